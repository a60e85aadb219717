"""A hidden card stays hidden: whatever a seat cannot tell changes nothing that it is given."""

from collections import Counter

import pytest

from sixstones.rules.dice import mixed
from tests.contract.cases import Case, Pin, every_case, every_pin, random_play
from tests.contract.lockstep import lockstep
from tests.samples import samples

GAMES = samples(small=1, normal=2, full=10)
VISITS = samples(small=2, normal=12, full=60)
"""How many decisions of a game for two get pairs, about; with more seats fewer, since each seat has its pairs."""


@every_case
def test_positions_that_a_seat_cannot_tell_apart_stay_alike(case: Case, request: pytest.FixtureRequest) -> None:
    counts: Counter[str] = Counter()
    for seed in range(GAMES):
        length = sum(1 for _ in random_play(case.new(seed), seed))
        dice = mixed(seed, 0, 302)
        lockstep(case, seed, {dice.below(length) for _ in range(max(2, VISITS * 3 // (case.seats + 1)))}, counts)
    request.node.user_properties.append(("pairs", dict(counts)))
    assert counts["pairs by swap"] >= case.seats
    assert counts["pairs by redeal"] >= case.seats
    assert counts["decisions compared"] > case.seats, "pairs that cannot go on prove nothing"


@every_pin
def test_pinned_positions_stay_alike(pin: Pin, request: pytest.FixtureRequest) -> None:
    """In the middle of every question that there is."""
    counts: Counter[str] = Counter()
    lockstep(pin.case, pin.seed, {pin.decisions}, counts)
    request.node.user_properties.append(("pairs", dict(counts)))
    assert pin.position().over or counts["pairs by redeal"] == pin.case.seats + 1
