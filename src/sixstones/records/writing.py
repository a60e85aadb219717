"""Writing a record while the game is played."""

import datetime as dt
import os
from collections.abc import Sequence
from io import BufferedWriter
from pathlib import Path
from types import TracebackType
from typing import Self

from sixstones.records import head, seeds
from sixstones.records.disk import replace, settle
from sixstones.records.form import ABANDONED, HASH, MOVE, REVEALED, RULES, UNDO, Chain, Form, digest, letter, written
from sixstones.records.reading import read
from sixstones.records.record import Head, Record, RecordError
from sixstones.records.replaying import positions
from sixstones.registry import Game
from sixstones.rules.position import Position
from sixstones.rules.said import Outcome, Phrase


class Writer:
    """Writes a record line by line. Whenever it stops the file is a record: finished, abandoned or unfinished."""

    def __init__(
        self,
        path: Path | str,
        game: Game,
        position: Position,
        *,
        names: Sequence[str],
        seed: int | bytes | None = None,
        number: int = 0,
        start: bool = False,
        date: dt.date | None = None,
        durable: bool = True,
    ) -> None:
        """Begin a record in a new file; FileExistsError if there is one.

        `position` is the first one. It was dealt from `seed`, as game `number` of the series if it is simulated; or
        with `start` it is written down as data. `names` are the players', by seat; `date` is for games of people.
        With `durable`, what a call has written is on disk when it returns; simulations do without and are faster.
        """
        head.check_names(names)
        secret = seed if isinstance(seed, bytes) else None
        headers = Head(
            game=game,
            version=game.version,
            options=head.options_of(position),
            names=tuple(names),
            date=date,
            seed=seed if isinstance(seed, int) else None,
            number=number,
            commitment=None if secret is None else seeds.commitment(secret),
            given=position.copy() if start else None,
        )
        _check_start(headers, position, seed)
        lines = head.write(headers)
        path = Path(path)
        file = path.open("xb")
        claim(file, path)
        self._set_up(path, file, secret, durable)
        if secret is not None:
            try:
                seeds.hide(path, secret)
            except OSError:
                self.close()
                path.unlink()
                raise
        for line in lines:
            self._put(line)
        self._save(durable)
        if durable:
            settle(path.parent)

    @classmethod
    def resume(cls, path: Path | str, *, durable: bool = True) -> tuple[Self, Record, list[Position]]:
        """Go on with an unfinished record: the writer, the record, and the position before each line and the last one.

        What is left of a line that was cut in the middle is removed from the file. RecordError if the record is wrong
        or closed, or if the secret seed of its dice is not beside it.
        """
        path = Path(path)
        read(path)  # what is no record is said first
        file = opened(path)
        try:
            record, found = cls._checked(path)
            if record.secret is not None and seeds.hidden(path) is None:
                seeds.hide(path, record.secret)  # it was revealed at an end that is torn, and goes with it
            if path.read_bytes() != record.text.encode():
                replace(path, record.text)
                torn, file = file, opened(path)
                torn.close()
        except BaseException:
            file.close()
            raise
        writer = cls.__new__(cls)
        cls._set_up(writer, path, file, record.secret, durable, record)
        return writer, record, found

    @staticmethod
    def _checked(path: Path) -> tuple[Record, list[Position]]:
        """An unfinished record of the present rules, and its positions."""
        record = read(path)
        if record.closed:
            raise RecordError(path, record.end, Phrase("record-closed", {}))
        if record.head.version < record.game.version:
            # What follows would be played by other rules than the headers say.
            at = record.line_of(RULES.write(version=record.head.version))
            known = record.game.version
            raise RecordError(path, at, Phrase("record-resume-older", {"found": record.head.version, "known": known}))
        return record, positions(record)

    def move(self, mover: int, notation: str, position: Position) -> None:
        """A seat's decision, and the position after it."""
        self._write_line(MOVE, mover, position, self._standing + 1, move=notation)

    def undo(self, number: int, position: Position) -> None:
        """So many decisions are taken back, to this earlier position, by its mover."""
        if not 1 <= number <= self._standing:
            raise ValueError(f"{number} decisions cannot be taken back: there are {self._standing}")
        self._write_line(UNDO, int(position.mover), position, self._standing - number, count=number)

    def finish(self, position: Position) -> None:
        """Close the record of a game that is over; the seed of fair dice is revealed."""
        if position.outcome is None:
            raise ValueError("the game is not over; a game that is left for good is abandoned")
        self._write_end(position.outcome)

    def abandon(self, position: Position) -> None:
        """Close the record of a game that is left for good; the seed of fair dice is revealed."""
        if position.over:
            raise ValueError("the game is over; its record is finished")
        self._write_end(Outcome(ABANDONED, ()))

    def close(self) -> None:
        """Leave the record as it is: unfinished, unless it was finished or abandoned."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _set_up(
        self, path: Path, file: BufferedWriter, secret: bytes | None, durable: bool, record: Record | None = None
    ) -> None:
        self._path = path
        self._file = file
        self._secret = secret
        self._durable = durable
        self._chain = Chain()
        self._number = 0
        """How many lines of the game there are."""
        self._standing = 0
        """How many decisions have not been taken back."""
        if record is not None:
            for text in record.text[:-1].split("\n"):
                self._chain.add(text)
            self._number = len(record.lines)
            self._standing = sum(-line.undo or 1 for line in record.lines)

    def _write_line(self, form: Form, seat: int, position: Position, standing: int, **parts: object) -> None:
        short = digest(position, position.rules.version)
        text = form.write(number=self._number + 1, seat=letter(seat), position=short, **parts)
        self._put(self._chain.seal(text))
        self._number += 1
        self._standing = standing
        self._save(self._durable)

    def _write_end(self, result: Outcome) -> None:
        self._put(written(result))
        if self._secret is not None:
            self._put(REVEALED.write(seed=self._secret.hex()))
        self._put(HASH.write(hash=self._chain.hash()))
        self._save(self._durable or self._secret is not None)
        self.close()
        if self._secret is not None:
            seeds.discard(self._path)

    def _put(self, text: str) -> None:
        self._chain.add(text)
        self._file.write(text.encode() + b"\n")

    def _save(self, durably: bool) -> None:
        """Have on disk what was put down; simulations leave it to the buffer."""
        if durably:
            self._file.flush()
            os.fsync(self._file.fileno())


def opened(path: Path) -> BufferedWriter:
    """The file of a record, to be gone on with by this program alone."""
    file = os.fdopen(os.open(path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0)), "ab")
    claim(file, path)
    return file


def claim(file: BufferedWriter, path: Path) -> None:
    """Two programs may not write one record: the second is refused, where the system has such locks."""
    try:
        import fcntl  # noqa: PLC0415 - Windows has none
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        raise RecordError(path, 1, Phrase("record-in-use", {})) from None


def _check_start(headers: Head, position: Position, seed: int | bytes | None) -> None:
    """A record that could not be replayed is not begun."""
    if len(headers.names) != position.seats:
        raise ValueError(f"there are {position.seats} seats and {len(headers.names)} names")
    if (seed is None) == (headers.given is None):
        raise ValueError("a record starts from a seed, or from a position that is written down: say which")
    if seed is not None and head.dealt(headers, seed) != position:
        raise ValueError("the position is not the one that is dealt from this seed")
