"""The greedy player of Infinity Gauntlet, for both sides: it weighs its answers by what the hidden hands may be.

It looks at the open table, at its own hand, and at a number of redeals. Their dice are the same each time: in the same
view it sees the same redeals, makes the same choice and gives the same reason.
"""

from collections.abc import Callable, Iterable
from functools import cache, cached_property
from typing import Final, NamedTuple

from sixstones.bots import Bot, Choice
from sixstones.rules.dice import Dice, mixed
from sixstones.rules.gauntlet.cards import (
    BLACK_DWARF,
    CORVUS_GLAIVE,
    EBONY_MAW,
    HERO_CARDS,
    HEROES,
    MIND_STONE,
    POWER_STONE,
    PROXIMA_MIDNIGHT,
    REALITY_STONE,
    SECOND_OUTRIDER,
    SOUL_STONE,
    SPACE_STONE,
    STONES,
    TIME_STONE,
    VILLAINS,
)
from sixstones.rules.gauntlet.moves import (
    BOTTOM,
    COPY,
    DECLINE,
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
)
from sixstones.rules.gauntlet.position import HERO_EFFECT, Gauntlet
from sixstones.rules.position import Position
from sixstones.rules.said import Phrase

DEALS: Final = 48
"""How many redeals it looks at."""
SEED: Final = 1
"""That of their dice."""

# What things are worth: the last life of a team 1, one of n lives 1/n. Tuned by playing against itself.
STONE_BACK: Final = 0.02
"""A stone that Thanos loses, for each stone in front of him and one more."""
STONE_SAFE: Final = 0.2
"""A stone that is played, and so cannot be lost."""
TOKENS: Final = (0.0, 0.12, 0.2, 0.28)
"""So many power tokens for Thanos."""
CYCLE: Final = 0.05
"""A card that Thanos draws while another goes to the bottom."""
READY: Final = 0.03
"""A card that Thanos keeps, for each point of its number: it may have to fight."""

# The same for the heroes, in lives of Thanos.
TOKEN: Final = 0.1
LOOK: Final = 0.1
"""That a hero sees a card of Thanos, and as much again if it is one who may soon fight."""
ARRANGE: Final = 0.05
"""That the three next cards are in the best order."""
KEPT: Final = (0.0, 0.25, 0.0, 0.05, 0.05, 0.15, 0.3)
"""The card that is kept, by its number."""
LATER: Final = 0.4
"""What helps a hero who plays after Thanos' next turn is worth so much of what it is worth before."""

HERO_NUMBERS: Final = tuple(card.number for card in HEROES)
VILLAIN_NUMBERS: Final = tuple(card.number for card in VILLAINS)
NUMBERS: Final = {card.id: card.number for card in (*HEROES, *VILLAINS)}


class Worth(NamedTuple):
    """What an answer promises, and the reason to give for it."""

    value: float
    reason: Phrase


class Fight(NamedTuple):
    """The chance to win a fight, and what it promises to whoever starts it."""

    chance: float
    value: float


class Deal(NamedTuple):
    """One arrangement of what is hidden."""

    hands: list[int]
    snap: bool
    """Whether Thanos, if he keeps his hand, can snap when he draws."""


@cache
def cards_in(cards: int) -> tuple[int, ...]:
    """The cards of a hand, ascending."""
    return tuple(card for card in range(cards.bit_length()) if cards >> card & 1)


def hero_number(hand: int) -> int:
    """The number of the one card that a hero holds."""
    return HERO_NUMBERS[hand.bit_length() - 1]


def percent(chance: float) -> int:
    """A chance as people say it."""
    return round(100 * chance)


def best(moves: Iterable[int], worth: Callable[[int], Worth]) -> Choice:
    """The answer that promises most, of equal ones the first."""
    found = {move: worth(move) for move in moves}
    move = max(found, key=lambda one: found[one].value)
    return Choice(move, found[move].reason)


