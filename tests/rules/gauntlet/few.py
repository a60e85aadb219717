"""Games of Infinity Gauntlet with so few cards that every world can be tried."""

import random
from collections.abc import Iterator
from typing import Final

import sixstones
from sixstones import Position
from tests.rules.gauntlet.brute_force import Worlds
from tests.rules.gauntlet.facts import HEROES, STONES, THANOS_DECK

GAME: Final = sixstones.game("gauntlet")
TABLES: Final = [(2, 0), (2, 1), (3, 0), (3, 2), (4, 1)]
"""How many seats, and which is Thanos'."""


def few_cards(seats: int, thanos: int, chance: random.Random) -> Position:
    """The first decision of a game with as few cards as it takes, or one or two more; often some go to the bottom."""
    heroes = chance.sample(list(HEROES), seats + 3 + (seats < 4 and chance.random() < 0.3))
    villains = [chance.choice(["ebony-maw", "reality-stone", "mind-stone"])]
    others = list(THANOS_DECK)
    others.remove(villains[0])
    villains += chance.sample([card for card in others if card not in STONES], chance.randrange(2, 4))
    villains += chance.sample([card for card in others if card in STONES], chance.randrange(1, 3))
    chance.shuffle(villains)
    data = GAME.new(seats, chance.randrange(1 << 40), thanos="abcdef"[thanos], life="9,9").to_data()
    del data["history"]
    data["cards"] = {"heroes": heroes, "thanos": villains}
    heroes, villains = heroes[:], villains[:]
    held = [3 if seat == thanos else 1 for seat in range(seats)]
    data["hands"] = [[(villains if seat == thanos else heroes).pop() for _ in range(n)] for seat, n in enumerate(held)]
    data["hero_deck"], data["thanos_deck"] = heroes, villains
    return GAME.load(data)


def choose(position: Position, chance: random.Random) -> int:
    """Any move; Thanos seldom makes an end of it."""
    moves = position.moves()
    if len(moves) > 1 and chance.random() < 0.9:
        moves = [move for move in moves if GAME.write(position, move) != "snap"]
    return chance.choice(moves)


def play(position: Position, chance: random.Random) -> Iterator[tuple[int, str]]:
    """Play in place to the end; after each decision, whose it was and what was played."""
    while not position.over:
        move = choose(position, chance)
        mover, notation = position.mover, GAME.write(position, move)
        position.play(move)
        yield mover, notation


def worlds_of(position: Position) -> dict[int | None, Worlds]:
    """For everyone the worlds that there may be, from a first look at the table."""
    cards = position.to_data()["cards"]
    viewers = [None, *range(position.seats)]
    return {viewer: Worlds(viewer, position.view(viewer), cards["heroes"], cards["thanos"]) for viewer in viewers}


def listen(position: Position, everyone: dict[int | None, Worlds]) -> None:
    """Everyone is told what the last move said, and hears what is asked."""
    question = position.question(None)
    for viewer, worlds in everyone.items():
        for event in position.events(viewer):
            worlds.hear(event)
        if question and question.key == "card" and position.mover == worlds.thanos:
            worlds.can_play()


def witnessed(seats: int, thanos: int, seed: int) -> Iterator[tuple[Position, dict[int | None, Worlds]]]:
    """A random game: each of its positions, and for everyone the worlds that there may be."""
    chance = random.Random(seed)
    position = few_cards(seats, thanos, chance)
    everyone = worlds_of(position)
    yield position, everyone
    for _ in play(position, chance):
        listen(position, everyone)
        yield position, everyone
