"""Sections 1 to 3: the goal, the components and the set-up."""

from collections import Counter

import pytest

import sixstones
from sixstones import OptionError
from tests.rules.splendor.facts import CARDS, COLOURS, FACES, SIZES, Printed
from tests.rules.splendor.table import GAME, after, asked, reason, refused, rule, seat, space, splendor, supply

FIFTEEN = "team green-goblin gamora spider-man, bonus RP"
"""15 points, a bonus of each colour and the green token."""


@rule("splendor.1.1", "splendor.R20")
def test_sixteen_points_a_bonus_of_each_colour_and_the_green_token_win() -> None:
    story = splendor(b=FIFTEEN + ", tokens RRR", table="1-1 vulture, 1-2 rocket", mover="b")
    won = after(story, "recruit 1-1")
    assert asked(won) == "over"
    assert won.outcome == ("gauntlet", (1,))
    assert won.scores() == [0.0, 1.0]
    assert seat(won, "b")["points"] == 16
    assert seat(won, "b")["conditions"] == {"points": True, "bonuses": True, "time": True}


@rule("splendor.1.1", "splendor.R20")
@pytest.mark.parametrize(
    ("b", "move", "missing"),
    [
        (FIFTEEN + ", tokens YRR", "recruit 1-2", "points"),  # 15 points
        ("team green-goblin gamora spider-man, bonus R, tokens RRR", "recruit 1-1", "bonuses"),  # no purple
        ("team red-skull nebula daredevil hela jessica-jones, tokens RRR", "recruit 1-1", "time"),  # no level 3
    ],
)
def test_none_of_the_three_conditions_can_be_missing(b: str, move: str, missing: str) -> None:
    position = after(splendor(b=b, table="1-1 vulture, 1-2 rocket", mover="b"), move)
    met = seat(position, "b")["conditions"]
    assert [condition for condition in met if not met[condition]] == [missing]
    assert asked(position) == "a action"
    assert position.outcome is None
    assert position.scores() == [0.0, 0.0]