class Table:
    """What the mover knows, and what follows from it for either side."""

    def __init__(self, position: Gauntlet) -> None:
        self.position = position
        self.me: int = position.mover
        self.thanos: int = position.thanos
        self.hand: int = position.hands[self.me]
        self.tokens = [int(number) for number in position.tokens]
        self.heroes = [seat for seat in range(position.seats) if seat != self.thanos]
        self.hero_life = 1 / position.life_heroes
        self.thanos_life = 1 / position.life_thanos
        self.front: int = position.front[self.thanos] & STONES
        self.stone = STONE_BACK * (self.front.bit_count() + 1)
        """What a stone is worth to Thanos that goes back into the deck."""

    @cached_property
    def deals(self) -> list[Deal]:
        """The hidden cards, as they may be."""
        dice = mixed(SEED, 0, 0)
        return [self.deal_of(self.position.redeal(self.me, dice)) for _ in range(DEALS)]

    def deal_of(self, redealt: Gauntlet) -> Deal:
        """What counts of a redeal."""
        hands = [int(hand) for hand in redealt.hands]
        stones: int = self.front | hands[self.thanos]
        if redealt.thanos_left:
            stones |= 1 << int(redealt.decks[HERO_CARDS + redealt.thanos_left - 1])
        return Deal(hands, stones & STONES == STONES)

    @cached_property
    def danger(self) -> float:
        """The chance that Thanos can snap at his next turn."""
        return sum(deal.snap for deal in self.deals) / DEALS

    def loss(self, card: int, snap: float) -> float:
        """What it costs Thanos to lose the card, if so likely he could snap with it."""
        return self.thanos_life + (max(self.stone, snap) if VILLAINS[card].stone else 0.0)

    def guessed(self, seat: int, number: int, chance: float) -> Phrase:
        """The reason for guessing the number of a card in this hand: it was seen, or what else is left."""
        claim = self.position.view(self.me)["knowledge"]["hands"][seat]
        for card in claim["certain"]:
            if NUMBERS[card] == number:
                return Phrase("guess-seen", {"card": card})
        gone = [str(other) for other in range(1, 8 if seat == self.thanos else 7) if str(other) not in claim["numbers"]]
        return Phrase("guess-likeliest", {"number": number, "chance": percent(chance), "gone": ", ".join(gone) or None})

    def edge(self, seat: int) -> int:
        """By how much power tokens favour this hero in a fight against Thanos."""
        return 2 * ((self.tokens[seat] > 0) - (self.tokens[self.thanos] > 0))


