"""Section 6: who fights with which card, tokens, and who learns what."""

from collections import Counter

import pytest

import sixstones
from tests.rules.chi_square import even
from tests.rules.gauntlet.facts import HEROES, THANOS_DECK, VILLAINS
from tests.rules.gauntlet.table import (
    GAME,
    after,
    asked,
    choices,
    front,
    gauntlet,
    hand,
    keys,
    life,
    reason,
    rule,
    said,
    tokens,
    written,
)
from tests.samples import samples


@rule("gauntlet.6.5", "gauntlet.R8", "gauntlet.6.6", "gauntlet.R9")
@pytest.mark.parametrize(("hero_tokens", "thanos_tokens"), [(0, 0), (1, 0), (0, 1), (2, 3)])
@pytest.mark.parametrize("hero", ["nebula", "gamora", "hulk", "falcon", "vision", "iron-man"])
@pytest.mark.parametrize("villain", sorted(set(THANOS_DECK) - {"black-dwarf"}))
def test_the_lower_total_is_defeated(hero: str, villain: str, hero_tokens: int, thanos_tokens: int) -> None:
    other = "outrider" if villain != "outrider" else "ebony-maw"
    story = gauntlet(3, thanos=f"black-dwarf {villain} {other}", c=hero, tokens=f"a{thanos_tokens} c{hero_tokens}")
    fought = after(story, "play black-dwarf", "target c", f"with {villain}")
    bonuses = (2 * (hero_tokens > 0), 2 * (thanos_tokens > 0))
    difference = HEROES[hero] + bonuses[0] - VILLAINS[villain].number - bonuses[1]
    assert life(fought) == (6 - (difference < 0), 5 - (difference > 0))
    assert tokens(fought) == [max(0, thanos_tokens - 1), 0, max(0, hero_tokens - 1)]
    result = "tied" if difference == 0 else "won-fight"
    assert keys(fought)[:3] == ["fought", "fought", result]
    if difference > 0:
        assert said(fought)[2:4] == [
            reason("won-fight", seat=2, over=0),
            reason("defeated", seat=0, card=villain, life=4),
        ]
        assert hand(fought, "c") == hero
    elif difference < 0:
        assert said(fought)[2:4] == [reason("won-fight", seat=0, over=2), reason("defeated", seat=2, card=hero, life=5)]
        assert (front(fought, "c"), villain in hand(fought, "a").split()) == (hero, True)
    else:
        assert said(fought)[2] == reason("tied", seat=2)
        assert (hand(fought, "c"), villain in hand(fought, "a").split()) == (hero, True)
        assert front(fought, "c") == ""
    assert asked(fought) == "b card"


@rule("gauntlet.6.1", "gauntlet.10.3", "gauntlet.6.6")
def test_only_the_two_fighters_see_the_cards() -> None:
    story = gauntlet(3, thanos="black-dwarf corvus-glaive thanos", c="hulk", tokens="a1")
    for text, result in (("with corvus-glaive", "won-fight"), ("with thanos", "won-fight")):
        fought = after(story, "play black-dwarf", "target c", text)
        villain = text.split()[1]
        for viewer in ("a", "c"):
            assert said(fought, viewer)[:2] == [
                reason("fought", seat=2, card="hulk", bonus=0), reason("fought", seat=0, card=villain, bonus=2),
            ]  # fmt: skip
        for other in ("b", None):
            assert said(fought, other)[:2] == [
                reason("fought", seat=2, card=None, bonus=0), reason("fought", seat=0, card=None, bonus=2),
            ]  # fmt: skip
        assert keys(fought)[2] == result


@rule("gauntlet.6.1", "gauntlet.10.3", "gauntlet.6.5")
def test_after_a_tie_both_cards_stay_secret_from_everybody_else() -> None:
    tied = after(
        gauntlet(3, thanos="black-dwarf ebony-maw thanos", c="vision"), "play black-dwarf", "target c", "with ebony-maw"
    )
    assert (life(tied), hand(tied, "c")) == ((6, 5), "vision")
    for other in ("b", None):
        heard = [event for event in said(tied, other) if event.key != "drew"]
        assert not [event for event in heard if event.args.get("card")]
    assert tied.view(0)["knowledge"]["hands"][2]["certain"] == ["vision"]
    assert tied.view(2)["knowledge"]["hands"][0]["certain"] == ["ebony-maw"]
    assert tied.view(1)["knowledge"]["hands"][2]["certain"] == []


