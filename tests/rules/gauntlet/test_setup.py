"""Sections 1, 2 and 12: teams, components, set-up, starting life, and the options."""

from typing import Any

import pytest

from sixstones import DataError, OptionError
from sixstones.rules.gauntlet.life import DEFAULT, LIFE
from tests.rules.gauntlet.facts import HEROES, THANOS_DECK
from tests.rules.gauntlet.table import (
    GAME,
    LETTERS,
    after,
    asked,
    choices,
    decks,
    gauntlet,
    hand,
    life,
    reason,
    rule,
    said,
    tokens,
    written,
)

EVERY_TABLE = [(seats, at) for seats in range(2, 7) for at in LETTERS[:seats]]


@rule("gauntlet.1.1", "gauntlet.2.1")
@pytest.mark.parametrize(("seats", "at"), EVERY_TABLE)
def test_one_is_thanos_and_all_others_are_one_team(seats: int, at: str) -> None:
    position = GAME.new(seats, 1, thanos=at)
    thanos = LETTERS.index(at)
    assert position.view(None)["thanos"] == thanos
    heroes = tuple(seat for seat in range(seats) if seat != thanos)
    story = gauntlet(
        seats,
        at=at,
        turn=LETTERS[heroes[0]],
        life="1,1",
        thanos="outrider outrider",
        **{LETTERS[heroes[0]]: "nebula thor"},
    )
    won = after(story, "play nebula", "guess 1", "lose outrider")
    assert won.outcome == ("life", heroes)
    assert won.scores() == [0.0 if seat == thanos else 1.0 for seat in range(seats)]
    lost = after(
        gauntlet(seats, at=at, life="1,1", thanos="mind-stone outrider thanos", **{LETTERS[heroes[0]]: "hulk"}),
        "play mind-stone",
        "guess 3",
    )
    assert lost.outcome == ("life", (thanos,))
    assert lost.scores() == [1.0 if seat == thanos else 0.0 for seat in range(seats)]


