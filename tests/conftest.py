"""What holds for every test: the marker that names a rule, and that the code under test is the code one reads."""

import sysconfig
from pathlib import Path

import pytest

from tests.contract.summary import pytest_terminal_summary

__all__ = ["pytest_terminal_summary"]

SOURCE = Path(__file__).parent.parent / "src"


def pytest_configure(config: pytest.Config) -> None:
    """Register the markers, and refuse to test yesterday's rules."""
    config.addinivalue_line("markers", "rule(*ids): the statements of the rules that this test is about")
    if stale := stale_extensions(SOURCE):
        pytest.exit(f"{stale[0]} is not built from its present source: run make setup", returncode=2)


def stale_extensions(source: Path) -> list[Path]:
    """Extensions that are older than their source, have none, or are another Python's; and rules left uncompiled."""
    extensions = [*source.rglob("*.so"), *source.rglob("*.pyd")]
    stale = [extension for extension in extensions if not fresh(extension)]
    rules = [module for module in source.glob("sixstones/rules/**/*.py") if module.name != "__init__.py"]
    compiled = {source_of(extension) for extension in extensions}
    return stale + [module for module in rules if extensions and module not in compiled]


def fresh(extension: Path) -> bool:
    if not extension.name.endswith(sysconfig.get_config_var("EXT_SUFFIX")):
        return False
    if extension.name.startswith("sixstones__mypyc"):  # the library that all of them share
        return True
    source = source_of(extension)
    return source.exists() and source.stat().st_mtime <= extension.stat().st_mtime


def source_of(extension: Path) -> Path:
    return extension.with_name(extension.name.split(".")[0] + ".py")
