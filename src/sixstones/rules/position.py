"""What every game's position can do. The rules themselves are in the games' folders."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixstones.rules.dice import Dice
from sixstones.rules.game import Rules
from sixstones.rules.said import Data, DeafError, IllegalMove, OptionError, Outcome, Phrase

ALL: Final[i64] = 0x7F
"""The audience of an event that everybody may know in full."""
BLANK: Final[i64] = -1
"""A card that is not known."""
GROWTH: Final[i64] = 16
"""For how many events more there is room each time."""
# An event is one integer: kind, seat, who may know the card (bits by seat), the card, and two public numbers.
_SEAT: Final[i64] = 6
_AUDIENCE: Final[i64] = 9
_CARD: Final[i64] = 16
_SMALL: Final[i64] = 26
_LARGE: Final[i64] = 36
_CARD_BITS: Final[i64] = 0x3FF << 16


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """A game at one decision: `mover` is the seat that has to answer.

    A game's own class brings the hot interface (`count`, `nth`, `do`), `deal`, `copy`, `redeal` and `outcome`;
    everything else here is built on these and on the game's `Rules`.
    """

    def __init__(self, rules: Rules, seats: i64, dice: Dice, listening: bool) -> None:
        self.rules = rules
        """What the game's folder brings besides the play."""
        self.seats: i64 = seats
        """How many seats play."""
        self.mover: i64 = 0
        """The seat that has to answer."""
        self.over: bool = False
        """Whether the game has ended."""
        self.reversible: bool = False
        """Whether the last move may be taken back: nothing was revealed, and the turn was not passed."""
        self.dice = dice
        """The position's own; nobody else throws them."""
        self.listening: bool = listening
        """Whether events are recorded."""
        self.heard: vec[i64] = vec[i64]()
        self.said: i64 = 0
        """How many events there are; those of the last play begin at `since`."""
        self.since: i64 = 0
        self.shared: bool = False
        """Whether a copy looks at the same row of events, which then may not be written on."""

    # The hot interface. Unchecked: for loops that only play what they were offered.

    def count(self) -> i64:
        """How many moves are legal now."""
        raise NotImplementedError

    def nth(self, k: i64) -> i64:
        """The k-th legal move in ascending order; only after `count` in the same position."""
        raise NotImplementedError

    def do(self, move: i64) -> None:
        """Play a legal move; what any other does is not defined."""
        raise NotImplementedError

    # What each game brings besides.

    def deal(self) -> None:
        """Set up a new game from the canonical order of the cards and the position's dice."""
        raise NotImplementedError

    def copy(self) -> "Position":
        """An independent position that will go on the same way."""
        raise NotImplementedError

    def redeal(self, seat: int | None, dice: Dice) -> "Position":
        """A copy in which all that the seat (None: a spectator) cannot know is dealt again, the dice included."""
        raise NotImplementedError

    @property
    def outcome(self) -> Outcome | None:
        """Why the game ended and who won; None while it lasts."""
        raise NotImplementedError

    # The public interface, the same for all games.

    def moves(self) -> list[int]:
        """The legal moves, ascending. The meaning of a number is the same throughout a game."""
        if self.over:
            return []
        n = self.count()
        found: list[int] = []
        k: i64
        for k in range(n):
            found.append(self.nth(k))
        return found

    def allows(self, move: int) -> bool:
        """Whether the move is legal now."""
        if self.over or not 0 <= move < self.rules.space:
            return False
        wanted: i64 = move
        low: i64 = 0
        high = self.count()
        while low < high:
            middle = (low + high) >> 1
            found = self.nth(middle)
            if found == wanted:
                return True
            if found < wanted:
                low = middle + 1
            else:
                high = middle
        return False

    def play(self, move: int) -> None:
        """Play a move; an illegal one raises IllegalMove with the reason and changes nothing."""
        if not self.allows(move):
            raise IllegalMove(self.why_not(move) or Phrase("no-such-move", {"move": move}))
        self.do(move)

    def why_not(self, move: int, seat: int | None = None) -> Phrase | None:
        """Why the seat (None: the mover) may not play the move now; None if it may."""
        self.check_reader(seat)
        if self.over:
            return Phrase("game-over", {})
        if seat is not None and seat != self.mover:
            return Phrase("not-your-turn", {"mover": self.mover})
        if not 0 <= move < self.rules.space:
            return Phrase("no-such-move", {"move": move})
        if self.allows(move):
            return None
        return self.rules.why_not(self, move)

    def question(self, seat: int | None = None) -> Phrase | None:
        """What is asked now, in full for the mover and in its public form for others; None when the game is over."""
        self.check_reader(seat)
        return None if self.over else self.rules.question(self, seat)

    def scores(self) -> list[float]:
        """The winners share 1, the members of a team have 1 each; all 0 while the game lasts or when nobody won."""
        outcome = self.outcome
        if outcome is None:
            return [0.0] * self.seats
        worth = 1.0 if self.rules.teams else 1 / max(1, len(outcome.winners))
        return [worth if seat in outcome.winners else 0.0 for seat in range(self.seats)]

    def view(self, seat: int | None) -> dict[str, Data]:
        """All that the seat (None: a spectator) may know, as plain data."""
        self.check_reader(seat)
        return self.rules.view(self, seat)

    def events(self, seat: int | None) -> list[Phrase]:
        """What the last `play` said to the seat (None: a spectator), forced steps included."""
        self.check_reader(seat)
        if not self.listening:
            raise DeafError(Phrase("deaf", {}))
        return [self.event_as(at, seat) for at in range(self.since, self.said)]

    def to_data(self) -> dict[str, Data]:
        """Every fact of the position, hidden ones included, as plain data; the game's `load` reads it."""
        return self.rules.to_data(self)

    def check(self) -> None:
        """Raise DataError if an invariant of the game is broken."""
        self.rules.check(self)

    # For the games' own classes.

    def check_reader(self, seat: int | None) -> None:
        """Raise OptionError unless this is a seat of the game, or None for a spectator."""
        if seat is not None and not 0 <= seat < int(self.seats):
            raise OptionError(Phrase("no-such-seat", {"seat": seat, "seats": int(self.seats)}))

    def say(self, kind: i64, seat: i64, card: i64, large: i64, small: i64, audience: i64) -> None:
        """Record an event: `large` is below 2**24, `small` below 2**10; the row grows a little at a time."""
        at = self.said
        if self.shared or at == len(self.heard):
            longer = vec[i64]([0] * (at + GROWTH))
            i: i64
            for i in range(at):
                longer[i] = self.heard[i]
            self.heard = longer
            self.shared = False
        self.heard[at] = (
            kind | seat << _SEAT | audience << _AUDIENCE | (card + 1) << _CARD | small << _SMALL | large << _LARGE
        )
        self.said = at + 1

    def event_numbers(self, at: i64) -> list[int]:
        """Kind, seat, card (BLANK if it is not known), and the two public numbers."""
        event = self.heard[at]
        return [
            int(kind_of(event)),
            int(seat_of(event)),
            int(card_of(event)),
            int(large_of(event)),
            int(small_of(event)),
        ]

    def event_as(self, at: i64, seat: int | None) -> Phrase:
        """An event as the viewer may know it."""
        numbers = self.event_numbers(at)
        if not may_know(self.heard[at], viewer_of(seat)):
            numbers[2] = BLANK
        return self.rules.event(self, numbers, seat)

    def audience(self, at: i64) -> i64:
        """Who may know the card of an event, as bits by seat; ALL if everybody may."""
        return self.heard[at] >> _AUDIENCE & ALL

    def hear(self, other: "Position") -> None:
        """Carry over what was said in the other position."""
        if other.said:
            self.heard = other.heard
            self.said = other.said
            self.since = other.since
            self.shared = True
            other.shared = True

    def hear_as(self, other: "Position", seat: int | None) -> None:
        """Carry over what was said, as the seat witnessed it: what it may not know is blank for everybody."""
        viewer = viewer_of(seat)
        n = other.said
        self.heard = other.heard[:n]
        self.said = n
        self.since = other.since
        i: i64
        for i in range(n):
            if not may_know(self.heard[i], viewer):
                self.heard[i] &= ~_CARD_BITS

    # Python's own habits.

    def __copy__(self) -> "Position":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return _loaded, (self.rules, self.to_data(), self.listening)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.to_data() == other.to_data()

    def __hash__(self) -> int:
        raise TypeError("a position changes with every move and cannot be hashed")

    def __repr__(self) -> str:
        return self.rules.describe(self)


def may_know(event: i64, viewer: i64) -> bool:
    """Whether a seat (-1: a spectator) may know the card of the event."""
    audience = event >> _AUDIENCE & ALL
    return audience == ALL or (viewer >= 0 and audience >> viewer & 1 == 1)


def kind_of(event: i64) -> i64:
    """The kind of an event; the functions below give its other parts."""
    return event & 63


def seat_of(event: i64) -> i64:
    return event >> _SEAT & 7


def card_of(event: i64) -> i64:
    """The card, BLANK if it is not known or there is none."""
    return (event >> _CARD & 0x3FF) - 1


def large_of(event: i64) -> i64:
    return event >> _LARGE


def small_of(event: i64) -> i64:
    return event >> _SMALL & 0x3FF


def viewer_of(seat: int | None) -> i64:
    """A seat as a number; -1 is a spectator."""
    return -1 if seat is None else seat


def _loaded(rules: Rules, data: Data, listening: bool) -> Position:
    position = rules.load(data)
    position.listening = listening
    return position
