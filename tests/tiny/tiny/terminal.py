"""How a position of Tiny is drawn."""

from collections.abc import Mapping, Sequence

from sixstones.rules.said import Data
from sixstones.terminal.style import BOLD, Style
from sixstones.texts import Catalogue


def draw(
    view: Mapping[str, Data], seat: int | None, style: Style, catalogue: Catalogue, names: Sequence[str]
) -> list[str]:
    """The table as the seat (None: a spectator) sees it; a card that it may not know is a question mark."""
    discards = spelled(view["discards"])
    lines = [catalogue.say("tiny-table-head", round=view["round"], left=view["left"], discards=discards)]
    for owner, player in enumerate(view["seats"]):
        line = catalogue.say(
            "tiny-table-player",
            name=names[owner],
            points=player["points"],
            hand=spelled(player["hand"]),
            played=spelled(player["played"]),
        )
        lines.append(style.paint(line, BOLD) if owner == seat else line)
    return lines


def spelled(cards: Sequence[int | None]) -> str:
    return " ".join("?" if card is None else str(card) for card in cards) or "-"
