"""`sixstones play` as a person meets it: whole games, leaving and coming back, with a real terminal and without."""

import re
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

import sixstones
from sixstones.records import Writer, positions, read, verify
from sixstones.rules.position import Position
from sixstones.terminal import play as module
from sixstones.terminal.play import INTERRUPTED, PlayOptions, default_folder, play, standing
from sixstones.terminal.style import WIDTH, width
from sixstones.texts import catalogue, languages
from tests.samples import samples
from tests.terminal.scripts import Script
from tests.terminal.terminals import COLOURS, Terminal, playing

GAME = sixstones.game("splendor")
ENTRY = re.compile(r"^ {0,3}(\d+)  (\w+)", re.MULTILINE)


def play_on(terminal: Terminal, decisions: int = 500) -> int:
    """Answer so many questions by numbers of the list, recruiting when it is possible; how many there were."""
    for number in range(decisions):
        listed = ENTRY.findall(COLOURS.sub("", terminal.answer("")))
        if not listed:
            assert terminal.closed, terminal.screen
            return number
        recruits = [place for place, kind in listed if kind == "recruit"]
        terminal.answer(recruits[-1] if recruits else listed[number * 7 % len(listed)][0])
        if terminal.closed:
            return number + 1
    return decisions


def scripted(monkeypatch: pytest.MonkeyPatch, *lines: str, **options: object) -> tuple[int, Script]:
    """Play with a script in the terminal's place."""
    console = Script(lines)
    monkeypatch.setattr(module, "is_terminal", lambda: True)

    def this_one(*_: object) -> Script:
        return console

    monkeypatch.setattr(module, "console", this_one)
    wanted: dict[str, object] = {"game": "splendor", "bots": ("random",), **options}
    return play(PlayOptions(**wanted)), console  # type: ignore[arg-type]  # each test gives what belongs there


# Whole games at a real terminal


