"""Splendor: Marvel as the house sees it: where each of its parts is found."""

from typing import Final

from sixstones.rules.dice import Dice
from sixstones.rules.game import Choice, Limit, Rules
from sixstones.rules.position import Position
from sixstones.rules.said import Data, Phrase
from sixstones.rules.splendor import data as plain_data
from sixstones.rules.splendor import invariants, moves, view, words
from sixstones.rules.splendor.position import Splendor


class SplendorRules(Rules):
    """The game's options, and its notation, data, views and words."""

    def __init__(self) -> None:
        super().__init__(
            name="splendor",
            version=1,
            seats=(2, 4),
            space=int(moves.MOVES),
            bound=1000,
            options=[
                Choice("payment", ["any", "colours-first"]),
                Choice("take_one", ["yes", "no"]),
                Limit("round_limit", 1_000_000),
            ],
        )

    def new(self, seats: int, dice: Dice, options: dict[str, Data], listening: bool) -> Splendor:
        p = Splendor(self, seats, dice, listening)
        plain_data.set_options(p, options)
        p.deal()
        return p

    def load(self, data: Data) -> Splendor:
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
        return words.question(_own(position))

    def why_not(self, position: Position, move: int) -> Phrase:
        return words.why_not(_own(position), move)

    def write(self, position: Position, move: int) -> str:
        return moves.WRITTEN[move]

    def read(self, position: Position, text: str) -> int:
        return moves.read(text)

    def structure(self, position: Position, move: int) -> dict[str, Data]:
        return moves.structure(move)

    def describe(self, position: Position) -> str:
        return words.describe(_own(position))


def _own(position: Position) -> Splendor:
    if not isinstance(position, Splendor):
        raise TypeError(f"a position of splendor is expected, not {type(position).__name__}")
    return position


RULES: Final = SplendorRules()
