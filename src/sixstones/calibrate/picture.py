"""Shares over a whole number, with their intervals, drawn as SVG."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Final, NamedTuple

from sixstones.calibrate import Share

PAPER: Final = "#12141f"
INK: Final = "#d8dbe8"
QUIET: Final = "#8f95b2"
COLOURS: Final = ("#f2cf4a", "#6fb1ff", "#ff9b4a", "#ff6f6f", "#b98cff")
FONT: Final = "system-ui, 'DejaVu Sans', sans-serif"

# Pixels: a panel, and the room around it.
WIDE: Final = 400
HIGH: Final = 260
LEFT: Final = 56
RIGHT: Final = 28
TOP: Final = 48
BOTTOM: Final = 52
STEP: Final = 16
"""Between two lines of text."""
BESIDE: Final = 4
"""Between the marks of two curves at the same number."""


class Curve(NamedTuple):
    """Shares by number; the chosen one has a ring."""

    name: str
    marks: dict[int, Share]
    chosen: int


class Panel(NamedTuple):
    """Curves over one axis."""

    title: str
    across: str
    curves: list[Curve]


def picture(panels: Sequence[Panel], notes: Sequence[str]) -> str:
    """The panels beside each other, the notes below."""
    width = len(panels) * (LEFT + WIDE + RIGHT)
    height = TOP + HIGH + BOTTOM + STEP * (len(notes) + 1)
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="{FONT}" font-size="12" fill="{INK}">',
        f'<rect width="{width}" height="{height}" rx="10" fill="{PAPER}"/>',
    ]
    for place, panel in enumerate(panels):
        lines += drawn(panel, LEFT + place * (LEFT + WIDE + RIGHT))
    lines += [
        label(LEFT, TOP + HIGH + BOTTOM + STEP * (number + 0.5), note, f'fill="{QUIET}"')
        for number, note in enumerate(notes)
    ]
    return "\n".join([*lines, "</svg>"]) + "\n"


def drawn(panel: Panel, left: float) -> Iterator[str]:
    """A panel whose axes begin at `left`."""
    numbers = sorted({number for curve in panel.curves for number in curve.marks})
    yield label(left, TOP - 20, panel.title, 'font-size="14" font-weight="600"')
    yield label(left + WIDE / 2, TOP + HIGH + 40, panel.across, f'fill="{QUIET}" text-anchor="middle"')
    for percent in range(0, 101, 25):
        y = height_of(percent / 100)
        strong = ' stroke-dasharray="2 4"' if percent == 50 else ' stroke-opacity="0.25"'
        yield f'<path d="M{left:.1f} {y:.1f}h{WIDE}" stroke="{QUIET}"{strong}/>'
        yield label(left - 8, y + 4, f"{percent} %", f'fill="{QUIET}" text-anchor="end"')
    places = {number: left + WIDE * (place + 0.5) / len(numbers) for place, number in enumerate(numbers)}
    for number, x in places.items():
        yield label(x, TOP + HIGH + 20, str(number), f'fill="{QUIET}" text-anchor="middle"')
    for row, (colour, curve) in enumerate(zip(COLOURS, panel.curves, strict=False)):
        aside = BESIDE * (row - (len(panel.curves) - 1) / 2)
        yield from drawn_curve(curve, colour, {number: x + aside for number, x in places.items()})
        yield label(left + 10, TOP + 14 + STEP * row, curve.name, f'fill="{colour}"')


def drawn_curve(curve: Curve, colour: str, places: dict[int, float]) -> Iterator[str]:
    """A line through the shares, their intervals, and a ring around the chosen one."""
    points = [(places[number], share) for number, share in sorted(curve.marks.items())]
    yield f'<path d="{path(points)}" fill="none" stroke="{colour}" stroke-width="1.5"/>'
    for x, share in points:
        low, high = share.interval
        interval = f"M{x:.1f} {height_of(low):.1f}V{height_of(high):.1f}"
        yield f'<path d="{interval}" stroke="{colour}" stroke-width="4" stroke-opacity="0.45"/>'
        yield f'<circle cx="{x:.1f}" cy="{height_of(share.rate):.1f}" r="2.5" fill="{colour}"/>'
    x, y = places[curve.chosen], height_of(curve.marks[curve.chosen].rate)
    yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6.5" fill="none" stroke="{colour}" stroke-width="1.5"/>'


def path(points: Iterable[tuple[float, Share]]) -> str:
    return "M" + "L".join(f"{x:.1f} {height_of(share.rate):.1f}" for x, share in points)


def height_of(rate: float) -> float:
    return TOP + HIGH * (1 - rate)


def label(x: float, y: float, text: str, look: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" {look}>{escape(text)}</text>'
