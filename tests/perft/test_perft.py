"""The move tree has as many lines of play as it always had."""

import pytest

from tests.perft.counting import PINNED, counts, pinned_counts
from tests.samples import samples

NODES = samples(small=300, normal=30_000, full=30_000)
COUNTS = pinned_counts()

CHANGED = """{name} has {present} lines of play; it had {expected}.
If the rules were meant to change, raise their version and count again with `python -m tests.perft`."""


@pytest.mark.parametrize("name", PINNED)
def test_the_move_tree_is_as_large_as_it_was(name: str) -> None:
    present = counts(PINNED[name].position(), NODES)
    expected = COUNTS[name][: len(present)]
    assert present == expected, CHANGED.format(name=name, present=present, expected=expected)


def test_every_position_has_its_counts_and_no_other() -> None:
    assert list(COUNTS) == list(PINNED)
