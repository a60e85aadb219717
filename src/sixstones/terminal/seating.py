"""Who sits where: people first, then bots. A record tells them apart by their names."""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

import sixstones
from sixstones.bots import Bot, ask, make
from sixstones.rules.dice import Dice, mixed
from sixstones.rules.playout import CHOOSING, REDEALS_FOR_BOTS
from sixstones.rules.position import Position
from sixstones.rules.said import OptionError, Phrase
from sixstones.terminal.style import plain_name

_BOT: Final = re.compile(r"(?P<shown>(?P<bot>[\w-]+)(?: \d+)?) \(bot\)")
"""The name of a bot in a record: `greedy (bot)`, or `greedy 2 (bot)` where there are several."""


class Player(NamedTuple):
    """A bot and the dice by which it is dealt what it cannot know."""

    bot: Bot
    dice: Dice

    def choose(self, position: Position) -> int:
        """The move of the bot, which is the mover."""
        return ask(self.bot, position, self.dice).move


class Seating(NamedTuple):
    """The players of a game: the names as records write them, and which seats are bots."""

    names: tuple[str, ...]
    bots: dict[int, str]

    @property
    def shown(self) -> list[str]:
        """The names as the table shows them."""
        return [_shown(name) for name in self.names]

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(len(self.names)) if seat not in self.bots]

    def players(self, game: str, seed: int | bytes | None) -> dict[int, Player]:
        """The bots, each with dice of its own: from the seed of a fast game, else from the operating system."""
        return {
            seat: Player(make(bot, game, _dice(seed, CHOOSING + seat)), _dice(seed, REDEALS_FOR_BOTS + seat))
            for seat, bot in self.bots.items()
        }


def seating(seats: int, bots: Sequence[str], names: Sequence[str], unnamed: Sequence[str]) -> Seating:
    """People in the first seats and bots in the last; people without a name have one of `unnamed`."""
    people = seats - len(bots)
    if people < 0:
        raise OptionError(Phrase("bad-option", {"option": "bots", "value": ",".join(bots), "allowed": f"0..{seats}"}))
    for name in names:
        if _BOT.fullmatch(name) or name != plain_name(name).strip() or not name:
            raise OptionError(Phrase("name-of-a-bot" if _BOT.fullmatch(name) else "name-not-plain", {"text": name}))
    if len(names) > people:
        raise OptionError(
            Phrase("bad-option", {"option": "names", "value": ",".join(names), "allowed": f"0..{people}"})
        )
    called = [*names, *unnamed[len(names) : people]]
    for place, bot in enumerate(bots):
        earlier = bots[:place].count(bot)
        called.append(f"{bot} {earlier + 1} (bot)" if earlier else f"{bot} (bot)")
    return Seating(tuple(called), dict(enumerate(bots, people)))


def seating_of(names: Sequence[str]) -> Seating:
    """The players of a record, by their names."""
    found = {seat: match["bot"] for seat, name in enumerate(names) if (match := _BOT.fullmatch(name))}
    return Seating(tuple(names), found)


def shown_names(names: Sequence[str]) -> list[str]:
    """Names of a record as the table shows them."""
    return [_shown(name) for name in names]


def _shown(name: str) -> str:
    match = _BOT.fullmatch(name)
    return match["shown"] if match else plain_name(name)


def _dice(seed: int | bytes | None, role: int) -> Dice:
    return mixed(seed, 0, role) if isinstance(seed, int) else sixstones.dice()
