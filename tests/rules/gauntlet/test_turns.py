"""Sections 4 and 9: turns, the lone hero's two turns, and the snap."""

import pytest

from tests.rules.gauntlet.facts import STONES
from tests.rules.gauntlet.table import (
    EVERYTHING,
    FIVE,
    GAME,
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
    reason,
    refused,
    rule,
    said,
)


@rule("gauntlet.4.0", "gauntlet.4.1")
@pytest.mark.parametrize("at", "abcd")
def test_thanos_begins_and_play_goes_clockwise(at: str) -> None:
    position = GAME.new(4, 8, thanos=at, life="99,99")
    order: list[str] = []
    while len(order) < 9:
        if not order or position.to_data()["turn"] != LETTERS.index(order[-1]):
            order.append(LETTERS[position.to_data()["turn"]])
        position.play(position.moves()[0])
    start = LETTERS.index(at)
    assert "".join(order) == ("abcd" * 4)[start : start + 9]


@rule("gauntlet.4.1", "gauntlet.4.2", "gauntlet.4.3")
def test_a_hero_draws_one_plays_one_of_two_and_keeps_the_other() -> None:
    story = gauntlet(3, thanos="proxima-midnight outrider thanos", b="hulk", hero_deck="falcon vision")
    drawn = after(story, "play proxima-midnight")
    assert asked(drawn) == "b card"
    assert choices(drawn) == ["play hulk", "play falcon"]
    assert said(drawn, "b")[-2:] == [reason("turn", seat=1), reason("drew", seat=1, card="falcon", left=13)]
    played = after(drawn, "play falcon", "target c")
    assert (front(played, "b"), hand(played, "b")) == ("falcon", "hulk")
    assert asked(played) == "c card"
    assert len(hand(played, "c").split()) == 2


@rule("gauntlet.4.1", "gauntlet.4.2", "gauntlet.4.3")
def test_thanos_draws_one_plays_one_of_three_and_keeps_two() -> None:
    story = gauntlet(3, turn="c", c="falcon hulk", thanos="power-stone outrider", thanos_deck="ebony-maw mind-stone")
    drawn = after(story, "play falcon", "target b")
    assert asked(drawn) == "a card"
    assert choices(drawn) == ["play outrider", "play power-stone", "play ebony-maw"]
    played = after(drawn, "play power-stone")
    assert (front(played, "a"), hand(played, "a")) == ("power-stone", "outrider ebony-maw")
    assert decks(played)[1] == decks(drawn)[1]


@rule("gauntlet.4.2", "gauntlet.3.19")
def test_thanos_himself_can_never_be_played() -> None:
    position = gauntlet(3, thanos="thanos outrider power-stone")
    assert choices(position) == ["play outrider", "play power-stone"]
    assert refused(position, "play thanos") == reason("never-played", card="thanos")
    assert refused(gauntlet(3), "play thanos") == reason("never-played", card="thanos")


@rule("gauntlet.R51", "gauntlet.4.2")
def test_which_card_to_play_is_asked_even_if_only_one_can_be() -> None:
    last = gauntlet(3, thanos="thanos outrider", front="outrider corvus-glaive", thanos_left=0, life="6,5")
    assert "play outrider" in choices(last)
    assert [text for text in choices(last) if text.startswith("play")] == ["play outrider"]
    both = gauntlet(3, thanos="outrider outrider thanos")
    assert (asked(both), choices(both)) == ("a card", ["play outrider"])
    assert after(both, "play outrider").view(0)["seats"][0]["hand"] == ["outrider", "thanos"]


@rule("gauntlet.4.4", "gauntlet.10.1")
def test_played_and_defeated_cards_stay_faceup_and_everybody_sees_them() -> None:
    story = gauntlet(
        3, turn="b", b="nebula thor", thanos="corvus-glaive ebony-maw", front="power-stone", front_b="hulk"
    )
    position = after(story, "play nebula", "guess 2", "lose corvus-glaive")
    for viewer in (0, 1, 2, None):
        seats = position.view(viewer)["seats"]
        assert seats[0]["front"] == ["corvus-glaive", "power-stone"]
        assert seats[0]["fallen"] == ["corvus-glaive"]
        assert seats[1]["front"] == ["nebula", "hulk"]


