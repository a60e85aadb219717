"""Playing at the terminal: what a person types, and what comes of it."""

import pytest

import sixstones
from sixstones.rules.position import Position
from sixstones.terminal import drawing
from sixstones.terminal.seating import seating
from sixstones.terminal.style import WIDTH, width
from sixstones.texts import catalogue, languages
from tests.contract.cases import TINY
from tests.terminal.scripts import GAME, at_table


def rich(seats: int = 2, **tokens: int) -> Position:
    """The first position of a game, in which the first seat holds these tokens; of the rest it gives to nobody."""
    data = GAME.new(seats, seed=7).to_data()
    for kind, number in tokens.items():
        data["seats"][0]["tokens"][kind] += number
        data["supply"][kind] -= number
    return GAME.load(data)


# Moves


def test_a_move_is_typed_in_any_case_and_order() -> None:
    _, _, notes = at_table("TAKE roy")
    assert notes.lines[0] == "a take YOR"


def test_a_move_is_told_and_written_down_and_bots_answer() -> None:
    table, console, notes = at_table("take YBO")
    assert len(table.past) == 2
    assert notes.lines[0] == "a take YBO"
    assert notes.lines[1].startswith("b ")
    told = console.after("take YBO")
    assert told[0] == "  Ana takes 1 Yellow, 1 Blue and 1 Orange token."
    assert told[1].startswith("  random ")


def test_several_moves_stand_on_one_line() -> None:
    """The turn is not over before the tokens above ten are back."""
    full = rich(yellow=3, blue=2, orange=2, red=2)
    for line in ("take YBO; return R; return O", "take YBO,return R,return O", "TAKE ybo;;return r; Return o;"):
        _, console, notes = at_table(line, position=full)
        assert notes.lines[:3] == ["a take YBO", "a return R", "a return O"]
        assert notes.lines[3].startswith("b ")
        assert "Ana returns 1 Red token." in console.text


def test_what_does_not_fit_the_next_question_is_not_played() -> None:
    _, console, notes = at_table("take YBO; take ORP; take YY")
    assert notes.lines[0] == "a take YBO"
    assert notes.lines[1].startswith("b ")
    assert notes.lines[2] == "left"
    assert "Not played, because something else is asked now: take ORP; take YY" in console.text


def test_enter_lists_the_moves_and_a_number_picks_one() -> None:
    _, console, notes = at_table("", "2")
    assert "   2  take YBR  Take 1 Yellow, 1 Blue and 1 Red token" in console.printed
    assert notes.lines[0] == "a take YBR"


def test_a_number_picks_only_from_a_list_that_was_shown() -> None:
    _, console, notes = at_table("2")
    assert notes.lines == ["left"]
    assert console.after("2")[-1] == "This is the list. Now pick a number."


def test_the_numbers_of_a_list_end_with_its_question() -> None:
    """After a move the same number would mean another move, so a list counts once."""
    _, _, notes = at_table("l", "1", "1")
    assert [line for line in notes.lines if line.startswith("a ")] == ["a take YBO"]


def test_a_number_outside_the_list_is_refused() -> None:
    _, console, notes = at_table("l", "31")
    assert notes.lines == ["left"]
    assert "There is no number 31 in the list; it goes from 1 to 30." in console.text


def test_numbers_of_lists_that_nobody_has_seen_are_not_played() -> None:
    _, _, notes = at_table("l", "1; 1", position=rich(yellow=3, blue=2, orange=2, red=2))
    assert notes.lines == ["a take YBO", "left"]


def test_few_answers_are_listed_without_being_asked_for() -> None:
    _, console, notes = at_table("take YBO", "2", position=rich(yellow=3, blue=2, orange=2, red=2))
    assert "   2  return B  Return one Blue token" in console.printed
    assert notes.lines[1] == "a return B"


def test_a_long_list_is_grouped_by_kind() -> None:
    _, console, _ = at_table("list")
    lines = console.after("list")
    assert lines[0] == "take"
    assert "reserve" in lines
    assert [line for line in lines if width(line) > WIDTH] == []


# What is not possible


def test_an_illegal_move_is_refused_with_the_reason_and_what_is_possible() -> None:
    """As style.md shows it: what is wrong, and what one can do."""
    _, console, notes = at_table("recruit 3-2")
    assert notes.lines == ["left"]
    told = " ".join(console.after("recruit 3-2"))
    reason = GAME.rules.why_not(GAME.new(2, 7), GAME.rules.read(GAME.new(2, 7), "recruit 3-2"))
    assert catalogue("en").phrase("splendor", "reason", reason) in told
    assert "Possible: take (15 ways), reserve (15 ways)" in told


