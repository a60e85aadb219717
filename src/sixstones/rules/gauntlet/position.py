"""The play of Infinity Gauntlet: turns, the effects of the cards, fights, defeats, decks that run out, the snap.

Numbers in brackets are the sections and rulings of the rules. The modules beside show, save and explain.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sixstones.rules.bits import BIT, nth_bit, popcount
from sixstones.rules.dice import Dice
from sixstones.rules.game import Rules
from sixstones.rules.gauntlet.cards import (
    ALL_HEROES,
    ALL_VILLAINS,
    BACK,
    BLACK_DWARF,
    CORVUS_GLAIVE,
    EBONY_MAW,
    HERO_CARDS,
    HERO_NUMBER,
    HEROES_OF,
    HIGH_HEROES,
    LOW_HEROES,
    MIND_STONE,
    NUMBER,
    OUTRIDER,
    POWER_STONE,
    PROXIMA_MIDNIGHT,
    REALITY_STONE,
    SECOND_OUTRIDER,
    SOUL_STONE,
    SPACE_STONE,
    STONES,
    THANOS,
    THANOS_CARDS,
    TIME_STONE,
    VILLAINS_OF,
)
from sixstones.rules.gauntlet.cases import HAND, HERO_DECK, THANOS_DECK
from sixstones.rules.gauntlet.events import (
    COPIED,
    DECLINED,
    DEFEATED,
    DREW,
    ENDED,
    FOUGHT,
    GAINED,
    GUESSED,
    LOOKED,
    MISSED,
    NO_CARD_LEFT,
    ORDERED,
    PLAYED,
    PUT_DOWN,
    RESHUFFLED,
    REVEALED,
    SAW,
    SHUFFLED_BACK,
    SNAPPED,
    TARGETED,
    TIED,
    TURN,
    WHICH_FALLS,
    WON_FIGHT,
)
from sixstones.rules.gauntlet.knowledge import Knowledge
from sixstones.rules.gauntlet.moves import (
    BOTTOM,
    COPY,
    DECLINE,
    DRAW,
    END,
    FIGHT,
    GUESS,
    LOSE,
    ORDER,
    PERMUTATION,
    PLAY,
    PLAY_VILLAIN,
    SNAP,
    TARGET,
    WITH,
    names_of,
)
from sixstones.rules.position import ALL, Position, viewer_of
from sixstones.rules.said import DataError, DeafError, Outcome, Phrase

# What is asked.
BEFORE: Final[i64] = 0
CARD: Final[i64] = 1
AFTER: Final[i64] = 2
MAY_FIGHT: Final[i64] = 3
WHOM: Final[i64] = 4
NUMBER_GUESSED: Final[i64] = 5
FIGHTER: Final[i64] = 6
FALLING: Final[i64] = 7
THREE: Final[i64] = 8
DOWN: Final[i64] = 9
COPIED_CARD: Final[i64] = 10
FIRST: Final = vec[i64]([DRAW, DRAW, DRAW, FIGHT, FIGHT, GUESS, WITH, LOSE, ORDER, BOTTOM, COPY])
"""The first move number of each question."""

# How a game ends.
LASTING: Final[i64] = 0
HEROES_BY_LIFE: Final[i64] = 1
THANOS_BY_LIFE: Final[i64] = 2
THANOS_BY_SNAP: Final[i64] = 3

MOST_SEATS: Final = 6
NOBODY: Final[i64] = 7
NO_EFFECT: Final[i64] = -1
HERO_EFFECT: Final[i64] = 20
"""Effects are named by the Thanos card, or by HERO_EFFECT and the hero's number."""


def shown(card: i64) -> i64:
    """A card of Thanos' deck as events name it: the two Outriders are the same."""
    return HERO_CARDS + (OUTRIDER if card == SECOND_OUTRIDER else card)


NOTHING_KNOWN: Final[list[Knowledge | None]] = [None] * (MOST_SEATS + 1)


