"""How many samples a long test takes: the environment variable SIXSTONES_SAMPLES says small, normal or full."""

import os
from typing import Final

SIZES: Final = ("small", "normal", "full")
SIZE: Final = os.environ.get("SIXSTONES_SAMPLES") or "normal"

if SIZE not in SIZES:
    raise ValueError(f"SIXSTONES_SAMPLES is {SIZE!r}; it can be {', '.join(SIZES)}")


def samples(*, small: int, normal: int, full: int) -> int:
    """Small is for the run in pure Python, normal for every day, full for `make prove`."""
    return {"small": small, "normal": normal, "full": full}[SIZE]
