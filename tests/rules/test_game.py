"""What a game's folder declares: its numbers and options, and the errors about them."""

import pickle
from typing import Any

import pytest

from sixstones import OptionError
from sixstones.rules.game import Choice, Limit, Option
from tests.rules.splendor.table import GAME, after, choices, reason, rule, splendor


def test_what_the_game_declares() -> None:
    assert (GAME.name, GAME.version, GAME.space, GAME.bound) == ("splendor", 1, 81, 1000)
    assert GAME.seats == range(2, 5)
    assert [(option.name, option.default, option.allowed()) for option in GAME.options.values()] == [
        ("payment", "any", "any | colours-first"),
        ("take_one", "yes", "yes | no"),
        ("round_limit", None, "none | 1..1000000"),
    ]
    assert pickle.loads(pickle.dumps(GAME.rules)) is GAME.rules  # noqa: S301 - made a moment ago


@rule("splendor.R2", "splendor.R7", "splendor.R30")
def test_options_are_given_by_keyword_and_kept() -> None:
    position = GAME.new(2, 1, payment="colours-first", round_limit=7)
    expected = {"payment": "colours-first", "take_one": "yes", "round_limit": 7}
    assert position.view(None)["options"] == position.to_data()["options"] == expected
    assert position.copy().to_data()["options"] == expected
    assert GAME.new().view(None)["options"] == {"payment": "any", "take_one": "yes", "round_limit": None}


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (
            {"payment": "gray-first"},
            ("bad-option", {"option": "payment", "value": "gray-first", "allowed": "any | colours-first"}),
        ),
        ({"payment": None}, ("bad-option", {"option": "payment", "value": "None", "allowed": "any | colours-first"})),
        ({"take_one": True}, ("bad-option", {"option": "take_one", "value": "True", "allowed": "yes | no"})),
        ({"round_limit": 0}, ("bad-option", {"option": "round_limit", "value": "0", "allowed": "none | 1..1000000"})),
        (
            {"round_limit": 1_000_001},
            ("bad-option", {"option": "round_limit", "value": "1000001", "allowed": "none | 1..1000000"}),
        ),
        (
            {"round_limit": True},
            ("bad-option", {"option": "round_limit", "value": "True", "allowed": "none | 1..1000000"}),
        ),
        ({"round_limit": "7"}, ("bad-option", {"option": "round_limit", "value": "7", "allowed": "none | 1..1000000"})),
        ({"speed": 3}, ("no-such-option", {"option": "speed", "allowed": "payment, take_one, round_limit"})),
    ],
)
def test_a_bad_option_is_refused_with_what_is_allowed(options: dict[str, Any], expected: object) -> None:
    with pytest.raises(OptionError) as refusal:
        GAME.new(2, 1, **options)
    assert refusal.value.reason == expected
    assert str(refusal.value) == str(refusal.value.reason)


def test_the_bounds_of_an_option_are_allowed() -> None:
    for limit in (1, 1_000_000, None):
        assert GAME.new(2, 1, round_limit=limit).to_data()["options"]["round_limit"] == limit


def test_options_are_read_from_text() -> None:
    payment, limit = Choice("payment", ["any", "colours-first"]), Limit("round_limit", 30)
    assert payment.parse("any") == "any"
    assert [limit.parse(text) for text in ("none", "12", "-1", "a", "٣")] == [None, 12, "-1", "a", "٣"]
    assert (payment.default, limit.default, payment.words, limit.most) == ("any", None, ["any", "colours-first"], 30)
    assert limit.read(30) == 30
    with pytest.raises(OptionError) as refusal:
        limit.read(limit.parse("31"))
    assert refusal.value.reason == reason("bad-option", option="round_limit", value="31", allowed="none | 1..30")


def test_a_game_may_bring_an_option_of_its_own() -> None:
    class Even(Option):
        def accepts(self, value: object) -> bool:
            return isinstance(value, int) and value % 2 == 0

        def allowed(self) -> str:
            return "2, 4, ..."

    option = Even("number", 2)
    assert option.read(4) == 4
    with pytest.raises(OptionError, match=r"bad-option option=number value=3 allowed=2, 4, \.\.\."):
        option.read(3)


@rule("splendor.R2")
def test_the_first_choice_is_the_default() -> None:
    assert choices(splendor(supply="R B"), "take") == ["take BR", "take B", "take R"]
    assert after(splendor(supply="R B"), "take B").view(None)["options"]["take_one"] == "yes"
