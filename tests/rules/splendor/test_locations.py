"""Section 9: the location tiles."""

import pytest

from tests.rules.splendor.facts import FACES, Face, bonuses
from tests.rules.splendor.table import (
    GAME,
    KIND,
    after,
    asked,
    choices,
    legal,
    random_play,
    reason,
    refused,
    rule,
    said,
    seat,
    splendor,
    tokens,
)
from tests.samples import samples

LETTERS = {kind: letter for letter, kind in KIND.items()}
NEAR_KNOWHERE = {
    "a": "bonus YYYBBBRR, tokens OO R",
    "table": "1-1 electro, 1-2 lizard",
    "locations": "knowhere triskelion",
}
"""One red bonus is missing; electro is red and costs OO R, which the bonuses make OO."""
BOTH = {"a": "bonus BBBBRRRPPPP, tokens OO", "table": "1-1 electro, 1-3 kraven", "locations": "wakanda attilan"}
"""The same red bonus is missing for either."""


@rule("splendor.9.1", "splendor.9.2")
def test_a_location_is_worth_three_points_and_comes_by_itself() -> None:
    position = splendor(**NEAR_KNOWHERE)
    assert seat(position, "a")["points"] == 0
    visited = after(position, "recruit 1-1")
    assert seat(visited, "a")["locations"] == ["knowhere"]
    assert seat(visited, "a")["points"] == 3
    assert visited.view(None)["locations"] == ["triskelion"]
    assert said(visited)[-1] == reason("visited", seat=0, location="knowhere")
    assert asked(visited) == "b action"


@rule("splendor.9.2", "splendor.13.4")
@pytest.mark.parametrize("shown", FACES.values(), ids=FACES)
def test_exactly_what_is_shown_is_enough_more_as_well_one_less_is_not(shown: Face) -> None:
    needed = "".join(LETTERS[colour] * number for colour, number in shown.requires.items())
    other = "knowhere" if shown.tile in (2, 3) else "triskelion"
    for bonus, fits in (
        (needed, True),
        (needed + "YBORP".replace(needed[0], ""), True),
        (needed[1:], False),
        (needed[:-1], False),
    ):
        position = splendor(a=f"bonus {bonus}", locations=f"{shown.id} {other}")
        ended = after(position, "reserve 3-1")
        assert seat(ended, "a")["locations"] == ([shown.id] if fits else [])
        assert seat(ended, "a")["points"] == 3 * fits
        assert asked(ended) == "b action"


@rule("splendor.9.2")
def test_tokens_do_not_count() -> None:
    position = splendor(a="bonus YYYBBBRR, tokens RRR W", locations="knowhere triskelion")
    assert seat(after(position, "reserve 1-1"), "a")["locations"] == []


@rule("splendor.9.2")
def test_bonuses_are_not_spent() -> None:
    visited = after(splendor(**NEAR_KNOWHERE), "recruit 1-1")
    assert seat(visited, "a")["bonuses"] == {"yellow": 3, "blue": 3, "orange": 0, "red": 3, "purple": 0}


@rule("splendor.9.2")
def test_it_must_be_taken() -> None:
    visited = after(splendor(**NEAR_KNOWHERE), "recruit 1-1")
    assert "visited" in [event.key for event in said(visited)]  # without a question
    both = after(splendor(**BOTH), "recruit 1-1")
    assert choices(both) == ["visit attilan", "visit wakanda"]  # and here with no way around it
    assert not legal(both, "pass")


@rule("splendor.9.3")
def test_of_several_one_is_chosen_and_only_one() -> None:
    position = after(splendor(**BOTH), "recruit 1-1")
    assert asked(position) == "a location"
    assert position.question(1) == reason("location", seat=0)
    assert refused(position, "visit asgard") == reason("not-in-the-middle", location="asgard")
    assert refused(position, "take YBO") == reason("not-asked", asked="location")
    for chosen, other in (("attilan", "wakanda"), ("wakanda", "attilan")):
        visited = after(position, f"visit {chosen}")
        assert seat(visited, "a")["locations"] == [chosen]
        assert visited.view(None)["locations"] == [other]
        assert asked(visited) == "b action"


@rule("splendor.9.3")
def test_a_location_that_does_not_fit_cannot_be_chosen() -> None:
    story = BOTH | {"locations": "wakanda attilan triskelion"}
    position = after(splendor(3, **story), "recruit 1-1")
    assert refused(position, "visit triskelion") == reason(
        "bonuses-missing", location="triskelion", missing={"orange": 4}
    )
    assert choices(position) == ["visit attilan", "visit wakanda"]


