"""What a seat can know of Infinity Gauntlet, found by trying everything: only for a few cards.

Written from the rules alone. A *world* is a complete arrangement: the hands, and the decks with the top card first.
Everything that the seat witnesses is tried on every world that was possible, with every card that somebody may have
chosen and every order that a shuffle may have given. The heroes' side and Thanos' side of a world are kept apart where
nothing ties them: the worlds of a block are all pairs of its hero sides and its Thanos sides.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, permutations
from typing import Any, Final

from sixstones import Phrase
from sixstones.rules.said import Data
from tests.rules.gauntlet.facts import HEROES, VILLAINS

TWIN: Final = "outrider again"
"""The second of two hidden Outriders; the last one that is hidden is always the first."""
NUMBER: Final = {**HEROES, **{card: printed.number for card, printed in VILLAINS.items()}, TWIN: 1}
ORDER: Final = list(NUMBER)

HeroSide = tuple[tuple[frozenset[str], ...], tuple[str, ...]]
"""The hand of each seat (that of Thanos is empty here), and the deck."""
ThanosSide = tuple[frozenset[str], tuple[str, ...]]
Block = tuple[frozenset[HeroSide], frozenset[ThanosSide]]


def named(card: str) -> str:
    return "outrider" if card == TWIN else card


def without_twin(side: ThanosSide) -> ThanosSide:
    """With one Outrider hidden it does not matter which."""
    hand, deck = side
    if TWIN in hand and "outrider" not in (*hand, *deck):
        return hand - {TWIN} | {"outrider"}, deck
    if TWIN in deck and "outrider" not in (*hand, *deck):
        return hand, tuple(named(card) for card in deck)
    return side


class Worlds:
    """All worlds that a seat (None: a spectator) must reckon with, from its first look at the table."""

    def __init__(self, seat: int | None, view: Data, heroes: list[str], villains: list[str]) -> None:
        self.thanos: int = view["thanos"]
        seats = view["seats"]
        hidden = {side: list(cards) for side, cards in (("heroes", heroes), ("thanos", villains))}
        for number, entry in enumerate(seats):
            for card in entry["front"]:
                hidden["thanos" if number == self.thanos else "heroes"].remove(card)
        if hidden["thanos"].count("outrider") == 2:
            hidden["thanos"][hidden["thanos"].index("outrider")] = TWIN
        hero_sides: set[HeroSide] = set()
        for cards in permutations(hidden["heroes"]):
            hands, start = [], 0
            for number, entry in enumerate(seats):
                held = 0 if number == self.thanos else entry["held"]
                hands.append(frozenset(cards[start : start + held]))
                start += held
            hero_sides.add((tuple(hands), cards[start:]))
        held = seats[self.thanos]["held"]
        thanos_sides = {(frozenset(cards[:held]), cards[held:]) for cards in permutations(hidden["thanos"])}
        self.blocks: list[Block] = [(frozenset(hero_sides), frozenset(thanos_sides))]
        self.effect = ""
        self.number = 0
        self.seen: tuple[str | None, ...] = ()
        self.laid: tuple[str | None, ...] = ()
        self.fight: tuple[tuple[int, str | None, int], ...] = ()
        if seat is not None:
            self.holds(seat, view["seats"][seat]["hand"])

    def hear(self, event: Phrase) -> None:
        """The seat is told this."""
        react = getattr(self, event.key.replace("-", "_"), None)
        if react:
            react(**event.args)
            assert self.blocks, f"nothing is possible after {event}"

    # One method for each kind of event that tells or moves something; the arguments are the event's.

    def drew(self, seat: int, card: str | None, left: int) -> None:
        if seat == self.thanos:
            self.thanos_turns_into(
                lambda hand, deck: [(hand | {deck[0]}, deck[1:])] if card in {None, named(deck[0])} else []
            )
        else:
            self.heroes_turn_into(
                lambda hands, deck: (
                    [(changed(hands, seat, hands[seat] | {deck[0]}), deck[1:])] if card in {None, deck[0]} else []
                )
            )

    def played(self, seat: int, card: str) -> None:
        self.effect = card
        self.lays_open(seat, card)

    def copied(self, seat: int, card: str) -> None:
        self.effect = card

    def guessed(self, seat: int, number: int, target: int | None = None) -> None:
        self.number = number

    def missed(self, seat: int) -> None:
        """The number that was guessed, or a threshold, was not there."""
        wrong = {self.number}
        if self.effect == "corvus-glaive":
            wrong = {1, 2, 3}
        elif self.effect == "soul-stone":
            wrong = {3, 4, 5, 6}
        self.hand_is(seat, lambda hand: not any(NUMBER[card] in wrong for card in hand))

    def which_falls(self, seat: int, number: int) -> None:
        self.hand_is(seat, lambda hand: any(NUMBER[card] == number for card in hand))

    def defeated(self, seat: int, card: str, life: int) -> None:
        """The loser of a fight had the lower total."""
        if self.fight:
            (hero, _, hero_bonus), (_, _, thanos_bonus) = self.fight
            if seat == self.thanos:
                least = NUMBER[card] + thanos_bonus - hero_bonus
                self.hand_is(hero, lambda hand: any(NUMBER[kept] > least for kept in hand))
            else:
                least = NUMBER[card] + hero_bonus - thanos_bonus
                self.hand_is(self.thanos, lambda hand: any(NUMBER[kept] > least for kept in hand))
            self.fight = ()
        self.lays_open(seat, card)

    def saw(self, seat: int, card: str | None) -> None:
        if card:
            self.holds(self.thanos, [card])

    def revealed(self, seat: int, card: str) -> None:
        self.holds(seat, [card])

    def fought(self, seat: int, card: str | None, bonus: int) -> None:
        if card:
            self.holds(seat, [card])
        self.fight = (*self.fight, (seat, card, bonus))

    def tied(self, seat: int) -> None:
        """Equal totals, of the cards that were seen or of some that there may be."""
        (_, hero, hero_bonus), (_, villain, thanos_bonus) = self.fight
        self.fight = ()
        blocks: list[Block] = []
        for number in {NUMBER[hero]} if hero else set(range(1, 7)):
            wanted = number + hero_bonus - thanos_bonus
            assert villain is None or NUMBER[villain] == wanted
            for hero_sides, thanos_sides in self.blocks:
                blocks.append(
                    (
                        frozenset(side for side in hero_sides if {NUMBER[card] for card in side[0][seat]} == {number}),
                        frozenset(side for side in thanos_sides if any(NUMBER[card] == wanted for card in side[0])),
                    )
                )
        self.settle(blocks)

    def reshuffled(self, cards: list[str], aside: int) -> None:
        self.heroes_turn_into(lambda hands, deck: [(hands, deck + order) for order in permutations(cards)])

    def shuffled_back(self, seat: int, card: str) -> None:
        self.thanos_turns_into(lambda hand, deck: [(hand, order) for order in permutations((*deck, card))])

    def put_down(self, seat: int, card: str | None) -> None:
        self.thanos_turns_into(
            lambda hand, deck: [(hand - {down}, (*deck, down)) for down in hand if card in {None, named(down)}]
        )

    def looked(self, seat: int, card: str | None) -> None:
        """Three are looked at, the top one first."""
        self.seen = (*self.seen, card)
        if len(self.seen) == 3:
            seen, self.seen = self.seen, ()
            if card:
                self.heroes_turn_into(lambda hands, deck: [(hands, deck)] if deck[:3] == seen else [])

    def ordered(self, seat: int, card: str | None) -> None:
        self.laid = (*self.laid, card)
        if len(self.laid) == 3:
            new, self.laid = self.laid, ()
            self.heroes_turn_into(
                lambda hands, deck: [
                    (hands, order + deck[3:]) for order in permutations(deck[:3]) if new[0] is None or order == new
                ]
            )

    # What these have in common.

    def holds(self, seat: int, cards: list[str]) -> None:
        """These cards are in the hand."""
        wanted = Counter(cards)
        self.hand_is(seat, lambda hand: not wanted - Counter(named(card) for card in hand))

    def can_play(self) -> None:
        """Thanos is asked what to play, so that he has something to play (R28)."""
        self.hand_is(self.thanos, lambda hand: bool(hand - {"thanos"}))

    def hand_is(self, seat: int, fits: Callable[[frozenset[str]], bool]) -> None:
        if seat == self.thanos:
            self.thanos_turns_into(lambda hand, deck: [(hand, deck)] if fits(hand) else [])
        else:
            self.heroes_turn_into(lambda hands, deck: [(hands, deck)] if fits(hands[seat]) else [])

    def lays_open(self, seat: int, card: str) -> None:
        """A card of the hand is hidden no longer."""
        if seat == self.thanos:
            self.thanos_turns_into(
                lambda hand, deck: [without_twin((hand - {one}, deck)) for one in hand if named(one) == card]
            )
        else:
            self.heroes_turn_into(
                lambda hands, deck: [(changed(hands, seat, hands[seat] - {card}), deck)] if card in hands[seat] else []
            )

    def heroes_turn_into(self, what: Callable[[tuple[frozenset[str], ...], tuple[str, ...]], list[HeroSide]]) -> None:
        self.settle(
            [(frozenset(new for old in heroes for new in what(*old)), thanos) for heroes, thanos in self.blocks]
        )

    def thanos_turns_into(self, what: Callable[[frozenset[str], tuple[str, ...]], list[ThanosSide]]) -> None:
        self.settle(
            [(heroes, frozenset(new for old in thanos for new in what(*old))) for heroes, thanos in self.blocks]
        )

    def settle(self, blocks: list[Block]) -> None:
        """Every pair in one block only, and as few blocks as that takes."""
        blocks = [block for block in blocks if all(block)]
        if len(blocks) > 1:
            partners: dict[HeroSide, frozenset[ThanosSide]] = {}
            for heroes, thanos in blocks:
                for side in heroes:
                    partners[side] = partners.get(side, frozenset()) | thanos
            groups: dict[frozenset[ThanosSide], set[HeroSide]] = {}
            for side, thanos in partners.items():
                groups.setdefault(thanos, set()).add(side)
            blocks = [(frozenset(sides), thanos) for thanos, sides in groups.items()]
        self.blocks = blocks

    # What follows

    def __len__(self) -> int:
        return sum(len(heroes) * len(thanos) for heroes, thanos in self.blocks)

    def __iter__(self) -> Iterator[tuple[HeroSide, ThanosSide]]:
        for heroes, thanos in self.blocks:
            for one in heroes:
                for other in thanos:
                    yield one, other

    def __contains__(self, world: tuple[HeroSide, ThanosSide]) -> bool:
        return any(world[0] in heroes and world[1] in thanos for heroes, thanos in self.blocks)

    def claims(self) -> Data:
        """What a view says of all these worlds."""
        hero_sides = set().union(*(heroes for heroes, _ in self.blocks))
        thanos_sides = set().union(*(thanos for _, thanos in self.blocks))
        seats = range(len(next(iter(hero_sides))[0]))
        hands: list[set[frozenset[str]]] = [{side[0][seat] for side in hero_sides} for seat in seats]
        hands[self.thanos] = {side[0] for side in thanos_sides}
        return {
            "hands": [hand_claims(hand) for hand in hands],
            "hero_deck": places(side[1] for side in hero_sides),
            "thanos_deck": places(side[1] for side in thanos_sides),
            "ties": self.ties(hands),
        }

    def ties(self, hands: list[set[frozenset[str]]]) -> list[Data]:
        """A hero with this number means that Thanos holds that one, which is not certain otherwise."""
        found: list[Data] = []
        for seat, cards in enumerate(hands):
            if seat == self.thanos or any(len(hand) != 1 for hand in cards):
                continue
            for number in range(1, 7):
                thanos = [
                    {hand for hand, _ in sides}
                    for heroes, sides in self.blocks
                    if any(NUMBER[card] == number for held, _ in heroes for card in held[seat])
                ]
                if not thanos or len({NUMBER[card] for hand in cards for card in hand}) < 2:
                    continue
                for other in range(1, 8):
                    there = all(any(NUMBER[card] == other for card in hand) for sides in thanos for hand in sides)
                    if there and not all(any(NUMBER[card] == other for card in hand) for hand in hands[self.thanos]):
                        found.append({"seat": seat, "number": number, "thanos": other})
        return found


def changed(hands: tuple[frozenset[str], ...], seat: int, hand: frozenset[str]) -> tuple[frozenset[str], ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def in_order(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=ORDER.index)


def hand_claims(hands: set[frozenset[str]]) -> Data:
    """What holds in all of these hands, and what in some."""
    counts = [Counter(map(named, hand)) for hand in hands]
    certain = Counter(counts[0])
    for count in counts:
        certain &= count
    numbers = [Counter(NUMBER[card] for card in hand) for hand in hands]
    return {
        "certain": in_order(certain.elements()),
        "possible": in_order(set().union(*counts)),
        "numbers": {
            str(number): [min(count[number] for count in numbers), most]
            for number in range(1, 8)
            if (most := max(count[number] for count in numbers))
        },
        "among": among(hands),
    }


def among(hands: set[frozenset[str]]) -> list[list[int]]:
    """Sets of numbers one of which is certainly there, though the hand could be made of other cards it may hold."""
    size = len(next(iter(hands)))
    possible: frozenset[str] = frozenset().union(*hands)
    numbers = sorted({NUMBER[card] for card in possible})
    found = [{number} for number in numbers if all(any(NUMBER[card] == number for card in hand) for hand in hands)]
    for n in range(2, len(numbers)):
        for wanted in map(set, combinations(numbers, n)):
            others = sum(NUMBER[card] not in wanted for card in possible)
            if others < size or any(wanted > smaller for smaller in found):
                continue
            if all(any(NUMBER[card] in wanted for card in hand) for hand in hands):
                found.append(wanted)
    return [sorted(wanted) for wanted in found if len(wanted) > 1]


def places(decks: Iterable[tuple[str, ...]]) -> list[Data]:
    """For each place from the top its card, or those that it may be."""
    found: list[Data] = []
    for cards in zip(*decks, strict=True):
        names = in_order({named(card) for card in cards})
        found.append(names[0] if len(names) == 1 else names)
    return found


def dealt(data: Data) -> tuple[Any, ...]:
    """The arrangement of a position as its data tells it: the two Outriders have one name there."""
    hands = tuple(tuple(in_order(hand)) for hand in data["hands"])
    return hands, tuple(data["hero_deck"]), tuple(data["thanos_deck"])


def as_dealt(world: tuple[HeroSide, ThanosSide], thanos: int) -> tuple[Any, ...]:
    """The same for a world."""
    (hands, hero_deck), (hand, thanos_deck) = world
    there = [tuple(in_order(map(named, cards))) for cards in hands]
    there[thanos] = tuple(in_order(map(named, hand)))
    return tuple(there), hero_deck, tuple(map(named, thanos_deck))
