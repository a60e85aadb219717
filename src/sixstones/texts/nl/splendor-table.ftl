### De tafel van Splendor: Marvel zoals een terminal die tekent. Alles erop moet kort zijn.

splendor-table-title = Splendor: Marvel
splendor-table-round = ronde { $round }
splendor-table-last-round = laatste ronde!
splendor-table-your-turn = jij bent aan de beurt
splendor-table-turn = aan de beurt: { $name }
splendor-table-over = het spel is afgelopen
splendor-table-supply = Fiches
splendor-table-locations = Locaties
splendor-table-tile = Avengers-tegel: vrij
splendor-table-tile-of = Avengers-tegel: { $name }
splendor-table-level = niveau { $level }
splendor-table-reserved = Gereserveerd
# Infinity-punten op een kaart, in hoogstens 6 tekens.
splendor-table-points = { $n ->
    [one] 1 pt
   *[other] { $n } ptn
}

## De kolommen van de spelerstabel. Hoogstens 4, 14, 20, 4, 5 en 9 tekens.

splendor-table-column-points = ptn
splendor-table-column-bonuses = bonussen
splendor-table-column-tokens = fiches
splendor-table-column-tags = symb
splendor-table-column-cards = kaart
splendor-table-column-gauntlet = Gauntlet

## Uitleg

splendor-table-legend = Een kaart: de kleur van de bonus, de punten, een A voor elk Avengers-symbool, de plaats (2-3 is de derde kaart van niveau 2), de kosten, en { $able } bij wat je nu kunt rekruteren. Het getal achter × of x zegt hoeveel kaarten de stapel nog heeft. Daaronder, bij elke speler: 16 punten, 5 kleuren en het groene fiche G zijn de drie voorwaarden van de Infinity Gauntlet, met { $met } als eraan is voldaan.
splendor-table-on-table = Ligt op tafel: { $place }.
splendor-table-recruited-by = Gerekruteerd door { $name }.
splendor-table-reserved-by = Gereserveerd door { $name }.
splendor-table-lacks = { $n ->
    [0] Je kunt deze kaart nu betalen.
    [one] Je komt 1 fiche tekort.
   *[other] Je komt { $n } fiches tekort.
}
