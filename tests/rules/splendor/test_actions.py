"""Section 4: the four actions, and the rulings on taking tokens and on having no action."""

from itertools import combinations

import pytest

from sixstones import NotationError
from tests.rules.splendor.table import (
    GAME,
    STUCK,
    after,
    asked,
    choices,
    hand,
    legal,
    random_play,
    reason,
    refused,
    rule,
    said,
    seat,
    splendor,
    supply,
    tokens,
)

COLOURS = "YBORP"


@rule("splendor.4.0")
def test_a_turn_is_exactly_one_of_four_actions() -> None:
    position = splendor(a="tokens YRR", table="1-1 rocket")
    kinds = {text.split()[0] for text in choices(position)}
    assert kinds == {"take", "reserve", "recruit"}
    assert refused(position, "pass") == reason("must-act")
    for text in choices(position):
        assert asked(after(position, text)) == "b action"


@rule("splendor.4.0", "splendor.R4")
def test_nothing_but_an_action_may_be_done_in_a_turn() -> None:
    position = splendor(a="tokens YRR", table="1-1 rocket")
    for text in ("return R", "pay colours", "pay W for R", "visit attilan"):
        assert refused(position, text) == reason("not-asked", asked="action")


@rule("splendor.4.1")
def test_three_tokens_of_three_colours() -> None:
    position = splendor()
    threes = ["".join(colours) for colours in combinations(COLOURS, 3)]
    assert [text for text in choices(position, "take") if len(text) == 8] == [f"take {colours}" for colours in threes]
    taken = after(position, "take YOP")
    assert tokens(taken, "a") == "YOP"
    assert supply(taken) == "YYYBBBBOOORRRRPPPWWWWWGG"
    assert asked(taken) == "b action"


@rule("splendor.4.1", "splendor.4.2", "splendor.R4")
@pytest.mark.parametrize(
    "text", ["take YBG", "take YBW", "take W", "take G", "take GG", "take WW", "take YYB", "take YBOR"]
)
def test_green_gray_and_mixtures_are_not_even_moves(text: str) -> None:
    with pytest.raises(NotationError) as refusal:
        GAME.parse(splendor(), text)
    assert refusal.value.reason.key == "not-a-move"
    assert refusal.value.reason.args["text"] == text


@rule("splendor.4.1", "splendor.R1")
def test_with_three_colours_left_all_three_are_taken() -> None:
    position = splendor(supply="RR B O")
    assert choices(position, "take") == ["take BOR"]
    for text in ("take BO", "take R"):
        assert refused(position, text) == reason("take-more", colours=3, number=3)
    assert refused(position, "take YBR") == reason("pile-empty", tokens={"yellow": 1})
    assert refused(position, "take YRP") == reason("pile-empty", tokens={"yellow": 1, "purple": 1})
    assert supply(after(position, "take BOR")) == "RWWWWWGG"


@rule("splendor.4.1", "splendor.R1")
def test_with_five_colours_left_three_are_taken() -> None:
    for text in ("take YB", "take P"):
        assert refused(splendor(), text) == reason("take-more", colours=5, number=3)


@rule("splendor.4.1", "splendor.R2", "splendor.13.14")
def test_with_two_colours_left_two_different_or_even_one() -> None:
    position = splendor(supply="RR BBB")
    assert choices(position, "take") == ["take BR", "take B", "take R"]
    assert refused(position, "take BB") == reason("pile-below-four", token="blue", left=3)
    assert tokens(after(position, "take BR"), "a").count("R") == tokens(position, "a").count("R") + 1
    assert supply(after(position, "take B")) == "BBRRWWWWWGG"


@rule("splendor.R2")
def test_the_option_forbids_one_of_two() -> None:
    position = splendor(supply="RR BBB", options={"take_one": "no"})
    assert choices(position, "take") == ["take BR"]
    assert refused(position, "take B") == reason("take-more", colours=2, number=2)


