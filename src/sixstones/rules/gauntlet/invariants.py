"""What is true of every position of Infinity Gauntlet. A position that breaks one of these is refused."""

from mypy_extensions import i64

from sixstones.rules.bits import BIT, popcount
from sixstones.rules.gauntlet.cards import (
    BACK,
    BLACK_DWARF,
    CORVUS_GLAIVE,
    EBONY_MAW,
    HERO_CARDS,
    MIND_STONE,
    OUTRIDER,
    REALITY_STONE,
    SOUL_STONE,
    SPACE_STONE,
    STONES,
    THANOS,
    TIME_STONE,
)
from sixstones.rules.gauntlet.data import ALL_IDS, QUESTIONS, ids_of
from sixstones.rules.gauntlet.position import (
    AFTER,
    BEFORE,
    CARD,
    COPIED_CARD,
    DOWN,
    FALLING,
    FIGHTER,
    HERO_EFFECT,
    HEROES_BY_LIFE,
    MAY_FIGHT,
    NOBODY,
    NUMBER_GUESSED,
    THANOS_BY_LIFE,
    THANOS_BY_SNAP,
    THREE,
    WHOM,
    Gauntlet,
)
from sixstones.rules.said import Data, DataError, Phrase


def check(p: Gauntlet) -> None:
    """Raise DataError for the first invariant that does not hold."""
    check_cards(p)
    check_front(p)
    check_life(p)
    if not p.over:
        check_hands(p)
        check_turn(p)
        check_question(p)


def refuse(key: str, **args: Data) -> None:
    raise DataError(Phrase(key, args))


def check_cards(p: Gauntlet) -> None:
    """Every card of the game is in exactly one place, and enough heroes for every draw (8, R25)."""
    if popcount(p.hero_set) < p.seats + 3:
        refuse("too-few-heroes", cards=int(popcount(p.hero_set)), least=int(p.seats) + 3)
    if p.villain_set & STONES == 0:
        refuse("no-stone-in-game")
    heroes: i64 = 0
    villains: i64 = 0
    twice: i64 = 0
    seat: i64
    i: i64
    for seat in range(p.seats):
        for cards in (p.hands[seat], p.front[seat]):
            if seat == p.thanos:
                twice |= (villains & cards) << HERO_CARDS
                villains |= cards
            else:
                twice |= heroes & cards
                heroes |= cards
    for i in range(p.hero_left):
        card = BIT[i64(p.decks[i])]
        twice |= heroes & card
        heroes |= card
    for i in range(p.thanos_left):
        card = BIT[i64(p.decks[HERO_CARDS + i])]
        twice |= (villains & card) << HERO_CARDS
        villains |= card
    if twice:
        refuse("card-twice", card=ids_of(twice, ALL_IDS)[0])
    missing = (p.hero_set & ~heroes) | (p.villain_set & ~villains) << HERO_CARDS
    if missing:
        refuse("card-missing", card=ids_of(missing, ALL_IDS)[0])
    if p.hero_left == 0:
        refuse("hero-deck-empty")


def check_front(p: Gauntlet) -> None:
    """What lies in front of Thanos was played or defeated, and not shuffled back (5)."""
    if p.fallen & ~p.front[p.thanos]:
        refuse("fallen-not-faceup", card=ids_of(p.fallen & ~p.front[p.thanos], ALL_IDS[HERO_CARDS:])[0])
    if p.front[p.thanos] & BIT[THANOS] and not p.over:
        refuse("thanos-faceup")
    if p.fallen & BACK and not p.over:
        refuse("back-not-shuffled", card=ids_of(p.fallen & BACK, ALL_IDS[HERO_CARDS:])[0])


def check_hands(p: Gauntlet) -> None:
    """A hero holds one card, two while choosing what to play; Thanos one more, or fewer when his deck has run out."""
    choosing = p.asked == CARD
    seat: i64
    for seat in range(p.seats):
        held = popcount(p.hands[seat])
        expected: i64 = 2 if choosing and p.turn == seat else 1
        short_of_cards = False
        if seat == p.thanos:
            expected = 2 + p.to_put_down if p.asked == DOWN else expected + 1
            # A card shuffled back after the redraw is the only one that a deck can hold then (R26, R43).
            most_left: i64 = 0 if choosing and p.turn == seat else 1
            short_of_cards = held < expected and p.thanos_left <= most_left and p.asked != DOWN
        if held != expected and not short_of_cards:
            refuse("hand-size", seat=int(seat), held=int(held), expected=int(expected))


