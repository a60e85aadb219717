"""The examples that the rulebooks print, played. The three editions have the same four; a fifth is a picture alone."""

import pytest

from tests.rules.splendor.facts import FACES
from tests.rules.splendor.table import after, asked, reason, refused, rule, said, seat, splendor, supply, tokens


@rule("splendor.6.1", "splendor.4.4", "splendor.6.4")
def test_hannah_pays_one_red_for_rocket() -> None:
    """She has a yellow and a red bonus and one red token; Rocket costs one yellow and two red."""
    position = splendor(a="bonus YR, tokens R", table="1-3 rocket")
    recruited = after(position, "recruit 1-3")
    assert said(recruited)[0] == reason("paid", seat=0, card="rocket", tokens={"red": 1})
    assert tokens(recruited, "a") == ""
    assert supply(recruited).count("R") == 4
    assert "rocket" in seat(recruited, "a")["recruited"]
    assert asked(recruited) == "b action"
    without_token = splendor(a="bonus YR", table="1-3 rocket")
    assert refused(without_token, "recruit 1-3").args["missing"] == {"red": 1}


@rule("splendor.6.1", "splendor.6.5", "splendor.2.4")
def test_paul_pays_two_yellow_four_blue_and_one_purple() -> None:
    """For two points and a red bonus; the card that is printed there has no name, Ghost Rider is the one that fits."""
    position = splendor(a="tokens YY BBBB P", table="2-2 ghost-rider")
    recruited = after(position, "recruit 2-2")
    assert said(recruited)[0].args["tokens"] == {"yellow": 2, "blue": 4, "purple": 1}
    assert tokens(recruited, "a") == ""
    assert seat(recruited, "a")["points"] == 2
    assert seat(recruited, "a")["bonuses"] == {"yellow": 0, "blue": 0, "orange": 0, "red": 1, "purple": 0}
    assert asked(recruited) == "b action"
    for held in ("Y BBBB P", "YY BBB P", "YY BBBB"):
        assert refused(splendor(a=f"tokens {held}", table="2-2 ghost-rider"), "recruit 2-2").args["short"] == 1


@rule("splendor.8.2", "splendor.8.3", "splendor.8.4")
def test_hannah_keeps_the_tile_from_julian_and_loses_it_to_peter() -> None:
    """She owns it with four tags. Julian draws level by Wasp; Peter goes from three to five by Captain America."""
    position = splendor(
        3,
        a="team spider-woman valkyrie hawkeye, tokens Y O",  # Julian
        b="team kate-bishop quake ms-marvel, bonus YBPP, tokens YYYY BB OO P",  # Peter
        c="team maria-hill okoye shuri she-hulk",  # Hannah
        table="1-1 wasp, 3-1 captain-america",
    )
    assert [seat(position, name)["tags"] for name in "abc"] == [3, 3, 4]
    assert position.view(None)["avengers"] == 2
    julian = after(position, "recruit 1-1")
    assert [seat(julian, name)["tags"] for name in "abc"] == [4, 3, 4]
    assert julian.view(None)["avengers"] == 2
    peter = after(julian, "recruit 3-1")
    assert [seat(peter, name)["tags"] for name in "abc"] == [4, 5, 4]
    assert peter.view(None)["avengers"] == 1
    assert reason("assembled", seat=1, tags=5, before=2) in said(peter)
    assert seat(peter, "c")["points"] == seat(julian, "c")["points"] - 3
    assert seat(peter, "b")["points"] == seat(julian, "b")["points"] + 3 + 3  # his own and the tile's
    assert asked(peter) == "c action"


@rule("splendor.9.1", "splendor.9.2")
@pytest.mark.parametrize(
    ("bonus", "taken"), [("YYYBBBRRR", True), ("YYYBBBRR", False), ("YYYBBRRR", False), ("YYBBBRRR", False)]
)
def test_peter_takes_the_location_of_three_yellow_three_blue_and_three_red(bonus: str, taken: bool) -> None:
    asks_for_them = [
        face.id
        for face in FACES.values()
        if face.requires == {"yellow": 3, "blue": 3, "orange": 0, "red": 3, "purple": 0}
    ]
    assert asks_for_them == ["knowhere"]
    position = after(splendor(a=f"bonus {bonus}", locations="knowhere triskelion"), "reserve 3-1")
    assert seat(position, "a")["locations"] == asks_for_them * taken
    assert seat(position, "a")["points"] == 3 * taken
    assert asked(position) == "b action"
