"""Many games at once, between bots or by chance alone, and what one may want to see of them.

Game k of a series depends on the seed, k and the options alone: whoever watches, and whatever is written down, the
games go the same way.
"""

import json
from collections import Counter
from collections.abc import Callable, Generator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Final, TextIO

from sixstones.bots import RANDOM, ask, make
from sixstones.records import Writer
from sixstones.registry import Game, compiled
from sixstones.rules.dice import Fast, mixed
from sixstones.rules.playout import CHOOSING, REDEALS_FOR_BOTS, REDEALS_IN_TRACES, TABLE, play_games
from sixstones.rules.position import Position
from sixstones.rules.said import Data, OptionError, Phrase

SLICE: Final = 0.01
"""Seconds that the compiled loop runs at a time: an interrupt or a progress bar waits no longer than twice this."""


@dataclass(frozen=True)
class Settings:
    """What is to be simulated. Without `bots` the moves are random."""

    game: Game
    seats: int
    games: int
    seed: int
    options: dict[str, Data] = field(default_factory=dict)
    bots: tuple[str, ...] = ()
    """One for each seat, or one for all."""
    results: bool = False
    check: bool = False
    record: Path | None = None
    trace: Path | None = None
    views: bool = False
    redeals: int = 0

    @property
    def players(self) -> tuple[str, ...]:
        """The bot of each seat."""
        return self.bots * self.seats if len(self.bots) == 1 else self.bots or (RANDOM,) * self.seats


@dataclass
class Report:
    """What came of it. The seconds are those of dealing, choosing and playing."""

    settings: Settings
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    results: "Results | None" = None

    @property
    def decisions_per_second(self) -> int:
        return round(self.decisions / self.seconds) if self.seconds else 0

    def to_data(self) -> dict[str, Data]:
        """The report as one JSON object has it."""
        settings = self.settings
        data: dict[str, Data] = {
            "game": settings.game.name,
            "seats": settings.seats,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 6),
            "decisions_per_second": self.decisions_per_second,
            "compiled": compiled(),
            "seed": settings.seed,
            "options": settings.game.rules.complete(settings.options),
            "bots": list(settings.players),
            "decisions_per_game": round(self.decisions / self.games, 2) if self.games else 0,
        }
        return data if self.results is None else {**data, **self.results.to_data()}


class Results:
    """Who won the games, and why they ended."""

    def __init__(self, seats: int) -> None:
        self.wins = [0] * seats
        """How many games each seat won, alone or with others."""
        self.shared = 0
        self.unfinished = 0
        """Games that were given up at the game's bound of decisions."""
        self.reasons: Counter[str] = Counter()

    def count(self, position: Position) -> None:
        """Count a game that was played."""
        outcome = position.outcome
        if outcome is None:
            self.unfinished += 1
            return
        self.reasons[outcome.reason] += 1
        self.shared += len(outcome.winners) > 1
        for seat in outcome.winners:
            self.wins[seat] += 1

    def to_data(self) -> dict[str, Data]:
        return {
            "wins": self.wins,
            "shared": self.shared,
            "reasons": dict(sorted(self.reasons.items())),
            "unfinished": self.unfinished,
        }


def in_silence(_games: int) -> None:
    """Show no progress."""


def simulate(settings: Settings, progress: Callable[[int], None] = in_silence) -> Report:
    """Play the games; `progress` hears now and then how many are done.

    OptionError if the settings do not fit the game; OSError if a file cannot be written.
    """
    check_settings(settings)
    report = Report(settings)
    watched = settings.check or settings.record is not None or settings.trace is not None
    if watched or settings.bots:
        play_watched(settings, report, progress)
    else:
        play_at_random(settings, report, progress)
    return report


def check_settings(settings: Settings) -> None:
    """OptionError for the first setting that does not fit."""
    if len(settings.players) != settings.seats:
        raise OptionError(Phrase("bots-number", {"given": len(settings.bots), "seats": settings.seats}))
    for name in settings.players:
        make(name, settings.game.name, mixed(settings.seed, 0, CHOOSING))


