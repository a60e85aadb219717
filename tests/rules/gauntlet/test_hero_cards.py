"""The six hero cards: what each may name, what it does, and that nothing is left over."""

from typing import Any

import pytest

from sixstones import Position
from tests.rules.gauntlet.facts import HEROES
from tests.rules.gauntlet.table import (
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
    life,
    reason,
    refused,
    rule,
    said,
    tokens,
)

ONES = [card for card, number in HEROES.items() if number == 1]
BY_NUMBER = {n: [card for card, number in HEROES.items() if number == n] for n in range(1, 7)}


def heroes_play(card: str, *, kept: str = "thor", seats: int = 3, **story: Any) -> Position:
    """Hero b has played a card."""
    kept = kept if kept != card else "hulk"
    told = {"thanos": "power-stone ebony-maw", "b": f"{card} {kept}"} | story
    return after(gauntlet(seats, turn="b", **told), f"play {card}")


# 1: a guess


@rule("gauntlet.3.1", "gauntlet.R3")
@pytest.mark.parametrize("card", ONES)
def test_a_1_guesses_any_number_from_1_to_7(card: str) -> None:
    position = heroes_play(card)
    assert (asked(position), choices(position)) == ("b number", [f"guess {n}" for n in range(1, 8)])
    assert position.question(0) == reason("number", seat=1, effect="hero-1")
    assert refused(position, "decline") == reason("not-asked", asked="number")


@rule("gauntlet.3.1", "gauntlet.10.6")
def test_a_miss_is_heard_by_everybody_and_shows_no_card() -> None:
    missed = after(heroes_play("nebula"), "guess 6")
    for viewer in ("a", "b", "c", None):
        assert said(missed, viewer)[:2] == [reason("guessed", seat=1, number=6), reason("missed", seat=0)]
    assert (asked(missed), life(missed), hand(missed, "a")) == ("c card", (6, 5), "power-stone ebony-maw")


@rule("gauntlet.3.1", "gauntlet.5.1", "gauntlet.5.2", "gauntlet.5.3")
def test_a_hit_defeats_the_card() -> None:
    asking = after(heroes_play("nebula", thanos="proxima-midnight ebony-maw", thanos_deck="black-dwarf"), "guess 4")
    assert (asked(asking), choices(asking)) == ("a falling", ["lose proxima-midnight"])
    lost = after(asking, "lose proxima-midnight")
    assert (life(lost), hand(lost, "a"), front(lost, "a")) == ((6, 4), "black-dwarf ebony-maw", "proxima-midnight")
    assert (asked(lost), decks(lost)[1]) == ("c card", decks(asking)[1] - 1)


@rule("gauntlet.R4", "gauntlet.R51")
def test_of_two_cards_that_match_one_falls_and_thanos_picks_which() -> None:
    both = after(heroes_play("nebula", thanos="power-stone proxima-midnight"), "guess 4")
    assert (asked(both), choices(both)) == ("a falling", ["lose proxima-midnight", "lose power-stone"])
    lost = after(both, "lose proxima-midnight")
    assert (life(lost), hand(lost, "a").split()[-1]) == ((6, 4), "power-stone")
    assert "power-stone" not in str([lost.events(viewer) for viewer in (1, 2, None)])
    assert asked(lost) == "c card"  # the match that is left and the redrawn card are not looked at
    redrawn = after(
        heroes_play("nebula", thanos="outrider ebony-maw", thanos_deck="outrider"), "guess 1", "lose outrider"
    )
    assert (hand(redrawn, "a"), life(redrawn)) == ("outrider ebony-maw", (6, 4))


@rule("gauntlet.R4", "gauntlet.R51")
@pytest.mark.parametrize("thanos", ["outrider mind-stone", "outrider outrider", "outrider ebony-maw"])
def test_he_is_asked_whenever_he_holds_two_so_that_a_second_match_stays_secret(thanos: str) -> None:
    hit = after(heroes_play("nebula", thanos=thanos), "guess 1")
    assert asked(hit) == "a falling"
    for viewer in (1, 2, None):
        assert hit.question(viewer) == reason("falling", seat=0, effect="hero-1", number=1)
        assert hit.events(viewer) == [reason("guessed", seat=1, number=1), reason("which-falls", seat=0, number=1)]
    names = [text.removeprefix("lose ") for text in choices(hit)]
    assert names == [card for card in ("outrider", "mind-stone") if card in thanos.split()]


