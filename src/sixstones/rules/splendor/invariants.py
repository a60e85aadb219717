"""What is true of every position of Splendor: Marvel. A position that breaks one of these is refused."""

from typing import Final

from mypy_extensions import i64

from sixstones.rules.said import Data, DataError, Phrase
from sixstones.rules.splendor.cards import CARDS, COST, FIRST_LEVEL_3, LEVEL_START, LOCATIONS, NO_CARD, REQUIRES
from sixstones.rules.splendor.moves import SPACES
from sixstones.rules.splendor.position import (
    ACTION,
    DECK,
    GAUNTLET,
    GRAY_TOKENS,
    HAND,
    HELD,
    IN_SUPPLY,
    LEFT,
    LOCATION,
    NOBODY,
    OWNER,
    PAYMENT,
    PLACE,
    ROUND_LIMIT,
    STALEMATE,
    TABLE,
    TAGS_FOR_TILE,
    TEAM,
    TOKEN_LIMIT,
    TOKENS,
    VISITOR,
    Splendor,
)
from sixstones.rules.splendor.wallet import (
    COLOURS,
    GRAY,
    GREEN,
    KIND_COUNT,
    KINDS,
    minus,
    of_kind,
    tokens_in,
)

MOST_TAKEN: Final = 3
"""Nobody takes more tokens in a turn."""


def check(p: Splendor) -> None:
    """Raise DataError for the first invariant that does not hold."""
    check_tokens(p)
    check_cards(p)
    check_locations(p)
    check_tile(p)
    check_question(p)
    check_end(p)


def refuse(key: str, **args: Data) -> None:
    raise DataError(Phrase(key, args))


def check_tokens(p: Splendor) -> None:
    """All tokens are somewhere (3), nobody has two Time stones (7), and the limit of ten holds (10)."""
    for kind in range(KIND_COUNT):
        there = of_kind(p.supply, kind)
        for seat in range(p.seats):
            there += of_kind(p.tokens[seat], kind)
        expected = IN_SUPPLY[p.seats]
        if kind == GRAY:
            expected = GRAY_TOKENS
        elif kind == GREEN:
            expected = p.seats
        if there != expected:
            refuse("tokens-number", kind=KINDS[kind], there=int(there), expected=int(expected))
    for seat in range(p.seats):
        held = tokens_in(p.tokens[seat])
        if of_kind(p.tokens[seat], GREEN) > 1:
            refuse("two-time-stones", seat=seat)
        limit = TOKEN_LIMIT
        if seat == p.mover and not p.over and p.asked in (LOCATION, TOKENS):
            limit += MOST_TAKEN
            held += tokens_in(p.returned)
        if held > limit:
            refuse("too-many-tokens", seat=seat, held=int(held), limit=int(limit))


def check_cards(p: Splendor) -> None:
    """Every card is in exactly one place (2), a space is empty only without a deck (6), and green follows level 3."""
    seen = [False] * len(CARDS)
    level: i64
    i: i64
    for level in range(3):
        left = i64(p.cards[LEFT + level])
        for i in range(left):
            place_card(seen, i64(p.cards[DECK + LEVEL_START[level] + i]))
        for i in range(4):
            card = i64(p.cards[TABLE + 4 * level + i])
            if card != NO_CARD:
                place_card(seen, card)
            elif left:
                refuse("empty-space", level=int(level) + 1, space=int(i) + 1)
    high = [False] * 4
    for i in range(p.team):
        place_card(seen, i64(p.cards[TEAM + i]))
        if i64(p.cards[TEAM + i]) >= FIRST_LEVEL_3:
            high[int(p.cards[OWNER + i])] = True
    for seat in range(p.seats):
        for k in range(int(p.cards[HELD + seat])):
            place_card(seen, i64(p.cards[HAND + 3 * seat + k]))
        if high[seat] != (of_kind(p.tokens[seat], GREEN) == 1):
            refuse("time-without-level-3" if not high[seat] else "level-3-without-time", seat=seat)
    if False in seen:
        refuse("card-missing", card=CARDS[seen.index(False)].id)


def place_card(seen: list[bool], card: i64) -> None:
    if seen[card]:
        refuse("card-twice", card=CARDS[card].id)
    seen[card] = True


