"""Changes to plain data: what somebody could have written instead."""

import copy
from collections.abc import Callable
from typing import Any

from sixstones import Position
from sixstones.rules.said import Data

Change = Callable[[Data], object]


def put(path: str, value: object) -> Change:
    """Put a value where the path leads: "seats.0.time"."""

    def change(data: Data) -> None:
        owner, last = followed(data, path)
        owner[last] = value

    return change


def drop(path: str) -> Change:
    """Remove what lies there."""

    def change(data: Data) -> None:
        owner, last = followed(data, path)
        del owner[last]

    return change


def followed(data: Any, path: str) -> tuple[Any, str | int]:
    """The object or list that holds the end of a path, and the last step."""
    *steps, last = (int(step) if step.isdecimal() else step for step in path.split("."))
    for step in steps:
        data = data[step]
    return data, last


def both(*changes: Change) -> Change:
    """One change after the other."""

    def change(data: Data) -> None:
        for one in changes:
            one(data)

    return change


def changed(start: Position | Data, change: Change) -> Data:
    data: Data = copy.deepcopy(start.to_data() if isinstance(start, Position) else start)
    change(data)
    return data
