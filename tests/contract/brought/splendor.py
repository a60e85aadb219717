"""What Splendor: Marvel brings to the contract: what a seat knows, by the rules alone."""

from itertools import combinations
from typing import Final

from sixstones.rules.said import Data
from tests.contract.tracker import Place

QUESTIONS: Final = {"action", "payment", "location", "return"}
ALWAYS: Final[dict[str, Data]] = {}
PINNED: Final[list[tuple[int, dict[str, Data], int, int]]] = [
    (2, {}, 0, 0),  # a new game
    (3, {}, 0, 0),
    (4, {}, 0, 0),
    (2, {}, 464, 4),  # more cards in hands, unseen, than seats
    (3, {}, 464, 6),
    (4, {}, 464, 9),
    (2, {}, 393, 5),  # two colours left, so that one may be taken (R2)
    (4, {}, 249, 15),
    (2, {"take_one": "no"}, 393, 5),
    (4, {"take_one": "no"}, 249, 15),
    (2, {}, 507, 27),  # nothing but to pass (R13)
    (3, {}, 244, 25),
    (4, {}, 563, 38),
    (2, {}, 28, 7),  # a payment (R7)
    (3, {}, 283, 10),
    (4, {}, 10, 13),
    (2, {}, 5, 7),  # tokens to return (10)
    (3, {}, 5, 10),
    (4, {"payment": "colours-first"}, 5, 13),
    (2, {}, 831, 74),  # several locations fit (9)
    (3, {}, 508, 113),
    (4, {}, 52, 165),
    (2, {"payment": "colours-first"}, 414, 62),
    (2, {}, 726, 67),  # over: the Gauntlet
    (3, {"payment": "colours-first"}, 396, 124),  # shared
    (2, {}, 259, 35),  # over: stalemate (R13a)
    (4, {"round_limit": 8}, 147, 32),  # over: the round limit
]


class Tracker:
    """The decks are hidden from all, and a card drawn from one from all but its owner, until it is recruited (R12)."""

    def __init__(self, seat: int | None, view: Data) -> None:
        self.seat = seat
        self.hands: list[list[int | None]] = [[] for _ in view["seats"]]
        """Of each reserved card the level if this seat has not seen it, else None (R29: the level is open)."""
        self.bought = ""
        """Where the card lies that is being paid for."""

    def witness(self, mover: int, move: str, view: Data) -> None:
        action, _, place = move.partition(" ")
        hand = self.hands[mover]
        if action == "reserve":
            unseen = place.startswith("deck") and mover != self.seat
            hand.append(int(place[-1]) - 1 if unseen else None)
        elif action == "recruit":
            self.bought = place
            if place.startswith("hand"):
                hand[int(place[-1]) - 1] = None
        if self.bought and (view["asked"] or {}).get("kind") != "payment":
            if self.bought.startswith("hand"):
                del hand[int(self.bought[-1]) - 1]
            self.bought = ""

    def swaps(self, data: Data) -> list[tuple[Place, Place]]:
        """Any two hidden cards of one level."""
        found: list[tuple[Place, Place]] = []
        for level in range(3):
            places: list[Place] = [("levels", level, "deck", i) for i in range(len(data["levels"][level]["deck"]))]
            for seat, hand in enumerate(self.hands):
                places += [("seats", seat, "reserved", k, "card") for k, unseen in enumerate(hand) if unseen == level]
            found += combinations(places, 2)
        return found

    def shows(self, data: Data, mover: int, move: str) -> Data:
        """A gap on the table is filled from the deck (6); whoever draws sees the card (5); a recruited one is open."""
        action, _, place = move.partition(" ")
        if action == "pay":
            place = self.bought
        elif action not in {"reserve", "recruit"}:
            return None
        if place.startswith("hand"):
            k = int(place[-1]) - 1
            return None if self.hands[mover][k] is None else data["seats"][mover]["reserved"][k]["card"]
        if place.startswith("deck"):
            return data["levels"][int(place[-1]) - 1]["deck"][:1] if mover == self.seat else None
        return data["levels"][int(place[0]) - 1]["deck"][:1]
