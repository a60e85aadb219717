"""Infinity Gauntlet at the terminal: its table, whole games, and several people who know different things."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sixstones
from sixstones.records import Writer, positions, read, verify
from sixstones.rules.position import Position
from sixstones.terminal import drawing
from sixstones.terminal.console import ASIDE, BACK, INDENT, Console
from sixstones.terminal.replay import Story
from sixstones.terminal.seating import seating
from sixstones.terminal.style import WIDTH, Style, width
from sixstones.terminal.table import Table
from sixstones.texts import catalogue, languages
from tests.samples import samples
from tests.terminal.scripts import Notes, Script, at_table
from tests.terminal.terminals import COLOURS, Terminal, playing

GAME = sixstones.game("gauntlet")
NAMES = ["Ana", "greedy", "Bartholomew Featherstonehaugh", "黒豹 the Panther", "eve", "f"]
PLAIN, FULL = Style(), Style(colour=True, signs=True)
ENTRY = re.compile(r"^ {0,3}(\d+)  (\w+)", re.MULTILINE)


def some_positions(seats: int, games: int, every: int = 9) -> Iterator[Position]:
    """Positions of random play, the last one of each game included."""
    for number in range(games):
        position, chance = GAME.new(seats, seed=number), random.Random(number)
        ply = 0
        while True:
            if ply % every == 0 or position.over:
                yield position
            if position.over:
                break
            position.play(chance.choice(position.moves()))
            ply += 1


def picture(position: Position, reader: int | None, names: list[str] | None = None) -> list[str]:
    return drawing.table(position, reader, PLAIN, catalogue("en"), names or list("ABCDEF"))


# The table


@pytest.mark.parametrize("language", languages())
def test_every_line_fits_eighty_columns(language: str) -> None:
    words = catalogue(language)
    lines = [line for style in (PLAIN, FULL) for line in drawing.legend(GAME.new(2, 1), style, words)]
    for seats in (2, 4, 6):
        for position in some_positions(seats, samples(small=1, normal=1, full=20), every=25):
            for reader in (None, 0, seats - 1):
                for style in (PLAIN, FULL):
                    lines += drawing.table(position, reader, style, words, NAMES)
                for text in ("a", "b", "thanos", "s", words.say("gauntlet-table-learnt")):
                    lines += drawing.explanation(position, reader, text, FULL, words, NAMES)
    assert [line for line in lines if width(line) > WIDTH] == []


def test_without_colours_and_signs_there_is_only_ascii() -> None:
    for position in some_positions(6, 2):
        text = "\n".join(picture(position, 0))
        assert text.isascii()
        assert "\x1b" not in text


def test_colours_change_nothing_but_colours() -> None:
    for position in some_positions(3, 1):
        coloured = drawing.table(position, 0, FULL, catalogue("en"), NAMES)
        signs = drawing.table(position, 0, Style(signs=True), catalogue("en"), NAMES)
        assert [COLOURS.sub("", line) for line in coloured] == signs
        assert "\x1b[" in coloured[0]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_picture_is_made_from_what_its_reader_may_know(seats: int) -> None:
    """Redealing what a seat cannot know changes neither its picture nor any explanation."""
    words = catalogue("en")
    for position in some_positions(seats, samples(small=1, normal=1, full=30)):
        for reader in (None, *range(seats)):
            twin = position.redeal(reader, sixstones.dice(7))
            assert picture(twin, reader) == picture(position, reader)
            for text in ("a", "b", "deck", "saw", "stone"):
                first, second = (drawing.explanation(p, reader, text, PLAIN, words, NAMES) for p in (position, twin))
                assert first == second


def test_a_hand_is_shown_to_its_owner_alone() -> None:
    for position in some_positions(4, samples(small=1, normal=3, full=30)):
        for reader in (None, *range(4)):
            shown = [line for line in picture(position, reader) if line.startswith("    hand: ")]
            own = [] if reader is None else position.view(reader)["seats"][reader]["hand"]
            names = [catalogue("en").say(f"gauntlet-card-{card}.full") for card in own]
            assert len(shown) == len(names)
            assert all(line.startswith(f"    hand: {name}  ") for line, name in zip(shown, names, strict=True))


def test_everything_that_lies_open_is_there() -> None:
    words = catalogue("en")
    for position in some_positions(3, samples(small=1, normal=3, full=30)):
        view, lines = position.view(None), picture(position, None)
        text = "\n".join(lines)
        numbers = [int(line.split()[2]) for line in lines[1:5]]
        assert numbers == [*view["life"].values(), *view["decks"].values()]
        assert lines[1].count("#") == view["life"]["heroes"]
        assert text.count("[x]") == len(view["stones"])
        assert text.count("[ ]") == 6 - len(view["stones"])
        for seat, player in enumerate(view["seats"]):
            at = next(k for k, line in enumerate(lines) if re.match(rf"[> ] {'abc'[seat]} ", line))
            assert lines[at].startswith(">") == (view["turn"] == seat and not position.over)
            assert f"tokens {player['tokens']}" in lines[at]
            assert re.search(rf"\b{player['held']} cards?\b", lines[at])
            below = []
            for line in lines[at + 1 :]:
                if not line.startswith("    "):
                    break
                below.append(line.strip())
            spelled = " ".join(below).partition("You know")[0]
            for card in player["front"]:
                assert words.say(f"gauntlet-card-{card}.full") in spelled
            assert spelled.count("(") == len(player["front"])
            assert ("defeated:" in spelled) == bool(player["fallen"])
            assert spelled.partition("defeated:")[2].count("(") == len(player["fallen"])


def test_what_is_known_of_a_hand_stands_beside_it() -> None:
    """Certain cards, numbers that are there or one of which is, numbers that are not, and what a tie means."""
    seen = {"certain": 0, "a ": 0, "at least": 0, "no ": 0, "If ": 0, "possible": 0}
    for position in some_positions(3, samples(small=12, normal=12, full=60), every=3):
        for reader in range(3):
            view = position.view(reader)
            text = " ".join(" ".join(picture(position, reader)).split())
            for seat, hand in enumerate(view["knowledge"]["hands"]):
                if seat == reader or not view["seats"][seat]["held"]:
                    continue
                for card in hand["certain"]:
                    assert catalogue("en").say(f"gauntlet-card-{card}.full") in text
                if len(hand["certain"]) < view["seats"][seat]["held"]:
                    most = 7 if seat == view["thanos"] else 6
                    assert all(f"no {n};" in text for n in range(1, most + 1) if str(n) not in hand["numbers"])
                    for numbers in hand["among"]:
                        assert f"at least one of {', '.join(map(str, numbers))};" in text
                        seen["at least"] += 1
                seen["certain"] += bool(hand["certain"])
            for tie in view["knowledge"]["ties"]:
                name = "ABC"[tie["seat"]]
                assert f"If {name} holds a {tie['number']}, Thanos holds a {tie['thanos']}." in text
            for word in ("a ", "no ", "If ", "possible"):
                seen[word] += bool(re.search(rf"(: |; |\. |\) ){word}", text))
    assert min(seen.values()) > 0, seen


def test_places_of_a_deck_that_are_known_are_named() -> None:
    """Who orders the three cards of a 5 sees where they lie; the others do not."""
    found = 0
    for position in some_positions(3, samples(small=8, normal=8, full=60), every=2):
        for reader in range(3):
            places = position.view(reader)["knowledge"]["hero_deck"]
            row = next(line for line in picture(position, reader) if line.startswith("Hero deck"))
            known = [place for place in places if isinstance(place, str)]
            found += bool(known)
            assert (": " in row) == bool(known)
    assert found > 3


def test_starting_life_is_said_to_be_ours_in_the_first_round_and_only_where_it_is() -> None:
    sentence = catalogue("en").say("gauntlet-table-life-ours").split(".")[0]
    assert sentence in " ".join(picture(GAME.new(3, 1), 0))
    assert sentence in " ".join(picture(GAME.new(3, 1), 1))
    assert sentence not in " ".join(picture(GAME.new(3, 1, life="9,14"), 0))
    later = next(p for p in some_positions(3, 20) if p.view(None)["thanos_turns"] > 1)
    assert sentence not in " ".join(picture(later, 0))


def test_people_of_one_team_are_told_to_keep_silent() -> None:
    ban = "Do not talk about cards"
    assert ban in " ".join(picture(GAME.new(3, 1), 1))
    assert ban not in " ".join(picture(GAME.new(2, 1), 1))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("hulk", "Hulk (3) (hulk)"),
        ("soul", "Soul Stone (2) (soul-stone)"),
        ("thanos deck", "Thanos deck"),
        ("b", "  b B"),
        ("heard", "What you saw and heard"),
    ],
)
def test_things_are_explained_by_name(text: str, found: str) -> None:
    lines = drawing.explanation(GAME.new(2, 7), 0, text, PLAIN, catalogue("en"), ["A", "B"])
    assert lines[0].startswith(found)


def test_nothing_is_made_up_about_what_there_is_not() -> None:
    for text in ("nobody at all", "", "zz", "-"):
        assert drawing.explanation(GAME.new(6, 7), 0, text, PLAIN, catalogue("en"), NAMES) == []


def test_moves_and_hints_name_the_players() -> None:
    """A target is called by its name, in the list, in a hint and in an explanation."""
    names = ("Ana", "Ben", "Cid")
    for position in some_positions(3, 20, every=1):
        question = position.question()
        if question is not None and question.key == "whom" and position.mover == 0:
            _, console, _ = at_table("", "l", "hint", position=position, bots=(), names=names, game=GAME)
            assert re.search(r"target b +.*\bBen$", console.text, re.MULTILINE)
            assert "Player" not in console.text
            return
    pytest.fail("nobody was to be chosen")


# Whole games at a real terminal


def play_on(terminal: Terminal, seed: int) -> None:
    """Answer every question with a move of the list, until the game is over."""
    chance = random.Random(seed)
    screen = terminal.wait()
    for _ in range(400):
        listed = ENTRY.findall(COLOURS.sub("", screen))
        screen = terminal.answer(chance.choice(listed)[0] if listed else "")
        if terminal.closed:
            return
    pytest.fail(screen)


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("language", languages())
def test_a_whole_game_is_played_in_every_language(language: str, seats: int, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    bots, environ = ("greedy",) * (seats - 1), {"NO_COLOR": "1"} if language == "pl" else {}
    options = {"thanos": "a" if language in {"en", "nl"} else "b"}
    with playing(
        environ, game="gauntlet", bots=bots, language=language, seed=3, record=record, names=("Ana",), options=options
    ) as terminal:
        play_on(terminal, seats)
        assert terminal.end() == 0
        screen = terminal.screen
    assert verify(record).state == "complete"
    outcome = positions(read(record))[-1].outcome
    assert outcome is not None
    lines = COLOURS.sub("", screen).split("\n")
    names = ["Ana", "greedy", *(f"greedy {number}" for number in range(2, seats))]
    assert catalogue(language).outcome("gauntlet", outcome, names) in " ".join(line.strip() for line in lines)
    assert [line for line in lines if width(line) > WIDTH and str(record) not in line] == []
    assert ASIDE not in screen


def test_several_people_play_on_a_second_screen_of_which_nothing_stays(tmp_path: Path) -> None:
    """What is printed after it is public: the last sentences, the table as a spectator sees it, the record."""
    record = tmp_path / "game.txt"
    with playing(
        {}, game="gauntlet", seats=3, names=("Ana", "Ben"), bots=("greedy",), seed=5, record=record
    ) as terminal:
        deadline = 2000
        chance = random.Random(1)
        while terminal.read(0.05) and deadline:
            deadline -= 1
            fresh = COLOURS.sub("", terminal.screen[terminal.seen :])
            if re.search(r"(Enter hides.*|Press Enter.*)\n(.*\n)?\Z|\(Enter: more\) \Z", fresh):
                terminal.seen = len(terminal.screen)
                terminal.type("\n")
            elif re.search(r"(?m)^(Ana|Ben)> \Z", fresh):
                terminal.seen = len(terminal.screen)
                listed = ENTRY.findall(fresh)
                terminal.type((chance.choice(listed)[0] if listed else "") + "\n")
        assert terminal.end() == 0
        screen = terminal.screen
    assert verify(record).state == "complete"
    before, _, rest = screen.partition(ASIDE)
    private, _, after = COLOURS.sub("", rest).partition(BACK)
    assert before.strip() == ""
    assert ASIDE not in after
    assert "hand: " in private
    assert "hand:" not in after
    assert "(Enter: more)" in private
    last = positions(read(record))[-1]
    assert all(
        line in after
        for line in drawing.table(last, None, Style(signs=True), catalogue("en"), ["Ana", "Ben", "greedy"])
    )


def test_who_leaves_a_shared_table_leaves_nothing_on_the_screen(tmp_path: Path) -> None:
    for key in ("\x03", "\x04"):
        with playing({}, game="gauntlet", names=("Ana", "Ben"), record=tmp_path / f"{ord(key)}.txt") as terminal:
            while "nobody else" not in terminal.screen:
                terminal.read(0.05)
            terminal.answer("")
            terminal.type(key)
            assert terminal.end() in {0, 130}
            private, back, after = terminal.screen.partition(BACK)
        assert "hand:" in COLOURS.sub("", private)
        assert back
        assert "hand:" not in after
        assert "sixstones play --resume" in after


# Several people


class People(Script):
    """Plays for everybody at the table, and notes who was told what and what each of them saw."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.chance = random.Random(seed)
        self.table: Any = None
        self.told: list[tuple[int | None, str]] = []
        self.shown: list[tuple[int | None, int, str]] = []
        self.asked: list[tuple[int, int]] = []
        """Who was asked, and whose turn it was."""

    def show(self, lines: Any) -> None:
        lines = list(lines)
        super().show(lines)
        self.shown += [(self.table.reader, len(self.table.past), line) for line in lines]

    def say(self, text: str = "", indent: str = "") -> None:
        if indent == INDENT:
            self.told.append((self.table.reader, text))
        super().say(text, indent)

    def ask(self, prompt: str) -> str:
        self.prompts.append(prompt)
        if not prompt:
            return ""
        position = self.table.position
        assert self.table.reader == position.mover
        self.asked.append((position.mover, position.view(None)["turn"]))
        return GAME.write(position, self.chance.choice(position.moves()))


