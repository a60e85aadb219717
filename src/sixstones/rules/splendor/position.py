"""The play of Splendor: Marvel: set-up, the four actions, payment, end of turn, end of the game.

Numbers in brackets are the sections and rulings of the rules. The modules beside show, save and explain.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sixstones.rules.bits import BIT, nth_bit, popcount
from sixstones.rules.dice import Dice
from sixstones.rules.game import Rules
from sixstones.rules.position import ALL, Position
from sixstones.rules.said import Outcome
from sixstones.rules.splendor.cards import (
    BONUS,
    COST,
    FIRST_LEVEL_3,
    LEVEL,
    LEVEL_SIZE,
    LEVEL_START,
    LEVELS,
    LOCATION_POINTS,
    NO_CARD,
    OUT_OF_REACH,
    POINTS,
    REQUIRES,
    TAGS,
)
from sixstones.rules.splendor.moves import (
    GAIN,
    HAND_LIMIT,
    OFFERED,
    OFFERED_ALL,
    PASS,
    PAY_COLOURS,
    PAY_GRAY,
    RECRUIT,
    RECRUIT_HAND,
    RESERVE,
    RESERVE_DECK,
    RETURN,
    SPACES,
    TWO_ALIKE,
    VISIT,
)
from sixstones.rules.splendor.wallet import (
    COLOURS,
    GRAY,
    ONE,
    ONE_GRAY,
    ONE_GREEN,
    at_least,
    colours_in,
    minus,
    of_kind,
    squeezed,
    tokens_in,
)

# What is asked.
ACTION: Final[i64] = 0
PAYMENT: Final[i64] = 1
LOCATION: Final[i64] = 2
TOKENS: Final[i64] = 3

# How a game ends.
LASTING: Final[i64] = 0
GAUNTLET: Final[i64] = 1
STALEMATE: Final[i64] = 2
ROUND_LIMIT: Final[i64] = 3
REASONS: Final = ["", "gauntlet", "stalemate", "round-limit"]

# Kinds of event.
TAKEN: Final[i64] = 0
RESERVED: Final[i64] = 1
DRAWN: Final[i64] = 2
SHOWN: Final[i64] = 3
PAID: Final[i64] = 4
RECRUITED: Final[i64] = 5
REVEALED: Final[i64] = 6
TIME: Final[i64] = 7
ASSEMBLED: Final[i64] = 8
VISITED: Final[i64] = 9
RETURNED: Final[i64] = 10
PASSED: Final[i64] = 11
ENDED: Final[i64] = 12

# Places in the row of cards: each card number of the game, or how many cards lie somewhere.
DECK: Final[i64] = 0
"""Each level from its LEVEL_START upwards; the top card is the last of those left."""
TABLE: Final[i64] = 90
HAND: Final[i64] = 102
TEAM: Final[i64] = 114
"""The recruited cards of all seats, oldest first."""
OWNER: Final[i64] = 204
"""The seat of each of them."""
LEFT: Final[i64] = 294
"""How many cards are left in each deck."""
HELD: Final[i64] = 297
"""How many cards each seat holds in hand."""
PLACE: Final[i64] = 301
"""The locations of the game, and below whose they are."""
VISITOR: Final[i64] = 305
ROW: Final = 309

NOBODY: Final[i64] = 4
TOKEN_LIMIT: Final[i64] = 10
POINTS_TO_WIN: Final[i64] = 16
TILE_POINTS: Final[i64] = 3
TAGS_FOR_TILE: Final[i64] = 3
IN_SUPPLY: Final = vec[i64]([0, 0, 4, 5, 7])
"""Of each colour, by number of players (3)."""
GRAY_TOKENS: Final[i64] = 5
EVERY_SPACE: Final[i64] = 0x7FFF << 30
"""The moves that reserve, when every space and deck has a card."""


class Splendor(Position):
    """A game of Splendor: Marvel at one decision."""

    def __init__(self, rules: Rules, seats: i64, dice: Dice, listening: bool) -> None:
        super().__init__(rules, seats, dice, listening)
        self.any_payment: bool = True
        self.one_of_two: bool = True
        self.round_limit: i64 = 0
        self.supply: i64 = 0
        self.tokens: vec[i64] = vec[i64]([0] * 4)
        self.bonus: vec[i64] = vec[i64]([0] * 4)
        self.points: vec[i64] = vec[i64]([0] * 4)
        self.tags: vec[i64] = vec[i64]([0] * 4)
        self.cards: vec[u8] = vec[u8]([0] * ROW)
        self.team: i64 = 0
        self.unseen: i64 = 0
        """The places in hands whose card was drawn from a deck, as bits."""
        self.price: vec[i64] = vec[i64]([OUT_OF_REACH] * SPACES)
        self.reservable: i64 = 0
        self.assembler: i64 = NOBODY
        """The holder of the Avengers Assemble tile."""
        self.round: i64 = 1
        self.passes: i64 = 0
        """How many seats have passed in a row, none taking a location."""
        self.ending: i64 = LASTING
        self.asked: i64 = ACTION
        self.legal: i64 = 0
        self.first: i64 = 0
        """The number of the first move of the present question: bit 0 of `legal`."""
        # The payment that is being asked about.
        self.buying: i64 = NO_CARD
        self.place: i64 = 0
        self.due: i64 = 0
        """What is still to be paid in colours, or with gray tokens in their stead."""
        self.returned: i64 = 0

    # Set-up: section 3

    def deal(self) -> None:
        n = self.seats
        dice = self.dice
        cards = self.cards
        i: i64
        for i in range(4):
            self.tokens[i] = 0
            self.bonus[i] = 0
            self.points[i] = 0
            self.tags[i] = 0
            cards[HELD + i] = 0
        for i in range(SPACES):
            cards[HAND + i] = u8(NO_CARD)
        self.supply = IN_SUPPLY[n] * ONE + GRAY_TOKENS * ONE_GRAY + n * ONE_GREEN
        self.team = 0
        self.unseen = 0
        self.reservable = EVERY_SPACE
        self.assembler = NOBODY
        self.round = 1
        self.passes = 0
        self.ending = LASTING
        self.over = False
        self.mover = 0
        self.said = 0
        self.buying = NO_CARD
        self.ask(ACTION, 0)
        level: i64
        for level in range(LEVELS):
            start = LEVEL_START[level]
            size = LEVEL_SIZE[level]
            for i in range(size):
                cards[DECK + start + i] = u8(start + i)
            dice.shuffle_row(cards, DECK + start, size)
            cards[LEFT + level] = u8(size)
        for i in range(SPACES):
            self.fill(i)
        self.deal_locations()
        self.reversible = False
        self.said = 0

    def deal_locations(self) -> None:
        """As many tiles as players, each on a random side; they lie in the order of their numbers."""
        tiles: i64 = 15
        faces: i64 = 0
        i: i64
        for i in range(self.seats):
            tile = nth_bit(tiles, self.dice.below(4 - i))
            tiles -= BIT[tile]
            faces |= BIT[2 * tile + self.dice.below(2)]
        for i in range(self.seats):
            self.cards[PLACE + i] = u8(nth_bit(faces, i))
            self.cards[VISITOR + i] = u8(NOBODY)

    def draw(self, level: i64) -> i64:
        """The top card of a deck that is not empty."""
        left = i64(self.cards[LEFT + level]) - 1
        self.cards[LEFT + level] = u8(left)
        if left == 0:
            self.reservable &= ~BIT[RESERVE_DECK + level]
        self.reversible = False
        return i64(self.cards[DECK + LEVEL_START[level] + left])

    def fill(self, space: i64) -> None:
        """A card that leaves the table is replaced at once; without a deck the space stays empty (6)."""
        level = space >> 2
        if self.cards[LEFT + level]:
            card = self.draw(level)
            self.cards[TABLE + space] = u8(card)
            self.price[space] = COST[card]
            if self.listening:
                self.say(REVEALED, self.mover, card, space, 0, ALL)
        else:
            self.cards[TABLE + space] = u8(NO_CARD)
            self.price[space] = OUT_OF_REACH
            self.reservable &= ~BIT[RESERVE + space]

    # What may be answered

    def count(self) -> i64:
        asked = self.asked
        if asked == ACTION:
            self.legal = self.actions()
        elif asked == PAYMENT:
            self.legal = 1 | at_least(self.due, 1) << 1
        elif asked == TOKENS:
            self.legal = self.returnable()
        else:
            self.legal = self.fitting_faces()
        return popcount(self.legal)

    def nth(self, k: i64) -> i64:
        return self.first + nth_bit(self.legal, k)

    def actions(self) -> i64:
        """The four actions (4); pass only when none is possible (R13)."""
        seat = self.mover
        held = self.tokens[seat]
        supply = self.supply
        takes = OFFERED if self.one_of_two else OFFERED_ALL
        legal = takes[at_least(supply, 1)] | at_least(supply, 4) << TWO_ALIKE
        reach = self.bonus[seat] + (held & COLOURS)
        gray = of_kind(held, GRAY)
        price = self.price
        bit = BIT[RECRUIT]
        space: i64
        for space in range(SPACES):
            if colours_in(minus(price[space], reach)) <= gray:
                legal |= bit
            bit += bit
        in_hand = i64(self.cards[HELD + seat])
        if in_hand < HAND_LIMIT:
            legal |= self.reservable
        for k in range(in_hand):
            card = i64(self.cards[HAND + 3 * seat + k])
            if colours_in(minus(COST[card], reach)) <= gray:
                legal |= BIT[RECRUIT_HAND + k]
        return legal or BIT[PASS]

    def returnable(self) -> i64:
        """Any token but green may go back (10); over the limit nobody holds only one other kind."""
        held = self.tokens[self.mover]
        legal = at_least(held, 1)
        if of_kind(held, GRAY):
            legal |= BIT[GRAY]
        return legal

    def fitting(self, seat: i64) -> i64:
        """The locations in the middle that the seat's bonuses reach (9), as bits."""
        bonus = self.bonus[seat]
        cards = self.cards
        fits: i64 = 0
        i: i64
        for i in range(self.seats):
            if i64(cards[VISITOR + i]) == NOBODY and minus(REQUIRES[i64(cards[PLACE + i])], bonus) == 0:
                fits |= BIT[i]
        return fits

    def fitting_faces(self) -> i64:
        """The same by the number of the face, as moves name them."""
        fits = self.fitting(self.mover)
        faces: i64 = 0
        i: i64
        for i in range(self.seats):
            if fits & BIT[i]:
                faces |= BIT[i64(self.cards[PLACE + i])]
        return faces

    # Play

    def do(self, move: i64) -> None:
        self.said = 0
        self.reversible = True
        if move < RESERVE:
            self.take(move)
        elif move < RECRUIT:
            self.reserve(move - RESERVE)
        elif move < PASS:
            self.recruit(move - RECRUIT)
        elif move == PASS:
            self.give_up_action()
        elif move < PAY_COLOURS:
            self.return_token(move - RETURN)
        elif move < VISIT:
            self.pay(move - PAY_GRAY)
        else:
            self.visit_face(move - VISIT)

    def ask(self, question: i64, first: i64) -> None:
        self.asked = question
        self.first = first

    def take(self, move: i64) -> None:
        """Three different, two alike, or what the supply still allows (4.1, 4.2)."""
        gain = GAIN[move]
        self.supply -= gain
        self.tokens[self.mover] += gain
        self.passes = 0
        if self.listening:
            self.say(TAKEN, self.mover, -1, squeezed(gain), 0, ALL)
        self.choose_location()

    def reserve(self, space: i64) -> None:
        """A card from the table or a deck, and a gray token if there is one (5)."""
        seat = self.mover
        cards = self.cards
        k = i64(cards[HELD + seat])
        gray: i64 = 1 if of_kind(self.supply, GRAY) else 0
        if space < SPACES:
            card = i64(cards[TABLE + space])
            if self.listening:
                self.say(RESERVED, seat, card, space, gray, ALL)
            self.fill(space)
        else:
            card = self.draw(space - SPACES)
            self.unseen |= BIT[3 * seat + k]
            if self.listening:
                self.say(DRAWN, seat, card, space - SPACES, gray, BIT[seat])
        cards[HAND + 3 * seat + k] = u8(card)
        cards[HELD + seat] = u8(k + 1)
        self.supply -= gray * ONE_GRAY
        self.tokens[seat] += gray * ONE_GRAY
        self.passes = 0
        self.choose_location()

    def recruit(self, place: i64) -> None:
        """First the payment is settled (6); until then the card stays where it is."""
        seat = self.mover
        if place < SPACES:
            card = i64(self.cards[TABLE + place])
        else:
            slot = 3 * seat + place - SPACES
            card = i64(self.cards[HAND + slot])
            if self.unseen & BIT[slot]:
                self.unseen -= BIT[slot]
                self.reversible = False
                if self.listening:
                    self.say(SHOWN, seat, card, place - SPACES, 0, ALL)
        held = self.tokens[seat] & COLOURS
        need = minus(COST[card], self.bonus[seat])
        short = minus(need, held)
        gray = colours_in(short)
        self.buying = card
        self.place = place
        self.due = need - short
        if gray:
            self.spend(gray * ONE_GRAY)
        self.passes = 0
        if self.any_payment:
            self.ask_payment()
        else:
            self.settle()

    def ask_payment(self) -> None:
        """Gray may also stand in for a colour that is held (R7): asked while some is left."""
        if self.due and of_kind(self.tokens[self.mover], GRAY):
            self.ask(PAYMENT, PAY_COLOURS)
        else:
            self.settle()

    def pay(self, colour: i64) -> None:
        """One gray token stands in for this colour, or (below 0) the rest is paid in colours."""
        if colour < 0:
            self.settle()
        else:
            self.due -= BIT[8 * colour]
            self.spend(ONE_GRAY)
            self.ask_payment()

    def spend(self, tokens: i64) -> None:
        self.tokens[self.mover] -= tokens
        self.supply += tokens
        if self.listening:
            self.say(PAID, self.mover, self.buying, squeezed(tokens), 0, ALL)

    def settle(self) -> None:
        """The colours are paid, and the card is in force at once (6)."""
        seat = self.mover
        card = self.buying
        place = self.place
        cards = self.cards
        if self.due:
            self.spend(self.due)
            self.due = 0
        self.buying = NO_CARD
        cards[TEAM + self.team] = u8(card)
        cards[OWNER + self.team] = u8(seat)
        self.team += 1
        self.bonus[seat] += BONUS[card]
        self.points[seat] += POINTS[card]
        if self.listening:
            self.say(RECRUITED, seat, card, place, 0, ALL)
        if place < SPACES:
            self.fill(place)
        else:
            self.leave_hand(seat, place - SPACES)
        if card >= FIRST_LEVEL_3 and not self.tokens[seat] >> 48:
            self.supply -= ONE_GREEN
            self.tokens[seat] += ONE_GREEN
            if self.listening:
                self.say(TIME, seat, -1, 0, 0, ALL)
        if TAGS[card]:
            self.count_tags(seat, TAGS[card])
        self.choose_location()

    def leave_hand(self, seat: i64, k: i64) -> None:
        """The cards behind move up, so that a hand stays in the order in which it was reserved."""
        cards = self.cards
        start = HAND + 3 * seat
        last = i64(cards[HELD + seat]) - 1
        seen_before = BIT[3 * seat + k] - BIT[3 * seat]
        own = 7 * BIT[3 * seat]
        unseen = self.unseen & own
        self.unseen = (self.unseen & ~own) | (unseen & seen_before) | ((unseen >> 1) & own & ~seen_before)
        while k < last:
            cards[start + k] = cards[start + k + 1]
            k += 1
        cards[start + last] = u8(NO_CARD)
        cards[HELD + seat] = u8(last)

    def count_tags(self, seat: i64, tags: i64) -> None:
        """The Avengers Assemble tile goes to the first with three tags, then only to strictly more (8)."""
        tags += self.tags[seat]
        self.tags[seat] = tags
        holder = self.assembler
        if tags < TAGS_FOR_TILE or holder == seat:
            return
        if holder != NOBODY:
            if tags <= self.tags[holder]:
                return
            self.points[holder] -= TILE_POINTS
        self.assembler = seat
        self.points[seat] += TILE_POINTS
        if self.listening:
            self.say(ASSEMBLED, seat, -1, holder, tags, ALL)

    def give_up_action(self) -> None:
        """Nothing else is possible (R13)."""
        self.passes += 1
        if self.listening:
            self.say(PASSED, self.mover, -1, 0, 0, ALL)
        self.choose_location()

    # End of turn (10): location, token limit, then the end of the round

    def choose_location(self) -> None:
        """At most one a turn; which of several is the player's choice (9)."""
        fits = self.fitting(self.mover)
        if fits == 0:
            self.limit_tokens()
        elif fits & (fits - 1):
            self.ask(LOCATION, VISIT)
        else:
            self.visit(nth_bit(fits, 0))

    def visit_face(self, face: i64) -> None:
        i: i64 = 0
        while i64(self.cards[PLACE + i]) != face:
            i += 1
        self.visit(i)

    def visit(self, i: i64) -> None:
        seat = self.mover
        self.cards[VISITOR + i] = u8(seat)
        self.points[seat] += LOCATION_POINTS
        self.passes = 0
        if self.listening:
            self.say(VISITED, seat, -1, i64(self.cards[PLACE + i]), 0, ALL)
        self.limit_tokens()

    def limit_tokens(self) -> None:
        """More than ten tokens go back one by one (10)."""
        if tokens_in(self.tokens[self.mover]) > TOKEN_LIMIT:
            self.ask(TOKENS, RETURN)
        else:
            self.next_seat()

    def return_token(self, kind: i64) -> None:
        token = BIT[8 * kind]
        self.tokens[self.mover] -= token
        self.supply += token
        self.returned += token
        if self.listening:
            self.say(RETURNED, self.mover, -1, squeezed(token), 0, ALL)
        self.limit_tokens()

    def next_seat(self) -> None:
        self.reversible = False
        self.returned = 0
        self.ask(ACTION, 0)
        seat = self.mover + 1
        if seat == self.seats:
            seat = 0
            self.end_round()
        if self.passes == self.seats and not self.over:
            self.end(STALEMATE)
        if not self.over:
            self.mover = seat
            if seat == 0:
                self.round += 1

    # The end of the game (11)

    def end_round(self) -> None:
        """After the last seat: whoever meets the conditions now counts; nobody, and the game goes on."""
        seat: i64
        for seat in range(self.seats):
            if self.meets_conditions(seat):
                self.end(GAUNTLET)
                return
        if self.round == self.round_limit:
            self.end(ROUND_LIMIT)

    def meets_conditions(self, seat: i64) -> bool:
        """16 points, every colour among the bonuses, and the Time stone (1)."""
        return (
            self.points[seat] >= POINTS_TO_WIN and self.tokens[seat] >= ONE_GREEN and minus(ONE, self.bonus[seat]) == 0
        )

    def end(self, reason: i64) -> None:
        self.ending = reason
        self.over = True
        if self.listening:
            self.say(ENDED, self.mover, -1, reason, 0, ALL)

    @property
    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        return Outcome(REASONS[self.ending], self.winners() if self.ending == GAUNTLET else ())

    def winners(self) -> tuple[int, ...]:
        """Points, then the tile, then the fewest recruited cards, then together (11)."""
        tied = [seat for seat in range(self.seats) if self.meets_conditions(seat)]
        most = max(self.points[seat] for seat in tied)
        tied = [seat for seat in tied if self.points[seat] == most]
        if self.assembler in tied:
            return (int(self.assembler),)
        fewest = min(colours_in(self.bonus[seat]) for seat in tied)
        return tuple(seat for seat in tied if colours_in(self.bonus[seat]) == fewest)

    # Copies

    def copy(self) -> "Splendor":
        twin = self.twin(self.dice.copy())
        twin.hear(self)
        return twin

    def twin(self, dice: Dice) -> "Splendor":
        """The same position with other dice, and without what was said last."""
        p = Splendor(self.rules, self.seats, dice, self.listening)
        p.mover = self.mover
        p.over = self.over
        p.reversible = self.reversible
        p.any_payment = self.any_payment
        p.one_of_two = self.one_of_two
        p.round_limit = self.round_limit
        p.supply = self.supply
        p.tokens = self.tokens[:]
        p.bonus = self.bonus[:]
        p.points = self.points[:]
        p.tags = self.tags[:]
        p.cards = self.cards[:]
        p.team = self.team
        p.unseen = self.unseen
        p.price = self.price[:]
        p.reservable = self.reservable
        p.assembler = self.assembler
        p.round = self.round
        p.passes = self.passes
        p.ending = self.ending
        p.asked = self.asked
        p.legal = self.legal
        p.first = self.first
        p.buying = self.buying
        p.place = self.place
        p.due = self.due
        p.returned = self.returned
        return p

    def redeal(self, seat: int | None, dice: Dice) -> "Splendor":
        self.check_reader(seat)
        p = self.twin(dice.fork())
        p.hear_as(self, seat)
        hidden = self.unseen & ~(7 * BIT[3 * seat]) if seat is not None else self.unseen
        level: i64
        for level in range(LEVELS):
            p.redeal_level(level, hidden, dice)
        return p

    def redeal_level(self, level: i64, hidden: i64, dice: Dice) -> None:
        """Deal a level's unknown cards to its deck and to the hidden places in hands.

        Built from the sorted unknown cards: shuffling the true order would show it under equal dice.
        """
        cards = self.cards
        start = LEVEL_START[level]
        known = self.known_of_level(start, LEVEL_SIZE[level], hidden)
        unknown: i64 = 0
        i: i64
        for i in range(LEVEL_SIZE[level]):
            if not known & BIT[i]:
                cards[DECK + start + unknown] = u8(start + i)
                unknown += 1
        dice.shuffle_row(cards, DECK + start, unknown)
        # The cards behind the deck's are those in hands, which are not overwritten before they are read.
        for i in range(SPACES):
            if hidden & BIT[i] and LEVEL[i64(cards[HAND + i])] == level:
                unknown -= 1
                cards[HAND + i] = cards[DECK + start + unknown]

    def known_of_level(self, start: i64, size: i64, hidden: i64) -> i64:
        """The cards of a level that lie open or in a hand that is not hidden, as bits."""
        cards = self.cards
        known: i64 = 0
        i: i64
        for i in range(SPACES):
            card = i64(cards[TABLE + i]) - start
            if card >= 0 and card < size:
                known |= BIT[card]
            card = i64(cards[HAND + i]) - start
            if card >= 0 and card < size and not hidden & BIT[i]:
                known |= BIT[card]
        for i in range(self.team):
            card = i64(cards[TEAM + i]) - start
            if card >= 0 and card < size:
                known |= BIT[card]
        return known
