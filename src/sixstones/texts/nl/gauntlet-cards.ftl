### Namen en effecten van de kaarten van Infinity Gauntlet.

## Heldenkaarten. In .full staat het getal bij de naam: helden onderscheid je aan de naam, maar het getal telt

gauntlet-card-nebula = Nebula
    .full = Nebula (1)
gauntlet-card-spider-man = Spider-Man
    .full = Spider-Man (1)
gauntlet-card-star-lord = Star-Lord
    .full = Star-Lord (1)
gauntlet-card-black-widow = Black Widow
    .full = Black Widow (2)
gauntlet-card-gamora = Gamora
    .full = Gamora (2)
gauntlet-card-ant-man-wasp = Ant-Man & Wasp
    .full = Ant-Man & Wasp (2)
gauntlet-card-captain-america = Captain America
    .full = Captain America (3)
gauntlet-card-hulk = Hulk
    .full = Hulk (3)
gauntlet-card-thor = Thor
    .full = Thor (3)
gauntlet-card-black-panther = Black Panther
    .full = Black Panther (4)
gauntlet-card-falcon = Falcon
    .full = Falcon (4)
gauntlet-card-doctor-strange = Doctor Strange
    .full = Doctor Strange (4)
gauntlet-card-scarlet-witch = Scarlet Witch
    .full = Scarlet Witch (5)
gauntlet-card-vision = Vision
    .full = Vision (5)
gauntlet-card-captain-marvel = Captain Marvel
    .full = Captain Marvel (6)
gauntlet-card-iron-man = Iron Man
    .full = Iron Man (6)

## Thanos-kaarten

gauntlet-card-outrider = Outrider
    .full = Outrider (1)
gauntlet-card-mind-stone = Mind Stone
    .full = Mind Stone (1)
gauntlet-card-corvus-glaive = Corvus Glaive
    .full = Corvus Glaive (2)
gauntlet-card-soul-stone = Soul Stone
    .full = Soul Stone (2)
gauntlet-card-black-dwarf = Black Dwarf
    .full = Black Dwarf (3)
gauntlet-card-space-stone = Space Stone
    .full = Space Stone (3)
gauntlet-card-proxima-midnight = Proxima Midnight
    .full = Proxima Midnight (4)
gauntlet-card-power-stone = Power Stone
    .full = Power Stone (4)
gauntlet-card-ebony-maw = Ebony Maw
    .full = Ebony Maw (5)
gauntlet-card-reality-stone = Reality Stone
    .full = Reality Stone (5)
gauntlet-card-time-stone = Time Stone
    .full = Time Stone (6)
gauntlet-card-thanos = Thanos
    .full = Thanos (7)

## In een opsomming: de volgorde van een 5, de kaarten die opnieuw worden geschud, ontbrekende Stones

gauntlet-count-nebula = { gauntlet-card-nebula.full }
gauntlet-count-spider-man = { gauntlet-card-spider-man.full }
gauntlet-count-star-lord = { gauntlet-card-star-lord.full }
gauntlet-count-black-widow = { gauntlet-card-black-widow.full }
gauntlet-count-gamora = { gauntlet-card-gamora.full }
gauntlet-count-ant-man-wasp = { gauntlet-card-ant-man-wasp.full }
gauntlet-count-captain-america = { gauntlet-card-captain-america.full }
gauntlet-count-hulk = { gauntlet-card-hulk.full }
gauntlet-count-thor = { gauntlet-card-thor.full }
gauntlet-count-black-panther = { gauntlet-card-black-panther.full }
gauntlet-count-falcon = { gauntlet-card-falcon.full }
gauntlet-count-doctor-strange = { gauntlet-card-doctor-strange.full }
gauntlet-count-scarlet-witch = { gauntlet-card-scarlet-witch.full }
gauntlet-count-vision = { gauntlet-card-vision.full }
gauntlet-count-captain-marvel = { gauntlet-card-captain-marvel.full }
gauntlet-count-iron-man = { gauntlet-card-iron-man.full }
gauntlet-count-mind-stone = { gauntlet-card-mind-stone.full }
gauntlet-count-soul-stone = { gauntlet-card-soul-stone.full }
gauntlet-count-space-stone = { gauntlet-card-space-stone.full }
gauntlet-count-power-stone = { gauntlet-card-power-stone.full }
gauntlet-count-reality-stone = { gauntlet-card-reality-stone.full }
gauntlet-count-time-stone = { gauntlet-card-time-stone.full }

