"""Values in messages: short, whatever somebody gave."""

from typing import Any

from sixstones.rules.said import Phrase, brief


def test_a_value_is_shown_as_it_is_unless_it_is_long() -> None:
    assert brief("rocket") == "rocket"
    assert brief(None) == "None"
    assert brief({"kind": "fast"}) == "{'kind': 'fast'}"
    assert brief("x" * 80) == "x" * 80
    assert brief("x" * 81) == "x" * 80


def test_what_cannot_be_written_is_named_by_its_kind() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    assert brief(10**5000) == "int ..."
    assert brief(deep) == "list ..."


def test_a_phrase_is_a_key_with_arguments() -> None:
    assert str(Phrase("pile-below-four", {"token": "red", "left": 3})) == "pile-below-four token=red left=3"
    assert str(Phrase("must-act", {})) == "must-act"
