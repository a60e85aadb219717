"""Dealing cards to places within masks, all complete dealings equally likely."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sixstones.rules.bits import BIT, nth_bit, popcount
from sixstones.rules.dice import Dice


class Dealer:
    """The hidden places of one deck, those with the fewest possible cards first, and how to deal to them."""

    def __init__(self) -> None:
        self.places: vec[i64] = vec[i64]()
        self.masks: vec[i64] = vec[i64]()
        self.n: i64 = 0
        self.cards: i64 = 0
        self.bound: i64 = 0
        """From this place on every mask holds all cards, so that nothing needs to be counted."""
        self.open: vec[i64] = vec[i64]()
        """For the places before, 1 where the cards of the mask are alike for all places after it."""
        self.kinds: list[int] = []
        """The cards by kind: those of one kind are in the same masks."""
        self.ways: dict[int, int] = {}

    def add(self, place: i64, mask: i64) -> None:
        """A place and its mask, before those with more cards."""
        size = popcount(mask)
        self.places = append(self.places, place)
        self.masks = append(self.masks, mask)
        self.cards |= mask
        i = self.n
        self.n += 1
        while i > 0 and popcount(self.masks[i - 1]) > size:
            self.places[i] = self.places[i - 1]
            self.masks[i] = self.masks[i - 1]
            i -= 1
        self.places[i] = place
        self.masks[i] = mask

    def begin(self) -> None:
        """All places are there."""
        while self.bound < self.n and self.masks[self.bound] != self.cards:
            self.bound += 1
        i: i64
        for i in range(self.bound):
            self.open = append(self.open, 1 if self.is_open(i) else 0)

    def is_open(self, i: i64) -> bool:
        mask = self.masks[i]
        k: i64
        for k in range(i + 1, self.n):
            later = self.masks[k] & mask
            if later and later != mask:
                return False
        return True

    def deal(self, dice: Dice, dealt: vec[i64]) -> None:
        """Give each place a card; each choice weighs as many dealings as it leaves."""
        used: i64 = 0
        i: i64
        for i in range(self.n):
            free = self.masks[i] & ~used
            if i < self.bound and not self.open[i]:
                free = self.weighed(i, used, free, dice)
            card = nth_bit(free, dice.below(popcount(free)))
            dealt[self.places[i]] = card
            used |= BIT[card]

    def weighed(self, i: i64, used: i64, free: i64, dice: Dice) -> i64:
        """The free cards of one kind, by lot."""
        if not self.kinds:
            self.sort_out_kinds()
        weights: list[int] = []
        total = 0
        for kind in self.kinds:
            there = free & kind
            weight = 0
            if there:
                weight = popcount(there) * self.count(i + 1, used | (there & -there))
            weights.append(weight)
            total += weight
        at = below(dice, total)
        k = 0
        while at >= weights[k]:
            at -= weights[k]
            k += 1
        return free & self.kinds[k]

    def sort_out_kinds(self) -> None:
        kinds: dict[int, int] = {}
        k: i64
        i: i64
        for k in range(popcount(self.cards)):
            card = BIT[nth_bit(self.cards, k)]
            found: i64 = 0
            for i in range(self.bound):
                if self.masks[i] & card:
                    found |= BIT[i]
            kinds[found] = kinds.get(found, 0) | card
        self.kinds = list(kinds.values())

    def count(self, i: i64, used: i64) -> int:
        """How many ways there are to deal to the places from i on, up to a factor common to all `used`."""
        if i >= self.bound:
            return 1
        key: int = i
        for kind in self.kinds:
            key = key * 32 + popcount(kind & ~used)
        known = self.ways.get(key)
        if known is not None:
            return known
        total = 0
        free = self.masks[i] & ~used
        for kind in self.kinds:
            there = free & kind
            if there:
                total += popcount(there) * self.count(i + 1, used | (there & -there))
        self.ways[key] = total
        return total


def below(dice: Dice, n: int) -> int:
    """One of 0 to n-1 for numbers that a single throw may be too small for."""
    if n <= 0x40000000:
        return dice.below(n)
    throws = (n.bit_length() + 29) // 30
    while True:
        number = 0
        for _ in range(throws):
            number = number * 0x40000000 + dice.below(0x40000000)
        size = 0x40000000**throws
        if number < size - size % n:
            return number % n
