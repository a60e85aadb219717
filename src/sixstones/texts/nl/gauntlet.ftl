### Infinity Gauntlet: vragen, zetten, gebeurtenissen, redenen en de woorden op de tafel.

## Stapels en teams

gauntlet-deck-heroes = heldenstapel
gauntlet-deck-thanos = Thanos-stapel
gauntlet-team-heroes = de helden
gauntlet-team-thanos = Thanos

## Vragen. $effect is een id, zoals hero-2 of soul-stone: er zijn geen woorden voor, zodat het hier onderscheiden kan worden.

gauntlet-question-before =
    { $you ->
        [yes] Jouw beurt: trek je een kaart, of knip je met je vingers?
       *[no] { $seat } gaat een kaart trekken of met de vingers knippen.
    }
gauntlet-question-card =
    { $you ->
        [yes] Jouw beurt: welke kaart speel je?
       *[no] { $seat } kiest een kaart om te spelen.
    }
gauntlet-question-after =
    { $you ->
        [yes] Beëindig je je beurt, of knip je met je vingers?
       *[no] { $seat } gaat de beurt beëindigen of met de vingers knippen.
    }
gauntlet-question-may-fight =
    { $you ->
        [yes] Vecht je tegen Thanos met de kaart in je hand?
       *[no] { $seat } beslist over een gevecht tegen Thanos.
    }
gauntlet-question-whom =
    { $you ->
        [yes]
            { $effect ->
                [hero-2] Welke held ziet een van de kaarten van Thanos?
                [hero-4] Welke held pakt 1 Kracht-fiche?
                [hero-6] Welke held mag tegen Thanos vechten?
                [outrider] Van welke held raad je het getal?
                [corvus-glaive] Van welke held val je de kaart aan? Een 3 of lager wordt verslagen.
                [soul-stone] Van welke held val je de kaart aan? Een 3 of hoger wordt verslagen.
                [space-stone] Tegen welke held vecht je met de Space Stone? Je mag er ook van afzien.
               *[other] Tegen welke held vecht je? Je mag er ook van afzien.
            }
       *[no] { $seat } kiest een held.
    }
gauntlet-question-number =
    { $you ->
        [yes]
            { $effect ->
                [hero-1] Welk getal raad je in de hand van Thanos?
                [outrider] Welk getal raad je in de hand van { $whom }?
               *[other] Welk getal raad je in de handen van alle helden?
            }
       *[no] { $seat } raadt een getal.
    }
gauntlet-question-fighter =
    { $you ->
        [yes] Met welke kaart vecht je tegen { $whom }?
       *[no] { $seat } kiest een kaart voor het gevecht tegen { $whom }.
    }
gauntlet-question-falling =
    { $you ->
        [yes] Het getal { $number } is raak. Welke kaart verlies je?
       *[no] { $seat } kiest welke kaart met getal { $number } verloren gaat.
    }
gauntlet-question-three =
    { $you ->
        [yes] In welke volgorde gaan deze kaarten terug op de heldenstapel: { $cards }?
       *[no] { $seat } herschikt de bovenste drie heldenkaarten.
    }
gauntlet-question-down =
    { $you ->
        [yes]
            { $down ->
                [one] Welke kaart leg je onder op je stapel?
               *[other] Welke kaart leg je eerst onder op je stapel? De volgende komt daar weer onder.
            }
       *[no] { $seat } kiest kaarten om onder op de stapel te leggen (nog { $down }).
    }
gauntlet-question-copied =
    { $you ->
        [yes] Welke kaart kopieert de Time Stone?
       *[no] { $seat } kiest de kaart die de Time Stone kopieert.
    }

# Hetzelfde, als iets om te kiezen.
gauntlet-asked-before = of je trekt of met je vingers knipt
gauntlet-asked-card = een kaart om te spelen
gauntlet-asked-after = of je je beurt beëindigt of met je vingers knipt
gauntlet-asked-may-fight = of je vecht
gauntlet-asked-whom = een held
gauntlet-asked-number = een getal
gauntlet-asked-fighter = een kaart voor het gevecht
gauntlet-asked-falling = de kaart die je verliest
gauntlet-asked-three = de volgorde van de drie kaarten
gauntlet-asked-down = een kaart om onder op de stapel te leggen
gauntlet-asked-copied = een kaart om te kopiëren

## Zetten

gauntlet-move-draw = Trek een kaart
gauntlet-move-snap = Knip met je vingers: win met alle Infinity Stones
gauntlet-move-end = Beëindig je beurt
gauntlet-move-play = Speel { $card-full }: { $does-short }
gauntlet-move-fight = Vecht tegen Thanos
gauntlet-move-decline = Vecht niet
gauntlet-move-target =
    { $effect ->
        [hero-2] Laat { $seat } een van de kaarten van Thanos zien
        [hero-4] Geef het Kracht-fiche aan { $seat }
        [hero-6] Laat het gevecht over aan { $seat }
        [black-dwarf] Vecht tegen { $seat }
        [space-stone] Vecht tegen { $seat }
       *[other] Kies { $seat }
    }
