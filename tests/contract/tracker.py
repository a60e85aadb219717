"""What a game brings to the contract: a tracker that knows what a seat cannot tell, and positions worth a visit."""

from collections.abc import Sequence
from typing import Protocol

from sixstones.rules.said import Data

Place = tuple[str | int, ...]
"""Where something stands in `to_data()`: the keys and indexes that lead to it."""


class Tracker(Protocol):
    """What one seat can tell, worked out again from the rules of the game and from what the seat witnesses.

    It must not ask the game's own code what is secret: that is what it is there to check.
    """

    def __init__(self, seat: int | None, view: Data) -> None:
        """The seat (None: a spectator) sits down; `view` is its first look at the table."""

    def witness(self, mover: int, move: str, view: Data) -> None:
        """A seat made a move; `view` is what the tracker's seat sees afterwards."""

    def swaps(self, data: Data) -> list[tuple[Place, Place]]:
        """The pairs of places whose contents may be exchanged without the seat noticing anything now."""
        ...

    def shows(self, data: Data, mover: int, move: str) -> Data:
        """What a move would show the seat of what lies in the places hidden from it."""
        ...


class Brought(Protocol):
    """A module tests/contract/brought/<game>.py."""

    @property
    def QUESTIONS(self) -> set[str]:  # noqa: N802 - constants of a module
        """The keys of all the game's questions."""
        ...

    @property
    def ALWAYS(self) -> dict[str, Data]:  # noqa: N802
        """Options that are set in every case, for a default that may change."""
        ...

    @property
    def PINNED(self) -> Sequence[tuple[int, dict[str, Data], int, int]]:  # noqa: N802
        """Seats, options, seed, and after how many decisions of random play: together they meet every question."""
        ...

    @property
    def Tracker(self) -> type[Tracker]:  # noqa: N802
        """The game's tracker."""
        ...
