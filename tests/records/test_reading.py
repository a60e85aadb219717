"""What is read: mail may change line ends and blanks, a file may end anywhere, and nothing else is overlooked."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from sixstones.records import CutError, RecordError, Writer, files, read, verify
from tests.records.played import GOLDEN, KEY, SPLENDOR, add, begun, ending, first, recorded, steps_of, told
from tests.samples import samples

Change = Callable[[bytes], bytes]
WHOLE: Final = sorted(GOLDEN.iterdir())
every_record = pytest.mark.parametrize("path", WHOLE, ids=lambda path: path.stem)


MAILED: Final[dict[str, Change]] = {
    "dos": lambda data: data.replace(b"\n", b"\r\n"),
    "old mac": lambda data: data.replace(b"\n", b"\r"),
    "trailing blanks": lambda data: data.replace(b"\n", b"  \t\n"),
    "byte order mark": lambda data: b"\xef\xbb\xbf" + data,
    "empty lines below": lambda data: data + b"\n \n\t\r\n",
    "no last line end": lambda data: data.removesuffix(b"\n"),
    "all of it": lambda data: b"\xef\xbb\xbf" + data.replace(b"\n", b" \r\n").rstrip() + b" \r\n\r\n",
}
SPOILT: Final[dict[str, Change]] = {
    "blank before": lambda data: b" " + data,
    "empty line before": lambda data: b"\n" + data,
    "empty lines between": lambda data: data.replace(b"\n", b"\n\n"),
    "line moved in": lambda data: data.replace(b"\n1. ", b"\n 1. "),
    "blank too many": lambda data: data.replace(b"1. a take", b"1. a  take"),
    "blank too few": lambda data: data.replace(b"1. a take ORP  ", b"1. a take ORP "),
    "small letters": lambda data: data.replace(b"1. a take ORP", b"1. a take orp"),
    "empty line too many": lambda data: data.replace(b"\n1. ", b"\n\n1. "),
    "small initial": lambda data: data.replace(b"Hash: ", b"hash: "),
    "signature below": lambda data: data + b"-- \nAnn",
    "letter below": lambda data: data + b"x",
    "zero byte below": lambda data: data + b"\0",
    "quoted": lambda data: b"> " + data.replace(b"\n", b"\n> "),
    "zero byte in a name": lambda data: data.replace(b"Ann", b"Ann\x00").replace(b"random", b"rand\x00m"),
}


@every_record
@pytest.mark.parametrize("change", MAILED.values(), ids=MAILED)
def test_what_mail_does_to_a_text_does_not_count(path: Path, change: Change, tmp_path: Path) -> None:
    mailed = tmp_path / "mailed.txt"
    mailed.write_bytes(change(path.read_bytes()))
    assert verify(mailed).state == "complete"
    assert read(mailed).text == read(path).text


@every_record
@pytest.mark.parametrize("change", SPOILT.values(), ids=SPOILT)
def test_nothing_else_is_overlooked(path: Path, change: Change, tmp_path: Path) -> None:
    spoilt = tmp_path / "spoilt.txt"
    spoilt.write_bytes(change(path.read_bytes()))
    assert verify(spoilt).state == "refused"


@every_record
def test_a_record_may_be_cut_at_every_byte(path: Path, tmp_path: Path) -> None:
    """Each cut has one answer: the lines that are whole count, and a line that is not whole is torn."""
    data, lines = path.read_bytes(), read(path).lines
    texts = data.splitlines(keepends=True)
    head = next(at for at, text in enumerate(texts, 1) if text.startswith(b"Check:"))
    cut = tmp_path / "cut.txt"
    for end in range(0, len(data) - 1, samples(small=7, normal=1 if len(data) < 2000 else 3, full=1)):
        cut.write_bytes(data[:end])
        verdict = verify(cut)
        keys = [remark.key for remark in verdict.remarks]
        whole = data[:end].count(b"\n")
        last = data[:end].rpartition(b"\n")[2]
        if last + b"\n" == texts[whole] and (whole >= head or last.startswith(b"Check:")) and last[:1] not in b"RS":
            whole, last = whole + 1, b""
        if whole < head:
            assert (verdict.state, verdict.reason, keys) == ("unfinished", None, ["record-cut-head"]), end
            continue
        secret = texts[head - 2].startswith(b"Commitment:") and not any(
            text.startswith(b"Seed:") for text in texts[:whole]
        )
        assert (verdict.state, verdict.reason) == ("not-replayed" if secret else "unfinished", None), end
        assert keys == ["record-no-seed"] * secret + ["record-torn"] * (last != b""), end
        assert list(read(cut).lines) == [line for line in lines if line.at <= whole], end
    cut.write_bytes(data[:-1])
    assert verify(cut).state == "complete"


def test_what_is_torn_is_said(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    lines = recorded(path)
    at = ending(lines)
    path.write_text("\n".join(lines[: at - 1]) + "\n" + lines[at - 1][:-3], encoding="utf-8")
    verdict = verify(path)
    assert (verdict.state, verdict.remarks) == ("unfinished", (("record-torn", {"line": at}),))
    assert read(path).torn == at


def test_zero_bytes_that_a_crash_leaves_are_a_torn_line(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    lines = recorded(path)
    begin = "".join(line + "\n" for line in lines[:15])
    for tail in ("\0\0\0", lines[15][:9] + "\0\0"):
        path.write_text(begin + tail, encoding="utf-8")
        assert verify(path).state == "unfinished"
        assert read(path).text == begin


@pytest.mark.parametrize("tail", ["hello", "7. a take YBO", "Date: 2026-11-19", "Hash: 0", "Seed: 0", "a take YBO"])
def test_what_no_line_begins_with_is_not_a_torn_one(tail: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    lines = recorded(path)
    assert told(path, lines[:12]).state == "unfinished"
    with path.open("a", encoding="utf-8") as file:
        file.write(tail)
    verdict = verify(path)
    assert (verdict.state, verdict.line) == ("refused", 13)


def test_a_torn_line_with_a_line_end_is_not_a_torn_one(tmp_path: Path) -> None:
    lines = recorded(tmp_path / "game.txt")
    verdict = told(tmp_path / "game.txt", [*lines[:14], lines[14][:-1]])
    assert (verdict.state, verdict.line) == ("refused", 15)
    assert verdict.reason is not None
    assert verdict.reason.key == "record-bad-line"


def test_there_is_nothing_to_read_in_headers_that_are_cut(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(b"")
    with pytest.raises(CutError) as refused:
        read(path)
    assert (refused.value.line, refused.value.reason.key) == (1, "record-cut-head")
    assert str(refused.value) == f"{path}, line 1: record-cut-head"


@pytest.mark.parametrize("cut", [0, 1, 12, 14, 29, -1])
def test_an_unfinished_record_says_how_far_it_goes(cut: int, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    lines = recorded(path)
    at = {0: 10, -1: ending(lines)}.get(cut, 10 + min(cut, 5))
    assert told(path, lines[:at]).state == "unfinished"
    record = read(path)
    assert (record.closed, record.result, len(record.lines)) == (False, None, at - 10)


@pytest.mark.parametrize("seed", [7, KEY])
def test_resuming_leads_to_the_same_bytes_as_playing_on(seed: int | bytes, tmp_path: Path) -> None:
    """Cut in many places, in the end too; the line that is torn is played again."""
    whole = tmp_path / "whole.txt"
    recorded(whole, seed)
    data = whole.read_bytes()
    steps = steps_of(SPLENDOR, first(seed))
    for end in range(data.index(b"\n\n"), len(data) - 1, samples(small=41, normal=11, full=1)):
        path = tmp_path / "cut.txt"
        path.write_bytes(data[:end])
        if isinstance(seed, bytes):
            path.with_name("cut.txt.seed").write_text(seed.hex(), encoding="ascii")
        writer, record, positions = Writer.resume(path, durable=False)
        played = len(record.lines)
        assert positions == [first(seed), *(step.after for step in steps[:played])]
        add(writer, steps[played:])
        writer.finish(steps[-1].after)
        assert path.read_bytes() == data, end
        assert {file.name for file in tmp_path.iterdir()} == {"cut.txt", "whole.txt"}
        path.unlink()


def test_resuming_puts_a_mailed_record_in_order(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    lines = recorded(path, names=["Ann", "Zoë"])[:14]
    path.write_bytes(b"\xef\xbb\xbf" + "\r\n".join(lines).encode() + b"  \r\n\r\n")
    path.chmod(0o640)
    Writer.resume(path)[0].close()
    assert path.read_bytes() == "".join(line + "\n" for line in lines).encode()
    assert path.stat().st_mode & 0o777 == 0o640
    assert list(tmp_path.iterdir()) == [path]


def test_resuming_leaves_a_record_in_order_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    told(path, recorded(path)[:14])
    before = path.stat()
    Writer.resume(path)[0].close()
    assert (path.stat().st_ino, path.stat().st_size) == (before.st_ino, before.st_size)


def test_a_closed_record_is_not_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    lines = recorded(path)
    with pytest.raises(RecordError) as refused:
        Writer.resume(path)
    assert (refused.value.line, refused.value.reason.key) == (ending(lines) + 1, "record-closed")


def test_a_wrong_record_is_not_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    lines = recorded(path)[:16]
    lines[12] = lines[12].replace("take", "tale").replace("reserve", "deserve").replace("recruit", "retreat")
    told(path, lines)
    before = path.read_bytes()
    with pytest.raises(RecordError):
        Writer.resume(path)
    assert path.read_bytes() == before


def test_undo_after_resuming_reaches_back_over_the_cut(tmp_path: Path) -> None:
    steps = [step for step in steps_of(SPLENDOR, first(), most=6) if not step.undo]
    path = tmp_path / "game.txt"
    with begun(path) as writer:
        add(writer, steps)
    writer, _, positions = Writer.resume(path)
    with pytest.raises(ValueError, match="taken back"):
        writer.undo(len(steps) + 1, positions[0])
    writer.undo(len(steps), positions[0])
    writer.abandon(positions[0])
    assert verify(path).state == "complete"


def test_the_records_of_a_folder(tmp_path: Path) -> None:
    for name in ("b.txt", "a", "sub/c.txt", "a.seed", ".hidden", ".a.new"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(b"")
    assert files(tmp_path) == [tmp_path / name for name in ("a", "b.txt", "sub/c.txt")]
    assert files(tmp_path / "a") == [tmp_path / "a"]
    assert files(tmp_path / "missing") == [tmp_path / "missing"]


def test_what_cannot_be_opened_is_a_verdict(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.txt", tmp_path):
        verdict = verify(path)
        assert (verdict.state, verdict.line) == ("refused", None)
        assert verdict.reason is not None
        assert verdict.reason.key == "record-unreadable"
