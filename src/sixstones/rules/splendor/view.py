"""What a seat may know of Splendor: Marvel: built for its reader from a list of what is allowed."""

from sixstones.rules.said import Data
from sixstones.rules.splendor.cards import CARDS
from sixstones.rules.splendor.data import IDS, locations_of, options_of, recruited_by, spaces_of
from sixstones.rules.splendor.position import (
    HAND,
    HELD,
    LEFT,
    NOBODY,
    POINTS_TO_WIN,
    Splendor,
)
from sixstones.rules.splendor.wallet import (
    COLOUR_COUNT,
    GREEN,
    ONE,
    amounts,
    minus,
    of_kind,
)


def view(p: Splendor, reader: int | None) -> dict[str, Data]:
    """The table as the reader (None: a spectator) sees it."""
    question = p.question(reader)
    outcome = p.outcome
    return {
        "game": p.rules.name,
        "options": options_of(p),
        "seats": [seat_view(p, seat, reader) for seat in range(p.seats)],
        "supply": amounts(p.supply),
        "levels": [{"left": int(p.cards[LEFT + level]), "spaces": spaces_of(p, level)} for level in range(3)],
        "locations": locations_of(p, NOBODY),
        "avengers": None if p.assembler == NOBODY else int(p.assembler),
        "mover": int(p.mover),
        "round": int(p.round),
        "last_round": not p.over and any(p.meets_conditions(seat) for seat in range(p.seats)),
        "asked": None if question is None else {"kind": question.key, **question.args},
        "over": p.over,
        "outcome": None if outcome is None else {"reason": outcome.reason, "winners": list(outcome.winners)},
    }


def seat_view(p: Splendor, seat: int, reader: int | None) -> dict[str, Data]:
    """A seat: all but the cards that it drew from a deck is open."""
    return {
        "tokens": amounts(p.tokens[seat]),
        "bonuses": amounts(p.bonus[seat], COLOUR_COUNT),
        "points": int(p.points[seat]),
        "tags": int(p.tags[seat]),
        "recruited": recruited_by(p, seat),
        "reserved": [reserved_view(p, seat, k, reader) for k in range(int(p.cards[HELD + seat]))],
        "locations": locations_of(p, seat),
        "conditions": {
            "points": p.points[seat] >= POINTS_TO_WIN,
            "bonuses": minus(ONE, p.bonus[seat]) == 0,
            "time": of_kind(p.tokens[seat], GREEN) == 1,
        },
    }


def reserved_view(p: Splendor, seat: int, k: int, reader: int | None) -> dict[str, Data]:
    """A card in hand: its level is open, its name only to its owner if it came from a deck (R12, R29)."""
    card = int(p.cards[HAND + 3 * seat + k])
    unseen = p.unseen >> (3 * seat + k) & 1 == 1
    return {
        "card": IDS[card] if not unseen or reader == seat else None,
        "level": CARDS[card].level,
        "unseen": unseen,
    }
