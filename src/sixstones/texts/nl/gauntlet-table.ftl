### De tafel van Infinity Gauntlet zoals die in een terminal wordt getekend. Alles moet kort zijn.

gauntlet-table-title = Infinity Gauntlet
gauntlet-table-your-turn = jij bent aan de beurt
gauntlet-table-turn = aan de beurt: { $name }
gauntlet-table-one-more-turn = er volgt nog een beurt
gauntlet-table-over = het spel is afgelopen
# Elk een of twee woorden.
gauntlet-table-thanos = Thanos
gauntlet-table-hero = held
gauntlet-table-life-heroes = Levens van de helden
gauntlet-table-life-thanos = Levens van Thanos
gauntlet-table-stones = Stones
gauntlet-table-deck-heroes = Heldenstapel
gauntlet-table-deck-thanos = Thanos-stapel
gauntlet-table-hand = hand
gauntlet-table-faceup = open
gauntlet-table-fallen = verslagen
gauntlet-table-tokens = fiches
gauntlet-table-cards =
    { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    }

## Wat de lezer over een gedekte hand of stapel weet

gauntlet-table-known = Je weet
gauntlet-table-certain = zeker
gauntlet-table-possible = mogelijk
gauntlet-table-no-number = geen { $number }
gauntlet-table-some-number = een { $number }
gauntlet-table-among = minstens een van { $numbers }
gauntlet-table-tie = Als { $name } een { $number } heeft, heeft Thanos een { $thanos }.
gauntlet-table-learnt = Wat je hebt gezien en gehoord
gauntlet-table-learnt-missed = { $name } had geen van deze getallen: { $numbers }.

## Uitleg

gauntlet-table-life-ours = De levens bij het begin zijn van ons, gevonden door simulatie; het zijn niet de gedrukte. Heb je de levenskaart, vul dan de getallen daarvan in: --life HELDEN,THANOS.
gauntlet-table-silence = Praat niet over kaarten die je hebt gezien en zeg anderen niet wat ze moeten doen. Over wat open ligt mag je praten.
gauntlet-table-legend = Bij elke kaart staat het getal tussen haakjes. Alles wat open ligt kan iedereen zien, net als fiches, levens en de hoogte van de stapels. Naast een gedekte hand staat wat je ervan weet: zeker is wat erin moet zitten, mogelijk is wat erin kan zitten.
gauntlet-table-counts = Zijn er veel mogelijke kaarten, dan staan ze er per getal: 1{ $times }3 betekent dat er drie kaarten met het getal 1 kunnen zijn.
gauntlet-table-more = “?” met de letter of naam van een speler, een stapel of een kaart vertelt er meer over; “?” met een woord uit “{ $learnt }” laat precies dat zien.
gauntlet-table-on-table = Ligt open voor { $name }.
gauntlet-table-in-hand = Zit in je hand.
gauntlet-table-defeated = Ligt open voor { $name }, verslagen.
gauntlet-table-hidden = Is verborgen, in een hand of een stapel.