@rule("splendor.1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play(seats: int) -> None:
    assert GAME.new(seats).seats == seats
    assert seats in GAME.seats


@rule("splendor.1.1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_nobody_else_plays(seats: int) -> None:
    with pytest.raises(OptionError) as refusal:
        GAME.new(seats)
    assert refusal.value.reason == reason("bad-option", option="seats", value=str(seats), allowed="2..4")


@rule("splendor.2.1")
def test_there_are_44_tokens_of_which_39_are_infinity_stones() -> None:
    there = GAME.new(4, 1).view(None)["supply"]
    assert there == {"yellow": 7, "blue": 7, "orange": 7, "red": 7, "purple": 7, "gray": 5, "green": 4}
    assert sum(there.values()) == 44
    assert sum(there.values()) - there["gray"] == 39


@rule("splendor.2.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_90_cards(seats: int) -> None:
    levels = GAME.new(seats, 3).to_data()["levels"]
    assert [len(level["deck"]) + len(level["spaces"]) for level in levels] == [40, 30, 20]
    assert sorted(card for level in levels for pile in level.values() for card in pile) == sorted(CARDS)


@rule("splendor.2.3")
def test_there_are_four_location_tiles_with_two_sides_and_one_of_each_other_tile() -> None:
    seen = {face for seed in range(40) for face in GAME.new(4, seed).view(None)["locations"]}
    assert seen == set(FACES)
    assert Counter(face.tile for face in FACES.values()) == {1: 2, 2: 2, 3: 2, 4: 2}
    position = GAME.new(4, 0).view(None)
    assert position["avengers"] is None  # one tile, with nobody
    assert [condition for one in position["seats"] for condition in one["conditions"]] == 4 * [
        "points", "bonuses", "time",
    ]  # fmt: skip


@rule("splendor.2.4")
@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_a_card_has_a_cost_a_bonus_and_perhaps_points_tags_and_the_time_icon(card: Printed) -> None:
    """What a poor player is said to lack is the cost; the rest is what the card is worth once recruited."""
    lacks = refused(splendor(table=f"{card.level}-1 {card.id}"), f"recruit {card.level}-1").args["missing"]
    assert lacks == {colour: number for colour, number in card.cost.items() if number}
    owner = seat(splendor(a=f"team {card.id}"), "a")
    assert owner["bonuses"] == {colour: int(colour == card.bonus) for colour in COLOURS}
    assert (owner["points"], owner["tags"]) == (card.points, card.tags)
    assert owner["conditions"]["time"] == (card.level == 3)


@rule("splendor.3.1")
def test_each_level_is_shuffled_apart() -> None:
    one, another = (GAME.new(2, seed).to_data()["levels"] for seed in (1, 2))
    for level, size in SIZES.items():
        order = [card for pile in ("spaces", "deck") for card in one[level - 1][pile]]
        assert {CARDS[card].level for card in order} == {level}
        assert len(order) == size
        assert order != sorted(order, key=list(CARDS).index)
        assert order != [card for pile in ("spaces", "deck") for card in another[level - 1][pile]]


@rule("splendor.3.2")
def test_four_cards_of_each_level_lie_faceup_beside_their_deck() -> None:
    levels = GAME.new(3, 5).view(None)["levels"]
    assert [level["left"] for level in levels] == [36, 26, 16]
    assert [[CARDS[card].level for card in level["spaces"]] for level in levels] == [4 * [1], 4 * [2], 4 * [3]]


@rule("splendor.3.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_location_tiles_as_players_lie_out_on_a_random_side(seats: int) -> None:
    sides: Counter[str] = Counter()
    for seed in range(60):
        faces = GAME.new(seats, seed).view(None)["locations"]
        assert len(faces) == len({FACES[face].tile for face in faces}) == seats
        sides.update(faces)
    assert set(sides) == set(FACES)


@rule("splendor.3.4")
def test_the_gauntlet_and_the_avengers_tile_lie_out_and_belong_to_nobody() -> None:
    position = GAME.new(4, 6)
    table = position.view(None)
    assert table["avengers"] is None
    assert table["last_round"] is False
    assert position.outcome is None
    assert not any(met for one in table["seats"] for met in one["conditions"].values())


@rule("splendor.3.5")
@pytest.mark.parametrize(("seats", "colour", "green"), [(2, 4, 2), (3, 5, 3), (4, 7, 4)])
def test_the_tokens_by_number_of_players(seats: int, colour: int, green: int) -> None:
    position = GAME.new(seats, 7)
    assert supply(position) == "".join(letter * colour for letter in "YBORP") + "W" * 5 + "G" * green
    assert len(position.view(None)["locations"]) == seats


@rule("splendor.3.6")
def test_gray_stays_and_there_is_a_green_token_for_everybody() -> None:
    box = {seats: Counter(supply(GAME.new(4))) - Counter(supply(GAME.new(seats))) for seats in (2, 3)}
    assert box == {2: Counter("YYYBBBOOORRRPPPGG"), 3: Counter("YYBBOORRPPG")}
    story = splendor(4, a="tokens OOOOOOO", b="team loki", c="team nova", d="team thor", table="3-1 drax")
    assert supply(story).endswith("G")
    last = after(story, "recruit 3-1")
    assert "G" not in supply(last)
    assert all(seat(last, name)["tokens"]["green"] == 1 for name in "abcd")


@rule("splendor.3.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_seat_starts_and_play_goes_round(seats: int) -> None:
    position = GAME.new(seats, 8)
    order = []
    for _ in range(2 * seats + 1):
        order.append(asked(position))
        position.play(position.moves()[0])
    assert order == [f"{name} action" for name in 2 * "abcd"[:seats] + "a"]
    assert position.view(None)["round"] == 3


@rule("splendor.3.7")
def test_players_begin_with_nothing() -> None:
    nothing = {
        "tokens": dict.fromkeys([*COLOURS, "gray", "green"], 0),
        "bonuses": dict.fromkeys(COLOURS, 0),
        "points": 0,
        "tags": 0,
        "recruited": [],
        "reserved": [],
        "locations": [],
        "conditions": {"points": False, "bonuses": False, "time": False},
    }
    position = GAME.new(4, 9)
    assert position.view(None)["seats"] == 4 * [nothing]
    assert position.view(None)["round"] == 1


@rule("splendor.3.1")
def test_a_new_game_depends_on_its_seed_alone() -> None:
    assert GAME.new(2, 11) == GAME.new(2, 11)
    assert GAME.new(2, bytes(32)) == GAME.new(2, bytes(32))
    assert GAME.new(2, 11) != GAME.new(2, 12)
    assert GAME.new(2) != GAME.new(2)  # the operating system's
    assert sixstones.game("splendor") is GAME
    assert space(GAME.new(2, 11), "1-1") in CARDS
