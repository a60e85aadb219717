"""A position of Splendor: Marvel as plain data, and back. Decks are written top card first."""

from typing import Final

from mypy_extensions import u8

from sixstones.rules.bits import BIT
from sixstones.rules.dice import dice_from_data
from sixstones.rules.game import Rules
from sixstones.rules.reading import fields, items, truth, whole, word
from sixstones.rules.said import Data, DataError, Phrase, brief
from sixstones.rules.splendor.cards import (
    BONUS,
    CARDS,
    COST,
    LEVEL_SIZE,
    LEVEL_START,
    LOCATION_POINTS,
    LOCATIONS,
    NO_CARD,
    OUT_OF_REACH,
    POINTS,
    TAGS,
)
from sixstones.rules.splendor.moves import PAY_COLOURS, RESERVE, RESERVE_DECK, RETURN, SPACES, VISIT
from sixstones.rules.splendor.position import (
    DECK,
    HAND,
    HELD,
    LEFT,
    LOCATION,
    NOBODY,
    OWNER,
    PAYMENT,
    PLACE,
    REASONS,
    TABLE,
    TEAM,
    TILE_POINTS,
    TOKENS,
    VISITOR,
    Splendor,
)
from sixstones.rules.splendor.wallet import (
    COLOUR_COUNT,
    GREEN,
    KINDS,
    ONE_GREEN,
    amounts,
    amounts_there,
    minus,
    packed,
)

FORMAT: Final = 1
"""The version of the schema."""
QUESTIONS: Final = ["action", "payment", "location", "return"]
HAND_KINDS: Final = KINDS[:GREEN]
IDS: Final = [card.id for card in CARDS]
LOCATION_IDS: Final = [location.id for location in LOCATIONS]
SPACE_NAMES: Final = [f"table {space // 4 + 1}-{space % 4 + 1}" for space in range(SPACES)]
PLACE_NAMES: Final = [*SPACE_NAMES, "hand 1", "hand 2", "hand 3"]
NAMES: Final = [
    "game", "format", "rules", "options", "dice", "seats", "supply", "levels", "locations", "avengers",
    "mover", "first", "round", "passes", "asked", "over", "reason",
]  # fmt: skip
SEAT_NAMES: Final = ["tokens", "time", "recruited", "reserved", "locations"]


def options_of(p: Splendor) -> dict[str, Data]:
    """The options of the game with their values."""
    return {
        "payment": "any" if p.any_payment else "colours-first",
        "take_one": "yes" if p.one_of_two else "no",
        "round_limit": int(p.round_limit) or None,
    }


def set_options(p: Splendor, options: dict[str, Data]) -> None:
    """The same, the other way; the values are checked."""
    p.any_payment = options["payment"] == "any"
    p.one_of_two = options["take_one"] == "yes"
    p.round_limit = options["round_limit"] or 0


def to_data(p: Splendor) -> dict[str, Data]:
    """Every fact, each once."""
    return {
        "game": p.rules.name,
        "format": FORMAT,
        "rules": p.rules.version,
        "options": options_of(p),
        "dice": p.dice.to_data(),
        "seats": [_seat(p, seat) for seat in range(p.seats)],
        "supply": amounts(p.supply),
        "levels": [_level(p, level) for level in range(3)],
        "locations": locations_of(p, NOBODY),
        "avengers": None if p.assembler == NOBODY else int(p.assembler),
        "mover": int(p.mover),
        "first": 0,
        "round": int(p.round),
        "passes": int(p.passes),
        "asked": _asked(p),
        "over": p.over,
        "reason": REASONS[p.ending] if p.over else None,
    }


def _seat(p: Splendor, seat: int) -> dict[str, Data]:
    held = range(int(p.cards[HELD + seat]))
    return {
        "tokens": amounts(p.tokens[seat], GREEN),
        "time": p.tokens[seat] >= ONE_GREEN,
        "recruited": recruited_by(p, seat),
        "reserved": [
            {"card": IDS[p.cards[HAND + 3 * seat + k]], "unseen": p.unseen >> (3 * seat + k) & 1 == 1} for k in held
        ],
        "locations": locations_of(p, seat),
    }


def recruited_by(p: Splendor, seat: int) -> list[str]:
    """The ids of a seat's recruited cards, oldest first."""
    return [IDS[p.cards[TEAM + i]] for i in range(p.team) if p.cards[OWNER + i] == seat]


