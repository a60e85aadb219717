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
from sixstones import DataError, Phrase, Position, Refusal
from tests.rules.changing import Change, both, changed, drop, put
from tests.rules.splendor.table import GAME, STUCK, after, asked, random_play, reason, rule, splendor, written
from tests.samples import samples

Data = dict[str, Any]

PAYING = after(splendor(a="tokens Y RR WWW, hand ?moon-knight", table="1-1 rocket"), "recruit 1-1", "pay W for R")
CHOOSING = after(splendor(a="bonus BBBBRRRRPPPP, tokens YYYBBOOOR", locations="wakanda attilan"), "take BRP")
RETURNING = after(splendor(a="tokens YYYYBBBBOO"), "take ORP")
OVER = after(splendor(b="team green-goblin gamora spider-man vulture, bonus RP", mover="b"), "take YBO")
LAST_ROUND = after(splendor(mover="b", round_number=5, options={"round_limit": 5}), "take YBO")
STALEMATE = after(splendor(**STUCK), "pass", "pass")


def load_error(data: object) -> Phrase:
    with pytest.raises(DataError) as refusal:
        GAME.load(data)
    return refusal.value.reason


@pytest.mark.parametrize("position", [splendor(), PAYING, CHOOSING, RETURNING, OVER, LAST_ROUND, STALEMATE])
def test_data_comes_back_as_the_same_position(position: Position) -> None:
    data = position.to_data()
    loaded = GAME.load(data)
    assert loaded == position
    assert loaded.to_data() == data
    assert loaded.moves() == position.moves()
    assert loaded.question(0) == position.question(0)
    assert loaded.outcome == position.outcome
    for viewer in (0, 1, None):
        assert loaded.view(viewer) == position.view(viewer)


TEAM = ["elektra", "lockjaw", "bullseye", "valkyrie", "ms-marvel", "quake", "electro", "crystal"]
"""Four blue and four red bonuses, as wakanda asks for, and three tags."""


def test_every_fact_stands_in_the_data_by_name() -> None:
    position = splendor(
        3,
        a=f"tokens YYW, team {' '.join(TEAM)}, hand ?thor wasp, at wakanda",
        table="1-1 moon-knight",
        top="vulture hela",
        mover="b",
        round_number=6,
        passes=1,
        options={"payment": "colours-first", "take_one": "no", "round_limit": 9},
    )
    data = position.to_data()
    assert list(data) == [
        "game", "format", "rules", "options", "dice", "seats", "supply", "levels", "locations", "avengers",
        "mover", "first", "round", "passes", "asked", "over", "reason",
    ]  # fmt: skip
    assert data["seats"][0] == {
        "tokens": {"yellow": 2, "blue": 0, "orange": 0, "red": 0, "purple": 0, "gray": 1},
        "time": False,
        "recruited": TEAM,
        "reserved": [{"card": "thor", "unseen": True}, {"card": "wasp", "unseen": False}],
        "locations": ["wakanda"],
    }
    assert data["supply"] == {"yellow": 3, "blue": 5, "orange": 5, "red": 5, "purple": 5, "gray": 4, "green": 3}
    assert data["levels"][0]["spaces"][0] == "moon-knight"
    assert data["levels"][0]["deck"][0] == "vulture"
    assert data["levels"][1]["deck"][0] == "hela"
    assert data["options"] == {"payment": "colours-first", "take_one": "no", "round_limit": 9}
    assert data["dice"] == {"kind": "fast", "state": 1}
    assert (data["game"], data["format"], data["rules"]) == ("splendor", 1, GAME.version)
    assert (data["avengers"], data["mover"], data["first"], data["round"], data["passes"]) == (0, 1, 0, 6, 1)
    assert (data["asked"], data["over"], data["reason"]) == ({"kind": "action"}, False, None)


