"""Counts of the move tree: how many lines of play there are from a position, to a depth."""

from pathlib import Path
from typing import Final

from sixstones import Position
from tests.contract.cases import CASES, PINS, Pin

FILE: Final = Path(__file__).parent / "counts.txt"
PINNED: Final = {str(pin): pin for pin in [*(Pin(case, 0, 0) for case in CASES), *PINS]}
"""Every case's new game, and the positions in the middle of every question; by the name that the file gives them."""
NODES: Final = 30_000
"""The last depth that is counted has no more than this many positions whose moves are counted."""
DEPTH: Final = 6


def lines(position: Position, depth: int) -> int:
    """How many ways there are to make so many decisions."""
    if position.over:
        return 0
    if depth == 1:
        return position.count()
    total = 0
    for move in position.moves():
        after = position.copy()
        after.do(move)
        total += lines(after, depth - 1)
    return total


def counts(position: Position, nodes: int = NODES) -> list[int]:
    """The counts to one decision, two, and so on, as deep as there are not more positions than this to look at."""
    found = [lines(position, 1)]
    while len(found) < DEPTH and 0 < found[-1] <= nodes:
        found.append(lines(position, len(found) + 1))
    return found


def pinned_counts() -> dict[str, list[int]]:
    """What the file says."""
    pairs = [line.split(": ") for line in FILE.read_text(encoding="utf-8").splitlines()]
    return {name: [int(number) for number in numbers.split()] for name, numbers in pairs}
