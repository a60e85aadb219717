"""A wallet: how many of each of the seven kinds of token, as one integer with eight bits for each kind.

The five colours come first, so that bonuses, costs and colours share the same arithmetic.
"""

from typing import Final

from mypy_extensions import i64

LETTERS: Final = "YBORPWG"
KINDS: Final = ["yellow", "blue", "orange", "red", "purple", "gray", "green"]
"""Mind, Space, Soul, Reality, Power, S.H.I.E.L.D. and Time."""
COLOUR_COUNT: Final = 5
KIND_COUNT: Final = 7
GRAY: Final = 5
GREEN: Final = 6

ONE: Final[i64] = 0x01_01_01_01_01
"""One of each colour."""
HIGH: Final[i64] = 0x80_80_80_80_80
COLOURS: Final[i64] = 0xFF_FF_FF_FF_FF
ALL_KINDS: Final[i64] = 0x01_01_01_01_01_01_01
ONE_GRAY: Final[i64] = 1 << 40
ONE_GREEN: Final[i64] = 1 << 48
# Multiplying by this gathers the bits 0, 8, 16, 24 and 32 at 32 to 36.
GATHER: Final[i64] = (1 << 32) | (1 << 25) | (1 << 18) | (1 << 11) | (1 << 4)


def minus(a: i64, b: i64) -> i64:
    """Colour by colour a - b, never below zero: four operations instead of a loop."""
    diff = (a | HIGH) - b
    kept = diff & HIGH
    return diff & (kept - (kept >> 7))


def colours_in(wallet: i64) -> i64:
    """How many tokens of the five colours; the wallet holds nothing else."""
    return ((wallet * ONE) >> 32) & 0xFF


def tokens_in(wallet: i64) -> i64:
    """How many tokens of all seven kinds."""
    return ((wallet * ALL_KINDS) >> 48) & 0xFF


def at_least(wallet: i64, n: i64) -> i64:
    """The colours of which there are n or more, as five bits."""
    high = (((wallet | HIGH) - n * ONE) & HIGH) >> 7
    return ((high * GATHER) >> 32) & 31


def of_kind(wallet: i64, kind: i64) -> i64:
    """How many of one kind."""
    return (wallet >> (8 * kind)) & 0xFF


def packed(numbers: list[int]) -> int:
    """The wallet with these numbers of each kind, in the order of LETTERS."""
    return sum(number << (8 * kind) for kind, number in enumerate(numbers))


def wallet_of_letters(letters: str) -> int:
    """The wallet that letters spell out; blanks between them do not count."""
    return packed([letters.count(letter) for letter in LETTERS])


def letters_of(wallet: i64) -> str:
    """The letters of a wallet in their order."""
    return "".join(letter * int(of_kind(wallet, kind)) for kind, letter in enumerate(LETTERS))


def amounts(wallet: i64, kinds: int = KIND_COUNT) -> dict[str, int]:
    """The numbers of the first kinds by name, zeros included."""
    return {KINDS[kind]: int(of_kind(wallet, kind)) for kind in range(kinds)}


def amounts_there(wallet: i64) -> dict[str, int]:
    """The numbers by name of the kinds that are there."""
    return {kind: number for kind, number in amounts(wallet).items() if number}


def squeezed(wallet: i64) -> i64:
    """The wallet with three bits for each kind, as events carry it: nobody moves more than seven of a kind."""
    small: i64 = 0
    kind: i64
    for kind in range(KIND_COUNT):
        small |= of_kind(wallet, kind) << (3 * kind)
    return small


def unsqueezed(small: i64) -> i64:
    """The wallet that was squeezed."""
    wallet: i64 = 0
    kind: i64
    for kind in range(KIND_COUNT):
        wallet |= (small >> (3 * kind) & 7) << (8 * kind)
    return wallet
