"""Knowledge: what a view claims and what a redeal deals, against every world that there is, with a few cards."""

import random
from collections import Counter
from copy import copy
from itertools import islice, permutations
from typing import Any, Final

import pytest

from sixstones import DataError, DeafError, Phrase, Position
from sixstones.rules.dice import mixed
from sixstones.rules.said import Data
from tests.rules.chi_square import fits
from tests.rules.gauntlet.brute_force import Worlds, as_dealt, dealt
from tests.rules.gauntlet.few import GAME, TABLES, few_cards, listen, play, witnessed, worlds_of
from tests.rules.gauntlet.table import after, gauntlet
from tests.rules.gauntlet.tracker import Tracker
from tests.samples import samples

GAMES: Final = samples(small=2, normal=6, full=300)
"""How many games for each table."""
FEW: Final = 120
"""With so many worlds at most, the distribution of redeals is tried."""
MOST: Final = 5000
"""With more, redeals are not looked at."""
THROWS: Final = 12
"""How often each world should come."""

every_game = pytest.mark.parametrize(
    ("seats", "thanos", "seed"), [(*table, seed) for table in TABLES for seed in range(GAMES)]
)
some_games = pytest.mark.parametrize(
    ("seats", "thanos", "seed"), [(*table, seed) for table in TABLES for seed in range(1000, 1000 + max(1, GAMES // 3))]
)


def viewers(position: Position) -> list[int | None]:
    return [None, *range(position.seats)]


@every_game
def test_claims_hold_in_exactly_the_worlds_that_there_are(seats: int, thanos: int, seed: int) -> None:
    for position, everyone in witnessed(seats, thanos, seed):
        agree(position, everyone)


@every_game
def test_a_redeal_reaches_every_world_and_no_other_equally_often(seats: int, thanos: int, seed: int) -> None:
    chance = random.Random(seed)
    for number, (position, everyone) in enumerate(witnessed(seats, thanos, seed)):
        for viewer, worlds in everyone.items():
            if len(worlds) > MOST:
                continue
            dice = mixed(seed, number, 0)
            chances = {world: n / len(worlds) for world, n in Counter(as_dealt(w, thanos) for w in worlds).items()}
            throws = THROWS * len(worlds) if len(worlds) <= FEW and chance.random() < 0.2 else 3
            counts = Counter(dealt(position.redeal(viewer, dice).to_data()) for _ in range(throws))
            assert set(counts) <= set(chances), "a redeal is a world that there may be"
            assert throws == 3 or len(chances) == 1 or fits(counts, chances)


def test_games_with_few_cards_meet_all_that_tells_something() -> None:
    """Else the tests above would prove little."""
    met: Counter[str] = Counter()
    for seats, thanos, seed in [(*table, seed) for table in TABLES for seed in range(max(10, GAMES))]:
        chance = random.Random(seed)
        position = few_cards(seats, thanos, chance)
        for _ in play(position, chance):
            for viewer in viewers(position):
                for event in position.events(viewer):
                    seen = "" if "card" not in event.args else " seen" if event.args["card"] else " unseen"
                    met[event.key + seen] += 1
    kinds = "drew saw looked ordered fought put-down"
    expected = [f"{kind} {seen}" for kind in kinds.split() for seen in ("seen", "unseen")]
    expected += ["missed", "tied", "won-fight", "which-falls", "reshuffled", "no-card-left"]
    expected += [f"{kind} seen" for kind in ("played", "defeated", "shuffled-back", "revealed", "copied")]
    assert {kind for kind in expected if met[kind] < 5} == set()


@every_game
def test_the_tracker_of_the_contract_says_the_same(seats: int, thanos: int, seed: int) -> None:
    """It judges where brute force cannot; here it is judged."""
    chance = random.Random(seed)
    position = few_cards(seats, thanos, chance)
    everyone = worlds_of(position)
    cards = position.to_data()["cards"]
    trackers = {viewer: Tracker(viewer, {**position.view(viewer), "cards": cards}) for viewer in everyone}
    for mover, notation in play(position, chance):
        listen(position, everyone)
        for viewer, tracker in trackers.items():
            tracker.witness(mover, notation, position.view(viewer))
            assert tracker.claims() == everyone[viewer].claims()


@every_game
def test_the_tracker_finds_the_swaps_that_a_seat_would_not_notice(seats: int, thanos: int, seed: int) -> None:
    """Two cards may be exchanged exactly if what then lies there is a world."""
    chance = random.Random(seed)
    position = few_cards(seats, thanos, chance)
    everyone = worlds_of(position)
    cards = position.to_data()["cards"]
    trackers = {viewer: Tracker(viewer, {**position.view(viewer), "cards": cards}) for viewer in everyone}
    for number, (mover, notation) in enumerate(play(position, chance)):
        listen(position, everyone)
        for viewer, tracker in trackers.items():
            tracker.witness(mover, notation, position.view(viewer))
        viewer = chance.choice(list(trackers))
        if number % 5 == 0 and len(everyone[viewer]) <= MOST:
            there = {as_dealt(world, thanos) for world in everyone[viewer]}
            data = position.to_data()
            found = {frozenset(swap) for swap in trackers[viewer].swaps(data)}
            for deck in ("hero_deck", "thanos_deck"):
                for one, other in permutations(range(len(data[deck])), 2):
                    swapped = {**data, deck: data[deck][:]}
                    swapped[deck][one], swapped[deck][other] = data[deck][other], data[deck][one]
                    assert (dealt(swapped) in there) == (frozenset({(deck, one), (deck, other)}) in found)


# Redeals of redeals, folding, saving


@some_games
def test_the_others_in_a_redeal_know_what_is_public_and_their_hand(seats: int, thanos: int, seed: int) -> None:
    """And from there on what they witness."""
    chance = random.Random(seed)
    for number, (position, everyone) in enumerate(witnessed(seats, thanos, seed)):
        if number % 6:
            continue
        other = position.redeal(None, mixed(seed, number, 0))
        knowing: dict[int | None, Worlds] = {None: copy(everyone[None])}
        for seat in range(seats):
            knowing[seat] = copy(everyone[None])
            knowing[seat].holds(seat, other.to_data()["hands"][seat])
            if position.question(None) == Phrase("three", {"seat": seat, "effect": "hero-5"}):
                tell_the_present(knowing[seat], seat, other.to_data())
        agree(other, knowing)
        for _ in islice(play(other, chance), 4):
            listen(other, knowing)
            agree(other, knowing)


@some_games
def test_a_redeal_of_a_redeal_is_a_redeal(seats: int, thanos: int, seed: int) -> None:
    for number, (position, everyone) in enumerate(witnessed(seats, thanos, seed)):
        for viewer in everyone:
            again = position.redeal(viewer, mixed(seed, number, 0)).redeal(viewer, mixed(seed, number, 1))
            assert again == position.redeal(viewer, mixed(seed, number, 1))
            assert again.view(viewer) == position.view(viewer)


def agree(position: Position, everyone: dict[int | None, Worlds]) -> None:
    for viewer, worlds in everyone.items():
        known: Data = position.view(viewer)["knowledge"]
        assert {what: known[what] for what in worlds.claims()} == worlds.claims(), f"{viewer}\n{position}"


@pytest.mark.parametrize("seats", GAME.seats)
def test_folding_from_scratch_equals_folding_step_by_step(seats: int) -> None:
    """Data holds the history and not what follows from it, so a position that was loaded begins anew."""
    chance = random.Random(seats)
    for seed in range(samples(small=1, normal=3, full=30)):
        position = GAME.new(seats, seed, life="6,8")
        while not position.over:
            asking = [viewer for viewer in viewers(position) if chance.random() < 0.5]
            views = {viewer: position.view(viewer) for viewer in asking}
            if position.to_data()["thanos_turns"] % 3 == 0:
                loaded = GAME.load(position.to_data())
                for viewer, view in views.items():
                    assert loaded.view(viewer) == view
                    one, other = (p.redeal(viewer, mixed(seed, seats, 0)) for p in (position, loaded))
                    assert one == other
            position.play(chance.choice(position.moves()))


@some_games
def test_without_a_history_everything_hidden_is_unknown(seats: int, thanos: int, seed: int) -> None:
    """But what the present question has just told, and what happens from there on."""
    chance = random.Random(seed)
    for number, (position, _) in enumerate(witnessed(seats, thanos, seed)):
        data = position.to_data()
        if number % 4 and data["asked"] and data["asked"][0] not in {"three", "falling"}:
            continue
        del data["history"]
        loaded = GAME.load(data)
        everyone = worlds_of(loaded)
        for viewer, worlds in everyone.items():
            tell_the_present(worlds, viewer, data)
        agree(loaded, everyone)
        for _ in islice(play(loaded, chance), 3):
            listen(loaded, everyone)
            agree(loaded, everyone)


def tell_the_present(worlds: Worlds, viewer: int | None, data: Data) -> None:
    """What a person who comes to the table now is told at once."""
    if data["over"]:
        if data["result"]["reason"] == "snap":
            worlds.holds(worlds.thanos, data["hands"][worlds.thanos])
        return
    kind, given = data["asked"]
    if kind == "falling":
        worlds.which_falls(worlds.thanos, given["number"])
    elif kind == "three":
        for card in data["hero_deck"][:3]:
            worlds.looked(data["turn"], card if viewer == data["turn"] else None)


# What a view tells of the past


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_view_lists_all_that_its_reader_was_told_of_hidden_cards(seats: int) -> None:
    for seed in range(samples(small=1, normal=4, full=40)):
        position = GAME.new(seats, seed, life="6,8")
        told: dict[int | None, list[Data]] = {viewer: [] for viewer in viewers(position)}
        chance = random.Random(seed)
        asked = Counter[str]()
        while not position.over:
            position.play(chance.choice(position.moves()))
            for viewer, list_ in told.items():
                for event in position.events(viewer):
                    asked[event.key] += 1
                    if event.key in PUBLIC or (event.key in PRIVATE and event.args["card"]):
                        list_.append({"event": event.key, **event.args})
        for viewer, list_ in told.items():
            learnt = position.view(viewer)["knowledge"]["learnt"]
            assert [{k: v for k, v in entry.items() if k != "numbers"} for entry in learnt] == list_
        assert asked["missed"], "a game without a miss tells little"


PUBLIC: Final = {"missed", "tied", "reshuffled", "shuffled-back", "revealed"}
PRIVATE: Final = {"saw", "looked", "ordered", "fought", "put-down"}


def knows(position: Position, viewer: int | None) -> Data:
    return position.view(viewer)["knowledge"]


def test_a_view_is_the_readers_own() -> None:
    """What a reader does to it does not reach the next one."""
    position = gauntlet(2)
    view = position.view(1)
    knows(position, 1)["hands"][0]["possible"].clear()
    assert position.view(1) == view


def test_a_miss_is_remembered_when_the_hand_has_changed() -> None:
    """Neither card of Thanos was a 3; of the two that he has kept then, one is still none."""
    position = gauntlet(2, thanos="outrider power-stone", turn="b", b="nebula falcon")
    missed = after(position, "play nebula", "guess 3")
    assert knows(missed, 1)["learnt"] == [{"event": "missed", "seat": 0, "numbers": [3]}]
    assert knows(missed, 1)["hands"][0]["numbers"]["3"] == [0, 1]
    assert knows(after(missed, "play power-stone"), 1)["hands"][0]["numbers"]["3"] == [0, 1]
    other = after(position, "play nebula", "guess 7", "play power-stone")
    assert knows(other, 1)["hands"][0]["numbers"]["3"] == [0, 2]


def test_who_won_a_fight_unseen_holds_a_card_that_beats_the_shown_one() -> None:
    """It is one of the cards in his hand; the hero who fought has seen which."""
    position = gauntlet(3, thanos="black-dwarf outrider thanos", b="falcon")
    position = after(position, "play black-dwarf", "target b", "with thanos")
    assert knows(position, 2)["hands"][0]["among"] == [[5, 6, 7]]
    assert knows(position, 2)["hands"][0]["certain"] == []
    assert knows(position, 1)["hands"][0]["certain"] == ["thanos"]


def test_a_tie_binds_a_hero_to_thanos() -> None:
    position = gauntlet(3, thanos="black-dwarf proxima-midnight thanos", c="falcon")
    position = after(position, "play black-dwarf", "target c", "with proxima-midnight")
    assert knows(position, 1)["ties"] == [{"seat": 2, "number": n, "thanos": n} for n in range(1, 7)]
    assert knows(position, 2)["ties"] == []
    assert knows(position, 2)["hands"][0]["certain"] == ["proxima-midnight"]


def test_a_seen_card_may_since_have_gone_to_the_bottom() -> None:
    position = gauntlet(
        3,
        thanos="black-dwarf proxima-midnight ebony-maw",
        b="thor",
        c="falcon",
        hero_deck="hulk captain-america",
    )
    position = after(position, "play black-dwarf", "target c", "with proxima-midnight")
    position = after(position, "play hulk", "decline", "play captain-america", "decline")
    assert knows(position, 2)["hands"][0]["certain"] == ["proxima-midnight"]
    position = after(position, "play ebony-maw", "bottom proxima-midnight")
    *above, lowest = knows(position, 2)["thanos_deck"]
    assert knows(position, 2)["hands"][0]["certain"] == []
    assert "proxima-midnight" in knows(position, 2)["hands"][0]["possible"]
    assert "proxima-midnight" in lowest
    assert all("proxima-midnight" not in cards for cards in above)
    assert knows(position, 0)["thanos_deck"][-1] == "proxima-midnight"


def test_a_stone_shuffled_back_is_not_weighed_by_chance() -> None:
    """It lies in a deck of six, Thanos draws and plays something else: he has it in two of seven arrangements."""
    position = gauntlet(
        2,
        thanos="space-stone outrider",
        front="outrider corvus-glaive black-dwarf proxima-midnight ebony-maw",
        turn="b",
        b="nebula falcon",
    )
    position = after(position, "play nebula", "guess 3", "lose space-stone")
    assert position.view(1)["decks"]["thanos"] == 5, "he has drawn one of the six"
    position = after(position, "play outrider", "guess 1")
    dice, throws = mixed(7, 0, 0), 4200
    held = sum("space-stone" in position.redeal(1, dice).to_data()["hands"][0] for _ in range(throws))
    assert fits(Counter({True: held, False: throws - held}), {True: 2 / 7, False: 5 / 7})


# What is asked


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_asked_is_a_function_of_public_facts(seats: int) -> None:
    """Many games whose hidden cards differ: where all that a spectator heard is the same, so is what is asked."""
    asked: dict[tuple[Any, ...], tuple[Phrase | None, bool]] = {}
    hidden: dict[tuple[Any, ...], set[Any]] = {}
    start = GAME.new(seats, seats, life="6,8")
    chance = random.Random(seats)
    for _ in range(chance.randrange(10, 20)):
        start.play(chance.choice(start.moves()))
    for seed in range(samples(small=200, normal=1000, full=20000)):
        position = start.redeal(None, mixed(seed, seats, 0))
        heard: tuple[Any, ...] = ()
        for _ in range(4):
            if position.over:
                break
            position.play(chance.choice(position.moves()))
            heard = (*heard, repr(position.events(None)))
            now = position.question(None), position.reversible
            assert asked.setdefault(heard, now) == now
            hidden.setdefault(heard, set()).add(dealt(position.to_data()))
    assert sum(len(arrangements) > 1 for arrangements in hidden.values()) > 10, "some games must look alike"


# Where there is no history, or a false one


@pytest.mark.parametrize("ask", ["view", "events", "redeal"])
def test_a_position_that_did_not_listen_knows_nothing(ask: str) -> None:
    deaf = GAME.new(3, 1, listen=False)
    for position in (deaf, deaf.copy()):
        for viewer in viewers(position):
            with pytest.raises(DeafError) as refusal:
                asked_of(position, ask, viewer)
            assert refusal.value.reason == Phrase("deaf", {})
        position.play(position.moves()[0])


def asked_of(position: Position, ask: str, viewer: int | None) -> object:
    return position.redeal(viewer, mixed(1, 0, 0)) if ask == "redeal" else getattr(position, ask)(viewer)


def after_a_guess() -> Data:
    """Thanos played an Outrider and guessed wrong; it is the turn of b, who has drawn."""
    position = gauntlet(3, thanos="corvus-glaive outrider thanos", b="thor")
    return after(position, "play outrider", "target b", "guess 1").to_data()


@pytest.mark.parametrize(
    "more",
    [
        ["played", 1, "thor", 0, 0, None],
        ["played", 0, "outrider", 0, 0, None],
        ["missed", 1, None, 0xFFFF, 0, None],
        ["played", 1, None, 0, 0, None],
        ["drew", 1, "thanos", 0, 0, None],
        ["drew", 1, None, 0, 0, [1]],
        ["put-down", 0, None, 0, 0, [0]],
        ["reshuffled", 0, None, 0xFFFFFF, 0, None],
        ["shuffled-back", 0, "mind-stone", 0, 0, None],
        ["which-falls", 0, None, 77, 0, None],
    ],
    ids=str,
)
@pytest.mark.parametrize("times", [1, 40])
def test_a_history_that_cannot_have_led_here_is_refused(more: list[Data], times: int) -> None:
    data = after_a_guess()
    assert GAME.load(data).mover == 1
    data["history"] += [more] * times
    with pytest.raises(DataError) as refusal:
        GAME.load(data)
    assert refusal.value.reason == Phrase("history-does-not-fit", {})


@pytest.mark.parametrize("left", [0, 1, 5])
def test_a_history_with_a_part_missing_is_refused(left: int) -> None:
    data = after_a_guess()
    del data["history"][left:]
    with pytest.raises(DataError) as refusal:
        GAME.load(data)
    assert refusal.value.reason == Phrase("history-does-not-fit", {})


def test_a_seat_whose_own_past_cannot_be_true_has_it_refused() -> None:
    """Others do not notice: what a seat drew is its own affair."""
    data = after_a_guess()
    (at,) = (i for i, event in enumerate(data["history"]) if event[:3] == ["drew", 1, "thor"])
    data["history"][at][2] = "iron-man"
    with pytest.raises(DataError) as refusal:
        GAME.load(data)
    assert refusal.value.reason == Phrase("history-does-not-fit", {})


@pytest.mark.parametrize(("seats", "thanos"), TABLES)
def test_a_card_that_leaves_a_hand_before_it_was_drawn_is_refused(seats: int, thanos: int) -> None:
    """Also where the numbers are right in the end."""
    for seed in range(3):
        data = random_position(seats, thanos, seed, 30).to_data()
        leaves = [event for event in data["history"] if event[0] in ("played", "defeated", "put-down")]
        assert leaves
        for event in leaves:
            early = [event, *(other for other in data["history"] if other is not event)]
            with pytest.raises(DataError) as refusal:
                GAME.load({**data, "history": early})
            assert refusal.value.reason == Phrase("history-does-not-fit", {})


def random_position(seats: int, thanos: int, seed: int, most: int) -> Position:
    position = GAME.new(seats, seed, thanos="abcdef"[thanos], life="6,6")
    chance = random.Random(seed)
    for _ in range(most):
        if position.over:
            break
        position.play(chance.choice(position.moves()))
    return position


def damaged(history: list[Data], chance: random.Random) -> list[Data]:
    """One or two events missing, elsewhere, twice, or with a part of another one."""
    for _ in range(chance.choice((1, 1, 2))):
        at, other = chance.randrange(len(history)), chance.randrange(len(history))
        event, part = list(history[at]), chance.randrange(6)
        match chance.randrange(4):
            case 0:
                history = [*history[:at], *history[at + 1 :]]
            case 1:
                history = [*history[:other], event, *history[other:]]
            case 2:
                history = [*history[:at], *history[at + 1 :]]
                history.insert(other, event)
            case _:
                event[part] = history[other][part]
                history = [*history[:at], event, *history[at + 1 :]]
    return history


@pytest.mark.parametrize(("seats", "thanos"), TABLES)
def test_a_damaged_history_is_refused_or_everybody_can_live_with_it(seats: int, thanos: int) -> None:
    chance = random.Random(seats * 10 + thanos)
    refused = 0
    tries = samples(small=20, normal=120, full=1000)
    for seed in range(tries):
        data = random_position(seats, thanos, seed, chance.randrange(60)).to_data()
        data["history"] = damaged(data["history"], chance)
        try:
            position = GAME.load(data)
        except DataError:
            refused += 1
            continue
        for viewer in viewers(position):
            for number in range(3):
                assert position.redeal(viewer, mixed(seed, number, 0)).view(viewer) == position.view(viewer)
    assert 0 < refused < tries
