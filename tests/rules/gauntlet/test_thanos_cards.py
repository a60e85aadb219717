"""The cards that Thanos plays: whom or what each may name, what it does, and that nothing is left over."""

from typing import Any

import pytest

from sixstones import Position
from tests.rules.gauntlet.facts import HEROES
from tests.rules.gauntlet.table import (
    EVERYTHING,
    LETTERS,
    after,
    asked,
    choices,
    decks,
    front,
    gauntlet,
    hand,
    keys,
    legal,
    life,
    reason,
    refused,
    rule,
    said,
    tokens,
)


def thanos_plays(card: str, *, seats: int = 3, kept: str = "corvus-glaive thanos", **story: Any) -> Position:
    """Thanos has played a card and holds two others."""
    return after(gauntlet(seats, **({"thanos": f"{card} {kept}"} | story)), f"play {card}")


# Outrider


@rule("gauntlet.3.8", "gauntlet.R1", "gauntlet.R3")
def test_an_outrider_names_one_opponent_and_a_number_from_1_to_6() -> None:
    position = thanos_plays("outrider", seats=4)
    assert (asked(position), choices(position)) == ("a whom", ["target b", "target c", "target d"])
    assert refused(position, "decline") == reason("must-choose")
    assert refused(position, "target a") == reason("no-hero", target=0)
    aimed = after(position, "target c")
    assert (asked(aimed), choices(aimed)) == ("a number", [f"guess {n}" for n in range(1, 7)])
    assert aimed.question(1) == reason("number", seat=0, effect="outrider", whom=2)
    assert refused(aimed, "guess 7") == reason("number-too-high", number=7, most=6)


@rule("gauntlet.3.8", "gauntlet.10.6", "gauntlet.5.1")
def test_a_right_number_defeats_the_card_and_a_wrong_one_does_not() -> None:
    position = thanos_plays("outrider", c="vision", hero_deck="hulk gamora")
    hit = after(position, "target c", "guess 5")
    assert (life(hit), hand(hit, "c"), front(hit, "c")) == ((5, 5), "hulk", "vision")
    assert said(hit)[:2] == [
        reason("guessed", seat=0, number=5, target=2),
        reason("defeated", seat=2, card="vision", life=5),
    ]
    assert asked(hit) == "b card"
    missed = after(position, "target c", "guess 4")
    assert (life(missed), hand(missed, "c"), front(missed, "c")) == ((6, 5), "vision", "")
    for viewer in ("a", "b", "c", None):
        assert said(missed, viewer)[:2] == [reason("guessed", seat=0, number=4, target=2), reason("missed", seat=2)]
    assert asked(missed) == "b card"


@rule("gauntlet.R3")
def test_the_number_of_the_card_just_played_may_be_guessed() -> None:
    assert legal(after(thanos_plays("outrider"), "target b"), "guess 1")
    assert legal(thanos_plays("mind-stone"), "guess 1")
    assert legal(after(gauntlet(3, turn="b", b="nebula thor"), "play nebula"), "guess 1")


@rule("gauntlet.R51", "gauntlet.3.8")
def test_one_opponent_alone_is_not_asked_for() -> None:
    position = thanos_plays("outrider", seats=2)
    assert (asked(position), keys(position)) == ("a number", ["played", "targeted"])
    assert said(position)[1] == reason("targeted", seat=0, target=1)


# Mind Stone


@rule("gauntlet.3.9", "gauntlet.R1", "gauntlet.R3")
def test_the_mind_stone_defeats_every_card_of_the_number() -> None:
    position = thanos_plays("mind-stone", seats=4, b="hulk", c="vision", d="thor", hero_deck="gamora falcon")
    assert (asked(position), choices(position)) == ("a number", [f"guess {n}" for n in range(1, 7)])
    assert refused(position, "guess 7") == reason("number-too-high", number=7, most=6)
    assert position.question(None) == reason("number", seat=0, effect="mind-stone")
    hit = after(position, "guess 3")
    assert said(hit)[:6] == [
        reason("guessed", seat=0, number=3),
        reason("defeated", seat=1, card="hulk", life=4),
        reason("missed", seat=2),
        reason("defeated", seat=3, card="thor", life=4),
        reason("drew", seat=1, card=None, left=12),
        reason("drew", seat=3, card=None, left=11),
    ]
    assert (life(hit), hand(hit, "c"), hand(hit, "d")) == ((4, 5), "vision", "falcon")
    assert asked(hit) == "b card"


