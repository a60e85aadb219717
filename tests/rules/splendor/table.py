"""A position of Splendor: Marvel in a line or two, and what a story then asks of it.

    position = splendor(supply="RRRR BBB", a="tokens YY W, bonus RRB, team wasp, hand rocket ?thor, at knowhere")

Colours are letters. Of a seat one may say its `tokens`, its `bonus` (cards without points or tags are chosen),
its `team` and its `hand` (`?`: drawn from a deck) by name, and `at` which locations it has been. What is not mentioned
lies where it may: cards in the decks in the order of the facts, tokens in the supply, or, if the supply is given, with
the seats whose tokens are not.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pytest

import sixstones
from sixstones import IllegalMove, Phrase, Position
from tests.rules.splendor import facts
from tests.rules.splendor.facts import CARDS, COLOURS, FACES

GAME: Final = sixstones.game("splendor")
KIND: Final = dict(zip("YBORPWG", [*COLOURS, "gray", "green"], strict=True))
DICE: Final = {"kind": "fast", "state": 1}
Data = dict[str, Any]

rule = pytest.mark.rule

STUCK: Final = {
    "table": "1-1 rocket, 1-2 grandmaster, 1-3 prowler, 1-4 spider-woman, "
    "2-1 maria-hill, 2-2 shuri, 2-3 the-collector, 2-4 red-skull, "
    "3-1 iron-man, 3-2 vision, 3-3 green-goblin, 3-4 black-widow",
    "a": "tokens YYYYBBBBOO, hand thor captain-america nova",
    "b": "tokens OORRRRPPPP, hand hulk spider-man gamora",
}
"""All tokens are held, ten by each of two, and nobody can pay for anything: both have to pass."""


def splendor(seats: int = 2, /, **story: Any) -> Position:
    """The position that the story tells; see `written`."""
    return GAME.load(written(seats, **story))


def written(
    seats: int = 2,
    /,
    *,
    supply: str | None = None,
    table: str = "",
    top: str = "",
    decks: dict[int, int] | None = None,
    locations: str = "",
    avengers: str | None = None,
    mover: str = "a",
    passes: int = 0,
    round_number: int = 2,
    options: Data | None = None,
    **people: str,
) -> Data:
    """The same as data.

    `table`: "1-1 rocket, 3-4 -" (`-`: empty). `top`: cards on top of their decks. `decks`: how many cards are left in a
    level's deck; the last seat recruited those that are too many. `locations`: those in the middle.
    """
    seats = max([seats, *("abcd".index(name) + 1 for name in people)])
    told = [_clauses(people.get("abcd"[seat], "")) for seat in range(seats)]
    spaces: dict[str, str] = dict(entry.split() for entry in table.split(", ") if entry)
    mentioned = {card.lstrip("?") for one in told for kind in ("team", "hand") for card in one.get(kind, [])}
    free = [card for card in CARDS if card not in mentioned | {*spaces.values(), *top.split()}]
    teams = [one.get("team", []) + _plain(free, one.get("bonus", [])) for one in told]
    levels = [_level(level, spaces, top.split(), free) for level in (1, 2, 3)]
    for level, left in (decks or {}).items():
        deck = levels[level - 1]["deck"]
        teams[-1] += deck[left:]
        del deck[left:]
    people_data = [
        {
            "tokens": {},
            "time": any(CARDS[card].level == 3 for card in team),
            "recruited": team,
            "reserved": [{"card": card.lstrip("?"), "unseen": card[0] == "?"} for card in one.get("hand", [])],
            "locations": one.get("at", []),
        }
        for one, team in zip(told, teams, strict=True)
    ]
    middle = _share_tokens(people_data, told, supply)
    return {
        "game": "splendor",
        "format": 1,
        "rules": GAME.version,
        "options": {"payment": "any", "take_one": "yes", "round_limit": None} | (options or {}),
        "dice": DICE,
        "seats": people_data,
        "supply": middle,
        "levels": levels,
        "locations": _locations(locations.split(), [face for one in told for face in one.get("at", [])], seats),
        "avengers": _holder(teams) if avengers is None else "abcd".index(avengers),
        "mover": "abcd".index(mover),
        "first": 0,
        "round": round_number,
        "passes": passes,
        "asked": {"kind": "action"},
        "over": False,
        "reason": None,
    }


def _clauses(text: str) -> dict[str, list[str]]:
    words = [clause.split() for clause in text.split(",") if clause.strip()]
    assert all(first in ("tokens", "bonus", "team", "hand", "at") for first, *_ in words), text
    return {first: list("".join(rest)) if first in ("tokens", "bonus") else rest for first, *rest in words}


def _plain(free: list[str], letters: list[str]) -> list[str]:
    """Cards of these colours without points or tags; they are free no more."""
    team = []
    for letter in letters:
        plain = (
            card for card in free if CARDS[card].bonus == KIND[letter] and not CARDS[card].points + CARDS[card].tags
        )
        card = next(plain, None)
        assert card is not None, f"no plain card left for {letter}"
        free.remove(card)
        team.append(card)
    return team


def _level(level: int, spaces: dict[str, str], top: list[str], free: list[str]) -> Data:
    deck = [card for card in (*top, *free) if CARDS[card].level == level]
    places = [f"{level}-{space}" for space in (1, 2, 3, 4)]
    fillers = iter([card for card in deck if card not in top])
    shown = [spaces[place] if place in spaces else next(fillers) for place in places]
    return {
        "deck": [card for card in deck if card not in shown],
        "spaces": [None if card == "-" else card for card in shown],
    }


def _share_tokens(people: list[Data], told: list[dict[str, list[str]]], supply: str | None) -> dict[str, int]:
    """Give the seats their tokens; what is left is the supply."""
    every = [facts.SUPPLY[len(people)]] * 5
    left = Counter(dict(zip(COLOURS, every, strict=True))) + Counter(gray=facts.GRAY)
    held = [Counter(KIND[letter] for letter in one.get("tokens", [])) for one in told]
    for tokens in held:
        left.subtract(tokens)
    if supply is not None:
        kept = Counter(KIND[letter] for letter in supply if letter != " ")
        for seat in (seat for seat in reversed(range(len(people))) if "tokens" not in told[seat]):
            for colour in COLOURS:
                room = 10 - people[seat]["time"] - held[seat].total()
                given = min(room, left[colour] - kept[colour])
                held[seat][colour] += given
                left[colour] -= given
        assert all(left[colour] == kept[colour] for colour in COLOURS), "the tokens do not fit in the hands"
    for one, tokens in zip(people, held, strict=True):
        one["tokens"] = {kind: tokens[kind] for kind in (*COLOURS, "gray")}
    greens = len(people) - sum(one["time"] for one in people)
    return {kind: left[kind] for kind in (*COLOURS, "gray")} | {"green": greens}


def _locations(middle: list[str], visited: list[str], seats: int) -> list[str]:
    used = {FACES[face].tile for face in (*middle, *visited)}
    for face in FACES.values():
        if len(middle) + len(visited) < seats and face.tile not in used:
            used.add(face.tile)
            middle.append(face.id)
    return middle


def _holder(teams: list[list[str]]) -> int | None:
    tags = [facts.tags(team) for team in teams]
    most = max(tags)
    assert most < 3 or tags.count(most) == 1, "say who has the Avengers tile"
    return tags.index(most) if most >= 3 else None


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


def choices(position: Position, *kinds: str) -> list[str]:
    """What may be answered, in notation; only answers that begin with one of the words, if any are given."""
    moves = (GAME.write(position, move) for move in position.moves())
    return [text for text in moves if not kinds or text.split()[0] in kinds]


def asked(position: Position) -> str:
    """Who is asked what: "a action"; "over" at the end."""
    question = position.question(None)
    return "over" if question is None else f"{'abcd'[position.mover]} {question.key}"


def seat(position: Position, name: str) -> Data:
    """What the seat itself sees of its own place at the table."""
    number = "abcd".index(name)
    place: Data = position.view(number)["seats"][number]
    return place


def hand(position: Position, name: str) -> list[str]:
    """The cards in a hand."""
    return [reserved["card"] for reserved in seat(position, name)["reserved"]]


def tokens(position: Position, name: str) -> str:
    """The tokens of a seat in letters."""
    return _letters(seat(position, name)["tokens"])


def supply(position: Position) -> str:
    """The tokens in the middle in letters."""
    return _letters(position.view(None)["supply"])


def _letters(amounts: dict[str, int]) -> str:
    return "".join(letter * amounts[kind] for letter, kind in KIND.items())


def space(position: Position, place: str) -> str | None:
    """The card at a place like "2-3"."""
    level, number = map(int, place.split("-"))
    card: str | None = position.view(None)["levels"][level - 1]["spaces"][number - 1]
    return card


def said(position: Position, viewer: str | None = None) -> list[Phrase]:
    """What the last move said to a seat, or to a spectator."""
    return position.events(None if viewer is None else "abcd".index(viewer))


def random_play(position: Position, seed: int) -> Iterator[tuple[Position, int]]:
    """Play in place to the end, uniformly: before each decision the position and the move that will be played."""
    chance = sixstones.dice(seed)
    while not position.over:
        moves = position.moves()
        move = moves[chance.below(len(moves))]
        yield position, move
        position.play(move)