def check_life(p: Gauntlet) -> None:
    """A team without life has lost at once (1)."""
    for team, life, ending in (
        ("heroes", p.life_heroes, THANOS_BY_LIFE),
        ("thanos", p.life_thanos, HEROES_BY_LIFE),
    ):
        if (life == 0) != (p.over and p.ending == ending):
            refuse("life-and-end", team=team, life=int(life))
    if p.over and p.ending == THANOS_BY_SNAP and not p.can_snap():
        refuse("snap-without-stones")


def check_turn(p: Gauntlet) -> None:
    """Two turns in a row are the lone hero's (4)."""
    if p.turns_left and (p.seats > 2 or p.turn == p.thanos):
        refuse("turns-left", seat=int(p.turn))
    if p.mover != p.turn and p.asked not in (MAY_FIGHT, FALLING):
        refuse("not-the-movers-question", seat=int(p.mover), asked=QUESTIONS[p.asked])


def check_question(p: Gauntlet) -> None:
    """A question belongs to its effect and is asked only when it is open (R51)."""
    if not (question_is_open_for_thanos(p) if p.turn == p.thanos else question_is_open_for_heroes(p)):
        refuse("question-not-open", asked=QUESTIONS[p.asked])


def question_is_open_for_thanos(p: Gauntlet) -> bool:
    """Whether it can be asked in Thanos' turn."""
    asked, effect = p.asked, p.effect
    if p.fought != NOBODY and (effect != SPACE_STONE or not is_hero(p, p.fought)):
        return False
    if asked in (BEFORE, AFTER):
        return p.snap_is_thinkable()
    if asked == CARD:
        return p.hands[p.thanos] & ~BIT[THANOS] != 0
    if asked == WHOM:
        able = p.hands[p.thanos] != 0 or effect not in (BLACK_DWARF, SPACE_STONE)
        aimed = effect in (OUTRIDER, CORVUS_GLAIVE, SOUL_STONE, BLACK_DWARF, SPACE_STONE)
        return aimed and able and p.whom == NOBODY and p.count() > 1
    if asked == NUMBER_GUESSED:
        return is_hero(p, p.whom) if effect == OUTRIDER else effect == MIND_STONE and p.whom == NOBODY
    several = popcount(p.hands[p.thanos]) > 1
    if asked == FIGHTER:
        again = p.whom == p.fought and p.seats > 2
        return effect in (BLACK_DWARF, SPACE_STONE) and several and is_hero(p, p.whom) and not again
    if asked == DOWN:
        return p.to_put_down <= (1 if effect == EBONY_MAW else 2 if effect == REALITY_STONE else 0)
    if asked == COPIED_CARD:
        return effect == TIME_STONE and p.front[p.thanos] & BIT[TIME_STONE] != 0 and p.count() > 1
    return False


def question_is_open_for_heroes(p: Gauntlet) -> bool:
    """Whether it can be asked in a hero's turn."""
    asked, effect = p.asked, p.effect
    if p.fought != NOBODY:
        return False
    if asked == CARD:
        return True
    if asked == MAY_FIGHT:
        chosen = effect == HERO_EFFECT + 6 or (effect == HERO_EFFECT + 3 and p.mover == p.turn)
        return chosen and is_hero(p, p.mover) and p.whom == p.mover
    if asked == WHOM:
        aimed = effect in (HERO_EFFECT + 2, HERO_EFFECT + 4, HERO_EFFECT + 6)
        return aimed and p.whom == NOBODY and p.count() > 1
    if asked == NUMBER_GUESSED:
        return effect == HERO_EFFECT + 1 and p.whom == NOBODY
    if asked == FALLING:
        several = popcount(p.hands[p.thanos]) > 1
        return effect == HERO_EFFECT + 1 and p.mover == p.thanos and several and p.count() > 0
    return asked == THREE and effect == HERO_EFFECT + 5 and p.hero_left >= 3


def is_hero(p: Gauntlet, seat: i64) -> bool:
    """Whether this is a hero's seat; NOBODY is none."""
    return seat < p.seats and seat != p.thanos
