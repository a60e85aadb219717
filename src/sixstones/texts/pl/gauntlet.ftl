### Infinity Gauntlet: pytania, ruchy, zdarzenia, powody i słowa na jej stole.

## Stosy i drużyny

gauntlet-deck-heroes = stos bohaterów
gauntlet-deck-thanos = stos Thanosa
gauntlet-team-heroes = bohaterowie
gauntlet-team-thanos = Thanos

## Pytania. $effect to identyfikator, jak hero-2 albo soul-stone: nie ma na niego słów, więc można go tu rozróżnić.

gauntlet-question-before =
    { $you ->
        [yes] Twoja tura: dobierasz kartę czy pstrykasz palcami?
       *[no] { $seat } ma dobrać kartę albo pstryknąć palcami.
    }
gauntlet-question-card =
    { $you ->
        [yes] Twoja tura: którą kartę zagrywasz?
       *[no] { $seat } wybiera kartę do zagrania.
    }
gauntlet-question-after =
    { $you ->
        [yes] Kończysz turę czy pstrykasz palcami?
       *[no] { $seat } ma zakończyć turę albo pstryknąć palcami.
    }
gauntlet-question-may-fight =
    { $you ->
        [yes] Czy walczysz z Thanosem kartą, którą masz na ręce?
       *[no] { $seat } decyduje, czy walczyć z Thanosem.
    }
gauntlet-question-whom =
    { $you ->
        [yes]
            { $effect ->
                [hero-2] Który z bohaterów ogląda kartę Thanosa?
                [hero-4] Który z bohaterów bierze 1 znacznik mocy?
                [hero-6] Który z bohaterów może walczyć z Thanosem?
                [outrider] U którego bohatera zgadujesz liczbę?
                [corvus-glaive] Czyją kartę atakujesz? Zostaje pokonana, jeśli jej liczba to 3 lub mniej.
                [soul-stone] Czyją kartę atakujesz? Zostaje pokonana, jeśli jej liczba to 3 lub więcej.
                [space-stone] Z kim walczysz dzięki Kamieniowi Przestrzeni? Możesz też zrezygnować.
               *[other] Z kim walczysz? Możesz też zrezygnować.
            }
       *[no] { $seat } wskazuje bohatera.
    }
gauntlet-question-number =
    { $you ->
        [yes]
            { $effect ->
                [hero-1] Jaką liczbę zgadujesz na ręce Thanosa?
                [outrider] Jaką liczbę zgadujesz na ręce gracza { $whom }?
               *[other] Jaką liczbę zgadujesz na rękach wszystkich bohaterów?
            }
       *[no] { $seat } zgaduje liczbę.
    }
gauntlet-question-fighter =
    { $you ->
        [yes] Której karty używasz w walce? Przeciwnik: { $whom }.
       *[no] { $seat } wybiera kartę do walki. Przeciwnik: { $whom }.
    }
gauntlet-question-falling =
    { $you ->
        [yes] Liczba { $number } została odgadnięta. Którą kartę tracisz?
       *[no] { $seat } wybiera, którą kartę o liczbie { $number } traci.
    }
gauntlet-question-three =
    { $you ->
        [yes] W jakiej kolejności odkładasz te karty na stos bohaterów: { $cards }?
       *[no] { $seat } układa trzy wierzchnie karty bohaterów.
    }
gauntlet-question-down =
    { $you ->
        [yes]
            { $down ->
                [one] Którą kartę odkładasz na spód swojego stosu?
               *[other] Którą kartę odkładasz najpierw na spód swojego stosu? Następna znajdzie się pod nią.
            }
       *[no] { $seat } wybiera karty na spód stosu (do odłożenia: { $down }).
    }
gauntlet-question-copied =
    { $you ->
        [yes] Którą kartę kopiuje Kamień Czasu?
       *[no] { $seat } wybiera kartę, którą kopiuje Kamień Czasu.
    }