def test_what_is_asked_stands_in_the_data() -> None:
    assert PAYING.to_data()["asked"] == {
        "kind": "payment", "card": "rocket", "from": "table 1-1", "gray_for": {"red": 1},
    }  # fmt: skip
    assert CHOOSING.to_data()["asked"] == {"kind": "location"}
    assert after(RETURNING, "return O").to_data()["asked"] == {"kind": "return", "returned": {"orange": 1}}
    assert (OVER.to_data()["asked"], OVER.to_data()["reason"]) == (None, "gauntlet")
    assert LAST_ROUND.to_data()["reason"] == "round-limit"
    assert STALEMATE.to_data()["reason"] == "stalemate"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_loaded_position_goes_on_the_same_way(seats: int) -> None:
    for game in range(samples(small=2, normal=6, full=60)):
        position = GAME.new(seats, 500 + game)
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
            assert loaded.view(0) == following.view(0)


def test_the_deck_that_is_loaded_is_the_deck_that_is_drawn() -> None:
    position = splendor(3, top="hela ronan venom")
    for card in ("hela", "ronan", "venom"):
        position = after(position, "reserve deck-2")
        assert position.events((position.mover - 1) % 3)[0].args["card"] == card


def test_copies_and_pickles_are_independent() -> None:
    pickled = pickle.loads(pickle.dumps(PAYING))  # noqa: S301 - made a moment ago
    for one in (copy.copy(PAYING), copy.deepcopy(PAYING), pickled, PAYING.copy()):
        assert one == PAYING
        assert one is not PAYING
        assert one.listening
        one.play(one.moves()[0])
        assert one != PAYING
    deaf = GAME.load(PAYING.to_data(), listen=False)
    assert not pickle.loads(pickle.dumps(deaf)).listening  # noqa: S301 - made a moment ago


def number(where: str, value: object, least: int, most: int) -> Phrase:
    return reason("data-number", where=where, value=str(value), least=least, most=most)


def length(where: str, there: int, least: int, most: int) -> Phrase:
    return reason("data-length", where=where, length=there, least=least, most=most)


def word(where: str, value: str, allowed: str) -> Phrase:
    return reason("data-word", where=where, value=value, allowed=allowed)


