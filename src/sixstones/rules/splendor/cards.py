"""The cards and locations of the game, and the tables made from them. A cost is written in letters: Y B O R P."""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from sixstones.rules.splendor.wallet import COLOUR_COUNT, LETTERS, packed, wallet_of_letters


class Card(NamedTuple):
    """A character: its level, the colour of its bonus, what it costs and what it is worth."""

    id: str
    level: int
    bonus: str
    points: int
    cost: str
    tags: int


class Location(NamedTuple):
    """A face of a location tile and the bonuses it asks for."""

    id: str
    tile: int
    requires: str


# fmt: off
CARDS: Final = [
    #    id              level bonus points cost          tags
    Card("baron-zemo",       1, "Y", 0, "RRR",                0),
    Card("rocket",           1, "Y", 0, "Y RR",               0),
    Card("grandmaster",      1, "Y", 0, "Y B R P",            0),
    Card("modok",            1, "Y", 0, "OO RR",              0),
    Card("prowler",          1, "Y", 0, "B O RR P",           0),
    Card("spider-woman",     1, "Y", 0, "Y B RRR",            1),
    Card("squirrel-girl",    1, "Y", 0, "O RR PP",            1),
    Card("vulture",          1, "Y", 1, "RRRR",               0),
    Card("moon-knight",      1, "B", 0, "YYY",                0),
    Card("spider-man-2099",  1, "B", 0, "YY R",               0),
    Card("elektra",          1, "B", 0, "YY PP",              0),
    Card("lockjaw",          1, "B", 0, "Y B O P",            0),
    Card("bullseye",         1, "B", 0, "B O RR P",           0),
    Card("valkyrie",         1, "B", 0, "YYY O P",            1),
    Card("wasp",             1, "B", 0, "YY B OO",            1),
    Card("taskmaster",       1, "B", 1, "YYYY",               0),
    Card("kingpin",          1, "O", 0, "Y PP",               0),
    Card("silver-sable",     1, "O", 0, "PPP",                0),
    Card("spider-ham",       1, "O", 0, "Y PP",               0),
    Card("spider-girl",      1, "O", 0, "Y B O P",            0),
    Card("hawkeye",          1, "O", 0, "Y BB PP",            1),
    Card("kate-bishop",      1, "O", 0, "B R PPP",            1),
    Card("scarlet-spider",   1, "O", 0, "B O R PP",           0),
    Card("yondu",            1, "O", 1, "PPPP",               0),
    Card("electro",          1, "R", 0, "OO R",               0),
    Card("mysterio",         1, "R", 0, "OOO",                0),
    Card("crystal",          1, "R", 0, "OO PP",              0),
    Card("triton",           1, "R", 0, "Y B O R",            0),
    Card("ms-marvel",        1, "R", 0, "YY OO R",            1),
    Card("quake",            1, "R", 0, "B OOO P",            1),
    Card("wong",             1, "R", 0, "Y B OO R",           0),
    Card("sandman",          1, "R", 1, "OOOO",               0),
    Card("kraven",           1, "P", 0, "BBB",                0),
    Card("lizard",           1, "P", 0, "BB P",               0),
    Card("gorgon",           1, "P", 0, "YY BB",              0),
    Card("rhino",            1, "P", 0, "Y B O P",            0),
    Card("abomination",      1, "P", 0, "BB O R P",           0),
    Card("america-chavez",   1, "P", 0, "Y BBB R",            1),
    Card("winter-soldier",   1, "P", 0, "BB O RR",            1),
    Card("scorpion",         1, "P", 1, "BBBB",               0),

    Card("maria-hill",       2, "Y", 1, "BB OOO PP",          1),
    Card("shuri",            2, "Y", 1, "YYY BB OOO",         1),
    Card("the-collector",    2, "Y", 2, "OOOOO",              0),
    Card("maximus",          2, "Y", 2, "BB OOOO R",          0),
    Card("karnak",           2, "Y", 2, "YYY OOOOO",          0),
    Card("red-skull",        2, "Y", 3, "OOOOOO",             0),
    Card("war-machine",      2, "B", 1, "BB OO PPP",          1),
    Card("quicksilver",      2, "B", 1, "YY RRR PPP",         1),
    Card("miles-morales",    2, "B", 2, "PPPPP",              0),
    Card("ghost-spider",     2, "B", 2, "BB O PPPP",          0),
    Card("black-cat",        2, "B", 2, "RRR PPPPP",          0),
    Card("nebula",           2, "B", 3, "PPPPPP",             0),
    Card("nick-fury",        2, "O", 1, "OO RRR PP",          1),
    Card("falcon",           2, "O", 1, "YYY RRR PP",         1),
    Card("punisher",         2, "O", 2, "RRRRR",              0),
    Card("star-lord",        2, "O", 2, "B OO RRRR",          0),
    Card("groot",            2, "O", 2, "RRRRR PPP",          0),
    Card("daredevil",        2, "O", 3, "RRRRRR",             0),
    Card("scarlet-witch",    2, "R", 1, "YY BBB RR",          1),
    Card("beta-ray-bill",    2, "R", 1, "BBB OO RRR",         1),
    Card("venom",            2, "R", 2, "BBBBB",              0),
    Card("ghost-rider",      2, "R", 2, "YY BBBB P",          0),
    Card("medusa",           2, "R", 2, "BBBBB OOO",          0),
    Card("hela",             2, "R", 3, "BBBBBB",             0),
    Card("she-hulk",         2, "P", 1, "YYY OO PP",          1),
    Card("okoye",            2, "P", 1, "YYY BB PPP",         1),
    Card("ronan",            2, "P", 2, "YYYYY",              0),
    Card("crossbones",       2, "P", 2, "YYYY BB O",          0),
    Card("carnage",          2, "P", 2, "YYYYY RRR",          0),
    Card("jessica-jones",    2, "P", 3, "YYYYYY",             0),

    Card("iron-man",         3, "Y", 3, "YYY BBBBB OOO RRR",  2),
    Card("doctor-octopus",   3, "Y", 4, "BBBBBBB",            0),
    Card("vision",           3, "Y", 4, "YYY BBBBBB RRR",     1),
    Card("green-goblin",     3, "Y", 5, "BBBBBBB PPP",        0),
    Card("black-widow",      3, "B", 3, "YYY BBB RRRRR PPP",  2),
    Card("iron-fist",        3, "B", 4, "RRRRRRR",            0),
    Card("ant-man",          3, "B", 4, "YYY OOO RRRRRR",     1),
    Card("gamora",           3, "B", 5, "OOO RRRRRRR",        0),
    Card("captain-america",  3, "O", 3, "YYYYY BBB OOO PPP",  2),
    Card("black-bolt",       3, "O", 4, "YYYYYYY",            0),
    Card("black-panther",    3, "O", 4, "YYYYYY OOO PPP",     1),
    Card("spider-man",       3, "O", 5, "YYYYYYY RRR",        0),
    Card("thor",             3, "R", 3, "YYY BBB RRR PPPPP",  2),
    Card("doctor-strange",   3, "R", 4, "PPPPPPP",            1),
    Card("nova",             3, "R", 4, "OOO RRR PPPPPP",     0),
    Card("loki",             3, "R", 5, "BBB PPPPPPP",        0),
    Card("hulk",             3, "P", 3, "BBB OOOOO RRR PPP",  2),
    Card("drax",             3, "P", 4, "OOOOOOO",            0),
    Card("captain-marvel",   3, "P", 4, "BBB OOOOOO PPP",     1),
    Card("luke-cage",        3, "P", 5, "YYY OOOOOOO",        0),
]