@rule("splendor.4.1", "splendor.R2")
@pytest.mark.parametrize("option", ["yes", "no"])
def test_with_one_colour_left_one_is_taken(option: str) -> None:
    position = splendor(supply="P", options={"take_one": option})
    assert choices(position, "take") == ["take P"]
    assert refused(position, "take YP") == reason("pile-empty", tokens={"yellow": 1})
    assert "P" not in supply(after(position, "take P"))


@rule("splendor.4.2", "splendor.R3")
def test_two_alike_need_four_in_the_pile() -> None:
    position = splendor(supply="RRRR BBB")
    assert legal(position, "take RR")
    assert refused(position, "take BB") == reason("pile-below-four", token="blue", left=3)
    assert refused(position, "take YY") == reason("pile-below-four", token="yellow", left=0)
    taken = after(position, "take RR")
    assert supply(taken) == "BBBRRWWWWWGG"
    assert asked(taken) == "b action"


@rule("splendor.4.2")
@pytest.mark.parametrize("colour", COLOURS)
def test_two_alike_of_every_colour(colour: str) -> None:
    position = splendor()
    assert tokens(after(position, f"take {2 * colour}"), "a") == 2 * colour
    assert not legal(after(position, f"take {2 * colour}"), f"take {2 * colour}")


@rule("splendor.4.3")
def test_reserve_takes_a_card_into_hand_and_a_gray_token() -> None:
    position = after(splendor(table="2-3 hela"), "reserve 2-3")
    assert hand(position, "a") == ["hela"]
    assert tokens(position, "a") == "W"
    assert asked(position) == "b action"


@rule("splendor.4.4")
def test_recruit_pays_for_a_card_from_the_middle_or_from_hand() -> None:
    position = splendor(
        a="tokens YYRRRR, hand rocket, team wasp", table="1-1 grandmaster, 1-2 vulture, 1-3 modok, 1-4 elektra"
    )
    assert choices(position, "recruit") == ["recruit 1-2", "recruit hand-1"]
    from_table = after(position, "recruit 1-2")
    assert seat(from_table, "a")["recruited"] == ["wasp", "vulture"]
    assert hand(from_table, "a") == ["rocket"]
    from_hand = after(position, "recruit hand-1")
    assert seat(from_hand, "a")["recruited"] == ["wasp", "rocket"]
    assert hand(from_hand, "a") == []
    assert asked(from_table) == asked(from_hand) == "b action"


@rule("splendor.R30")
def test_the_same_three_may_be_taken_and_returned_for_ever() -> None:
    position = splendor(a="tokens YYYBBBOOOR", b="tokens RRRPPPPWWW", round_number=1)
    start = position.to_data()
    for number in range(2, 102):
        for _ in "ab":
            position = after(position, "take YBO", "return Y", "return B", "return O")
        assert position.to_data() == start | {"round": number}


@rule("splendor.R13", "splendor.R23")
def test_who_can_do_nothing_passes() -> None:
    position = splendor(**STUCK)
    assert choices(position) == ["pass"]
    passed = after(position, "pass")
    assert said(passed) == [reason("passed", seat=0)]
    assert asked(passed) == "b action"
    assert passed.view(None)["seats"] == position.view(None)["seats"]


@rule("splendor.R13")
@pytest.mark.parametrize(
    ("change", "possible"),
    [
        ({"b": "tokens OORRRRPPP, hand hulk spider-man gamora"}, "take P"),
        ({"a": "tokens YYYYBBBBOO, hand thor captain-america"}, "reserve 1-1"),
        ({"table": "1-1 taskmaster"}, "recruit 1-1"),
    ],
)
def test_who_can_do_anything_does_not_pass(change: dict[str, str], possible: str) -> None:
    position = splendor(**(STUCK | change))
    assert legal(position, possible)
    assert refused(position, "pass") == reason("must-act")


