"""The command line as people and programs meet it: help, reports, errors, exit codes, interrupts and pipes."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sixstones
from sixstones.cli import COMMANDS, main
from sixstones.progress import Progress, clock
from sixstones.records import verify
from sixstones.texts import catalogue, languages
from tests.samples import samples

ROOT = Path(__file__).parent.parent
NOT_PLAIN = ("LC_", "LANG", "SIXSTONES_LANG", "NO_COLOR")
PLAIN = {
    **{name: value for name, value in os.environ.items() if not name.startswith(NOT_PLAIN)},
    "PYTHONPATH": str(ROOT / "src"),
    "PYTHONUTF8": "1",
}
COMMAND = [sys.executable, "-m", "sixstones"]


@pytest.fixture(autouse=True)
def _an_environment_without_a_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in os.environ:
        if name.startswith(NOT_PLAIN):
            monkeypatch.delenv(name)


def run(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, without a terminal."""
    return subprocess.run(
        [*COMMAND, *words],
        env=PLAIN | environment,
        check=False,
        capture_output=True,
        stdin=subprocess.DEVNULL,
        encoding="utf-8",
    )


def on_a_terminal(*words: str, **environment: str) -> tuple[int, str]:
    """The exit code, and all that a terminal shows."""
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [*COMMAND, *words], env=PLAIN | environment, stdin=theirs, stdout=theirs, stderr=theirs
    ) as one:
        os.close(theirs)
        shown = b"".join(chunks(ours))
        os.close(ours)
    return one.returncode, shown.decode()


