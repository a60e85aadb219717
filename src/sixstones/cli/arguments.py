"""The words behind a command: what argparse reads, with help and errors in the language of whoever typed them."""

import argparse
import difflib
import textwrap
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NoReturn

from sixstones.registry import Game, game, games, package_of
from sixstones.rules.game import Option
from sixstones.rules.said import Data, OptionError
from sixstones.texts import Catalogue, languages

LANGUAGE: Final = "--language"
SEED_LIMIT: Final = 1 << 62
WIDTH: Final = 79


class Misuse(Exception):
    """The command line does not say what to do; the text says why not, and what can be done."""


class Parser(argparse.ArgumentParser):
    """One command's arguments. What argparse itself would say in English is said by the catalogue."""

    def __init__(
        self, text: Catalogue, command: str, about: str, examples: Sequence[str], usage: str | None = None
    ) -> None:
        self.text = text
        super().__init__(
            prog=f"sixstones {command}".strip(),
            usage=usage,
            description=textwrap.fill(about, WIDTH),
            epilog="\n  ".join([text.say("cli-examples"), *examples]),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=lambda prog: Formatter(prog, text.say("cli-usage") + " "),
        )
        self.values = self.add_argument_group(text.say("cli-arguments") if command else text.say("cli-commands"))
        self.flags = self.add_argument_group(text.say("cli-options"))
        self.valued: set[str] = set()

    # What a command takes

    def positional(
        self, name: str, metavar: str, about: str, *, several: bool = False, read: Callable[[str], object] = str
    ) -> None:
        """A value without a flag; None, or an empty list, if it is left out."""
        self.values.add_argument(name, metavar=metavar, nargs="*" if several else "?", help=literal(about), type=read)

    def named_game(self) -> None:
        """The game; not checked for being there."""
        self.positional("game", self.text.say("cli-game"), " | ".join(games()), read=self.read_game)

    def switch(self, flag: str, about: str) -> None:
        """An option without a value."""
        self.flags.add_argument(flag, action="store_true", help=literal(about))

    def option(
        self, flag: str, metavar: str, about: str, *, read: Callable[[str], object] = str, default: object = None
    ) -> None:
        """An option with a value."""
        self.valued.add(flag)
        self.flags.add_argument(flag, metavar=metavar, help=literal(about), type=read, default=default)

    def number(self, flag: str, about: str, least: int, most: int | None = None, default: int | None = None) -> None:
        """An option whose value is a whole number."""
        allowed = f"{least}.." + ("" if most is None else str(most))

        def read(word: str) -> int:
            number = int(word) if word.isdecimal() and word.isascii() and len(word) < 30 else -1
            if number < least or (most is not None and number > most):
                raise self.wrong(flag, word, allowed)
            return number

        self.option(flag, self.text.say("cli-number"), about, read=read, default=default)

    def seed(self, about: str) -> None:
        """The seed of fast dice."""
        self.number("--seed", about, 0, SEED_LIMIT - 1)

    def bots(self, about: str, of: Game | None) -> None:
        """Names of bots, with those there are."""
        from sixstones.bots import names  # noqa: PLC0415 - most commands have nothing to do with bots

        there = "" if of is None else f" ({' | '.join(names(of.name))})"
        self.option("--bots", self.text.say("cli-bots"), about + there, read=comma_separated, default=())

    def path(self, flag: str, metavar: str, about: str) -> None:
        """An option that names a file or a folder."""
        self.option(flag, metavar, about, read=Path)

    def game_options(self, of: Game | None) -> None:
        """The options of a game, each as a flag of its name."""
        if of is None:
            self.add_argument_group(self.text.say("cli-some-game-options"), f"{self.prog} {games()[0]} --help")
            return
        group = self.add_argument_group(self.text.say("cli-game-options", game=of.name))
        for name, option in of.options.items():
            flag = flag_of(name)
            self.valued.add(flag)
            default = "none" if option.default is None else str(option.default)
            meaning = self.text.option(of.name, name)
            about = self.text.say("cli-help-game-option", allowed=option.allowed(), default=default, meaning=meaning)
            metavar = self.text.say("cli-value")
            group.add_argument(flag, dest=name, metavar=metavar, help=literal(about), type=self.reader_of(option))

    def common(self) -> None:
        """What every command takes."""
        self.flags.add_argument(
            LANGUAGE, metavar="|".join(languages()), help=literal(self.text.say("cli-help-language"))
        )
        self.flags.add_argument("--help", "-h", action=Help, help=literal(self.text.say("cli-help-help")))

    # Reading

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        """The arguments; SystemExit after showing help, Misuse for what cannot be meant."""
        self.common()
        try:
            found, rest = self.parse_known_args([with_hyphens(word) for word in words])
        except argparse.ArgumentError as error:
            flag = (error.argument_name or "").partition("/")[0]
            if flag in self.valued:
                raise Misuse(self.text.say("cli-error-no-value", option=flag, command=self.prog)) from None
            raise Misuse(self.text.say("cli-error-switch", option=flag, command=self.prog)) from None
        if rest:
            raise self.unknown(rest[0])
        return found

    def error(self, message: str) -> NoReturn:
        """What argparse says only if this module has overlooked something."""
        raise Misuse(message)

    def read_game(self, word: str) -> Game:
        try:
            return game(word)
        except OptionError as error:
            raise Misuse(self.text.refusal(error)) from None

    def reader_of(self, option: Option) -> Callable[[str], Data]:
        """What reads an option of a game."""

        def read(word: str) -> Data:
            value = option.parse(word)
            if not option.accepts(value):
                raise self.wrong(flag_of(option.name), word, option.allowed())
            return value

        return read

    def no_game(self) -> Misuse:
        """The game is missing."""
        return Misuse(
            self.text.say("cli-error-no-game", games=" | ".join(games()), command=self.prog, example=games()[0])
        )

    def wrong(self, flag: str, value: str, allowed: str) -> Misuse:
        """A value that is not allowed."""
        return Misuse(self.text.say("cli-error-value", option=flag, value=value, allowed=allowed))

    def unknown(self, word: str) -> Misuse:
        """A word that no argument explains; perhaps it was meant to be one."""
        near = difflib.get_close_matches(word.partition("=")[0], self._option_string_actions, 1)
        if near and word.startswith("-"):
            return Misuse(self.text.say("cli-error-misspelt", word=word, near=near[0]))
        return Misuse(self.text.say("cli-error-unknown", word=word, command=self.prog))


