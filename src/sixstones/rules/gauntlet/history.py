"""Whether the history of a loaded position can have led to it, as far as everybody witnessed it."""

from librt.vecs import vec
from mypy_extensions import i64

from sixstones.rules.bits import BIT, nth_bit, popcount
from sixstones.rules.gauntlet.cards import HERO_CARDS, OUTRIDER, SECOND_OUTRIDER
from sixstones.rules.gauntlet.cases import HAND, HERO_DECK, PLACES, THANOS_DECK
from sixstones.rules.gauntlet.position import Gauntlet
from sixstones.rules.said import DataError, Phrase


def check_history(p: Gauntlet) -> None:
    """Raise DataError unless the cards lie as a spectator of all those events must think possible."""
    try:
        fits = is_possible(p)
    except IndexError:  # cards drawn, played or shuffled that cannot have been there
        fits = False
    if not fits:
        raise DataError(Phrase("history-does-not-fit", {}))


def is_possible(p: Gauntlet) -> bool:
    """Whether the true arrangement is one of those that each seat, and a spectator, reckons with."""
    there = arrangement(p)
    return reckoned_with(p, there, None) and all(reckoned_with(p, there, seat) for seat in range(p.seats))


def reckoned_with(p: Gauntlet, there: vec[i64], viewer: int | None) -> bool:
    """Whether this viewer counts as many cards in each place as there are, and thinks these ones possible."""
    knowledge = p.knowledge(viewer)
    seat: i64
    for seat in range(p.seats):
        if knowledge.held[seat] != popcount(p.hands[seat]):
            return False
    if knowledge.hero_left != p.hero_left or knowledge.thanos_left != p.thanos_left:
        return False
    return any(knowledge.admits(case, there) for case in knowledge.cases)


def arrangement(p: Gauntlet) -> vec[i64]:
    """The true card of each hidden place, with the numbers that knowledge gives them."""
    there = vec[i64]([-1] * PLACES)
    one_open = p.front[p.thanos] & BIT[OUTRIDER]
    seat: i64
    i: i64
    for seat in range(p.seats):
        for i in range(popcount(p.hands[seat])):
            card = nth_bit(p.hands[seat], i)
            there[HAND * seat + i] = hidden_villain(card, one_open) if seat == p.thanos else card
    for i in range(p.hero_left):
        there[HERO_DECK + i] = i64(p.decks[i])
    for i in range(p.thanos_left):
        there[THANOS_DECK + i] = hidden_villain(i64(p.decks[HERO_CARDS + i]), one_open)
    return there


def hidden_villain(card: i64, one_open: i64) -> i64:
    """A card of Thanos; the only hidden Outrider counts as the first."""
    return HERO_CARDS + (OUTRIDER if one_open and card == SECOND_OUTRIDER else card)
