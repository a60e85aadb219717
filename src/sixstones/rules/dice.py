"""The only source of chance: seeded, copyable, unbiased, and the same on every machine."""

from hashlib import sha256
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sixstones.rules.said import Data, DataError, OptionError, Phrase, brief

LOW: Final[i64] = 0x3FFFFFFFFFFFFFFF
WORD: Final[i64] = 0x100000000
SEED_BYTES: Final = 32
SEED_LIMIT: Final = 1 << 62


class Dice:
    """What a position asks chance for."""

    def below(self, n: i64) -> i64:
        """One of 0 to n-1, all equally likely; n is at most 2**30."""
        raise NotImplementedError

    def copy(self) -> "Dice":
        """Dice that will fall the same way from here on."""
        raise NotImplementedError

    def to_data(self) -> dict[str, Data]:
        """Kind and state as plain data; `dice_from_data` reads it."""
        raise NotImplementedError

    def fork(self) -> "Fast":
        """New fast dice whose state is drawn from these."""
        return Fast(scramble(self.below(0x40000000) << 30 | self.below(0x40000000)))

    def shuffle(self, items: list[int]) -> None:
        """Put a list in random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def shuffle_row(self, row: vec[u8], start: i64, n: i64) -> None:
        """Put n neighbours of a row of cards in random order, in place."""
        i: i64
        for i in range(start + n - 1, start, -1):
            j = start + self.below(i - start + 1)
            card = row[i]
            row[i] = row[j]
            row[j] = card

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dice) and self.to_data() == other.to_data()

    def __hash__(self) -> int:
        raise TypeError("dice change with every throw and cannot be hashed")

    def __copy__(self) -> "Dice":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Dice":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return dice_from_data, (self.to_data(),)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} dice>"


class Fast(Dice):
    """A linear generator of 62 bits of which the upper 32 count: for simulation and search, not for secrets."""

    def __init__(self, state: i64) -> None:
        self.state: i64 = state & LOW

    def below(self, n: i64) -> i64:
        self.state = (self.state * 2862933555777941757 + 3037000493) & LOW
        product = (self.state >> 30) * n
        low = product & 0xFFFFFFFF
        if low < n:  # seldom: only here a throw can be one that would favour some numbers
            unfair = (WORD - n) % n
            while low < unfair:
                self.state = (self.state * 2862933555777941757 + 3037000493) & LOW
                product = (self.state >> 30) * n
                low = product & 0xFFFFFFFF
        return product >> 32

    def copy(self) -> "Fast":
        return Fast(self.state)

    def to_data(self) -> dict[str, Data]:
        return {"kind": "fast", "state": self.state}


class Fair(Dice):
    """A stream of SHA-256 blocks from a secret key: for games between people."""

    def __init__(self, key: bytes, drawn: i64 = 0) -> None:
        self.key = key
        self.drawn: i64 = drawn
        """How many words have been used; block and place in it follow from it."""
        self.words: vec[i64] = vec[i64]()
        if drawn % 8:
            self.refill()

    def below(self, n: i64) -> i64:
        while True:
            if self.drawn % 8 == 0:
                self.refill()
            word = self.words[self.drawn % 8]
            self.drawn += 1
            if word < WORD - WORD % n:
                return word % n

    def refill(self) -> None:
        block = self.drawn // 8
        digest = sha256(self.key + int(block).to_bytes(8, "big")).digest()
        self.words = vec[i64]([int.from_bytes(digest[k : k + 4], "big") for k in range(0, 32, 4)])

    def copy(self) -> "Fair":
        return Fair(self.key, self.drawn)

    def to_data(self) -> dict[str, Data]:
        return {"kind": "fair", "key": self.key.hex(), "drawn": self.drawn}


def scramble(x: i64) -> i64:
    """Spread every bit of a number below 2**62 over all of them; one to one."""
    x = ((x ^ (x >> 32)) * 0x2C9277B5F0C1A3E5) & LOW
    x = ((x ^ (x >> 29)) * 0x1B56C4E9A3D7F21B) & LOW
    return x ^ (x >> 32)


def mixed(seed: i64, number: i64, role: i64) -> Fast:
    """Dice for one role in game `number` of a series: each (seed, number, role) has its own."""
    state = scramble(seed)
    state = scramble((state + number * 0x1E3779B97F4A7C15) & LOW)
    return Fast(scramble((state + role * 0x1F58476D1CE4E5B9) & LOW))


def dice(seed: Data) -> Dice:
    """Fast dice from an integer of up to 62 bits, fair dice from 32 bytes."""
    if isinstance(seed, bytes):
        if len(seed) == SEED_BYTES:
            return Fair(seed)
    elif not isinstance(seed, bool) and isinstance(seed, int) and 0 <= seed < SEED_LIMIT:
        return mixed(seed, 0, 0)
    raise OptionError(Phrase("bad-seed", {"seed": brief(seed)}))


def dice_from_data(data: Data) -> Dice:
    """Dice as `to_data` described them."""
    kind = data.get("kind") if isinstance(data, dict) else None
    if kind == "fast" and len(data) == 2 and _is_number(data.get("state")):
        return Fast(data["state"])
    if kind == "fair" and len(data) == 3 and _is_number(data.get("drawn")) and _is_key(data.get("key")):
        return Fair(bytes.fromhex(data["key"]), data["drawn"])
    raise DataError(Phrase("bad-dice", {"dice": brief(data)}))


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < SEED_LIMIT


def _is_key(value: object) -> bool:
    if not isinstance(value, str) or len(value) != 2 * SEED_BYTES:
        return False
    return all(letter in "0123456789abcdef" for letter in value)