def test_few_moves_of_a_kind_are_named() -> None:
    _, console, _ = at_table(position=rich(yellow=1, blue=3, purple=2))
    assert "Possible: take (12 ways), reserve (15 ways), recruit 1-1 1-2" in console.printed


def test_what_is_no_move_is_said_to_be_none() -> None:
    _, console, notes = at_table("dance", "take", "recruit nobody", "reserve 9-9", "\x00", "-1", "999999999999999999")
    assert notes.lines == ["left"]
    assert "“dance” is not a move." in console.text
    assert "Enter alone lists all moves, ? explains." in console.text


# Explanations


def test_a_question_mark_explains_the_commands_and_the_signs() -> None:
    _, console, notes = at_table("?")
    text = " ".join(console.after("?"))
    assert "undo, u" in text
    assert "Y Yellow   B Blue" in text
    assert notes.lines == ["left"]


def test_a_question_mark_tells_why_a_move_is_not_possible() -> None:
    _, console, notes = at_table("? recruit 2-3")
    text = " ".join(console.after("? recruit 2-3"))
    assert "Medusa" in text
    assert "“recruit 2-3” is not possible." in text
    assert notes.lines == ["left"]


def test_a_question_mark_says_that_a_move_is_possible_without_playing_it() -> None:
    _, console, notes = at_table("?take YBO")
    assert console.after("?take YBO") == ["This is possible: Take 1 Yellow, 1 Blue and 1 Orange token"]
    assert notes.lines == ["left"]


def test_a_question_mark_tells_what_a_card_is() -> None:
    _, console, _ = at_table("? rocket")
    assert console.after("? rocket") == ["Rocket (rocket): level 1", "  [Y]           Y1 R2"]


def test_a_question_mark_does_not_know_everything() -> None:
    _, console, _ = at_table("? batman")
    assert console.after("? batman")[0] == "Nothing here is called “batman”."


# Undo


def test_within_a_turn_a_decision_is_taken_back_without_asking() -> None:
    """The tokens that were taken are open to all: nothing was revealed, and the turn has not passed."""
    table, _, notes = at_table("take YBO", "undo", "take RP", position=rich(yellow=3, blue=2, orange=2, red=2))
    assert notes.lines[:2] == ["a take YBO", "undo 1"]
    assert table.past == []
    assert table.position == rich(yellow=3, blue=2, orange=2, red=2)


def test_against_bots_one_goes_back_to_ones_last_decision_after_confirming() -> None:
    table, console, notes = at_table("take YBO", "take ORP", "undo", "yes", bots=("random", "random"))
    assert notes.lines[-2:] == ["undo 3", "left"]
    assert "Take back 3 decisions, back to your last one?" in console.text
    assert [position.mover for position in table.past] == [0, 1, 2]
    assert table.position.mover == 0


@pytest.mark.parametrize("answer", ["", "no", "n", "x", "undo"])
def test_nothing_is_taken_back_without_a_yes(answer: str) -> None:
    table, _, notes = at_table("take YBO", "undo", answer)
    assert len(table.past) == 2
    assert "undo 2" not in notes.lines


def test_a_reveal_against_bots_can_be_taken_back_after_confirming() -> None:
    """With ten tokens a reserved card is replaced before a token goes back: that was seen, so it needs a yes."""
    ten = rich(yellow=2, blue=2, orange=2, red=2, purple=2)
    table, console, notes = at_table("reserve 1-1", "undo", "y", position=ten)
    assert notes.lines[:2] == ["a reserve 1-1", "undo 1"]
    assert "although it revealed something?" in console.text
    assert table.position == ten


def test_between_people_nothing_that_was_revealed_or_passed_is_taken_back() -> None:
    ten = rich(yellow=2, blue=2, orange=2, red=2, purple=2)
    table, console, notes = at_table("", "reserve 1-1", "undo", "yes", position=ten, bots=(), names=("Ana", "Ben"))
    assert "This cannot be taken back any more" in " ".join(console.printed)
    assert len(table.past) == 1
    assert notes.lines == ["a reserve 1-1", "left"]

    table, console, _ = at_table("", "take YBO", "", "", "undo", "yes", bots=(), names=("Ana", "Ben"))
    assert "There is no decision of yours to take back." in console.text
    assert len(table.past) == 1


