"""Reading a record: its form and its checks, line by line. Whether the moves are right shows when they are replayed."""

from pathlib import Path

from sixstones.records import head, seeds
from sixstones.records.form import HASH, MOVE, RESULT, REVEALED, SEALED, UNDO, seat_of
from sixstones.records.lines import SHOWN, Lines
from sixstones.records.record import Line, Record, RecordError
from sixstones.rules.said import Outcome, Phrase


def read(path: Path | str) -> Record:
    """The game that a file records; RecordError if its form or one of its checks is wrong.

    A file that was cut off is an unfinished game; the beginning of a line at its end is dropped.
    """
    reading = Reading(Path(path))
    if reading.fault is not None:
        raise reading.fault
    return reading.record()


class Reading:
    """One pass over a file, up to the first line that is wrong. Wrong headers are raised at once: they are no game."""

    def __init__(self, path: Path) -> None:
        self._lines = Lines(path, path.read_bytes())
        self._head = head.read(self._lines)
        self._played: list[Line] = []
        self._standing = 0
        """How many decisions have not been taken back."""
        self._result: Outcome | None = None
        self._revealed: bytes | None = None
        self._closed = False
        self._torn: int | None = None
        self._text = self._lines.text()
        self.fault: RecordError | None = None
        """What is wrong with the first line that is."""
        self.suspect: Line | None = None
        """That line, if only its check is wrong: perhaps the rules can say more about it."""
        try:
            self._read_game()
        except RecordError as fault:
            self.fault = fault

    def record(self) -> Record:
        """What has been read."""
        secret = self._revealed
        if self._head.commitment is not None and secret is None:
            secret = seeds.hidden(self._lines.path)
        return Record(
            path=self._lines.path,
            head=self._head,
            lines=tuple(self._played),
            result=self._result,
            closed=self._closed,
            torn=self._torn,
            secret=secret,
            text=self._text,
        )

    def _read_game(self) -> None:
        lines = self._lines
        empty = not lines.peek()
        lines.step()
        if not empty:
            raise lines.error(Phrase("record-no-empty-line", {}))
        self._text = lines.text()
        while lines.left and self._torn is None:
            if RESULT.read(lines.peek()) is None:
                self._read_line()
            else:
                self._read_end()
                break

    def _read_line(self) -> None:
        """A decision or an undo."""
        lines = self._lines
        text, number = lines.peek(), len(self._played) + 1
        sealed = SEALED.read(text)
        parts = sealed and (UNDO.read(sealed["text"]) or MOVE.read(sealed["text"]))
        if not sealed or not parts:
            if self._is_torn(f"{number}. ", RESULT.start):
                return
            lines.step()
            raise lines.error(Phrase("record-bad-line", {"text": text[:SHOWN] or None, "number": number}))
        due = lines.chain.seal(sealed["text"])
        lines.step()
        if parts["number"] != str(number):
            raise lines.error(Phrase("record-number", {"found": int(parts["number"]), "expected": number}))
        undo = int(parts.get("count", "0"))
        if undo > self._standing:
            raise lines.error(Phrase("record-undo-too-far", {"count": undo, "standing": self._standing}))
        line = Line(lines.at, number, self._seat(parts["seat"]), parts.get("move", ""), undo, parts["position"])
        if text != due:
            self.suspect = line
            raise lines.error(Phrase("record-line-changed", {}))
        self._played.append(line)
        self._standing += -undo or 1
        self._text = lines.text()

    def _read_end(self) -> None:
        """The result, the seed of a fair game, and the hash: written at once, and no end without the last of them."""
        lines = self._lines
        if self._is_torn(RESULT.start):
            return
        parts = lines.need(RESULT)
        self._result = Outcome(parts["reason"], tuple(self._seat(letter) for letter in parts["winners"].split()))
        if self._head.commitment is not None:
            if not lines.left or self._is_torn(REVEALED.start):
                return
            seed = bytes.fromhex(lines.need(REVEALED)["seed"])
            if seeds.commitment(seed) != self._head.commitment:
                raise lines.error(Phrase("record-wrong-seed", {}))
            self._revealed = seed
        if not lines.left or (HASH.read(lines.peek()) is None and self._is_torn(HASH.start)):
            return
        due = lines.chain.hash()
        if lines.need(HASH)["hash"] != due:
            raise lines.error(Phrase("record-wrong-hash", {}))
        if lines.left:
            lines.step()
            raise lines.error(Phrase("record-after-end", {}))
        self._closed = True

    def _is_torn(self, *starts: str) -> bool:
        """Whether the next line is the beginning of one that starts so. If it is, it is dropped."""
        torn = self._lines.begins(*starts)
        if torn:
            self._torn = self._lines.at + 1
        return torn

    def _seat(self, letter: str) -> int:
        seat = seat_of(letter)
        if seat >= len(self._head.names):
            raise self._lines.error(Phrase("record-no-such-seat", {"letter": letter}))
        return seat
