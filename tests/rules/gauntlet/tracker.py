"""What one seat can tell of the hidden cards of Infinity Gauntlet, worked out again from the rules and from its views.

A *case* is a row of bags: each hand is one, and each deck is several, the top one first. In a bag lie as many sets of
cards as there are cards, in no order: what each of them may be. Where something that happened may have concerned one
card or another there is a case for each. Slow and plain, and written without looking at how the rules keep track; the
brute force checks it where there are few cards.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import combinations, permutations
from typing import Any, Final, NamedTuple

from sixstones.rules.said import Data
from tests.contract.tracker import Place
from tests.rules.gauntlet.brute_force import NUMBER, ORDER, TWIN, hand_claims, in_order, named
from tests.rules.gauntlet.facts import BACK, HEROES, THANOS_DECK

LETTERS: Final = "abcdef"
BIT: Final = {card: 1 << place for place, card in enumerate(ORDER)}
OUTRIDERS: Final = BIT["outrider"] | BIT[TWIN]
MANY: Final = 8
"""With more cases than this, those that nothing fits, or that another one covers, are dropped."""

Bag = tuple[int, ...]
"""Sets of cards as bits, the highest first."""


class Case(NamedTuple):
    """What may lie where."""

    hands: tuple[Bag, ...]
    heroes: tuple[Bag, ...]
    thanos: tuple[Bag, ...]


def bits(cards: Iterable[str]) -> int:
    return sum({BIT[card] for card in cards})


def cards_in(mask: int) -> list[str]:
    return [card for card in ORDER if mask & BIT[card]]


def of_numbers(numbers: Iterable[int]) -> int:
    return bits(card for card in ORDER if NUMBER[card] in set(numbers))


def bag(masks: Iterable[int]) -> Bag:
    return tuple(sorted(masks, reverse=True))


def ways_out(masks: Bag, wanted: int) -> Iterator[tuple[int, Bag]]:
    """Each different set that may be one of the wanted cards, and the rest of the bag."""
    for mask in set(masks):
        if mask & wanted:
            rest = list(masks)
            rest.remove(mask)
            yield mask, bag(rest)


class Tracker:
    """The cases of one seat (None: a spectator)."""

    def __init__(self, seat: int | None, view: Data) -> None:
        self.seat = seat
        self.view = view
        self.thanos: int = view["thanos"]
        self.seats = len(view["seats"])
        self.outriders = OUTRIDERS
        open_cards = Counter(card for entry in view["seats"] for card in entry["front"])
        heroes = bits(card for card in HEROES if not open_cards[card])
        hidden = Counter(THANOS_DECK) - open_cards
        if cards := view.get("cards"):  # for study, fewer than all
            heroes = bits(card for card in cards["heroes"] if not open_cards[card])
            hidden = Counter(cards["thanos"]) - open_cards
        villains = bits(hidden)
        if hidden["outrider"] == 2:
            villains |= BIT[TWIN]
        else:
            self.outriders = BIT["outrider"]
        hands = tuple(
            (villains if owner == self.thanos else heroes,) * entry["held"] for owner, entry in enumerate(view["seats"])
        )
        decks = view["decks"]
        self.cases = {Case(hands, ((heroes,) * decks["heroes"],), ((villains,) * decks["thanos"],))}
        if not decks["thanos"]:
            self.cases = {case._replace(thanos=()) for case in self.cases}
        self.effect = ""
        self.played = ""
        self.told: list[Data] = []
        self.after: Data = view
        self.know_own_hand()

    # What happens

    def witness(self, mover: int, move: str, view: Data) -> None:
        """Carry out the move as the rules say; the views before and after tell how it ended."""
        before, self.after = self.view, view
        self.told = view["knowledge"]["learnt"][len(before["knowledge"]["learnt"]) :]
        self.played = ""
        word, *rest = move.split()
        if word == "play":
            self.played = self.effect = rest[0]
            self.lay_open(mover, rest[0])
            self.begin_effect(mover)
        elif word == "copy":
            self.effect = rest[0]
            self.begin_effect(mover)
        elif word == "target":
            self.aim(LETTERS.index(rest[0]))
        elif word == "guess":
            self.guess(int(rest[0]))
        elif word == "fight":
            self.fight(mover)
        elif word == "with":
            self.fight(before["asked"]["whom"])
        elif word == "lose":
            self.defeat(self.thanos, rest[0])
        elif word == "order":
            self.put_in_order(rest if self.seat == mover else None)
        elif word == "bottom":
            self.put_down(rest[0] if self.seat == mover else None)
        elif word == "draw":
            self.draw(self.thanos)
        if any(view[what] != before[what] for what in ("turn", "turns_left", "thanos_turns")):
            self.begin_turn(view["turn"])
        for entry in self.heard("revealed"):
            self.see(self.thanos, entry["card"])
        self.view = view
        self.know_own_hand()
        assert self.cases, f"nothing is possible for {self.seat}"

    def begin_turn(self, seat: int) -> None:
        """A hero draws; Thanos does unless he is first asked whether he snaps."""
        if seat != self.thanos or (self.after["asked"] or {}).get("kind") != "before":
            self.draw(seat)

    def begin_effect(self, mover: int) -> None:
        """As far as nothing has to be chosen first."""
        heroes = [seat for seat in range(self.seats) if seat != self.thanos]
        if self.effect == "time-stone":
            self.copy_the_only_one()
        elif self.effect in ("ebony-maw", "reality-stone"):
            number = min(1 if self.effect == "ebony-maw" else 2, self.left("thanos"))
            for _ in range(number):
                self.draw(self.thanos)
            for _ in range(number if self.held(self.thanos) == 1 else 0):
                self.put_down(None)
        elif self.effect in ("corvus-glaive", "soul-stone") and len(heroes) == 1:
            self.aim(heroes[0])
        elif NUMBER[self.effect] == 5:
            self.look_at_three(mover)
        elif self.effect in HEROES and NUMBER[self.effect] == 2:
            others = [seat for seat in heroes if seat != mover] or heroes
            if len(others) == 1:
                self.aim(others[0])

    def copy_the_only_one(self) -> None:
        """Of several he is asked which."""
        entry = self.after["seats"][self.thanos]
        there = Counter(entry["front"])
        if self.after["options"]["copy"] == "played-only":
            there -= Counter(entry["fallen"])
        del there["time-stone"]
        if len(there) == 1:
            (self.effect,) = there
            self.begin_effect(self.thanos)

    def aim(self, seat: int) -> None:
        """Somebody was named, or there was only one."""
        if self.effect == "corvus-glaive":
            self.hit_or_miss(seat, [1, 2, 3])
        elif self.effect == "soul-stone":
            self.hit_or_miss(seat, [3, 4, 5, 6])
        elif self.effect in HEROES and NUMBER[self.effect] == 2:
            if self.seat == seat and self.held(self.thanos):
                self.see(self.thanos, self.heard("saw")[0]["card"])
        elif self.effect in ("black-dwarf", "space-stone") and self.held(self.thanos) == 1:
            self.fight(seat)

    def guess(self, number: int) -> None:
        """At a hero, at all heroes, or at Thanos."""
        if self.effect == "outrider":
            hero = self.view["asked"]["whom"]
            self.hit_or_miss(hero, [number])
        elif self.effect == "mind-stone":
            self.hit_all(number)
        elif (self.after["asked"] or {}).get("kind") == "falling":
            self.one_of(self.thanos, of_numbers([number]))
        elif self.lost("thanos"):
            self.defeat(self.thanos, self.fallen_villain())
        else:
            self.none_of(self.thanos, of_numbers([number]))

    def hit_or_miss(self, seat: int, numbers: list[int]) -> None:
        if self.lost("heroes"):
            self.defeat(seat, self.fallen_hero(seat))
        else:
            self.none_of(seat, of_numbers(numbers))

    def hit_all(self, number: int) -> None:
        """All cards of the number fall, then all who lost one draw."""
        missed = {entry["seat"] for entry in self.heard("missed")}
        heroes = [(self.thanos + k) % self.seats for k in range(1, self.seats)]
        for seat in missed:
            self.none_of(seat, of_numbers([number]))
        hit = [seat for seat in heroes if seat not in missed]
        shown = {seat: card for seat in hit if (card := self.fallen_in_front(seat))}
        away = [seat for seat in hit if seat not in shown]
        if away:  # swept into the new deck at once: it does not show any more who had which
            lying = {card for entry in self.view["seats"] for card in entry["front"]} | {self.played, *shown.values()}
            swept = [card for card in self.heard("reshuffled")[0]["cards"] if card not in lying]
            before, found = self.cases, set[Case]()
            for order in permutations(swept, len(away)):
                self.cases = before
                for seat, card in [*shown.items(), *zip(away, order, strict=True)]:
                    self.lay_open(seat, card)
                found |= self.cases
            self.cases = found
        else:
            for seat, card in shown.items():
                self.lay_open(seat, card)
        if self.after["life"]["heroes"]:
            for seat in hit:
                self.draw(seat)

    def fight(self, hero: int) -> None:
        """The fighters see both cards; all others how it ended."""
        if not self.held(self.thanos):
            return
        hero_bonus, thanos_bonus = (2 if self.view["seats"][seat]["tokens"] else 0 for seat in (hero, self.thanos))
        for entry in self.heard("fought"):
            self.see(entry["seat"], entry["card"])
        if self.lost("heroes"):
            card = self.fallen_hero(hero)
            least = NUMBER[card] + hero_bonus - thanos_bonus + 1
            self.one_of(self.thanos, of_numbers(range(least, 8)))
            self.defeat(hero, card)
        elif self.lost("thanos"):
            card = self.fallen_villain()
            self.one_of(hero, of_numbers(range(NUMBER[card] + thanos_bonus - hero_bonus + 1, 8)))
            self.defeat(self.thanos, card)
        else:
            before, found = self.cases, set[Case]()
            for number in range(1, 7):
                self.cases = before
                self.one_of(hero, of_numbers([number]))
                self.one_of(self.thanos, of_numbers([number + hero_bonus - thanos_bonus]))
                found |= self.cases
            self.cases = found

    def defeat(self, seat: int, card: str) -> None:
        """The card is shown; unless that was the last life its owner draws, and then it may be shuffled back."""
        self.lay_open(seat, card)
        if not self.after["life"]["thanos" if seat == self.thanos else "heroes"]:
            return
        self.draw(seat)
        if card in BACK:
            self.change(lambda case: [case._replace(thanos=(bag([BIT[card], *sum(case.thanos, ())]),))])

    def lost(self, team: str) -> bool:
        lost: bool = self.after["life"][team] < self.view["life"][team]
        return lost

    def fallen_in_front(self, seat: int) -> str:
        """What newly lies in front of a hero, besides a card just played."""
        new = set(self.after["seats"][seat]["front"]) - set(self.view["seats"][seat]["front"]) - {self.played}
        return new.pop() if new else ""

    def fallen_hero(self, seat: int) -> str:
        """The hero card that was defeated; it may have been swept into a new deck at once."""
        if card := self.fallen_in_front(seat):
            return card
        lying = {card for entry in self.view["seats"] for card in entry["front"]} | {self.played}
        (card,) = set(map(str, self.heard("reshuffled")[0]["cards"])) - lying
        return card

    def fallen_villain(self) -> str:
        """Thanos' card that was defeated; it may have been shuffled back at once."""
        for entry in self.heard("shuffled-back"):
            return str(entry["card"])
        after, before = (Counter(map(str, view["seats"][self.thanos]["front"])) for view in (self.after, self.view))
        (card,) = (after - before).elements()
        return card

    def heard(self, event: str) -> list[Data]:
        """What this move told the seat, of one kind."""
        return [entry for entry in self.told if entry["event"] == event]

    # What it means for the cards

    def change(self, what: Callable[[Case], Iterable[Case]]) -> None:
        """What may have become of each case, those aside in which a card could be nothing."""
        self.cases = {
            new
            for case in self.cases
            for new in what(case)
            if all(mask for masks in (*new.hands, *new.heroes, *new.thanos) for mask in masks)
        }
        if len(self.cases) > MANY:
            self.cases = uncovered(case for case in self.cases if feasible(case, self.thanos))

    def held(self, seat: int) -> int:
        return len(next(iter(self.cases)).hands[seat])

    def left(self, deck: str) -> int:
        return sum(map(len, getattr(next(iter(self.cases)), deck)))

    def card(self, card: str) -> int:
        """A card as a set; while both Outriders are hidden it is not known which."""
        return self.outriders if card == "outrider" else BIT[card]

    def draw(self, seat: int) -> None:
        """The top card; the last one of the heroes brings the new deck."""
        deck = "thanos" if seat == self.thanos else "heroes"
        if not self.left(deck):
            return
        self.change(
            lambda case: [
                put(case, seat, (*case.hands[seat], mask))._replace(**{deck: trimmed(rest, getattr(case, deck)[1:])})
                for mask, rest in ways_out(getattr(case, deck)[0], -1)
            ]
        )
        if deck == "heroes" and not self.left("heroes"):
            self.reshuffle()

    def reshuffle(self) -> None:
        """The faceup cards lie below what is left of the deck."""
        at = next(i for i, entry in enumerate(self.told) if entry["event"] == "reshuffled")
        cards = self.told.pop(at)["cards"]
        self.change(lambda case: [case._replace(heroes=(*case.heroes, (bits(cards),) * len(cards)))])

    def lay_open(self, seat: int, card: str) -> None:
        """The card leaves the hand and is hidden no longer."""
        wanted, gone = self.card(card), self.card(card)
        if gone == OUTRIDERS:
            gone = BIT[TWIN]
            self.outriders = BIT["outrider"]
        self.change(
            lambda case: [without(put(case, seat, rest), gone) for _, rest in ways_out(case.hands[seat], wanted)]
        )

    def put_down(self, card: str | None) -> None:
        """A card of Thanos goes below his deck."""
        wanted = -1 if card is None else self.card(card)
        self.change(
            lambda case: [
                self.only_there(put(case, self.thanos, rest), wanted)._replace(
                    thanos=(*self.only_there(case, wanted).thanos, (mask & wanted,))
                )
                for mask, rest in ways_out(case.hands[self.thanos], wanted)
            ]
        )

    def only_there(self, case: Case, wanted: int) -> Case:
        """A card that is known to be somewhere is nowhere else; of two Outriders the other may be."""
        return case if wanted in {-1, OUTRIDERS} else without(case, wanted)

    def see(self, seat: int, card: str) -> None:
        """The card is in the hand."""
        wanted = self.card(card)
        self.change(
            lambda case: [
                put(clean := self.only_there(put(case, seat, rest), wanted), seat, (*clean.hands[seat], wanted))
                for _, rest in ways_out(case.hands[seat], wanted)
            ]
        )

    def one_of(self, seat: int, wanted: int) -> None:
        self.change_hand(seat, lambda hand: [(*rest, mask & wanted) for mask, rest in ways_out(hand, wanted)])

    def none_of(self, seat: int, wrong: int) -> None:
        self.change_hand(seat, lambda hand: [tuple(mask & ~wrong for mask in hand)])

    def change_hand(self, seat: int, what: Callable[[Bag], Iterable[Bag]]) -> None:
        self.change(lambda case: [put(case, seat, hand) for hand in what(case.hands[seat])])

    def know_own_hand(self) -> None:
        """One's own cards are no secret."""
        if self.seat is None:
            return
        seat = self.seat
        masks = [self.card(card) for card in self.view["seats"][seat]["hand"]]
        known = sum({mask for mask in masks if mask != OUTRIDERS})

        def held(case: Case) -> list[Case]:
            if not fits(masks, case.hands[seat]):
                return []
            return [put(without(put(case, seat, ()), known), seat, tuple(masks))]

        self.change(held)

    def look_at_three(self, mover: int) -> None:
        """Only who looks sees them."""
        if self.left("heroes") < 3:
            self.reshuffle()
        if self.seat == mover:
            for depth, entry in enumerate(self.heard("looked")):
                self.see_in_deck(depth, BIT[entry["card"]])

    def see_in_deck(self, depth: int, card: int) -> None:
        """Those above it were seen before, so that it is in the bag at this depth."""

        def seen(case: Case) -> Iterator[Case]:
            above, below = case.heroes[:depth], case.heroes[depth + 1 :]
            for _, rest in ways_out(case.heroes[depth], card):
                clean = without(case._replace(heroes=(*above, *trimmed(rest, below))), card)
                yield clean._replace(heroes=(*clean.heroes[:depth], (card,), *clean.heroes[depth:]))

        self.change(seen)

    def put_in_order(self, cards: list[str] | None) -> None:
        """Known to who ordered them, and in any order for everybody else."""
        if cards:
            self.change(lambda case: [case._replace(heroes=(*((BIT[card],) for card in cards), *case.heroes[3:]))])
        else:
            self.change(
                lambda case: [case._replace(heroes=(bag(three), *rest)) for three, rest in tops(case.heroes, 3)]
            )

    # What follows

    def claims(self) -> Data:
        """What a view should say."""
        possible = [hands_of(case, self.thanos) for case in self.cases if feasible(case, self.thanos)]
        hands = [set().union(*(hands[seat] for hands in possible)) for seat in range(self.seats)]
        return {
            "hands": [hand_claims(hand) for hand in hands],
            "hero_deck": self.deck_claims("heroes"),
            "thanos_deck": self.deck_claims("thanos"),
            "ties": self.ties(possible, hands),
        }

    def deck_claims(self, deck: str) -> list[Data]:
        """Each place from the top: a bag has as many of them as cards, all with the same claims."""
        found: list[set[str]] = [set() for _ in range(self.left(deck))]
        for case in self.cases:
            if feasible(case, self.thanos):
                place = 0
                for masks in getattr(case, deck):
                    there = {named(card) for card in ORDER if may_be_in(case, deck, masks, card, self.thanos)}
                    for _ in masks:
                        found[place] |= there
                        place += 1
        return [in_order(names)[0] if len(names) == 1 else in_order(names) for names in found]

    def ties(self, possible: list[list[set[frozenset[str]]]], hands: list[set[frozenset[str]]]) -> list[Data]:
        """If the hero's number is this, Thanos holds that number, which is not certain otherwise."""
        found: list[Data] = []
        certain = {number for number in range(1, 8) if all(number in numbers(hand) for hand in hands[self.thanos])}
        for seat in range(self.seats):
            if seat == self.thanos or self.held(seat) != 1:
                continue
            there = {number for hand in hands[seat] for number in numbers(hand)}
            for number in sorted(there) if len(there) > 1 else []:
                villains = [
                    numbers(hand)
                    for case in possible
                    if any(number in numbers(hero) for hero in case[seat])
                    for hand in case[self.thanos]
                ]
                for other in range(1, 8):
                    if other not in certain and all(other in held for held in villains):
                        found.append({"seat": seat, "number": number, "thanos": other})
        return found

    def swaps(self, data: Data) -> list[tuple[Place, Place]]:
        """Two hidden cards of one deck, if what lies there after the exchange is possible too."""
        found: list[tuple[Place, Place]] = []
        for villains in (False, True):
            deck = "thanos_deck" if villains else "hero_deck"
            places: list[Place] = [(deck, i) for i in range(len(data[deck]))]
            for seat, hand in enumerate(data["hands"]):
                if (seat == self.thanos) == villains and seat != self.seat:
                    places += [("hands", seat, k) for k in range(len(hand))]
            for one, other in combinations(places, 2):
                if one[:-1] == other[:-1] == ("hands", one[-2]):
                    continue
                if self.is_possible(exchanged(data, one, other)):
                    found.append((one, other))
        return found

    def is_possible(self, data: Data) -> bool:
        """Whether some case has room for the cards as they lie."""
        there = [[self.card(card) for card in hand] for hand in data["hands"]]
        decks = [[self.card(card) for card in data[deck]] for deck in ("hero_deck", "thanos_deck")]
        return any(
            all(map(fits, there, case.hands)) and lies_in(decks[0], case.heroes) and lies_in(decks[1], case.thanos)
            for case in self.cases
        )

    def shows(self, data: Data, mover: int, move: str) -> Data:
        """What may be turned over or looked at, and what the seat itself may draw."""
        word, *rest = move.split()
        hands, effect = data["hands"], self.effect
        villains = in_order(hands[self.thanos])
        shown: list[Any] = []
        if word == "play":
            effect = rest[0]
        if word in {"play", "target", "copy"}:
            if effect in {"corvus-glaive", "soul-stone", "black-dwarf", "space-stone"} or word == "copy":
                shown += [hand for seat, hand in enumerate(hands) if seat != self.thanos and len(hand) == 1]
            if self.seat is not None and (effect in HEROES and NUMBER[effect] == 2):
                shown.append(villains)
            if NUMBER.get(effect) == 5 and self.seat == mover:
                shown.append(data["hero_deck"][:3])
        if word in {"fight", "with", "guess"}:
            shown += [villains, [hand for seat, hand in enumerate(hands) if seat != self.thanos]]
        if self.seat is not None:
            shown.append(data["thanos_deck" if self.seat == self.thanos else "hero_deck"][:3])
        if word == "snap":
            shown.append(villains)
        return shown


