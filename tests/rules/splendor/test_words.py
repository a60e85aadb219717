"""Every reason, question and event of the game with its arguments, and who hears what."""

import re
from pathlib import Path

import pytest

import sixstones
from sixstones import DeafError, IllegalMove, Phrase, Position
from tests.rules.splendor.table import GAME, STUCK, after, asked, reason, refused, rule, said, splendor

SOURCE = Path(sixstones.__file__).parent / "rules/splendor/words.py"

PAYING = {"a": "tokens Y RR W", "table": "1-1 rocket"}
TWO_FIT = {"a": "bonus BBBBRRRRPPPP", "locations": "wakanda attilan triskelion"}
REASONS = {
    # text: position, moves before, expected
    "must-act": (splendor(), [], "pass", {}),
    "pile-empty": (splendor(supply="R BB O"), [], "take YRP", {"tokens": {"yellow": 1, "purple": 1}}),
    "take-more": (splendor(supply="R BB O"), [], "take RB", {"colours": 3, "number": 3}),
    "pile-below-four": (splendor(supply="RRR BBBB"), [], "take RR", {"token": "red", "left": 3}),
    "hand-full": (splendor(a="hand rocket hela thor"), [], "reserve deck-1", {"limit": 3}),
    "deck-empty": (splendor(3, decks={2: 0}), [], "reserve deck-2", {"level": 2}),
    "space-empty": (splendor(3, decks={2: 0}, table="2-4 -"), [], "recruit 2-4", {"level": 2, "space": 4}),
    "not-in-hand": (splendor(a="hand rocket"), [], "recruit hand-2", {"place": 2, "held": 1}),
    "tokens-missing": (
        splendor(a="tokens O W, bonus R", table="2-1 star-lord"),
        [],
        "recruit 2-1",
        {"card": "star-lord", "missing": {"blue": 1, "orange": 1, "red": 3}, "gray": 1, "short": 4},
    ),
    "none-held": (splendor(4, a="tokens YYYYBBBBWW"), ["take YBO"], "return P", {"token": "purple"}),
    "nothing-due": (splendor(**PAYING), ["recruit 1-1"], "pay W for P", {"token": "purple", "card": "rocket"}),
    "bonuses-missing": (
        splendor(3, **TWO_FIT),
        ["take YBO"],
        "visit triskelion",
        {"location": "triskelion", "missing": {"orange": 4}},
    ),
    "not-in-the-middle": (splendor(3, **TWO_FIT), ["take YBO"], "visit asgard", {"location": "asgard"}),
    "not-asked": (splendor(**PAYING), ["recruit 1-1"], "take YBO", {"asked": "payment"}),
}


@pytest.mark.parametrize(("key", "case"), REASONS.items(), ids=REASONS)
def test_a_reason(key: str, case: tuple[Position, list[str], str, dict[str, object]]) -> None:
    position, before, text, args = case
    position = after(position, *before)
    assert refused(position, text) == Phrase(key, args)
    move = GAME.rules.read(position, text)
    assert position.why_not(move) == position.why_not(move, position.mover) == Phrase(key, args)
    other = 1 - position.mover
    assert position.why_not(move, other) == reason("not-your-turn", mover=position.mover)
    with pytest.raises(IllegalMove) as refusal:
        GAME.parse(position, text)
    assert refusal.value.reason == Phrase(key, args)


def test_no_reason_is_untested() -> None:
    keys = set(re.findall(r'Phrase\(\s*"([a-z-]+)"', SOURCE.read_text(encoding="utf-8")))
    assert keys == set(REASONS)


def test_the_reasons_of_the_house() -> None:
    position = splendor()
    assert position.why_not(0) is None
    assert position.why_not(0, 0) is None
    assert position.why_not(0, 1) == reason("not-your-turn", mover=0)
    for move in (-1, GAME.space, 10_000):
        assert position.why_not(move) == reason("no-such-move", move=move)
        assert position.why_not(move, 1) == reason("not-your-turn", mover=0)
        with pytest.raises(IllegalMove) as refusal:
            position.play(move)
        assert refusal.value.reason == reason("no-such-move", move=move)
    over = after(splendor(**STUCK), "pass", "pass")
    assert over.why_not(0) == over.why_not(0, 1) == over.why_not(-1) == reason("game-over")


