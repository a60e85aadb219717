"""What every bot keeps to: it is handed a redealt position, chooses a legal move, and leaves the position alone."""

import pytest

import sixstones
from sixstones import OptionError, Position
from sixstones.bots import Choice, ask, make, names
from sixstones.rules.dice import mixed
from sixstones.rules.playout import play_games
from tests.samples import samples

GAME = sixstones.game("splendor")


class Spy:
    """Keeps what it is shown."""

    def __init__(self) -> None:
        self.shown: list[Position] = []

    def choose(self, position: Position) -> Choice:
        self.shown.append(position)
        return Choice(position.moves()[0])


def test_every_game_has_the_random_bot_besides_its_own() -> None:
    assert names("splendor") == ["greedy", "random"]


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(OptionError) as refusal:
        make("clever", "splendor", mixed(1, 0, 1))
    assert refusal.value.reason.args == {"option": "bots", "value": "clever", "allowed": "greedy | random"}


def test_a_bot_is_shown_a_redeal_for_the_mover_and_not_the_position() -> None:
    position = GAME.new(2, 5)
    position.play(GAME.parse(position, "reserve deck-3"))
    spy = Spy()
    for _ in range(8):
        ask(spy, position, mixed(5, len(spy.shown), 102))
    hidden = position.to_data()["seats"][0]["reserved"][0]["card"]
    shown = {copy.to_data()["seats"][0]["reserved"][0]["card"] for copy in spy.shown}
    assert len(shown | {hidden}) > 3
    assert all(copy.view(1) == position.view(1) for copy in spy.shown)
    assert all(copy.dice != position.dice for copy in spy.shown)


def test_asking_with_equal_dice_shows_the_same() -> None:
    position = GAME.new(3, 5)
    spy = Spy()
    for _ in range(2):
        ask(spy, position, mixed(5, 0, 101))
    assert spy.shown[0].to_data() == spy.shown[1].to_data()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_bots_play_the_games_of_the_compiled_loop(seats: int) -> None:
    """Game k of a series: the table has the role 0, the seats 1 and up, their redeals 101 and up."""
    for number in range(samples(small=2, normal=20, full=200)):
        loop = GAME.new(seats, 0, listen=False)
        decisions = play_games(loop, 9, number, 1, GAME.bound)
        position = GAME.new(seats, 0)
        position.dice = mixed(9, number, 0)
        position.deal()
        bots = [make("random", "splendor", mixed(9, number, 1 + seat)) for seat in range(seats)]
        redeals = [mixed(9, number, 101 + seat) for seat in range(seats)]
        while not position.over:
            position.play(ask(bots[position.mover], position, redeals[position.mover]).move)
            decisions -= 1
        assert decisions == 0
        assert position == loop


@pytest.mark.parametrize("name", names("splendor"))
def test_a_bot_chooses_legally_and_leaves_the_position_as_it_was(name: str) -> None:
    position = GAME.new(4, 3)
    bot = make(name, "splendor", mixed(3, 0, 1))
    while not position.over:
        before = position.to_data()
        move = bot.choose(position).move
        assert position.to_data() == before
        position.play(move)
