"""A position as plain data, and what is refused: bad form with its place, broken invariants with their cause."""

import copy
import pickle
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sixstones
from sixstones import DataError, OptionError, Phrase, Position, Refusal
from tests.rules.changing import Change, both, changed, drop, put
from tests.rules.gauntlet.asking import ASKING, ENDED, EVERY, WITH_MORE
from tests.rules.gauntlet.facts import HEROES, THANOS_DECK
from tests.rules.gauntlet.table import (
    EVERYTHING,
    FIVE,
    GAME,
    after,
    gauntlet,
    random_play,
    reason,
    rule,
    written,
)
from tests.samples import samples

Data = dict[str, Any]


def load_error(data: object) -> Phrase:
    with pytest.raises(Refusal) as refusal:
        GAME.load(data)
    assert isinstance(refusal.value, DataError | OptionError)
    return refusal.value.reason


@pytest.mark.parametrize("name", EVERY)
def test_data_comes_back_as_the_same_position(name: str) -> None:
    position = EVERY[name]
    data = position.to_data()
    loaded = GAME.load(data)
    assert loaded == position
    assert loaded.to_data() == data
    assert loaded.moves() == position.moves()
    assert loaded.outcome == position.outcome
    for viewer in (*range(position.seats), None):
        assert loaded.question(viewer) == position.question(viewer)
        assert loaded.view(viewer) == position.view(viewer)


def test_every_fact_stands_in_the_data_by_name() -> None:
    position = gauntlet(
        3,
        at="b",
        turn="c",
        thanos="outrider thanos",
        front="power-stone outrider",
        fallen="black-dwarf",
        a="hulk",
        c="gamora vision",
        front_a="nebula",
        tokens="b2 c1",
        life="4,3",
        start="6,8",
        copy="played-only",
        hero_deck="iron-man falcon",
        thanos_deck="time-stone",
        without="thor ebony-maw",
    )
    data = position.to_data()
    assert list(data) == [
        "game",
        "format",
        "rules",
        "options",
        "dice",
        "cards",
        "thanos",
        "hands",
        "front",
        "fallen",
        "tokens",
        "life",
        "hero_deck",
        "thanos_deck",
        "turn",
        "turns_left",
        "thanos_turns",
        "mover",
        "asked",
        "over",
        "result",
        "history",
    ]
    assert (data["game"], data["format"], data["rules"]) == ("gauntlet", 1, GAME.version)
    assert data["options"] == {"thanos": "b", "life": "6,8", "copy": "played-only"}
    assert data["dice"] == {"kind": "fast", "state": 1}
    assert data["cards"] == {
        "heroes": [card for card in HEROES if card != "thor"],
        "thanos": [card for card in THANOS_DECK if card != "ebony-maw"],
    }
    assert data["thanos"] == 1
    assert data["hands"] == [["hulk"], ["outrider", "thanos"], ["gamora", "vision"]]
    assert data["front"] == [["nebula"], ["outrider", "black-dwarf", "power-stone"], []]
    assert data["fallen"] == ["black-dwarf"]
    assert data["tokens"] == [0, 2, 1]
    assert data["life"] == {"heroes": 4, "thanos": 3}
    assert data["hero_deck"][:2] == ["iron-man", "falcon"]
    assert data["thanos_deck"][0] == "time-stone"
    assert (data["turn"], data["turns_left"], data["thanos_turns"], data["mover"]) == (2, 0, 2, 2)
    assert (data["asked"], data["over"], data["result"]) == (["card", {}], False, None)
    assert gauntlet().to_data()["cards"] is None


@pytest.mark.parametrize("name", EVERY)
def test_without_a_history_all_that_is_hidden_is_unknown_but_what_is_being_shown(name: str) -> None:
    position = GAME.load(changed(EVERY[name], same))
    for viewer in (*range(position.seats), None):
        assert position.events(viewer) == []
        assert position.question(viewer) == EVERY[name].question(viewer)
        view, known = position.view(viewer), EVERY[name].view(viewer)
        del view["knowledge"], known["knowledge"]
        assert view == known
        assert position.redeal(viewer, sixstones.dice(1)).view(viewer) == position.view(viewer)
    shown = {"snap": position.to_data()["hands"][0], "Thanos falling": ["thanos"]}  # none but he is a 7
    hands = position.view(None)["knowledge"]["hands"]
    assert [hand["certain"] for hand in hands] == [shown.get(name, []), *([] for _ in hands[1:])]
    if name == "three":
        assert position.view(1)["knowledge"]["hero_deck"][:3] == position.to_data()["hero_deck"][:3]
        assert position.view(0)["knowledge"]["hero_deck"][0] != position.to_data()["hero_deck"][0]


