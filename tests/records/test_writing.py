"""What is written: the same game in the same bytes, from the first line on, and never what could not be read again."""

import datetime as dt
import locale
import os
import time
from pathlib import Path

import pytest

from sixstones import OptionError
from sixstones.records import RecordError, Writer, positions, read, verify
from sixstones.rules.dice import mixed
from tests.contract.cases import Case, every_case
from tests.records.played import (
    GOLDEN,
    KEY,
    NAMES,
    SPLENDOR,
    Golden,
    add,
    begun,
    first,
    golden,
    put,
    recorded,
    steps_of,
)
from tests.samples import samples


@pytest.mark.parametrize("made", [*golden()], ids=lambda made: made.path.stem)
def test_the_golden_records_stay_as_they_are(made: Golden, tmp_path: Path) -> None:
    """`python -m tests.records.played` writes them anew."""
    made.put(tmp_path / "game.txt")
    assert (tmp_path / "game.txt").read_bytes() == made.path.read_bytes()
    assert verify(made.path).state == "complete"


def test_every_golden_record_is_written_by_the_command() -> None:
    assert {made.path for made in golden()} == set(GOLDEN.iterdir())


@every_case
def test_a_game_that_was_recorded_is_replayed_position_by_position(case: Case, tmp_path: Path) -> None:
    for number in range(samples(small=1, normal=2, full=50)):
        for seed in (number, KEY):
            position = case.game.new(case.seats, seed, **dict(case.options))
            steps = steps_of(case.game, position, number)
            path = tmp_path / f"{number} {type(seed).__name__}.txt"
            put(begun(path, position, seed=seed), steps)
            record = read(path)
            assert verify(path) == (path, "complete", None, None, (), case.name)
            assert positions(record) == [position, *(step.after for step in steps)]
            assert [(line.seat, line.move, line.undo) for line in record.lines] == [step[:3] for step in steps]
            assert record.names == NAMES[: case.seats]
            assert record.head.options == position.to_data()["options"]
            assert record.result == steps[-1].after.outcome


@every_case
def test_a_game_that_starts_from_data_needs_no_seed(case: Case, tmp_path: Path) -> None:
    position = case.new(5)
    position.play(position.moves()[-1])
    position = case.game.load(position.to_data())
    steps = steps_of(case.game, position, most=6)
    put(begun(tmp_path / "game.txt", position, start=True), steps)
    record = read(tmp_path / "game.txt")
    assert positions(record) == [position, *(step.after for step in steps)]
    assert verify(record.path).state == "complete"
    assert record.head.seed is None
    assert "Seed:" not in record.text
    assert max(map(len, record.text.splitlines())) < 100  # no line that mail would break, however long the position


def test_game_number_k_of_a_simulation_is_recorded_with_its_number(tmp_path: Path) -> None:
    position = SPLENDOR.rules.new(2, mixed(3, 41, 0), SPLENDOR.rules.complete({}), False)
    put(begun(tmp_path / "game.txt", position, seed=3, number=41), steps_of(SPLENDOR, position, most=5))
    assert "\nSeed: 3\nNumber: 41\n" in (tmp_path / "game.txt").read_text(encoding="utf-8")
    assert verify(tmp_path / "game.txt").state == "complete"


