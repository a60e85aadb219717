"""Sets of small numbers as bits: against Python's own."""

from hypothesis import given
from hypothesis import strategies as st

from sixstones.rules.bits import BIT, nth_bit, popcount

SETS = st.one_of(st.sets(st.integers(0, 61)), st.just(set(range(62))))


def test_each_place_has_its_bit() -> None:
    assert [int(bit) for bit in BIT] == [1 << place for place in range(62)]


@given(SETS)
def test_members_are_counted_and_found_in_order(members: set[int]) -> None:
    bits = sum(1 << member for member in members)
    assert popcount(bits) == len(members)
    assert [nth_bit(bits, k) for k in range(len(members))] == sorted(members)
