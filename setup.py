"""Compiles the rules with mypyc where a C compiler works; where none does, the same files run as they are.

`SIXSTONES_PURE=1` builds without compiling. Everything else about the package stands in pyproject.toml.
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.editable_wheel import editable_wheel
from setuptools.errors import BaseError, CCompilerError

# The folders and single modules that are compiled, as one group. The Makefile reads this line too.
COMPILED = ["src/sixstones/rules"]

# Link-time optimisation, and calls inside the library that nobody may intercept: without either, 1.4 times slower.
# tests/test_build.py sees in the binary that both were there.
FLAGS = ["-flto=auto", "-fno-semantic-interposition"]

WHY_NOT_COMPILED = {
    True: "SIXSTONES_PURE is set: the rules run as plain Python.",
    False: "No C compiler with Python's headers works here: the rules run as plain Python, which is slower.",
}


def modules() -> list[str]:
    """Every module to compile; a package's `__init__` only joins them and stays as it is."""
    files = [file for place in COMPILED for file in [Path(place), *Path(place).rglob("*.py")]]
    return sorted(str(file) for file in files if file.suffix == ".py" and file.name != "__init__.py")


def works(*flags: str) -> bool:
    """Whether the compiler that setuptools uses makes an extension of one line, with these flags."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "trial.c")
        source.write_text("#include <Python.h>\nPyObject *PyInit_trial(void) { return NULL; }\n")
        extension = Extension("trial", [str(source)], extra_compile_args=[*flags], extra_link_args=[*flags])
        trial = build_ext(Distribution({"ext_modules": [extension]}))
        trial.build_lib = trial.build_temp = folder
        try:
            trial.ensure_finalized()
            trial.run()
        except (BaseError, CCompilerError):
            return False
    return True


def compiled() -> list[Any]:
    """The rules as one mypyc group. From here on a failure is an error: it never falls back to plain Python."""
    from mypyc.build import mypycify  # noqa: PLC0415  # not needed, and perhaps not there, to build pure

    options = ["--config-file=", "--follow-imports=silent"]  # type errors elsewhere are `make lint`'s
    extensions = mypycify([*options, *modules()], group_name="sixstones", multi_file=True, debug_level="0")
    flags = [flag for flag in FLAGS if works("-Werror", flag)]
    for extension in extensions:
        # A newer compiler's new warning is no reason not to build.
        extension.extra_compile_args = [*extension.extra_compile_args, "-Wno-error", *flags]
        extension.extra_link_args = flags
    return extensions


class Build(build):
    """Starts from nothing, so that no file of an earlier build gets into a wheel."""

    def run(self) -> None:
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


class Editable(editable_wheel):
    """Removes the extensions of earlier builds, of the other mode or another Python, before it builds in place."""

    def run(self) -> None:
        for extension in [*Path("src").rglob("*.so"), *Path("src").rglob("*.pyd")]:
            extension.unlink()
        super().run()


def main() -> None:
    """Build as the environment asks and the machine can; only what really builds pays for mypyc."""
    pure = os.environ.get("SIXSTONES_PURE", "0") not in {"", "0"}
    compiles = not pure and works()
    builds = not {"build", "build_ext", "bdist_wheel", "editable_wheel", "install"}.isdisjoint(sys.argv)
    # pip keeps what a build prints to itself; the Makefile shows this line.
    Path("build").mkdir(exist_ok=True)
    Path("build/notice").write_text("The rules are compiled.\n" if compiles else WHY_NOT_COMPILED[pure] + "\n")
    setup(
        # An extension without sources says that there will be some.
        ext_modules=(compiled() if builds else [Extension("sixstones__mypyc", [])]) if compiles else [],
        cmdclass={"build": Build, "editable_wheel": Editable},
        options={"build_ext": {"parallel": str(os.cpu_count())}},
    )


if __name__ == "__main__":
    main()
