"""A game at the terminal: asks people, lets bots play, tells what happens, and keeps the record up to date."""

import re
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from itertools import groupby
from typing import Final

import sixstones
from sixstones import bots
from sixstones.records import Writer
from sixstones.registry import Game
from sixstones.rules.position import Position
from sixstones.rules.said import IllegalMove, NotationError, Refusal
from sixstones.terminal import drawing
from sixstones.terminal.console import INDENT, Console
from sixstones.terminal.seating import Player, Seating
from sixstones.terminal.style import BOLD, QUIET, filled, width, wrapped
from sixstones.texts import Catalogue

HINTER: Final = "greedy"
"""The bot that is asked for hints."""
SHORT: Final = 9
"""A list of moves up to this long is shown without being asked for."""
FEW: Final = 6
"""Moves of one kind up to this many are named, more are counted."""
COMMANDS: Final = {
    "list": ("list", "l"),
    "table": ("table", "t"),
    "undo": ("undo", "u"),
    "hint": ("hint", "h"),
    "quit": ("quit", "q", "exit"),
}
"""The commands and the words for them in every language; each language has its own besides."""


class Left(Exception):
    """The people leave before the end: for good, or to go on later."""

    def __init__(self, *, for_good: bool) -> None:
        super().__init__(for_good)
        self.for_good = for_good


