"""The 90 cards and 8 location faces: equal to the table of the facts, and of the shape that they describe."""

from collections import Counter

import pytest

from sixstones.rules.splendor import cards as rules
from tests.rules.splendor.facts import CARDS, COLOURS, FACES, SIZES
from tests.rules.splendor.table import KIND, rule


def numbers(letters: str) -> dict[str, int]:
    return {KIND[letter]: letters.count(letter) for letter in "YBORP"}


@rule("splendor.2.2", "splendor.2.4")
def test_the_cards_of_the_rules_are_those_of_the_facts() -> None:
    there = [
        (card.id, card.level, KIND[card.bonus], card.points, numbers(card.cost), card.tags) for card in rules.CARDS
    ]
    assert there == [tuple(card) for card in CARDS.values()]
    assert len(CARDS) == 90


@rule("splendor.2.3", "splendor.9.1")
def test_the_locations_of_the_rules_are_those_of_the_facts() -> None:
    assert [(face.id, face.tile, numbers(face.requires), 3) for face in rules.LOCATIONS] == [
        tuple(face) for face in FACES.values()
    ]
    assert len(FACES) == 8


@rule("splendor.2.2")
def test_each_level_has_as_many_cards_of_each_colour() -> None:
    assert Counter((card.level, card.bonus) for card in CARDS.values()) == {
        (level, colour): size // 5 for level, size in SIZES.items() for colour in COLOURS
    }


@rule("splendor.2.4")
@pytest.mark.parametrize(
    ("level", "totals"), [(1, [32, 33, 33, 32, 34]), (2, [41, 41, 41, 41, 41]), (3, [43, 43, 43, 43, 43])]
)
def test_what_all_cards_of_a_level_cost_together_in_each_colour(level: int, totals: list[int]) -> None:
    cards = [card for card in CARDS.values() if card.level == level]
    assert [sum(card.cost[colour] for card in cards) for colour in COLOURS] == totals


@rule("splendor.2.4")
def test_points_by_level() -> None:
    by_level = {level: Counter(card.points for card in CARDS.values() if card.level == level) for level in SIZES}
    assert by_level == {1: {0: 35, 1: 5}, 2: {1: 10, 2: 15, 3: 5}, 3: {3: 5, 4: 10, 5: 5}}


@rule("splendor.2.4", "splendor.8.2")
def test_thirty_heroes_have_tags() -> None:
    tagged = Counter((card.level, card.tags) for card in CARDS.values() if card.tags)
    assert tagged == {(1, 1): 10, (2, 1): 10, (3, 1): 5, (3, 2): 5}
    assert Counter(card.bonus for card in CARDS.values() if card.tags) == dict.fromkeys(COLOURS, 6)
    assert CARDS["doctor-strange"].tags == 1  # against the pattern, as printed
    assert CARDS["nova"].tags == 0


@rule("splendor.2.4")
def test_the_cards_that_cost_the_same() -> None:
    groups: dict[tuple[int, ...], list[str]] = {}
    for card in CARDS.values():
        groups.setdefault(tuple(card.cost.values()), []).append(card.id)
    assert [ids for ids in groups.values() if len(ids) > 1] == [
        ["prowler", "bullseye"],
        ["lockjaw", "spider-girl", "rhino"],
        ["kingpin", "spider-ham"],
    ]
    twos = {card.bonus for card in CARDS.values() if sorted(card.cost.values()) == [0, 0, 0, 2, 2]}
    assert twos == set(COLOURS) - {"orange"}
    assert all(sum(card.cost.values()) > 0 for card in CARDS.values())


@rule("splendor.9.2")
def test_a_location_asks_for_four_and_four_or_three_times_three() -> None:
    shapes = {face.id: sorted(number for number in face.requires.values() if number) for face in FACES.values()}
    assert {name for name, shape in shapes.items() if shape == [3, 3, 3]} == {"asgard", "knowhere", "atlantis"}
    assert all(shape in ([4, 4], [3, 3, 3]) for shape in shapes.values())
    assert Counter(face.tile for face in FACES.values()) == {1: 2, 2: 2, 3: 2, 4: 2}
