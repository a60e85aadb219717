"""`sixstones simulate`: many games at once, and what came of them."""

import argparse
import json
import secrets
from typing import Final

from sixstones.cli.arguments import SEED_LIMIT, Misuse, Parser, game_in, options_in
from sixstones.progress import Progress
from sixstones.registry import Game, compiled
from sixstones.simulate import Report, Results, Settings, simulate
from sixstones.texts import Catalogue

EXAMPLES: Final = (
    "sixstones simulate splendor --seats 2 --games 40000 --seed 1 --json",
    "sixstones simulate splendor --games 200 --bots greedy,random --record games",
)
GAMES: Final = 1000


def run(words: list[str], text: Catalogue) -> int:
    """Play the games and say what came of them."""
    game = game_in(words)
    parser = Parser(text, "simulate", text.say("cli-about-simulate"), EXAMPLES)
    parser.named_game()
    parser.number("--seats", text.say("cli-help-seats"), 1)
    parser.number("--games", text.say("cli-help-games", default=GAMES), 1, default=GAMES)
    parser.seed(text.say("cli-help-simulate-seed"))
    parser.bots(text.say("cli-help-simulate-bots"), game)
    parser.switch("--results", text.say("cli-help-results"))
    parser.switch("--check", text.say("cli-help-check"))
    parser.path("--record", text.say("cli-folder"), text.say("cli-help-simulate-record"))
    parser.path("--trace", text.say("cli-file"), text.say("cli-help-trace"))
    parser.switch("--views", text.say("cli-help-views"))
    parser.number("--redeals", text.say("cli-help-redeals"), 0, default=0)
    parser.switch("--json", text.say("cli-help-json"))
    parser.game_options(game)
    found = parser.read(words)
    if game is None:
        raise parser.no_game()
    if (found.views or found.redeals) and found.trace is None:
        raise Misuse(text.say("cli-error-needs-trace", option="--views" if found.views else "--redeals"))
    settings = settings_of(game, found)
    with Progress(settings.games) as progress:
        report = simulate(settings, progress.show)
    print(json.dumps(report.to_data()) if found.json else "\n".join(summary(report, text)))
    return 0


def settings_of(game: Game, found: argparse.Namespace) -> Settings:
    """What is to be simulated: without a number of seats there is one for each bot, or as few as the game allows."""
    return Settings(
        game=game,
        seats=game.rules.seat_count(found.seats or max(len(found.bots), game.seats[0])),
        games=found.games,
        seed=secrets.randbelow(SEED_LIMIT) if found.seed is None else found.seed,
        options=options_in(found, game),
        bots=found.bots,
        results=found.results,
        check=found.check,
        record=found.record,
        trace=found.trace,
        views=found.views,
        redeals=found.redeals,
    )


def summary(report: Report, text: Catalogue) -> list[str]:
    """The report for people, line by line."""
    settings = report.settings
    lines = [
        text.say("cli-simulated", game=settings.game.name, games=report.games, seats=settings.seats),
        "  " + text.say("cli-simulated-seed", seed=str(settings.seed)),
        "  " + text.say("cli-simulated-length", number=round(report.decisions / report.games, 1)),
        "  " + speed(report.decisions, report.seconds, report.decisions_per_second, text),
    ]
    return lines if report.results is None else [*lines, *ending(report, report.results, text)]


def speed(decisions: int, seconds: float, rate: int, text: Catalogue) -> str:
    """How fast it went."""
    how = text.say("cli-compiled") if compiled() else text.say("cli-pure")
    return text.say("cli-speed", decisions=decisions, seconds=round(seconds, 2), rate=rate, how=how)


def ending(report: Report, results: Results, text: Catalogue) -> list[str]:
    """Who won, and how the games ended."""
    lines = []
    for seat, bot in enumerate(report.settings.players):
        share = round(100 * results.wins[seat] / report.games, 1)
        lines.append(text.say("cli-won", player=text.player(seat), bot=bot, games=results.wins[seat], share=share))
    if results.shared:
        lines.append(text.say("cli-shared", games=results.shared))
    for reason, games in results.reasons.most_common():
        reason_why = text.word(report.settings.game.name, "reason", reason)
        lines.append(text.say("cli-ended", reason=reason_why, games=games))
    if results.unfinished:
        lines.append(text.say("cli-unfinished", games=results.unfinished))
    return [f"  {line}" for line in lines]