class Table:
    """One game, the people and bots who play it, and the terminal they look at."""

    def __init__(
        self,
        game: Game,
        positions: Sequence[Position],
        seating: Seating,
        players: dict[int, Player],
        catalogue: Catalogue,
        console: Console,
        writer: Writer,
    ) -> None:
        self.game = game
        *self.past, self.position = positions
        """The position before each decision that stands, and the present one."""
        self.names = seating.shown
        self.people = seating.people
        self.players = players
        self.catalogue = catalogue
        self.console = console
        self.writer = writer
        self.reader: int | None = self.people[0] if len(self.people) == 1 else None
        """The person who looks at the terminal; None: nobody in particular."""
        self.untold = {seat: self.missed(seat) for seat in self.people}
        """For each person not looking: what happened since, with the number of the decision."""
        self.stale = True
        """Whether the table has changed hands since it was shown."""
        self.listed = False
        """Whether the present moves were shown with their numbers."""

    # The game

    def play(self) -> None:
        """Play to the end; Left when the people leave before.

        Several people play on a second screen, so that nobody can scroll back to what another one saw.
        """
        shared = len(self.people) > 1
        with self.console.aside(self.catalogue.say("terminal-more")) if shared else nullcontext():
            self.console.say(self.catalogue.say("terminal-welcome"))
            self.go_on()
        self.finish()

    def go_on(self) -> None:
        """Let everybody answer what they are asked, until the game is over."""
        while not self.position.over:
            player = self.players.get(self.position.mover)
            if player is None:
                self.ask(self.position.mover)
            else:
                move = player.choose(self.position)
                self.console.pause()
                self.make(move)

    def make(self, move: int) -> None:
        """Play a move, write it down, then tell it."""
        before, self.position = self.position, self.position.copy()
        self.position.play(move)
        self.writer.move(before.mover, self.game.write(before, move), self.position)
        self.past.append(before)
        self.listed = False
        if self.position.mover != before.mover:
            self.stale = True
        for seat, untold in self.untold.items():
            if seat != self.reader:
                untold += [(len(self.past), sentence) for sentence in self.sentences(self.position, seat)]
        self.tell(self.sentences(self.position, self.reader))

    def sentences(self, position: Position, seat: int | None) -> list[str]:
        """What the last move before a position said to a seat."""
        return [
            self.catalogue.phrase(self.game.name, "event", event, self.names, you=seat)
            for event in position.events(seat)
        ]

    def missed(self, seat: int) -> list[tuple[int, str]]:
        """In a game that goes on: what happened after the person's last decision, whose outcome it saw."""
        states = [*self.past, self.position]
        own = max((number for number, before in enumerate(self.past, 1) if before.mover == seat), default=0)
        return [
            (number, sentence)
            for number in range(own + 1, len(states))
            for sentence in self.sentences(states[number], seat)
        ]

    def tell(self, sentences: Sequence[str]) -> None:
        for sentence in sentences:
            self.console.say(sentence, INDENT)

    def finish(self) -> None:
        """Close the record, and show how it ended."""
        self.writer.finish(self.position)
        if len(self.people) > 1:
            self.reader = None  # all of them look, and what the last one heard went with the second screen
            self.tell(self.sentences(self.position, None))
        self.show_table()
        outcome = self.position.outcome
        if outcome is not None:
            sentence = self.catalogue.outcome(self.game.name, outcome, self.names)
            self.console.say(self.console.style.paint(sentence, BOLD))

    # A person's decision

    def ask(self, seat: int) -> None:
        """Ask a person until the game has gone on."""
        if self.reader != seat:
            self.hand_over(seat)
        if self.stale:
            self.show_table()
        self.show_question()
        decided = len(self.past)
        while len(self.past) == decided and not self.position.over:
            self.obey(self.read(self.prompt).strip())

    @property
    def prompt(self) -> str:
        return f"{self.names[self.position.mover]}> "

    def read(self, prompt: str) -> str:
        """A line that is typed; who closes the input leaves and may go on later."""
        try:
            return self.console.ask(prompt)
        except EOFError:
            self.console.say()
            raise Left(for_good=False) from None

    def hand_over(self, seat: int) -> None:
        """Another person comes to the terminal, when nothing of the last one's is in sight, and hears what happened."""
        if self.reader is not None:
            self.console.say()
            self.console.say(self.catalogue.say("terminal-hide", name=self.names[seat]))
            self.read("")
            self.reader = None
            self.console.clear()
        self.console.say(self.catalogue.say("terminal-hand-over", name=self.names[seat]))
        self.read("")
        self.console.clear()
        self.reader = seat
        self.stale = True
        self.tell([sentence for _, sentence in self.untold[seat]])
        self.untold[seat].clear()

    def show_table(self) -> None:
        style = self.console.style
        self.console.show(["", *drawing.table(self.position, self.reader, style, self.catalogue, self.names), ""])
        self.stale = False

    def show_question(self) -> None:
        """What is asked, and what can be answered: few answers as a list, many by their kinds."""
        question = self.position.question(self.reader)
        if question is not None:
            sentence = self.catalogue.phrase(self.game.name, "question", question, self.names, you=self.reader)
            self.console.say(self.console.style.paint(sentence, BOLD))
        if self.position.count() <= SHORT:
            self.show_list()
        else:
            self.show_possible()

    def kinds(self) -> Iterator[tuple[str, list[tuple[int, int, str]]]]:
        """The legal moves by the first word of their notation, each with its number in the list."""
        moves = self.position.moves()
        numbered = [(number, move, self.game.write(self.position, move)) for number, move in enumerate(moves, 1)]
        for kind, group in groupby(numbered, lambda entry: entry[2].partition(" ")[0]):
            yield kind, list(group)

    def show_possible(self) -> None:
        """One line of what is possible: take (10 ways), recruit 1-4."""
        parts = []
        for kind, moves in self.kinds():
            if len(moves) > FEW:
                parts.append(self.catalogue.say("terminal-ways", kind=kind, n=len(moves)))
            else:
                parts.append(" ".join([kind, *(text.partition(" ")[2] for _, _, text in moves)]).strip())
        self.console.say(self.catalogue.say("terminal-possible", moves=", ".join(parts)))

    def show_list(self) -> None:
        """The legal moves as sentences with numbers, and the notation beside them."""
        style = self.console.style
        kinds = list(self.kinds())
        for kind, moves in kinds:
            if len(kinds) > 1:
                self.console.show([style.paint(kind, QUIET)])
            column = max(width(text) for _, _, text in moves) + 2
            for number, move, text in moves:
                edge = f"{number:>4}  {style.paint(filled(text, column), QUIET)}"
                sentence = self.move(move)
                self.console.show(wrapped(sentence, edge, " " * (6 + column)))
        self.listed = True

    def move(self, move: int) -> str:
        """A legal move as a sentence."""
        return self.catalogue.move(self.game, self.position, move, self.names)

    # What a person types

    def obey(self, line: str) -> None:
        """A command, or moves."""
        command = self.command(line)
        if not line or command == "list":
            self.show_list()
        elif line.startswith("?"):
            self.explain(line[1:].strip())
        elif command == "table":
            self.show_table()
            self.show_question()
        elif command == "undo":
            self.undo()
        elif command == "hint":
            self.hint()
        elif command == "quit":
            self.quit()
        else:
            self.play_line(line)

    def command(self, line: str) -> str | None:
        """The command that a word means."""
        word = line.casefold()
        return next((name for name in COMMANDS if word in self.words(name).split(", ")), None)

    def words(self, command: str) -> str:
        """The words for a command: the English ones, and the one of the table's language."""
        say = self.catalogue.say
        own = {
            "list": say("terminal-word-list"),
            "table": say("terminal-word-table"),
            "undo": say("terminal-word-undo"),
            "hint": say("terminal-word-hint"),
            "quit": say("terminal-word-quit"),
        }[command]
        return ", ".join(dict.fromkeys([*COMMANDS[command], own]))

    def play_line(self, line: str) -> None:
        """Play the moves of a line, as long as the same person is to answer and all is well."""
        seat = self.position.mover
        texts = [text.strip() for text in self.parts(line)]
        for place, text in enumerate(texts):
            over = self.position.over or self.position.mover != seat
            if over or (place and text.isdecimal()):  # the numbers of a list that nobody has seen yet
                rest = "; ".join(texts[place:])
                self.console.say(self.catalogue.say("terminal-not-played", moves=rest))
                return
            move = self.meant(text)
            if move is None:
                return
            self.make(move)

    def parts(self, line: str) -> list[str]:
        """The moves of a line, between semicolons or commas; a comma may also belong to one move."""
        try:
            self.game.parse(self.position, line)
        except NotationError:
            return [part for part in re.split("[;,]", line) if part.strip()] or [line]
        except IllegalMove:
            pass
        return [line]

    def meant(self, text: str) -> int | None:
        """The legal move that a text means: notation, or a number of the list; otherwise say why not."""
        try:
            return self.game.parse(self.position, text)
        except NotationError as error:
            if text.isdecimal():
                return self.numbered(int(text))
            self.console.say(self.catalogue.refusal(error, self.game.name, self.names))
            self.console.say(self.catalogue.say("terminal-try"))
        except IllegalMove as error:
            self.refuse(text, error)
        return None

    def numbered(self, number: int) -> int | None:
        """The move of this number in the list, if the list was shown."""
        moves = self.position.moves()
        if not 1 <= number <= len(moves):
            self.console.say(self.catalogue.say("terminal-no-number", number=number, most=len(moves)))
            return None
        if not self.listed:
            self.show_list()
            self.console.say(self.catalogue.say("terminal-list-first"))
            return None
        return moves[number - 1]

    def refuse(self, text: str, error: Refusal) -> None:
        """Why a move is not possible, and what is."""
        reason = self.catalogue.refusal(error, self.game.name, self.names)
        self.console.say(self.catalogue.say("terminal-refused", move=text, reason=reason))
        self.show_possible()

    # Commands

    def explain(self, text: str) -> None:
        """What can be typed; or about a move why it is not possible, or about a thing what it is."""
        if not text:
            self.help()
            return
        known = drawing.explanation(self.position, self.reader, text, self.console.style, self.catalogue, self.names)
        self.console.show(known)
        try:
            move = self.game.parse(self.position, text)
            self.console.say(self.catalogue.say("terminal-legal", move=self.move(move)))
        except NotationError as error:
            if not known:
                self.console.say(self.catalogue.say("terminal-unknown", text=text))
                self.console.say(self.catalogue.refusal(error, self.game.name, self.names))
        except IllegalMove as error:
            self.refuse(text, error)

    def help(self) -> None:
        """What can be typed, and what the signs on the table mean."""
        say = self.catalogue.say
        self.console.say(say("terminal-help"))
        entries = [
            (self.words("list"), say("terminal-help-list")),
            (self.words("table"), say("terminal-help-table")),
            (self.words("undo"), say("terminal-help-undo")),
            (self.words("hint"), say("terminal-help-hint")),
            (self.words("quit"), say("terminal-help-quit")),
            ("? ...", say("terminal-help-explain")),
        ]
        column = max(width(words) for words, _ in entries) + 4
        for words, sentence in entries:
            self.console.show(wrapped(sentence, filled(f"  {words}", column), " " * column))
        self.console.show(["", *drawing.legend(self.position, self.console.style, self.catalogue)])

    def undo(self) -> None:
        """Take back one's last decision: freely where nothing was revealed, else against bots alone, if confirmed."""
        seat = self.position.mover
        if self.past and self.past[-1].mover == seat and self.position.reversible:
            self.take_back(1)
            return
        own = [number for number, position in enumerate(reversed(self.past), 1) if position.mover == seat]
        if not own:
            self.console.say(self.catalogue.say("terminal-nothing-to-undo"))
        elif len(self.people) > 1:
            self.console.say(self.catalogue.say("terminal-undo-refused"))
        elif self.confirms(self.catalogue.say("terminal-undo-confirm", n=own[0])):
            self.take_back(own[0])

    def take_back(self, number: int) -> None:
        """Go back by so many decisions; the record says so."""
        self.position = self.past[-number]
        del self.past[-number:]
        self.writer.undo(number, self.position)
        for untold in self.untold.values():
            untold[:] = [told for told in untold if told[0] <= len(self.past)]
        self.listed = False
        self.stale = True
        self.console.say(self.catalogue.say("terminal-undone", n=number))

    def confirms(self, question: str) -> bool:
        """Whether the answer is yes."""
        self.console.say(question)
        answer = self.read(self.prompt).strip().casefold()
        own = self.catalogue.say("terminal-word-yes")
        return bool(answer) and any(yes.startswith(answer) for yes in ("yes", own.casefold()))

    def hint(self) -> None:
        """What the greedy bot would play, and why."""
        name = self.game.name
        if HINTER not in bots.names(name):
            self.console.say(self.catalogue.say("terminal-no-hint"))
            return
        choice = bots.ask(bots.make(HINTER, name, sixstones.dice()), self.position, sixstones.dice())
        notation = self.game.write(self.position, choice.move)
        self.console.say(self.catalogue.say("terminal-hint", move=self.move(choice.move), notation=notation))
        if choice.reason is not None:
            reason = self.catalogue.phrase(name, "hint", choice.reason, self.names, you=self.position.mover)
            self.console.say(reason, INDENT)

    def quit(self) -> None:
        """Leave to go on later or for good, or stay."""
        self.console.show(self.catalogue.say("terminal-quit").splitlines())
        answer = self.read(self.prompt).strip()
        if answer in {"1", "2"}:
            raise Left(for_good=answer == "2")
