"""All that Splendor says in random play becomes a whole sentence in every language, with the arguments it gives."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import count
from typing import Any

import pytest

import sixstones
from sixstones import bots
from sixstones.rules.dice import mixed
from sixstones.rules.position import Position
from sixstones.rules.said import Phrase
from sixstones.texts import Catalogue, languages
from tests.samples import samples
from tests.texts.conventions import game_of, message_of
from tests.texts.reading import messages, phrases

GAME = sixstones.game("splendor")
NAMES = ("Ana", "Irene", "O'Neil {0}", "李")
OPTIONS: tuple[dict[str, Any], ...] = ({}, {"payment": "colours-first", "take_one": "no", "round_limit": 3}, {})
SAMPLES: dict[str, Any] = {
    "seat": 1, "mover": 0, "card": "rocket", "location": "attilan", "token": "red", "kind": "gray", "asked": "payment",
    "reason": "gauntlet", "missing": {"red": 2, "blue": 1}, "tokens": {"yellow": 1}, "due": {"purple": 5},
    "points": 3, "level": 2, "where": "seats[0].tokens", "near": None, "why": Phrase("game-over", {}),
}  # fmt: skip
"""Arguments for the phrases that play does not bring: what is wrong with data, hints."""
OWN_SAMPLES: dict[str, dict[str, Any]] = {
    "splendor": SAMPLES,
    "gauntlet": SAMPLES | {"card": "hulk", "cards": ["mind-stone", "time-stone"], "asked": "falling", "team": "heroes"},
}
"""Of each game's own words."""


class Listening(Catalogue):
    """A catalogue that notes what it was made to say."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.said: set[str] = set()

    def say(self, message_id: str, /, **args: Any) -> str:
        self.said.add(message_id)
        return super().say(message_id, **args)


@cache
def listened(language: str) -> Listening:
    """A catalogue that has told some games."""
    catalogue = Listening(language)
    for number in range(samples(small=6, normal=12, full=300)):
        for position in game_of_greed(number):
            tell(catalogue, position, every_move=number % 6 == 0)
    tell(catalogue, choice_of_location(), every_move=True)
    return catalogue


@cache
def choice_of_location() -> Position:
    """The first position of these games in which several locations fit."""
    for number in count():
        for position in game_of_greed(number):
            question = position.question()
            if question is not None and question.key == "location":
                return position.copy()
    raise AssertionError


def game_of_greed(number: int) -> Iterator[Position]:
    """Every position of a game: of random play, or of play that goes for cards except in the last seat."""
    seats = 2 + number % 3
    position = GAME.new(seats, number, **OPTIONS[number % len(OPTIONS)])
    dice = mixed(2, number, 1)
    while not position.over:
        yield position
        moves = position.moves()
        if number % 2 and position.mover < seats - 1:
            written = {move: GAME.write(position, move) for move in moves}
            dear = [move for move in moves if written[move].startswith(("recruit", "pay W", "reserve deck"))]
            moves = dear[-3:] or moves
        position.play(moves[dice.below(len(moves))])
    yield position


def tell(catalogue: Catalogue, position: Position, *, every_move: bool) -> None:
    """Put into words all that the position can say to anybody; a leftover or an error fails."""
    for reader in (None, *range(position.seats)):
        question = position.question(reader)
        if question is not None:
            whole(catalogue.phrase("splendor", "question", question, NAMES, you=reader))
        for event in position.events(reader):
            whole(catalogue.phrase("splendor", "event", event, NAMES, you=reader))
    if position.outcome is not None:
        whole(catalogue.outcome("splendor", position.outcome, NAMES))
    moves = position.moves()
    for move in moves if every_move else moves[:: max(1, len(moves) // 4)]:
        whole(catalogue.move(GAME, position, move))
    for move in range(0, GAME.space, 1 if every_move else 7):
        for reason in filter(None, (position.why_not(move), position.why_not(move, position.seats - 1))):
            whole(catalogue.phrase("splendor", "reason", reason, NAMES))


def whole(sentence: str) -> None:
    """No place is left open in it, nothing is missing, and no key shines through."""
    plain = sentence
    for name in NAMES:
        plain = plain.replace(name, "X")
    assert plain.strip()
    assert not re.search(r"[{}]|None|splendor-|\?\?\?|  ", plain), sentence


@pytest.mark.parametrize("language", languages())
def test_random_play_can_be_told(language: str) -> None:
    assert listened(language).said


@pytest.mark.parametrize("language", languages())
def test_play_says_every_question_event_and_move(language: str) -> None:
    """What is told above is all that there is: no message of play remains unsaid."""
    kinds = ("splendor-question-", "splendor-event-", "splendor-move-")
    there = {name for name in messages(language) if name.startswith(kinds)}
    rare = {"splendor-event-passed", "splendor-move-pass", "splendor-event-assembled"}
    assert there - listened(language).said <= rare


@pytest.mark.parametrize("language", languages())
def test_passing_and_losing_the_tile_can_be_told(language: str) -> None:
    """What happens seldom, by example."""
    catalogue = Listening(language)
    whole(catalogue.phrase("splendor", "event", Phrase("passed", {"seat": 0})))
    for tags in (3, 4, 5, 22):
        whole(catalogue.phrase("splendor", "event", Phrase("assembled", {"seat": 0, "tags": tags, "before": 1})))
    whole(catalogue.move(GAME, GAME.new(2, 1), GAME.rules.read(GAME.new(2, 1), "pass")))
    for reason in ("gauntlet", "stalemate", "round-limit"):
        whole(catalogue.phrase("splendor", "event", Phrase("ended", {"reason": reason})))


@pytest.mark.parametrize("language", languages())
def test_every_phrase_can_be_told(language: str) -> None:
    """Also those about wrong data, options and files, with arguments of the kind that they have."""
    catalogue = Listening(language)
    for one in phrases():
        if one.args is None:
            continue
        game, kind = game_of(one.file), "hint" if "-hint-" in (message_of(one) or "") else "reason"
        samples_of = OWN_SAMPLES[game]
        for number in (0, 1, 2, 5, 12, 22):
            args = {name: samples_of.get(name, number) for name in one.args}
            whole(catalogue.phrase(game, kind, Phrase(one.key, args), NAMES))
        emptied = {name: None if name in ("missing", "near") else samples_of.get(name, 1) for name in one.args}
        if emptied.get("missing", 1) is None and kind == "hint":
            whole(catalogue.phrase(game, kind, Phrase(one.key, emptied), NAMES))


@pytest.mark.parametrize("language", languages())
def test_the_greedy_bot_can_say_why(language: str) -> None:
    catalogue = Listening(language)
    for number in range(samples(small=1, normal=2, full=40)):
        position = GAME.new(2 + number % 3, number)
        bot = bots.make("greedy", "splendor", mixed(1, number, 1))
        dice = mixed(1, number, 2)
        while not position.over:
            choice = bots.ask(bot, position, dice)
            assert choice.reason is not None
            whole(catalogue.phrase("splendor", "hint", choice.reason, NAMES, you=position.mover))
            position.play(choice.move)
    assert {"splendor-hint-take-for-card", "splendor-hint-recruit-points"} <= catalogue.said
