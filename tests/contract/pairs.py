"""Non-interference: two positions that a seat cannot tell apart, played in lockstep, give it the same all the way."""

import json
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from typing import Any, Final

import sixstones
from sixstones import Dice, Game, Phrase, Position
from sixstones.bots import Choice, ask, make, names
from sixstones.rules.dice import mixed
from sixstones.rules.said import Data
from tests.contract.tracker import Place, Tracker

BOTS_EVERY: Final = 6
"""Bots take their time."""


class Pair:
    """Two positions with equal dice, the seat that must not see a difference, and its tracker."""

    def __init__(self, game: Game, seat: int | None, tracker: Tracker, left: Position, right: Position) -> None:
        self.game = game
        self.seat = seat
        self.tracker = deepcopy(tracker)
        self.left = left.copy()
        self.right = right.copy()
        self.right.dice = left.dice.copy()
        self.history: list[str] = []

    def play(self, dice: Dice, decisions: int, counts: Counter[str]) -> None:
        """Go on for so many decisions, or until the seat is rightly shown a difference; count what became of it."""
        for _ in range(decisions):
            if self.left.over:
                counts["pairs to the end"] += 1
                return
            if reason := self.step(dice):
                counts[f"dropped: {reason}"] += 1
                return
            self.compare()
            counts["decisions compared"] += 1
        counts["pairs to the limit"] += 1

    def step(self, dice: Dice) -> str:
        """One decision on both sides; or why the pair cannot go on."""
        left, right = self.left, self.right
        mover = left.mover
        moves = left.moves()
        move = moves[dice.below(len(moves))]
        notation = self.game.write(left, move)
        self.history.append(f"{'abcdefgh'[mover]}: {notation}")
        shown = [self.tracker.shows(position.to_data(), mover, notation) for position in (left, right)]
        answer = move
        if mover != self.seat and not (right.allows(move) and shown[0] == shown[1]):
            alike = self.alike(move)
            if alike is None:
                return "no move there looks the same"
            answer = alike
        left.play(move)
        right.play(answer)
        if mover == self.seat and shown[0] != shown[1]:
            seen = [(position.view(self.seat), position.events(self.seat)) for position in (left, right)]
            if seen[0] != seen[1]:
                return "the seat was shown a difference"
        self.tracker.witness(mover, notation, left.view(self.seat))
        return ""

    def alike(self, move: int) -> int | None:
        """A move on the right whose events look the same to the seat."""
        after = self.left.copy()
        after.play(move)
        for answer in sorted(self.right.moves(), key=lambda other: other != move):
            trial = self.right.copy()
            trial.play(answer)
            if trial.events(self.seat) == after.events(self.seat):
                return answer
        return None

    def compare(self, *, told: bool = True) -> None:
        """Everything that the seat can get from either side is the same. Data knows nothing of the last move."""
        left, right = (given(self.game, position, self.seat) for position in (self.left, self.right))
        if len(self.history) % BOTS_EVERY == 0:
            left["choices"], right["choices"] = (chosen(self.game, one, self.seat) for one in (self.left, self.right))
        if not told:
            left |= {"events": None, "reversible": None}
            right |= {"events": None, "reversible": None}
        for what, value in left.items():
            assert value == right.get(what), f"seat {self.seat} sees a difference in {what} after {self.history}"


def given(game: Game, position: Position, seat: int | None) -> dict[str, Any]:
    """All that a position gives a seat."""
    moves = position.moves() if position.mover == seat else []
    reasons: list[Phrase | None] = []
    if seat is not None:
        reasons = [position.why_not(move, seat) for move in range(game.space)]
    return {
        "over": position.over,
        "mover": position.mover,
        "view": position.view(seat),
        "events": position.events(seat),
        "question": position.question(seat),
        "reversible": position.reversible,
        "outcome": position.outcome,
        "scores": position.scores(),
        "repr": repr(position),
        "moves": moves,
        "notation": [game.write(position, move) for move in moves],
        "structures": [game.structure(position, move) for move in moves],
        "reasons": reasons,
        "redeal": position.redeal(seat, sixstones.dice(11)).to_data(),
    }


def chosen(game: Game, position: Position, seat: int | None) -> list[Choice]:
    """What the game's bots choose in the seat's place, and the hints they give."""
    if position.over or position.mover != seat:
        return []
    return [ask(make(name, game.name, mixed(0, 0, 0)), position, mixed(0, 0, 1)) for name in names(game.name)]


def swapped_pairs(game: Game, seat: int | None, tracker: Tracker, position: Position, dice: Dice) -> Iterator[Pair]:
    """Pairs by exchanging two hidden cards that the tracker names: one for each kind of places."""
    data = position.to_data()
    kinds: dict[str, list[tuple[Place, Place]]] = {}
    for one, other in tracker.swaps(data):
        if at(data, one) != at(data, other):
            names = [step for step in (*one, *other) if isinstance(step, str)]
            kinds.setdefault(" ".join(names), []).append((one, other))
    for swaps in kinds.values():
        swap = swaps[dice.below(len(swaps))]
        yield Pair(game, seat, tracker, position, game.load(forgotten(swapped(data, *swap), seat)))


def forgotten(data: Data, seat: int | None) -> Data:
    """The data without the cards that others have seen and the seat has not: they would know that one was exchanged.

    An event of a history names its card third, and last who may know it.
    """
    for event in data.get("history", ()):
        if event[-1] is not None and seat not in event[-1]:
            event[2] = None
    return data


def redealt_pairs(game: Game, seat: int | None, tracker: Tracker, position: Position, dice: Dice) -> Iterator[Pair]:
    """The position and what it might be for all that the seat knows."""
    yield Pair(game, seat, tracker, position, position.redeal(seat, dice))


def at(data: Data, place: Place) -> Data:
    for step in place:
        data = data[step]
    return data


def swapped(data: Data, one: Place, other: Place) -> Data:
    """A copy of the data with the contents of two places exchanged."""
    result = json.loads(json.dumps(data))
    at(result, one[:-1])[one[-1]], at(result, other[:-1])[other[-1]] = at(data, other), at(data, one)
    return result
