"""The rules as they are read: all of them, and everything about one card, statement or ruling."""

import re

import pytest

from sixstones.rules.said import OptionError
from sixstones.texts import catalogue, languages
from sixstones.texts.rulebook import WIDTH, Rulebook
from tests.texts.conventions import GAMES, statements


def ids(game: str) -> list[str]:
    found = [statement for section in statements(game)["sections"] for statement in section["statements"]]
    return [*found, *(ruling["id"] for ruling in statements(game)["rulings"])]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_text_has_every_statement_and_ruling_once_in_order(language: str, game: str) -> None:
    lines = Rulebook(game, catalogue(language)).text().splitlines()
    assert [line for line in lines if line.startswith(f"{game}.")] == ids(game)
    assert max(map(len, lines)) <= WIDTH
    assert not re.search(rf"[{{}}]|{game}-", "\n".join(lines))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_everything_can_be_asked_about(language: str, game: str) -> None:
    rulebook = Rulebook(game, catalogue(language))
    for subject in [*ids(game), *(thing for _, thing in rulebook.things())]:
        found = rulebook.about(subject)
        assert len(found.splitlines()) > 1
        assert not re.search(rf"[{{}}]|None|{game}-", found), subject


def test_card() -> None:
    assert Rulebook("splendor", catalogue("en")).about("rocket").splitlines() == [
        "Rocket (rocket)",
        "  Level: 1",
        "  Cost: 1 Yellow and 2 Red tokens",
        "  Bonus: Yellow",
        "  Infinity Points: 0",
        "  Avengers tags: 0",
        "  All lists of the cards that we know agree on this.",
    ]


def test_card_of_level_3_has_the_time_icon_and_what_is_uncertain() -> None:
    about = Rulebook("splendor", catalogue("pl")).about("gamora")
    assert "\n  Koszt: 3 pomarańczowe i 7 czerwonych znaczników\n" in about
    assert "\n  Symbol czasu: " in about
    assert "czwarty 3 niebieskie i 7" in about
    assert "zgodne" not in about


def test_location() -> None:
    assert Rulebook("splendor", catalogue("nl")).about("asgard").splitlines() == [
        "Asgard (asgard)",
        "  Vereiste bonussen: 3 gele, 3 oranje en 3 paarse",
        "  Infinity-punten: 3",
        "  Op de andere kant van de tegel: Wakanda",
        "  Alle lijsten van de kaarten die we kennen zijn het hierover eens.",
    ]


@pytest.mark.parametrize("subject", ["splendor.R7", "R7", " r7 "])
def test_ruling_with_its_option(subject: str) -> None:
    lines = Rulebook("splendor", catalogue("en")).about(subject).splitlines()
    assert lines[0] == "splendor.R7"
    assert "(likely)" in " ".join(lines)
    assert "Option “payment” (any | colours-first)" in " ".join(lines)


def test_statement_stands_in_its_section() -> None:
    lines = Rulebook("splendor", catalogue("es")).about("4.2").splitlines()
    assert lines[:2] == ["4. Un turno", "splendor.4.2"]


@pytest.mark.parametrize(
    ("language", "name"), [("pl", "Zimowy Żołnierz"), ("es", "soldado de invierno"), ("en", "WINTER SOLDIER")]
)
def test_card_by_its_name(language: str, name: str) -> None:
    assert Rulebook("splendor", catalogue(language)).about(name).splitlines()[0].endswith("(winter-soldier)")


def test_unknown_subject_says_what_is_near() -> None:
    with pytest.raises(OptionError) as error:
        Rulebook("splendor", catalogue("en")).about("roket")
    assert error.value.reason.args["near"] is not None
    assert "rocket" in error.value.reason.args["near"]
    with pytest.raises(OptionError) as error:
        Rulebook("splendor", catalogue("en")).about("%%%%")
    assert error.value.reason.args == {"subject": "%%%%", "near": None}


def test_game_without_a_rules_text_says_so() -> None:
    with pytest.raises(OptionError) as error:
        Rulebook("nonesuch", catalogue("en"))
    assert catalogue("en").refusal(error.value) == "The game “nonesuch” has no rules to be read."
