"""Section 13: where the editions differ, each settled by what the game does, or only a matter of words."""

import re

import pytest

from sixstones.texts import catalogue
from tests.rules.splendor.table import after, asked, choices, legal, reason, rule, said, seat, splendor, tokens

LANGUAGES = ("en", "es", "nl", "pl")
SIXTEEN_WITH_FIVE = "team loki luke-cage red-skull nebula, bonus O"
SIXTEEN_WITH_SIX = "team green-goblin gamora spider-man vulture, bonus RP"


def rule_text(language: str, statement: str) -> str:
    return catalogue(language).say(f"splendor-rule-{statement}")


@rule("splendor.13.1")
def test_fewest_cards_means_fewest_recruited_cards() -> None:
    """The one with six recruited cards loses, though the other has eight with those in hand."""
    position = splendor(a=SIXTEEN_WITH_FIVE + ", hand rocket hela thor", b=SIXTEEN_WITH_SIX, mover="b")
    assert after(position, "take YBO").outcome == ("gauntlet", (0,))


@rule("splendor.13.2")
def test_a_trigger_that_was_lost_can_come_again_in_the_same_round_from_another() -> None:
    story = {"a": "team iron-man vision hela nebula, bonus OP", "table": "1-1 wasp", "avengers": "a", "mover": "b"}
    goes_on = after(splendor(b="team maria-hill okoye shuri, tokens BOO", **story), "recruit 1-1")
    assert goes_on.outcome is None
    taker = "team maria-hill okoye kate-bishop loki luke-cage yondu, bonus B, tokens YYBOO"
    assert after(splendor(b=taker, **story), "recruit 1-1").outcome == ("gauntlet", (1,))


@rule("splendor.13.3")
def test_meeting_the_conditions_announces_the_last_round_and_ends_nothing_yet() -> None:
    story = "team green-goblin gamora spider-man, bonus RP, tokens RRR"
    position = after(splendor(a=story, table="1-1 vulture"), "recruit 1-1")
    assert position.view(None)["last_round"]
    assert asked(position) == "b action"
    assert position.outcome is None


@rule("splendor.13.4")
def test_a_location_asks_for_at_least_what_it_shows() -> None:
    for bonus, visited in (("YYYBBBRRR", True), ("YYYYBBBBRRRRO", True), ("YYYYBBBBRR", False)):
        position = after(splendor(a=f"bonus {bonus}", locations="knowhere triskelion"), "reserve 3-1")
        assert (seat(position, "a")["locations"] == ["knowhere"]) == visited


@rule("splendor.13.5")
def test_what_is_returned_is_of_ones_own_choice_until_ten_are_left() -> None:
    position = after(splendor(a="tokens YYYBBBOOR W"), "take ORP")
    for first in ("Y", "B", "O", "R", "P", "W"):
        once = after(position, f"return {first}")
        assert asked(once) == "a return"
        assert set(choices(once)) >= {f"return {letter}" for letter in "YBO"}
    ended = after(position, "return Y", "return W", "return P")
    assert tokens(ended, "a") == "YYBBBOOORR"
    assert asked(ended) == "b action"


@rule("splendor.13.6")
def test_the_tile_comes_without_a_question() -> None:
    position = after(splendor(a="team kate-bishop quake, tokens YYBOO", table="1-1 wasp"), "recruit 1-1")
    assert reason("assembled", seat=0, tags=3, before=None) in said(position)
    assert asked(position) == "b action"


@rule("splendor.13.7")
def test_the_tile_is_called_as_each_edition_calls_it() -> None:
    names = {"en": "Avengers Assemble tile", "es": "¡Vengadores, reuníos!", "pl": "łytka Avengers"}
    for language, name in names.items():
        assert name in rule_text(language, "8-1")
    assert "Assemble" not in rule_text("pl", "8-1")


