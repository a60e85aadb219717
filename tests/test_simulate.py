"""Simulations: a game depends on seed, number and options alone, and what is written shows what was played."""

import json
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import sixstones
from sixstones import DataError, OptionError, Position
from sixstones.bots import Choice, ask, make
from sixstones.records import read, verify
from sixstones.registry import compiled
from sixstones.rules.dice import mixed
from sixstones.simulate import Checker, Settings, simulate
from tests.samples import samples

GAME = sixstones.game("splendor")
SOURCE = Path(__file__).parent.parent / "src"
FEW = samples(small=2, normal=4, full=20)


def settings(seats: int = 2, games: int = FEW, seed: int = 1, **more: Any) -> Settings:
    return Settings(GAME, seats, games, seed, **more)


def traced(folder: Path, wanted: Settings) -> list[dict[str, Any]]:
    """The lines of the trace."""
    path = folder / "trace.jsonl"
    simulate(replace(wanted, trace=path))
    return [json.loads(line) for line in path.read_text().splitlines()]


# The report


def test_the_report_has_all_that_a_machine_needs() -> None:
    data = simulate(settings(3, 20, 5, options={"payment": "colours-first"})).to_data()
    assert {"game": "splendor", "seats": 3, "games": 20, "seed": 5, "bots": ["random"] * 3}.items() <= data.items()
    assert data["options"] == {"payment": "colours-first", "take_one": "yes", "round_limit": None}
    assert data["compiled"] is compiled()
    assert data["decisions"] > 20 * 50
    assert 0 < data["seconds"] < 60
    assert data["decisions_per_second"] == pytest.approx(data["decisions"] / data["seconds"], rel=0.01)
    assert "wins" not in data  # nobody looked at the ends of the games


def test_results_count_every_game_once() -> None:
    data = simulate(settings(2, 200, results=True)).to_data()
    assert sum(data["reasons"].values()) == 200
    assert sum(data["wins"]) == data["reasons"]["gauntlet"] + data["shared"]
    assert data["unfinished"] == 0


def test_results_are_those_of_the_games_whoever_looks() -> None:
    quick = simulate(settings(2, FEW, results=True)).to_data()
    watched = simulate(settings(2, FEW, check=True)).to_data()
    asked = simulate(settings(2, FEW, bots=("random",))).to_data()
    for data in (quick, watched, asked):
        del data["seconds"], data["decisions_per_second"]
    assert quick == watched == asked


def test_progress_is_told_to_the_last_game_and_never_backwards() -> None:
    told: list[int] = []
    simulate(settings(2, samples(small=30, normal=3000, full=3000)), told.append)
    assert told == sorted(told)
    assert told[-1] == samples(small=30, normal=3000, full=3000)
    assert len(told) > 2


# The games


def test_game_k_of_a_series_can_be_repeated_by_itself(tmp_path: Path) -> None:
    """The table has role 0, seat s chooses with 1 + s, and what it may not know is dealt to it with 101 + s."""
    seated = ("greedy", "random", "greedy")
    ends = [line for line in traced(tmp_path, settings(3, 3, 7, bots=seated)) if "result" in line]
    position = GAME.new(3, 0)
    position.dice = mixed(7, 2, 0)
    position.deal()
    bots = [make(bot, "splendor", mixed(7, 2, 1 + seat)) for seat, bot in enumerate(seated)]
    dice = [mixed(7, 2, 101 + seat) for seat in range(3)]
    while not position.over:
        position.play(ask(bots[position.mover], position, dice[position.mover]).move)
    assert position.to_data() == ends[2]["state"]


def test_more_games_begin_with_the_same_ones(tmp_path: Path) -> None:
    more = traced(tmp_path, settings(2, 3))
    assert traced(tmp_path, settings(2, 2)) == [line for line in more if line["game_no"] < 2]


def test_other_seeds_are_other_games(tmp_path: Path) -> None:
    first, second = (traced(tmp_path, settings(2, 1, seed))[0]["state"] for seed in (1, 2))
    assert first != second


