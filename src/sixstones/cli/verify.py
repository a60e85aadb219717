"""`sixstones verify`: replays records and checks every line of them."""

import json
import os
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sixstones.cli.arguments import Misuse, Parser
from sixstones.progress import Progress
from sixstones.records import State, Verdict, files, verify
from sixstones.rules.said import Data, Phrase
from sixstones.terminal.style import GOOD, TURN, style_of
from sixstones.texts import Catalogue

EXAMPLES: Final = ("sixstones verify game.txt", "sixstones verify games --json")
BAD: Final = "38;5;210"
"""The colour of what is wrong."""


def run(words: list[str], text: Catalogue) -> int:
    """Say of every record whether it is right; of those in folders that are complete, how many."""
    parser = Parser(text, "verify", text.say("cli-about-verify"), EXAMPLES)
    parser.positional("paths", text.say("cli-path"), text.say("cli-help-verify-files"), several=True, read=Path)
    parser.switch("--json", text.say("cli-help-verify-json"))
    found = parser.read(words)
    records = list(records_in(found.paths, text))
    if not records:
        raise Misuse(text.say("cli-error-no-file", command=parser.prog))
    states: Counter[State] = Counter()
    wrong = False
    with Progress(len(records)) as progress:
        for number, record in enumerate(records):
            progress.show(number)
            verdict = verify(record)
            states[verdict.state] += 1
            wrong = wrong or not verdict.accepted
            if found.json:
                progress.print(json.dumps(as_data(verdict)))
            elif record in found.paths or verdict.state != "complete" or verdict.remarks:
                progress.print("\n".join(sentences(verdict, text)))
    if len(records) > 1 and not found.json:
        print(total(states, text))
    return int(wrong)


def records_in(paths: list[Path], text: Catalogue) -> Iterator[Path]:
    """The files that are named, and those in the folders that are."""
    for path in paths:
        if not path.exists():
            raise Misuse(text.say("cli-error-nothing-there", path=str(path)))
        inside = files(path)
        if not inside:
            raise Misuse(text.say("cli-error-no-records", folder=str(path)))
        yield from inside


# For machines


def as_data(verdict: Verdict) -> dict[str, Data]:
    """The verdict as one JSON object."""
    return {
        "path": str(verdict.path),
        "state": verdict.state,
        "line": verdict.line,
        "reason": as_plain(verdict.reason),
        "remarks": as_plain(verdict.remarks),
    }


def as_plain(value: Data) -> Data:
    """Phrases as objects with a key and arguments; these may be phrases too."""
    if isinstance(value, Phrase):
        return {"key": value.key, "args": as_plain(value.args)}
    if isinstance(value, dict):
        return {name: as_plain(one) for name, one in value.items()}
    return [as_plain(one) for one in value] if isinstance(value, (list, tuple)) else value


# For people


def sentences(verdict: Verdict, text: Catalogue) -> Iterator[str]:
    """The file with what was found, and a line for each further remark."""
    state = state_of(verdict.state, text)
    where = (
        str(verdict.path) if verdict.line is None else text.say("cli-line", path=str(verdict.path), line=verdict.line)
    )
    colour = GOOD if verdict.state == "complete" else TURN if verdict.accepted else BAD
    why = "" if verdict.reason is None else " " + text.phrase(verdict.game, "reason", verdict.reason)
    yield f"{where}: {style_of(sys.stdout, os.environ).paint(state, colour)}.{why}"
    for remark in verdict.remarks:
        yield "  " + text.phrase(verdict.game, "reason", remark)


def state_of(state: State, text: Catalogue) -> str:
    """What a record is found to be."""
    match state:
        case "complete":
            return text.say("cli-verify-complete")
        case "unfinished":
            return text.say("cli-verify-unfinished")
        case "not-replayed":
            return text.say("cli-verify-not-replayed")
        case "differs":
            return text.say("cli-verify-differs")
        case "refused":
            return text.say("cli-verify-refused")


def total(states: Counter[State], text: Catalogue) -> str:
    """How many records there were of each kind."""
    counts = [f"{states[state]} {state_of(state, text)}" for state in states]
    return text.say("cli-verified", records=states.total(), counts=", ".join(counts))
