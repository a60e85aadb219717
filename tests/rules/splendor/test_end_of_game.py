"""Section 11: the trigger, the end of the round, the comparison, the lost trigger; and the rulings on them."""

import pytest

from sixstones import Position
from tests.rules.splendor.table import (
    GAME,
    after,
    asked,
    random_play,
    reason,
    refused,
    rule,
    said,
    seat,
    splendor,
)
from tests.samples import samples

SIX_CARDS = "team green-goblin gamora spider-man vulture, bonus RP"
FIVE_CARDS = "team loki luke-cage red-skull nebula, bonus O"
FIVE_MORE = "team doctor-octopus iron-fist black-bolt nova, bonus P"
"""Each: 16 points, every colour, the green token and no tags."""
NEARLY = "team green-goblin gamora spider-man, bonus RP, tokens RRR"
"""The same with 15, and what vulture, worth one point, costs with one red bonus."""
VULTURE = {"table": "1-1 vulture"}
SEVENTEEN = "team loki luke-cage red-skull nebula yondu"
HOLDER = "team iron-man vision hela nebula, bonus OP"
"""16 points with the Avengers tile, 13 without; three tags, six cards."""


def points(position: Position, name: str) -> int:
    found: int = seat(position, name)["points"]
    return found


@pytest.mark.parametrize("team", [SIX_CARDS, FIVE_CARDS, FIVE_MORE, HOLDER])
def test_the_teams_of_these_stories_are_what_they_are_called(team: str) -> None:
    place = seat(splendor(b=team, mover="b"), "b")
    assert place["points"] == 16
    assert all(place["conditions"].values())
    assert len(place["recruited"]) == (6 if team in (SIX_CARDS, HOLDER) else 5)
    assert place["tags"] == 3 * (team == HOLDER)


@rule("splendor.11.1", "splendor.13.3")
def test_the_round_is_played_out() -> None:
    position = after(splendor(3, a=NEARLY, **VULTURE), "recruit 1-1")
    assert points(position, "a") == 16
    assert asked(position) == "b action"
    assert position.view(None)["last_round"] is True
    second = after(position, "take YBO")
    assert asked(second) == "c action"
    ended = after(second, "take YBO")
    assert ended.outcome == ("gauntlet", (0,))
    assert said(ended)[-1] == reason("ended", reason="gauntlet")
    assert refused(ended, "take YBO") == reason("game-over")
    assert ended.moves() == []


