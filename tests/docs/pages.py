"""The examples in a page of the documentation: found, run, and compared with what the page shows.

`python -m tests.docs.pages PAGE...` writes what the commands really say into the pages.
"""

import doctest
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
BLOCK: Final = re.compile(r"^```(python|console)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND: Final = re.compile(r"^\$ ((?:[^\n]*\\\n)*[^\n]*)\n((?:(?!\$ )[^\n]*\n)*)", re.MULTILINE)
LEFT_TO_THE_READER: Final = ("make", "git", ".venv/")
"""What a command begins with that is not run: these set up, build and test."""


class Block(NamedTuple):
    """An example: its language, its text, and the line of the page on which it begins."""

    language: str
    text: str
    line: int


def pages() -> list[Path]:
    """Every page there is, the README first."""
    written = [page for page in (ROOT / "docs").rglob("*.md") if "_build" not in page.parts]
    return [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(written)]


def blocks(page: Path) -> list[Block]:
    """The examples of a page, in its order."""
    text = page.read_text(encoding="utf-8")
    return [Block(found[1], found[2], text.count("\n", 0, found.start(2))) for found in BLOCK.finditer(text)]


def link_repository(folder: Path) -> None:
    """Let a folder look like the repository to examples that name a file in it."""
    for name in ("docs", "tests"):
        (folder / name).symlink_to(ROOT / name)


def run_python(page: Path, block: Block, names: dict[str, Any]) -> str:
    """Run a block with the names that earlier ones left; what differs from the output shown, or nothing."""
    if ">>>" not in block.text:
        exec(compile("\n" * block.line + block.text, str(page), "exec"), names)  # noqa: S102 - our own page
        return ""
    test = doctest.DocTestParser().get_doctest(block.text, names, page.name, str(page), block.line)
    report: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=report.append, clear_globs=False)
    names.update(test.globs)
    return "".join(report)


def commands(block: Block) -> Iterator[tuple[str, str]]:
    """Each command of a console block that can be run, with the output that is shown."""
    for command, shown in COMMAND.findall(block.text):
        if not command.startswith(LEFT_TO_THE_READER):
            yield command, shown


def said_by(command: str, folder: Path) -> tuple[int, str]:
    """Run a command in a folder; its exit code and what it says."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "SIXSTONES_"))}
    environment = {**kept, "PATH": path, "COLUMNS": "100", "LANG": "C.UTF-8", "NO_COLOR": "1"}
    run = subprocess.run(
        ["bash", "-c", command],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    return run.returncode, run.stdout


def run_console(block: Block, folder: Path) -> str:
    """Run the commands of a block; what differs from the output shown, or nothing."""
    for command, shown in commands(block):
        code, said = said_by(command, folder)
        if code:
            return f"$ {command}\nends with {code}\n{said}"
        if shown and not doctest.OutputChecker().check_output(shown, said, doctest.ELLIPSIS):
            return f"$ {command}\nsays\n{said}\nand the page shows\n{shown}"
    return ""


def rewrite(page: Path) -> None:
    """Put what the commands say now in place of what the page shows; output with an ellipsis stays."""
    with tempfile.TemporaryDirectory() as folder:
        link_repository(Path(folder))

        def renewed(found: re.Match[str]) -> str:
            command, shown = found[1], found[2]
            if command.startswith(LEFT_TO_THE_READER):
                return found[0]
            said = said_by(command, Path(folder))[1]
            return f"$ {command}\n{said if shown and '...' not in shown else shown}"

        text = page.read_text(encoding="utf-8")
        page.write_text(BLOCK.sub(lambda block: COMMAND.sub(renewed, block[0]), text), encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        rewrite(Path(name))
