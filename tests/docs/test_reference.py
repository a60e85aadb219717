"""The tables of the reference say what the code does: data, notation, phrases."""

import ast
import json
import re
from collections import defaultdict
from collections.abc import Iterator

import pytest

import sixstones
from sixstones.rules.game import Rules
from sixstones.rules.gauntlet.cards import HEROES, VILLAINS
from sixstones.rules.gauntlet.life import LIFE
from sixstones.rules.said import Data
from sixstones.rules.splendor.wallet import KINDS
from sixstones.simulate import Settings, simulate
from tests.docs.pages import ROOT

REFERENCE = ROOT / "docs/reference"
SOURCE = ROOT / "src/sixstones"
TITLES = {"splendor": "Splendor", "gauntlet": "Gauntlet"}
"""What the headings of the reference call each game of this repository."""
PLACES: dict[str | None, list[str]] = {
    None: ["registry.py", "rules/*.py", "bots/__init__.py"],
    **{game: [f"rules/{game}/*.py", f"bots/{game}.py"] for game in TITLES},
}
"""The modules in which the house (None) and each game put phrases together."""


def test_every_game_has_its_tables() -> None:
    assert {rules.parent.name for rules in SOURCE.glob("rules/*/game.py")} == set(TITLES)


def rows(page: str, heading: str, table: int = 0) -> list[list[str]]:
    """The rows of a table under a heading, without its head."""
    text = (REFERENCE / page).read_text(encoding="utf-8")
    section = re.split(r"^#+ ", text.split(f"# {heading}\n")[1], flags=re.MULTILINE)[0]
    lines = re.findall(r"(?:^\|.*\n)+", section, re.MULTILINE)[table].splitlines()[2:]
    return [[cell.strip() for cell in re.split(r"\|(?= |$)", line)[1:-1]] for line in lines]


def random_positions(game: str) -> Iterator[sixstones.Position]:
    """Positions of random games in which everything is asked, said and held that can be, and that end in every way."""
    house = sixstones.game(game)
    for number in range(24):
        position = house.new(seats_of(game, number), bytes(32) if number == 22 else number, **options_of(game, number))
        dice = sixstones.dice(number)
        while not position.over:
            yield position
            moves = position.moves()
            position.play(moves[dice.below(len(moves))])
        yield position
    if game == "gauntlet":
        yield of_fewer_cards()


def seats_of(game: str, number: int) -> int:
    least, most = min(sixstones.game(game).seats), max(sixstones.game(game).seats)
    return least + number % (most - least + 1)


def options_of(game: str, number: int) -> dict[str, Data]:
    """In Splendor's game 13 somebody passes, in 21 several locations fit, the last has a limit."""
    if game == "splendor":
        return {"round_limit": 30 if number == 23 else None}
    return {"life": "30,30" if number % 3 else "6,8", "thanos": "ab"[number % 2]}


def of_fewer_cards() -> sixstones.Position:
    """Infinity Gauntlet without the card of Thanos, as data can name it."""
    game = sixstones.game("gauntlet")
    data = game.new(2, 1).to_data()
    del data["history"]
    heroes, villains = ([*data["hands"][seat], *data[deck]] for seat, deck in ((1, "hero_deck"), (0, "thanos_deck")))
    villains.remove("thanos")
    data |= {"cards": {"heroes": heroes, "thanos": villains}, "thanos_deck": villains[3:]}
    data["hands"][0] = villains[:3]
    return game.load(data)


def types_in(data: Data, path: str, found: dict[str, set[str]]) -> None:
    """Note for each path the types that are seen there."""
    names = {type(None): "null", bool: "true or false", int: "number", float: "number", str: "text"}
    if isinstance(data, dict) and data and set(data) <= set(KINDS):
        found[path].add("amounts")
        assert all(type(number) is int for number in data.values())
    elif isinstance(data, dict) and data and all(name.isdecimal() for name in data):
        found[path].add("bounds")
        assert all(len(bounds) == 2 and {type(number) for number in bounds} == {int} for bounds in data.values())
    elif isinstance(data, dict):
        if data and path and not path.endswith("[]"):
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
    items = {kind.removeprefix("list of ") for kind in types if kind.startswith("list of ")}
    if not items:
        return one_of(types)
    return f"list of {one_of(items)}" + (", or null" if "null" in types else "")


