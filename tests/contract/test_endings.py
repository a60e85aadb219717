"""Games end, within the bound that the game states, and say why and for whom."""

import pytest

from sixstones import IllegalMove, Position
from sixstones.rules.dice import mixed
from sixstones.rules.playout import pickers_of, play_games, play_out
from tests.contract.cases import Case, every_case, facts, random_play, viewers
from tests.samples import samples

GAMES = samples(small=5, normal=200, full=20_000)


@every_case
def test_random_play_ends_within_the_bound(case: Case) -> None:
    position = case.new(0, listen=False)
    for number in range(GAMES):
        play_games(position, 1, number, 1, case.game.bound)
        assert position.over, f"game {number} of seed 1 is not over after {case.game.bound} decisions"
        check_end(position)


def check_end(position: Position) -> None:
    outcome, scores = position.outcome, position.scores()
    assert outcome is not None
    assert outcome.reason
    assert list(outcome.winners) == sorted(set(outcome.winners) & set(range(position.seats)))
    assert len(scores) == position.seats
    assert [seat for seat, score in enumerate(scores) if score > 0] == list(outcome.winners)
    # Winners share 1; the members of a winning team have 1 each.
    assert {scores[seat] for seat in outcome.winners} <= {1.0, 1 / max(1, len(outcome.winners))}


@every_case
def test_while_a_game_lasts_nobody_has_won(case: Case) -> None:
    position = case.new(1)
    for _ in random_play(position, 1):
        assert (position.over, position.outcome, position.scores()) == (False, None, [0.0] * case.seats)
        position.check()
    position.check()
    assert (position.over, position.moves()) == (True, [])
    assert not position.reversible
    check_end(position)
    assert all(position.view(viewer) for viewer in viewers(position))
    assert position.redeal(0, mixed(1, 0, 1)).outcome == position.outcome
    with pytest.raises(IllegalMove, match="game-over"):
        position.play(0)


@every_case
def test_the_compiled_loop_plays_what_one_would_play_by_hand(case: Case) -> None:
    """A series of games: the position's dice and each seat's are its own; listening or not changes nothing."""
    position = case.new(0, listen=False)
    for number in range(3):
        by_hand = case.new(0)
        by_hand.dice = mixed(7, number, 0)
        by_hand.deal()
        decisions = play_games(position, 7, number, 1, case.game.bound)
        pickers = pickers_of(7, number, case.seats)
        played = 0
        while not by_hand.over:
            moves = by_hand.moves()
            by_hand.play(moves[pickers[by_hand.mover].below(len(moves))])
            played += 1
        assert (facts(by_hand), played) == (facts(position), decisions)
        assert [picker.state for picker in pickers] != [picker.state for picker in pickers_of(7, number, case.seats)]


@every_case
def test_a_new_game_is_dealt_as_a_used_one_is_dealt_again(case: Case) -> None:
    """Nothing of the last game stays: a position that has played is dealt as one that has not."""
    used, fresh = case.new(0), case.new(0)
    for _ in random_play(used, 1):
        pass
    for position in (used, fresh):
        position.dice = mixed(8, 0, 0)
        position.deal()
    assert used == fresh
    assert [used.events(viewer) for viewer in viewers(used)] == [[]] * (case.seats + 1)
    assert (used.reversible, used.moves(), repr(used)) == (fresh.reversible, fresh.moves(), repr(fresh))
    assert play_out(used, pickers_of(1, 0, case.seats), 10) == play_out(fresh, pickers_of(1, 0, case.seats), 10)
    assert used == fresh