@pytest.mark.parametrize("bots", [(), ("greedy", "random")])
def test_neither_checks_nor_records_nor_traces_change_anything(tmp_path: Path, bots: tuple[str, ...]) -> None:
    plain = settings(2, 2, 3, bots=bots)
    lines = traced(tmp_path, plain)
    full = traced(tmp_path, replace(plain, views=True, redeals=2, check=True, record=tmp_path / "games"))
    for line in full:
        line.pop("views", None)
        line.pop("redeals", None)
    assert full == lines


# Traces


def test_a_trace_has_a_line_for_every_decision_and_every_finished_game(tmp_path: Path) -> None:
    lines = traced(tmp_path, settings(4, 2))
    decisions = [line for line in lines if "result" not in line]
    assert all(list(line) == ["game_no", "ply", "mover", "state", "legal", "move"] for line in decisions)
    assert all(list(line) == ["game_no", "result", "state"] for line in lines if "result" in line)
    for number in range(2):
        assert [line["ply"] for line in decisions if line["game_no"] == number] == list(
            range(sum(line["game_no"] == number for line in decisions))
        )
    assert simulate(settings(4, 2)).decisions == len(decisions)


def test_a_trace_is_true(tmp_path: Path) -> None:
    """Each state leads by its move to the next; what is legal, seen and redealt is what the position says."""
    lines = traced(tmp_path, settings(2, 1, 9, views=True, redeals=2))
    roles = [mixed(9, 0, 201 + seat) for seat in range(2)]
    for line, following in pairwise(lines):
        position = GAME.load(line["state"])
        assert position.mover == line["mover"]
        assert [GAME.write(position, move) for move in position.moves()] == line["legal"]
        assert line["views"] == [position.view(0), position.view(1)]
        for seat, data in line["redeals"]:
            assert position.redeal(seat, roles[seat]).to_data() == data
        assert [seat for seat, _ in line["redeals"]] == [0, 0, 1, 1]
        position.play(GAME.parse(position, line["move"]))
        assert position.to_data() == following["state"]
        if "result" in following:
            assert position.outcome is not None
            assert following["result"] == {
                "reason": position.outcome.reason,
                "winners": list(position.outcome.winners),
                "scores": position.scores(),
            }


def test_a_trace_of_a_game_that_remembers_has_what_happened_and_no_history(tmp_path: Path) -> None:
    """The events of all lines are the history: from the deal to the end, in full, each once."""
    game = sixstones.game("gauntlet")
    wanted = Settings(game, 3, 2, 5, options={"life": "6,8"}, views=True, redeals=1)
    lines = traced(tmp_path, wanted)
    decisions = [line for line in lines if "result" not in line]
    expected = ["game_no", "ply", "mover", "state", "events", "legal", "move", "views", "redeals"]
    assert all(list(line) == expected for line in decisions)
    assert [list(line) for line in lines if "result" in line] == [["game_no", "result", "state", "events"]] * 2
    position = game.new(3, 0)
    history: list[Any] = []
    for line in lines:
        if line.get("ply") == 0:
            position = game.new(3, 0, life="6,8")
            position.dice = mixed(5, line["game_no"], 0)
            position.deal()
            history = []
            deal = [event[:2] for event in line["events"]]
            assert deal == [["drew", 1], ["drew", 2], ["drew", 0], ["drew", 0], ["turn", 0], ["drew", 0]]
        assert line["events"]
        history += line["events"]
        assert {**line["state"], "history": history} == position.to_data()
        assert game.load({**line["state"], "history": history}) == position
        assert all("history" not in state for _, state in line.get("redeals", ()))
        if "move" in line:
            position.play(game.parse(position, line["move"]))
        else:
            assert position.over
    kinds = {event[0] for event in history}
    assert {"played", "defeated", "ended"} <= kinds


