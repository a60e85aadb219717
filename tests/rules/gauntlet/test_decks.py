"""Sections 5 and 8: defeats, redraws, and decks that run out in the middle of something."""

import pytest

import sixstones
from tests.rules.gauntlet.facts import BACK, HEROES, VILLAINS
from tests.rules.gauntlet.table import (
    EVERYTHING,
    GAME,
    after,
    asked,
    choices,
    decks,
    front,
    gauntlet,
    hand,
    keys,
    life,
    reason,
    rule,
    said,
)


def without(*cards: str) -> str:
    """What Thanos can play, but not these."""
    left = EVERYTHING.split()
    for card in cards:
        left.remove(card)
    return " ".join(left)


# A defeat


@rule("gauntlet.5.1", "gauntlet.5.2", "gauntlet.5.3", "gauntlet.10.5")
def test_a_heros_card_is_defeated_in_this_order() -> None:
    story = gauntlet(3, thanos="soul-stone outrider thanos", b="vision", hero_deck="hulk thor")
    lost = after(story, "play soul-stone", "target b")
    assert said(lost, "b")[1:3] == [
        reason("defeated", seat=1, card="vision", life=5),
        reason("drew", seat=1, card="hulk", left=13),
    ]
    for viewer in ("a", "c", None):
        assert said(lost, viewer)[1:3] == [
            reason("defeated", seat=1, card="vision", life=5),
            reason("drew", seat=1, card=None, left=13),
        ]
    assert (front(lost, "b"), life(lost)) == ("vision", (5, 5))


@rule("gauntlet.5.1", "gauntlet.5.2", "gauntlet.5.3", "gauntlet.5.4", "gauntlet.10.4")
def test_a_card_of_thanos_is_defeated_in_this_order() -> None:
    story = gauntlet(3, turn="b", b="nebula thor", thanos="power-stone ebony-maw", thanos_deck="black-dwarf")
    lost = after(story, "play nebula", "guess 4", "lose power-stone")
    assert said(lost, "a")[:3] == [
        reason("defeated", seat=0, card="power-stone", life=4),
        reason("drew", seat=0, card="black-dwarf", left=10),
        reason("shuffled-back", seat=0, card="power-stone"),
    ]
    assert (hand(lost, "a"), front(lost, "a"), decks(lost)[1]) == ("black-dwarf ebony-maw", "", 11)
    assert "power-stone" in lost.to_data()["thanos_deck"]


@rule("gauntlet.5.4", "gauntlet.R31", "gauntlet.10.4")
@pytest.mark.parametrize("card", BACK)
def test_what_is_shuffled_back_mixes_the_whole_deck_and_is_never_drawn_right_back(card: str) -> None:
    number = VILLAINS[card].number
    kept = "ebony-maw" if number != 5 else "black-dwarf"
    data = gauntlet(3, turn="b", b="nebula thor", thanos=f"{card} {kept}").to_data()
    there = [*data["thanos_deck"][1:], card]
    tops, bottoms = set[str](), set[str]()
    for seed in range(100):
        lost = GAME.load(data | {"dice": sixstones.dice(seed).to_data()})
        for text in ("play nebula", f"guess {number}", f"lose {card}"):
            lost.play(GAME.parse(lost, text))
        assert hand(lost, "a").split().count(card) == 0
        deck = lost.to_data()["thanos_deck"]
        assert sorted(deck) == sorted(there)
        tops.add(deck[0])
        bottoms.add(deck[-1])
    assert tops == bottoms == set(there)


@rule("gauntlet.R26", "gauntlet.8.3")
def test_a_stone_lost_with_an_empty_deck_is_the_deck() -> None:
    story = gauntlet(
        3, turn="b", b="nebula thor", thanos="time-stone thanos", front=without("time-stone"), thanos_left=0
    )
    lost = after(story, "play nebula", "guess 6", "lose time-stone")
    assert keys(lost)[:3] == ["defeated", "no-card-left", "shuffled-back"]
    assert (life(lost), hand(lost, "a"), lost.to_data()["thanos_deck"]) == ((6, 4), "thanos", ["time-stone"])
    assert asked(lost) == "c card"
    himself = after(story, "play nebula", "guess 7", "lose thanos")
    assert (hand(himself, "a"), himself.to_data()["thanos_deck"]) == ("time-stone", ["thanos"])


