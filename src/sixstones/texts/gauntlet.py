"""What sentences of Infinity Gauntlet say beyond a move itself: what a card does, and whether it comes back."""

from typing import Final

from sixstones.rules.gauntlet.cards import HEROES, VILLAINS
from sixstones.rules.position import Position
from sixstones.rules.said import Data

FAMILIES: Final = {"target": "seat", "over": "seat", "whom": "seat"}
"""Arguments whose values are words of another one's family: here all of them are seats."""
_CARD: Final = {card.id: card for card in [*HEROES, *VILLAINS]}
THINGS: Final = [("card", card) for card in _CARD]
"""What `facts` knows, each with the family of its name."""


def of_move(position: Position, structure: dict[str, Data]) -> dict[str, Data]:
    """What the card that a move names does, and whether it comes back; for a target, the effect that asks for it."""
    if structure["action"] == "target":
        question = position.question(position.mover)
        return {} if question is None else {"effect": question.args["effect"]}
    if "card" not in structure:
        return {}
    card = _CARD[structure["card"]]
    return {"does": _effect(card.id), "back": card.back}


def facts(thing: str) -> dict[str, Data]:
    """What is printed on a card."""
    card = _CARD[thing]
    cards = HEROES if card in HEROES else VILLAINS
    printed: dict[str, Data] = {"number": card.number, "deck": "heroes" if card in HEROES else "thanos"}
    printed |= {"copies": sum(other.id == thing for other in cards), "does": _effect(thing)}
    if card.stone:
        printed["stone"] = True
    return {**printed, "back": True} if card.back else printed


def _effect(card: str) -> str:
    """The effect as questions name it: that of the hero's number, or that of the one Thanos card."""
    return f"hero-{_CARD[card].number}" if _CARD[card] in HEROES else card
