"""Widths, colours and signs: what every line on the terminal is made of."""

import io

import pytest

from sixstones.terminal.style import BOLD, Style, flow, folded, plain_name, style_of, width, wrapped


class Stream(io.StringIO):
    """A stream that says of itself what the test wants."""

    def __init__(self, *, terminal: bool, encoding: str = "utf-8") -> None:
        super().__init__()
        self.terminal = terminal
        self.code = encoding

    @property
    def encoding(self) -> str:  # type: ignore[override]  # nobody writes to it
        return self.code

    def isatty(self) -> bool:
        return self.terminal


def test_colours_take_no_columns_and_wide_letters_two() -> None:
    assert width("\x1b[1;38;5;220mY3\x1b[0m") == 2
    assert width("黒豹") == 4
    assert width("e\u0301\u200b") == 1


@pytest.mark.parametrize(
    ("terminal", "environ", "colour"),
    [
        (True, {"TERM": "xterm-256color"}, True),
        (True, {"TERM": "dumb"}, False),
        (True, {"NO_COLOR": "1", "TERM": "xterm-256color"}, False),
        (True, {"NO_COLOR": "", "TERM": "xterm-256color"}, True),
        (False, {"TERM": "xterm-256color"}, False),
    ],
)
def test_colours_only_on_a_terminal_without_no_color(terminal: bool, environ: dict[str, str], colour: bool) -> None:
    style = style_of(Stream(terminal=terminal), environ)
    assert style.colour is colour
    assert (style.paint("a", BOLD) == "a") is not colour


@pytest.mark.parametrize(
    ("encoding", "signs"), [("utf-8", True), ("UTF8", True), ("iso8859-2", False), ("ascii", False)]
)
def test_signs_beyond_ascii_only_in_utf_8(encoding: str, signs: bool) -> None:
    assert style_of(Stream(terminal=True, encoding=encoding), {}).signs is signs


def test_what_is_too_long_is_cut_and_says_so() -> None:
    assert Style(signs=True).fit("Soldado de Invierno", 17) == "Soldado de Invie…"
    assert Style().fit("Soldado de Invierno", 17) == "Soldado de Invie~"
    assert Style().fit("Hulk", 6) == "Hulk  "
    assert width(Style().fit("黒豹黒豹", 6)) == 6


def test_what_flows_keeps_to_the_width_and_stands_under_the_first() -> None:
    assert flow("to: ", ["aa", "bb", "cc"], ", ", 10) == ["to: aa, bb", "    cc"]


def test_sentences_are_wrapped_between_words() -> None:
    assert wrapped("one two three", "- ", "  ", 9) == ["- one two", "  three"]
    assert wrapped("") == [""]
    assert wrapped("abcdefgh", columns=3) == ["abc", "def", "gh"]


def test_names_cannot_move_the_cursor() -> None:
    assert plain_name("A\x1b[2Jna\x07") == "A[2Jna"


def test_accents_and_signs_do_not_matter_in_a_search() -> None:
    assert folded("M.O.D.O.K.") == "modok"
    assert folded("Spider-Man  2099") == folded("spider man 2099")
    assert folded("Zimowy Żołnierz") == "zimowy zolnierz"
