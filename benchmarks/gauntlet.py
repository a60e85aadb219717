"""Infinity Gauntlet: random play against the study, and what it costs to know what follows from a history."""

import random
import statistics
import time
from collections.abc import Iterator
from types import ModuleType

import sixstones
from benchmarks.measure import Row, nanoseconds, resident, seconds
from sixstones.rules.dice import mixed
from sixstones.rules.playout import play_games

GAMES = 20_000
SEED = 3
MOST = 3000
STUDY_SEATS = {2: 2, 4: 4, 6: 4}
"""With how many seats of the study random play is compared; it has no more than four."""
LIFE = {2: "7,4", 4: "7,6", 6: "7,8"}
"""The table `ours-1`, written out so that another one does not move the figures."""
FIRST_REDEAL = {2: 30.0, 6: 100.0}
"""Microseconds allowed for the first redeal after a whole game, in the mean."""
WHOLE_GAMES = 300
APART = 5000
"""How many games are kept to see how large they are."""


def rows(study: ModuleType) -> Iterator[Row]:
    """All figures of the game."""
    for seats, of_study in STUDY_SEATS.items():
        yield random_play(seats, study, of_study)
    for seats in FIRST_REDEAL:
        yield from first_redeals(seats)
    yield from single_calls()
    yield size()


def random_play(seats: int, study: ModuleType, of_study: int) -> Row:
    """The compiled loop, legal moves of every decision computed, beside the study's."""
    decisions = int(study.bench(GAMES, SEED, of_study))
    study_rate = decisions / seconds(lambda: study.bench(GAMES, SEED, of_study))
    position = sixstones.game("gauntlet").new(seats, 1, listen=False, life=LIFE[seats])
    decisions = int(play_games(position, SEED, 0, GAMES, MOST))
    rate = decisions / seconds(lambda: play_games(position, SEED, 0, GAMES, MOST))
    ratio = rate / study_rate
    work = f"gauntlet: random play, {seats} seats"
    return Row(work, f"{ratio:.2f} x the study's {of_study} ({rate / 1e6:.2f} M/s)", "1.0 x", ratio >= 1.0)


def last_decision(seats: int, number: int) -> sixstones.Position:
    """A game of random play up to its last decision; nobody has asked what follows from its history."""
    position = sixstones.game("gauntlet").new(seats, number, life=LIFE[seats])
    chance, before = random.Random(number), position
    while not position.over:
        before = position.copy()
        position.play(chance.choice(position.moves()))
    return before


def first_redeals(seats: int) -> Iterator[Row]:
    """For every seat once, the whole history still to be folded; each is the best of three."""
    dice, times = mixed(SEED, seats, 0), list[float]()
    for number in range(WHOLE_GAMES):
        last = last_decision(seats, number)
        times += [microseconds(last, seat, dice) for seat in range(seats)]
    mean, slow = statistics.fmean(times), statistics.quantiles(times, n=100)[-1]
    aim = FIRST_REDEAL[seats]
    figure = f"{mean:.1f} us (p99 {slow:.0f} us)"
    yield Row(f"gauntlet: first redeal, {seats} seats", figure, f"{aim:.0f} us", mean <= aim)


def microseconds(last: sixstones.Position, seat: int, dice: sixstones.Dice) -> float:
    """The time of a first redeal; copies of a position that was never asked have nothing folded either."""
    times: list[int] = []
    for position in [last.copy() for _ in range(3)]:
        start = time.perf_counter_ns()
        position.redeal(seat, dice)
        times.append(time.perf_counter_ns() - start)
    return min(times) / 1000


def single_calls() -> Iterator[Row]:
    """What one call from Python costs at the end of a game, with its whole history, once that is folded."""
    position, dice = last_decision(4, 5), sixstones.dice(1)
    copy = nanoseconds(position.copy, 200_000)
    yield Row("gauntlet: copy() with its history", f"{copy:.0f} ns", "200 ns", copy <= 200)
    redeals: list[float] = []
    views: list[float] = []
    for number in range(20):
        position = last_decision(4, number)
        seat = position.mover
        position.view(seat)
        redeals.append(nanoseconds(lambda p=position, s=seat: p.redeal(s, dice), 2000) / 1000)  # type: ignore[misc]
        views.append(nanoseconds(lambda p=position, s=seat: p.view(s), 1000) / 1000)  # type: ignore[misc]
    redeal, view = statistics.fmean(redeals), statistics.fmean(views)
    yield Row("gauntlet: redeal(seat), folded", f"{redeal:.2f} us", "2 us", redeal <= 2)
    yield Row("gauntlet: view(seat), folded", f"{view:.1f} us", "25 us", view <= 25)


def size() -> Row:
    """The memory of many whole games, each with a history of its own."""
    last_decision(6, 0)
    before = resident()
    games = [last_decision(6, number) for number in range(APART)]
    each = (resident() - before) / len(games)
    return Row("gauntlet: size with its history, 6 seats", f"{each:.0f} bytes", "3000 bytes", each <= 3000)
