"""Which messages the house makes up from the kernel's closed lists: `<game>-<kind>-<key>`, and words of a family."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import sixstones
from sixstones.rules.gauntlet import data as gauntlet
from sixstones.rules.gauntlet.cards import HEROES, VILLAINS
from sixstones.rules.splendor.cards import CARDS, LOCATIONS
from sixstones.rules.splendor.data import QUESTIONS
from sixstones.rules.splendor.position import REASONS
from sixstones.rules.splendor.wallet import COLOUR_COUNT, KINDS
from sixstones.rules.splendor.words import EVENTS
from sixstones.texts import FOLDER, catalogue, hook_of
from tests.texts.reading import SOURCE, Said, phrases

ASKED: Final = {"gauntlet": gauntlet.QUESTIONS, "splendor": QUESTIONS}
TOLD: Final = {"gauntlet": gauntlet.EVENTS, "splendor": EVENTS}
GAMES: Final = tuple(ASKED)


def by_convention() -> set[str]:
    """The ids that the games' lists and the phrases of all rooms make."""
    made = {*_splendor_words(), *_gauntlet_words(), *(found for one in phrases() if (found := message_of(one)))}
    return made.union(*(_sentences(game) for game in GAMES), *(_rules(game) for game in GAMES))


def message_of(one: Said) -> str | None:
    """The message of a phrase: a game's own before that of the house."""
    kind = "hint" if one.file.parent == SOURCE / "bots" and one.file.stem in sixstones.games() else "reason"
    own = f"{game_of(one.file)}-{kind}-{one.key}"
    for found in (own, f"{kind}-{one.key}"):
        if catalogue("en").has(found) or any(catalogue("en").has(f"{found}-no-{name}") for name in one.args or ()):
            return found
    return None


def game_of(file: Path) -> str:
    """The game whose folder or module the file is; the house's own files speak for any game."""
    parts = file.relative_to(SOURCE).with_suffix("").parts
    return next((game for game in sixstones.games() if game in parts), "splendor")


def _splendor_words() -> Iterator[str]:
    yield from (f"splendor-token-{kind}" for kind in KINDS)
    yield from (f"splendor-count-{kind}" for kind in [*KINDS, "points", "tags", "time"])
    yield from (f"splendor-count-{kind}-bonus" for kind in KINDS[:COLOUR_COUNT])
    yield from (f"splendor-card-{card.id}" for card in CARDS)
    yield from (f"splendor-location-{location.id}" for location in LOCATIONS)
    yield from (f"splendor-from-{place}" for place in ("table", "hand"))
    yield from (f"splendor-reason-{reason}" for reason in REASONS[1:])


def _gauntlet_words() -> Iterator[str]:
    stones = {card.id for card in VILLAINS if card.stone}
    counted = {card.id for card in HEROES} | stones
    yield from (f"gauntlet-card-{card.id}" for card in [*HEROES, *VILLAINS])
    yield from (f"gauntlet-count-{card}" for card in counted)
    yield from (f"gauntlet-does-{effect}" for effect in gauntlet.EFFECTS)
    yield "gauntlet-does-thanos"
    for team in ("heroes", "thanos"):
        yield from (f"gauntlet-{family}-{team}" for family in ("deck", "team"))
    for ending in gauntlet.REASONS[1:]:
        yield f"gauntlet-ending-{ending}"
        yield f"gauntlet-reason-{ending.rpartition('-')[2]}"


def _sentences(name: str) -> Iterator[str]:
    game = sixstones.game(name)
    position = game.new(2, 1)
    yield from (f"{name}-{kind}-{question}" for kind in ("question", "asked") for question in ASKED[name])
    yield from (f"{name}-event-{event}" for event in TOLD[name])
    for move in range(game.space):
        structure = game.structure(position, move)
        yield "-".join([name, "move", *(structure[part] for part in ("action", "from", "with") if part in structure)])
    yield from (f"{name}-help-{option}" for option in game.options)
    hook: Any = hook_of(name)
    yield from (f"{name}-fact-{fact}" for _, thing in hook.THINGS for fact in hook.facts(thing))
    yield from (f"{name}-note-{thing}" for _, thing in hook.THINGS)
    yield f"{name}-note"


def _rules(game: str) -> Iterator[str]:
    yield from (f"{game}-rules-title", f"{game}-rules-about", f"{game}-rulings-title")
    for section in statements(game)["sections"]:
        yield f"{game}-section-{section['id']}"
        for statement in section["statements"]:
            yield statement.replace(f"{game}.", f"{game}-rule-").replace(".", "-")
    for ruling in statements(game)["rulings"]:
        yield ruling["id"].replace(f"{game}.R", f"{game}-ruling-")
        yield f"{game}-confidence-{ruling['confidence']}"


@cache
def statements(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / "statements" / f"{game}.json").read_text(encoding="utf-8"))
    return found
