"""The printed cards and locations once more, typed apart from the rules, and the numbers of the set-up.

A cost or a demand is five digits: yellow, blue, orange, red, purple.
"""

from typing import Final, NamedTuple

COLOURS: Final = ("yellow", "blue", "orange", "red", "purple")
SUPPLY: Final = {2: 4, 3: 5, 4: 7}
"""How many of each colour there are, by number of players; there are as many green tokens as players."""
GRAY: Final = 5
SIZES: Final = {1: 40, 2: 30, 3: 20}


class Printed(NamedTuple):
    """A character card."""

    id: str
    level: int
    bonus: str
    points: int
    cost: dict[str, int]
    tags: int


class Face(NamedTuple):
    """One side of a location tile."""

    id: str
    tile: int
    requires: dict[str, int]
    points: int


def _numbers(digits: str) -> dict[str, int]:
    return {colour: int(digit) for colour, digit in zip(COLOURS, digits, strict=True)}


def _card(line: str) -> Printed:
    name, level, bonus, points, cost, tags = line.split()
    return Printed(name, int(level), bonus, int(points), _numbers(cost), int(tags))


def _face(line: str) -> Face:
    name, tile, requires, points = line.split()
    return Face(name, int(tile), _numbers(requires), int(points))


_CARDS: Final = """\
baron-zemo      1 yellow 0 00030 0
rocket          1 yellow 0 10020 0
grandmaster     1 yellow 0 11011 0
modok           1 yellow 0 00220 0
prowler         1 yellow 0 01121 0
spider-woman    1 yellow 0 11030 1
squirrel-girl   1 yellow 0 00122 1
vulture         1 yellow 1 00040 0
moon-knight     1 blue   0 30000 0
spider-man-2099 1 blue   0 20010 0
elektra         1 blue   0 20002 0
lockjaw         1 blue   0 11101 0
bullseye        1 blue   0 01121 0
valkyrie        1 blue   0 30101 1
wasp            1 blue   0 21200 1
taskmaster      1 blue   1 40000 0
kingpin         1 orange 0 10002 0
silver-sable    1 orange 0 00003 0
spider-ham      1 orange 0 10002 0
spider-girl     1 orange 0 11101 0
hawkeye         1 orange 0 12002 1
kate-bishop     1 orange 0 01013 1
scarlet-spider  1 orange 0 01112 0
yondu           1 orange 1 00004 0
electro         1 red    0 00210 0
mysterio        1 red    0 00300 0
crystal         1 red    0 00202 0
triton          1 red    0 11110 0
ms-marvel       1 red    0 20210 1
quake           1 red    0 01301 1
wong            1 red    0 11210 0
sandman         1 red    1 00400 0
kraven          1 purple 0 03000 0
lizard          1 purple 0 02001 0
gorgon          1 purple 0 22000 0
rhino           1 purple 0 11101 0
abomination     1 purple 0 02111 0
america-chavez  1 purple 0 13010 1
winter-soldier  1 purple 0 02120 1
scorpion        1 purple 1 04000 0
maria-hill      2 yellow 1 02302 1
shuri           2 yellow 1 32300 1
the-collector   2 yellow 2 00500 0
maximus         2 yellow 2 02410 0
karnak          2 yellow 2 30500 0
red-skull       2 yellow 3 00600 0
war-machine     2 blue   1 02203 1
quicksilver     2 blue   1 20033 1
miles-morales   2 blue   2 00005 0
ghost-spider    2 blue   2 02104 0
black-cat       2 blue   2 00035 0
nebula          2 blue   3 00006 0
nick-fury       2 orange 1 00232 1
falcon          2 orange 1 30032 1
punisher        2 orange 2 00050 0
star-lord       2 orange 2 01240 0
groot           2 orange 2 00053 0
daredevil       2 orange 3 00060 0
scarlet-witch   2 red    1 23020 1
beta-ray-bill   2 red    1 03230 1
venom           2 red    2 05000 0
ghost-rider     2 red    2 24001 0
medusa          2 red    2 05300 0
hela            2 red    3 06000 0
she-hulk        2 purple 1 30202 1
okoye           2 purple 1 32003 1
ronan           2 purple 2 50000 0
crossbones      2 purple 2 42100 0
carnage         2 purple 2 50030 0
jessica-jones   2 purple 3 60000 0
iron-man        3 yellow 3 35330 2
doctor-octopus  3 yellow 4 07000 0
vision          3 yellow 4 36030 1
green-goblin    3 yellow 5 07003 0
black-widow     3 blue   3 33053 2
iron-fist       3 blue   4 00070 0
ant-man         3 blue   4 30360 1
gamora          3 blue   5 00370 0
captain-america 3 orange 3 53303 2
black-bolt      3 orange 4 70000 0
black-panther   3 orange 4 60303 1
spider-man      3 orange 5 70030 0
thor            3 red    3 33035 2
doctor-strange  3 red    4 00007 1
nova            3 red    4 00336 0
loki            3 red    5 03007 0
hulk            3 purple 3 03533 2
drax            3 purple 4 00700 0
captain-marvel  3 purple 4 03603 1
luke-cage       3 purple 5 30700 0
"""
_FACES: Final = """\
avengers-tower-nyc 1 44000 3
attilan            1 00044 3
hells-kitchen-nyc  2 40400 3
triskelion         2 00404 3
asgard             3 30303 3
wakanda            3 04040 3
knowhere           4 33030 3
atlantis           4 03033 3
"""
CARDS: Final = {card.id: card for card in map(_card, _CARDS.splitlines())}
FACES: Final = {face.id: face for face in map(_face, _FACES.splitlines())}


def bonuses(cards: list[str]) -> dict[str, int]:
    """The bonuses that these cards give."""
    return {colour: sum(CARDS[card].bonus == colour for card in cards) for colour in COLOURS}


def tags(cards: list[str]) -> int:
    """The Avengers tags on these cards."""
    return sum(CARDS[card].tags for card in cards)
