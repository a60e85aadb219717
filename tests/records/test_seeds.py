"""Seeds of fair dice: committed to at the start, private while the game lasts, revealed when it is over."""

import hashlib
import os
from pathlib import Path

import pytest

from sixstones.records import RecordError, SeedError, Verdict, Writer, positions, read, verify
from tests.records.played import KEY, SPLENDOR, add, begun, ending, first, recorded, resealed, steps_of, told

STEPS = steps_of(SPLENDOR, first(KEY))


def unfinished(path: Path) -> None:
    """A fair game that is still going on, its seed beside it."""
    with begun(path, seed=KEY) as writer:
        add(writer, STEPS[:5])


def key(verdict: Verdict) -> str | None:
    return verdict.reason and verdict.reason.key


def test_while_the_game_lasts_the_seed_is_in_a_file_for_its_owner_alone(tmp_path: Path) -> None:
    path, secret = tmp_path / "game.txt", tmp_path / "game.txt.seed"
    with begun(path, seed=KEY, durable=True) as writer:
        for step in STEPS:
            assert secret.stat().st_mode & 0o777 == 0o600
            assert secret.read_text(encoding="ascii") == KEY.hex() + "\n"
            text = path.read_text(encoding="utf-8")
            assert KEY.hex() not in text
            assert f"Commitment: {hashlib.sha256(KEY).hexdigest()}\n" in text
            add(writer, [step])
        writer.finish(STEPS[-1].after)
    assert list(tmp_path.iterdir()) == [path]
    assert f"\nSeed: {KEY.hex()}\nHash: " in path.read_text(encoding="utf-8")


def test_the_seed_is_safe_before_the_first_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, secret = tmp_path / "game.txt", tmp_path / "game.txt.seed"
    seen: list[tuple[bytes, bool]] = []

    def sync(_: int) -> None:
        seen.append((path.read_bytes(), secret.read_bytes() != b""))

    monkeypatch.setattr(os, "fsync", sync)
    begun(path, seed=KEY, durable=True).close()
    assert seen[0] == (b"", True)
    assert seen[-1][0] != b""


def test_the_seed_is_removed_only_when_the_reveal_is_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, secret = tmp_path / "game.txt", tmp_path / "game.txt.seed"
    writer = begun(path, seed=KEY)
    add(writer, STEPS)

    def fails(_: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(os, "fsync", fails)
    with pytest.raises(OSError, match="disk full"):
        writer.finish(STEPS[-1].after)
    assert secret.exists()
    writer.close()


def test_leaving_a_game_for_good_reveals_its_seed(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    unfinished(path)
    writer, _, played = Writer.resume(path)
    writer.abandon(played[-1])
    assert list(tmp_path.iterdir()) == [path]
    assert verify(path).state == "complete"
    assert read(path).secret == KEY


def test_with_its_seed_beside_it_an_unfinished_game_is_replayed(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    unfinished(path)
    assert verify(path).state == "unfinished"
    assert positions(read(path)) == [first(KEY), *(step.after for step in STEPS[:5])]


def test_without_its_seed_form_and_checks_are_verified(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    unfinished(path)
    (tmp_path / "game.txt.seed").unlink()
    verdict = verify(path)
    assert (verdict.state, verdict.accepted, verdict.remarks) == ("not-replayed", True, (("record-no-seed", {}),))
    lines = path.read_text(encoding="utf-8").splitlines()
    for at in range(11, len(lines)):
        changed = [*lines]
        changed[at] = changed[at].replace("take", "tike").replace("reserve", "observe").replace("undo", "redo")
        verdict = told(path, changed)
        assert (verdict.state, verdict.line, key(verdict)) == ("refused", at + 1, "record-line-changed")
    told(path, lines)
    for replay in (lambda: positions(read(path)), lambda: Writer.resume(path)):
        with pytest.raises(SeedError) as refused:
            replay()
        assert refused.value.line == 8


def test_a_seed_that_does_not_fit_the_commitment_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    lines = recorded(path, KEY)
    for seed in (bytes(32).hex(), KEY.hex()[:-1] + "0"):
        changed = resealed([*lines[:-2], f"Seed: {seed}", lines[-1]])
        verdict = told(path, changed)
        assert (verdict.state, verdict.line, key(verdict)) == ("refused", len(lines) - 1, "record-wrong-seed")
    verdict = told(path, resealed([*lines[:-2], lines[-1]]))
    assert (verdict.state, verdict.line, key(verdict)) == ("refused", len(lines) - 1, "record-unexpected")


def test_a_changed_commitment_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    lines = recorded(path, KEY)
    at = next(at for at, line in enumerate(lines) if line.startswith("Commitment:"))
    changed = [*lines[:at], "Commitment: " + "0" * 64, *lines[at + 1 :]]
    assert key(told(path, changed)) == "record-head-changed"
    assert key(told(path, resealed(changed))) == "record-wrong-seed"


def test_the_seed_of_another_game_beside_it_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    unfinished(path)
    (tmp_path / "game.txt.seed").write_text(bytes(32).hex(), encoding="ascii")
    verdict = verify(path)
    assert (verdict.state, verdict.line, key(verdict)) == ("refused", 8, "record-other-seed")
    with pytest.raises(RecordError):
        Writer.resume(path)


@pytest.mark.parametrize("content", ["", "abc", "zz" * 32, "é" * 64])
def test_a_seed_file_that_holds_no_seed_is_none(content: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    unfinished(path)
    (tmp_path / "game.txt.seed").write_text(content, encoding="utf-8")
    assert verify(path).state == "not-replayed"


def test_a_seed_that_waits_for_another_record_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "game.txt.seed").write_text("somebody's", encoding="utf-8")
    with pytest.raises(FileExistsError):
        begun(tmp_path / "game.txt", seed=KEY)
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt.seed"]
    assert (tmp_path / "game.txt.seed").read_text(encoding="utf-8") == "somebody's"


def test_a_seed_that_was_revealed_at_a_torn_end_is_hidden_again(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    lines = recorded(path, KEY)
    told(path, lines[:-1])
    writer, _, played = Writer.resume(path)
    assert (tmp_path / "game.txt.seed").stat().st_mode & 0o777 == 0o600
    assert path.read_text(encoding="utf-8").splitlines() == lines[: ending(lines)]
    writer.finish(played[-1])
    assert path.read_text(encoding="utf-8").splitlines() == lines
    assert list(tmp_path.iterdir()) == [path]