@rule("splendor.13.8")
@pytest.mark.parametrize("gained", [True, False])
def test_owning_or_gaining_the_tile_with_four_tags_is_the_same(gained: bool) -> None:
    """Hannah, the third of three, has four tags: she has had the tile for long, or takes it now with the fourth."""
    julian = {"a": "team spider-woman valkyrie hawkeye, tokens YY B OO", "table": "1-1 wasp, 2-1 she-hulk"}
    if gained:
        position = splendor(4, **julian, d="team maria-hill okoye shuri, tokens YO P W", avengers="a", mover="d")
        position = after(position, "recruit 2-1")
        while asked(position) == "d payment":
            position = after(position, "pay colours")
    else:
        position = splendor(4, **julian, d="team maria-hill okoye shuri quake")
    assert seat(position, "d")["tags"] == 4
    assert position.view(None)["avengers"] == 3
    tied = after(position, "recruit 1-1")
    assert seat(tied, "a")["tags"] == 4
    assert tied.view(None)["avengers"] == 3


@rule("splendor.13.9")
def test_there_is_one_green_token_for_each_player_and_one_name_for_it() -> None:
    position = after(splendor(a="team thor, bonus OOO, tokens OOOO", table="3-1 drax"), "recruit 3-1")
    assert tokens(position, "a") == "G"  # one, whatever the heading says
    assert catalogue("en").say("splendor-section-7") == "The Time Stone"
    for language in LANGUAGES:
        assert catalogue(language).has("splendor-section-7")


@rule("splendor.13.10")
def test_the_wild_token_is_called_as_each_edition_calls_it() -> None:
    for language in LANGUAGES:
        assert ("S.H.I.E.L.D." in rule_text(language, "2-1")) == (language != "pl")
    assert "T.A.R.C.Z.Y." in rule_text("pl", "2-1")


@rule("splendor.13.11")
def test_it_is_the_top_card_that_is_drawn_and_only_its_owner_sees_it() -> None:
    position = splendor(top="hela ronan")
    drawn = after(position, "reserve deck-2")
    assert drawn.view(0)["seats"][0]["reserved"] == [{"card": "hela", "level": 2, "unseen": True}]
    assert drawn.view(1)["seats"][0]["reserved"] == [{"card": None, "level": 2, "unseen": True}]
    assert drawn.to_data()["levels"][1]["deck"][0] == "ronan"
    faceup = after(splendor(table="2-1 hela"), "reserve 2-1")
    assert faceup.view(1)["seats"][0]["reserved"] == [{"card": "hela", "level": 2, "unseen": False}]


@rule("splendor.13.12")
def test_one_gray_token_replaces_one_token() -> None:
    assert legal(splendor(a="tokens Y R W", table="1-1 rocket"), "recruit 1-1")
    assert not legal(splendor(a="tokens Y W", table="1-1 rocket"), "recruit 1-1")


@rule("splendor.13.13")
def test_a_card_from_hand_was_reserved_on_an_earlier_turn() -> None:
    position = splendor(a="tokens YRR", table="1-1 rocket")
    reserved = after(position, "reserve 1-1")
    assert reserved.mover == 1
    assert legal(after(reserved, "take BOP"), "recruit hand-1")


@rule("splendor.13.14")
def test_two_that_are_taken_for_want_of_a_third_colour_are_different() -> None:
    position = splendor(supply="RRR BBB")
    assert choices(position, "take") == ["take BR", "take B", "take R"]


@rule("splendor.13.15")
def test_a_location_comes_at_the_end_of_the_turn_and_not_at_once() -> None:
    """The card is there and paid for; of two locations none has been taken before the turn ends with the choice."""
    position = after(
        splendor(a="bonus BBBBRRRPPPP, tokens OO", table="1-1 electro", locations="wakanda attilan"), "recruit 1-1"
    )
    assert seat(position, "a")["bonuses"]["red"] == 4
    assert seat(position, "a")["locations"] == []
    assert asked(after(position, "visit wakanda")) == "b action"


@rule("splendor.13.16")
@pytest.mark.parametrize("statement", ["1-1", "2-1", "2-2", "2-3", "3-5", "5-3", "8-1", "8-2", "9-1", "10-3", "11-10"])
def test_the_numbers_are_the_same_in_every_language(statement: str) -> None:
    numbers = {language: sorted(re.findall(r"\d+", rule_text(language, statement))) for language in LANGUAGES}
    assert numbers["en"]
    assert all(found == numbers["en"] for found in numbers.values())
