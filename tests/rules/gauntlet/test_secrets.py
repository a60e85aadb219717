"""What is asked, of whom, how much is said and what may be taken back depends on public facts alone."""

import pytest

import sixstones
from sixstones import Dice, Position
from tests.rules.gauntlet.asking import EVERY
from tests.rules.gauntlet.table import GAME, LETTERS, after, asked, gauntlet, reason, rule
from tests.samples import samples

STEPS = 12
"""How long two games that look alike are played side by side."""


def public(position: Position, viewer: int | None) -> tuple[object, ...]:
    """What must not depend on cards that are hidden from the viewer."""
    return (
        position.over,
        position.mover,
        position.question(viewer),
        position.reversible,
        position.events(viewer),
        position.outcome,
        repr(position),
        None if position.mover != viewer else position.moves(),
    )


def alike(left: Position, move: int, right: Position, viewer: int | None) -> int | None:
    """A move on the right whose events look the same to the viewer as those of the move on the left."""
    shown = left.copy()
    shown.play(move)
    for answer in sorted(right.moves(), key=lambda other: other != move):
        trial = right.copy()
        trial.play(answer)
        if trial.events(viewer) == shown.events(viewer):
            return answer
    return None


def side_by_side(left: Position, right: Position, viewer: int | None, chance: Dice) -> int:
    """Play both on for as long as the viewer is shown the same; how many moves that were."""
    for step in range(STEPS):
        moves = left.moves()
        move = moves[chance.below(len(moves))] if moves else -1
        answer = move if left.mover == viewer else alike(left, move, right, viewer) if moves else None
        if answer is None or not right.allows(answer):
            return step
        left.play(move)
        right.play(answer)
        if left.events(viewer) != right.events(viewer):
            return step
        assert public(left, viewer) == public(right, viewer)
    return STEPS


@rule("gauntlet.R51", "gauntlet.10.1", "gauntlet.10.8", "gauntlet.10.9", "gauntlet.R4", "gauntlet.R49")
@pytest.mark.parametrize("seats", range(2, 7))
def test_two_games_that_look_alike_ask_alike(seats: int) -> None:
    """At a decision of random play the cards hidden from a viewer are dealt again; both games go on as it sees it."""
    chance = sixstones.dice(seats)
    games = samples(small=15, normal=80, full=4000)
    compared = 0
    for game in range(games):
        option = ["any-faceup", "played-only"][game % 2]
        left = GAME.new(seats, game, thanos=LETTERS[game % seats], life="9,9", copy=option)
        for _ in range(chance.below(60)):
            if not left.over:
                moves = left.moves()
                left.play(moves[chance.below(len(moves))])
        viewer = [None, *range(seats)][chance.below(seats + 1)]
        right = left.redeal(viewer, chance)
        assert public(left, viewer) == public(right, viewer)
        compared += side_by_side(left, right, viewer, chance)
    assert compared > games  # a game goes on alike for more than one move


@rule("gauntlet.R51")
@pytest.mark.parametrize("name", EVERY)
def test_nothing_public_changes_when_the_hidden_cards_are_others(name: str) -> None:
    position = EVERY[name]
    for viewer in (*range(position.seats), None):
        for seed in range(6):
            other = position.redeal(viewer, sixstones.dice(seed))
            other.check()
            assert public(other, viewer) == public(position, viewer)


@rule("gauntlet.R51", "gauntlet.R50")
@pytest.mark.parametrize(
    ("one", "other", "moves"),
    [
        # one playable card or several; two that are alike or not
        ({"thanos": "outrider outrider thanos"}, {"thanos": "outrider power-stone thanos"}, ["play outrider"]),
        # which fights, falls, or goes down
        (
            {"thanos": "black-dwarf outrider outrider"},
            {"thanos": "black-dwarf outrider thanos"},
            ["play black-dwarf", "target b"],
        ),
        (
            {"turn": "b", "b": "nebula thor", "thanos": "outrider outrider"},
            {"turn": "b", "b": "nebula thor", "thanos": "outrider thanos"},
            ["play nebula", "guess 1"],
        ),
        (
            {"thanos": "ebony-maw outrider outrider", "thanos_deck": "thanos"},
            {"thanos": "ebony-maw power-stone thanos", "thanos_deck": "mind-stone"},
            ["play ebony-maw"],
        ),
        # the drawn or the kept card is played
        (
            {"thanos": "outrider thanos power-stone", "thanos_deck": "time-stone"},
            {"thanos": "outrider thanos time-stone", "thanos_deck": "power-stone"},
            ["play outrider"],
        ),
    ],
)
def test_pairs_that_must_be_asked_alike(one: dict[str, str], other: dict[str, str], moves: list[str]) -> None:
    left, right = after(gauntlet(3, **one), *moves), after(gauntlet(3, **other), *moves)
    assert asked(left) == asked(right)
    for viewer in (2, None):
        assert public(left, viewer) == public(right, viewer)


