"""A random game on whose way pairs of positions are tried, for every seat and a spectator."""

from collections import Counter

from sixstones import Dice, Game, Position
from sixstones.rules.dice import mixed
from tests.contract.cases import Case, brought, random_play, viewers
from tests.contract.pairs import redealt_pairs, swapped_pairs
from tests.contract.tracker import Tracker

DECISIONS = 20
"""How far a pair is played."""


def lockstep(case: Case, seed: int, visits: set[int], counts: Counter[str]) -> None:
    """The game of this seed, with pairs at the decisions of these numbers."""
    game, position = case.game, case.new(seed)
    dice = mixed(seed, 0, 301)
    trackers = [(viewer, brought(case.name).Tracker(viewer, position.view(viewer))) for viewer in viewers(position)]
    for played, move in enumerate(random_play(position, seed)):
        if played in visits:
            for viewer, tracker in trackers:
                try_pairs(game, viewer, tracker, position, dice, counts)
        mover, notation = position.mover, game.write(position, move)
        after = position.copy()
        after.play(move)
        for viewer, tracker in trackers:
            tracker.witness(mover, notation, after.view(viewer))


def try_pairs(
    game: Game, viewer: int | None, tracker: Tracker, position: Position, dice: Dice, counts: Counter[str]
) -> None:
    for pair in swapped_pairs(game, viewer, tracker, position, dice):
        counts["pairs by swap"] += 1
        pair.compare(told=False)
        pair.play(dice, DECISIONS, counts)
    for pair in redealt_pairs(game, viewer, tracker, position, dice):
        counts["pairs by redeal"] += 1
        pair.compare()
        pair.play(dice, DECISIONS, counts)