def put(case: Case, seat: int, hand: Iterable[int]) -> Case:
    """The case with another hand."""
    return case._replace(hands=(*case.hands[:seat], bag(hand), *case.hands[seat + 1 :]))


def without(case: Case, gone: int) -> Case:
    """The case with a card taken out of every set."""
    return Case(*(tuple(bag(mask & ~gone for mask in masks) for masks in bags) for bags in case))


def trimmed(top: Bag, rest: tuple[Bag, ...]) -> tuple[Bag, ...]:
    return (top, *rest) if top else rest


def tops(bags: tuple[Bag, ...], n: int) -> Iterator[tuple[list[int], tuple[Bag, ...]]]:
    """The sets of the n top cards in any order, and the bags below."""
    if n == 0:
        yield [], bags
    else:
        for mask, rest in ways_out(bags[0], -1):
            for more, below in tops(trimmed(rest, bags[1:]), n - 1):
                yield [mask, *more], below


def fits(cards: Iterable[int], masks: Bag) -> bool:
    """Whether each of these cards can have one of the sets for itself."""
    return len(pairing(list(cards), list(masks))) == len(masks)


def pairing(cards: list[int], masks: list[int]) -> dict[int, int]:
    """For as many cards as possible a set that has them."""
    taken: dict[int, int] = {}

    def find(card: int, tried: set[int]) -> bool:
        for place, mask in enumerate(masks):
            if mask & cards[card] and place not in tried:
                tried.add(place)
                if place not in taken or find(taken[place], tried):
                    taken[place] = card
                    return True
        return False

    for card in range(len(cards)):
        if not find(card, set()):
            return {}
    return taken


