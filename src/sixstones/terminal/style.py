"""How text looks in a terminal: colours and signs where they can be shown, and widths in columns."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from typing import NamedTuple, TextIO

WIDTH = 79
"""What is printed is at most this wide, so that it fits 80 columns everywhere."""

BOLD = "1"
QUIET = "38;5;244"
FAINT = "38;5;239"
GOOD = "38;5;114"
TURN = "1;38;5;117"

_COLOUR = re.compile(r"\x1b\[[0-9;]*m")


class Style(NamedTuple):
    """What the terminal can show: colours, and signs beyond ASCII."""

    colour: bool = False
    signs: bool = False

    def paint(self, text: str, code: str) -> str:
        """The text in a colour, as the number of an ANSI code; plain where there are no colours."""
        return f"\x1b[{code}m{text}\x1b[0m" if self.colour and text.strip() else text

    def sign(self, sign: str, plain: str) -> str:
        """A sign, or its stand-in in ASCII."""
        return sign if self.signs else plain

    def cropped(self, text: str, columns: int) -> str:
        """The text, which has no colours yet, cut where it is wider than this."""
        if width(text) <= columns:
            return text
        while width(text) > columns - 1:
            text = text[:-1]
        return text + self.sign("…", "~")

    def fit(self, text: str, columns: int) -> str:
        """The text, which has no colours yet, cut or filled up to this width."""
        return filled(self.cropped(text, columns), columns)


def style_of(stream: TextIO, environ: Mapping[str, str]) -> Style:
    """What a stream can show: colours only on a terminal that has them, and never when NO_COLOR is set."""
    colour = stream.isatty() and not environ.get("NO_COLOR") and environ.get("TERM") != "dumb"
    encoding = (getattr(stream, "encoding", None) or "").lower().replace("-", "")
    return Style(colour, encoding == "utf8")


def width(text: str) -> int:
    """How many columns a text takes; colours take none."""
    return sum(_columns(letter) for letter in _COLOUR.sub("", text))


def _columns(letter: str) -> int:
    if unicodedata.category(letter) in {"Mn", "Me", "Cf", "Cc"}:
        return 0
    return 2 if unicodedata.east_asian_width(letter) in {"W", "F"} else 1


def filled(text: str, columns: int) -> str:
    """The text with blanks behind it up to this width."""
    return text + " " * (columns - width(text))


def flow(label: str, pieces: Iterable[str], between: str = "  ", columns: int = WIDTH) -> list[str]:
    """A label and pieces behind it, as many on a line as fit; further lines stand under the first piece."""
    lines: list[str] = []
    line, fresh = label, True
    for piece in pieces:
        if not fresh and width(line) + width(between) + width(piece) > columns:
            lines.append(line)
            line, fresh = " " * width(label), True
        line += piece if fresh else between + piece
        fresh = False
    return [*lines, line]


def wrapped(text: str, first: str = "", rest: str = "", columns: int = WIDTH) -> list[str]:
    """A sentence in lines that fit: the first begins with one text, all others with another."""
    lines = [
        line
        for part in text.splitlines() or [""]
        for line in flow("", _pieces(part, columns), " ", columns - width(rest))
    ]
    return [(rest if number else first) + line for number, line in enumerate(lines)]


def _pieces(text: str, columns: int) -> Iterable[str]:
    """The words of a text, those that are wider than a line cut up."""
    for word in text.split(" "):
        for at in range(0, max(len(word), 1), columns):
            yield word[at : at + columns]


def plain_name(name: str) -> str:
    """A name without what could disturb a terminal."""
    return "".join(letter for letter in name if letter.isprintable())


def folded(text: str) -> str:
    """The text as one compares it: small letters without accents, words with one blank between."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l").replace("-", " "))
    return " ".join("".join(letter for letter in letters if letter.isalnum() or letter == " ").split())
