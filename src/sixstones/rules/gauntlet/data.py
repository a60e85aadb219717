"""A position of Infinity Gauntlet as plain data, and back. Decks are written top card first."""

from typing import Final

from mypy_extensions import i64, u8

from sixstones.rules.bits import BIT, nth_bit, popcount
from sixstones.rules.dice import dice_from_data
from sixstones.rules.game import Rules
from sixstones.rules.gauntlet.cards import (
    ALL_HEROES,
    ALL_VILLAINS,
    HERO_CARDS,
    HEROES,
    HEROES_OF,
    HIGH_HEROES,
    LOW_HEROES,
    OUTRIDER,
    SECOND_OUTRIDER,
    VILLAINS,
    VILLAINS_OF,
)
from sixstones.rules.gauntlet.events import DREW, LAID, MISSED, REVEALED, WHICH_FALLS
from sixstones.rules.gauntlet.history import check_history
from sixstones.rules.gauntlet.life import life_of
from sixstones.rules.gauntlet.moves import SEAT_LETTERS
from sixstones.rules.gauntlet.position import (
    BEFORE,
    CARD,
    FALLING,
    FIRST,
    HERO_EFFECT,
    NO_EFFECT,
    NOBODY,
    THANOS_BY_SNAP,
    Gauntlet,
    shown,
)
from sixstones.rules.position import ALL, BLANK
from sixstones.rules.reading import fields, items, truth, whole, word
from sixstones.rules.said import Data, DataError, OptionError, Phrase

FORMAT: Final = 1
"""The version of the schema."""
HERO_IDS: Final = [card.id for card in HEROES]
VILLAIN_IDS: Final = [card.id for card in VILLAINS]
QUESTIONS: Final = [
    "before", "card", "after", "may-fight", "whom", "number", "fighter", "falling", "three", "down", "copied",
]  # fmt: skip
ASKED_WITH: Final = [
    [], [], [], ["effect", "whom"], ["effect", "fought"], ["effect", "whom"], ["effect", "whom", "fought"],
    ["effect", "number"], ["effect"], ["effect", "down"], ["effect"],
]  # fmt: skip
"""What an effect has fixed when it asks each question."""
NOT_ALWAYS: Final = ["whom", "fought"]
"""What is not fixed whenever the question is asked; the invariants know when."""
EVENTS: Final = [
    "turn", "drew", "no-card-left", "played", "targeted", "guessed", "missed", "saw", "looked", "ordered", "fought",
    "tied", "won-fight", "declined", "gained", "defeated", "shuffled-back", "reshuffled", "put-down", "copied",
    "snapped", "revealed", "ended", "which-falls", "laid",
]  # fmt: skip
REASONS: Final = ["", "heroes-by-life", "thanos-by-life", "thanos-by-snap"]
EFFECTS: Final = [*VILLAIN_IDS[1:], *(f"hero-{number}" for number in range(1, 7))]
NAMES: Final = [
    "game", "format", "rules", "options", "dice", "cards", "thanos", "hands", "front", "fallen", "tokens", "life",
    "hero_deck", "thanos_deck", "turn", "turns_left", "thanos_turns", "mover", "asked", "over", "result",
]  # fmt: skip


def options_of(p: Gauntlet) -> dict[str, Data]:
    """The options of the game with their values; life always as the two numbers."""
    return {
        "thanos": SEAT_LETTERS[p.thanos],
        "life": f"{p.start_heroes},{p.start_thanos}",
        "copy": "played-only" if p.played_only else "any-faceup",
    }


def set_options(p: Gauntlet, options: dict[str, Data]) -> None:
    """The same, the other way; the values are checked."""
    p.thanos = SEAT_LETTERS.index(options["thanos"])
    if p.thanos >= p.seats:
        allowed = " | ".join(SEAT_LETTERS[: p.seats])
        raise OptionError(Phrase("bad-option", {"option": "thanos", "value": options["thanos"], "allowed": allowed}))
    p.start_heroes, p.start_thanos = life_of(options["life"], p.seats)
    p.played_only = options["copy"] == "played-only"


def ids_of(cards: i64, names: list[str]) -> list[str]:
    """The sorted names of a set of cards."""
    return [name for number, name in enumerate(names) if cards & BIT[number]]