def uncovered(cases: Iterable[Case]) -> set[Case]:
    """Without those that say only what another one allows as well."""
    kept: dict[tuple[int, ...], Case] = {}
    for case in cases:
        flat = tuple(mask for bags in case for masks in bags for mask in masks)
        if not any(all(map(within, flat, other)) for other in kept):
            kept = {other: there for other, there in kept.items() if not all(map(within, other, flat))}
            kept[flat] = case
    return set(kept.values())


def within(mask: int, wider: int) -> bool:
    return not mask & ~wider


def side_of(case: Case, villains: bool, thanos: int) -> list[int]:
    """All sets of one deck's cards."""
    hands = [mask for seat, hand in enumerate(case.hands) if (seat == thanos) == villains for mask in hand]
    return hands + [mask for masks in (case.thanos if villains else case.heroes) for mask in masks]


def can_be_dealt(masks: Iterable[int]) -> bool:
    """Whether each set can be given one of its cards."""
    return each_has_a_card(bag(masks))


@lru_cache(maxsize=1 << 16)
def each_has_a_card(masks: Bag) -> bool:
    owner: dict[int, int] = {}
    tried = 0

    def find(mask: int) -> bool:
        nonlocal tried
        while free := mask & ~tried:
            card = free & -free
            tried |= card
            if card not in owner or find(owner[card]):
                owner[card] = mask
                return True
        return False

    for mask in masks:
        tried = 0
        if not find(mask):
            return False
    return True