@rule("gauntlet.1.1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 7])
def test_nobody_else_plays(seats: int) -> None:
    assert GAME.seats == range(2, 7)
    with pytest.raises(OptionError) as refusal:
        GAME.new(seats)
    assert refusal.value.reason == reason("bad-option", option="seats", value=str(seats), allowed="2..6")


@rule("gauntlet.2.1")
@pytest.mark.parametrize(("seats", "at"), [(2, "c"), (3, "d"), (5, "f")])
def test_thanos_sits_at_the_table(seats: int, at: str) -> None:
    with pytest.raises(OptionError) as refusal:
        GAME.new(seats, 1, thanos=at)
    allowed = " | ".join(LETTERS[:seats])
    assert refusal.value.reason == reason("bad-option", option="thanos", value=at, allowed=allowed)


@rule("gauntlet.2.2", "gauntlet.2.3", "gauntlet.4.1")
@pytest.mark.parametrize(("seats", "at"), EVERY_TABLE)
def test_each_hero_draws_one_and_thanos_two(seats: int, at: str) -> None:
    """Thanos begins, so that he has drawn a third when the first question comes."""
    position = GAME.new(seats, 2, thanos=at)
    held = [one["held"] for one in position.view(None)["seats"]]
    assert held == [3 if letter == at else 1 for letter in LETTERS[:seats]]
    assert decks(position) == (16 - (seats - 1), 10)
    assert said(position) == [], "the deal is no move; the history has it"
    drawn = [(event[1], event[3]) for event in position.to_data()["history"] if event[0] == "drew"]
    thanos = LETTERS.index(at)
    assert drawn[-3:] == [(thanos, 12), (thanos, 11), (thanos, 10)]
    order = [(thanos + step) % seats for step in range(1, seats)]
    assert drawn[:-3] == [(hero, 15 - step) for step, hero in enumerate(order)]


@rule("gauntlet.2.2", "gauntlet.2.3")
def test_both_decks_are_shuffled_apart() -> None:
    one, another = (GAME.new(3, seed).to_data() for seed in (1, 2))
    for deck, canonical in (("hero_deck", list(HEROES)), ("thanos_deck", THANOS_DECK)):
        assert set(one[deck]) <= set(canonical)
        assert one[deck] != another[deck]
        assert one[deck] != [card for card in canonical if card in one[deck]]
    assert GAME.new(3, 1) == GAME.new(3, 1)
    assert GAME.new(3, bytes(32)) == GAME.new(3, bytes(32))


@rule("gauntlet.2.4", "gauntlet.2.0")
def test_tokens_begin_in_the_pile() -> None:
    position = GAME.new(4, 3)
    assert tokens(position) == [0, 0, 0, 0]
    assert tokens(after(gauntlet(thanos="power-stone outrider thanos"), "play power-stone")) == [3, 0]


@rule("gauntlet.2.5", "gauntlet.2.6", "gauntlet.12.1", "gauntlet.12.4")
@pytest.mark.parametrize("seats", range(2, 7))
def test_hero_life_is_the_same_for_all_and_that_of_thanos_goes_by_the_number_of_players(seats: int) -> None:
    heroes, thanos = LIFE[DEFAULT]
    assert DEFAULT.startswith("ours-")
    assert life(GAME.new(seats, 1)) == (heroes, thanos[seats - 2])
    assert len(thanos) == 5
    assert thanos == sorted(thanos)
    assert life(GAME.new(seats, 1, life=DEFAULT)) == life(GAME.new(seats, 1))


@rule("gauntlet.2.6", "gauntlet.12.2")
def test_the_numbers_of_ones_own_card_can_be_entered() -> None:
    for text, expected in (("6,8", (6, 8)), ("1,1", (1, 1)), ("99,99", (99, 99)), ("07,09", (7, 9))):
        assert life(GAME.new(4, 1, life=text)) == expected
    assert GAME.options["life"].parse("6,8") == "6,8"


@rule("gauntlet.12.2", "gauntlet.12.3")
@pytest.mark.parametrize(
    "life",
    [
        "0,5",
        "5,0",
        "100,5",
        "5,100",
        "5",
        "5,6,7",
        "",
        ",",
        " 6,8",
        "6;8",
        "-1,5",
        "٣,٤",
        "ours",
        "ours-0",
        "default",
        "printed",
        None,
        6,
        ["6", "8"],
    ],
)
def test_other_lives_are_refused(life: Any) -> None:
    with pytest.raises(OptionError) as refusal:
        GAME.new(3, 1, life=life)
    assert refusal.value.reason == reason(
        "bad-option", option="life", value=str(life), allowed="ours-1 | HEROES,THANOS (each 1 to 99)"
    )


@rule("gauntlet.12.3")
def test_the_wrong_numbers_of_public_programs_are_in_no_table() -> None:
    wrong = [(24, 12), *((20 + 4 * step, 20) for step in range(5))]
    assert not [(heroes, one) for heroes, thanos in LIFE.values() for one in thanos if (heroes, one) in wrong]


@rule("gauntlet.12.1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_views_and_data_hold_the_two_numbers_and_never_the_name_of_a_table(seats: int) -> None:
    position = GAME.new(seats, 1)
    heroes, thanos = LIFE[DEFAULT]
    expected = f"{heroes},{thanos[seats - 2]}"
    for shown in (position.view(None)["options"], position.to_data()["options"], position.copy().to_data()["options"]):
        assert shown == {"thanos": "a", "life": expected, "copy": "any-faceup"}
    assert GAME.load(position.to_data()) == position


@rule("gauntlet.2.5", "gauntlet.12.1")
def test_life_is_never_more_than_at_the_start() -> None:
    for change, where, least in (
        ({"heroes": 7, "thanos": 5}, "life.heroes", 6),
        ({"heroes": 6, "thanos": 6}, "life.thanos", 5),
    ):
        with pytest.raises(DataError) as refusal:
            GAME.load(written(3) | {"life": change})
        assert refusal.value.reason == reason("data-number", where=where, value=str(least + 1), least=0, most=least)


@rule("gauntlet.1.2")
def test_heroes_win_the_moment_thanos_has_no_life_left() -> None:
    story = gauntlet(3, turn="b", life="6,1", b="nebula thor", thanos="power-stone ebony-maw", thanos_deck="time-stone")
    won = after(story, "play nebula", "guess 4", "lose power-stone")
    assert (asked(won), won.outcome) == ("over", ("life", (1, 2)))
    assert life(won) == (6, 0)
    assert hand(won, "a") == "ebony-maw"  # no redraw, no shuffle
    assert decks(won) == decks(story)
    assert [event.key for event in said(won)] == ["defeated", "ended"]
    assert said(won)[-1] == reason("ended", ending="heroes-by-life")
    two = after(
        gauntlet(3, turn="b", life="6,2", b="nebula thor", thanos="power-stone ebony-maw"),
        "play nebula",
        "guess 4",
        "lose power-stone",
    )
    assert (asked(two), life(two)) == ("c card", (6, 1))


@rule("gauntlet.1.3")
def test_thanos_wins_the_moment_the_heroes_have_no_life_left() -> None:
    story = gauntlet(3, life="1,5", thanos="soul-stone outrider thanos", b="thor")
    won = after(story, "play soul-stone", "target b")
    assert (asked(won), won.outcome, life(won)) == ("over", ("life", (0,)), (0, 5))
    assert hand(won, "b") == ""
    assert [event.key for event in said(won)] == ["targeted", "defeated", "ended"]
    assert said(won)[-1] == reason("ended", ending="thanos-by-life")


@rule("gauntlet.1.5", "gauntlet.5.3")
def test_nobody_is_knocked_out() -> None:
    lost = after(
        gauntlet(3, thanos="soul-stone outrider thanos", b="thor", hero_deck="hulk vision"),
        "play soul-stone",
        "target b",
    )
    assert asked(lost) == "b card"  # one as a replacement, one for the turn
    assert hand(lost, "b") == "hulk vision"
    assert choices(lost) == ["play hulk", "play vision"]


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"thanos": "g"}, ("bad-option", {"option": "thanos", "value": "g", "allowed": "a | b | c | d | e | f"})),
        ({"thanos": 0}, ("bad-option", {"option": "thanos", "value": "0", "allowed": "a | b | c | d | e | f"})),
        ({"copy": "all"}, ("bad-option", {"option": "copy", "value": "all", "allowed": "any-faceup | played-only"})),
        ({"speed": 3}, ("no-such-option", {"option": "speed", "allowed": "thanos, life, copy"})),
    ],
)
def test_a_bad_option_is_refused_with_what_is_allowed(options: dict[str, Any], expected: object) -> None:
    with pytest.raises(OptionError) as refusal:
        GAME.new(6, 1, **options)
    assert refusal.value.reason == expected


def test_what_the_game_declares() -> None:
    assert (GAME.name, GAME.version, GAME.space, GAME.bound) == ("gauntlet", 1, 99, 231)
    assert [(option.name, option.default) for option in GAME.options.values()] == [
        ("thanos", "a"), ("life", "ours-1"), ("copy", "any-faceup"),
    ]  # fmt: skip