class HeroTable(Table):
    """A hero answers."""

    def choose(self, moves: list[int]) -> Choice:
        first = moves[0]
        if first < PLAY_VILLAIN:
            return self.card(moves)
        if first == FIGHT:
            return self.fight_or_not(self.fight(self.me, hero_number(self.hand)))
        if first < GUESS:
            return best(moves, self.target)
        if first < WITH:
            return self.guess(moves)
        return self.order(moves)

    # Which card to play

    def card(self, moves: list[int]) -> Choice:
        """What a card does now counts, and what the other one is good for later."""
        now = {move: self.effect(move - int(PLAY), self.other(move)) for move in moves}
        later = {move: KEPT[self.other(move)] * self.thanos_life for move in moves}
        move = max(moves, key=lambda one: now[one].value + later[one])
        if now[move].value <= 0 or now[move].value < max(worth.value for worth in now.values()):
            kept = self.hand & ~(1 << (move - int(PLAY)))
            return Choice(move, Phrase("keep-card", {"card": HEROES[kept.bit_length() - 1].id}))
        return Choice(move, now[move].reason)

    def other(self, move: int) -> int:
        """The number of the card that stays in hand."""
        return hero_number(self.hand & ~(1 << (move - int(PLAY))))

    def effect(self, card: int, other: int) -> Worth:
        """What a card does, while a card of the other number stays in hand."""
        name = HEROES[card].id
        number = HERO_NUMBERS[card]
        if number == 1:
            value, chance = max((self.falls(guess), self.hit(guess)) for guess in range(1, 8))
            return Worth(value, Phrase("play-to-hit", {"card": name, "chance": percent(chance)}))
        if number == 2:
            use = max(self.use_of_look(seat, other) for seat in self.watchers())
            return Worth(use * self.thanos_life, Phrase("look-for-team", {"card": name}))
        if number == 4:
            use = max(self.use_of_token(seat, other) for seat in self.heroes)
            return Worth(use * self.thanos_life, Phrase("play-for-token", {"card": name}))
        if number == 5:
            return Worth(ARRANGE * self.thanos_life, Phrase("look-for-team", {"card": name}))
        fights = [self.fight(seat, other if seat == self.me else None) for seat in self.fighters(number)]
        fight = max(fights, key=lambda one: one.value)
        return Worth(max(0.0, fight.value), Phrase("play-to-fight", {"card": name, "chance": percent(fight.chance)}))

    def fighters(self, number: int) -> list[int]:
        """Who may fight by a 3 or a 6."""
        return [self.me] if number == 3 else self.heroes

    def watchers(self) -> list[int]:
        """Who may see a card by a 2."""
        others = [seat for seat in self.heroes if seat != self.me]
        return others or [self.me]

    # Guesses

    def hit(self, number: int) -> float:
        """The chance that Thanos holds a card of the number."""
        return self.guesses[number][0]

    def falls(self, number: int) -> float:
        """What guessing the number promises: of two cards Thanos gives up the cheaper one."""
        return self.guesses[number][1]

    @cached_property
    def guesses(self) -> list[tuple[float, float]]:
        """For each number the chance of a hit and what a guess promises."""
        hits = [0] * 8
        values = [0.0] * 8
        for hands, snap in self.deals:
            costs: dict[int, float] = {}
            for card in cards_in(hands[self.thanos]):
                number = VILLAIN_NUMBERS[card]
                costs[number] = min(costs.get(number, 9.0), self.loss(card, snap))
            for number, cost in costs.items():
                hits[number] += 1
                values[number] += cost
        return [(hits[number] / DEALS, values[number] / DEALS) for number in range(8)]

    def guess(self, moves: list[int]) -> Choice:
        """The number that promises most: the likeliest, unless another one may hit a stone that Thanos needs."""
        move = max(moves, key=lambda one: self.falls(one - int(GUESS) + 1))
        number = move - int(GUESS) + 1
        chance = self.hit(number)
        if chance < max(hit for hit, _ in self.guesses):
            return Choice(move, Phrase("guess-stone", {"number": number, "chance": percent(chance)}))
        return Choice(move, self.guessed(self.thanos, number, chance))

    # Fights, and whom to help

    def fight(self, seat: int, own: int | None) -> Fight:
        """A fight of this hero, with a card of the number (None: whatever it holds), against a random card."""
        edge = self.edge(seat)
        chance = value = 0.0
        for hands, snap in self.deals:
            total = (hero_number(hands[seat]) if own is None else own) + edge
            hand = cards_in(hands[self.thanos])
            for card in hand:
                number = VILLAIN_NUMBERS[card]
                if total > number:
                    chance += 1 / len(hand)
                    value += self.loss(card, snap) / len(hand)
                elif total < number:
                    value -= self.hero_life / len(hand)
        return Fight(chance / DEALS, value / DEALS)

    def fight_or_not(self, fight: Fight) -> Choice:
        chance = percent(fight.chance)
        if fight.value > 0:
            return Choice(int(FIGHT), Phrase("fight-odds", {"chance": chance}))
        return Choice(int(DECLINE), Phrase("decline-odds", {"chance": chance}))

    def target(self, move: int) -> Worth:
        """Who gets the token, sees the card, or may fight."""
        seat = move - int(TARGET)
        effect = self.position.effect - HERO_EFFECT
        own = hero_number(self.hand)
        if effect == 2:
            return Worth(self.use_of_look(seat, own), Phrase("look-where-needed", {"seat": seat}))
        if effect == 4:
            return Worth(self.use_of_token(seat, own), Phrase("token-where-needed", {"seat": seat}))
        fight = self.fight(seat, own if seat == self.me else None)
        return Worth(fight.value, Phrase("target-fights-best", {"seat": seat, "chance": percent(fight.chance)}))

    def holds(self, seat: int, numbers: Iterable[int], own: int) -> float:
        """The chance that a hero holds a card of these numbers."""
        if seat == self.me:
            return float(own in numbers)
        return sum(hero_number(hands[seat]) in numbers for hands, _ in self.deals) / DEALS

    def soon(self, seat: int) -> float:
        """Whether the hero plays before Thanos does."""
        if seat == self.me:
            return 1.0 if self.position.turns_left else LATER
        after_me = (seat - self.me) % self.position.seats
        return 1.0 if after_me < (self.thanos - self.me) % self.position.seats else LATER

    def use_of_look(self, seat: int, own: int) -> float:
        """Knowing a card of Thanos is of use to whoever guesses or may fight next."""
        better = 1 - max(chance for chance, _ in self.guesses)
        use = self.holds(seat, (1,), own) * better + LOOK * (1 + self.holds(seat, (3, 6), own))
        return use * self.soon(seat)

    def use_of_token(self, seat: int, own: int) -> float:
        """A token helps most who has none and holds a card that wins with it."""
        strong = self.holds(seat, (4, 5, 6), own)
        return TOKEN * (0.5 + strong) / (1 + self.tokens[seat])

    def order(self, moves: list[int]) -> Choice:
        """The card that is best to hold comes first."""
        position = self.position
        top = position.hero_left
        three = sorted(position.decks[top - 1 - place] for place in range(3))

        def rank(move: int) -> list[float]:
            first = 3 * (move - int(ORDER))
            return [KEPT[HERO_NUMBERS[three[PERMUTATION[first + place]]]] for place in range(3)]

        return Choice(max(moves, key=rank), Phrase("order-best-first", {}))