def own_ids(p: Gauntlet, seat: int, cards: i64) -> list[str]:
    """The same for cards that the seat holds or has in front of it."""
    return ids_of(cards, VILLAIN_IDS if seat == p.thanos else HERO_IDS)


def to_data(p: Gauntlet) -> dict[str, Data]:
    """Every fact, each once."""
    seats = range(p.seats)
    data: dict[str, Data] = {
        "game": p.rules.name,
        "format": FORMAT,
        "rules": p.rules.version,
        "options": options_of(p),
        "dice": p.dice.to_data(),
        "cards": cards_of(p),
        "thanos": int(p.thanos),
        "hands": [own_ids(p, seat, p.hands[seat]) for seat in seats],
        "front": [own_ids(p, seat, p.front[seat]) for seat in seats],
        "fallen": ids_of(p.fallen, VILLAIN_IDS),
        "tokens": [int(p.tokens[seat]) for seat in seats],
        "life": {"heroes": int(p.life_heroes), "thanos": int(p.life_thanos)},
        "hero_deck": [HERO_IDS[p.decks[i]] for i in range(p.hero_left - 1, -1, -1)],
        "thanos_deck": [VILLAIN_IDS[p.decks[HERO_CARDS + i]] for i in range(p.thanos_left - 1, -1, -1)],
        "turn": int(p.turn),
        "turns_left": int(p.turns_left),
        "thanos_turns": int(p.thanos_turns),
        "mover": int(p.mover),
        "asked": None if p.over else [QUESTIONS[p.asked], asked_args(p)],
        "over": p.over,
        "result": result_of(p),
    }
    if p.listening:
        data["history"] = [event_data(p, at) for at in range(p.said)]
    return data


def cards_of(p: Gauntlet) -> dict[str, Data] | None:
    """The cards of the game if they are fewer than all."""
    if p.hero_set == ALL_HEROES and p.villain_set == ALL_VILLAINS:
        return None
    return {"heroes": ids_of(p.hero_set, HERO_IDS), "thanos": ids_of(p.villain_set, VILLAIN_IDS)}


def result_of(p: Gauntlet) -> dict[str, Data] | None:
    """Who won and how."""
    if not p.over:
        return None
    winner, _, reason = REASONS[p.ending].partition("-by-")
    return {"winner": winner, "reason": reason}


def asked_args(p: Gauntlet) -> dict[str, Data]:
    """What the present effect has fixed so far: public, all of it."""
    args: dict[str, Data] = {}
    if p.effect != NO_EFFECT:
        args["effect"] = f"hero-{p.effect - HERO_EFFECT}" if p.effect >= HERO_EFFECT else VILLAIN_IDS[p.effect]
    if p.asked == FALLING:
        args["number"] = int(p.whom)
    elif p.whom != NOBODY:
        args["whom"] = int(p.whom)
    if p.fought != NOBODY:
        args["fought"] = int(p.fought)
    if p.to_put_down:
        args["down"] = int(p.to_put_down)
    return args


def event_data(p: Gauntlet, at: int) -> list[Data]:
    """An event in full: kind, seat, card, two numbers, and who may know the card (None: everybody)."""
    kind, seat, card, large, small = p.event_numbers(at)
    audience = p.audience(at)
    known_to = None if audience == ALL else [i for i in range(p.seats) if audience >> i & 1]
    return [EVENTS[kind], seat, None if card == BLANK else ALL_IDS[card], large, small, known_to]


