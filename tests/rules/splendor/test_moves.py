"""The move space: what each number means, in notation and as a structure."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixstones import IllegalMove, NotationError
from tests.rules.splendor.facts import COLOURS, FACES
from tests.rules.splendor.table import GAME, KIND, reason, splendor

POSITION = splendor()


def test_the_meaning_of_every_number() -> None:
    threes = ["YBO", "YBR", "YBP", "YOR", "YOP", "YRP", "BOR", "BOP", "BRP", "ORP"]
    twos = ["YB", "YO", "YR", "YP", "BO", "BR", "BP", "OR", "OP", "RP"]
    spaces = [f"{level}-{space}" for level in (1, 2, 3) for space in (1, 2, 3, 4)]
    assert [GAME.write(POSITION, move) for move in range(GAME.space)] == [
        *(f"take {tokens}" for tokens in [*threes, *twos, *"YBORP", "YY", "BB", "OO", "RR", "PP"]),
        *(f"reserve {space}" for space in spaces),
        *("reserve deck-1", "reserve deck-2", "reserve deck-3"),
        *(f"recruit {space}" for space in spaces),
        *("recruit hand-1", "recruit hand-2", "recruit hand-3"),
        "pass",
        *(f"return {letter}" for letter in "YBORPW"),
        "pay colours",
        *(f"pay W for {letter}" for letter in "YBORP"),
        *(f"visit {face}" for face in FACES),
    ]


def test_notation_and_structure_mean_the_same_move() -> None:
    structures = [GAME.structure(POSITION, move) for move in range(GAME.space)]
    for move, structure in enumerate(structures):
        assert GAME.rules.read(POSITION, GAME.write(POSITION, move)) == move
        assert structures.index(structure) == move
    legal = POSITION.moves()
    assert [GAME.parse_structure(POSITION, structures[move]) for move in legal] == legal
    assert [GAME.parse(POSITION, GAME.write(POSITION, move)) for move in legal] == legal


def test_the_structure_of_every_number() -> None:
    tokens = [text.split()[1] for text in (GAME.write(POSITION, move) for move in range(30))]
    places = [{"level": level, "space": space} for level in (1, 2, 3) for space in (1, 2, 3, 4)]
    assert [GAME.structure(POSITION, move) for move in range(GAME.space)] == [
        *({"action": "take", "tokens": [KIND[letter] for letter in letters]} for letters in tokens),
        *({"action": "reserve", "from": "table", **place} for place in places),
        *({"action": "reserve", "from": "deck", "level": level} for level in (1, 2, 3)),
        *({"action": "recruit", "from": "table", **place} for place in places),
        *({"action": "recruit", "from": "hand", "place": place} for place in (1, 2, 3)),
        {"action": "pass"},
        *({"action": "return", "token": token} for token in (*COLOURS, "gray")),
        {"action": "pay", "with": "colours"},
        *({"action": "pay", "with": "gray", "for": colour} for colour in COLOURS),
        *({"action": "visit", "location": face} for face in FACES),
    ]


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("take OYB", "take YBO"),
        ("TAKE pro", "take ORP"),
        ("  take   bb ", "take BB"),
        ("Reserve Deck-2", "reserve deck-2"),
        ("pay w FOR r", "pay W for R"),
        ("visit Wakanda", "visit wakanda"),
    ],
)
def test_order_case_and_blanks_do_not_matter(text: str, means: str) -> None:
    assert GAME.write(POSITION, GAME.rules.read(POSITION, text)) == means


@pytest.mark.parametrize(
    "text",
    [
        "",
        "take",
        "take YBORP",
        "take YYB",
        "take XYZ",
        "take Y B O",
        "takeYBO",
        "reserve 4-1",
        "reserve 1-5",
        "reserve 0-1",
        "reserve deck-4",
        "recruit hand-4",
        "recruit deck-1",
        "return G",
        "pay W",
        "pay W for W",
        "pay R for W",
        "visit thor",
        "pass on",
        "fly",
        "take YBO extra",
    ],
)
def test_what_is_no_move_is_another_error_than_an_illegal_move(text: str) -> None:
    with pytest.raises(NotationError) as refusal:
        GAME.parse(POSITION, text)
    forms = (
        "take YBO, take YY, reserve 2-3, reserve deck-1, recruit 1-4, recruit hand-1, pass, return R, "
        "pay colours, pay W for R, visit attilan"
    )
    assert refusal.value.reason == reason("not-a-move", text=text, forms=forms)


def test_every_form_that_the_error_shows_is_a_move() -> None:
    with pytest.raises(NotationError) as refusal:
        GAME.parse(POSITION, "fly " * 50)
    assert len(refusal.value.reason.args["text"]) == 80
    for form in refusal.value.reason.args["forms"].split(", "):
        assert GAME.write(POSITION, GAME.rules.read(POSITION, form)) == form


@pytest.mark.parametrize(
    "structure", [None, {}, {"action": "fly"}, {"action": "take", "tokens": ["blue", "yellow"]}, "pass", 3]
)
def test_what_is_no_structure_is_another_error_than_an_illegal_move(structure: object) -> None:
    with pytest.raises(NotationError) as refusal:
        GAME.parse_structure(POSITION, structure)
    assert refusal.value.reason == reason("not-a-structure", structure=str(structure))
    with pytest.raises(IllegalMove) as illegal:
        GAME.parse_structure(POSITION, {"action": "pass"})
    assert illegal.value.reason == reason("must-act")


@pytest.mark.parametrize("move", [-1, 81])
def test_other_numbers_are_no_moves(move: int) -> None:
    for ask in (GAME.write, GAME.structure):
        with pytest.raises(IllegalMove) as refusal:
            ask(POSITION, move)
        assert refusal.value.reason == reason("no-such-move", move=move)


@given(
    st.one_of(
        st.text(),
        st.lists(
            st.sampled_from(
                ["take", "YBO", "YY", "reserve", "1-1", "deck-1", "recruit", "pay", "W", "for", "R", "G", "ß", "İ", "ﬁ"]
            )
        ).map(" ".join),
    )
)
def test_any_text_is_a_move_or_refused_in_words(text: str) -> None:
    try:
        move = GAME.rules.read(POSITION, text)
    except NotationError as refusal:
        assert refusal.reason.key == "not-a-move"  # noqa: PT017 - either may happen
    else:
        assert 0 <= move < GAME.space
