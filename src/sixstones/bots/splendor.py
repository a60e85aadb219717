"""The greedy player of Splendor: Marvel: it looks one move ahead, at what its own view of the table promises."""

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

from sixstones.bots import Bot, Choice
from sixstones.rules.dice import Dice
from sixstones.rules.position import Position
from sixstones.rules.said import Data, Phrase
from sixstones.rules.splendor.cards import (
    BONUS,
    BONUS_KIND,
    CARDS,
    COST,
    FIRST_LEVEL_3,
    LOCATION_NUMBER,
    LOCATION_POINTS,
    LOCATIONS,
    NUMBER,
    POINTS,
    REQUIRES,
    TAGS,
)
from sixstones.rules.splendor.moves import (
    GAIN,
    PAY_COLOURS,
    RECRUIT,
    RECRUIT_HAND,
    RESERVE,
    RESERVE_DECK,
    RETURN,
    VISIT,
)
from sixstones.rules.splendor.position import POINTS_TO_WIN, TAGS_FOR_TILE, TILE_POINTS, TOKEN_LIMIT
from sixstones.rules.splendor.wallet import (
    COLOUR_COUNT,
    GRAY,
    KINDS,
    ONE,
    amounts_there,
    at_least,
    colours_in,
    minus,
    of_kind,
    packed,
)

# What things are worth, in Infinity Points. Tuned by playing against itself.
FIRST_OF_COLOUR: Final = 3.0
"""A colour that is still missing for the Gauntlet."""
TIME_STONE: Final = 3.0
CHEAPER: Final = 0.12
"""A bonus, for each card in sight that it makes cheaper, and as much again for each point of that card."""
TAG: Final = 0.5
"""A tag that does not bring the tile yet."""
NEARER_LOCATION: Final = 1.5
"""A bonus that a location asks for, divided by how many it still asks for."""
WIN: Final = 1000.0

# How the future counts.
PATIENCE: Final = 0.6
"""What is worth 1 now is worth this much a turn later."""
OTHERS: Final = 0.2
"""Cards other than the best one to aim for."""
CONTESTED: Final = 0.6
"""What is left of a card that a rival can recruit first."""
RIVAL_WINS: Final = 8.0
"""Keeping the card from a rival who would meet the conditions with it."""
TOO_MANY: Final = 0.3
"""A token that has to go back."""
SLOT: Final = 0.4
"""A place in the hand."""


class Player(NamedTuple):
    """A seat's means: wallets of its tokens and bonuses, and what counts for the Gauntlet."""

    tokens: int
    gray: int
    green: int
    bonus: int
    points: int
    tags: int

    @property
    def held(self) -> int:
        """All tokens, as the limit of ten counts them."""
        return int(colours_in(self.tokens)) + self.gray + self.green

    def missing(self, card: int) -> int:
        """The wallet that is missing to recruit the card without gray tokens."""
        return int(minus(COST[card], self.bonus + self.tokens))

    def can_recruit(self, card: int) -> bool:
        return colours_in(self.missing(card)) <= self.gray


def player(seat: dict[str, Data]) -> Player:
    """A seat of a view."""
    tokens = seat["tokens"]
    return Player(
        packed([tokens[kind] for kind in KINDS[:COLOUR_COUNT]]),
        tokens["gray"],
        tokens["green"],
        packed([seat["bonuses"][kind] for kind in KINDS[:COLOUR_COUNT]]),
        seat["points"],
        seat["tags"],
    )


@cache
def turns(missing: int, gray: int) -> int:
    """How many turns of taking tokens it needs at least, gray tokens standing in for what is missing most."""
    short = [int(of_kind(missing, kind)) for kind in range(COLOUR_COUNT)]
    for _ in range(gray):
        short[short.index(max(short))] -= 1
    number = 0
    while max(short) > 0:
        number += 1
        most = sorted(range(COLOUR_COUNT), key=lambda kind: -short[kind])
        if short[most[0]] > 1 and short[most[2]] <= 0:
            short[most[0]] -= 2
        else:
            for kind in most[:3]:
                short[kind] -= 1
    return number