def test_between_people_an_open_decision_of_ones_own_turn_is_taken_back() -> None:
    nine = rich(yellow=3, blue=2, orange=2, red=2)
    table, _, notes = at_table("", "take YBO", "undo", position=nine, bots=(), names=("Ana", "Ben"))
    assert notes.lines == ["a take YBO", "undo 1", "left"]
    assert table.untold[1] == []


def test_at_the_beginning_there_is_nothing_to_take_back() -> None:
    _, console, notes = at_table("undo")
    assert notes.lines == ["left"]
    assert "There is no decision of yours to take back." in console.text


def test_one_can_go_back_to_the_beginning_and_play_again() -> None:
    lines = ["take YBO", "take BOR", "undo", "y", "undo", "y", "take ORP"]
    table, _, notes = at_table(*lines)
    assert [line for line in notes.lines if not line.startswith("b ")] == [
        "a take YBO", "a take BOR", "undo 2", "undo 2", "a take ORP", "left",
    ]  # fmt: skip
    assert table.past[0] == GAME.new(2, 7)
    assert len(table.past) == 2


# Hints


def test_a_hint_shows_a_legal_move_and_a_reason_and_plays_nothing() -> None:
    table, console, notes = at_table("hint")
    told = console.after("hint")
    assert told[0].startswith("A hint: ")
    notation = " ".join(told).partition("(")[2].partition(")")[0]
    assert any(notation == GAME.write(table.position, move) for move in table.position.moves())
    assert len(told) >= 2
    assert notes.lines == ["left"]


def test_a_hint_depends_only_on_what_the_player_may_know() -> None:
    """Two positions that the player cannot tell apart give the same hint."""
    position = GAME.new(2, 7)
    position.play(GAME.parse(position, "take YBO"))
    position.play(GAME.parse(position, "reserve deck-3"))
    twin = position.redeal(0, sixstones.dice(5))
    assert twin.to_data() != position.to_data()
    hints = [at_table("hint", position=p)[1].after("hint") for p in (position, twin)]
    assert hints[0] == hints[1]


# Leaving


def test_closing_the_input_keeps_the_game() -> None:
    assert at_table("take YBO")[2].lines[-1] == "left"


@pytest.mark.parametrize(("answer", "end"), [("1", ["left"]), ("2", ["left for good"])])
def test_quitting_asks_whether_for_good(answer: str, end: list[str]) -> None:
    _, console, notes = at_table("quit", answer)
    assert notes.lines == end
    assert "2  end it for good" in console.text


def test_whoever_quits_can_think_again() -> None:
    _, _, notes = at_table("quit", "", "take YBO")
    assert notes.lines[0] == "a take YBO"


# Several people


def test_the_terminal_is_handed_over_and_cleared() -> None:
    _, console, _ = at_table("", "take YBO", "", "", bots=(), names=("Ana", "Ben"))
    for name in ("Ana", "Ben"):
        assert catalogue("en").say("terminal-hand-over", name=name) in console.text
    assert console.shared
    assert len(console.clears) == 3
    between = console.printed[console.clears[1] : console.clears[2]]
    assert between == [catalogue("en").say("terminal-hand-over", name="Ben"), ""]
    last = console.printed[console.clears[-1] :]
    assert last[0] == "  Ana takes 1 Yellow, 1 Blue and 1 Orange token."


def test_a_card_drawn_unseen_stays_with_its_owner_at_a_shared_terminal() -> None:
    """From the moment that Ana hides what she saw, nothing names the card that she drew."""
    table, console, _ = at_table(
        "", "reserve deck-3", "", "", "take YBO", "", "", "t", bots=("random",), names=("Ana", "Ben")
    )
    card = table.position.view(0)["seats"][0]["reserved"][0]["card"]
    name = catalogue("en").word("splendor", "card", card)
    assert name in "\n".join(console.printed[: console.clears[1]])
    assert name not in "\n".join(console.printed[console.clears[1] : console.clears[4]])
    assert name in "\n".join(console.printed[console.clears[4] :])


def test_before_the_terminal_is_handed_over_the_next_hand_is_not_shown() -> None:
    table, console, _ = at_table("", "take YBO", "", "", "reserve deck-2", "", bots=(), names=("Ana", "Ben"))
    card = table.position.view(1)["seats"][1]["reserved"][0]["card"]
    name = catalogue("en").word("splendor", "card", card)
    assert name in "\n".join(console.printed[console.clears[2] : console.clears[3]])
    assert name not in "\n".join(console.printed[: console.clears[1]])
    assert name not in "\n".join(console.printed[console.clears[3] :])