@pytest.mark.parametrize(
    ("story", "moves", "kind", "legal"),
    [
        ({}, [], "action", "take YBO"),
        (PAYING, ["recruit 1-1"], "payment", "pay colours"),
        (TWO_FIT, ["take YBO"], "location", "visit attilan"),
        ({"a": "tokens YYYYBBBBWW"}, ["take YBO"], "return", "return Y"),
    ],
)
def test_every_answer_to_another_question_is_not_asked(
    story: dict[str, str], moves: list[str], kind: str, legal: str
) -> None:
    position = after(splendor(4, **story), *moves)
    assert asked(position) == f"a {kind}"
    words = {
        "action": ("take", "reserve", "recruit", "pass"),
        "payment": ("pay",),
        "location": ("visit",),
        "return": ("return",),
    }
    assert GAME.rules.read(position, legal) in position.moves()
    for move in range(GAME.space):
        answers = GAME.write(position, move).split()[0] in words[kind]
        refusal = position.why_not(move)
        assert (refusal == reason("not-asked", asked=kind)) == (not answers)


@rule("splendor.R7")
def test_the_questions() -> None:
    assert splendor().question(0) == reason("action", seat=0)
    assert splendor(mover="b").question(0) == reason("action", seat=1)
    paying = after(splendor(**PAYING), "recruit 1-1")
    assert paying.question(0) == Phrase(
        "payment", {"seat": 0, "card": "rocket", "from": "table 1-1", "due": {"yellow": 1, "red": 2}, "gray": 1}
    )
    assert after(splendor(3, **TWO_FIT), "take YBO").question(2) == reason("location", seat=0)
    returning = after(splendor(4, a="tokens YYYYBBBBWW"), "take YBO", "return W", "return Y")
    assert returning.question(3) == reason("return", seat=0, returned={"yellow": 1, "gray": 1}, left=1)
    assert after(splendor(**STUCK), "pass", "pass").question(0) is None


EVENTS: list[tuple[Position, list[str], list[Phrase]]] = [
    (splendor(), ["take YBO"], [reason("taken", seat=0, tokens={"yellow": 1, "blue": 1, "orange": 1})]),
    (splendor(mover="b"), ["take PP"], [reason("taken", seat=1, tokens={"purple": 2})]),
    (
        splendor(table="2-3 hela", top="venom"),
        ["reserve 2-3"],
        [
            Phrase("reserved", {"seat": 0, "card": "hela", "from": "table 2-3", "gray": 1}),
            reason("revealed", card="venom", level=2, space=3),
        ],
    ),
    (
        splendor(a="tokens WWW", b="tokens WW, hand ?thor ?drax", top="hela", mover="b"),
        ["reserve deck-2"],
        [reason("drawn", seat=1, card="hela", level=2, gray=0)],
    ),
    (
        splendor(a="tokens W WW RRR, hand thor ?rocket, team kate-bishop quake"),
        ["recruit hand-2"],
        [
            reason("shown", seat=0, card="rocket", place=2),
            reason("paid", seat=0, card="rocket", tokens={"gray": 1}),
        ],
    ),
    (
        splendor(a="tokens W WW RRR, hand thor ?rocket, team kate-bishop quake"),
        ["recruit hand-2", "pay colours"],
        [
            reason("paid", seat=0, card="rocket", tokens={"red": 1}),
            Phrase("recruited", {"seat": 0, "card": "rocket", "from": "hand 2"}),
        ],
    ),
    (
        splendor(
            4, a="team quake ms-marvel, bonus BBBRRPPPOOO, tokens OO", table="3-1 hulk", locations="attilan", top="drax"
        ),
        ["recruit 3-1"],
        [
            reason("paid", seat=0, card="hulk", tokens={"orange": 2}),
            Phrase("recruited", {"seat": 0, "card": "hulk", "from": "table 3-1"}),
            reason("revealed", card="drax", level=3, space=1),
            reason("time", seat=0),
            reason("assembled", seat=0, tags=4, before=None),
            reason("visited", seat=0, location="attilan"),
        ],
    ),
    (
        splendor(
            a="team spider-woman valkyrie hawkeye, tokens Y O",
            b="team kate-bishop quake ms-marvel",
            avengers="b",
            table="1-1 wasp",
            top="rhino",
        ),
        ["recruit 1-1"],
        [
            reason("paid", seat=0, card="wasp", tokens={"yellow": 1, "orange": 1}),
            Phrase("recruited", {"seat": 0, "card": "wasp", "from": "table 1-1"}),
            reason("revealed", card="rhino", level=1, space=1),
            reason("assembled", seat=0, tags=4, before=1),
        ],
    ),
    (
        splendor(4, a="tokens YYYYBBBBWW"),
        ["take YBO", "return W"],
        [reason("returned", seat=0, tokens={"gray": 1})],
    ),
    (
        splendor(**STUCK, passes=1, mover="b"),
        ["pass"],
        [reason("passed", seat=1), reason("ended", reason="stalemate")],
    ),
]


