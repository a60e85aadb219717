"""The documentation builds without a warning, and what is made for it is up to date."""

import runpy
import subprocess
import sys
from pathlib import Path

from tests.docs.pages import ROOT


def test_the_pages_build_without_a_warning_and_show_docstrings(tmp_path: Path) -> None:
    """Compiled modules have no docstrings: that they are there shows that the reference is made from the source."""
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", str(ROOT / "docs"), str(tmp_path)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert run.returncode == 0, run.stderr
    reference = (tmp_path / "reference/python.html").read_text(encoding="utf-8")
    assert "The legal moves, ascending." in reference
    for game, ruling in (("splendor", "R13a"), ("gauntlet", "R51")):
        assert ruling in (tmp_path / f"games/{game}-rules.html").read_text(encoding="utf-8")


def test_the_picture_shows_the_present_table() -> None:
    """If not: `.venv/bin/python docs/picture.py` draws it again."""
    drawn = runpy.run_path(str(ROOT / "docs/picture.py"))
    assert drawn["svg"](drawn["shown"]()) == (ROOT / "docs/pictures/table.svg").read_text(encoding="utf-8")
