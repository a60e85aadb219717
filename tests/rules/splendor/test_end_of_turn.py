"""Section 10: what follows an action, in its order, and the token limit."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixstones import Position
from tests.rules.splendor.table import (
    GAME,
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
    space,
    splendor,
    supply,
    tokens,
)
from tests.samples import samples

HULK = {"table": "3-1 hulk", "locations": "attilan hells-kitchen-nyc asgard knowhere"}
"""Costs BBB OOOOO RRR PPP; with these teams he brings the green token, the tile and Attilan."""
TEAM = "team quake ms-marvel, bonus BBBRRPPPOOO"


@rule("splendor.10.1", "splendor.10.2", "splendor.10.3")
def test_green_token_and_tile_then_location_then_limit() -> None:
    position = after(splendor(4, a=f"{TEAM}, tokens OO YYYYYYY B", **HULK), "recruit 3-1")
    assert [event.key for event in said(position)] == ["paid", "recruited", "revealed", "time", "assembled", "visited"]
    assert seat(position, "a")["points"] == 3 + 3 + 3
    assert tokens(position, "a") == "YYYYYYYBG"
    assert asked(position) == "b action"


@rule("splendor.10.1", "splendor.10.2", "splendor.10.3", "splendor.R21")
def test_the_limit_counts_the_green_token_that_the_recruit_brought() -> None:
    position = after(splendor(4, a=f"{TEAM}OO, tokens YYYYYYY BBB", **HULK), "recruit 3-1")
    assert [event.key for event in said(position)] == ["recruited", "revealed", "time", "assembled", "visited"]
    assert tokens(position, "a") == "YYYYYYYBBBG"
    assert asked(position) == "a return"
    assert seat(position, "a")["locations"] == ["attilan"]
    assert asked(after(position, "return Y")) == "b action"


TWO_FIT = {"a": "bonus BBBBRRRRPPPP, tokens YYYBBOOOR", "locations": "wakanda attilan"}


@rule("splendor.10.2", "splendor.10.3")
def test_the_location_is_chosen_before_tokens_go_back() -> None:
    choosing = after(splendor(**TWO_FIT), "take BRP")
    assert asked(choosing) == "a location"
    assert len(tokens(choosing, "a")) == 12  # during the turn any number may be held
    returning = after(choosing, "visit attilan")
    assert asked(returning) == "a return"
    assert returning.question(0) == reason("return", seat=0, returned={}, left=2)
    assert asked(after(returning, "return R", "return R")) == "b action"


@rule("splendor.10.3", "splendor.R24", "splendor.R5")
@pytest.mark.parametrize(("held", "back"), [(7, 0), (8, 1), (9, 2), (10, 3)])
def test_exactly_down_to_ten(held: int, back: int) -> None:
    position = after(splendor(4, a="tokens " + "YYYYBBBBOO"[:held]), "take YBO")
    for number in range(back):
        assert asked(position) == "a return"
        assert position.question(1) == reason(
            "return", seat=0, returned={"blue": number} if number else {}, left=back - number
        )
        position = after(position, "return B")
    assert len(tokens(position, "a")) == min(held + 3, 10)
    assert asked(position) == "b action"


@rule("splendor.10.3")
def test_two_alike_and_reserving_count_as_well() -> None:
    full = "tokens YYYYBBBBOO"
    assert after(splendor(4, a=full), "take PP").question(0) == reason("return", seat=0, returned={}, left=2)
    assert after(splendor(4, a=full), "reserve 1-1").question(0) == reason("return", seat=0, returned={}, left=1)


@rule("splendor.R5", "splendor.10.3", "splendor.13.5")
def test_tokens_just_taken_may_go_back_too() -> None:
    position = after(splendor(4, a="tokens YYYYBBBBOO"), "take ORP")
    assert choices(position) == ["return Y", "return B", "return O", "return R", "return P"]
    back = after(position, "return O", "return R", "return P")
    assert tokens(back, "a") == "YYYYBBBBOO"
    assert supply(back) == supply(splendor(4, a="tokens YYYYBBBBOO"))


@rule("splendor.10.3", "splendor.R6")
def test_gray_may_go_back_and_what_is_not_held_may_not() -> None:
    position = after(splendor(4, a="tokens YYYYBBBBWW"), "take YBO")
    back = after(position, "return W", "return W")
    assert tokens(back, "a") == "YYYYYBBBBBO"
    assert refused(back, "return W") == reason("none-held", token="gray")
    assert refused(back, "return R") == reason("none-held", token="red")
    assert refused(back, "take YBO") == reason("not-asked", asked="return")
    assert supply(back).count("W") == 5


@rule("splendor.10.3")
def test_returning_green_is_not_even_a_move() -> None:
    assert all(GAME.write(GAME.new(), move) != "return G" for move in range(GAME.space))


@rule("splendor.10.4", "splendor.11.1")
def test_the_conditions_are_looked_at_last() -> None:
    """With Attilan the points are enough, but tokens go back before the game ends."""
    position = splendor(
        b="team gamora green-goblin nova vulture, bonus RRRPPPPO, tokens YYYBBOOOP",
        a="tokens",
        locations="attilan hells-kitchen-nyc",
        mover="b",
    )
    assert seat(position, "b")["points"] == 15
    returning = after(position, "take BRP")
    assert asked(returning) == "b return"
    assert seat(returning, "b")["points"] == 18
    assert not returning.over
    assert after(returning, "return B", "return B", "return Y").outcome == ("gauntlet", (1,))


@rule("splendor.10.5")
def test_everybody_sees_everybodys_tokens() -> None:
    position = splendor(3, a="tokens YYB W", b="tokens OOR", c="team drax, tokens P")
    seen = [[one["tokens"] for one in position.view(viewer)["seats"]] for viewer in (0, 1, 2, None)]
    assert seen[0] == seen[1] == seen[2] == seen[3]
    assert seen[0][0] == {"yellow": 2, "blue": 1, "orange": 0, "red": 0, "purple": 0, "gray": 1, "green": 0}
    assert seen[0][2] == {"yellow": 0, "blue": 0, "orange": 0, "red": 0, "purple": 1, "gray": 0, "green": 1}


@rule("splendor.R27", "splendor.6.6")
def test_the_new_card_is_seen_before_tokens_or_a_location_are_chosen() -> None:
    story = {"a": "tokens YYYBBBOOOR", "table": "1-1 rocket", "top": "wasp"}
    returning = after(splendor(**story), "reserve 1-1")
    assert asked(returning) == "a return"
    assert space(returning, "1-1") == "wasp"
    assert reason("revealed", card="wasp", level=1, space=1) in said(returning)
    from_deck = after(splendor(**story), "reserve deck-1")
    assert asked(from_deck) == "a return"
    assert from_deck.view(0)["seats"][0]["reserved"][0]["card"] == "wasp"
    choosing = after(splendor(**TWO_FIT, table="1-2 rocket", top="wasp"), "reserve 1-2")
    assert asked(choosing) == "a location"
    assert space(choosing, "1-2") == "wasp"


@rule("splendor.R22", "splendor.R24", "splendor.10.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_random_play_there_is_always_a_choice_of_what_goes_back(seats: int) -> None:
    asks = 0
    for game in range(samples(small=3, normal=15, full=300)):
        position = GAME.new(seats, 200 + game)
        for before, _ in random_play(position, game):
            held = [Counter(one["tokens"]) for one in before.view(None)["seats"]]
            if asked(before).endswith("return"):
                asks += 1
                mine = held[before.mover]
                assert 10 < mine.total() <= 13
                assert mine["green"] <= 1
                assert len(choices(before)) >= 2  # with one answer it would not be asked
            else:
                assert all(one.total() <= 10 for number, one in enumerate(held) if number != before.mover)
                assert asked(before).endswith("location") or held[before.mover].total() <= 10
    assert asks


def kept(position: Position) -> set[str]:
    """The tokens of a seat after its turn, for every way to return some."""
    if not asked(position).endswith("return"):
        return {tokens(position, "a")}
    found: set[str] = set()
    for move in position.moves():
        later = position.copy()
        later.play(move)
        found |= kept(later)
    return found


@rule("splendor.10.3", "splendor.R5", "splendor.R6", "splendor.R24")
@settings(max_examples=samples(small=10, normal=60, full=1000), deadline=None)
@given(st.data())
def test_every_way_to_return_is_reached_and_no_other(data: st.DataObject) -> None:
    green = data.draw(st.booleans())
    most = 10 - green
    held = ""
    for letter in data.draw(st.permutations("YBORPW")):
        held += letter * data.draw(st.integers(0, min(most - len(held), 5)))
    held += "W" * min(most - len(held), 5 - held.count("W"))
    held += "Y" * min(most - len(held), 5 - held.count("Y"))
    held += "B" * (most - len(held))
    position = splendor(4, a=f"tokens {held}" + ", team drax" * green)
    text = data.draw(st.sampled_from(choices(position, "take", "reserve")))
    taken = after(position, text)
    before = tokens(taken, "a").replace("G", "")
    expected = {"".join(left) + "G" * green for left in combinations(before, most)}
    assert kept(taken) == expected
    assert (asked(taken) == "a return") == (len(before) > most)
    assert not legal(taken, "pass")
