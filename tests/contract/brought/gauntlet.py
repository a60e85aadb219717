"""What Infinity Gauntlet brings to the contract."""

from typing import Final

from sixstones.rules.said import Data
from tests.rules.gauntlet.tracker import Tracker

__all__ = ["ALWAYS", "PINNED", "QUESTIONS", "Tracker"]

QUESTIONS: Final = {
    "before", "card", "after", "may-fight", "whom", "number", "fighter", "falling", "three", "down", "copied",
}  # fmt: skip
LIFE: Final[dict[str, Data]] = {"life": "6,8"}
ALWAYS: Final = LIFE
"""Two numbers, so that a new table of life changes no playthrough and no count."""
SECOND: Final[dict[str, Data]] = {**LIFE, "thanos": "b"}
"""Not the first seat is Thanos."""
THIRD: Final[dict[str, Data]] = {**LIFE, "thanos": "c"}
PINNED: Final = [
    (2, LIFE, 0, 0),  # a new game
    (6, THIRD, 0, 0),
    (3, LIFE, 0, 13),  # which card to play
    (2, SECOND, 0, 14),
    (2, SECOND, 0, 42),  # snap before drawing
    (3, SECOND, 0, 47),
    (6, LIFE, 1, 91),
    (2, LIFE, 0, 46),  # or after playing
    (4, LIFE, 1, 45),
    (2, LIFE, 0, 15),  # may fight
    (5, THIRD, 0, 15),
    (2, SECOND, 1, 37),  # whom
    (6, LIFE, 0, 16),
    (3, LIFE, 0, 17),  # a number
    (6, LIFE, 0, 36),
    (2, LIFE, 0, 44),  # with which card
    (5, THIRD, 0, 58),
    (3, SECOND, 0, 16),  # which falls
    (4, LIFE, 1, 42),
    (6, LIFE, 0, 91),
    (2, SECOND, 0, 23),  # the order of three
    (5, THIRD, 0, 19),
    (2, LIFE, 0, 17),  # which goes to the bottom
    (4, LIFE, 0, 18),
    (3, SECOND, 0, 21),  # what to copy
    (6, LIFE, 3, 96),
    (2, LIFE, 0, 999),  # over
    (5, THIRD, 0, 999),
]
