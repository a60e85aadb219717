"""Section 8: the Avengers Assemble tile."""

import pytest

from tests.rules.splendor import facts
from tests.rules.splendor.table import GAME, after, asked, random_play, reason, rule, said, seat, splendor
from tests.samples import samples

TWO_TAGS = "team kate-bishop quake"
THREE_TAGS = "team spider-woman valkyrie hawkeye"
FOUR_TAGS = "team maria-hill okoye shuri she-hulk"
WASP = {"table": "1-1 wasp, 1-2 rocket"}  # one tag, costs YY B OO
RICH = "tokens YYBOO"


@rule("splendor.8.1", "splendor.8.2", "splendor.13.6")
def test_the_third_tag_brings_the_tile_and_three_points() -> None:
    position = splendor(a=f"{TWO_TAGS}, {RICH}", **WASP)
    assert position.view(None)["avengers"] is None
    assert seat(position, "a")["points"] == 0
    claimed = after(position, "recruit 1-1")
    assert claimed.view(None)["avengers"] == 0
    assert seat(claimed, "a")["points"] == 3
    assert reason("assembled", seat=0, tags=3, before=None) in said(claimed)
    assert asked(claimed) == "b action"  # nothing was asked, and no action was spent on it


@rule("splendor.8.2")
def test_two_tags_are_not_enough() -> None:
    position = after(splendor(a=f"team kate-bishop, {RICH}", **WASP), "recruit 1-1")
    assert seat(position, "a")["tags"] == 2
    assert position.view(None)["avengers"] is None
    assert seat(position, "a")["points"] == 0


@rule("splendor.8.2")
def test_two_tags_at_once_reach_further_than_three() -> None:
    position = splendor(4, a=f"{TWO_TAGS}, bonus OOYYBPP, tokens YYYBBP", table="3-1 captain-america")
    claimed = after(position, "recruit 3-1")
    assert seat(claimed, "a")["tags"] == 4
    assert reason("assembled", seat=0, tags=4, before=None) in said(claimed)
    assert seat(claimed, "a")["points"] == 6


@rule("splendor.8.2")
def test_tags_on_reserved_cards_do_not_count() -> None:
    position = splendor(a=f"{TWO_TAGS}, hand hulk thor")
    assert seat(position, "a")["tags"] == 2
    assert position.view(None)["avengers"] is None


@rule("splendor.8.3")
def test_strictly_more_tags_take_it_from_the_holder() -> None:
    position = splendor(a=f"{THREE_TAGS}, {RICH}", b="team kate-bishop quake ms-marvel", avengers="b", **WASP)
    assert [seat(position, name)["points"] for name in "ab"] == [0, 3]
    taken = after(position, "recruit 1-1")
    assert taken.view(None)["avengers"] == 0
    assert [seat(taken, name)["points"] for name in "ab"] == [3, 0]
    assert reason("assembled", seat=0, tags=4, before=1) in said(taken)


@rule("splendor.8.3")
def test_a_tie_changes_nothing() -> None:
    position = splendor(a=f"{THREE_TAGS}, {RICH}", b=FOUR_TAGS, **WASP)
    tied = after(position, "recruit 1-1")
    assert [seat(tied, name)["tags"] for name in "ab"] == [4, 4]
    assert tied.view(None)["avengers"] == 1
    assert [seat(tied, name)["points"] for name in "ab"] == [0, 7]
    assert "assembled" not in [event.key for event in said(tied)]


@rule("splendor.8.3")
def test_who_has_three_tags_but_fewer_than_the_holder_gets_nothing() -> None:
    position = after(splendor(a=f"{TWO_TAGS}, {RICH}", b=FOUR_TAGS, **WASP), "recruit 1-1")
    assert seat(position, "a")["tags"] == 3
    assert position.view(None)["avengers"] == 1


@rule("splendor.8.3")
def test_the_holder_keeps_it_with_more_tags_and_gets_no_further_points() -> None:
    position = after(splendor(a=f"{THREE_TAGS}, {RICH}", **WASP), "recruit 1-1")
    assert seat(position, "a")["tags"] == 4
    assert seat(position, "a")["points"] == 3
    assert "assembled" not in [event.key for event in said(position)]


@rule("splendor.8.3")
def test_a_card_without_tags_moves_nothing() -> None:
    position = splendor(a=f"{THREE_TAGS}, tokens Y RR", b="team kate-bishop quake ms-marvel", avengers="b", **WASP)
    assert after(position, "recruit 1-2").view(None)["avengers"] == 1


@rule("splendor.8.4")
def test_it_may_change_hands_many_times() -> None:
    position = splendor(
        a="team valkyrie hawkeye scarlet-witch, tokens YY O",
        b="team kate-bishop quake ms-marvel, tokens Y BBB R",
        avengers="b",
        table="1-1 wasp, 1-3 spider-woman, 1-4 winter-soldier",
    )
    holders = [position.view(None)["avengers"]]
    for text in ("recruit 1-1", "recruit 1-3", "take ORP", "recruit 1-4"):
        position = after(position, text)
        holders.append(position.view(None)["avengers"])
    assert holders == [1, 0, 0, 0, 1]
    assert [seat(position, name)["tags"] for name in "ab"] == [4, 5]


@rule("splendor.8.4")
def test_one_can_win_without_it() -> None:
    position = after(
        splendor(
            a=FOUR_TAGS,
            b="team green-goblin gamora spider-man, bonus RP, tokens RRR",
            table="1-1 vulture",
            mover="b",
        ),
        "recruit 1-1",
    )
    assert position.view(None)["avengers"] == 0
    assert position.outcome == ("gauntlet", (1,))


@rule("splendor.R14", "splendor.R15", "splendor.8.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_the_mover_gains_tags_and_nobody_loses_any(seats: int) -> None:
    for game in range(samples(small=2, normal=10, full=200)):
        position = GAME.new(seats, game)
        tags, holder, mover = [0] * seats, None, 0
        for before, _ in random_play(position, game):
            table = before.view(None)
            now = [facts.tags(one["recruited"]) for one in table["seats"]]
            assert now == [one["tags"] for one in table["seats"]]
            assert all(number == now[other] for other, number in enumerate(tags) if other != mover)
            assert now[mover] >= tags[mover]
            if table["avengers"] != holder:
                assert table["avengers"] == mover
                assert now[mover] > max([2, *tags])
            elif holder is not None:
                assert now[holder] == max(now) >= 3
            tags, holder, mover = now, table["avengers"], before.mover