TWELVE_CARDS = (
    "baron-zemo, rocket, grandmaster, modok, prowler, spider-woman, squirrel-girl, vulture, moon-knight, "
    "spider-man-2099, elektra, lockjaw, ..."
)
FORM: list[tuple[Change, Phrase]] = [
    (put("game", "gauntlet"), reason("data-other-game", game="splendor")),
    (drop("game"), reason("data-other-game", game="splendor")),
    (put("format", 2), reason("data-version", name="format", value="2", expected=1)),
    (drop("format"), reason("data-version", name="format", value="None", expected=1)),
    (put("rules", 99), reason("data-version", name="rules", value="99", expected=GAME.version)),
    (drop("passes"), reason("data-missing", where="position", name="passes")),
    (put("extra", 1), reason("data-unknown", where="position", name="extra")),
    (put("x" * 100, 1), reason("data-unknown", where="position", name="x" * 80)),
    (put("dice", {"kind": "loaded"}), reason("bad-dice", dice="{'kind': 'loaded'}")),
    (drop("options.payment"), reason("data-missing", where="options", name="payment")),
    (put("options.speed", 1), reason("data-unknown", where="options", name="speed")),
    (put("mover", 2), number("mover", 2, 0, 1)),
    (put("mover", -1), number("mover", -1, 0, 1)),
    (put("mover", value=True), number("mover", "True", 0, 1)),
    (put("mover", "a" * 100), number("mover", "a" * 80, 0, 1)),
    (put("mover", 10**5000), number("mover", "int ...", 0, 1)),
    (put("options.take_one", 3), reason("bad-option", option="take_one", value="3", allowed="yes | no")),
    (put("first", 1), number("first", 1, 0, 0)),
    (put("round", 0), number("round", 0, 1, 1_000_000_000)),
    (put("round", 1_000_000_001), number("round", 1_000_000_001, 1, 1_000_000_000)),
    (put("passes", 3), number("passes", 3, 0, 2)),
    (put("over", 1), reason("data-truth", where="over", value="1")),
    (put("over", value=True), word("reason", "None", "gauntlet, stalemate, round-limit")),
    (put("avengers", 2), number("avengers", 2, 0, 1)),
    (put("supply.yellow", 8), number("supply.yellow", 8, 0, 7)),
    (drop("supply.green"), reason("data-missing", where="supply", name="green")),
    (put("levels", []), length("levels", 0, 3, 3)),
    (put("levels.1", []), reason("data-no-object", where="levels[1]")),
    (put("levels.2.spaces", ["thor"]), length("levels[2].spaces", 1, 4, 4)),
    (put("levels.2.deck", ["thor"] * 21), length("levels[2].deck", 21, 0, 20)),
    (put("levels.0.spaces.1", "thanos"), word("levels[0].spaces[1]", "thanos", TWELVE_CARDS)),
    (put("levels.0.spaces.1", 1), word("levels[0].spaces[1]", "1", TWELVE_CARDS)),
    (
        put("levels.0.spaces.1", "thor"),
        reason("card-of-other-level", where="levels[0].spaces[1]", card="thor", level=1),
    ),
    (
        put("levels.1.deck.3", "rocket"),
        reason("card-of-other-level", where="levels[1].deck[3]", card="rocket", level=2),
    ),
    (put("seats", {}), reason("data-no-list", where="seats")),
    (put("seats", []), length("seats", 0, 2, 4)),
    (put("seats.1", None), reason("data-no-object", where="seats[1]")),
    (drop("seats.0.time"), reason("data-missing", where="seats[0]", name="time")),
    (put("seats.0.time", 2), reason("data-truth", where="seats[0].time", value="2")),
    (put("seats.1.tokens.green", 1), reason("data-unknown", where="seats[1].tokens", name="green")),
    (put("seats.1.tokens.red", -1), number("seats[1].tokens.red", -1, 0, 7)),
    (put("seats.1.recruited", ["thor"] * 91), length("seats[1].recruited", 91, 0, 90)),
    (put("seats.1.recruited", ["hulk", "?"]), word("seats[1].recruited[1]", "?", TWELVE_CARDS)),
    (put("seats.1.reserved", ["thor"] * 4), length("seats[1].reserved", 4, 0, 3)),
    (put("seats.1.reserved", ["thor"]), reason("data-no-object", where="seats[1].reserved[0]")),
    (put("seats.1.reserved", [{"card": "?", "unseen": True}]), word("seats[1].reserved[0].card", "?", TWELVE_CARDS)),
    (
        put("seats.1.reserved", [{"card": "thor", "unseen": 1}]),
        reason("data-truth", where="seats[1].reserved[0].unseen", value="1"),
    ),
    (
        put("locations.0", "tower"),
        word(
            "locations[0]",
            "tower",
            "avengers-tower-nyc, attilan, hells-kitchen-nyc, triskelion, asgard, wakanda, knowhere, atlantis",
        ),
    ),
    (put("locations", ["asgard"]), reason("locations-number", expected=2)),
    (put("seats.0.locations", ["asgard"]), reason("locations-number", expected=2)),
    (put("seats.0.locations", None), reason("data-no-list", where="seats[0].locations")),
    (put("locations", ["asgard"] * 3), length("locations", 3, 0, 2)),
    (put("asked", None), word("asked.kind", "None", "action, payment, location, return")),
    (put("asked", {"kind": "action", "card": "thor"}), reason("data-unknown", where="asked", name="card")),
    (put("asked", {"kind": "payment"}), reason("data-missing", where="asked", name="card")),
    (put("asked", {"kind": "return", "returned": []}), reason("data-no-object", where="asked.returned")),
    (
        put("asked", {"kind": "return", "returned": {"green": 1}}),
        reason("data-unknown", where="asked.returned", name="green"),
    ),
    (put("asked", {"kind": "return", "returned": {"red": 8}}), number("asked.returned.red", 8, 1, 7)),
]


