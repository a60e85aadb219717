### Tiny: vragen, zetten, gebeurtenissen, redenen en tips.

tiny-question-action =
    { $you ->
        [yes] Jouw beurt: wat doe je?
       *[no] { $seat } is aan de beurt.
    }
tiny-question-which =
    { $you ->
        [yes] Welke kaart leg je af?
       *[no] { $seat } kiest een kaart om af te leggen.
    }

tiny-asked-action = een actie
tiny-asked-which = de kaart die wordt afgelegd

tiny-move-roll = Gooi de dobbelsteen
tiny-move-play = Speel de { $card }
tiny-move-swap = Ruil een kaart
tiny-move-discard = Leg de { $card } af

tiny-event-rolled =
    { $points ->
        [one] { $seat } gooit { $points } punt.
       *[other] { $seat } gooit { $points } punten.
    }
tiny-event-played = { $seat } speelt de { $card }.
tiny-event-discarded = { $seat } legt de { $card } af.
tiny-event-drawn = { $seat } trekt de { $card }.
tiny-event-drawn-no-card = { $seat } trekt een kaart.
tiny-event-ended = { $reason } Het spel is afgelopen.

tiny-reason-rounds = De laatste ronde is gespeeld.
tiny-reason-no-cards-left = De stapel is op.
tiny-reason-not-in-hand =
    { $held ->
        [0] Je hebt geen kaarten in je hand.
       *[other] Er is geen kaart { $place } in je hand: je hebt er maar { $held }.
    }
tiny-reason-card-missing = Kaart { $card } ontbreekt.
tiny-reason-card-twice = Kaart { $card } is er meer dan één keer.
tiny-reason-end-not-reached = Het spel kan niet voor de laatste beurt afgelopen zijn.
tiny-reason-nothing-to-swap = Er valt geen kaart te kiezen om af te leggen.

tiny-hint-highest = De { $card } is meer waard dan een gemiddelde worp.
tiny-hint-luck = De dobbelsteen levert gemiddeld meer op dan elke kaart in je hand.
tiny-hint-lowest = De { $card } is je laagste kaart.

tiny-help-length = short: drie ronden. long: vijf ronden.

tiny-table-head =
    { $left ->
        [one] Ronde { $round }. { $left } kaart in de stapel, afgelegd: { $discards }
       *[other] Ronde { $round }. { $left } kaarten in de stapel, afgelegd: { $discards }
    }
tiny-table-player =
    { $points ->
        [one] { $name }: { $points } punt, in de hand { $hand }, gespeeld { $played }
       *[other] { $name }: { $points } punten, in de hand { $hand }, gespeeld { $played }
    }
