"""What is verified: any change of a record is refused at the first line that is wrong, with the most telling reason."""

import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sixstones import Phrase
from sixstones.records import DiffersError, RecordError, Verdict, Writer, positions, read, verify
from sixstones.texts import catalogue, languages
from tests.records.played import (
    GOLDEN,
    KEY,
    NAMES,
    SPLENDOR,
    add,
    begun,
    ending,
    first,
    recorded,
    resealed,
    steps_of,
    told,
)
from tests.samples import samples

HEAD: Final = 9
"""The line with the check over the headers."""
FIRST: Final = HEAD + 2
"""The line of the first decision."""

Lines = list[str]


def refused(verdict: Verdict) -> tuple[int | None, str]:
    """The line that a record is refused for, and the key of the reason."""
    assert verdict.state == "refused"
    assert verdict.reason is not None
    assert not verdict.accepted
    return verdict.line, verdict.reason.key


# One line changed, and nothing computed anew


def test_a_changed_decision_is_refused_at_its_line(tmp_path: Path) -> None:
    """If it is still a legal move, what betrays it is the check; else the rules say more."""
    lines = recorded(tmp_path / "game.txt")
    before = positions(read(tmp_path / "game.txt"))
    for at, position in enumerate(before[:-1], FIRST):
        number, seat, rest = lines[at - 1].split(" ", 2)
        if rest.startswith("undo"):
            continue
        notation, *digests = rest.rsplit(" ", 3)
        for move in range(0, SPLENDOR.space, 9):
            text = SPLENDOR.write(position, move)
            if text != notation:
                changed = " ".join([number, seat, text, *digests])
                expected = "record-line-changed" if position.allows(move) else "record-illegal"
                verdict = told(tmp_path / "game.txt", [*lines[: at - 1], changed, *lines[at:]])
                assert refused(verdict) == (at, expected)


CHANGES: Final[list[tuple[Callable[[str], str], str]]] = [
    (lambda text: text.replace(" a ", " b ", 1) if " a " in text else text.replace(" b ", " a ", 1), "wrong-mover"),
    (lambda text: text.replace(". a", ". c").replace(". b", ". c"), "no-such-seat"),
    (lambda text: text.replace(". ", ". x", 1), "bad-line"),
    (lambda _: "", "bad-line"),
    (lambda text: text[:-1], "bad-line"),
    (lambda text: text + "0", "bad-line"),
    (lambda text: text[:-1] + ("0" if text[-1] != "0" else "1"), "line-changed"),
    (lambda text: text[:-10] + ("0" if text[-10] != "0" else "1") + text[-9:], "line-changed"),
    (lambda text: "9" + text, "number"),
    (lambda text: text.partition(" ")[0] + " a undo 99  " + text.rpartition("  ")[2], "undo-too-far"),
    (lambda _: "Result: abandoned", "unexpected"),
    (lambda _: "Hash: " + "0" * 64, "bad-line"),
]


@pytest.mark.parametrize(("change", "key"), CHANGES)
def test_every_change_of_a_line_has_its_reason(change: Callable[[str], str], key: str, tmp_path: Path) -> None:
    lines = recorded(tmp_path / "game.txt")
    for at in range(FIRST, ending(lines)):
        changed = [*lines]
        changed[at - 1] = change(lines[at - 1])
        late = key == "unexpected"  # a result may stand there, but then its hash must follow
        assert refused(told(tmp_path / "game.txt", changed)) == (at + late, f"record-{key}")


def test_a_line_that_is_missing_is_noticed_where_it_was(tmp_path: Path) -> None:
    lines = recorded(tmp_path / "game.txt")
    for at in range(FIRST, ending(lines)):
        line, key = refused(told(tmp_path / "game.txt", lines[: at - 1] + lines[at:]))
        assert (line, key) == (at, "record-number")


def test_a_game_without_its_last_decision_is_not_over(tmp_path: Path) -> None:
    lines = recorded(tmp_path / "game.txt")
    at = ending(lines)
    verdict = told(tmp_path / "game.txt", lines[: at - 1] + lines[at:])
    assert refused(verdict) == (at, "record-not-over")