@rule("gauntlet.3.9", "gauntlet.10.6")
def test_the_mind_stone_can_miss_everybody() -> None:
    missed = after(thanos_plays("mind-stone", b="hulk", c="thor"), "guess 6")
    assert keys(missed)[:3] == ["guessed", "missed", "missed"]
    assert (life(missed), asked(missed)) == ((6, 5), "b card")


@rule("gauntlet.R6")
@pytest.mark.parametrize("at", "abcd")
def test_redraws_go_clockwise_from_thanos(at: str) -> None:
    thanos = LETTERS.index(at)
    order = [LETTERS[(thanos + step) % 4] for step in (1, 2, 3)]
    hands = dict(zip(order, ["hulk", "thor", "captain-america"], strict=True))
    hit = after(thanos_plays("mind-stone", seats=4, at=at, hero_deck="gamora falcon vision nebula", **hands), "guess 3")
    assert [(event.key, LETTERS[event.args["seat"]]) for event in said(hit)[1:7]] == [
        *(("defeated", hero) for hero in order), *(("drew", hero) for hero in order),
    ]  # fmt: skip
    assert [hand(hit, hero).split()[0] for hero in order[1:]] == ["falcon", "vision"]
    assert {event.args["life"] for event in said(hit)[1:4]} == {3}  # all at once


@rule("gauntlet.R48", "gauntlet.R34", "gauntlet.1.3")
@pytest.mark.parametrize("left", [1, 2])
def test_at_zero_life_thanos_wins_before_any_redraw(left: int) -> None:
    story = thanos_plays("mind-stone", life=f"{left},5", start="6,5", b="hulk", c="thor")
    won = after(story, "guess 3")
    assert (won.outcome, life(won)) == (("life", (0,)), (0, 5))
    assert keys(won) == ["guessed", "defeated", "defeated", "ended"]
    assert (front(won, "b"), front(won, "c"), hand(won, "b"), hand(won, "c")) == ("hulk", "thor", "", "")


@rule("gauntlet.R7", "gauntlet.R21", "gauntlet.R23")
def test_when_the_deck_runs_out_between_the_defeated_cards_can_come_again() -> None:
    story = gauntlet(
        4, thanos="mind-stone corvus-glaive thanos", b="hulk", c="vision", d="thor", hero_deck="gamora", hero_left=1
    )
    hit = after(story, "play mind-stone", "guess 3")
    assert keys(hit)[:7] == ["guessed", "defeated", "missed", "defeated", "drew", "reshuffled", "drew"]
    shuffled = said(hit)[5].args["cards"]
    assert {"hulk", "thor"} <= set(shuffled)
    assert len(shuffled) == 14
    assert hand(hit, "d").split()[0] in shuffled


# Corvus Glaive and Soul Stone


@rule("gauntlet.3.10", "gauntlet.3.11", "gauntlet.R1")
@pytest.mark.parametrize("card", HEROES)
@pytest.mark.parametrize(("villain", "least", "most"), [("corvus-glaive", 1, 3), ("soul-stone", 3, 6)])
def test_a_threshold_defeats_what_is_within(villain: str, least: int, most: int, card: str) -> None:
    position = thanos_plays(villain, kept="outrider thanos", c=card)
    assert (asked(position), choices(position)) == ("a whom", ["target b", "target c"])
    assert refused(position, "decline") == reason("must-choose")
    aimed = after(position, "target c")
    hit = least <= HEROES[card] <= most
    assert keys(aimed)[:2] == ["targeted", "defeated" if hit else "missed"]
    assert life(aimed) == (6 - hit, 5)
    assert front(aimed, "c") == (card if hit else "")
    assert asked(aimed) == "b card"


@rule("gauntlet.R5", "gauntlet.R51")
def test_tokens_do_not_change_the_number_for_a_threshold() -> None:
    hit = thanos_plays("corvus-glaive", kept="outrider thanos", seats=2, b="hulk", tokens="b3 a3")
    assert (life(hit), tokens(hit), asked(hit)) == ((5, 5), [3, 3], "b card")
    missed = thanos_plays("soul-stone", kept="outrider thanos", seats=2, b="gamora", tokens="b3 a3")
    assert (life(missed), tokens(missed)) == ((6, 5), [3, 3])


# Black Dwarf and Space Stone