@rule("gauntlet.4.5", "gauntlet.R41")
@pytest.mark.parametrize("at", "ab")
def test_the_lone_hero_takes_two_full_turns_with_one_hand(at: str) -> None:
    hero = "ba"["ab".index(at)]
    story = gauntlet(
        2, at=at, thanos="proxima-midnight outrider thanos", hero_deck="falcon vision hulk", **{hero: "thor"}
    )
    first = after(story, "play proxima-midnight")
    assert (asked(first), first.view(None)["turns_left"]) == (f"{hero} card", 1)
    assert choices(first) == ["play thor", "play falcon"]
    second = after(first, "play falcon")
    assert (asked(second), second.view(None)["turns_left"]) == (f"{hero} card", 0)
    assert choices(second) == ["play thor", "play vision"]
    assert keys(second)[-2:] == ["turn", "drew"]
    third = after(second, "play thor", "decline")
    assert (asked(third), hand(third, hero)) == (f"{at} card", "vision")
    assert third.view(None)["turns_left"] == 0


@rule("gauntlet.R41", "gauntlet.R21")
def test_the_deck_is_made_anew_at_either_draw_of_the_lone_hero() -> None:
    one = after(
        gauntlet(2, hero_deck="falcon", hero_left=1, thanos="proxima-midnight outrider thanos"), "play proxima-midnight"
    )
    assert keys(one)[-3:] == ["turn", "drew", "reshuffled"]
    assert decks(one)[0] == 14
    two = after(
        gauntlet(2, b="gamora", hero_deck="falcon hulk", hero_left=2, thanos="proxima-midnight outrider thanos"),
        "play proxima-midnight",
        "play falcon",
    )
    assert keys(two)[-3:] == ["turn", "drew", "reshuffled"]
    assert (decks(two)[0], asked(two), hand(two, "b")) == (14, "b card", "gamora hulk")


@rule("gauntlet.4.5")
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_with_more_players_every_hero_has_one_turn(seats: int) -> None:
    position = gauntlet(seats, turn="b", b="falcon hulk")
    later = after(position, "play falcon", "target b")
    assert (asked(later), later.view(None)["turns_left"]) == ("c card", 0)


# The snap

SIX_SHOWN = {"front": FIVE, "thanos": "time-stone outrider thanos"}


@rule("gauntlet.9.1", "gauntlet.1.4", "gauntlet.10.9")
def test_with_all_six_stones_faceup_or_in_hand_thanos_snaps() -> None:
    position = gauntlet(3, **SIX_SHOWN)
    assert choices(position) == ["snap", "play outrider", "play time-stone"]
    won = after(position, "snap")
    assert (asked(won), won.outcome, won.scores()) == ("over", ("snap", (0,)), [1.0, 0.0, 0.0])
    expected = [
        reason("snapped", seat=0),
        *(reason("revealed", seat=0, card=card) for card in ("outrider", "time-stone", "thanos")),
        reason("ended", ending="thanos-by-snap"),
    ]
    for viewer in ("a", "b", "c", None):
        assert said(won, viewer) == expected
    assert won.view(None)["result"] == {"winner": "thanos", "reason": "snap"}
    assert front(won, "a").split() == FIVE.split()  # he need not play a card


@rule("gauntlet.9.1", "gauntlet.R28")
def test_the_snap_is_not_automatic() -> None:
    going_on = after(gauntlet(3, **SIX_SHOWN), "play outrider", "target b", "guess 6")
    assert (asked(going_on), choices(going_on)) == ("a after", ["snap", "end"])
    assert asked(after(going_on, "end")) == "b card"
    assert asked(after(going_on, "snap")) == "over"
    before = gauntlet(3, front=FIVE, thanos="time-stone thanos", before=True)
    assert choices(before) == ["draw", "snap"]
    assert after(before, "snap").outcome == ("snap", (0,))
    drawn = after(before, "draw")
    assert (asked(drawn), len(hand(drawn, "a").split())) == ("a card", 3)
    assert legal(drawn, "snap")


@rule("gauntlet.9.1", "gauntlet.R20")
@pytest.mark.parametrize("missing", STONES)
def test_without_one_of_them_he_cannot(missing: str) -> None:
    five = " ".join(stone for stone in STONES if stone != missing)
    position = gauntlet(3, front=five, thanos="outrider ebony-maw thanos")
    assert refused(position, "snap") == reason("stones-missing", cards=[missing])
    assert choices(position) == ["play outrider", "play ebony-maw"]
    in_hand = gauntlet(3, front=five, thanos=f"{missing} ebony-maw thanos")
    assert legal(in_hand, "snap")


