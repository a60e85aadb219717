"""A patch makes the data after of the data before, whatever they are, and is plain data itself."""

import copy
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixstones.patches import patch_of, patched
from sixstones.rules.said import Data
from tests.samples import SIZE, samples

SIMPLE = st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["", "a", "b", "mover"])
DATA: st.SearchStrategy[Data] = st.recursive(
    SIMPLE,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=20,
)


def same(one: Data, other: Data) -> bool:
    """Equal as text too: 1 is not True."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


@settings(max_examples=samples(small=200, normal=1000, full=20_000), deadline=None, derandomize=SIZE != "full")
@given(DATA, DATA)
def test_before_patched_is_after(before: Data, after: Data) -> None:
    kept = copy.deepcopy(before)
    patch = json.loads(json.dumps(patch_of(before, after)))
    assert same(patched(before, patch), after)
    assert same(before, kept), "before stays as it is"


@settings(max_examples=samples(small=100, normal=300, full=5000), deadline=None, derandomize=SIZE != "full")
@given(DATA)
def test_where_nothing_changed_nothing_is_sent(data: Data) -> None:
    assert patch_of(data, copy.deepcopy(data)) == []


@settings(max_examples=samples(small=100, normal=300, full=5000), deadline=None, derandomize=SIZE != "full")
@given(DATA, DATA)
def test_what_was_patched_shares_nothing_with_the_patch(before: Data, after: Data) -> None:
    """Whoever changes what a patch made changes neither the patch nor what it was made of."""
    patch = patch_of(before, after)
    sent, kept = json.dumps(patch), json.dumps(before)
    scribble(patched(before, patch))
    assert (json.dumps(patch), json.dumps(before)) == (sent, kept)


def scribble(data: Data) -> None:
    for inner in data.values() if isinstance(data, dict) else data if isinstance(data, list) else []:
        scribble(inner)
    if isinstance(data, dict):
        data["scribbled"] = True
    elif isinstance(data, list):
        data.append("scribbled")


@pytest.mark.parametrize(
    ("before", "after", "patch"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, [[["b"], 3]]),
        ({"a": 1}, {"a": 1, "b": None}, [[["b"], None]]),
        ({"a": 1, "b": 2}, {"a": 1}, [[["b"]]]),
        ({"a": [1, 2, 3]}, {"a": [1, 5, 3]}, [[["a", 1], 5]]),
        ({"a": [1, 2]}, {"a": [1, 2, 3]}, [[["a"], [1, 2, 3]]]),
        ({"a": {"b": [{"c": 1}]}}, {"a": {"b": [{"c": 2}]}}, [[["a", "b", 0, "c"], 2]]),
        ({"a": 1}, {"a": True}, [[["a"], True]]),
        ({"a": 0}, {"a": None}, [[["a"], None]]),
        (1, 2, [[[], 2]]),
        ([], {}, [[[], {}]]),
        ({}, {}, []),
    ],
)
def test_a_patch_says_only_what_changed(before: Data, after: Data, patch: list[Data]) -> None:
    assert patch_of(before, after) == patch
    assert same(patched(before, patch), after)