# To samo jako coś, co trzeba wybrać.
gauntlet-asked-before = dobranie karty lub pstryknięcie
gauntlet-asked-card = kartę do zagrania
gauntlet-asked-after = koniec tury lub pstryknięcie
gauntlet-asked-may-fight = walkę lub rezygnację z niej
gauntlet-asked-whom = bohatera
gauntlet-asked-number = liczbę
gauntlet-asked-fighter = kartę do walki
gauntlet-asked-falling = kartę, którą tracisz
gauntlet-asked-three = kolejność trzech kart
gauntlet-asked-down = kartę na spód stosu
gauntlet-asked-copied = kartę do skopiowania

## Ruchy

gauntlet-move-draw = Dobierz kartę
gauntlet-move-snap = Pstryknij palcami: wygraj dzięki wszystkim Kamieniom Nieskończoności
gauntlet-move-end = Zakończ turę
gauntlet-move-play = Zagraj kartę { $card-full }: { $does-short }
gauntlet-move-fight = Walcz z Thanosem
gauntlet-move-decline = Zrezygnuj z walki
gauntlet-move-target =
    { $effect ->
        [hero-2] Niech kartę Thanosa obejrzy { $seat }
        [hero-4] Niech znacznik mocy weźmie { $seat }
        [hero-6] Niech o walce zdecyduje { $seat }
        [black-dwarf] Walcz, przeciwnik: { $seat }
        [space-stone] Walcz, przeciwnik: { $seat }
       *[other] Wskaż: { $seat }
    }
gauntlet-move-guess = Podaj liczbę { $number }
gauntlet-move-with = Walcz kartą { $card-full }
gauntlet-move-lose =
    { $back ->
        [yes] Strać kartę { $card-full }, która zostaje wtasowana z powrotem do stosu
       *[no] Strać kartę { $card-full } na dobre
    }
gauntlet-move-order = Od góry: { $cards }
gauntlet-move-bottom = Odłóż kartę { $card-full } na spód
gauntlet-move-copy = Skopiuj kartę { $card-full }: { $does-short }

## Zdarzenia

gauntlet-event-turn = Zaczyna się tura, gra { $seat }.
gauntlet-event-drew = { $seat } dobiera kartę { $card-full }. Pozostało w stosie: { $left }.
gauntlet-event-drew-no-card = { $seat } dobiera kartę. Pozostało w stosie: { $left }.
gauntlet-event-no-card-left = { $seat } nic nie dobiera, bo stos Thanosa jest pusty.
gauntlet-event-played = { $seat } zagrywa kartę { $card-full }.
gauntlet-event-targeted = { $seat } wskazuje: { $target }.
gauntlet-event-guessed = { $seat } zgaduje liczbę { $number }.
gauntlet-event-missed = Pudło: { $seat } nie ma takiej karty.
gauntlet-event-saw = { $seat } ogląda jedną z kart Thanosa: { $card-full }.
gauntlet-event-saw-no-card = { $seat } ogląda w tajemnicy jedną z kart Thanosa.
gauntlet-event-looked = { $seat } ogląda trzy wierzchnie karty bohaterów; jest tam { $card-full }.
gauntlet-event-looked-no-card = { $seat } ogląda jedną z trzech wierzchnich kart bohaterów.
gauntlet-event-ordered = { $seat } odkłada na stos bohaterów, od góry: { $card-full }.
gauntlet-event-ordered-no-card = { $seat } odkłada jedną z trzech kart na stos bohaterów.
gauntlet-event-fought =
    { $bonus ->
        [0] { $seat } walczy kartą { $card-full }.
       *[other] { $seat } walczy kartą { $card-full } i wydaje znacznik mocy: +{ $bonus }.
    }
gauntlet-event-fought-no-card =
    { $bonus ->
        [0] { $seat } walczy ukrytą kartą.
       *[other] { $seat } walczy ukrytą kartą i wydaje znacznik mocy: +{ $bonus }.
    }
