"""What is built: that it is compiled, with the flags that make it fast, from locks that name no machine."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

import pytest

from tests.conftest import stale_extensions

ROOT = Path(__file__).parent.parent
PURE = os.environ.get("SIXSTONES_PURE", "0") not in {"", "0"}
LIBRARIES = list(ROOT.glob("src/sixstones__mypyc.*"))
LOCKS = {name: (ROOT / "requirements" / name).read_text() for name in ("play.txt", "develop.txt")}


def test_a_compiler_compiles_and_pure_means_pure() -> None:
    """The build file itself says whether the compiler, Python's headers included, makes an extension."""
    tried = [sys.executable, "-c", "import setup; raise SystemExit(not setup.works())"]
    compiles = subprocess.run(tried, cwd=ROOT, check=False, capture_output=True).returncode == 0
    assert bool(LIBRARIES) == (compiles and not PURE)


@pytest.mark.skipif(not LIBRARIES or sys.platform != "linux", reason="needs a library in the format of Linux")
def test_no_rule_calls_another_through_the_table_of_foreign_functions() -> None:
    """Without link-time optimisation, or with interposition, dozens do; it costs a factor of 1.4."""
    table = subprocess.run(["readelf", "-rW", LIBRARIES[0]], check=True, capture_output=True, text=True).stdout
    calls = re.findall(r"JUMP_SL\w* +[0-9a-f]{16} (\w+)", table)
    assert calls, "readelf shows no calls at all"
    assert [name for name in calls if name.startswith("CPyDef_")] == []


def a_package(folder: Path, rule: str) -> Path:
    """A package of one rule, built by the real build file."""
    rules = folder / "src/sixstones/rules"
    rules.mkdir(parents=True)
    for package in (rules, rules.parent):
        (package / "__init__.py").touch()
    (rules / "one.py").write_text(rule)
    shutil.copy(ROOT / "setup.py", folder)
    return folder


def built(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "setup.py", "build_ext", "--inplace"]
    settings = {"SIXSTONES_PURE": "0", "PATH": os.environ["PATH"], **environment}
    return subprocess.run(command, cwd=folder, env=settings, check=False, capture_output=True, text=True)


def extensions(folder: Path) -> list[Path]:
    return [*folder.glob("src/**/*.so"), *folder.glob("src/**/*.pyd")]


def test_no_compiler_no_extensions_and_a_line_that_says_so(tmp_path: Path) -> None:
    assert built(a_package(tmp_path, "ONE: int = 1\n"), CC="false").returncode == 0
    assert extensions(tmp_path) == []
    assert "No C compiler" in (tmp_path / "build/notice").read_text()


@pytest.mark.skipif(not LIBRARIES, reason="needs a compiler")
def test_what_mypyc_refuses_is_an_error_and_no_fall_back(tmp_path: Path) -> None:
    outcome = built(a_package(tmp_path, "ONE: int = 'one'\n"))
    assert outcome.returncode != 0
    assert "one.py:1: error" in outcome.stdout


def test_extensions_that_do_not_fit_their_source_are_noticed(tmp_path: Path) -> None:
    rules = a_package(tmp_path, "ONE: int = 1\n") / "src/sixstones/rules"
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    assert stale_extensions(tmp_path / "src") == []  # pure
    extension = rules / f"one{suffix}"
    extension.touch()
    assert stale_extensions(tmp_path / "src") == []
    os.utime(extension, (0, 0))
    assert stale_extensions(tmp_path / "src") == [extension]
    os.utime(rules / "one.py", (0, 0))
    (rules / "two.py").touch()
    assert stale_extensions(tmp_path / "src") == [rules / "two.py"]  # new, and not compiled
    (rules / "two.py").unlink()
    (rules / f"gone{suffix}").touch()
    assert stale_extensions(tmp_path / "src") == [rules / f"gone{suffix}"]
    (rules / f"gone{suffix}").rename(rules / "one.cpython-27-another.so")
    assert stale_extensions(tmp_path / "src") == [rules / "one.cpython-27-another.so"]


def requirements(lock: str) -> dict[str, str]:
    """What the lock chooses: name and, where it depends on the Python, the condition; and the version."""
    chosen = re.findall(r"^([\w.-]+)==([\w.]+)(?: ; ([^\\]+))? \\\n    --hash=sha256:[0-9a-f]{64}", lock, re.MULTILINE)
    return {f"{name} {condition}".strip(): version for name, version, condition in chosen}


@pytest.mark.parametrize("lock", LOCKS.values(), ids=LOCKS)
def test_a_lock_names_no_machine_and_has_a_hash_for_everything(lock: str) -> None:
    for line in lock.splitlines():
        assert not re.search(r"https?:|file:|/|^-", line), line
        assert line.startswith(" ") or line.removesuffix(" \\") != line, f"without a hash: {line}"
    assert len(requirements(lock)) == sum(not line.startswith(" ") for line in lock.splitlines())


def test_one_plays_with_what_one_develops_with() -> None:
    play, develop = requirements(LOCKS["play.txt"]), requirements(LOCKS["develop.txt"])
    assert play.items() <= develop.items()


def test_an_isolated_build_uses_the_same_tools_as_ours() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    pinned = dict(requirement.split("==") for requirement in project["build-system"]["requires"])
    assert pinned.items() <= requirements(LOCKS["play.txt"]).items()
