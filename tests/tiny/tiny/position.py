"""The play of Tiny."""

from typing import Final

from sixstones.rules.dice import Dice
from sixstones.rules.game import Rules
from sixstones.rules.position import ALL, BLANK, Position
from sixstones.rules.said import Outcome

CARDS: Final = range(1, 10)
HAND: Final = 2
DIE: Final = 6
ROUNDS: Final = {"short": 3, "long": 5}

# The moves.
ROLL: Final = 0
PLAY: Final = 1
"""And the place in hand."""
SWAP: Final = PLAY + HAND
DISCARD: Final = SWAP + 1
"""And the place in hand."""
MOVES: Final = DISCARD + HAND

# What is asked.
ACTION: Final = 0
WHICH: Final = 1

# Kinds of event.
ROLLED: Final = 0
PLAYED: Final = 1
DISCARDED: Final = 2
DRAWN: Final = 3
ENDED: Final = 4


class Tiny(Position):
    """A game of Tiny at one decision."""

    def __init__(self, rules: Rules, seats: int, dice: Dice, listening: bool) -> None:
        super().__init__(rules, seats, dice, listening)
        self.length = "short"
        self.deck: list[int] = []
        """The top card is the last."""
        self.hands: list[list[int]] = []
        self.played: list[list[int]] = []
        self.rolled: list[int] = []
        self.discards: list[int] = []
        self.round = 1
        self.asked = ACTION
        self.legal: list[int] = []

    def deal(self) -> None:
        self.deck = list(CARDS)
        self.dice.shuffle(self.deck)
        self.hands = [[self.deck.pop() for _ in range(HAND)] for _ in range(self.seats)]
        self.played = [[] for _ in range(self.seats)]
        self.rolled = [0] * self.seats
        self.discards = []
        self.round = 1
        self.asked = ACTION
        self.mover = 0
        self.over = False
        self.reversible = False
        self.said = 0

    # What may be answered

    def count(self) -> int:
        cards = range(len(self.hands[self.mover]))
        if self.asked == WHICH:
            self.legal = [DISCARD + place for place in cards]
        else:
            self.legal = [ROLL, *(PLAY + place for place in cards)]
            if cards and self.deck:
                self.legal.append(SWAP)
        return len(self.legal)

    def nth(self, k: int) -> int:
        return self.legal[k]

    # Play

    def do(self, move: int) -> None:
        self.said = 0
        self.reversible = False
        if move == ROLL:
            self.roll()
        elif move < SWAP:
            self.play_card(move - PLAY)
        elif move == SWAP:
            self.swap()
        else:
            self.discard(move - DISCARD)

    def roll(self) -> None:
        points = self.dice.below(DIE) + 1
        self.rolled[self.mover] += points
        self.tell(ROLLED, number=points)
        self.next_seat()

    def play_card(self, place: int) -> None:
        card = self.hands[self.mover].pop(place)
        self.played[self.mover].append(card)
        self.tell(PLAYED, card)
        self.next_seat()

    def swap(self) -> None:
        """Which card goes is asked only if there are two: everybody sees how many one holds."""
        if len(self.hands[self.mover]) > 1:
            self.asked = WHICH
            self.reversible = True
        else:
            self.discard(0)

    def discard(self, place: int) -> None:
        hand = self.hands[self.mover]
        self.discards.append(hand.pop(place))
        self.tell(DISCARDED, self.discards[-1])
        hand.append(self.deck.pop())
        self.tell(DRAWN, hand[-1], audience=1 << self.mover)
        self.next_seat()

    def next_seat(self) -> None:
        self.asked = ACTION
        if self.mover + 1 < self.seats:
            self.mover += 1
        elif self.round < ROUNDS[self.length]:
            self.mover = 0
            self.round += 1
        else:
            self.over = True
            self.tell(ENDED)

    def tell(self, kind: int, card: int = BLANK, number: int = 0, audience: int = ALL) -> None:
        """An event; its card is for the audience, everything else for all."""
        if self.listening:
            self.say(kind, self.mover, card, number, 0, audience)

    # The end

    def points(self, seat: int) -> int:
        return self.rolled[seat] + sum(self.played[seat])

    @property
    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        most = max(self.points(seat) for seat in range(self.seats))
        return Outcome("rounds", tuple(seat for seat in range(self.seats) if self.points(seat) == most))

    # Copies

    def copy(self) -> "Tiny":
        twin = self.twin(self.dice.copy())
        twin.hear(self)
        return twin

    def redeal(self, seat: int | None, dice: Dice) -> "Tiny":
        """The deck and the hands of the others are dealt again, from the sorted cards: their order must not show."""
        self.check_reader(seat)
        twin = self.twin(dice.fork())
        twin.hear_as(self, seat)
        hidden = [hand for owner, hand in enumerate(twin.hands) if owner != seat]
        unknown = sorted(sum(hidden, twin.deck))
        dice.shuffle(unknown)
        for hand in hidden:
            hand[:] = [unknown.pop() for _ in hand]
        twin.deck = unknown
        return twin

    def twin(self, dice: Dice) -> "Tiny":
        """The same position with other dice, and without what was said last."""
        twin = Tiny(self.rules, self.seats, dice, self.listening)
        twin.mover = self.mover
        twin.over = self.over
        twin.reversible = self.reversible
        twin.length = self.length
        twin.deck = self.deck[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.played = [cards[:] for cards in self.played]
        twin.rolled = self.rolled[:]
        twin.discards = self.discards[:]
        twin.round = self.round
        twin.asked = self.asked
        return twin