gauntlet-event-tied = Walka kończy się remisem: { $seat } i Thanos zatrzymują swoje karty.
gauntlet-event-won-fight = { $seat } wygrywa walkę, { $over } przegrywa.
gauntlet-event-declined = { $seat } rezygnuje z walki.
gauntlet-event-gained =
    { $tokens ->
        [one] { $seat } bierze { $tokens } znacznik mocy.
        [few] { $seat } bierze { $tokens } znaczniki mocy.
       *[many] { $seat } bierze { $tokens } znaczników mocy.
    }
gauntlet-event-defeated = Karta { $card-full } zostaje pokonana, traci ją { $seat }. Pozostałe życie: { $life }.
gauntlet-event-shuffled-back = Karta { $card-full } zostaje wtasowana z powrotem do stosu Thanosa.
gauntlet-event-reshuffled =
    { $aside ->
        [0] Stos bohaterów się skończył. Ze wszystkich odkrytych kart bohaterów powstaje nowy: { $cards }.
        [one] W stosie bohaterów została tylko { $aside } karta. Wszystkie odkryte karty bohaterów zostają potasowane i odłożone pod nią: { $cards }.
       *[other] W stosie bohaterów zostały tylko { $aside } karty. Wszystkie odkryte karty bohaterów zostają potasowane i odłożone pod nie: { $cards }.
    }
gauntlet-event-put-down = { $seat } odkłada kartę { $card-full } na spód stosu Thanosa.
gauntlet-event-put-down-no-card = { $seat } odkłada kartę na spód stosu Thanosa.
gauntlet-event-copied = Kamień Czasu kopiuje kartę { $card-full }.
gauntlet-event-snapped = { $seat } pstryka palcami!
gauntlet-event-revealed = { $seat } pokazuje kartę { $card-full }.
gauntlet-event-ended = { $ending }
gauntlet-event-which-falls = Trafienie: { $seat } w tajemnicy wybiera, która karta o liczbie { $number } zostaje pokonana.
gauntlet-event-laid = Karta { $card-full } leży odkryta, ma ją przed sobą { $seat }.

## Jak kończy się gra

gauntlet-ending-heroes-by-life = Thanos nie ma już życia. Bohaterowie wygrywają!
gauntlet-ending-thanos-by-life = Bohaterowie nie mają już życia. Thanos wygrywa!
gauntlet-ending-thanos-by-snap = Wszystkie Kamienie Nieskończoności są razem. Thanos wygrywa!
gauntlet-reason-life = Jedna ze stron nie ma już życia.
gauntlet-reason-snap = Thanos pstryknął palcami.

## Dlaczego ruch nie jest możliwy

gauntlet-reason-stones-missing = Jeszcze nie możesz pstryknąć palcami. Brakujące karty: { $cards }.
gauntlet-reason-never-played = Karty { $card-full } nigdy nie można zagrać.
gauntlet-reason-not-in-hand = Nie masz na ręce karty { $card-full }.
gauntlet-reason-must-choose = Z tego działania nie można zrezygnować: wskaż bohatera.
gauntlet-reason-number-too-high = Nie możesz podać liczby { $number }: najwyższa karta bohaterów to { $most }.
gauntlet-reason-not-the-number = Nie możesz stracić karty { $card-full }: jej liczba to nie { $number }.
gauntlet-reason-another-card = Karta { $card-full } nie może skopiować samej siebie: wybierz inną kartę.
gauntlet-reason-not-faceup = Karta { $card-full } nie leży odkryta przed tobą.
gauntlet-reason-not-played = Karta { $card-full } została pokonana. Przy takim ustawieniu opcji „copy” można kopiować tylko karty, które zagrano.
gauntlet-reason-not-on-top = Wśród trzech wierzchnich kart nie ma: { $cards }.
gauntlet-reason-no-hero = { $target } to Thanos, a trzeba wskazać bohatera.
gauntlet-reason-another-hero = { $target }: tego bohatera nie można wskazać, musi to być inny.

