"""Questions, events and refusals of Infinity Gauntlet as keys with arguments."""

from typing import Final

from sixstones.rules.bits import BIT, popcount
from sixstones.rules.gauntlet.cards import STONES
from sixstones.rules.gauntlet.data import ALL_IDS, EVENTS, HERO_IDS, QUESTIONS, REASONS, asked_args, ids_of, own_ids
from sixstones.rules.gauntlet.events import (
    DEFEATED,
    DREW,
    ENDED,
    FOUGHT,
    GAINED,
    GUESSED,
    RESHUFFLED,
    TARGETED,
    WHICH_FALLS,
    WON_FIGHT,
)
from sixstones.rules.gauntlet.moves import (
    BOTTOM,
    COPY,
    DECLINE,
    FIGHT,
    GUESS,
    LOSE,
    ORDER,
    PLAY,
    PLAY_VILLAIN,
    SEAT_LETTERS,
    SNAP,
    TARGET,
    VILLAIN_IDS,
    WITH,
    names_of,
)
from sixstones.rules.gauntlet.position import (
    AFTER,
    BEFORE,
    CARD,
    COPIED_CARD,
    DOWN,
    FALLING,
    FIGHTER,
    MAY_FIGHT,
    NOBODY,
    NUMBER_GUESSED,
    THREE,
    WHOM,
    Gauntlet,
)
from sixstones.rules.position import BLANK
from sixstones.rules.said import Data, Phrase

ANSWERS: Final = (
    [(BEFORE,), (BEFORE, CARD, AFTER), (AFTER,)]
    + [(CARD,)] * (FIGHT - PLAY)
    + [(MAY_FIGHT,), (MAY_FIGHT, WHOM)]
    + [(WHOM,)] * (GUESS - TARGET)
    + [(NUMBER_GUESSED,)] * (WITH - GUESS)
    + [(FIGHTER,)] * (LOSE - WITH)
    + [(FALLING,)] * (ORDER - LOSE)
    + [(THREE,)] * (BOTTOM - ORDER)
    + [(DOWN,)] * (COPY - BOTTOM)
    + [(COPIED_CARD,)] * 11
)
"""The questions that each move answers."""
NUMBERED: Final = {
    DREW: "left", TARGETED: "target", GUESSED: "number", FOUGHT: "bonus", WON_FIGHT: "over", GAINED: "tokens",
    DEFEATED: "life", WHICH_FALLS: "number",
}  # fmt: skip
"""What the first number of an event means."""


def three(p: Gauntlet) -> list[str]:
    """The sorted names of the three cards that a 5 looks at, while it is asked about."""
    if p.over or p.asked != THREE:
        return []
    return sorted((HERO_IDS[p.decks[p.hero_left - 1 - i]] for i in range(3)), key=HERO_IDS.index)


def question(p: Gauntlet, seat: int | None) -> Phrase:
    """What the mover has to decide; others do not see the three cards of a 5."""
    args: dict[str, Data] = {"seat": int(p.mover), **asked_args(p)}
    if p.asked == THREE and seat == p.mover:
        args["cards"] = three(p)
    return Phrase(QUESTIONS[p.asked], args)


def event(numbers: list[int]) -> Phrase:
    """An event as a key with arguments; a card that is not known is None."""
    kind, seat, card, large, small = numbers
    args: dict[str, Data] = {"seat": seat}
    if kind in CARDS_IN:
        args["card"] = None if card == BLANK else ALL_IDS[card]
    if kind in NUMBERED:
        args[NUMBERED[kind]] = large
    if kind == GUESSED and small != NOBODY:
        args["target"] = small
    if kind == RESHUFFLED:
        args = {"cards": ids_of(large, HERO_IDS), "aside": small}
    if kind == ENDED:
        args = {"ending": REASONS[large]}
    return Phrase(EVENTS[kind], args)


CARDS_IN: Final = [
    EVENTS.index(name)
    for name in (
        "drew", "played", "saw", "looked", "ordered", "fought", "defeated", "shuffled-back", "put-down", "copied",
        "revealed", "laid",
    )
]  # fmt: skip


def why_not(p: Gauntlet, move: int) -> Phrase:
    """Why a move that is not legal is not."""
    if p.asked not in ANSWERS[move] or (move == SNAP and p.mover != p.thanos):
        return Phrase("not-asked", {"asked": QUESTIONS[p.asked]})
    if move == SNAP:
        front = p.front[p.thanos] | p.hands[p.thanos]
        return Phrase("stones-missing", {"cards": ids_of(p.villain_set & STONES & ~front, ALL_IDS[16:])})
    if PLAY <= move < FIGHT:
        card = HERO_IDS[move - PLAY] if move < PLAY_VILLAIN else VILLAIN_IDS[move - PLAY_VILLAIN]
        never = card == "thanos" and p.mover == p.thanos
        return Phrase("never-played" if never else "not-in-hand", {"card": card})
    if move == DECLINE:
        return Phrase("must-choose", {})
    if move < GUESS:
        return why_not_target(p, move - TARGET)
    if move < WITH:
        return Phrase("number-too-high", {"number": move - GUESS + 1, "most": 6})
    if move < LOSE:
        return Phrase("not-in-hand", {"card": VILLAIN_IDS[move - WITH]})
    if move < ORDER:
        card = VILLAIN_IDS[move - LOSE]
        if names_of(p.hands[p.thanos]) & BIT[move - LOSE]:
            return Phrase("not-the-number", {"card": card, "number": int(p.whom)})
        return Phrase("not-in-hand", {"card": card})
    if move < COPY:
        return Phrase("not-in-hand", {"card": VILLAIN_IDS[move - BOTTOM]})
    return why_not_copied(p, move - COPY)


def why_not_target(p: Gauntlet, seat: int) -> Phrase:
    """A hero at the table, and for some effects another one."""
    if seat >= p.seats:
        return Phrase("no-such-seat", {"seat": seat, "seats": int(p.seats)})
    if seat == p.thanos:
        return Phrase("no-hero", {"target": seat})
    return Phrase("another-hero", {"target": seat})


def why_not_copied(p: Gauntlet, name: int) -> Phrase:
    """Another card that lies faceup in front of Thanos, by the option one that he played (R15, R16)."""
    card = VILLAIN_IDS[name]
    if card == "time-stone":
        return Phrase("another-card", {"card": card})
    return Phrase("not-played" if names_of(p.fallen) & BIT[name] else "not-faceup", {"card": card})


def describe(p: Gauntlet) -> str:
    """The open table in a few lines."""
    asked = f"over: {REASONS[p.ending]}" if p.over else f"{SEAT_LETTERS[p.mover]} to answer: {QUESTIONS[p.asked]}"
    lines = [
        f"<gauntlet, {p.seats} seats, turn of {SEAT_LETTERS[p.turn]}, {asked}",
        f"  life: heroes {p.life_heroes}, Thanos {p.life_thanos}; decks: heroes {p.hero_left}, Thanos {p.thanos_left}",
    ]
    for seat in range(p.seats):
        front = " ".join(own_ids(p, seat, p.front[seat])) or "-"
        name = "Thanos" if seat == p.thanos else "hero"
        held = f"{popcount(p.hands[seat])} in hand, {p.tokens[seat]} tokens"
        lines.append(f"  {SEAT_LETTERS[seat]} ({name}): {held}, faceup {front}")
    return "\n".join(lines) + ">"
