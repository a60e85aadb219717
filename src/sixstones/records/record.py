"""What a record holds, and the error that says where one is wrong."""

import datetime as dt
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from sixstones.registry import Game
from sixstones.rules.position import Position
from sixstones.rules.said import Data, Outcome, Phrase, Refusal


class RecordError(Refusal):
    """A record cannot be accepted: `path` and `line` say where, `reason` says why, in the words of `game`."""

    def __init__(self, path: Path, line: int, reason: Phrase, game: str | None = None) -> None:
        super().__init__(reason)
        self.path = path
        self.line = line
        self.game = game

    def __str__(self) -> str:
        return f"{self.path}, line {self.line}: {self.reason}"

    def __reduce__(self) -> tuple[type, tuple[Path, int, Phrase, str | None]]:  # type: ignore[override]  # says more
        return type(self), (self.path, self.line, self.reason, self.game)


class CutError(RecordError):
    """The file ends before its headers do: no decision is lost, and there is nothing to go on with."""


class Line(NamedTuple):
    """One decision, or one undo."""

    at: int
    """The line of the file."""
    number: int
    seat: int
    move: str
    """The notation; empty for an undo."""
    undo: int
    """How many decisions it takes back; 0 for a decision."""
    position: str
    """The digest of the position after it."""


@dataclass(frozen=True)
class Head:
    """What the headers say."""

    game: Game
    version: int
    """The version of the rules that it was played by."""
    options: dict[str, Data]
    names: tuple[str, ...]
    """The players, by seat."""
    date: dt.date | None = None
    seed: int | None = None
    """The seed of fast dice."""
    number: int = 0
    """The number of the game in the series that was simulated from this seed."""
    commitment: str | None = None
    """The hash of the seed of fair dice."""
    given: Position | None = None
    """The position that the game starts from, if it was given as data."""


@dataclass(frozen=True)
class Record:
    """A game that was read from a file."""

    path: Path
    head: Head
    lines: tuple[Line, ...]
    result: Outcome | None
    """What the file says of the end; a game that was left for good ended `abandoned`."""
    closed: bool
    """Whether it has its closing hash. If not, it is unfinished."""
    torn: int | None
    """The line of the file that was cut in the middle and dropped."""
    secret: bytes | None
    """The seed of fair dice, if it is revealed or lies beside the record."""
    text: str
    """The file up to the last decision, as the writer would have written it."""

    @property
    def game(self) -> Game:
        """The game that was played."""
        return self.head.game

    @property
    def names(self) -> tuple[str, ...]:
        """The players, by seat."""
        return self.head.names

    @property
    def end(self) -> int:
        """The line of the file after the last decision, where the result stands if there is one."""
        return self.text.count("\n") + 1

    def line_of(self, header: str) -> int:
        """The line of the file where a header stands."""
        return self.text.split("\n").index(header) + 1
