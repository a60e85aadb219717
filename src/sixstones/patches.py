"""What changed between two views, as plain data: `patched(before, patch_of(before, after)) == after`.

A patch is a list of changes, each [path, value] to set a place or [path] to remove one.
A path is a list of keys and indexes.
"""

from sixstones.rules.said import Data


def patch_of(before: Data, after: Data) -> list[Data]:
    """The changes that make `after` of `before`."""
    changes: list[Data] = []
    _compare(before, after, [], changes)
    return changes


def _compare(before: Data, after: Data, path: list[Data], changes: list[Data]) -> None:
    if isinstance(before, dict) and isinstance(after, dict):
        changes.extend([[*path, name]] for name in before if name not in after)
        for name, value in after.items():
            if name in before:
                _compare(before[name], value, [*path, name], changes)
            else:
                changes.append([[*path, name], value])
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for place, value in enumerate(after):
            _compare(before[place], value, [*path, place], changes)
    elif type(before) is not type(after) or before != after:
        changes.append([path, after])


def patched(before: Data, patch: list[Data]) -> Data:
    """The data with the changes made; `before` stays as it is."""
    root = [_copied(before)]
    for path, *value in patch:
        owner, key = root, 0
        for step in path:
            owner, key = owner[key], step
        if value:
            owner[key] = _copied(value[0])
        else:
            del owner[key]
    return root[0]


def _copied(data: Data) -> Data:
    if isinstance(data, dict):
        return {name: _copied(value) for name, value in data.items()}
    return [_copied(value) for value in data] if isinstance(data, list) else data
