"""A position of Infinity Gauntlet in a line or two, and what a story then asks of it.

    position = gauntlet(3, thanos="outrider power-stone thanos", b="nebula", front_c="hulk thor", hero_deck="vision")

Hands are told by seat (`thanos`, then `b`, `c`, ...), what lies faceup likewise (`front`, `front_b`, ...), decks from
the top. Thanos sits at `at`, and it is his turn to play a card unless `turn` names a hero. What is not mentioned lies
where it may: hands get cards in the order of the facts, the rest is in the decks in that order, or, if `hero_left` or
`thanos_left` says how many a deck holds, in front of the last hero or of Thanos.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pytest

import sixstones
from sixstones import IllegalMove, Phrase, Position
from tests.rules.gauntlet import facts

GAME: Final = sixstones.game("gauntlet")
DICE: Final = {"kind": "fast", "state": 1}
LETTERS: Final = "abcdef"
Data = dict[str, Any]

rule = pytest.mark.rule

FIVE: Final = "mind-stone soul-stone space-stone power-stone reality-stone"
"""All stones but the Time Stone."""
EVERYTHING: Final = " ".join(card for card in facts.THANOS_DECK if card != "thanos")
"""The twelve cards that Thanos can play."""


def gauntlet(seats: int = 2, /, **story: Any) -> Position:
    """The position that the story tells; see `written`."""
    return GAME.load(written(seats, **story))


def written(
    seats: int = 2,
    /,
    *,
    at: str = "a",
    turn: str | None = None,
    thanos: str | None = None,
    front: str = "",
    fallen: str = "",
    hero_deck: str = "",
    thanos_deck: str = "",
    hero_left: int | None = None,
    thanos_left: int | None = None,
    life: str = "6,5",
    start: str | None = None,
    tokens: str = "",
    copy: str = "any-faceup",
    turns_left: int = 0,
    before: bool = False,
    without: str = "",
    **people: str,
) -> Data:
    """The same as data.

    `fallen`: what lies faceup in front of Thanos since it was defeated, besides the `front` that he played. `life` is
    that of the heroes and of Thanos, `start` what it was at first. `tokens`: "a2 c1". `before`: Thanos has not drawn.
    `without`: cards that are not in this game.
    """
    turn = at if turn is None else turn
    place = LETTERS.index(at)
    heroes = [seat for seat in range(seats) if seat != place]
    free, villains = _left(hero_deck, thanos_deck, [thanos or "", front, fallen, without, *people.values()])
    hands: list[list[str]] = [[] for _ in range(seats)]
    fronts: list[list[str]] = [[] for _ in range(seats)]
    for seat in heroes:
        letter = LETTERS[seat]
        told = people.pop(letter, None)
        hands[seat] = _hand(told, free, 2 if letter == turn else 1)
        fronts[seat] = people.pop(f"front_{letter}", "").split()
    assert not people, f"who is {people}?"
    hands[place] = _hand(thanos, villains, 3 if turn == at and not before else 2)
    fronts[place] = [*front.split(), *fallen.split()]
    hero_cards, villain_cards = [*hero_deck.split(), *free], [*thanos_deck.split(), *villains]
    if hero_left is not None:
        fronts[heroes[-1]] += hero_cards[hero_left:]
        del hero_cards[hero_left:]
    if thanos_left is not None:
        fronts[place] += villain_cards[thanos_left:]
        del villain_cards[thanos_left:]
    alive_heroes, alive_thanos = map(int, life.split(","))
    counts = Counter({entry[0]: int(entry[1:]) for entry in tokens.split()})
    return {
        "game": "gauntlet",
        "format": 1,
        "rules": GAME.version,
        "options": {"thanos": at, "life": start or life, "copy": copy},
        "dice": DICE,
        "cards": _cards(without) if without else None,
        "thanos": place,
        "hands": hands,
        "front": fronts,
        "fallen": fallen.split(),
        "tokens": [counts[letter] for letter in LETTERS[:seats]],
        "life": {"heroes": alive_heroes, "thanos": alive_thanos},
        "hero_deck": hero_cards,
        "thanos_deck": villain_cards,
        "turn": LETTERS.index(turn),
        "turns_left": turns_left,
        "thanos_turns": max(1, len(fronts[place]) - len(fallen.split()) + (turn == at)),
        "mover": LETTERS.index(turn),
        "asked": ["before" if before else "card", {}],
        "over": False,
        "result": None,
    }


def _cards(without: str) -> Data:
    return {
        "heroes": [card for card in facts.HEROES if card not in without.split()],
        "thanos": [card for card in facts.THANOS_DECK if card not in without.split()],
    }


def _left(hero_deck: str, thanos_deck: str, places: list[str]) -> tuple[list[str], list[str]]:
    """The cards of both decks that are not mentioned."""
    mentioned = Counter(" ".join([hero_deck, thanos_deck, *places]).split())
    left = Counter([*facts.HEROES, *facts.THANOS_DECK])
    assert mentioned <= left, f"there are no such cards: {mentioned - left}"
    left -= mentioned
    order = [card for card in [*facts.HEROES, *facts.VILLAINS] for _ in range(left[card])]
    return [card for card in order if card in facts.HEROES], [card for card in order if card in facts.VILLAINS]


def _hand(told: str | None, free: list[str], size: int) -> list[str]:
    """The hand as told, or else the first cards that are free."""
    if told is not None:
        return told.split()
    cards = free[:size]
    del free[:size]
    return cards


def legal(position: Position, text: str) -> bool:
    """Whether the move may be played."""
    return position.allows(GAME.rules.read(position, text))


def refused(position: Position, text: str) -> Phrase:
    """Why the move may not be played; playing it is tried, and changes nothing."""
    before = position.to_data()
    with pytest.raises(IllegalMove) as refusal:
        position.play(GAME.rules.read(position, text))
    assert position.to_data() == before
    return refusal.value.reason


def reason(key: str, **args: Any) -> Phrase:
    """A key with its arguments."""
    return Phrase(key, args)


def after(position: Position, *moves: str) -> Position:
    """A copy in which the moves were played; after each it is sound and can be written down and read again."""
    position = position.copy()
    for text in moves:
        position.play(GAME.parse(position, text))
        position.check()
        assert GAME.load(position.to_data()) == position
    return position


def choices(position: Position) -> list[str]:
    """What may be answered, in notation."""
    return [GAME.write(position, move) for move in position.moves()]


def asked(position: Position) -> str:
    """Who is asked what: "a card"; "over" at the end."""
    question = position.question(None)
    return "over" if question is None else f"{LETTERS[position.mover]} {question.key}"


def seat(position: Position, name: str) -> Data:
    """What the seat itself sees of its own place at the table."""
    number = LETTERS.index(name)
    place: Data = position.view(number)["seats"][number]
    return place


def hand(position: Position, name: str) -> str:
    """The cards in a hand, as the seat itself sees them."""
    return " ".join(seat(position, name)["hand"])


def front(position: Position, name: str) -> str:
    """What lies faceup in front of a seat."""
    return " ".join(seat(position, name)["front"])


def tokens(position: Position) -> list[int]:
    """How many tokens each seat has."""
    return [one["tokens"] for one in position.view(None)["seats"]]


def life(position: Position) -> tuple[int, int]:
    """What is left of the heroes' life and of Thanos'."""
    left = position.view(None)["life"]
    return left["heroes"], left["thanos"]


def decks(position: Position) -> tuple[int, int]:
    """How many cards the hero deck and Thanos' deck hold."""
    left = position.view(None)["decks"]
    return left["heroes"], left["thanos"]


def said(position: Position, viewer: str | None = None) -> list[Phrase]:
    """What the last move said to a seat, or to a spectator."""
    return position.events(None if viewer is None else LETTERS.index(viewer))


def keys(position: Position) -> list[str]:
    """What the last move said, without arguments."""
    return [event.key for event in position.events(None)]


def random_play(position: Position, seed: int) -> Iterator[tuple[Position, int]]:
    """Play in place to the end, uniformly: before each decision the position and the move that will be played."""
    chance = sixstones.dice(seed)
    while not position.over:
        moves = position.moves()
        move = moves[chance.below(len(moves))]
        yield position, move
        position.play(move)
