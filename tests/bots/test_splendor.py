"""The greedy player of Splendor: what it sees, what it prefers and the reasons it gives, and that it is good at it."""

import pytest

import sixstones
from sixstones import Phrase, Position
from sixstones.bots import Bot, ask, make
from sixstones.rules.dice import Dice, mixed
from sixstones.rules.said import Data
from sixstones.texts import catalogue, languages
from tests.rules.splendor.table import GAME, splendor
from tests.samples import samples


def greedy() -> Bot:
    return make("greedy", "splendor", mixed(0, 0, 1))


def choice(position: Position) -> tuple[str, Phrase]:
    """What the greedy bot does, and why."""
    move, reason = greedy().choose(position)
    assert reason is not None
    return GAME.write(position, move), reason


def match(bots: list[str], number: int, **options: Data) -> Position:
    """A game between bots, to its end."""
    seats = len(bots)
    position = GAME.new(seats, number, **options)
    players = [make(name, "splendor", mixed(number, 0, 1 + seat)) for seat, name in enumerate(bots)]
    dice: list[Dice] = [mixed(number, 0, 101 + seat) for seat in range(seats)]
    while not position.over:
        position.play(ask(players[position.mover], position, dice[position.mover]).move)
    return position


# What it depends on


@pytest.mark.parametrize("seats", [2, 4])
def test_its_choice_and_reason_depend_on_its_view_alone(seats: int) -> None:
    position = GAME.new(seats, 11)
    hidden = 0
    chance = mixed(11, 0, 1)
    while not position.over:
        first, second = (position.redeal(position.mover, mixed(11, twin, 101)) for twin in range(2))
        assert greedy().choose(first) == greedy().choose(second)
        hidden += first.to_data()["seats"] != second.to_data()["seats"]
        position.play(position.nth(chance.below(position.count())))
    assert hidden > 20  # in so many of them a rival's card was dealt anew


def test_it_needs_no_events() -> None:
    deaf = sixstones.game("splendor").new(2, 4, listen=False)
    assert choice(deaf) == choice(GAME.new(2, 4))


# What it prefers, and why

ALMOST = "bonus YBORP, team drax red-skull hela nebula, tokens RRRR"
"""13 points and the Time stone: a card with three points more wins."""


def test_it_wins_when_it_can() -> None:
    position = splendor(a=ALMOST, table="2-1 daredevil")
    assert choice(position) == ("recruit 2-1", Phrase("recruit-wins", {"card": "daredevil"}))


def test_it_keeps_the_winning_card_from_a_rival() -> None:
    position = splendor(a="tokens YYBB", b=ALMOST, table="2-1 daredevil")
    assert choice(position) == ("reserve 2-1", Phrase("reserve-rival-wins", {"card": "daredevil", "seat": 1}))


def test_it_rather_recruits_than_reserves_what_a_rival_would_win_with() -> None:
    position = splendor(3, a="bonus RRRR, tokens R W", b=ALMOST, table="2-1 daredevil")
    assert choice(position) == ("recruit 2-1", Phrase("recruit-rival-wins", {"card": "daredevil", "seat": 1}))


def test_it_goes_for_a_location() -> None:
    position = splendor(
        a="bonus YYYYBBB, tokens YYY", table="1-1 moon-knight, 1-2 kraven", locations="avengers-tower-nyc triskelion"
    )
    expected = Phrase("recruit-location", {"card": "moon-knight", "location": "avengers-tower-nyc"})
    assert choice(position) == ("recruit 1-1", expected)


def test_it_goes_for_the_time_stone() -> None:
    position = splendor(a="bonus YYYYBBOORR, tokens YYY", table="3-1 black-bolt")
    assert choice(position) == ("recruit 3-1", Phrase("recruit-time", {"card": "black-bolt"}))


def test_it_goes_for_the_avengers_tile() -> None:
    position = splendor(a="team spider-woman valkyrie, bonus YBORP, tokens BOO", table="1-1 wasp")
    assert choice(position) == ("recruit 1-1", Phrase("recruit-tile", {"card": "wasp"}))


