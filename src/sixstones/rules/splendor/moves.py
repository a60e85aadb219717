"""The move space: what each move number means, its notation and its structure."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sixstones.rules.said import Data, NotationError, Phrase
from sixstones.rules.splendor.cards import LOCATIONS
from sixstones.rules.splendor.wallet import COLOUR_COUNT, GRAY, KINDS, LETTERS, wallet_of_letters

# The first number of each kind of move. Those of a turn come first, so that they fit in the bits of one integer.
TAKE: Final[i64] = 0
TWO_ALIKE: Final[i64] = 25
RESERVE: Final[i64] = 30
RESERVE_DECK: Final[i64] = 42
RECRUIT: Final[i64] = 45
RECRUIT_HAND: Final[i64] = 57
PASS: Final[i64] = 60
RETURN: Final[i64] = 61
PAY_COLOURS: Final[i64] = 67
PAY_GRAY: Final[i64] = 68
VISIT: Final[i64] = 73
MOVES: Final[i64] = 81

SPACES: Final[i64] = 12
HAND_LIMIT: Final[i64] = 3


def _takes() -> list[str]:
    """What can be taken: three different, two different, one, two alike; in letters."""
    colours = LETTERS[:COLOUR_COUNT]
    sets = ["".join(colours[i] for i in range(COLOUR_COUNT) if bits >> i & 1) for bits in range(1 << COLOUR_COUNT)]
    by_size = sorted((letters for letters in sets if letters), key=_in_order)
    return [*(s for size in (3, 2, 1) for s in by_size if len(s) == size), *(2 * letter for letter in colours)]


def _in_order(letters: str) -> list[int]:
    return [LETTERS.index(letter) for letter in letters]


TAKES: Final = _takes()
GAIN: Final = vec[i64]([wallet_of_letters(letters) for letters in TAKES])


def _offered(one_of_two: bool) -> list[int]:
    """For each set of colours in the supply (five bits) the moves that take different colours (4.1)."""
    offered = []
    for there in range(1 << COLOUR_COUNT):
        size = min(there.bit_count(), 3)
        allowed = (1, 2) if size == 2 and one_of_two else (size,)
        bits = 0
        for move, letters in enumerate(TAKES[:TWO_ALIKE]):
            if len(letters) in allowed and all(there >> LETTERS.index(letter) & 1 for letter in letters):
                bits |= 1 << move
        offered.append(bits)
    return offered


OFFERED: Final = vec[i64](_offered(one_of_two=True))
OFFERED_ALL: Final = vec[i64](_offered(one_of_two=False))
"""The same when two colours that are left must both be taken (option take_one = no, ruling 2)."""


def write(move: int) -> str:
    """The notation of a move."""
    if move < RESERVE:
        return "take " + TAKES[move]
    if move < RESERVE_DECK:
        return "reserve " + _space(move - RESERVE)
    if move < RECRUIT:
        return f"reserve deck-{move - RESERVE_DECK + 1}"
    if move < RECRUIT_HAND:
        return "recruit " + _space(move - RECRUIT)
    if move < PASS:
        return f"recruit hand-{move - RECRUIT_HAND + 1}"
    if move == PASS:
        return "pass"
    if move < PAY_COLOURS:
        return "return " + LETTERS[move - RETURN]
    if move == PAY_COLOURS:
        return "pay colours"
    if move < VISIT:
        return "pay W for " + LETTERS[move - PAY_GRAY]
    return "visit " + LOCATIONS[move - VISIT].id


def _space(space: int) -> str:
    return f"{space // 4 + 1}-{space % 4 + 1}"


WRITTEN: Final = [write(move) for move in range(MOVES)]
_MOVE: Final = {text.lower(): move for move, text in enumerate(WRITTEN)}
FORMS: Final = [
    "take YBO", "take YY", "reserve 2-3", "reserve deck-1", "recruit 1-4", "recruit hand-1", "pass",
    "return R", "pay colours", "pay W for R", "visit attilan",
]  # fmt: skip


def read(text: str) -> int:
    """The move that a notation means; the colours taken may stand in any order, letters in any case."""
    words = text.lower().split()
    if len(words) == 2 and words[0] == "take" and all(letter.upper() in LETTERS for letter in words[1]):
        words[1] = "".join(sorted(words[1], key=lambda letter: LETTERS.index(letter.upper())))
    move = _MOVE.get(" ".join(words))
    if move is None:
        raise NotationError(Phrase("not-a-move", {"text": text[:80], "forms": ", ".join(FORMS)}))
    return move


def structure(move: int) -> dict[str, Data]:
    """The move as plain data."""
    if move < RESERVE:
        return {"action": "take", "tokens": [KINDS[LETTERS.index(letter)] for letter in TAKES[move]]}
    if move < RESERVE_DECK:
        return {"action": "reserve", "from": "table", **_place(move - RESERVE)}
    if move < RECRUIT:
        return {"action": "reserve", "from": "deck", "level": move - RESERVE_DECK + 1}
    if move < RECRUIT_HAND:
        return {"action": "recruit", "from": "table", **_place(move - RECRUIT)}
    if move < PASS:
        return {"action": "recruit", "from": "hand", "place": move - RECRUIT_HAND + 1}
    if move == PASS:
        return {"action": "pass"}
    if move < PAY_COLOURS:
        return {"action": "return", "token": KINDS[move - RETURN]}
    if move == PAY_COLOURS:
        return {"action": "pay", "with": "colours"}
    if move < VISIT:
        return {"action": "pay", "with": KINDS[GRAY], "for": KINDS[move - PAY_GRAY]}
    return {"action": "visit", "location": LOCATIONS[move - VISIT].id}


def _place(space: int) -> dict[str, Data]:
    return {"level": space // 4 + 1, "space": space % 4 + 1}
