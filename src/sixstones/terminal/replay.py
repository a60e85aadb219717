"""`sixstones replay`: steps through a record at the terminal, or prints it as sentences where there is none."""

import os
import re
from collections.abc import Iterator, Sequence
from itertools import accumulate, groupby
from operator import itemgetter
from pathlib import Path
from typing import Final

from sixstones.records import Record, positions, read
from sixstones.rules.position import Position
from sixstones.terminal import drawing
from sixstones.terminal.console import INDENT, Console, console, is_terminal
from sixstones.terminal.play import INTERRUPTED
from sixstones.terminal.seating import shown_names
from sixstones.terminal.style import BOLD, QUIET, flow
from sixstones.texts import Catalogue

TURN: Final = "turn"
"""The event by which a game says that a turn begins, if it says so."""


def replay(path: Path, catalogue: Catalogue, *, seat: int | None = None) -> int:
    """Step through a record as the seat (None: a spectator) saw the game; the exit code. RecordError if it is wrong."""
    record = read(path)
    story = Story(record, positions(record), catalogue, seat)
    if is_terminal():
        try:
            Viewer(story, console(os.environ)).run()
        except EOFError:
            print()
        except KeyboardInterrupt:
            print()
            return INTERRUPTED
    else:
        for line in story.turns():
            print(line)
    return 0


class Story:
    """A record, its positions, and each of its lines as sentences."""

    def __init__(self, record: Record, states: Sequence[Position], catalogue: Catalogue, seat: int | None) -> None:
        self.record = record
        self.states = states
        """The position before each line, and the last one."""
        self.catalogue = catalogue
        self.seat = seat
        self.names = shown_names(record.names)

    def sentences(self, number: int) -> list[str]:
        """What happened in a line; the first has the number 0."""
        return [sentence for _, sentence in self.told(number)]

    def told(self, number: int) -> list[tuple[str, str]]:
        """What happened in a line, each sentence with the key of its event."""
        line = self.record.lines[number]
        if line.undo:
            return [("", self.catalogue.say("terminal-replay-undone", name=self.names[line.seat], n=line.undo))]
        events = self.states[number + 1].events(self.seat)
        game = self.record.game.name
        return [(event.key, self.catalogue.phrase(game, "event", event, self.names, you=self.seat)) for event in events]

    def turns(self) -> Iterator[str]:
        """The whole game, a line for each turn, and how it ended."""
        lines = range(len(self.record.lines))
        told = [(number, key, sentence) for number in lines for key, sentence in self.told(number)]
        if any(key == TURN for _, key, _ in told):  # others may be asked in the middle of a turn
            begun: Iterator[int] = accumulate(key == TURN for _, key, _ in told)
        else:
            begun = (self.record.lines[number].seat for number, _, _ in told)
        for _, turn in groupby(zip(begun, told, strict=True), itemgetter(0)):
            parts = [part for _, part in turn]
            yield f"{parts[0][0] + 1:>4}  " + " ".join(sentence for _, _, sentence in parts)
        yield self.ending()

    def ending(self) -> str:
        """How the game ended, or that it did not."""
        outcome = self.states[-1].outcome
        if outcome is not None:
            return self.catalogue.outcome(self.record.game.name, outcome, self.names)
        if self.record.closed:
            return self.catalogue.say("terminal-replay-abandoned")
        return self.catalogue.say("terminal-replay-unfinished")

    def round(self, number: int) -> int | None:
        """How many lines come before a round, in a game that counts rounds."""
        rounds = [state.view(None).get("round") for state in self.states]
        return rounds.index(number) if number in rounds else None


class Viewer:
    """A person who walks through a record: `at` is the number of lines that have been played."""

    def __init__(self, story: Story, console: Console) -> None:
        self.story = story
        self.console = console
        self.at = 0

    @property
    def last(self) -> int:
        return len(self.story.record.lines)

    def run(self) -> None:
        """Show a position, and go where the person wants, until they leave."""
        self.show()
        self.help()
        while (wish := self.console.ask(f"{self.at}/{self.last}> ").strip()) not in {"q", "Q"}:
            place = self.place(wish)
            if place is not None:
                self.at = max(0, min(self.last, place))
                self.show()

    def place(self, wish: str) -> int | None:
        """How many lines come before the place where the person wants to be; None if there is no such place."""
        say = self.story.catalogue.say
        steps = {"": self.at + 1, "n": self.at + 1, "b": self.at - 1, "g": 0, "G": self.last}
        if wish in steps:
            return steps[wish]
        to_round = re.fullmatch(r"t *([0-9]{1,9})", wish)
        if to_round is not None:
            place = self.story.round(int(to_round[1]))
            if place is None:
                self.console.say(say("terminal-replay-no-round", round=int(to_round[1])))
            return place
        if not re.fullmatch("[0-9]{1,9}", wish):
            self.help()
            return None
        if int(wish) > self.last:
            self.console.say(say("terminal-replay-no-decision", number=int(wish), last=self.last))
            return None
        return int(wish)

    def help(self) -> None:
        """What can be typed; what belongs together stays on one line."""
        self.console.show(flow("", self.story.catalogue.say("terminal-replay-help").split("   "), "   "))

    def show(self) -> None:
        """The table, and what led to it."""
        story, style = self.story, self.console.style
        table = drawing.table(story.states[self.at], story.seat, style, story.catalogue, story.names)
        self.console.show(["", *table, ""])
        self.console.say(style.paint(f"{self.at}/{self.last}", QUIET))
        for sentence in story.sentences(self.at - 1) if self.at else [story.catalogue.say("terminal-replay-start")]:
            self.console.say(sentence, INDENT)
        if self.at == self.last:
            self.console.say(style.paint(story.ending(), BOLD))