@pytest.mark.parametrize(
    ("change", "expected"), FORM, ids=lambda value: str(value)[:60] if isinstance(value, Phrase) else ""
)
def test_bad_form_is_refused_with_its_place(change: Change, expected: Phrase) -> None:
    assert load_error(changed(written(), change)) == expected


@pytest.mark.parametrize("data", [None, [], "splendor", 7, {}])
def test_what_is_no_position_at_all_is_refused(data: object) -> None:
    assert load_error(data) == reason("data-other-game", game="splendor")


THREE_TAGS = "team maria-hill okoye shuri"
SIXTEEN = "team green-goblin gamora spider-man vulture, bonus RP"


def same(_: Data) -> None:
    """The story itself is wrong."""


INVARIANTS: list[tuple[Position | Data, Change, Phrase]] = [
    # more tokens than there are
    (written(4), put("supply.red", 6), reason("tokens-number", kind="red", there=6, expected=7)),
    (written(3), put("supply.red", 6), reason("tokens-number", kind="red", there=6, expected=5)),
    (written(), put("supply.gray", 6), reason("tokens-number", kind="gray", there=6, expected=5)),
    (written(3), put("supply.green", 4), reason("tokens-number", kind="green", there=4, expected=3)),
    (
        written(a="tokens YY"),
        put("seats.1.tokens.yellow", 1),
        reason("tokens-number", kind="yellow", there=5, expected=4),
    ),
    # the limit of ten tokens
    (written(b="tokens YYYYBBBBOOO"), same, reason("too-many-tokens", seat=1, held=11, limit=10)),
    (written(a="tokens YYYYBBBBOOO"), same, reason("too-many-tokens", seat=0, held=11, limit=10)),
    (
        after(splendor(a="tokens YYYBBB RR W", b="tokens YO", table="1-1 rocket"), "recruit 1-1"),
        both(put("seats.0.tokens.orange", 3), put("supply.orange", 0)),
        reason("too-many-tokens", seat=0, held=12, limit=10),
    ),
    (
        OVER,
        both(
            put("seats.1.tokens", {"yellow": 4, "blue": 4, "orange": 4, "red": 0, "purple": 0, "gray": 0}),
            put("supply", {"yellow": 0, "blue": 0, "orange": 0, "red": 4, "purple": 4, "gray": 5, "green": 1}),
        ),
        reason("too-many-tokens", seat=1, held=13, limit=10),
    ),
    (
        after(splendor(a="tokens YYYBBBOORR"), "take ORP"),
        both(put("seats.0.tokens.purple", 2), put("supply.purple", 2)),
        reason("too-many-tokens", seat=0, held=14, limit=13),
    ),
    # each card in one place, and no empty space beside a deck
    (written(table="1-1 rocket"), put("levels.0.spaces.1", "rocket"), reason("card-twice", card="rocket")),
    (written(table="1-1 rocket"), put("levels.0.deck.0", "rocket"), reason("card-twice", card="rocket")),
    (
        written(a="hand thor"),
        put("seats.1.reserved", [{"card": "thor", "unseen": True}]),
        reason("card-twice", card="thor"),
    ),
    (written(a="team rocket"), put("seats.1.recruited", ["rocket"]), reason("card-twice", card="rocket")),
    (
        written(),
        both(put("seats.0.recruited", ["rocket"] * 90), put("seats.1.recruited", ["wasp"])),
        reason("card-twice", card="wasp"),
    ),
    (written(a="hand loki"), put("seats.0.reserved", []), reason("card-missing", card="loki")),
    (written(table="2-3 hela"), put("levels.1.spaces.2", None), reason("empty-space", level=2, space=3)),
    # the Time stone comes with level 3
    (
        written(),
        both(put("seats.1.time", value=True), put("supply.green", 1)),
        reason("time-without-level-3", seat=1),
    ),
    (
        written(a="team thor"),
        both(put("seats.0.time", value=False), put("supply.green", 2)),
        reason("level-3-without-time", seat=0),
    ),
    (
        written(a="team iron-man"),
        both(put("seats.0.time", value=False), put("seats.1.time", value=True)),
        reason("level-3-without-time", seat=0),
    ),
    # one side of each location tile
    (written(), put("locations", ["knowhere", "knowhere"]), reason("location-tile-twice", location="knowhere")),
    (written(), put("locations", ["knowhere", "atlantis"]), reason("location-tile-twice", location="atlantis")),
    # the Avengers tile lies where it belongs
    (written(a=THREE_TAGS), put("avengers", None), reason("tile-unclaimed", tags=3)),
    (
        written(a="team maria-hill okoye"),
        put("avengers", 0),
        reason("tile-not-deserved", seat=0, tags=2, most=2),
    ),
    (
        written(a=THREE_TAGS, b="team quake ms-marvel hulk"),
        put("avengers", 0),
        reason("tile-not-deserved", seat=0, tags=3, most=4),
    ),
    # who has a location has the bonuses for it
    (
        written(locations="knowhere triskelion"),
        both(put("locations", ["triskelion"]), put("seats.1.locations", ["knowhere"])),
        reason("location-not-reached", seat=1, location="knowhere"),
    ),
    # what came back lies in the supply, and who pays has not passed
    (
        written(a="tokens YYYBBBWWWWW"),
        put("asked", {"kind": "return", "returned": {"gray": 1}}),
        reason("returned-not-there", token="gray"),
    ),
    (PAYING, put("passes", 1), reason("passed-and-acted", passes=1)),
    # what is asked is open
    (written(), put("asked.kind", "location"), reason("no-choice-of-location", seat=0)),
    (
        written(a="bonus YYYBBBRRR", locations="knowhere triskelion"),
        put("asked.kind", "location"),
        reason("no-choice-of-location", seat=0),
    ),
    (
        written(a="tokens YYYYBBBBOO"),
        put("asked", {"kind": "return", "returned": {}}),
        reason("nothing-to-return", seat=0, held=10),
    ),
    (written(passes=2), same, reason("stalemate-not-ended", passes=2)),
    # what is being paid
    (PAYING, put("asked.gray_for", {"red": 3}), reason("overpaid", card="rocket")),
    (PAYING, put("asked.gray_for", {"blue": 1}), reason("overpaid", card="rocket")),
    (PAYING, put("asked.from", "table 1-2"), reason("bought-elsewhere", card="rocket")),
    (PAYING, put("asked.from", "hand 2"), reason("bought-elsewhere", card="rocket")),
    (
        PAYING,
        put("asked", {"kind": "payment", "card": "moon-knight", "from": "hand 1", "gray_for": {}}),
        reason("bought-unseen", card="moon-knight"),
    ),
    (PAYING, put("options.payment", "colours-first"), reason("no-choice-of-payment", card="rocket")),
    (PAYING, put("asked.gray_for", {"yellow": 1, "red": 2}), reason("no-choice-of-payment", card="rocket")),
    (
        # two gray tokens cannot have been paid when one lies in the middle
        PAYING,
        both(put("seats.0.tokens.gray", 4), put("supply.gray", 1), put("asked.gray_for", {"red": 2})),
        reason("no-choice-of-payment", card="rocket"),
    ),
    (
        PAYING,
        both(put("seats.0.tokens.gray", 0), put("supply.gray", 5)),
        reason("no-choice-of-payment", card="rocket"),
    ),
    (
        PAYING,
        both(put("seats.0.tokens.yellow", 0), put("supply.yellow", 4)),
        reason("payment-not-covered", card="rocket"),
    ),
    # the end has a reason
    (OVER, put("asked", {"kind": "action"}), reason("asked-after-end")),
    (written(), put("reason", "gauntlet"), reason("reason-before-end", reason="gauntlet")),
    (OVER, put("mover", 0), reason("end-not-reached", reason="gauntlet")),
    (
        written(mover="b"),
        both(put("over", value=True), put("asked", None), put("reason", "gauntlet")),
        reason("end-not-reached", reason="gauntlet"),
    ),
    (OVER, put("reason", "stalemate"), reason("end-not-reached", reason="stalemate")),
    (STALEMATE, put("passes", 1), reason("end-not-reached", reason="stalemate")),
    (OVER, both(put("reason", "stalemate"), put("passes", 2)), reason("end-not-reached", reason="stalemate")),
    (OVER, put("reason", "round-limit"), reason("end-not-reached", reason="round-limit")),
    (LAST_ROUND, put("round", 4), reason("end-not-reached", reason="round-limit")),
    (LAST_ROUND, put("mover", 0), reason("end-not-reached", reason="round-limit")),
    (
        written(b=SIXTEEN, mover="b", round_number=5, options={"round_limit": 5}),
        both(put("over", value=True), put("asked", None), put("reason", "round-limit")),
        reason("end-not-reached", reason="round-limit"),
    ),
    (written(b=SIXTEEN, round_number=4), same, reason("gauntlet-not-ended", round=4)),
    (
        written(round_number=6, options={"round_limit": 5}),
        same,
        reason("round-after-limit", round=6, limit=5),
    ),
]