def people_play(seats: int, bots: int, seed: int, position: Position | None = None) -> tuple[Table, People]:
    placed = seating(seats, ["random"] * bots, ["Ana", "Ben", "Cid", "Dan"][: seats - bots], [])
    console, notes = People(seed), Notes()
    record: Any = notes
    first = position or GAME.new(seats, seed)
    table = Table(GAME, [first], placed, placed.players("gauntlet", seed), catalogue("en"), console, record)
    console.table = table
    table.play()
    assert notes.lines[-1] == "finished"
    return table, console


@pytest.mark.parametrize(("seats", "bots"), [(2, 0), (3, 0), (4, 2)])
def test_each_person_first_hears_all_that_happened_as_they_may_know_it(seats: int, bots: int) -> None:
    """Nothing is left out, told twice or told to another, from the first decision to the person's last look."""
    for seed in range(samples(small=2, normal=4, full=30)):
        table, console = people_play(seats, bots, seed)
        states = [*table.past, table.position]
        for seat in range(seats - bots):
            told = [text for reader, text in console.told if reader == seat]
            everything = [text for state in states[1:] for text in table.sentences(state, seat)]
            assert told == everything[: len(told)]
            looks = [k for k, before in enumerate(table.past, 1) if before.mover == seat]
            assert len(told) >= sum(len(table.sentences(state, seat)) for state in states[1 : looks[-1] + 1])


