"""Moves: small numbers, a notation and a structure that mean the same, and a reason for every no."""

import json
from typing import Any

import pytest

from sixstones import Game, IllegalMove, NotationError, Phrase, Position
from sixstones.rules.dice import mixed
from tests.contract.cases import Case, Pin, every_case, every_game, every_pin, random_play
from tests.samples import samples

ASKED = samples(small=2, normal=6, full=80)
"""How many move numbers are tried at a decision that is not pinned."""
BEYOND = [-1, -2, 10**9, 2**62, 2**63, -(2**63), 10**30]
"""What is never a move number, besides the first one after the last."""


@every_case
def test_moves_ascend_and_the_hot_interface_agrees(case: Case) -> None:
    position = case.new(1)
    space = range(case.game.space)
    for _ in random_play(position, 1):
        moves = position.moves()
        assert moves == sorted(set(moves)), "ascending, each once"
        assert moves, "there is always an answer"
        assert position.count() == len(moves)
        assert [position.nth(k) for k in range(len(moves))] == moves
        assert [move for move in space if position.allows(move)] == moves
        assert not any(map(position.allows, [*BEYOND, case.game.space]))
    assert position.moves() == []
    assert not any(map(position.allows, space))


@every_case
def test_every_legal_move_reads_as_it_is_written(case: Case) -> None:
    game, position = case.game, case.new(1)
    for _ in random_play(position, 1):
        for move in position.moves():
            text = game.write(position, move)
            assert game.parse(position, text) == move
            assert game.parse(position, f"  {text.upper()} ") == move, "case and blanks do not matter"
            structure = json.loads(json.dumps(game.structure(position, move)))
            assert game.parse_structure(position, structure) == move


@every_pin
def test_every_number_of_the_move_space_has_a_form_of_its_own(pin: Pin) -> None:
    """A number that is not legal now is well formed all the same, and refused for the reason that `why_not` gives."""
    game, position = pin.case.game, pin.position()
    texts = [game.write(position, move) for move in range(game.space)]
    structures = [json.dumps(game.structure(position, move), sort_keys=True) for move in range(game.space)]
    assert len(set(texts)) == len(set(structures)) == game.space
    for move, (text, structure) in enumerate(zip(texts, structures, strict=True)):
        reason = position.why_not(move)
        if reason is None:
            assert game.parse(position, text) == game.parse_structure(position, json.loads(structure)) == move
            continue
        with pytest.raises(IllegalMove) as refused:
            game.parse(position, text)
        assert refused.value.reason == reason
        with pytest.raises(IllegalMove) as refused:
            game.parse_structure(position, json.loads(structure))
        assert refused.value.reason == reason


@every_game
def test_what_is_no_move_at_all_is_another_error(name: str) -> None:
    game = Case(name, 2).game
    position = game.new(2, 1)
    for text in ["", " ", "\n", "xyzzy", game.write(position, 0) + " xyzzy", "0", "-", "\0", "é" * 100, "x" * 100_000]:
        with pytest.raises(NotationError) as refused:
            game.parse(position, text)
        assert len(str(refused.value)) < 1000, "the text is quoted, but not without end"
    wrong: list[Any] = [None, 0, "", [], {}, {"action": None}, {"xyzzy": 1}, [[]], {"action": [[]] * 1000}]
    for structure in wrong:
        with pytest.raises(NotationError):
            game.parse_structure(position, structure)


@every_pin
def test_every_move_number_of_every_seat_has_its_reason(pin: Pin) -> None:
    game, position = pin.case.game, pin.position()
    check_reasons(game, position, [*range(game.space), game.space, *BEYOND])


@every_case
def test_reasons_along_the_way(case: Case) -> None:
    game, position = case.game, case.new(6)
    dice = mixed(6, 0, 301)
    for _ in random_play(position, 6):
        check_reasons(game, position, [dice.below(game.space) for _ in range(ASKED)])
    check_reasons(game, position, [*range(game.space), game.space, *BEYOND])


def check_reasons(game: Game, position: Position, moves: list[int]) -> None:
    """None exactly for what may be played; `play` refuses the rest with the same reason, and changes nothing."""
    legal = position.moves()
    before, told = position.to_data(), position.events(None)
    for move in moves:
        for seat in range(position.seats):
            reason = position.why_not(move, seat)
            if position.over:
                assert reason == Phrase("game-over", {})
            elif seat != position.mover:
                assert reason == Phrase("not-your-turn", {"mover": position.mover})
            else:
                assert (reason is None) == (move in legal)
                assert (reason == Phrase("no-such-move", {"move": move})) == (not 0 <= move < game.space)
                assert reason == position.why_not(move), "the mover is who is meant"
        reason = position.why_not(move)
        if reason is not None:
            assert json.loads(json.dumps(reason.args)) == reason.args, "plain data"
            with pytest.raises(IllegalMove) as refused:
                position.play(move)
            assert refused.value.reason == reason
    assert (position.to_data(), position.moves(), position.events(None)) == (before, legal, told)


@every_pin
def test_writing_a_number_that_no_move_has_is_refused(pin: Pin) -> None:
    game, position = pin.case.game, pin.position()
    for move in [*BEYOND, game.space]:
        with pytest.raises(IllegalMove, match="no-such-move"):
            game.write(position, move)
        with pytest.raises(IllegalMove, match="no-such-move"):
            game.structure(position, move)
