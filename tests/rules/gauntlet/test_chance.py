"""Chance: new games are dealt evenly, and what is shuffled again lies evenly."""

from collections import Counter
from collections.abc import Callable

import pytest

import sixstones
from tests.rules.chi_square import even, fits
from tests.rules.gauntlet.facts import HEROES, THANOS_DECK
from tests.rules.gauntlet.table import GAME, gauntlet, rule
from tests.samples import samples

SEEDS: dict[str, Callable[[int], int | bytes]] = {
    "fast": lambda number: number,
    "fair": lambda number: number.to_bytes(32, "big"),
}
GAMES = samples(small=300, normal=1500, full=40_000)
TWICE = {card: THANOS_DECK.count(card) / 13 for card in THANOS_DECK}
"""The Outrider comes twice as often as any other card."""


@rule("gauntlet.2.2", "gauntlet.2.3")
@pytest.mark.parametrize("kind", SEEDS)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_card_comes_equally_often(kind: str, seats: int) -> None:
    hand, top, bottom = Counter[str](), Counter[str](), Counter[str]()
    villains, last = Counter[str](), Counter[str]()
    for number in range(GAMES):
        data = GAME.new(seats, SEEDS[kind](number), listen=False).to_data()
        hand.update(data["hands"][seats - 1])
        top[data["hero_deck"][0]] += 1
        bottom[data["hero_deck"][-1]] += 1
        villains[data["thanos_deck"][0]] += 1
        last[data["thanos_deck"][-1]] += 1
    assert set(hand) == set(HEROES)
    assert all(even(counts, 16) for counts in (hand, top, bottom))
    assert all(fits(counts, TWICE) for counts in (villains, last))


@rule("gauntlet.8.1", "gauntlet.8.2")
@pytest.mark.parametrize(("card", "left"), [("vision", 2), ("hulk", 1)])
def test_a_reshuffled_deck_is_even(card: str, left: int) -> None:
    """Below the cards that a 5 set aside, and after the draw that emptied the deck."""
    story = gauntlet(4, turn="b", b=f"{card} gamora", hero_left=left, thanos="thanos time-stone").to_data()
    top, bottom = Counter[str](), Counter[str]()
    for number in range(GAMES):
        position = GAME.load(story | {"dice": sixstones.dice(number).to_data()})
        for text in (f"play {card}", *(["fight"] if card == "hulk" else [])):
            position.play(GAME.parse(position, text))
        deck = position.to_data()["hero_deck"]
        new = deck[left:] if card == "vision" else deck
        top[new[0]] += 1
        bottom[new[-1]] += 1
    assert even(bottom, len(bottom))
    assert even(top, len(top))
    assert card in bottom
    assert card in top


@rule("gauntlet.5.4", "gauntlet.R31")
def test_a_deck_with_a_card_shuffled_back_is_even() -> None:
    story = gauntlet(3, turn="b", b="nebula thor", thanos="power-stone ebony-maw").to_data()
    top = Counter[str]()
    for number in range(GAMES):
        position = GAME.load(story | {"dice": sixstones.dice(number).to_data()})
        for text in ("play nebula", "guess 4", "lose power-stone"):
            position.play(GAME.parse(position, text))
        top[position.to_data()["thanos_deck"][0]] += 1
    deck = [*story["thanos_deck"][1:], "power-stone"]
    assert fits(top, {card: deck.count(card) / len(deck) for card in deck})


def test_a_position_that_does_not_listen_plays_the_same_game() -> None:
    for seats in range(2, 7):
        for seed in range(samples(small=3, normal=20, full=300)):
            heard = GAME.new(seats, seed, life="30,30")
            deaf = GAME.new(seats, seed, life="30,30", listen=False)
            chance = sixstones.dice(seed)
            while not heard.over:
                moves = heard.moves()
                assert deaf.moves() == moves
                move = moves[chance.below(len(moves))]
                heard.play(move)
                deaf.play(move)
            assert deaf.to_data() == {name: value for name, value in heard.to_data().items() if name != "history"}
