"""How a position of Infinity Gauntlet is drawn, from what its reader may know of it."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from sixstones.rules.gauntlet.cards import HEROES, VILLAINS, Card
from sixstones.rules.gauntlet.life import LIFE
from sixstones.rules.said import Data, Phrase
from sixstones.terminal.style import BOLD, GOOD, QUIET, TURN, Style, filled, flow, folded, width, wrapped
from sixstones.texts import Catalogue

GAME: Final = "gauntlet"
SEATS: Final = "abcdef"
CARD: Final = {card.id: card for card in [*HEROES, *VILLAINS]}
STONES: Final = [card.id for card in VILLAINS if card.stone]
INDENT: Final = " " * 4
NAMED: Final = 4
"""So many possible cards are named, more are counted by their numbers."""
TRACK: Final = 20
"""The longest track of life that is drawn space by space."""
BAD: Final = "38;5;203"


def draw(
    view: Mapping[str, Data], seat: int | None, style: Style, catalogue: Catalogue, names: Sequence[str]
) -> list[str]:
    """The table as the seat (None: a spectator) sees it."""
    return Drawing(view, seat, style, catalogue, names).table()


def legend(style: Style, catalogue: Catalogue) -> list[str]:
    """What stands on the table, and what else can be asked about."""
    say = catalogue.say
    return [
        *wrapped(say("gauntlet-table-legend")),
        *wrapped(say("gauntlet-table-counts", times=style.sign("×", "x"))),
        *wrapped(say("gauntlet-table-more", learnt=say("gauntlet-table-learnt"))),
    ]


def explain(
    view: Mapping[str, Data], seat: int | None, text: str, style: Style, catalogue: Catalogue, names: Sequence[str]
) -> list[str]:
    """What can be said of what the text names: a player, a deck, a card, or all that the reader was told."""
    drawing = Drawing(view, seat, style, catalogue, names)
    wanted = folded(text)
    if wanted in list(SEATS[: len(view["seats"])]):
        return drawing.about_seat(SEATS.index(wanted))
    lines: list[str] = []
    for other, name in enumerate(names):
        if wanted and wanted == folded(name):
            lines += drawing.about_seat(other)
    for label, deck in drawing.decks():
        if _means(text, label):
            lines += drawing.about_deck(label, view["knowledge"][deck])
    if _means(text, catalogue.say("gauntlet-table-learnt")):
        lines += drawing.about_learnt()
    for card in CARD.values():
        if _means(text, card.id) or _means(text, catalogue.word(GAME, "card", card.id)):
            lines += drawing.about_card(card)
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

    def table(self) -> list[str]:
        seats = [line for seat in range(len(self.view["seats"])) for line in self.player(seat)]
        return [self.head(), *self.middle(), *seats, *self.notes()]

    # Words

    def quiet(self, text: str) -> str:
        return self.style.paint(text, QUIET)

    def bold(self, text: str) -> str:
        return self.style.paint(text, BOLD)

    def full(self, card: str) -> str:
        """The card's name with its number."""
        return self.catalogue.say(f"gauntlet-card-{card}.full")

    def label(self, text: str) -> str:
        """What stands before a list further in."""
        return INDENT + self.quiet(f"{text}:") + " "

    def times(self, thing: object, number: int) -> str:
        return f"{thing}{self.style.sign('×', 'x')}{number}" if number > 1 else str(thing)

    # The parts of the table

    def head(self) -> str:
        """The game, and who is to play."""
        say, view = self.catalogue.say, self.view
        parts = [self.bold(say("gauntlet-table-title"))]
        if view["over"]:
            return "   ".join([*parts, self.style.paint(say("gauntlet-table-over"), TURN)])
        if view["mover"] == self.seat:
            turn = say("gauntlet-table-your-turn")
        else:
            turn = say("gauntlet-table-turn", name=self.style.cropped(self.names[int(view["mover"])], 20))
        parts.append(self.style.paint(turn, TURN))
        if view["turns_left"]:
            parts.append(self.quiet(say("gauntlet-table-one-more-turn")))
        return "   ".join(parts)

    def middle(self) -> list[str]:
        """Life, decks and stones."""
        say, view = self.catalogue.say, self.view
        started = [int(number) for number in str(view["options"]["life"]).split(",")]
        lives = {
            say("gauntlet-table-life-heroes"): self.track(view["life"]["heroes"], started[0]),
            say("gauntlet-table-life-thanos"): self.track(view["life"]["thanos"], started[1]),
        }
        decks = dict(self.decks())
        stones = say("gauntlet-table-stones")
        wide = max(map(width, [*lives, *decks, stones])) + 2
        lines = [self.quiet(filled(label, wide)) + track for label, track in lives.items()]
        for label, deck in decks.items():
            places = view["knowledge"][deck]
            known = [f"{at}: {self.full(card)}" for at, card in enumerate(places, 1) if isinstance(card, str)]
            lines += flow(self.quiet(filled(label, wide)), [self.bold(f"{len(places):>2}"), *known])
        return [*lines, *flow(self.quiet(filled(stones, wide)), map(self.stone, STONES))]

    def decks(self) -> list[tuple[str, str]]:
        """The labels of the decks, with the names of what is known about them."""
        say = self.catalogue.say
        return [(say("gauntlet-table-deck-heroes"), "hero_deck"), (say("gauntlet-table-deck-thanos"), "thanos_deck")]

    def track(self, left: int, start: int) -> str:
        """A life track: what is left and what is lost."""
        number = self.bold(f"{left:>2}")
        if max(left, start) > TRACK:
            return number
        lost = self.quiet(self.style.sign("○", ".") * (start - left))
        return f"{number}  {self.style.paint(self.style.sign('●', '#') * left, GOOD)}{lost}"

    def stone(self, stone: str) -> str:
        """A stone's place: whether it lies faceup in front of Thanos."""
        name = self.catalogue.word(GAME, "card", stone)
        if stone in self.view["stones"]:
            return self.bold(f"{self.style.sign('◆', '[x]')} {name}")
        return self.quiet(f"{self.style.sign('◇', '[ ]')} {name}")

    def player(self, seat: int) -> list[str]:
        """A player: what it holds and what lies in front of it, and the hand or what is known of it."""
        say, player = self.catalogue.say, self.view["seats"][seat]
        turn = not self.view["over"] and self.view["turn"] == seat
        mark = self.style.paint(self.style.sign("▸", ">"), TURN) if turn else " "
        name = self.style.paint(self.style.fit(self.names[seat], 16), TURN if turn else BOLD)
        team = say("gauntlet-table-thanos") if seat == self.view["thanos"] else say("gauntlet-table-hero")
        tokens = f"{say('gauntlet-table-tokens')} {player['tokens']}"
        held = say("gauntlet-table-cards", n=player["held"])
        first = (
            f"{mark} {self.quiet(SEATS[seat])} {name} {filled(team, 9)} {filled(held, 9)} "
            f"{self.bold(tokens) if player['tokens'] else self.quiet(tokens)}"
        )
        return [first, *self.front(seat), *(self.hand() if seat == self.seat else self.guessed(seat))]

    def front(self, seat: int) -> Iterator[str]:
        """The faceup cards, those that were defeated apart."""
        player = self.view["seats"][seat]
        fallen = Counter(player["fallen"])
        played = sorted((Counter(player["front"]) - fallen).elements(), key=list(CARD).index)
        if played:
            label = self.label(self.catalogue.say("gauntlet-table-faceup"))
            yield from flow(label, self.listed(played), " ")
        if fallen:
            label = self.label(self.catalogue.say("gauntlet-table-fallen"))
            yield from flow(label, [self.style.paint(name, BAD) for name in self.listed(player["fallen"])], " ")

    def hand(self) -> Iterator[str]:
        """The reader's own cards, and what they do."""
        for card in self.view["seats"][self.seat]["hand"]:
            does = self.catalogue.say(f"gauntlet-does-{_effect(card)}.short")
            label = self.label(self.catalogue.say("gauntlet-table-hand")) + self.bold(self.full(card)) + "  "
            yield from wrapped(does, label, " " * width(label))

    def listed(self, cards: Sequence[str]) -> list[str]:
        """Cards by name, with commas."""
        return [self.full(card) + "," * (at < len(cards)) for at, card in enumerate(cards, 1)]

    # What the reader knows of others

    def guessed(self, seat: int) -> Iterator[str]:
        """What is known of a hidden hand, as short as it can be said."""
        say, hand = self.catalogue.say, self.view["knowledge"]["hands"][seat]
        held = self.view["seats"][seat]["held"]
        certain: list[str] = hand["certain"]
        if not held:
            return
        parts = [self.headed(say("gauntlet-table-certain"), self.listed(certain))]
        if len(certain) < held:
            parts += [*([piece] for piece in self.numbers(seat)), self.possible(seat)]
        *others, last = filter(None, parts)
        pieces = [piece for part in others for piece in [*part[:-1], part[-1] + ";"]] + last
        yield from flow(self.label(say("gauntlet-table-known")), pieces, " ")
        for tie in self.view["knowledge"]["ties"]:
            if tie["seat"] == seat:
                sentence = say("gauntlet-table-tie", name=self.names[seat], number=tie["number"], thanos=tie["thanos"])
                yield from wrapped(sentence, INDENT, INDENT)

    def headed(self, word: str, pieces: Sequence[str]) -> list[str]:
        """Pieces, the first of them behind a word."""
        return [f"{self.quiet(word + ':')} {pieces[0]}", *pieces[1:]] if pieces else []

    def numbers(self, seat: int) -> Iterator[str]:
        """The numbers that are certainly there, one of which is there, and that are not."""
        say, hand = self.catalogue.say, self.view["knowledge"]["hands"][seat]
        there = Counter(CARD[card].number for card in hand["certain"])
        for number, (least, _) in hand["numbers"].items():
            if least > there[int(number)]:
                yield self.bold(
                    self.times(say("gauntlet-table-some-number", number=number), least - there[int(number)])
                )
        for some in hand["among"]:
            yield self.bold(say("gauntlet-table-among", numbers=", ".join(map(str, some))))
        for number in range(1, 8 if seat == self.view["thanos"] else 7):
            if str(number) not in hand["numbers"]:
                yield say("gauntlet-table-no-number", number=number)

    def possible(self, seat: int) -> list[str]:
        """The cards that may be there: a few by name, more by their numbers."""
        hand = self.view["knowledge"]["hands"][seat]
        cards = [card for card in hand["possible"] if card not in hand["certain"] or card == "outrider"]
        word = self.catalogue.say("gauntlet-table-possible")
        if len(cards) <= NAMED:
            return self.headed(word, self.listed(cards))
        counts = Counter(CARD[card].number for card in cards)
        if "outrider" in cards:
            counts[1] += max(0, 1 - self.outriders_elsewhere())
        return self.headed(word, [self.times(number, counts[number]) for number in sorted(counts)])

    def outriders_elsewhere(self) -> int:
        """How many Outriders are known to be in no hidden hand."""
        thanos = self.view["seats"][self.view["thanos"]]
        return Counter(thanos["front"])["outrider"] + list(self.view["knowledge"]["thanos_deck"]).count("outrider")

    def notes(self) -> Iterator[str]:
        """In the first round: what people should know before they begin."""
        say, view = self.catalogue.say, self.view
        if view["thanos_turns"] > 1:
            return
        seats = len(view["seats"])
        ours = [f"{heroes},{thanos[seats - 2]}" for heroes, thanos in LIFE.values()]
        if view["options"]["life"] in ours:
            yield from map(self.quiet, wrapped(say("gauntlet-table-life-ours")))
        if seats > 2:
            yield from map(self.quiet, wrapped(say("gauntlet-table-silence")))

    # Explanations

    def about_seat(self, seat: int) -> list[str]:
        """All that is known of a player's hand, the possible cards by name."""
        say, hand = self.catalogue.say, self.view["knowledge"]["hands"][seat]
        lines = self.player(seat)
        if seat != self.seat:
            possible: list[str] = hand["possible"]
            lines += flow(self.label(say("gauntlet-table-possible")), self.listed(possible), " ")
        return lines

    def about_deck(self, label: str, places: Sequence[Data]) -> list[str]:
        """What may lie in each place of a deck, the top first; places of which the same is known together."""
        lines = [self.bold(label)]
        at = 0
        while at < len(places):
            end = at
            while end + 1 < len(places) and places[end + 1] == places[at]:
                end += 1
            where = str(at + 1) if end == at else f"{at + 1}-{end + 1}"
            found = places[at]
            cards = [found] if isinstance(found, str) else list(found)
            lines += flow(f"  {filled(where, 6)}", self.listed(cards), " ")
            at = end + 1
        return lines

    def about_learnt(self) -> list[str]:
        """All that the reader was ever told of hidden cards, the oldest first."""
        say = self.catalogue.say
        lines = [self.bold(say("gauntlet-table-learnt"))]
        for told in self.view["knowledge"]["learnt"]:
            if told["event"] == "missed":
                numbers = ", ".join(map(str, told["numbers"]))
                sentence = say("gauntlet-table-learnt-missed", name=self.names[told["seat"]], numbers=numbers)
            else:
                phrase = Phrase(told["event"], {key: value for key, value in told.items() if key != "event"})
                sentence = self.catalogue.phrase(GAME, "event", phrase, self.names, you=self.seat)
            lines += wrapped(sentence, "  ", INDENT)
        return lines

    def about_card(self, card: Card) -> list[str]:
        """A card in full: what it does, and where it lies."""
        lines = [f"{self.bold(self.full(card.id))} ({card.id})"]
        lines += wrapped(self.catalogue.say(f"gauntlet-does-{_effect(card.id)}"), "  ", "  ")
        if card.back:
            lines += wrapped(self.catalogue.fact(GAME, "back", True), "  ", "  ")
        return [*lines, *(line for place in self.places_of(card.id) for line in wrapped(place, "  ", "  "))]

    def places_of(self, card: str) -> Iterator[str]:
        """Where a card lies, as far as the reader sees it; of the Outriders there are two."""
        say, found = self.catalogue.say, 0
        for seat, player in enumerate(self.view["seats"]):
            fallen = list(player["fallen"]).count(card)
            faceup = list(player["front"]).count(card) - fallen
            mine = list(player["hand"] or []).count(card)
            if faceup:
                yield say("gauntlet-table-on-table", name=self.names[seat])
            if fallen:
                yield say("gauntlet-table-defeated", name=self.names[seat])
            if mine:
                yield say("gauntlet-table-in-hand")
            found += faceup + fallen + mine
        if found < sum(other.id == card for other in VILLAINS) or not found:
            yield say("gauntlet-table-hidden")


def _effect(card: str) -> str:
    """The effect of a card: that of a hero's number, or that of the one Thanos card."""
    return f"hero-{CARD[card].number}" if CARD[card] in HEROES else card


def _means(text: str, name: str) -> bool:
    """Whether a text is the beginning of a name or of one of its words, accents and signs aside."""
    wanted = folded(text)
    return bool(wanted) and f" {wanted}" in f" {folded(name)}"
