"""A game from elsewhere, in plain interpreted Python, is a game like any other."""

import re
import sys
from pathlib import Path

import pytest

import sixstones
from sixstones import OptionError, Position
from sixstones.bots import ask, make
from sixstones.registry import package_of, part_of
from sixstones.rules.dice import mixed
from sixstones.terminal.drawing import table
from sixstones.terminal.style import Style
from sixstones.texts import catalogue, languages
from sixstones.texts.rulebook import Rulebook
from tests.contract.cases import TINY


def test_it_is_found_by_its_entry_point() -> None:
    assert "tiny" in sixstones.games()
    assert package_of("tiny") == "tiny"
    assert sixstones.game("tiny") is sixstones.game("tiny")
    assert sixstones.game("tiny").name == "tiny"


def test_it_is_gone_when_it_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [place for place in sys.path if Path(place) != TINY])
    assert "tiny" not in sixstones.games()
    assert package_of("tiny") is None


def test_its_class_is_interpreted_and_its_base_may_be_compiled() -> None:
    position = sixstones.game("tiny").new(2, 1)
    assert isinstance(position, Position)
    assert sys.modules[type(position).__module__].__file__ == str(TINY / "tiny/position.py")


@pytest.mark.parametrize("room", ["bots", "terminal"])
def test_its_rooms_are_found(room: str) -> None:
    module = part_of("tiny", room)
    assert module is not None
    assert module.__name__ == f"tiny.{room}"


def test_a_room_that_a_game_lacks_is_none_and_one_that_is_broken_is_not_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "halfgame.dist-info").mkdir()
    (tmp_path / "halfgame.dist-info/METADATA").write_text("Metadata-Version: 2.1\nName: halfgame\nVersion: 1\n")
    (tmp_path / "halfgame.dist-info/entry_points.txt").write_text("[sixstones.games]\nhalfgame = halfgame\n")
    (tmp_path / "halfgame").mkdir()
    (tmp_path / "halfgame/__init__.py").touch()
    (tmp_path / "halfgame/terminal.py").write_text("import a_module_that_nobody_has\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert "halfgame" in sixstones.games()
    assert part_of("halfgame", "bots") is None
    with pytest.raises(ModuleNotFoundError, match="a_module_that_nobody_has"):
        part_of("halfgame", "terminal")


def test_a_game_that_nobody_brought_is_refused_with_those_there_are() -> None:
    with pytest.raises(OptionError) as refused:
        sixstones.game("chess")
    assert refused.value.reason.key == "no-such-game"
    assert {"splendor", "tiny"} <= set(refused.value.reason.args["games"].split(", "))


def test_its_table_is_drawn_for_its_reader() -> None:
    position = sixstones.game("tiny").new(2, 1)
    hand = " ".join(map(str, position.view(0)["seats"][0]["hand"]))
    drawn = [table(position, seat, Style(), catalogue("en"), ["Ann", "Ben"]) for seat in (0, 1, None)]
    assert f"Ann: 0 points, in hand {hand}, played -" in drawn[0]
    assert [lines[1] for lines in drawn[1:]] == ["Ann: 0 points, in hand ? ?, played -"] * 2


def test_it_says_the_same_things_in_every_language() -> None:
    spoken = {language: messages_of(language) for language in languages()}
    assert {*spoken["en"]} > {"tiny-move-roll", "tiny-rule-1-1"}
    assert all(messages == spoken["en"] for messages in spoken.values())


def messages_of(language: str) -> list[str]:
    texts = [path.read_text(encoding="utf-8") for path in sorted((TINY / "tiny/texts" / language).glob("*.ftl"))]
    return [message for text in texts for message in re.findall(r"^ *[.\w-]+(?= =)", text, re.MULTILINE)]


@pytest.mark.parametrize("language", languages())
def test_its_rules_can_be_read(language: str) -> None:
    text = Rulebook("tiny", catalogue(language)).text()
    assert {"tiny.1.1", "tiny.3.1", "tiny.R1"} <= set(text.split())


def test_its_bot_beats_chance() -> None:
    """Which says that bots, dice and redeals work together for a game that the house does not know."""
    game = sixstones.game("tiny")
    won = [0.0, 0.0]
    for number in range(100):
        position = game.new(2, number)
        bots = [make(name, "tiny", mixed(number, 0, 1 + seat)) for seat, name in enumerate(("greedy", "random"))]
        while not position.over:
            position.play(ask(bots[position.mover], position, mixed(number, 0, 101 + position.mover)).move)
        won = [total + score for total, score in zip(won, position.scores(), strict=True)]
    assert won[0] > 65
