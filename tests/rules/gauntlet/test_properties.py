"""What holds in every position of every game: random play at every table and option, counted again here."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sixstones
from sixstones import Position
from tests.rules.gauntlet.facts import BACK, HEROES, STONES, THANOS_DECK, THANOS_TURNS, VILLAINS
from tests.rules.gauntlet.table import GAME, LETTERS, choices, random_play, rule
from tests.samples import samples

Data = dict[str, Any]
TABLES = [(seats, at) for seats in range(2, 7) for at in LETTERS[:seats]]
TABLE = st.tuples(
    st.sampled_from(TABLES),
    st.sampled_from(["any-faceup", "played-only"]),
    st.sampled_from(["ours-1", "1,1", "3,3", "12,12", "99,99"]),
    st.integers(0, 2**62 - 1),
)
"""Seats and Thanos' place, the two options, and a seed."""


def new(table: tuple[tuple[int, str], str, str, int]) -> Position:
    (seats, at), copy, life, seed = table
    return GAME.new(seats, seed, thanos=at, copy=copy, life=life)


def cards_are_each_in_one_place(data: Data) -> None:
    thanos = data["thanos"]
    heroes, villains = Counter[str](data["hero_deck"]), Counter[str](data["thanos_deck"])
    for place in ("hands", "front"):
        for seat, cards in enumerate(data[place]):
            (villains if seat == thanos else heroes).update(cards)
    assert heroes == Counter(list(HEROES))
    assert villains == Counter(THANOS_DECK)
    assert Counter(data["fallen"]) <= Counter(data["front"][thanos])
    if not data["over"]:
        assert "thanos" not in data["front"][thanos]
        assert not set(data["fallen"]) & set(BACK)


def hands_are_as_large_as_they_should_be(data: Data) -> None:
    kind, args = data["asked"]
    for seat, cards in enumerate(data["hands"]):
        drawn = kind == "card" and seat == data["turn"]
        if seat != data["thanos"]:
            assert len(cards) == 1 + drawn  # nobody is knocked out
        else:
            full = 2 + drawn + args.get("down", 0)
            assert len(cards) == full or (len(cards) < full and len(data["thanos_deck"]) <= 1)
    assert data["hero_deck"]


def what_cannot_occur_does_not(position: Position, data: Data) -> None:
    kind = data["asked"][0]
    thanos = data["thanos"]
    own = data["front"][thanos] + data["hands"][thanos]
    if data["turn"] == thanos and kind in ("before", "card", "after") and not data["thanos_deck"]:
        assert set(STONES) <= set(own)  # R27
        assert "snap" in choices(position)
    if kind == "card":
        assert any(text.startswith("play") for text in choices(position))  # R29
    if "snap" in choices(position):
        assert set(STONES) <= set(own)
        assert data["mover"] == data["turn"] == thanos
    assert data["life"]["heroes"] > 0 or data["life"]["thanos"] > 0  # R34


@rule(
    "gauntlet.1.1", "gauntlet.1.2", "gauntlet.1.3", "gauntlet.1.4", "gauntlet.1.5", "gauntlet.4.3", "gauntlet.R16",
    "gauntlet.R17", "gauntlet.R21", "gauntlet.R25", "gauntlet.R27", "gauntlet.R29", "gauntlet.R34", "gauntlet.R36",
)  # fmt: skip
@settings(max_examples=samples(small=12, normal=60, full=3000), deadline=None)
@given(TABLE)
def test_what_holds_in_every_position(table: tuple[tuple[int, str], str, str, int]) -> None:
    position = new(table)
    decisions = 0
    life = position.to_data()["life"]
    for before, _ in random_play(position, table[3]):
        before.check()
        data = before.to_data()
        cards_are_each_in_one_place(data)
        hands_are_as_large_as_they_should_be(data)
        what_cannot_occur_does_not(before, data)
        what_was_said_can_be(before)
        assert all(data["life"][team] <= life[team] for team in life)
        assert min(data["tokens"]) >= 0
        life = data["life"]
        decisions += 1
    position.check()
    data = position.to_data()
    cards_are_each_in_one_place(data)
    assert decisions <= GAME.bound
    assert data["thanos_turns"] <= THANOS_TURNS
    the_end_is_sound(position, data)


