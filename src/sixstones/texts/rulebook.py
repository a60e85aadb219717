"""The rules of a game to be read, and everything about one card, statement or ruling.

`texts/statements/<game>.json` lists the ids by section, and for each ruling how sure it is and which option decides it.
"""

import difflib
import json
import textwrap
from collections.abc import Iterator
from typing import Final

from sixstones.registry import game as game_of
from sixstones.rules.said import Data, OptionError, Phrase
from sixstones.texts import Catalogue, folder_of, hook_of

WIDTH: Final = 96
INDENT: Final = "  "


class Rulebook:
    """A game's rules in one language."""

    def __init__(self, game: str, catalogue: Catalogue) -> None:
        self.game = game
        self.catalogue = catalogue
        path = folder_of(game) / "statements" / f"{game}.json"
        if not path.exists():
            raise OptionError(Phrase("no-rules-text", {"game": game}))
        self.statements: dict[str, Data] = json.loads(path.read_text(encoding="utf-8"))

    def text(self) -> str:
        """All of it: sections with their statements, then the questions and rulings, each with its id."""
        say = self.catalogue.say
        parts = [say(f"{self.game}-rules-title"), *_wrapped(say(f"{self.game}-rules-about"), "")]
        for section in self.statements["sections"]:
            parts += ["", self.section(section["id"])]
            for statement in section["statements"]:
                parts += self.entry(statement, [self.statement(statement)])
        parts += ["", say(f"{self.game}-rulings-title")]
        for ruling in self.statements["rulings"]:
            parts += self.entry(ruling["id"], self.ruling(ruling))
        return "\n".join(parts)

    def about(self, subject: str) -> str:
        """Everything about a card, a Location, a statement ("4.2") or a ruling ("R13a"), by id or by name.

        OptionError, with what comes near, if there is nothing of this name.
        """
        wanted = subject.strip().casefold()
        for section in self.statements["sections"]:
            for statement in section["statements"]:
                if wanted in self.names_of(statement):
                    return "\n".join([self.section(section["id"]), *self.entry(statement, [self.statement(statement)])])
        for ruling in self.statements["rulings"]:
            if wanted in self.names_of(ruling["id"]):
                return "\n".join(self.entry(ruling["id"], self.ruling(ruling)))
        things = {thing: self.catalogue.word(self.game, kind, thing) for kind, thing in self.things()}
        for thing, name in things.items():
            if wanted in (thing, name.casefold()):
                return "\n".join([f"{name} ({thing})", *self.facts(thing)])
        near = difflib.get_close_matches(wanted, {*things, *(name.casefold() for name in things.values())}, 3)
        raise OptionError(Phrase("nothing-about", {"subject": subject, "near": ", ".join(near) or None}))

    # Parts

    def section(self, number: str) -> str:
        return f"{number}. {self.catalogue.say(f'{self.game}-section-{number}')}"

    def statement(self, statement: str) -> str:
        return self.catalogue.say(f"{self.game}-rule-{self.local(statement).replace('.', '-')}")

    def ruling(self, ruling: dict[str, Data]) -> list[str]:
        """Question, answer, why, how sure, and the option that decides otherwise."""
        say = self.catalogue.say
        name = f"{self.game}-ruling-{self.local(ruling['id']).removeprefix('R')}"
        confidence = self.catalogue.word(self.game, "confidence", ruling["confidence"])
        answer = say("rulebook-answer", answer=say(f"{name}.answer"), why=say(f"{name}.why"), confidence=confidence)
        lines = [say(name), answer]
        if ruling["option"] is not None:
            option = game_of(self.game).options[ruling["option"]]
            about = self.catalogue.option(self.game, option.name)
            lines.append(say("rulebook-option", option=option.name, allowed=option.allowed(), about=about))
        return lines

    def things(self) -> Iterator[tuple[str, str]]:
        """The cards and what else has facts, each with the family of its name."""
        yield from getattr(hook_of(self.game), "THINGS", ())

    def facts(self, thing: str) -> list[str]:
        """What is printed on it, and what is not certain about it."""
        hook = hook_of(self.game)
        facts: dict[str, Data] = {} if hook is None else hook.facts(thing)
        lines = [self.catalogue.fact(self.game, name, value) for name, value in facts.items()]
        note = f"{self.game}-note-{thing}"
        if not self.catalogue.has(note):
            note = f"{self.game}-note"
        return [line for text in (*lines, self.catalogue.say(note)) for line in _wrapped(text, INDENT)]

    def entry(self, name: str, texts: list[str]) -> list[str]:
        """A statement or ruling: its id, and its texts beneath each other."""
        return [name, *(line for text in texts for line in _wrapped(text, INDENT))]

    def local(self, name: str) -> str:
        """An id without the game's name in front."""
        return name.removeprefix(f"{self.game}.")

    def names_of(self, name: str) -> tuple[str, str]:
        return name.casefold(), self.local(name).casefold()


def _wrapped(text: str, indent: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False)
