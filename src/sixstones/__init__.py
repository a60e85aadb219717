"""Six Stones: three tabletop games about the six Infinity Stones, played exactly.

>>> import sixstones
>>> game = sixstones.game("splendor")
>>> position = game.new(seats=2, seed=7)
>>> position.play(game.parse(position, "take RBY"))
>>> position.mover
1
"""

from sixstones.registry import Game, dice, game, games
from sixstones.rules.dice import Dice
from sixstones.rules.position import Position
from sixstones.rules.said import (
    DataError,
    DeafError,
    IllegalMove,
    NotationError,
    OptionError,
    Outcome,
    Phrase,
    Refusal,
)

__all__ = [
    "DataError",
    "DeafError",
    "Dice",
    "Game",
    "IllegalMove",
    "NotationError",
    "OptionError",
    "Outcome",
    "Phrase",
    "Position",
    "Refusal",
    "dice",
    "game",
    "games",
]
__version__ = "0.1.0"