def test_a_line_that_stands_twice_is_noticed(tmp_path: Path) -> None:
    lines = recorded(tmp_path / "game.txt")
    for at in range(FIRST, ending(lines) + 1):
        assert refused(told(tmp_path / "game.txt", lines[:at] + lines[at - 1 :])) == (at + 1, "record-number")


def test_lines_that_changed_places_are_noticed(tmp_path: Path) -> None:
    lines = recorded(tmp_path / "game.txt")
    for at in range(FIRST, ending(lines)):
        swapped = [*lines[: at - 1], lines[at], lines[at - 1], *lines[at + 1 :]]
        assert refused(told(tmp_path / "game.txt", swapped)) == (at, "record-number")


@pytest.mark.parametrize(
    ("at", "text", "key"),
    [
        (1, "Six Stones", "not-a-record"),
        (1, "Six Stones record 2", "other-format"),
        (1, "Six Stones record 0", "other-format"),
        (2, "Game: chess", "unusable"),
        (2, "Game: ../splendor", "unusable"),
        (3, "Rules: 2", "newer-rules"),
        (3, "Rules: one", "unexpected"),
        (4, "Options: payment=cash take_one=yes round_limit=6", "unusable"),
        (4, "Options: payment=any take_two=yes round_limit=6", "unusable"),
        (4, "Options: payment=any take_one=yes round_limit=" + "9" * 900, "unusable"),
        (5, "Date: 2026-02-30", "bad-date"),
        (5, "Seat b: Ann", "seat-order"),
        (5, "Seat a:", "unexpected"),
        (6, "Seat b: a\tb", "unusable"),
        (7, "Dice: loaded", "unexpected"),
        (8, "Seed: -1", "unexpected"),
        (8, f"Seed: {1 << 62}", "unusable"),
        (9, "Check: 0", "unexpected"),
        (10, "1. a take YBO", "no-empty-line"),
    ],
)
def test_a_header_that_cannot_be_is_refused_at_its_line(at: int, text: str, key: str, tmp_path: Path) -> None:
    lines = recorded(tmp_path / "game.txt")
    changed = [*lines[: at - 1], text, *lines[at:]]
    assert refused(told(tmp_path / "game.txt", changed)) == (at, f"record-{key}")


@pytest.mark.parametrize(
    ("at", "text"),
    [
        (4, "Options: payment=any take_one=no round_limit=6"),
        (5, "Seat a: Bob"),
        (8, "Seed: 8"),
        (9, "Check: 00000000"),
    ],
)
def test_a_header_that_could_be_is_betrayed_by_the_check(at: int, text: str, tmp_path: Path) -> None:
    lines = recorded(tmp_path / "game.txt")
    changed = [*lines[: at - 1], text, *lines[at:]]
    assert refused(told(tmp_path / "game.txt", changed)) == (HEAD, "record-head-changed")


def test_a_seat_too_few_is_refused(tmp_path: Path) -> None:
    lines = recorded(tmp_path / "game.txt")
    assert refused(told(tmp_path / "game.txt", lines[:5] + lines[6:])) == (6, "record-unexpected")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("Result: gauntlet a", "wrong-result"),
        ("Result: round-limit a", "wrong-result"),
        ("Result: abandoned", "wrong-result"),
        ("Result: stalemate c", "no-such-seat"),
        ("Result: nothing.", "bad-line"),
    ],
)
def test_a_wrong_result_is_refused(text: str, key: str, tmp_path: Path) -> None:
    """With the hash as it was, and with one that fits."""
    lines = recorded(tmp_path / "game.txt")
    at = ending(lines)
    assert lines[at] == "Result: round-limit"
    changed = [*lines[:at], text, *lines[at + 1 :]]
    assert refused(told(tmp_path / "game.txt", changed)) == (at + 1, f"record-{key}")
    assert refused(told(tmp_path / "game.txt", resealed(changed))) == (at + 1, f"record-{key}")


def test_an_abandoned_game_was_not_over_and_nobody_won(tmp_path: Path) -> None:
    lines = recorded(tmp_path / "game.txt", most=9)
    at = ending(lines)
    assert lines[at] == "Result: abandoned"
    for text in ("Result: gauntlet a", "Result: stalemate", "Result: abandoned a"):
        verdict = told(tmp_path / "game.txt", resealed([*lines[:at], text, lines[at + 1]]))
        assert refused(verdict) == (at + 1, "record-not-over")