def test_a_position_of_another_game_is_told_so() -> None:
    with pytest.raises(TypeError, match="a position of gauntlet is expected, not Splendor"):
        GAME.rules.to_data(sixstones.game("splendor").new())


ARGUMENTS = {
    "before": {},
    "card": {},
    "after": {},
    "may-fight": {"effect": "hero-3", "whom": 1},
    "whom": {"effect": "soul-stone"},
    "number": {"effect": "outrider", "whom": 2},
    "fighter": {"effect": "black-dwarf", "whom": 1},
    "falling": {"effect": "hero-1", "number": 4},
    "three": {"effect": "hero-5"},
    "down": {"effect": "reality-stone", "down": 2},
    "copied": {"effect": "time-stone"},
}


@pytest.mark.parametrize("kind", ASKING)
def test_what_is_asked_stands_in_the_data(kind: str) -> None:
    assert ASKING[kind].to_data()["asked"] == [kind, ARGUMENTS[kind]]


def test_a_result_stands_in_the_data() -> None:
    results = {name: position.to_data()["result"] for name, position in ENDED.items()}
    assert results == {
        "snap": {"winner": "thanos", "reason": "snap"},
        "no hero life": {"winner": "thanos", "reason": "life"},
        "no life of Thanos": {"winner": "heroes", "reason": "life"},
    }
    assert all(position.to_data()["asked"] is None for position in ENDED.values())


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_loaded_position_goes_on_the_same_way(seats: int) -> None:
    for game in range(samples(small=1, normal=3, full=40)):
        position = GAME.new(seats, 500 + game, life="9,9")
        position.dice = sixstones.dice(bytes([game] * 32))
        loaded = position
        for before, move in random_play(position, game):
            if move % 5 == 0:
                loaded = GAME.load(before.to_data())
            elif loaded is before:
                loaded = before.copy()
            loaded.play(move)
            following = before.copy()
            following.play(move)
            assert loaded == following
            assert loaded.events(0) == following.events(0)


def test_the_decks_that_are_loaded_are_the_decks_that_are_drawn() -> None:
    story = gauntlet(3, thanos="proxima-midnight outrider thanos", hero_deck="iron-man hulk", thanos_deck="time-stone")
    hero = after(story, "play proxima-midnight")
    assert hero.events(1)[-1].args["card"] == "iron-man"
    maw = after(gauntlet(3, thanos="ebony-maw outrider thanos", thanos_deck="time-stone"), "play ebony-maw")
    assert maw.events(0)[-1].args["card"] == "time-stone"


def test_copies_and_pickles_are_independent() -> None:
    for start in (ASKING["card"], ASKING["down"], WITH_MORE["a second fight"]):
        pickled = pickle.loads(pickle.dumps(start))  # noqa: S301 - made a moment ago
        for one in (copy.copy(start), copy.deepcopy(start), pickled, start.copy()):
            assert one == start
            assert one is not start
            assert one.listening
            one.play(one.moves()[0])
            assert one != start
    deaf = GAME.load(ASKING["card"].to_data(), listen=False)
    assert not pickle.loads(pickle.dumps(deaf)).listening  # noqa: S301 - made a moment ago


def number(where: str, value: object, least: int, most: int) -> Phrase:
    return reason("data-number", where=where, value=str(value), least=least, most=most)


def length(where: str, there: int, least: int, most: int) -> Phrase:
    return reason("data-length", where=where, length=there, least=least, most=most)


def word(where: str, value: str, allowed: str) -> Phrase:
    return reason("data-word", where=where, value=value, allowed=allowed)


def missing(where: str, name: str) -> Phrase:
    return reason("data-missing", where=where, name=name)


def unknown(where: str, name: str) -> Phrase:
    return reason("data-unknown", where=where, name=name)


