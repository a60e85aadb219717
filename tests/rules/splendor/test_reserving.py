"""Section 5: reserving, and the rulings on who knows what of a hand."""

import pytest

import sixstones
from tests.rules.splendor.table import (
    GAME,
    after,
    asked,
    choices,
    hand,
    legal,
    random_play,
    reason,
    refused,
    rule,
    said,
    seat,
    space,
    splendor,
    supply,
    tokens,
)


@rule("splendor.5.1")
def test_any_faceup_card_or_the_top_card_of_any_deck() -> None:
    position = splendor(table="1-4 wasp", top="scorpion nebula thor")
    spaces = [f"reserve {level}-{space}" for level in (1, 2, 3) for space in (1, 2, 3, 4)]
    assert choices(position, "reserve") == [*spaces, "reserve deck-1", "reserve deck-2", "reserve deck-3"]
    assert hand(after(position, "reserve 1-4"), "a") == ["wasp"]
    for level, top in enumerate(("scorpion", "nebula", "thor"), 1):
        drawn = after(position, f"reserve deck-{level}")
        assert hand(drawn, "a") == [top]
        assert top not in drawn.to_data()["levels"][level - 1]["deck"]
        assert drawn.view(None)["levels"][level - 1]["spaces"] == position.view(None)["levels"][level - 1]["spaces"]


@rule("splendor.5.1", "splendor.R12", "splendor.13.11")
def test_a_card_from_a_deck_is_known_to_its_owner_alone() -> None:
    position = after(splendor(3, top="scorpion"), "reserve deck-1")
    known = {viewer: said(position, viewer)[0].args["card"] for viewer in ("a", "b", "c", None)}
    assert known == {"a": "scorpion", "b": None, "c": None, None: None}
    for viewer, card in ((0, "scorpion"), (1, None), (2, None), (None, None)):
        view = position.view(viewer)
        assert view["seats"][0]["reserved"] == [{"card": card, "level": 1, "unseen": True}]
        assert ("scorpion" in str(view)) == (card is not None)


@rule("splendor.R12")
def test_a_card_taken_faceup_stays_known_to_all() -> None:
    position = after(splendor(table="2-2 hela"), "reserve 2-2", "take YBO")
    for viewer in (0, 1, None):
        assert position.view(viewer)["seats"][0]["reserved"] == [{"card": "hela", "level": 2, "unseen": False}]
        other = position.redeal(viewer, sixstones.dice(5))
        assert other.to_data()["seats"][0]["reserved"] == [{"card": "hela", "unseen": False}]


@rule("splendor.R29")
def test_level_and_number_of_reserved_cards_are_public() -> None:
    position = splendor(a="hand ?rocket hela ?thor")
    for viewer, names in ((0, ["rocket", "hela", "thor"]), (1, [None, "hela", None]), (None, [None, "hela", None])):
        reserved = position.view(viewer)["seats"][0]["reserved"]
        assert [card["level"] for card in reserved] == [1, 2, 3]
        assert [card["card"] for card in reserved] == names


@rule("splendor.5.2", "splendor.R25")
def test_a_gray_token_comes_with_it() -> None:
    position = after(splendor(), "reserve 1-1")
    assert tokens(position, "a") == "W"
    assert supply(position).count("W") == 4
    assert said(position)[0].args["gray"] == 1


@rule("splendor.5.2")
@pytest.mark.parametrize(("held", "gets"), [("WWWW", "W"), ("WWWWW", "")])
def test_without_gray_left_one_reserves_all_the_same(held: str, gets: str) -> None:
    position = splendor(b=f"tokens {held}")
    for text in ("reserve 1-1", "reserve deck-3"):
        reserved = after(position, text)
        assert tokens(reserved, "a") == gets
        assert len(hand(reserved, "a")) == 1
        assert said(reserved)[0].args["gray"] == len(gets)
        assert supply(reserved).count("W") == 0
        assert asked(reserved) == "b action"


@rule("splendor.R25", "splendor.R6", "splendor.10.3")
def test_the_gray_token_comes_at_ten_tokens_too_and_may_itself_go_back() -> None:
    position = after(splendor(a="tokens YYYBBBOOOR"), "reserve 1-1")
    assert tokens(position, "a") == "YYYBBBOOORW"
    assert asked(position) == "a return"
    assert choices(position) == ["return Y", "return B", "return O", "return R", "return W"]
    back = after(position, "return W")
    assert tokens(back, "a") == "YYYBBBOOOR"
    assert asked(back) == "b action"


@rule("splendor.5.3", "splendor.R9")
def test_with_three_in_hand_one_may_not_reserve() -> None:
    position = splendor(a="hand rocket hela")
    assert len(choices(position, "reserve")) == 15
    full = after(position, "reserve 1-1", "take YBO")
    assert len(hand(full, "a")) == 3
    assert choices(full, "reserve") == []
    for text in ("reserve 1-1", "reserve deck-1", "reserve deck-3"):
        assert refused(full, text) == reason("hand-full", limit=3)


@rule("splendor.5.3")
def test_the_limit_is_everybodys_own() -> None:
    position = splendor(a="hand rocket hela ?thor")
    assert choices(position, "reserve") == []
    assert len(choices(after(position, "take YBO"), "reserve")) == 15


@rule("splendor.R10")
def test_there_must_be_a_card_to_reserve() -> None:
    position = splendor(3, table="1-3 -", decks={1: 0, 2: 1, 3: 0}, mover="b")
    assert refused(position, "reserve 1-3") == reason("space-empty", level=1, space=3)
    assert refused(position, "reserve deck-1") == reason("deck-empty", level=1)
    assert refused(position, "reserve deck-3") == reason("deck-empty", level=3)
    assert legal(position, "reserve deck-2")
    last = after(position, "reserve deck-2")
    assert refused(last, "reserve deck-2") == reason("deck-empty", level=2)
    assert len(choices(last, "reserve")) == 11  # faceup cards