class Table:
    """What the mover of a view sees, and what each card there is worth to it."""

    def __init__(self, view: dict[str, Data]) -> None:
        self.seat: int = view["mover"]
        self.seats = len(view["seats"])
        self.me = player(view["seats"][self.seat])
        self.rivals = {seat: player(view["seats"][seat]) for seat in range(self.seats) if seat != self.seat}
        self.supply = packed([view["supply"][kind] for kind in KINDS[:COLOUR_COUNT]])
        self.gray_left: int = view["supply"]["gray"]
        self.locations = [LOCATION_NUMBER[location] for location in view["locations"]]
        holder: int | None = view["avengers"]
        self.mine = holder == self.seat
        self.tags_for_tile = TAGS_FOR_TILE if holder is None else view["seats"][holder]["tags"] + 1
        self.spaces = [None if card is None else NUMBER[card] for level in view["levels"] for card in level["spaces"]]
        self.hand = [NUMBER[reserved["card"]] for reserved in view["seats"][self.seat]["reserved"]]
        in_sight = [card for card in self.spaces if card is not None]
        contested = [card for card in in_sight if any(rival.can_recruit(card) for rival in self.rivals.values())]
        self.winning = {card: seat for card in contested if (seat := self.winner_with(card)) is not None}
        in_sight += self.hand
        self.engine = [self.saved_by(kind, in_sight) for kind in range(COLOUR_COUNT)]
        self.worth = {card: self.worth_of(card) for card in in_sight}
        self.chance = {card: CONTESTED if card in contested else 1.0 for card in in_sight}

    def saved_by(self, kind: int, in_sight: list[int]) -> float:
        """How much cheaper a bonus of the colour makes what is in sight."""
        bonus = of_kind(self.me.bonus, kind)
        return sum(CHEAPER * (1 + int(POINTS[card])) for card in in_sight if of_kind(COST[card], kind) > bonus)

    def points_with(self, one: Player, card: int, mine: bool) -> int:
        """The points that the card brings, with the tile (if it is not `mine` already) and a location."""
        points = int(POINTS[card])
        if TAGS[card] and not mine and one.tags + TAGS[card] >= self.tags_for_tile:
            points += int(TILE_POINTS)
        if self.location_with(one, card) is not None:
            points += int(LOCATION_POINTS)
        return points

    def location_with(self, one: Player, card: int) -> int | None:
        """A location that the card's bonus completes."""
        bonus = one.bonus + BONUS[card]
        return next((face for face in self.locations if not minus(REQUIRES[face], bonus)), None)

    def meets_conditions(self, one: Player, card: int, mine: bool) -> bool:
        """Whether the player would meet the three conditions with the card."""
        return (
            one.points + self.points_with(one, card, mine) >= POINTS_TO_WIN
            and (one.green == 1 or card >= FIRST_LEVEL_3)
            and minus(ONE, one.bonus + BONUS[card]) == 0
        )

    def winner_with(self, card: int) -> int | None:
        """A rival who can recruit the card now and meets the conditions with it."""
        for seat, rival in self.rivals.items():
            if rival.can_recruit(card) and self.meets_conditions(rival, card, mine=False):
                return seat
        return None

    def worth_of(self, card: int) -> float:
        """The card in Infinity Points: those it brings, and what it does for the conditions and for later cards."""
        if self.meets_conditions(self.me, card, self.mine):
            return WIN + self.points_with(self.me, card, self.mine)
        kind = int(BONUS_KIND[card])
        still = max(0, int(POINTS_TO_WIN) - self.me.points)
        worth = float(min(still, self.points_with(self.me, card, self.mine)))
        worth += self.engine[kind] * still / int(POINTS_TO_WIN)
        if not of_kind(self.me.bonus, kind):
            worth += FIRST_OF_COLOUR
        if card >= FIRST_LEVEL_3 and not self.me.green:
            worth += TIME_STONE
        worth += TAG * int(TAGS[card])
        for face in self.locations:
            missing = minus(REQUIRES[face], self.me.bonus)
            if of_kind(missing, kind):
                worth += NEARER_LOCATION / int(colours_in(missing))
        return worth

    def aims(self, me: Player, without: int | None = None, safe: int | None = None) -> tuple[float, int | None]:
        """What the cards in sight promise with these means, and the best of them to aim for."""
        empty = ~at_least(self.supply, 1)
        best, total, aim = 0.0, 0.0, None
        for card, worth in self.worth.items():
            if card == without:
                continue
            missing = me.missing(card)
            wait = turns(missing, min(me.gray, int(colours_in(missing))))
            if wait and at_least(missing, 1) & empty:
                wait += 1
            promise = worth * (1.0 if card == safe else self.chance[card]) * PATIENCE**wait
            total += promise
            if promise > best:
                best, aim = promise, card
        return (1 - OTHERS) * best + OTHERS * total, aim

    # The four actions: how good each is, and why

    def action(self, move: int) -> tuple[float, Phrase]:
        """What an action promises, and the reason to give for it."""
        if move < RESERVE:
            return self.take(move)
        if move < RESERVE_DECK:
            return self.reserve(move)
        if move < RECRUIT:
            return self.reserve_unseen(move)
        return self.recruit(move)

    def take(self, move: int) -> tuple[float, Phrase]:
        me = self.me._replace(tokens=self.me.tokens + int(GAIN[move]))
        promise, aim = self.aims(me)
        if aim is None:
            return self.later(promise, me), Phrase("take-tokens", {})
        args = {"card": CARDS[aim].id, "missing": amounts_there(me.missing(aim))}
        return self.later(promise, me), Phrase("take-for-card", args)

    def reserve(self, move: int) -> tuple[float, Phrase]:
        """A card in hand is safe from the others."""
        card = self.card_at(move - int(RESERVE))
        me = self.with_gray()
        promise, _ = self.aims(me, safe=card)
        score = self.later(promise, me) - SLOT
        if card in self.winning:
            return score + RIVAL_WINS, Phrase(
                "reserve-rival-wins", {"card": CARDS[card].id, "seat": self.winning[card]}
            )
        args = {"card": CARDS[card].id, "missing": amounts_there(me.missing(card))}
        return score, Phrase("reserve-for-later", args)

    def reserve_unseen(self, move: int) -> tuple[float, Phrase]:
        me = self.with_gray()
        promise, _ = self.aims(me)
        return self.later(promise, me) - SLOT, Phrase("reserve-unseen", {"level": move - int(RESERVE_DECK) + 1})

    def recruit(self, move: int) -> tuple[float, Phrase]:
        card = self.card_at(move - int(RECRUIT)) if move < RECRUIT_HAND else self.hand[move - int(RECRUIT_HAND)]
        need = int(minus(COST[card], self.me.bonus))
        short = int(minus(need, self.me.tokens))
        green = 1 if card >= FIRST_LEVEL_3 else self.me.green
        me = self.me._replace(
            tokens=self.me.tokens - need + short,
            gray=self.me.gray - int(colours_in(short)),
            green=green,
            bonus=self.me.bonus + int(BONUS[card]),
        )
        promise, _ = self.aims(me, without=card)
        score = self.worth[card] + self.later(promise, me) + (RIVAL_WINS if card in self.winning else 0)
        return score, self.why_recruit(card)

    def why_recruit(self, card: int) -> Phrase:
        """The greatest good that the card does."""
        name = CARDS[card].id
        if self.meets_conditions(self.me, card, self.mine):
            return Phrase("recruit-wins", {"card": name})
        if card in self.winning:
            return Phrase("recruit-rival-wins", {"card": name, "seat": self.winning[card]})
        location = self.location_with(self.me, card)
        if location is not None:
            return Phrase("recruit-location", {"card": name, "location": LOCATIONS[location].id})
        if TAGS[card] and not self.mine and self.me.tags + TAGS[card] >= self.tags_for_tile:
            return Phrase("recruit-tile", {"card": name})
        if card >= FIRST_LEVEL_3 and not self.me.green:
            return Phrase("recruit-time", {"card": name})
        if not of_kind(self.me.bonus, BONUS_KIND[card]):
            return Phrase("recruit-colour", {"card": name, "token": KINDS[BONUS_KIND[card]]})
        if POINTS[card]:
            return Phrase("recruit-points", {"card": name, "points": int(POINTS[card])})
        return Phrase("recruit-cheaper", {"card": name})

    def card_at(self, space: int) -> int:
        """The card of a space that a legal move names."""
        card = self.spaces[space]
        if card is None:
            raise ValueError(f"no card lies in space {space}")
        return card

    def with_gray(self) -> Player:
        """The mover after it reserved."""
        return self.me._replace(gray=self.me.gray + min(1, self.gray_left))

    def later(self, promise: float, me: Player) -> float:
        """A promise is kept a turn later at best, and tokens over the limit have to go back."""
        return PATIENCE * promise - TOO_MANY * max(0, me.held - int(TOKEN_LIMIT))

    # The other questions

    def best_action(self, moves: list[int]) -> Choice:
        """The best of what can be done; among equals the first."""
        scored = [(*self.action(move), move) for move in moves]
        _, reason, move = max(scored, key=lambda one: one[0])
        return Choice(move, reason)

    def least_needed(self, moves: list[int]) -> Choice:
        """The token without which the cards in sight promise most."""

        def promise_without(move: int) -> float:
            kind = move - int(RETURN)
            if kind == GRAY:
                return self.aims(self.me._replace(gray=self.me.gray - 1))[0]
            return self.aims(self.me._replace(tokens=self.me.tokens - (1 << 8 * kind)))[0]

        best = max(moves, key=promise_without)
        return Choice(best, Phrase("return-least-needed", {"token": KINDS[best - int(RETURN)]}))

    def most_contested(self, moves: list[int]) -> Choice:
        """The location that a rival is nearest to; the others are likely to be there next turn."""

        def missing_most(move: int) -> int:
            return min(int(colours_in(minus(REQUIRES[move - int(VISIT)], one.bonus))) for one in self.rivals.values())

        best = min(moves, key=missing_most)
        return Choice(best, Phrase("visit-contested", {"location": LOCATIONS[best - int(VISIT)].id}))


class Greedy:
    """Plays what promises most, by its own view of the table alone; in the same view it always chooses the same."""

    def choose(self, position: Position) -> Choice:
        moves = position.moves()
        if len(moves) == 1:
            return Choice(moves[0], Phrase("only-move", {}))
        table = Table(position.view(position.mover))
        if moves[0] == PAY_COLOURS:
            return Choice(PAY_COLOURS, Phrase("pay-colours", {}))
        if moves[0] >= VISIT:
            return table.most_contested(moves)
        if moves[0] >= RETURN:
            return table.least_needed(moves)
        return table.best_action(moves)


def _greedy(_: Dice) -> Bot:
    return Greedy()


BOTS: Final[dict[str, Callable[[Dice], Bot]]] = {"greedy": _greedy}
"""The bots of this game by name, and how to make them."""