HERO_WORDS = ", ".join([*list(HEROES)[:12], "..."])
VILLAIN_WORDS = ", ".join([*THANOS_DECK[:12], "..."])
QUESTION_WORDS = ", ".join(ASKING)
RESULTS = ", heroes-by-life, thanos-by-life, thanos-by-snap"
LOADED = written(3)
TURNS = 2
"""How many turns Thanos may have begun here at most."""
FORM: list[tuple[Position | Data, Change, Phrase]] = [
    # nobody guesses at the second Outrider alone
    (LOADED, put("history", [["missed", 0, None, 2, 0, None]]), reason("history-does-not-fit")),
    (LOADED, put("game", "splendor"), reason("data-other-game", game="gauntlet")),
    (LOADED, put("format", 2), reason("data-version", name="format", value="2", expected=1)),
    (LOADED, put("rules", None), reason("data-version", name="rules", value="None", expected=1)),
    (LOADED, drop("dice"), missing("position", "dice")),
    (LOADED, put("colour", 1), unknown("position", "colour")),
    (LOADED, put("dice", 1), reason("bad-dice", dice="1")),
    (LOADED, put("hands", {}), reason("data-no-list", where="hands")),
    (LOADED, put("hands", []), length("hands", 0, 2, 6)),
    (LOADED, put("hands", [[]] * 7), length("hands", 7, 2, 6)),
    (LOADED, put("hands.1", ["thanos"]), word("hands[1][0]", "thanos", HERO_WORDS)),
    (LOADED, put("hands.0.2", "hulk"), word("hands[0][2]", "hulk", VILLAIN_WORDS)),
    (LOADED, put("hands.1", 3), reason("data-no-list", where="hands[1]")),
    (LOADED, put("hands.1", ["hulk"] * 17), length("hands[1]", 17, 0, 16)),
    (LOADED, put("hands.0", ["outrider"] * 14), length("hands[0]", 14, 0, 13)),
    (LOADED, put("front", [[], []]), length("front", 2, 3, 3)),
    (LOADED, put("front.0", ["?"]), word("front[0][0]", "?", VILLAIN_WORDS)),
    (LOADED, put("fallen", ["hulk"]), word("fallen[0]", "hulk", VILLAIN_WORDS)),
    (LOADED, put("hero_deck", None), reason("data-no-list", where="hero_deck")),
    (LOADED, put("hero_deck.0", 5), word("hero_deck[0]", "5", HERO_WORDS)),
    (LOADED, put("thanos_deck.1", "nebula"), word("thanos_deck[1]", "nebula", VILLAIN_WORDS)),
    (LOADED, put("options", []), reason("data-no-object", where="options")),
    (LOADED, put("options.speed", 1), unknown("options", "speed")),
    (LOADED, drop("options.copy"), missing("options", "copy")),
    (LOADED, put("options.thanos", "d"), reason("bad-option", option="thanos", value="d", allowed="a | b | c")),
    (
        LOADED,
        put("options.life", "6"),
        reason("bad-option", option="life", value="6", allowed="ours-1 | HEROES,THANOS (each 1 to 99)"),
    ),
    (LOADED, put("options.thanos", "b"), reason("thanos-not-the-option", seat=0)),
    (LOADED, put("thanos", 3), number("thanos", 3, 0, 2)),
    (LOADED, put("thanos", 1), reason("thanos-not-the-option", seat=1)),
    (LOADED, put("cards", {}), missing("cards", "heroes")),
    (LOADED, put("cards", {"heroes": ["hulk", "hulk"], "thanos": []}), reason("card-twice", card="hulk")),
    (LOADED, put("tokens", [0]), length("tokens", 1, 3, 3)),
    (LOADED, put("tokens.1", -1), number("tokens[1]", -1, 0, 1000)),
    (LOADED, put("tokens.1", value=True), number("tokens[1]", "True", 0, 1000)),
    (LOADED, put("life", [6, 5]), reason("data-no-object", where="life")),
    (LOADED, drop("life.heroes"), missing("life", "heroes")),
    (LOADED, put("life.heroes", 7), number("life.heroes", 7, 0, 6)),
    (LOADED, put("life.thanos", 6), number("life.thanos", 6, 0, 5)),
    (LOADED, put("turn", 3), number("turn", 3, 0, 2)),
    (LOADED, put("turns_left", 2), number("turns_left", 2, 0, 1)),
    (LOADED, put("thanos_turns", 0), number("thanos_turns", 0, 1, TURNS)),
    (LOADED, put("thanos_turns", TURNS + 1), number("thanos_turns", TURNS + 1, 1, TURNS)),
    (LOADED, put("mover", "a"), number("mover", "a", 0, 2)),
    (LOADED, put("over", 1), reason("data-truth", where="over", value="1")),
    (LOADED, put("asked", None), reason("data-no-list", where="asked")),
    (LOADED, put("asked", ["card"]), length("asked", 1, 2, 2)),
    (LOADED, put("asked", ["action", {}]), word("asked[0]", "action", QUESTION_WORDS)),
    (LOADED, put("asked", ["card", []]), reason("data-no-object", where="asked[1]")),
    (LOADED, put("asked.1", {"effect": "outrider"}), unknown("asked[1]", "effect")),
    (ASKING["whom"], put("asked.1", {}), missing("asked[1]", "effect")),
    (
        ASKING["whom"],
        put("asked.1.effect", "thor"),
        word("asked[1].effect", "thor", ", ".join([*THANOS_DECK[1:], "..."])),
    ),
    (ASKING["whom"], put("asked.1.whom", 1), unknown("asked[1]", "whom")),
    (ASKING["number"], put("asked.1.whom", 3), number("asked[1].whom", 3, 0, 2)),
    (ASKING["falling"], drop("asked.1.number"), missing("asked[1]", "number")),
    (ASKING["falling"], put("asked.1.number", 8), number("asked[1].number", 8, 1, 7)),
    (ASKING["down"], drop("asked.1.down"), missing("asked[1]", "down")),
    (ASKING["down"], put("asked.1.down", 3), number("asked[1].down", 3, 1, 2)),
    (WITH_MORE["a second fight"], put("asked.1.fought", 4), number("asked[1].fought", 4, 0, 3)),
    (ENDED["snap"], put("asked", ["card", {}]), reason("asked-after-end")),
    (ASKING["card"], put("result", {"winner": "heroes", "reason": "life"}), reason("result-before-end")),
    (ENDED["snap"], put("result", None), reason("data-no-object", where="result")),
    (ENDED["snap"], put("result", {"winner": "heroes", "reason": "snap"}), word("result", "heroes-by-snap", RESULTS)),
    (ENDED["snap"], drop("result.reason"), missing("result", "reason")),
    (LOADED, put("history", {}), reason("data-no-list", where="history")),
    (LOADED, put("history", [[]]), length("history[0]", 0, 6, 6)),
    (
        LOADED,
        put("history", [["flew", 0, None, 0, 0, None]]),
        word(
            "history[0][0]",
            "flew",
            "turn, drew, no-card-left, played, targeted, guessed, missed, saw, looked, ordered, fought, tied, ...",
        ),
    ),
    (LOADED, put("history", [["turn", 3, None, 0, 0, None]]), number("history[0][1]", 3, 0, 2)),
    (LOADED, put("history", [["turn", 0, "?", 0, 0, None]]), word("history[0][2]", "?", HERO_WORDS)),
    (LOADED, put("history", [["turn", 0, None, -1, 0, None]]), number("history[0][3]", -1, 0, 0xFFFFFF)),
    (LOADED, put("history", [["turn", 0, None, 0, 1024, None]]), number("history[0][4]", 1024, 0, 0x3FF)),
    (LOADED, put("history", [["turn", 0, None, 0, 0, [3]]]), number("history[0][5][0]", 3, 0, 2)),
    (LOADED, put("history", [["turn", 0, None, 0, 0, [1, 1]]]), number("history[0][5][1]", 1, 2, 2)),
    (LOADED, put("history", [["turn", 0, None, 0, 0, 1]]), reason("data-no-list", where="history[0][5]")),
]


