"""The greedy player of Infinity Gauntlet: what it prefers on either side, the reasons it gives, and that it is good."""

import pytest

from sixstones import Phrase, Position
from sixstones.bots import Bot, ask, make
from sixstones.rules.dice import Dice, mixed
from sixstones.rules.said import Data
from sixstones.texts import catalogue, languages
from tests.rules.gauntlet.table import GAME, after, gauntlet
from tests.samples import samples

ALL_SEATS = list(GAME.seats)


def greedy() -> Bot:
    return make("greedy", "gauntlet", mixed(0, 0, 1))


def choice(position: Position) -> tuple[str, Phrase]:
    """What the greedy bot does, and why."""
    move, reason = greedy().choose(position)
    assert reason is not None
    return GAME.write(position, move), reason


def played_out(bots: list[str], number: int, **options: Data) -> Position:
    """A game between bots, to its end."""
    seats = len(bots)
    position = GAME.new(seats, number, **options)
    players = [make(name, "gauntlet", mixed(number, 0, 1 + seat)) for seat, name in enumerate(bots)]
    dice: list[Dice] = [mixed(number, 0, 101 + seat) for seat in range(seats)]
    while not position.over:
        position.play(ask(players[position.mover], position, dice[position.mover]).move)
    return position


# What it depends on


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_its_choice_and_reason_depend_on_its_view_alone(seats: int) -> None:
    position = GAME.new(seats, 11)
    hidden = 0
    chance = mixed(11, 0, 1)
    while not position.over:
        first, second = (position.redeal(position.mover, mixed(11, twin, 101)) for twin in range(2))
        assert greedy().choose(first) == greedy().choose(second)
        hidden += first.to_data()["hands"] != second.to_data()["hands"]
        position.play(position.nth(chance.below(position.count())))
    assert hidden > 5  # in so many of them another hand was dealt anew


@pytest.mark.parametrize("language", languages())
def test_each_reason_has_a_sentence(language: str) -> None:
    text = catalogue(language)
    said = set()
    for number in range(samples(small=1, normal=6, full=60)):
        position = GAME.new(2 + number % 5, number)
        chance = mixed(number, 0, 1)
        while not position.over:
            _, reason = greedy().choose(position)
            assert reason is not None
            assert "{" not in text.phrase("gauntlet", "hint", reason)
            said.add(reason.key)
            position.play(position.nth(chance.below(position.count())))
    assert len(said) > 8


# Thanos


def test_thanos_snaps_when_he_can() -> None:
    position = gauntlet(3, thanos="mind-stone soul-stone time-stone", front="space-stone power-stone reality-stone")
    assert choice(position) == ("snap", Phrase("snap-now", {}))


def test_thanos_takes_the_last_life_rather_than_a_stone_into_safety() -> None:
    """Of the cards that a hero may hold ten of sixteen are of 3 or higher."""
    move, reason = choice(gauntlet(3, thanos="corvus-glaive soul-stone time-stone", life="1,6"))
    assert (move, reason.key) == ("play soul-stone", "play-to-hit")
    assert 55 < reason.args["chance"] < 85


def test_thanos_takes_a_stone_into_safety_when_nothing_is_at_stake() -> None:
    position = gauntlet(3, thanos="outrider thanos time-stone", life="99,9")
    assert choice(position) == ("play time-stone", Phrase("play-stone", {"card": "time-stone"}))


def test_thanos_gives_up_the_card_that_is_no_stone() -> None:
    position = gauntlet(3, turn="b", thanos="ebony-maw reality-stone", b="nebula hulk")
    expected = ("lose ebony-maw", Phrase("lose-cheapest", {"card": "ebony-maw"}))
    assert choice(after(position, "play nebula", "guess 5")) == expected


def test_thanos_keeps_his_stones_when_he_puts_a_card_down() -> None:
    position = gauntlet(3, thanos="mind-stone soul-stone ebony-maw", thanos_deck="black-dwarf")
    expected = ("bottom black-dwarf", Phrase("keep-stones", {"card": "black-dwarf"}))
    assert choice(after(position, "play ebony-maw")) == expected


