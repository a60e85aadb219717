"""What may be taken back: a move that revealed nothing and did not pass the turn."""

from typing import Any

import pytest

from tests.rules.splendor.table import GAME, after, asked, splendor

TEN = "tokens YYYBBBOOOR"


@pytest.mark.parametrize(
    ("story", "moves", "reversible"),
    [
        ({"a": TEN}, ["take ORP"], True),
        ({"a": TEN}, ["take ORP", "return O"], True),
        ({"a": TEN}, ["take ORP", "return O", "return O", "return O"], False),  # the turn has passed
        ({}, ["take YBO"], False),
        ({"a": TEN}, ["reserve 1-1"], False),  # a card was revealed
        ({"a": TEN}, ["reserve 1-1", "return Y"], False),
        ({"a": TEN}, ["reserve deck-1"], False),  # a card was drawn
        ({"a": TEN, "c": "", "decks": {1: 0}, "mover": "a"}, ["reserve 1-1"], True),  # nothing was there to reveal
        ({"a": "tokens Y RR W", "table": "1-1 rocket"}, ["recruit 1-1"], True),
        ({"a": "tokens Y RR WW", "table": "1-1 rocket"}, ["recruit 1-1", "pay W for R"], True),
        ({"a": "tokens Y RR W, hand rocket"}, ["recruit hand-1"], True),
        ({"a": "tokens Y RR W, hand ?rocket"}, ["recruit hand-1"], False),  # it was shown
        ({"a": "bonus BBBBRRRRPPPP", "locations": "wakanda attilan"}, ["take YBO"], True),
        ({"a": "bonus BBBBRRRRPPPP", "locations": "wakanda attilan"}, ["reserve 1-1"], False),
        (
            {"a": "bonus BBBBRRRRPPPP, " + TEN, "locations": "wakanda attilan"},
            ["take ORP", "visit wakanda"],
            True,
        ),
    ],
)
def test_reversible(story: dict[str, Any], moves: list[str], reversible: bool) -> None:
    position = after(splendor(**story), *moves)
    assert position.reversible == reversible
    assert position.copy().reversible == reversible
    assert not reversible or asked(position).startswith("a ")


def test_nothing_has_happened_in_a_new_or_loaded_position() -> None:
    assert not GAME.new(2, 1).reversible
    assert not splendor().reversible
