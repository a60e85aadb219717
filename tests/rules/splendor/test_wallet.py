"""A wallet is one integer: its arithmetic against plain counting."""

from hypothesis import given
from hypothesis import strategies as st

from sixstones.rules.splendor import wallet

COLOURS = st.lists(st.integers(0, 30), min_size=5, max_size=5)
KINDS = st.lists(st.integers(0, 30), min_size=7, max_size=7)


@given(COLOURS, COLOURS)
def test_subtraction_never_goes_below_zero(a: list[int], b: list[int]) -> None:
    rest = [max(0, x - y) for x, y in zip(a, b, strict=True)]
    assert wallet.minus(wallet.packed(a), wallet.packed(b)) == wallet.packed(rest)


@given(COLOURS, st.integers(0, 31))
def test_colours_are_counted(a: list[int], n: int) -> None:
    there = wallet.packed(a)
    assert wallet.colours_in(there) == sum(a)
    assert wallet.at_least(there, n) == sum(1 << kind for kind, number in enumerate(a) if number >= n)


@given(st.lists(st.integers(0, 7), min_size=7, max_size=7))
def test_up_to_seven_of_a_kind_fit_in_an_event(a: list[int]) -> None:
    there = wallet.packed(a)
    assert wallet.unsqueezed(wallet.squeezed(there)) == there
    assert wallet.squeezed(there) < 2**24


@given(KINDS)
def test_all_kinds_are_counted_and_named(a: list[int]) -> None:
    there = wallet.packed(a)
    names = ["yellow", "blue", "orange", "red", "purple", "gray", "green"]
    assert wallet.tokens_in(there) == sum(a)
    assert [wallet.of_kind(there, kind) for kind in range(7)] == a
    assert wallet.amounts(there) == dict(zip(names, a, strict=True))
    assert wallet.amounts(there, 5) == dict(zip(names[:5], a[:5], strict=True))
    assert wallet.amounts_there(there) == {name: number for name, number in zip(names, a, strict=True) if number}
    letters = "".join(letter * number for letter, number in zip("YBORPWG", a, strict=True))
    assert wallet.letters_of(there) == letters
    assert wallet.wallet_of_letters(letters) == there
