"""Seeds of fair dice: committed to when the game starts, in a private file while it lasts, revealed when it is over."""

import os
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final

from sixstones.records.disk import settle
from sixstones.rules.dice import SEED_BYTES

SUFFIX: Final = ".seed"


def commitment(seed: bytes) -> str:
    """The hash by which a record commits itself to a seed."""
    return sha256(seed).hexdigest()


def place(record: Path) -> Path:
    """Where the seed of a record is kept until the end."""
    return record.with_name(record.name + SUFFIX)


def hide(record: Path, seed: bytes) -> None:
    """Put the seed into a new file that only its owner can read; it is on disk before this returns."""
    path = place(record)
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as file:
        file.write(seed.hex() + "\n")
        file.flush()
        os.fsync(file.fileno())
    settle(path.parent)


def hidden(record: Path) -> bytes | None:
    """The seed beside the record; None if there is none that may be read."""
    try:
        seed = bytes.fromhex(place(record).read_text(encoding="ascii"))
    except (OSError, ValueError):
        return None
    return seed if len(seed) == SEED_BYTES else None


def discard(record: Path) -> None:
    """Remove the seed file, after its content stands in the record."""
    with suppress(FileNotFoundError):
        place(record).unlink()
