"""Counts the move trees again: `python -m tests.perft`. Different numbers mean different rules."""

from tests.perft.counting import FILE, PINNED, counts

with FILE.open("w", encoding="utf-8", newline="\n") as file:
    for name, pin in PINNED.items():
        numbers = counts(pin.position())
        file.write(f"{name}: {' '.join(map(str, numbers))}\n")