@rule("gauntlet.6.2", "gauntlet.R11")
def test_a_hero_fights_with_the_card_that_is_left() -> None:
    fought = after(gauntlet(3, turn="b", b="hulk vision", thanos="outrider outrider"), "play hulk", "fight")
    assert said(fought, "b")[0] == reason("fought", seat=1, card="vision", bonus=0)
    chosen = after(
        gauntlet(3, turn="b", b="iron-man vision", c="nebula", thanos="thanos ebony-maw"),
        "play iron-man",
        "target c",
        "fight",
    )
    assert said(chosen, "c")[0] == reason("fought", seat=2, card="nebula", bonus=0)
    assert said(chosen, "b")[0] == reason("fought", seat=2, card=None, bonus=0)


@rule("gauntlet.6.3", "gauntlet.R51")
def test_thanos_chooses_his_card_before_he_sees_the_heros() -> None:
    aimed = after(gauntlet(3, thanos="black-dwarf corvus-glaive thanos", c="hulk"), "play black-dwarf", "target c")
    assert (asked(aimed), choices(aimed)) == ("a fighter", ["with corvus-glaive", "with thanos"])
    assert "hulk" not in str([aimed.view(0)["seats"], aimed.question(0), aimed.events(0)])
    pair = after(gauntlet(3, thanos="black-dwarf outrider outrider", c="hulk"), "play black-dwarf", "target c")
    assert (asked(pair), choices(pair)) == ("a fighter", ["with outrider"])  # two that are alike are asked too


@rule("gauntlet.6.4", "gauntlet.7.1")
@pytest.mark.parametrize("card", ["hulk", "gamora"])
def test_a_card_at_random_is_either_equally_often(card: str) -> None:
    """A fight that a hero starts, and the look of a 2."""
    counts: Counter[str] = Counter()
    data = written(2, turn="b", b=f"{card} vision", thanos="ebony-maw thanos")
    for seed in range(samples(small=200, normal=1000, full=20_000)):
        position = GAME.load(data | {"dice": sixstones.dice(seed).to_data()})
        for text in (f"play {card}", *(["fight"] if card == "hulk" else [])):
            position.play(GAME.parse(position, text))
        heard = [event.args.get("card") for event in position.events(1) if event.key in ("fought", "saw")]
        counts.update(villain for villain in heard if villain in VILLAINS)
    assert even(counts, 2)


@rule("gauntlet.6.6", "gauntlet.R10", "gauntlet.2.4")
def test_a_token_must_be_spent_and_never_more_than_one() -> None:
    story = gauntlet(3, turn="b", b="hulk falcon", thanos="corvus-glaive soul-stone", tokens="a2 b2 c2")
    fought = after(story, "play hulk", "fight")  # 4 + 2 against 2 + 2
    assert [event.args["bonus"] for event in said(fought)[:2]] == [2, 2]
    assert (tokens(fought), life(fought)) == ([1, 1, 2], (6, 4))
    assert tokens(after(story, "play hulk", "decline")) == [2, 2, 2]


@rule("gauntlet.10.3")
def test_what_a_fight_tells_everybody_else() -> None:
    """The defeated card is shown, and bounds the kept one: it is higher."""
    won = after(gauntlet(3, turn="b", b="hulk vision", thanos="black-dwarf outrider"), "play hulk", "fight")
    numbers = won.view(2)["knowledge"]["hands"][1]["numbers"]
    lost = next(event.args["card"] for event in said(won) if event.key == "defeated")
    assert min(map(int, numbers)) == VILLAINS[lost].number + 1
    tied = after(gauntlet(3, turn="b", b="hulk vision", thanos="ebony-maw reality-stone"), "play hulk", "fight")
    assert keys(tied)[2] == "tied"
    assert tied.view(2)["knowledge"]["ties"] != []
