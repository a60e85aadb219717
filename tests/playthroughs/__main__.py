"""Tells all playthroughs again: `python -m tests.playthroughs`. Read the difference before you commit it."""

from tests.contract.cases import CASES
from tests.playthroughs.telling import FOLDER, path_of, told

texts = {path_of(case): told(case) for case in CASES}
for path in FOLDER.glob("*.txt"):
    if path not in texts:
        path.unlink()
        print(f"removed {path.name}")
for path, text in texts.items():
    old = path.read_text(encoding="utf-8") if path.exists() else None
    if text != old:
        path.write_text(text, encoding="utf-8", newline="\n")
        print(f"{'new' if old is None else 'changed'}: {path.name}")