def what_was_said_can_be(position: Position) -> None:
    for event in position.events(None):
        if event.key == "copied":
            assert event.args["card"] not in ("time-stone", "thanos")  # R16, R17
        if event.key == "reshuffled":
            least = 9 if position.seats == 6 and event.args["aside"] == 2 else 10
            assert len(event.args["cards"]) >= least  # R25
            assert event.args["aside"] in (0, 1, 2)


def the_end_is_sound(position: Position, data: Data) -> None:
    outcome, thanos = position.outcome, data["thanos"]
    assert outcome is not None
    heroes = [seat for seat in range(position.seats) if seat != thanos]
    assert (data["life"]["heroes"] == 0) + (data["life"]["thanos"] == 0) + (outcome.reason == "snap") == 1
    if data["life"]["thanos"] == 0:
        assert (outcome.reason, list(outcome.winners)) == ("life", heroes)
    else:
        assert outcome.winners == (thanos,)
    if outcome.reason == "snap":
        assert set(STONES) <= {*data["hands"][thanos], *data["front"][thanos]}
        assert data["turn"] == thanos
    assert position.scores() == [float(seat in outcome.winners) for seat in range(position.seats)]


@rule("gauntlet.R27", "gauntlet.9.1")
@settings(max_examples=samples(small=20, normal=150, full=5000), deadline=None)
@given(st.sampled_from(TABLES), st.integers(0, 2**62 - 1))
def test_who_always_snaps_when_able_has_at_most_eleven_turns(table: tuple[int, str], seed: int) -> None:
    position = GAME.new(table[0], seed, thanos=table[1], life="99,99", listen=False)
    chance = sixstones.dice(seed)
    while not position.over:
        moves = position.moves()
        snaps = [move for move in moves if GAME.write(position, move) == "snap"]
        position.play(snaps[0] if snaps else moves[chance.below(len(moves))])
    assert position.to_data()["thanos_turns"] <= 11


@rule("gauntlet.R37", "gauntlet.10.6")
@settings(max_examples=samples(small=6, normal=30, full=1000), deadline=None)
@given(TABLE)
def test_answers_are_always_true(table: tuple[tuple[int, str], str, str, int]) -> None:
    """A guess hits what is there and misses what is not; a fight is won by the higher total."""
    position = new(table)
    for before, move in random_play(position, table[3]):
        action = GAME.structure(before, move)
        later = before.copy()
        later.play(move)
        kinds = [event.key for event in later.events(None)]
        data = before.to_data()
        thanos, args = data["thanos"], data["asked"][1]
        if action["action"] == "guess" and args["effect"] == "hero-1":
            hit = action["number"] in [VILLAINS[card].number for card in data["hands"][thanos]]
            assert ("missed" in kinds) == (not hit)
            assert hit == bool({"which-falls", "defeated"} & set(kinds))
        elif action["action"] == "guess":
            aimed = [args["whom"]] if "whom" in args else [seat for seat in range(position.seats) if seat != thanos]
            hits = [seat for seat in aimed if HEROES[data["hands"][seat][0]] == action["number"]]
            fell = [event.args["seat"] for event in later.events(None) if event.key == "defeated"]
            assert sorted(fell) == hits
            assert kinds.count("missed") == len(aimed) - len(hits)


def play_longest(position: Position) -> int:
    """Play on for as long as one can: never snap, spare lives, ask whatever can be asked. The number of decisions."""
    decisions = 0
    while not position.over:
        best = max(position.moves(), key=lambda move: worth(position, move))
        position.play(best)
        decisions += 1
    return decisions


def worth(position: Position, move: int) -> tuple[int, ...]:
    later = position.copy()
    later.play(move)
    data = later.to_data()
    return (
        not later.over,
        len(data["hands"][data["thanos"]]) + len(data["thanos_deck"]),
        later.mover == position.mover,
        -move,
    )


@pytest.mark.parametrize("seats", [2, 6])
def test_long_games_stay_within_the_bound(seats: int) -> None:
    longest = [play_longest(GAME.new(seats, seed, life="99,99")) for seed in range(samples(small=1, normal=3, full=60))]
    assert max(longest) <= GAME.bound
    assert max(longest) >= {2: 50, 6: 120}[seats]
