"""A terminal whose person types what the test says, and a record that only remembers what was written into it."""

from collections.abc import Generator, Iterable
from contextlib import contextmanager
from typing import Any

import sixstones
from sixstones.registry import Game
from sixstones.rules.position import Position
from sixstones.terminal.console import Console
from sixstones.terminal.seating import seating
from sixstones.terminal.style import Style
from sixstones.terminal.table import Left, Table
from sixstones.texts import catalogue

GAME = sixstones.game("splendor")


class Script(Console):
    """Types lines, then closes the input; keeps what is printed."""

    def __init__(self, lines: Iterable[str] = (), style: Style | None = None) -> None:
        super().__init__(style or Style())
        self.lines = list(lines)
        self.printed: list[str] = []
        self.prompts: list[str] = []
        self.clears: list[int] = []
        self.shared = False

    def show(self, lines: Iterable[str]) -> None:
        self.printed += lines

    def ask(self, prompt: str) -> str:
        self.prompts.append(prompt)
        if not self.lines:
            raise EOFError
        line = self.lines.pop(0)
        self.printed.append(f"{prompt}{line}")
        return line

    def clear(self) -> None:
        self.clears.append(len(self.printed))

    @contextmanager
    def aside(self, more: str) -> Generator[None]:
        self.shared = True
        yield
        self.clear()

    @property
    def text(self) -> str:
        return "\n".join(self.printed)

    def after(self, typed: str) -> list[str]:
        """What was printed between this line (the last like it) and the next that was typed."""
        start = max(k for k, line in enumerate(self.printed) if line.endswith(f"> {typed}"))
        rest = self.printed[start + 1 :]
        stop = next((k for k, line in enumerate(rest) if any(line.startswith(p) for p in self.prompts if p)), len(rest))
        said = rest[:stop]
        return said[:-1] if said and not said[-1] else said


class Notes:
    """In place of a record: what was written, in order."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def move(self, mover: int, notation: str, position: Position) -> None:
        self.lines.append(f"{'abcdef'[mover]} {notation}")

    def undo(self, number: int, position: Position) -> None:
        self.lines.append(f"undo {number}")

    def finish(self, position: Position) -> None:
        self.lines.append("finished")

    def abandon(self, position: Position) -> None:
        self.lines.append("abandoned")


def at_table(
    *lines: str,
    position: Position | None = None,
    bots: tuple[str, ...] = ("random",),
    names: tuple[str, ...] = ("Ana",),
    language: str = "en",
    seed: int = 7,
    game: Game = GAME,
) -> tuple[Table, Script, Any]:
    """A table where these lines were typed until there were no more or the game was over; its terminal and record."""
    first = position or game.new(max(2, len(bots) + len(names)), seed)
    placed = seating(first.seats, bots, names, ["?"] * 6)
    console, notes = Script(lines), Notes()
    record: Any = notes
    table = Table(game, [first], placed, placed.players(game.name, seed), catalogue(language), console, record)
    try:
        table.play()
    except Left as left:
        notes.lines.append("left for good" if left.for_good else "left")
    return table, console, notes
