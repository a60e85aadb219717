"""Everything that a game says has words in every language."""

import pytest

import sixstones
from sixstones.bots import ask, make, names
from sixstones.rules.dice import mixed
from sixstones.texts import Catalogue, catalogue, languages
from tests.contract.cases import GAMES, PINS, Case, Pin, random_play, viewers
from tests.samples import samples

SEEDS = samples(small=1, normal=2, full=20)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_said_in_a_game_can_be_said_in_words(name: str, language: str) -> None:
    words = catalogue(language)
    for seed in range(SEEDS):
        case = Case(name, max(sixstones.game(name).seats))
        position = case.new(seed)
        for _ in random_play(position, seed):
            say_events(words, case, position)
        say_events(words, case, position)


def say_events(words: Catalogue, case: Case, position: sixstones.Position) -> None:
    for viewer in viewers(position):
        for event in position.events(viewer):
            check(words.phrase(case.name, "event", event, you=viewer))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("pin", PINS, ids=str)
def test_questions_moves_reasons_and_hints_in_words(pin: Pin, language: str) -> None:
    words, game, position = catalogue(language), pin.case.game, pin.position()
    for move in position.moves():
        check(words.move(game, position, move))
    for move in range(game.space):
        reason = position.why_not(move)
        if reason is not None:
            check(words.phrase(game.name, "reason", reason))
    for viewer in viewers(position):
        question = position.question(viewer)
        if question is not None:
            check(words.phrase(game.name, "question", question, you=viewer))
    if position.outcome is not None:
        check(words.outcome(game.name, position.outcome))
        return
    for name in names(game.name):
        hint = ask(make(name, game.name, mixed(1, 0, 1)), position, mixed(1, 0, 101)).reason
        if hint is not None:
            check(words.phrase(game.name, "hint", hint, you=position.mover))


def check(sentence: str) -> None:
    assert sentence.strip() == sentence != ""
    assert not set("{}$") & set(sentence), sentence
    assert "None" not in sentence, sentence
