"""How long it takes until something happens."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from benchmarks.measure import Row, seconds

TIMES = 10


def rows() -> Iterator[Row]:
    """Importing the package, above what Python itself takes; the command's help, all in all."""
    python = started([sys.executable, "-c", "pass"])
    imported = started([sys.executable, "-c", "import sixstones"]) - python
    yield Row("import sixstones", f"{imported * 1000:.0f} ms", "60 ms", imported <= 0.060)
    command = Path(sys.executable).with_name("sixstones")
    shown = started([str(command), "--help"])
    yield Row("sixstones --help", f"{shown * 1000:.0f} ms", "150 ms", shown <= 0.150)


def started(command: list[str]) -> float:
    """The mean time of a process in the best of three series."""

    def series() -> None:
        for _ in range(TIMES):
            subprocess.run(command, check=True, capture_output=True)

    return seconds(series) / TIMES