## Wat een kaart doet: het geheel, en in .short een paar woorden voor een lijst van zetten

gauntlet-does-hero-1 = Noem een getal. Heeft Thanos een kaart met dat getal in zijn hand, dan wordt die verslagen. Heeft hij er twee, dan beslist hij in het geheim welke.
    .short = raad een getal in de hand van Thanos
gauntlet-does-hero-2 = Kies een andere heldenspeler, die in het geheim één willekeurige kaart uit de hand van Thanos ziet. Met twee spelers zie je die zelf.
    .short = een held ziet een kaart van Thanos
gauntlet-does-hero-3 = Je mag tegen Thanos vechten met de kaart die je nog in je hand hebt, tegen een willekeurige kaart van hem.
    .short = je mag tegen Thanos vechten
gauntlet-does-hero-4 = Kies een heldenspeler; dat mag je ook zelf zijn. Die speler pakt 1 Kracht-fiche.
    .short = een held pakt 1 Kracht-fiche
gauntlet-does-hero-5 = Bekijk in het geheim de bovenste drie kaarten van de heldenstapel en leg ze weer boven op de stapel in een volgorde naar keuze. Zijn het er minder, dan wordt de stapel eerst vernieuwd.
    .short = herschik de bovenste drie heldenkaarten
gauntlet-does-hero-6 = Kies een heldenspeler; dat mag je ook zelf zijn. Die speler mag tegen Thanos vechten, met de eigen kaart en de eigen fiches, tegen een willekeurige kaart van hem.
    .short = een held mag tegen Thanos vechten
gauntlet-does-outrider = Kies één tegenstander en noem een getal. Heeft de kaart van die speler dat getal, dan wordt die verslagen.
    .short = raad het getal van één held
gauntlet-does-mind-stone = Noem een getal. Elke kaart van een tegenstander met dat getal wordt verslagen, voor 1 leven per kaart.
    .short = raad een getal in de handen van alle helden
gauntlet-does-corvus-glaive = Kies één tegenstander. Een kaart van 3 of lager wordt verslagen.
    .short = verslaat een heldenkaart van 3 of lager
gauntlet-does-soul-stone = Kies één tegenstander. Een kaart van 3 of hoger wordt verslagen.
    .short = verslaat een heldenkaart van 3 of hoger
gauntlet-does-black-dwarf = Je mag met een kaart naar keuze tegen één tegenstander vechten.
    .short = je mag tegen één held vechten
gauntlet-does-space-stone = Je mag tegen één tegenstander vechten en, als dat helemaal is afgelopen, tegen een andere. Met twee spelers mag je twee keer tegen dezelfde vechten.
    .short = je mag na elkaar tegen twee helden vechten
gauntlet-does-proxima-midnight = Pak 1 Kracht-fiche.
    .short = pak 1 Kracht-fiche
gauntlet-does-power-stone = Pak 3 Kracht-fiches.
    .short = pak 3 Kracht-fiches
gauntlet-does-ebony-maw = Trek 1 kaart en leg daarna 1 kaart uit je hand onder op je stapel. De knip moet daarop wachten. Met een lege stapel gebeurt er niets.
    .short = trek 1 kaart, leg er 1 onder op de stapel
gauntlet-does-reality-stone = Trek 2 kaarten en leg daarna 2 kaarten uit je hand in een volgorde naar keuze onder op je stapel. De knip moet daarop wachten. Kun je er minder trekken, dan leg je er ook zoveel weg.
    .short = trek 2 kaarten, leg er 2 onder op de stapel
gauntlet-does-time-stone = Voer het effect uit van een andere Thanos-kaart die open voor je ligt.
    .short = kopieer een andere van je open kaarten
gauntlet-does-thanos = Kan niet worden gespeeld. De kaart is goed voor gevechten, want het getal is het hoogste.
    .short = kan niet worden gespeeld
