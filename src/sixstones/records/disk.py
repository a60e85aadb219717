"""What it takes that a file survives a crash of the machine."""

import os
import shutil
from pathlib import Path


def settle(folder: Path) -> None:
    """Have the names of a folder's files on disk, where the system can do that."""
    if hasattr(os, "O_DIRECTORY"):
        descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def replace(path: Path, text: str) -> None:
    """Give a file new content at one stroke: whatever happens, it is there in full, the old or the new."""
    twin = path.with_name(f".{path.name}.new")
    with twin.open("wb") as file:
        file.write(text.encode())
        file.flush()
        os.fsync(file.fileno())
    shutil.copymode(path, twin)
    twin.replace(path)
    settle(path.parent)