def test_it_takes_what_its_best_card_lacks() -> None:
    expensive = "1-1 kraven, 1-2 lizard, 1-3 scorpion, 1-4 america-chavez, 3-1 black-bolt"
    position = splendor(4, a="bonus YYYY, tokens Y", table=expensive)
    move, reason = choice(position)
    assert move == "take YY"
    assert reason == Phrase("take-for-card", {"card": "black-bolt", "missing": {}})


def test_gray_tokens_are_kept() -> None:
    position = splendor(a="tokens YYY W", table="1-1 moon-knight")
    position.play(GAME.parse(position, "recruit 1-1"))
    assert choice(position) == ("pay colours", Phrase("pay-colours", {}))


def test_of_two_locations_it_takes_the_one_that_a_rival_is_near() -> None:
    position = splendor(
        a="bonus YYYBBBRRRR, tokens YYY",
        b="team the-collector maximus karnak miles-morales ghost-spider venom",
        table="1-1 moon-knight",
        locations="wakanda knowhere",
    )
    position.play(GAME.parse(position, "recruit 1-1"))
    assert position.question(0) == Phrase("location", {"seat": 0})
    assert choice(position) == ("visit knowhere", Phrase("visit-contested", {"location": "knowhere"}))


def test_it_returns_what_it_needs_least() -> None:
    dear = "1-1 rocket, 1-2 baron-zemo, 1-3 triton, 1-4 rhino, 2-1 ronan, 2-2 jessica-jones, 3-1 black-bolt"
    position = splendor(a="tokens YYY RRR PPPP", table=dear)
    position.play(GAME.parse(position, "take YBO"))
    assert choice(position) == ("return P", Phrase("return-least-needed", {"token": "purple"}))


def test_the_only_move_is_called_that() -> None:
    chance = mixed(2, 0, 1)
    for number in range(50):
        position = GAME.new(2, number)
        while not position.over and len(position.moves()) > 1:
            position.play(position.nth(chance.below(position.count())))
        if not position.over:
            assert choice(position)[1] == Phrase("only-move", {})
            return
    pytest.fail("no position with one move came up")


def test_its_reasons_can_be_said_in_every_language() -> None:
    said: set[str] = set()
    for number in range(samples(small=2, normal=10, full=50)):
        position = GAME.new(2 + number % 3, number)
        while not position.over:
            move, reason = greedy().choose(position)
            assert reason is not None
            if reason.key not in said:
                for language in languages():
                    assert catalogue(language).phrase("splendor", "hint", reason, you=int(position.mover))
            said.add(reason.key)
            position.play(move)
    usual = {"take-for-card", "recruit-colour", "recruit-points", "recruit-cheaper", "recruit-time", "recruit-wins"}
    assert usual <= said


# How good it is


def test_it_hardly_ever_loses_to_chance() -> None:
    games = samples(small=4, normal=40, full=400)
    wins = sum(match(["greedy", "random"], number).scores()[0] for number in range(games // 2))
    wins += sum(match(["random", "greedy"], number).scores()[1] for number in range(games // 2))
    assert wins >= 0.97 * games


def test_it_finishes_in_thirty_rounds_or_so() -> None:
    games = samples(small=3, normal=30, full=300)
    ends = [match(["greedy", "greedy"], number) for number in range(games)]
    rounds = [end.view(None)["round"] for end in ends]
    assert sum(rounds) / games < 32
    assert max(rounds) < 50
    assert all(end.outcome is not None and end.outcome.reason == "gauntlet" for end in ends)


@pytest.mark.parametrize("options", [{"payment": "colours-first"}, {"take_one": "no"}, {"round_limit": 5}])
def test_it_plays_with_every_option(options: dict[str, Data]) -> None:
    end = match(["greedy", "greedy", "greedy"], 3, **options)
    assert end.outcome is not None
    assert end.outcome.reason == ("round-limit" if "round_limit" in options else "gauntlet")
