"""The parts of a position that no rule touches: searching the legal moves, the buffer of events, Python's habits."""

from functools import partial

import pytest

import sixstones
from sixstones import OptionError, Outcome, Position
from sixstones.rules.dice import mixed
from sixstones.rules.game import Rules
from sixstones.rules.position import ALL
from tests.rules.splendor.table import GAME, after, random_play, splendor
from tests.samples import samples


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_moves_are_ascending_and_exactly_those_that_are_allowed(seats: int) -> None:
    for game in range(samples(small=1, normal=4, full=40)):
        position = GAME.new(seats, 600 + game)
        for before, _ in random_play(position, game):
            moves = before.moves()
            assert moves == sorted(moves)
            assert len(moves) == before.count()
            assert moves == [move for move in range(-2, GAME.space + 2) if before.allows(move)]
            assert [before.why_not(move) is None for move in range(GAME.space)] == [
                move in moves for move in range(GAME.space)
            ]
        assert position.moves() == []
        assert not any(position.allows(move) for move in range(GAME.space))


def test_the_buffer_of_events_grows() -> None:
    position = splendor()
    for number in range(60):
        position.say(0, 0, -1, number % 3 + 1, 0, ALL)
        assert len(position.events(None)) == number + 1
    assert [event.args["tokens"] for event in position.events(0)] == [
        {"yellow": number % 3 + 1} for number in range(60)
    ]


def test_an_event_may_be_for_some_seats_only() -> None:
    position = splendor(4)
    position.say(2, 1, 3, 0, 1, 0b0110)  # a card drawn, known to b and c
    known = [position.events(viewer)[0].args["card"] for viewer in (0, 1, 2, 3, None)]
    assert known == [None, "modok", "modok", None, None]


def test_a_position_cannot_be_hashed_and_equals_only_positions() -> None:
    position = GAME.new(2, 1)
    with pytest.raises(TypeError, match="cannot be hashed"):
        hash(position)
    assert position != position.to_data()
    assert position == GAME.new(2, 1)


def test_scores_are_shared_by_the_winners() -> None:
    for game in range(samples(small=5, normal=40, full=400)):
        position = GAME.new(2 + game % 3, game, listen=False)
        assert position.scores() == [0.0] * position.seats
        for _ in random_play(position, game):
            pass
        outcome = position.outcome
        assert outcome is not None
        assert sum(position.scores()) == pytest.approx(1.0 if outcome.winners else 0.0)
        assert [score > 0 for score in position.scores()] == [seat in outcome.winners for seat in range(position.seats)]


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_who_is_no_seat_of_the_game_sees_and_hears_nothing(seat: int) -> None:
    position = splendor(3)
    redeal = partial(position.redeal, dice=sixstones.dice(1))
    for ask in (position.view, position.question, position.events, redeal):
        with pytest.raises(OptionError) as refusal:
            ask(seat)
        assert refusal.value.reason == ("no-such-seat", {"seat": seat, "seats": 3})
    for there in (0, 2, None):
        assert position.view(there) is not None


def test_copies_share_what_was_said_and_go_on_apart() -> None:
    """The row of events is copied only when one of them says something more."""
    position = after(splendor(), "take YBO")
    twins = [position.copy(), position.copy().copy()]
    for one, text in zip([position, *twins], ["take ORP", "take RR", "reserve 1-1"], strict=True):
        one.play(GAME.parse(one, text))
    assert [one.events(0)[0].args.get("tokens") for one in (position, *twins)] == [
        {"orange": 1, "red": 1, "purple": 1},
        {"red": 2},
        None,
    ]


class Together(Position):
    """A game that two of three seats have won."""

    def __init__(self, teams: bool) -> None:
        rules = Rules(name="together", version=1, seats=(3, 3), space=1, bound=1, options=[], teams=teams)
        super().__init__(rules, 3, mixed(1, 2, 3), False)

    @property
    def outcome(self) -> Outcome | None:
        return Outcome("together", (0, 2))


def test_a_team_that_wins_scores_one_each_others_share() -> None:
    assert Together(teams=False).scores() == [0.5, 0.0, 0.5]
    assert Together(teams=True).scores() == [1.0, 0.0, 1.0]


class Plain(Position):
    """A game that brings nothing."""

    def __init__(self) -> None:
        super().__init__(GAME.rules, 2, mixed(1, 2, 3), False)


def test_what_a_game_must_bring_is_asked_for() -> None:
    plain = Plain()
    for call in (plain.count, lambda: plain.nth(0), lambda: plain.do(0), plain.deal, plain.copy):
        with pytest.raises(NotImplementedError):
            call()
    with pytest.raises(NotImplementedError):
        plain.redeal(None, sixstones.dice(1))
    with pytest.raises(NotImplementedError):
        plain.outcome  # noqa: B018 - reading it is the test
    with pytest.raises(TypeError, match="a position of splendor is expected, not Plain"):
        plain.to_data()