@rule("splendor.11.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_had_the_same_number_of_turns(seats: int) -> None:
    for game in range(samples(small=3, normal=15, full=300)):
        position = GAME.new(seats, 300 + game)
        turns = [0] * seats
        for before, _ in random_play(position, game):
            turns[before.mover] += asked(before).endswith("action")
        assert position.outcome is not None
        if position.outcome.reason == "gauntlet":
            assert len(set(turns)) == 1


@rule("splendor.11.2")
def test_the_last_of_the_round_ends_the_game_there_and_then() -> None:
    position = after(splendor(3, c=NEARLY, mover="c", **VULTURE), "recruit 1-1")
    assert position.outcome == ("gauntlet", (2,))
    assert position.scores() == [0.0, 0.0, 1.0]
    assert asked(position) == "over"


@rule("splendor.11.2")
def test_a_round_ends_with_the_last_seat_and_not_before() -> None:
    position = after(splendor(3, b=NEARLY, mover="b", round_number=9, **VULTURE), "recruit 1-1")
    assert asked(position) == "c action"
    assert position.view(None)["round"] == 9
    without = after(splendor(3, round_number=9, mover="c"), "take YBO")
    assert without.view(None)["round"] == 10
    assert asked(without) == "a action"


@rule("splendor.11.3")
def test_when_nobody_meets_the_conditions_the_game_goes_on() -> None:
    position = after(splendor(b=NEARLY, mover="b", **VULTURE), "take YBO", "take YBO")
    assert position.outcome is None
    assert position.view(None)["last_round"] is False
    assert asked(position) == "b action"


@rule("splendor.11.4")
def test_the_only_one_who_meets_them_wins_even_with_fewer_points() -> None:
    rich = "team iron-man doctor-octopus vision thor loki doctor-strange"  # 23 points and the tile, two colours
    position = after(splendor(a=SIX_CARDS, b=rich, mover="b"), "take YBO")
    assert points(position, "b") == 26
    assert position.outcome == ("gauntlet", (0,))


@rule("splendor.11.5", "splendor.11.6", "splendor.R17")
@pytest.mark.parametrize(
    ("a", "b", "winner"),
    [
        (SIX_CARDS, SEVENTEEN, 1),
        (SEVENTEEN, SIX_CARDS, 0),
        ("team green-goblin gamora spider-man vulture taskmaster, bonus RP", FIVE_CARDS, 0),  # 17 with more cards
    ],
)
def test_most_points_win(a: str, b: str, winner: int) -> None:
    position = after(splendor(a=a, b=b, mover="b"), "take YBO")
    assert position.outcome == ("gauntlet", (winner,))


@rule("splendor.R17")
def test_the_last_in_the_round_does_not_win_at_once_when_another_meets_them_too() -> None:
    position = after(
        splendor(a=SEVENTEEN, b=NEARLY, mover="b", **VULTURE),
        "recruit 1-1",
    )
    assert [points(position, name) for name in "ab"] == [17, 16]
    assert position.outcome == ("gauntlet", (0,))


@rule("splendor.11.7", "splendor.R19")
@pytest.mark.parametrize(
    "rival",
    [
        "team loki luke-cage jessica-jones daredevil, bonus YB",  # as many cards
        "team loki luke-cage punisher miles-morales karnak",  # fewer
    ],
)
def test_the_tile_decides_between_equal_points(rival: str) -> None:
    for people, winner in (({"a": rival, "b": HOLDER}, 1), ({"a": HOLDER, "b": rival}, 0)):
        position = after(splendor(**people, mover="b"), "take YBO")
        assert [points(position, name) for name in "ab"] == [16, 16]
        assert position.outcome == ("gauntlet", (winner,))


@rule("splendor.11.7", "splendor.R19")
@pytest.mark.parametrize(
    "holder",
    [
        "team winter-soldier kate-bishop quake",  # does not meet the conditions
        "team iron-man vision hela miles-morales scorpion, bonus O",  # does, with 16 points
    ],
)
def test_the_tile_decides_only_among_the_tied(holder: str) -> None:
    seven_cards = "team green-goblin gamora spider-man vulture taskmaster, bonus RP"
    position = after(splendor(3, a=seven_cards, b=SEVENTEEN, c=holder, mover="c"), "take YBO")
    assert position.view(None)["avengers"] == 2
    assert [points(position, name) for name in "ab"] == [17, 17]
    assert position.outcome == ("gauntlet", (1,))  # the fewest cards


@rule("splendor.11.8", "splendor.13.1", "splendor.R18")
def test_then_the_fewest_recruited_cards() -> None:
    position = after(splendor(a=SIX_CARDS, b=FIVE_CARDS, mover="b"), "take YBO")
    assert [points(position, name) for name in "ab"] == [16, 16]
    assert position.outcome == ("gauntlet", (1,))
    with_reserved = splendor(a=SIX_CARDS, b=FIVE_CARDS + ", hand rocket hela ?thor", mover="b")
    assert after(with_reserved, "take YBO").outcome == ("gauntlet", (1,))  # six would be eight


@rule("splendor.11.8", "splendor.11.9", "splendor.R18")
def test_reserved_cards_neither_break_a_tie_nor_make_one() -> None:
    position = splendor(a=FIVE_MORE + ", hand rocket", b=FIVE_CARDS, mover="b")
    assert after(position, "take YBO").outcome == ("gauntlet", (0, 1))


@rule("splendor.11.9")
def test_who_is_still_tied_shares_the_victory() -> None:
    position = after(splendor(3, a=FIVE_CARDS, c=FIVE_MORE, mover="c"), "take YBO")
    assert position.outcome == ("gauntlet", (0, 2))
    assert position.scores() == [0.5, 0.0, 0.5]


@rule("splendor.R19", "splendor.11.8")
def test_with_three_tied_each_step_applies_to_those_still_tied() -> None:
    three = splendor(3, a=SIX_CARDS, b=FIVE_CARDS, c=FIVE_MORE, mover="c")
    assert after(three, "take YBO").outcome == ("gauntlet", (1, 2))  # the one with six cards is out


@rule("splendor.R19", "splendor.11.7")
def test_a_holder_among_three_tied_wins_outright() -> None:
    holder = "team iron-man vision hela ghost-spider taskmaster, bonus OP"  # 16 with the tile
    rivals = {"a": "team loki luke-cage red-skull nebula, bonus O", "b": FIVE_MORE}
    position = splendor(3, **rivals, c=holder, mover="c")
    assert [points(position, name) for name in "abc"] == [16, 16, 16]
    assert after(position, "take YBO").outcome == ("gauntlet", (2,))


LOSING = {"a": HOLDER, "b": "team maria-hill okoye shuri, tokens YYBOO", "table": "1-1 wasp, 1-2 rocket"}
"""Seat a triggered the end with the tile; b has three tags and may take it with wasp."""


@rule("splendor.11.10", "splendor.13.2")
def test_who_loses_the_tile_and_drops_below_sixteen_no_longer_counts() -> None:
    position = splendor(**LOSING, avengers="a", mover="b")
    assert position.view(None)["last_round"] is True
    lost = after(position, "recruit 1-1")
    assert points(lost, "a") == 13
    assert lost.outcome is None
    assert lost.view(None)["last_round"] is False
    assert asked(lost) == "a action"


@rule("splendor.11.10")
def test_who_keeps_the_tile_wins() -> None:
    assert after(splendor(**LOSING, avengers="a", mover="b"), "take YBO").outcome == ("gauntlet", (0,))


@rule("splendor.11.10", "splendor.11.11", "splendor.13.2")
def test_the_taker_may_end_the_game_in_the_same_round() -> None:
    position = splendor(
        a=HOLDER,
        b="team maria-hill okoye kate-bishop loki luke-cage yondu, bonus B, tokens YYBOO",
        avengers="a",
        mover="b",
        table="1-1 wasp",
    )
    assert points(position, "b") == 13
    ended = after(position, "recruit 1-1")
    assert [points(ended, name) for name in "ab"] == [13, 16]
    assert ended.outcome == ("gauntlet", (1,))


@rule("splendor.11.10")
def test_a_third_player_may_end_it_after_the_trigger_was_lost() -> None:
    position = splendor(
        3,
        a=HOLDER,
        b="team maria-hill okoye shuri, tokens BOO",
        c="team green-goblin gamora spider-man, bonus RP, tokens YYY",
        avengers="a",
        mover="b",
        table="1-1 wasp, 1-2 taskmaster",
    )
    lost = after(position, "recruit 1-1")
    assert asked(lost) == "c action"
    assert after(lost, "take BOR").outcome is None
    assert after(lost, "recruit 1-2").outcome == ("gauntlet", (2,))


@rule("splendor.11.10")
def test_a_later_trigger_works_as_usual() -> None:
    story = LOSING | {"a": HOLDER + ", tokens RRRR W", "table": "1-1 wasp, 2-1 daredevil"}
    lost = after(splendor(**story, avengers="a", mover="b"), "recruit 1-1")
    assert lost.view(None)["last_round"] is False
    again = after(lost, "recruit 2-1")  # three points
    assert points(again, "a") == 16
    assert again.view(None)["last_round"] is True
    assert after(again, "take YBO").outcome == ("gauntlet", (0,))


@rule("splendor.11.10")
def test_a_holder_who_stays_at_sixteen_without_the_tile_still_counts() -> None:
    position = splendor(
        **(LOSING | {"a": "team iron-man vision hela nebula daredevil, bonus P"}), avengers="a", mover="b"
    )
    assert points(position, "a") == 19
    ended = after(position, "recruit 1-1")
    assert points(ended, "a") == 16
    assert ended.outcome == ("gauntlet", (0,))


@rule("splendor.11.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_random_play_only_the_end_of_a_round_decides(seats: int) -> None:
    """Everyone's conditions are worked out here again, from the cards."""
    for game in range(samples(small=3, normal=20, full=500)):
        position = GAME.new(seats, 400 + game)
        for before, move in random_play(position, 7 * game):
            later = before.copy()
            later.play(move)
            table = later.view(None)
            met = [all(one["conditions"].values()) for one in table["seats"]]
            turn_over = later.over or later.mover != before.mover
            round_over = turn_over and before.mover == seats - 1
            ends = later.outcome is not None and later.outcome.reason == "gauntlet"
            assert ends == (round_over and any(met))
            assert table["last_round"] == (any(met) and not later.over)
            if later.outcome is not None and ends:
                best = max(one["points"] for one, meets in zip(table["seats"], met, strict=True) if meets)
                assert all(met[winner] and table["seats"][winner]["points"] == best for winner in later.outcome.winners)


@rule("splendor.R30")
@pytest.mark.parametrize(("limit", "turns"), [(1, 2), (3, 6)])
def test_the_round_limit_is_an_option_of_the_program(limit: int, turns: int) -> None:
    position = GAME.new(2, 5, round_limit=limit)
    for turn in range(turns):
        assert not position.over
        assert position.view(None)["round"] == turn // 2 + 1
        position.play(position.moves()[0])
    assert position.outcome == ("round-limit", ())
    assert position.scores() == [0.0, 0.0]
    assert said(position)[-1] == reason("ended", reason="round-limit")


@rule("splendor.R30", "splendor.11.3")
def test_who_meets_the_conditions_in_the_last_round_wins_all_the_same() -> None:
    position = splendor(b=NEARLY, mover="b", round_number=4, options={"round_limit": 4}, **VULTURE)
    assert after(position, "recruit 1-1").outcome == ("gauntlet", (1,))
    assert after(position, "take YBO").outcome == ("round-limit", ())
    assert (
        after(splendor(b=NEARLY, mover="b", round_number=4, options={"round_limit": 5}, **VULTURE), "take YBO").outcome
        is None
    )


@rule("splendor.R30")
def test_without_the_option_there_is_no_limit() -> None:
    position = after(splendor(round_number=999_999, mover="b"), "take YBO")
    assert position.outcome is None
    assert position.view(None)["round"] == 1_000_000
