"""What Tiny brings to the contract."""

from itertools import combinations
from typing import Final

from sixstones.rules.said import Data
from tests.contract.tracker import Place

QUESTIONS: Final = {"action", "which"}
ALWAYS: Final[dict[str, Data]] = {}
PINNED: Final[list[tuple[int, dict[str, Data], int, int]]] = [
    (2, {}, 1, 0),  # a new game
    (2, {}, 2, 1),  # which card to discard
    (3, {"length": "long"}, 9, 9),
    (3, {}, 1, 99),  # over
]


class Tracker:
    """Only one's own hand and what lies open is known."""

    def __init__(self, seat: int | None, view: Data) -> None:
        self.seat = seat

    def witness(self, mover: int, move: str, view: Data) -> None:
        """Nothing that happens tells more than what then lies open."""

    def swaps(self, data: Data) -> list[tuple[Place, Place]]:
        places: list[Place] = [("deck", i) for i in range(len(data["deck"]))]
        for seat, entry in enumerate(data["seats"]):
            if seat != self.seat:
                places += [("seats", seat, "hand", k) for k in range(len(entry["hand"]))]
        return list(combinations(places, 2))

    def shows(self, data: Data, mover: int, move: str) -> Data:
        """A card that is played or discarded is open from then on; one that is drawn is its owner's."""
        hand = data["seats"][mover]["hand"]
        action, _, place = move.partition(" ")
        if action == "roll" or (action == "swap" and len(hand) > 1):
            return None
        shown = [] if mover == self.seat else hand[int(place or 1) - 1 :][:1]
        drawn = data["deck"][:1] if mover == self.seat and action != "play" else []
        return [shown, drawn]
