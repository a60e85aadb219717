"""The front door: games by name, their options, seeds and seats; and errors that say what is wrong."""

import doctest
import pickle
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import sixstones
from sixstones import DataError, DeafError, Game, IllegalMove, NotationError, OptionError, Outcome, Phrase, Refusal
from sixstones.rules.dice import Fair, Fast
from sixstones.rules.game import Choice, Limit

SPLENDOR = sixstones.game("splendor")


def refused(call: Callable[[], object], kind: type[Refusal] = OptionError) -> Phrase:
    with pytest.raises(kind) as error:
        call()
    assert type(error.value) is kind
    return error.value.reason


def test_the_example_of_the_package_runs() -> None:
    outcome = doctest.testmod(sixstones)
    assert outcome.failed == 0
    assert outcome.attempted > 3


def test_games_are_listed_and_found_by_name() -> None:
    assert "splendor" in sixstones.games()
    assert sixstones.games() == sorted(set(sixstones.games()))
    for name in sixstones.games():
        assert sixstones.game(name) is sixstones.game(name)
        assert sixstones.game(name).name == name
        assert repr(sixstones.game(name)) == f"<game {name}>"


@pytest.mark.parametrize("name", ["chess", "", "Splendor", "splendor.game", "rules", "__init__", "dice", "../splendor"])
def test_an_unknown_game_is_refused_with_those_there_are(name: str) -> None:
    reason = refused(lambda: sixstones.game(name))
    assert (reason.key, reason.args["game"]) == ("no-such-game", name)
    assert reason.args["games"] == ", ".join(sixstones.games())


def test_a_game_says_what_it_can_be() -> None:
    assert SPLENDOR.seats == range(2, 5)
    assert list(SPLENDOR.options) == ["payment", "take_one", "round_limit"]
    assert {name: option.default for name, option in SPLENDOR.options.items()} == {
        "payment": "any",
        "take_one": "yes",
        "round_limit": None,
    }
    assert {name: option.allowed() for name, option in SPLENDOR.options.items()} == {
        "payment": "any | colours-first",
        "take_one": "yes | no",
        "round_limit": "none | 1..1000000",
    }
    assert (SPLENDOR.space, SPLENDOR.bound) == (81, 1000)
    assert SPLENDOR.version >= 1


# Seats


def test_without_seats_it_is_the_least() -> None:
    assert [sixstones.game(name).new(seed=1).seats for name in sixstones.games()] == [
        sixstones.game(name).seats[0] for name in sixstones.games()
    ]


@pytest.mark.parametrize("seats", [0, 1, 5, -2, 10**30, True])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    reason = refused(lambda: SPLENDOR.new(seats, 1))
    assert (reason.key, reason.args["option"], reason.args["allowed"]) == ("bad-option", "seats", "2..4")


# Seeds


def test_the_kind_of_seed_decides_the_kind_of_dice() -> None:
    assert isinstance(SPLENDOR.new(2, 7).dice, Fast)
    assert isinstance(SPLENDOR.new(2, bytes(32)).dice, Fair)
    one, other = SPLENDOR.new(2), SPLENDOR.new(2)
    assert isinstance(one.dice, Fair)
    assert one != other, "the operating system draws a seed for each"


def test_a_seed_fixes_the_whole_deal() -> None:
    for seed in (0, 7, 2**62 - 1, bytes(range(32))):
        assert SPLENDOR.new(3, seed) == SPLENDOR.new(3, seed)
    assert SPLENDOR.new(3, bytes(32)) != SPLENDOR.new(3, bytes(31) + b"\1")


@pytest.mark.parametrize("seed", [-1, 2**62, 10**30, True, False, b"", bytes(31), bytes(33)])
def test_a_wrong_seed_is_refused(seed: int | bytes) -> None:
    assert refused(lambda: SPLENDOR.new(2, seed)).key == "bad-seed"


# Options


def test_options_are_keywords_and_the_rest_has_defaults() -> None:
    options = SPLENDOR.new(2, 1, take_one="no").to_data()["options"]
    assert options == {"payment": "any", "take_one": "no", "round_limit": None}


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("payment", "gray"),
        ("payment", ""),
        ("payment", None),
        ("payment", True),
        ("payment", []),
        ("take_one", "Yes"),
        ("take_one", True),
        ("round_limit", 0),
        ("round_limit", -1),
        ("round_limit", 1_000_001),
        ("round_limit", 10**30),
        ("round_limit", 1.0),
        ("round_limit", True),
        ("round_limit", "5"),
        ("round_limit", {}),
    ],
)
def test_a_bad_option_is_named_with_its_value_and_what_is_allowed(option: str, value: Any) -> None:
    reason = refused(lambda: SPLENDOR.new(2, 1, **{option: value}))
    assert reason == Phrase(
        "bad-option", {"option": option, "value": str(value), "allowed": SPLENDOR.options[option].allowed()}
    )


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    reason = refused(lambda: SPLENDOR.new(2, 1, paymemt="any"))
    assert reason == Phrase("no-such-option", {"option": "paymemt", "allowed": "payment, take_one, round_limit"})


