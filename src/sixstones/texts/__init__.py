"""What the house says, in words: Fluent catalogues, one folder per language, one file per game and room.

A game of another package brings its own under `texts/<language>/`. A message refers only to messages of its own file.
"""

import importlib
import re
import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

from sixstones.registry import Game, games, package_of, part_of
from sixstones.rules.position import Position
from sixstones.rules.said import Data, Outcome, Phrase, Refusal

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER: Final = Path(__file__).parent
SOURCE: Final = "en"
"""The language that every game speaks; one of another package may lack the others."""
SEATS: Final = ("seat", "mover", "before")
"""Arguments of phrases that are seats: they become players' names."""
SENTENCES: Final = ("question", "event", "hint", "move", "help", "fact", "note")
"""What stands in a message's id in the place of a word's family, and is none: an argument `move` is notation."""
_MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


_DOUBLE_DOT: Final = re.compile(r"(?<=\w)\.\.(?=\s|$)")
"""A name that ends in a dot, M.O.D.O.K., at the end of a sentence."""


class TextError(LookupError):
    """A catalogue has no such message, or the message asks for an argument that it is not given."""


def languages() -> list[str]:
    """The languages that there are, as codes."""
    return sorted(folder.name for folder in FOLDER.iterdir() if (folder / "interface.ftl").exists())


