"""Every reason, question and event of the game with its arguments, and who hears what."""

import re
from functools import partial
from pathlib import Path

import pytest

import sixstones
from sixstones import DeafError, IllegalMove, Phrase, Position
from sixstones.rules.gauntlet import data as plain_data
from tests.rules.gauntlet.asking import ASKING, ENDED, EVERY, WITH_MORE
from tests.rules.gauntlet.table import (
    EVERYTHING,
    FIVE,
    GAME,
    LETTERS,
    after,
    asked,
    choices,
    gauntlet,
    reason,
    refused,
    rule,
    said,
)

FOLDER = Path(sixstones.__file__).parent / "rules/gauntlet"
Case = tuple[Position, str, dict[str, object]]

REASONS: dict[str, Case] = {
    "not-asked": (ASKING["may-fight"], "play nebula", {"asked": "may-fight"}),
    "stones-missing": (ASKING["before"].copy(), "snap", {}),
    "never-played": (ASKING["card"], "play thanos", {"card": "thanos"}),
    "not-in-hand": (ASKING["card"], "play power-stone", {"card": "power-stone"}),
    "must-choose": (ASKING["whom"], "decline", {}),
    "no-such-seat": (ASKING["whom"], "target e", {"seat": 4, "seats": 4}),
    "no-hero": (ASKING["whom"], "target a", {"target": 0}),
    "another-hero": (WITH_MORE["a hero's whom"], "target b", {"target": 1}),
    "number-too-high": (ASKING["number"], "guess 7", {"number": 7, "most": 6}),
    "not-the-number": (ASKING["falling"], "lose ebony-maw", {"card": "ebony-maw", "number": 4}),
    "another-card": (ASKING["copied"], "copy time-stone", {"card": "time-stone"}),
    "not-faceup": (ASKING["copied"], "copy mind-stone", {"card": "mind-stone"}),
    "not-played": (
        after(
            gauntlet(
                3,
                thanos="time-stone outrider thanos",
                front="power-stone soul-stone",
                fallen="black-dwarf",
                copy="played-only",
            ),
            "play time-stone",
        ),
        "copy black-dwarf",
        {"card": "black-dwarf"},
    ),
}
REASONS["stones-missing"] = (
    gauntlet(3, front=FIVE.removeprefix("mind-stone "), thanos="outrider thanos", before=True),
    "snap",
    {"cards": ["mind-stone", "time-stone"]},
)
MORE: list[tuple[str, Case]] = [
    ("not-in-hand", (WITH_MORE["a hero's card"], "play nebula", {"card": "nebula"})),
    ("not-in-hand", (WITH_MORE["a hero's card"], "play thanos", {"card": "thanos"})),
    ("not-in-hand", (ASKING["fighter"], "with mind-stone", {"card": "mind-stone"})),
    ("not-in-hand", (ASKING["down"], "bottom reality-stone", {"card": "reality-stone"})),
    ("not-in-hand", (ASKING["falling"], "lose proxima-midnight", {"card": "proxima-midnight"})),
    ("not-in-hand", (ASKING["falling"], "lose outrider", {"card": "outrider"})),
    ("another-hero", (WITH_MORE["a second fight"], "target b", {"target": 1})),
    ("no-hero", (WITH_MORE["a hero's whom"], "target a", {"target": 0})),
    ("stones-missing", (ASKING["card"], "snap", {"cards": [*FIVE.split(), "time-stone"]})),
    ("stones-missing", (ASKING["after"], "snap", {"cards": ["time-stone"]})),
    ("must-choose", (WITH_MORE["a hero's whom"], "decline", {})),
]


