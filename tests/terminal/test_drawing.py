"""The picture of the table: it fits, it hides what is hidden, and its marks tell the truth."""

import random
from collections.abc import Iterator
from types import ModuleType

import pytest

import sixstones
from sixstones.rules.position import Position
from sixstones.terminal import drawing, splendor
from sixstones.terminal.style import WIDTH, Style, width
from sixstones.texts import catalogue, languages
from tests.samples import samples

GAME = sixstones.game("splendor")
NAMES = ["Ana", "greedy", "Bartholomew Featherstonehaugh", "黒豹 the Panther"]
PLAIN, FULL = Style(), Style(colour=True, signs=True)


def some_positions(seats: int, games: int, every: int = 7) -> Iterator[Position]:
    """Positions from games in which cards are recruited when that is possible, so that the table fills up."""
    for number in range(games):
        position = GAME.new(seats, seed=number)
        chance = random.Random(number)
        for ply in range(400):
            if ply % every == 0 or position.over:
                yield position
            if position.over:
                break
            moves = position.moves()
            recruits = [move for move in moves if GAME.write(position, move).startswith("recruit")]
            position.play(chance.choice(recruits or moves))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_line_fits_eighty_columns(language: str, seats: int) -> None:
    words = catalogue(language)
    for position in some_positions(seats, samples(small=1, normal=2, full=20)):
        for reader in (None, 0, seats - 1):
            for style in (PLAIN, FULL):
                for line in drawing.table(position, reader, style, words, NAMES):
                    assert width(line) <= WIDTH, line


@pytest.mark.parametrize("language", languages())
def test_explanations_fit_too(language: str) -> None:
    position = GAME.new(2, seed=1)
    words = catalogue(language)
    lines = drawing.legend(position, FULL, words)
    for text in ("a", "1-1", "hand-1", "attilan", "wid"):
        lines += drawing.explanation(position, 0, text, FULL, words, NAMES)
    assert len(lines) > 20
    assert [line for line in lines if width(line) > WIDTH] == []


def test_without_colours_and_signs_there_is_only_ascii() -> None:
    words = catalogue("en")
    for position in some_positions(4, 2):
        text = "\n".join(drawing.table(position, 0, PLAIN, words, ["a", "b", "c", "d"]))
        assert text.isascii()
        assert "\x1b" not in text


def test_colours_change_nothing_but_colours() -> None:
    """Letters are always there beside the colours: the tokens of a player, a cost, a supply."""
    for position in some_positions(3, 1):
        coloured = drawing.table(position, 0, FULL, catalogue("en"), NAMES)
        signs = drawing.table(position, 0, Style(signs=True), catalogue("en"), NAMES)
        assert [width(line) for line in coloured] == [width(line) for line in signs]
        assert "\x1b[" in coloured[0]


def test_marked_is_exactly_what_can_be_recruited() -> None:
    """One mark per legal recruit, on the table and in hand, and one per location that is reached."""
    seen = 0
    for position in some_positions(2, samples(small=2, normal=6, full=60), every=1):
        if position.over or position.to_data()["asked"]["kind"] != "action":
            continue
        recruits = sum(GAME.write(position, move).startswith("recruit") for move in position.moves())
        lines = drawing.table(position, position.mover, PLAIN, catalogue("en"), ["a", "b"])
        reached = sum("*" in line for line in lines if line.startswith("Locations"))
        assert "".join(lines).count("*") == recruits + reached
        seen += recruits
    assert seen > 50


def test_a_card_drawn_unseen_is_drawn_for_its_owner_alone() -> None:
    position = GAME.new(2, seed=3)
    position.play(GAME.parse(position, "reserve deck-3"))
    hidden = position.view(0)["seats"][0]["reserved"][0]["card"]
    name = catalogue("en").word("splendor", "card", hidden)
    pictures = {
        reader: "\n".join(drawing.table(position, reader, FULL, catalogue("en"), NAMES)) for reader in (None, 0, 1)
    }
    assert name in pictures[0]
    assert name not in pictures[1]
    assert name not in pictures[None]
    assert "level 3" in pictures[1]


