### Splendor: Marvel: vragen, zetten, gebeurtenissen, redenen en tips.

## Fiches

splendor-token-yellow = geel
    .none = geen geel fiche
splendor-token-blue = blauw
    .none = geen blauw fiche
splendor-token-orange = oranje
    .none = geen oranje fiche
splendor-token-red = rood
    .none = geen rood fiche
splendor-token-purple = paars
    .none = geen paars fiche
splendor-token-gray = grijs
    .none = geen grijs fiche
splendor-token-green = groen
    .none = geen groen fiche

# In een opsomming staat het zelfstandig naamwoord alleen bij het laatste: "2 rode en 1 blauw fiche".
splendor-count-yellow =
    { $n } { $n ->
        [one] geel
       *[other] gele
    }
    .full =
        { $n } { $n ->
            [one] geel fiche
           *[other] gele fiches
        }
splendor-count-blue =
    { $n } { $n ->
        [one] blauw
       *[other] blauwe
    }
    .full =
        { $n } { $n ->
            [one] blauw fiche
           *[other] blauwe fiches
        }
splendor-count-orange = { $n } oranje
    .full =
        { $n } { $n ->
            [one] oranje fiche
           *[other] oranje fiches
        }
splendor-count-red =
    { $n } { $n ->
        [one] rood
       *[other] rode
    }
    .full =
        { $n } { $n ->
            [one] rood fiche
           *[other] rode fiches
        }
splendor-count-purple =
    { $n } { $n ->
        [one] paars
       *[other] paarse
    }
    .full =
        { $n } { $n ->
            [one] paars fiche
           *[other] paarse fiches
        }
splendor-count-gray =
    { $n } { $n ->
        [one] grijs
       *[other] grijze
    }
    .full =
        { $n } { $n ->
            [one] grijs fiche
           *[other] grijze fiches
        }
splendor-count-green =
    { $n } { $n ->
        [one] groen
       *[other] groene
    }
    .full =
        { $n } { $n ->
            [one] groen fiche
           *[other] groene fiches
        }

## Wat een kaart geeft

splendor-count-yellow-bonus = gele bonus
splendor-count-blue-bonus = blauwe bonus
splendor-count-orange-bonus = oranje bonus
splendor-count-red-bonus = rode bonus
splendor-count-purple-bonus = paarse bonus
splendor-count-points =
    { $n ->
        [one] { $n } Infinity-punt
       *[other] { $n } Infinity-punten
    }
splendor-count-tags =
    { $n ->
        [one] { $n } Avengers-symbool
       *[other] { $n } Avengers-symbolen
    }
splendor-count-time = Time Stone

## Waar een kaart vandaan komt

splendor-from-table = uit het midden ({ $at })
splendor-from-hand = uit de hand

## Vragen

splendor-question-action =
    { $you ->
        [yes] Jouw beurt: wat doe je?
       *[no] { $seat } is aan de beurt.
    }
splendor-question-payment =
    { $you ->
        [yes]
            { $gray ->
                [one] { $card }: nog te betalen { $due-full }. Betaal je met kleuren, of zet je je grijze fiche in voor een ervan?
               *[other] { $card }: nog te betalen { $due-full }. Betaal je met kleuren, of zet je een van je { $gray } grijze fiches in?
            }
       *[no] { $seat } kiest hoe { $card } wordt betaald.
    }
splendor-question-location =
    { $you ->
        [yes] Je voldoet aan de eisen van meer dan één locatie. Welke neem je?
       *[no] { $seat } kiest een locatie.
    }
splendor-question-return =
    { $you ->
        [yes]
            { $left ->
                [one] Je hebt 1 fiche te veel. Welk fiche leg je terug?
               *[other] Je hebt { $left } fiches te veel. Welk fiche leg je eerst terug?
            }
       *[no] { $seat } legt fiches terug (nog { $left }).
    }

