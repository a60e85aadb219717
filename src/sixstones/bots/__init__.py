"""Players that think: what a bot is, the one that plays by chance, and where a game's own bots are found."""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from sixstones.registry import part_of
from sixstones.rules.dice import Dice
from sixstones.rules.position import Position
from sixstones.rules.said import OptionError, Phrase

RANDOM = "random"


class Choice(NamedTuple):
    """A move, and why, as a key with arguments that a hint can show."""

    move: int
    reason: Phrase | None = None


class Bot(Protocol):
    """A player: it chooses for the mover of a position that was redealt for it, and knows nothing else."""

    def choose(self, position: Position) -> Choice:
        """One of the legal moves; the position stays as it is."""
        ...


class Random:
    """Chooses uniformly over the legal moves, as the compiled loop of simulations does."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, position: Position) -> Choice:
        return Choice(position.nth(self.dice.below(position.count())))


def names(game: str) -> list[str]:
    """The bots that can play the game: `random`, and those that its own module brings as `BOTS`."""
    return sorted([RANDOM, *_own(game)])


def make(name: str, game: str, dice: Dice) -> Bot:
    """A bot by its name; the dice are its own. OptionError lists the bots there are."""
    if name == RANDOM:
        return Random(dice)
    own = _own(game)
    if name not in own:
        raise OptionError(Phrase("bad-option", {"option": "bots", "value": name, "allowed": " | ".join(names(game))}))
    return own[name](dice)


def ask(bot: Bot, position: Position, dice: Dice) -> Choice:
    """What the bot chooses for the mover; what the mover cannot know is dealt again with these dice before it looks."""
    return bot.choose(position.redeal(position.mover, dice))


def _own(game: str) -> dict[str, Callable[[Dice], Bot]]:
    module = part_of(game, "bots")
    return {} if module is None else dict(module.BOTS)
