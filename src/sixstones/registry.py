"""The front door: games by name.

A game is a folder under `rules`, or a package that the entry point `sixstones.games` names.
"""

import importlib
import os
import pkgutil
from functools import cache
from types import ModuleType
from typing import Any

import sixstones.rules
from sixstones.rules.dice import SEED_BYTES, Dice
from sixstones.rules.dice import dice as dice_of
from sixstones.rules.game import Option, Rules
from sixstones.rules.position import Position
from sixstones.rules.said import Data, IllegalMove, NotationError, OptionError, Phrase, brief

ENTRY_POINTS = "sixstones.games"


class Game:
    """One of the games: makes positions, and reads and writes moves."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        """What the game's folder brings; interfaces use it, players need not."""

    @property
    def name(self) -> str:
        """The name by which `sixstones.game` finds it."""
        return self.rules.name

    @property
    def version(self) -> int:
        """The version of the rules; raised only when a recorded game would go differently."""
        return self.rules.version

    @property
    def seats(self) -> range:
        """The numbers of seats that it can be played with."""
        least, most = self.rules.seats
        return range(least, most + 1)

    @property
    def options(self) -> dict[str, Option]:
        """The options by name: each knows its default and what is allowed."""
        return {option.name: option for option in self.rules.options}

    @property
    def space(self) -> int:
        """How many move numbers there are: moves are 0 to `space` - 1 and mean the same throughout."""
        return self.rules.space

    @property
    def bound(self) -> int:
        """No game of random play has more decisions than this."""
        return self.rules.bound

    def new(
        self, seats: int | None = None, seed: int | bytes | None = None, *, listen: bool = True, **options: Data
    ) -> Position:
        """A new game, dealt.

        `seats` is the smallest number if not given. An integer `seed` (below 2**62) makes fast dice for simulation;
        32 bytes make fair dice; none draws 32 bytes from the operating system. A position that does not `listen`
        records no events and is faster. Options are keywords; see `options`.
        """
        count = self.rules.seat_count(self.seats[0] if seats is None else seats)
        return self.rules.new(count, dice(seed), self.rules.complete(options), listen)

    def load(self, data: Data, *, listen: bool = True) -> Position:
        """The position that `Position.to_data` described; DataError says what is wrong with other data."""
        position = self.rules.load(data)
        position.listening = listen
        return position

    def write(self, position: Position, move: int) -> str:
        """A move in notation."""
        if not 0 <= move < self.space:
            raise IllegalMove(Phrase("no-such-move", {"move": move}))
        return self.rules.write(position, move)

    def parse(self, position: Position, text: str) -> int:
        """The legal move that a notation means.

        NotationError: the text is no move of this game. IllegalMove: it is, but may not be played now, with the reason.
        """
        if not isinstance(text, str):
            raise NotationError(Phrase("not-a-text", {"text": brief(text)}))
        return self._legal(position, self.rules.read(position, text))

    def structure(self, position: Position, move: int) -> dict[str, Data]:
        """A move as plain data, for interfaces."""
        if not 0 <= move < self.space:
            raise IllegalMove(Phrase("no-such-move", {"move": move}))
        return self.rules.structure(position, move)

    def parse_structure(self, position: Position, structure: Data) -> int:
        """The legal move that a structure means; errors as for `parse`."""
        for move in (*position.moves(), *range(self.space)):
            if _same(self.rules.structure(position, move), structure):
                return self._legal(position, move)
        raise NotationError(Phrase("not-a-structure", {"structure": brief(structure)}))

    def _legal(self, position: Position, move: int) -> int:
        reason = position.why_not(move)
        if reason is not None:
            raise IllegalMove(reason)
        return move

    def __repr__(self) -> str:
        return f"<game {self.name}>"


def _same(one: Data, other: Data) -> bool:
    """Whether plain data is equal in kind too: true is not 1."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(_same(value, other[name]) for name, value in one.items())
    if isinstance(one, list):
        return len(one) == len(other) and all(map(_same, one, other))
    return bool(one == other)


@cache
def game(name: str) -> Game:
    """The game of this name: "splendor". OptionError lists the games there are."""
    package = package_of(name)
    if package is None:
        raise OptionError(Phrase("no-such-game", {"game": brief(name), "games": ", ".join(games())}))
    return Game(importlib.import_module(package).RULES)


def games() -> list[str]:
    """The names of all games, those of other packages included."""
    return sorted({*_built_in(), *_entry_points()})


def dice(seed: int | bytes | None = None) -> Dice:
    """Dice from a seed: an integer makes fast ones, 32 bytes fair ones, none fair ones from the operating system."""
    return dice_of(os.urandom(SEED_BYTES) if seed is None else seed)


def package_of(name: str) -> str | None:
    """The package that holds a game's rules."""
    if name in _built_in():
        return f"{sixstones.rules.__name__}.{name}"
    return _entry_points().get(name)


def part_of(name: str, room: str) -> ModuleType | None:
    """A game's module for another room of the house (`terminal`, `bots`), or None if it brings none."""
    module = f"sixstones.{room}.{name}" if name in _built_in() else f"{package_of(name)}.{room}"
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        return None


@cache
def _built_in() -> tuple[str, ...]:
    return tuple(found.name for found in pkgutil.iter_modules(sixstones.rules.__path__) if found.ispkg)


def _entry_points() -> dict[str, str]:
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow to import, and seldom needed

    return {point.name: point.value for point in entry_points(group=ENTRY_POINTS)}


def compiled() -> bool:
    """Whether the rules run compiled."""
    module: Any = importlib.import_module("sixstones.rules.playout")
    return not str(module.__file__).endswith(".py")
