"""Calibration: intervals, what is chosen and why, and the command that shows it."""

import json
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterable, Iterator
from math import exp
from pathlib import Path
from typing import Any

import pytest

import sixstones
from sixstones.calibrate import Share, gauntlet, spread_out
from sixstones.calibrate.gauntlet import Point, Task, calibrate, most_even, nearest_never_falling, played, work
from sixstones.cli import main
from sixstones.rules.gauntlet.life import LIFE
from sixstones.simulate import Settings, simulate
from sixstones.texts import languages

EVEN = {2: 3.4, 3: 5.0, 4: 5.2, 5: 7.1, 6: 9.0}
"""In the made-up world of these tests: the Thanos life with even chances, by seats, when the heroes have 6."""


def made_up(task: Task) -> Point:
    """The more life Thanos has the more he wins, the more the heroes have the less; half by life if they have 6."""
    rate = 1 / (1 + exp(EVEN[task.seats] + (task.heroes - 6) / 2 - task.thanos))
    wins = round(task.games * rate)
    return Point(task.seats, task.heroes, task.thanos, task.games, wins, min(wins, round(wins * task.heroes / 12)))


def in_this_process(work_on: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[Any]:
    return map(work_on, tasks)


@pytest.fixture
def _made_up_world(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gauntlet, "played", made_up)
    monkeypatch.setattr(gauntlet, "spread_out", in_this_process)


def point(seats: int, thanos: int, wins: int) -> Point:
    return Point(seats, 6, thanos, 100, wins, 0)


# Intervals


@pytest.mark.parametrize(
    ("part", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 1, 0.2065, 1.0)],
)
def test_wilson_intervals(part: int, games: int, low: float, high: float) -> None:
    assert Share(part, games).interval == pytest.approx((low, high), abs=1e-4)


def test_of_no_games_nothing_is_known() -> None:
    assert Share(0, 0).interval == (0, 1)


# What is chosen


def test_hero_life_is_where_the_wins_of_thanos_split_most_evenly_over_all_seats() -> None:
    search = [
        Point(seats, heroes, 5, 100, 60, snaps)
        for heroes, row in {4: (10, 20), 5: (10, 45), 6: (50, 60)}.items()
        for seats, snaps in zip((2, 3), row, strict=True)
    ]
    assert most_even(search) == [5, 4, 6]


def test_thanos_life_is_nearest_to_even_chances() -> None:
    tried = [point(2, 3, 40), point(2, 4, 55), point(3, 4, 46), point(3, 5, 60)]
    assert nearest_never_falling(tried) == [4, 4]


def test_thanos_life_never_falls_with_more_seats() -> None:
    tried = [point(2, 4, 20), point(2, 5, 49), point(3, 4, 48), point(3, 5, 58), point(4, 6, 50)]
    assert nearest_never_falling(tried) == [5, 5, 6]


@pytest.mark.usefixtures("_made_up_world")
def test_the_search_finds_the_numbers_of_a_made_up_world() -> None:
    told: list[int] = []
    found = calibrate(400, 1, told.append)
    assert (found.heroes, found.thanos) == (6, [3, 5, 5, 7, 9])
    assert [one.thanos for one in found.chosen] == found.thanos
    assert told == sorted(told)
    assert told[-1] == work(400)
    assert found.line == '"ours-1": (6, [3, 5, 5, 7, 9]),'


def test_games_are_those_of_simulate_with_the_best_bots() -> None:
    results = simulate(Settings(sixstones.game("gauntlet"), 3, 2, 5, {"life": "2,3"}, ("greedy",))).results
    assert results is not None
    found = played(Task(3, 2, 3, 2, 5))
    assert found == Point(3, 2, 3, 2, results.wins[0], results.reasons["snap"])


def test_several_processes_give_the_results_in_order() -> None:
    assert list(spread_out(abs, [-3, 2, -1])) == [3, 2, 1]


def test_the_table_of_the_rules_never_falls_either() -> None:
    heroes, thanos = LIFE[gauntlet.TABLE]
    assert heroes in gauntlet.HERO_LIVES
    assert len(thanos) == len(sixstones.game("gauntlet").seats)
    assert thanos == sorted(thanos)


# The command


@pytest.mark.usefixtures("_made_up_world")
@pytest.mark.parametrize("language", languages())
def test_it_says_that_the_table_is_ours_and_how_to_enter_ones_own(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plot = tmp_path / "life.svg"
    words = ["calibrate", "gauntlet", "--games", "400", "--plot", str(plot), "--language", language]
    assert main(words) == 0
    shown = capsys.readouterr().out
    assert "--life 6,8" in shown
    assert '"ours-1": (6, [' in shown.splitlines()[-1]
    drawn = "".join(ET.parse(plot).getroot().itertext())  # noqa: S314 - drawn by ourselves
    ours = next(line for line in shown.splitlines() if line in drawn)
    assert {"en": "not the printed", "es": "no son los impresos", "nl": "niet de gedrukte", "pl": "to nie są"}[
        language
    ] in ours


@pytest.mark.usefixtures("_made_up_world")
def test_json_has_every_number(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["calibrate", "gauntlet", "--games", "400", "--seed", "3", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert {"game": "gauntlet", "table": "ours-1", "heroes": 6, "games": 400, "seed": 3}.items() <= data.items()
    assert len(data["tried"]) == 5 * gauntlet.AROUND
    assert all(one["interval"][0] <= one["wins"] / one["games"] <= one["interval"][1] for one in data["tried"])


def test_a_game_whose_numbers_are_known_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["calibrate", "splendor"]) == 2
    assert "splendor" in capsys.readouterr().err