@rule("gauntlet.R4", "gauntlet.R43")
def test_with_one_card_in_hand_nobody_is_asked_which() -> None:
    one = after(heroes_play("nebula", thanos="power-stone", thanos_deck="thanos", thanos_left=1), "guess 4")
    assert keys(one)[:4] == ["guessed", "defeated", "drew", "shuffled-back"]
    assert (asked(one), hand(one, "a"), one.to_data()["thanos_deck"]) == ("c card", "thanos", ["power-stone"])


@rule("gauntlet.R5")
def test_tokens_do_not_change_the_number_for_a_guess() -> None:
    story: dict[str, Any] = {"thanos": "proxima-midnight corvus-glaive", "tokens": "a3 b3"}
    assert keys(after(heroes_play("nebula", **story), "guess 6"))[1] == "missed"
    assert asked(after(heroes_play("nebula", **story), "guess 4")) == "a falling"
    spent = after(heroes_play("nebula", **story), "guess 4", "lose proxima-midnight")
    assert tokens(spent) == [3, 3, 0]


@rule("gauntlet.R30")
def test_without_a_hand_card_a_guess_finds_nothing() -> None:
    missed = after(heroes_play("nebula", thanos="", front="outrider", thanos_left=1, thanos_deck="thanos"), "guess 7")
    assert (keys(missed)[:2], life(missed), asked(missed)) == (["guessed", "missed"], (6, 5), "c card")


# 2: a look


@rule("gauntlet.3.2", "gauntlet.R33", "gauntlet.R2")
@pytest.mark.parametrize("card", BY_NUMBER[2])
def test_a_2_names_another_hero_who_must_look(card: str) -> None:
    position = heroes_play(card, seats=4)
    assert (asked(position), choices(position)) == ("b whom", ["target c", "target d"])
    assert refused(position, "target b") == reason("another-hero", target=1)
    assert refused(position, "target a") == reason("no-hero", target=0)
    assert refused(position, "target e") == reason("no-such-seat", seat=4, seats=4)
    assert refused(position, "decline") == reason("must-choose")


@rule("gauntlet.10.2", "gauntlet.3.2", "gauntlet.R49", "gauntlet.7.1")
def test_the_chosen_hero_alone_sees_one_card_of_thanos() -> None:
    seen = after(heroes_play("gamora", seats=4), "target d")
    assert said(seen, "d")[1].key == "saw"
    card = said(seen, "d")[1].args["card"]
    assert card in ("power-stone", "ebony-maw")
    for viewer in ("a", "b", "c", None):
        assert said(seen, viewer)[:2] == [reason("targeted", seat=1, target=3), reason("saw", seat=3, card=None)]
    assert seen.view(3)["knowledge"]["hands"][0]["certain"] == [card]
    assert seen.view(1)["knowledge"]["hands"][0]["certain"] == []
    assert (asked(seen), hand(seen, "a")) == ("c card", "power-stone ebony-maw")


@rule("gauntlet.3.2", "gauntlet.R51")
def test_with_one_other_hero_the_2_asks_nobody() -> None:
    seen = heroes_play("gamora")
    assert said(seen, "c")[1:3] == [reason("targeted", seat=1, target=2), said(seen, "c")[2]]
    assert said(seen, "c")[2].key == "saw"
    assert asked(seen) == "c card"


@rule("gauntlet.4.5", "gauntlet.3.2", "gauntlet.R51")
@pytest.mark.parametrize("at", "ab")
def test_the_lone_hero_looks_himself(at: str) -> None:
    hero = "ba"["ab".index(at)]
    story = gauntlet(2, at=at, turn=hero, thanos="power-stone ebony-maw", turns_left=1, **{hero: "gamora thor"})
    seen = after(story, "play gamora")
    saw = said(seen, hero)[2]
    assert (saw.key, saw.args["seat"]) == ("saw", LETTERS.index(hero))
    assert saw.args["card"] in ("power-stone", "ebony-maw")
    assert said(seen, at)[2].args["card"] is None
    assert asked(seen) == f"{hero} card"


