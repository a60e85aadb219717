"""A real terminal: a program in a pseudo-terminal, its keyboard and its screen."""

import codecs
import os
import pty
import re
import select
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

PROMPT = re.compile(r"(?m)^[^\n>]{1,40}> \Z")
COLOURS = re.compile(r"\x1b\[[0-9;]*m")


class Terminal:
    """A program that believes it talks to a person."""

    def __init__(self, command: Sequence[str], environ: Mapping[str, str]) -> None:
        master, slave = pty.openpty()
        self.fd = master
        self.screen = ""
        """All that was printed."""
        self.seen = 0
        self.closed = False
        self.decoder = codecs.getincrementaldecoder("utf-8")()
        settings = {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"], **environ}
        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=settings, start_new_session=True
        )
        os.close(slave)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.fd)

    def read(self, seconds: float) -> bool:
        """Take over what is printed within this time; False when the program has ended."""
        if not select.select([self.fd], [], [], seconds)[0]:
            return True
        data = b""
        with suppress(OSError):  # what Linux says when the other side is closed
            data = os.read(self.fd, 1 << 16)
        self.screen += self.decoder.decode(data).replace("\r", "")
        self.closed = not data
        return not self.closed

    def wait(self, seconds: float = 20.0) -> str:
        """What is printed until the program asks or ends."""
        start, until = self.seen, time.monotonic() + seconds
        while not PROMPT.search(COLOURS.sub("", self.screen[start:])):
            if not self.read(0.05):
                break
            assert time.monotonic() < until, f"nothing is asked: {self.screen[start:]}"
        self.seen = len(self.screen)
        return self.screen[start:]

    def type(self, text: str) -> None:
        os.write(self.fd, text.encode())

    def answer(self, line: str) -> str:
        """Type a line; what is printed until the program asks again or ends."""
        self.type(line + "\n")
        return self.wait()

    def end(self, seconds: float = 10.0) -> int:
        """The exit code."""
        until = time.monotonic() + seconds
        while self.read(0.02) and time.monotonic() < until:
            pass
        return self.process.wait(seconds)


def program(text: str, environ: Mapping[str, str]) -> Terminal:
    """A Python program in a terminal of its own, to which Ctrl-C and Ctrl-D belong."""
    own = "import fcntl, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0)"
    return Terminal([sys.executable, "-c", f"{own}\n{text}"], environ)


def playing(environ: Mapping[str, str], **options: object) -> Terminal:
    """A game with these PlayOptions, without pauses."""
    wanted = {"game": "splendor", "pause": 0.0, **options}
    return program(
        f"from pathlib import Path, PosixPath\n"
        f"from sixstones.terminal.play import PlayOptions, play\n"
        f"sys.exit(play(PlayOptions(**{wanted!r})))",
        environ,
    )


def replaying(record: Path, language: str, environ: Mapping[str, str]) -> Terminal:
    """A walk through a record."""
    return program(
        f"from sixstones.terminal.replay import Path, replay\n"
        f"from sixstones.texts import catalogue\n"
        f"sys.exit(replay(Path({str(record)!r}), catalogue({language!r})))",
        environ,
    )
