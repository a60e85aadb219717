"""What sentences of Splendor: Marvel say beyond a move itself: which card it is, its price and its worth."""

from typing import Final

from sixstones.rules.position import Position
from sixstones.rules.said import Data
from sixstones.rules.splendor.cards import CARDS, LOCATION_POINTS, LOCATIONS, Card
from sixstones.rules.splendor.wallet import COLOUR_COUNT, KINDS, LETTERS

FAMILIES: Final = {"kind": "token", "for": "token", "bonus": "token", "behind": "location"}
"""Arguments whose values are words of another one's family."""
_CARD: Final = {card.id: card for card in CARDS}
_LOCATION: Final = {location.id: location for location in LOCATIONS}
THINGS: Final = [*(("card", card) for card in _CARD), *(("location", location) for location in _LOCATION)]
"""What `facts` knows, each with the family of its name."""


def of_move(position: Position, structure: dict[str, Data]) -> dict[str, Data]:
    """The card that a move reserves or recruits, what it costs the mover now and what it gives."""
    if structure.get("from") not in ("table", "hand"):
        return {}
    view = position.view(position.mover)
    me = view["seats"][position.mover]
    if structure["from"] == "hand":
        name = me["reserved"][structure["place"] - 1]["card"]
    else:
        name = view["levels"][structure["level"] - 1]["spaces"][structure["space"] - 1]
    card = _CARD[name]
    due = {kind: number - me["bonuses"][kind] for kind, number in _amounts(card.cost).items()}
    return {
        "card": name,
        "due": {kind: number for kind, number in due.items() if number > 0},
        "gives": _given(card, has_time=me["conditions"]["time"]),
    }


def facts(thing: str) -> dict[str, Data]:
    """What is printed on a card or a Location."""
    if thing in _LOCATION:
        location = _LOCATION[thing]
        behind = next(other.id for other in LOCATIONS if other.tile == location.tile and other != location)
        return {"requires": _amounts(location.requires), "points": int(LOCATION_POINTS), "behind": behind}
    card = _CARD[thing]
    printed: dict[str, Data] = {"level": card.level, "cost": _amounts(card.cost), "bonus": _colour(card)}
    printed |= {"points": card.points, "tags": card.tags}
    return {**printed, "time": True} if card.level == 3 else printed


def _colour(card: Card) -> str:
    return KINDS[LETTERS.index(card.bonus)]


def _amounts(letters: str) -> dict[str, int]:
    numbers = {kind: letters.count(letter) for kind, letter in zip(KINDS, LETTERS, strict=True)}
    return {kind: number for kind, number in list(numbers.items())[:COLOUR_COUNT] if number}


def _given(card: Card, *, has_time: bool) -> dict[str, int]:
    given = {f"{_colour(card)}-bonus": 1, "points": card.points, "tags": card.tags}
    if card.level == 3 and not has_time:
        given["time"] = 1
    return {kind: number for kind, number in given.items() if number}
