"""Where a person reads and types: the terminal, with its colours, its line editing and its pauses."""

import signal
import sys
import time
from collections.abc import Generator, Iterable, Mapping
from contextlib import contextmanager

from sixstones.terminal.style import Style, style_of, wrapped

INDENT = "  "
BLINK = 0.03
"""How many seconds a Ctrl-C can go unnoticed."""


class Console:
    """A terminal. What reads and writes is here; tests put a script in its place."""

    def __init__(self, style: Style, pause: float = 0.0, *, plain: bool = False) -> None:
        self.style = style
        self.erasing = "\n" * 100 if plain else "\x1b[2J\x1b[3J\x1b[H"
        self.seconds = pause
        """How long to wait before a bot's move is told."""

    def show(self, lines: Iterable[str]) -> None:
        """Print lines that fit as they are."""
        for line in lines:
            print(line)
        sys.stdout.flush()

    def ask(self, prompt: str) -> str:
        """What the person types; EOFError when there is no more."""
        with _wakeful():
            return input(prompt)

    def say(self, text: str = "", indent: str = "") -> None:
        """Print a sentence, in several lines where it is long."""
        self.show(wrapped(text, indent, indent + INDENT if indent else ""))

    def pause(self) -> None:
        """Give people time to read."""
        time.sleep(self.seconds)

    def clear(self) -> None:
        """Leave nothing of what was printed in sight."""
        print(self.erasing, end="", flush=True)


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