@rule("splendor.2.2", "splendor.3.5", "splendor.6.6", "splendor.7.1", "splendor.8.2", "splendor.10.3")
@pytest.mark.parametrize(("start", "change", "expected"), INVARIANTS, ids=[case[2].key for case in INVARIANTS])
def test_a_broken_invariant_is_refused_with_its_cause(start: Position | Data, change: Change, expected: Phrase) -> None:
    assert load_error(changed(start, change)) == expected


def test_no_cause_is_untested() -> None:
    folder = Path(sixstones.__file__).parent / "rules/splendor"
    text = "".join((folder / name).read_text(encoding="utf-8") for name in ("invariants.py", "data.py"))
    literal = r'(?:refuse\(|DataError\(\s*Phrase\(|Phrase\()\s*"([a-z0-9-]+)"'
    keys = set(re.findall(literal, text)) | {"time-without-level-3", "level-3-without-time"}
    tested = {expected.key for _, _, expected in INVARIANTS} | {expected.key for _, expected in FORM}
    assert keys - tested == {"two-time-stones"}  # data cannot say it; see below


@rule("splendor.7.1", "splendor.R22")
def test_a_seat_with_two_time_stones_is_refused() -> None:
    """Data cannot even say it: who writes 2 hears that it must be true or false. `check` knows it all the same."""
    data = changed(written(a="team thor"), lambda d: (d["seats"][0].update(time=2), d["supply"].update(green=0)))
    assert load_error(data) == reason("data-truth", where="seats[0].time", value="2")
    position: Any = splendor(a="team thor")
    position.tokens[0] += 1 << 48
    position.supply -= 1 << 48
    with pytest.raises(DataError) as refusal:
        position.check()
    assert refusal.value.reason == reason("two-time-stones", seat=0)


def test_a_location_choice_over_the_limit_and_a_return_are_sound() -> None:
    for position in (CHOOSING, RETURNING):
        position.check()
        assert GAME.load(position.to_data()) == position
    assert asked(CHOOSING) == "a location"
    assert asked(RETURNING) == "a return"


SCRAPS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 95),
    st.sampled_from(["", "thor", "rocket", "action", "wakanda"]),
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
    start = data.draw(st.sampled_from([PAYING, CHOOSING, RETURNING, OVER, STALEMATE, splendor(3)])).to_data()
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
    for move in position.moves():
        later = position.copy()
        later.play(move)
        later.check()
