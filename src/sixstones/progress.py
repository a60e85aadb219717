"""A bar on standard error for work that takes a while: only on a terminal, and gone when the work is done."""

import sys
from time import monotonic
from types import TracebackType
from typing import Final, Self, TextIO

EVERY: Final = 0.1
"""Seconds between two looks of the bar."""
CELLS: Final = 24


class Progress:
    """How much is done, how fast it goes and how long it will take: no words, so that it speaks every language."""

    def __init__(self, total: int, stream: TextIO | None = None) -> None:
        self.total = total
        self.stream = sys.stderr if stream is None else stream
        self.shown = self.stream.isatty()
        self.started = monotonic()
        self.next = self.started + EVERY

    def show(self, done: int) -> None:
        """Say how much is done; cheap enough to be called very often."""
        if not self.shown:
            return
        now = monotonic()
        if now >= self.next:
            self.next = now + EVERY
            self.stream.write("\r" + self.line(done, now - self.started) + "\x1b[K")
            self.stream.flush()

    def print(self, text: str) -> None:
        """Print on standard output, where the bar may be in the way."""
        self.clear()
        sys.stdout.write(text + "\n")
        if self.shown:
            sys.stdout.flush()

    def clear(self) -> None:
        """Take the bar away until it is shown again."""
        if self.shown:
            self.stream.write("\r\x1b[K")
            self.stream.flush()

    def line(self, done: int, seconds: float) -> str:
        """The bar, the share, how many of how many, how many a second, and the time left."""
        share = done / self.total
        full = int(share * CELLS)
        rate = done / seconds
        left = f"  -{clock((self.total - done) / rate)}" if done else ""
        bar = "#" * full + "." * (CELLS - full)
        return f"[{bar}] {share:4.0%}  {done:,}/{self.total:,}  {rate:,.0f}/s{left}"

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.clear()


def clock(seconds: float) -> str:
    """A time as people write it: 0:09, 12:30, 1:02:03."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