def test_thanos_fights_with_the_card_that_wins() -> None:
    position = gauntlet(3, thanos="outrider black-dwarf thanos")
    expected = ("with thanos", Phrase("fight-with", {"card": "thanos", "chance": 100}))
    assert choice(after(position, "play black-dwarf", "target b")) == expected


def test_thanos_declines_fights_that_he_would_lose() -> None:
    position = gauntlet(3, thanos="outrider corvus-glaive black-dwarf", tokens="b1 c1", life="6,1")
    assert choice(after(position, "play black-dwarf")) == ("decline", Phrase("decline-fights", {}))


# Heroes


def test_a_hero_guesses_the_card_that_it_saw() -> None:
    position = gauntlet(2, turn="b", turns_left=1, b="black-widow hulk", hero_deck="nebula", thanos="outrider thanos")
    position = after(position, "play black-widow")
    seen = next(event.args["card"] for event in position.events(1) if event.key == "saw")
    number = {"outrider": 1, "thanos": 7}[seen]
    assert choice(after(position, "play nebula")) == (f"guess {number}", Phrase("guess-seen", {"card": seen}))


def test_a_hero_guesses_the_likeliest_number_and_says_which_are_gone() -> None:
    """Both 5s and the 6 lie open, so do a 1, a 2, a 3 and a 4 each: the 1s are the most that is left."""
    front = "outrider corvus-glaive black-dwarf proxima-midnight ebony-maw reality-stone time-stone"
    position = gauntlet(3, turn="b", b="nebula hulk", thanos="outrider thanos", front=front)
    move, reason = choice(after(position, "play nebula"))
    assert (move, reason.key, reason.args["gone"]) == ("guess 1", "guess-likeliest", "5, 6")
    assert reason.args["chance"] == pytest.approx(60, abs=15)


@pytest.mark.parametrize(("own", "answer", "chance"), [("iron-man", "fight", 100), ("nebula", "decline", 0)])
def test_a_hero_fights_when_the_odds_are_good(own: str, answer: str, chance: int) -> None:
    """With a token a 6 beats every card; against a token a 1 beats none."""
    position = gauntlet(3, turn="b", b=f"hulk {own}", tokens="b1" if own == "iron-man" else "a1")
    assert choice(after(position, "play hulk")) == (answer, Phrase(f"{answer}-odds", {"chance": chance}))


def test_a_hero_keeps_a_six_rather_than_a_two() -> None:
    move, _ = choice(gauntlet(3, turn="b", b="gamora iron-man"))
    assert move == "play gamora"


def test_a_hero_gives_the_token_to_one_who_has_none() -> None:
    position = gauntlet(4, turn="b", b="falcon nebula", tokens="b1 c2")
    assert choice(after(position, "play falcon")) == ("target d", Phrase("token-where-needed", {"seat": 3}))


def test_a_hero_shows_a_card_to_one_who_plays_before_thanos() -> None:
    position = gauntlet(4, turn="c", c="gamora thor")
    assert choice(after(position, "play gamora")) == ("target d", Phrase("look-where-needed", {"seat": 3}))


def test_a_hero_sends_the_best_fighter() -> None:
    position = gauntlet(3, turn="b", b="iron-man captain-marvel", tokens="b1")
    expected = ("target b", Phrase("target-fights-best", {"seat": 1, "chance": 100}))
    assert choice(after(position, "play iron-man")) == expected


def test_a_hero_lays_the_best_card_on_top() -> None:
    position = gauntlet(3, turn="b", b="vision nebula", hero_deck="gamora falcon iron-man")
    move, reason = choice(after(position, "play vision"))
    assert move.startswith("order iron-man")
    assert reason == Phrase("order-best-first", {})


# Strength


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_it_beats_random_play_on_either_side(seats: int) -> None:
    games = samples(small=1, normal=16, full=200)
    wins = {"thanos": 0, "heroes": 0}
    for number in range(games):
        wins["thanos"] += played_out(["greedy"] + ["random"] * (seats - 1), number, life="6,6").scores()[0] > 0
        wins["heroes"] += played_out(["random"] + ["greedy"] * (seats - 1), number, life="9,3").scores()[1] > 0
    if games > 1:
        assert wins["thanos"] > 0.8 * games
        assert wins["heroes"] > 0.6 * games
