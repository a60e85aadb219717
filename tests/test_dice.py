"""Chance: unbiased, repeatable, the same on every machine; and each role's its own."""

import copy
import hashlib
import pickle
from collections import Counter
from collections.abc import Callable

import pytest

import sixstones
from sixstones import DataError, Dice, OptionError
from sixstones.rules.dice import SEED_LIMIT, WORD, Fair, Fast, dice_from_data, mixed, scramble
from tests.samples import samples

THROWS = samples(small=5_000, normal=100_000, full=2_000_000)
KEY = bytes(range(32))
MAKERS: dict[str, Callable[[int], Dice]] = {
    "fast": sixstones.dice,
    "fair": lambda number: sixstones.dice(hashlib.sha256(number.to_bytes(8, "big")).digest()),
    "mixed": lambda number: mixed(5, number, 3),
}
every_kind = pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)


def chi_square(counts: Counter[int], cells: int) -> float:
    """How far the counts are from equal, in standard deviations: chi-square made normal (Wilson and Hilferty)."""
    expected = sum(counts.values()) / cells
    statistic = sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))
    degrees = cells - 1
    return float(((statistic / degrees) ** (1 / 3) - (1 - 2 / (9 * degrees))) / (2 / (9 * degrees)) ** 0.5)


@every_kind
@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 8, 12, 30, 40, 64, 90, 100])
def test_every_number_is_as_likely(make: Callable[[int], Dice], n: int) -> None:
    dice = make(1)
    counts = Counter(dice.below(n) for _ in range(THROWS))
    assert set(counts) <= set(range(n))
    assert abs(chi_square(counts, n)) < 4.5


@every_kind
def test_throws_that_follow_each_other_are_independent(make: Callable[[int], Dice]) -> None:
    dice = make(2)
    pairs = Counter(6 * dice.below(6) + dice.below(6) for _ in range(THROWS))
    assert abs(chi_square(pairs, 36)) < 4.5


