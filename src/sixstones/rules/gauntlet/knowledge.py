"""What a seat knows: every arrangement of the hidden cards that is consistent with all that it witnessed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sixstones.rules.bits import BIT, nth_bit, popcount
from sixstones.rules.dice import Dice
from sixstones.rules.gauntlet.cards import HERO_CARDS, HERO_NUMBER, HEROES_OF, NUMBER, VILLAINS_OF
from sixstones.rules.gauntlet.cases import (
    ANY,
    FIRST_OUTRIDER,
    HAND,
    HERO_DECK,
    HERO_MASK,
    PLACES,
    SECOND_OUTRIDER,
    THANOS_DECK,
    Cases,
)
from sixstones.rules.gauntlet.dealing import Dealer
from sixstones.rules.gauntlet.events import (
    DEFEATED,
    DREW,
    FOUGHT,
    LAID,
    LOOKED,
    MISSED,
    ORDERED,
    PLAYED,
    PUT_DOWN,
    RESHUFFLED,
    REVEALED,
    SAW,
    SHUFFLED_BACK,
    TIED,
    WHICH_FALLS,
    WON_FIGHT,
)
from sixstones.rules.position import card_of, kind_of, large_of, may_know, seat_of
from sixstones.rules.said import Data, DataError, Phrase

MOST_TRIES: Final = 100_000
"""Of true histories the worst accepts every tenth deal; a false one might accept none."""


class Knowledge(Cases):
    """The cases of one viewer after so many events. Once it is kept it is not changed: what follows works on a copy."""

    def __init__(self, seats: i64, thanos: i64, heroes: i64, villains: i64) -> None:
        super().__init__(seats, thanos, heroes, villains)
        self.said: i64 = 0
        # The fight whose result is awaited, where this viewer did not see the cards.
        self.fighting: bool = False
        self.hero_bonus: i64 = 0
        self.thanos_bonus: i64 = 0
        self.winner: i64 = -1
        # What `settle` makes of the cases.
        self.possible: vec[i64] = vec[i64]([0] * PLACES)
        self.loose: bool = False
        """Whether the only case says no more than `possible`, so that every dealing within it is consistent."""
        self.dealers: list[Dealer] = []
        self.claims: dict[str, Data] | None = None
        """What `claims` says of this, once it was asked."""

    def copy(self) -> "Knowledge":
        """The same so far, before it was settled."""
        twin = Knowledge(self.seats, self.thanos, 0, 0)
        twin.copy_cases(self)
        twin.said = self.said
        twin.fighting = self.fighting
        twin.hero_bonus = self.hero_bonus
        twin.thanos_bonus = self.thanos_bonus
        twin.winner = self.winner
        return twin

    # Folding events

    def fold(self, heard: vec[i64], said: i64, viewer: i64) -> None:
        """Take in the events up to `said` as the viewer (-1: a spectator) witnessed them."""
        at: i64
        for at in range(self.said, said):
            event = heard[at]
            seat = seat_of(event)
            card: i64 = -1
            if may_know(event, viewer):
                card = card_of(event)
            before = len(self.cases)
            self.take_in(kind_of(event), seat, card, large_of(event))
            if len(self.cases) > before:
                self.thin_out()
        self.said = said

    def take_in(self, kind: i64, seat: i64, card: i64, number: i64) -> None:
        """An event that moved a card, or else one that told something."""
        if kind == DREW:
            self.draw(seat, card)
        elif kind == PLAYED:
            self.leave_hand(seat, card)
        elif kind == DEFEATED:
            if self.fighting:
                self.bound_the_winner(card)
            self.leave_hand(seat, card)
        elif kind == PUT_DOWN:
            self.put_down(seat, card)
        elif kind == RESHUFFLED:
            self.reshuffle(number)
        elif kind == SHUFFLED_BACK:
            self.shuffle_back(card)
        elif kind == ORDERED:
            self.reorder(number, card)
        elif kind == LAID:
            self.lay(card)
        else:
            self.be_told(kind, seat, card, number)

    def be_told(self, kind: i64, seat: i64, card: i64, number: i64) -> None:
        """An event that moved no card."""
        if kind == MISSED:
            self.none_of(seat, number if seat != self.thanos else number << HERO_CARDS)
        elif kind == WHICH_FALLS:
            self.one_of(seat, VILLAINS_OF[number] << HERO_CARDS)
        elif kind == FOUGHT:
            self.fought(seat, card, number)
        elif kind == TIED:
            if self.fighting:
                self.tie(seat)
            self.fighting = False
        elif kind == WON_FIGHT:
            self.winner = seat
        elif card < 0:
            return
        elif kind == LOOKED:
            self.look(number, card)
        elif kind == SAW or kind == REVEALED:  # noqa: PLR1714, SIM109 - compiled, `in` is slower
            self.one_is(self.thanos, card)

    # Cards that move

    def draw(self, seat: i64, card: i64) -> None:
        """The top place moves to the hand."""
        top = self.pick_top(seat != self.thanos, card)
        if self.held[seat] == HAND:
            raise IndexError(HAND)
        slot = HAND * seat + self.held[seat]
        self.held[seat] += 1
        for case in self.cases:
            case[slot] = case[top]
            case[top] = 0

    def lay(self, card: i64) -> None:
        """A faceup card of a loaded position: it is in no hidden place."""
        self.lay_open(self.pick_top(card < HERO_CARDS, card), card)

    def pick_top(self, heroes: bool, card: i64) -> i64:
        """Split by which card of its group is on top; the deck is one place shorter then."""
        if (self.hero_left if heroes else self.thanos_left) == 0:
            raise IndexError(card)
        if heroes:
            self.hero_left -= 1
            top = HERO_DECK + self.hero_left
        else:
            self.thanos_left -= 1
            top = THANOS_DECK + self.thanos_left
        if card >= 0:
            self.split(self.group_start(top), top + 1, self.mask_of(card))
            self.claim(top, card)
        elif self.joined[top]:
            self.split(self.group_start(top), top + 1, ANY)
        self.joined[top] = 0
        return top

    def last_held(self, seat: i64) -> i64:
        """The last place of a hand. Where it is empty, or one below is too small, the history is not of a game."""
        if self.held[seat] == 0:
            raise IndexError(seat)
        return HAND * seat + self.held[seat] - 1

    def leave_hand(self, seat: i64, card: i64) -> None:
        """A card of the hand lies open now: it is nowhere else, and no hidden place holds it."""
        slot = self.last_held(seat)
        self.split(HAND * seat, slot + 1, self.mask_of(card))
        self.held[seat] -= 1
        self.lay_open(slot, card)

    def put_down(self, seat: i64, card: i64) -> None:
        """A card of the hand goes below the deck."""
        slot = self.last_held(seat)
        self.split(HAND * seat, slot + 1, self.mask_of(card) if card >= 0 else ANY)
        if card >= 0:
            self.claim(slot, card)
        self.held[seat] -= 1
        self.raise_deck(THANOS_DECK, self.thanos_left, 1)
        self.thanos_left += 1
        for case in self.cases:
            case[THANOS_DECK] = case[slot]
            case[slot] = 0

    def raise_deck(self, bottom: i64, size: i64, by: i64) -> None:
        """Make room below a deck; the new places are groups of their own."""
        i: i64
        for i in range(size - 1, -1, -1):
            self.joined[bottom + i + by] = self.joined[bottom + i]
        for i in range(by):
            self.joined[bottom + i] = 0
        for case in self.cases:
            for i in range(size - 1, -1, -1):
                case[bottom + i + by] = case[bottom + i]

    def reshuffle(self, cards: i64) -> None:
        """The faceup cards of the heroes become the deck, below those set aside; their order is not known."""
        n = popcount(cards)
        if self.hero_left + n > HERO_CARDS:
            raise IndexError(n)
        self.raise_deck(HERO_DECK, self.hero_left, n)
        self.hero_left += n
        i: i64
        for i in range(1, n):
            self.joined[HERO_DECK + i] = 1
        for case in self.cases:
            for i in range(n):
                case[HERO_DECK + i] = cards

    def shuffle_back(self, card: i64) -> None:
        """Thanos' whole deck is one group, this card in it."""
        top = THANOS_DECK + self.thanos_left
        self.thanos_left += 1
        i: i64
        for i in range(THANOS_DECK + 1, top + 1):
            self.joined[i] = 1
        for case in self.cases:
            case[top] = BIT[card]

    def reorder(self, depth: i64, card: i64) -> None:
        """The three top cards lie anew: one group for everybody but who ordered them."""
        if depth == 0:
            top = HERO_DECK + self.hero_left - 1
            i: i64
            for i in range(3):
                start = self.group_start(top - i)
                if start < top - 2:
                    self.split(start, top - i + 1, ANY)
                    self.joined[top - i] = 0
            self.joined[top] = 1
            self.joined[top - 1] = 1
            self.joined[top - 2] = 0
        if card >= 0:
            self.look(depth, card)

    # Cards that were seen or are bounded

    def look(self, depth: i64, card: i64) -> None:
        """This viewer sees the card at a depth below the top, all above it known by then."""
        place = HERO_DECK + self.hero_left - 1 - depth
        self.split(self.group_start(place), place + 1, BIT[card])
        self.joined[place] = 0
        self.claim(place, card)

    def none_of(self, seat: i64, mask: i64) -> None:
        """A miss: no card of the hand is one of these."""
        impossible = False
        first = HAND * seat
        i: i64
        for case in self.cases:
            for i in range(first, first + self.held[seat]):
                case[i] &= ~mask
                if case[i] == 0:
                    impossible = True
        if impossible:
            self.drop_impossible()

    def one_of(self, seat: i64, mask: i64) -> None:
        """Some card of the hand is one of these."""
        self.split(HAND * seat, HAND * seat + self.held[seat], mask)

    def one_is(self, seat: i64, card: i64) -> None:
        """This card is in the hand."""
        slot = self.last_held(seat)
        self.split(HAND * seat, slot + 1, self.mask_of(card))
        self.claim(slot, card)

    # Fights

    def fought(self, seat: i64, card: i64, bonus: i64) -> None:
        if card >= 0:
            self.one_is(seat, card)
            self.fighting = False
            return
        if seat == self.thanos:
            self.thanos_bonus = bonus
        else:
            self.hero_bonus = bonus
        self.fighting = True

    def tie(self, seat: i64) -> None:
        """The totals were equal, so the hero's number fixes that of one card of Thanos."""
        slot = self.last_held(seat)
        before = self.cases
        after: list[vec[i64]] = []
        hero: i64
        for hero in range(1, 7):
            number = hero + self.hero_bonus - self.thanos_bonus
            if number < 1 or number > 7:
                continue
            self.cases = [case[:] for case in before if case[slot] & HEROES_OF[hero]]
            for case in self.cases:
                case[slot] &= HEROES_OF[hero]
            self.one_of(self.thanos, VILLAINS_OF[number] << HERO_CARDS)
            after += self.cases
        self.cases = after

    def bound_the_winner(self, loser: i64) -> None:
        """The kept card beats the shown one."""
        self.fighting = False
        least: i64
        mask: i64 = 0
        if self.winner == self.thanos:
            least = HERO_NUMBER[loser] + self.hero_bonus - self.thanos_bonus + 1
        else:
            least = NUMBER[loser - HERO_CARDS] + self.thanos_bonus - self.hero_bonus + 1
        least = max(least, 1)
        number: i64
        for number in range(least, 8):
            mask |= VILLAINS_OF[number] << HERO_CARDS if self.winner == self.thanos else HEROES_OF[number]
        self.one_of(self.winner, mask)

    # What follows

    def settle(self, own: i64, seat: i64) -> None:
        """With the present hand of the viewer known: only possible cases, and what each place may hold."""
        if seat >= 0:
            self.know_hand(seat, own)
        self.cases = [case for case in self.cases if self.narrow(case)]
        if len(self.cases) > 1:
            self.thin_out()
        self.possible = vec[i64]([0] * PLACES)
        i: i64
        for case in self.cases:
            for i in range(PLACES):
                self.possible[i] |= case[i]
        for i in range(self.seats):
            self.spread(HAND * i, HAND * i + self.held[i])
        self.spread_groups(HERO_DECK, HERO_DECK + self.hero_left)
        self.spread_groups(THANOS_DECK, THANOS_DECK + self.thanos_left)
        self.loose = len(self.cases) == 1 and same(self.cases[0], self.possible)

    def know_hand(self, seat: i64, own: i64) -> None:
        """Own cards that no event named (a position dealt anew) are known all the same."""
        first = HAND * seat
        n = self.held[seat]
        k: i64
        for k in range(n):
            card = nth_bit(own, k)
            if card == SECOND_OUTRIDER:
                card = FIRST_OUTRIDER
            self.split(first, first + n - k, self.mask_of(card))
            self.claim(first + n - k - 1, card)
        if len(self.cases) > 1:
            self.thin_out()

    def spread(self, first: i64, last: i64) -> None:
        """In a hand or group any card may be in any place."""
        mask: i64 = 0
        i: i64
        for i in range(first, last):
            mask |= self.possible[i]
        for i in range(first, last):
            self.possible[i] = mask

    def spread_groups(self, bottom: i64, end: i64) -> None:
        first = bottom
        while first < end:
            last = first + 1
            while last < end and self.joined[last]:
                last += 1
            self.spread(first, last)
            first = last

    def dealer(self, side: i64) -> Dealer:
        """The hidden places of one deck and what they may hold."""
        dealer = Dealer()
        i: i64
        for i in range(PLACES):
            if self.possible[i] & side:
                dealer.add(i, self.possible[i])
        dealer.begin()
        return dealer

    def deal(self, dice: Dice) -> vec[i64]:
        """A card for each hidden place: one of the consistent arrangements, all equally likely.

        Dealt within what each place may hold, then kept if some case admits it: so it is uniform over all of them.
        """
        if not self.dealers:
            self.dealers = [self.dealer(HERO_MASK), self.dealer(ANY & ~HERO_MASK)]
        dealt = vec[i64]([-1] * PLACES)
        for _ in range(MOST_TRIES):
            for dealer in self.dealers:
                dealer.deal(dice, dealt)
            if self.loose:
                return dealt
            for case in self.cases:
                if self.admits(case, dealt):
                    return dealt
        raise DataError(Phrase("history-does-not-fit", {}))


def same(one: vec[i64], other: vec[i64]) -> bool:
    return all(one[i] == other[i] for i in range(PLACES))
