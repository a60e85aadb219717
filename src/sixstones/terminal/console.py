"""Where a person reads and types: the terminal, with its colours, its line editing and its pauses."""

import signal
import sys
import time
from collections.abc import Generator, Iterable, Mapping
from contextlib import contextmanager, suppress
from shutil import get_terminal_size

from sixstones.terminal.style import Style, style_of, width, wrapped

INDENT = "  "
ERASE = "\x1b[2J\x1b[3J\x1b[H"
ASIDE = "\x1b[?1049h"
"""What switches to a terminal's second screen, and what switches back."""
BACK = "\x1b[?1049l"
BLINK = 0.03
"""How many seconds a Ctrl-C can go unnoticed."""


class Console:
    """A terminal. What reads and writes is here; tests put a script in its place."""

    def __init__(self, style: Style, pause: float = 0.0, *, plain: bool = False) -> None:
        self.style = style
        self.plain = plain
        """Whether the terminal has neither colours nor a second screen."""
        self.seconds = pause
        """How long to wait before a bot's move is told."""
        self.more = ""
        """What is asked when the second screen is full, from which nothing can be scrolled back to."""
        self.unread = 0
        """How many rows were printed since a person typed something."""

    def show(self, lines: Iterable[str]) -> None:
        """Print lines that fit as they are."""
        for line in lines:
            self.make_room(line)
            print(line)
        sys.stdout.flush()

    def make_room(self, line: str) -> None:
        """On the second screen, wait until what would disappear has been read."""
        if not self.more:
            return
        size = get_terminal_size()
        rows = 1 + max(0, width(line) - 1) // max(1, size.columns)
        if self.unread and self.unread + rows >= size.lines:
            with suppress(EOFError):  # the next question meets it again
                self.ask(f"{self.more} ")
        self.unread += rows

    def ask(self, prompt: str) -> str:
        """What the person types; EOFError when there is no more."""
        self.unread = 0
        with _wakeful():
            return input(prompt)

    def say(self, text: str = "", indent: str = "") -> None:
        """Print a sentence, in several lines where it is long."""
        self.show(wrapped(text, indent, indent + INDENT if indent else ""))

    def pause(self) -> None:
        """Give people time to read."""
        time.sleep(self.seconds)

    def clear(self) -> None:
        """Leave nothing of what was printed in sight, nor of what was typed."""
        self.unread = 0
        print("\n" * 100 if self.plain else ERASE, end="", flush=True)
        _forget_lines()

    @contextmanager
    def aside(self, more: str) -> Generator[None]:
        """Print on a second screen, of which nothing stays; `more` is asked where it is full."""
        self.more = more
        if not self.plain:
            print(ASIDE + ERASE, end="", flush=True)
        try:
            yield
        finally:
            self.more = ""
            self.clear()
            if not self.plain:
                print(BACK, end="", flush=True)


def is_terminal() -> bool:
    """Whether a person can be asked: input and output are both a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def console(environ: Mapping[str, str], pause: float = 0.0) -> Console:
    """The terminal that the program runs in."""
    _edit_lines()
    return Console(style_of(sys.stdout, environ), pause, plain=environ.get("TERM") == "dumb")


def _edit_lines() -> None:
    """Arrow keys and the lines typed before, where Python has them."""
    try:
        import readline  # noqa: PLC0415 - not every Python has it, and it changes how `input` reads
    except ImportError:
        return
    readline.parse_and_bind("set enable-bracketed-paste off")  # would print codes even where NO_COLOR is set


def _forget_lines() -> None:
    """Of the lines typed before, leave none for the next person's arrow keys."""
    with suppress(ImportError):
        import readline  # noqa: PLC0415 - as above

        readline.clear_history()


@contextmanager
def _wakeful() -> Generator[None]:
    """Wake up now and then while waiting for a line.

    A Ctrl-C between the prompt and the waiting would otherwise lie unnoticed until the next key is pressed.
    """
    if not hasattr(signal, "setitimer"):  # Windows
        yield
        return
    before = signal.signal(signal.SIGALRM, _wake)
    signal.setitimer(signal.ITIMER_REAL, BLINK, BLINK)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _wake(*_: object) -> None:
    """Nothing: that Python looks up is enough."""
