"""Chance: new games are dealt evenly, and redeals reach every arrangement that fits and no other, equally often."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations, product
from typing import Any

import pytest

import sixstones
from sixstones import Position
from tests.rules.chi_square import even, fits
from tests.rules.splendor.facts import CARDS, FACES, SIZES
from tests.rules.splendor.table import GAME, after, random_play, rule, splendor
from tests.samples import samples

SEEDS: dict[str, Callable[[int], int | bytes]] = {
    "fast": lambda number: number,
    "fair": lambda number: number.to_bytes(32, "big"),
}


@rule("splendor.3.1", "splendor.3.2", "splendor.3.3")
@pytest.mark.parametrize("kind", SEEDS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_tile_and_side_comes_equally_often(kind: str, seats: int) -> None:
    first: dict[int, Counter[str]] = {level: Counter() for level in SIZES}
    top: Counter[str] = Counter()
    tiles: Counter[frozenset[int]] = Counter()
    sides: Counter[str] = Counter()
    opening: Counter[str] = Counter()
    for number in range(samples(small=400, normal=2000, full=40_000)):
        data = GAME.new(seats, SEEDS[kind](number), listen=False).to_data()
        for level in SIZES:
            first[level][data["levels"][level - 1]["spaces"][0]] += 1
        top[data["levels"][2]["deck"][0]] += 1
        tiles[frozenset(FACES[face].tile for face in data["locations"])] += 1
        sides.update(data["locations"])
        opening[data["levels"][0]["spaces"][3]] += 1
    for level, size in SIZES.items():
        assert even(first[level], size)
    assert even(top, 20)
    assert even(opening, 40)
    assert even(tiles, {2: 6, 3: 4, 4: 1}[seats]) if seats < 4 else len(tiles) == 1
    assert even(sides, 8)


LATE = splendor(
    3,
    # Unknown of level 1: two in the deck and one in hand; of level 2: one and one; of level 3: two and none.
    a="hand ?rocket hela",
    b="hand ?maria-hill",
    top="wasp lizard ronan thor drax",
    decks={1: 2, 2: 1, 3: 2},
    mover="b",
)


def hidden(position: Position) -> tuple[Any, ...]:
    """Everything that may be hidden from somebody."""
    data = position.to_data()
    decks = tuple(tuple(level["deck"]) for level in data["levels"])
    hands = tuple(card["card"] for seat in data["seats"] for card in seat["reserved"] if card["unseen"])
    return (*decks, *hands)


def arrangements(viewer: int | None) -> set[tuple[Any, ...]]:
    """By the book: every way to lay the cards that the viewer does not know."""
    ones = permutations(["wasp", "lizard"] + ["rocket"] * (viewer != 0))
    twos = permutations(["ronan"] + ["maria-hill"] * (viewer != 1))
    threes = permutations(["thor", "drax"])
    return {
        (one[:2], two[:1], three, *(one[2:] or ("rocket",)), *(two[1:] or ("maria-hill",)))
        for one, two, three in product(ones, twos, threes)
    }


@rule("splendor.R12")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_a_redeal_reaches_every_arrangement_that_fits_equally_often(viewer: int | None) -> None:
    possible = arrangements(viewer)
    assert len(possible) == {0: 2 * 2 * 2, 1: 6 * 1 * 2}.get(viewer if viewer is not None else 2, 6 * 2 * 2)
    chance = sixstones.dice(70)
    redealt = Counter(
        hidden(LATE.redeal(viewer, chance)) for _ in range(samples(small=40, normal=200, full=4000) * len(possible))
    )
    assert set(redealt) == possible
    assert even(redealt, len(possible))


@rule("splendor.R12")
@pytest.mark.parametrize("kind", SEEDS)
def test_two_cards_of_a_level_in_two_hands_are_dealt_evenly(kind: str) -> None:
    position = splendor(
        4, a="hand ?wasp thor ?rocket", b="hand ?lizard", c="hand ?hela ?elektra", top="modok", decks={1: 1}, mover="b"
    )
    unknown = ["wasp", "rocket", "lizard", "elektra", "modok"]
    chance = sixstones.dice(SEEDS[kind](71))
    counts: Counter[tuple[str, ...]] = Counter()
    for _ in range(samples(small=1200, normal=4800, full=100_000)):
        data = position.redeal(3, chance).to_data()
        hands = [card["card"] for seat in data["seats"] for card in seat["reserved"] if card["unseen"]]
        counts[(*(card for card in hands if CARDS[card].level == 1), *data["levels"][0]["deck"])] += 1
    assert set(counts) == set(permutations(unknown))
    assert even(counts, 120)


@rule("splendor.R12", "splendor.R29")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_redeal_keeps_what_the_seat_knows_and_is_sound(seats: int) -> None:
    for game in range(samples(small=1, normal=4, full=60)):
        position = GAME.new(seats, 700 + game)
        for number, (before, _) in enumerate(random_play(position, game)):
            viewer = (*range(seats), None)[number % (seats + 1)]
            copy = before.redeal(viewer, sixstones.dice(number))
            copy.check()
            assert copy.view(viewer) == before.view(viewer)
            assert copy.question(viewer) == before.question(viewer)
            assert copy.reversible == before.reversible
            mine, theirs = before.to_data(), copy.to_data()
            assert theirs["dice"] != mine["dice"]
            assert theirs["dice"]["kind"] == "fast"
            for known in ("supply", "locations", "avengers", "asked", "options", "mover", "round", "passes"):
                assert theirs[known] == mine[known]


@rule("splendor.R12")
def test_a_redeal_does_not_show_the_true_order() -> None:
    """Positions that a seat cannot tell apart have, under equal dice, equal redeals."""
    one = splendor(3, a="hand ?rocket", b="hand ?wasp", top="lizard thor drax")
    other = splendor(3, a="hand ?rocket", b="hand ?lizard", top="wasp drax thor")
    for viewer in (0, 2, None):
        assert one.redeal(viewer, sixstones.dice(9)) == other.redeal(viewer, sixstones.dice(9))
        assert one.redeal(viewer, sixstones.dice(9)) != one.redeal(viewer, sixstones.dice(10))
    assert one.redeal(1, sixstones.dice(9)) != other.redeal(1, sixstones.dice(9))  # b knows its card


def test_a_redealt_copy_draws_its_own_dice_first_and_leaves_the_original_alone() -> None:
    position = after(splendor(3, top="hela"), "reserve deck-2")
    before = position.to_data()
    chance, same = sixstones.dice(5), sixstones.dice(5)
    copy = position.redeal(1, chance)
    assert copy.dice == same.fork()
    assert position.to_data() == before
    copy.play(copy.moves()[0])
    assert position.to_data() == before


def test_what_is_dealt_in_a_redealt_copy_follows_its_own_decks() -> None:
    position = splendor(3, top="wasp", decks={1: 3}, mover="b")
    drawn = Counter[str]()
    deck = position.to_data()["levels"][0]["deck"]
    chance = sixstones.dice(6)
    for _ in range(samples(small=300, normal=900, full=9000)):
        copy = position.redeal(0, chance)
        copy.play(GAME.parse(copy, "reserve deck-1"))
        drawn[copy.events(1)[0].args["card"]] += 1
    assert fits(drawn, dict.fromkeys(deck, 1 / 3))
