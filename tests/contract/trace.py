"""Prints games with everything that they give, for comparing two processes byte by byte: `python trace.py GAMES`.

It stands alone, so that it can run with other copies of the rules than the tests do.
"""

import json
import sys

import sixstones
from sixstones.registry import compiled
from sixstones.rules.dice import mixed
from sixstones.rules.playout import pickers_of


def trace(name: str, seats: int, number: int) -> None:
    """A random game."""
    game = sixstones.game(name)
    # Every second game is dealt with the dice of games between people.
    position = game.new(seats, number if number % 2 else bytes([number] * 32))
    pickers = pickers_of(number, 0, seats)
    while not position.over:
        moves = position.moves()
        move = moves[pickers[position.mover].below(len(moves))]
        viewers = [None, *range(seats)]
        line = {
            "state": position.to_data(),
            "legal": [game.write(position, legal) for legal in moves],
            "structures": [game.structure(position, legal) for legal in moves],
            "reasons": [position.why_not(other) for other in range(game.space)],
            "views": [position.view(viewer) for viewer in viewers],
            "events": [position.events(viewer) for viewer in viewers],
            "questions": [position.question(viewer) for viewer in viewers],
            "redeals": [position.redeal(viewer, mixed(number, 0, 201)).to_data() for viewer in viewers],
            "repr": repr(position),
            "reversible": position.reversible,
            "move": game.write(position, move),
        }
        print(json.dumps(line))
        position.play(move)
    print(json.dumps([position.to_data(), position.outcome, position.scores(), position.events(None)]))


if __name__ == "__main__":
    print("compiled" if compiled() else "pure", file=sys.stderr)
    for name in sixstones.games():
        for seats in sixstones.game(name).seats:
            for number in range(int(sys.argv[1])):
                trace(name, seats, number)
