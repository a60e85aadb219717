### Kalibratie: getallen van een spel die geen bron geeft, gevonden door simulatie.

cli-about-calibrate = Zoek door simulatie getallen van een spel die geen bron geeft.
cli-help-calibrate-games = de partijen voor elk getal dat aan het eind wordt geprobeerd (standaard { $default })
cli-help-calibrate-seed = een geheel getal waaruit al het toeval volgt (standaard dat van de gepubliceerde cijfers)
cli-help-plot = teken het resultaat in dit bestand, als SVG
cli-error-no-calibration = In { $game } hoeft niets gekalibreerd te worden.

calibrate-some-default = zoveel als er in tien minuten passen
calibrate-life = Beginleven: helden { $heroes }; Thanos { $thanos } voor 2 tot 6 spelers
calibrate-rate = { $seats } spelers, Thanos { $thanos }: hij won { $rate } % van { $games } partijen (95 %-interval: { $low } tot { $high } %)
calibrate-split = helden { $heroes }: { $rate } % van de overwinningen van Thanos door leven, de andere door een knip ({ $low } tot { $high } %)
calibrate-ours = Deze getallen zijn van ons, gevonden door simulatie; het zijn niet de gedrukte, die geen bron geeft.
calibrate-own = Om met de getallen van je eigen levenskaart te spelen, die van de helden eerst: --life 6,8
calibrate-paste = De regel voor rules/gauntlet/life.py:

## The picture

calibrate-seats = { $seats } spelers
calibrate-title-split = Overwinningen van Thanos door leven en niet door een knip
calibrate-title-rate = Partijen die Thanos wint; de helden hebben { $heroes } leven
calibrate-axis-heroes = leven van de helden
calibrate-axis-thanos = leven van Thanos
calibrate-intervals = De balken zijn 95 %-intervallen, de ringen de gekozen getallen.
