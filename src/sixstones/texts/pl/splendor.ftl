### Splendor: Marvel: pytania, ruchy, zdarzenia, powody i podpowiedzi.

## Znaczniki

splendor-token-yellow = żółty
    .none = żadnego żółtego znacznika
splendor-token-blue = niebieski
    .none = żadnego niebieskiego znacznika
splendor-token-orange = pomarańczowy
    .none = żadnego pomarańczowego znacznika
splendor-token-red = czerwony
    .none = żadnego czerwonego znacznika
splendor-token-purple = fioletowy
    .none = żadnego fioletowego znacznika
splendor-token-gray = szary
    .none = żadnego szarego znacznika
splendor-token-green = zielony
    .none = żadnego zielonego znacznika

# W wyliczeniu rzeczownik stoi tylko przy ostatnim: „2 czerwone i 1 niebieski znacznik”.
splendor-count-yellow =
    { $n } { $n ->
        [one] żółty
        [few] żółte
       *[many] żółtych
    }
    .full =
        { $n } { $n ->
            [one] żółty znacznik
            [few] żółte znaczniki
           *[many] żółtych znaczników
        }
splendor-count-blue =
    { $n } { $n ->
        [one] niebieski
        [few] niebieskie
       *[many] niebieskich
    }
    .full =
        { $n } { $n ->
            [one] niebieski znacznik
            [few] niebieskie znaczniki
           *[many] niebieskich znaczników
        }
splendor-count-orange =
    { $n } { $n ->
        [one] pomarańczowy
        [few] pomarańczowe
       *[many] pomarańczowych
    }
    .full =
        { $n } { $n ->
            [one] pomarańczowy znacznik
            [few] pomarańczowe znaczniki
           *[many] pomarańczowych znaczników
        }
splendor-count-red =
    { $n } { $n ->
        [one] czerwony
        [few] czerwone
       *[many] czerwonych
    }
    .full =
        { $n } { $n ->
            [one] czerwony znacznik
            [few] czerwone znaczniki
           *[many] czerwonych znaczników
        }
splendor-count-purple =
    { $n } { $n ->
        [one] fioletowy
        [few] fioletowe
       *[many] fioletowych
    }
    .full =
        { $n } { $n ->
            [one] fioletowy znacznik
            [few] fioletowe znaczniki
           *[many] fioletowych znaczników
        }
splendor-count-gray =
    { $n } { $n ->
        [one] szary
        [few] szare
       *[many] szarych
    }
    .full =
        { $n } { $n ->
            [one] szary znacznik
            [few] szare znaczniki
           *[many] szarych znaczników
        }
splendor-count-green =
    { $n } { $n ->
        [one] zielony
        [few] zielone
       *[many] zielonych
    }
    .full =
        { $n } { $n ->
            [one] zielony znacznik
            [few] zielone znaczniki
           *[many] zielonych znaczników
        }

## Co daje karta

splendor-count-yellow-bonus = żółty bonus
splendor-count-blue-bonus = niebieski bonus
splendor-count-orange-bonus = pomarańczowy bonus
splendor-count-red-bonus = czerwony bonus
splendor-count-purple-bonus = fioletowy bonus
splendor-count-points =
    { $n ->
        [one] { $n } punkt nieskończoności
        [few] { $n } punkty nieskończoności
       *[many] { $n } punktów nieskończoności
    }
splendor-count-tags =
    { $n ->
        [one] { $n } symbol Avengers
        [few] { $n } symbole Avengers
       *[many] { $n } symboli Avengers
    }
splendor-count-time = Kamień Czasu

## Skąd pochodzi karta

splendor-from-table = ze środka stołu ({ $at })
splendor-from-hand = z ręki

## Pytania

splendor-question-action =
    { $you ->
        [yes] Twoja tura: co robisz?
       *[no] Teraz gra { $seat }.
    }
splendor-question-payment =
    { $you ->
        [yes]
            { $gray ->
                [one] { $card }: do zapłaty { $due-full }. Płacisz kolorami czy jeden z nich zastępujesz swoim szarym znacznikiem?
               *[other] { $card }: do zapłaty { $due-full }. Płacisz kolorami czy jeden z nich zastępujesz szarym znacznikiem (masz { $gray })?
            }
       *[no] { $seat } wybiera, jak zapłacić za kartę { $card }.
    }
splendor-question-location =
    { $you ->
        [yes] Spełniasz wymagania więcej niż jednego miejsca. Które bierzesz?
       *[no] { $seat } wybiera miejsce.
    }
