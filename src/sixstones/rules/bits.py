"""Sets of small numbers as the bits of one integer, at most 62 of them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final = vec[i64]([1 << k for k in range(62)])
"""BIT[k] is 1 << k; compiled, a shift of a literal one has only 32 bits."""

_COUNT: Final = vec[i64]([k.bit_count() for k in range(256)])
_PLACE: Final = vec[i64]([([i for i in range(8) if b >> i & 1] + [0] * 8)[k] for b in range(256) for k in range(8)])


def popcount(bits: i64) -> i64:
    """How many bits are set."""
    x = bits - ((bits >> 1) & 0x1555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((x * 0x0101010101010101) >> 56) & 0xFF


def nth_bit(bits: i64, k: i64) -> i64:
    """The place of the k-th lowest bit that is set."""
    at: i64 = 0
    while True:
        byte = bits & 0xFF
        n = _COUNT[byte]
        if k < n:
            return at + _PLACE[byte * 8 + k]
        k -= n
        bits >>= 8
        at += 8