def test_compiled_and_pure_write_the_same_bytes(tmp_path: Path) -> None:
    """The rules from their plain source, in a process of its own."""
    shutil.copytree(SOURCE / "sixstones", tmp_path / "pure/sixstones", ignore=shutil.ignore_patterns("*.so", "*.pyd"))
    words = ["simulate", "splendor", "--seats", "3", "--games", "2", "--seed", "4", "--bots", "greedy,random,random"]
    reports = {}
    for name, source in (("here", SOURCE), ("pure", tmp_path / "pure")):
        target = tmp_path / name
        more = ["--json", "--trace", f"{target}.jsonl", "--record", f"{target}-games", "--views", "--redeals", "1"]
        run = subprocess.run(
            [sys.executable, "-m", "sixstones", *words, *more],
            env={**os.environ, "PYTHONPATH": str(source)},
            capture_output=True,
            text=True,
            check=True,
        )
        reports[name] = json.loads(run.stdout)
    assert (reports["here"].pop("compiled"), reports["pure"].pop("compiled")) == (compiled(), False)
    for report in reports.values():
        del report["seconds"], report["decisions_per_second"]
    assert reports["here"] == reports["pure"]
    assert (tmp_path / "here.jsonl").read_bytes() == (tmp_path / "pure.jsonl").read_bytes()
    here, pure = ({file.name: file.read_bytes() for file in (tmp_path / f"{name}-games").iterdir()} for name in reports)
    assert here == pure
    assert len(here) == 2


# Records


def test_there_is_one_record_for_each_game_and_nothing_else(tmp_path: Path) -> None:
    report = simulate(settings(2, 12, record=tmp_path / "games", bots=("random", "greedy")))
    files = sorted((tmp_path / "games").iterdir())
    assert len(files) == 12
    assert all(verify(file).state == "complete" for file in files)
    assert [read(file).head.number for file in files] == list(range(12))  # names sort by number
    assert sum(len(read(file).lines) for file in files) == report.decisions
    assert read(files[0]).head.date is None
    assert read(files[0]).names == ("random (bot)", "greedy (bot)")


def test_records_do_not_go_where_something_is(tmp_path: Path) -> None:
    (tmp_path / "note").touch()
    with pytest.raises(OptionError) as refusal:
        simulate(settings(record=tmp_path))
    assert refusal.value.reason.key == "folder-not-empty"
    assert [file.name for file in tmp_path.iterdir()] == ["note"]


def endless(*_: object) -> "Endless":
    return Endless()


class Endless:
    """Never gets anywhere: takes tokens and gives them back."""

    def choose(self, position: Position) -> Choice:
        return Choice(position.moves()[0])


def test_a_game_that_never_ends_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixstones.simulate.make", endless)
    report = simulate(settings(2, 1, bots=("endless",), record=tmp_path / "games", trace=tmp_path / "trace"))
    assert report.decisions == GAME.bound
    assert report.to_data()["unfinished"] == 1
    assert verify(tmp_path / "games/000000.txt").state == "complete"
    assert read(tmp_path / "games/000000.txt").lines[-1].number == GAME.bound
    assert "result" not in json.loads((tmp_path / "trace").read_text().splitlines()[-1])


# Checks and settings


def test_check_looks_at_every_decision_and_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[bool] = []

    class Counting(Checker):
        def check(self, position: Position) -> None:
            super().check(position)
            looks.append(position.over)

    monkeypatch.setattr("sixstones.simulate.Checker", Counting)
    report = simulate(settings(2, 2, check=True))
    assert looks.count(False) == report.decisions
    assert looks.count(True) == 2


def test_a_broken_invariant_is_an_error() -> None:
    position: Any = GAME.new(2, 1)
    Checker().check(position)
    position.supply -= 1
    with pytest.raises(DataError):
        Checker().check(position)


@pytest.mark.parametrize("bots", [("greedy", "greedy"), ("greedy",) * 4])
def test_there_is_one_bot_for_all_or_one_for_each(bots: tuple[str, ...]) -> None:
    with pytest.raises(OptionError) as refusal:
        simulate(settings(3, 1, bots=bots))
    assert refusal.value.reason.args == {"given": len(bots), "seats": 3}


def test_an_unknown_bot_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    with pytest.raises(OptionError):
        simulate(settings(bots=("clever",), trace=tmp_path / "trace"))
    assert not (tmp_path / "trace").exists()