gauntlet-move-guess = Raad { $number }
gauntlet-move-with = Vecht met { $card-full }
gauntlet-move-lose =
    { $back ->
        [yes] Verlies { $card-full }; de kaart wordt weer in de stapel geschud
       *[no] Verlies { $card-full } voorgoed
    }
gauntlet-move-order = Van boven naar beneden: { $cards }
gauntlet-move-bottom = Leg { $card-full } onder op de stapel
gauntlet-move-copy = Kopieer { $card-full }: { $does-short }

## Gebeurtenissen

gauntlet-event-turn = { $seat } is aan de beurt.
gauntlet-event-drew = { $seat } trekt { $card-full }. Nog op de stapel: { $left }.
gauntlet-event-drew-no-card = { $seat } trekt een kaart. Nog op de stapel: { $left }.
gauntlet-event-no-card-left = { $seat } trekt niets, want de Thanos-stapel is leeg.
gauntlet-event-played = { $seat } speelt { $card-full }.
gauntlet-event-targeted = { $seat } kiest: { $target }.
gauntlet-event-guessed = { $seat } raadt { $number }.
gauntlet-event-missed = Mis: zo'n kaart heeft { $seat } niet.
gauntlet-event-saw = { $seat } ziet een van de kaarten van Thanos: { $card-full }.
gauntlet-event-saw-no-card = { $seat } ziet in het geheim een van de kaarten van Thanos.
gauntlet-event-looked = { $seat } bekijkt de bovenste drie heldenkaarten; daar is { $card-full }.
gauntlet-event-looked-no-card = { $seat } bekijkt een van de bovenste drie heldenkaarten.
gauntlet-event-ordered = { $seat } legt terug op de heldenstapel, van boven naar beneden: { $card-full }.
gauntlet-event-ordered-no-card = { $seat } legt een van de drie kaarten terug op de heldenstapel.
gauntlet-event-fought =
    { $bonus ->
        [0] { $seat } vecht met { $card-full }.
       *[other] { $seat } vecht met { $card-full } en geeft een Kracht-fiche uit: +{ $bonus }.
    }
gauntlet-event-fought-no-card =
    { $bonus ->
        [0] { $seat } vecht met een verborgen kaart.
       *[other] { $seat } vecht met een verborgen kaart en geeft een Kracht-fiche uit: +{ $bonus }.
    }
gauntlet-event-tied = Het gevecht eindigt in een gelijkspel: { $seat } en Thanos houden hun kaarten.
gauntlet-event-won-fight = { $seat } wint het gevecht tegen { $over }.
gauntlet-event-declined = { $seat } vecht niet.
gauntlet-event-gained =
    { $tokens ->
        [one] { $seat } pakt { $tokens } Kracht-fiche.
       *[other] { $seat } pakt { $tokens } Kracht-fiches.
    }
gauntlet-event-defeated = { $card-full } van { $seat } wordt verslagen. Levens over: { $life }.
gauntlet-event-shuffled-back = { $card-full } wordt weer in de Thanos-stapel geschud.
gauntlet-event-reshuffled =
    { $aside ->
        [0] De heldenstapel is op. Alle open heldenkaarten worden tot een nieuwe geschud: { $cards }.
        [one] De heldenstapel heeft nog maar { $aside } kaart. Alle open heldenkaarten worden geschud en eronder gelegd: { $cards }.
       *[other] De heldenstapel heeft nog maar { $aside } kaarten. Alle open heldenkaarten worden geschud en eronder gelegd: { $cards }.
    }
gauntlet-event-put-down = { $seat } legt { $card-full } onder op de Thanos-stapel.
gauntlet-event-put-down-no-card = { $seat } legt een kaart onder op de Thanos-stapel.
gauntlet-event-copied = De Time Stone kopieert { $card-full }.
gauntlet-event-snapped = { $seat } knipt met de vingers!
gauntlet-event-revealed = { $seat } toont { $card-full }.
gauntlet-event-ended = { $ending }
gauntlet-event-which-falls = Raak: { $seat } kiest in het geheim welke kaart met getal { $number } wordt verslagen.
gauntlet-event-laid = { $card-full } ligt open voor { $seat }.

## Hoe het spel afloopt

gauntlet-ending-heroes-by-life = Thanos heeft geen levens meer over. De helden winnen!
gauntlet-ending-thanos-by-life = De helden hebben geen levens meer over. Thanos wint!
gauntlet-ending-thanos-by-snap = Alle Infinity Stones zijn bij elkaar. Thanos wint!
gauntlet-reason-life = Een van beide kanten heeft geen levens meer over.
gauntlet-reason-snap = Thanos heeft met zijn vingers geknipt.

## Waarom een zet niet kan

