"""Reading plain data that somebody else wrote: each function gives the value or a DataError with its place."""

from sixstones.rules.said import Data, DataError, Phrase, brief


def fields(data: Data, where: str, names: list[str]) -> dict[str, Data]:
    """A dict with exactly these names."""
    if not isinstance(data, dict):
        raise DataError(Phrase("data-no-object", {"where": where}))
    for name in names:
        if name not in data:
            raise DataError(Phrase("data-missing", {"where": where, "name": name}))
    for key in data:
        if key not in names:
            raise DataError(Phrase("data-unknown", {"where": where, "name": brief(key)}))
    return data


def items(data: Data, where: str, least: int, most: int) -> list[Data]:
    """A list with a number of items in these bounds."""
    if not isinstance(data, list):
        raise DataError(Phrase("data-no-list", {"where": where}))
    if not least <= len(data) <= most:
        raise DataError(Phrase("data-length", {"where": where, "length": len(data), "least": least, "most": most}))
    return data


def whole(data: Data, where: str, least: int, most: int) -> int:
    """A whole number in these bounds."""
    if isinstance(data, bool) or not isinstance(data, int) or not least <= data <= most:
        raise DataError(Phrase("data-number", {"where": where, "value": brief(data), "least": least, "most": most}))
    return data


def truth(data: Data, where: str) -> bool:
    """True or false."""
    if not isinstance(data, bool):
        raise DataError(Phrase("data-truth", {"where": where, "value": brief(data)}))
    return data


def word(data: Data, where: str, words: list[str]) -> int:
    """The place of a word in the list of those that are possible."""
    if isinstance(data, str) and data in words:
        return words.index(data)
    allowed = ", ".join(words if len(words) <= 12 else [*words[:12], "..."])
    raise DataError(Phrase("data-word", {"where": where, "value": brief(data), "allowed": allowed}))