@rule("gauntlet.R20", "gauntlet.R42")
def test_copying_a_stone_is_not_having_it() -> None:
    position = gauntlet(3, front="soul-stone outrider", thanos="time-stone outrider thanos")
    copied = after(position, "play time-stone", "copy soul-stone", "target b")
    assert copied.view(None)["stones"] == ["soul-stone", "time-stone"]
    four = " ".join(FIVE.split()[:4])
    late = gauntlet(3, front=f"{four} outrider", thanos="time-stone outrider thanos")
    asking = after(late, "play time-stone", "copy power-stone")
    assert (asked(asking), choices(asking)) == ("a after", ["end"])


@rule("gauntlet.9.1", "gauntlet.R40")
def test_a_sixth_stone_that_comes_in_a_heros_turn_has_to_wait() -> None:
    story = gauntlet(
        3, turn="c", c="nebula thor", front=FIVE, thanos="outrider thanos", thanos_deck="time-stone ebony-maw"
    )
    asking = after(story, "play nebula", "guess 1")
    assert (asked(asking), choices(asking)) == ("a falling", ["lose outrider"])
    assert refused(asking, "snap") == reason("not-asked", asked="falling")
    own = after(asking, "lose outrider")
    assert hand(own, "a") == "time-stone thanos"
    assert (asked(own), choices(own)) == ("a before", ["draw", "snap"])
    other = after(
        gauntlet(3, turn="b", b="nebula thor", front=FIVE, thanos="outrider thanos", thanos_deck="time-stone"),
        "play nebula",
        "guess 1",
        "lose outrider",
    )
    assert asked(other) == "c card"
    assert refused(other, "snap") == reason("not-asked", asked="card")


@rule("gauntlet.R40")
def test_there_is_no_snap_between_the_lone_heros_two_turns() -> None:
    story = gauntlet(2, front=FIVE, thanos="time-stone outrider thanos", b="falcon", hero_deck="hulk vision")
    hero = after(story, "play outrider", "guess 1", "end")
    assert asked(hero) == "b card"
    between = after(hero, "play falcon")
    assert (asked(between), between.view(None)["turns_left"]) == ("b card", 0)
    assert not legal(between, "snap")


@rule("gauntlet.R38")
def test_a_stone_lost_in_his_own_fight_is_shuffled_back_before_a_snap() -> None:
    four = " ".join(stone for stone in FIVE.split() if stone != "mind-stone")
    story = gauntlet(
        3, front=four, thanos="black-dwarf mind-stone outrider", b="vision", thanos_deck="time-stone ebony-maw"
    )
    lost = after(story, "play black-dwarf", "target b", "with mind-stone")
    assert hand(lost, "a") == "outrider time-stone"
    assert lost.view(None)["stones"] == [stone for stone in STONES if stone in four.split()]
    assert (asked(lost), choices(lost)) == ("a after", ["end"])


@rule("gauntlet.R39")
@pytest.mark.parametrize("answer", ["decline", "target c"])
def test_a_sixth_stone_after_the_first_of_two_fights_waits_for_the_second(answer: str) -> None:
    four = " ".join(stone for stone in FIVE.split() if stone != "space-stone")
    story = gauntlet(
        3, front=four, thanos="space-stone outrider thanos", b="vision", c="nebula", thanos_deck="time-stone"
    )
    second = after(story, "play space-stone", "target b", "with outrider")
    assert hand(second, "a") == "time-stone thanos"
    assert (asked(second), choices(second)) == ("a whom", ["decline", "target c"])
    assert refused(second, "snap") == reason("not-asked", asked="whom")
    done = after(second, answer, *(["with thanos"] if answer != "decline" else []))
    assert (asked(done), choices(done)) == ("a after", ["snap", "end"])


