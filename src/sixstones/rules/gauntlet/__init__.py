"""Infinity Gauntlet: A Love Letter Game."""

from sixstones.rules.gauntlet.game import RULES

__all__ = ["RULES"]