# Hetzelfde, als iets om te kiezen.
splendor-asked-action = een actie
splendor-asked-payment = de betaling
splendor-asked-location = een locatie
splendor-asked-return = een fiche om terug te leggen

## Zetten

splendor-move-take = Pak { $tokens-full }
splendor-move-reserve-table = Reserveer { $card } (kost je { $due-full }; { $gives })
splendor-move-reserve-table-no-due = Reserveer { $card } (kost je niets; { $gives })
splendor-move-reserve-deck = Reserveer blind de bovenste kaart van de stapel van niveau { $level }
splendor-move-recruit-table = Rekruteer { $card } voor { $due-full } ({ $gives })
splendor-move-recruit-table-no-due = Rekruteer { $card } voor niets ({ $gives })
splendor-move-recruit-hand = Rekruteer { $card } uit je hand voor { $due-full } ({ $gives })
splendor-move-recruit-hand-no-due = Rekruteer { $card } uit je hand voor niets ({ $gives })
splendor-move-pass = Pas
splendor-move-return = Leg een { $token } fiche terug
splendor-move-pay-colours = Betaal de rest met kleuren
splendor-move-pay-gray = Betaal een grijs fiche als { $for }
splendor-move-visit = Neem de locatie { $location }

## Gebeurtenissen

splendor-event-taken = { $seat } pakt { $tokens-full }.
splendor-event-reserved =
    { $gray ->
        [0] { $seat } reserveert { $card } { $from }. Er is geen grijs fiche meer.
       *[other] { $seat } reserveert { $card } { $from } en pakt een grijs fiche.
    }
splendor-event-drawn =
    { $gray ->
        [0] { $seat } reserveert { $card } van de stapel van niveau { $level }. Er is geen grijs fiche meer.
       *[other] { $seat } reserveert { $card } van de stapel van niveau { $level } en pakt een grijs fiche.
    }
splendor-event-drawn-no-card =
    { $gray ->
        [0] { $seat } reserveert blind een kaart van de stapel van niveau { $level }. Er is geen grijs fiche meer.
       *[other] { $seat } reserveert blind een kaart van de stapel van niveau { $level } en pakt een grijs fiche.
    }
splendor-event-shown = { $seat } laat een blind gereserveerde kaart zien: { $card }.
splendor-event-paid = { $seat } betaalt { $tokens-full } voor { $card }.
splendor-event-recruited = { $seat } rekruteert { $card } { $from }.
splendor-event-revealed = Nieuw in het midden ({ $level }-{ $space }): { $card }.
splendor-event-time = { $seat } krijgt het groene fiche, de Time Stone.
splendor-event-assembled = { $seat } heeft { $tags } Avengers-symbolen en neemt de Avengers Assemble-tegel over van { $before }.
splendor-event-assembled-no-before = { $seat } heeft { $tags } Avengers-symbolen en krijgt de Avengers Assemble-tegel.
splendor-event-visited = { $seat } neemt de locatie { $location }.
splendor-event-returned = { $seat } legt { $tokens-full } terug.
splendor-event-passed = { $seat } kan niets doen en past.
splendor-event-ended = { $reason } Het spel is afgelopen.

## Hoe het spel afloopt

splendor-reason-gauntlet = De Infinity Gauntlet is compleet.
splendor-reason-stalemate = Iedereen moest achter elkaar passen: het spel zit vast.
splendor-reason-round-limit = De limiet van het aantal ronden is bereikt.

## Waarom een zet niet kan

splendor-reason-pile-below-four = Twee dezelfde pak je alleen van een stapel van minstens 4 fiches; { $token } heeft er { $left }.
splendor-reason-pile-empty = In het midden ontbreekt: { $tokens-full }.
splendor-reason-take-more =
    { $colours ->
        [one] Er ligt { $colours } kleur in het midden, dus pak { $number } verschillende fiches.
       *[other] Er liggen { $colours } kleuren in het midden, dus pak { $number } verschillende fiches.
    }
