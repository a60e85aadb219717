"""The rules import themselves, numbers and hashes, and nothing else: no clock, no files, no text, no other room."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

RULES = Path(__file__).parent.parent / "src/sixstones/rules"
ALLOWED = ("__future__", "hashlib", "librt", "mypy_extensions", "sixstones.rules", "typing")


def imports(source: str, package: str) -> Iterator[str]:
    """The full name of everything that a module of this package imports."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parents = package.split(".")
            stem = ".".join(parents[: len(parents) + 1 - node.level]) if node.level else ""
            place = ".".join(part for part in (stem, node.module) if part)
            yield from (f"{place}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Name) and node.id in ("__import__", "open", "print", "input", "eval", "exec"):
            yield node.id


def allowed(name: str) -> bool:
    return any(name == root or name.startswith(root + ".") for root in ALLOWED)


@pytest.mark.parametrize("module", sorted(RULES.rglob("*.py")), ids=lambda path: str(path.relative_to(RULES)))
def test_rules_import_only_what_they_may(module: Path) -> None:
    package = ".".join(module.parent.relative_to(RULES.parent.parent).parts)
    assert [name for name in imports(module.read_text(encoding="utf-8"), package) if not allowed(name)] == []


@pytest.mark.parametrize(
    "source",
    [
        "import time",
        "import typing, random",
        "from sixstones import records",
        "from sixstones.bots import greedy",
        "from ... import texts",
        "from ...texts import words",
        "import hashlibrary",
        "def play():\n    import os",
        "__import__('os')",
        "open('deck')",
    ],
)
def test_anything_else_is_noticed(source: str) -> None:
    assert not all(map(allowed, imports(source, "sixstones.rules.splendor")))


@pytest.mark.parametrize("source", ["from . import cards", "from ..bits import nth", "from librt.vecs import vec"])
def test_the_rules_may_import_themselves(source: str) -> None:
    assert all(map(allowed, imports(source, "sixstones.rules.splendor")))
