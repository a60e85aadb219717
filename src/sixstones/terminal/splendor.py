"""How a position of Splendor: Marvel is drawn, from what its reader may know of it."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from sixstones.rules.said import Data
from sixstones.rules.splendor.cards import CARDS, LOCATION_NUMBER, LOCATION_POINTS, LOCATIONS, NUMBER, Card
from sixstones.rules.splendor.wallet import KINDS, LETTERS
from sixstones.terminal.style import BOLD, FAINT, GOOD, QUIET, TURN, Style, filled, flow, folded, width, wrapped
from sixstones.texts import Catalogue

SHADES: Final = dict(zip(LETTERS, ["220", "75", "208", "203", "141", "250", "78"], strict=True))
"""The colours of the tokens, out of 256."""
DARK: Final = "16"
LETTER_OF: Final = list(zip(KINDS, LETTERS, strict=True))
SEATS: Final = "abcd"
CELL: Final = 18
GAME: Final = "splendor"


def draw(
    view: Mapping[str, Data], seat: int | None, style: Style, catalogue: Catalogue, names: Sequence[str]
) -> list[str]:
    """The table as the seat (None: a spectator) sees it."""
    return Drawing(view, seat, style, catalogue, names).table()


def legend(style: Style, catalogue: Catalogue) -> list[str]:
    """What the letters and signs on the table mean."""
    letters = [f"{_tinted(letter, letter, style)} {catalogue.word(GAME, 'token', kind)}" for kind, letter in LETTER_OF]
    signs = catalogue.say("splendor-table-legend", able=style.sign("✓", "*"), met=style.sign("✓", "+"))
    return [*flow("", letters, "   "), *wrapped(signs)]


def explain(
    view: Mapping[str, Data], seat: int | None, text: str, style: Style, catalogue: Catalogue, names: Sequence[str]
) -> list[str]:
    """What can be said of the card or location that the text names, or of the card at a place (2-3, hand-1)."""
    drawing = Drawing(view, seat, style, catalogue, names)
    words = text.lower().split()
    card = drawing.card_at(words[-1]) if words else None
    if card is not None:
        return drawing.about_card(CARDS[NUMBER[card]])
    lines: list[str] = []
    for found in CARDS:
        if _means(text, found.id, catalogue.word(GAME, "card", found.id)):
            lines += drawing.about_card(found)
    for location in LOCATIONS:
        if _means(text, location.id, catalogue.word(GAME, "location", location.id)):
            lines += drawing.about_location(location.id)
    return lines


class Drawing:
    """One picture of the table: what is seen, by whom, and in which style and language."""

    def __init__(
        self, view: Mapping[str, Data], seat: int | None, style: Style, catalogue: Catalogue, names: Sequence[str]
    ) -> None:
        self.view = view
        self.seat = seat
        self.style = style
        self.catalogue = catalogue
        self.names = names
        self.able = style.paint(style.sign("✓", "*"), GOOD)

    def table(self) -> list[str]:
        return [self.head(), *self.middle(), *self.rows(), *self.players()]

    # Words and numbers

    def quiet(self, text: str) -> str:
        return self.style.paint(text, QUIET)

    def bold(self, text: str) -> str:
        return self.style.paint(text, BOLD)

    def spelled(self, wallet: Mapping[str, int], *, bold: bool = True) -> str:
        """The numbers that are there: B3 O5."""
        return " ".join(
            _tinted(f"{letter}{wallet[kind]}", letter, self.style, bold=bold)
            for kind, letter in LETTER_OF
            if wallet.get(kind)
        )

    def in_columns(self, wallet: Mapping[str, int]) -> str:
        """All numbers of a wallet, each at its own place; none is a dot."""
        none = self.quiet(self.style.sign(" ·", " ."))
        return " ".join(
            _tinted(f"{letter}{wallet[kind]}", letter, self.style) if wallet[kind] else none
            for kind, letter in LETTER_OF
            if kind in wallet
        )

    def name(self, seat: int) -> str:
        return self.names[seat]

    def card_name(self, card: str) -> str:
        return self.catalogue.word(GAME, "card", card)

    def location_name(self, location: str) -> str:
        return self.catalogue.word(GAME, "location", location)

    def points(self, number: int) -> str:
        return self.bold(self.catalogue.say("splendor-table-points", n=number)) if number else ""

    # What the reader can do

    def missing(self, cost: Mapping[str, int]) -> int | None:
        """How many tokens the reader lacks for a card of this cost, gray ones used; None if nobody can recruit it."""
        if self.seat is None or self.view["over"]:
            return None
        me = self.view["seats"][self.seat]
        lacks: list[int] = [max(0, number - me["bonuses"][kind] - me["tokens"][kind]) for kind, number in cost.items()]
        return max(0, sum(lacks) - int(me["tokens"]["gray"]))

    def can_recruit(self, card: Card) -> bool:
        return self.missing(_wallet(card.cost)) == 0

    def reaches(self, requires: Mapping[str, int]) -> bool:
        """Whether the reader's bonuses are enough for a location."""
        if self.seat is None:
            return False
        bonuses = self.view["seats"][self.seat]["bonuses"]
        return all(bonuses[kind] >= number for kind, number in requires.items())

    # The parts of the table

    def head(self) -> str:
        say = self.catalogue.say
        parts = [self.bold(say("splendor-table-title"))]
        if self.view["over"]:
            parts.append(self.style.paint(say("splendor-table-over"), TURN))
        else:
            parts.append(say("splendor-table-round", round=self.view["round"]))
            if self.view["last_round"]:
                parts.append(self.bold(say("splendor-table-last-round")))
            mine = self.view["mover"] == self.seat
            turn = say("splendor-table-your-turn") if mine else say("splendor-table-turn", name=self.mover_name())
            parts.append(self.style.paint(turn, TURN))
        return "   ".join(parts)

    def mover_name(self) -> str:
        return self.style.cropped(self.name(self.view["mover"]), 20)

    def middle(self) -> list[str]:
        """The supply, the Avengers tile and the locations."""
        say = self.catalogue.say
        tokens = [
            _tinted(f"{letter} {self.view['supply'][kind]}", letter, self.style)
            if self.view["supply"][kind]
            else self.quiet(f"{letter} {self.style.sign('·', '.')}")
            for kind, letter in LETTER_OF
        ]
        holder = self.view["avengers"]
        if holder is None:
            tile = self.quiet(say("splendor-table-tile"))
        else:
            tile = self.bold(say("splendor-table-tile-of", name=self.style.cropped(self.name(holder), 10)))
        labels = [say("splendor-table-supply"), say("splendor-table-locations")]
        wide = max(map(width, labels)) + 2
        supply, locations = (self.quiet(filled(label, wide)) for label in labels)
        lines = flow(supply, [*tokens, tile], "  ")
        places = [self.location(face) for face in self.view["locations"]]
        return [*lines, *flow(locations, places, "   ")] if places else lines

    def location(self, face: str) -> str:
        requires = _wallet(LOCATIONS[LOCATION_NUMBER[face]].requires)
        mark = " " + self.able if self.reaches(requires) else ""
        return f"{self.bold(self.location_name(face))} {self.spelled(requires)}{mark}"

    def rows(self) -> list[str]:
        """The three levels, the highest on top as on the table, four cards each."""
        lines = [self.across("┬", "+")]
        side = self.style.paint(self.style.sign("│", "|"), FAINT)
        for level in (3, 2, 1):
            row = self.view["levels"][level - 1]
            deck = f"{self.style.sign('×', 'x') + str(row['left']):<3}"
            edge = [self.bold(f" {level} "), self.quiet(deck), "   "]
            cells = [self.cell(card, f"{level}-{space}") for space, card in enumerate(row["spaces"], 1)]
            lines += [edge[n] + "".join(side + cell[n] for cell in cells) for n in range(3)]
            lines.append(self.across("┼", "+") if level > 1 else self.across("┴", "+"))
        return lines

    def across(self, joint: str, plain: str) -> str:
        """A line between two rows."""
        line = self.style.sign("─", "-")
        return self.style.paint(line * 3 + (self.style.sign(joint, plain) + line * CELL) * 4, FAINT)

    def cell(self, card_id: str | None, place: str) -> list[str]:
        """A card in three lines: name; bonus, worth and place; cost, and whether it can be recruited now."""
        if card_id is None:
            return [" " * CELL] * 3
        card = CARDS[NUMBER[card_id]]
        able = self.can_recruit(card)
        bright = able or self.seat is None or self.view["over"]
        name = self.style.fit(self.card_name(card_id), CELL - 1)
        worth = filled(f"{self.bonus(card)} {self.worth(card)}", CELL - 5)
        price = filled(self.spelled(_wallet(card.cost), bold=bright), CELL - 3)
        return [
            " " + (self.bold(name) if bright else self.quiet(name)),
            f" {worth} {self.quiet(place)}",
            f" {price} {self.able if able else ' '}",
        ]

    def bonus(self, card: Card) -> str:
        """The colour of the card's bonus: a small field in that colour, and its letter."""
        field = f"1;38;5;{DARK};48;5;{SHADES[card.bonus]}"
        return self.style.paint(f" {card.bonus} ", field) if self.style.colour else f"[{card.bonus}]"

    def worth(self, card: Card) -> str:
        """Points and tags: 3 pts AA."""
        parts = [self.points(card.points), self.style.paint("A" * card.tags, TURN)]
        return " ".join(part for part in parts if part)

    def players(self) -> list[str]:
        """What everybody has, a line for each, and below it the locations and reserved cards."""
        say = self.catalogue.say
        heads = (
            f"{'':15}{say('splendor-table-column-points'):>4}  {say('splendor-table-column-bonuses'):<14}  "
            f"{say('splendor-table-column-tokens'):<20} {say('splendor-table-column-tags'):>4}"
            f"{say('splendor-table-column-cards'):>6}  {say('splendor-table-column-gauntlet')}"
        )
        lines = [self.quiet(heads)]
        for seat in range(len(self.view["seats"])):
            lines += [self.player(seat), *self.belongings(seat)]
        return lines

    def player(self, seat: int) -> str:
        player = self.view["seats"][seat]
        turn = not self.view["over"] and self.view["mover"] == seat
        mark = self.style.paint(self.style.sign("▸", ">"), TURN) if turn else " "
        name = self.style.paint(self.style.fit(self.name(seat), 11), TURN if turn else BOLD)
        points, tags = f"{player['points']:>4}", f"{player['tags']:>4}"
        return (
            f"{mark} {self.quiet(SEATS[seat])} {name}{self.bold(points)}  {self.in_columns(player['bonuses'])}  "
            f"{self.in_columns(player['tokens'])} {self.bold(tags) if self.view['avengers'] == seat else tags}"
            f"{len(player['recruited']):>6}  {self.gauntlet(player['conditions'])}"
        )

    def gauntlet(self, conditions: Mapping[str, bool]) -> str:
        """The three conditions: 16 points, five colours, the Time stone."""
        return " ".join(
            self.bold(sign) + self.style.paint(self.style.sign("✓", "+"), GOOD)
            if conditions[name]
            else self.quiet(sign + self.style.sign("·", "-"))
            for sign, name in (("16", "points"), ("5", "bonuses"), ("G", "time"))
        )

    def belongings(self, seat: int) -> list[str]:
        """The locations of a seat and the cards it reserved: the reader's own ones in full."""
        player = self.view["seats"][seat]
        indent = " " * 4
        lines = []
        if player["locations"]:
            label = indent + self.quiet(self.catalogue.say("splendor-table-locations") + ":") + " "
            lines += flow(label, [self.location_name(face) for face in player["locations"]], ", ")
        if seat == self.seat:
            return lines + [
                f"{indent}{self.quiet(f'hand-{place}')} {self.card_line(CARDS[NUMBER[held['card']]])}"
                for place, held in enumerate(player["reserved"], 1)
            ]
        if player["reserved"]:
            label = indent + self.quiet(self.catalogue.say("splendor-table-reserved") + ":") + " "
            lines += flow(label, [self.reserved(held) for held in player["reserved"]], ", ")
        return lines

    def reserved(self, held: Mapping[str, Data]) -> str:
        """A card in somebody else's hand: its level, and its name if everybody saw it."""
        level = self.catalogue.say("splendor-table-level", level=held["level"])
        return level if held["card"] is None else f"{self.card_name(held['card'])} ({level})"

    # Explanations

    def card_line(self, card: Card) -> str:
        """A card on one line."""
        able = self.can_recruit(card)
        name = self.style.paint(self.style.fit(self.card_name(card.id), 19), BOLD if able else "0")
        return f"{name} {self.bonus(card)} {filled(self.worth(card), 9)} {self.spelled(_wallet(card.cost))}" + (
            " " + self.able if able else ""
        )

    def about_card(self, card: Card) -> list[str]:
        """A card in full: where it is, what it brings, what it costs and what the reader lacks for it."""
        say = self.catalogue.say
        lines = [f"{self.bold(self.card_name(card.id))} ({card.id}): {say('splendor-table-level', level=card.level)}"]
        missing = self.missing(_wallet(card.cost))
        lines.append(f"  {self.bonus(card)} {filled(self.worth(card), 9)} {self.spelled(_wallet(card.cost))}")
        where = self.place_of(card.id)
        if where is not None:
            lines.append(f"  {where}")
        if where is not None and missing is not None:
            lines.append("  " + say("splendor-table-lacks", n=missing))
        return lines

    def about_location(self, location: str) -> list[str]:
        requires = _wallet(LOCATIONS[LOCATION_NUMBER[location]].requires)
        first = f"{self.bold(self.location_name(location))} ({location})"
        return [first, f"  {self.points(int(LOCATION_POINTS))} {self.spelled(requires)}"]

    def card_at(self, place: str) -> str | None:
        """The card that lies at a place of the table or of the reader's hand, as moves name them."""
        space = re.fullmatch(r"([1-3])-([1-4])", place)
        if space is not None:
            found: str | None = self.view["levels"][int(space[1]) - 1]["spaces"][int(space[2]) - 1]
            return found
        hand = re.fullmatch(r"hand-([1-3])", place)
        if hand is None or self.seat is None:
            return None
        reserved = self.view["seats"][self.seat]["reserved"]
        k = int(hand[1]) - 1
        return reserved[k]["card"] if k < len(reserved) else None

    def place_of(self, card: str) -> str | None:
        """Where a card is that the reader can see."""
        say = self.catalogue.say
        for level, row in enumerate(self.view["levels"], 1):
            if card in row["spaces"]:
                return say("splendor-table-on-table", place=f"{level}-{row['spaces'].index(card) + 1}")
        for seat, player in enumerate(self.view["seats"]):
            if card in player["recruited"]:
                return say("splendor-table-recruited-by", name=self.name(seat))
            if any(held["card"] == card for held in player["reserved"]):
                return say("splendor-table-reserved-by", name=self.name(seat))
        return None


def _wallet(letters: str) -> dict[str, int]:
    """The numbers by kind that letters spell out."""
    return {kind: letters.count(letter) for kind, letter in LETTER_OF if letter in letters}


def _tinted(text: str, letter: str, style: Style, *, bold: bool = True) -> str:
    return style.paint(text, f"{'1;' if bold else ''}38;5;{SHADES[letter]}")


def _means(text: str, name_id: str, name: str) -> bool:
    """Whether a text is the beginning of a name or of one of its words, accents and signs aside."""
    wanted = folded(text)
    return bool(wanted) and any(f" {wanted}" in f" {folded(known)}" for known in (name_id, name))
