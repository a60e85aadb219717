"""Random play in the compiled loop: the same as the same choices made by hand, game by game."""

import pytest

from sixstones.rules.dice import mixed
from sixstones.rules.playout import pickers_of, play_games, play_out
from tests.rules.splendor.table import GAME


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_of_a_series_is_that_of_its_number(seats: int) -> None:
    position = GAME.new(seats, 1, listen=False)
    together = play_games(position, 9, 3, 4, GAME.bound)
    last = position.copy()
    alone = 0
    for number in range(3, 7):
        position.dice = mixed(9, number, 0)
        position.deal()
        chance = [mixed(9, number, 1 + seat) for seat in range(seats)]
        while not position.over:
            moves = position.moves()
            position.play(moves[chance[position.mover].below(len(moves))])
            alone += 1
    assert together == alone
    assert position == last


def test_play_stops_at_the_most_decisions() -> None:
    for most in (0, 1, 10):
        position = GAME.new(2, 2, listen=False)
        assert play_out(position, pickers_of(5, 6, 2), most) == most
        assert not position.over
    position = GAME.new(2, 2, listen=False)
    played = play_out(position, pickers_of(5, 6, 2), GAME.bound)
    assert position.over
    assert 10 < played < GAME.bound
    assert play_out(position, pickers_of(5, 6, 2), GAME.bound) == 0


def test_each_seat_chooses_with_dice_of_its_own() -> None:
    assert pickers_of(5, 6, 3) == [mixed(5, 6, 1), mixed(5, 6, 2), mixed(5, 6, 3)]


def test_a_dealt_game_remembers_nothing_of_the_one_before() -> None:
    position = GAME.new(3, 4, listen=False)
    play_games(position, 1, 0, 1, GAME.bound)
    position.dice = mixed(4, 0, 0)
    position.deal()
    assert position == GAME.new(3, 4)