def test_the_terminal_is_handed_over_in_the_middle_of_a_turn_too() -> None:
    middle = 0
    for seed in range(samples(small=6, normal=6, full=30)):
        _, console = people_play(3, 0, seed)
        middle += sum(turn != mover for mover, turn in console.asked)
        changes = 1 + sum(one[0] != other[0] for one, other in zip(console.asked, console.asked[1:], strict=False))
        say = catalogue("en").say
        hides = [
            line for line in console.printed if line in {say("terminal-hide", name=n) for n in ("Ana", "Ben", "Cid")}
        ]
        assert console.prompts.count("") == 2 * changes - 1
        assert len(hides) == changes - 1
    assert middle > 0


def test_nobody_sees_anothers_cards_at_a_shared_terminal() -> None:
    """While a person looks, hands, drawn and seen cards that are named are that person's own."""
    named = 0
    for seed in range(samples(small=3, normal=5, full=30)):
        table, console = people_play(3, 0, seed)
        states = [*table.past, table.position]
        for reader, decisions, line in console.shown:
            names = {f"{name} " for seat, name in enumerate(("Ana", "Ben", "Cid")) if seat != reader}
            drawn = re.match(r"  (\w+ )(draws|looks at .* there is|sees one of Thanos's cards:) .*\(\d\)", line)
            assert drawn is None or drawn[1] not in names, line
            if line.startswith("    hand: "):
                assert reader is not None
                own = states[decisions].view(reader)["seats"][reader]["hand"]
                assert any(catalogue("en").say(f"gauntlet-card-{card}.full") in line for card in own)
                named += 1
    assert named > 50


