"""The starting life of Infinity Gauntlet: which numbers give both sides even chances when the best bots play.

For each life of the heroes the Thanos life with even chances is searched for each number of seats. The hero life is
the one at which the wins of Thanos split most evenly between life and snap. Then the Thanos lives around are tried.
Play depends on the life that is left, so every pair of numbers has games of its own.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import accumulate, pairwise, product
from typing import Final, NamedTuple

from sixstones.calibrate import Share, spread_out
from sixstones.calibrate.picture import Curve, Panel, picture
from sixstones.registry import game
from sixstones.rules.said import Data
from sixstones.simulate import Settings, simulate
from sixstones.texts import Catalogue

BOT: Final = "greedy"
HERO_LIVES: Final = range(3, 11)
MOST: Final = 16
"""No Thanos life above it is tried."""
STEPS: Final = 4
"""So many halvings find one of these lives."""
AROUND: Final = 9
"""So many Thanos lives are tried in the end, those around even chances."""
GAMES: Final = 1000
"""Games for each of them and each number of seats."""
SEARCH: Final = 4
"""The search for even chances plays so many times fewer for each life that it tries."""
CLOSE: Final = 2
"""So many hero lives are looked at again with all games before one is chosen,"""
BESIDE: Final = 3
"""each with so many Thanos lives around even chances."""
SEED: Final = 1
TABLE: Final = "ours-1"


class Task(NamedTuple):
    """Games to be played."""

    seats: int
    heroes: int
    thanos: int
    games: int
    seed: int


class Point(NamedTuple):
    """What came of games with these numbers."""

    seats: int
    heroes: int
    thanos: int
    games: int
    wins: int
    """Of Thanos."""
    snaps: int
    """Those of his wins that were snaps."""

    @property
    def won(self) -> Share:
        """How many games Thanos won."""
        return Share(self.wins, self.games)

    @property
    def uneven(self) -> float:
        """How far his win rate is from one half."""
        return abs(self.won.rate - 0.5)


def played(task: Task) -> Point:
    """Play the games."""
    seats, heroes, thanos, games, seed = task
    options: dict[str, Data] = {"life": f"{heroes},{thanos}"}
    results = simulate(Settings(game("gauntlet"), seats, games, seed, options, (BOT,))).results
    if results is None:
        raise AssertionError("games between bots have results")
    return Point(seats, heroes, thanos, games, results.wins[0], results.reasons["snap"])


def even(task: Task) -> Point:
    """What came of the Thanos life, found by halving, whose win rate is nearest one half; more life, more wins."""
    low, high = 0, MOST
    tried: list[Point] = []
    for _ in range(STEPS):
        middle = (low + high) // 2
        tried.append(played(task._replace(thanos=middle)))
        if tried[-1].won.rate < 0.5:
            low = middle
        else:
            high = middle
    return min(tried, key=lambda one: one.uneven)


@dataclass(frozen=True)
class Calibrated:
    """The numbers, and what they were chosen by."""

    games: int
    seed: int
    search: list[Point]
    """For each hero life and number of seats, the Thanos life with the most even chances."""
    tried: list[Point]
    """With the hero life that was chosen, the Thanos lives around even chances."""
    heroes: int
    thanos: list[int]

    @property
    def line(self) -> str:
        """The table as the rules have it."""
        return f'"{TABLE}": ({self.heroes}, {self.thanos}),'

    @property
    def chosen(self) -> list[Point]:
        """What came of the chosen numbers, by seats."""
        wanted = set(zip(game("gauntlet").seats, self.thanos, strict=True))
        return [point for point in self.tried if (point.seats, point.thanos) in wanted]

    def to_data(self) -> dict[str, Data]:
        return {
            "game": "gauntlet",
            "table": TABLE,
            "heroes": self.heroes,
            "thanos": self.thanos,
            "bot": BOT,
            "games": self.games,
            "seed": self.seed,
            "search": [point._asdict() for point in self.search],
            "tried": [{**point._asdict(), "interval": point.won.interval} for point in self.tried],
        }

    def summary(self, text: Catalogue) -> list[str]:
        lines = [text.say("calibrate-life", heroes=self.heroes, thanos=" ".join(map(str, self.thanos)))]
        for point in self.chosen:
            low, high = (round(100 * bound, 1) for bound in point.won.interval)
            rate = round(100 * point.won.rate, 1)
            lines.append(
                "  "
                + text.say(
                    "calibrate-rate", seats=point.seats, thanos=point.thanos, rate=rate, low=low, high=high,
                    games=point.games,
                )
            )  # fmt: skip
        for heroes, share in by_life(self.search).items():
            low, high = (round(100 * bound, 1) for bound in share.interval)
            rate = round(100 * share.rate, 1)
            lines.append("  " + text.say("calibrate-split", heroes=heroes, rate=rate, low=low, high=high))
        return [*lines, text.say("calibrate-ours"), text.say("calibrate-own"), text.say("calibrate-paste"), self.line]

    def drawing(self, text: Catalogue) -> str:
        curves = [
            Curve(
                text.say("calibrate-seats", seats=seats),
                {point.thanos: point.won for point in self.tried if point.seats == seats},
                thanos,
            )
            for seats, thanos in zip(game("gauntlet").seats, self.thanos, strict=True)
        ]
        panels = [
            Panel(
                text.say("calibrate-title-split"),
                text.say("calibrate-axis-heroes"),
                [Curve("", by_life(self.search), self.heroes)],
            ),
            Panel(text.say("calibrate-title-rate", heroes=self.heroes), text.say("calibrate-axis-thanos"), curves),
        ]
        return picture(panels, [text.say("calibrate-intervals"), text.say("calibrate-ours")])


def calibrate(games: int, seed: int, progress: Callable[[int], None]) -> Calibrated:
    """Find the numbers; `progress` hears how many of the games are done."""
    seats = game("gauntlet").seats
    few = max(1, games // SEARCH)
    done = 0

    def heard(point: Point, number: int) -> Point:
        nonlocal done
        done += number
        progress(done)
        return point

    progress(0)
    tasks = [Task(number, heroes, 0, few, seed) for heroes in HERO_LIVES for number in seats]
    search = [heard(point, STEPS * few) for point in spread_out(even, tasks)]
    close = set(most_even(search)[:CLOSE])
    tasks = [
        Task(one.seats, one.heroes, thanos, games, seed)
        for one in search
        if one.heroes in close
        for thanos in around(one.thanos, BESIDE)
    ]
    again = evenest(heard(point, games) for point in spread_out(played, tasks))
    heroes = most_even(again)[0]
    search = [*(point for point in search if point.heroes not in close), *again]
    centres = accumulate((point.thanos for point in search if point.heroes == heroes), max)
    tasks = [
        Task(number, heroes, thanos, games, seed)
        for number, centre in zip(seats, centres, strict=True)
        for thanos in around(centre, AROUND)
    ]
    tried = [heard(point, games) for point in spread_out(played, tasks)]
    return Calibrated(games, seed, search, tried, heroes, nearest_never_falling(tried))


def work(games: int) -> int:
    """How many games `calibrate` plays."""
    seats = len(game("gauntlet").seats)
    return seats * (len(HERO_LIVES) * STEPS * max(1, games // SEARCH) + (CLOSE * BESIDE + AROUND) * games)


def around(centre: int, number: int) -> range:
    """So many Thanos lives around one, or from 1 on."""
    first = max(1, centre - number // 2)
    return range(first, first + number)


def evenest(points: Iterable[Point]) -> list[Point]:
    """For each hero life and number of seats the point with the most even chances."""
    found: dict[tuple[int, int], Point] = {}
    for point in points:
        best = found.setdefault((point.heroes, point.seats), point)
        if point.uneven < best.uneven:
            found[point.heroes, point.seats] = point
    return list(found.values())


def by_life(search: list[Point]) -> dict[int, Share]:
    """For each hero life, how many of the wins of Thanos over all numbers of seats were by life."""
    wins: dict[int, int] = {}
    lives: dict[int, int] = {}
    for point in search:
        wins[point.heroes] = wins.get(point.heroes, 0) + point.wins
        lives[point.heroes] = lives.get(point.heroes, 0) + point.wins - point.snaps
    return {heroes: Share(lives[heroes], wins[heroes]) for heroes in sorted(wins)}


def most_even(search: list[Point]) -> list[int]:
    """The hero lives, first the one at which the wins of Thanos split most evenly between life and snap."""
    shares = by_life(search)
    return sorted(shares, key=lambda heroes: abs(shares[heroes].rate - 0.5))


def nearest_never_falling(tried: list[Point]) -> list[int]:
    """For each number of seats a Thanos life; together as near to one half as lives that never fall can be."""
    by_seats: dict[int, list[Point]] = {}
    for point in tried:
        by_seats.setdefault(point.seats, []).append(point)
    rows = product(*by_seats.values())
    rising = (row for row in rows if all(one.thanos <= other.thanos for one, other in pairwise(row)))
    best = min(rising, key=lambda row: sum(point.uneven for point in row))
    return [point.thanos for point in best]
