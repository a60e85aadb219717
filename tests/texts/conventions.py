"""Which messages the house makes up from the kernel's closed lists: `<game>-<kind>-<key>`, and words of a family."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import sixstones
from sixstones.rules.splendor.cards import CARDS, LOCATIONS
from sixstones.rules.splendor.data import QUESTIONS
from sixstones.rules.splendor.position import REASONS
from sixstones.rules.splendor.wallet import COLOUR_COUNT, KINDS
from sixstones.rules.splendor.words import EVENTS
from sixstones.texts import FOLDER, catalogue
from sixstones.texts.splendor import THINGS, facts
from tests.texts.reading import SOURCE, Said, phrases


def by_convention() -> set[str]:
    """The ids that Splendor's lists and the phrases of all rooms make."""
    return {*_words(), *_sentences(), *_rules(), *(found for one in phrases() if (found := message_of(one)))}


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


def _words() -> Iterator[str]:
    yield from (f"splendor-token-{kind}" for kind in KINDS)
    yield from (f"splendor-count-{kind}" for kind in [*KINDS, "points", "tags", "time"])
    yield from (f"splendor-count-{kind}-bonus" for kind in KINDS[:COLOUR_COUNT])
    yield from (f"splendor-card-{card.id}" for card in CARDS)
    yield from (f"splendor-location-{location.id}" for location in LOCATIONS)
    yield from (f"splendor-from-{place}" for place in ("table", "hand"))
    yield from (f"splendor-asked-{question}" for question in QUESTIONS)
    yield from (f"splendor-reason-{reason}" for reason in REASONS[1:])
    yield from (f"splendor-confidence-{confidence}" for confidence in ("high", "medium"))


def _sentences() -> Iterator[str]:
    game = sixstones.game("splendor")
    position = game.new(2, 1)
    yield from (f"splendor-question-{question}" for question in QUESTIONS)
    yield from (f"splendor-event-{event}" for event in EVENTS)
    for move in range(game.space):
        structure = game.structure(position, move)
        yield "-".join(
            ["splendor-move", *(structure[name] for name in ("action", "from", "with") if name in structure)]
        )
    yield from (f"splendor-help-{option}" for option in game.options)
    yield from (f"splendor-fact-{name}" for _, thing in THINGS for name in facts(thing))
    yield from (f"splendor-note-{thing}" for _, thing in THINGS)
    yield "splendor-note"


def _rules() -> Iterator[str]:
    yield from ("splendor-rules-title", "splendor-rules-about", "splendor-rulings-title")
    for section in statements()["sections"]:
        yield f"splendor-section-{section['id']}"
        for statement in section["statements"]:
            yield statement.replace("splendor.", "splendor-rule-").replace(".", "-")
    yield from (ruling["id"].replace("splendor.R", "splendor-ruling-") for ruling in statements()["rulings"])


@cache
def statements() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / "statements" / "splendor.json").read_text(encoding="utf-8"))
    return found
