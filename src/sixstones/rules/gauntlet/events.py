"""The kinds of event of Infinity Gauntlet, as numbers."""

from typing import Final

from mypy_extensions import i64

TURN: Final[i64] = 0
DREW: Final[i64] = 1
NO_CARD_LEFT: Final[i64] = 2
PLAYED: Final[i64] = 3
TARGETED: Final[i64] = 4
GUESSED: Final[i64] = 5
MISSED: Final[i64] = 6
SAW: Final[i64] = 7
LOOKED: Final[i64] = 8
ORDERED: Final[i64] = 9
FOUGHT: Final[i64] = 10
TIED: Final[i64] = 11
WON_FIGHT: Final[i64] = 12
DECLINED: Final[i64] = 13
GAINED: Final[i64] = 14
DEFEATED: Final[i64] = 15
SHUFFLED_BACK: Final[i64] = 16
RESHUFFLED: Final[i64] = 17
PUT_DOWN: Final[i64] = 18
COPIED: Final[i64] = 19
SNAPPED: Final[i64] = 20
REVEALED: Final[i64] = 21
ENDED: Final[i64] = 22
WHICH_FALLS: Final[i64] = 23
LAID: Final[i64] = 24
"""A card that lay faceup when the position was loaded."""
