"""The same bytes, compiled or not."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import sixstones
from sixstones.registry import compiled
from tests.contract.cases import GAMES, TINY
from tests.samples import samples

GAMES_EACH = samples(small=1, normal=2, full=40)


def trace(source: Path, seed_of_hashes: int) -> tuple[str, bytes]:
    """What a new process says of the games, with the package found there; and whether it ran compiled."""
    environment = {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": os.pathsep.join([str(source), str(TINY)]),
        "PYTHONHASHSEED": str(seed_of_hashes),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    command = [sys.executable, str(Path(__file__).with_name("trace.py")), str(GAMES_EACH)]
    process = subprocess.run(command, env=environment, check=True, capture_output=True)
    return process.stderr.decode().strip(), process.stdout


def test_the_same_bytes_from_the_compiled_rules_and_from_their_source(tmp_path: Path) -> None:
    package = Path(sixstones.__file__).parent
    shutil.copytree(package, tmp_path / "sixstones", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    mode, ours = trace(package.parent, 1)
    other_mode, others = trace(tmp_path, 2)
    assert (mode, other_mode) == ("compiled" if compiled() else "pure", "pure")
    assert ours.count(b"\n") > 50 * len(GAMES)
    assert ours == others
