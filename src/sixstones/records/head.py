"""The headers of a record: what has to be known to play the game again, and who played it."""

import json
import unicodedata
from collections.abc import Generator, Sequence
from contextlib import contextmanager, suppress
from datetime import date

from sixstones.records.form import (
    CHECK,
    COMMITMENT,
    DATE,
    DICE,
    FIRST,
    FORMAT,
    GAME,
    GAME_NUMBER,
    OPTIONS,
    POSITION,
    RULES,
    SEALED,
    SEAT,
    SEED,
    Chain,
    Form,
    fold,
    letter,
)
from sixstones.records.lines import Lines
from sixstones.records.record import CutError, Head
from sixstones.registry import Game, game
from sixstones.rules.dice import dice, mixed
from sixstones.rules.playout import TABLE
from sixstones.rules.position import Position
from sixstones.rules.said import Data, DataError, OptionError, Phrase, Refusal


def write(head: Head) -> list[str]:
    """The lines of the headers, and the empty one below."""
    lines = [
        FIRST.write(format=FORMAT),
        GAME.write(game=head.game.name),
        RULES.write(version=head.version),
    ]
    if head.options:
        lines.append(OPTIONS.write(options=_written(head.options)))
    if head.date is not None:
        lines.append(DATE.write(date=head.date.isoformat()))
    lines += [SEAT.write(seat=letter(seat), name=name) for seat, name in enumerate(head.names)]
    if head.given is not None:
        lines += fold(POSITION.write(data=json.dumps(head.given.to_data())))
    elif head.commitment is not None:
        lines += [DICE.write(kind="fair"), COMMITMENT.write(hash=head.commitment)]
    else:
        lines += [DICE.write(kind="fast"), SEED.write(seed=head.seed)]
        if head.number:
            lines.append(GAME_NUMBER.write(number=head.number))
    chain = Chain()
    for line in lines:
        chain.add(line)
    return [*lines, chain.seal(CHECK.write()), ""]


def read(lines: Lines) -> Head:
    """Take the headers from the beginning of a file; CutError if it ends before they do."""
    _read_first(lines)
    name = _need(lines, GAME)["game"]
    with _usable(lines):
        house = game(name)
    lines.game = house.name
    version = int(_need(lines, RULES)["version"])
    if version > house.version:
        raise lines.error(Phrase("record-newer-rules", {"game": name, "found": version, "known": house.version}))
    options = _read_options(lines, house)
    day = _read_date(lines)
    names = _read_names(lines, house)
    seed, number, commitment, given = None, 0, None, None
    if (position := _take(lines, POSITION)) is not None:
        given = _read_position(lines, house, version, position["data"])
        if options != options_of(given) or len(names) != given.seats:
            raise lines.error(Phrase("record-other-options", {}))
    elif _need(lines, DICE)["kind"] == "fair":
        commitment = _need(lines, COMMITMENT)["hash"]
    else:
        seed = int(_need(lines, SEED)["seed"])
        with _usable(lines):
            dice(seed)
        if (series := _take(lines, GAME_NUMBER)) is not None:
            number = int(series["number"])
    _read_check(lines)
    return Head(house, version, options, names, day, seed, number, commitment, given)


def dealt(head: Head, seed: int | bytes) -> Position:
    """The position that a game of these headers starts from, given the seed of its dice."""
    chance = mixed(seed, head.number, TABLE) if isinstance(seed, int) else dice(seed)
    return head.game.rules.new(len(head.names), chance, head.options, True)


def options_of(position: Position) -> dict[str, Data]:
    """The options that a position is played with."""
    options: dict[str, Data] = position.to_data()["options"]
    return options


def check_names(names: Sequence[str]) -> None:
    """OptionError if a name is not the text of one line: no control characters, and no blanks around it."""
    for name in names:
        strange = any(unicodedata.category(character) in {"Cc", "Cs", "Zl", "Zp"} for character in name)
        if strange or not name or name != name.strip():
            raise OptionError(Phrase("record-bad-name", {"name": ascii(name)}))