@rule("gauntlet.R45", "gauntlet.8.3")
def test_a_card_that_does_not_come_back_shrinks_the_hand_when_the_deck_is_empty() -> None:
    story = gauntlet(3, turn="b", b="nebula thor", thanos="ebony-maw thanos", front=without("ebony-maw"), thanos_left=0)
    lost = after(story, "play nebula", "guess 5", "lose ebony-maw")
    assert keys(lost)[:2] == ["defeated", "no-card-left"]
    assert (life(lost), hand(lost, "a"), decks(lost)[1]) == ((6, 4), "thanos", 0)
    assert "ebony-maw" in front(lost, "a").split()
    assert lost.view(None)["seats"][0]["fallen"] == ["ebony-maw"]


@rule("gauntlet.8.3", "gauntlet.R43")
def test_with_an_empty_deck_thanos_skips_the_draw_and_plays_on_with_one_card_fewer() -> None:
    story = gauntlet(3, turn="c", c="falcon hulk", thanos="ebony-maw thanos", front=without("ebony-maw"), thanos_left=0)
    begun = after(story, "play falcon", "target b")
    assert asked(begun) == "a before"
    drawn = after(begun, "draw")
    assert (keys(drawn), hand(drawn, "a")) == (["no-card-left"], "ebony-maw thanos")
    assert said(drawn)[0] == reason("no-card-left", seat=0)
    assert choices(drawn) == ["snap", "play ebony-maw"]
    played = after(drawn, "play ebony-maw", "end")
    assert (hand(played, "a"), decks(played)[1]) == ("thanos", 0)
    assert "ebony-maw" in front(played, "a").split()


@rule("gauntlet.8.3")
def test_an_empty_deck_is_the_same_for_a_position_that_does_not_listen() -> None:
    story = gauntlet(3, thanos="ebony-maw thanos", front=without("ebony-maw"), before=True)
    deaf = GAME.load(story.to_data(), listen=False)
    deaf.play(GAME.parse(deaf, "draw"))
    drawn = after(story, "draw").to_data()
    del drawn["history"]
    assert deaf.to_data() == drawn


@rule("gauntlet.R43", "gauntlet.R26")
def test_cards_that_enter_the_deck_later_do_not_refill_the_hand() -> None:
    story = gauntlet(
        2,
        turn="b",
        turns_left=1,
        b="nebula thor",
        hero_deck="spider-man",
        thanos="time-stone ebony-maw",
        front=without("time-stone", "ebony-maw"),
        thanos_deck="thanos",
        thanos_left=1,
    )
    lost = after(story, "play nebula", "guess 5", "lose ebony-maw")
    assert (hand(lost, "a"), decks(lost)[1]) == ("time-stone thanos", 0)
    again = after(lost, "play spider-man", "guess 6", "lose time-stone")
    assert (asked(again), hand(again, "a"), decks(again)[1]) == ("a before", "thanos", 1)
    drawn = after(again, "draw")
    assert (asked(drawn), hand(drawn, "a"), decks(drawn)[1]) == ("a card", "time-stone thanos", 0)  # one draw a turn


@rule("gauntlet.8.3")
def test_faceup_cards_never_refill_thanos_deck() -> None:
    story = gauntlet(
        3,
        turn="b",
        b="nebula thor",
        thanos="ebony-maw thanos",
        front=without("ebony-maw", "outrider"),
        thanos_deck="outrider",
        thanos_left=1,
    )
    lost = after(story, "play nebula", "guess 5", "lose ebony-maw")
    assert (decks(lost)[1], hand(lost, "a")) == (0, "outrider thanos")
    assert len(front(lost, "a").split()) == 11


