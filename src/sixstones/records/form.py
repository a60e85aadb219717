"""The lines of a record: each is defined once, by a form that writes it and reads it; and the checks that bind them."""

import json
import re
from hashlib import sha256
from typing import Final

from sixstones.rules.position import Position
from sixstones.rules.said import Outcome

FORMAT: Final = 1
"""The version of the format."""
WIDTH: Final = 78
"""Mail leaves lines of this length alone."""
ABANDONED: Final = "abandoned"
"""The result of a game that was left for good."""
SHORT: Final = 8
"""How many digits of a hash stand in a line."""

_NUMBER: Final = "0|[1-9][0-9]{0,17}"
_LETTER: Final = "[a-z]"
_WORDS: Final = r"\S+(?: \S+)*"
_SHORT: Final = f"[0-9a-f]{{{SHORT}}}"
_HASH: Final = "[0-9a-f]{64}"


class Form:
    """A line with named parts."""

    def __init__(self, pattern: str, **parts: str) -> None:
        self.pattern = pattern
        pieces = re.split(r"{(\w+)}", pattern)
        self._expression = re.compile(
            "".join(f"(?P<{piece}>{parts[piece]})" if k % 2 else re.escape(piece) for k, piece in enumerate(pieces))
        )
        self.start = pieces[0]
        """How every line of this form begins."""
        self.shown = re.sub(r"{\w+}", "…", pattern)
        """The form for a person to read."""

    def write(self, **parts: object) -> str:
        """The line; ValueError if it could not be read again."""
        text = self.pattern.format(**parts)
        if self.read(text) is None:
            raise ValueError(f"{text!r} is no line of the form {self.pattern!r}")
        return text

    def read(self, text: str) -> dict[str, str] | None:
        """The parts of the line, or None if it has another form."""
        match = self._expression.fullmatch(text)
        return match and match.groupdict()


FIRST: Final = Form("Six Stones record {format}", format=_NUMBER)
GAME: Final = Form("Game: {game}", game=r"\S+")
RULES: Final = Form("Rules: {version}", version=_NUMBER)
OPTIONS: Final = Form("Options: {options}", options=r"[^\s=]{1,99}=\S{1,999}(?: [^\s=]{1,99}=\S{1,999})*")
DATE: Final = Form("Date: {date}", date="[0-9]{4}-[0-9]{2}-[0-9]{2}")
SEAT: Final = Form("Seat {seat}: {name}", seat=_LETTER, name=".+")
DICE: Final = Form("Dice: {kind}", kind="fast|fair")
SEED: Final = Form("Seed: {seed}", seed="0|[1-9][0-9]{0,18}")
GAME_NUMBER: Final = Form("Number: {number}", number=_NUMBER)
COMMITMENT: Final = Form("Commitment: {hash}", hash=_HASH)
POSITION: Final = Form("Position: {data}", data=".+")
CHECK: Final = Form("Check:")

SEALED: Final = Form("{text} {check}", text=".+", check=_SHORT)
"""What ends with a check: the headers, and each line of the game."""
MOVE: Final = Form("{number}. {seat} {move}  {position}", number=_NUMBER, seat=_LETTER, move=_WORDS, position=_SHORT)
UNDO: Final = Form(
    "{number}. {seat} undo {count}  {position}", number=_NUMBER, seat=_LETTER, count="[1-9][0-9]{0,8}", position=_SHORT
)

RESULT: Final = Form("Result: {reason}{winners}", reason="[a-z][a-z-]+", winners="(?: [a-z])*")
REVEALED: Final = Form("Seed: {seed}", seed=_HASH)
HASH: Final = Form("Hash: {hash}", hash=_HASH)


def letter(seat: int) -> str:
    """The letter of a seat."""
    return chr(ord("a") + seat)


def seat_of(text: str) -> int:
    """The seat of a letter."""
    return ord(text) - ord("a")


def written(result: Outcome) -> str:
    """A result: the reason, and the letters of the winners."""
    return RESULT.write(reason=result.reason, winners="".join(f" {letter(seat)}" for seat in result.winners))


class Chain:
    """A hash over all lines so far. Line ends count as one, whatever they are in the file."""

    def __init__(self) -> None:
        self._hash = sha256()

    def add(self, text: str) -> None:
        """The next line."""
        self._hash.update(text.encode() + b"\n")

    def seal(self, text: str) -> str:
        """The next line with its check: a hash of all lines above and of what it says itself."""
        twin = self._hash.copy()
        twin.update(text.encode())
        return SEALED.write(text=text, check=twin.hexdigest()[:SHORT])

    def hash(self) -> str:
        """The hash of all lines so far."""
        return self._hash.hexdigest()


def canonical(data: object) -> str:
    """Plain data as text, the same for equal data."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def digest(position: Position, version: int) -> str:
    """A short hash of a position, as the rules of this version would describe it.

    The data of a fair game holds its key of 256 bits, which nobody can guess: the hash gives no hidden card away.
    """
    data = {**position.to_data(), "rules": version}
    return sha256(canonical(data).encode()).hexdigest()[:SHORT]


def fold(text: str) -> list[str]:
    """A long line as several, parted before blanks that follow a comma: together they are the same text."""
    lines = [""]
    for piece in re.split("(?<=,)(?= )", text):
        if lines[-1] and len(lines[-1]) + len(piece) > WIDTH:
            lines.append("")
        lines[-1] += piece
    return lines