@rule("gauntlet.3.12", "gauntlet.R1", "gauntlet.R10")
def test_black_dwarf_may_fight_one_opponent() -> None:
    position = thanos_plays("black-dwarf", tokens="a1 b1", b="nebula", hero_deck="hulk")
    assert (asked(position), choices(position)) == ("a whom", ["decline", "target b", "target c"])
    assert refused(position, "target a") == reason("no-hero", target=0)
    declined = after(position, "decline")
    assert (tokens(declined), life(declined), asked(declined)) == ([1, 1, 0], (6, 5), "b card")
    assert said(declined)[0] == reason("declined", seat=0)
    aimed = after(position, "target b")
    assert (asked(aimed), choices(aimed)) == ("a fighter", ["with corvus-glaive", "with thanos"])
    assert aimed.question(1) == reason("fighter", seat=0, effect="black-dwarf", whom=1)
    assert refused(aimed, "with black-dwarf") == reason("not-in-hand", card="black-dwarf")
    fought = after(aimed, "with thanos")
    assert (life(fought), tokens(fought), asked(fought)) == ((5, 5), [0, 0, 0], "b card")


@rule("gauntlet.R1", "gauntlet.R51")
def test_that_he_may_decline_is_asked_even_with_one_opponent() -> None:
    for card in ("black-dwarf", "space-stone"):
        position = thanos_plays(card, seats=2)
        assert (asked(position), choices(position)) == ("a whom", ["decline", "target b"])


@rule("gauntlet.3.13", "gauntlet.R13", "gauntlet.R14", "gauntlet.R1")
def test_the_space_stone_may_fight_two_different_opponents() -> None:
    position = thanos_plays("space-stone", seats=4, b="nebula", c="hulk", hero_deck="vision")
    assert choices(position) == ["decline", "target b", "target c", "target d"]
    assert asked(after(position, "decline")) == "b card"
    second = after(position, "target c", "with thanos")
    assert (asked(second), choices(second)) == ("a whom", ["decline", "target b", "target d"])
    assert second.question(None) == reason("whom", seat=0, effect="space-stone", fought=2)
    assert refused(second, "target c") == reason("another-hero", target=2)
    assert (life(second), hand(second, "c")) == ((5, 5), "vision")  # the first is finished, redraw included
    assert asked(after(second, "decline")) == "b card"
    again = after(second, "target b")
    assert (asked(again), choices(again)) == ("a fighter", ["with corvus-glaive", "with thanos"])  # the winner too
    assert again.question(2) == reason("fighter", seat=0, effect="space-stone", whom=1, fought=2)
    done = after(again, "with thanos")
    assert (life(done), asked(done)) == ((4, 5), "b card")


@rule("gauntlet.R14", "gauntlet.R23")
def test_a_fresh_card_may_fight_the_second_time() -> None:
    story: dict[str, Any] = {"b": "vision", "c": "nebula", "thanos_deck": "ebony-maw power-stone"}
    second = after(thanos_plays("space-stone", **story), "target b", "with corvus-glaive", "target c")
    assert choices(second) == ["with ebony-maw", "with thanos"]
    assert life(after(second, "with ebony-maw")) == (5, 4)


@rule("gauntlet.4.5", "gauntlet.R13", "gauntlet.3.13")
def test_the_lone_hero_may_be_fought_twice() -> None:
    position = thanos_plays("space-stone", seats=2, b="nebula", hero_deck="gamora hulk")
    second = after(position, "target b", "with thanos")
    assert (asked(second), choices(second)) == ("a whom", ["decline", "target b"])
    assert hand(second, "b") == "gamora"  # redrawn before the second
    done = after(second, "target b", "with thanos")
    assert (life(done), asked(done)) == ((4, 5), "b card")
    assert "with" not in " ".join(choices(done))


@rule("gauntlet.R12")
def test_each_of_two_fights_takes_its_own_token() -> None:
    position = thanos_plays("space-stone", tokens="a3 b1 c2", b="hulk", c="thor")
    assert tokens(after(position, "target b", "with thanos")) == [2, 0, 2]
    assert tokens(after(position, "target b", "with thanos", "target c", "with thanos")) == [1, 0, 1]
    lone = thanos_plays("space-stone", seats=2, tokens="a1 b3", b="hulk")
    assert tokens(after(lone, "target b", "with thanos", "target b", "with thanos")) == [0, 1]


