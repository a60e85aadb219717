"""Every public name has a docstring and full types: in the source, because compiled modules have no docstrings."""

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import sixstones
from tests.docs.pages import ROOT

PUBLIC: Final = {
    "sixstones": sixstones.__all__,
    "sixstones.patches": None,
    "sixstones.rules.game": ["Option", "Rules"],
    "sixstones.rules.dice": ["Fast", "mixed"],
    "sixstones.rules.playout": None,
    "sixstones.bots": ["Bot", "Choice", "ask", "make", "names"],
    "sixstones.records": None,
    "sixstones.texts": None,
}
"""Modules and what is public in them; None: what __all__ says, or else everything without an underscore."""


def tree(module: str) -> ast.Module:
    file = importlib.import_module(module).__file__
    assert file
    source = Path(file)
    return ast.parse(source.with_name(source.name.split(".")[0] + ".py").read_text(encoding="utf-8"))


Definition = ast.ClassDef | ast.FunctionDef


def definition(module: str, name: str) -> tuple[str, Definition | ast.AST]:
    """Where a name is defined, imports followed, and how."""
    for node in tree(module).body:
        if isinstance(node, Definition) and node.name == name:
            return module, node
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                if (alias.asname or alias.name) == name:
                    return definition(node.module, alias.name)
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(target, ast.Name) and target.id == name for target in targets):
                return module, node
    raise AssertionError(f"{module} has no {name}")


def public(module: str) -> list[str]:
    names = PUBLIC[module]
    if names is not None:
        return list(names)
    declared = getattr(importlib.import_module(module), "__all__", None)
    if declared is not None:
        return list(declared)
    return [node.name for node in tree(module).body if isinstance(node, Definition) and not node.name.startswith("_")]


def complaints(module: str, name: str) -> Iterator[str]:
    """What is missing: a docstring or a type."""
    module, node = definition(module, name)
    if not isinstance(node, Definition):
        return  # a constant
    place = f"{module}.{name}"
    if not ast.get_docstring(node):
        yield f"{place} has no docstring"
    if isinstance(node, ast.FunctionDef):
        yield from untyped(node, place)
        return
    known = documented(module, node)
    for method in node.body:
        if isinstance(method, ast.FunctionDef) and (not method.name.startswith("_") or method.name == "__init__"):
            yield from untyped(method, f"{place}.{method.name}")
            if method.name != "__init__" and method.name not in known:
                yield f"{place}.{method.name} has no docstring"


def documented(module: str, node: ast.ClassDef) -> set[str]:
    """The methods that this class or one that it comes from documents."""
    names = {method.name for method in node.body if isinstance(method, ast.FunctionDef) and ast.get_docstring(method)}
    for base in node.bases:
        try:
            home, above = definition(module, ast.unparse(base).split("[")[0])
        except AssertionError:
            continue  # not ours
        if isinstance(above, ast.ClassDef) and home.startswith("sixstones"):
            names |= documented(home, above)
    return names


def untyped(function: ast.FunctionDef, place: str) -> Iterator[str]:
    """What has no type in the head of a function."""
    given = function.args
    for argument in [*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg]:
        if argument and not argument.annotation and argument.arg not in ("self", "cls"):
            yield f"{place}: {argument.arg} has no type"
    if not function.returns:
        yield f"{place}: the result has no type"


@pytest.mark.parametrize("module", PUBLIC)
def test_every_public_name_has_a_docstring_and_types(module: str) -> None:
    names = public(module)
    assert names
    assert [complaint for name in names for complaint in complaints(module, name)] == []


def test_what_is_missing_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bare.py").write_text("class Bare:\n    def go(self, by): ...\n    def _inside(self): ...\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert list(complaints("bare", "Bare")) == [
        "bare.Bare has no docstring",
        "bare.Bare.go: by has no type",
        "bare.Bare.go: the result has no type",
        "bare.Bare.go has no docstring",
    ]


def test_the_reference_shows_every_public_name() -> None:
    page = (ROOT / "docs/reference/python.md").read_text(encoding="utf-8")
    for module in PUBLIC:
        for name in public(module):
            home, node = definition(module, name)
            if isinstance(node, Definition):
                assert f":: {module}.{name}" in page or f":: {home}.{name}" in page, f"{module}.{name}"