@pytest.mark.parametrize(("start", "change", "expected"), FORM, ids=[str(case[2])[:60] for case in FORM])
def test_bad_form_is_refused_with_its_place(start: Position | Data, change: Change, expected: Phrase) -> None:
    assert load_error(changed(start, change)) == expected


@pytest.mark.parametrize("data", [None, [], "gauntlet", 7, {}])
def test_what_is_no_position_at_all_is_refused(data: object) -> None:
    assert load_error(data) == reason("data-other-game", game="gauntlet")


def same(_: Data) -> None:
    """The story itself is wrong."""


def hand_size(seat: int, held: int, expected: int) -> Phrase:
    return reason("hand-size", seat=seat, held=held, expected=expected)


def not_open(kind: str) -> Phrase:
    return reason("question-not-open", asked=kind)


def lay_back(card: str) -> Change:
    """A card that lies in front of Thanos goes back into his deck."""

    def change(data: Data) -> None:
        data["front"][0].remove(card)
        data["thanos_deck"].append(card)

    return change


REST = EVERYTHING.replace(" time-stone", "")
"""Without a Time Stone: eleven cards."""
INVARIANTS: list[tuple[Position | Data, Change, Phrase]] = [
    # each card in one place
    (written(3), put("hero_deck.0", "nebula"), reason("card-twice", card="nebula")),
    (written(3), put("thanos_deck.0", "outrider"), reason("card-twice", card="outrider")),
    (written(3, thanos="outrider thanos ebony-maw"), put("front.0", ["thanos"]), reason("card-twice", card="thanos")),
    (written(3), drop("hero_deck.0"), reason("card-missing", card="star-lord")),
    (written(3), drop("thanos_deck.0"), reason("card-missing", card="corvus-glaive")),
    (
        written(3),
        put("cards", {"heroes": list(HEROES)[:-1], "thanos": THANOS_DECK}),
        reason("card-not-in-game", card="iron-man"),
    ),
    (written(3, without="outrider"), put("thanos_deck.0", "outrider"), reason("card-missing", card="soul-stone")),
    # enough of them
    (
        written(3, without=" ".join(list(HEROES)[5:])),
        same,
        reason("too-few-heroes", cards=5, least=6),
    ),
    (
        written(3, without=f"{FIVE} time-stone"),
        same,
        reason("no-stone-in-game"),
    ),
    (written(3), both(put("front.1", written(3)["hero_deck"]), put("hero_deck", [])), reason("hero-deck-empty")),
    # what lies in front of Thanos
    (written(3), put("fallen", ["outrider"]), reason("fallen-not-faceup", card="outrider")),
    (written(3, front="thanos"), same, reason("thanos-faceup")),
    (written(3, fallen="power-stone"), same, reason("back-not-shuffled", card="power-stone")),
    # hands
    (written(3, b="hulk thor"), same, hand_size(1, 2, 1)),
    (written(3, b=""), same, hand_size(1, 0, 1)),
    (written(3, turn="b", b="hulk"), same, hand_size(1, 1, 2)),
    (written(3, turn="b", c="hulk thor"), same, hand_size(2, 2, 1)),
    (written(3, thanos="outrider thanos"), same, hand_size(0, 2, 3)),
    (written(3, thanos="outrider thanos mind-stone ebony-maw"), same, hand_size(0, 4, 3)),
    (written(3, turn="b", thanos="outrider thanos mind-stone"), same, hand_size(0, 3, 2)),
    (written(3, turn="b", thanos="outrider"), same, hand_size(0, 1, 2)),
    (written(3, turn="b", thanos=""), same, hand_size(0, 0, 2)),
    (ASKING["down"], put("asked.1.down", 1), hand_size(0, 4, 3)),
    (ASKING["down"], both(drop("hands.0.0"), put("front.0", ["outrider", "reality-stone"])), hand_size(0, 3, 4)),
    # life
    (written(3, life="0,5", start="6,5"), same, reason("life-and-end", team="heroes", life=0)),
    (written(3, life="6,0", start="6,5"), same, reason("life-and-end", team="thanos", life=0)),
    (ENDED["no hero life"], put("life.heroes", 1), reason("life-and-end", team="heroes", life=1)),
    (
        ENDED["no life of Thanos"],
        put("result", {"winner": "thanos", "reason": "life"}),
        reason("life-and-end", team="heroes", life=6),
    ),
    (ENDED["snap"], put("life.thanos", 0), reason("life-and-end", team="thanos", life=0)),
    (
        ENDED["snap"],
        both(put("hands.0.0", "outrider"), put("thanos_deck.0", "time-stone")),
        reason("snap-without-stones"),
    ),
    # turns
    (written(3, turns_left=1), same, reason("turns-left", seat=0)),
    (written(3, turn="b", turns_left=1), same, reason("turns-left", seat=1)),
    (written(2, turns_left=1), same, reason("turns-left", seat=0)),
    (written(3), put("mover", 1), reason("not-the-movers-question", seat=1, asked="card")),
    (ASKING["three"], put("mover", 2), reason("not-the-movers-question", seat=2, asked="three")),
    # questions that are not open
    (written(3, thanos="time-stone thanos", before=True), same, not_open("before")),
    (ASKING["before"], put("turn", 1), reason("not-the-movers-question", seat=0, asked="before")),
    (ASKING["after"], both(put("turn", 1), put("mover", 1)), not_open("after")),
    (written(3, thanos="thanos", front=EVERYTHING), same, not_open("card")),
    (ASKING["may-fight"], put("asked.1.effect", "hero-4"), not_open("may-fight")),
    (ASKING["may-fight"], put("asked.1.whom", 2), not_open("may-fight")),
    (ASKING["may-fight"], both(put("asked.1.whom", 2), put("mover", 2)), not_open("may-fight")),
    (ASKING["may-fight"], both(put("asked.1.whom", 0), put("mover", 0)), not_open("may-fight")),
    (ASKING["may-fight"], put("turn", 0), not_open("may-fight")),
    (WITH_MORE["another hero's fight"], both(put("asked.1.whom", 0), put("mover", 0)), not_open("may-fight")),
    (ASKING["whom"], put("asked.1.effect", "proxima-midnight"), not_open("whom")),
    (ASKING["whom"], put("asked.1.effect", "hero-2"), not_open("whom")),
    (ASKING["whom"], put("asked.1.fought", 1), not_open("whom")),
    (WITH_MORE["a hero's whom"], put("asked.1.effect", "hero-3"), not_open("whom")),
    (WITH_MORE["a hero's whom"], put("asked.1.effect", "soul-stone"), not_open("whom")),
    (WITH_MORE["a hero's whom"], put("asked.1.fought", 2), not_open("whom")),
    (WITH_MORE["a second fight"], put("asked.1.fought", 0), not_open("whom")),
    (ASKING["number"], put("asked.1.whom", 0), not_open("number")),
    (ASKING["number"], drop("asked.1.whom"), not_open("number")),
    (ASKING["number"], put("asked.1.effect", "mind-stone"), not_open("number")),
    (ASKING["number"], put("asked.1.effect", "hero-1"), not_open("number")),
    (WITH_MORE["a hero's number"], put("asked.1.whom", 2), not_open("number")),
    (WITH_MORE["a hero's number"], put("asked.1.effect", "outrider"), not_open("number")),
    (ASKING["fighter"], put("asked.1.effect", "outrider"), not_open("fighter")),
    (ASKING["fighter"], drop("asked.1.whom"), not_open("fighter")),
    (ASKING["fighter"], both(put("turn", 1), put("mover", 1)), not_open("fighter")),
    (WITH_MORE["a second fighter"], put("asked.1.whom", 1), not_open("fighter")),
    (ASKING["falling"], put("asked.1.number", 1), not_open("falling")),
    (ASKING["falling"], put("asked.1.effect", "hero-2"), not_open("falling")),
    (ASKING["falling"], put("mover", 2), not_open("falling")),
    (ASKING["falling"], put("turn", 0), not_open("falling")),
    (ASKING["three"], put("asked.1.effect", "hero-4"), not_open("three")),
    (
        ASKING["three"],
        lambda data: data["front"][1].extend([data["hero_deck"].pop() for _ in range(len(data["hero_deck"]) - 2)]),
        not_open("three"),
    ),
    (WITH_MORE["a second one down"], put("asked.1.effect", "outrider"), not_open("down")),
    (ASKING["down"], put("asked.1.effect", "ebony-maw"), not_open("down")),
    (ASKING["copied"], put("asked.1.effect", "soul-stone"), not_open("copied")),
    (ASKING["copied"], lay_back("time-stone"), not_open("copied")),
    (ASKING["copied"], both(lay_back("black-dwarf"), put("fallen", [])), not_open("copied")),
]