@pytest.mark.parametrize(
    ("key", "case"), [*REASONS.items(), *MORE], ids=lambda value: value if isinstance(value, str) else ""
)
def test_a_reason(key: str, case: Case) -> None:
    position, text, args = case
    assert refused(position, text) == Phrase(key, args)
    move = GAME.rules.read(position, text)
    assert position.why_not(move) == position.why_not(move, position.mover) == Phrase(key, args)
    for other in range(position.seats):
        if other != position.mover:
            assert position.why_not(move, other) == reason("not-your-turn", mover=position.mover)
    with pytest.raises(IllegalMove) as refusal:
        GAME.parse(position, text)
    assert refusal.value.reason == Phrase(key, args)


def test_no_reason_is_untested() -> None:
    source = (FOLDER / "words.py").read_text(encoding="utf-8").partition("def why_not")[2].partition("def describe")[0]
    keys = set(re.findall(r'Phrase\(\s*"([a-z-]+)"', source)) | set(
        re.findall(r'"([a-z-]+)" if .* else "([a-z-]+)"', source)[0]
    )
    assert {"never-played", "not-in-hand", "not-played", "not-faceup"} | keys == set(REASONS)


@rule("gauntlet.R40", "gauntlet.10.1")
@pytest.mark.parametrize("held", ["outrider thanos", "time-stone thanos", "time-stone mind-stone"])
def test_why_a_hero_cannot_snap_does_not_tell_which_stones_thanos_has(held: str) -> None:
    position = gauntlet(3, turn="b", b="hulk vision", thanos=held, front=FIVE.removeprefix("mind-stone "))
    assert refused(position, "snap") == reason("not-asked", asked="card")


@pytest.mark.parametrize("kind", ASKING)
def test_every_answer_to_another_question_is_not_asked(kind: str) -> None:
    position = ASKING[kind]
    words = {
        "before": {"draw", "snap"},
        "card": {"play", "snap"},
        "after": {"snap", "end"},
        "may-fight": {"fight", "decline"},
        "whom": {"target", "decline"},
        "number": {"guess"},
        "fighter": {"with"},
        "falling": {"lose"},
        "three": {"order"},
        "down": {"bottom"},
        "copied": {"copy"},
    }
    for move in range(GAME.space):
        answers = GAME.write(position, move).split()[0] in words[kind]
        refusal = position.why_not(move)
        assert (refusal == reason("not-asked", asked=kind)) == (not answers)


QUESTIONS = {
    "before": reason("before", seat=0),
    "card": reason("card", seat=0),
    "after": reason("after", seat=0),
    "may-fight": reason("may-fight", seat=1, effect="hero-3", whom=1),
    "whom": reason("whom", seat=0, effect="soul-stone"),
    "number": reason("number", seat=0, effect="outrider", whom=2),
    "fighter": reason("fighter", seat=0, effect="black-dwarf", whom=1),
    "falling": reason("falling", seat=0, effect="hero-1", number=4),
    "three": reason("three", seat=1, effect="hero-5"),
    "down": reason("down", seat=0, effect="reality-stone", down=2),
    "copied": reason("copied", seat=0, effect="time-stone"),
    "a hero's card": reason("card", seat=2),
    "a hero's number": reason("number", seat=1, effect="hero-1"),
    "a hero's whom": reason("whom", seat=1, effect="hero-2"),
    "another hero's fight": reason("may-fight", seat=2, effect="hero-6", whom=2),
    "a second fight": reason("whom", seat=0, effect="space-stone", fought=1),
    "a second fighter": reason("fighter", seat=0, effect="space-stone", whom=3, fought=1),
    "a second one down": reason("down", seat=0, effect="reality-stone", down=1),
    "a number of the Mind Stone": reason("number", seat=0, effect="mind-stone"),
    "the lone hero's first turn": reason("card", seat=1),
    "Thanos falling": reason("falling", seat=0, effect="hero-1", number=7),
}