def test_people_who_come_back_hear_what_they_missed() -> None:
    table, _ = people_play(3, 0, 1)
    states = [*table.past, table.position]
    stop = next(k for k in range(12, len(states)) if states[k].mover != states[k - 1].mover)
    placed = seating(3, [], ["Ana", "Ben", "Cid"], [])
    console, record = People(2), Notes()
    again: Any = record
    resumed = Table(GAME, states[: stop + 1], placed, {}, catalogue("en"), console, again)
    for seat in range(3):
        last = max(k for k in range(stop) if states[k].mover == seat)
        missed = [text for state in states[last + 2 : stop + 1] for text in table.sentences(state, seat)]
        assert [text for _, text in resumed.untold[seat]] == missed
    assert resumed.untold[states[stop].mover] != []


def test_a_small_second_screen_waits_until_what_leaves_it_was_read(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing can be scrolled back to there; on the first screen nobody has to wait."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "10")
    asked: list[int] = []
    console = Console(PLAIN)

    def read(prompt: str) -> str:
        assert prompt == "more "
        asked.append(capsys.readouterr().out.count("\n"))
        return ""

    monkeypatch.setattr("builtins.input", read)
    console.show(["x"] * 30)
    assert asked == []
    with console.aside("more"):
        capsys.readouterr()
        console.show(["x"] * 30)
    assert asked == [9, 9, 9]


# Replays


def recorded(path: Path, first: Position, seed: int | None) -> Position:
    """A game of random play in a record; its last position."""
    position, chance = first.copy(), random.Random(3)
    with Writer(path, GAME, position, names=("Ana", "Ben", "Cid"), seed=seed, start=seed is None) as writer:
        while not position.over:
            before, move = position.copy(), chance.choice(position.moves())
            position.play(move)
            writer.move(before.mover, GAME.write(before, move), position)
        writer.finish(position)
    return position


def begun(decisions: int) -> Position:
    position, chance = GAME.new(3, 5), random.Random(1)
    for _ in range(decisions):
        position.play(chance.choice(position.moves()))
    return position


@pytest.mark.parametrize("decisions", [0, 21])
def test_a_replay_shows_the_game_as_each_seat_knew_it(decisions: int, tmp_path: Path) -> None:
    """Also of a game that began from a position: what was seen before is in its history, and stays known."""
    first = begun(decisions)
    last = recorded(tmp_path / "game.txt", first, None if decisions else 5)
    record = read(tmp_path / "game.txt")
    states = positions(record)
    for seat in (None, 0, 1, 2):
        assert states[0].view(seat) == first.view(seat)
        assert states[-1].view(seat) == last.view(seat)
        story = list(Story(record, states, catalogue("en"), seat).turns())
        drawn = {match[1] for line in story for match in re.finditer(r"(\w+) draws [^.]*\(\d\)", line)}
        assert drawn == (set() if seat is None else {("Ana", "Ben", "Cid")[seat]})
        assert sum("It is the turn of" in line for line in story) >= len(story) - 2
        assert max(line.count("It is the turn of") for line in story) == 1


def test_a_replay_at_a_seat_shows_its_own_picture(tmp_path: Path) -> None:
    recorded(tmp_path / "game.txt", GAME.new(3, 5), 5)
    record = read(tmp_path / "game.txt")
    states = positions(record)
    for number in (0, 10, len(states) - 1):
        twin = states[number].redeal(1, sixstones.dice(1))
        assert picture(states[number], 1) == picture(twin, 1)