@rule("gauntlet.1.1", "gauntlet.4.5", "gauntlet.R25", "gauntlet.R17")
@pytest.mark.parametrize(("start", "change", "expected"), INVARIANTS, ids=[case[2].key for case in INVARIANTS])
def test_a_broken_invariant_is_refused_with_its_cause(start: Position | Data, change: Change, expected: Phrase) -> None:
    assert load_error(changed(start, change)) == expected


def test_no_cause_is_untested() -> None:
    folder = Path(sixstones.__file__).parent / "rules/gauntlet"
    text = "".join((folder / name).read_text(encoding="utf-8") for name in ("invariants.py", "data.py"))
    keys = set(re.findall(r'(?:refuse\(|Phrase\()\s*"([a-z0-9-]+)"', text)) | {"card-missing", "card-not-in-game"}
    tested = {expected.key for _, _, expected in [*INVARIANTS, *FORM]}
    assert keys - tested == set()


def test_a_position_that_was_tampered_with_is_found_out() -> None:
    """What data cannot say, because a list of cards is read card by card."""
    twice: Any = gauntlet(3)
    twice.hands[1] |= twice.hands[2]
    missing_one: Any = gauntlet(3)
    missing_one.hands[0] = 0
    seen: Any = gauntlet(3)
    seen.thanos_left += 1
    seen.decks[16 + seen.thanos_left - 1] = seen.decks[16]
    for position, expected in (
        (twice, reason("card-twice", card="spider-man")),
        (missing_one, reason("card-missing", card="outrider")),
        (seen, reason("card-twice", card="thanos")),
    ):
        with pytest.raises(DataError) as refusal:
            position.check()
        assert refusal.value.reason == expected