class Gauntlet(Position):
    """A game of Infinity Gauntlet at one decision. Hands and faceup cards are bits, so that nobody sees their order."""

    def __init__(self, rules: Rules, seats: i64, dice: Dice, listening: bool) -> None:
        super().__init__(rules, seats, dice, listening)
        self.thanos: i64 = 0
        self.life_heroes: i64 = 0
        self.life_thanos: i64 = 0
        self.start_heroes: i64 = 0
        self.start_thanos: i64 = 0
        self.played_only: bool = False
        self.hero_set: i64 = ALL_HEROES
        """The cards of the game: all, unless data named fewer for study."""
        self.villain_set: i64 = ALL_VILLAINS
        self.hands: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.front: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.tokens: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.fallen: i64 = 0
        """The cards in front of Thanos that were defeated, not played."""
        self.decks: vec[u8] = vec[u8]([0] * (HERO_CARDS + THANOS_CARDS))
        """Both decks, the top card last; that of Thanos from HERO_CARDS upwards."""
        self.hero_left: i64 = 0
        self.thanos_left: i64 = 0
        self.turn: i64 = 0
        self.turns_left: i64 = 0
        """How many turns of the lone hero follow this one."""
        self.thanos_turns: i64 = 0
        self.ending: i64 = LASTING
        self.asked: i64 = CARD
        self.first: i64 = 0
        self.legal: i64 = 0
        # The effect that is being carried out.
        self.effect: i64 = NO_EFFECT
        self.whom: i64 = NOBODY
        self.fought: i64 = NOBODY
        """The opponent of the first of two fights."""
        self.to_put_down: i64 = 0
        self.known: list[Knowledge | None] = NOTHING_KNOWN
        """What each viewer knows, the spectator first, if it was asked for; copies share it, and nobody changes it."""

    # Set-up: section 2

    def deal(self) -> None:
        i: i64
        for i in range(MOST_SEATS):
            self.hands[i] = 0
            self.front[i] = 0
            self.tokens[i] = 0
        self.fallen = 0
        self.life_heroes = self.start_heroes
        self.life_thanos = self.start_thanos
        self.ending = LASTING
        self.over = False
        self.said = 0
        self.since = 0
        self.known = NOTHING_KNOWN
        self.hero_left = 0
        self.thanos_left = 0
        self.thanos_turns = 0
        self.shuffle_heroes(self.hero_set, 0)
        self.shuffle_villains(self.villain_set)
        for i in range(1, self.seats):
            self.draw_hero((self.thanos + i) % self.seats)
        self.draw_villain()
        self.draw_villain()
        self.begin_turn(self.thanos)
        self.reversible = False
        self.since = self.said

    def shuffle_heroes(self, cards: i64, under: i64) -> None:
        """A new hero deck from these cards, below the `under` cards that were set aside (8)."""
        decks = self.decks
        n = popcount(cards)
        i: i64
        for i in range(under - 1, -1, -1):
            decks[n + i] = decks[i]
        for i in range(n):
            decks[i] = u8(nth_bit(cards, i))
        self.dice.shuffle_row(decks, 0, n)
        self.hero_left = n + under

    def shuffle_villains(self, cards: i64) -> None:
        """Thanos' deck, shuffled from these cards in their order, so that nothing shows where they lay."""
        decks = self.decks
        n = popcount(cards)
        i: i64
        for i in range(n):
            decks[HERO_CARDS + i] = u8(nth_bit(cards, i))
        self.dice.shuffle_row(decks, HERO_CARDS, n)
        self.thanos_left = n

    # Drawing: section 8

    def draw_hero(self, seat: i64) -> None:
        """The top hero card; the deck is made anew as soon as its last card is drawn."""
        self.hero_left -= 1
        card = i64(self.decks[self.hero_left])
        self.hands[seat] |= BIT[card]
        self.reversible = False
        if self.listening:
            self.say(DREW, seat, card, self.hero_left, 0, BIT[seat])
        if self.hero_left == 0:
            self.reshuffle()

    def reshuffle(self) -> None:
        """The faceup cards of all heroes become the deck, below any cards that were set aside."""
        cards: i64 = 0
        seat: i64
        for seat in range(self.seats):
            if seat != self.thanos:
                cards |= self.front[seat]
                self.front[seat] = 0
        if self.listening:
            self.say(RESHUFFLED, self.turn, -1, cards, self.hero_left, ALL)
        self.shuffle_heroes(cards, self.hero_left)
        self.reversible = False

    def draw_villain(self) -> None:
        """Thanos draws, or skips it when his deck is empty."""
        if self.thanos_left == 0:
            if self.listening:
                self.say(NO_CARD_LEFT, self.thanos, -1, 0, 0, ALL)
            return
        self.thanos_left -= 1
        card = i64(self.decks[HERO_CARDS + self.thanos_left])
        self.hands[self.thanos] |= BIT[card]
        self.reversible = False
        if self.listening:
            self.say(DREW, self.thanos, shown(card), self.thanos_left, 0, BIT[self.thanos])

    # Turns: section 4

    def begin_turn(self, seat: i64) -> None:
        self.turn = seat
        self.mover = seat
        self.clear_effect()
        if self.listening:
            self.say(TURN, seat, -1, 0, 0, ALL)
        if seat != self.thanos:
            self.draw_hero(seat)
            self.ask(CARD, seat)
            return
        self.thanos_turns += 1
        if self.snap_is_thinkable():
            self.ask(BEFORE, seat)
        else:
            self.draw_and_play()

    def draw_and_play(self) -> None:
        """Thanos draws; with nothing to play the snap is done for him (R28, R29)."""
        self.draw_villain()
        if self.hands[self.thanos] & ~BIT[THANOS] == 0:
            self.snap()
        else:
            self.ask(CARD, self.thanos)

    def snap_is_thinkable(self) -> bool:
        """Stones faceup and cards in hand number six or more together (R51): public, unlike whether he can."""
        there = popcount(self.front[self.thanos] & STONES) + popcount(self.hands[self.thanos])
        return there >= popcount(STONES & self.villain_set)

    def can_snap(self) -> bool:
        """All stones are in front of Thanos or in his hand (9)."""
        stones = STONES & self.villain_set
        return (self.front[self.thanos] | self.hands[self.thanos]) & stones == stones

    def snap(self) -> None:
        if self.listening:
            self.say(SNAPPED, self.thanos, -1, 0, 0, ALL)
            hand = self.hands[self.thanos]
            i: i64
            for i in range(popcount(hand)):
                self.say(REVEALED, self.thanos, shown(nth_bit(hand, i)), 0, 0, ALL)
        self.end(THANOS_BY_SNAP)

    def end_effect(self) -> None:
        """After playing Thanos may snap (9); else the turn ends."""
        if self.over:
            return
        if self.turn == self.thanos and self.snap_is_thinkable():
            self.clear_effect()
            self.ask(AFTER, self.thanos)
        else:
            self.end_turn()

    def clear_effect(self) -> None:
        self.effect = NO_EFFECT
        self.whom = NOBODY
        self.fought = NOBODY

    def end_turn(self) -> None:
        """Clockwise; the lone hero takes two turns in a row (4)."""
        self.reversible = False
        if self.turns_left:
            self.turns_left -= 1
            self.begin_turn(self.turn)
            return
        seat = self.turn + 1
        if seat == self.seats:
            seat = 0
        if self.seats == 2 and seat != self.thanos:
            self.turns_left = 1
        self.begin_turn(seat)

    def end(self, reason: i64) -> None:
        self.ending = reason
        self.over = True
        self.reversible = False
        if self.listening:
            self.say(ENDED, self.turn, -1, reason, 0, ALL)

    # What may be answered

    def ask(self, question: i64, seat: i64) -> None:
        if seat != self.mover:
            self.reversible = False
        self.asked = question
        self.mover = seat
        self.first = FIRST[question]

    def count(self) -> i64:
        asked = self.asked
        hand = self.hands[self.mover]
        if asked == CARD:
            legal = hand << PLAY
            if self.mover == self.thanos:
                legal = self.or_snap(names_of(hand & ~BIT[THANOS]) << PLAY_VILLAIN)
        elif asked == BEFORE:
            legal = self.or_snap(BIT[DRAW])
        elif asked == AFTER:
            legal = self.or_snap(BIT[END])
        elif asked == MAY_FIGHT:
            legal = BIT[FIGHT - FIGHT] | BIT[DECLINE - FIGHT]
        elif asked == WHOM:
            legal = self.targets() << (TARGET - FIGHT)
            if self.may_decline():
                legal |= BIT[DECLINE - FIGHT]
        elif asked == NUMBER_GUESSED:
            legal = 0x3F if self.turn == self.thanos else 0x7F
        elif asked == FALLING:
            legal = names_of(hand & VILLAINS_OF[self.whom])
        elif asked == THREE:
            legal = 0x3F
        elif asked == COPIED_CARD:
            legal = names_of(self.copyable())
        else:
            legal = names_of(hand)
        self.legal = legal
        return popcount(legal)

    def nth(self, k: i64) -> i64:
        return self.first + nth_bit(self.legal, k)

    def or_snap(self, legal: i64) -> i64:
        """These answers, and the snap if it is possible (9)."""
        return legal | BIT[SNAP] if self.can_snap() else legal

    def may_decline(self) -> bool:
        """Whether Thanos need not name anybody (R1)."""
        return self.effect in (BLACK_DWARF, SPACE_STONE)

    def targets(self) -> i64:
        """Whom the present effect may name, as bits by seat."""
        heroes = BIT[self.seats] - 1 - BIT[self.thanos]
        if self.effect == HERO_EFFECT + 2 and self.seats > 2:
            heroes &= ~BIT[self.turn]  # R33
        if self.effect == SPACE_STONE and self.fought != NOBODY and self.seats > 2:
            heroes &= ~BIT[self.fought]  # R13
        return heroes

    def copyable(self) -> i64:
        """The other cards faceup in front of Thanos, by the option only those played (R15)."""
        cards = self.front[self.thanos] & ~BIT[TIME_STONE]
        if self.played_only:
            cards &= ~self.fallen
        return cards

    # Play

    def do(self, move: i64) -> None:
        self.since = self.said
        self.reversible = True
        if move < PLAY:
            self.go_on(move)
        elif move < PLAY_VILLAIN:
            self.play_hero(move - PLAY)
        elif move < FIGHT:
            self.play_villain(self.villain_in(self.hands[self.thanos], move - PLAY_VILLAIN))
        elif move == FIGHT:
            self.fight(self.whom)
        elif move == DECLINE:
            self.decline()
        elif move < GUESS:
            self.aim(move - TARGET)
        elif move < WITH:
            self.guess(move - GUESS + 1)
        elif move < LOSE:
            self.fight_with(self.villain_in(self.hands[self.thanos], move - WITH))
        elif move < ORDER:
            self.lose_chosen(self.villain_in(self.hands[self.thanos], move - LOSE))
        elif move < BOTTOM:
            self.reorder(move - ORDER)
        elif move < COPY:
            self.put_down(self.villain_in(self.hands[self.thanos], move - BOTTOM))
        else:
            self.copy_effect(self.villain_in(self.front[self.thanos], move - COPY))

    def go_on(self, move: i64) -> None:
        """Thanos goes on without a snap, or snaps (9)."""
        if move == DRAW:
            self.draw_and_play()
        elif move == SNAP:
            self.snap()
        else:
            self.end_turn()

    def villain_in(self, cards: i64, name: i64) -> i64:
        """The card of this name among these; of two Outriders either, they are the same."""
        if name > 0:
            return name + 1
        return OUTRIDER if cards & BIT[OUTRIDER] else SECOND_OUTRIDER

    def play_hero(self, card: i64) -> None:
        seat = self.turn
        self.hands[seat] &= ~BIT[card]
        self.front[seat] |= BIT[card]
        if self.listening:
            self.say(PLAYED, seat, card, 0, 0, ALL)
        number = HERO_NUMBER[card]
        self.effect = HERO_EFFECT + number
        if number == 1:
            self.ask(NUMBER_GUESSED, seat)
        elif number == 3:
            self.whom = seat
            self.ask(MAY_FIGHT, seat)
        elif number == 5:
            self.look_at_three()
        else:
            self.ask_whom(seat)

    def play_villain(self, card: i64) -> None:
        self.hands[self.thanos] &= ~BIT[card]
        self.front[self.thanos] |= BIT[card]
        if self.listening:
            self.say(PLAYED, self.thanos, shown(card), 0, 0, ALL)
        if card == TIME_STONE:
            self.choose_copy()
        else:
            self.carry_out(card)

    def choose_copy(self) -> None:
        """One card to copy is copied without asking, none is no effect (R19)."""
        names = names_of(self.copyable())
        if names == 0:
            self.end_effect()
        elif names & (names - 1):
            self.effect = TIME_STONE
            self.ask(COPIED_CARD, self.thanos)
        else:
            self.copy_effect(self.villain_in(self.copyable(), nth_bit(names, 0)))

    def copy_effect(self, card: i64) -> None:
        if self.listening:
            self.say(COPIED, self.thanos, shown(card), 0, 0, ALL)
        self.carry_out(card)

    def carry_out(self, card: i64) -> None:
        """The effect of a Thanos card (3)."""
        seat = self.thanos
        if card == SECOND_OUTRIDER:
            card = OUTRIDER
        self.effect = card
        if card == MIND_STONE:
            self.ask(NUMBER_GUESSED, seat)
        elif card == PROXIMA_MIDNIGHT:
            self.gain_tokens(seat, 1)
        elif card == POWER_STONE:
            self.gain_tokens(seat, 3)
        elif card == EBONY_MAW:
            self.draw_to_put_down(1)
        elif card == REALITY_STONE:
            self.draw_to_put_down(2)
        elif self.may_decline() and self.hands[seat] == 0:
            self.end_effect()  # without a card in hand he cannot start a fight (R30)
        else:
            self.ask_whom(seat)

    def ask_whom(self, seat: i64) -> None:
        """Not asked when there is only one; that he may decline is a second answer."""
        targets = self.targets()
        if targets & (targets - 1) or self.may_decline():
            self.ask(WHOM, seat)
        else:
            self.aim(nth_bit(targets, 0))

    def aim(self, seat: i64) -> None:
        """The effect goes on with the hero who was named."""
        effect = self.effect
        self.whom = seat
        if self.listening:
            self.say(TARGETED, self.turn, -1, seat, 0, ALL)
        if effect == OUTRIDER:
            self.ask(NUMBER_GUESSED, self.thanos)
        elif effect == CORVUS_GLAIVE:
            self.hit_within(seat, LOW_HEROES)
        elif effect == SOUL_STONE:
            self.hit_within(seat, HIGH_HEROES)
        elif effect == HERO_EFFECT + 2:
            self.see_random_card(seat)
        elif effect == HERO_EFFECT + 4:
            self.gain_tokens(seat, 1)
        elif effect == HERO_EFFECT + 6:
            self.ask(MAY_FIGHT, seat)
        elif popcount(self.hands[self.thanos]) > 1:
            self.ask(FIGHTER, self.thanos)
        else:
            self.fight_with(nth_bit(self.hands[self.thanos], 0))

    def gain_tokens(self, seat: i64, number: i64) -> None:
        """The pile is no limit (6, R35)."""
        self.tokens[seat] += number
        if self.listening:
            self.say(GAINED, seat, -1, number, 0, ALL)
        self.end_effect()

    # Guesses: 1, Outrider, Mind Stone; thresholds: Corvus Glaive, Soul Stone

    def guess(self, number: i64) -> None:
        self.reversible = False
        if self.listening:
            self.say(GUESSED, self.turn, -1, number, self.whom, ALL)
        if self.effect == OUTRIDER:
            self.hit_within(self.whom, HEROES_OF[number])
        elif self.effect == MIND_STONE:
            self.hit_all(number)
        else:
            self.hit_thanos(number)

    def hit_within(self, seat: i64, cards: i64) -> None:
        self.reversible = False
        hit = self.hands[seat] & cards
        if hit:
            self.defeat_hero(seat, nth_bit(hit, 0))
        elif self.listening:
            self.say(MISSED, seat, -1, cards, 0, ALL)
        self.end_effect()

    def hit_all(self, number: i64) -> None:
        """All lives at once, then all cards, then the redraws from Thanos' left (R6, R48)."""
        cards = HEROES_OF[number]
        hit: i64 = 0
        seat: i64
        k: i64
        for seat in range(self.seats):
            if seat != self.thanos and self.hands[seat] & cards:
                hit |= BIT[seat]
        self.life_heroes = max(self.life_heroes - popcount(hit), 0)
        for k in range(1, self.seats):
            seat = (self.thanos + k) % self.seats
            if hit & BIT[seat]:
                card = nth_bit(self.hands[seat] & cards, 0)
                self.hands[seat] = 0
                self.front[seat] |= BIT[card]
                if self.listening:
                    self.say(DEFEATED, seat, card, self.life_heroes, 0, ALL)
            elif self.listening:
                self.say(MISSED, seat, -1, cards, 0, ALL)
        if self.life_heroes == 0:
            self.end(THANOS_BY_LIFE)
            return
        for k in range(1, self.seats):
            seat = (self.thanos + k) % self.seats
            if hit & BIT[seat]:
                self.draw_hero(seat)
        self.end_effect()

    def hit_thanos(self, number: i64) -> None:
        """One card at most; which is Thanos' secret choice, asked whenever he holds two (R4)."""
        hit = self.hands[self.thanos] & VILLAINS_OF[number]
        if hit == 0:
            if self.listening:
                self.say(MISSED, self.thanos, -1, VILLAINS_OF[number], 0, ALL)
            self.end_effect()
        elif popcount(self.hands[self.thanos]) > 1:
            self.whom = number
            if self.listening:
                self.say(WHICH_FALLS, self.thanos, -1, number, 0, ALL)
            self.ask(FALLING, self.thanos)
        else:
            self.lose_chosen(nth_bit(hit, 0))

    def lose_chosen(self, card: i64) -> None:
        self.defeat_villain(card)
        self.end_effect()

    # Hero 2 and hero 5

    def see_random_card(self, seat: i64) -> None:
        """The chosen hero picks at random; Thanos is not told which (7, R30, R49)."""
        hand = self.hands[self.thanos]
        if hand:
            self.reversible = False
            card = nth_bit(hand, self.dice.below(popcount(hand)))
            if self.listening:
                self.say(SAW, seat, shown(card), 0, 0, BIT[seat])
        self.end_effect()

    def look_at_three(self) -> None:
        """With fewer than three the faceup cards, this 5 included, are shuffled below them (8)."""
        if self.hero_left < 3:
            self.reshuffle()
        self.reversible = False
        if self.listening:
            i: i64
            for i in range(3):
                self.say(LOOKED, self.turn, i64(self.decks[self.hero_left - 1 - i]), i, 0, BIT[self.turn])
        self.ask(THREE, self.turn)

    def reorder(self, permutation: i64) -> None:
        """The three in their sorted order, laid down again as the permutation says, the new top first."""
        top = self.hero_left
        three = BIT[i64(self.decks[top - 1])] | BIT[i64(self.decks[top - 2])] | BIT[i64(self.decks[top - 3])]
        i: i64
        for i in range(3):
            card = nth_bit(three, PERMUTATION[3 * permutation + i])
            self.decks[top - 1 - i] = u8(card)
            if self.listening:
                self.say(ORDERED, self.turn, card, i, 0, BIT[self.turn])
        self.end_effect()

    # Ebony Maw and Reality Stone

    def draw_to_put_down(self, number: i64) -> None:
        """As many go down as were drawn (R44)."""
        number = min(number, self.thanos_left)
        for _ in range(number):
            self.draw_villain()
        self.to_put_down = number
        self.next_down()

    def next_down(self) -> None:
        """Always asked: who has drawn had a deck left, so he holds more than one card (R51)."""
        if self.to_put_down == 0:
            self.end_effect()
        else:
            self.ask(DOWN, self.thanos)

    def put_down(self, card: i64) -> None:
        """On the bottom; a later one lies lower."""
        decks = self.decks
        i: i64
        for i in range(self.thanos_left, 0, -1):
            decks[HERO_CARDS + i] = decks[HERO_CARDS + i - 1]
        decks[HERO_CARDS] = u8(card)
        self.thanos_left += 1
        self.hands[self.thanos] &= ~BIT[card]
        if self.listening:
            self.say(PUT_DOWN, self.thanos, shown(card), 0, 0, BIT[self.thanos])
        self.to_put_down -= 1
        self.next_down()

    # Fights: section 6

    def decline(self) -> None:
        if self.listening:
            self.say(DECLINED, self.mover, -1, 0, 0, ALL)
        self.end_effect()

    def fight(self, seat: i64) -> None:
        """A hero starts: Thanos' card is picked at random (7); without one nothing happens (R30)."""
        hand = self.hands[self.thanos]
        if hand == 0:
            self.end_effect()
            return
        self.reversible = False
        self.compare(seat, nth_bit(hand, self.dice.below(popcount(hand))))
        self.end_effect()

    def fight_with(self, card: i64) -> None:
        """Thanos starts, with the card of his choice; the Space Stone may go on to a second fight."""
        self.reversible = False
        self.compare(self.whom, card)
        if self.over:
            return
        if self.effect == SPACE_STONE and self.fought == NOBODY and self.hands[self.thanos]:
            self.fought = self.whom
            self.whom = NOBODY
            self.ask(WHOM, self.thanos)
        else:
            self.end_effect()

    def compare(self, seat: i64, villain: i64) -> None:
        """The lower total is defeated; each who has a token spends exactly one for +2."""
        hero = nth_bit(self.hands[seat], 0)
        hero_total = HERO_NUMBER[hero] + 2 * self.spend_token(seat)
        thanos_total = NUMBER[villain] + 2 * self.spend_token(self.thanos)
        if self.listening:
            fighters = BIT[seat] | BIT[self.thanos]
            self.say(FOUGHT, seat, hero, hero_total - HERO_NUMBER[hero], 0, fighters)
            self.say(FOUGHT, self.thanos, shown(villain), thanos_total - NUMBER[villain], 0, fighters)
        if hero_total == thanos_total:
            if self.listening:
                self.say(TIED, seat, -1, 0, 0, ALL)
        elif hero_total < thanos_total:
            if self.listening:
                self.say(WON_FIGHT, self.thanos, -1, seat, 0, ALL)
            self.defeat_hero(seat, hero)
        else:
            if self.listening:
                self.say(WON_FIGHT, seat, -1, self.thanos, 0, ALL)
            self.defeat_villain(villain)

    def spend_token(self, seat: i64) -> i64:
        if self.tokens[seat] == 0:
            return 0
        self.tokens[seat] -= 1
        return 1

    # Defeats: section 5

    def defeat_hero(self, seat: i64, card: i64) -> None:
        self.life_heroes -= 1
        self.hands[seat] &= ~BIT[card]
        self.front[seat] |= BIT[card]
        if self.listening:
            self.say(DEFEATED, seat, card, self.life_heroes, 0, ALL)
        if self.life_heroes == 0:
            self.end(THANOS_BY_LIFE)
        else:
            self.draw_hero(seat)

    def defeat_villain(self, card: i64) -> None:
        """The redraw comes before the card is shuffled back, so that he cannot draw it again (5)."""
        seat = self.thanos
        self.life_thanos -= 1
        self.hands[seat] &= ~BIT[card]
        self.front[seat] |= BIT[card]
        self.fallen |= BIT[card]
        if self.listening:
            self.say(DEFEATED, seat, shown(card), self.life_thanos, 0, ALL)
        if self.life_thanos == 0:
            self.end(HEROES_BY_LIFE)
            return
        self.draw_villain()
        if BACK & BIT[card]:
            self.front[seat] &= ~BIT[card]
            self.fallen &= ~BIT[card]
            cards = BIT[card]
            i: i64
            for i in range(self.thanos_left):
                cards |= BIT[i64(self.decks[HERO_CARDS + i])]
            self.shuffle_villains(cards)
            self.reversible = False
            if self.listening:
                self.say(SHUFFLED_BACK, seat, shown(card), 0, 0, ALL)

    # The end and copies

    @property
    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        thanos = int(self.thanos)
        if self.ending == HEROES_BY_LIFE:
            return Outcome("life", tuple(seat for seat in range(self.seats) if seat != thanos))
        return Outcome("life" if self.ending == THANOS_BY_LIFE else "snap", (thanos,))

    def copy(self) -> "Gauntlet":
        twin = self.twin(self.dice.copy())
        twin.hear(self)
        twin.known = self.known
        return twin

    def redeal(self, seat: int | None, dice: Dice) -> "Gauntlet":
        """A copy with one of the arrangements that are consistent with what the seat witnessed."""
        knowledge = self.knowledge(seat)
        p = self.twin(dice.fork())
        p.hear_as(self, seat)
        p.known = [None] * (MOST_SEATS + 1)
        p.known[viewer_of(seat) + 1] = knowledge
        dealt = knowledge.deal(dice)
        # With one Outrider faceup the hidden one is the other, though knowledge calls it the first.
        hidden: i64 = OUTRIDER
        if self.front[self.thanos] & BIT[OUTRIDER]:
            hidden = SECOND_OUTRIDER
        i: i64
        k: i64
        for i in range(self.seats):
            hand: i64 = 0
            for k in range(knowledge.held[i]):
                card = dealt[HAND * i + k]
                if i == self.thanos:
                    card -= HERO_CARDS
                    if card == OUTRIDER:
                        card = hidden
                hand |= BIT[card]
            p.hands[i] = hand
        for i in range(self.hero_left):
            p.decks[i] = u8(dealt[HERO_DECK + i])
        for i in range(self.thanos_left):
            card = dealt[THANOS_DECK + i] - HERO_CARDS
            p.decks[HERO_CARDS + i] = u8(hidden if card == OUTRIDER else card)
        return p

    def knowledge(self, seat: int | None) -> Knowledge:
        """What follows from all that the seat witnessed, folded from the events when it is asked for."""
        self.check_reader(seat)
        if not self.listening:
            raise DeafError(Phrase("deaf", {}))
        viewer = viewer_of(seat)
        before = self.known[viewer + 1]
        if before is not None and before.said == self.said:
            return before
        if before is None:
            knowledge = Knowledge(self.seats, self.thanos, self.hero_set, self.villain_set)
        else:
            knowledge = before.copy()
        knowledge.fold(self.heard, self.said, viewer)
        if self.asked == THREE and viewer == self.mover and not self.over:
            # Named in the question, also to a seat of a redealt copy whose look is blank in the history.
            i: i64
            for i in range(3):
                knowledge.look(i, i64(self.decks[self.hero_left - 1 - i]))
        own: i64 = 0
        if viewer >= 0:
            own = self.hands[viewer]
            if viewer == self.thanos:
                own <<= HERO_CARDS
        knowledge.settle(own, viewer)
        if not knowledge.cases:
            raise DataError(Phrase("history-does-not-fit", {}))
        self.known = self.known.copy()
        self.known[viewer + 1] = knowledge
        return knowledge

    def twin(self, dice: Dice) -> "Gauntlet":
        """The same position with other dice, and without its history."""
        p = Gauntlet(self.rules, self.seats, dice, self.listening)
        p.mover = self.mover
        p.over = self.over
        p.reversible = self.reversible
        p.thanos = self.thanos
        p.life_heroes = self.life_heroes
        p.life_thanos = self.life_thanos
        p.start_heroes = self.start_heroes
        p.start_thanos = self.start_thanos
        p.played_only = self.played_only
        p.hero_set = self.hero_set
        p.villain_set = self.villain_set
        p.hands = self.hands[:]
        p.front = self.front[:]
        p.tokens = self.tokens[:]
        p.fallen = self.fallen
        p.decks = self.decks[:]
        p.hero_left = self.hero_left
        p.thanos_left = self.thanos_left
        p.turn = self.turn
        p.turns_left = self.turns_left
        p.thanos_turns = self.thanos_turns
        p.ending = self.ending
        p.asked = self.asked
        p.first = self.first
        p.legal = self.legal
        p.effect = self.effect
        p.whom = self.whom
        p.fought = self.fought
        p.to_put_down = self.to_put_down
        return p
