"""Whether counts fit what was to be expected: chi-square with a bound that chance passes once in a million times."""

from collections import Counter
from math import sqrt
from typing import Any


def even(counts: Counter[Any], outcomes: int) -> bool:
    """Whether all of so many outcomes came equally often; those that never came count too."""
    return fits(
        counts,
        dict.fromkeys(counts, 1 / outcomes) | {f"missing {k}": 1 / outcomes for k in range(outcomes - len(counts))},
    )


def fits(counts: Counter[Any], chances: dict[Any, float]) -> bool:
    """Whether the counts fit these chances."""
    assert set(counts) <= set(chances), "something came that cannot come"
    total = counts.total()
    expected: dict[Any, float] = {outcome: total * chance for outcome, chance in chances.items()}
    assert min(expected.values()) >= 5, "too few samples"
    square = sum((counts[outcome] - wanted) ** 2 / wanted for outcome, wanted in expected.items())
    return square < bound(len(chances) - 1)


def bound(freedom: int) -> float:
    """What chi-square exceeds once in a million times (Wilson and Hilferty's approximation)."""
    part = 2 / (9 * freedom)
    return freedom * (1 - part + 4.753 * sqrt(part)) ** 3
