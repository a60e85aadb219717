"""What a viewer is given: views and the patches between them, questions, events; and what may be taken back."""

import json
import pickle

import pytest

import sixstones
from sixstones import DeafError, IllegalMove, OptionError, Position
from sixstones.patches import patch_of, patched
from sixstones.rules.dice import mixed
from tests.contract.cases import Case, every_case, facts, random_play, viewers
from tests.samples import samples

REDEALS = samples(small=1, normal=3, full=10)


@every_case
def test_a_patch_makes_the_next_view_of_the_last(case: Case) -> None:
    position = case.new(1)
    for move in random_play(position, 1):
        after = position.copy()
        after.play(move)
        for viewer in viewers(position):
            before, view = position.view(viewer), after.view(viewer)
            as_sent = json.loads(json.dumps(patch_of(before, view)))
            assert patched(before, as_sent) == view
            assert before == position.view(viewer), "patching changes no view"


@every_case
def test_views_questions_and_events_are_plain_data_of_ones_own(case: Case) -> None:
    """Whoever changes a view changes nothing else."""
    position = case.new(2)
    for _ in random_play(position, 2):
        data = position.to_data()
        for viewer in viewers(position):
            view = position.view(viewer)
            assert json.loads(json.dumps(view)) == view
            view.clear()
            for phrase in [*position.events(viewer), position.question(viewer)]:
                assert phrase is not None
                assert json.loads(json.dumps(phrase.args)) == phrase.args
                phrase.args.clear()
        assert position.to_data() == data


@every_case
def test_somebody_is_asked_until_the_game_is_over(case: Case) -> None:
    position = case.new(3)
    for _ in random_play(position, 3):
        assert 0 <= position.mover < position.seats
        keys = {(question.key if (question := position.question(viewer)) else None) for viewer in viewers(position)}
        assert len(keys) == 1 and None not in keys, "all hear that something is asked, and what about"  # noqa: PT018
    assert [position.question(viewer) for viewer in viewers(position)] == [None] * (position.seats + 1)


@every_case
def test_a_spectator_hears_nothing_that_any_seat_does_not(case: Case) -> None:
    """Everybody hears of the same events in the same order; only what is in them may be secret."""
    position = case.new(4)
    for _ in random_play(position, 4):
        heard = [position.events(viewer) for viewer in viewers(position)]
        assert len({tuple(event.key for event in events) for events in heard}) == 1
        for events in heard[1:]:
            for event, public in zip(events, heard[0], strict=True):
                assert {**event.args, **{name: v for name, v in public.args.items() if v is not None}} == event.args


def remembers(position: Position) -> bool:
    """Whether what a seat knows is folded from the events of the whole game."""
    return "history" in position.to_data()


@every_case
def test_a_deaf_position_plays_the_same_and_says_so(case: Case) -> None:
    deaf, position = case.new(5, listen=False), case.new(5)
    for move in random_play(position, 5):
        assert facts(deaf) == facts(position)
        assert (deaf.moves(), deaf.reversible) == (position.moves(), position.reversible)
        if not remembers(position):
            for viewer in viewers(position):
                assert deaf.view(viewer) == position.view(viewer)
        deaf.play(move)
    assert deaf.outcome == position.outcome
    children = [
        deaf,
        deaf.copy(),
        pickle.loads(pickle.dumps(deaf)),  # noqa: S301 - made a moment ago
        case.game.load(deaf.to_data(), listen=False),
    ]
    if remembers(position):
        for viewer in viewers(position):
            with pytest.raises(DeafError, match="deaf"):
                deaf.view(viewer)
            with pytest.raises(DeafError, match="deaf"):
                deaf.redeal(viewer, sixstones.dice(1))
    else:
        children.append(deaf.redeal(0, sixstones.dice(1)))
    for child in children:
        assert not child.listening
        for viewer in viewers(position):
            with pytest.raises(DeafError, match="deaf"):
                child.events(viewer)


@every_case
def test_only_a_move_says_something(case: Case) -> None:
    """Not the deal, and not a move that is refused; and asking twice gets the same answer."""
    position = case.new(6)
    assert [position.events(viewer) for viewer in viewers(position)] == [[]] * (position.seats + 1)
    for _ in random_play(position, 6):
        heard = position.events(None)
        with pytest.raises(IllegalMove):
            position.play(-1)
        assert position.events(None) == heard


@every_case
def test_what_may_be_taken_back_showed_nothing_and_passed_no_turn(case: Case) -> None:
    """Nothing new is known if it had gone the same with everything hidden dealt otherwise."""
    position = case.new(7)
    dice = mixed(7, 0, 301)
    assert not position.reversible
    for move in random_play(position, 7):
        after = position.copy()
        after.play(move)
        if after.reversible:
            assert (after.mover, after.over) == (position.mover, False)
            assert after.dice == position.dice, "no chance has been used"
            for viewer in viewers(position):
                for _ in range(REDEALS):
                    check_the_same_elsewhere(position.redeal(viewer, dice), move, after, viewer)


def check_the_same_elsewhere(elsewhere: Position, move: int, after: Position, viewer: int | None) -> None:
    if elsewhere.allows(move):
        elsewhere.play(move)
        assert elsewhere.view(viewer) == after.view(viewer)
        assert elsewhere.events(viewer) == after.events(viewer)


@every_case
def test_there_is_no_other_viewer(case: Case) -> None:
    position = case.new(8)
    for seat in [-1, case.seats, 99, 10**30]:
        for ask in (position.view, position.events, position.question):
            with pytest.raises(OptionError, match="no-such-seat"):
                ask(seat)
        with pytest.raises(OptionError, match="no-such-seat"):
            position.redeal(seat, sixstones.dice(1))
        with pytest.raises(OptionError, match="no-such-seat"):
            position.why_not(0, seat)


@every_case
def test_the_table_is_shown_in_a_few_lines(case: Case) -> None:
    position = case.new(9)
    for _ in random_play(position, 9):
        assert 1 <= len(repr(position).splitlines()) <= 25
        assert case.name in repr(position)
