"""Numbers of a game that no source gives, found by simulation: series of games in two processes, and their intervals.

A game's own module in this room says what is searched for, and how: `GAMES`, `work` and `calibrate`.
"""

import signal
from collections.abc import Callable, Iterable, Iterator
from math import sqrt
from multiprocessing import get_context
from typing import Final, NamedTuple, Protocol, TypeVar

from sixstones.rules.said import Data
from sixstones.texts import Catalogue

PROCESSES: Final = 2
NORMAL: Final = 1.96
"""So many standard deviations hold 95 % of a normal distribution."""

Task = TypeVar("Task")
Found = TypeVar("Found")


class Calibration(Protocol):
    """What was found."""

    def to_data(self) -> dict[str, Data]:
        """All numbers, for machines."""
        ...

    def summary(self, text: Catalogue) -> list[str]:
        """The report for people, line by line."""
        ...

    def drawing(self, text: Catalogue) -> str:
        """A picture of it, as SVG."""
        ...


class Share(NamedTuple):
    """So many of so many games."""

    part: int
    games: int

    @property
    def rate(self) -> float:
        return self.part / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true rate lies with 95 % confidence (Wilson)."""
        if not self.games:
            return 0.0, 1.0
        spread = NORMAL * NORMAL / self.games
        middle = (self.rate + spread / 2) / (1 + spread)
        reach = NORMAL / (1 + spread) * sqrt(self.rate * (1 - self.rate) / self.games + spread / self.games / 4)
        return max(0.0, middle - reach), min(1.0, middle + reach)


def spread_out(work: Callable[[Task], Found], tasks: Iterable[Task]) -> Iterator[Found]:
    """The results of all tasks, in their order, worked on by several processes."""
    with get_context("spawn").Pool(PROCESSES, _leave_interrupts_to_the_first) as pool:
        yield from pool.imap(work, tasks)


def _leave_interrupts_to_the_first() -> None:
    """Ctrl-C reaches every process; the first one ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