def locations_of(p: Splendor, seat: int) -> list[str]:
    """The ids of the locations of a seat, or of those in the middle for NOBODY."""
    return [LOCATION_IDS[p.cards[PLACE + i]] for i in range(p.seats) if p.cards[VISITOR + i] == seat]


def spaces_of(p: Splendor, level: int) -> list[str | None]:
    """The four spaces of a level, None where empty."""
    numbers = [int(p.cards[TABLE + 4 * level + i]) for i in range(4)]
    return [None if number == NO_CARD else IDS[number] for number in numbers]


def _level(p: Splendor, level: int) -> dict[str, Data]:
    start = DECK + int(LEVEL_START[level])
    left = int(p.cards[LEFT + level])
    return {"deck": [IDS[p.cards[start + i]] for i in range(left - 1, -1, -1)], "spaces": spaces_of(p, level)}


def _asked(p: Splendor) -> dict[str, Data] | None:
    if p.over:
        return None
    asked: dict[str, Data] = {"kind": QUESTIONS[p.asked]}
    if p.asked == PAYMENT:
        need = minus(COST[p.buying], p.bonus[p.mover])
        asked["card"] = IDS[p.buying]
        asked["from"] = PLACE_NAMES[p.place]
        asked["gray_for"] = amounts_there(need - p.due)
    if p.asked == TOKENS:
        asked["returned"] = amounts_there(p.returned)
    return asked


def load(rules: Rules, data: Data) -> Splendor:
    """The position that the data describes; checked."""
    rules.read_head(data, FORMAT)
    fields(data, "position", NAMES)
    seats = items(data["seats"], "seats", *rules.seats)
    p = Splendor(rules, len(seats), dice_from_data(data["dice"]), listening=True)
    set_options(p, rules.read_options(data["options"]))
    p.mover = whole(data["mover"], "mover", 0, len(seats) - 1)
    whole(data["first"], "first", 0, 0)
    p.round = whole(data["round"], "round", 1, 1_000_000_000)
    p.passes = whole(data["passes"], "passes", 0, len(seats))
    p.over = truth(data["over"], "over")
    if p.over:
        p.ending = word(data["reason"], "reason", REASONS[1:]) + 1
    elif data["reason"] is not None:
        raise DataError(Phrase("reason-before-end", {"reason": brief(data["reason"])}))
    p.supply = _tokens(data["supply"], "supply", KINDS)
    for i in range(SPACES):
        p.cards[HAND + i] = u8(NO_CARD)
    _load_levels(p, data["levels"])
    _load_locations(p, data)
    for seat in range(len(seats)):
        _load_seat(p, seat, fields(seats[seat], f"seats[{seat}]", SEAT_NAMES))
    if data["avengers"] is not None:
        p.assembler = whole(data["avengers"], "avengers", 0, len(seats) - 1)
        p.points[p.assembler] += TILE_POINTS
    if not p.over:
        _load_question(p, data["asked"])
    elif data["asked"] is not None:
        raise DataError(Phrase("asked-after-end", {}))
    rules.check(p)
    return p


def _tokens(data: Data, where: str, kinds: list[str]) -> int:
    numbers = fields(data, where, kinds)
    return packed([whole(numbers[kind], f"{where}.{kind}", 0, 7) for kind in kinds])


def _some_tokens(data: Data, where: str, kinds: list[str]) -> int:
    given = data if isinstance(data, dict) else {}
    numbers = fields(data, where, [kind for kind in kinds if kind in given])
    return packed([whole(numbers[kind], f"{where}.{kind}", 1, 7) if kind in numbers else 0 for kind in kinds])


def _load_levels(p: Splendor, data: Data) -> None:
    p.reservable = 0
    for level, entry in enumerate(items(data, "levels", 3, 3)):
        where = f"levels[{level}]"
        read = fields(entry, where, ["deck", "spaces"])
        deck = items(read["deck"], f"{where}.deck", 0, int(LEVEL_SIZE[level]))
        for i, card in enumerate(reversed(deck)):
            p.cards[DECK + int(LEVEL_START[level]) + i] = u8(_card(card, f"{where}.deck[{len(deck) - 1 - i}]", level))
        p.cards[LEFT + level] = u8(len(deck))
        if deck:
            p.reservable |= BIT[RESERVE_DECK + level]
        for i, card in enumerate(items(read["spaces"], f"{where}.spaces", 4, 4)):
            number = NO_CARD if card is None else _card(card, f"{where}.spaces[{i}]", level)
            p.cards[TABLE + 4 * level + i] = u8(number)
            p.price[4 * level + i] = OUT_OF_REACH if card is None else COST[number]
            if card is not None:
                p.reservable |= BIT[RESERVE + 4 * level + i]