def test_what_a_word_on_the_command_line_means() -> None:
    choice, limit = Choice("length", ["short", "long"]), Limit("rounds", 9)
    assert (choice.default, choice.parse("long"), choice.accepts("long"), choice.accepts("wide")) == (
        "short",
        "long",
        True,
        False,
    )
    assert (limit.default, limit.allowed()) == (None, "none | 1..9")
    assert [limit.parse(text) for text in ("none", "1", "09", "-1", "1.5", "²", "٣", "")] == [
        None,
        1,
        9,
        "-1",
        "1.5",
        "²",
        "٣",
        "",
    ]
    assert [limit.accepts(value) for value in (None, 1, 9, 0, 10, True, "1")] == [True] * 3 + [False] * 4


# Moves


def test_notation_is_forgiving_about_case_blanks_and_the_order_of_colours() -> None:
    position = SPLENDOR.new(2, 1)
    for text in ("take YBO", "take OBY", "TAKE oyb", "  take\tybo \n"):
        assert SPLENDOR.write(position, SPLENDOR.parse(position, text)) == "take YBO"


@pytest.mark.parametrize(
    "text",
    [
        "", "take", "take ", "take YBOR", "take YYY", "take YYB", "take G", "take W", "take X", "takeYBO", "YBO",
        "reserve", "reserve 0-1", "reserve 1-5", "reserve 4-1", "reserve 1-", "reserve deck-0", "reserve deck-4",
        "reserve hand-1", "recruit hand-0", "recruit hand-4", "recruit deck-1", "recruit -1-1", "recruit 1-1 W",
        "pass pass", "return", "return G", "return RR", "return 1", "pay", "pay W", "pay W for", "pay W for W",
        "pay W for G", "pay gray", "visit", "visit asgard asgard", "visit nowhere", "take Y B O", "\uff54ake YBO",
    ],
)  # fmt: skip
def test_malformed_notation_is_not_called_illegal(text: str) -> None:
    reason = refused(lambda: SPLENDOR.parse(SPLENDOR.new(2, 1), text), NotationError)
    assert (reason.key, reason.args["text"]) == ("not-a-move", text)
    assert "take YBO" in reason.args["forms"], "the forms there are"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("pass", "must-act"),
        ("take YB", "take-more"),
        ("recruit 3-1", "tokens-missing"),
        ("recruit hand-1", "not-in-hand"),
        ("return R", "not-asked"),
        ("pay colours", "not-asked"),
        ("pay W for R", "not-asked"),
        ("visit asgard", "not-asked"),
    ],
)
def test_a_move_that_is_not_possible_now_is_refused_with_the_reason(text: str, key: str) -> None:
    assert refused(lambda: SPLENDOR.parse(SPLENDOR.new(2, 1), text), IllegalMove).key == key


def test_a_structure_is_what_it_says_and_nothing_like_it() -> None:
    position = SPLENDOR.new(2, 1)
    structure = {"action": "reserve", "from": "deck", "level": 1}
    assert SPLENDOR.write(position, SPLENDOR.parse_structure(position, structure)) == "reserve deck-1"
    for other in ({**structure, "level": "1"}, {**structure, "more": 1}, {"action": "reserve"}):
        with pytest.raises(NotationError, match="not-a-structure"):
            SPLENDOR.parse_structure(position, other)


@pytest.mark.parametrize("move", ["take YBO", None, [1]])
def test_what_is_no_number_is_no_move_either(move: Any) -> None:
    """A mistake in a program, which Python's own error names best; and nothing has happened."""
    position = SPLENDOR.new(2, 1)
    for call in (position.play, position.allows, position.why_not, partial(SPLENDOR.write, position)):
        with pytest.raises(TypeError):
            call(move)
    assert position == SPLENDOR.new(2, 1)


# Errors


def test_errors_are_refusals_with_a_reason_and_survive_pickling() -> None:
    for kind in (DataError, DeafError, IllegalMove, NotationError, OptionError):
        error = kind(Phrase("bad-option", {"option": "seats"}))
        again = pickle.loads(pickle.dumps(error))  # noqa: S301 - made a moment ago
        assert isinstance(error, Refusal)
        assert isinstance(error, ValueError)
        assert (type(again), again.reason, str(again)) == (kind, error.reason, "bad-option option=seats")


def test_the_public_names_are_all_there() -> None:
    for name in sixstones.__all__:
        assert getattr(sixstones, name).__module__.startswith("sixstones")
    assert re.fullmatch(r"\d+\.\d+\.\d+", sixstones.__version__)
    assert issubclass(Outcome, tuple)
    assert isinstance(SPLENDOR, Game)


@pytest.mark.parametrize("text", [None, 7, b"take YBO", ["take", "YBO"]])
def test_what_is_no_text_is_no_notation(text: Any) -> None:
    game = sixstones.game("splendor")
    with pytest.raises(NotationError, match="not-a-text"):
        game.parse(game.new(2, 7), text)


def test_true_is_not_one_in_a_structure() -> None:
    game = sixstones.game("splendor")
    structure = {"action": "reserve", "from": "deck", "level": 1}
    assert game.write(game.new(2, 7), game.parse_structure(game.new(2, 7), structure)) == "reserve deck-1"
    with pytest.raises(NotationError):
        game.parse_structure(game.new(2, 7), {**structure, "level": True})
