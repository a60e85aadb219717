"""Verifying records: every line, every check, every move, the result and the seed."""

from pathlib import Path
from typing import Literal, NamedTuple

from sixstones.records.reading import Reading
from sixstones.records.record import CutError, Line, Record, RecordError
from sixstones.records.replaying import DiffersError, Replay, SeedError
from sixstones.records.seeds import SUFFIX
from sixstones.rules.said import Phrase

State = Literal["complete", "unfinished", "not-replayed", "differs", "refused"]
"""What a record is found to be.

`complete`: all of it is right. `unfinished`: so is what there is of it. `not-replayed`: its form and its checks are
right, but its seed is still secret. `differs`: it was played by older rules and goes otherwise by the present ones.
`refused`: it is wrong.
"""


class Verdict(NamedTuple):
    """What `verify` found out about a file."""

    path: Path
    state: State
    line: int | None = None
    """The first line that is wrong, or that differs."""
    reason: Phrase | None = None
    """What is wrong with it."""
    remarks: tuple[Phrase, ...] = ()
    """What else there is to say."""
    game: str | None = None
    """The game, for the words of the reason."""

    @property
    def accepted(self) -> bool:
        """Whether nothing is wrong with it."""
        return self.reason is None


def files(path: Path | str) -> list[Path]:
    """The records in a folder and in those below it, by name; seeds and hidden files are none. A file is itself."""
    path = Path(path)
    if not path.is_dir():
        return [path]
    found = (file for file in path.rglob("*") if file.is_file())
    return sorted(file for file in found if file.suffix != SUFFIX and not file.name.startswith("."))


def verify(path: Path | str) -> Verdict:
    """Read and replay a record; whatever is in the file, the answer is a verdict."""
    path = Path(path)
    try:
        reading = Reading(path)
    except OSError as error:
        return Verdict(path, "refused", None, Phrase("record-unreadable", {"error": error.strerror or str(error)}))
    except CutError as cut:
        return Verdict(path, "unfinished", remarks=(cut.reason,))
    except RecordError as error:
        return Verdict(path, "refused", error.line, error.reason, game=error.game)
    record = reading.record()
    game = record.game.name
    fault = _fault(record, reading)
    if fault is None:
        return Verdict(path, "complete" if record.closed else "unfinished", remarks=_remarks(record), game=game)
    if isinstance(fault, SeedError):
        return Verdict(path, "not-replayed", remarks=(fault.reason, *_remarks(record)), game=game)
    state: State = "differs" if isinstance(fault, DiffersError) else "refused"
    return Verdict(path, state, fault.line, fault.reason, game=fault.game)


def _fault(record: Record, reading: Reading) -> RecordError | None:
    """The first thing that is wrong; of a line whose check is wrong, what the rules say of it if they refuse it."""
    try:
        _replay(record, reading.suspect)
    except (SeedError, DiffersError) as found:
        return reading.fault or found
    except RecordError as found:
        return found
    return reading.fault


def _replay(record: Record, suspect: Line | None) -> None:
    """Raise RecordError for the first line, or the result, that is wrong by the rules."""
    replay = Replay(record)
    for line in record.lines:
        replay.play(line)
        replay.confirm(line)
    if suspect is not None:
        replay.play(suspect)
    replay.conclude()


def _remarks(record: Record) -> tuple[Phrase, ...]:
    remarks: list[Phrase] = []
    if record.torn is not None:
        remarks.append(Phrase("record-torn", {"line": record.torn}))
    if record.head.version < record.game.version:
        remarks.append(Phrase("record-older", {"found": record.head.version, "known": record.game.version}))
    return tuple(remarks)