@rule("gauntlet.R30")
def test_without_a_hand_card_of_thanos_a_2_sees_nothing() -> None:
    seen = heroes_play("gamora", thanos="", front="outrider", thanos_left=1, thanos_deck="thanos")
    assert keys(seen)[:2] == ["played", "targeted"]
    assert "saw" not in keys(seen)
    assert asked(seen) == "c card"


# 3: perhaps a fight


@rule("gauntlet.3.3", "gauntlet.R2", "gauntlet.R10")
@pytest.mark.parametrize("card", BY_NUMBER[3])
def test_a_3_may_fight_or_decline(card: str) -> None:
    position = heroes_play(card, kept="vision", tokens="a1 b1")
    assert (asked(position), choices(position)) == ("b may-fight", ["fight", "decline"])
    declined = after(position, "decline")
    assert (asked(declined), tokens(declined), life(declined)) == ("c card", [1, 1, 0], (6, 5))
    assert said(declined)[0] == reason("declined", seat=1)
    fought = after(position, "fight")
    assert tokens(fought) == [0, 0, 0]
    assert keys(fought)[:2] == ["fought", "fought"]


# 4: a token


@rule("gauntlet.3.4", "gauntlet.R2", "gauntlet.R32")
@pytest.mark.parametrize("card", BY_NUMBER[4])
@pytest.mark.parametrize("whom", "bcd")
def test_a_4_gives_any_hero_a_token_oneself_included(card: str, whom: str) -> None:
    position = heroes_play(card, seats=4)
    assert (asked(position), choices(position)) == ("b whom", ["target b", "target c", "target d"])
    assert refused(position, "decline") == reason("must-choose")
    given = after(position, f"target {whom}")
    number = LETTERS.index(whom)
    assert tokens(given) == [int(seat == number) for seat in range(4)]
    assert said(given)[:2] == [reason("targeted", seat=1, target=number), reason("gained", seat=number, tokens=1)]
    assert asked(given) == "c card"


@rule("gauntlet.R32", "gauntlet.R51")
def test_the_lone_hero_gives_it_to_himself() -> None:
    given = heroes_play("falcon", seats=2)
    assert (tokens(given), asked(given)) == ([0, 1], "a card")


# 5: three cards


@rule("gauntlet.3.5", "gauntlet.10.7", "gauntlet.R51")
@pytest.mark.parametrize("card", BY_NUMBER[5])
def test_a_5_looks_at_the_top_three_and_lays_them_back_in_any_order(card: str) -> None:
    position = heroes_play(card, hero_deck="iron-man hulk falcon gamora")
    assert asked(position) == "b three"
    orders = [text.removeprefix("order ").split() for text in choices(position)]
    assert orders == [
        ["hulk", "falcon", "iron-man"], ["hulk", "iron-man", "falcon"], ["falcon", "hulk", "iron-man"],
        ["falcon", "iron-man", "hulk"], ["iron-man", "hulk", "falcon"], ["iron-man", "falcon", "hulk"],
    ]  # fmt: skip
    assert position.question(1) == reason("three", seat=1, effect="hero-5", cards=["hulk", "falcon", "iron-man"])
    assert [event.args["card"] for event in said(position, "b")[1:]] == ["iron-man", "hulk", "falcon"]
    for viewer in (0, 2, None):
        assert position.question(viewer) == reason("three", seat=1, effect="hero-5")
        assert position.events(viewer)[1:] == 3 * [reason("looked", seat=1, card=None)]
    before = position.to_data()["hero_deck"]
    for order in orders:
        laid = after(position, "order " + " ".join(order))
        assert laid.to_data()["hero_deck"] == [*order[1:], *before[3:]]
        assert order[0] in hand(laid, "c").split()  # the next hero has drawn the new top
        assert [event.args["card"] for event in said(laid, "b")[:3]] == order
        assert said(laid)[:3] == 3 * [reason("ordered", seat=1, card=None)]
    assert refused(position, "decline") == reason("not-asked", asked="three")


