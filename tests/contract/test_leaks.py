"""The search for leaks is only worth something if it finds them: Tiny with one leak at a time."""

from collections import Counter
from collections.abc import Callable
from functools import partialmethod
from typing import Any, Final, NamedTuple

import pytest

from sixstones import Dice, Phrase
from tests.contract.cases import Case
from tests.contract.lockstep import lockstep

SWAP: Final = 3


class Leak(NamedTuple):
    """A method of Tiny's position or rules, what it does instead, and where the seat sees the difference."""

    method: str
    instead: Callable[..., Any]
    seen_in: str


LEAKS: Final[list[Leak]] = []


def leak(method: str, *, seen_in: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Note a leak: a function of the position or the rules, the method as it is, and its arguments."""

    def note(instead: Callable[..., Any]) -> Callable[..., Any]:
        LEAKS.append(Leak(method, instead, seen_in))
        return instead

    return note


@leak("position.tell", seen_in="events")
def everybody_hears_everything(p: Any, tell: Any, kind: int, card: int = -1, number: int = 0, **_: Any) -> None:
    tell(p, kind, card, number)


@leak("rules.view", seen_in="view")
def the_next_card_is_shown(rules: Any, view: Any, p: Any, seat: int | None) -> Any:
    return {**view(rules, p, seat), "next": p.deck[-1:]}


@leak("rules.question", seen_in="view")
def the_question_holds_the_hand(_rules: Any, _question: Any, p: Any, _seat: int | None) -> Phrase:
    return Phrase("action", {"hand": list(p.hands[p.mover])})


@leak("rules.why_not", seen_in="reasons")
def the_reason_holds_the_next_card(_rules: Any, _why_not: Any, p: Any, _move: int) -> Phrase:
    return Phrase("not-asked", {"next": p.deck[-1:]})


@leak("rules.structure", seen_in="structures")
def the_move_holds_the_next_card(_rules: Any, _structure: Any, p: Any, move: int) -> Any:
    return {"move": move, "next": p.deck[-1:]}


@leak("rules.describe", seen_in="repr")
def the_table_shows_all_hands(_rules: Any, _describe: Any, p: Any) -> str:
    return str(p.hands)


@leak("position.count", seen_in="moves")
def only_high_cards_may_be_drawn(p: Any, count: Any) -> int:
    count(p)
    p.legal = [move for move in p.legal if move != SWAP or p.deck[-1] > 5]
    return len(p.legal)


@leak("position.next_seat", seen_in="mover")
def whoever_holds_low_cards_is_not_asked(p: Any, next_seat: Any) -> None:
    next_seat(p)
    if not p.over and p.hands[p.mover] and max(p.hands[p.mover]) < 5:
        next_seat(p)


@leak("position.points", seen_in="view")
def cards_in_hand_count(p: Any, _points: Any, seat: int) -> int:
    return sum(p.hands[seat])


@leak("position.do", seen_in="reversible")
def undo_depends_on_the_next_card(p: Any, do: Any, move: int) -> None:
    do(p, move)
    p.reversible = p.deck[-1:] > [5]


@leak("position.redeal", seen_in="redeal")
def the_true_order_is_shuffled(p: Any, _redeal: Any, seat: int | None, dice: Dice) -> Any:
    twin = p.twin(dice.fork())
    twin.hear_as(p, seat)
    hidden = [hand for owner, hand in enumerate(twin.hands) if owner != seat]
    unknown = [card for cards in (twin.deck, *hidden) for card in cards]
    dice.shuffle(unknown)
    for hand in hidden:
        hand[:] = [unknown.pop() for _ in hand]
    twin.deck = unknown
    return twin


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.instead.__name__)
def test_a_leak_is_noticed(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    case = Case("tiny", 3)
    whose, name = leak.method.split(".")
    owner = type(case.new(1)) if whose == "position" else type(case.game.rules)
    monkeypatch.setattr(owner, name, partialmethod(leak.instead, getattr(owner, name)))
    with pytest.raises(AssertionError, match=f"sees a difference in {leak.seen_in} "):
        some_games(case)


def some_games(case: Case) -> None:
    for seed in range(20):
        lockstep(case, seed, {0, 2, 4}, Counter())