@pytest.mark.parametrize(
    ("story", "most"),
    [
        ({"turn": "b"}, 1),
        ({"turn": "b", "front": "outrider mind-stone", "fallen": "outrider"}, 3),
        ({"front": "outrider mind-stone", "fallen": "outrider"}, 4),
    ],
)
def test_thanos_has_begun_no_more_turns_than_the_cards_that_he_played_tell(story: Data, most: int) -> None:
    """He plays one in each turn; a position that was made up may begin with a hero's."""
    data = written(3, **story)
    data["thanos_turns"] = most
    assert GAME.load(data).to_data()["thanos_turns"] == most
    data["thanos_turns"] = most + 1
    assert load_error(data) == number("thanos_turns", most + 1, 1, most)


@rule("gauntlet.R26", "gauntlet.R43", "gauntlet.8.3")
@pytest.mark.parametrize(
    "story",
    [
        {"turn": "b", "thanos": "time-stone thanos", "front": REST, "thanos_left": 0},
        {"turn": "b", "thanos": "thanos", "front": REST, "thanos_left": 1},
        {"turn": "b", "thanos": "thanos", "front": EVERYTHING, "thanos_left": 0},
        {"turn": "b", "thanos": "", "front": EVERYTHING, "thanos_left": 1},
        {"thanos": "time-stone thanos", "front": REST, "thanos_left": 0},
    ],
)
def test_short_hands_are_sound_once_the_deck_has_run_out(story: Data) -> None:
    position = gauntlet(3, **story)
    position.check()
    assert GAME.load(position.to_data()) == position


