"""How a figure is taken: pinned to one core, best of three, and the study compiled for the comparison."""

import importlib
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

HERE = Path(__file__).parent
BUILD = HERE.parent / "build" / "study"
REPEATS = 3


class Row(NamedTuple):
    """A line of the table: what was measured, the figure, the aim, and whether it is reached (None: no aim)."""

    work: str
    figure: str
    aim: str
    reached: bool | None


def pin() -> None:
    """Stay on one core where the system lets us choose."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def seconds(work: Callable[[], object]) -> float:
    """The time of the best of three runs."""
    return side_by_side(work)[0]


def side_by_side(*works: Callable[[], object]) -> list[float]:
    """The best of three runs of each, taken in turn: what else the machine does meets all of them."""
    best = [float("inf")] * len(works)
    for _ in range(REPEATS):
        for place, work in enumerate(works):
            start = time.perf_counter()
            work()
            best[place] = min(best[place], time.perf_counter() - start)
    return best


def nanoseconds(work: Callable[[], object], times: int) -> float:
    """The time of one call among many, the loop around it included."""

    def loop() -> None:
        for _ in range(times):
            work()

    return seconds(loop) / times * 1e9


def study() -> ModuleType:
    """The kernel study, compiled by the locked mypyc beside its copied source."""
    BUILD.mkdir(parents=True, exist_ok=True)
    source = (HERE / "study.py").read_bytes()
    target = BUILD / "study.py"
    if not (list(BUILD.glob("study.*.so")) and target.exists() and target.read_bytes() == source):
        target.write_bytes(source)
        subprocess.run([sys.executable, "-m", "mypyc", "study.py"], cwd=BUILD, check=True, capture_output=True)
    sys.path.insert(0, str(BUILD))
    module = importlib.import_module("study")
    if str(module.__file__).endswith(".py"):
        raise SystemExit("The study is not compiled, so there is nothing to compare with; is there a C compiler?")
    return module


def pure_sources() -> Path:
    """A folder with the sources alone, so that what runs from it is not compiled."""
    folder = HERE.parent / "build" / "pure"
    for file in (HERE.parent / "src").rglob("*"):
        if file.suffix in {".py", ".ftl", ".json"}:
            copy = folder / file.relative_to(HERE.parent / "src")
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(file.read_bytes())
    return folder


def resident() -> int:
    """The memory that this process holds now, in bytes."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
