"""Mutation testing of the rules by sample: `nice python -m tests.mutation [SECONDS] [SEED]`, in pure Python.

Each mutant is the rules with one small change, in a copy of the repository; one that none of their tests notices is
printed.
"""

import ast
import copy
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
RULES: Final = Path("src/sixstones/rules")
TESTS: Final = (
    "tests/rules",
    "tests/test_dice.py",
    "tests/test_registry.py",
    "--ignore=tests/rules/test_traceability.py",
)
PATIENCE: Final = 4
"""How many times longer than without a change a run may take before it counts as one that never ends."""
INSTEAD: Final[dict[type[ast.AST], list[type[ast.AST]]]] = {
    ast.Add: [ast.Sub],
    ast.Sub: [ast.Add],
    ast.Mult: [ast.Add],
    ast.FloorDiv: [ast.Mult],
    ast.Mod: [ast.FloorDiv],
    ast.LShift: [ast.RShift],
    ast.RShift: [ast.LShift],
    ast.BitAnd: [ast.BitOr],
    ast.BitOr: [ast.BitAnd],
    ast.BitXor: [ast.BitOr],
    ast.Lt: [ast.LtE, ast.GtE],
    ast.LtE: [ast.Lt, ast.Gt],
    ast.Gt: [ast.GtE, ast.LtE],
    ast.GtE: [ast.Gt, ast.Lt],
    ast.Eq: [ast.NotEq],
    ast.NotEq: [ast.Eq],
    ast.Is: [ast.IsNot],
    ast.IsNot: [ast.Is],
    ast.In: [ast.NotIn],
    ast.NotIn: [ast.In],
    ast.And: [ast.Or],
    ast.Or: [ast.And],
}


class Mutant(NamedTuple):
    """A changed module: its file, the line, and what became of what."""

    file: Path
    line: int
    before: str
    after: str
    source: str

    def __str__(self) -> str:
        return f"{self.file.relative_to(RULES)}:{self.line}: {self.before}  ->  {self.after}"


def changes(node: ast.AST) -> Iterator[ast.AST | None]:
    """What may stand in a node's place; None: nothing."""
    if isinstance(node, ast.BinOp | ast.AugAssign | ast.BoolOp | ast.Compare):
        operator = node.ops[0] if isinstance(node, ast.Compare) else node.op
        for other in INSTEAD.get(type(operator), []):
            changed: Any = copy.deepcopy(node)
            if isinstance(node, ast.Compare):
                changed.ops[0] = other()
            else:
                changed.op = other()
            yield changed
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.Invert):
        yield node.operand
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield ast.Constant(node.value + 1)
        if node.value:
            yield ast.Constant(node.value - 1)
    elif isinstance(node, ast.IfExp):
        yield node.body
        yield node.orelse
    if (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)) or isinstance(node, ast.AugAssign):
        yield None


def spots(node: ast.AST) -> Iterator[tuple[ast.AST, str, int | None, ast.AST]]:
    """Every node that may be changed, with its owner and its place there: no annotations, no cards, no messages."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "type_comment", "decorator_list"):
            continue
        for index, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if not isinstance(child, ast.AST) or isinstance(child, ast.Raise):
                continue
            if isinstance(child, ast.Call) and ast.unparse(child.func) in ("Card", "Location", "super().__init__"):
                continue
            yield node, name, index, child
            yield from spots(child)


def mutants() -> Iterator[Mutant]:
    """Every small change of every module of the rules."""
    for path in sorted((ROOT / RULES).rglob("*.py")):
        module = ast.parse(path.read_text(encoding="utf-8"))
        for owner, name, index, node in list(spots(module)):
            for change in changes(node):
                new = change or ast.Pass()
                place = getattr(owner, name) if index is None else getattr(owner, name)[index]
                _put(owner, name, index, new)
                source = ast.unparse(ast.fix_missing_locations(module))
                _put(owner, name, index, place)
                line = getattr(node, "lineno", 0)
                yield Mutant(path.relative_to(ROOT), line, ast.unparse(node), ast.unparse(new), source)


def _put(owner: ast.AST, name: str, index: int | None, node: ast.AST) -> None:
    if index is None:
        setattr(owner, name, node)
    else:
        getattr(owner, name)[index] = node


def noticed(folder: Path, seconds: float | None = None) -> bool:
    """Whether a test fails, in pure Python with the small samples, or does not end in this time."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *TESTS]
    settings = {"SIXSTONES_PURE": "1", "SIXSTONES_SAMPLES": "small", "PYTHONPATH": str(folder / "src")}
    try:
        run = subprocess.run(
            command, cwd=folder, env=os.environ | settings, capture_output=True, timeout=seconds, check=False
        )
    except subprocess.TimeoutExpired:
        return True
    return run.returncode != 0


def main(seconds: float, seed: int) -> None:
    """Try mutants in random order until the time is over; print those that nobody noticed, and the figure."""
    every = list(mutants())
    random.Random(seed).shuffle(every)
    tried = survived = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for part in ("src", "tests", "docs"):
            shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("*.so", "__pycache__", "_build"))
        shutil.copy(ROOT / "pyproject.toml", folder)
        begin = time.monotonic()
        if noticed(folder):
            sys.exit("the tests fail without any change; run them first")
        patience = PATIENCE * (time.monotonic() - begin)
        end = time.monotonic() + seconds
        for mutant in every:
            if time.monotonic() > end:
                break
            original = (ROOT / mutant.file).read_text(encoding="utf-8")
            (folder / mutant.file).write_text(mutant.source, encoding="utf-8")
            tried += 1
            if not noticed(folder, patience):
                survived += 1
                print(mutant, flush=True)
            (folder / mutant.file).write_text(original, encoding="utf-8")
    print(f"{tried} of {len(every)} mutants tried, {tried - survived} noticed ({1 - survived / max(tried, 1):.1%})")


if __name__ == "__main__":
    given = sys.argv[1:]
    main(float(given[0]) if given else 900, int(given[1]) if len(given) > 1 else 1)