@rule("gauntlet.R24", "gauntlet.8.2")
def test_with_exactly_three_cards_left_there_is_no_reshuffle() -> None:
    position = heroes_play("vision", hero_deck="iron-man hulk falcon", hero_left=3)
    assert keys(position) == ["played", "looked", "looked", "looked"]
    assert decks(position)[0] == 3
    laid = after(position, "order falcon hulk iron-man")
    assert hand(laid, "c").split()[-1] == "falcon"
    assert decks(laid)[0] == 2


@rule("gauntlet.8.2", "gauntlet.R25", "gauntlet.10.4")
@pytest.mark.parametrize("left", [1, 2])
@pytest.mark.parametrize("seats", range(2, 7))
def test_with_fewer_the_faceup_cards_come_below_them_this_5_included(seats: int, left: int) -> None:
    aside = ["iron-man", "hulk"][:left]
    before = gauntlet(
        seats, turn="b", b="vision thor", hero_deck="iron-man hulk", hero_left=left, thanos="power-stone ebony-maw"
    )
    position = after(before, "play vision")
    assert keys(position) == ["played", "reshuffled", "looked", "looked", "looked"]
    reshuffled = said(position)[1].args
    assert reshuffled["aside"] == left
    assert "vision" in reshuffled["cards"]
    assert set(reshuffled["cards"]) == {"vision"} | {card for place in before.to_data()["front"][1:] for card in place}
    deck = position.to_data()["hero_deck"]
    assert deck[:left] == aside
    assert sorted(deck[left:]) == sorted(reshuffled["cards"])
    assert len(deck) - left == 16 - (seats - 1) - left >= 9
    assert [front(position, letter) for letter in LETTERS[1:seats]] == [""] * (seats - 1)
    three = sorted(deck[:3], key=list(HEROES).index)
    assert position.question(1) == reason("three", seat=1, effect="hero-5", cards=three)
    laid = after(position, choices(position)[0])
    assert decks(laid)[0] == len(deck) - (seats > 2)  # the next hero, if there is one, has drawn


# 6: perhaps somebody's fight


@rule("gauntlet.3.6", "gauntlet.R2", "gauntlet.R11")
@pytest.mark.parametrize("card", BY_NUMBER[6])
@pytest.mark.parametrize("whom", "bcd")
def test_a_6_lets_any_hero_fight_who_decides_himself(card: str, whom: str) -> None:
    position = heroes_play(card, seats=4, tokens="a1 b1 c1 d1")
    assert (asked(position), choices(position)) == ("b whom", ["target b", "target c", "target d"])
    assert refused(position, "decline") == reason("must-choose")
    chosen = after(position, f"target {whom}")
    number = LETTERS.index(whom)
    assert (asked(chosen), choices(chosen)) == (f"{whom} may-fight", ["fight", "decline"])
    assert chosen.question(None) == reason("may-fight", seat=number, effect="hero-6", whom=number)
    declined = after(chosen, "decline")
    assert (asked(declined), tokens(declined)) == ("c card", [1, 1, 1, 1])
    assert said(declined)[0] == reason("declined", seat=number)
    fought = after(chosen, "fight")
    assert tokens(fought) == [0, *(int(seat != number) for seat in (1, 2, 3))]
    assert fought.events(number)[0].args["card"] == hand(chosen, whom)


@rule("gauntlet.R32", "gauntlet.R51")
def test_the_lone_hero_fights_himself() -> None:
    position = heroes_play("iron-man", seats=2)
    assert (asked(position), choices(position)) == ("b may-fight", ["fight", "decline"])


@rule("gauntlet.R30", "gauntlet.R10")
@pytest.mark.parametrize("card", ["hulk", "iron-man"])
def test_a_fight_against_an_empty_hand_is_none_and_costs_no_token(card: str) -> None:
    position = heroes_play(card, thanos="", front="outrider", thanos_left=1, thanos_deck="thanos", tokens="a1 b1")
    asking = position if card == "hulk" else after(position, "target b")
    assert asked(asking) == "b may-fight"
    fought = after(asking, "fight")
    assert (tokens(fought), life(fought), asked(fought)) == ([1, 1, 0], (6, 5), "c card")
    assert not {"fought", "tied", "defeated"} & set(keys(fought))
    assert GAME.load(fought.to_data()).moves() == fought.moves()
