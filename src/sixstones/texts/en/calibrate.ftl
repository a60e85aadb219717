### Calibration: numbers of a game that no source gives, found by simulation.

cli-about-calibrate = Find, by simulation, numbers of a game that no source gives.
cli-help-calibrate-games = the games for each number that is tried in the end (by default { $default })
cli-help-calibrate-seed = a whole number from which all chance follows (by default the one of the published figures)
cli-help-plot = draw the result into this file, as SVG
cli-error-no-calibration = Nothing in { $game } has to be calibrated.

calibrate-some-default = as many as take at most ten minutes
calibrate-life = Starting life: heroes { $heroes }; Thanos { $thanos } for 2 to 6 players
calibrate-rate = { $seats } players, Thanos { $thanos }: he won { $rate } % of { $games } games (95 % interval: { $low } to { $high } %)
calibrate-split = heroes { $heroes }: { $rate } % of Thanos’ wins by life, the others by a snap ({ $low } to { $high } %)
calibrate-ours = These numbers are ours, found by simulation; they are not the printed ones, which no source gives.
calibrate-own = To play with the numbers of your own life-tracker card, the heroes’ first: --life 6,8
calibrate-paste = The line for rules/gauntlet/life.py:

## The picture

calibrate-seats = { $seats } players
calibrate-title-split = Thanos’ wins that are by life, not by a snap
calibrate-title-rate = Games that Thanos wins; the heroes have { $heroes } life
calibrate-axis-heroes = life of the heroes
calibrate-axis-thanos = life of Thanos
calibrate-intervals = The bars are 95 % intervals, the rings the numbers that were chosen.
