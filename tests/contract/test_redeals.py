"""A redeal keeps all that the seat knows and nothing else."""

import json

from sixstones import Position
from sixstones.rules.dice import mixed
from tests.contract.cases import Case, every_case, random_play, viewers


@every_case
def test_a_redeal_is_the_same_to_the_seat(case: Case) -> None:
    position = case.new(1)
    dice = mixed(1, 0, 301)
    for _ in random_play(position, 1):
        before = position.to_data()
        for viewer in viewers(position):
            other = position.redeal(viewer, dice)
            check_alike(position, other, viewer)
            other.check()
            assert case.game.load(other.to_data()) == other
        assert position.to_data() == before, "the position itself stays as it is"


def check_alike(position: Position, other: Position, viewer: int | None) -> None:
    assert type(other) is type(position)
    assert other.view(viewer) == position.view(viewer)
    assert other.events(viewer) == position.events(viewer)
    assert other.question(viewer) == position.question(viewer)
    assert (other.mover, other.over, other.reversible) == (position.mover, position.over, position.reversible)
    assert (other.outcome, other.scores(), other.listening) == (position.outcome, position.scores(), True)
    if viewer == position.mover:
        assert other.moves() == position.moves()


@every_case
def test_equal_dice_deal_equally_and_go_on_equally(case: Case) -> None:
    position = case.new(2)
    for number, _ in enumerate(random_play(position, 2)):
        for viewer in viewers(position):
            one, other = mixed(2, number, 301), mixed(2, number, 301)
            assert position.redeal(viewer, one) == position.redeal(viewer, other)
            assert one == other


@every_case
def test_the_dice_of_a_redeal_are_its_own_and_drawn_first(case: Case) -> None:
    position = case.new(3)
    dice = mixed(3, 0, 301)
    for _ in random_play(position, 3):
        for viewer in viewers(position):
            first = dice.copy().fork()
            other = position.redeal(viewer, dice)
            assert other.dice == first
            assert other.dice != position.dice


@every_case
def test_what_is_hidden_is_really_dealt_again(case: Case) -> None:
    """At the start nobody knows enough for two redeals to be equal; nothing but the dice would be too little."""
    position = case.new(4)
    for viewer in viewers(position):
        dealt = {json.dumps({**position.redeal(viewer, mixed(4, k, 0)).to_data(), "dice": None}) for k in range(10)}
        assert len(dealt) > 5


@every_case
def test_a_redeal_of_a_redeal_is_a_redeal(case: Case) -> None:
    """The seat knows in it what it knew: not a card more for having been dealt again, and not one less."""
    position = case.new(5)
    for number, _ in enumerate(random_play(position, 5)):
        for viewer in viewers(position):
            again = position.redeal(viewer, mixed(5, number, 0)).redeal(viewer, mixed(5, number, 1))
            assert again == position.redeal(viewer, mixed(5, number, 1))
            check_alike(position, again, viewer)


@every_case
def test_the_others_in_a_redeal_know_what_is_public_and_their_hand(case: Case) -> None:
    """What only another seat witnessed is blank in the copy for everybody."""
    position = case.new(6)
    for number, _ in enumerate(random_play(position, 6)):
        for viewer in viewers(position):
            other = position.redeal(viewer, mixed(6, number, 0))
            assert other.redeal(None, mixed(6, number, 1)) == position.redeal(None, mixed(6, number, 1))
            for somebody in viewers(position):
                if somebody != viewer:
                    assert other.events(somebody) == as_both(position, viewer, somebody)


def as_both(position: Position, viewer: int | None, other: int | None) -> list[object]:
    """The events with what both of them know."""
    return [
        one
        if one == public
        else type(one)(one.key, {n: v if two.args.get(n) == v else public.args.get(n) for n, v in one.args.items()})
        for one, two, public in zip(position.events(viewer), position.events(other), position.events(None), strict=True)
    ]
