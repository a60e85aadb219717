"""The move space: what each number means, in notation and as a structure."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixstones import IllegalMove, NotationError
from tests.rules.gauntlet.asking import ASKING, EVERY
from tests.rules.gauntlet.facts import HEROES, VILLAINS
from tests.rules.gauntlet.table import GAME, LETTERS, after, choices, gauntlet, reason, rule

POSITION = gauntlet(3)
THREE = ASKING["three"]
FORMS = (
    "draw, play nebula, guess 3, target b, fight, decline, with power-stone, lose outrider, "
    "order hulk thor vision, bottom ebony-maw, copy space-stone, end, snap"
)


@rule("gauntlet.10.1", "gauntlet.R36", "gauntlet.R3")
def test_the_meaning_of_every_number() -> None:
    """A closed list: nobody can say anything else to anybody."""
    assert [GAME.write(POSITION, move) for move in range(GAME.space)] == [
        *("draw", "snap", "end"),
        *(f"play {card}" for card in HEROES),
        *(f"play {card}" for card in VILLAINS),
        *("fight", "decline"),
        *(f"target {letter}" for letter in LETTERS),
        *(f"guess {number}" for number in range(1, 8)),
        *(f"with {card}" for card in VILLAINS),
        *(f"lose {card}" for card in VILLAINS),
        *(f"order {order}" for order in ("1 2 3", "1 3 2", "2 1 3", "2 3 1", "3 1 2", "3 2 1")),
        *(f"bottom {card}" for card in VILLAINS),
        *(f"copy {card}" for card in VILLAINS if card != "thanos"),
    ]


@pytest.mark.parametrize("name", EVERY)
def test_notation_and_structure_mean_the_same_move(name: str) -> None:
    position = EVERY[name]
    structures = [GAME.structure(position, move) for move in range(GAME.space)]
    for move, structure in enumerate(structures):
        assert GAME.rules.read(position, GAME.write(position, move)) == move
        assert structures.index(structure) == move
    legal = position.moves()
    assert [GAME.parse_structure(position, structures[move]) for move in legal] == legal
    assert [GAME.parse(position, GAME.write(position, move)) for move in legal] == legal


@pytest.mark.parametrize(
    ("text", "structure"),
    [
        ("draw", {"action": "draw"}),
        ("snap", {"action": "snap"}),
        ("end", {"action": "end"}),
        ("play ant-man-wasp", {"action": "play", "card": "ant-man-wasp"}),
        ("play outrider", {"action": "play", "card": "outrider"}),
        ("fight", {"action": "fight"}),
        ("decline", {"action": "decline"}),
        ("target c", {"action": "target", "seat": 2}),
        ("guess 7", {"action": "guess", "number": 7}),
        ("with thanos", {"action": "with", "card": "thanos"}),
        ("lose outrider", {"action": "lose", "card": "outrider"}),
        ("bottom ebony-maw", {"action": "bottom", "card": "ebony-maw"}),
        ("copy space-stone", {"action": "copy", "card": "space-stone"}),
    ],
)
def test_structures(text: str, structure: dict[str, object]) -> None:
    assert GAME.structure(POSITION, GAME.rules.read(POSITION, text)) == structure


def test_the_order_of_three_names_the_cards_the_new_top_first() -> None:
    move = GAME.parse(THREE, "order falcon iron-man hulk")
    assert GAME.structure(THREE, move) == {"action": "order", "cards": ["falcon", "iron-man", "hulk"]}
    assert after(THREE, "order falcon iron-man hulk").to_data()["hero_deck"][:2] == ["iron-man", "hulk"]
    assert GAME.write(THREE, GAME.parse(THREE, "order 2 3 1")) == "order falcon iron-man hulk"
    assert GAME.structure(POSITION, GAME.rules.read(POSITION, "order 2 3 1")) == {
        "action": "order",
        "cards": ["2", "3", "1"],
    }


@pytest.mark.parametrize(
    ("text", "cards"), [("order hulk thor vision", ["thor", "vision"]), ("order nebula hulk falcon", ["nebula"])]
)
def test_other_cards_than_the_three_are_not_possible(text: str, cards: list[str]) -> None:
    before = THREE.to_data()
    with pytest.raises(IllegalMove) as refusal:
        GAME.parse(THREE, text)
    assert refusal.value.reason == reason("not-on-top", cards=cards)
    assert THREE.to_data() == before
    with pytest.raises(IllegalMove) as refusal:
        GAME.parse(POSITION, text)
    assert refusal.value.reason == reason("not-asked", asked="card")


@pytest.mark.parametrize(
    ("text", "means"),
    [("Play  Outrider", "play outrider"), ("  GUESS 3 ", "guess 3"), ("target B", "target b"), ("SNAP", "snap")],
)
def test_case_and_blanks_do_not_matter(text: str, means: str) -> None:
    assert GAME.write(POSITION, GAME.rules.read(POSITION, text)) == means
    assert GAME.write(THREE, GAME.parse(THREE, " ORDER Hulk  FALCON iron-man")) == "order hulk falcon iron-man"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play",
        "play ant-man",
        "play outrider 2",
        "play thanos thanos",
        "guess 0",
        "guess 8",
        "guess",
        "guess three",
        "target g",
        "target 1",
        "target",
        "with hulk",
        "lose nebula",
        "bottom hulk",
        "copy thanos",
        "order",
        "order hulk",
        "order hulk hulk thor",
        "order hulk thor",
        "order 1 2 4",
        "order 1 1 2",
        "order hulk thor vision gamora",
        "order outrider thanos hulk",
        "ends",
        "draw card",
        "fly",
        "say hello",
    ],
)
def test_what_is_no_move_is_another_error_than_an_illegal_move(text: str) -> None:
    for position in (POSITION, THREE):
        with pytest.raises(NotationError) as refusal:
            GAME.parse(position, text)
        assert refusal.value.reason == reason("not-a-move", text=text, forms=FORMS)


def test_every_form_that_the_error_shows_is_a_form() -> None:
    for form in FORMS.split(", "):
        with pytest.raises(IllegalMove) as refusal:
            GAME.parse(ASKING["may-fight"] if form not in ("fight", "decline") else POSITION, form)
        assert refusal.value.reason.key == "not-asked"
    with pytest.raises(NotationError) as malformed:
        GAME.parse(POSITION, "fly " * 50)
    assert len(malformed.value.reason.args["text"]) == 80


@pytest.mark.parametrize("structure", [None, {}, {"action": "fly"}, {"action": "guess", "number": "3"}, "snap", 3])
def test_what_is_no_structure_is_another_error_than_an_illegal_move(structure: object) -> None:
    with pytest.raises(NotationError) as refusal:
        GAME.parse_structure(POSITION, structure)
    assert refusal.value.reason == reason("not-a-structure", structure=str(structure))


@pytest.mark.parametrize("move", [-1, 99])
def test_other_numbers_are_no_moves(move: int) -> None:
    for ask in (GAME.write, GAME.structure):
        with pytest.raises(IllegalMove) as refusal:
            ask(POSITION, move)
        assert refusal.value.reason == reason("no-such-move", move=move)


@rule("gauntlet.R50", "gauntlet.R51")
def test_playing_either_outrider_is_one_move() -> None:
    both = gauntlet(3, thanos="outrider outrider mind-stone")
    assert choices(both) == ["play outrider", "play mind-stone"]
    once = after(both, "play outrider", "target b", "guess 6")
    assert once.view(0)["seats"][0]["hand"] == ["outrider", "mind-stone"]


WORDS = [
    "order",
    "play",
    "hulk",
    "thor",
    "vision",
    "1",
    "2",
    "3",
    "guess",
    "target",
    "a",
    "lose",
    "outrider",
    "ß",
    "İ",
    "ﬁ",
]


@given(st.one_of(st.text(), st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join)), st.booleans())
def test_any_text_is_a_move_or_refused_in_words(text: str, three: bool) -> None:
    position = THREE if three else POSITION
    try:
        move = GAME.rules.read(position, text)
    except (NotationError, IllegalMove) as refusal:
        assert refusal.reason.key in ("not-a-move", "not-on-top")  # noqa: PT017 - either may happen
    else:
        assert 0 <= move < GAME.space