def check_locations(p: Splendor) -> None:
    """As many different tiles as players, one side of each (3); who has one has bonuses enough (9)."""
    tiles: list[int] = []
    for i in range(p.seats):
        owner = i64(p.cards[VISITOR + i])
        if owner != NOBODY and minus(REQUIRES[i64(p.cards[PLACE + i])], p.bonus[owner]):
            refuse("location-not-reached", seat=int(owner), location=LOCATIONS[p.cards[PLACE + i]].id)
        tile = LOCATIONS[p.cards[PLACE + i]].tile
        if tile in tiles:
            refuse("location-tile-twice", location=LOCATIONS[p.cards[PLACE + i]].id)
        tiles.append(tile)


def check_tile(p: Splendor) -> None:
    """The Avengers tile lies with somebody of three tags or more whom nobody exceeds (8)."""
    most: i64 = 0
    seat: i64
    for seat in range(p.seats):
        most = max(most, p.tags[seat])
    if p.assembler == NOBODY:
        if most >= TAGS_FOR_TILE:
            refuse("tile-unclaimed", tags=int(most))
    elif p.tags[p.assembler] < TAGS_FOR_TILE or p.tags[p.assembler] < most:
        refuse("tile-not-deserved", seat=int(p.assembler), tags=int(p.tags[p.assembler]), most=int(most))


def check_question(p: Splendor) -> None:
    """A payment, a location or a return is asked only when it is open (6, 9, 10)."""
    if p.over:
        return
    held = tokens_in(p.tokens[p.mover])
    if p.asked == PAYMENT:
        check_payment(p)
    elif p.asked == LOCATION:
        fits = p.fitting(p.mover)
        if fits & (fits - 1) == 0:
            refuse("no-choice-of-location", seat=int(p.mover))
    elif p.asked == TOKENS:
        if held <= TOKEN_LIMIT:
            refuse("nothing-to-return", seat=int(p.mover), held=int(held))
        for kind in range(GREEN):
            if of_kind(p.returned, kind) > of_kind(p.supply, kind):
                refuse("returned-not-there", token=KINDS[kind])
    if p.passes and p.asked == PAYMENT:
        refuse("passed-and-acted", passes=int(p.passes))
    if p.passes >= p.seats:
        refuse("stalemate-not-ended", passes=int(p.passes))


def check_payment(p: Splendor) -> None:
    """The card lies where it is bought from, and the colours that are due are held (6, R7)."""
    card = CARDS[p.buying].id
    if p.place < SPACES:
        lies = i64(p.cards[TABLE + p.place])
    else:
        slot = 3 * p.mover + p.place - SPACES
        lies = i64(p.cards[HAND + slot])
        if p.unseen >> slot & 1:
            refuse("bought-unseen", card=card)
    if lies != p.buying:
        refuse("bought-elsewhere", card=card)
    need = minus(COST[p.buying], p.bonus[p.mover])
    stood_in = of_kind(p.supply, GRAY) if need != p.due else 0
    paid_gray = tokens_in(need - p.due)
    if not p.any_payment or p.due == 0 or of_kind(p.tokens[p.mover], GRAY) == 0 or paid_gray > stood_in:
        refuse("no-choice-of-payment", card=card)
    if minus(p.due, p.tokens[p.mover] & COLOURS):
        refuse("payment-not-covered", card=card)


def check_end(p: Splendor) -> None:
    """The reason given is there, and no reason was passed over (11, R13a)."""
    met = False
    for seat in range(p.seats):
        met = met or p.meets_conditions(seat)
    last = p.mover == p.seats - 1
    if p.over:
        if p.ending == GAUNTLET and not (met and last):
            refuse("end-not-reached", reason="gauntlet")
        settled = last and (met or p.round == p.round_limit)  # these ends come before a stalemate
        if p.ending == STALEMATE and (p.passes != p.seats or settled):
            refuse("end-not-reached", reason="stalemate")
        if p.ending == ROUND_LIMIT and not (last and p.round == p.round_limit and not met):
            refuse("end-not-reached", reason="round-limit")
    elif met and p.mover == 0 and p.asked in (ACTION, PAYMENT):
        refuse("gauntlet-not-ended", round=int(p.round))
    if p.round_limit and p.round > p.round_limit:
        refuse("round-after-limit", round=int(p.round), limit=int(p.round_limit))