splendor-reason-hand-full = Je hebt al { $limit } gereserveerde kaarten; meer mag niet.
splendor-reason-deck-empty = De stapel van niveau { $level } is op.
splendor-reason-space-empty = Plek { $level }-{ $space } is leeg.
splendor-reason-not-in-hand =
    { $held ->
        [0] Je hebt geen kaart { $place } in je hand: je hebt er geen.
       *[other] Je hebt geen kaart { $place } in je hand: je hebt er maar { $held }.
    }
splendor-reason-tokens-missing =
    { $gray ->
        [0] Je kunt { $card } nog niet betalen. Je mist { $missing-full }.
       *[other] Je kunt { $card } nog niet betalen. Je mist { $missing-full }; ook met grijs kom je er { $short } tekort.
    }
splendor-reason-must-act = Passen mag alleen als geen enkele actie mogelijk is.
splendor-reason-none-held = Je hebt { $token-none }.
splendor-reason-nothing-due = Voor { $card } hoeft { $token-none } meer te worden betaald.
splendor-reason-bonuses-missing = Je bonussen zijn nog niet genoeg voor { $location }. Je mist: { $missing }.
splendor-reason-not-in-the-middle = { $location } ligt niet in het midden.

## Wat er mis is met een stelling in gegevens

splendor-reason-tokens-number = Fiches in { $kind }: { $there } in plaats van { $expected }.
splendor-reason-two-time-stones = { $seat } heeft meer dan één groen fiche.
splendor-reason-too-many-tokens = { $seat } heeft { $held } fiches, terwijl de limiet { $limit } is.
splendor-reason-empty-space = Plek { $level }-{ $space } is leeg, terwijl er nog kaarten op de stapel liggen.
splendor-reason-time-without-level-3 = { $seat } heeft het groene fiche zonder kaart van niveau 3.
splendor-reason-level-3-without-time = { $seat } heeft een kaart van niveau 3 zonder het groene fiche.
splendor-reason-card-missing = { $card } ontbreekt.
splendor-reason-card-twice = { $card } komt meer dan één keer voor.
splendor-reason-card-of-other-level = { $where }: { $card } is geen kaart van niveau { $level }.
splendor-reason-locations-number =
    { $expected ->
        [one] Er moet { $expected } locatie zijn, in het midden of bij een speler.
       *[other] Er moeten { $expected } locaties zijn, in het midden of bij de spelers.
    }
splendor-reason-location-tile-twice = { $location }: beide kanten van deze locatietegel zijn er.
splendor-reason-tile-unclaimed = Iemand heeft { $tags } Avengers-symbolen, maar niemand heeft de Avengers Assemble-tegel.
splendor-reason-tile-not-deserved = { $seat } heeft de Avengers Assemble-tegel met { $tags } Avengers-symbolen; het hoogste aantal is { $most } en er zijn er 3 nodig.
splendor-reason-asked-after-end = Het spel is afgelopen, dus er mag niets worden gevraagd.
splendor-reason-returned-not-there = Er zouden fiches zijn teruggelegd die niet in de voorraad liggen: { $token }.
splendor-reason-passed-and-acted = Er is { $passes } keer achter elkaar gepast, en toch wordt er om een betaling gevraagd.
splendor-reason-location-not-reached = { $seat } heeft de locatie { $location } zonder de bonussen ervoor.
splendor-reason-reason-before-end = Het spel is nog niet afgelopen, dus er is geen reden voor het einde: “{ $reason }”.
splendor-reason-no-choice-of-location = { $seat } heeft geen locaties om uit te kiezen.
splendor-reason-nothing-to-return = { $seat } heeft maar { $held } fiches en legt er geen terug.
splendor-reason-stalemate-not-ended = Iedereen heeft achter elkaar gepast ({ $passes }), maar het spel gaat door.
splendor-reason-bought-unseen = { $card } wordt betaald, maar staat nog als ongezien te boek.
splendor-reason-bought-elsewhere = { $card } ligt niet waar de kaart vandaan zou komen.
splendor-reason-no-choice-of-payment = Voor { $card } valt er geen betaling te kiezen.
splendor-reason-payment-not-covered = De kleuren die nog voor { $card } moeten worden betaald, zijn er niet.
splendor-reason-overpaid = Er zijn meer grijze fiches voor { $card } betaald dan de kaart kost.
splendor-reason-end-not-reached = Het spel kan niet zo zijn afgelopen: ‘{ $reason }’
splendor-reason-gauntlet-not-ended = Vóór ronde { $round } voldeed al iemand aan de drie voorwaarden, maar het spel gaat door.
splendor-reason-round-after-limit = Dit is ronde { $round }, maar de limiet is { $limit }.