def test_a_wrong_hash_is_refused(tmp_path: Path) -> None:
    lines = recorded(tmp_path / "game.txt")
    for text, key in (
        ("Hash: " + "0" * 64, "wrong-hash"),
        (lines[-1].upper(), "unexpected"),
        (lines[-1][:-1], "unexpected"),
    ):
        assert refused(told(tmp_path / "game.txt", [*lines[:-1], text])) == (len(lines), f"record-{key}")


def test_nothing_may_follow_the_hash(tmp_path: Path) -> None:
    lines = recorded(tmp_path / "game.txt")
    for text in ("x", "Best wishes", lines[-1], lines[0]):
        verdict = told(tmp_path / "game.txt", [*lines, "", text])
        assert refused(verdict) == (len(lines) + 1, "record-after-end")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    lines = recorded(path)
    for data, line in ((b"\x89PNG\r\n\x1a\n", 1), ("\n".join(lines).encode().replace(b"Ann", b"\xff\xfe"), 5)):
        path.write_bytes(data)
        assert refused(verify(path)) == (line, "record-not-text")
    path.write_bytes("\n".join(lines).encode("utf-16"))
    assert refused(verify(path))[0] == 1
    path.write_text("Dear diary", encoding="utf-8")
    assert refused(verify(path)) == (1, "record-not-a-record")