def load(rules: Rules, data: Data) -> Gauntlet:
    """The position that the data describes; checked. Without a history everything hidden is unknown."""
    rules.read_head(data, FORMAT)
    fields(data, "position", [*NAMES, "history"] if "history" in data else NAMES)
    hands = items(data["hands"], "hands", *rules.seats)
    seats = len(hands)
    p = Gauntlet(rules, seats, dice_from_data(data["dice"]), listening=True)
    set_options(p, rules.read_options(data["options"]))
    if whole(data["thanos"], "thanos", 0, seats - 1) != p.thanos:
        raise DataError(Phrase("thanos-not-the-option", {"seat": data["thanos"]}))
    if data["cards"] is not None:
        named = fields(data["cards"], "cards", ["heroes", "thanos"])
        taken = Taken()
        p.hero_set = taken.cards(named["heroes"], "cards.heroes", heroes=True)
        p.villain_set = taken.cards(named["thanos"], "cards.thanos", heroes=False)
    load_cards(p, data, hands)
    tokens = items(data["tokens"], "tokens", seats, seats)
    for seat in range(seats):
        p.tokens[seat] = whole(tokens[seat], f"tokens[{seat}]", 0, MOST_TOKENS)
    life = fields(data["life"], "life", ["heroes", "thanos"])
    p.life_heroes = whole(life["heroes"], "life.heroes", 0, int(p.start_heroes))
    p.life_thanos = whole(life["thanos"], "life.thanos", 0, int(p.start_thanos))
    p.turn = whole(data["turn"], "turn", 0, seats - 1)
    p.turns_left = whole(data["turns_left"], "turns_left", 0, 1)
    p.mover = whole(data["mover"], "mover", 0, seats - 1)
    p.over = truth(data["over"], "over")
    if p.over:
        result = fields(data["result"], "result", ["winner", "reason"])
        p.ending = word(f"{result['winner']}-by-{result['reason']}", "result", REASONS)
        if data["asked"] is not None:
            raise DataError(Phrase("asked-after-end", {}))
    else:
        if data["result"] is not None:
            raise DataError(Phrase("result-before-end", {}))
        load_question(p, data["asked"])
    p.thanos_turns = whole(data["thanos_turns"], "thanos_turns", 1, most_turns(p))
    rules.check(p)
    if "history" in data:
        load_history(p, data["history"])
        check_history(p)
    else:
        found(p)
    return p


def most_turns(p: Gauntlet) -> int:
    """How many turns Thanos can have begun: he plays a card in each, which stays where it is.

    One more, since a position that somebody made up may begin with a hero's turn.
    """
    played = int(popcount(p.front[p.thanos] & ~p.fallen))
    to_play = p.over or (p.turn == p.thanos and p.asked in (BEFORE, CARD))
    return played + (2 if to_play else 1)


class Taken:
    """Cards read so far, so that one named twice is refused; the first Outrider is one card, the second another."""

    def __init__(self) -> None:
        self.seen: i64 = 0

    def card(self, data: Data, where: str, heroes: bool) -> int:
        """The number of a card among the heroes or among Thanos' cards."""
        names = HERO_IDS if heroes else VILLAIN_IDS
        number = word(data, where, names)
        place = number if heroes else number + int(HERO_CARDS)
        if not heroes and number == OUTRIDER and self.seen & BIT[place]:
            number, place = int(SECOND_OUTRIDER), place + 1
        if self.seen & BIT[place]:
            raise DataError(Phrase("card-twice", {"card": names[number]}))
        self.seen |= BIT[place]
        return number

    def cards(self, data: Data, where: str, heroes: bool) -> int:
        """A set of cards as bits."""
        most = HERO_CARDS if heroes else len(VILLAIN_IDS)
        bits: i64 = 0
        for i, name in enumerate(items(data, where, 0, int(most))):
            bits |= BIT[self.card(name, f"{where}[{i}]", heroes)]
        return int(bits)


def load_cards(p: Gauntlet, data: dict[str, Data], hands: list[Data]) -> None:
    taken = Taken()
    front = items(data["front"], "front", p.seats, p.seats)
    for seat in range(p.seats):
        heroes = seat != p.thanos
        p.front[seat] = taken.cards(front[seat], f"front[{seat}]", heroes)
        p.hands[seat] = taken.cards(hands[seat], f"hands[{seat}]", heroes)
    fallen = Taken().cards(data["fallen"], "fallen", heroes=False)
    p.fallen = fallen
    for name, heroes in (("hero_deck", True), ("thanos_deck", False)):
        start = 0 if heroes else int(HERO_CARDS)
        deck = items(data[name], name, 0, int(HERO_CARDS) if heroes else len(VILLAIN_IDS))
        for i, card in enumerate(deck):
            p.decks[start + len(deck) - 1 - i] = u8(taken.card(card, f"{name}[{i}]", heroes))
        if heroes:
            p.hero_left = len(deck)
        else:
            p.thanos_left = len(deck)
    there = (taken.seen & 0xFFFF, taken.seen >> 16)
    if there != (p.hero_set, p.villain_set):
        missing = (p.hero_set & ~there[0]) | (p.villain_set & ~there[1]) << 16
        extra = (there[0] & ~p.hero_set) | (there[1] & ~p.villain_set) << 16
        card = ids_of(missing or extra, ALL_IDS)[0]
        raise DataError(Phrase("card-missing" if missing else "card-not-in-game", {"card": card}))


