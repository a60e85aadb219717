"""Splendor: Marvel."""

from sixstones.rules.splendor.game import RULES

__all__ = ["RULES"]
