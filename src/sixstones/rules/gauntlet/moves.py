"""The move space: what each move number means, its notation and its structure."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sixstones.rules.gauntlet.cards import HEROES, VILLAINS
from sixstones.rules.said import Data, IllegalMove, NotationError, Phrase

# The first number of each kind of move; those that one question offers lie together.
DRAW: Final[i64] = 0
SNAP: Final[i64] = 1
END: Final[i64] = 2
PLAY: Final[i64] = 3
PLAY_VILLAIN: Final[i64] = 19
FIGHT: Final[i64] = 31
DECLINE: Final[i64] = 32
TARGET: Final[i64] = 33
GUESS: Final[i64] = 39
WITH: Final[i64] = 46
LOSE: Final[i64] = 58
ORDER: Final[i64] = 70
BOTTOM: Final[i64] = 76
COPY: Final[i64] = 88
MOVES: Final[i64] = 99

SEAT_LETTERS: Final = "abcdef"
HERO_IDS: Final = [card.id for card in HEROES]
VILLAIN_IDS: Final = [card.id for card in VILLAINS[1:]]
"""The names of Thanos' cards, the Outrider once."""
_ORDERS: Final = ["1 2 3", "1 3 2", "2 1 3", "2 3 1", "3 1 2", "3 2 1"]
PERMUTATION: Final = vec[i64]([int(place) - 1 for order in _ORDERS for place in order.split()])
"""Three numbers for each order: which of the sorted three comes first, second, third."""


def names_of(cards: i64) -> i64:
    """The names of Thanos' cards among these, as bits: the two Outriders have the same."""
    return (cards >> 1) | (cards & 1)


def _plain(move: int) -> str:
    """The notation of a move; an order names the places of the three sorted cards."""
    if move < PLAY:
        return ("draw", "snap", "end")[move]
    if move < PLAY_VILLAIN:
        return "play " + HERO_IDS[move - PLAY]
    if move < FIGHT:
        return "play " + VILLAIN_IDS[move - PLAY_VILLAIN]
    if move < TARGET:
        return ("fight", "decline")[move - FIGHT]
    if move < GUESS:
        return "target " + SEAT_LETTERS[move - TARGET]
    if move < WITH:
        return f"guess {move - GUESS + 1}"
    if move < LOSE:
        return "with " + VILLAIN_IDS[move - WITH]
    if move < ORDER:
        return "lose " + VILLAIN_IDS[move - LOSE]
    if move < BOTTOM:
        return "order " + _ORDERS[move - ORDER]
    if move < COPY:
        return "bottom " + VILLAIN_IDS[move - BOTTOM]
    return "copy " + VILLAIN_IDS[move - COPY]


PLAIN: Final = [_plain(move) for move in range(MOVES)]
_MOVE: Final = {text: move for move, text in enumerate(PLAIN)}
FORMS: Final = [
    "draw", "play nebula", "guess 3", "target b", "fight", "decline", "with power-stone", "lose outrider",
    "order hulk thor vision", "bottom ebony-maw", "copy space-stone", "end", "snap",
]  # fmt: skip


def write(move: int, three: list[str]) -> str:
    """The notation of a move; `three` are the sorted cards that are put in order, if any."""
    if three and ORDER <= move < BOTTOM:
        return "order " + " ".join(three[PERMUTATION[3 * (move - ORDER) + i]] for i in range(3))
    return PLAIN[move]


def read(text: str, three: list[str]) -> int:
    """The move that a notation means, in letters of any case."""
    words = text.lower().split()
    if len(words) == 4 and words[0] == "order":
        cards = sorted({word for word in words[1:] if word in HERO_IDS}, key=HERO_IDS.index)
        if len(cards) == 3:
            if three and cards != three:
                raise IllegalMove(Phrase("not-on-top", {"cards": [card for card in cards if card not in three]}))
            words[1:] = [str(cards.index(word) + 1) for word in words[1:]]
    move = _MOVE.get(" ".join(words))
    if move is None:
        raise NotationError(Phrase("not-a-move", {"text": text[:80], "forms": ", ".join(FORMS)}))
    return move


def structure(move: int, three: list[str]) -> dict[str, Data]:
    """The move as plain data."""
    action, *rest = write(move, three).split()
    if action == "order":
        return {"action": action, "cards": rest}
    if action == "guess":
        return {"action": action, "number": int(rest[0])}
    if action == "target":
        return {"action": action, "seat": SEAT_LETTERS.index(rest[0])}
    return {"action": action, "card": rest[0]} if rest else {"action": action}
