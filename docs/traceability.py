"""Writes which tests prove each statement of a game's rules: `.venv/bin/python docs/traceability.py`.

A test says so with the marker `rule`. The pages are `docs/games/<game>-traceability.md`; a test sees to it that
they are of today.
"""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from sixstones.texts import catalogue
from sixstones.texts.rulebook import Rulebook

ROOT: Final = Path(__file__).resolve().parents[1]
GAMES: Final = sorted(rules.stem for rules in ROOT.glob("src/sixstones/texts/statements/*.json"))


class Proof(NamedTuple):
    """A test: its file, seen from the folder of the tests, and its name."""

    file: str
    name: str

    def __str__(self) -> str:
        return f"{self.name.removeprefix('test_').replace('_', ' ')} (`{self.file}`)"


def statements(game: str) -> list[str]:
    """The ids of all statements and rulings, in the order of the rules."""
    rules = Rulebook(game, catalogue("en")).statements
    return [
        *(statement for section in rules["sections"] for statement in section["statements"]),
        *(ruling["id"] for ruling in rules["rulings"]),
    ]


def proofs(folder: Path = ROOT / "tests") -> dict[str, list[Proof]]:
    """For each id that a marker names, the tests that carry it."""
    found: dict[str, list[Proof]] = defaultdict(list)
    for file in sorted(folder.rglob("test_*.py")):
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and function.name.startswith("test_"):
                for statement in sorted(set(markers(function))):
                    found[statement].append(Proof(file.relative_to(folder).as_posix(), function.name))
    return found


def markers(function: ast.FunctionDef) -> Iterator[str]:
    """The ids in `@rule(...)` or `@pytest.mark.rule(...)` above a test."""
    for call in (part for decorator in function.decorator_list for part in ast.walk(decorator)):
        if isinstance(call, ast.Call) and ast.unparse(call.func) in ("rule", "pytest.mark.rule"):
            yield from (str(ast.literal_eval(argument)) for argument in call.args)


def page(game: str) -> str:
    """The page of a game."""
    book, tests = Rulebook(game, catalogue("en")), proofs()
    lines = [f"# {book.catalogue.say(f'{game}-rules-title')}: which test proves what", ""]
    lines += ["Made by `docs/traceability.py` from the markers of the tests. The files are those under `tests/`.", ""]
    for section in book.statements["sections"]:
        lines += [f"## {book.section(section['id'])}", ""]
        for statement in section["statements"]:
            lines += _entry(book, statement, book.statement(statement), tests[statement])
    lines += [f"## {book.catalogue.say(f'{game}-rulings-title')}", ""]
    for ruling in book.statements["rulings"]:
        question, answer, *_ = book.ruling(ruling)
        lines += _entry(book, ruling["id"], f"*{question}* {answer}", tests[ruling["id"]])
    return "\n".join(lines)


def _entry(book: Rulebook, statement: str, text: str, tests: list[Proof]) -> list[str]:
    return [f"**{book.local(statement)}** {text}", "", *(f"- {test}" for test in tests), ""]


def path(game: str) -> Path:
    """Where the page of a game lies."""
    return ROOT / f"docs/games/{game}-traceability.md"


if __name__ == "__main__":
    for name in GAMES:
        path(name).write_text(page(name), encoding="utf-8")