def preferred(environ: Mapping[str, str]) -> str:
    """The language that the environment asks for; English if it asks for none that there is."""
    for variable in ("SIXSTONES_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = re.split("[-_.@]", environ.get(variable, ""))[0].lower()
        if language in languages():
            return language
    return SOURCE


@cache
def catalogue(language: str) -> "Catalogue":
    """The catalogue of a language."""
    if language not in languages():
        raise TextError(f"there is no language {language!r}; there are {', '.join(languages())}")
    return Catalogue(language)


class Catalogue:
    """All messages of one language. Files are read when something in them is said for the first time."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle: FluentBundle | None = None
        self._files: dict[str, Path] = {}
        """Which file holds which message; of two that hold it, the house's."""
        self._done: set[Path] = set()
        self._complete = False
        self._index(FOLDER / language)

    # Messages

    def has(self, message_id: str) -> bool:
        """Whether there is such a message; `id.attribute` names an attribute."""
        name, _, attribute = message_id.partition(".")
        if not self._read(name):
            return False
        return not attribute or attribute in self._messages().get_message(name).attributes

    def say(self, message_id: str, /, **args: Data) -> str:
        """The text of a message or, as `id.attribute`, of one of its attributes; TextError if there is none."""
        if not self.has(message_id):
            raise TextError(f"{self.language}: there is no message {message_id!r}")
        name, _, attribute = message_id.partition(".")
        message = self._messages().get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise TextError(f"{self.language}: the message {message_id!r} has attributes only")
        text, errors = self._messages().format_pattern(pattern, {key: _plain(value) for key, value in args.items()})
        if errors:
            raise TextError(f"{self.language}: the message {message_id!r} cannot be said: {errors[0]}")
        return _DOUBLE_DOT.sub(".", str(text))

    # What the kernel says

    def phrase(
        self, game: str | None, kind: str, phrase: Phrase, names: Sequence[str] = (), you: int | None = None
    ) -> str:
        """A question, event, reason or hint as a sentence.

        `names` are the players' by seat, `you` is the seat of the reader.
        """
        name = f"{game}-{kind}-{phrase.key}"
        if game is None or not self._any(name, phrase.args):
            name = f"{kind}-{phrase.key}"
        return self._say(game, name, phrase.args, names, you)

    def move(self, game: Game, position: Position, move: int, names: Sequence[str] = ()) -> str:
        """A legal move as a sentence, as the mover may know it."""
        structure = game.structure(position, move)
        parts = [str(structure[name]) for name in ("action", "from", "with") if name in structure]
        more = getattr(hook_of(game.name), "of_move", None)
        args = structure if more is None else {**structure, **more(position, structure)}
        return self._say(game.name, "-".join([game.name, "move", *parts]), args, names)

    def refusal(self, error: Refusal, game: str | None = None, names: Sequence[str] = ()) -> str:
        """What is wrong, as a sentence."""
        return self.phrase(game, "reason", error.reason, names)

    def outcome(self, game: str, outcome: Outcome, names: Sequence[str] = ()) -> str:
        """Why a game ended and who won it."""
        winners = [self.player(seat, names) for seat in outcome.winners]
        reason = self.word(game, "reason", outcome.reason)
        if not winners:
            return self.say("outcome-nobody", reason=reason)
        return self.say("outcome-winners", reason=reason, winners=self.join(winners), number=len(winners))

    def option(self, game: str, name: str) -> str:
        """What the values of a game's option mean."""
        return self.say(f"{game}-help-{name}")

    def fact(self, game: str, name: str, value: Data) -> str:
        """Something that is printed on a card: "Level: 1"."""
        return self._say(game, f"{game}-fact-{name}", {name: value})

    # Words

    def player(self, seat: int, names: Sequence[str] = ()) -> str:
        """The name of the player in a seat; without names the seat's letter says who is meant."""
        if 0 <= seat < len(names):
            return names[seat]
        return self.say("player", letter=chr(ord("a") + seat) if 0 <= seat < 26 else str(seat))

    def word(self, game: str | None, name: str, value: str) -> str:
        """A word of a game: the message `<game>-<name>-<value>` if there is one; "table 2-3" is `table` with `$at`."""
        found = self._word_id(game, name, value)
        return value if found is None else self.say(found, at=value.partition(" ")[2])

    def join(self, items: Sequence[str]) -> str:
        """Items as a list: "a, b and c"."""
        text = "".join(items[:1])
        for k, item in enumerate(items[1:], 2):
            if k < len(items):
                text = self.say("list-comma", first=text, last=item)
            else:
                text = self.say("list-and", first=text, last=item, sound=_sound(item))
        return text

    def counts(self, game: str, numbers: Mapping[str, int], *, full: bool = False) -> str:
        """Kinds of things with their numbers as a list: "2 red and 1 blue".

        A full one has the noun, with the first or the last of them as the language wants it: "2 red and 1 blue token".
        """
        kinds = list(numbers)
        with_noun = {"first": kinds[:1], "last": kinds[-1:]}[self.say("list-noun")] if full else []
        return self.join(
            [
                self.say(f"{game}-count-{kind}.full" if kind in with_noun else f"{game}-count-{kind}", n=numbers[kind])
                for kind in kinds
            ]
        )

    # Inside

    def _say(
        self,
        game: str | None,
        name: str,
        data: Mapping[str, Data],
        names: Sequence[str] = (),
        you: int | None = None,
    ) -> str:
        """Say a message with the kernel's arguments; where one is nothing, the message is `<name>-no-<argument>`."""
        args: dict[str, Data] = {}
        for key, value in data.items():
            if _is_nothing(value) and self.has(f"{name}-no-{key}"):
                name = f"{name}-no-{key}"
            elif not _is_nothing(value):
                args |= self._argument(game, key, value, names)
        reader = data.get("seat", data.get("mover"))
        return self.say(name, **args, you=reader is not None and reader == you)

    def _any(self, name: str, data: Mapping[str, Data]) -> bool:
        return self.has(name) or any(_is_nothing(value) and self.has(f"{name}-no-{key}") for key, value in data.items())

    def _argument(self, game: str | None, key: str, value: Data, names: Sequence[str]) -> dict[str, Data]:
        """An argument in words, and those that follow from it: `$tokens-full`, and a word's attributes."""
        if isinstance(value, Phrase):  # the reason behind a reason
            return {key: self.phrase(game, "reason", value, names)}
        if self._family(game, key) in SEATS and isinstance(value, int):
            return {key: self.player(value, names)}
        if isinstance(value, list):
            value = dict(Counter(value))
        if isinstance(value, dict) and game is not None:
            args = {key: self.counts(game, value)}
            if all(self.has(f"{game}-count-{kind}.full") for kind in value):
                args[f"{key}-full"] = self.counts(game, value, full=True)
            return args
        if not isinstance(value, str):
            return {key: value}
        args = {key: self.word(game, key, value)}
        found = self._word_id(game, key, value)
        if found is not None:
            for attribute in self._messages().get_message(found).attributes:
                args[f"{key}-{attribute}"] = self.say(f"{found}.{attribute}")
        return args

    def _word_id(self, game: str | None, name: str, value: str) -> str | None:
        if game is None or name in SENTENCES:
            return None
        found = f"{game}-{self._family(game, name)}-{value.partition(' ')[0]}"
        return found if self._read(found) else None

    def _family(self, game: str | None, name: str) -> str:
        """What an argument's values are words of: its own family, or another one that the game names."""
        families: dict[str, str] = {} if game is None else getattr(hook_of(game), "FAMILIES", {})
        return families.get(name, name)

    def _messages(self) -> "FluentBundle":
        if self._bundle is None:
            from fluent.runtime import FluentBundle  # noqa: PLC0415 - slow to import, and not all commands speak

            self._bundle = FluentBundle([self.language], use_isolating=False)
        return self._bundle

    def _index(self, folder: Path) -> None:
        """Note which file holds which message, without reading the messages: that takes a hundred times longer."""
        for path in sorted(folder.glob("*.ftl")):
            for message_id in _MESSAGE.findall(path.read_text(encoding="utf-8")):
                self._files.setdefault(message_id, path)

    def _read(self, name: str) -> bool:
        """Have the message ready, if there is one."""
        if name not in self._files and not self._complete:
            self._complete = True
            for folder in {folder_of(game) for game in games()} - {FOLDER}:
                self._index(folder / self.language if (folder / self.language).is_dir() else folder / SOURCE)
        path = self._files.get(name)
        if path is None:
            return False
        if path not in self._done:
            self._done.add(path)
            self._add(path)
        return self._messages().has_message(name)

    def _add(self, path: Path) -> None:
        from fluent.runtime import FluentResource  # noqa: PLC0415 - as above
        from fluent.syntax.ast import Message  # noqa: PLC0415

        resource = FluentResource(path.read_text(encoding="utf-8"))
        own = [entry for entry in resource.body if not isinstance(entry, Message) or self._files[entry.id.name] == path]
        resource.body = own
        self._messages().add_resource(resource)


def _plain(value: Data) -> Data:
    """An argument as Fluent knows it: a string or a number."""
    return ("no", "yes")[value] if isinstance(value, bool) else value


def _is_nothing(value: Data) -> bool:
    return value is None or value in ({}, [])


def _sound(word: str) -> str:
    """The letter that a word sounds to begin with: in Spanish `y` is `e` before an i."""
    return unicodedata.normalize("NFD", word.casefold()).removeprefix("h")[:1]


@cache
def hook_of(game: str) -> ModuleType | None:
    """A game's own module for this room, or None if it brings none.

    In it may be FAMILIES, arguments whose values are words of another one's family; `of_move(position, structure)`,
    further arguments for a move's sentence; THINGS and `facts(thing)`, what can be asked about and is printed on it.
    """
    return part_of(game, "texts")


def folder_of(game: str) -> Path:
    """The folder of a game's texts: that of the house, or the game's own if it comes from another package."""
    package = package_of(game)
    if package is None or package.startswith("sixstones."):
        return FOLDER
    return Path(importlib.import_module(package).__path__[0], "texts")
