"""Section 7: the green token."""

import pytest

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
    splendor,
    supply,
    tokens,
)

SEVEN_ORANGE = {"a": "tokens OOOO, bonus OOO", "table": "3-1 drax"}


@rule("splendor.7.1")
def test_the_first_card_of_level_3_brings_a_green_token() -> None:
    position = after(splendor(**SEVEN_ORANGE), "recruit 3-1")
    assert tokens(position, "a") == "G"
    assert supply(position).count("G") == 1
    assert reason("time", seat=0) in said(position)
    assert seat(position, "a")["conditions"]["time"] is True
    assert asked(position) == "b action"


@rule("splendor.7.1")
def test_from_hand_as_well() -> None:
    position = after(splendor(a="tokens OOOO, bonus OOO, hand ?drax"), "recruit hand-1")
    assert tokens(position, "a") == "G"


@rule("splendor.7.1")
def test_the_second_brings_none() -> None:
    position = after(splendor(a="tokens OOOO, bonus OOO, team thor", table="3-1 drax"), "recruit 3-1")
    assert tokens(position, "a") == "G"
    assert supply(position).count("G") == 1
    assert "time" not in [event.key for event in said(position)]


@rule("splendor.7.1")
@pytest.mark.parametrize("card", ["1-1 rocket", "2-1 ronan"])
def test_no_other_level_does(card: str) -> None:
    place = card[:3]
    position = after(splendor(a="bonus YYYYRR, tokens Y", table=card), f"recruit {place}")
    assert "G" not in tokens(position, "a")


@rule("splendor.7.1")
def test_reserving_a_card_of_level_3_brings_none() -> None:
    assert tokens(after(splendor(), "reserve 3-1"), "a") == "W"


@rule("splendor.7.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_ever_has_two_or_loses_it(seats: int) -> None:
    position = GAME.new(seats, 51)
    had = [0] * seats
    for before, _ in random_play(position, 52):
        green = [one["tokens"]["green"] for one in before.view(None)["seats"]]
        assert all(earlier <= now <= 1 for earlier, now in zip(had, green, strict=True))
        had = green
    assert 1 in had


@rule("splendor.7.1", "splendor.R21", "splendor.10.3")
def test_green_counts_towards_ten_and_may_not_be_returned() -> None:
    position = after(splendor(4, a="bonus OOOOYYYBBB, team luke-cage, tokens BBBYYYPPP", mover="a"), "take BRO")
    assert tokens(position, "a") == "YYYBBBBORPPPG"
    assert choices(position) == ["return Y", "return B", "return O", "return R", "return P"]
    assert not legal(position, "return W")
    assert refused(position, "return W") == reason("none-held", token="gray")


@rule("splendor.R21")
def test_the_first_level_3_card_at_ten_tokens_makes_eleven() -> None:
    held = "tokens YYYYYBBBBP"
    position = splendor(4, a=f"{held}, bonus OOOO, team yondu nick-fury falcon", table="3-1 drax")
    recruited = after(position, "recruit 3-1")
    assert tokens(recruited, "a") == "YYYYYBBBBPG"
    assert asked(recruited) == "a return"
    assert recruited.question(0) == reason("return", seat=0, returned={}, left=1)
    assert choices(recruited) == ["return Y", "return B", "return P"]
    ended = after(recruited, "return P")
    assert tokens(ended, "a") == "YYYYYBBBBG"
    assert asked(ended) == "b action"


@rule("splendor.R21")
def test_at_nine_tokens_nothing_goes_back() -> None:
    position = splendor(4, a="tokens YYYYYBBBB, bonus OOOO, team yondu nick-fury falcon", table="3-1 drax")
    assert asked(after(position, "recruit 3-1")) == "b action"