def feasible(case: Case, thanos: int) -> bool:
    """Whether the case is possible at all."""
    return all(can_be_dealt(side_of(case, villains, thanos)) for villains in (False, True))


def may_be_in(case: Case, deck: str, masks: Bag, card: str, thanos: int) -> bool:
    """Whether one of the bag's sets can be this card."""
    villains = deck == "thanos"
    for mask in set(masks):
        if mask & BIT[card]:
            others = side_of(case, villains, thanos)
            others.remove(mask)
            if can_be_dealt([BIT[card], *(other & ~BIT[card] for other in others)]):
                return True
    return False


def hands_of(case: Case, thanos: int) -> list[set[frozenset[str]]]:
    """All hands that each seat may have in a case, one seat at a time."""
    found: list[set[frozenset[str]]] = []
    for seat, masks in enumerate(case.hands):
        rest = side_of(case, seat == thanos, thanos)
        for mask in masks:
            rest.remove(mask)
        there: set[frozenset[str]] = set()
        every = 0
        for mask in masks:
            every |= mask
        for cards in combinations(cards_in(every), len(masks)):
            held = [BIT[card] for card in cards]
            if fits(held, masks) and can_be_dealt([mask & ~sum(held) for mask in rest]):
                there.add(frozenset(cards))
        found.append(there)
    return found


def numbers(hand: frozenset[str]) -> set[int]:
    return {NUMBER[card] for card in hand}


def lies_in(cards: list[int], bags: tuple[Bag, ...]) -> bool:
    """Whether the cards of a deck, the top one first, fit its bags."""
    start = 0
    for masks in bags:
        if not fits(cards[start : start + len(masks)], masks):
            return False
        start += len(masks)
    return True


def exchanged(data: Data, one: Place, other: Place) -> Data:
    """The hidden cards with two of them exchanged."""
    copy = {"hands": [list(hand) for hand in data["hands"]]}
    copy |= {deck: list(data[deck]) for deck in ("hero_deck", "thanos_deck")}
    for place, source in ((one, other), (other, one)):
        there: Any = copy
        for step in place[:-1]:
            there = there[step]
        card: Any = data
        for step in source:
            card = card[step]
        there[place[-1]] = card
    return copy
