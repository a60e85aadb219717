"""Cases: what each hidden place may hold, split where something that was witnessed may have concerned several cards.

A *case* is a mask for each hidden place: the cards that it may hold. An arrangement is consistent if some case admits
it. The order within a hand, or within deck places that are joined into one group, is not known: there the masks belong
to the cards in any order. Thanos' cards are numbered from 16 here: one mask can hold any card. The two Outriders are
the same card to everybody: while both are hidden every mask has both or neither, then the hidden one is the first.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sixstones.rules.bits import BIT, popcount
from sixstones.rules.gauntlet.cards import HERO_CARDS
from sixstones.rules.gauntlet.matching import Matching

# Places in a case: four for each hand, then the two decks from the bottom upwards.
HAND: Final[i64] = 4
HERO_DECK: Final[i64] = 24
THANOS_DECK: Final[i64] = 40
PLACES: Final[i64] = 53
ANY: Final[i64] = 0x1FFFFFFF
HERO_MASK: Final[i64] = 0xFFFF
FIRST_OUTRIDER: Final[i64] = 16
SECOND_OUTRIDER: Final[i64] = 17
MANY: Final = 12
"""With more cases than this, impossible ones are looked for before the end."""


class Cases:
    """The cases of one viewer, and which places there are."""

    def __init__(self, seats: i64, thanos: i64, heroes: i64, villains: i64) -> None:
        self.seats: i64 = seats
        self.thanos: i64 = thanos
        self.held: vec[i64] = vec[i64]([0] * 6)
        self.hero_left: i64 = popcount(heroes)
        self.thanos_left: i64 = popcount(villains)
        self.joined: vec[i64] = vec[i64]([0] * PLACES)
        """1 where a deck place is in one group with the place below it."""
        case = vec[i64]([0] * PLACES)
        i: i64
        for i in range(self.hero_left):
            case[HERO_DECK + i] = heroes
            self.joined[HERO_DECK + i] = 1 if i else 0
        for i in range(self.thanos_left):
            case[THANOS_DECK + i] = villains << HERO_CARDS
            self.joined[THANOS_DECK + i] = 1 if i else 0
        self.cases: list[vec[i64]] = [case]
        self.outriders: i64 = villains << HERO_CARDS & (BIT[FIRST_OUTRIDER] | BIT[SECOND_OUTRIDER])
        """Those that are hidden, as a mask."""
        self.matching = Matching()

    def copy_cases(self, other: "Cases") -> None:
        """Become what the other is."""
        self.held = other.held[:]
        self.hero_left = other.hero_left
        self.thanos_left = other.thanos_left
        self.joined = other.joined[:]
        self.cases = [case[:] for case in other.cases]
        self.outriders = other.outriders

    def mask_of(self, card: i64) -> i64:
        """A card that was named, as a mask."""
        return self.outriders if card == FIRST_OUTRIDER else BIT[card]

    def group_start(self, place: i64) -> i64:
        while self.joined[place]:
            place -= 1
        return place

    # Splitting and narrowing

    def split(self, first: i64, last: i64, mask: i64) -> None:
        """One of these places holds one of these cards: a case for each distinct mask, the place put last."""
        impossible = False
        end = last - 1
        c: i64
        i: i64
        for c in range(len(self.cases)):
            case = self.cases[c]
            chosen: i64 = -1
            for i in range(first, last):
                if case[i] & mask == 0:
                    continue
                if chosen < 0:
                    chosen = i
                elif not is_among(case, chosen, i):
                    twin = case[:]
                    twin[i] = twin[end]
                    twin[end] = case[i] & mask
                    self.cases.append(twin)
            if chosen < 0:
                case[end] = 0
                impossible = True
            else:
                there = case[chosen]
                case[chosen] = case[end]
                case[end] = there & mask
        if impossible:
            self.drop_impossible()

    def claim(self, place: i64, card: i64) -> None:
        """The card is in this place, so it is in no other; of two hidden Outriders the other may be."""
        mask = self.mask_of(card)
        if card != FIRST_OUTRIDER or mask & (mask - 1) == 0:
            self.clear_elsewhere(place, mask, mask)

    def lay_open(self, place: i64, card: i64) -> None:
        """The card leaves this place and lies open: no hidden place holds it."""
        if card == FIRST_OUTRIDER:
            if self.outriders & BIT[SECOND_OUTRIDER]:
                card = SECOND_OUTRIDER
            self.outriders &= ~BIT[card]
        self.clear_elsewhere(place, BIT[card], 0)

    def clear_elsewhere(self, place: i64, bit: i64, left: i64) -> None:
        """This card is in no place but one, whose mask becomes `left`."""
        impossible = False
        hands: i64 = 0
        hands_end = HAND * self.seats
        deck = HERO_DECK
        deck_end = HERO_DECK + self.hero_left
        if bit > HERO_MASK:
            hands = HAND * self.thanos
            hands_end = hands + HAND
            deck = THANOS_DECK
            deck_end = THANOS_DECK + self.thanos_left
        for case in self.cases:
            case[place] = 0
            if clear(case, hands, hands_end, bit) or clear(case, deck, deck_end, bit):
                impossible = True
            case[place] = left
        if impossible:
            self.drop_impossible()

    def drop_impossible(self) -> None:
        self.cases = [case for case in self.cases if not self.has_gap(case)]

    def has_gap(self, case: vec[i64]) -> bool:
        """Whether some hidden place can hold nothing."""
        i: i64
        k: i64
        for i in range(self.seats):
            for k in range(self.held[i]):
                if case[HAND * i + k] == 0:
                    return True
        for k in range(self.hero_left):
            if case[HERO_DECK + k] == 0:
                return True
        return any(case[THANOS_DECK + k] == 0 for k in range(self.thanos_left))

    def narrow(self, case: vec[i64]) -> bool:
        """Leave in each mask only what some dealing of all the hidden cards allows; False if there is none."""
        return self.narrow_side(case, True) and self.narrow_side(case, False)

    def narrow_side(self, case: vec[i64], heroes: bool) -> bool:
        matching = self.matching
        matching.clear()
        i: i64
        for i in range(self.seats):
            if (i != self.thanos) == heroes:
                first = HAND * i
                for place in range(first, first + self.held[i]):
                    matching.add(place, case[place])
        bottom = HERO_DECK if heroes else THANOS_DECK
        for i in range(self.hero_left if heroes else self.thanos_left):
            matching.add(bottom + i, case[bottom + i])
        return matching.narrow(case)

    # As few cases as there need be

    def thin_out(self) -> None:
        """Drop cases that another one covers; with many also those that nothing fits."""
        if len(self.cases) > MANY:
            self.cases = [case for case in self.cases if self.narrow(case)]
        for case in self.cases:
            self.sort(case)
        kept: list[vec[i64]] = []
        for case in self.cases:
            covered = False
            for other in kept:
                if covers(other, case):
                    covered = True
                    break
            if not covered:
                kept = [other for other in kept if not covers(case, other)]
                kept.append(case)
        self.cases = kept

    def sort(self, case: vec[i64]) -> None:
        """Put the masks of each hand and each group in order, since there the order means nothing."""
        seat: i64
        for seat in range(self.seats):
            if self.held[seat] > 1:
                sort_masks(case, HAND * seat, HAND * seat + self.held[seat])
        self.sort_groups(case, HERO_DECK, HERO_DECK + self.hero_left)
        self.sort_groups(case, THANOS_DECK, THANOS_DECK + self.thanos_left)

    def sort_groups(self, case: vec[i64], bottom: i64, end: i64) -> None:
        first = bottom
        while first < end:
            last = first + 1
            while last < end and self.joined[last]:
                last += 1
            if last - first > 1:
                sort_masks(case, first, last)
            first = last

    # Whether cards fit

    def admits(self, case: vec[i64], dealt: vec[i64]) -> bool:
        """Whether the cards fit the masks, in a hand or a group in any order."""
        seat: i64
        for seat in range(self.seats):
            if not self.fits(case, dealt, HAND * seat, HAND * seat + self.held[seat]):
                return False
        return self.groups_fit(case, dealt, HERO_DECK, HERO_DECK + self.hero_left) and self.groups_fit(
            case, dealt, THANOS_DECK, THANOS_DECK + self.thanos_left
        )

    def groups_fit(self, case: vec[i64], dealt: vec[i64], bottom: i64, end: i64) -> bool:
        first = bottom
        while first < end:
            last = first + 1
            while last < end and self.joined[last]:
                last += 1
            if not self.fits(case, dealt, first, last):
                return False
            first = last
        return True

    def fits(self, case: vec[i64], dealt: vec[i64], first: i64, last: i64) -> bool:
        there: i64 = 0
        straight = True
        i: i64
        for i in range(first, last):
            there |= BIT[dealt[i]]
            if not case[i] & BIT[dealt[i]]:
                straight = False
        if straight:
            return True
        if last - first == 1:
            return False
        matching = self.matching
        matching.clear()
        for i in range(first, last):
            matching.add(i, case[i] & there)
        return matching.match()


def is_among(case: vec[i64], first: i64, place: i64) -> bool:
    """Whether a place before this one has the same mask."""
    mask = case[place]
    i: i64
    for i in range(first, place):  # noqa: SIM110 - compiled, a loop is faster
        if case[i] == mask:
            return True
    return False


def clear(case: vec[i64], first: i64, last: i64, bit: i64) -> bool:
    """Take the card out of these places; whether one of them has none left."""
    empty = False
    i: i64
    for i in range(first, last):
        mask = case[i]
        if mask & bit:
            case[i] = mask - bit
            if mask == bit:
                empty = True
    return empty


def covers(wide: vec[i64], narrow: vec[i64]) -> bool:
    """Whether each mask of one sorted case is within that of the other."""
    i: i64
    for i in range(PLACES):  # noqa: SIM110 - as above
        if narrow[i] & ~wide[i]:
            return False
    return True


def sort_masks(case: vec[i64], first: i64, last: i64) -> None:
    i: i64
    for i in range(first + 1, last):
        mask = case[i]
        k = i
        while k > first and case[k - 1] < mask:
            case[k] = case[k - 1]
            k -= 1
        case[k] = mask
