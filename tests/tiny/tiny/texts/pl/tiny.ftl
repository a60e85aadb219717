### Tiny: pytania, ruchy, zdarzenia, powody i podpowiedzi.

tiny-question-action =
    { $you ->
        [yes] Twoja tura: co robisz?
       *[no] Gra { $seat }.
    }
tiny-question-which =
    { $you ->
        [yes] Którą kartę odrzucasz?
       *[no] { $seat } wybiera kartę do odrzucenia.
    }

tiny-asked-action = akcję
tiny-asked-which = kartę do odrzucenia

tiny-move-roll = Rzuć kostką
tiny-move-play = Zagraj kartę { $card }
tiny-move-swap = Wymień kartę
tiny-move-discard = Odrzuć kartę { $card }

tiny-event-rolled =
    { $points ->
        [one] { $seat } rzuca kostką: { $points } punkt.
        [few] { $seat } rzuca kostką: { $points } punkty.
       *[many] { $seat } rzuca kostką: { $points } punktów.
    }
tiny-event-played = { $seat } zagrywa kartę { $card }.
tiny-event-discarded = { $seat } odrzuca kartę { $card }.
tiny-event-drawn = { $seat } dobiera kartę { $card }.
tiny-event-drawn-no-card = { $seat } dobiera kartę.
tiny-event-ended = { $reason } Koniec gry.

tiny-reason-rounds = Rozegrano ostatnią rundę.
tiny-reason-no-cards-left = Talia jest pusta.
tiny-reason-not-in-hand =
    { $held ->
        [0] Nie masz kart na ręce.
       *[other] Na twojej ręce nie ma karty nr { $place }: liczba twoich kart to { $held }.
    }
tiny-reason-card-missing = Brakuje karty { $card }.
tiny-reason-card-twice = Karta { $card } jest więcej niż raz.
tiny-reason-end-not-reached = Gra nie może się skończyć przed ostatnią turą.
tiny-reason-nothing-to-swap = Nie ma wyboru karty do odrzucenia.

tiny-hint-highest = Karta { $card } jest warta więcej niż przeciętny rzut.
tiny-hint-luck = Kostka daje przeciętnie więcej niż każda karta na ręce.
tiny-hint-lowest = Karta { $card } jest twoją najniższą kartą.

tiny-help-length = short: trzy rundy. long: pięć rund.

tiny-table-head =
    { $left ->
        [one] Runda { $round }. { $left } karta w talii, odrzucone: { $discards }
        [few] Runda { $round }. { $left } karty w talii, odrzucone: { $discards }
       *[many] Runda { $round }. { $left } kart w talii, odrzucone: { $discards }
    }
tiny-table-player =
    { $points ->
        [one] { $name }: { $points } punkt, na ręce { $hand }, zagrane { $played }
        [few] { $name }: { $points } punkty, na ręce { $hand }, zagrane { $played }
       *[many] { $name }: { $points } punktów, na ręce { $hand }, zagrane { $played }
    }
