"""What a seat may know of Infinity Gauntlet: built for its reader from a list of what is allowed."""

from typing import Final

from mypy_extensions import i64

from sixstones.rules.bits import popcount
from sixstones.rules.gauntlet.cards import HEROES_OF, STONES, VILLAINS_OF
from sixstones.rules.gauntlet.claims import claims
from sixstones.rules.gauntlet.data import VILLAIN_IDS, ids_of, options_of, own_ids, result_of
from sixstones.rules.gauntlet.events import (
    FOUGHT,
    LOOKED,
    MISSED,
    ORDERED,
    PUT_DOWN,
    RESHUFFLED,
    REVEALED,
    SAW,
    SHUFFLED_BACK,
    TIED,
)
from sixstones.rules.gauntlet.position import Gauntlet
from sixstones.rules.position import BLANK, card_of, kind_of, large_of, may_know, seat_of, viewer_of
from sixstones.rules.said import Data

PRIVATE: Final = (SAW, LOOKED, ORDERED, FOUGHT, PUT_DOWN)
"""Events that show a hidden card to some and not to others."""
PUBLIC: Final = (TIED, RESHUFFLED, SHUFFLED_BACK, REVEALED)
"""Events that tell everybody something of cards that are hidden."""


def view(p: Gauntlet, reader: int | None) -> dict[str, Data]:
    """The table as the reader (None: a spectator) sees it, and what it can know."""
    question = p.question(reader)
    outcome = p.outcome
    return {
        "game": p.rules.name,
        "options": options_of(p),
        "thanos": int(p.thanos),
        "life": {"heroes": int(p.life_heroes), "thanos": int(p.life_thanos)},
        "seats": [seat_view(p, seat, reader) for seat in range(p.seats)],
        "decks": {"heroes": int(p.hero_left), "thanos": int(p.thanos_left)},
        "stones": ids_of(p.front[p.thanos] & STONES, VILLAIN_IDS),
        "turn": int(p.turn),
        "turns_left": int(p.turns_left),
        "thanos_turns": int(p.thanos_turns),
        "mover": int(p.mover),
        "asked": None if question is None else {"kind": question.key, **question.args},
        "knowledge": known(p, reader),
        "over": p.over,
        "result": result_of(p),
        "outcome": None if outcome is None else {"reason": outcome.reason, "winners": list(outcome.winners)},
    }


def known(p: Gauntlet, reader: int | None) -> dict[str, Data]:
    """What the reader has learnt and what follows from it, worked out once and then remembered."""
    knowledge = p.knowledge(reader)
    if knowledge.claims is None:
        knowledge.claims = {"learnt": learnt(p, reader), **claims(knowledge)}
    told: dict[str, Data] = fresh(knowledge.claims)
    return told


def learnt(p: Gauntlet, reader: int | None) -> list[Data]:
    """All that the reader was ever told of hidden cards, the oldest first; but not who drew and who played."""
    found: list[Data] = []
    for at in range(p.said):
        event = p.heard[at]
        kind = kind_of(event)
        if kind == MISSED:
            numbers = numbers_of(large_of(event), seat_of(event) == p.thanos)
            found.append({"event": "missed", "seat": int(seat_of(event)), "numbers": numbers})
        elif kind in PUBLIC or (kind in PRIVATE and may_know(event, viewer_of(reader)) and card_of(event) != BLANK):
            told = p.event_as(at, reader)
            found.append({"event": told.key, **told.args})
    return found


def numbers_of(cards: i64, villains: bool) -> list[Data]:
    """The numbers of a set of cards."""
    return [number for number in range(1, 8) if cards & (VILLAINS_OF[number] if villains else HEROES_OF[number])]


def fresh(data: Data) -> Data:
    """A copy that the reader may change without changing what is remembered."""
    if isinstance(data, dict):
        return {key: fresh(value) for key, value in data.items()}
    if isinstance(data, list):
        return [fresh(value) for value in data]
    return data


def seat_view(p: Gauntlet, seat: int, reader: int | None) -> dict[str, Data]:
    """A seat: how many cards it holds is open, which only to itself."""
    return {
        "held": int(popcount(p.hands[seat])),
        "hand": own_ids(p, seat, p.hands[seat]) if seat == reader else None,
        "front": own_ids(p, seat, p.front[seat]),
        "fallen": ids_of(p.fallen, VILLAIN_IDS) if seat == p.thanos else [],
        "tokens": int(p.tokens[seat]),
    }