splendor-question-return =
    { $you ->
        [yes]
            { $left ->
                [one] Masz o 1 znacznik za dużo. Który zwracasz?
                [few] Masz o { $left } znaczniki za dużo. Który zwracasz najpierw?
               *[many] Masz o { $left } znaczników za dużo. Który zwracasz najpierw?
            }
       *[no] { $seat } zwraca znaczniki (do zwrotu: { $left }).
    }

# To samo jako coś, co trzeba wybrać.
splendor-asked-action = akcję
splendor-asked-payment = sposób zapłaty
splendor-asked-location = miejsce
splendor-asked-return = znacznik do zwrotu

## Ruchy

splendor-move-take = Weź { $tokens-full }
splendor-move-reserve-table = Zarezerwuj kartę { $card } (koszt dla ciebie: { $due-full }; { $gives })
splendor-move-reserve-table-no-due = Zarezerwuj kartę { $card } (nic nie kosztuje; { $gives })
splendor-move-reserve-deck = Zarezerwuj w ciemno wierzchnią kartę stosu poziomu { $level }
splendor-move-recruit-table = Zwerbuj kartę { $card } za { $due-full } ({ $gives })
splendor-move-recruit-table-no-due = Zwerbuj kartę { $card } za darmo ({ $gives })
splendor-move-recruit-hand = Zwerbuj z ręki kartę { $card } za { $due-full } ({ $gives })
splendor-move-recruit-hand-no-due = Zwerbuj z ręki kartę { $card } za darmo ({ $gives })
splendor-move-pass = Spasuj
splendor-move-return = Zwróć { $token } znacznik
splendor-move-pay-colours = Resztę zapłać kolorami
splendor-move-pay-gray = Zapłać szary znacznik jako { $for }
splendor-move-visit = Weź płytkę miejsca: { $location }

## Zdarzenia

splendor-event-taken = { $seat } bierze { $tokens-full }.
splendor-event-reserved =
    { $gray ->
        [0] { $seat } rezerwuje kartę { $card } { $from }. Szarych znaczników już nie ma.
       *[other] { $seat } rezerwuje kartę { $card } { $from } i bierze szary znacznik.
    }
splendor-event-drawn =
    { $gray ->
        [0] { $seat } rezerwuje kartę { $card } ze stosu poziomu { $level }. Szarych znaczników już nie ma.
       *[other] { $seat } rezerwuje kartę { $card } ze stosu poziomu { $level } i bierze szary znacznik.
    }
splendor-event-drawn-no-card =
    { $gray ->
        [0] { $seat } rezerwuje w ciemno kartę ze stosu poziomu { $level }. Szarych znaczników już nie ma.
       *[other] { $seat } rezerwuje w ciemno kartę ze stosu poziomu { $level } i bierze szary znacznik.
    }
splendor-event-shown = { $seat } pokazuje kartę zarezerwowaną w ciemno: { $card }.
splendor-event-paid = { $seat } płaci { $tokens-full } za kartę { $card }.
splendor-event-recruited = { $seat } werbuje kartę { $card } { $from }.
splendor-event-revealed = Nowa karta na środku stołu ({ $level }-{ $space }): { $card }.
splendor-event-time = { $seat } otrzymuje zielony znacznik, Kamień Czasu.
splendor-event-assembled =
    { $tags ->
        [few] { $seat } ma { $tags } symbole Avengers i przejmuje płytkę Avengers (dotąd: { $before }).
       *[many] { $seat } ma { $tags } symboli Avengers i przejmuje płytkę Avengers (dotąd: { $before }).
    }
splendor-event-assembled-no-before =
    { $tags ->
        [few] { $seat } ma { $tags } symbole Avengers i otrzymuje płytkę Avengers.
       *[many] { $seat } ma { $tags } symboli Avengers i otrzymuje płytkę Avengers.
    }
splendor-event-visited = { $seat } bierze płytkę miejsca: { $location }.
splendor-event-returned = { $seat } zwraca { $tokens-full }.
splendor-event-passed = { $seat } nie może nic zrobić i pasuje.
splendor-event-ended = { $reason } Gra jest skończona.

## Jak kończy się gra

splendor-reason-gauntlet = Rękawica Nieskończoności jest kompletna.
splendor-reason-stalemate = Wszyscy po kolei musieli spasować: pat.
splendor-reason-round-limit = Limit rund został osiągnięty.

## Dlaczego ruch nie jest możliwy

