"""Tiny: a game as small as a game for Six Stones can be.

Nine cards, 1 to 9. Two or three players are dealt two each and see only their own. In a turn one may

- `roll` the die, for as many points;
- `play` a card from hand, face up, for as many points as its number;
- `swap`: discard a card from hand face up, then draw one that the others do not see.

After the last round whoever has most points wins; players who are level win together.
"""

from .game import RULES

__all__ = ["RULES"]
