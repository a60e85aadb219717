"""The tables of the reference say what the code does: data, notation, phrases."""

import ast
import json
import re
from collections import defaultdict
from collections.abc import Iterator

import pytest

import sixstones
from sixstones.rules.game import Rules
from sixstones.rules.said import Data
from sixstones.rules.splendor.wallet import KINDS
from sixstones.simulate import Settings, simulate
from tests.docs.pages import ROOT

REFERENCE = ROOT / "docs/reference"
GAME = sixstones.game("splendor")


def rows(page: str, heading: str, table: int = 0) -> list[list[str]]:
    """The rows of a table under a heading, without its head."""
    text = (REFERENCE / page).read_text(encoding="utf-8")
    section = re.split(r"^#+ ", text.split(f"# {heading}\n")[1], flags=re.MULTILINE)[0]
    lines = re.findall(r"(?:^\|.*\n)+", section, re.MULTILINE)[table].splitlines()[2:]
    return [[cell.strip() for cell in re.split(r"\|(?= |$)", line)[1:-1]] for line in lines]


def random_positions() -> Iterator[sixstones.Position]:
    """Positions of random games; in game 13 somebody passes, in game 21 several locations fit, the last has a limit."""
    for number in range(24):
        limit = 30 if number == 23 else None
        seed = bytes(32) if number == 22 else number
        position = GAME.new(2 + number % 3, seed, round_limit=limit)
        dice = sixstones.dice(number)
        while not position.over:
            yield position
            moves = position.moves()
            position.play(moves[dice.below(len(moves))])
        yield position


def types_in(data: Data, path: str, found: dict[str, set[str]]) -> None:
    """Note for each path the types that are seen there."""
    names = {type(None): "null", bool: "true or false", int: "number", float: "number", str: "text"}
    if isinstance(data, dict) and path and set(data) <= set(KINDS):
        found[path].add("amounts")
        assert all(type(number) is int for number in data.values())
    elif isinstance(data, dict):
        if path and not path.endswith("[]"):
            found[path].add("object")
        for name, value in data.items():
            types_in(value, f"{path}.{name}" if path else name, found)
    elif isinstance(data, list):
        found[path].add("list")
        for value in data:
            if isinstance(value, dict | list):
                types_in(value, f"{path}[]", found)
            else:
                found[path].add(f"list of {names[type(value)]}")
    else:
        found[path].add(names[type(data)])


def described(types: set[str]) -> str:
    """The types of a path as the page says them."""
    items = [kind.removeprefix("list of ") for kind in types if kind.startswith("list of ")]
    if items:
        return "list of " + " or ".join(sorted(items, key=lambda kind: kind == "null"))
    return " or ".join(sorted(types, key=lambda kind: kind == "null"))


@pytest.mark.parametrize("heading", ["Splendor: `to_data()`", "Splendor: `view(seat)`"])
def test_the_schema_is_that_of_real_positions(heading: str) -> None:
    found: dict[str, set[str]] = defaultdict(set)
    for position in random_positions():
        data = position.to_data() if "to_data" in heading else position.view(0)
        assert json.loads(json.dumps(data)) == data
        types_in(data, "", found)
    assert {path: described(types) for path, types in found.items()} == {
        path.strip("`"): kind for path, kind, _ in rows("data.md", heading)
    }


@pytest.fixture(scope="module")
def simulated(tmp_path_factory: pytest.TempPathFactory) -> tuple[Data, list[Data]]:
    """The report and the trace of a few games."""
    trace = tmp_path_factory.mktemp("simulated") / "trace.jsonl"
    report = simulate(Settings(GAME, seats=2, games=3, seed=1, trace=trace, views=True, redeals=1))
    lines = [json.loads(line) for line in trace.read_text(encoding="utf-8").splitlines()]
    return json.loads(json.dumps(report.to_data())), lines


def outline(data: Data, leaves: set[str]) -> dict[str, str]:
    """The paths and types in data, without what is in the leaves."""
    found: dict[str, set[str]] = defaultdict(set)
    types_in(data, "", found)
    inner = tuple(f"{leaf}{mark}" for leaf in leaves for mark in (".", "["))
    return {path: described(types) for path, types in found.items() if not path.startswith(inner)}


