"""The bot of Tiny."""

from collections.abc import Callable
from typing import Final

from sixstones.bots import Bot, Choice
from sixstones.rules.dice import Dice
from sixstones.rules.position import Position
from sixstones.rules.said import Phrase

from .position import DIE, DISCARD, PLAY, ROLL

AVERAGE: Final = (DIE + 1) / 2


class Greedy:
    """Plays its best card while that is worth more than the die does on average."""

    def choose(self, position: Position) -> Choice:
        view = position.view(position.mover)
        hand = view["seats"][position.mover]["hand"]
        if view["asked"]["kind"] == "which":
            return Choice(DISCARD + hand.index(min(hand)), Phrase("lowest", {"card": min(hand)}))
        if hand and max(hand) > AVERAGE:
            return Choice(PLAY + hand.index(max(hand)), Phrase("highest", {"card": max(hand)}))
        return Choice(ROLL, Phrase("luck", {}))


def _greedy(_: Dice) -> Bot:
    return Greedy()


BOTS: Final[dict[str, Callable[[Dice], Bot]]] = {"greedy": _greedy}
