"""Section 6: cost, payment from the table and from hand, replacement."""

import pytest

from tests.rules.splendor.facts import CARDS, Printed
from tests.rules.splendor.table import (
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


@rule("splendor.6.1")
def test_bonuses_lower_the_cost_and_are_not_spent() -> None:
    position = splendor(a="bonus YRR, tokens Y, team wasp", table="1-1 spider-woman")  # costs Y B RRR
    assert refused(position, "recruit 1-1") == reason(
        "tokens-missing", card="spider-woman", missing={"red": 1}, gray=0, short=1
    )
    able = splendor(a="bonus YRR, tokens R, team wasp", table="1-1 spider-woman")
    recruited = after(able, "recruit 1-1")
    assert tokens(recruited, "a") == ""
    assert seat(recruited, "a")["bonuses"] == {"yellow": 2, "blue": 1, "orange": 0, "red": 2, "purple": 0}


@rule("splendor.6.1")
def test_a_cost_is_never_below_zero() -> None:
    position = splendor(a="bonus YYYY, tokens Y", table="1-1 rocket")  # costs Y RR
    assert refused(position, "recruit 1-1").args["missing"] == {"red": 2}
    position = splendor(a="bonus YYYY, tokens Y RR", table="1-1 rocket")
    assert tokens(after(position, "recruit 1-1"), "a") == "Y"


@rule("splendor.6.1")
def test_a_card_does_not_discount_itself() -> None:
    position = splendor(a="tokens RR", table="1-1 rocket")  # yellow, costs Y RR
    assert refused(position, "recruit 1-1").args["missing"] == {"yellow": 1}
    next_turn = after(splendor(a="tokens Y RR", table="1-1 rocket, 1-2 spider-man-2099"), "recruit 1-1", "take BOP")
    assert refused(next_turn, "recruit 1-2").args["missing"] == {"yellow": 1, "red": 1}  # one of its YY is saved now


@rule("splendor.6.2", "splendor.R8", "splendor.13.12")
def test_a_gray_token_stands_for_one_of_any_colour() -> None:
    for card, held in (("rocket", "Y W W"), ("moon-knight", "Y W W"), ("lockjaw", "Y B W W"), ("mysterio", "O WW")):
        position = splendor(a=f"tokens {held}", table=f"1-1 {card}")
        recruited = after(position, "recruit 1-1")
        assert tokens(recruited, "a") == ""
        assert supply(recruited).count("W") == 5
        one_less = splendor(a=f"tokens {held[:-1]}", table=f"1-1 {card}")
        assert refused(one_less, "recruit 1-1").args["short"] == 1


@rule("splendor.6.2", "splendor.R26", "splendor.7.1")
def test_green_never_pays_and_gives_no_bonus() -> None:
    position = splendor(a="team drax, tokens Y R", table="1-1 rocket")
    assert tokens(position, "a") == "YRG"
    assert refused(position, "recruit 1-1") == reason(
        "tokens-missing", card="rocket", missing={"red": 1}, gray=0, short=1
    )
    assert set(seat(position, "a")["bonuses"]) == {"yellow", "blue", "orange", "red", "purple"}
    paid = after(splendor(a="team drax, tokens Y RR", table="1-1 rocket"), "recruit 1-1")
    assert tokens(paid, "a") == "G"


@rule("splendor.6.3")
def test_with_enough_bonuses_a_card_costs_no_tokens() -> None:
    position = splendor(a="bonus YRR", table="1-1 rocket")
    recruited = after(position, "recruit 1-1")
    assert [event.key for event in said(recruited)] == ["recruited", "revealed"]
    assert supply(recruited) == supply(position)
    assert asked(recruited) == "b action"
    assert not legal(splendor(a="bonus YR", table="1-1 rocket"), "recruit 1-1")


@rule("splendor.6.3", "splendor.R7")
def test_who_need_not_pay_is_not_asked_although_gray_is_there() -> None:
    position = after(splendor(a="bonus YRR, tokens WW", table="1-1 rocket"), "recruit 1-1")
    assert tokens(position, "a") == "WW"
    assert asked(position) == "b action"


@rule("splendor.6.4")
def test_spent_tokens_go_back_gray_included() -> None:
    position = splendor(a="tokens Y RR W P", table="1-1 rocket")
    recruited = after(position, "recruit 1-1", "pay W for R")
    assert tokens(recruited, "a") == "RP"
    assert supply(recruited) == "YYYYBBBBOOOORRRPPPWWWWWGG"
    assert said(recruited)[:2] == [
        reason("paid", seat=0, card="rocket", tokens={"gray": 1}),
        reason("paid", seat=0, card="rocket", tokens={"yellow": 1, "red": 1}),
    ]


@rule("splendor.6.5")
def test_bonus_points_and_tags_are_in_force_at_once() -> None:
    position = splendor(a="bonus BBOOPPP, team wasp", table="2-1 war-machine, 2-2 ghost-spider")
    recruited = after(position, "recruit 2-1")
    before, now = seat(position, "a"), seat(recruited, "a")
    assert now["recruited"] == [*before["recruited"], "war-machine"]
    assert now["bonuses"] == before["bonuses"] | {"blue": 4}
    assert (now["points"], now["tags"]) == (before["points"] + 1, before["tags"] + 1)
    for viewer in (1, None):
        assert "war-machine" in recruited.view(viewer)["seats"][0]["recruited"]


@rule("splendor.6.5")
def test_a_card_from_hand_lies_faceup_afterwards() -> None:
    position = splendor(a="hand ?rocket, bonus YRR")
    assert "rocket" not in str(position.view(1))
    recruited = after(position, "recruit hand-1")
    assert "rocket" in recruited.view(1)["seats"][0]["recruited"]
    assert hand(recruited, "a") == []
    assert [event.key for event in said(recruited, "b")] == ["shown", "recruited"]


@rule("splendor.6.6")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_what_leaves_the_table_is_replaced_at_once_from_its_own_deck(level: int) -> None:
    card, top = {1: ("rocket", "wasp"), 2: ("ronan", "hela"), 3: ("drax", "nova")}[level]
    position = splendor(a="bonus YYYOOORR, tokens YY OOOO", table=f"{level}-3 {card}", top=top)
    place = f"{level}-3"
    for text in (f"recruit {place}", f"reserve {place}"):
        moved = after(position, text)
        assert space(moved, place) == top
        left = [entry["left"] for entry in moved.view(None)["levels"]]
        before = [entry["left"] for entry in position.view(None)["levels"]]
        assert left == [number - (index == level - 1) for index, number in enumerate(before)]
        revealed = said(moved)[-1 if "reserve" in text else [event.key for event in said(moved)].index("revealed")]
        assert revealed == reason("revealed", card=top, level=level, space=3)


@rule("splendor.6.6")
def test_recruiting_from_hand_replaces_nothing() -> None:
    position = splendor(a="hand rocket, bonus YRR")
    assert after(position, "recruit hand-1").to_data()["levels"] == position.to_data()["levels"]


@rule("splendor.6.6")
@pytest.mark.parametrize("text", ["recruit 2-3", "reserve 2-3"])
def test_an_exhausted_deck_leaves_an_empty_space(text: str) -> None:
    position = splendor(a="bonus YYYY, tokens Y", table="2-3 ronan", decks={2: 1})
    last = after(position, text)
    assert space(last, "2-3") == position.to_data()["levels"][1]["deck"][0]
    assert last.view(None)["levels"][1]["left"] == 0
    empty = after(splendor(a="bonus YYYY, tokens Y", table="2-3 ronan", decks={2: 0}), text)
    assert space(empty, "2-3") is None
    assert [space(empty, place) is None for place in ("2-1", "2-2", "2-4")] == [False] * 3
    assert refused(empty, "recruit 2-3") == reason("space-empty", level=2, space=3)
    assert refused(empty, "reserve 2-3") == reason("space-empty", level=2, space=3)
    assert "revealed" not in [event.key for event in said(empty)]


@rule("splendor.R10")
def test_there_must_be_a_card_to_recruit() -> None:
    position = splendor(a="hand rocket", table="2-1 -", decks={2: 0})
    assert refused(position, "recruit 2-1") == reason("space-empty", level=2, space=1)
    assert refused(position, "recruit hand-2") == reason("not-in-hand", place=2, held=1)
    assert refused(position, "recruit hand-3") == reason("not-in-hand", place=3, held=1)


@rule("splendor.R26")
def test_tokens_never_stand_for_bonuses() -> None:
    position = splendor(
        b="team green-goblin gamora spider-man red-skull, bonus R, tokens PPPP WW",
        locations="wakanda triskelion",
        mover="b",
    )  # 18 points and the green token, but no purple bonus
    ended = after(position, "take YBO")
    assert seat(ended, "b")["conditions"] == {"points": True, "bonuses": False, "time": True}
    assert asked(ended) == "a action"


@rule("splendor.R26")
def test_gray_never_stands_for_the_green_token() -> None:
    team = "team red-skull nebula daredevil hela jessica-jones vulture, tokens WWWWW"
    ended = after(splendor(b=team, mover="b"), "take YBO")
    assert seat(ended, "b")["conditions"] == {"points": True, "bonuses": True, "time": False}
    assert asked(ended) == "a action"


@rule("splendor.6.1", "splendor.R8")
@pytest.mark.parametrize(
    "card", [card for card in CARDS.values() if sum(card.cost.values()) <= 10], ids=lambda card: card.id
)
def test_the_exact_cost_is_enough_and_one_token_less_is_not(card: Printed) -> None:
    letters = {kind: letter for letter, kind in KIND.items()}
    cost = "".join(letters[colour] * number for colour, number in card.cost.items())
    position = splendor(4, a=f"tokens {cost}", table=f"{card.level}-1 {card.id}")
    recruited = after(position, f"recruit {card.level}-1")
    assert tokens(recruited, "a") == ("G" if card.level == 3 else "")
    assert seat(recruited, "a")["recruited"] == [card.id]
    assert asked(recruited) == "b action"
    for letter in set(cost):
        poorer = splendor(4, a=f"tokens {cost.replace(letter, '', 1)}", table=f"{card.level}-1 {card.id}")
        assert refused(poorer, f"recruit {card.level}-1") == reason(
            "tokens-missing", card=card.id, missing={KIND[letter]: 1}, gray=0, short=1
        )
    assert choices(position, "recruit")