def _card(data: Data, where: str, level: int | None = None) -> int:
    number = word(data, where, IDS)
    if level is not None and CARDS[number].level != level + 1:
        raise DataError(Phrase("card-of-other-level", {"where": where, "card": IDS[number], "level": level + 1}))
    return number


def _load_locations(p: Splendor, data: dict[str, Data]) -> None:
    """They lie in the order of their numbers, whoever has them."""
    owner = {}
    places = [(int(NOBODY), data["locations"], "locations")]
    for seat, entry in enumerate(data["seats"]):
        read = fields(entry, f"seats[{seat}]", SEAT_NAMES)
        places.append((seat, read["locations"], f"seats[{seat}].locations"))
    for seat, ids, where in places:
        for i, face in enumerate(items(ids, where, 0, int(p.seats))):
            number = word(face, f"{where}[{i}]", LOCATION_IDS)
            if number in owner:
                raise DataError(Phrase("location-tile-twice", {"location": LOCATION_IDS[number]}))
            owner[number] = seat
    if len(owner) != p.seats:
        raise DataError(Phrase("locations-number", {"expected": int(p.seats)}))
    for i, number in enumerate(sorted(owner)):
        p.cards[PLACE + i] = u8(number)
        p.cards[VISITOR + i] = u8(owner[number])


def _load_seat(p: Splendor, seat: int, read: dict[str, Data]) -> None:
    where = f"seats[{seat}]"
    p.tokens[seat] = _tokens(read["tokens"], f"{where}.tokens", HAND_KINDS)
    if truth(read["time"], f"{where}.time"):
        p.tokens[seat] += ONE_GREEN
    p.points[seat] = LOCATION_POINTS * len(read["locations"])
    for i, card in enumerate(items(read["recruited"], f"{where}.recruited", 0, len(CARDS))):
        number = _card(card, f"{where}.recruited[{i}]")
        if p.team == len(CARDS):
            raise DataError(Phrase("card-twice", {"card": IDS[number]}))
        p.cards[TEAM + p.team] = u8(number)
        p.cards[OWNER + p.team] = u8(seat)
        p.team += 1
        p.bonus[seat] += BONUS[number]
        p.points[seat] += POINTS[number]
        p.tags[seat] += TAGS[number]
    reserved = items(read["reserved"], f"{where}.reserved", 0, 3)
    p.cards[HELD + seat] = u8(len(reserved))
    for k, entry in enumerate(reserved):
        one = fields(entry, f"{where}.reserved[{k}]", ["card", "unseen"])
        p.cards[HAND + 3 * seat + k] = u8(_card(one["card"], f"{where}.reserved[{k}].card"))
        if truth(one["unseen"], f"{where}.reserved[{k}].unseen"):
            p.unseen |= BIT[3 * seat + k]


def _load_question(p: Splendor, data: Data) -> None:
    given = data if isinstance(data, dict) else {}
    p.asked = word(given.get("kind"), "asked.kind", QUESTIONS)
    if p.asked == PAYMENT:
        read = fields(data, "asked", ["kind", "card", "from", "gray_for"])
        p.first = PAY_COLOURS
        p.buying = _card(read["card"], "asked.card")
        p.place = word(read["from"], "asked.from", PLACE_NAMES)
        need = minus(COST[p.buying], p.bonus[p.mover])
        stood_in = _some_tokens(read["gray_for"], "asked.gray_for", KINDS[:COLOUR_COUNT])
        if minus(stood_in, need):
            raise DataError(Phrase("overpaid", {"card": IDS[p.buying]}))
        p.due = need - stood_in
    elif p.asked == TOKENS:
        read = fields(data, "asked", ["kind", "returned"])
        p.first = RETURN
        p.returned = _some_tokens(read["returned"], "asked.returned", HAND_KINDS)
    else:
        fields(data, "asked", ["kind"])
        p.first = VISIT if p.asked == LOCATION else 0
