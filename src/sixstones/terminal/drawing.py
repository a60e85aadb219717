"""Finds how a game's position is drawn; a game that brings nothing of its own is drawn plainly from its view.

A game's module may have `draw(view, seat, style, catalogue, names)`, `legend(style, catalogue)` and
`explain(view, seat, text, style, catalogue, names)`; all of them give lines of text.
"""

from collections.abc import Iterator, Mapping, Sequence

from sixstones.registry import part_of
from sixstones.rules.position import Position
from sixstones.rules.said import Data
from sixstones.terminal.style import QUIET, Style, wrapped
from sixstones.texts import Catalogue

ROOM = "terminal"


def table(position: Position, seat: int | None, style: Style, catalogue: Catalogue, names: Sequence[str]) -> list[str]:
    """The table as the seat (None: a spectator) may see it."""
    own = getattr(part_of(position.rules.name, ROOM), "draw", None)
    view = position.view(seat)
    lines: list[str] = _plain_table(view, style) if own is None else own(view, seat, style, catalogue, names)
    return lines


def legend(position: Position, style: Style, catalogue: Catalogue) -> list[str]:
    """What the letters and signs of the game's table mean."""
    own = getattr(part_of(position.rules.name, ROOM), "legend", None)
    lines: list[str] = [] if own is None else own(style, catalogue)
    return lines


def explanation(
    position: Position, seat: int | None, text: str, style: Style, catalogue: Catalogue, names: Sequence[str]
) -> list[str]:
    """What the seat may know of the thing that the text names; nothing if the game knows no such thing."""
    own = getattr(part_of(position.rules.name, ROOM), "explain", None)
    lines: list[str] = [] if own is None else own(position.view(seat), seat, text, style, catalogue, names)
    return lines


def _plain_table(view: Mapping[str, Data], style: Style) -> list[str]:
    return [line for name, value in view.items() for line in _outline(name, value, "", style)]


def _outline(name: str, value: Data, indent: str, style: Style) -> Iterator[str]:
    """A value under its name; what it holds stands below it, further in."""
    label = indent + style.paint(f"{name}:", QUIET)
    below = indent + "  "
    if isinstance(value, dict) and value:
        yield label
        for key, inner in value.items():
            yield from _outline(key, inner, below, style)
    elif isinstance(value, list) and any(isinstance(inner, dict | list) for inner in value):
        yield label
        for place, inner in enumerate(value):
            yield from _outline(str(place), inner, below, style)
    else:
        yield from wrapped(_plain(value), label + " ", below)


def _plain(value: Data) -> str:
    if isinstance(value, list | dict):
        return ", ".join(map(_plain, value)) or "-"
    return "-" if value is None else str(value).lower() if isinstance(value, bool) else str(value)
