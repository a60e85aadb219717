"""The games that the contract is tried on: every game there is, the tests' tiny one too, by seat count and options."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

import pytest

import sixstones
from sixstones import Game, OptionError, Position
from sixstones.rules.game import Option
from sixstones.rules.playout import pickers_of
from sixstones.rules.said import Data
from tests.contract.tracker import Brought

TINY: Final = Path(__file__).parent.parent / "tiny"
if str(TINY) not in sys.path:
    sys.path.append(str(TINY))


class Case(NamedTuple):
    """A game with a number of seats and options."""

    name: str
    seats: int
    options: tuple[tuple[str, Data], ...] = ()

    @property
    def game(self) -> Game:
        return sixstones.game(self.name)

    def new(self, seed: int, *, listen: bool = True) -> Position:
        return self.game.new(self.seats, seed, listen=listen, **dict(self.options))

    def __str__(self) -> str:
        return " ".join([self.name, str(self.seats), *(f"{name}={value}" for name, value in self.options)])


class Pin(NamedTuple):
    """A position that is worth a visit: the one after so many decisions of random play."""

    case: Case
    seed: int
    decisions: int

    def position(self) -> Position:
        position = self.case.new(self.seed)
        for played, _ in enumerate(random_play(position, self.seed)):
            if played == self.decisions:
                break
        return position

    def __str__(self) -> str:
        return f"{self.case}, seed {self.seed}, decision {self.decisions}"


def random_play(position: Position, seed: int) -> Iterator[int]:
    """Play to the end; before each decision, the move that will be played."""
    pickers = pickers_of(seed, 0, position.seats)
    while not position.over:
        moves = position.moves()
        move = moves[pickers[position.mover].below(len(moves))]
        yield move
        position.play(move)


def facts(position: Position) -> dict[str, Data]:
    """The position without what it remembers: the same whether it listens or not."""
    return {name: value for name, value in position.to_data().items() if name != "history"}


def viewers(position: Position) -> list[int | None]:
    """A spectator and every seat."""
    return [None, *range(position.seats)]


def other_values(option: Option) -> list[Data]:
    """What else an option can be: its words, and of a range the least and a little more."""
    texts: list[str] = []
    for text in option.allowed().split(" | "):
        least, dots, _ = text.partition("..")
        texts += [text] if not dots else [least, str(int(least) + 7)]
    values = [option.parse(text) for text in texts]
    others = [value for value in values if option.accepts(value) and value != option.default]
    return others if len(others) < 3 else [others[0], others[-1]]


def cases_of(name: str) -> list[Case]:
    """Every seat count, with the defaults and with one option changed; what the game always sets, set."""
    game, always = sixstones.game(name), brought(name).ALWAYS
    changes: list[dict[str, Data]] = [{}]
    changes += [{option.name: value} for option in game.options.values() for value in other_values(option)]
    choices = [tuple({**always, **change}.items()) for change in changes]
    return [Case(name, seats, chosen) for chosen in choices for seats in game.seats if is_possible(game, seats, chosen)]


def is_possible(game: Game, seats: int, options: tuple[tuple[str, Data], ...]) -> bool:
    """Whether so many can play with these options: a seat that is chosen must be there."""
    try:
        game.new(seats, 0, **dict(options))
    except OptionError:
        return False
    return True


def brought(name: str) -> Brought:
    """What the game brings to its tests: the module tests/contract/brought/<name>.py."""
    module: Any = importlib.import_module(f"tests.contract.brought.{name}")
    return cast("Brought", module)


def pins_of(name: str) -> list[Pin]:
    """The positions that the game's tests have pinned."""
    return [
        Pin(Case(name, seats, tuple(options.items())), seed, decisions)
        for seats, options, seed, decisions in brought(name).PINNED
    ]


GAMES: Final = sixstones.games()
CASES: Final = [case for name in GAMES for case in cases_of(name)]
PINS: Final = [pin for name in GAMES for pin in pins_of(name)]

every_game = pytest.mark.parametrize("name", GAMES)
every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_pin = pytest.mark.parametrize("pin", PINS, ids=str)