# The hero deck


@rule("gauntlet.8.1", "gauntlet.R21", "gauntlet.R22", "gauntlet.10.4")
def test_the_last_card_drawn_at_a_turns_start_brings_all_faceup_cards_back() -> None:
    story = gauntlet(
        3,
        thanos="proxima-midnight outrider thanos",
        b="hulk",
        c="vision",
        front_b="nebula",
        hero_deck="falcon",
        hero_left=1,
    )
    drawn = after(story, "play proxima-midnight")
    assert keys(drawn)[-3:] == ["turn", "drew", "reshuffled"]
    cards = [card for card in HEROES if card not in ("hulk", "vision", "falcon")]
    for viewer in ("a", "b", "c", None):
        assert said(drawn, viewer)[-1] == reason("reshuffled", cards=cards, aside=0)
    assert sorted(drawn.to_data()["hero_deck"]) == sorted(cards)
    assert (front(drawn, "b"), front(drawn, "c"), hand(drawn, "b"), hand(drawn, "c")) == (
        "",
        "",
        "hulk falcon",
        "vision",
    )
    assert (asked(drawn), choices(drawn)) == ("b card", ["play hulk", "play falcon"])  # the card to play is in hand
    assert front(drawn, "a") == "proxima-midnight"


@rule("gauntlet.R21", "gauntlet.R23", "gauntlet.8.1")
def test_the_last_card_drawn_as_a_replacement_brings_the_defeated_card_back() -> None:
    story = gauntlet(3, thanos="soul-stone outrider thanos", b="vision", hero_deck="falcon", hero_left=1)
    lost = after(story, "play soul-stone", "target b")
    assert keys(lost)[:4] == ["targeted", "defeated", "drew", "reshuffled"]
    shuffled = said(lost)[3].args["cards"]
    assert "vision" in shuffled
    assert len(shuffled) == 14
    assert front(lost, "b") == ""


@rule("gauntlet.R23", "gauntlet.R25")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_card_just_played_and_the_card_just_defeated_are_both_included(seats: int) -> None:
    story = gauntlet(seats, turn="b", b="hulk gamora", hero_deck="falcon", hero_left=1, thanos="thanos time-stone")
    lost = after(story, "play hulk", "fight")
    assert keys(lost)[2:6] == ["won-fight", "defeated", "drew", "reshuffled"]
    shuffled = said(lost)[5].args["cards"]
    assert {"hulk", "gamora"} <= set(shuffled)
    assert len(shuffled) == 16 - (seats - 1) >= 10


@rule("gauntlet.R25", "gauntlet.8.1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_reshuffle_at_a_turns_start_finds_ten_cards_or_more(seats: int) -> None:
    story = gauntlet(seats, hero_deck="falcon", hero_left=1, thanos="proxima-midnight outrider thanos")
    drawn = after(story, "play proxima-midnight")
    assert decks(drawn)[0] == 16 - seats >= 10


@rule("gauntlet.8.2", "gauntlet.R24", "gauntlet.10.7")
def test_a_5_with_two_left_shows_those_two_and_one_of_the_new_deck() -> None:
    story = gauntlet(
        3, turn="b", b="vision thor", hero_deck="iron-man hulk", hero_left=2, thanos="power-stone ebony-maw"
    )
    looked = after(story, "play vision")
    seen = [event.args["card"] for event in said(looked, "b")[2:]]
    assert seen[:2] == ["iron-man", "hulk"]
    assert seen == looked.to_data()["hero_deck"][:3]
    knowledge = looked.view(0)["knowledge"]["hero_deck"]
    new = said(looked)[1].args["cards"]
    assert set(new) == set(knowledge[2]) == set(knowledge[-1])
    order = [seen[2], seen[0], seen[1]]
    laid = after(looked, "order " + " ".join(order))
    assert order[0] in hand(laid, "c").split()
    assert laid.to_data()["hero_deck"][:2] == order[1:]
