"""`sixstones play`: a game at the terminal, against bots, with other people, or both."""

import json
from pathlib import Path
from typing import Final

from sixstones.cli.arguments import Misuse, Parser, comma_separated, flag_of, game_in, not_together, options_in
from sixstones.registry import Game
from sixstones.rules.said import Data, DataError
from sixstones.terminal.play import PlayOptions, play
from sixstones.texts import Catalogue

EXAMPLES: Final = (
    "sixstones play splendor --seats 3 --bots greedy,random --language es",
    "sixstones play splendor --names Ana,Ben --record game.txt",
    "sixstones play --resume game.txt",
)

FIXED: Final = ("--seats", "--seed")
"""What a game that has begun has already."""


def run(words: list[str], text: Catalogue) -> int:
    """Set the table."""
    game = game_in(words)
    parser = Parser(text, "play", text.say("cli-about-play"), EXAMPLES)
    parser.named_game()
    parser.number("--seats", text.say("cli-help-play-seats"), 1)
    parser.bots(text.say("cli-help-play-bots"), game)
    parser.option("--names", text.say("cli-names"), text.say("cli-help-names"), read=comma_separated, default=())
    parser.seed(text.say("cli-help-play-seed"))
    parser.path("--record", text.say("cli-file"), text.say("cli-help-play-record"))
    parser.path("--resume", text.say("cli-file"), text.say("cli-help-resume"))
    parser.path("--position", text.say("cli-file"), text.say("cli-help-position"))
    parser.game_options(game)
    found = parser.read(words)
    of_the_game = [] if game is None else [flag_of(name) for name in game.options]
    not_together(text, found, "--resume", ["--position", "--record", "--bots", "--names", *FIXED, *of_the_game])
    not_together(text, found, "--position", [*FIXED, *of_the_game])
    if found.resume is None and game is None:
        raise parser.no_game()
    wanted = PlayOptions(
        language=text.language,
        seats=found.seats,
        bots=found.bots,
        names=found.names,
        options={} if game is None else options_in(found, game),
        seed=found.seed,
        start=None if game is None or found.position is None else position_in(found.position, game, text),
        record=found.record,
        resume=found.resume,
    )
    return play(wanted if game is None else wanted._replace(game=game.name))


def position_in(path: Path, game: Game, text: Catalogue) -> Data:
    """A position as plain data, from a JSON file; Misuse if it is none of the game."""
    try:
        data = json.loads(path.read_bytes())
        game.load(data)
    except DataError as error:
        raise Misuse(text.say("cli-error-file", file=str(path), error=text.refusal(error, game.name))) from None
    except ValueError as error:
        raise Misuse(text.say("cli-error-json", file=str(path), error=str(error))) from None
    return data
