### Zapisy gier: co jest w nich nie tak i co jeszcze warto o nich wiedzieć.

## Nagłówki

reason-record-not-a-record = To nie jest zapis Six Stones. Zapis zaczyna się od „Six Stones record 1”.
reason-record-other-format = Ten zapis ma format { $found }; tu można odczytać format { $known }. Inne formaty wymagają innej wersji Six Stones.
reason-record-newer-rules = Tę grę „{ $game }” rozegrano według wersji { $found } zasad, a tu znane są tylko wersje do { $known }. Zainstaluj nowsze Six Stones.
reason-record-not-text = Ten wiersz nie jest tekstem (UTF-8).
reason-record-unexpected = W miejscu wiersza takiego jak „{ $expected }” znajduje się „{ $text }”.
reason-record-unexpected-no-text = Brakuje tu wiersza takiego jak „{ $expected }”.
reason-record-unusable = Tego nagłówka nie można użyć. { $why }
reason-record-bad-name = Nie może być takiego imienia: { $name }. Imię to tekst w jednym wierszu, bez znaków sterujących i bez spacji na początku i na końcu.
reason-record-bad-date = Nie ma takiego dnia: { $date }.
reason-record-seat-order = W miejscu, gdzie powinno być miejsce { $expected }, jest miejsce { $found }.
reason-record-not-json = Pozycja nie jest poprawnym JSON-em.
reason-record-other-options = Pozycja ma inne opcje lub inną liczbę miejsc niż nagłówki nad nią.
reason-record-head-changed = Nagłówki zmieniono: ich suma kontrolna się nie zgadza.
reason-record-no-empty-line = Między nagłówkami a grą powinien być pusty wiersz.

## Wiersze gry

reason-record-bad-line = „{ $text }” nie ma postaci wiersza { $number } gry.
reason-record-bad-line-no-text = Tu powinien być wiersz { $number } gry, a ten wiersz jest pusty.
reason-record-number = W miejscu wiersza { $expected } gry jest wiersz { $found }: któregoś wiersza brakuje, jest o jeden za dużo albo kolejność jest zmieniona.
reason-record-line-changed = Ten wiersz zmieniono: jego suma kontrolna się nie zgadza.
reason-record-no-such-seat = W tej grze nie ma miejsca { $letter }.
reason-record-wrong-mover = Tu decydować powinien gracz { $mover }, a nie { $seat }.
reason-record-illegal = „{ $text }” nie jest tu możliwe. { $why }
reason-record-other-position = Pozycja po tym wierszu nie jest tą, którą zapisano.
reason-record-undo-too-far =
    { $count ->
        [one] Nie można cofnąć { $count } decyzji:
       *[other] Nie można cofnąć { $count } decyzji:
    } { $standing ->
        [0] nie ma żadnej.
        [one] jest tylko { $standing }.
        [few] są tylko { $standing }.
       *[many] jest ich tylko { $standing }.
    }

## Koniec

reason-record-not-over = Podano wynik „{ $found }”, ale gra nie jest skończona.
reason-record-wrong-result = Podano wynik „{ $found }”, ale gra skończyła się wynikiem „{ $expected }”.
reason-record-wrong-seed = To ziarno nie pasuje do zobowiązania w nagłówkach.
reason-record-other-seed = Plik z ziarnem obok zapisu nie pasuje do tego zobowiązania.
reason-record-wrong-hash = Końcowy skrót się nie zgadza: koniec zapisu zmieniono.
reason-record-after-end = Po końcowym skrócie nie może być nic więcej.

## Dalsza gra i to, co nie jest błędem

reason-record-in-use = Inny program zapisuje tę partię. Najpierw zamknij ją tam.
reason-record-closed = Ta gra jest zamknięta: można ją odtworzyć, ale nie można grać dalej.
reason-record-resume-older = Tę grę rozpoczęto według wersji { $found } zasad i nie można jej kontynuować według wersji { $known }. Można ją odtworzyć.
reason-record-differs = Tę grę rozegrano według wersji { $found } zasad; według wersji { $known } od tego miejsca przebiega inaczej. { $why }
reason-record-older = Tę grę rozegrano według wersji { $found } zasad; według wersji { $known } przebiega tak samo.
reason-record-torn = Wiersz { $line }, ostatni, jest ucięty w środku i się nie liczy.
reason-record-cut-head = Plik jest ucięty w nagłówkach: nie ma w nim żadnej decyzji.
reason-record-no-seed = Ruchów nie dało się odtworzyć: ziarno kości jest nadal tajne i nie ma go obok zapisu.
reason-record-unreadable = Nie można odczytać pliku: { $error }
