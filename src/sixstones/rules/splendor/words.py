"""Questions, events and refusals of Splendor: Marvel as keys with arguments."""

from typing import Final

from mypy_extensions import i64

from sixstones.rules.position import BLANK
from sixstones.rules.said import Data, Phrase
from sixstones.rules.splendor.cards import COST, NO_CARD, REQUIRES
from sixstones.rules.splendor.data import IDS, LOCATION_IDS, PLACE_NAMES, QUESTIONS
from sixstones.rules.splendor.moves import (
    HAND_LIMIT,
    PASS,
    PAY_COLOURS,
    PAY_GRAY,
    RECRUIT,
    RESERVE,
    RETURN,
    SPACES,
    TAKES,
    TWO_ALIKE,
    VISIT,
)
from sixstones.rules.splendor.position import (
    ACTION,
    ASSEMBLED,
    DRAWN,
    ENDED,
    HAND,
    HELD,
    LEFT,
    LOCATION,
    NOBODY,
    PAID,
    PAYMENT,
    PLACE,
    REASONS,
    RECRUITED,
    RESERVED,
    RETURNED,
    REVEALED,
    SHOWN,
    TABLE,
    TAKEN,
    TOKEN_LIMIT,
    TOKENS,
    VISITED,
    VISITOR,
    Splendor,
)
from sixstones.rules.splendor.wallet import (
    COLOURS,
    GRAY,
    KINDS,
    LETTERS,
    amounts_there,
    at_least,
    colours_in,
    letters_of,
    minus,
    of_kind,
    tokens_in,
    unsqueezed,
)

KIND_OF_MOVE: Final = (
    [ACTION] * RETURN + [TOKENS] * (PAY_COLOURS - RETURN) + [PAYMENT] * (VISIT - PAY_COLOURS) + [LOCATION] * 8
)
EVENTS: Final = [
    "taken", "reserved", "drawn", "shown", "paid", "recruited", "revealed", "time", "assembled", "visited",
    "returned", "passed", "ended",
]  # fmt: skip


def question(p: Splendor) -> Phrase:
    """What the mover has to decide; nothing in it is hidden from anybody."""
    args: dict[str, Data] = {"seat": int(p.mover)}
    if p.asked == PAYMENT:
        args["card"] = IDS[p.buying]
        args["from"] = PLACE_NAMES[p.place]
        args["due"] = amounts_there(p.due)
        args["gray"] = int(of_kind(p.tokens[p.mover], GRAY))
    elif p.asked == TOKENS:
        args["returned"] = amounts_there(p.returned)
        args["left"] = int(tokens_in(p.tokens[p.mover]) - TOKEN_LIMIT)
    return Phrase(QUESTIONS[p.asked], args)