@rule("gauntlet.R51", "gauntlet.10.7")
@pytest.mark.parametrize("name", EVERY)
def test_a_question_is_the_same_for_all_but_the_three_cards_of_a_5(name: str) -> None:
    position = EVERY[name]
    expected = QUESTIONS.get(name)
    for viewer in (*range(position.seats), None):
        if name == "three" and viewer == 1:
            assert position.question(viewer) == reason(
                "three", seat=1, effect="hero-5", cards=["hulk", "falcon", "iron-man"]
            )
        else:
            assert position.question(viewer) == expected
    assert (expected is None) == (name in ENDED)


def test_every_question_there_is_is_asked_here() -> None:
    assert list(ASKING) == plain_data.QUESTIONS
    assert set(QUESTIONS) == set(ASKING) | set(WITH_MORE)


LOOKING = ASKING["three"]
DARK = gauntlet(3, turn="b", b="gamora thor", thanos="outrider outrider")
EVENTS: dict[str, tuple[Position, list[str], int, Phrase, str]] = {
    # kind: position, moves, which event, in full, who may know the card ("": nobody need be told apart)
    "turn": (ASKING["after"], ["end"], 0, reason("turn", seat=1), ""),
    "drew": (ASKING["after"], ["end"], 1, reason("drew", seat=1, card="star-lord", left=13), "b"),
    "no-card-left": (
        gauntlet(
            3,
            front=EVERYTHING.replace("ebony-maw ", ""),
            thanos="ebony-maw thanos",
            before=True,
        ),
        ["draw"],
        0,
        reason("no-card-left", seat=0),
        "",
    ),
    "played": (ASKING["card"], ["play outrider"], 0, reason("played", seat=0, card="outrider"), ""),
    "targeted": (ASKING["whom"], ["target c"], 0, reason("targeted", seat=0, target=2), ""),
    "guessed": (ASKING["number"], ["guess 3"], 0, reason("guessed", seat=0, number=3, target=2), ""),
    "missed": (ASKING["number"], ["guess 3"], 1, reason("missed", seat=2), ""),
    "saw": (DARK, ["play gamora"], 2, reason("saw", seat=2, card="outrider"), "c"),
    "looked": (
        gauntlet(3, turn="b", b="vision thor", hero_deck="iron-man hulk falcon"),
        ["play vision"],
        1,
        reason("looked", seat=1, card="iron-man"),
        "b",
    ),
    "ordered": (LOOKING, ["order falcon iron-man hulk"], 0, reason("ordered", seat=1, card="falcon"), "b"),
    "fought": (ASKING["fighter"], ["with thanos"], 1, reason("fought", seat=0, card="thanos", bonus=0), "ab"),
    "tied": (
        after(gauntlet(3, thanos="black-dwarf ebony-maw thanos", c="vision"), "play black-dwarf", "target c"),
        ["with ebony-maw"],
        2,
        reason("tied", seat=2),
        "",
    ),
    "won-fight": (ASKING["fighter"], ["with thanos"], 2, reason("won-fight", seat=0, over=1), ""),
    "declined": (ASKING["may-fight"], ["decline"], 0, reason("declined", seat=1), ""),
    "gained": (
        gauntlet(3, thanos="power-stone outrider thanos"),
        ["play power-stone"],
        1,
        reason("gained", seat=0, tokens=3),
        "",
    ),
    "defeated": (ASKING["fighter"], ["with thanos"], 3, reason("defeated", seat=1, card="nebula", life=5), ""),
    "shuffled-back": (
        ASKING["falling"],
        ["lose power-stone"],
        2,
        reason("shuffled-back", seat=0, card="power-stone"),
        "",
    ),
    "reshuffled": (
        gauntlet(
            6,
            turn="f",
            f="vision thor",
            hero_deck="iron-man",
            hero_left=1,
            a="nebula",
            at="b",
            thanos="outrider thanos",
            c="hulk",
            d="gamora",
            e="falcon",
        ),
        ["play vision"],
        1,
        reason(
            "reshuffled",
            aside=1,
            cards=[
                "spider-man",
                "star-lord",
                "black-widow",
                "ant-man-wasp",
                "captain-america",
                "black-panther",
                "doctor-strange",
                "scarlet-witch",
                "vision",
                "captain-marvel",
            ],
        ),
        "",
    ),
    "put-down": (ASKING["down"], ["bottom thanos"], 0, reason("put-down", seat=0, card="thanos"), "a"),
    "copied": (ASKING["copied"], ["copy power-stone"], 0, reason("copied", seat=0, card="power-stone"), ""),
    "snapped": (ASKING["before"], ["snap"], 0, reason("snapped", seat=0), ""),
    "revealed": (ASKING["before"], ["snap"], 1, reason("revealed", seat=0, card="time-stone"), ""),
    "ended": (ASKING["before"], ["snap"], 3, reason("ended", ending="thanos-by-snap"), ""),
    "which-falls": (
        after(gauntlet(3, turn="b", b="nebula thor", thanos="power-stone ebony-maw"), "play nebula"),
        ["guess 4"],
        1,
        reason("which-falls", seat=0, number=4),
        "",
    ),
}


