"""Every example in the README and the documentation runs, and says what the page shows."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.docs.pages import ROOT, Block, blocks, commands, link_repository, pages, run_console, run_python

PAGES = [page for page in pages() if blocks(page)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_examples_of_a_page_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    link_repository(tmp_path)
    names: dict[str, Any] = {"__name__": "__page__"}
    for block in blocks(page):
        differs = run_console(block, tmp_path) if block.language == "console" else run_python(page, block, names)
        assert not differs, f"{page.name}, line {block.line}:\n{differs}"


def test_an_example_that_shows_something_else_is_noticed(tmp_path: Path) -> None:
    assert "Expected:\n    3" in run_python(tmp_path / "a.md", Block("python", ">>> 1 + 1\n3\n", 1), {})
    assert "says\n2\n" in run_console(Block("console", "$ echo 2\n3\n", 1), tmp_path)
    assert "ends with 1" in run_console(Block("console", "$ false\n", 1), tmp_path)
    with pytest.raises(ZeroDivisionError):
        run_python(tmp_path / "a.md", Block("python", "1 / 0\n", 1), {})


def test_a_command_may_go_on_in_the_next_line_and_show_several() -> None:
    block = Block("console", "$ echo a \\\n    b\na b\n$ make play\nHello\n$ echo c\n", 1)
    assert list(commands(block)) == [("echo a \\\n    b", "a b\n"), ("echo c", "")]


def test_every_task_and_module_that_a_page_names_is_there() -> None:
    tasks = set(re.findall(r"^(\w+):.*##", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for page in pages():
        text = page.read_text(encoding="utf-8")
        assert set(re.findall(r"(?:^\$? ?|`)make (\w+)", text, re.MULTILINE)) <= tasks, page
        for module in re.findall(r"python -m (tests[\w.]*)", text):
            place = ROOT.joinpath(*module.split("."))
            assert place.with_suffix(".py").exists() or (place / "__main__.py").exists(), f"{page}: {module}"


def made(*arguments: str) -> str:
    """What make prints, without a terminal."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    command = ["make", "--directory", str(ROOT), "--no-print-directory", *arguments]
    run = subprocess.run(
        command, env=kept, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, check=False
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


@pytest.mark.skipif(Path(sys.prefix) != ROOT / ".venv", reason="is about the tree's own .venv")
def test_the_two_commands_of_the_readme() -> None:
    """`make test` is what runs this, so that here it only says what it would do."""
    assert re.findall(r"^make (\w+)", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE) == [
        "play",
        "test",
    ]
    if "pip install" in made("--dry-run", "play"):
        pytest.skip("would build first: run make setup")
    assert len(made("play").splitlines()) == 1
    assert "pytest" in made("--dry-run", "test")