@rule("gauntlet.7.1", "gauntlet.R50")
def test_no_view_shows_an_order_of_a_hand() -> None:
    one = gauntlet(3, thanos="thanos outrider power-stone", b="hulk")
    other = gauntlet(3, thanos="power-stone thanos outrider", b="hulk")
    assert one == other
    assert one.view(0)["seats"][0]["hand"] == ["outrider", "power-stone", "thanos"]
    for viewer in (1, 2, None):
        assert one.view(viewer)["seats"][0]["hand"] is None
        assert one.view(viewer)["seats"][0]["held"] == 3


# What may be taken back: nothing that showed or drew a card, and no turn that has passed.


@rule("gauntlet.10.6", "gauntlet.R51")
@pytest.mark.parametrize(
    ("story", "moves", "reversible"),
    [
        ({"thanos": "outrider ebony-maw thanos"}, ["play outrider"], True),
        ({"thanos": "outrider ebony-maw thanos"}, ["play outrider", "target b"], True),
        ({"thanos": "outrider ebony-maw thanos"}, ["play outrider", "target b", "guess 6"], False),
        ({"thanos": "mind-stone ebony-maw thanos"}, ["play mind-stone"], True),
        ({"thanos": "black-dwarf ebony-maw thanos"}, ["play black-dwarf", "target b"], True),
        ({"thanos": "black-dwarf ebony-maw thanos"}, ["play black-dwarf", "decline"], False),
        ({"thanos": "ebony-maw outrider thanos"}, ["play ebony-maw"], False),
        ({"thanos": "reality-stone outrider thanos"}, ["play reality-stone", "bottom thanos"], True),
        ({"turn": "b", "b": "nebula thor", "thanos": "outrider thanos"}, ["play nebula"], True),
        ({"turn": "b", "b": "nebula thor", "thanos": "outrider thanos"}, ["play nebula", "guess 1"], False),
        ({"turn": "b", "b": "vision thor"}, ["play vision"], False),
        ({"turn": "b", "b": "hulk thor"}, ["play hulk"], True),
        ({"turn": "b", "b": "hulk thor"}, ["play hulk", "fight"], False),
        ({"turn": "b", "b": "iron-man thor"}, ["play iron-man"], True),
        ({"turn": "b", "b": "iron-man thor"}, ["play iron-man", "target c"], False),
    ],
)
def test_what_may_be_taken_back(story: dict[str, str], moves: list[str], reversible: bool) -> None:
    assert after(gauntlet(3, **story), *moves).reversible is reversible


@rule("gauntlet.10.6")
def test_a_miss_is_not_taken_back_although_the_turn_goes_on() -> None:
    """It told everybody something: Thanos would guess until he hits."""
    shown = "mind-stone space-stone power-stone reality-stone"
    for card, moves in {
        "outrider": ["target b", "guess 6"],
        "soul-stone": ["target b"],
        "corvus-glaive": ["target c"],
        "time-stone": ["copy mind-stone", "guess 6"],
    }.items():
        story = gauntlet(3, thanos=f"{card} ebony-maw thanos", front=shown, b="gamora", c="vision")
        missed = after(story, f"play {card}", *moves)
        assert (asked(missed), missed.reversible) == ("a after", False)
        assert missed.events(None)[-1].key == "missed"
    lone = gauntlet(2, thanos="soul-stone ebony-maw thanos", front=shown, b="gamora")
    missed = after(lone, "play soul-stone")
    assert (asked(missed), missed.reversible) == ("a after", False)


def test_a_redealt_copy_tells_what_its_seat_heard() -> None:
    for position in EVERY.values():
        for viewer in (*range(position.seats), None):
            copy = position.redeal(viewer, sixstones.dice(1))
            assert copy.events(viewer) == position.events(viewer)
            assert copy.question(viewer) == position.question(viewer)
    down = after(EVERY["down"], "bottom thanos")
    assert down.redeal(1, sixstones.dice(1)).events(0)[0] == reason("put-down", seat=0, card=None)
