"""Copies are independent, and go on the same way."""

import copy
import pickle
from collections.abc import Callable

import pytest

from sixstones import Position
from sixstones.rules.dice import mixed
from tests.contract.cases import Case, every_case, random_play, viewers

COPIES: dict[str, Callable[[Position], Position]] = {
    "copy": lambda position: position.copy(),
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": lambda position: pickle.loads(pickle.dumps(position)),  # noqa: S301 - made a moment ago
}


@every_case
@pytest.mark.parametrize("make", COPIES.values(), ids=COPIES)
def test_playing_a_copy_leaves_the_position_alone(case: Case, make: Callable[[Position], Position]) -> None:
    position = case.new(1)
    dice = mixed(1, 0, 301)
    for _ in random_play(position, 1):
        before, moves, told = position.to_data(), position.moves(), position.events(None)
        twin = make(position)
        assert type(twin) is type(position)
        assert (twin == position, twin.moves(), twin.listening) == (True, moves, True)
        for _ in range(2):
            if not twin.over:
                twin.play(twin.nth(dice.below(twin.count())))
        assert twin != position
        assert (position.to_data(), position.moves(), position.events(None)) == (before, moves, told)


@every_case
@pytest.mark.parametrize("make", COPIES.values(), ids=COPIES)
def test_a_copy_goes_on_the_same_way_to_the_end(case: Case, make: Callable[[Position], Position]) -> None:
    position = case.new(2)
    twins: list[Position] = []
    for played, move in enumerate(random_play(position, 2)):
        if twins:
            assert twins[-1] == position, "a copy made one decision ago"
            assert [twins[-1].events(viewer) for viewer in viewers(position)] == [
                position.events(viewer) for viewer in viewers(position)
            ]
            assert twins[-1].reversible == position.reversible
        if played % 10:  # some copies go all the way, the others one decision
            del twins[-1]
        twins.append(make(position))
        for twin in twins:
            assert twin.moves() == position.moves()
            twin.play(move)
    for twin in twins:
        assert (twin, twin.outcome, twin.scores()) == (position, position.outcome, position.scores())


@every_case
def test_a_copy_remembers_what_was_said_last(case: Case) -> None:
    position = case.new(3)
    for _ in random_play(position, 3):
        twin = position.copy()
        for viewer in viewers(position):
            assert twin.events(viewer) == position.events(viewer)
        assert twin.reversible == position.reversible


@every_case
def test_the_original_goes_on_after_its_copy_is_gone(case: Case) -> None:
    """The same game, whether or not copies are made and played on the way."""
    alone, watched = case.new(4), case.new(4)
    for _ in random_play(watched, 4):
        twin = watched.copy()
        twin.play(twin.moves()[-1])
        twin.dice.below(6)
    for _ in random_play(alone, 4):
        pass
    assert alone == watched


@every_case
def test_equal_positions_are_equal_and_no_hash_pretends_more(case: Case) -> None:
    assert case.new(5) == case.new(5)
    assert case.new(5) != case.new(6)
    assert case.new(5) != case.new(5).to_data()
    with pytest.raises(TypeError, match="cannot be hashed"):
        hash(case.new(5))