@pytest.mark.parametrize("key", EVENTS)
def test_an_event_and_who_hears_it(key: str) -> None:
    position, moves, place, full, audience = EVENTS[key]
    assert full.key == key
    played = after(position, *moves)
    for viewer in (*LETTERS[: position.seats], None):
        told = not audience or (viewer is not None and viewer in audience)
        expected = full if told else Phrase(key, full.args | {"card": None})
        assert said(played, viewer)[place] == expected


def test_a_card_that_lay_faceup_when_the_data_was_written_is_told_of_in_the_history() -> None:
    position = gauntlet(3, front="outrider outrider", front_b="hulk")
    told = [position.event_as(at, None) for at in range(position.said)]
    laid = [event.args for event in told if event.key == "laid"]
    assert laid == [{"seat": 0, "card": "outrider"}, {"seat": 0, "card": "outrider"}, {"seat": 1, "card": "hulk"}]
    assert position.events(0) == []


def test_no_event_is_untested() -> None:
    assert set(EVENTS) | {"laid"} == set(plain_data.EVENTS)


@pytest.mark.parametrize(
    ("name", "ending"),
    [("snap", "thanos-by-snap"), ("no hero life", "thanos-by-life"), ("no life of Thanos", "heroes-by-life")],
)
def test_every_end_is_told(name: str, ending: str) -> None:
    ended = ENDED[name]
    assert ended.events(None)[-1] == reason("ended", ending=ending)
    assert ended.why_not(0) == ended.why_not(0, 1) == reason("game-over")
    assert (ended.moves(), choices(ended), asked(ended)) == ([], [], "over")
    assert not ended.reversible


def test_a_deaf_position_says_that_it_is_deaf() -> None:
    position = GAME.new(2, 1, listen=False)
    position.play(position.moves()[0])
    redeal = partial(position.redeal, dice=sixstones.dice(1))
    for ask in (position.events, position.copy().events, position.view, redeal):
        with pytest.raises(DeafError) as refusal:
            ask(0)
        assert refusal.value.reason == reason("deaf")


def test_a_position_shows_the_open_table() -> None:
    position = gauntlet(
        3,
        turn="b",
        b="hulk vision",
        c="falcon",
        thanos="mind-stone thanos",
        front="power-stone",
        front_c="nebula",
        tokens="a2 c1",
    )
    assert repr(position).split("\n") == [
        "<gauntlet, 3 seats, turn of b, b to answer: card",
        "  life: heroes 6, Thanos 5; decks: heroes 12, Thanos 10",
        "  a (Thanos): 2 in hand, 2 tokens, faceup power-stone",
        "  b (hero): 2 in hand, 0 tokens, faceup -",
        "  c (hero): 1 in hand, 1 tokens, faceup nebula>",
    ]
    assert repr(ENDED["snap"]).split("\n")[0] == "<gauntlet, 3 seats, turn of a, over: thanos-by-snap"
