"""What the sentences of Tiny say besides what a move itself tells: which card lies in that place of the hand."""

from sixstones.rules.position import Position
from sixstones.rules.said import Data


def of_move(position: Position, structure: dict[str, Data]) -> dict[str, Data]:
    if "place" not in structure:
        return {}
    hand = position.view(position.mover)["seats"][position.mover]["hand"]
    return {"card": hand[structure["place"] - 1]}
