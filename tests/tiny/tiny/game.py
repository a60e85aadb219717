"""Tiny as the house sees it: its options, notation, words, views and data."""

from itertools import chain
from typing import Final

from sixstones.rules.dice import Dice, dice_from_data
from sixstones.rules.game import Choice, Rules
from sixstones.rules.position import BLANK, Position
from sixstones.rules.reading import fields, items, whole, word
from sixstones.rules.said import Data, DataError, NotationError, Phrase

from .position import (
    ACTION,
    CARDS,
    DIE,
    DISCARD,
    DISCARDED,
    DRAWN,
    HAND,
    MOVES,
    PLAY,
    PLAYED,
    ROLLED,
    ROUNDS,
    SWAP,
    WHICH,
    Tiny,
)

WRITTEN: Final = ["roll", "play 1", "play 2", "swap", "discard 1", "discard 2"]
QUESTIONS: Final = ["action", "which"]
EVENTS: Final = ["rolled", "played", "discarded", "drawn", "ended"]
NAMES: Final = ["game", "format", "rules", "options", "dice", "seats", "deck", "discards", "mover", "round", "asked"]
SEAT_NAMES: Final = ["hand", "played", "rolled"]
FORMAT: Final = 1


class TinyRules(Rules):
    """The game's options, and its notation, words, views and data."""

    def __init__(self) -> None:
        super().__init__(
            name="tiny",
            version=1,
            seats=(2, 3),
            space=MOVES,
            bound=2 * 3 * max(ROUNDS.values()),  # two decisions in a turn, three seats
            options=[Choice("length", [*ROUNDS])],
        )

    def new(self, seats: int, dice: Dice, options: dict[str, Data], listening: bool) -> Tiny:
        p = Tiny(self, seats, dice, listening)
        p.length = options["length"]
        p.deal()
        return p

    # Notation

    def write(self, position: Position, move: int) -> str:
        return WRITTEN[move]

    def read(self, position: Position, text: str) -> int:
        plain = " ".join(text.lower().split())
        if plain not in WRITTEN:
            raise NotationError(Phrase("not-a-move", {"text": text[:80], "forms": ", ".join(WRITTEN)}))
        return WRITTEN.index(plain)

    def structure(self, position: Position, move: int) -> dict[str, Data]:
        action, *place = WRITTEN[move].split()
        return {"action": action, "place": int(place[0])} if place else {"action": action}

    # Words

    def question(self, position: Position, seat: int | None) -> Phrase:
        p = own(position)
        return Phrase(QUESTIONS[p.asked], {"seat": p.mover})

    def why_not(self, position: Position, move: int) -> Phrase:
        p = own(position)
        held = len(p.hands[p.mover])
        if (p.asked == WHICH) != (move >= DISCARD):
            return Phrase("not-asked", {"asked": QUESTIONS[p.asked]})
        if move == SWAP and held:
            return Phrase("no-cards-left", {})
        return Phrase("not-in-hand", {"place": 1 if move == SWAP else move - PLAY + 1, "held": held})

    def event(self, position: Position, numbers: list[int], seat: int | None) -> Phrase:
        kind, who, card, number, _ = numbers
        args: dict[str, Data] = {"seat": who}
        if kind == ROLLED:
            args["points"] = number
        elif kind in (PLAYED, DISCARDED, DRAWN):
            args["card"] = None if card == BLANK else card
        else:
            args = {"reason": "rounds"}
        return Phrase(EVENTS[kind], args)

    def describe(self, position: Position) -> str:
        p = own(position)
        state = "over" if p.over else f"{'abc'[p.mover]} to answer: {QUESTIONS[p.asked]}"
        lines = [f"<tiny, {p.seats} seats, round {p.round}, {state}"]
        lines.append(f"  {len(p.deck)} in the deck, discarded {p.discards}")
        for seat, letter in enumerate("abc"[: p.seats]):
            held = len(p.hands[seat])
            lines.append(f"  {letter}: {p.points(seat)} points, {held} in hand, played {p.played[seat]}")
        return "\n".join(lines) + ">"

    # Views

    def view(self, position: Position, seat: int | None) -> dict[str, Data]:
        p = own(position)
        question = p.question(seat)
        outcome = p.outcome
        return {
            "game": self.name,
            "options": {"length": p.length},
            "seats": [
                {
                    "hand": list(hand) if owner == seat else [None] * len(hand),
                    "played": list(p.played[owner]),
                    "points": p.points(owner),
                }
                for owner, hand in enumerate(p.hands)
            ],
            "left": len(p.deck),
            "discards": list(p.discards),
            "mover": p.mover,
            "round": p.round,
            "asked": None if question is None else {"kind": question.key, **question.args},
            "over": p.over,
            "outcome": None if outcome is None else {"reason": outcome.reason, "winners": list(outcome.winners)},
        }

    # Data

    def to_data(self, position: Position) -> dict[str, Data]:
        p = own(position)
        return {
            "game": self.name,
            "format": FORMAT,
            "rules": self.version,
            "options": {"length": p.length},
            "dice": p.dice.to_data(),
            "seats": [
                {"hand": list(p.hands[seat]), "played": list(p.played[seat]), "rolled": p.rolled[seat]}
                for seat in range(p.seats)
            ],
            "deck": p.deck[::-1],
            "discards": list(p.discards),
            "mover": p.mover,
            "round": p.round,
            "asked": None if p.over else QUESTIONS[p.asked],
        }

    def load(self, data: Data) -> Tiny:
        read = fields(data, "position", NAMES)
        word(read["game"], "game", [self.name])
        whole(read["format"], "format", FORMAT, FORMAT)
        whole(read["rules"], "rules", self.version, self.version)
        seats = items(read["seats"], "seats", *self.seats)
        p = Tiny(self, len(seats), dice_from_data(read["dice"]), listening=True)
        options = fields(read["options"], "options", ["length"])
        p.length = [*ROUNDS][word(options["length"], "options.length", [*ROUNDS])]
        for owner, entry in enumerate(seats):
            seat = fields(entry, f"seats[{owner}]", SEAT_NAMES)
            p.hands.append(cards(seat["hand"], f"seats[{owner}].hand", HAND))
            p.played.append(cards(seat["played"], f"seats[{owner}].played"))
            p.rolled.append(whole(seat["rolled"], f"seats[{owner}].rolled", 0, DIE * max(ROUNDS.values())))
        p.deck = cards(read["deck"], "deck")[::-1]
        p.discards = cards(read["discards"], "discards")
        p.mover = whole(read["mover"], "mover", 0, len(seats) - 1)
        p.round = whole(read["round"], "round", 1, ROUNDS[p.length])
        p.over = read["asked"] is None
        p.asked = ACTION if p.over else word(read["asked"], "asked", QUESTIONS)
        self.check(p)
        return p

    def check(self, position: Position) -> None:
        p = own(position)
        everywhere = [*chain(p.deck, p.discards, *p.hands, *p.played)]
        for card in CARDS:
            if everywhere.count(card) != 1:
                raise DataError(Phrase("card-twice" if card in everywhere else "card-missing", {"card": card}))
        if p.over and (p.mover, p.round) != (p.seats - 1, ROUNDS[p.length]):
            raise DataError(Phrase("end-not-reached", {}))
        if p.asked == WHICH and not (p.deck and len(p.hands[p.mover]) == HAND):
            raise DataError(Phrase("nothing-to-swap", {}))


def cards(data: Data, where: str, most: int = len(CARDS)) -> list[int]:
    """A list of card numbers."""
    return [whole(card, where, CARDS[0], CARDS[-1]) for card in items(data, where, 0, most)]


def own(position: Position) -> Tiny:
    if not isinstance(position, Tiny):
        raise TypeError(f"a position of tiny is expected, not {type(position).__name__}")
    return position


RULES: Final = TinyRules()
