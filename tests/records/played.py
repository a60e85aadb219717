"""Games to record: random play with an undo now and then, the same every time.

`python -m tests.records.played` writes the golden records anew.
"""

import datetime as dt
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import sixstones
from sixstones import Game, Position
from sixstones.records import Verdict, Writer, verify
from sixstones.records.form import Chain

SPLENDOR: Final = sixstones.game("splendor")
KEY: Final = bytes(range(32))
NAMES: Final = ("Ann", "Zoë 🦊 (bot)", "c: d", "14. a take YBO", "Eve", "F")
GOLDEN: Final = Path(__file__).parent / "golden"


class Step(NamedTuple):
    """A decision, or how many are taken back; and the position after it."""

    seat: int
    move: str
    undo: int
    after: Position


def steps_of(game: Game, position: Position, seed: int = 1, most: int = 1000) -> list[Step]:
    """Random play to the end, or for so many lines; one line in eight takes back up to three decisions."""
    dice = sixstones.dice(seed)
    standing = [position.copy()]
    steps: list[Step] = []
    while not standing[-1].over and len(steps) < most:
        if len(standing) > 3 and not dice.below(8):
            undo = 1 + dice.below(3)
            del standing[-undo:]
            steps.append(Step(standing[-1].mover, "", undo, standing[-1]))
        else:
            after = standing[-1].copy()
            seat, move = after.mover, after.moves()[dice.below(after.count())]
            notation = game.write(after, move)
            after.play(move)
            standing.append(after)
            steps.append(Step(seat, notation, 0, after))
    return steps


def put(writer: Writer, steps: Sequence[Step]) -> None:
    """Write these lines, and the end of a game that ends or is left with the last of them."""
    add(writer, steps)
    last = steps[-1].after
    if last.over:
        writer.finish(last)
    else:
        writer.abandon(last)


def add(writer: Writer, steps: Sequence[Step]) -> None:
    """Write these lines."""
    for step in steps:
        if step.undo:
            writer.undo(step.undo, step.after)
        else:
            writer.move(step.seat, step.move, step.after)


def begun(path: Path, position: Position | None = None, **args: Any) -> Writer:
    """A writer for a game, by default of Splendor for two from seed 7 with a round limit."""
    if position is None:
        args.setdefault("seed", 7)
        position = first(args["seed"])
    args.setdefault("names", NAMES[: position.seats])
    args.setdefault("durable", False)
    return Writer(path, sixstones.game(position.rules.name), position, **args)


def first(seed: int | bytes = 7) -> Position:
    """The first position of a short game of Splendor for two."""
    return SPLENDOR.new(2, seed, round_limit=6)


def recorded(path: Path, seed: int | bytes = 7, most: int = 1000, **args: Any) -> list[str]:
    """Record a short game of Splendor; the lines of the file."""
    put(begun(path, seed=seed, **args), steps_of(SPLENDOR, first(seed), most=most))
    return path.read_text(encoding="utf-8").splitlines()


def ending(lines: Sequence[str]) -> int:
    """Where the result stands in these lines."""
    return next(at for at, line in enumerate(lines) if line.startswith("Result:"))


def told(path: Path, lines: Sequence[str]) -> Verdict:
    """The verdict on these lines."""
    path.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    return verify(path)


def resealed(lines: Sequence[str]) -> list[str]:
    """The same lines with all checks and the hash computed anew, as a forger would."""
    chain = Chain()
    sealed: list[str] = []
    for line in lines:
        whole = line
        if line.startswith("Hash:"):
            whole = "Hash: " + chain.hash()
        elif line.startswith("Check:") or line[:1].isdigit():
            whole = chain.seal(line.rpartition(" ")[0])
        chain.add(whole)
        sealed.append(whole)
    return sealed


class Golden(NamedTuple):
    """A golden record: where it stands, and how it is made."""

    path: Path
    position: Position
    steps: list[Step]
    args: dict[str, Any]

    def put(self, path: Path) -> None:
        """Write it."""
        put(begun(path, self.position, **self.args), self.steps)


def golden() -> Iterator[Golden]:
    """All golden records."""
    fast = SPLENDOR.new(2, 7, round_limit=3)
    names = ["random (bot)", "greedy (bot)"]
    yield Golden(GOLDEN / "fast.txt", fast, steps_of(SPLENDOR, fast), {"seed": 7, "names": names})
    fair = SPLENDOR.new(3, KEY, payment="colours-first")
    args: dict[str, Any] = {"seed": KEY, "names": NAMES[:3], "date": dt.date(2026, 11, 19)}
    yield Golden(GOLDEN / "fair-abandoned.txt", fair, steps_of(SPLENDOR, fair, most=12), args)
    given = SPLENDOR.new(2, 7, take_one="no", round_limit=9)
    given = SPLENDOR.load(steps_of(SPLENDOR, given, most=12)[-1].after.to_data())
    yield Golden(GOLDEN / "from-a-position.txt", given, steps_of(SPLENDOR, given, most=8), {"start": True})


if __name__ == "__main__":
    for one in golden():
        one.path.unlink(missing_ok=True)
        one.put(one.path)
