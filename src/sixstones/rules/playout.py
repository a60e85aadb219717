"""Random play, uniform over the legal moves: the loop that simulations and rollouts run."""

from typing import Final

from mypy_extensions import i64

from sixstones.rules.dice import Fast, mixed
from sixstones.rules.position import Position

# Whose dice are whose in game k of a series: the position's own, and from each of the others on one for each seat.
TABLE: Final = 0
CHOOSING: Final = 1
REDEALS_FOR_BOTS: Final = 101
REDEALS_IN_TRACES: Final = 201


def play_out(position: Position, pickers: list[Fast], most: i64) -> i64:
    """Play to the end, or for `most` decisions; each seat chooses with dice of its own. The number of decisions."""
    decisions: i64 = 0
    while not position.over and decisions < most:
        decisions += 1
        n = position.count()
        position.do(position.nth(pickers[position.mover].below(n)))
    return decisions


def pickers_of(seed: i64, number: i64, seats: int) -> list[Fast]:
    """The dice with which the seats choose in game `number`."""
    return [mixed(seed, number, CHOOSING + seat) for seat in range(seats)]


def play_games(position: Position, seed: i64, first: i64, games: i64, most: i64) -> i64:
    """Deal and play games first, first + 1, ... in place; the number of decisions."""
    decisions: i64 = 0
    number: i64
    for number in range(first, first + games):
        position.dice = mixed(seed, number, TABLE)
        position.deal()
        decisions += play_out(position, pickers_of(seed, number, position.seats), most)
    return decisions