def _need(lines: Lines, form: Form) -> dict[str, str]:
    parts = _take(lines, form)
    if parts is None:
        raise lines.unexpected(form)
    return parts


def _take(lines: Lines, form: Form) -> dict[str, str] | None:
    """The next header, if it has this form."""
    _expect_more(lines)
    if lines.left == 1 and form.read(lines.peek()) is not None:
        raise _cut(lines)
    return lines.take(form)


def _expect_more(lines: Lines) -> None:
    """CutError at the end of the file, or if its last line has no line end; only the check is whole without."""
    if not lines.left or (lines.cut and not _is_check(lines.peek())):
        raise _cut(lines)


def _is_check(text: str) -> bool:
    parts = SEALED.read(text)
    return parts is not None and parts["text"] == CHECK.write()


def _cut(lines: Lines) -> CutError:
    return CutError(lines.path, lines.at + 1, Phrase("record-cut-head", {}))


@contextmanager
def _usable(lines: Lines) -> Generator[None]:
    """What the house refuses, it refuses because of the line that was taken last."""
    try:
        yield
    except Refusal as error:
        raise lines.error(Phrase("record-unusable", {"why": error.reason})) from error


def _read_first(lines: Lines) -> None:
    text = lines.peek()
    parts = FIRST.read(text)
    if parts is None:
        if not lines.left or lines.begins(FIRST.start):
            raise _cut(lines)
        lines.step()
        raise lines.error(Phrase("record-not-a-record", {}))
    _need(lines, FIRST)
    if parts["format"] != str(FORMAT):
        raise lines.error(Phrase("record-other-format", {"found": int(parts["format"]), "known": FORMAT}))


def _written(options: dict[str, Data]) -> str:
    return " ".join(f"{name}={'none' if value is None else value}" for name, value in options.items())


def _read_options(lines: Lines, house: Game) -> dict[str, Data]:
    parts = _take(lines, OPTIONS)
    words = [word.partition("=") for word in parts["options"].split(" ")] if parts else []
    known = house.options
    with _usable(lines):
        return house.rules.complete(
            {name: known[name].parse(value) if name in known else value for name, _, value in words}
        )


def _read_date(lines: Lines) -> date | None:
    parts = _take(lines, DATE)
    if parts is None:
        return None
    with suppress(ValueError):
        return date.fromisoformat(parts["date"])
    raise lines.error(Phrase("record-bad-date", {"date": parts["date"]}))


def _read_names(lines: Lines, house: Game) -> tuple[str, ...]:
    names: list[str] = []
    while (parts := _take(lines, SEAT)) is not None:
        if parts["seat"] != letter(len(names)):
            raise lines.error(Phrase("record-seat-order", {"found": parts["seat"], "expected": letter(len(names))}))
        with _usable(lines):
            check_names([parts["name"]])
        names.append(parts["name"])
    if len(names) < house.seats[0]:
        raise lines.unexpected(SEAT)
    with _usable(lines):
        house.rules.seat_count(len(names))
    return tuple(names)


def _read_position(lines: Lines, house: Game, version: int, text: str) -> Position:
    while lines.peek().startswith(" "):
        text += lines.peek()
        lines.step()
    _expect_more(lines)
    with _usable(lines):
        try:
            data = _from_json(text)
            if isinstance(data, dict) and data.get("rules") == version:
                data["rules"] = house.version  # an older game is played under the present rules
            return house.load(data)
        except RecursionError:
            raise DataError(Phrase("record-not-json", {})) from None


def _from_json(text: str) -> Data:
    try:
        return json.loads(text)
    except ValueError:
        raise DataError(Phrase("record-not-json", {})) from None


def _read_check(lines: Lines) -> None:
    _expect_more(lines)
    text, sealed = lines.peek(), lines.chain.seal(CHECK.write())
    if not _is_check(text):
        raise lines.unexpected(CHECK)
    lines.step()
    if text != sealed:
        raise lines.error(Phrase("record-head-changed", {}))