@settings(
    max_examples=samples(small=60, normal=400, full=20_000), deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
@given(data=st.data())
def test_no_change_of_lines_is_accepted(data: st.DataObject, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Changed, inserted, deleted or moved: refused, at a line near by; a beginning alone is an unfinished game."""
    source = data.draw(st.sampled_from(sorted(GOLDEN.iterdir())))
    lines = source.read_text(encoding="utf-8").splitlines()
    at, other = data.draw(st.lists(st.integers(0, len(lines) - 1), min_size=2, max_size=2))
    texts = (
        st.text(max_size=30)
        | st.sampled_from(lines)
        | st.from_regex(r"\d+\. [a-d] take [YBORP]{3}  [0-9a-f]{8} [0-9a-f]{8}")
    )
    kind = data.draw(st.sampled_from(["change", "letter", "insert", "delete", "swap", "truncate"]))
    changed = [*lines]
    if kind == "change":
        changed[at] = data.draw(texts)
    elif kind == "letter":
        place = data.draw(st.integers(0, max(len(lines[at]) - 1, 0)))
        changed[at] = lines[at][:place] + data.draw(st.characters()) + lines[at][place + 1 :]
    elif kind == "insert":
        changed.insert(at, data.draw(texts))
    elif kind == "delete":
        del changed[at]
    elif kind == "swap":
        changed[at], changed[other] = lines[other], lines[at]
    else:
        del changed[at:]
    path = tmp_path_factory.mktemp("changed") / "game.txt"
    text = "".join(line + "\n" for line in changed)
    path.write_bytes(text.encode("utf-8", "replace"))
    verdict = verify(path)
    plain = [line.rstrip(" \t") for line in text.replace("\r", "\n").rstrip(" \t\n").split("\n")]
    if plain == lines:
        assert verdict.state == "complete"
    elif verdict.accepted:
        assert verdict.state in {"unfinished", "not-replayed"}
        assert plain == lines[: len(plain)] or plain == [""]
    else:
        assert verdict.state == "refused"
        assert verdict.line is not None
        check = next(number for number, line in enumerate(lines, 1) if line.startswith("Check:"))
        assert min(at, other, check) <= verdict.line <= max(at + 2, check + 1) + 1


@settings(
    max_examples=samples(small=60, normal=400, full=20_000), deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
@given(
    at=st.integers(0, 2**16),
    length=st.integers(0, 200),
    junk=st.binary(max_size=30),
    name=st.sampled_from(["fast", "fair-abandoned", "from-a-position"]),
)
def test_no_bytes_lead_to_a_crash(
    at: int, length: int, junk: bytes, name: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    data = (GOLDEN / f"{name}.txt").read_bytes()
    at %= len(data)
    path = tmp_path_factory.mktemp("junk") / "game.txt"
    path.write_bytes(data[:at] + junk + data[at + length :])
    verdict = verify(path)
    assert (verdict.state == "refused") == (verdict.reason is not None)
    try:
        read(path)
    except RecordError:
        assert verdict.state in {"refused", "unfinished"}


# Changes by somebody who computes the checks anew


def test_a_forged_move_is_refused_by_the_rules(tmp_path: Path) -> None:
    """The checks protect against accident; the rules and the positions are still there."""
    lines = recorded(tmp_path / "game.txt")
    record = read(tmp_path / "game.txt")
    before = positions(record)
    for line, position in zip(record.lines, before, strict=False):
        if line.undo:
            continue
        for move in (0, 7, 30, 45, 60, 61, 67):
            text = SPLENDOR.write(position, move)
            if text != line.move:
                forged = [*lines]
                forged[line.at - 1] = forged[line.at - 1].replace(f" {line.move} ", f" {text} ", 1)
                expected = "record-other-position" if position.allows(move) else "record-illegal"
                assert refused(told(tmp_path / "game.txt", resealed(forged))) == (line.at, expected)


@pytest.mark.parametrize(
    ("old", "new", "at", "key"),
    [
        ("Seed: 7", "Seed: 8", FIRST, "illegal|other-position"),
        ("Seed: 7", "Seed: 7\nNumber: 1", FIRST + 1, "illegal|other-position"),
        ("take_one=yes", "take_one=no", FIRST, "other-position"),
        ("1. a ", "1. b ", FIRST, "wrong-mover"),
        ("1. a take", "1. a tale", FIRST, "illegal"),
    ],
)
def test_a_forged_line_is_refused(old: str, new: str, at: int, key: str, tmp_path: Path) -> None:
    lines = "\n".join(recorded(tmp_path / "game.txt")).replace(old, new, 1).split("\n")
    line, found = refused(told(tmp_path / "game.txt", resealed(lines)))
    assert line == at
    assert found.removeprefix("record-") in key.split("|")


def test_a_forged_undo_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    steps = [step for step in steps_of(SPLENDOR, first(), most=3) if not step.undo]
    with begun(path) as writer:
        add(writer, steps)
        writer.undo(2, steps[0].after)
    lines = path.read_text(encoding="utf-8").splitlines()
    assert verify(path).state == "unfinished"
    for old, new, key in (
        ("undo 2", "undo 1", "wrong-mover"),
        ("undo 2", "undo 3", "wrong-mover"),
        ("undo 2", "undo 4", "undo-too-far"),
    ):
        forged = resealed([*lines[:-1], lines[-1].replace(old, new)])
        assert refused(told(path, forged)) == (len(lines), f"record-{key}")
    forged = resealed([*lines[:-1], lines[-1].replace("b undo 2", "a undo 3")])
    assert refused(told(path, forged)) == (len(lines), "record-other-position")


def test_nothing_is_played_after_the_end(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    steps = steps_of(SPLENDOR, first())
    with begun(path) as writer:
        add(writer, steps)
        writer.move(steps[-1].after.mover, "take YBO", steps[-1].after)
    verdict = verify(path)
    assert refused(verdict)[1] == "record-illegal"
    assert verdict.reason is not None
    assert verdict.reason.args["why"] == Phrase("game-over", {})


def test_a_position_that_is_given_must_be_one(tmp_path: Path) -> None:
    lines = (GOLDEN / "from-a-position.txt").read_text(encoding="utf-8")
    for old, new, key in (
        ('"supply": {', '"supply": {"pink": 1, ', "unusable"),
        ('"mover": 0', '"mover": 7', "unusable"),
        ('"mover": 0', '"mover": 1e', "unusable"),
        ('"mover": 0', '"mover": ' + "9" * 5000, "unusable"),
        ('"mover": 0', '"mover": ' + "[" * 100_000, "unusable"),
        ('"game": "splendor", "format"', '"format"', "unusable"),
        ('"rules": 1', '"rules": 2', "unusable"),
        ("take_one=no", "take_one=yes", "other-options"),
        ("Seat b:", "Seat b: Zoë\nSeat c:", "other-options"),
        ('"green": 2', '"green": 1', "unusable"),
    ):
        assert old in lines
        changed = resealed(lines.replace(old, new, 1).splitlines())
        verdict = told(tmp_path / "game.txt", changed)
        at = next(at for at, line in enumerate(changed) if line.startswith("Check:"))
        assert refused(verdict) == (at, f"record-{key}")
        for language in languages():
            assert verdict.reason is not None
            assert catalogue(language).phrase(verdict.game, "reason", verdict.reason)


def test_the_error_says_where_and_can_be_sent_to_another_process(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    lines = recorded(path)
    told(path, [*lines[:10], lines[10].replace("take", "tale"), *lines[11:]])
    with pytest.raises(RecordError) as refusal:
        read(path)
    error = pickle.loads(pickle.dumps(refusal.value))  # noqa: S301 - our own
    assert (error.path, error.line, error.reason, error.game) == (path, 11, ("record-line-changed", {}), "splendor")
    assert str(error) == f"{path}, line 11: record-line-changed"


# Rules change


def aged(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules are a version further on."""
    monkeypatch.setattr(SPLENDOR.rules, "version", SPLENDOR.version + 1)


def test_an_older_record_that_goes_the_same_way_is_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    aged(monkeypatch)
    for path in sorted(GOLDEN.iterdir()):
        verdict = verify(path)
        assert (verdict.state, verdict.remarks) == ("complete", (("record-older", {"found": 1, "known": 2}),))
        assert verdict.accepted


def older(path: Path, *, illegal: bool) -> int:
    """A record whose fifth line is not as by the present rules: not legal, or with another position after it."""
    steps = [step for step in steps_of(SPLENDOR, first(), most=9) if not step.undo]
    with begun(path) as writer:
        add(writer, steps[:4])
        writer.move(steps[4].seat, "pass" if illegal else steps[4].move, steps[3].after)
        add(writer, steps[5:])
    return FIRST + 4


@pytest.mark.parametrize(("illegal", "key"), [(True, "record-illegal"), (False, "record-other-position")])
def test_the_first_line_that_differs_by_the_present_rules_is_named(
    illegal: bool, key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.txt"
    at = older(path, illegal=illegal)
    assert refused(verify(path)) == (at, key)
    aged(monkeypatch)
    verdict = verify(path)
    assert (verdict.state, verdict.line, verdict.accepted) == ("differs", at, False)
    assert verdict.reason is not None
    assert verdict.reason.key == "record-differs"
    assert verdict.reason.args["why"].key == key
    with pytest.raises(DiffersError):
        positions(read(path))


def test_an_older_record_that_was_changed_is_refused_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.txt"
    older(path, illegal=True)
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[FIRST + 5] = lines[FIRST + 5].replace(" a ", " b ").replace("take", "return")
    aged(monkeypatch)
    assert refused(told(path, lines)) == (FIRST + 6, "record-line-changed")


def test_an_older_game_is_not_continued_by_other_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.txt"
    told(path, recorded(path)[:14])
    aged(monkeypatch)
    with pytest.raises(RecordError) as refusal:
        Writer.resume(path)
    assert (refusal.value.line, refusal.value.reason.key) == (3, "record-resume-older")


# Words


@pytest.mark.parametrize("language", languages())
def test_a_reason_and_the_reason_behind_it_are_one_sentence_after_the_other(language: str, tmp_path: Path) -> None:
    lines = recorded(tmp_path / "game.txt")
    changed = [*lines[:10], lines[10].replace("take ORP", "recruit 3-1"), *lines[11:]]
    verdict = told(tmp_path / "game.txt", changed)
    assert refused(verdict) == (11, "record-illegal")
    assert verdict.reason is not None
    said = catalogue(language).phrase(verdict.game, "reason", verdict.reason, NAMES)
    why = catalogue(language).phrase(verdict.game, "reason", verdict.reason.args["why"], NAMES)
    assert "recruit 3-1" in said
    assert said.endswith(why)


def test_a_fair_game_is_verified_like_any_other(tmp_path: Path) -> None:
    lines = recorded(tmp_path / "game.txt", KEY)
    changed = [*lines[: FIRST - 1], lines[FIRST - 1].replace("take ORP", "take YBO"), *lines[FIRST:]]
    assert refused(told(tmp_path / "game.txt", changed)) == (FIRST, "record-line-changed")
    assert told(tmp_path / "game.txt", lines).state == "complete"
