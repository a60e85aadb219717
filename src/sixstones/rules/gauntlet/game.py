"""Infinity Gauntlet as the house sees it: where each of its parts is found."""

from typing import Final

from sixstones.rules.dice import Dice
from sixstones.rules.game import Choice, Option, Rules
from sixstones.rules.gauntlet import data as plain_data
from sixstones.rules.gauntlet import invariants, moves, view, words
from sixstones.rules.gauntlet.life import DEFAULT, LIFE, MOST_LIFE, numbers_of
from sixstones.rules.gauntlet.position import Gauntlet
from sixstones.rules.position import Position
from sixstones.rules.said import Data, Phrase

BOUND: Final = 231
"""Thanos is asked 12 times which card to play, for each that can be played, and 21 times for their effects: 4 for the
Space Stone, 5 for the Time Stone that copies it, 2 for each Outrider, Black Dwarf and the Reality Stone, 1 for the Mind
Stone, Corvus Glaive, the Soul Stone and Ebony Maw. From the fourth stone on he may snap: 9 times after playing, 9 times
before drawing. Between his turns five heroes have 12 each, of at most 3 decisions: 12 + 21 + 9 + 9 + 5 * 12 * 3."""


class Life(Option):
    """The life of the heroes and of Thanos, or the name of a table."""

    def __init__(self) -> None:
        super().__init__("life", DEFAULT)

    def accepts(self, value: Data) -> bool:
        return isinstance(value, str) and (value in LIFE or numbers_of(value) is not None)

    def allowed(self) -> str:
        return " | ".join([*LIFE, f"HEROES,THANOS (each 1 to {MOST_LIFE})"])

    def parse(self, text: str) -> Data:
        return text


class GauntletRules(Rules):
    """The game's options, and its notation, data, views and words."""

    def __init__(self) -> None:
        super().__init__(
            name="gauntlet",
            version=1,
            seats=(2, 6),
            space=int(moves.MOVES),
            bound=BOUND,
            options=[
                Choice("thanos", list(moves.SEAT_LETTERS)),
                Life(),
                Choice("copy", ["any-faceup", "played-only"]),
            ],
            teams=True,
        )

    def new(self, seats: int, dice: Dice, options: dict[str, Data], listening: bool) -> Gauntlet:
        p = Gauntlet(self, seats, dice, listening)
        plain_data.set_options(p, options)
        p.deal()
        return p

    def load(self, data: Data) -> Gauntlet:
        return plain_data.load(self, data)

    def to_data(self, position: Position) -> dict[str, Data]:
        return plain_data.to_data(_own(position))

    def check(self, position: Position) -> None:
        invariants.check(_own(position))

    def view(self, position: Position, seat: int | None) -> dict[str, Data]:
        return view.view(_own(position), seat)

    def event(self, position: Position, numbers: list[int], seat: int | None) -> Phrase:
        return words.event(numbers)

    def question(self, position: Position, seat: int | None) -> Phrase:
        return words.question(_own(position), seat)

    def why_not(self, position: Position, move: int) -> Phrase:
        return words.why_not(_own(position), move)

    def write(self, position: Position, move: int) -> str:
        return moves.write(move, words.three(_own(position)))

    def read(self, position: Position, text: str) -> int:
        return moves.read(text, words.three(_own(position)))

    def structure(self, position: Position, move: int) -> dict[str, Data]:
        return moves.structure(move, words.three(_own(position)))

    def describe(self, position: Position) -> str:
        return words.describe(_own(position))


def _own(position: Position) -> Gauntlet:
    if not isinstance(position, Gauntlet):
        raise TypeError(f"a position of gauntlet is expected, not {type(position).__name__}")
    return position


RULES: Final = GauntletRules()