class ThanosTable(Table):
    """Thanos answers."""

    def choose(self, moves: list[int]) -> Choice:
        first = moves[0]
        if int(SNAP) in moves:
            return Choice(int(SNAP), Phrase("snap-now", {}))
        if first < FIGHT:
            return best(moves, self.play)
        if first < GUESS:
            return best(moves, self.target)
        if first < WITH:
            return self.guess(moves)
        if first < LOSE:
            return best(moves, self.fighter)
        if first < ORDER:
            return best(moves, self.gives_up)
        if first < COPY:
            return best(moves, self.puts_down)
        return best(moves, lambda move: self.effect(self.card_of(move - int(COPY)), self.hand))

    def card_of(self, name: int) -> int:
        """The card that a move names; of the two Outriders either stands for both."""
        return name + 1

    # What the heroes may hold

    @cached_property
    def chances(self) -> dict[int, list[float]]:
        """For each hero, how likely its card has each number."""
        found = {}
        for seat in self.heroes:
            counts = [0] * 7
            for hands, _ in self.deals:
                counts[hero_number(hands[seat])] += 1
            found[seat] = [count / DEALS for count in counts]
        return found

    def within(self, seat: int, numbers: range) -> float:
        return sum(self.chances[seat][number] for number in numbers)

    def likeliest(self, seat: int) -> float:
        return max(self.chances[seat])

    def everywhere(self, number: int) -> float:
        """How many heroes may hold the number."""
        return sum(self.chances[seat][number] for seat in self.heroes)

    # Which card to play

    def play(self, move: int) -> Worth:
        """What the card does now; a stone in front of him is safe."""
        card = self.card_of(move - int(PLAY_VILLAIN))
        kept = self.hand & ~(1 << card)
        if card == SECOND_OUTRIDER and not self.hand >> card & 1:
            kept = self.hand & ~1
        now = self.effect(card, kept)
        ready = READY * sum(VILLAIN_NUMBERS[other] for other in cards_in(kept))
        if not VILLAINS[card].stone:
            idle = Phrase("lose-cheapest", {"card": VILLAINS[card].id})
            return Worth(now.value + ready, now.reason if now.value > 0 else idle)
        reason = now.reason if now.value > STONE_SAFE else Phrase("play-stone", {"card": VILLAINS[card].id})
        return Worth(now.value + STONE_SAFE + ready, reason)

    def effect(self, card: int, kept: int) -> Worth:
        """What a card does, with these cards in hand."""
        name = VILLAINS[card].id
        if card in (POWER_STONE, PROXIMA_MIDNIGHT):
            return Worth(TOKENS[3 if card == POWER_STONE else 1], Phrase("play-for-token", {"card": name}))
        if card in (EBONY_MAW, REALITY_STONE):
            drawn = min(self.position.thanos_left, 2 if card == REALITY_STONE else 1)
            return Worth(CYCLE * drawn, Phrase("play-to-draw", {"card": name}))
        if card == TIME_STONE:
            copied = [self.effect(other, kept) for other in cards_in(self.position.copyable())]
            return max(copied, default=Worth(0.0, Phrase("play-stone", {"card": name})), key=lambda one: one.value)
        if card in (BLACK_DWARF, SPACE_STONE):
            return self.effect_of_fights(card, kept)
        if card == MIND_STONE:
            hits = max(self.everywhere(number) for number in range(1, 7))
            return Worth(min(1.0, hits * self.hero_life), Phrase("play-to-hit-all", {"card": name}))
        chance = max(self.hit(card, seat) for seat in self.heroes)
        return Worth(chance * self.hero_life, Phrase("play-to-hit", {"card": name, "chance": percent(chance)}))

    def hit(self, card: int, seat: int) -> float:
        """The chance that a card which names one hero defeats its card."""
        if card == CORVUS_GLAIVE:
            return self.within(seat, range(1, 4))
        if card == SOUL_STONE:
            return self.within(seat, range(3, 7))
        return self.likeliest(seat)

    def effect_of_fights(self, card: int, kept: int) -> Worth:
        """One fight, or two against different heroes; against the lone hero the same one again."""
        name = VILLAINS[card].id
        if not kept:
            return Worth(0.0, Phrase("play-to-fight", {"card": name, "chance": 0}))
        fights = sorted((self.best_fight(seat, kept) for seat in self.heroes), key=lambda one: -one.value)
        value = max(0.0, fights[0].value)
        if card == SPACE_STONE:
            value += max(0.0, fights[min(1, len(fights) - 1)].value)
        return Worth(value, Phrase("play-to-fight", {"card": name, "chance": percent(fights[0].chance)}))

    # Fights

    def best_fight(self, seat: int, hand: int) -> Fight:
        """The most promising card against this hero."""
        return max((self.fight(seat, card) for card in cards_in(hand)), key=lambda one: one.value)

    def fight(self, seat: int, card: int) -> Fight:
        total = VILLAIN_NUMBERS[card] - self.edge(seat)
        chance = self.within(seat, range(1, min(total, 7)))
        lost = self.within(seat, range(max(1, total + 1), 7))
        return Fight(chance, chance * self.hero_life - lost * self.loss(card, self.danger))

    # The other questions

    def target(self, move: int) -> Worth:
        """The hero who is the likeliest to lose; none, where he may decline and no fight is good."""
        if move == DECLINE:
            return Worth(0.0, Phrase("decline-fights", {}))
        seat = move - int(TARGET)
        effect = int(self.position.effect)
        if effect in (BLACK_DWARF, SPACE_STONE):
            fight = self.best_fight(seat, self.hand)
            return Worth(fight.value, Phrase("target-most-likely", {"seat": seat, "chance": percent(fight.chance)}))
        chance = self.hit(effect, seat)
        return Worth(chance, Phrase("target-most-likely", {"seat": seat, "chance": percent(chance)}))

    def guess(self, moves: list[int]) -> Choice:
        """The number that hits most: of one hero, or of all."""
        if self.position.effect == MIND_STONE:
            move = max(moves, key=lambda one: self.everywhere(one - int(GUESS) + 1))
            return Choice(move, Phrase("guess-most", {"number": move - int(GUESS) + 1}))
        whom = int(self.position.whom)
        move = max(moves, key=lambda one: self.chances[whom][one - int(GUESS) + 1])
        number = move - int(GUESS) + 1
        return Choice(move, self.guessed(whom, number, self.chances[whom][number]))

    def fighter(self, move: int) -> Worth:
        card = self.card_of(move - int(WITH))
        fight = self.fight(self.position.whom, card)
        return Worth(fight.value, Phrase("fight-with", {"card": VILLAINS[card].id, "chance": percent(fight.chance)}))

    def gives_up(self, move: int) -> Worth:
        card = self.card_of(move - int(LOSE))
        return Worth(-self.loss(card, self.danger), Phrase("lose-cheapest", {"card": VILLAINS[card].id}))

    def puts_down(self, move: int) -> Worth:
        """A stone stays if it can, then what fights well."""
        card = self.card_of(move - int(BOTTOM))
        stone = VILLAINS[card].stone
        keeps = not stone and self.hand & STONES
        reason = Phrase("keep-stones" if keeps else "put-down-low", {"card": VILLAINS[card].id})
        return Worth(-VILLAIN_NUMBERS[card] - (10.0 if stone else 0.0), reason)


class Greedy:
    """Plays what promises most, by what its own seat can know; in the same view it always chooses the same."""

    def choose(self, position: Position) -> Choice:
        moves = position.moves()
        if len(moves) == 1:
            return Choice(moves[0], Phrase("only-move", {}))
        if not isinstance(position, Gauntlet):
            raise TypeError(f"a position of gauntlet is expected, not {type(position).__name__}")
        table = ThanosTable(position) if position.mover == position.thanos else HeroTable(position)
        return table.choose(moves)


def _greedy(_: Dice) -> Bot:
    return Greedy()


BOTS: Final[dict[str, Callable[[Dice], Bot]]] = {"greedy": _greedy}
"""The bots of this game by name, and how to make them."""