ALL_NEED_PURPLE = {
    "table": "1-1 yondu, 1-2 silver-sable, 1-3 spider-ham, 1-4 kingpin, "
    "2-1 miles-morales, 2-2 nebula, 2-3 war-machine, 2-4 okoye, "
    "3-1 doctor-strange, 3-2 loki, 3-3 nova, 3-4 black-panther",
    "locations": "knowhere triskelion",
}


@rule("splendor.R13")
def test_the_locations_are_looked_at_after_a_pass() -> None:
    position = splendor(
        **ALL_NEED_PURPLE,
        a="tokens YYYYBBBBOO, bonus YYYBBBRRR, hand thor hulk captain-marvel",
        b="tokens OORRRRPPPP",
    )
    assert choices(position) == ["pass"]
    passed = after(position, "pass")
    assert said(passed) == [reason("passed", seat=0), reason("visited", seat=0, location="knowhere")]
    assert seat(passed, "a")["locations"] == ["knowhere"]
    assert asked(passed) == "b action"


@rule("splendor.R13")
def test_the_conditions_are_looked_at_after_a_pass() -> None:
    position = splendor(
        **ALL_NEED_PURPLE,
        a="tokens OOOOORRRRR",
        b="tokens YYYBBPPPPP",
        c="tokens YYBBB, team gamora doctor-octopus hela vulture, bonus YBBRROP, hand thor hulk captain-marvel",
        mover="c",
    )
    assert choices(position) == ["pass"]
    passed = after(position, "pass")
    assert passed.outcome == ("gauntlet", (2,))
    assert seat(passed, "c")["points"] == 16


@rule("splendor.R13a")
def test_when_all_have_passed_in_a_row_the_game_ends_without_a_winner() -> None:
    position = after(splendor(**STUCK), "pass", "pass")
    assert position.outcome == ("stalemate", ())
    assert position.scores() == [0.0, 0.0]
    assert said(position) == [reason("passed", seat=1), reason("ended", reason="stalemate")]
    assert asked(position) == "over"


@rule("splendor.R13a")
def test_a_stalemate_may_come_in_the_middle_of_a_round() -> None:
    position = after(splendor(**STUCK, mover="b"), "pass")
    assert asked(position) == "a action"
    assert after(position, "pass").outcome == ("stalemate", ())


@rule("splendor.R13a")
def test_one_who_passes_and_takes_a_location_begins_the_count_anew() -> None:
    position = splendor(
        **ALL_NEED_PURPLE,
        a="tokens YYYYBBBBOO, bonus YYYBBBRRR, hand thor hulk captain-marvel",
        b="tokens OORRRRPPPP, hand iron-man drax captain-america",
        passes=1,
    )
    visited = after(position, "pass")
    assert asked(visited) == "b action"
    assert visited.to_data()["passes"] == 0


@rule("splendor.R13a")
def test_an_action_begins_the_count_anew() -> None:
    for text in ("take Y", "reserve 1-2", "recruit 1-1"):
        story = STUCK | {"a": "tokens YYYBBBOOO", "b": "tokens BORRRRPPPP, hand hulk spider-man gamora"}
        position = splendor(**(story | {"table": "1-1 moon-knight"}), passes=1)
        assert after(position, text).to_data()["passes"] == 0


@rule("splendor.R23")
def test_with_only_gray_and_green_left_nothing_can_be_taken() -> None:
    position = splendor(supply="")
    assert supply(position) == "WWWWWGG"
    assert choices(position, "take") == []
    assert refused(position, "take Y") == reason("pile-empty", tokens={"yellow": 1})
    assert refused(position, "take YY") == reason("pile-below-four", token="yellow", left=0)
    assert len(choices(position, "reserve")) == 15
    assert refused(position, "pass") == reason("must-act")


@rule("splendor.4.0", "splendor.R13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_random_play_pass_is_offered_alone_or_not_at_all(seats: int) -> None:
    for position, _ in random_play(GAME.new(seats, 21), 22):
        if position.view(None)["asked"]["kind"] == "action":
            offered = choices(position)
            assert offered
            assert offered == ["pass"] or "pass" not in offered
