"""Starting life. The printed numbers are not known from any source; the tables here are ours, found by simulation."""

from typing import Final

from sixstones.rules.said import Data

MOST_LIFE: Final = 99
LIFE: Final = {"ours-1": (7, [4, 4, 6, 7, 8])}
"""By name: the life of the heroes, and that of Thanos for two to six players."""
DEFAULT: Final = "ours-1"


def numbers_of(life: Data) -> list[int] | None:
    """The two numbers that a text like "6,8" gives, or None if it gives none."""
    parts = life.split(",") if isinstance(life, str) else []
    if len(parts) != 2 or not all(part.isascii() and part.isdecimal() and len(part) < 3 for part in parts):
        return None
    numbers = [int(part) for part in parts]
    return numbers if min(numbers) >= 1 else None


def life_of(life: str, seats: int) -> tuple[int, int]:
    """The starting life of the heroes and of Thanos; the value was checked."""
    if life in LIFE:
        heroes, thanos = LIFE[life]
        return heroes, thanos[seats - 2]
    numbers = numbers_of(life) or [1, 1]
    return numbers[0], numbers[1]