@rule("gauntlet.9.1", "gauntlet.R47", "gauntlet.R18")
def test_a_sixth_stone_drawn_by_a_5_waits_until_a_card_is_on_the_bottom() -> None:
    three = "soul-stone space-stone power-stone"
    story = gauntlet(3, front=three, thanos="ebony-maw mind-stone reality-stone", thanos_deck="time-stone thanos")
    drawn = after(story, "play ebony-maw")
    assert hand(drawn, "a") == "mind-stone reality-stone time-stone"
    assert (asked(drawn), choices(drawn)) == (
        "a down",
        ["bottom mind-stone", "bottom reality-stone", "bottom time-stone"],
    )
    assert refused(drawn, "snap") == reason("not-asked", asked="down")
    put = after(drawn, "bottom time-stone")
    assert asked(put) == "b card"  # three faceup and two in hand: nobody need be asked
    five = "soul-stone space-stone power-stone mind-stone"
    other = after(
        gauntlet(3, front=five, thanos="ebony-maw outrider reality-stone", thanos_deck="time-stone thanos"),
        "play ebony-maw",
        "bottom outrider",
    )
    assert (asked(other), choices(other)) == ("a after", ["snap", "end"])


@rule("gauntlet.R51", "gauntlet.9.1")
@pytest.mark.parametrize("stones", range(7))
@pytest.mark.parametrize("held", ["stones", "others"])
def test_before_drawing_a_snap_is_offered_by_public_counts(stones: int, held: str) -> None:
    """Four stones faceup and two cards in hand: asked, whatever they are."""
    shown, hidden = STONES[:stones], STONES[stones:]
    mine = [*hidden, "outrider", "thanos"][:2] if held == "stones" else ["outrider", "thanos"]
    story = gauntlet(3, turn="c", c="falcon hulk", front=" ".join(shown), thanos=" ".join(mine))
    begun = after(story, "play falcon", "target b")
    assert asked(begun) == ("a before" if stones >= 4 else "a card")
    if stones >= 4:
        able = set(STONES) <= {*shown, *mine}
        assert choices(begun) == ["draw", "snap"][: 1 + able]
        assert hand(begun, "a").split() == sorted(mine, key=[*STONES, "outrider", "thanos"].index) or len(mine) == 2


@rule("gauntlet.R51", "gauntlet.9.1")
@pytest.mark.parametrize("stones", range(6))
@pytest.mark.parametrize("spare", ["stones", "others"])
def test_after_playing_a_snap_is_offered_by_public_counts(stones: int, spare: str) -> None:
    shown, hidden = STONES[:stones], STONES[stones:]
    mine = [*hidden, "outrider", "thanos"][:2] if spare == "stones" else ["outrider", "thanos"]
    played = after(
        gauntlet(3, front=" ".join(shown), thanos=" ".join(["proxima-midnight", *mine])), "play proxima-midnight"
    )
    assert asked(played) == ("a after" if stones >= 4 else "b card")
    if stones >= 4:
        assert choices(played) == ["snap", "end"][0 if set(STONES) <= {*shown, *mine} else 1 :]


@rule("gauntlet.R28", "gauntlet.R29")
def test_a_snap_is_done_for_him_who_has_nothing_to_play() -> None:
    eleven = EVERYTHING.replace(" time-stone", "")
    story = gauntlet(3, front=eleven, thanos="time-stone thanos")
    last = after(story, "play time-stone", "copy power-stone", "end")
    assert decks(last)[1] == 0
    hero = last
    while asked(hero) != "a before":
        plays = {
            "card": "play",
            "may-fight": "decline",
            "number": "guess 1",
            "whom": "target",
            "three": "order",
            "falling": "lose",
        }
        wanted = plays[asked(hero).split()[1]]
        hero = after(hero, next(text for text in choices(hero) if text.startswith(wanted)))
    assert choices(hero) == ["draw", "snap"]
    done = after(hero, "draw")
    assert done.outcome == ("snap", (0,))
    assert keys(done) == ["no-card-left", "snapped", "revealed", "ended"]


@rule("gauntlet.R28", "gauntlet.R29", "gauntlet.R43")
def test_a_snap_is_done_for_him_who_draws_only_himself() -> None:
    story = gauntlet(3, turn="c", c="falcon hulk", front=EVERYTHING, thanos="", thanos_left=1)
    begun = after(story, "play falcon", "target b")
    assert (asked(begun), choices(begun)) == ("a before", ["draw", "snap"])
    done = after(begun, "draw")
    assert (done.outcome, keys(done)) == (("snap", (0,)), ["drew", "snapped", "revealed", "ended"])
    assert said(done)[2] == reason("revealed", seat=0, card="thanos")
