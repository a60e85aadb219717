"""Golden games: every move, event and question of a game per seat count and option, as they have always been."""

import difflib

from tests.contract.cases import CASES, Case, every_case
from tests.playthroughs.telling import FOLDER, path_of, told

CHANGED = """
{case} goes otherwise than its playthrough:

{difference}

If the rules were meant to change, recorded games no longer replay: raise the version of the rules (now {version}).
Then tell the playthroughs again with `python -m tests.playthroughs`, and read the difference before you commit it.
"""


@every_case
def test_the_game_goes_as_it_always_has(case: Case) -> None:
    expected = path_of(case).read_text(encoding="utf-8").splitlines()
    present = told(case).splitlines()
    difference = "\n".join([*difflib.unified_diff(expected, present, "as it was", "as it is", lineterm="", n=2)][:40])
    assert not difference, CHANGED.format(case=case, difference=difference, version=case.game.version)


def test_there_is_a_playthrough_for_every_case_and_no_other() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {path_of(case).name for case in CASES}