splendor-reason-pile-below-four = Dwa jednakowe można wziąć tylko ze stosu, w którym są co najmniej 4 znaczniki; { $token } ma { $left }.
splendor-reason-pile-empty = Na środku stołu brakuje: { $tokens-full }.
splendor-reason-take-more =
    { $colours ->
        [one] Na środku stołu jest { $colours } kolor, więc weź { $number } znacznik.
        [few] Na środku stołu są { $colours } kolory, więc weź { $number } różne znaczniki.
       *[many] Na środku stołu jest { $colours } kolorów, więc weź { $number } różne znaczniki.
    }
splendor-reason-hand-full =
    { $limit ->
        [one] Masz już { $limit } zarezerwowaną kartę, więcej mieć nie można.
        [few] Masz już { $limit } zarezerwowane karty, więcej mieć nie można.
       *[many] Masz już { $limit } zarezerwowanych kart, więcej mieć nie można.
    }
splendor-reason-deck-empty = Stos poziomu { $level } jest pusty.
splendor-reason-space-empty = Pole { $level }-{ $space } jest puste.
splendor-reason-not-in-hand =
    { $held ->
        [0] Nie masz na ręce karty numer { $place }: nie masz żadnej.
       *[other] Nie masz na ręce karty numer { $place }: liczba kart to { $held }.
    }
splendor-reason-tokens-missing =
    { $gray ->
        [0] Jeszcze nie możesz zapłacić za kartę { $card }. Brakuje: { $missing-full }.
       *[other] Jeszcze nie możesz zapłacić za kartę { $card }. Brakuje: { $missing-full }; nawet z szarymi o { $short } za mało.
    }
splendor-reason-must-act = Spasować możesz tylko wtedy, gdy żadna akcja nie jest możliwa.
splendor-reason-none-held = Nie masz { $token-none }.
splendor-reason-nothing-due = Za kartę { $card } nie trzeba już płacić { $token-none }.
splendor-reason-bonuses-missing = { $location }: twoje bonusy jeszcze nie wystarczają. Brakuje: { $missing }.
splendor-reason-not-in-the-middle = { $location }: tego miejsca nie ma na środku stołu.

## Co jest nie tak z pozycją opisaną w danych

splendor-reason-tokens-number = Znaczniki, kolor { $kind }: jest { $there }, a powinno być { $expected }.
splendor-reason-two-time-stones = { $seat } ma więcej niż jeden zielony znacznik.
splendor-reason-too-many-tokens = { $seat }: liczba znaczników to { $held }, a limit to { $limit }.
splendor-reason-empty-space = Pole { $level }-{ $space } jest puste, choć w stosie są jeszcze karty.
splendor-reason-time-without-level-3 = { $seat } ma zielony znacznik, a nie ma karty poziomu 3.
splendor-reason-level-3-without-time = { $seat } ma kartę poziomu 3, a nie ma zielonego znacznika.
splendor-reason-card-missing = Brakuje karty { $card }.
splendor-reason-card-twice = Karta { $card } występuje więcej niż raz.
splendor-reason-card-of-other-level = { $where }: { $card } nie jest kartą poziomu { $level }.
splendor-reason-locations-number =
    { $expected ->
        [one] Powinno być { $expected } miejsce, na środku stołu lub u graczy.
        [few] Powinny być { $expected } miejsca, na środku stołu lub u graczy.
       *[many] Powinno być { $expected } miejsc, na środku stołu lub u graczy.
    }
splendor-reason-location-tile-twice = { $location }: w grze są obie strony tej płytki miejsca.
splendor-reason-tile-unclaimed =
    { $tags ->
        [one] Ktoś ma { $tags } symbol Avengers, ale nikt nie ma płytki Avengers.
        [few] Ktoś ma { $tags } symbole Avengers, ale nikt nie ma płytki Avengers.
       *[many] Ktoś ma { $tags } symboli Avengers, ale nikt nie ma płytki Avengers.
    }
splendor-reason-tile-not-deserved = { $seat } ma płytkę Avengers, ale liczba symboli Avengers to { $tags }; najwięcej jest { $most }, a potrzeba co najmniej 3.
splendor-reason-asked-after-end = Gra jest skończona, więc o nic nie można pytać.
splendor-reason-returned-not-there = Podano zwrócone znaczniki, których nie ma w zasobach: { $token }.
splendor-reason-passed-and-acted = Spasowano { $passes } razy z rzędu, a mimo to jest pytanie o płatność.
splendor-reason-location-not-reached = { $seat } ma miejsce { $location } bez wymaganych bonusów.
splendor-reason-reason-before-end = Gra nie jest skończona, więc nie ma powodu jej zakończenia: „{ $reason }”.
splendor-reason-no-choice-of-location = { $seat } nie ma miejsc do wyboru.
splendor-reason-nothing-to-return =
    { $held ->
        [one] { $seat } ma tylko { $held } znacznik i nic nie zwraca.
        [few] { $seat } ma tylko { $held } znaczniki i nic nie zwraca.
       *[many] { $seat } ma tylko { $held } znaczników i nic nie zwraca.
    }
