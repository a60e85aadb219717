"""The 16 hero cards and the 13 Thanos cards: equal to the table of the facts, and of the shape that they describe."""

from collections import Counter

import pytest

from sixstones.rules.gauntlet import cards as rules
from tests.rules.gauntlet.facts import BACK, HEROES, STONES, THANOS_DECK, VILLAINS
from tests.rules.gauntlet.table import GAME, after, gauntlet, legal, rule, said


@rule("gauntlet.2.0", "gauntlet.3.0", "gauntlet.13.1", "gauntlet.13.2")
def test_the_cards_of_the_rules_are_those_of_the_facts() -> None:
    assert [(card.id, card.number) for card in rules.HEROES] == list(HEROES.items())
    there = [(card.id, card.number, card.stone, card.back) for card in rules.VILLAINS]
    facts = [(card, VILLAINS[card]) for card in THANOS_DECK]
    assert there == [(card, printed.number, printed.stone, printed.back) for card, printed in facts]
    assert (len(HEROES), len(THANOS_DECK)) == (16, 13)
    assert VILLAINS["outrider"].number == 1


@rule("gauntlet.2.0", "gauntlet.3.0")
@pytest.mark.parametrize("seats", range(2, 7))
def test_all_of_them_are_in_the_game(seats: int) -> None:
    data = GAME.new(seats, 3).to_data()
    assert sorted([*data["hero_deck"], *(card for hand in data["hands"][1:] for card in hand)]) == sorted(HEROES)
    assert sorted([*data["thanos_deck"], *data["hands"][0]]) == sorted(THANOS_DECK)


@rule("gauntlet.3.20", "gauntlet.3.0")
def test_cards_per_number() -> None:
    assert Counter(VILLAINS[card].number for card in THANOS_DECK) == {1: 3, 2: 2, 3: 2, 4: 2, 5: 2, 6: 1, 7: 1}
    assert Counter(HEROES.values()) == {1: 3, 2: 3, 3: 3, 4: 3, 5: 2, 6: 2}
    assert [VILLAINS[stone].number for stone in STONES] == [1, 2, 3, 4, 5, 6]
    assert [*STONES, "thanos"] == BACK


@rule("gauntlet.3.7", "gauntlet.5.4")
@pytest.mark.parametrize("card", VILLAINS)
def test_which_cards_are_shuffled_back_when_defeated(card: str) -> None:
    number = VILLAINS[card].number
    kept, top = [one for one in ("ebony-maw", "black-dwarf", "corvus-glaive") if VILLAINS[one].number != number][:2]
    story = gauntlet(3, turn="b", b="nebula thor", thanos=f"{card} {kept}", thanos_deck=top)
    lost = after(story, "play nebula", f"guess {number}", f"lose {card}")
    back = [event.args["card"] for event in said(lost) if event.key == "shuffled-back"]
    assert back == ([card] if card in BACK else [])
    assert (card in lost.view(None)["seats"][0]["front"]) == (card not in BACK)
    before, now = (position.to_data()["thanos_deck"].count(card) for position in (story, lost))
    assert now == before + (card in BACK)


@rule("gauntlet.R50")
def test_heroes_of_a_number_are_told_apart_and_the_two_outriders_are_not() -> None:
    heroes = gauntlet(3, turn="b", b="hulk thor")
    assert legal(heroes, "play hulk")
    assert legal(heroes, "play thor")
    assert after(heroes, "play hulk") != after(heroes, "play thor")
    both = gauntlet(3, thanos="outrider outrider thanos")
    assert [GAME.write(both, move) for move in both.moves()] == ["play outrider"]
    assert both.view(0)["seats"][0]["hand"] == ["outrider", "outrider", "thanos"]
    swapped = both.to_data()
    swapped["hands"][0] = ["outrider", "thanos", "outrider"]
    assert GAME.load(swapped) == both
