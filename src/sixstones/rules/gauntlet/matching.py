"""Which cards the places of one deck may hold when every place gets a card of its own."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sixstones.rules.bits import BIT, popcount

SIZE: Final = 32
NONE: Final[i64] = -1


class Matching:
    """Places with masks, as many as there are cards for them; places that are settled are set aside."""

    def __init__(self) -> None:
        self.n: i64 = 0
        self.place: vec[i64] = vec[i64]([0] * SIZE)
        self.mask: vec[i64] = vec[i64]([0] * SIZE)
        self.card: vec[i64] = vec[i64]([NONE] * SIZE)
        self.owner: vec[i64] = vec[i64]([NONE] * SIZE)
        """By card, the index of the place that holds it."""
        self.tried: i64 = 0
        self.reach: vec[i64] = vec[i64]([0] * SIZE)
        """By card, those that its place can have if others move on."""

    def clear(self) -> None:
        self.n = 0

    def add(self, place: i64, mask: i64) -> None:
        self.place[self.n] = place
        self.mask[self.n] = mask
        self.n += 1

    def narrow(self, case: vec[i64]) -> bool:
        """Leave in the case's masks only the cards that some complete dealing gives there; False if there is none."""
        if not self.set_aside_certain(case):
            return False
        if not self.is_wide():
            if not self.match():
                return False
            self.keep_rings()
        i: i64
        for i in range(self.n):
            case[self.place[i]] = self.mask[i]
        return True

    def set_aside_certain(self, case: vec[i64]) -> bool:
        """A place with one card settles that card, which may settle others; False if a place is left with none."""
        used: i64 = 0
        again = True
        i: i64
        while again:
            again = False
            i = 0
            while i < self.n:
                mask = self.mask[i] & ~used
                if mask & (mask - 1):
                    self.mask[i] = mask
                    i += 1
                    continue
                if mask == 0:
                    return False
                case[self.place[i]] = mask
                used |= mask
                again = True
                self.n -= 1
                self.place[i] = self.place[self.n]
                self.mask[i] = self.mask[self.n]
        return True

    def is_wide(self) -> bool:
        """Whether each mask is all cards, or more of them than there are places that have not all.

        Then those places find a card whatever any one place takes, and nothing is to be narrowed. Saves four matchings
        out of five.
        """
        cards: i64 = 0
        i: i64
        for i in range(self.n):
            cards |= self.mask[i]
        if popcount(cards) != self.n:
            return False
        limited: i64 = 0
        fewest = self.n
        for i in range(self.n):
            if self.mask[i] != cards:
                limited += 1
                fewest = min(fewest, popcount(self.mask[i]))
        return limited == 0 or fewest > limited

    def match(self) -> bool:
        """Give each place a card of its own, if that can be done."""
        i: i64
        for i in range(SIZE):
            self.owner[i] = NONE
        for i in range(self.n):
            self.tried = 0
            if not self.find(i):
                return False
        return True

    def find(self, i: i64) -> bool:
        """A card for place i, others moving on to another one where needed."""
        free = self.mask[i] & ~self.tried
        while free:
            low = free & -free
            card = popcount(low - 1)
            self.tried |= low
            if self.owner[card] == NONE or self.find(self.owner[card]):
                self.owner[card] = i
                self.card[i] = card
                return True
            free = self.mask[i] & ~self.tried
        return False

    def keep_rings(self) -> None:
        """A place may have another one's card if the places can pass cards round in a ring."""
        n = self.n
        i: i64
        k: i64
        for i in range(n):
            self.reach[self.card[i]] = self.mask[i]
        for k in range(n):
            bit = BIT[self.card[k]]
            row = self.reach[self.card[k]]
            for i in range(n):
                if self.reach[self.card[i]] & bit:
                    self.reach[self.card[i]] |= row
        for i in range(n):
            own = BIT[self.card[i]]
            mask: i64 = 0
            for k in range(n):
                if self.reach[self.card[k]] & own:
                    mask |= BIT[self.card[k]]
            self.mask[i] &= mask
