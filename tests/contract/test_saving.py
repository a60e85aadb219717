"""A game is a seed, its options and its moves; and it can be saved and loaded at every decision."""

import json

from sixstones import Position
from tests.contract.cases import (
    GAMES,
    Case,
    Pin,
    brought,
    every_case,
    every_game,
    every_pin,
    pins_of,
    random_play,
    viewers,
)


def saved_and_loaded(case: Case, position: Position) -> Position:
    """Through a text, as a file would hold it."""
    return case.game.load(json.loads(json.dumps(position.to_data())))


@every_case
def test_the_same_moves_make_the_same_game(case: Case) -> None:
    first, second, third = case.new(1), case.new(1), case.new(1)
    for move in random_play(first, 1):
        assert first == second == third
        third.play(case.game.parse(third, case.game.write(first, move)))
        second.play(move)
        assert [second.events(viewer) for viewer in viewers(first)] == [
            third.events(viewer) for viewer in viewers(first)
        ]
    assert first == second == third
    assert second.outcome == first.outcome


@every_case
def test_another_seed_is_another_game(case: Case) -> None:
    assert len({json.dumps(case.new(seed).to_data()) for seed in range(20)}) == 20


@every_case
def test_a_loaded_position_is_the_saved_one(case: Case) -> None:
    position = case.new(2)
    for _ in random_play(position, 2):
        check_loaded(case, position)
    check_loaded(case, position)


def check_loaded(case: Case, position: Position) -> None:
    loaded = saved_and_loaded(case, position)
    loaded.check()
    assert loaded == position
    assert json.dumps(loaded.to_data()) == json.dumps(position.to_data()), "in the same order, too"
    assert (loaded.moves(), loaded.mover, loaded.over) == (position.moves(), position.mover, position.over)
    assert (loaded.outcome, loaded.scores(), repr(loaded)) == (position.outcome, position.scores(), repr(position))
    for viewer in viewers(position):
        assert loaded.view(viewer) == position.view(viewer)
        assert loaded.question(viewer) == position.question(viewer)
        assert loaded.events(viewer) == [], "nothing has been said yet"


@every_case
def test_a_loaded_position_has_the_same_future(case: Case) -> None:
    """Loaded at every decision for the next one, and at every tenth for the rest of the game."""
    position = case.new(3)
    loaded: list[Position] = []
    for played, move in enumerate(random_play(position, 3)):
        for other in loaded:
            check_same(other, position)
        if played % 10:
            del loaded[-1]
        loaded.append(saved_and_loaded(case, position))
        for other in loaded:
            other.play(move)
    for other in loaded:
        check_same(other, position)


def check_same(one: Position, other: Position) -> None:
    assert one == other
    assert one.reversible == other.reversible
    for viewer in viewers(other):
        assert one.view(viewer) == other.view(viewer)
        assert one.events(viewer) == other.events(viewer)


@every_pin
def test_pinned_positions_are_loaded_with_the_same_future(pin: Pin) -> None:
    """These are in the middle of every question that there is."""
    position = pin.position()
    check_loaded(pin.case, position)
    loaded = saved_and_loaded(pin.case, position)
    for move in random_play(position, 4):
        loaded.play(move)
        after = position.copy()
        after.play(move)
        check_same(loaded, after)


@every_game
def test_the_pinned_positions_meet_every_question(name: str) -> None:
    questions = [pin.position().question() for pin in pins_of(name)]
    assert {question.key for question in questions if question} == brought(name).QUESTIONS


@every_case
def test_the_data_says_which_game_it_is(case: Case) -> None:
    """A file can be opened without knowing what is in it, and a game does not open another's."""
    position = case.new(5)
    data = position.to_data()
    assert data["game"] == case.name in GAMES
    assert data["rules"] == case.game.version
    assert list(data["options"]) == list(case.game.options)
    assert case.game.new(case.seats, 5, **data["options"]) == position  # a table's name may stand there as its numbers
