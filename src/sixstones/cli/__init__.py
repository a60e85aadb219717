"""The command line: it finds the language and the command, and says in one line what goes wrong.

Every command has a module of its own with `run`; only the one that is wanted is imported.
"""

import importlib
import io
import os
import sys
from collections.abc import Sequence
from typing import Final

import sixstones
from sixstones.cli.arguments import LANGUAGE, Misuse, Parser, game_in, without_language
from sixstones.rules.said import OptionError, Refusal
from sixstones.texts import Catalogue, catalogue, languages, preferred

COMMANDS: Final = ("play", "simulate", "replay", "verify", "rules", "calibrate", "bench")

# How it ends, for whoever started it.
GOOD: Final = 0
FAILED: Final = 1
MISUSED: Final = 2
INTERRUPTED: Final = 130
NOBODY_READS: Final = 141


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a name may have letters that this terminal lacks
    try:
        code = speaking(list(sys.argv[1:] if words is None else words))
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whatever is still to be written, also when Python ends, goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NOBODY_READS
    return code


def speaking(words: list[str]) -> int:
    """Run the command in the language that is wanted."""
    words, language = without_language(words)
    known = language is None or language in languages()
    text = catalogue(language if language and known else preferred(os.environ))
    if not known:
        allowed = " | ".join(languages())
        return complain(text.say("cli-error-value", option=LANGUAGE, value=language, allowed=allowed), MISUSED)
    try:
        return dispatch(words, text)
    except Misuse as error:
        return complain(str(error), MISUSED)
    except Refusal as error:
        return refused(error, words, text)
    except BrokenPipeError:
        raise
    except OSError as error:
        if error.filename is None:
            return complain(str(error), MISUSED)
        return complain(text.say("cli-error-file", file=str(error.filename), error=str(error.strerror)), MISUSED)


def dispatch(words: list[str], text: Catalogue) -> int:
    """Hand the words behind the command's name to the command."""
    first = words[0] if words else "--help"
    if first in COMMANDS:
        try:
            code: int = importlib.import_module(f"sixstones.cli.{first}").run(words[1:], text)
        except SystemExit:  # argparse has shown the help
            return GOOD
        return code
    if first in ("--help", "-h"):
        print(overview(text).format_help(), end="")
        return GOOD
    if first == "--version":
        print(f"sixstones {sixstones.__version__}")
        return GOOD
    raise Misuse(text.say("cli-error-command", command=first, commands=", ".join(COMMANDS)))


def overview(text: Catalogue) -> Parser:
    """The help that stands above all commands."""
    examples = [f"sixstones {command} --help" for command in COMMANDS[:2]]
    command = text.say("cli-command")
    parser = Parser(text, "", text.say("cli-about"), examples, usage=f"sixstones {command} ...")
    parser.positional("play", "play", text.say("cli-about-play"))
    parser.positional("simulate", "simulate", text.say("cli-about-simulate"))
    parser.positional("replay", "replay", text.say("cli-about-replay"))
    parser.positional("verify", "verify", text.say("cli-about-verify"))
    parser.positional("rules", "rules", text.say("cli-about-rules"))
    parser.positional("calibrate", "calibrate", text.say("cli-about-calibrate"))
    parser.positional("bench", "bench", text.say("cli-about-bench"))
    parser.switch("--version", text.say("cli-help-version"))
    parser.common()
    return parser


def refused(error: Refusal, words: list[str], text: Catalogue) -> int:
    """Say what the game or a record has against it, in the words of the game."""
    from sixstones.records import RecordError  # noqa: PLC0415 - not needed where all goes well

    if isinstance(error, RecordError):
        where = text.say("cli-line", path=str(error.path), line=error.line)
        return complain(f"{where}: {text.refusal(error, error.game)}", FAILED)
    game = game_in(words)
    sentence = text.refusal(error, None if game is None else game.name)
    return complain(sentence, MISUSED if isinstance(error, OptionError) else FAILED)


def complain(sentence: str, code: int) -> int:
    """Say on standard error what went wrong."""
    print(f"sixstones: {sentence}", file=sys.stderr)
    return code
