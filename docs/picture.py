"""Draws the table in the terminal as `docs/pictures/table.svg`: `.venv/bin/python docs/picture.py`.

The game is played by bots from a fixed seed; what the terminal would show becomes a picture in colours of our own.
"""

import re
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

import sixstones
from sixstones.bots import ask, make
from sixstones.terminal.drawing import table
from sixstones.terminal.style import Style, width
from sixstones.texts import catalogue

PICTURE: Final = Path(__file__).parent / "pictures/table.svg"
SEED: Final = 11
DECISIONS: Final = 90
"""How far into the game at least."""
NAMES: Final = ["Player a", "greedy", "random"]
COMMAND: Final = "$ sixstones play splendor --bots greedy,random"

# A cell of the terminal, and the space around it, in pixels.
CELL: Final = (8.43, 17)
MARGIN: Final = 20
SIZE: Final = 14
FONT: Final = "'DejaVu Sans Mono', Menlo, Consolas, monospace"

PAPER: Final = "#12141f"
INK: Final = "#d8dbe8"
CUBE: Final = (0, 95, 135, 175, 215, 255)
CODE: Final = re.compile(r"\x1b\[([0-9;]*)m")


class Look(NamedTuple):
    """How letters look."""

    ink: str = INK
    paper: str = PAPER
    bold: bool = False

    def after(self, codes: list[int]) -> "Look":
        """The look after a terminal's codes."""
        look = self
        rest = iter(codes)
        for code in rest:
            if code == 0:
                look = Look()
            elif code == 1:
                look = look._replace(bold=True)
            elif code in (38, 48):
                colour = extended(next(rest), rest)
                look = look._replace(ink=colour) if code == 38 else look._replace(paper=colour)
            else:
                raise ValueError(f"the terminal's code {code} has no picture yet")
        return look


def extended(kind: int, rest: Iterator[int]) -> str:
    """One of the 256 colours that have a number."""
    if kind != 5:
        raise ValueError("only colours with a number have a picture yet")
    number = next(rest)
    if number == 16:
        return PAPER  # black letters on a colour
    if number > 231:
        return "#" + 3 * f"{8 + 10 * (number - 232):02x}"
    return "#" + "".join(f"{CUBE[(number - 16) // step % 6]:02x}" for step in (36, 6, 1))


def runs(line: str) -> Iterator[tuple[int, str, Look]]:
    """The pieces of a line that look the same, each with its column."""
    look, column = Look(), 0
    for number, piece in enumerate(CODE.split(line)):
        if number % 2:
            look = look.after([int(code or 0) for code in piece.split(";")])
        elif piece:
            yield column, piece, look
            column += width(piece)


def svg(lines: list[str]) -> str:
    """The picture of some lines of a terminal."""
    across, down = CELL
    columns = max(width(line) for line in lines)
    size = f"{columns * across + 2 * MARGIN:.0f}", f"{len(lines) * down + 2 * MARGIN:.0f}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]} {size[1]}" width="{size[0]}" role="img">',
        "<title>A game of Splendor: Marvel in the terminal</title>",
        f'<rect width="100%" height="100%" rx="10" fill="{PAPER}"/>',
        f'<g font-family="{FONT}" font-size="{SIZE}">',
    ]
    for row, line in enumerate(lines):
        y = MARGIN + row * down
        for column, text, look in runs(line):
            x, long = MARGIN + column * across, width(text) * across
            if look.paper != PAPER:
                parts.append(f'<rect x="{x:.1f}" y="{y}" width="{long:.1f}" height="{down}" fill="{look.paper}"/>')
            letters = text.strip()
            if letters:
                # The length keeps every letter in its column, whatever font is there.
                x += (width(text) - width(text.lstrip())) * across
                long = width(letters) * across
                weight = ' font-weight="bold"' if look.bold else ""
                place = f'x="{x:.1f}" y="{y + 13}" textLength="{long:.1f}" lengthAdjust="spacingAndGlyphs"'
                parts.append(f'<text {place} xml:space="preserve" fill="{look.ink}"{weight}>{escape(letters)}</text>')
    return "\n".join([*parts, "</g>", "</svg>", ""])


def shown() -> list[str]:
    """What a person in seat 0 sees when asked in the middle of a game."""
    game = sixstones.game("splendor")
    position = game.new(len(NAMES), SEED)
    dice = sixstones.dice(SEED)
    bots = [make(bot, game.name, dice) for bot in ("greedy", "greedy", "random")]
    decisions = 0
    while decisions < DECISIONS or position.mover != 0:
        position.play(ask(bots[position.mover], position, dice).move)
        decisions += 1
    return [
        COMMAND,
        "",
        *table(position, 0, Style(colour=True, signs=True), catalogue("en"), NAMES),
        "",
        f"{NAMES[0]}>",
    ]


if __name__ == "__main__":
    PICTURE.write_text(svg(shown()), encoding="utf-8")