## Co jest nie tak z pozycją opisaną w danych

gauntlet-reason-too-few-heroes = Karty bohaterów w grze: { $cards }. Przy tej liczbie graczy musi ich być co najmniej { $least }.
gauntlet-reason-no-stone-in-game = Wśród kart gry nie ma żadnego Kamienia Nieskończoności.
gauntlet-reason-card-twice = Karta { $card-full } występuje więcej niż raz.
gauntlet-reason-card-missing = Brakuje karty { $card-full }.
gauntlet-reason-card-not-in-game = Karty { $card-full } nie ma wśród kart tej gry.
gauntlet-reason-fallen-not-faceup = Karta { $card-full } ma być pokonana, ale nie leży odkryta przed Thanosem.
gauntlet-reason-thanos-faceup = Karta Thanos leży odkryta, a przecież nigdy się jej nie zagrywa, pokonana zaś zostaje wtasowana z powrotem.
gauntlet-reason-back-not-shuffled = Karta { $card-full } została pokonana, ale nie wtasowano jej z powrotem do stosu.
gauntlet-reason-hero-deck-empty = Stos bohaterów jest pusty, a przecież od razu powstaje wtedy nowy.
gauntlet-reason-hand-size = { $seat }: liczba kart na ręce to { $held }, a powinno ich być { $expected }.
gauntlet-reason-life-and-end = Pozostałe życie, { $team }: { $life }. Nie mieć życia to tyle co przegrać, a koniec gry mówi coś innego.
gauntlet-reason-snap-without-stones = Gra miała się skończyć pstryknięciem, ale Thanos nie ma wszystkich Kamieni Nieskończoności.
gauntlet-reason-turns-left = { $seat } nie może mieć drugiej tury: dwie z rzędu ma tylko jedyny bohater.
gauntlet-reason-not-the-movers-question = { $seat }: w turze innego gracza nie może być pytania o { $asked }.
gauntlet-reason-question-not-open = Nie ma teraz pytania o { $asked }.
gauntlet-reason-asked-after-end = Gra jest skończona, więc o nic nie można pytać.
gauntlet-reason-result-before-end = Gra jeszcze trwa, więc nie ma wyniku.
gauntlet-reason-history-does-not-fit = Historia nie pasuje: po tych zdarzeniach karty nie mogą leżeć w ten sposób.
gauntlet-reason-thanos-not-the-option = { $seat } ma być Thanosem, ale opcja „thanos” wskazuje inne miejsce.

## Opcje

gauntlet-help-thanos = miejsce Thanosa, który zaczyna: a to pierwszy gracz, b drugi i tak dalej.
gauntlet-help-life = początkowe życie bohaterów i Thanosa albo nazwa tabeli. Tabele są nasze, wyznaczone przez symulację; wydrukowanych liczb nie znamy. Jeśli masz tę grę, podaj liczby ze swojej karty życia, najpierw bohaterów: --life BOHATEROWIE,THANOS.
gauntlet-help-copy = any-faceup: Kamień Czasu może skopiować każdą inną odkrytą kartę przed Thanosem. played-only: tylko kartę, którą Thanos zagrał, a nie pokonaną.

## Co jest na karcie

gauntlet-fact-number = Liczba: { $number }
gauntlet-fact-deck = Stos: { $deck }
gauntlet-fact-copies = Egzemplarze: { $copies }
gauntlet-fact-does = Działanie: { $does }
gauntlet-fact-stone = Kamień Nieskończoności: liczy się do pstryknięcia, odkryty lub na ręce
gauntlet-fact-back = Pokonana: po dobraniu nowej karty zostaje wtasowana z powrotem do stosu Thanosa
gauntlet-note = To wynika z angielskiej instrukcji.
