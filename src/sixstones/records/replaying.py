"""Playing a recorded game again."""

from sixstones.records.form import ABANDONED, COMMITMENT, digest, written
from sixstones.records.head import dealt
from sixstones.records.record import Line, Record, RecordError
from sixstones.records.seeds import commitment
from sixstones.rules.position import Position
from sixstones.rules.said import Outcome, Phrase, Refusal


class SeedError(RecordError):
    """The game cannot be replayed: its seed is not revealed, and does not lie beside the record."""


class DiffersError(RecordError):
    """The game was played by older rules, and goes otherwise by the present ones."""


def positions(record: Record) -> list[Position]:
    """The position before each line, and the last one. RecordError names the first line that cannot be right."""
    replay = Replay(record)
    found = [replay.position]
    for line in record.lines:
        replay.play(line)
        replay.confirm(line)
        found.append(replay.position)
    return found


class Replay:
    """A recorded game on its way: `position` is the present one."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._standing = [_start(record)]
        """The positions that have not been taken back, the present one last."""

    @property
    def position(self) -> Position:
        """The present position. It stays as it is."""
        return self._standing[-1]

    def play(self, line: Line) -> None:
        """Play a line of the record; RecordError if the rules or the turn forbid it."""
        if line.undo:
            position = self._standing[-1 - line.undo]
            self._expect_mover(line, position)
            del self._standing[-line.undo :]
            return
        position = self.position.copy()
        if not position.over:
            self._expect_mover(line, position)
        try:
            position.play(self._record.game.parse(position, line.move))
        except Refusal as error:
            reason = Phrase("record-illegal", {"text": line.move, "why": error.reason})
            raise self._error(line.at, reason) from error
        self._standing.append(position)

    def confirm(self, line: Line) -> None:
        """Compare the position with the one that was recorded after this line."""
        if digest(self.position, self._record.head.version) != line.position:
            raise self._error(line.at, Phrase("record-other-position", {}))

    def conclude(self) -> None:
        """Compare the result, if there is one, with the one that was recorded."""
        recorded = self._record.result
        outcome = self.position.outcome
        if recorded is None or recorded == (outcome or Outcome(ABANDONED, ())):
            return
        reason = Phrase("record-not-over", {"found": written(recorded)})
        if outcome is not None:
            reason = Phrase("record-wrong-result", {"found": written(recorded), "expected": written(outcome)})
        raise self._error(self._record.end, reason)

    def _expect_mover(self, line: Line, position: Position) -> None:
        if line.seat != position.mover:
            raise self._error(line.at, Phrase("record-wrong-mover", {"seat": line.seat, "mover": int(position.mover)}))

    def _error(self, at: int, reason: Phrase) -> RecordError:
        version, present = self._record.head.version, self._record.game.version
        if version < present:
            reason = Phrase("record-differs", {"found": version, "known": present, "why": reason})
            return DiffersError(self._record.path, at, reason, self._record.game.name)
        return RecordError(self._record.path, at, reason, self._record.game.name)


def _start(record: Record) -> Position:
    """The position before the first line."""
    head = record.head
    if head.given is not None:
        return head.given
    if head.seed is not None:
        return dealt(head, head.seed)
    at = record.line_of(COMMITMENT.write(hash=head.commitment))
    if record.secret is None:
        raise SeedError(record.path, at, Phrase("record-no-seed", {}))
    if commitment(record.secret) != head.commitment:
        raise RecordError(record.path, at, Phrase("record-other-seed", {}))
    return dealt(head, record.secret)