@pytest.mark.parametrize(("position", "moves", "events"), EVENTS)
def test_events(position: Position, moves: list[str], events: list[Phrase]) -> None:
    played = after(position, *moves)
    mover = after(position, *moves[:-1]).mover
    hidden = [Phrase(event.key, event.args | {"card": None}) if event.key == "drawn" else event for event in events]
    assert played.events(mover) == events
    for viewer in (1 - mover, None):
        assert played.events(viewer) == hidden


def test_no_event_is_untested() -> None:
    keys = set(
        re.findall(
            r'"([a-z]+)"', SOURCE.read_text(encoding="utf-8").partition("EVENTS: Final = [")[2].partition("]")[0]
        )
    )
    assert keys == {event.key for _, _, events in EVENTS for event in events}


@rule("splendor.R12", "splendor.5.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_card_from_a_deck_is_named_to_its_owner_alone(seats: int) -> None:
    position = splendor(seats, top="hela", mover="b")
    drawn = after(position, "reserve deck-2")
    for viewer in (*range(seats), None):
        heard = [event.args["card"] for event in drawn.events(viewer)]
        assert heard == ["hela" if viewer == 1 else None]


def test_a_redealt_copy_tells_what_its_seat_heard() -> None:
    drawn = after(splendor(3, top="hela"), "reserve deck-2")
    for viewer in (0, 1, 2, None):
        copy = drawn.redeal(viewer, sixstones.dice(1))
        assert copy.events(viewer) == drawn.events(viewer)
    assert drawn.redeal(1, sixstones.dice(1)).events(0)[0].args["card"] is None
    revealed = after(splendor(3, table="1-1 rocket"), "reserve 1-1")
    assert revealed.redeal(1, sixstones.dice(1)).events(0) == revealed.events(0)


def test_a_position_tells_only_its_last_step_and_a_copy_tells_it_too() -> None:
    position = after(splendor(), "take YBO", "take ORP")
    assert said(position) == [reason("taken", seat=1, tokens={"orange": 1, "red": 1, "purple": 1})]
    assert said(position.copy()) == said(position)
    assert GAME.new().events(0) == []
    assert GAME.load(position.to_data()).events(None) == []


def test_a_deaf_position_says_that_it_is_deaf() -> None:
    position = GAME.new(2, 1, listen=False)
    position.play(0)
    for silent in (position, position.copy(), position.redeal(0, sixstones.dice(1))):
        with pytest.raises(DeafError) as refusal:
            silent.events(0)
        assert refusal.value.reason == reason("deaf")
    assert not position.listening


def test_a_position_shows_the_open_table() -> None:
    position = splendor(
        3,
        a="tokens YYW, bonus RR, team maria-hill okoye shuri, hand ?thor rocket",
        table="1-1 wasp, 2-4 -",
        decks={2: 0},
        locations="wakanda attilan",
        mover="b",
        round_number=7,
    )
    lines = repr(position).split("\n")
    assert lines[0] == "<splendor, 3 seats, round 7, b to answer: action"
    assert lines[1].startswith("  supply YYYBBBBBOOOOORRRRRPPPPPWWWWGGG, locations attilan hells-kitchen-nyc wakanda")
    assert [line.split(":")[0] for line in lines[2:5]] == [
        "  level 3 (15 left)",
        "  level 2 (0 left)",
        "  level 1 (33 left)",
    ]
    assert lines[3].endswith("  -")
    assert lines[4].startswith("  level 1 (33 left): wasp  ")
    assert lines[5] == "  a: 3 points, bonuses YYRRP, tokens YYW, 2 reserved, 3 tags"
    assert lines[6] == "  b: 0 points, bonuses -, tokens -, 0 reserved, 0 tags"
    assert lines[7].endswith(", Avengers tile>")
    assert "thor" not in repr(position)
    over = after(splendor(**STUCK), "pass", "pass")
    assert repr(over).split("\n")[0].endswith(", over: stalemate")
    at_all = splendor(a="at wakanda attilan, bonus BBBBRRRRPPPP")
    assert "locations none" in repr(at_all)