def chunks(descriptor: int) -> Iterator[bytes]:
    """What can be read from a terminal until nobody holds the other end."""
    while True:
        try:
            chunk = os.read(descriptor, 65536)
        except OSError:  # Linux says so at the end
            return
        if not chunk:
            return
        yield chunk


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A folder with three records."""
    folder = tmp_path / "games"
    assert main(["simulate", "splendor", "--games", "3", "--seed", "1", "--record", str(folder)]) == 0
    return folder


# Help


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", COMMANDS)
def test_help_shows_an_example_in_every_language(
    command: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, "--help", "--language", language]) == 0
    shown = capsys.readouterr().out
    text = catalogue(language)
    assert shown.startswith(f"{text.say('cli-usage')} sixstones {command} ")
    _, _, examples = shown.partition(text.say("cli-examples"))
    assert f"sixstones {command} " in examples or f"sixstones {command}\n" in examples
    if language != "en":
        for english in ("Usage", "usage", "Options", "options:", "Arguments", "positional", "show this help"):
            assert english not in shown


@pytest.mark.parametrize("words", [[], ["--help"], ["-h"]])
def test_the_overview_lists_the_commands(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 0
    shown = capsys.readouterr().out
    assert re.findall(r"^  ([a-z]+) ", shown, re.MULTILINE)[: len(COMMANDS)] == list(COMMANDS)


def test_the_examples_of_the_help_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    """Every example but those that measure or need a person or a file of theirs is run."""
    for command in ("simulate", "rules"):
        main([command, "--help"])
        examples = re.findall(r"^  sixstones (.*)$", capsys.readouterr().out, re.MULTILINE)
        assert examples
        for example in examples:
            words = re.sub(r"--record \S+", "", re.sub(r"--games \d+", "--games 1", example)).split()
            assert main(words) == 0, example


def test_the_options_of_a_game_are_flags(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "splendor", "--help"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    for flag, allowed in (("payment", "any | colours-first"), ("take-one", "yes | no"), ("round-limit", "none | 1..")):
        assert re.search(rf"--{flag} VALUE {re.escape(allowed)}", shown)


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"sixstones {sixstones.__version__}\n"


@pytest.mark.parametrize(
    "words", [["--language", "pl", "verify", "--help"], ["verify", "--help", "--language=pl"]], ids=["before", "after"]
)
def test_the_language_may_stand_anywhere(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 0
    assert capsys.readouterr().out.startswith("Użycie:")


def test_the_environment_chooses_the_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert main(["verify", "--help"]) == 0
    assert capsys.readouterr().out.startswith("Uso:")


# Errors


BAD = {
    "no such command": (["plya"], "“plya”", "play, simulate"),
    "no game": (["simulate"], "Which game", "splendor"),
    "no such game": (["simulate", "chess"], "“chess”", "splendor"),
    "no such language": (["simulate", "splendor", "--language", "fr"], "“fr”", "en | es | nl | pl"),
    "no value for the language": (["simulate", "splendor", "--language"], "--language", "en | es | nl | pl"),
    "seats that are no number": (["simulate", "splendor", "--seats", "two"], "“two”", "--seats"),
    "too many seats": (["simulate", "splendor", "--seats", "5"], "“5”", "2..4"),
    "no games": (["simulate", "splendor", "--games", "0"], "“0”", "1.."),
    "seed below zero": (["simulate", "splendor", "--seed", "-1"], "“-1”", f"0..{2**62 - 1}"),
    "seed too large": (["simulate", "splendor", "--seed", str(2**62)], "--seed", f"0..{2**62 - 1}"),
    "seed that is a word": (["simulate", "splendor", "--seed=ten"], "“ten”", "--seed"),
    "option of the game": (["simulate", "splendor", "--payment", "gold"], "“gold”", "any | colours-first"),
    "number of the game": (["simulate", "splendor", "--round-limit", "-3"], "“-3”", "--round-limit"),
    "bot": (["simulate", "splendor", "--bots", "clever"], "“clever”", "greedy | random"),
    "bots for other seats": (["simulate", "splendor", "--seats", "4", "--bots", "greedy,random"], "2", "4"),
    "misspelt option": (["simulate", "splendor", "--sead", "1"], "--sead", "--seed"),
    "unknown option": (["simulate", "splendor", "--quite"], "--quite", "sixstones simulate --help"),
    "one word too many": (["simulate", "splendor", "now"], "“now”", "--help"),
    "value left out": (["simulate", "splendor", "--games"], "--games", "sixstones simulate --help"),
    "value for a switch": (["simulate", "splendor", "--json=yes"], "--json", "sixstones simulate --help"),
    "views without a trace": (["simulate", "splendor", "--views"], "--views", "--trace FILE"),
    "trace nowhere": (["simulate", "splendor", "--trace", "/no/such/folder/t"], "/no/such/folder/t", "No such"),
    "no file to verify": (["verify"], "Which file", "sixstones verify game.txt"),
    "file that is not there": (["verify", "/no/such/file"], "/no/such/file", "no file or folder"),
    "no file to replay": (["replay"], "Which file", "sixstones replay game.txt"),
    "nothing by this name": (["rules", "splendor", "--card", "roket"], "“roket”", "rocket"),
    "resume and more": (["play", "--resume", "game.txt", "--seats", "3"], "--resume", "--seats"),
    "position and more": (["play", "splendor", "--position", "p.json", "--payment", "any"], "--position", "--payment"),
}


@pytest.mark.parametrize(("words", "what", "remedy"), BAD.values(), ids=BAD)
def test_what_is_wrong_and_what_to_do_stand_in_one_line(
    words: list[str], what: str, remedy: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("sixstones: ")
    assert err.count("\n") == 1
    assert what in err
    assert remedy in err


@pytest.mark.parametrize("words", [words for words, *_ in BAD.values() if "--language" not in words], ids=str)
def test_errors_speak_every_language(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    said = set()
    for language in languages():
        assert main([*words, "--language", language]) == 2
        said.add(capsys.readouterr().err)
    assert len(said) == len(languages()) or "No such file" in said.pop()


def test_a_file_that_is_not_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "position.json"
    path.write_text("{")
    assert main(["play", "splendor", "--position", str(path)]) == 2
    assert str(path) in capsys.readouterr().err


def test_a_position_that_the_game_refuses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "position.json"
    data = sixstones.game("splendor").new(2, 1).to_data()
    data["supply"]["red"] = 3
    path.write_text(json.dumps(data))
    assert main(["play", "splendor", "--position", str(path)]) == 2
    assert capsys.readouterr().err == f"sixstones: {path}: Red tokens: 3 instead of 4.\n"


def test_records_are_not_mixed_with_other_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "note").touch()
    assert main(["simulate", "splendor", "--games", "1", "--record", str(tmp_path)]) == 2
    assert str(tmp_path) in capsys.readouterr().err


# Simulations


def test_a_simulation_for_machines_is_one_line_and_nothing_else() -> None:
    done = run("simulate", "splendor", "--seats", "2", "--games", "50", "--seed", "1", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("\n") == 1
    kinds = {"game": str, "seats": int, "games": int, "decisions": int, "seconds": float, "decisions_per_second": int}
    report = json.loads(done.stdout)
    assert {name: type(report[name]) for name in kinds} == kinds
    assert type(report["compiled"]) is bool


def report_of(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["simulate", "splendor", "--json", *words]) == 0
    report: dict[str, Any] = json.loads(capsys.readouterr().out)
    del report["seconds"], report["decisions_per_second"]
    return report


def test_a_simulation_names_the_seed_that_repeats_it(capsys: pytest.CaptureFixture[str]) -> None:
    first = report_of(capsys, "--games", "5", "--results")
    assert report_of(capsys, "--games", "5", "--results", "--seed", str(first["seed"])) == first
    assert report_of(capsys, "--games", "5", "--results")["seed"] != first["seed"]


@pytest.mark.parametrize("flag", ["--take-one", "--take_one"])
def test_options_of_the_game_reach_it(flag: str, capsys: pytest.CaptureFixture[str]) -> None:
    report = report_of(capsys, "--games", "3", flag, "no", "--payment=colours-first", "--round-limit", "4", "--results")
    assert report["options"] == {"payment": "colours-first", "take_one": "no", "round_limit": 4}
    assert report["reasons"] == {"round-limit": 3}


def test_there_are_as_many_seats_as_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert report_of(capsys, "--games", "1", "--bots", "greedy,random,random")["seats"] == 3
    assert report_of(capsys, "--games", "1", "--bots", "greedy", "--seats", "4")["bots"] == ["greedy"] * 4


@pytest.mark.parametrize("language", languages())
def test_the_report_for_people(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "splendor", "--games", "4", "--seed", "1234", "--bots", "greedy,random"]
    assert main([*words, "--language", language]) == 0
    shown = capsys.readouterr().out
    for part in ("splendor", "1234", "greedy", "random", "100"):
        assert part in shown


def test_the_bar_shows_only_on_a_terminal_and_goes_away() -> None:
    number = str(samples(small=40, normal=3000, full=3000))
    code, shown = on_a_terminal("simulate", "splendor", "--games", number, "--seed", "1", "--check")
    assert code == 0
    assert re.search(r"\r\[#*\.*\] +\d+%  [\d,]+/[\d,]+  [\d,]+/s  -\d+:\d\d\x1b\[K", shown)
    *_, last = shown.split("\r\x1b[K")
    assert last.startswith("splendor: ")


@pytest.mark.parametrize(("seconds", "shown"), [(0, "0:00"), (9.4, "0:09"), (750, "12:30"), (3723, "1:02:03")])
def test_times_are_shown_as_on_a_clock(seconds: float, shown: str) -> None:
    assert clock(seconds) == shown


def test_the_bar_says_share_number_rate_and_time_left() -> None:
    bar = Progress(2000)
    assert bar.line(500, 2.0) == "[######..................]  25%  500/2,000  250/s  -0:06"
    assert bar.line(0, 2.0) == "[........................]   0%  0/2,000  0/s"
    assert bar.line(2000, 4.0) == "[########################] 100%  2,000/2,000  500/s  -0:00"


# Ctrl-C and pipes


@pytest.mark.parametrize("more", [[], ["--bots", "greedy"], ["--record"], ["--check"]], ids=" ".join)
def test_an_interrupt_ends_it_at_once_without_a_word_and_records_are_safe(tmp_path: Path, more: list[str]) -> None:
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    folder = [str(tmp_path / "games")] if more == ["--record"] else []
    words = [*COMMAND, "simulate", "splendor", "--games", "100000000", "--seed", "1", *more, *folder]
    with subprocess.Popen(words, env=PLAIN, stdout=subprocess.PIPE, stderr=theirs, text=True) as one:
        os.close(theirs)
        shown = os.read(ours, 1000)  # the bar: it is at work
        started = time.monotonic()
        one.send_signal(signal.SIGINT)
        shown += b"".join(chunks(ours))
        out, _ = one.communicate()
        spent = time.monotonic() - started
    os.close(ours)
    assert (one.returncode, out) == (130, "")
    assert shown.endswith(b"\r\x1b[K")
    assert b"Traceback" not in shown
    assert spent < 0.5  # a tenth of a second, on a machine that does nothing else
    for record in sorted((tmp_path / "games").glob("*"))[-2:]:
        assert verify(record).state in {"complete", "unfinished"}


@pytest.mark.skipif(sys.platform == "win32", reason="pipes are another matter there")
def test_a_reader_who_leaves_is_no_error() -> None:
    line = f"{sys.executable} -m sixstones rules splendor | head -n 1"
    done = subprocess.run(line, shell=True, env=PLAIN, check=False, capture_output=True, text=True)  # noqa: S602 - a pipe
    assert done.stdout.count("\n") == 1
    assert done.stderr == ""


def test_a_reader_who_never_came_is_no_error() -> None:
    ours, theirs = os.pipe()
    os.close(ours)
    done = subprocess.run(
        [*COMMAND, "--help"], env=PLAIN, check=False, stdout=theirs, stderr=subprocess.PIPE, text=True
    )
    os.close(theirs)
    assert (done.returncode, done.stderr) == (141, "")


# Records


def test_verify_says_that_all_is_right(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(games)]) == 0
    assert capsys.readouterr().out == "3 records: 3 complete and right\n"
    assert main(["verify", str(games / "000001.txt")]) == 0
    assert capsys.readouterr().out == f"{games / '000001.txt'}: complete and right.\n"


def test_verify_names_file_line_and_reason(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = games / "000001.txt"
    lines = path.read_text().splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("5. "))
    path.write_text("\n".join([*lines[:at], *lines[at + 1 :]]) + "\n")
    assert main(["verify", str(games)]) == 1
    assert capsys.readouterr().out.startswith(f"{path}, line {at + 1}: wrong. ")
    assert main(["verify", str(games), "--json"]) == 1
    verdicts = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [verdict["state"] for verdict in verdicts] == ["complete", "refused", "complete"]
    assert verdicts[1]["path"] == str(path)
    assert verdicts[1]["line"] == at + 1
    assert set(verdicts[1]["reason"]) == {"key", "args"}
    assert verdicts[0]["reason"] is None


def test_an_unfinished_record_is_reported_and_no_error(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = games / "000002.txt"
    path.write_text("".join(path.read_text().splitlines(keepends=True)[:30]))
    assert main(["verify", str(path)]) == 0
    assert "unfinished" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("environment", "colours"), [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)]
)
def test_colours_only_where_they_are_wanted(games: Path, environment: dict[str, str], colours: bool) -> None:
    code, shown = on_a_terminal("verify", str(games / "000000.txt"), **{"TERM": "xterm", **environment})
    assert code == 0
    assert ("\x1b[38" in shown) == colours
    assert "\x1b[38" not in run("verify", str(games / "000000.txt")).stdout


@pytest.mark.parametrize("language", languages())
def test_a_record_is_replayed(games: Path, language: str) -> None:
    done = run("replay", str(games / "000000.txt"), "--language", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("\n") > 20
    wrong = run("replay", str(games / "000000.txt"), "--seat", "c")
    assert wrong.returncode == 2
    assert "a | b" in wrong.stderr


def test_a_wrong_record_is_not_replayed(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = games / "000000.txt"
    path.write_text(path.read_text().replace("3. a take", "3. a toke"))
    assert main(["replay", str(path)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert re.match(rf"sixstones: {re.escape(str(path))}, line \d+: ", err)
    assert err.count("\n") == 1


# The other commands


@pytest.mark.parametrize("language", languages())
def test_the_rules_and_a_card(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "splendor", "--language", language]) == 0
    assert "splendor.5.3" in capsys.readouterr().out
    for words in (["--card", "rocket"], ["--ruling", "R13a"], ["splendor.4.2"]):
        assert main(["rules", "splendor", *words, "--language", language]) == 0
        assert words[-1].casefold() in capsys.readouterr().out.casefold()


def test_bench_measures_every_number_of_players() -> None:
    code = (
        "import sixstones.cli.bench as bench, sixstones.cli as cli; bench.SECONDS = 0.01; cli.main(['bench', '--json'])"
    )
    done = subprocess.run([sys.executable, "-c", code], env=PLAIN, check=True, capture_output=True, text=True)
    report = json.loads(done.stdout)
    assert done.stdout.count("\n") == 1
    assert [(row["game"], row["seats"]) for row in report["results"]] == [
        *(("gauntlet", seats) for seats in range(2, 7)),
        *(("splendor", seats) for seats in range(2, 5)),
    ]
    assert all(row["decisions_per_second"] > row["games_per_second"] > 0 for row in report["results"])


@pytest.mark.parametrize("language", languages())
def test_play_without_a_terminal_says_how_to_play(language: str) -> None:
    done = run("play", "splendor", "--bots", "greedy", "--language", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("\n") == 1
    assert "sixstones play" in done.stdout


# How soon it is there


@pytest.mark.parametrize(
    ("code", "unwanted"),
    [
        (
            "import sixstones",
            ["argparse", "fluent", "babel", "importlib.metadata", "sixstones.texts", "sixstones.bots"],
        ),
        (
            "import sixstones.cli as c; c.main(['--help'])",
            ["sixstones.simulate", "sixstones.terminal", "sixstones.bots"],
        ),
        ("import sixstones.cli as c; c.main(['bench', '--help'])", ["sixstones.terminal"]),
    ],
)
def test_what_is_not_needed_is_not_imported(code: str, unwanted: list[str]) -> None:
    after = f"{code}; import sys; print(*sys.modules, sep='\\n')"
    done = subprocess.run([sys.executable, "-c", after], env=PLAIN, check=True, capture_output=True, text=True)
    modules = done.stdout.splitlines()
    assert "sixstones" in modules
    assert [name for name in unwanted if name in modules] == []
