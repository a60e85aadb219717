"""The engine: which language, which file, which message, and how what the kernel says becomes its arguments."""

import subprocess
import sys
from pathlib import Path

import pytest

from sixstones import games
from sixstones.rules.said import NotationError, OptionError, Phrase
from sixstones.texts import Catalogue, TextError, catalogue, hook_of, preferred


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "nl"}, "nl"),
        ({"LANG": "pl-PL"}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "nl_BE@euro", "LC_MESSAGES": "es_ES"}, "es"),
        ({"LANG": "nl_BE", "LC_MESSAGES": "es_ES", "LC_ALL": "pl_PL"}, "pl"),
        ({"LC_ALL": "pl_PL", "SIXSTONES_LANGUAGE": "NL"}, "nl"),
        ({"LC_ALL": "", "LANG": "pl_PL"}, "pl"),
    ],
)
def test_preferred_language(environ: dict[str, str], language: str) -> None:
    assert preferred(environ) == language


def test_unknown_language_names_those_there_are() -> None:
    with pytest.raises(TextError, match="there is no language 'de'; there are en, es, nl, pl"):
        catalogue("de")


def test_missing_message_names_id_and_language() -> None:
    assert not catalogue("pl").has("no-such-message")
    with pytest.raises(TextError, match="pl: there is no message 'no-such-message'"):
        catalogue("pl").say("no-such-message")


def test_missing_attribute_is_a_missing_message() -> None:
    assert catalogue("en").has("splendor-token-red.none")
    assert not catalogue("en").has("splendor-token-red.all")
    with pytest.raises(TextError, match=r"en: there is no message 'splendor-token-red\.all'"):
        catalogue("en").say("splendor-token-red.all")


def test_missing_argument_is_an_error() -> None:
    with pytest.raises(TextError, match=r"en: the message 'player' cannot be said: .*letter"):
        catalogue("en").say("player")


def test_only_the_files_that_are_needed_are_read() -> None:
    speaker = Catalogue("en")
    assert speaker.say("player", letter="a") == "Player a"
    assert {path.name for path in speaker._done} == {"interface.ftl"}


def test_language_is_found_without_reading_any() -> None:
    """Fluent takes most of the time that `sixstones --help` has, so that only what speaks imports it."""
    code = (
        "import sys, sixstones.texts as t; t.preferred({}); t.catalogue('en'); print('fluent.runtime' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


# What the kernel says


def test_game_speaks_before_the_house() -> None:
    house = Phrase("not-your-turn", {"mover": 1})
    assert catalogue("en").phrase("splendor", "reason", house) == "It is not your turn: Player b has to decide."
    assert catalogue("en").phrase(None, "reason", house, ["Ana", "Eva"]) == "It is not your turn: Eva has to decide."
    with pytest.raises(TextError, match="there is no message 'reason-must-act'"):
        catalogue("en").phrase(None, "reason", Phrase("must-act", {}))


def test_words_of_the_game_stand_in_for_its_ids() -> None:
    missing = Phrase("bonuses-missing", {"location": "hells-kitchen-nyc", "missing": {"yellow": 1, "orange": 2}})
    assert catalogue("es").phrase("splendor", "reason", missing) == (
        "Tus bonificaciones aún no bastan para La Cocina del Infierno, Nueva York. Te falta: 1 amarilla y 2 naranjas."
    )


def test_a_value_that_is_no_word_stays_as_it_is() -> None:
    reason = NotationError(Phrase("not-a-move", {"text": "take {XX} “?”", "forms": "pass"}))
    assert catalogue("en").refusal(reason, "splendor") == "“take {XX} “?”” is not a move. Moves look like this: pass."


def test_notation_is_no_word() -> None:
    """`take` is the kind of a sentence, but "take YBO" is what somebody typed."""
    assert catalogue("en").word("splendor", "move", "take YBO") == "take YBO"


def test_place_with_a_number() -> None:
    assert catalogue("en").word("splendor", "from", "table 2-3") == "from the middle (2-3)"
    assert catalogue("en").word("splendor", "from", "hand 2") == "from hand"


def test_what_is_nothing_has_a_sentence_of_its_own() -> None:
    near = {"subject": "x", "near": None}
    assert (
        catalogue("en")
        .refusal(OptionError(Phrase("nothing-about", near)))
        .startswith("There is nothing about “x”. Name")
    )
    near["near"] = "y"
    assert (
        catalogue("en").refusal(OptionError(Phrase("nothing-about", near))) == "There is nothing about “x”. Near it: y."
    )


def test_reason_behind_a_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package(tmp_path, monkeypatch, {"en": "marbles-reason-behind = Not so: { $why }\n"})
    behind = Phrase("behind", {"why": Phrase("not-your-turn", {"mover": 0})})
    assert (
        Catalogue("en").phrase("marbles", "reason", behind, ["Ana"])
        == "Not so: It is not your turn: Ana has to decide."
    )


def test_reader_is_told_apart() -> None:
    question = Phrase("action", {"seat": 2})
    said = [catalogue("nl").phrase("splendor", "question", question, ["A", "B", "C"], you) for you in (None, 1, 2)]
    assert said == ["C is aan de beurt.", "C is aan de beurt.", "Jouw beurt: wat doe je?"]


def test_player_without_a_name() -> None:
    assert [catalogue("en").player(seat, ["Ana"]) for seat in (0, 1, 30, -1)] == [
        "Ana", "Player b", "Player 30", "Player -1",
    ]  # fmt: skip


# Games of other packages


def package(folder: Path, monkeypatch: pytest.MonkeyPatch, texts: dict[str, str]) -> None:
    """A package with a game `marbles`, as far as texts go."""
    for language, text in texts.items():
        place = folder / "marble_game" / "texts" / language
        place.mkdir(parents=True)
        (place / "marbles.ftl").write_text(text, encoding="utf-8")
    (folder / "marble_game" / "__init__.py").touch()
    monkeypatch.syspath_prepend(folder)
    monkeypatch.delitem(sys.modules, "marble_game", raising=False)
    info = folder / "marble_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: marble-game\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[sixstones.games]\nmarbles = marble_game\n", encoding="utf-8")
    hook_of.cache_clear()


def test_game_of_another_package_brings_its_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package(
        tmp_path,
        monkeypatch,
        {"en": "marbles-event-rolled = { $seat } rolls.", "pl": "marbles-event-rolled = { $seat } toczy."},
    )
    assert "marbles" in games()
    event = Phrase("rolled", {"seat": 0})
    assert Catalogue("pl").phrase("marbles", "event", event, ["Ana"]) == "Ana toczy."
    assert Catalogue("pl").say("splendor-token-red") == "czerwony"


def test_game_of_another_package_may_speak_english_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package(tmp_path, monkeypatch, {"en": "marbles-event-rolled = { $seat } rolls."})
    assert Catalogue("es").phrase("marbles", "event", Phrase("rolled", {"seat": 0}), ["Ana"]) == "Ana rolls."


def test_a_package_cannot_change_what_the_house_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package(tmp_path, monkeypatch, {"en": "player = Nobody { $letter }\nmarbles-name = Marbles"})
    speaker = Catalogue("en")
    assert speaker.say("marbles-name") == "Marbles"
    assert speaker.say("player", letter="a") == "Player a"
