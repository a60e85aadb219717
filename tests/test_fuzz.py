"""Whatever comes in from outside, out comes a position, a move, or an error that says what is wrong. Nothing else."""

import json
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import sixstones
from sixstones import DataError, Game, IllegalMove, NotationError, Refusal
from sixstones.rules.dice import dice_from_data, mixed
from sixstones.rules.said import Data
from tests.contract.cases import GAMES, every_game, pins_of
from tests.samples import SIZE, samples

EXAMPLES = samples(small=100, normal=500, full=20_000)
STEP = samples(small=9, normal=1, full=1)
"""Of the places of a position every one, or for each odd thing other ones."""
fuzzed = settings(
    max_examples=EXAMPLES, deadline=None, derandomize=SIZE != "full", suppress_health_check=[HealthCheck.too_slow]
)

NESTED: Final[list[Any]] = [1]
for _ in range(50_000):
    NESTED[0] = [NESTED[0]]
HUGE: Final = 10**5000
"""More digits than Python is willing to write."""

IN_FILES: Final[list[Any]] = [
    None, True, False, 0, 1, -1, 2, 7, 8, 90, 255, 256, 2**31, 2**62, 2**63, -(2**63), 10**30, 1.0, 0.5,
    float("nan"), float("inf"), "", "0", "a", "rocket", "\0", "x" * 1000, [], {}, [[]], {"": []}, [None],
]  # fmt: skip
IN_PROGRAMS: Final[list[Any]] = [HUGE, -HUGE, NESTED, b"", (), object(), {1: 2}, {None: None}, 1j]
ODD: Final = IN_FILES + IN_PROGRAMS


PINNED: Final = {name: [pin.position() for pin in pins_of(name)] for name in GAMES}
MOST: Final = 2000
"""No message is longer, whatever it quotes."""


# Notation and structures

PIECES: Final = sorted(
    {
        piece
        for name, pinned in PINNED.items()
        for move in range(sixstones.game(name).space)
        for piece in sixstones.game(name).write(pinned[0], move).split()
    }
)
texts = st.text(max_size=30) | st.lists(
    st.sampled_from([*PIECES, "deck-", "-1", "W", "İ", "ß", "\u2028"]), max_size=5
).map(" ".join)


@every_game
@fuzzed
@given(text=texts)
@example(text="x" * 100_000)
@example(text="\ud800")
def test_any_text_is_a_move_or_no_move(name: str, text: str) -> None:
    game = sixstones.game(name)
    for position in PINNED[name]:
        move = tried(game.parse, position, text)
        if isinstance(move, Refusal):
            assert type(move) in {NotationError, IllegalMove}
        else:
            assert position.allows(move)
            assert game.parse(position, game.write(position, move)) == move


def tried(call: Callable[..., Any], *args: Any) -> Any:
    """What comes of it: if it is refused, the refusal, in a message of some lines."""
    try:
        return call(*args)
    except Refusal as refused:
        assert len(str(refused)) < MOST  # noqa: PT017 - what is refused is not known before
        return refused


@every_game
@pytest.mark.parametrize("number", range(len(ODD)))
def test_any_structure_is_a_move_or_no_move(name: str, number: int) -> None:
    game, position = sixstones.game(name), PINNED[name][0]
    for move in range(game.space):
        for structure in changed(game.structure(position, move), ODD[number]):
            found = tried(game.parse_structure, position, structure)
            if isinstance(found, Refusal):
                assert type(found) in {NotationError, IllegalMove}
            else:
                assert position.allows(found)
                assert game.structure(position, found) == structure


def changed(structure: dict[str, Data], value: Data) -> Iterator[Data]:
    """The structure with something odd at each place, without each place, and with one more."""
    yield value
    for name in structure:
        yield {**structure, name: value}
        yield {other: inner for other, inner in structure.items() if other != name}
    yield {**structure, "more": value}


# Data


