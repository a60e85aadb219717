"""`sixstones calibrate`: finds numbers of a game that no source gives, by simulation."""

import json
from typing import Final

from sixstones.cli.arguments import Misuse, Parser, game_in
from sixstones.progress import Progress
from sixstones.registry import part_of
from sixstones.texts import Catalogue

EXAMPLES: Final = ("sixstones calibrate gauntlet --plot life.svg", "sixstones calibrate gauntlet --games 100 --json")


def run(words: list[str], text: Catalogue) -> int:
    """Play the games, and say which numbers are even."""
    game = game_in(words)
    parser = Parser(text, "calibrate", text.say("cli-about-calibrate"), EXAMPLES)
    parser.named_game()
    room = None if game is None else part_of(game.name, "calibrate")
    default = text.say("calibrate-some-default") if room is None else str(room.GAMES)
    parser.number("--games", text.say("cli-help-calibrate-games", default=default), 1)
    parser.seed(text.say("cli-help-calibrate-seed"))
    parser.path("--plot", text.say("cli-file"), text.say("cli-help-plot"))
    parser.switch("--json", text.say("cli-help-json"))
    found = parser.read(words)
    if game is None:
        raise parser.no_game()
    if room is None:
        raise Misuse(text.say("cli-error-no-calibration", game=game.name))
    games = room.GAMES if found.games is None else found.games
    seed = room.SEED if found.seed is None else found.seed
    with Progress(room.work(games)) as progress:
        calibration = room.calibrate(games, seed, progress.show)
    if found.plot is not None:
        found.plot.write_text(calibration.drawing(text), encoding="utf-8")
    print(json.dumps(calibration.to_data()) if found.json else "\n".join(calibration.summary(text)))
    return 0