@pytest.mark.parametrize("language", languages())
def test_a_whole_game_is_played_in_every_language(language: str, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    environ = {"NO_COLOR": "1"} if language == "pl" else {}
    with playing(environ, bots=("greedy",), language=language, seed=11, record=record, names=("Ana",)) as terminal:
        assert catalogue(language).say("splendor-table-your-turn") in terminal.wait()
        assert play_on(terminal) > 10
        assert terminal.end() == 0
        screen = terminal.screen
    assert verify(record).state == "complete"
    outcome = positions(read(record))[-1].outcome
    assert outcome is not None
    lines = COLOURS.sub("", screen).split("\n")
    assert catalogue(language).outcome("splendor", outcome, ["Ana", "greedy"]) in " ".join(lines)
    assert str(record) in screen
    assert [line for line in lines if width(line) > WIDTH and str(record) not in line] == []
    assert ("\x1b[" in screen) is (language != "pl")


# Leaving


def test_ctrl_c_leaves_at_once_and_the_record_is_safe(tmp_path: Path) -> None:
    """Within a tenth of a second, with 130, and no decision is lost.

    Where other programs get in the way, an empty program takes longer too, and is what it is compared with.
    """
    in_time = []
    for number in range(3):
        record = tmp_path / f"{number}.txt"
        with playing({}, bots=("greedy",), record=record) as terminal:
            terminal.wait()
            terminal.answer("take YBO")
            start = time.monotonic()
            terminal.type("\x03")
            assert terminal.end() == INTERRUPTED
            left = time.monotonic()
            subprocess.run([sys.executable, "-c", ""], check=True)
            in_time.append(left - start < max(0.1, 4 * (time.monotonic() - left)))
            assert "Traceback" not in terminal.screen
            assert f"sixstones play --resume {record}" in terminal.screen
        assert verify(record).state == "unfinished"
        assert read(record).lines[0].move == "take YBO"
    assert any(in_time)


def test_no_ctrl_c_is_overheard(tmp_path: Path) -> None:
    """Not even the one that comes between the prompt and the waiting for a line."""
    for number in range(samples(small=3, normal=6, full=60)):
        with playing({}, bots=("random",), record=tmp_path / f"{number}.txt") as terminal:
            terminal.wait()
            terminal.answer("")
            terminal.type("\x03")
            assert terminal.end() == INTERRUPTED


def test_ctrl_c_does_not_wait_for_a_bot(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    with playing({}, bots=("greedy",), record=record, pause=30.0) as terminal:
        terminal.wait()
        terminal.type("take YBO\n")
        while "takes" not in terminal.screen:
            terminal.read(0.05)
        terminal.type("\x03")
        assert terminal.end(2.0) == INTERRUPTED
    assert [line.move for line in read(record).lines] == ["take YBO"]


def test_ctrl_d_keeps_the_game_and_resume_goes_on_with_it(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    with playing({}, bots=("greedy", "random"), record=record, names=("Zoë",)) as terminal:
        terminal.wait()
        assert play_on(terminal, 3) == 3
        terminal.type("\x04")
        assert terminal.end() == 0
    before = read(record)
    assert before.names == ("Zoë", "greedy (bot)", "random (bot)")
    with playing({}, resume=record) as terminal:
        assert "Zoë> " in terminal.wait()
        assert play_on(terminal) > 3
        assert terminal.end() == 0
    after = read(record)
    assert after.lines[: len(before.lines)] == before.lines
    assert verify(record).state == "complete"


def test_to_leave_for_good_reveals_the_seed(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    seed = tmp_path / "game.txt.seed"
    with playing({}, bots=("greedy",), record=record) as terminal:
        terminal.wait()
        assert stat.S_IMODE(seed.stat().st_mode) == 0o600
        secret = seed.read_text(encoding="ascii").strip()
        assert secret not in record.read_text(encoding="utf-8")
        terminal.answer("quit")
        terminal.answer("2")
        assert terminal.end() == 0
    assert not seed.exists()
    assert f"Seed: {secret}" in record.read_text(encoding="utf-8")
    assert verify(record).state == "complete"
    result = read(record).result
    assert result is not None
    assert result.reason == "abandoned"


def test_without_a_terminal_it_says_in_one_line_how_to_play(tmp_path: Path) -> None:
    program = (
        "import sys; from sixstones.terminal.play import PlayOptions, play; "
        "sys.exit(play(PlayOptions('splendor', bots=('greedy',))))"
    )
    environ = {"XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        stdin=subprocess.DEVNULL,
        text=True,
        env=environ,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.count("\n") == 1
    assert "sixstones play splendor --bots greedy" in done.stdout
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("term", "erasing"), [("xterm-256color", "\x1b[2J\x1b[3J\x1b[H"), ("dumb", "\n" * 50)])
def test_a_shared_terminal_is_cleared_for_the_next_person(tmp_path: Path, term: str, erasing: str) -> None:
    """What the last person saw is out of sight, and out of what can be scrolled back to."""
    with playing({"TERM": term}, names=("Ana", "Ben"), record=tmp_path / "game.txt") as terminal:
        while "nobody else" not in terminal.screen:
            terminal.read(0.05)
        assert erasing in terminal.answer("")
        assert ("\x1b" in terminal.screen) is (term != "dumb")


# Setting up


def test_the_record_of_each_game_is_kept_where_programs_keep_data(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    codes = [scripted(monkeypatch, "take YBO")[0], scripted(monkeypatch, "take YBO")[0]]
    assert codes == [0, 0]
    files = sorted(path.name for path in (tmp_path / "sixstones").iterdir() if path.suffix == ".txt")
    assert [re.sub(r"^\d{4}-\d\d-\d\d", "day", name) for name in files] == ["day-splendor-1.txt", "day-splendor-2.txt"]
    console = scripted(monkeypatch)[1]
    assert str(tmp_path / "sixstones" / files[0].replace("-1.txt", "-3.txt")) in console.text
    assert default_folder({"HOME": "x"}).parts[-3:] == (".local", "share", "sixstones")


def test_a_folder_takes_records_under_new_names(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    scripted(monkeypatch, record=tmp_path)
    scripted(monkeypatch, record=tmp_path)
    assert len(list(tmp_path.glob("*-splendor-*.txt"))) == 2


def test_a_record_is_never_overwritten(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    scripted(monkeypatch, "take YBO", record=record)
    text = record.read_bytes()
    with pytest.raises(FileExistsError):
        scripted(monkeypatch, record=record)
    assert record.read_bytes() == text


@pytest.mark.parametrize(
    "options",
    [
        {"bots": ("clever",)},
        {"bots": ("random",) * 4},
        {"seats": 1},
        {"seats": 2, "bots": ("random",) * 3},
        {"names": ("Ana", "Ben")},
        {"names": ("Ana (bot)",)},
        {"names": (" Ana",)},
        {"seed": -1},
        {"options": {"payment": "never"}},
    ],
)
def test_what_is_wrong_is_said_before_anything_is_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, options: dict[str, object]
) -> None:
    with pytest.raises(sixstones.OptionError):
        scripted(monkeypatch, record=tmp_path / "game.txt", **options)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("options", "seats"), [({"bots": ()}, 2), ({}, 2), ({"bots": ("random",) * 3}, 4), ({"seats": 3}, 3)]
)
def test_as_many_play_as_is_natural(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, options: dict[str, object], seats: int
) -> None:
    scripted(monkeypatch, record=tmp_path / "game.txt", **options)
    assert len(read(tmp_path / "game.txt").names) == seats


def test_a_game_may_start_from_a_position(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    given = GAME.new(3, 5)
    given.play(GAME.parse(given, "take YBO"))
    record = tmp_path / "game.txt"
    scripted(monkeypatch, start=given.to_data(), bots=("random", "random"), record=record)
    assert read(record).head.given == given
    assert [line.seat for line in read(record).lines] == [1, 2]


def test_options_reach_the_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    scripted(monkeypatch, options={"round_limit": 1}, seats=2, bots=("random", "random"), record=record)
    assert read(record).head.options["round_limit"] == 1
    assert verify(record).state == "complete"


def test_bots_of_a_fast_game_play_alike_each_time(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    played = []
    for number in range(2):
        record = tmp_path / f"{number}.txt"
        scripted(monkeypatch, seats=2, bots=("random", "random"), seed=4, record=record)
        played.append([line.move for line in read(record).lines])
    assert played[0] == played[1]
    assert len(played[0]) > 20


# Going on


def test_what_was_taken_back_stays_so_after_coming_back(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A record with an undo is resumed where it was left, and one can still go back to the beginning."""
    record = tmp_path / "game.txt"
    scripted(monkeypatch, "take YBO", "take BOR", "undo", "y", record=record, seed=7)
    assert [line.undo for line in read(record).lines] == [0, 0, 0, 0, 2]
    scripted(monkeypatch, "undo", "y", "take ORP", resume=record, bots=())
    lines = read(record).lines
    assert [line.undo for line in lines[5:]] == [2, 0, 0]
    assert verify(record).state == "unfinished"
    past = standing(read(record), positions(read(record)))
    assert past[0] == GAME.new(2, 7)
    assert len(past) == 3


def test_a_bot_that_nobody_has_is_refused_and_the_record_stays_as_it_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    record = tmp_path / "game.txt"
    with Writer(record, GAME, GAME.new(2, 7), names=("Ana", "clever (bot)"), seed=7):
        pass
    text = record.read_bytes()
    with pytest.raises(sixstones.OptionError) as caught:
        scripted(monkeypatch, resume=record)
    assert caught.value.reason.args["value"] == "clever"
    assert record.read_bytes() == text


def test_a_hidden_card_stays_hidden_in_a_resumed_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The bot's card, drawn unseen, is nowhere on the terminal of the person who goes on."""
    position, record = with_a_hidden_card(), tmp_path / "game.txt"
    scripted(monkeypatch, "take BOR", start=position.to_data(), bots=("random",), record=record)
    _, console = scripted(monkeypatch, "t", "hint", "?", "l", resume=record, bots=())
    card = position.view(1)["seats"][1]["reserved"][0]["card"]
    name = catalogue("en").word("splendor", "card", card)
    last = positions(read(record))[-1]
    assert last.view(0)["seats"][1]["reserved"][0]["card"] is None
    assert name not in console.text


def with_a_hidden_card() -> Position:
    position = GAME.new(2, 7)
    position.play(GAME.parse(position, "take YBO"))
    position.play(GAME.parse(position, "reserve deck-3"))
    return position