def places(data: Data, here: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Every place in the data."""
    keys: Iterable[str | int] = ()
    if isinstance(data, dict):
        keys = data
    elif isinstance(data, list):
        keys = range(len(data))
    for key in keys:
        yield (*here, key)
        yield from places(at(data, (key,)), (*here, key))


def at(data: Data, place: tuple[str | int, ...]) -> Data:
    for key in place:
        data = data[key]
    return data


def mutated(data: Data, draw: st.DataObject) -> Data:
    """The data with one place changed: made something odd or what stands elsewhere, removed, doubled, or one more."""
    found = list(places(data))
    place = draw.draw(st.sampled_from(found), label="place")
    owner, key = at(data, place[:-1]), place[-1]
    how = draw.draw(st.sampled_from(["odd", "elsewhere", "swap", "remove", "double", "more", "less"]), label="how")
    if how == "odd":
        owner[key] = draw.draw(st.sampled_from(IN_FILES), label="value")
    elif how in {"elsewhere", "swap"}:
        alike = [other for other in found if type(at(data, other)) is type(owner[key]) and not nested(other, place)]
        if alike:
            other = draw.draw(st.sampled_from(alike), label="other place")
            mine, theirs = owner[key], at(data, other)
            owner[key] = theirs
            if how == "swap":
                at(data, other[:-1])[other[-1]] = mine
    elif how == "remove":
        del owner[key]
    elif how == "double" and isinstance(owner, list):
        owner.append(at(owner, (key,)))
    elif type(owner[key]) is int:
        owner[key] += 1 if how == "more" else -1
    return data


def nested(one: tuple[str | int, ...], other: tuple[str | int, ...]) -> bool:
    return one[: len(other)] == other or other[: len(one)] == one


def positions(name: str) -> list[str]:
    """Data as text: the pinned positions, and some of a game."""
    found = [json.dumps(position.to_data()) for position in PINNED[name]]
    dice = mixed(1, 0, 0)
    for seats in sixstones.game(name).seats:
        position = sixstones.game(name).new(seats, seats)
        while not position.over:
            if dice.below(5) == 0:
                found.append(json.dumps(position.to_data()))
            position.play(position.nth(dice.below(position.count())))
    return found


POSITIONS: Final = {name: positions(name) for name in GAMES}


@every_game
@fuzzed
@given(draw=st.data())
def test_changed_data_is_refused_or_makes_a_game(name: str, draw: st.DataObject) -> None:
    data = json.loads(draw.draw(st.sampled_from(POSITIONS[name]), label="position"))
    for _ in range(draw.draw(st.integers(1, 3), label="changes")):
        data = mutated(data, draw)
    check_data(sixstones.game(name), data)


@every_game
@pytest.mark.parametrize("number", range(len(ODD)))
def test_odd_things_in_every_place_are_refused_or_make_a_game(name: str, number: int) -> None:
    check_data(sixstones.game(name), ODD[number])
    for text in POSITIONS[name][:: samples(small=40, normal=15, full=2)]:
        for place in islice(places(json.loads(text)), number % STEP, None, STEP):
            data = json.loads(text)
            at(data, place[:-1])[place[-1]] = ODD[number]
            check_data(sixstones.game(name), data)


def check_data(game: Game, data: Data) -> None:
    """Refused as data, with a message of some lines; or a position that keeps its promises to the end."""
    position = tried(game.load, data)
    if isinstance(position, Refusal):
        assert type(position) is DataError
        return
    position.check()
    described = position.to_data()
    assert unordered(described) == unordered(data), "everything that was said was heard"
    assert game.load(json.loads(json.dumps(described))) == position
    assert position.over == (position.moves() == [])
    dice = mixed(1, 0, 1)
    for _ in range(game.bound):
        if position.over:
            break
        position.redeal(position.mover, dice).check()
        position.play(position.nth(dice.below(position.count())))
        position.check()
        assert repr(position)
    assert position.over


def unordered(data: Data) -> Data:
    """Where the order of words does not say anything, like that of locations on a table, a game may have its own."""
    if isinstance(data, dict):
        return {name: sorted(value) if name == "locations" else unordered(value) for name, value in data.items()}
    return [unordered(value) for value in data] if isinstance(data, list) else data


# Dice


@pytest.mark.parametrize("number", range(len(ODD)))
def test_odd_dice_are_refused_or_fall(number: int) -> None:
    value = ODD[number]
    for data in (
        value,
        {"kind": value},
        {"kind": "fast", "state": value},
        {"kind": "fair", "key": value, "drawn": 0},
        {"kind": "fair", "key": "0" * 64, "drawn": value},
    ):
        dice = tried(dice_from_data, data)
        if isinstance(dice, Refusal):
            assert type(dice) is DataError
        else:
            assert 0 <= dice.below(6) < 6