def play_at_random(settings: Settings, report: Report, progress: Callable[[int], None]) -> None:
    """In the compiled loop, in slices; when the results are wanted it comes back after every game."""
    position = settings.game.new(settings.seats, settings.seed, listen=False, **settings.options)
    report.results = Results(settings.seats) if settings.results else None
    size = 1
    while report.games < settings.games:
        number = min(size, settings.games - report.games)
        started = perf_counter()
        report.decisions += play_games(position, settings.seed, report.games, number, settings.game.bound)
        spent = perf_counter() - started
        report.seconds += spent
        report.games += number
        if report.results is not None:
            report.results.count(position)
        elif spent < SLICE / 2:
            size *= 2
        elif spent > SLICE:
            size = max(1, size // 2)
        progress(report.games)


def play_watched(settings: Settings, report: Report, progress: Callable[[int], None]) -> None:
    """Decision by decision: bots choose, and watchers see everything."""
    results = report.results = Results(settings.seats)
    position = settings.game.new(settings.seats, settings.seed, **settings.options)
    with watchers_of(settings) as watchers:
        for number in range(settings.games):
            started = perf_counter()
            position.dice = mixed(settings.seed, number, TABLE)
            position.deal()
            report.seconds += perf_counter() - started
            play_one(settings, position, number, report, watchers)
            results.count(position)
            report.games += 1
            progress(report.games)


def play_one(settings: Settings, position: Position, number: int, report: Report, watchers: "list[Watcher]") -> None:
    """One dealt game, to its end or to the game's bound of decisions."""
    name = settings.game.name
    bots = [make(bot, name, mixed(settings.seed, number, CHOOSING + seat)) for seat, bot in enumerate(settings.players)]
    dice = [mixed(settings.seed, number, REDEALS_FOR_BOTS + seat) for seat in range(settings.seats)]
    for watcher in watchers:
        watcher.begin(number, position)
    decisions = 0
    while not position.over and decisions < settings.game.bound:
        started = perf_counter()
        move = ask(bots[position.mover], position, dice[position.mover]).move
        spent = perf_counter() - started
        for watcher in watchers:
            watcher.before(position, move)
        started = perf_counter()
        position.play(move)
        report.seconds += spent + perf_counter() - started
        decisions += 1
        report.decisions += 1
        for watcher in watchers:
            watcher.after(position)
    for watcher in watchers:
        watcher.end(position)


# Those who watch


class Watcher:
    """Sees every game from its deal to its end, and changes nothing."""

    def begin(self, number: int, position: Position) -> None:
        """A game is dealt."""

    def before(self, position: Position, move: int) -> None:
        """A move is about to be played."""

    def after(self, position: Position) -> None:
        """It was played."""

    def end(self, position: Position) -> None:
        """The game is over, or was given up."""


class Checker(Watcher):
    """Every invariant, at every decision; DataError for the first that is broken."""

    def before(self, position: Position, move: int) -> None:
        self.check(position)

    def end(self, position: Position) -> None:
        self.check(position)

    def check(self, position: Position) -> None:
        position.check()


class Tracer(Watcher):
    """A JSON line for every decision and for every finished game."""

    def __init__(self, settings: Settings, file: TextIO) -> None:
        self.settings = settings
        self.file = file
        self.number = 0
        self.ply = 0
        self.heard = 0
        """How much of the game's history the lines so far have told."""
        self.dice: list[Fast] = []

    def begin(self, number: int, position: Position) -> None:
        self.number = number
        self.ply = 0
        self.heard = 0
        self.dice = [mixed(self.settings.seed, number, REDEALS_IN_TRACES + seat) for seat in range(position.seats)]

    def before(self, position: Position, move: int) -> None:
        game = self.settings.game
        line: dict[str, Data] = {
            "game_no": self.number,
            "ply": self.ply,
            "mover": int(position.mover),
            **self.told(position),
            "legal": [game.write(position, legal) for legal in position.moves()],
            "move": game.write(position, move),
        }
        if self.settings.views:
            line["views"] = [position.view(seat) for seat in range(position.seats)]
        if self.settings.redeals:
            line["redeals"] = [
                [seat, without_history(position.redeal(seat, dice))[0]]
                for seat, dice in enumerate(self.dice)
                for _ in range(self.settings.redeals)
            ]
        self.write(line)
        self.ply += 1

    def end(self, position: Position) -> None:
        outcome = position.outcome
        if outcome is not None:
            result = {"reason": outcome.reason, "winners": list(outcome.winners), "scores": position.scores()}
            self.write({"game_no": self.number, "result": result, **self.told(position)})

    def told(self, position: Position) -> dict[str, Data]:
        """The state and, where the game remembers, all that has happened since the line before."""
        state, history = without_history(position)
        if history is None:
            return {"state": state}
        events = history[self.heard :]
        self.heard = len(history)
        return {"state": state, "events": events}

    def write(self, line: dict[str, Data]) -> None:
        self.file.write(json.dumps(line, separators=(",", ":")) + "\n")


class Recorder(Watcher):
    """A record of every game, in a folder of its own."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        self.settings = settings
        self.folder = folder
        self.digits = max(6, len(str(settings.games - 1)))
        self.writer: Writer | None = None
        self.move = (0, "")

    def begin(self, number: int, position: Position) -> None:
        self.writer = Writer(
            self.folder / f"{number:0{self.digits}}.txt",
            self.settings.game,
            position,
            names=[f"{bot} (bot)" for bot in self.settings.players],
            seed=self.settings.seed,
            number=number,
            durable=False,
        )

    def before(self, position: Position, move: int) -> None:
        self.move = (int(position.mover), self.settings.game.write(position, move))

    def after(self, position: Position) -> None:
        if self.writer is not None:
            self.writer.move(*self.move, position)

    def end(self, position: Position) -> None:
        if self.writer is None:
            return
        if position.over:
            self.writer.finish(position)
        else:
            self.writer.abandon(position)

    def close(self) -> None:
        """Leave the last record as it is."""
        if self.writer is not None:
            self.writer.close()


def without_history(position: Position) -> tuple[dict[str, Data], list[Data] | None]:
    """The position as plain data, and apart from it what it remembers, if it does."""
    state = position.to_data()
    return state, state.pop("history", None)


@contextmanager
def watchers_of(settings: Settings) -> Generator[list[Watcher]]:
    """Those who watch, and their files."""
    with ExitStack() as files:
        watchers: list[Watcher] = []
        if settings.check:
            watchers.append(Checker())
        if settings.trace is not None:
            file = files.enter_context(settings.trace.open("w", encoding="utf-8", newline="\n"))
            watchers.append(Tracer(settings, file))
        if settings.record is not None:
            recorder = Recorder(settings, empty_folder(settings.record))
            files.callback(recorder.close)
            watchers.append(recorder)
        yield watchers


def empty_folder(folder: Path) -> Path:
    """The folder, made if need be; OptionError if something is in it, which would pass for one of the games."""
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        raise OptionError(Phrase("folder-not-empty", {"folder": str(folder)}))
    return folder
