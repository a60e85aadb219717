"""What a seat can be told that it knows: claims that hold in all, or in some, of the consistent arrangements."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sixstones.rules.bits import BIT, popcount
from sixstones.rules.gauntlet.cards import HERO_CARDS, HEROES_OF, VILLAINS_OF
from sixstones.rules.gauntlet.cases import ANY, HAND, HERO_DECK, PLACES, THANOS_DECK
from sixstones.rules.gauntlet.data import ALL_IDS, ids_of
from sixstones.rules.gauntlet.knowledge import Knowledge
from sixstones.rules.said import Data

BOTH_OUTRIDERS: Final[i64] = 0x30000
HERO_NUMBERS: Final = range(1, 7)
THANOS_NUMBERS: Final = range(1, 8)
DIGIT: Final[i64] = 8
"""The numbers of a hand are the digits of one integer, each of them how many cards of that number there are."""
POWER: Final = vec[i64]([8**n for n in range(9)])


def claims(k: Knowledge) -> dict[str, Data]:
    """Of each hand and each deck place what is certain and what is possible, and what the ties of fights mean."""
    return {
        "hands": [hand_claims(k, seat) for seat in range(k.seats)],
        "hero_deck": [place_claims(k, HERO_DECK + i) for i in range(k.hero_left - 1, -1, -1)],
        "thanos_deck": [place_claims(k, THANOS_DECK + i) for i in range(k.thanos_left - 1, -1, -1)],
        "ties": ties(k),
    }


def hand_claims(k: Knowledge, seat: int) -> dict[str, Data]:
    """The cards that are certain and possible, how many there are of each number, and numbers one of which is there."""
    first = HAND * seat
    last = first + int(k.held[seat])
    possible = k.possible[first] if last > first else 0
    names = ids_of(possible, ALL_IDS)
    both = possible & BOTH_OUTRIDERS == BOTH_OUTRIDERS
    certain = possible & ~elsewhere(k, first, last)
    hands = number_hands(k, seat)
    numbers: dict[str, Data] = {}
    for number in THANOS_NUMBERS:
        least, most = count_of(number, hands)
        if most:
            numbers[str(number)] = [least, most]
    return {
        "certain": ["outrider"] * (certain_outriders(k, first, last) if both else 0)
        + ids_of(certain & ~BOTH_OUTRIDERS if both else certain, ALL_IDS),
        "possible": names[1:] if both else names,
        "numbers": numbers,
        "among": among(k, seat, possible, hands),
    }


def place_claims(k: Knowledge, place: i64) -> Data:
    """The card of a deck place if it is certain, else those that are possible."""
    names = list(dict.fromkeys(ids_of(k.possible[place], ALL_IDS)))
    return names[0] if len(names) == 1 else names


def elsewhere(k: Knowledge, first: i64, last: i64) -> i64:
    """The cards that may be in any other place."""
    mask: i64 = 0
    i: i64
    for i in range(PLACES):
        if i < first or i >= last:
            mask |= k.possible[i]
    return mask


def of_number(k: Knowledge, seat: i64, number: i64) -> i64:
    """The cards of a number that the seat could hold, as bits."""
    return VILLAINS_OF[number] << HERO_CARDS if seat == k.thanos else HEROES_OF[number]


def number_hands(k: Knowledge, seat: i64) -> list[i64]:
    """The numbers that the hand may have together."""
    found: set[int] = set()
    first = HAND * seat
    last = first + k.held[seat]
    if last > first:
        for case in k.cases:
            add_hands(k, seat, case, first, last, 0, found)
    return list(found)


def add_hands(k: Knowledge, seat: i64, case: vec[i64], place: i64, last: i64, numbers: i64, found: set[int]) -> None:
    """Try each number in this place, then in those after it; the masks hold only what some dealing gives."""
    number: i64
    for number in range(1, 8):
        cards = of_number(k, seat, number)
        if not case[place] & cards:
            continue
        with_it = numbers + POWER[number]
        if place + 1 == last:
            found.add(with_it)
            continue
        twin = case[:]
        twin[place] &= cards
        if k.narrow_side(twin, seat != k.thanos):
            add_hands(k, seat, twin, place + 1, last, with_it, found)


def count_of(number: i64, hands: list[i64]) -> tuple[int, int]:
    """How many cards of this number there are in these hands, at least and at most."""
    least: i64 = DIGIT
    most: i64 = 0
    for hand in hands:
        count = hand // POWER[number] % DIGIT
        least = min(least, count)
        most = max(most, count)
    return int(least), int(most)


def among(k: Knowledge, seat: i64, possible: i64, hands: list[i64]) -> list[Data]:
    """The least sets of numbers one of which is certainly in the hand, as far as something was learnt for that.

    Not told where one number is certain by itself, nor where too few other cards are possible to fill the hand.
    """
    found: list[Data] = []
    if k.held[seat] < 2:
        return found
    there: i64 = 0
    number: i64
    for number in range(1, 8):
        if possible & of_number(k, seat, number):
            there |= BIT[number]
    certain: list[i64] = []
    size: i64
    for size in range(1, popcount(there)):
        wanted = (there - 1) & there
        while wanted:
            if popcount(wanted) == size and not is_known(wanted, certain) and in_each(wanted, hands):
                others: i64 = 0
                for number in range(1, 8):
                    if not wanted & BIT[number]:
                        others += popcount(possible & of_number(k, seat, number))
                if size == 1:
                    certain.append(wanted)
                elif others >= k.held[seat]:
                    certain.append(wanted)
                    found.append([int(number) for number in THANOS_NUMBERS if wanted & BIT[number]])
            wanted = (wanted - 1) & there
    found.sort(key=lambda numbers: (len(numbers), numbers))
    return found


def is_known(wanted: i64, certain: list[i64]) -> bool:
    """Whether fewer numbers say the same."""
    return any(fewer & ~wanted == 0 for fewer in certain)


def in_each(wanted: i64, hands: list[i64]) -> bool:
    """Whether each of the hands has one of these numbers."""
    number: i64
    for hand in hands:
        hit = False
        for number in range(1, 8):
            if wanted & BIT[number] and hand // POWER[number] % DIGIT:
                hit = True
        if not hit:
            return False
    return True


def certain_outriders(k: Knowledge, first: i64, last: i64) -> int:
    """How many Outriders the hand holds at least, while both are hidden."""
    for least in range(2):
        subset: i64
        for subset in range(BIT[last - first]):
            if popcount(subset) != least:
                continue
            for case in k.cases:
                twin = case[:]
                i: i64
                for i in range(last - first):
                    twin[first + i] &= BOTH_OUTRIDERS if subset & BIT[i] else ANY & ~BOTH_OUTRIDERS
                if k.narrow_side(twin, heroes=False):
                    return least
    return 2


def ties(k: Knowledge) -> list[Data]:
    """For a hero's number, the number that Thanos then certainly holds though it is not certain by itself."""
    found: list[Data] = []
    if len(k.cases) < 2 or k.held[k.thanos] == 0:
        return found
    first = HAND * k.thanos
    last = first + k.held[k.thanos]
    for seat in range(k.seats):
        slot = HAND * seat
        if seat == k.thanos or k.held[seat] != 1 or popcount(k.possible[slot]) < 2:
            continue
        for hero in HERO_NUMBERS:
            if not k.possible[slot] & HEROES_OF[hero]:
                continue
            for number in THANOS_NUMBERS:
                villains = VILLAINS_OF[number] << HERO_CARDS
                if k.possible[first] & villains and implies(k, slot, HEROES_OF[hero], first, last, villains):
                    found.append({"seat": seat, "number": hero, "thanos": number})
    return found


def implies(k: Knowledge, slot: i64, heroes: i64, first: i64, last: i64, villains: i64) -> bool:
    """Whether Thanos holds one of these whenever the hero holds one of those, but not always."""
    always = True
    for case in k.cases:
        twin = case[:]
        i: i64
        for i in range(first, last):
            twin[i] &= ~villains
        if k.narrow_side(twin, heroes=False):
            always = False
            if case[slot] & heroes:
                return False
    return not always
