"""A game told line by line, for people to read and to compare: moves, what was said, what changed on the table."""

import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sixstones import Phrase, Position
from sixstones.rules.said import Data
from tests.contract.cases import Case, random_play, viewers

FOLDER: Final = Path(__file__).parent / "games"
LETTERS: Final = "abcdefgh"
TRIED: Final = 200
"""How many seeds are tried for the shortest game, when a playthrough is made for the first time."""


def path_of(case: Case) -> Path:
    return FOLDER / (re.sub(r"[ =,]", "-", str(case)) + ".txt")


def seed_of(case: Case) -> int:
    """The seed of the playthrough that is there; else that of the shortest game that somebody wins."""
    if path_of(case).exists():
        return int(re.findall(r"seed (\d+)", path_of(case).read_text(encoding="utf-8"))[0])
    lengths: list[tuple[bool, int, int]] = []
    for seed in range(TRIED):
        position = case.new(seed, listen=False)
        length = sum(1 for _ in random_play(position, seed))
        lengths.append((sum(position.scores()) == 0, length, seed))
    return min(lengths)[-1]


def told(case: Case) -> str:
    """The whole playthrough."""
    return "\n".join(lines_of(case, seed_of(case))) + "\n"


def lines_of(case: Case, seed: int) -> Iterator[str]:
    game, position = case.game, case.new(seed)
    options = game.rules.complete(dict(case.options)).items()
    yield f"{game.name}, rules {game.version}"
    yield f"{case.seats} seats, seed {seed}, {', '.join(map(spelled_option, options))}"
    yield ""
    yield repr(position)
    states = hashlib.sha256()
    for number, move in enumerate(random_play(position, seed), 1):
        states.update(state_of(position))
        after = position.copy()
        after.play(move)
        yield ""
        count = len(position.moves())
        place = position.moves().index(move) + 1
        yield f"{number}. {LETTERS[position.mover]}: {game.write(position, move)} ({place} of {count})"
        yield from said(after)
        yield from changes(repr(position), repr(after))
    yield ""
    outcome = position.outcome
    winners = [LETTERS[seat] for seat in outcome.winners] if outcome else []
    yield f"over: {outcome and outcome.reason}, won by {' and '.join(winners) or 'nobody'}, scores {position.scores()}"
    states.update(state_of(position))
    yield f"all states, hidden cards and dice included: {states.hexdigest()[:16]}"


def spelled_option(option: tuple[str, Data]) -> str:
    name, value = option
    return f"{name} {'none' if value is None else value}"


def state_of(position: Position) -> bytes:
    return json.dumps(position.to_data()).encode()


def said(position: Position) -> Iterator[str]:
    """Every event as everybody hears it, and below it what only some hear; then the question."""
    heard = [position.events(viewer) for viewer in viewers(position)]
    for public, *private in zip(*heard, strict=True):
        yield f"   {spelled(public)}"
        for seat, event in enumerate(private):
            if event != public:
                yield f"      only to {LETTERS[seat]}: {spelled(event)}"
    question = position.question(position.mover)
    if question is not None:
        yield f"   {LETTERS[position.mover]} is asked: {spelled(question)}"


def spelled(phrase: Phrase) -> str:
    """Key and arguments, the numbers of a wallet as 2 red."""
    parts = [phrase.key]
    for name, value in phrase.args.items():
        if isinstance(value, dict):
            text = ", ".join(f"{number} {kind}" for kind, number in value.items()) or "none"
        else:
            text = LETTERS[value] if name in {"seat", "mover", "before"} and value is not None else str(value)
        parts.append(f"{name}: {text}")
    return "; ".join(parts)


def changes(before: str, after: str) -> Iterator[str]:
    """The lines of the table that are not as they were."""
    old = before.splitlines()
    for line in after.splitlines():
        if line not in old:
            yield "   | " + line.strip("<> ")
