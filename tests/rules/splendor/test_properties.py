"""What holds in every position of every game: random play under random options, counted again here."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixstones import Position
from tests.rules.splendor.facts import CARDS, COLOURS, FACES, GRAY, SUPPLY, bonuses, tags
from tests.rules.splendor.table import GAME, random_play, rule
from tests.samples import samples

OPTIONS = st.fixed_dictionaries(
    {
        "payment": st.sampled_from(["any", "colours-first"]),
        "take_one": st.sampled_from(["yes", "no"]),
        "round_limit": st.sampled_from([None, None, 1, 12, 1000]),
    }
)
Data = dict[str, Any]


def tokens_are_all_there(data: Data) -> None:
    seats = data["seats"]
    there = Counter(data["supply"]) + Counter(green=sum(seat["time"] for seat in seats))
    for seat in seats:
        there += Counter(seat["tokens"])
        assert all(number >= 0 for number in seat["tokens"].values())
    assert all(number >= 0 for number in data["supply"].values())
    assert there == Counter(dict.fromkeys(COLOURS, SUPPLY[len(seats)]) | {"gray": GRAY, "green": len(seats)})


def cards_are_each_in_one_place(data: Data) -> None:
    places = [level["deck"] for level in data["levels"]]
    places += [[card for card in level["spaces"] if card] for level in data["levels"]]
    places += [seat["recruited"] + [card["card"] for card in seat["reserved"]] for seat in data["seats"]]
    assert sorted(card for place in places for card in place) == sorted(CARDS)
    for number, level in enumerate(data["levels"], 1):
        assert all(CARDS[card].level == number for card in [*level["deck"], *filter(None, level["spaces"])])
        assert not level["deck"] or None not in level["spaces"]


def seats_are_worth_what_their_cards_say(position: Position, data: Data) -> None:
    table = position.view(None)
    for number, (seat, shown) in enumerate(zip(data["seats"], table["seats"], strict=True)):
        team = seat["recruited"]
        holds_tile = data["avengers"] == number
        points = sum(CARDS[card].points for card in team) + 3 * len(seat["locations"]) + 3 * holds_tile
        assert shown["bonuses"] == bonuses(team)
        assert (shown["points"], shown["tags"]) == (points, tags(team))
        assert seat["time"] == any(CARDS[card].level == 3 for card in team)
        assert shown["conditions"] == {
            "points": points >= 16,
            "bonuses": all(bonuses(team).values()),
            "time": seat["time"],
        }
        assert len(seat["reserved"]) <= 3
        assert all(
            bonuses(team)[colour] >= n for face in seat["locations"] for colour, n in FACES[face].requires.items()
        )


def tile_lies_with_the_most_tags(data: Data) -> None:
    counted = [tags(seat["recruited"]) for seat in data["seats"]]
    if data["avengers"] is None:
        assert max(counted) < 3
    else:
        assert counted[data["avengers"]] == max(counted) >= 3


def nobody_holds_more_than_ten(data: Data) -> None:
    for number, seat in enumerate(data["seats"]):
        in_turn = number == data["mover"] and data["asked"] and data["asked"]["kind"] in ("location", "return")
        assert sum(seat["tokens"].values()) + seat["time"] <= (13 if in_turn else 10)


@rule("splendor.2.1", "splendor.2.2", "splendor.6.6", "splendor.7.1", "splendor.8.2", "splendor.8.3", "splendor.10.3")
@settings(max_examples=samples(small=12, normal=60, full=3000), deadline=None)
@given(st.integers(2, 4), OPTIONS, st.integers(0, 2**62 - 1))
def test_what_holds_in_every_position(seats: int, options: Data, seed: int) -> None:
    position = GAME.new(seats, seed, **options)
    holder: tuple[object, list[int]] = (None, [0] * seats)
    decisions = 0
    for before, _ in random_play(position, seed):
        decisions += 1
        holder = soundness(before, holder)
    soundness(position, holder)
    assert decisions <= GAME.bound
    outcome = position.outcome
    assert outcome is not None
    assert sum(position.scores()) == pytest.approx(1.0 if outcome.reason == "gauntlet" else 0.0)
    if options["round_limit"]:
        assert position.to_data()["round"] <= options["round_limit"]


def soundness(position: Position, earlier: tuple[object, list[int]]) -> tuple[object, list[int]]:
    """All of the above; and the tile moves only to strictly more tags. The holder and the tags, for the next time."""
    position.check()
    data = position.to_data()
    tokens_are_all_there(data)
    cards_are_each_in_one_place(data)
    seats_are_worth_what_their_cards_say(position, data)
    tile_lies_with_the_most_tags(data)
    nobody_holds_more_than_ten(data)
    before, counted = earlier
    now = [tags(seat["recruited"]) for seat in data["seats"]]
    if data["avengers"] != before:
        assert now[data["avengers"]] > max([2, *counted])
    return data["avengers"], now


@settings(max_examples=samples(small=8, normal=30, full=500), deadline=None)
@given(st.integers(2, 4), OPTIONS, st.integers(0, 2**62 - 1))
def test_what_a_move_changes_is_what_its_events_say(seats: int, options: Data, seed: int) -> None:
    """Tokens move by the events alone: taken, reserved, paid, returned and the green one."""
    position = GAME.new(seats, seed, **options)
    for before, move in random_play(position, seed + 1 if seed < 2**62 - 1 else 0):
        later = before.copy()
        later.play(move)
        mover = before.mover
        held = [Counter(seat["tokens"]) for seat in before.view(None)["seats"]]
        for event in later.events(None):
            tokens = Counter[str](event.args.get("tokens", {}))
            if event.key == "taken":
                held[mover].update(tokens)
            elif event.key in ("paid", "returned"):
                held[mover].subtract(tokens)
            elif event.key in ("reserved", "drawn"):
                held[mover]["gray"] += event.args["gray"]
            elif event.key == "time":
                held[mover]["green"] += 1
        assert [dict(one) for one in held] == [seat["tokens"] for seat in later.view(None)["seats"]]
        revealed = {
            (event.args["level"], event.args["space"]): event.args["card"]
            for event in later.events(None)
            if event.key == "revealed"
        }
        for level in (1, 2, 3):
            spaces = (before.view(None)["levels"][level - 1]["spaces"], later.view(None)["levels"][level - 1]["spaces"])
            for space, (old, new) in enumerate(zip(*spaces, strict=True), 1):
                assert new == revealed.get((level, space), new if old == new or new is None else "unannounced")
