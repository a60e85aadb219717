"""The printed cards once more, typed apart from the rules: number, how many there are, and what is shuffled back."""

from typing import Final, NamedTuple

HEROES: Final = {
    "nebula": 1, "spider-man": 1, "star-lord": 1,
    "black-widow": 2, "gamora": 2, "ant-man-wasp": 2,
    "captain-america": 3, "hulk": 3, "thor": 3,
    "black-panther": 4, "falcon": 4, "doctor-strange": 4,
    "scarlet-witch": 5, "vision": 5,
    "captain-marvel": 6, "iron-man": 6,
}  # fmt: skip
"""Each hero card's number; there is one of each."""


class Printed(NamedTuple):
    """A card of Thanos' deck."""

    number: int
    copies: int = 1
    stone: bool = False
    back: bool = False


VILLAINS: Final = {
    "outrider": Printed(1, copies=2),
    "mind-stone": Printed(1, stone=True, back=True),
    "corvus-glaive": Printed(2),
    "soul-stone": Printed(2, stone=True, back=True),
    "black-dwarf": Printed(3),
    "space-stone": Printed(3, stone=True, back=True),
    "proxima-midnight": Printed(4),
    "power-stone": Printed(4, stone=True, back=True),
    "ebony-maw": Printed(5),
    "reality-stone": Printed(5, stone=True, back=True),
    "time-stone": Printed(6, stone=True, back=True),
    "thanos": Printed(7, back=True),
}
THANOS_DECK: Final = [card for card, printed in VILLAINS.items() for _ in range(printed.copies)]
STONES: Final = [card for card, printed in VILLAINS.items() if printed.stone]
BACK: Final = [card for card, printed in VILLAINS.items() if printed.back]
THANOS_TURNS: Final = 13
"""Twelve cards can be played; with none left he has all the stones."""
