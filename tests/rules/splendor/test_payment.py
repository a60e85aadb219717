"""Paying: ruling 7 and its option, and that every way to pay can be reached and no other."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixstones import Position
from tests.rules.splendor.facts import CARDS, COLOURS
from tests.rules.splendor.table import (
    GAME,
    KIND,
    after,
    asked,
    choices,
    hand,
    legal,
    reason,
    refused,
    rule,
    said,
    seat,
    space,
    splendor,
    supply,
    tokens,
)
from tests.samples import samples

Paid = frozenset[tuple[str, int]]


@rule("splendor.R7")
def test_gray_may_stand_in_for_a_colour_that_is_held_but_colours_come_first() -> None:
    position = after(splendor(a="tokens Y RR W", table="1-1 rocket"), "recruit 1-1")
    assert asked(position) == "a payment"
    assert choices(position) == ["pay colours", "pay W for Y", "pay W for R"]
    assert tokens(after(position, "pay colours"), "a") == "W"
    assert tokens(after(position, "pay W for Y"), "a") == "Y"
    assert tokens(after(position, "pay W for R"), "a") == "R"


@rule("splendor.R7")
def test_the_question_names_the_card_where_it_lies_what_is_due_and_the_gray_left() -> None:
    position = after(splendor(a="tokens Y R WWW, bonus B", table="1-2 prowler, 1-3 rocket"), "recruit 1-3")
    expected = {"seat": 0, "card": "rocket", "from": "table 1-3", "due": {"yellow": 1, "red": 1}, "gray": 2}
    for viewer in (0, 1, None):
        assert position.question(viewer) == reason("payment", **expected)
        assert position.view(viewer)["asked"] == {"kind": "payment"} | expected
    assert position.to_data()["asked"] == {
        "kind": "payment", "card": "rocket", "from": "table 1-3", "gray_for": {"red": 1},
    }  # fmt: skip
    again = after(position, "pay W for Y")
    assert again.question(0) == reason("payment", **(expected | {"due": {"red": 1}, "gray": 1}))
    assert again.to_data()["asked"]["gray_for"] == {"yellow": 1, "red": 1}


@rule("splendor.R7")
def test_the_option_never_asks() -> None:
    position = after(
        splendor(a="tokens Y RR W", table="1-1 rocket", options={"payment": "colours-first"}), "recruit 1-1"
    )
    assert tokens(position, "a") == "W"
    assert asked(position) == "b action"
    one_short = splendor(a="tokens Y R WW", table="1-1 rocket", options={"payment": "colours-first"})
    assert tokens(after(one_short, "recruit 1-1"), "a") == "W"


@rule("splendor.R7", "splendor.R8")
def test_only_what_is_due_can_be_replaced() -> None:
    position = after(splendor(a="tokens Y RR B W, bonus R", table="1-1 rocket"), "recruit 1-1")
    assert choices(position) == ["pay colours", "pay W for Y", "pay W for R"]
    for letter in "BOP":
        assert refused(position, f"pay W for {letter}") == reason("nothing-due", token=KIND[letter], card="rocket")
    for text in ("take YBO", "recruit 1-1", "reserve 1-1", "pass", "return Y", "visit attilan"):
        assert refused(position, text) == reason("not-asked", asked="payment")


@rule("splendor.R7")
@pytest.mark.parametrize(
    ("held", "left"),
    [("Y RR", ""), ("Y R W", ""), ("RR W", ""), ("WWW", ""), ("Y RR B", "B")],
)
def test_who_has_one_way_to_pay_is_not_asked(held: str, left: str) -> None:
    position = after(splendor(a=f"tokens {held}", table="1-1 rocket"), "recruit 1-1")
    assert tokens(position, "a") == left
    assert asked(position) == "b action"


@rule("splendor.R7", "splendor.6.5", "splendor.6.6")
def test_until_the_payment_is_settled_only_paid_tokens_have_moved() -> None:
    """The card, the green token, the Avengers tile and the new card wait."""
    story = {"a": "tokens WWW PPP, team maria-hill, bonus PPP", "table": "3-1 doctor-strange"}
    position = splendor(4, **story, top="drax")
    asking = after(position, "recruit 3-1")
    assert asked(asking) == "a payment"
    assert said(asking) == [reason("paid", seat=0, card="doctor-strange", tokens={"gray": 1})]
    changed = {"tokens": seat(position, "a")["tokens"] | {"gray": 2}}
    assert seat(asking, "a") == seat(position, "a") | changed
    assert space(asking, "3-1") == "doctor-strange"
    assert asking.to_data()["levels"] == position.to_data()["levels"]
    assert asking.view(None)["supply"]["green"] == 4
    settled = after(asking, "pay W for P", "pay colours")
    assert tokens(settled, "a") == "PWG"
    assert space(settled, "3-1") == "drax"


@rule("splendor.R7", "splendor.R12")
def test_a_card_drawn_from_a_deck_is_shown_when_it_is_paid_for() -> None:
    position = splendor(a="tokens Y RR W, hand ?rocket")
    asking = after(position, "recruit hand-1")
    assert asked(asking) == "a payment"
    for viewer in ("a", "b", None):
        assert said(asking, viewer) == [reason("shown", seat=0, card="rocket", place=1)]
    assert asking.view(1)["seats"][0]["reserved"] == [{"card": "rocket", "level": 1, "unseen": False}]
    assert asking.question(1) == reason(
        "payment", **{"seat": 0, "card": "rocket", "from": "hand 1", "due": {"yellow": 1, "red": 2}, "gray": 1}
    )
    assert not asking.reversible
    assert hand(asking, "a") == ["rocket"]
    settled = after(asking, "pay colours")
    assert hand(settled, "a") == []
    assert reason("recruited", **{"seat": 0, "card": "rocket", "from": "hand 1"}) in said(settled, "b")


@rule("splendor.R7")
def test_a_payment_with_gray_can_be_taken_back_but_a_settled_one_cannot() -> None:
    asking = after(splendor(a="tokens Y RR WW", table="1-1 rocket"), "recruit 1-1")
    assert asking.reversible
    again = after(asking, "pay W for R")
    assert again.reversible
    assert not after(again, "pay colours").reversible


def ways(cost: dict[str, int], held: Counter[str]) -> Iterator[Paid]:
    """Every payment by the book: colours up to what is due and held, gray for all the rest."""
    for colours in product(*(range(min(cost[colour], held[colour]) + 1) for colour in COLOURS)):
        gray = sum(cost.values()) - sum(colours)
        if gray <= held["gray"]:
            yield frozenset((Counter(dict(zip(COLOURS, colours, strict=True))) + Counter(gray=gray)).items())


def reached(position: Position, before: Counter[str]) -> set[Paid]:
    """Every payment that the questions lead to."""
    if asked(position) != "a payment":
        now = Counter(position.view(None)["seats"][0]["tokens"])
        return {frozenset((before - now).items())}
    found: set[Paid] = set()
    for move in position.moves():
        later = position.copy()
        later.play(move)
        found |= reached(later, before)
    return found


@st.composite
def purchases(draw: st.DrawFn) -> tuple[str, str, str]:
    """A card, the bonuses and the tokens of somebody who may want it."""
    card = draw(st.sampled_from(list(CARDS)))
    bonus = "".join(letter * draw(st.integers(0, 4)) for letter in "YBORP")
    kinds = draw(st.permutations("YBORPWW"))
    held = ""
    for letter in kinds:
        held += letter * draw(st.integers(0, min(10 - len(held), 5 - held.count(letter))))
    return card, bonus, held


@rule("splendor.R7", "splendor.R8", "splendor.6.1", "splendor.6.2")
@settings(max_examples=samples(small=30, normal=150, full=3000), deadline=None)
@given(purchases(), st.booleans())
def test_every_way_to_pay_is_reached_and_no_other(purchase: tuple[str, str, str], from_hand: bool) -> None:
    card, bonus, held = purchase
    level = CARDS[card].level
    place = f"{level}-1"
    at = f"hand ?{card}" if from_hand else ""
    position = splendor(4, a=f"tokens {held}, bonus {bonus}, {at}", table="" if from_hand else f"{place} {card}")
    text = "recruit hand-1" if from_hand else f"recruit {place}"
    need = {
        colour: max(0, number - bonus.count(letter))
        for (colour, number), letter in zip(CARDS[card].cost.items(), "YBORP", strict=True)
    }
    wallet = Counter(KIND[letter] for letter in held)
    expected = set(ways(need, wallet))
    assert legal(position, text) == bool(expected)
    if not expected:
        missing = {colour: need[colour] - wallet[colour] for colour in COLOURS if need[colour] > wallet[colour]}
        short = sum(missing.values()) - wallet["gray"]
        assert refused(position, text) == reason(
            "tokens-missing", card=card, missing=missing, gray=wallet["gray"], short=short
        )
        return
    start = after(position, text)
    assert reached(start, wallet) == expected
    if asked(start) == "a payment":
        first = start.copy()
        first.play(first.moves()[0])
        assert asked(first) != "a payment"
        most = max(expected, key=lambda paid: sum(number for kind, number in paid if kind != "gray"))
        assert reached(first, wallet) == {most}
    assert (asked(start) == "a payment") == (len(expected) > 1)
    strict = after(
        splendor(
            4,
            a=f"tokens {held}, bonus {bonus}, {at}",
            table="" if from_hand else f"{place} {card}",
            options={"payment": "colours-first"},
        ),
        text,
    )
    assert asked(strict) != "a payment"
    assert len(reached(strict, wallet) & expected) == 1


@rule("splendor.6.4")
def test_what_is_paid_is_in_the_supply_at_once() -> None:
    position = after(splendor(a="tokens Y RR WW", table="1-1 rocket"), "recruit 1-1", "pay W for R")
    assert supply(position).count("W") == 4
    assert supply(position).count("R") == 2
    assert GAME.write(position, position.moves()[0]) == "pay colours"
