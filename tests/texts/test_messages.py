"""The catalogues are complete: no message is missing, unused or asks for what it is not given, in any language."""

import re

import pytest
from fluent.syntax import ast as ftl

import sixstones
from sixstones.texts import languages
from tests.texts.conventions import GAMES, by_convention, game_of, message_of
from tests.texts.reading import OTHERS, beginnings, literals, messages, phrases, resources, said

NOTHING = re.compile(r"-no-[a-z_]+$")
SOUND = {"es": {"list-and": {"sound"}}}
"""What a language needs beyond English: Ana e Irene."""
WORDS = {"card", "location", "token", "bonus", "tokens", "missing", "due", "cost", "kind", "for"}
"""Arguments that bring others with them: `$tokens-full`, `$token-none`."""


def test_four_languages() -> None:
    assert languages() == ["en", "es", "nl", "pl"]


@pytest.mark.parametrize("language", languages())
def test_every_file_can_be_read(language: str) -> None:
    junk = [
        (file, one.content) for file, found in resources(language) for one in found.body if isinstance(one, ftl.Junk)
    ]
    assert not junk


@pytest.mark.parametrize("language", languages())
def test_no_message_stands_twice(language: str) -> None:
    ids = [entry.id.name for _, found in resources(language) for entry in found.body if isinstance(entry, ftl.Message)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("language", OTHERS)
def test_same_messages_as_english_in_the_same_files(language: str) -> None:
    assert _files(language) == _files("en")


@pytest.mark.parametrize("language", OTHERS)
def test_same_attributes_and_variables_as_english(language: str) -> None:
    english = messages("en")
    for name, message in messages(language).items():
        extra = SOUND.get(language, {}).get(name, set())
        own = {part: variables - extra for part, variables in message.variables.items()}
        assert own == english[name].variables, name


@pytest.mark.parametrize("language", languages())
def test_messages_refer_only_to_their_own_file(language: str) -> None:
    """Files are read one by one, when something in them is needed."""
    for name, message in messages(language).items():
        for reference in message.references:
            if not reference.startswith("-"):
                assert messages(language)[reference].file == message.file, name
    for file, resource in resources(language):
        terms = {"-" + entry.id.name for entry in resource.body if isinstance(entry, ftl.Term)}
        used = {one for message in messages(language).values() if message.file == file for one in message.references}
        assert {one for one in used if one.startswith("-")} == terms, file


def test_every_message_said_is_there() -> None:
    missing = {
        (one.key, one.file.name) for one in said() if _is_id(one.key) and one.key.split(".")[0] not in messages("en")
    }
    assert not missing


def test_every_phrase_has_its_message() -> None:
    missing = {(one.key, one.file.name) for one in phrases() if message_of(one) is None}
    assert not missing


def test_every_message_of_convention_is_there() -> None:
    missing = {name for name in by_convention() if name not in messages("en") and not _has_variant(name)}
    notes = tuple(f"{game}-note-" for game in GAMES)  # a thing without one of its own has the game's
    assert {name for name in missing if not name.startswith(notes)} == set()


def test_no_message_is_unused() -> None:
    reached = by_convention() | literals()
    starts = tuple(start for start in beginnings() if _is_id(start))
    unused = [
        name
        for name in messages("en")
        if name not in reached and NOTHING.sub("", name) not in reached and not name.startswith(starts)
    ]
    assert not unused


@pytest.mark.parametrize("language", languages())
def test_messages_said_by_id_get_what_they_ask_for(language: str) -> None:
    for one in said():
        name, _, attribute = one.key.partition(".")
        if one.args is not None and name in messages(language):
            extra = messages(language)[name].variables[attribute] - one.args
            assert not extra, (one.file.name, one.key)


@pytest.mark.parametrize("language", languages())
def test_phrases_give_what_their_messages_ask_for(language: str) -> None:
    for one in phrases():
        name = message_of(one)
        if one.args is None or name is None:
            continue
        given = {*one.args, "you", *(f"{arg}-{more}" for arg in one.args & WORDS for more in ("full", "none"))}
        for found in (name, *(f"{name}-no-{arg}" for arg in one.args)):
            if found in messages(language):
                assert messages(language)[found].variables[""] <= given, found


def test_a_file_speaks_for_its_game() -> None:
    assert {game_of(one.file) for one in phrases()} <= set(sixstones.games())


def _files(language: str) -> dict[str, str]:
    return {name: message.file for name, message in messages(language).items()}


def _is_id(text: str) -> bool:
    """Whether the string looks like a message's id, or the beginning of one: words joined by `-`."""
    return re.fullmatch(r"[a-z]+-[a-z0-9_.-]*", text) is not None


def _has_variant(name: str) -> bool:
    return any(other.startswith(f"{name}-no-") for other in messages("en"))