def load_question(p: Gauntlet, data: Data) -> None:
    asked = items(data, "asked", 2, 2)
    p.asked = word(asked[0], "asked[0]", QUESTIONS)
    p.first = FIRST[p.asked]
    given = asked[1] if isinstance(asked[1], dict) else {}
    expected = [name for name in ASKED_WITH[p.asked] if name in given or name not in NOT_ALWAYS]
    args = fields(asked[1], "asked[1]", expected)
    if "effect" in args:
        place = word(args["effect"], "asked[1].effect", EFFECTS)
        villains = len(VILLAIN_IDS) - 1
        p.effect = HERO_EFFECT + place - villains + 1 if place >= villains else (place + 1 if place else 0)
    if "whom" in args:
        p.whom = whole(args["whom"], "asked[1].whom", 0, p.seats - 1)
    if "number" in args:
        p.whom = whole(args["number"], "asked[1].number", 1, 7)
    if "fought" in args:
        p.fought = whole(args["fought"], "asked[1].fought", 0, p.seats - 1)
    if "down" in args:
        p.to_put_down = whole(args["down"], "asked[1].down", 1, 2)


def found(p: Gauntlet) -> None:
    """A history for a position without one.

    What lies open is laid, each seat draws its own hand, and what a guess or a snap has just told is told again.
    """
    for seat in range(p.seats):
        for kind, cards, audience in ((LAID, p.front[seat], ALL), (DREW, p.hands[seat], BIT[seat])):
            for k in range(popcount(cards)):
                card = nth_bit(cards, k)
                p.say(kind, seat, shown(card) if seat == p.thanos else card, 0, 0, audience)
    if p.ending == THANOS_BY_SNAP:
        for k in range(popcount(p.hands[p.thanos])):
            p.say(REVEALED, p.thanos, shown(nth_bit(p.hands[p.thanos], k)), 0, 0, ALL)
    elif not p.over and p.asked == FALLING:
        p.say(WHICH_FALLS, p.thanos, BLANK, p.whom, 0, ALL)
    p.since = p.said


def load_history(p: Gauntlet, data: Data) -> None:
    """Each event as `event_data` wrote it; a card that is not known is None."""
    for at, entry in enumerate(items(data, "history", 0, 1_000_000)):
        where = f"history[{at}]"
        kind, seat, card, large, small, known_to = items(entry, where, 6, 6)
        audience = ALL
        if known_to is not None:
            audience = 0
            least = 0
            for i, reader in enumerate(items(known_to, f"{where}[5]", 0, p.seats)):
                reader_seat = whole(reader, f"{where}[5][{i}]", least, p.seats - 1)
                audience |= BIT[reader_seat]
                least = reader_seat + 1
        which = word(kind, f"{where}[0]", EVENTS)
        number = whole(large, f"{where}[3]", 0, 0xFFFFFF)
        if which == MISSED and number not in MISSES:
            raise DataError(Phrase("history-does-not-fit", {}))
        p.say(
            which,
            whole(seat, f"{where}[1]", 0, p.seats - 1),
            BLANK if card is None else word(card, f"{where}[2]", ALL_IDS),
            number,
            whole(small, f"{where}[4]", 0, 0x3FF),
            audience,
        )
    p.since = p.said


ALL_IDS: Final = [*HERO_IDS, *VILLAIN_IDS]
MOST_TOKENS: Final = 1000
MISSES: Final = [
    *(int(VILLAINS_OF[number]) for number in range(1, 8)),
    *(int(HEROES_OF[number]) for number in range(1, 7)),
    int(LOW_HEROES),
    int(HIGH_HEROES),
]
"""The sets of cards that a guess or a threshold can miss."""
