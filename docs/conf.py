"""How the documentation is built: `make docs`.

The reference is made from the plain source, because compiled modules carry no docstrings.
"""

import re
import sys
from collections.abc import Iterator
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

SOURCE = Path(__file__).parents[1] / "src"


def plain_source(folder: str) -> FileFinder:
    """A finder for the package's folders that passes over compiled modules."""
    if not Path(folder).is_relative_to(SOURCE):
        raise ImportError(folder)
    return FileFinder(folder, (SourceFileLoader, [".py"]))


sys.path.insert(0, str(SOURCE))
sys.path_hooks.insert(0, plain_source)
sys.path_importer_cache.clear()

import sixstones  # noqa: E402 - from the source, not from what is compiled beside it
from sixstones.texts import catalogue  # noqa: E402 - as above
from sixstones.texts.rulebook import Rulebook  # noqa: E402 - as above

project = "Six Stones"
author = "the Six Stones contributors"
project_copyright = f"2026, {author}"
release = sixstones.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_build"]
default_role = "code"
html_theme = "furo"
html_title = "Six Stones"
myst_enable_extensions = ["deflist"]
myst_heading_anchors = 3
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"


class Rules(SphinxDirective):
    """The rules of a game in our own words, from its catalogue."""

    required_arguments = 1

    def run(self) -> list[Any]:
        """The rules as part of the page."""
        lines = rules_of(Rulebook(self.arguments[0], catalogue("en")))
        return self.parse_text_to_nodes("\n\n".join(lines), allow_section_headings=True)


def rules_of(book: Rulebook) -> Iterator[str]:
    """The paragraphs of the rules: sections with their statements, then the questions and rulings."""
    for section in book.statements["sections"]:
        yield f"## {book.section(section['id'])}"
        for statement in section["statements"]:
            yield f"**{book.local(statement)}** {book.statement(statement)}"
    yield "## " + book.catalogue.say(f"{book.game}-rulings-title")
    for ruling in book.statements["rulings"]:
        question, *answer = book.ruling(ruling)
        yield f"**{book.local(ruling['id'])}** *{question}* {' '.join(answer)}"


def as_markup(_app: Sphinx, _what: str, _name: str, _object: object, _options: object, lines: list[str]) -> None:
    """A star in a docstring is a star: `2**62` is no bold type."""
    lines[:] = [re.sub(r"(?<!\\)\*", r"\\*", line) for line in lines]


def setup(app: Sphinx) -> dict[str, Any]:
    """What Sphinx calls when it starts."""
    app.add_directive("rules", Rules)
    app.connect("autodoc-process-docstring", as_markup)
    return {"parallel_read_safe": True}