@rule("splendor.5.4")
def test_a_reserved_card_leaves_the_hand_only_by_being_recruited() -> None:
    for seats in (2, 3, 4):
        position = GAME.new(seats, 31)
        for before, move in random_play(position, 32):
            held = [one["reserved"] for one in before.to_data()["seats"]]
            later = before.copy()
            later.play(move)
            now = later.to_data()["seats"]
            for number, cards in enumerate(held):
                left = [card["card"] for card in cards if card["card"] not in str(now[number]["reserved"])]
                assert all(card in now[number]["recruited"] for card in left)
                assert not left or GAME.write(before, move).startswith(("recruit hand", "pay"))


@rule("splendor.5.4")
def test_the_cards_behind_move_up() -> None:
    position = splendor(a="tokens Y RR, hand ?rocket hela ?moon-knight")
    without_first = after(position, "recruit hand-1")
    assert without_first.to_data()["seats"][0]["reserved"] == [
        {"card": "hela", "unseen": False},
        {"card": "moon-knight", "unseen": True},
    ]
    without_last = after(splendor(a="tokens YYY, hand ?rocket hela ?moon-knight"), "recruit hand-3")
    assert without_last.to_data()["seats"][0]["reserved"] == [
        {"card": "rocket", "unseen": True},
        {"card": "hela", "unseen": False},
    ]
    without_middle = after(splendor(a="bonus BBBB, tokens BB, hand ?rocket hela ?moon-knight"), "recruit hand-2")
    assert without_middle.to_data()["seats"][0]["reserved"] == [
        {"card": "rocket", "unseen": True},
        {"card": "moon-knight", "unseen": True},
    ]


@rule("splendor.5.4")
@pytest.mark.parametrize("name", "abcd")
@pytest.mark.parametrize("gone", [1, 2, 3])
def test_other_hands_stay_as_they_are(name: str, gone: int) -> None:
    hands = {
        "a": "?spider-ham triton ?elektra",
        "b": "?kingpin ?valkyrie spider-girl",
        "c": "lockjaw ?rhino crystal",
        "d": "gorgon moon-knight ?spider-man-2099",
    }
    people = {owner: f"hand {cards}" for owner, cards in hands.items()}
    people[name] += ", tokens YYYBBOORPP"
    position = splendor(4, **people, mover=name)
    before = position.to_data()["seats"]
    number = "abcd".index(name)
    reserved = before[number]["reserved"]
    now = after(position, f"recruit hand-{gone}").to_data()["seats"]
    assert now[number]["reserved"] == reserved[: gone - 1] + reserved[gone:]
    assert [one for index, one in enumerate(now) if index != number] == [
        one for index, one in enumerate(before) if index != number
    ]


@rule("splendor.5.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_reserving_is_the_only_source_of_gray(seats: int) -> None:
    position = GAME.new(seats, 41)
    for before, move in random_play(position, 42):
        mover = before.mover
        held = before.view(None)["seats"][mover]["tokens"]["gray"]
        later = before.copy()
        later.play(move)
        if later.view(None)["seats"][mover]["tokens"]["gray"] > held:
            assert GAME.write(before, move).startswith("reserve")


@rule("splendor.5.6")
def test_reserved_cards_left_at_the_end_cost_nothing() -> None:
    team = "team green-goblin gamora spider-man, bonus RP, tokens RRR"
    for cards in ("", ", hand thor hulk ?loki"):
        position = after(splendor(b=team + cards, table="1-1 vulture", mover="b"), "recruit 1-1")
        assert position.outcome == ("gauntlet", (1,))
        assert seat(position, "b")["points"] == 16


@rule("splendor.5.7")
def test_a_reserved_card_gives_no_bonus_no_points_and_no_tags() -> None:
    position = splendor(a="hand iron-man thor captain-america")  # 9 points, 6 tags, three bonuses
    place = seat(position, "a")
    assert (place["points"], place["tags"], set(place["bonuses"].values())) == (0, 0, {0})
    assert place["conditions"]["time"] is False
    assert position.view(None)["avengers"] is None
    price = splendor(a="hand hela, tokens BBB", table="1-1 kraven, 1-2 scorpion")
    assert legal(price, "recruit 1-1")
    assert refused(price, "recruit 1-2").args["missing"] == {"blue": 1}
    with_discount = splendor(a="hand lockjaw, tokens BBB", table="1-2 scorpion")  # a blue bonus, if it counted
    assert not legal(with_discount, "recruit 1-2")


@rule("splendor.R11", "splendor.13.13")
def test_a_card_reserved_this_turn_cannot_be_recruited_in_it() -> None:
    position = splendor(a="tokens YRR", table="1-1 rocket")
    reserved = after(position, "reserve 1-1")
    assert asked(reserved) == "b action"
    refusal = reserved.why_not(GAME.rules.read(reserved, "recruit hand-1"), 0)
    assert refusal == reason("not-your-turn", mover=1)
    assert legal(after(reserved, "take BOP"), "recruit hand-1")


@rule("splendor.5.1", "splendor.6.6")
def test_what_is_reserved_from_the_table_is_replaced() -> None:
    position = after(splendor(table="3-2 thor", top="drax"), "reserve 3-2")
    assert space(position, "3-2") == "drax"
    assert position.view(None)["levels"][2]["left"] == 15
    assert [event.key for event in said(position)] == ["reserved", "revealed"]