@every_kind
def test_first_throws_of_dice_that_follow_each_other_are_independent(make: Callable[[int], Dice]) -> None:
    """Games 0, 1, 2, ... of a simulation must not resemble each other."""
    pairs: Counter[int] = Counter()
    for number in range(THROWS // 10):
        one, other = make(number), make(number + 1)
        pairs[6 * one.below(6) + other.below(6)] += 1
    assert abs(chi_square(pairs, 36)) < 4.5


@every_kind
def test_a_shuffle_makes_every_order_as_likely(make: Callable[[int], Dice]) -> None:
    dice = make(3)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(THROWS // 5):
        items = [0, 1, 2, 3]
        dice.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    numbered = Counter({number: orders[order] for number, order in enumerate(sorted(orders))})
    assert abs(chi_square(numbered, 24)) < 4.5


# Throws that would favour some numbers are thrown again. For these n, near the largest that dice promise, that is up to
# every fourth throw, so that a bias would show; for the small n of the games no test could see it.


@pytest.mark.parametrize("n", [3 << 28, (1 << 30) - 1, 715_827_883])
@every_kind
def test_large_numbers_are_not_favoured(make: Callable[[int], Dice], n: int) -> None:
    dice = make(4)
    thirds = Counter(3 * dice.below(n) // n for _ in range(THROWS))
    assert abs(chi_square(thirds, 3)) < 4.5


def test_fast_throws_again_what_would_be_unfair() -> None:
    """The throw below the bound of the method of Lemire is left out, however it is computed."""
    n = 3 << 28
    unfair = WORD % n
    state, redrawn = 12345, 0
    dice = Fast(state)
    for _ in range(200):
        while True:
            state = (state * 2862933555777941757 + 3037000493) % SEED_LIMIT
            product = (state >> 30) * n
            if product % WORD >= unfair:
                break
            redrawn += 1
        assert dice.below(n) == product // WORD
    assert redrawn > 0


def test_fair_throws_are_words_of_sha256() -> None:
    """Anybody can work a game's cards out of its key with a few lines: this is all there is to it."""
    n = 3 << 28
    words: list[int] = []
    for block in range(60):
        digest = hashlib.sha256(KEY + block.to_bytes(8, "big")).digest()
        words += [int.from_bytes(digest[k : k + 4], "big") for k in range(0, 32, 4)]
    fair = [word % n for word in words if word < WORD - WORD % n]
    assert len(fair) < len(words)
    dice = sixstones.dice(KEY)
    assert [dice.below(n) for _ in range(400)] == fair[:400]


@pytest.mark.parametrize(
    ("seed", "throws"),
    [
        (0, [0, 3, 2, 84, 3, 18, 732255973]),
        (1, [1, 3, 2, 61, 65, 714, 155839510]),
        (7, [4, 2, 4, 86, 69, 884, 815931029]),
        (SEED_LIMIT - 1, [5, 2, 1, 62, 8, 13, 163927996]),
        (KEY, [0, 1, 3, 79, 83, 217, 1039254539]),
        (bytes(32), [1, 2, 3, 87, 61, 337, 502706459]),
    ],
)
def test_the_first_throws_are_the_same_on_every_machine(seed: int | bytes, throws: list[int]) -> None:
    dice = sixstones.dice(seed)
    assert [dice.below(n) for n in (6, 6, 6, 90, 90, 1000, 1 << 30)] == throws


def test_the_dice_of_roles_are_the_same_on_every_machine() -> None:
    assert [mixed(1, 2, role).state for role in (0, 1, 101, 201)] == [
        2874823979509239431,
        3634040213319925006,
        1524251237702688300,
        1141351036450084206,
    ]
    assert scramble(1) == 323810417120854549


@every_kind
def test_one_number_needs_no_luck(make: Callable[[int], Dice]) -> None:
    assert {make(1).below(1) for _ in range(10)} == {0}


COPIES: dict[str, Callable[[Dice], Dice]] = {
    "copy": lambda dice: dice.copy(),
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": lambda dice: pickle.loads(pickle.dumps(dice)),  # noqa: S301 - made a moment ago
    "data": lambda dice: dice_from_data(dice.to_data()),
}


@every_kind
@pytest.mark.parametrize("again", COPIES.values(), ids=COPIES)
def test_a_copy_falls_the_same_from_here_on(make: Callable[[int], Dice], again: Callable[[Dice], Dice]) -> None:
    dice = make(6)
    for thrown in range(20):  # through the blocks of eight words of fair dice
        twin = again(dice)
        assert type(twin) is type(dice)
        assert twin == dice
        before = dice.to_data()
        ahead = [twin.below(1000) for _ in range(20)]
        assert dice.to_data() == before, "the copy's throws are its own"
        assert twin != dice
        other = dice.copy()
        assert [other.below(1000) for _ in range(20)] == ahead, f"after {thrown} throws"
        dice.below(6)


@every_kind
def test_a_fork_goes_its_own_way(make: Callable[[int], Dice]) -> None:
    dice, alone = make(7), make(7)
    child = dice.fork()
    assert isinstance(child, Fast)
    alone.below(1 << 30)
    alone.below(1 << 30)
    assert dice == alone, "a fork costs two throws, however the child is thrown"
    for _ in range(100):
        child.below(6)
    assert dice == alone
    assert child != dice.fork()


@every_kind
def test_a_fork_does_not_resemble_its_parent(make: Callable[[int], Dice]) -> None:
    dice = make(8)
    pairs: Counter[int] = Counter()
    for _ in range(THROWS // 10):
        child = dice.fork()
        pairs[6 * child.below(6) + dice.below(6)] += 1
    assert abs(chi_square(pairs, 36)) < 4.5


def test_every_role_of_every_game_of_every_series_has_dice_of_its_own() -> None:
    states = [
        mixed(seed, number, role).state
        for seed in (0, 1, 2, 7, SEED_LIMIT - 1)
        for number in (*range(50), 10**6, 10**9)
        for role in (0, 1, 2, 3, 4, 101, 102, 103, 104, 201, 202)
    ]
    assert len(set(states)) == len(states)
    assert all(0 <= state < SEED_LIMIT for state in states)


def test_scrambling_is_one_to_one_and_stays_below_its_limit() -> None:
    numbers = [*range(20_000), *(1 << bit for bit in range(62)), SEED_LIMIT - 1]
    scrambled = [scramble(number) for number in dict.fromkeys(numbers)]
    assert len(set(scrambled)) == len(scrambled)
    assert all(0 <= number < SEED_LIMIT for number in scrambled)


def test_every_bit_of_a_seed_changes_about_half_of_the_bits() -> None:
    for bit in range(62):
        changed = [scramble(number) ^ scramble(number ^ 1 << bit) for number in range(0, 10_000, 100)]
        assert 25 < sum(int(number).bit_count() for number in changed) / len(changed) < 37


def test_without_a_seed_the_dice_are_fair_and_nobody_knows_them() -> None:
    one, other = sixstones.dice(), sixstones.dice()
    assert isinstance(one, Fair)
    assert len(one.key) == 32
    assert one != other


@pytest.mark.parametrize("seed", [-1, SEED_LIMIT, 2**64, 10**30, True, b"", b"x" * 31, b"x" * 33])
def test_what_is_no_seed_is_refused(seed: int | bytes) -> None:
    with pytest.raises(OptionError) as refused:
        sixstones.dice(seed)
    assert refused.value.reason.key == "bad-seed"


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        "fast",
        {"kind": "fast"},
        {"kind": "loaded", "state": 1},
        {"kind": ["fast"], "state": 1},
        {"kind": "fast", "state": -1},
        {"kind": "fast", "state": SEED_LIMIT},
        {"kind": "fast", "state": 10**30},
        {"kind": "fast", "state": True},
        {"kind": "fast", "state": 1.0},
        {"kind": "fast", "state": "1"},
        {"kind": "fast", "state": 1, "more": 1},
        {"kind": "fair", "key": KEY.hex()},
        {"kind": "fair", "key": KEY.hex(), "drawn": -1},
        {"kind": "fair", "key": KEY.hex()[:-1], "drawn": 0},
        {"kind": "fair", "key": KEY.hex().upper(), "drawn": 0},
        {"kind": "fair", "key": "x" * 64, "drawn": 0},
        {"kind": "fair", "key": 64 * [0], "drawn": 0},
        {"kind": "fair", "key": KEY.hex(), "drawn": 0, "more": 1},
    ],
)
def test_data_of_no_dice_is_refused(data: object) -> None:
    with pytest.raises(DataError) as refused:
        dice_from_data(data)
    assert refused.value.reason.key == "bad-dice"


def test_dice_that_have_been_thrown_very_often_go_on() -> None:
    for drawn in (0, 7, 8, 2**31 - 1, 2**32, 2**40 + 3):
        dice = dice_from_data({"kind": "fair", "key": KEY.hex(), "drawn": drawn})
        assert 0 <= dice.below(6) < 6
        assert dice.to_data()["drawn"] == drawn + 1


@every_kind
def test_dice_are_compared_by_how_they_will_fall_and_have_no_hash(make: Callable[[int], Dice]) -> None:
    assert make(1) == make(1)
    assert make(1) != make(2)
    assert make(1) != make(1).to_data()
    with pytest.raises(TypeError, match="cannot be hashed"):
        hash(make(1))


@every_kind
def test_dice_do_not_show_what_they_will_throw(make: Callable[[int], Dice]) -> None:
    """A repr ends up in logs."""
    assert repr(make(1)) in {"<Fast dice>", "<Fair dice>"}