def event(numbers: list[int]) -> Phrase:
    """An event as a key with arguments; a card that is not known is None."""
    kind, seat, card, a, b = numbers
    args: dict[str, Data] = {"seat": seat}
    if kind in (RESERVED, DRAWN, SHOWN, PAID, RECRUITED, REVEALED):
        args["card"] = None if card in (BLANK, NO_CARD) else IDS[card]
    if kind == RESERVED:
        args |= {"from": PLACE_NAMES[a], "gray": b}
    elif kind == DRAWN:
        args |= {"level": a + 1, "gray": b}
    elif kind == RECRUITED:
        args["from"] = PLACE_NAMES[a]
    elif kind == REVEALED:
        del args["seat"]
        args |= {"level": a // 4 + 1, "space": a % 4 + 1}
    elif kind == SHOWN:
        args["place"] = a + 1
    elif kind in (TAKEN, PAID, RETURNED):
        args["tokens"] = amounts_there(unsqueezed(a))
    elif kind == ASSEMBLED:
        args |= {"tags": b, "before": None if a == NOBODY else a}
    elif kind == VISITED:
        args["location"] = LOCATION_IDS[a]
    elif kind == ENDED:
        args = {"reason": REASONS[a]}
    return Phrase(EVENTS[kind], args)


def why_not(p: Splendor, move: int) -> Phrase:
    """Why a move that is not legal is not."""
    if KIND_OF_MOVE[move] != p.asked:
        return Phrase("not-asked", {"asked": QUESTIONS[p.asked]})
    if move < TWO_ALIKE:
        return why_not_take(p, move)
    if move < RESERVE:
        colour = move - TWO_ALIKE
        return Phrase("pile-below-four", {"token": KINDS[colour], "left": int(of_kind(p.supply, colour))})
    if move < RECRUIT:
        return why_not_reserve(p, move - RESERVE)
    if move < PASS:
        return why_not_recruit(p, move - RECRUIT)
    if move == PASS:
        return Phrase("must-act", {})
    if move < PAY_COLOURS:
        return Phrase("none-held", {"token": KINDS[move - RETURN]})
    if move < VISIT:
        return Phrase("nothing-due", {"token": KINDS[move - PAY_GRAY], "card": IDS[p.buying]})
    return why_not_visit(p, move - VISIT)


def why_not_take(p: Splendor, move: int) -> Phrase:
    """Different colours: each must be there, and fewer than three only when no more are (4.1)."""
    empty = [KINDS[LETTERS.index(letter)] for letter in TAKES[move] if not of_kind(p.supply, LETTERS.index(letter))]
    if empty:
        return Phrase("pile-empty", {"tokens": dict.fromkeys(empty, 1)})
    there = at_least(p.supply, 1)
    colours = sum(int(there) >> i & 1 for i in range(5))
    return Phrase("take-more", {"colours": colours, "number": min(colours, 3)})


def why_not_reserve(p: Splendor, space: int) -> Phrase:
    """At most three in hand, and there must be a card (5)."""
    if i64(p.cards[HELD + p.mover]) >= HAND_LIMIT:
        return Phrase("hand-full", {"limit": int(HAND_LIMIT)})
    if space < SPACES:
        return empty_space(space)
    return Phrase("deck-empty", {"level": space - int(SPACES) + 1})


def empty_space(space: int) -> Phrase:
    """Nothing lies there any more."""
    return Phrase("space-empty", {"level": space // 4 + 1, "space": space % 4 + 1})


def why_not_recruit(p: Splendor, place: int) -> Phrase:
    """There must be a card, and tokens and bonuses must cover it (6)."""
    seat = p.mover
    if place < SPACES:
        card = int(p.cards[TABLE + place])
        if card == NO_CARD:
            return empty_space(place)
    else:
        k = place - int(SPACES)
        if k >= p.cards[HELD + seat]:
            return Phrase("not-in-hand", {"place": k + 1, "held": int(p.cards[HELD + seat])})
        card = int(p.cards[HAND + 3 * seat + k])
    missing = minus(minus(COST[card], p.bonus[seat]), p.tokens[seat] & COLOURS)
    return Phrase(
        "tokens-missing",
        {
            "card": IDS[card],
            "missing": amounts_there(missing),
            "gray": int(of_kind(p.tokens[seat], GRAY)),
            "short": int(colours_in(missing) - of_kind(p.tokens[seat], GRAY)),
        },
    )


def why_not_visit(p: Splendor, face: int) -> Phrase:
    """It must lie in the middle, and the bonuses must reach it (9)."""
    for i in range(p.seats):
        if p.cards[PLACE + i] == face and p.cards[VISITOR + i] == NOBODY:
            missing = minus(REQUIRES[face], p.bonus[p.mover])
            return Phrase("bonuses-missing", {"location": LOCATION_IDS[face], "missing": amounts_there(missing)})
    return Phrase("not-in-the-middle", {"location": LOCATION_IDS[face]})


def describe(p: Splendor) -> str:
    """The open table in a few lines."""
    lines = [f"<splendor, {p.seats} seats, round {p.round}, " + _next(p)]
    lines.append("  supply " + letters_of(p.supply) + ", locations " + (_ids(p, NOBODY) or "none"))
    for level in (2, 1, 0):
        spaces = [int(p.cards[TABLE + 4 * level + i]) for i in range(4)]
        names = "  ".join("-" if card == NO_CARD else IDS[card] for card in spaces)
        lines.append(f"  level {level + 1} ({int(p.cards[LEFT + level])} left): {names}")
    for seat in range(p.seats):
        tile = ", Avengers tile" if p.assembler == seat else ""
        lines.append(
            f"  {'abcd'[seat]}: {int(p.points[seat])} points, bonuses {letters_of(p.bonus[seat]) or '-'}, "
            f"tokens {letters_of(p.tokens[seat]) or '-'}, {int(p.cards[HELD + seat])} reserved, "
            f"{int(p.tags[seat])} tags{tile}"
        )
    return "\n".join(lines) + ">"


def _next(p: Splendor) -> str:
    return "over: " + REASONS[p.ending] if p.over else f"{'abcd'[p.mover]} to answer: {QUESTIONS[p.asked]}"


def _ids(p: Splendor, owner: i64) -> str:
    return " ".join(LOCATION_IDS[p.cards[PLACE + i]] for i in range(p.seats) if p.cards[VISITOR + i] == owner)