def one_of(types: set[str]) -> str:
    return " or ".join(sorted(types, key=lambda kind: (kind == "null", kind)))


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("method", ["to_data()", "view(seat)"])
def test_the_schema_is_that_of_real_positions(game: str, method: str) -> None:
    found: dict[str, set[str]] = defaultdict(set)
    for position in random_positions(game):
        for data in [position.to_data()] if method == "to_data()" else [position.view(0), position.view(1)]:
            assert json.loads(json.dumps(data)) == data
            types_in(data, "", found)
    assert {path: described(types) for path, types in found.items()} == {
        path.strip("`"): kind for path, kind, _ in rows("data.md", f"{TITLES[game]}: `{method}`")
    }


@pytest.fixture(scope="module", params=TITLES)
def simulated(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Data, list[Data]]:
    """The report and the trace of a few games."""
    trace = tmp_path_factory.mktemp("simulated") / "trace.jsonl"
    game = sixstones.game(request.param)
    report = simulate(Settings(game, seats=2, games=3, seed=1, trace=trace, views=True, redeals=1))
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
        remembers = "events" in line  # the last line tells what happened since, though its table does not repeat it
        expected = shown.keys() | {"events"} if remembers else shown.keys() - {"events"}
        assert outline(line, {"state", "views", "redeals", "events"}).keys() == expected
    assert [len(simulated[1][0][name]) for name in ("views", "redeals")] == [2, 2]


@pytest.mark.parametrize("game", TITLES)
def test_the_move_space_is_that_of_the_game(game: str) -> None:
    house = sixstones.game(game)
    position = house.new(2, 1)
    questions = {key.strip("`") for key, *_ in rows("phrases.md", f"{TITLES[game]}: questions")}
    expected = 0
    for numbers, asked, notation, _ in rows("notation.md", f"{TITLES[game]}: moves"):
        first, last = map(int, numbers.split(" to "))
        assert first == expected
        assert notation == f"`{house.write(position, first)}` to `{house.write(position, last)}`"
        assert set(asked.split(", ")) <= questions
        expected = last + 1
    assert expected == house.space


@pytest.mark.parametrize("game", TITLES)
def test_moves_answer_the_questions_that_the_move_space_names(game: str) -> None:
    asked_by = {
        move: set(asked.split(", "))
        for numbers, asked, *_ in rows("notation.md", f"{TITLES[game]}: moves")
        for move in range(int(numbers.split(" to ")[0]), int(numbers.split(" to ")[1]) + 1)
    }
    answered: set[str] = set()
    for position in random_positions(game):
        if question := position.question():
            assert all(question.key in asked_by[move] for move in position.moves())
            answered.add(question.key)
    assert answered == set().union(*asked_by.values())


@pytest.mark.parametrize("game", TITLES)
def test_the_structures_are_those_of_the_moves(game: str) -> None:
    house = sixstones.game(game)
    position = house.new(2, 1)
    structures = [house.structure(position, move) for move in range(house.space)]
    shown = rows("notation.md", f"{TITLES[game]}: structures")
    for notation, structure in shown:
        move = structures.index(json.loads(structure.strip("`")))
        assert notation == f"`{house.write(position, move)}`"
    kinds = {tuple(map(str, json.loads(structure.strip("`")))) for _, structure in shown}
    assert kinds == {tuple(structure) for structure in structures}


def phrases(module: ast.AST) -> Iterator[tuple[str, set[str] | None]]:
    """Key and arguments of every phrase that is put together in a module; None if the arguments are not written out."""
    for function in [node for node in ast.walk(module) if isinstance(node, ast.FunctionDef)]:
        for call in ast.walk(function):
            if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.args):
                continue
            arguments: set[str] | None = None
            if call.func.id == "refuse":
                arguments = {str(keyword.arg) for keyword in call.keywords}
            elif call.func.id != "Phrase":
                continue
            elif isinstance(call.args[1], ast.Dict):
                arguments = {str(name.value) for name in call.args[1].keys if isinstance(name, ast.Constant)}
            yield from ((key, arguments) for key in keys_of(call.args[0], function))


