"""`python -m benchmarks` prints the table; with KEEP=1 it is also written to `benchmarks/results/`."""

import datetime as dt
import os
import platform
import sys

from benchmarks import gauntlet, splendor, start
from benchmarks.measure import HERE, Row, pin, study


def line(row: Row) -> str:
    """A row as a line of the table."""
    mark = {True: "reached", False: "NOT REACHED", None: ""}[row.reached]
    return f"{row.work:42} {row.figure:40} {row.aim:12} {mark}".rstrip()


def main() -> None:
    """Measure everything, line by line."""
    pin()
    lines = [f"Six Stones on Python {platform.python_version()}, {platform.machine()}, one core, best of three"]
    print(lines[0], flush=True)
    compiled_study = study()
    for rows in (splendor.rows(compiled_study), gauntlet.rows(compiled_study), start.rows()):
        for row in rows:
            lines.append(line(row))
            print(lines[-1], flush=True)
    if os.environ.get("KEEP", "") not in {"", "0"}:
        folder = HERE / "results"
        folder.mkdir(exist_ok=True)
        today = dt.datetime.now(tz=dt.UTC).date()
        file = folder / f"{today}-python{sys.version_info.major}.{sys.version_info.minor}.txt"
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(f"kept in {file.relative_to(HERE.parent)}")


if __name__ == "__main__":
    main()