SCRAPS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 20),
    st.sampled_from(["", "thor", "outrider", "thanos", "card", "space-stone", "a"]),
    st.just([]),
    st.just({}),
)


def places(data: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every place in the data."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path, *(place for key, value in inside for place in places(value, (*path, key)))]


@settings(max_examples=samples(small=60, normal=400, full=5000), deadline=None)
@given(st.data())
def test_damaged_data_is_refused_in_words_or_is_a_sound_position(data: st.DataObject) -> None:
    """No crash and no other error, whatever stands in a place where it should not."""
    start = changed(data.draw(st.sampled_from(list(EVERY.values()))), same)
    root = [start]
    for _ in range(data.draw(st.integers(1, 3))):
        path = (0, *data.draw(st.sampled_from(places(root[0]))))
        owner: Any = root
        for key in path[:-1]:
            owner = owner[key]
        owner[path[-1]] = data.draw(SCRAPS)
    try:
        position = GAME.load(root[0])
    except Refusal as refusal:
        key = refusal.reason.key
    else:
        sound_and_playable(position)
        key = "none"
    assert re.fullmatch("[a-z0-9-]+", key)


def sound_and_playable(position: Position) -> None:
    assert GAME.load(position.to_data()) == position
    for viewer in (*range(position.seats), None):
        assert position.redeal(viewer, sixstones.dice(1)).view(viewer) == position.view(viewer)
    for move in position.moves():
        later = position.copy()
        later.play(move)
        later.check()
