"""What the tests know of the texts: the messages in the catalogues' files, and what the code says."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import sixstones
from sixstones.texts import FOLDER

SOURCE: Final = Path(sixstones.__file__).parent
OTHERS: Final = ("es", "nl", "pl")


class Message(NamedTuple):
    """A message of a file: the variables of its text and, by name, of its attributes; and what it refers to."""

    file: str
    variables: dict[str, frozenset[str]]
    references: frozenset[str]


class _Collector(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the library's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802
        self.references.add("-" + node.id.name)


def resources(language: str) -> Iterator[tuple[str, ftl.Resource]]:
    for path in sorted((FOLDER / language).glob("*.ftl")):
        yield path.name, FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))


@cache
def messages(language: str) -> dict[str, Message]:
    return {
        entry.id.name: _message(file, entry)
        for file, resource in resources(language)
        for entry in resource.body
        if isinstance(entry, ftl.Message)
    }


def _message(file: str, entry: ftl.Message) -> Message:
    variables = {"": _collected(entry.value).variables}
    for attribute in entry.attributes:
        variables[attribute.id.name] = _collected(attribute.value).variables
    references = _collected(entry).references
    return Message(file, {name: frozenset(found) for name, found in variables.items()}, frozenset(references))


def _collected(node: Any) -> _Collector:
    collector = _Collector()
    if node is not None:
        collector.visit(node)
    return collector


class Said(NamedTuple):
    """A key that the code writes down, with the names of its arguments if those stand there too."""

    key: str
    file: Path
    args: frozenset[str] | None


@cache
def trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))}


def calls(*names: str) -> Iterator[tuple[Path, ast.Call]]:
    """The calls of functions or methods with these names."""
    for path, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", None)
                if called in names:
                    yield path, node


@cache
def phrases() -> list[Said]:
    """The keys of all phrases: `Phrase("key", {...})`, and the invariants' `refuse("key", ...)`."""
    found: list[Said] = []
    for path, call in calls("Phrase"):
        if call.args:
            given = call.args[1] if len(call.args) > 1 else None
            names = _keys(given) if isinstance(given, ast.Dict) else None
            found += (Said(key, path, names) for key in _strings(call.args[0]))
    for path, call in calls("refuse"):
        if path.is_relative_to(SOURCE / "rules"):
            found += (Said(key, path, frozenset(_keywords(call))) for key in _strings(call.args[0]))
    return found


@cache
def said() -> list[Said]:
    """The messages that are said by their ids: `say("id", name=...)`."""
    found: list[Said] = []
    for path, call in calls("say"):
        if call.args:
            names = None if any(keyword.arg is None for keyword in call.keywords) else frozenset(_keywords(call))
            found += (Said(key, path, names) for key in _strings(call.args[0]))
    return found


def literals() -> set[str]:
    """Every string in the code."""
    return {
        node.value
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def beginnings() -> set[str]:
    """What strings that are put together begin with, outside this room: f"cli-about-{command}"."""
    return {
        str(node.values[0].value)
        for path, tree in trees().items()
        if not path.is_relative_to(FOLDER)
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant)
    }


def _strings(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return [*_strings(node.body), *_strings(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def _keys(node: ast.Dict) -> frozenset[str] | None:
    names = [key.value for key in node.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)]
    return frozenset(names) if len(names) == len(node.keys) else None


def _keywords(call: ast.Call) -> list[str]:
    return [keyword.arg for keyword in call.keywords if keyword.arg is not None]