def test_everybody_hears_all_that_happened_since_their_last_decision() -> None:
    _, console, notes = at_table("", "take YBO", "", "", "take ORP", "", "", bots=("random",), names=("Ana", "Ben"))
    told = console.printed[console.clears[-1] :]
    assert [line[:2] for line in notes.lines[:3]] == ["a ", "b ", "c "]
    assert told[0] == "  Ben takes 1 Orange, 1 Red and 1 Purple token."
    assert told[1].startswith("  random ")


# Whole games


@pytest.mark.parametrize("language", languages())
def test_bots_alone_play_a_whole_game_in_every_language(language: str) -> None:
    """Every event can be said, and every line fits."""
    table, console, notes = at_table(bots=("greedy", "random"), names=(), language=language)
    assert table.position.over
    assert notes.lines[-1] == "finished"
    outcome = table.position.outcome
    assert outcome is not None
    assert catalogue(language).outcome("splendor", outcome, ["greedy", "random"]) in " ".join(console.printed)
    assert [line for line in console.printed if width(line) > WIDTH] == []
    assert "\x1b" not in console.text


@pytest.mark.parametrize("language", languages())
def test_commands_are_understood_in_english_and_in_the_language_of_the_table(language: str) -> None:
    words = catalogue(language)
    own = [words.say("terminal-word-list"), words.say("terminal-word-table"), words.say("terminal-word-hint")]
    for command in [*own, own[0].upper(), "list", "table", "hint", "?"]:
        _, console, notes = at_table(command, language=language)
        assert notes.lines == ["left"]
        assert len(console.after(command)) > 1
        assert [line for line in console.printed if width(line) > WIDTH] == []


@pytest.mark.parametrize("language", languages())
def test_a_game_from_elsewhere_is_played_like_any_other(language: str) -> None:
    """The table knows no game: this one is the tests' own, found by its entry point."""
    assert TINY.is_dir()
    lines = ["l", "1"] * 40
    _, console, notes = at_table(*lines, language=language, game=sixstones.game("tiny"))
    assert notes.lines[-1] == "finished"
    assert console.lines != []
    assert {line[:2] for line in notes.lines[:-1]} == {"a ", "b "}


@pytest.mark.parametrize("seat", [0, 1])
def test_at_a_shared_terminal_nobody_sees_the_others_hand(seat: int) -> None:
    """Every card in Tiny's hands is secret: between two clearings there is one person's table, and not the other's."""
    table, console, _ = at_table(
        "", "t", "roll", "", "", "t", bots=(), names=("Ana", "Ben"), game=sixstones.game("tiny")
    )
    position = [*table.past, table.position][seat]
    own, others = (
        set(drawing.table(position, reader, console.style, catalogue("en"), ["Ana", "Ben"]))
        for reader in (seat, 1 - seat)
    )
    ends = [*console.clears, len(console.printed)]
    screen = set(console.printed[ends[2 * seat] : ends[2 * seat + 1]])
    assert own <= screen
    assert len(others - own) == 2
    assert not (others - own) & screen


# Seats


def test_bots_are_recognised_by_their_names() -> None:
    placed = seating(4, ["greedy", "random", "greedy"], ["Ana"], [])
    assert placed.names == ("Ana", "greedy (bot)", "random (bot)", "greedy 2 (bot)")
    assert placed.shown == ["Ana", "greedy", "random", "greedy 2"]
    assert placed.bots == {1: "greedy", 2: "random", 3: "greedy"}
    assert placed.people == [0]


@pytest.mark.parametrize(
    ("seats", "bots", "names", "key"),
    [
        (2, ["random"] * 3, [], "bad-option"),
        (2, ["random"], ["Ana", "Ben"], "bad-option"),
        (2, [], ["greedy (bot)"], "name-of-a-bot"),
        (2, [], [""], "name-not-plain"),
        (2, [], ["A\nB"], "name-not-plain"),
        (2, [], [" Ana"], "name-not-plain"),
    ],
)
def test_impossible_players_are_refused(seats: int, bots: list[str], names: list[str], key: str) -> None:
    with pytest.raises(sixstones.OptionError) as caught:
        seating(seats, bots, names, ["?"] * 4)
    assert caught.value.reason.key == key