gauntlet-reason-stones-missing = Je kunt nog niet met je vingers knippen. Er ontbreekt nog: { $cards }.
gauntlet-reason-never-played = { $card-full } kan nooit worden gespeeld.
gauntlet-reason-not-in-hand = Je hebt { $card-full } niet in je hand.
gauntlet-reason-must-choose = Van dit effect kun je niet afzien: kies een held.
gauntlet-reason-number-too-high = Je kunt { $number } niet raden: heldenkaarten gaan maar tot en met { $most }.
gauntlet-reason-not-the-number = Je kunt { $card-full } niet verliezen: dat is geen kaart met getal { $number }.
gauntlet-reason-another-card = { $card-full } kan zichzelf niet kopiëren: kies een andere kaart.
gauntlet-reason-not-faceup = { $card-full } ligt niet open voor je.
gauntlet-reason-not-played = { $card-full } is verslagen. Zoals de optie ‘copy’ staat, kunnen alleen gespeelde kaarten worden gekopieerd.
gauntlet-reason-not-on-top = Niet bij de bovenste drie kaarten: { $cards }.
gauntlet-reason-no-hero = { $target } is Thanos; het moet een held zijn.
gauntlet-reason-another-hero = Dit moet een andere held zijn dan { $target }.

## Wat er mis is met een stelling in gegevens

gauntlet-reason-too-few-heroes = Heldenkaarten in het spel: { $cards }. Bij dit aantal spelers moeten er minstens { $least } zijn.
gauntlet-reason-no-stone-in-game = Onder de kaarten van het spel is geen Infinity Stone.
gauntlet-reason-card-twice = { $card-full } komt meer dan één keer voor.
gauntlet-reason-card-missing = { $card-full } ontbreekt.
gauntlet-reason-card-not-in-game = { $card-full } hoort niet bij de kaarten van dit spel.
gauntlet-reason-fallen-not-faceup = { $card-full } geldt als verslagen, maar ligt niet open voor Thanos.
gauntlet-reason-thanos-faceup = De kaart Thanos ligt open, maar wordt nooit gespeeld en gaat verslagen weer in de stapel.
gauntlet-reason-back-not-shuffled = { $card-full } is verslagen, maar niet weer in de stapel geschud.
gauntlet-reason-hero-deck-empty = De heldenstapel is leeg, maar zodra dat gebeurt wordt er een nieuwe geschud.
gauntlet-reason-hand-size = Kaarten in de hand van { $seat }: { $held }. Het moeten er { $expected } zijn.
gauntlet-reason-life-and-end = Levens over, { $team }: { $life }. Geen levens meer hebben is verliezen, en het eind van het spel zegt iets anders.
gauntlet-reason-snap-without-stones = Het spel zou met een knip zijn geëindigd, maar Thanos heeft niet alle Infinity Stones.
gauntlet-reason-turns-left = Voor { $seat } kan er geen tweede beurt volgen: alleen een held die alleen is, heeft er twee achter elkaar.
gauntlet-reason-not-the-movers-question = Dit kan in de beurt van een ander niet aan { $seat } worden gevraagd: { $asked }.
gauntlet-reason-question-not-open = Hierover valt nu niets te beslissen: { $asked }.
gauntlet-reason-asked-after-end = Het spel is afgelopen, dus er mag niets worden gevraagd.
gauntlet-reason-result-before-end = Het spel is nog niet afgelopen, dus er is nog geen uitslag.
gauntlet-reason-history-does-not-fit = De geschiedenis past niet: na deze gebeurtenissen kunnen de kaarten niet zo liggen.
gauntlet-reason-thanos-not-the-option = { $seat } zou Thanos zijn, maar de optie ‘thanos’ noemt een andere plaats.

## Opties

gauntlet-help-thanos = de plaats van Thanos, die begint: a is de eerste speler, b de tweede, enzovoort.
gauntlet-help-life = de levens waarmee de helden en Thanos beginnen, of de naam van een tabel. De tabellen zijn van ons, gevonden door simulatie; de gedrukte getallen kennen we niet. Heb je het spel, vul dan de getallen van je levenskaart in, dat van de helden eerst: --life HELDEN,THANOS.
gauntlet-help-copy = any-faceup: de Time Stone mag elke andere kaart kopiëren die open voor Thanos ligt. played-only: alleen een kaart die hij heeft gespeeld, geen verslagen kaart.

## Wat er op een kaart staat

gauntlet-fact-number = Getal: { $number }
gauntlet-fact-deck = Stapel: { $deck }
gauntlet-fact-copies = Aantal: { $copies }
gauntlet-fact-does = Effect: { $does }
gauntlet-fact-stone = Infinity Stone: telt mee voor de knip, open of in de hand
gauntlet-fact-back = Verslagen: wordt na het trekken van een nieuwe kaart weer in de Thanos-stapel geschud
gauntlet-note = Dit volgt uit de Engelse handleiding.
