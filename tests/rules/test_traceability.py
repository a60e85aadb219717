"""Every statement and ruling has a test that names it, no test names another, and the page of them is of today."""

import ast

import pytest

from docs.traceability import GAMES, ROOT, Proof, markers, page, path, proofs, statements


@pytest.mark.parametrize("game", GAMES)
def test_every_statement_is_proved(game: str) -> None:
    tests = proofs()
    assert [statement for statement in statements(game) if statement not in tests] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_list_of_statements_names_each_once(game: str) -> None:
    ids = statements(game)
    assert len(ids) == len(set(ids))
    assert all(statement.startswith(f"{game}.") for statement in ids)


def test_no_test_names_a_statement_that_there_is_not() -> None:
    known = {statement for game in GAMES for statement in statements(game)}
    unknown = {statement: tests for statement, tests in proofs().items() if statement not in known}
    assert unknown == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_of_today(game: str) -> None:
    assert path(game).read_text(encoding="utf-8") == page(game), "run: .venv/bin/python docs/traceability.py"


def test_a_test_without_an_assertion_proves_nothing() -> None:
    """A test that carries a marker asserts something itself."""
    folder = ROOT / "tests"
    silent = []
    for test in {test for tests in proofs().values() for test in tests}:
        tree = ast.parse((folder / test.file).read_text(encoding="utf-8"))
        function = next(node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == test.name)
        if not any(isinstance(node, ast.Assert) for node in ast.walk(function)):
            silent.append(test)
    assert silent == []


def test_markers_are_read_as_they_are_written() -> None:
    source = """
@rule("splendor.4.2", "splendor.R3")
@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("splendor.4.1"))])
@pytest.mark.rule("splendor.5.1")
@other("splendor.6.1")
def test_two_alike(n): ...
"""
    function = ast.parse(source).body[0]
    assert isinstance(function, ast.FunctionDef)
    assert sorted(markers(function)) == ["splendor.4.1", "splendor.4.2", "splendor.5.1", "splendor.R3"]
    assert str(Proof("rules/test_a.py", "test_two_alike")) == "two alike (`rules/test_a.py`)"
