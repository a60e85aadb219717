"""Splendor: Marvel: random play against the study, and what the public interface costs."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from types import ModuleType

import sixstones
from benchmarks.measure import Row, nanoseconds, pure_sources, resident, seconds, side_by_side
from sixstones.rules.dice import mixed
from sixstones.rules.playout import play_games

GAMES = 20_000
SEED = 3
MOST = 3000
COPIES = 100_000
MIDDLE = 40
"""How many decisions are played before copies, views and redeals are measured."""

PURE_LOOP = """
import json, time
import sixstones
from sixstones.registry import compiled
from sixstones.rules.playout import play_games
position = sixstones.game("splendor").new(2, 1, listen=False, payment="colours-first")
start = time.perf_counter()
decisions = play_games(position, 3, 0, 150, 3000)
print(json.dumps([decisions / (time.perf_counter() - start), compiled()]))
"""


def rows(study: ModuleType) -> Iterator[Row]:
    """All figures of the game."""
    rate = 0.0
    for seats in (4, 2):
        for payment in ("colours-first", "any"):
            found, rate = random_play(study, seats, payment)
            yield from found
    yield checked_loop(rate)
    yield pure(rate)
    yield from single_calls()
    yield size()


def random_play(study: ModuleType, seats: int, payment: str) -> tuple[list[Row], float]:
    """The compiled loop, legal moves of every decision computed, beside the study; and the study's decisions/s."""
    position = sixstones.game("splendor").new(seats, 1, listen=False, payment=payment)
    decisions = int(play_games(position, SEED, 0, GAMES, MOST))
    studied = int(study.bench(GAMES, SEED, seats))
    theirs, ours = side_by_side(
        lambda: study.bench(GAMES, SEED, seats), lambda: play_games(position, SEED, 0, GAMES, MOST)
    )
    rate, study_rate = decisions / ours, studied / theirs
    ratio, games = rate / study_rate, theirs / ours
    work = f"random play, {seats} seats, {payment}"
    figure = f"{ratio:.2f} x the study ({rate / 1e6:.1f} of {study_rate / 1e6:.1f} M/s)"
    return [
        Row(work, figure, "1.4 x", ratio >= 1.4),
        Row("    games/s", f"{games:.2f} x the study", "1.4 x", games >= 1.4),
    ], study_rate


def checked_loop(study_rate: float) -> Row:
    """The same in plain Python over the public, checked interface, events recorded."""
    game = sixstones.game("splendor")
    decisions = 0

    def loop() -> None:
        nonlocal decisions
        decisions = 0
        position, chance = game.new(2, 1), random.Random(1).random
        for number in range(1500):
            position.dice = mixed(1, number, 0)
            position.deal()
            while not position.over:
                moves = position.moves()
                position.play(moves[int(chance() * len(moves))])
                decisions += 1

    taken = seconds(loop)
    rate = decisions / taken
    ratio = rate / study_rate
    return Row("checked play from Python", f"{ratio:.3f} x the study ({rate / 1e6:.2f} M/s)", "0.15 x", ratio >= 0.15)


def pure(study_rate: float) -> Row:
    """The rules uncompiled."""
    environment = {**os.environ, "PYTHONPATH": str(pure_sources())}
    best = 0.0
    for _ in range(3):
        run = subprocess.run(
            [sys.executable, "-c", PURE_LOOP], env=environment, check=True, capture_output=True, text=True
        )
        rate, compiled = json.loads(run.stdout)
        if compiled:
            raise SystemExit("The pure sources ran compiled: their folder is not first on the path.")
        best = max(best, rate)
    ratio = best / study_rate
    return Row("pure Python", f"{ratio:.4f} x the study ({best / 1e3:.0f} k/s)", "0.010 x", ratio >= 0.010)


def middle_game(seats: int) -> sixstones.Position:
    """A listening position in mid-game, events of the last move included."""
    position = sixstones.game("splendor").new(seats, 5)
    chance = random.Random(5)
    for _ in range(MIDDLE):
        position.play(chance.choice(position.moves()))
    return position


def single_calls() -> Iterator[Row]:
    """What one call from Python costs in mid-game."""
    position, dice = middle_game(4), sixstones.dice(1)
    copy = nanoseconds(position.copy, 200_000)
    yield Row("copy()", f"{copy:.0f} ns", "400 ns", copy <= 400)
    redeal = nanoseconds(lambda: position.redeal(0, dice), 100_000)
    yield Row("redeal(seat)", f"{redeal:.0f} ns", "1000 ns", redeal <= 1000)
    view = nanoseconds(lambda: position.view(0), 20_000) / 1000
    yield Row("view(seat)", f"{view:.1f} us", "20 us", view <= 20)
    data = nanoseconds(position.to_data, 20_000) / 1000
    yield Row("to_data()", f"{data:.1f} us", "", None)


def size() -> Row:
    """The memory of 100,000 copies, buffers included."""
    position = middle_game(4)
    before = resident()
    copies = [position.copy() for _ in range(COPIES)]
    each = (resident() - before) / len(copies)
    return Row("size of a position", f"{each:.0f} bytes", "2000 bytes", each <= 2000)