## Tips: waarom deze zet

splendor-hint-only-move = Iets anders is niet mogelijk.
splendor-hint-take-for-card = Zo kom je dichter bij { $card }; dan mis je nog { $missing-full }.
splendor-hint-take-for-card-no-missing = Hiermee kun je in je volgende beurt { $card } rekruteren.
splendor-hint-take-tokens = Met meer fiches heb je meer kaarten binnen bereik.
splendor-hint-reserve-rival-wins = Met { $card } zou { $seat } aan alle drie de voorwaarden voldoen.
splendor-hint-reserve-for-later = { $card } kun je beter voor de anderen wegpakken; je mist nog { $missing-full }.
splendor-hint-reserve-for-later-no-missing = { $card } kun je beter voor de anderen wegpakken, en je kunt hem in je volgende beurt betalen.
splendor-hint-reserve-unseen = In het midden ligt niets beters dan een grijs fiche en blind een kaart van niveau { $level }.
splendor-hint-recruit-wins = Met { $card } voldoe je aan alle drie de voorwaarden.
splendor-hint-recruit-rival-wins = Met { $card } zou { $seat } aan alle drie de voorwaarden voldoen.
splendor-hint-recruit-location = { $card } levert je de locatie { $location } op.
splendor-hint-recruit-tile = { $card } levert je de Avengers Assemble-tegel op.
splendor-hint-recruit-time = { $card } levert je de Time Stone op.
splendor-hint-recruit-colour = { $card } geeft je eerste bonus in { $token }.
splendor-hint-recruit-points =
    { $points ->
        [one] { $card } geeft { $points } Infinity-punt.
       *[other] { $card } geeft { $points } Infinity-punten.
    }
splendor-hint-recruit-cheaper = De bonus van { $card } maakt veel kaarten goedkoper.
splendor-hint-pay-colours = Grijze fiches kunnen later elke kleur vervangen.
splendor-hint-return-least-needed = Je hebt { $token } het minst nodig.
splendor-hint-visit-contested = { $location } is de locatie waar een ander het dichtst bij is.

## Opties

splendor-help-payment = any: een grijs fiche mag een kleur vervangen die je hebt. colours-first: eerst wordt altijd met kleuren betaald, zonder vraag.
splendor-help-take_one = yes: als er twee kleuren over zijn, mag je er maar één fiche van pakken. no: je moet ze allebei pakken.
splendor-help-round_limit = een getal: na zoveel ronden eindigt het spel zonder winnaar. none: geen limiet.

## Wat er op een kaart of een locatie staat

splendor-fact-level = Niveau: { $level }
splendor-fact-cost = Kosten: { $cost-full }
splendor-fact-bonus = Bonus: { $bonus }
splendor-fact-points = Infinity-punten: { $points }
splendor-fact-tags = Avengers-symbolen: { $tags }
splendor-fact-time = Time-symbool: wie zijn eerste kaart van niveau 3 rekruteert, pakt een groen fiche
splendor-fact-requires = Vereiste bonussen: { $requires }
splendor-fact-behind = Op de andere kant van de tegel: { $behind }
splendor-note = Alle lijsten van de kaarten die we kennen zijn het hierover eens.
