"""A position at each of the questions, with hands that stay hidden from all but their owners."""

from typing import Final

from sixstones import Position
from tests.rules.gauntlet.table import FIVE, after, gauntlet

ASKING: Final[dict[str, Position]] = {
    "before": gauntlet(3, front=FIVE, thanos="time-stone thanos", before=True),
    "card": gauntlet(3, thanos="outrider ebony-maw thanos"),
    "after": after(gauntlet(3, front=FIVE, thanos="proxima-midnight outrider thanos"), "play proxima-midnight"),
    "may-fight": after(gauntlet(3, turn="b", b="hulk vision", thanos="outrider thanos"), "play hulk"),
    "whom": after(gauntlet(4, thanos="soul-stone outrider thanos"), "play soul-stone"),
    "number": after(gauntlet(3, thanos="outrider ebony-maw thanos"), "play outrider", "target c"),
    "fighter": after(gauntlet(3, thanos="black-dwarf ebony-maw thanos"), "play black-dwarf", "target b"),
    "falling": after(gauntlet(3, turn="b", b="nebula thor", thanos="power-stone ebony-maw"), "play nebula", "guess 4"),
    "three": after(
        gauntlet(3, turn="b", b="vision thor", thanos="power-stone ebony-maw", hero_deck="iron-man hulk falcon"),
        "play vision",
    ),
    "down": after(gauntlet(3, thanos="reality-stone outrider thanos"), "play reality-stone"),
    "copied": after(
        gauntlet(3, thanos="time-stone outrider thanos", front="power-stone", fallen="black-dwarf"), "play time-stone"
    ),
}
WITH_MORE: Final[dict[str, Position]] = {
    "a hero's card": gauntlet(3, turn="c", c="hulk vision", thanos="outrider thanos"),
    "a hero's number": after(gauntlet(3, turn="b", b="nebula thor", thanos="outrider thanos"), "play nebula"),
    "a hero's whom": after(gauntlet(4, turn="b", b="gamora thor", thanos="outrider thanos"), "play gamora"),
    "another hero's fight": after(
        gauntlet(3, turn="b", b="iron-man thor", thanos="outrider thanos"), "play iron-man", "target c"
    ),
    "a second fight": after(
        gauntlet(4, thanos="space-stone outrider thanos", b="gamora"), "play space-stone", "target b", "with thanos"
    ),
    "a second fighter": after(
        gauntlet(4, thanos="space-stone outrider thanos", b="gamora"),
        "play space-stone",
        "target b",
        "with thanos",
        "target d",
    ),
    "a second one down": after(
        gauntlet(3, thanos="reality-stone outrider thanos"), "play reality-stone", "bottom thanos"
    ),
    "a number of the Mind Stone": after(gauntlet(3, thanos="mind-stone outrider thanos"), "play mind-stone"),
    "the lone hero's first turn": gauntlet(2, turn="b", turns_left=1, b="hulk vision", thanos="outrider thanos"),
    "Thanos falling": after(
        gauntlet(3, turn="b", b="nebula thor", thanos="thanos ebony-maw"), "play nebula", "guess 7"
    ),
}
ENDED: Final[dict[str, Position]] = {
    "snap": after(ASKING["before"], "snap"),
    "no hero life": after(
        gauntlet(3, life="1,5", thanos="soul-stone outrider thanos", b="thor"), "play soul-stone", "target b"
    ),
    "no life of Thanos": after(
        gauntlet(3, turn="b", life="6,1", b="nebula thor", thanos="power-stone outrider"),
        "play nebula",
        "guess 4",
        "lose power-stone",
    ),
}
EVERY: Final[dict[str, Position]] = ASKING | WITH_MORE | ENDED
