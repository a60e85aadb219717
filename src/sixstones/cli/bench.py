"""`sixstones bench`: how fast this machine plays at random, on one core."""

import json
import os
import platform
from typing import Final

from sixstones.cli.arguments import Parser
from sixstones.progress import Progress
from sixstones.registry import Game, compiled, game, games
from sixstones.simulate import Report, Settings, simulate
from sixstones.texts import Catalogue

EXAMPLES: Final = ("sixstones bench", "sixstones bench splendor --json")
ROUNDS: Final = 3
"""The best of these counts: whatever else the machine does only makes it slower."""
SECONDS: Final = 0.5
"""How long each of them takes."""
SEED: Final = 1


def run(words: list[str], text: Catalogue) -> int:
    """Measure random play for every number of players."""
    parser = Parser(text, "bench", text.say("cli-about-bench"), EXAMPLES)
    parser.named_game()
    parser.switch("--json", text.say("cli-help-json"))
    found = parser.read(words)
    chosen = [found.game] if found.game else [game(name) for name in games()]
    stay_on_one_core()
    tables = [(one, seats) for one in chosen for seats in one.seats]
    measured = []
    with Progress(len(tables)) as progress:
        for number, (one, seats) in enumerate(tables):
            progress.show(number)
            measured.append(best(one, seats))
    rows = [row(report) for report in measured]
    if found.json:
        print(json.dumps({"compiled": compiled(), "python": platform.python_version(), "results": rows}))
        return 0
    print(text.say("cli-compiled") if compiled() else text.say("cli-pure"))
    for one in rows:
        print("  " + text.say("cli-bench", **one))
    return 0


def stay_on_one_core() -> None:
    """Where the system allows it: moving to another core costs time."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def best(of: Game, seats: int) -> Report:
    """The fastest of several rounds, of as many games as fill the time."""
    number = 1
    while (trial := simulate(Settings(of, seats, number, SEED))).seconds < SECONDS / 10:
        number *= 4
    number = max(1, round(number * SECONDS / trial.seconds))
    rounds = [simulate(Settings(of, seats, number, SEED)) for _ in range(ROUNDS)]
    return min(rounds, key=lambda report: report.seconds)


def row(report: Report) -> dict[str, str | int]:
    """What was measured."""
    return {
        "game": report.settings.game.name,
        "seats": report.settings.seats,
        "decisions_per_second": report.decisions_per_second,
        "games_per_second": round(report.games / report.seconds),
    }