def test_the_report_of_a_simulation_is_as_described(simulated: tuple[Data, list[Data]]) -> None:
    assert outline(simulated[0], {"options", "reasons"}) == {
        field.strip("`"): kind for field, kind, _ in rows("traces.md", "The report")
    }


def test_the_lines_of_a_trace_are_as_described(simulated: tuple[Data, list[Data]]) -> None:
    for table, line in ((0, simulated[1][0]), (1, simulated[1][-1])):
        shown = {field.strip("`"): kind for field, kind, _ in rows("traces.md", "The trace", table)}
        assert outline(line, {"state", "views", "redeals"}).keys() == shown.keys()
    assert [len(simulated[1][0][name]) for name in ("views", "redeals")] == [2, 2]


def test_the_move_space_is_that_of_the_game() -> None:
    position = GAME.new(2, 1)
    expected = 0
    for numbers, question, notation, _ in rows("notation.md", "Splendor: Marvel", table=1):
        first, last = map(int, numbers.split(" to "))
        assert first == expected
        assert notation == f"`{GAME.write(position, first)}` to `{GAME.write(position, last)}`"
        assert question in ("action", "payment", "location", "return")
        expected = last + 1
    assert expected == GAME.space


def test_the_structures_are_those_of_the_moves() -> None:
    position = GAME.new(2, 1)
    structures = [GAME.structure(position, move) for move in range(GAME.space)]
    shown = rows("notation.md", "Splendor: Marvel", table=2)
    for notation, structure in shown:
        move = structures.index(json.loads(structure.strip("`")))
        assert notation == f"`{GAME.write(position, move)}`"
    kinds = {tuple(map(str, json.loads(structure.strip("`")))) for _, structure in shown}
    assert kinds == {tuple(structure) for structure in structures}


def phrases(node: ast.AST) -> Iterator[tuple[str, set[str] | None]]:
    """Key and arguments of every phrase that is written out in a piece of source; None if they are put together."""
    for call in ast.walk(node):
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.args):
            continue
        keys = [word.value for word in ast.walk(call.args[0]) if isinstance(word, ast.Constant)]
        arguments: set[str] | None = None
        if call.func.id == "refuse":
            arguments = {str(keyword.arg) for keyword in call.keywords}
        elif call.func.id != "Phrase":
            continue
        elif isinstance(call.args[1], ast.Dict):
            arguments = {str(name.value) for name in call.args[1].keys if isinstance(name, ast.Constant)}
        yield from ((str(key), arguments) for key in keys)


def test_the_reasons_and_hints_are_those_of_the_code() -> None:
    """Questions and events are put together from lists, and have a test of their own."""
    source = ROOT / "src/sixstones"
    modules = [source / "registry.py", *source.glob("rules/**/*.py"), *source.glob("bots/*.py")]
    said = [found for module in modules for found in phrases(ast.parse(module.read_text(encoding="utf-8")))]
    shown = {
        key.strip("`"): set(re.findall(r"`([a-z_]+)`", arguments))
        for heading in ("Moves", "Games and options", "Data", "Hints")
        for key, arguments, _ in rows("phrases.md", heading)
    }
    assert {key for key, _ in said} == set(shown)
    for key, arguments in said:
        assert arguments in (None, shown[key]), key


def test_the_questions_and_events_are_those_of_real_games() -> None:
    said: dict[str, dict[str, set[str]]] = {"Questions": {}, "Events": {}}
    for position in random_positions():
        question = position.question()
        said["Questions"] |= {question.key: set(question.args)} if question else {}
        said["Events"] |= {event.key: set(event.args) for event in position.events(None)}
    for heading, keys in said.items():
        shown = rows("phrases.md", heading)
        assert keys == {key.strip("`"): set(re.findall(r"`(\w+)`", arguments)) for key, arguments, _ in shown}


def test_the_attributes_of_a_position_are_there() -> None:
    types = {"int": int, "bool": bool, "Dice": sixstones.Dice, "Rules": Rules}
    for name, kind, _ in rows("python.md", "Positions"):
        assert isinstance(getattr(GAME.new(2, 1), name.strip("`")), types[kind])