@rule("splendor.9.3", "splendor.R28")
@pytest.mark.parametrize("text", ["take YBO", "take YY", "reserve 1-1", "reserve deck-2", "recruit 1-3"])
def test_the_second_is_taken_at_the_end_of_the_next_own_turn_whatever_the_action(text: str) -> None:
    position = after(splendor(**BOTH), "recruit 1-1", "visit attilan", "reserve 1-4")
    assert seat(position, "a")["locations"] == ["attilan"]
    later = after(position, text)
    assert sorted(seat(later, "a")["locations"]) == ["attilan", "wakanda"]
    assert seat(later, "a")["points"] == 6
    assert later.view(None)["locations"] == []
    assert asked(later) == "b action"


@rule("splendor.9.3")
def test_another_may_take_it_first() -> None:
    position = splendor(
        **(BOTH | {"b": "team miles-morales ghost-spider black-cat nebula venom ghost-rider medusa hela"}), mover="b"
    )
    gone = after(position, "take YBO")
    assert seat(gone, "b")["locations"] == ["wakanda"]
    mine = after(gone, "recruit 1-1")
    assert seat(mine, "a")["locations"] == ["attilan"]
    assert asked(mine) == "b action"  # with one left there is nothing to ask


@rule("splendor.9.3")
def test_with_three_that_fit_two_are_left_for_later() -> None:
    position = splendor(
        4,
        a="bonus YYYYBBBBRRRRPPPP, tokens O",
        b="tokens",
        locations="avengers-tower-nyc wakanda atlantis triskelion",
    )
    chosen = after(position, "take YBO")
    assert choices(chosen) == ["visit avengers-tower-nyc", "visit wakanda", "visit atlantis"]
    again = after(chosen, "visit wakanda", *["take ORP", "take ORP", "take ORP"], "reserve 1-1")
    assert choices(again) == ["visit avengers-tower-nyc", "visit atlantis"]


@rule("splendor.9.4")
def test_a_location_is_never_lost_nor_replaced_and_not_needed() -> None:
    for seats in (2, 3, 4):
        for game in range(samples(small=2, normal=8, full=100)):
            position = GAME.new(seats, game)
            there = set(position.view(None)["locations"])
            owned = [set[str]() for _ in range(seats)]
            for before, _ in random_play(position, game):
                table = before.view(None)
                now = [set(one["locations"]) for one in table["seats"]]
                assert all(earlier <= later for earlier, later in zip(owned, now, strict=True))
                assert set(table["locations"]).union(*now) == there
                owned = now
    won = after(
        splendor(b="team green-goblin gamora spider-man, bonus RP, tokens RRR", table="1-1 vulture", mover="b"),
        "recruit 1-1",
    )
    assert won.outcome == ("gauntlet", (1,))
    assert seat(won, "b")["locations"] == []


@rule("splendor.R16", "splendor.9.2", "splendor.9.3", "splendor.13.15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_the_mover_takes_locations_at_most_one_a_turn_as_the_turn_ends(seats: int) -> None:
    for game in range(samples(small=2, normal=10, full=200)):
        position = GAME.new(seats, 100 + game)
        for before, move in random_play(position, game):
            later = before.copy()
            later.play(move)
            visits = [event for event in said(later) if event.key == "visited"]
            gained = [
                len(new["locations"]) - len(old["locations"])
                for old, new in zip(before.view(None)["seats"], later.view(None)["seats"], strict=True)
            ]
            assert sum(gained) == len(visits) <= 1
            for visit in visits:
                assert visit.args["seat"] == before.mover
                needed = FACES[visit.args["location"]].requires
                have = bonuses(later.view(None)["seats"][before.mover]["recruited"])
                assert all(have[colour] >= number for colour, number in needed.items())
                assert later.over or later.mover != before.mover or asked(later).endswith("return")


@rule("splendor.13.15")
def test_between_the_turns_of_its_owner_nothing_is_taken() -> None:
    """A card recruited with two locations in reach: the second waits through the turns of the others."""
    position = after(splendor(**BOTH), "recruit 1-1", "visit wakanda")
    for text in ("take YBO", "reserve 1-1"):
        assert seat(after(position, text), "a")["locations"] == ["wakanda"]
    assert tokens(position, "a") == ""