splendor-reason-stalemate-not-ended = Wszyscy po kolei spasowali ({ $passes }), a gra toczy się dalej.
splendor-reason-bought-unseen = Karta { $card } jest właśnie opłacana, a wciąż oznaczona jako niewidziana.
splendor-reason-bought-elsewhere = Karta { $card } nie leży tam, skąd ma być zwerbowana.
splendor-reason-no-choice-of-payment = Przy karcie { $card } nie ma wyboru zapłaty.
splendor-reason-payment-not-covered = Brakuje kolorów, które trzeba jeszcze zapłacić za kartę { $card }.
splendor-reason-overpaid = Za kartę { $card } zapłacono więcej szarych znaczników, niż kosztuje.
splendor-reason-end-not-reached = Gra nie mogła skończyć się tak: „{ $reason }”
splendor-reason-gauntlet-not-ended = Trzy warunki były spełnione już przed rundą { $round }, a gra toczy się dalej.
splendor-reason-round-after-limit = Trwa runda { $round }, a limit to { $limit }.

## Podpowiedzi: dlaczego ten ruch

splendor-hint-only-move = Nic innego nie jest możliwe.
splendor-hint-take-for-card = To krok do karty { $card }; potem brakuje jeszcze: { $missing-full }.
splendor-hint-take-for-card-no-missing = Mając je, możesz w następnej turze zwerbować kartę { $card }.
splendor-hint-take-tokens = Im więcej znaczników, tym więcej kart w zasięgu.
splendor-hint-reserve-rival-wins = Z kartą { $card } trzy warunki może spełnić { $seat }.
splendor-hint-reserve-for-later = Kartę { $card } warto zabrać innym sprzed nosa; brakuje jeszcze: { $missing-full }.
splendor-hint-reserve-for-later-no-missing = Kartę { $card } warto zabrać innym sprzed nosa, a w następnej turze możesz za nią zapłacić.
splendor-hint-reserve-unseen = Na środku stołu nie ma nic lepszego niż szary znacznik i karta poziomu { $level } w ciemno.
splendor-hint-recruit-wins = Z kartą { $card } spełniasz wszystkie trzy warunki.
splendor-hint-recruit-rival-wins = Z kartą { $card } trzy warunki może spełnić { $seat }.
splendor-hint-recruit-location = Dzięki karcie { $card } zdobywasz miejsce: { $location }.
splendor-hint-recruit-tile = Dzięki karcie { $card } zdobywasz płytkę Avengers.
splendor-hint-recruit-time = Dzięki karcie { $card } zdobywasz Kamień Czasu.
splendor-hint-recruit-colour = { $card } daje ci pierwszy { $token } bonus.
splendor-hint-recruit-points =
    { $points ->
        [one] { $card } daje { $points } punkt nieskończoności.
        [few] { $card } daje { $points } punkty nieskończoności.
       *[many] { $card } daje { $points } punktów nieskończoności.
    }
splendor-hint-recruit-cheaper = Dzięki bonusowi karty { $card } wiele kart będzie tańszych.
splendor-hint-pay-colours = Szary znacznik może później zastąpić dowolny kolor.
splendor-hint-return-least-needed = Najmniej potrzebny jest ci { $token }.
splendor-hint-visit-contested = { $location }: do tego miejsca rywalom jest najbliżej.

## Opcje

splendor-help-payment = any: szary znacznik może zastąpić kolor, który masz. colours-first: zawsze najpierw płaci się kolorami i o nic nie pyta.
splendor-help-take_one = yes: gdy zostały dwa kolory, wolno wziąć tylko jeden znacznik. no: trzeba wziąć oba.
splendor-help-round_limit = liczba: po tylu rundach gra kończy się bez zwycięzcy. none: bez limitu.

## Co jest na karcie lub płytce miejsca

splendor-fact-level = Poziom: { $level }
splendor-fact-cost = Koszt: { $cost-full }
splendor-fact-bonus = Bonus: { $bonus }
splendor-fact-points = Punkty nieskończoności: { $points }
splendor-fact-tags = Symbole Avengers: { $tags }
splendor-fact-time = Symbol czasu: kto werbuje swoją pierwszą kartę poziomu 3, bierze zielony znacznik
splendor-fact-requires = Wymagane bonusy: { $requires }
splendor-fact-behind = Na drugiej stronie płytki: { $behind }
splendor-note = Wszystkie znane nam spisy kart są w tym zgodne.