@rule("gauntlet.1.3", "gauntlet.R34")
def test_a_won_game_has_no_second_fight() -> None:
    won = after(thanos_plays("space-stone", life="1,5", b="nebula"), "target b", "with thanos")
    assert (asked(won), won.outcome) == ("over", ("life", (0,)))
    lost = after(thanos_plays("space-stone", life="6,1", b="iron-man"), "target b", "with corvus-glaive")
    assert (asked(lost), lost.outcome) == ("over", ("life", (1, 2)))


@rule("gauntlet.R46", "gauntlet.6.3", "gauntlet.R51")
def test_with_one_hand_card_it_fights_unasked_and_may_be_thanos() -> None:
    rest = EVERYTHING.replace("black-dwarf ", "")
    story = gauntlet(3, thanos="black-dwarf thanos", front=rest, thanos_left=0, b="nebula")
    fought = after(story, "play black-dwarf", "target b")
    assert keys(fought)[:4] == ["targeted", "fought", "fought", "won-fight"]
    assert said(fought, "b")[2] == reason("fought", seat=0, card="thanos", bonus=0)
    assert life(fought) == (5, 5)


@rule("gauntlet.R30", "gauntlet.R51")
@pytest.mark.parametrize("card", ["black-dwarf", "space-stone", "time-stone"])
def test_without_a_hand_card_he_cannot_start_a_fight(card: str) -> None:
    """In a whole game he then has at least himself in hand; without that card in the game he can have none."""
    rest = " ".join(one for one in EVERYTHING.split() if one != card)
    story = gauntlet(3, thanos=card, front=rest, without="thanos", tokens="a1 b1")
    played = after(story, f"play {card}", *(["copy black-dwarf"] if card == "time-stone" else []))
    assert (asked(played), tokens(played), life(played)) == ("a after", [1, 1, 0], (6, 5))
    assert hand(played, "a") == ""


@rule("gauntlet.R30", "gauntlet.R39")
def test_without_a_hand_card_there_is_no_second_fight() -> None:
    rest = " ".join(one for one in EVERYTHING.split() if one not in ("space-stone", "outrider"))
    story = gauntlet(3, thanos="space-stone outrider", front=f"{rest} outrider", without="thanos", b="hulk")
    fought = after(story, "play space-stone", "target b")
    assert (keys(fought)[:5], asked(fought)) == (["targeted", "fought", "fought", "won-fight", "defeated"], "a after")


# Proxima Midnight and Power Stone


@rule("gauntlet.3.14", "gauntlet.3.15", "gauntlet.R35", "gauntlet.6.6")
def test_he_takes_one_token_or_three_and_the_pile_is_no_limit() -> None:
    one = thanos_plays("proxima-midnight")
    assert (tokens(one), asked(one), said(one)[1]) == ([1, 0, 0], "b card", reason("gained", seat=0, tokens=1))
    three = thanos_plays("power-stone")
    assert (tokens(three), asked(three), said(three)[1]) == ([3, 0, 0], "b card", reason("gained", seat=0, tokens=3))
    many = thanos_plays("power-stone", tokens="a9 b4 c2")
    assert tokens(many) == [12, 4, 2]
    given = after(gauntlet(3, turn="b", b="falcon thor", tokens="a9 b4 c9"), "play falcon", "target c")
    assert tokens(given) == [9, 4, 10]


# Ebony Maw and Reality Stone


@rule("gauntlet.3.16", "gauntlet.10.8", "gauntlet.R46", "gauntlet.R51")
def test_ebony_maw_draws_one_and_puts_one_on_the_bottom() -> None:
    position = thanos_plays("ebony-maw", thanos_deck="power-stone outrider")
    assert (asked(position), hand(position, "a")) == ("a down", "corvus-glaive power-stone thanos")
    assert choices(position) == ["bottom corvus-glaive", "bottom power-stone", "bottom thanos"]
    assert position.question(None) == reason("down", seat=0, effect="ebony-maw", down=1)
    assert refused(position, "bottom ebony-maw") == reason("not-in-hand", card="ebony-maw")
    for card in ("corvus-glaive", "power-stone", "thanos"):
        put = after(position, f"bottom {card}")
        assert put.to_data()["thanos_deck"][-1] == card
        assert card not in hand(put, "a")
        assert decks(put)[1] == 10
        assert said(put, "a")[0] == reason("put-down", seat=0, card=card)
        for viewer in ("b", "c", None):
            assert said(put, viewer)[0] == reason("put-down", seat=0, card=None)
        assert asked(put) == "b card"


