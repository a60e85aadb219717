"""`sixstones play`: sets up a game or goes on with one, plays it at the terminal and keeps its record."""

import os
import shlex
from collections.abc import Mapping, Sequence
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import NamedTuple

import sixstones
from sixstones.records import Record, Writer, read
from sixstones.registry import Game
from sixstones.rules.dice import SEED_BYTES
from sixstones.rules.position import Position
from sixstones.rules.said import Data
from sixstones.terminal.console import INDENT, Console, console, is_terminal
from sixstones.terminal.seating import seating, seating_of
from sixstones.terminal.table import HINTER, Left, Table
from sixstones.texts import Catalogue, catalogue

INTERRUPTED = 130
"""The exit code of a program that Ctrl-C ended."""


class PlayOptions(NamedTuple):
    """What to play, with whom and how; the defaults are those of the command line."""

    game: str = ""
    """Its name; of no importance where a record is resumed."""
    seats: int | None = None
    """How many play; by default one person and the bots, without bots as few as the game allows."""
    bots: tuple[str, ...] = ()
    """They sit in the last seats."""
    names: tuple[str, ...] = ()
    """The names of the people, who sit in the first."""
    language: str = "en"
    options: Mapping[str, Data] = {}
    """The game's own."""
    seed: int | bytes | None = None
    start: Data = None
    """A position as `to_data` describes it, to begin from."""
    record: Path | None = None
    """The file to write the record to, or a folder to put it in; by default `default_folder`."""
    resume: Path | None = None
    """The unfinished record to go on with; all that it says (game, players, seed) is taken from there."""
    pause: float = 0.6
    """How many seconds to wait before a bot's move is told."""


def play(options: PlayOptions) -> int:
    """Play a game with the people at the terminal; the exit code.

    What is wrong with the options or the record is raised as a Refusal, before anything is written.
    """
    words = catalogue(options.language)
    if not is_terminal():
        print(words.say("terminal-needed", command=_command(options)))
        return 0
    room = console(os.environ, options.pause)
    table, record = _new(options, words, room) if options.resume is None else _resumed(options.resume, words, room)
    try:
        with table.writer:
            return _played(table, record)
    except KeyboardInterrupt:
        room.say()
        _say_left(table, record)
        return INTERRUPTED


def default_folder(environ: Mapping[str, str]) -> Path:
    """Where records go that nobody chose a place for: where programs keep a person's data."""
    data = environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "sixstones"


def standing(record: Record, positions: Sequence[Position]) -> list[Position]:
    """The position before each decision of a record that was not taken back, and the last one."""
    past: list[Position] = []
    for line, before in zip(record.lines, positions, strict=False):
        if line.undo:
            del past[-line.undo :]
        else:
            past.append(before)
    return [*past, positions[-1]]


def _played(table: Table, record: Path) -> int:
    """Play to the end, or until the people leave."""
    try:
        table.play()
    except Left as left:
        if not left.for_good:
            _say_left(table, record)
            return 0
        table.writer.abandon(table.position)
    _say_recorded(table, record)
    return 0


def _command(options: PlayOptions) -> str:
    """What to type at a terminal."""
    if options.resume is not None:
        return f"sixstones play --resume {shlex.quote(str(options.resume))}"
    return f"sixstones play {options.game} --bots {','.join(options.bots) or HINTER}"


def _say_recorded(table: Table, record: Path) -> None:
    table.console.show([table.catalogue.say("terminal-recorded", record=str(record))])


def _say_left(table: Table, record: Path) -> None:
    """How to go on with the game, if there is something left of it."""
    if table.position.over:
        _say_recorded(table, record)
    else:
        table.console.say(table.catalogue.say("terminal-kept"))
        table.console.show([INDENT + _command(PlayOptions(resume=record))])


def _new(options: PlayOptions, words: Catalogue, room: Console) -> tuple[Table, Path]:
    """A new game and the record that was begun for it."""
    game = sixstones.game(options.game)
    seed: int | bytes | None = None
    if options.start is None:
        seats = max(game.seats[0], 1 + len(options.bots)) if options.seats is None else options.seats
        seed = os.urandom(SEED_BYTES) if options.seed is None else options.seed
        position = game.new(seats, seed, **options.options)
    else:
        position = game.load(options.start)
    unnamed = [words.player(seat) for seat in range(position.seats)]
    placed = seating(position.seats, options.bots, options.names, unnamed)
    players = placed.players(game.name, seed)
    path = _place(options.record or default_folder(os.environ), options.record is None, game)
    today = datetime.now().astimezone().date()
    writer = Writer(path, game, position, names=placed.names, seed=seed, date=today, start=options.start is not None)
    return Table(game, [position], placed, players, words, room, writer), path


def _resumed(path: Path, words: Catalogue, room: Console) -> tuple[Table, Path]:
    """The game of an unfinished record, with the same players."""
    record = read(path)
    placed = seating_of(record.names)
    players = placed.players(record.game.name, record.head.seed)
    writer, record, positions = Writer.resume(path)
    return Table(record.game, standing(record, positions), placed, players, words, room, writer), path


def _place(wanted: Path, make: bool, game: Game) -> Path:
    """The file for a new record: as wanted, or in the folder that is wanted a new one named after day and game."""
    if make:
        wanted.mkdir(parents=True, exist_ok=True)
    if not wanted.is_dir():
        return wanted
    day = datetime.now().astimezone().date().isoformat()
    return next(path for number in count(1) if not (path := wanted / f"{day}-{game.name}-{number}.txt").exists())
