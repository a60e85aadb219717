"""`sixstones replay`: every place of a record can be reached, and what its reader may not know stays hidden."""

import subprocess
import sys
from pathlib import Path

import pytest

import sixstones
from sixstones.records import Record, Writer, positions, read
from sixstones.terminal.replay import Story, Viewer, replay
from sixstones.terminal.style import WIDTH, width
from sixstones.texts import catalogue, languages
from tests.terminal.scripts import Script
from tests.terminal.terminals import replaying

GAME = sixstones.game("splendor")
MOVES = ("take YBO", "reserve deck-3", "take ORP", "take YBR", "take BOR", "take YBP")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Three rounds of two players, the last decision taken back and played again."""
    path = tmp_path / "game.txt"
    position = GAME.new(2, seed=7)
    with Writer(path, GAME, position, names=("Ana", "greedy (bot)"), seed=7) as writer:
        past = []
        for notation in (*MOVES, "", MOVES[-1]):
            if notation:
                past.append(position.copy())
                position.play(GAME.parse(position, notation))
                writer.move(past[-1].mover, notation, position)
            else:
                position = past.pop()
                writer.undo(1, position)
    return path


def viewed(path: Path, *lines: str, seat: int | None = None) -> tuple[Viewer, Script]:
    """A walk through a record; it ends with the script."""
    console = Script(lines)
    found: Record = read(path)
    viewer = Viewer(Story(found, positions(found), catalogue("en"), seat), console)
    with pytest.raises(EOFError):
        viewer.run()
    return viewer, console


@pytest.mark.parametrize(
    ("lines", "place"),
    [
        ((), 0),
        (("",), 1),
        (("n", "n", ""), 3),
        (("n", "n", "b"), 1),
        (("b",), 0),
        (("G",), 8),
        (("G", "n"), 8),
        (("G", "g"), 0),
        (("5",), 5),
        (("0",), 0),
        (("t 2",), 2),
        (("t3",), 4),
        (("t 9",), 0),
        (("9",), 0),
        (("foo", "-1", "t", "²"), 0),
    ],
)
def test_every_place_can_be_reached(record: Path, lines: tuple[str, ...], place: int) -> None:
    viewer, console = viewed(record, *lines)
    assert viewer.at == place
    assert console.prompts[-1] == f"{place}/8> "


def test_each_step_shows_the_table_and_what_happened(record: Path) -> None:
    _, console = viewed(record, "", "7")
    assert "  Ana takes 1 Yellow, 1 Blue and 1 Orange token." in console.after("")
    assert "  greedy takes back one decision." in console.after("7")
    assert any("round 3" in line for line in console.after("7"))


def test_places_that_are_not_there_are_said_not_to_be(record: Path) -> None:
    _, console = viewed(record, "12", "t 40", "what")
    assert console.after("12") == ["There is no decision 12; the record goes from 0 to 8."]
    assert console.after("t 40") == ["There is no round 40 in this record."]
    assert console.after("what")[0].startswith("Enter or n: forwards")


def test_an_unfinished_record_says_so_at_its_end(record: Path) -> None:
    _, console = viewed(record, "G")
    assert console.after("G")[-1] == "The record ends here, unfinished."


def test_an_abandoned_game_says_so_at_its_end(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    position = GAME.new(2, seed=7)
    with Writer(path, GAME, position, names=("Ana", "Ben"), seed=7) as writer:
        writer.abandon(position)
    _, console = viewed(path)
    assert "The game was abandoned here." in console.printed


def test_a_card_drawn_unseen_is_shown_to_its_owner_alone(record: Path) -> None:
    hidden = positions(read(record))[-1].view(1)["seats"][1]["reserved"][0]["card"]
    name = catalogue("en").word("splendor", "card", hidden)
    walk = ("G", "g", *([""] * 8))
    assert name in viewed(record, *walk, seat=1)[1].text
    assert name not in viewed(record, *walk, seat=0)[1].text
    assert name not in viewed(record, *walk)[1].text


@pytest.mark.parametrize("language", languages())
def test_without_a_terminal_it_tells_the_game_turn_by_turn(
    record: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert replay(record, catalogue(language)) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[:-1]] == ["1", "2", "3", "4", "5", "6"]
    assert catalogue(language).say("terminal-replay-undone", name="greedy", n=1) in lines[5]
    assert lines[-1] == catalogue(language).say("terminal-replay-unfinished")
    assert "\x1b" not in "".join(lines)


@pytest.mark.parametrize("language", languages())
def test_at_a_terminal_every_line_fits(record: Path, language: str) -> None:
    with replaying(record, language, {"NO_COLOR": "1"}) as terminal:
        terminal.wait()
        for line in ("", "G", "x", "t 2", "99"):
            terminal.answer(line)
        terminal.answer("q")
        assert terminal.end() == 0
        assert "\x1b[" not in terminal.screen
        assert [line for line in terminal.screen.split("\n") if width(line) > WIDTH] == []


def test_ctrl_c_leaves_a_replay(record: Path) -> None:
    with replaying(record, "en", {}) as terminal:
        terminal.wait()
        terminal.type("\x03")
        assert terminal.end() == 130
        assert "Traceback" not in terminal.screen


def test_a_reader_that_stops_reading_is_no_accident(record: Path) -> None:
    """`sixstones replay game.txt | head -1` ends without a traceback; what the pipe says is the command line's."""
    program_text = f"import sys; from sixstones.cli import main; sys.exit(main(['replay', {str(record)!r}]))"
    done = subprocess.run(
        ["sh", "-c", '"$0" -c "$1" | head -1', sys.executable, program_text],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.count("\n") == 1
    assert "Traceback" not in done.stderr
