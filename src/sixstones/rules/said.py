"""What the kernel says: keys with arguments, never sentences; and the errors that carry them."""

from typing import Any, NamedTuple

Data = Any
"""Plain data: None, bool, int, str, and lists and dicts of them."""


class Phrase(NamedTuple):
    """A key with arguments: a question, an event, a reason. `sixstones.texts` turns it into a sentence."""

    key: str
    args: dict[str, Data]

    def __str__(self) -> str:
        return " ".join([self.key, *(f"{name}={brief(value, 400)}" for name, value in self.args.items())])


def brief(value: Data, most: int = 80) -> str:
    """A value that somebody gave, short enough for a message whatever it is."""
    try:
        return str(value)[:most]
    except (ValueError, RecursionError):  # a number of thousands of digits, or data without end
        return f"{type(value).__name__} ..."


class Outcome(NamedTuple):
    """Why a game ended and which seats won it; nobody wins a stalemate."""

    reason: str
    winners: tuple[int, ...]


class Refusal(ValueError):
    """Something is not possible; `reason` says what is wrong as a key with arguments."""

    def __init__(self, reason: Phrase) -> None:
        super().__init__(str(reason))
        self.reason = reason

    def __reduce__(self) -> tuple[type, tuple[Phrase]]:
        return type(self), (self.reason,)


class IllegalMove(Refusal):
    """The move is well formed, but not possible now."""


class NotationError(Refusal):
    """The text or the structure is not the form of any move."""


class OptionError(Refusal):
    """An option, a number of seats or a seed is not allowed."""


class DataError(Refusal):
    """The data does not describe a position of the game."""


class DeafError(Refusal):
    """The position does not record its events, so it cannot tell them."""
