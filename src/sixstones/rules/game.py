"""What a game's folder brings besides its position: its options, notation, data and views."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from sixstones.rules.reading import fields
from sixstones.rules.said import Data, DataError, OptionError, Phrase, brief

if TYPE_CHECKING:
    from sixstones.rules.dice import Dice
    from sixstones.rules.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """A switch of the game: its name, its default and what else is allowed."""

    def __init__(self, name: str, default: Data) -> None:
        self.name = name
        self.default = default

    def accepts(self, value: Data) -> bool:
        """Whether the value is allowed."""
        raise NotImplementedError

    def allowed(self) -> str:
        """What is allowed, for a message: words as they are typed."""
        raise NotImplementedError

    def parse(self, text: str) -> Data:
        """The value that a text means, not yet checked."""
        raise NotImplementedError

    def read(self, value: Data) -> Data:
        """The value, or OptionError naming the option, the value and what is allowed."""
        if not self.accepts(value):
            raise OptionError(
                Phrase("bad-option", {"option": self.name, "value": brief(value), "allowed": self.allowed()})
            )
        return value


class Choice(Option):
    """One of several words; the first is the default."""

    def __init__(self, name: str, words: list[str]) -> None:
        super().__init__(name, words[0])
        self.words = words

    def accepts(self, value: Data) -> bool:
        return isinstance(value, str) and value in self.words

    def allowed(self) -> str:
        return " | ".join(self.words)

    def parse(self, text: str) -> Data:
        return text


class Limit(Option):
    """A whole number, or none, which is the default."""

    def __init__(self, name: str, most: int) -> None:
        super().__init__(name, None)
        self.most = most

    def accepts(self, value: Data) -> bool:
        if value is None:
            return True
        return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= self.most

    def allowed(self) -> str:
        return f"none | 1..{self.most}"

    def parse(self, text: str) -> Data:
        if text == "none":
            return None
        return int(text) if text.isdecimal() and text.isascii() and len(text) < 10 else text


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """One game: what its positions need besides the play itself.

    The game's folder holds the one instance as `RULES`.
    """

    def __init__(
        self,
        name: str,
        version: int,
        seats: tuple[int, int],
        space: int,
        bound: int,
        options: list[Option],
        teams: bool = False,
    ) -> None:
        self.name = name
        self.version = version
        """Raised only when a golden game changes."""
        self.seats = seats
        """The least and the most players."""
        self.space = space
        """How many move numbers there are; a number means the same throughout."""
        self.bound = bound
        """No game of random play has more decisions than this."""
        self.options = options
        self.teams = teams
        """Whether those who win together are a team, whose members score 1 each, and do not share 1."""

    def new(self, seats: int, dice: "Dice", options: dict[str, Data], listening: bool) -> "Position":
        """A dealt position; the options are complete and checked."""
        raise NotImplementedError

    def load(self, data: Data) -> "Position":
        """The position that `to_data` described; DataError says what is wrong with it."""
        raise NotImplementedError

    def to_data(self, position: "Position") -> dict[str, Data]:
        """See `Position.to_data`."""
        raise NotImplementedError

    def check(self, position: "Position") -> None:
        """See `Position.check`."""
        raise NotImplementedError

    def view(self, position: "Position", seat: int | None) -> dict[str, Data]:
        """See `Position.view`."""
        raise NotImplementedError

    def event(self, position: "Position", numbers: list[int], seat: int | None) -> Phrase:
        """An event (kind, seat, card or BLANK, two public numbers) as the seat may know it."""
        raise NotImplementedError

    def question(self, position: "Position", seat: int | None) -> Phrase:
        """See `Position.question`; the game is not over."""
        raise NotImplementedError

    def why_not(self, position: "Position", move: int) -> Phrase:
        """Why the mover may not play this move, which is not legal; the game is not over."""
        raise NotImplementedError

    def write(self, position: "Position", move: int) -> str:
        """The move in notation."""
        raise NotImplementedError

    def read(self, position: "Position", text: str) -> int:
        """The move that a notation means, legal or not; NotationError if it is none."""
        raise NotImplementedError

    def structure(self, position: "Position", move: int) -> dict[str, Data]:
        """The move as plain data, for interfaces."""
        raise NotImplementedError

    def describe(self, position: "Position") -> str:
        """The table in a few lines."""
        raise NotImplementedError

    def seat_count(self, seats: Data) -> int:
        """The number of seats, or OptionError."""
        least, most = self.seats
        if isinstance(seats, bool) or not isinstance(seats, int) or not least <= seats <= most:
            raise OptionError(
                Phrase("bad-option", {"option": "seats", "value": brief(seats), "allowed": f"{least}..{most}"})
            )
        return seats

    def complete(self, given: dict[str, Data]) -> dict[str, Data]:
        """All options with their values: those given, checked, and the defaults of the others."""
        known = [option.name for option in self.options]
        for name in given:
            if name not in known:
                raise OptionError(Phrase("no-such-option", {"option": name, "allowed": ", ".join(known)}))
        return {option.name: option.read(given.get(option.name, option.default)) for option in self.options}

    def read_head(self, data: Data, schema: int) -> None:
        """Raise DataError unless the data is of this game, in this version of its schema and rules."""
        if not isinstance(data, dict) or data.get("game") != self.name:
            raise DataError(Phrase("data-other-game", {"game": self.name}))
        for name, version in (("format", schema), ("rules", self.version)):
            value = data.get(name)
            if type(value) is not int or value != version:
                raise DataError(Phrase("data-version", {"name": name, "value": brief(value), "expected": version}))

    def read_options(self, data: Data) -> dict[str, Data]:
        """The options that the data gives, all of them and checked."""
        given = fields(data, "options", [option.name for option in self.options])
        try:
            return self.complete(given)
        except OptionError as error:
            raise DataError(error.reason) from None

    def __reduce__(self) -> str:
        """By reference: there is one of each game, called RULES in the module of its class."""
        return "RULES"
