"""A file taken line by line.

Its byte order mark, its kind of line ends, and blanks at the end of a line or of the file do not count.
"""

from codecs import BOM_UTF8
from pathlib import Path

from sixstones.records.form import Chain, Form
from sixstones.records.record import RecordError
from sixstones.rules.said import Phrase

SHOWN = 60
"""How much of a strange line is shown."""


class Lines:
    """What is left of a file. `at` is the number of the line that was taken last; `chain` hashes those taken."""

    def __init__(self, path: Path, data: bytes) -> None:
        self.path = path
        self.game: str | None = None
        """The game, as soon as it is known."""
        self.at = 0
        self.chain = Chain()
        self._taken: list[str] = []
        pieces = data.removeprefix(BOM_UTF8).splitlines(keepends=True)
        cut = bool(pieces) and not pieces[-1].endswith((b"\n", b"\r"))
        self._lines = [piece.rstrip(b" \t\r\n") for piece in pieces]
        while self._lines and not self._lines[-1]:
            self._lines.pop()
            cut = False
        self._cut = cut

    @property
    def left(self) -> int:
        """How many lines are left."""
        return max(len(self._lines) - self.at, 0)

    @property
    def cut(self) -> bool:
        """Whether the next line is the last and has no line end: it may be the beginning of a longer one."""
        return self._cut and self.left == 1

    def begins(self, *starts: str) -> bool:
        """Whether the next line is cut and the beginning of one that starts so."""
        text = self.peek().rstrip("\0")  # a crash of the machine can leave these instead of what was written
        return self.cut and any(start.startswith(text) or text.startswith(start) for start in starts)

    def peek(self) -> str:
        """The next line; empty at the end."""
        if not self.left:
            return ""
        try:
            # A cut can go through a letter.
            return self._lines[self.at].decode("utf-8", "replace" if self.cut else "strict")
        except UnicodeDecodeError:
            self.at += 1
            raise self.error(Phrase("record-not-text", {})) from None

    def step(self) -> None:
        """Take the next line, whatever it is; at the end, an empty one."""
        text = self.peek()
        self.chain.add(text)
        self._taken.append(text)
        self.at += 1

    def take(self, form: Form) -> dict[str, str] | None:
        """Take the next line if it has this form: its parts, or None."""
        parts = form.read(self.peek())
        if parts is not None:
            self.step()
        return parts

    def text(self) -> str:
        """The lines taken, as a writer leaves them."""
        return "".join(line + "\n" for line in self._taken)

    def need(self, form: Form) -> dict[str, str]:
        """Take the next line, which must have this form."""
        parts = self.take(form)
        if parts is None:
            raise self.unexpected(form)
        return parts

    def unexpected(self, form: Form) -> RecordError:
        """The next line should have this form, and has not."""
        text = self.peek()
        self.at += 1
        return self.error(Phrase("record-unexpected", {"text": text[:SHOWN] or None, "expected": form.shown}))

    def error(self, reason: Phrase) -> RecordError:
        """Something is wrong with the line that was taken last."""
        return RecordError(self.path, self.at, reason, self.game)
