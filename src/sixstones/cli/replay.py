"""`sixstones replay`: steps through a recorded game."""

from pathlib import Path
from typing import Final

from sixstones.cli.arguments import Misuse, Parser
from sixstones.records import read
from sixstones.terminal.replay import replay
from sixstones.texts import Catalogue

EXAMPLES: Final = ("sixstones replay game.txt", "sixstones replay game.txt --seat a --language nl")


def run(words: list[str], text: Catalogue) -> int:
    """Show the record as a spectator saw the game, or as one of the players did."""
    parser = Parser(text, "replay", text.say("cli-about-replay"), EXAMPLES)
    parser.positional("file", text.say("cli-file"), text.say("cli-help-record-file"), read=Path)
    parser.option("--seat", text.say("cli-seat"), text.say("cli-help-replay-seat"))
    found = parser.read(words)
    if found.file is None:
        raise Misuse(text.say("cli-error-no-file", command=parser.prog))
    if found.seat is None:
        return replay(found.file, text)
    letters = [chr(ord("a") + seat) for seat in range(len(read(found.file).names))]
    if found.seat not in letters:
        raise parser.wrong("--seat", found.seat, " | ".join(letters))
    return replay(found.file, text, seat=letters.index(found.seat))