def keys_of(node: ast.expr, function: ast.FunctionDef) -> Iterator[str]:
    """The keys that an expression can give; of several values the first, of a name what the function makes of it."""
    if isinstance(node, ast.Constant):
        yield str(node.value)
    elif isinstance(node, ast.IfExp):
        yield from (*keys_of(node.body, function), *keys_of(node.orelse, function))
    elif isinstance(node, ast.Tuple):
        yield from keys_of(node.elts[0], function)
    elif isinstance(node, ast.Name):
        for line in ast.walk(function):
            if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]).strip("()").split(", ")[0] == node.id:
                yield from keys_of(line.value, function)


def said_in(places: list[str]) -> dict[str, list[set[str] | None]]:
    """The phrases of some modules, each with the arguments that it has wherever it is said."""
    said: dict[str, list[set[str] | None]] = defaultdict(list)
    for place in places:
        for module in sorted(SOURCE.glob(place)):
            for key, arguments in phrases(ast.parse(module.read_text(encoding="utf-8"))):
                said[key].append(arguments)
    return said


def shown_under(headings: list[str]) -> dict[str, set[str]]:
    """The keys in the tables under these headings, with their arguments."""
    return {
        key.strip("`"): set(re.findall(r"`([a-z_]+)`", arguments))
        for heading in headings
        for key, arguments, _ in rows("phrases.md", heading)
    }


def test_the_reasons_and_hints_are_those_of_the_code() -> None:
    """Questions and events are put together from lists, and have a test of their own."""
    house = shown_under(["Moves", "Games and options", "Data", "Hints"])
    everything = set(said_in(PLACES[None]))
    for game, places in PLACES.items():
        said = said_in(places)
        own = shown_under([f"{TITLES[game]}: {kind}" for kind in ("moves", "data", "hints")]) if game else {}
        assert set(own) == set(said) - set(house), game
        for key, arguments in said.items():
            assert all(given in (None, (own | house)[key]) for given in arguments), key
        everything |= set(said)
    assert set(house) <= everything


@pytest.mark.parametrize("game", TITLES)
def test_the_questions_and_events_are_those_of_real_games(game: str) -> None:
    said: dict[str, dict[str, set[str]]] = {"questions": defaultdict(set), "events": defaultdict(set)}
    for position in random_positions(game):
        if question := position.question(int(position.mover)):
            said["questions"][question.key] |= set(question.args)
        for event in position.events(None):
            said["events"][event.key] |= set(event.args)
    for kind, keys in said.items():
        assert keys == shown_under([f"{TITLES[game]}: {kind}"])


@pytest.mark.parametrize(("page", "game"), [("first-game", "splendor"), ("gauntlet", "gauntlet")])
def test_what_a_tutorial_tells_to_type_is_notation(page: str, game: str) -> None:
    house = sixstones.game(game)
    text = (ROOT / f"docs/tutorial/{page}.md").read_text(encoding="utf-8")
    lines = [line for line in re.findall(r"^\|(?: \d \|)? `.*$", text, re.MULTILINE) if "`sixstones" not in line]
    moves = re.findall(r"`([^`]+)`", "".join(lines))
    assert len(moves) > 5
    for move in moves:
        house.rules.read(house.new(2, 1), move)


def test_the_attributes_of_a_position_are_there() -> None:
    types = {"int": int, "bool": bool, "Dice": sixstones.Dice, "Rules": Rules}
    for name, kind, _ in rows("python.md", "Positions"):
        assert isinstance(getattr(sixstones.game("splendor").new(2, 1), name.strip("`")), types[kind])


def test_the_cards_of_infinity_gauntlet_are_listed_in_their_order() -> None:
    shown = [re.findall(r"`([a-z-]+)`", ids) for _, ids in rows("data.md", "Cards of Infinity Gauntlet")]
    assert shown == [[card.id for card in HEROES], [card.id for card in VILLAINS[1:]]]


def test_the_page_of_starting_life_shows_the_tables_that_there_are() -> None:
    shown = rows("../games/gauntlet-calibration.md", "The table")
    assert {name.strip("`"): (int(heroes), [int(life) for life in thanos]) for name, heroes, *thanos in shown} == LIFE