def test_the_picture_is_made_from_what_its_reader_may_know() -> None:
    """Redealing what a seat cannot know does not change its picture, nor any explanation."""
    for position in some_positions(3, samples(small=1, normal=3, full=30)):
        for reader in range(3):
            twin = position.redeal(reader, sixstones.dice(7))
            words = catalogue("en")
            assert drawing.table(twin, reader, PLAIN, words, NAMES) == drawing.table(
                position, reader, PLAIN, words, NAMES
            )
            about = [drawing.explanation(p, reader, "spider", PLAIN, words, NAMES) for p in (position, twin)]
            assert about[0] == about[1]


def test_everything_a_player_has_is_there() -> None:
    for position in some_positions(3, samples(small=1, normal=2, full=10)):
        lines = drawing.table(position, None, PLAIN, catalogue("en"), ["Ana", "Ben", "Cid"])
        view = position.view(None)
        for name, letter, player in zip(("Ana", "Ben", "Cid"), "abc", view["seats"], strict=True):
            words = next(line for line in lines if line[2:].startswith(f"{letter} {name}")).split()
            tokens = [f"{kind}{n}" for kind, n in zip("YBORPWG", player["tokens"].values(), strict=True) if n]
            bonuses = [f"{kind}{n}" for kind, n in zip("YBORP", player["bonuses"].values(), strict=True) if n]
            spelled = [word for word in words[words.index(name) + 2 : -5] if word != "."]
            assert spelled == bonuses + tokens
            assert words[words.index(name) + 1] == str(player["points"])
            assert words[-5:-3] == [str(player["tags"]), str(len(player["recruited"]))]
        assert lines[1].split()[1:15] == [
            word
            for kind, n in zip("YBORPWG", view["supply"].values(), strict=True)
            for word in (kind, str(n) if n else ".")
        ]


def test_the_three_conditions_are_checked_off() -> None:
    """Of a finished game the winner has all three."""
    for position in some_positions(2, 12, every=1000):
        if position.outcome is not None and position.outcome.reason == "gauntlet":
            (winner, *_) = position.outcome.winners
            lines = drawing.table(position, None, PLAIN, catalogue("en"), ["Ana", "Ben"])
            name = ["Ana", "Ben"][winner]
            assert any(name in line and "16+ 5+ G+" in line for line in lines)
            return
    pytest.fail("no game was won")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("rocket", ["Rocket (rocket): level 1"]),
        ("recruit 1-1", ["Kraven (kraven): level 1"]),
        ("2-4", ["Groot (groot): level 2"]),
        ("asg", ["Asgard (asgard)"]),
        ("doctor", ["Doctor Octopus (doctor-octopus): level 3", "Doctor Strange (doctor-strange): level 3"]),
        ("nobody at all", []),
        ("", []),
        ("4-1", []),
        ("hand-1", []),
    ],
)
def test_cards_are_found_by_name_and_place(text: str, found: list[str]) -> None:
    position = GAME.new(2, seed=7)
    lines = drawing.explanation(position, 0, text, PLAIN, catalogue("en"), NAMES)
    assert [line for line in lines if not line.startswith(" ")] == found


def test_a_card_is_found_by_its_name_in_the_language_of_the_table() -> None:
    position = GAME.new(2, seed=7)
    assert splendor.explain(position.view(0), 0, "duende", PLAIN, catalogue("es"), NAMES)[0].startswith("Duende Verde")
    assert splendor.explain(position.view(0), 0, "zolnierz", PLAIN, catalogue("pl"), NAMES)[0].startswith("Zimowy")


def test_a_game_that_brings_no_drawing_is_drawn_from_its_view(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(*_: object) -> ModuleType | None:
        return None

    monkeypatch.setattr(drawing, "part_of", nothing)
    position = GAME.new(2, seed=3)
    position.play(GAME.parse(position, "reserve deck-3"))
    hidden = position.view(0)["seats"][0]["reserved"][0]["card"]
    mine, other = (drawing.table(position, seat, PLAIN, catalogue("en"), NAMES) for seat in (0, 1))
    assert "round: 1" in mine
    assert any(hidden in line for line in mine)
    assert not any(hidden in line for line in other)
    assert max(map(width, mine)) <= WIDTH
    assert drawing.explanation(position, 0, "rocket", PLAIN, catalogue("en"), NAMES) == []
    assert drawing.legend(position, PLAIN, catalogue("en")) == []
