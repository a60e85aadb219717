"""The hero cards and the Thanos cards, and the tables made from them."""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64


class Card(NamedTuple):
    """A card: its number, whether it is a stone, and whether it is shuffled back when defeated."""

    id: str
    number: int
    stone: bool = False
    back: bool = False


HEROES: Final = [
    Card("nebula", 1),
    Card("spider-man", 1),
    Card("star-lord", 1),
    Card("black-widow", 2),
    Card("gamora", 2),
    Card("ant-man-wasp", 2),
    Card("captain-america", 3),
    Card("hulk", 3),
    Card("thor", 3),
    Card("black-panther", 4),
    Card("falcon", 4),
    Card("doctor-strange", 4),
    Card("scarlet-witch", 5),
    Card("vision", 5),
    Card("captain-marvel", 6),
    Card("iron-man", 6),
]

VILLAINS: Final = [
    Card("outrider", 1),
    Card("outrider", 1),
    Card("mind-stone", 1, stone=True, back=True),
    Card("corvus-glaive", 2),
    Card("soul-stone", 2, stone=True, back=True),
    Card("black-dwarf", 3),
    Card("space-stone", 3, stone=True, back=True),
    Card("proxima-midnight", 4),
    Card("power-stone", 4, stone=True, back=True),
    Card("ebony-maw", 5),
    Card("reality-stone", 5, stone=True, back=True),
    Card("time-stone", 6, stone=True, back=True),
    Card("thanos", 7, back=True),
]
"""The cards of Thanos' deck, the two Outriders first."""

HERO_CARDS: Final[i64] = 16
THANOS_CARDS: Final[i64] = 13
ALL_HEROES: Final[i64] = 0xFFFF
ALL_VILLAINS: Final[i64] = 0x1FFF


def _bits(cards: list[Card], numbers: set[int]) -> int:
    return sum(1 << i for i, card in enumerate(cards) if card.number in numbers)


HERO_NUMBER: Final = vec[i64]([card.number for card in HEROES])
NUMBER: Final = vec[i64]([card.number for card in VILLAINS])
HEROES_OF: Final = vec[i64]([_bits(HEROES, {n}) for n in range(8)])
"""The hero cards of a number, as bits; likewise those of Thanos' deck."""
VILLAINS_OF: Final = vec[i64]([_bits(VILLAINS, {n}) for n in range(8)])
LOW_HEROES: Final[i64] = 0x01FF
"""Of 3 or lower, which Corvus Glaive defeats; the Soul Stone defeats those of 3 or higher."""
HIGH_HEROES: Final[i64] = 0xFFC0
STONES: Final[i64] = 0x0D54
BACK: Final[i64] = 0x1D54
"""Stones and Thanos himself: shuffled back when defeated."""
OUTRIDERS: Final[i64] = 0x0003

OUTRIDER: Final[i64] = 0
SECOND_OUTRIDER: Final[i64] = 1
MIND_STONE: Final[i64] = 2
CORVUS_GLAIVE: Final[i64] = 3
SOUL_STONE: Final[i64] = 4
BLACK_DWARF: Final[i64] = 5
SPACE_STONE: Final[i64] = 6
PROXIMA_MIDNIGHT: Final[i64] = 7
POWER_STONE: Final[i64] = 8
EBONY_MAW: Final[i64] = 9
REALITY_STONE: Final[i64] = 10
TIME_STONE: Final[i64] = 11
THANOS: Final[i64] = 12