def test_neither_the_day_nor_the_place_changes_a_byte(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = recorded(tmp_path / "before.txt")
    monkeypatch.setenv("TZ", "Asia/Tokyo")
    monkeypatch.setenv("LC_ALL", "C")
    time.tzset()
    try:
        locale.setlocale(locale.LC_ALL, "")
        assert recorded(tmp_path / "after.txt") == before
    finally:
        monkeypatch.undo()
        time.tzset()
        locale.setlocale(locale.LC_ALL, "C.UTF-8")
    assert not any(line.startswith("Date:") for line in before)


def test_the_day_stands_where_people_played(tmp_path: Path) -> None:
    assert "Date: 2026-11-19" in recorded(tmp_path / "game.txt", date=dt.date(2026, 11, 19))
    assert read(tmp_path / "game.txt").head.date == dt.date(2026, 11, 19)


def test_every_line_is_on_disk_when_the_call_returns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[bytes] = []
    path = tmp_path / "game.txt"

    def sync(_: int) -> None:
        synced.append(path.read_bytes())

    monkeypatch.setattr(os, "fsync", sync)
    writer = begun(path, durable=True)
    assert synced[-1] == path.read_bytes() != b""
    for step in steps_of(SPLENDOR, first(), most=12):
        number = len(synced)
        add(writer, [step])
        assert len(synced) == number + 1
        assert synced[-1] == path.read_bytes()
        assert verify(path).state == "unfinished"
    writer.close()


def test_simulations_leave_it_to_the_buffer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def sync(_: int) -> None:
        pytest.fail("a simulation waits for the disk")

    monkeypatch.setattr(os, "fsync", sync)
    recorded(tmp_path / "game.txt")
    assert verify(tmp_path / "game.txt").state == "complete"


def test_a_writer_that_is_left_leaves_an_unfinished_record(tmp_path: Path) -> None:
    with begun(tmp_path / "game.txt") as writer:
        add(writer, steps_of(SPLENDOR, first(), most=3))
    assert verify(tmp_path / "game.txt").state == "unfinished"
    assert len(read(tmp_path / "game.txt").lines) == 3


def test_an_existing_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("my diary", encoding="utf-8")
    for seed in (7, KEY):
        with pytest.raises(FileExistsError):
            begun(path, seed=seed)
    assert path.read_text(encoding="utf-8") == "my diary"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Zoë",
        "名前",
        "👩‍🚀",
        "a: b",
        "Seat b: c",
        "Result: abandoned",
        "x  1f2e3d4c 5a6b7c8d",
        "\"'\\{0}",
        "\ufeff!",
    ],
)
def test_a_name_is_any_text_of_one_line(name: str, tmp_path: Path) -> None:
    recorded(tmp_path / "game.txt", names=[name, name])
    assert read(tmp_path / "game.txt").names == (name, name)
    assert verify(tmp_path / "game.txt").state == "complete"


@pytest.mark.parametrize(
    "name", ["", " ", "Ann ", " Ann", "a\nb", "a\rb", "a\tb", "a\0b", "a\x85b", "a\u2028b", "\ud800"]
)
def test_a_name_that_would_break_the_line_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(OptionError) as refused:
        begun(tmp_path / "game.txt", names=["Ann", name])
    assert refused.value.reason == ("record-bad-name", {"name": ascii(name)})
    assert not list(tmp_path.iterdir())


def test_what_could_not_be_replayed_is_not_begun(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    position = first()
    for args in (
        {"seed": 8},  # deals another position
        {"seed": 7, "number": 1},
        {"seed": KEY},
        {"seed": None},  # neither a seed nor the position
        {"seed": 7, "start": True},
        {"seed": 7, "names": ["Ann"]},
    ):
        with pytest.raises(ValueError, match=r"seed|names"):
            begun(path, position, **args)
    assert not path.exists()


def test_a_game_ends_as_it_ended(tmp_path: Path) -> None:
    steps = steps_of(SPLENDOR, first())
    writer = begun(tmp_path / "game.txt")
    with pytest.raises(ValueError, match="not over"):
        writer.finish(first())
    add(writer, steps)
    with pytest.raises(ValueError, match="is over"):
        writer.abandon(steps[-1].after)
    writer.finish(steps[-1].after)
    with pytest.raises(ValueError, match="closed"):
        add(writer, steps[:1])
    assert verify(tmp_path / "game.txt").state == "complete"


def test_only_decisions_that_stand_can_be_taken_back(tmp_path: Path) -> None:
    with begun(tmp_path / "game.txt") as writer:
        add(writer, steps_of(SPLENDOR, first(), most=3))
        for number in (0, -1, 4):
            with pytest.raises(ValueError, match="taken back: there are 3"):
                writer.undo(number, first())
        writer.undo(3, first())
        with pytest.raises(ValueError, match="taken back: there are 0"):
            writer.undo(1, first())


def test_a_move_that_is_no_line_is_not_written(tmp_path: Path) -> None:
    with begun(tmp_path / "game.txt") as writer:
        for move in ("take YBO\n2. b take YBO", "", " take YBO", "take  YBO"):
            with pytest.raises(ValueError, match="is no line of the form"):
                writer.move(0, move, first())
    assert verify(tmp_path / "game.txt").state == "unfinished"


def test_two_programs_do_not_write_one_record(tmp_path: Path) -> None:
    """Neither while it is begun nor while it is gone on with; what was written stays a record."""
    pytest.importorskip("fcntl")
    path = tmp_path / "game.txt"
    position = SPLENDOR.new(2, 7)
    with Writer(path, SPLENDOR, position, names=["Ann", "Ben"], seed=7), pytest.raises(RecordError, match="in-use"):
        Writer.resume(path)
    writer, _, _ = Writer.resume(path)
    with writer, pytest.raises(RecordError, match="in-use"):
        Writer.resume(path)
    with path.open("a") as torn:
        torn.write("1. a ta")
    writer, _, _ = Writer.resume(path)
    with writer, pytest.raises(RecordError, match="in-use"):
        Writer.resume(path)
    assert verify(path).state == "unfinished"