LOCATIONS: Final = [
    #        id                  tile requires
    Location("avengers-tower-nyc",  1, "YYYY BBBB"),
    Location("attilan",             1, "RRRR PPPP"),
    Location("hells-kitchen-nyc",   2, "YYYY OOOO"),
    Location("triskelion",          2, "OOOO PPPP"),
    Location("asgard",              3, "YYY OOO PPP"),
    Location("wakanda",             3, "BBBB RRRR"),
    Location("knowhere",            4, "YYY BBB RRR"),
    Location("atlantis",            4, "BBB RRR PPP"),
]
# fmt: on

NO_CARD: Final[i64] = 90
LEVELS: Final[i64] = 3
LEVEL_SIZE: Final = vec[i64]([40, 30, 20])
LEVEL_START: Final = vec[i64]([0, 40, 70])
"""The number of the first card of each level, here from 0; also its place in the row of decks."""
FIRST_LEVEL_3: Final[i64] = 70
OUT_OF_REACH: Final = packed([0x28] * COLOUR_COUNT)
"""The price of an empty space."""

COST: Final = vec[i64]([wallet_of_letters(card.cost) for card in CARDS] + [OUT_OF_REACH])
BONUS: Final = vec[i64]([wallet_of_letters(card.bonus) for card in CARDS])
POINTS: Final = vec[i64]([card.points for card in CARDS])
TAGS: Final = vec[i64]([card.tags for card in CARDS])
LEVEL: Final = vec[i64]([card.level - 1 for card in CARDS])
BONUS_KIND: Final = vec[i64]([LETTERS.index(card.bonus) for card in CARDS])
REQUIRES: Final = vec[i64]([wallet_of_letters(location.requires) for location in LOCATIONS])
LOCATION_POINTS: Final[i64] = 3

NUMBER: Final = {card.id: number for number, card in enumerate(CARDS)}
LOCATION_NUMBER: Final = {location.id: number for number, location in enumerate(LOCATIONS)}