@rule("gauntlet.3.17", "gauntlet.10.8")
def test_the_reality_stone_draws_two_and_puts_two_down_the_later_one_lower() -> None:
    position = thanos_plays("reality-stone", thanos_deck="power-stone outrider ebony-maw")
    assert hand(position, "a") == "outrider corvus-glaive power-stone thanos"
    assert position.question(2) == reason("down", seat=0, effect="reality-stone", down=2)
    one = after(position, "bottom thanos")
    assert (asked(one), one.question(0)) == ("a down", reason("down", seat=0, effect="reality-stone", down=1))
    assert refused(one, "bottom thanos") == reason("not-in-hand", card="thanos")
    two = after(one, "bottom outrider")
    assert two.to_data()["thanos_deck"][-2:] == ["thanos", "outrider"]
    assert (hand(two, "a"), asked(two), decks(two)[1]) == ("corvus-glaive power-stone", "b card", 10)


@rule("gauntlet.R44", "gauntlet.8.3", "gauntlet.3.16", "gauntlet.3.17", "gauntlet.R51")
@pytest.mark.parametrize("card", ["ebony-maw", "reality-stone"])
def test_with_an_empty_deck_they_do_nothing(card: str) -> None:
    rest = EVERYTHING.replace(f"{card} ", "").replace("time-stone", "")
    played = after(gauntlet(3, thanos=f"{card} time-stone thanos", front=rest, thanos_left=0), f"play {card}")
    assert (hand(played, "a"), decks(played)[1]) == ("time-stone thanos", 0)
    assert asked(played) == "a after"
    assert keys(played) == ["played"]


@rule("gauntlet.R44", "gauntlet.8.3", "gauntlet.3.17")
def test_with_one_card_left_the_reality_stone_draws_one_and_puts_one_back() -> None:
    rest = EVERYTHING.replace("reality-stone ", "").replace("time-stone", "").replace("outrider outrider", "outrider")
    story = gauntlet(3, thanos="reality-stone time-stone thanos", front=rest, thanos_deck="outrider", thanos_left=1)
    played = after(story, "play reality-stone")
    assert (keys(played), decks(played)[1]) == (["played", "drew"], 0)
    assert choices(played) == ["bottom outrider", "bottom time-stone", "bottom thanos"]
    put = after(played, "bottom time-stone")
    assert (decks(put)[1], hand(put, "a"), put.to_data()["thanos_deck"]) == (1, "outrider thanos", ["time-stone"])
    assert (asked(put), choices(put)) == ("a after", ["end"])


@rule("gauntlet.R51", "gauntlet.R50")
def test_two_outriders_are_one_answer_when_one_goes_down() -> None:
    position = thanos_plays("ebony-maw", kept="outrider outrider")
    assert choices(position)[0] == "bottom outrider"
    assert choices(position).count("bottom outrider") == 1


# Time Stone


EFFECTS = {
    "outrider": ("a whom", ["target b", "target c"]),
    "mind-stone": ("a number", [f"guess {n}" for n in range(1, 7)]),
    "corvus-glaive": ("a whom", ["target b", "target c"]),
    "soul-stone": ("a whom", ["target b", "target c"]),
    "black-dwarf": ("a whom", ["decline", "target b", "target c"]),
    "space-stone": ("a whom", ["decline", "target b", "target c"]),
    "ebony-maw": ("a down", ["bottom mind-stone", "bottom proxima-midnight", "bottom thanos"]),
    "reality-stone": (
        "a down",
        ["bottom mind-stone", "bottom proxima-midnight", "bottom power-stone", "bottom thanos"],
    ),
    "proxima-midnight": ("b card", None),
    "power-stone": ("b card", None),
}


@rule("gauntlet.3.18", "gauntlet.R18", "gauntlet.R42")
@pytest.mark.parametrize("card", EFFECTS)
def test_the_time_stone_copies_any_card_that_lies_before_him(card: str) -> None:
    kept = "proxima-midnight" if card != "proxima-midnight" else "corvus-glaive"
    other = "ebony-maw" if card == "outrider" else "outrider"
    deck = " ".join(one for one in ("mind-stone", "power-stone") if one != card)
    story = gauntlet(3, thanos=f"time-stone thanos {kept}", front=f"{card} {other}", thanos_deck=deck)
    copying = after(story, "play time-stone")
    assert asked(copying) == "a copied"
    assert sorted(choices(copying)) == sorted([f"copy {card}", f"copy {other}"])
    assert copying.question(1) == reason("copied", seat=0, effect="time-stone")
    copied = after(copying, f"copy {card}")
    assert said(copied)[0] == reason("copied", seat=0, card=card)
    expected, answers = EFFECTS[card]
    assert asked(copied) == expected
    if answers is not None:
        assert choices(copied) == answers
        assert copied.to_data()["asked"][1]["effect"] == card
    else:
        assert tokens(copied) == [3 if card == "power-stone" else 1, 0, 0]


