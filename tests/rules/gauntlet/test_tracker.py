"""Knowledge on the real cards: every claim is judged by the contract's tracker, which works by itself."""

import random
from typing import Final

import pytest

import sixstones
from tests.rules.gauntlet.tracker import Tracker
from tests.samples import samples

GAME: Final = sixstones.game("gauntlet")
GAMES: Final = samples(small=1, normal=4, full=200)
JUDGED: Final = 0.06
"""The share of decisions at which a seat's claims are looked at."""


@pytest.mark.parametrize("copy", ["any-faceup", "played-only"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_claim_is_certain_or_possible_as_it_says(seats: int, copy: str) -> None:
    for seed in range(GAMES):
        chance = random.Random(f"{seed} {seats} {copy}")
        position = GAME.new(seats, seed, life="6,8", copy=copy, thanos=chance.choice("abcdef"[:seats]))
        trackers = [Tracker(viewer, position.view(viewer)) for viewer in [None, *range(seats)]]
        while not position.over:
            move = chance.choice(position.moves())
            mover, notation = position.mover, GAME.write(position, move)
            position.play(move)
            for tracker in trackers:
                tracker.witness(mover, notation, position.view(tracker.seat))
                assert tracker.is_possible(position.to_data())
                if chance.random() < JUDGED:
                    claims, known = tracker.claims(), position.view(tracker.seat)["knowledge"]
                    assert claims == {what: known[what] for what in claims}, f"{tracker.seat}\n{position}"