class Help(argparse.Action):
    """Shows the help; unlike argparse's own, it minds when nobody reads it."""

    def __init__(self, option_strings: Sequence[str], dest: str, **more: Any) -> None:  # noqa: ANN401 - argparse's
        super().__init__(option_strings, dest, nargs=0, **more)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        print(parser.format_help(), end="")
        parser.exit()


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Help whose "usage:" is in the reader's language too."""

    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog, max_help_position=30)
        self.usage = usage

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self.usage if prefix is None else prefix)


def game_in(words: Sequence[str]) -> Game | None:
    """The game that is meant, known before the rest is read: its options are flags too."""
    name = next((word for word in words if not word.startswith("-") and package_of(word)), None)
    return None if name is None else game(name)


def not_together(text: Catalogue, found: argparse.Namespace, flag: str, others: Iterable[str]) -> None:
    """Misuse if an option is given with another one that it leaves no room for."""
    for other in others:
        if getattr(found, name_of(flag)) is not None and getattr(found, name_of(other)) not in (None, ()):
            raise Misuse(text.say("cli-error-together", first=flag, second=other))


def options_in(found: argparse.Namespace, of: Game) -> dict[str, Data]:
    """The options of the game that were given."""
    return {name: getattr(found, name) for name in of.options if getattr(found, name) is not None}


def without_language(words: Sequence[str]) -> tuple[list[str], str | None]:
    """The words without `--language X`, which may stand anywhere, and X."""
    rest: list[str] = []
    language = None
    remaining = iter(words)
    for word in remaining:
        if word == LANGUAGE:
            language = next(remaining, "")
        elif word.startswith(f"{LANGUAGE}="):
            language = word.removeprefix(f"{LANGUAGE}=")
        else:
            rest.append(word)
    return rest, language


def literal(about: str) -> str:
    """A text in which argparse finds nothing to fill in."""
    return about.replace("%", "%%")


def flag_of(name: str) -> str:
    """The flag of an option of a game."""
    return "--" + name.replace("_", "-")


def name_of(flag: str) -> str:
    """The name under which the value of a flag is found."""
    return flag.removeprefix("--").replace("-", "_")


def with_hyphens(word: str) -> str:
    """The word with its flag spelt the one way that is known: `--take_one=no` is `--take-one=no`."""
    flag, equals, value = word.partition("=")
    return flag.replace("_", "-") + equals + value if word.startswith("--") else word


def comma_separated(word: str) -> tuple[str, ...]:
    """The items of a list."""
    return tuple(item.strip() for item in word.split(",") if item.strip())