@rule("gauntlet.R42", "gauntlet.4.5")
def test_a_copied_space_stone_may_fight_the_lone_hero_twice() -> None:
    story = gauntlet(
        2, thanos="time-stone corvus-glaive thanos", front="space-stone", b="nebula", hero_deck="gamora hulk"
    )
    copied = after(story, "play time-stone")
    assert (keys(copied), asked(copied), choices(copied)) == (["played", "copied"], "a whom", ["decline", "target b"])
    twice = after(copied, "target b", "with thanos", "target b", "with thanos")
    assert (life(twice), asked(twice)) == ((4, 5), "b card")


@rule("gauntlet.R42", "gauntlet.3.18")
def test_it_copies_the_effect_and_keeps_its_own_number_and_its_own_way_back() -> None:
    story = gauntlet(3, thanos="time-stone corvus-glaive thanos", front="power-stone")
    copied = after(story, "play time-stone")
    assert copied.view(None)["seats"][0]["front"] == ["power-stone", "time-stone"]
    lost = after(
        gauntlet(3, turn="b", b="nebula thor", thanos="time-stone ebony-maw"),
        "play nebula",
        "guess 6",
        "lose time-stone",
    )
    assert "time-stone" in lost.to_data()["thanos_deck"]


@rule("gauntlet.R15")
@pytest.mark.parametrize("option", ["any-faceup", "played-only"])
def test_whether_a_defeated_card_can_be_copied_is_an_option(option: str) -> None:
    story = gauntlet(
        3, thanos="time-stone corvus-glaive thanos", front="power-stone soul-stone", fallen="black-dwarf", copy=option
    )
    copying = after(story, "play time-stone")
    able = option == "any-faceup"
    assert choices(copying) == ["copy soul-stone", *(["copy black-dwarf"] if able else []), "copy power-stone"]
    if able:
        assert asked(after(copying, "copy black-dwarf")) == "a whom"
    else:
        assert refused(copying, "copy black-dwarf") == reason("not-played", card="black-dwarf")
    assert refused(copying, "copy ebony-maw") == reason("not-faceup", card="ebony-maw")


@rule("gauntlet.R15", "gauntlet.R19", "gauntlet.R51")
def test_one_name_to_copy_is_copied_unasked() -> None:
    both = gauntlet(3, thanos="time-stone corvus-glaive thanos", front="outrider", fallen="outrider")
    for story in (
        both,
        gauntlet(
            3, thanos="time-stone corvus-glaive thanos", front="outrider", fallen="black-dwarf", copy="played-only"
        ),
    ):
        played = after(story, "play time-stone")
        assert said(played)[1] == reason("copied", seat=0, card="outrider")
        assert asked(played) == "a whom"
    only = gauntlet(3, thanos="time-stone corvus-glaive thanos", fallen="outrider outrider", copy="played-only")
    assert asked(after(only, "play time-stone")) == "b card"


@rule("gauntlet.R16")
def test_the_time_stone_cannot_copy_itself() -> None:
    copying = after(
        gauntlet(3, thanos="time-stone corvus-glaive thanos", front="power-stone soul-stone"), "play time-stone"
    )
    assert refused(copying, "copy time-stone") == reason("another-card", card="time-stone")


@rule("gauntlet.R19", "gauntlet.3.18")
def test_with_nothing_to_copy_it_may_be_played_for_nothing() -> None:
    played = after(gauntlet(3, thanos="time-stone corvus-glaive thanos"), "play time-stone")
    assert (keys(played)[0], asked(played), front(played, "a")) == ("played", "b card", "time-stone")
    assert "copied" not in keys(played)


@rule("gauntlet.R19")
def test_a_copied_may_stays_one() -> None:
    copied = after(gauntlet(3, thanos="time-stone corvus-glaive thanos", front="black-dwarf"), "play time-stone")
    assert "decline" in choices(copied)
    assert asked(after(copied, "decline")) == "b card"
    must = after(
        gauntlet(3, thanos="time-stone corvus-glaive thanos", front="black-dwarf soul-stone"), "play time-stone"
    )
    assert refused(must, "decline") == reason("not-asked", asked="copied")
