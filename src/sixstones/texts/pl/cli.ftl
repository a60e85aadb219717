### Wiersz poleceń: pomoc, sprawozdania i błędy.

cli-about = Six Stones: gry planszowe o Kamieniach Nieskończoności – do grania, symulowania, zapisywania i sprawdzania.
cli-about-play = Zagraj w terminalu: z botami, z innymi ludźmi albo z jednymi i drugimi.
cli-about-simulate = Rozegraj wiele partii naraz, losowo albo z botami, i powiedz, co z nich wynikło.
cli-about-replay = Przejdź krok po kroku przez zapisaną partię.
cli-about-verify = Odtwórz zapisane partie i sprawdź każdy ich wiersz.
cli-about-rules = Przeczytaj zasady gry albo wszystko o jednej z jej kart lub rozstrzygnięć.
cli-about-bench = Zmierz, jak szybko ten komputer gra losowo.

## Parts of the help

cli-usage = Użycie:
cli-commands = Polecenia
cli-arguments = Argumenty
cli-options = Opcje
cli-game-options = Opcje gry { $game }
cli-some-game-options = Każda gra ma własne opcje; zobacz na przykład
cli-examples = Przykłady:

# What stands for a value: one word each.
cli-command = POLECENIE
cli-game = GRA
cli-file = PLIK
cli-folder = FOLDER
cli-path = ŚCIEŻKA
cli-number = N
cli-value = WARTOŚĆ
cli-bots = BOT,…
cli-names = IMIĘ,…
cli-seat = MIEJSCE
cli-id = ID

cli-help-help = pokaż tę pomoc
cli-help-language = język (domyślnie język środowiska)
cli-help-version = pokaż wersję
cli-help-json = dla maszyn: JSON w jednym wierszu i nic więcej
cli-help-game-option = { $allowed } (domyślnie { $default }). { $meaning }
cli-help-seats = liczba graczy (domyślnie po jednym na bota albo najmniej, na ile pozwala gra)
cli-help-games = liczba partii (domyślnie { $default })
cli-help-simulate-seed = liczba całkowita, z której wynika cały los (domyślnie losowa; sprawozdanie ją podaje)
cli-help-simulate-bots = kto gra: po jednym bocie na miejsce albo jeden dla wszystkich (domyślnie ruchy są losowe)
cli-help-results = licz, kto wygrał i dlaczego; z botami zawsze (wolniej o około 5 %)
cli-help-check = przy każdej decyzji sprawdzaj wszystko, co zawsze musi być prawdą
cli-help-simulate-record = zapisz każdą partię w tym folderze, który musi być nowy albo pusty
cli-help-trace = zapisz każdą decyzję w tym pliku jako wiersze JSON
cli-help-views = dodaj do śladu to, co widzi każdy gracz
cli-help-redeals = dodaj do śladu tyle nowych rozdań dla każdego gracza
cli-help-play-seats = liczba graczy (domyślnie ty i boty)
cli-help-play-bots = boty, po jednej nazwie na każdego; wszyscy inni gracze to ludzie przy tym terminalu
cli-help-names = imiona ludzi
cli-help-play-seed = liczba całkowita, która powtarza partię; bez niej nikt nie może znać kart z góry
cli-help-play-record = gdzie zapisywać partię
cli-help-resume = graj dalej niedokończoną partię
cli-help-position = zacznij od pozycji zapisanej jako JSON
cli-help-record-file = zapisana partia
cli-help-replay-seat = pokaż to, co widział gracz na tym miejscu: a, b, c lub d (domyślnie to, co widzieli wszyscy)
cli-help-verify-files = zapisane partie albo foldery z nimi
cli-help-verify-json = dla maszyn: obiekt JSON w jednym wierszu dla każdego zapisu
cli-help-rules-id = karta, lokacja, zasada albo rozstrzygnięcie, na przykład R13a
cli-help-card = to samo dla karty albo lokacji
cli-help-ruling = to samo dla rozstrzygnięcia

## Simulations

cli-simulated =
    { $games ->
        [one] { $game }: 1 partia, liczba graczy: { $seats }
        [few] { $game }: { $games } partie, liczba graczy: { $seats }
       *[many] { $game }: { $games } partii, liczba graczy: { $seats }
    }
cli-simulated-seed = Ziarno: { $seed }
cli-simulated-length = Średnia liczba decyzji w partii: { $number }
cli-speed =
    { $decisions ->
        [one] 1 decyzja w { $seconds } s: { $rate } na sekundę ({ $how })
        [few] { $decisions } decyzje w { $seconds } s: { $rate } na sekundę ({ $how })
       *[many] { $decisions } decyzji w { $seconds } s: { $rate } na sekundę ({ $how })
    }
cli-compiled = zasady są skompilowane
cli-pure = zasady działają jako zwykły Python
cli-won =
    { $games ->
        [one] { $player } ({ $bot }): 1 wygrana partia, { $share } %
        [few] { $player } ({ $bot }): { $games } wygrane partie, { $share } %
       *[many] { $player } ({ $bot }): { $games } wygranych partii, { $share } %
    }
cli-shared =
    { $games ->
        [one] 1 zwycięstwo było wspólne.
        [few] { $games } zwycięstwa były wspólne.
       *[many] { $games } zwycięstw było wspólnych.
    }
cli-ended =
    { $games ->
        [one] 1 partia: { $reason }
        [few] { $games } partie: { $reason }
       *[many] { $games } partii: { $reason }
    }
cli-unfinished =
    { $games ->
        [one] 1 partia trwała zbyt długo i została przerwana.
        [few] { $games } partie trwały zbyt długo i zostały przerwane.
       *[many] { $games } partii trwało zbyt długo i zostało przerwanych.
    }
cli-bench = { $game }, liczba graczy: { $seats }. Na sekundę decyzji: { $decisions_per_second }, partii: { $games_per_second }

## Verifying

cli-line = { $path }, wiersz { $line }
cli-verify-complete = pełny i poprawny zapis
cli-verify-unfinished = zapis niedokończony, poprawny aż do końca
cli-verify-not-replayed = poprawna forma, bez odtworzenia
cli-verify-differs = według obecnych zasad przebiega inaczej
cli-verify-refused = zapis błędny
cli-verified =
    { $records ->
        [one] 1 zapis: { $counts }
        [few] { $records } zapisy: { $counts }
       *[many] { $records } zapisów: { $counts }
    }

## Errors

cli-error-command = Nie ma polecenia „{ $command }”. Są: { $commands }. `sixstones --help` mówi, co robią.
cli-error-no-game = W którą grę? Są: { $games }. Na przykład: { $command } { $example }
cli-error-no-file = Który plik? Na przykład: { $command } game.txt
cli-error-no-value = { $option } wymaga wartości; zobacz `{ $command } --help`.
cli-error-switch = { $option } stoi samo, bez wartości; zobacz `{ $command } --help`.
cli-error-unknown = „{ $word }” nic tu nie znaczy; zobacz `{ $command } --help`.
cli-error-misspelt = Nie ma opcji „{ $word }”. Czy chodziło o { $near }?
cli-error-value = „{ $value }” nie jest możliwe dla { $option }. Możliwe: { $allowed }.
cli-error-needs-trace = { $option } uzupełnia ślad; podaj przez --trace PLIK, gdzie go zapisać.
cli-error-together = { $first } i { $second } wykluczają się: pomiń jedno z nich.
cli-error-file = { $file }: { $error }
cli-error-nothing-there = Nie ma pliku ani folderu { $path }.
cli-error-no-records = W folderze { $folder } nie ma zapisów partii.
cli-error-json = { $file } to nie JSON: { $error }

## Reasons of this room

reason-bots-number =
    { $given ->
        [one] Podano 1 bota, a liczba graczy to { $seats }. Podaj jednego bota dla wszystkich albo po jednym dla każdego.
        [few] Podano { $given } boty, a liczba graczy to { $seats }. Podaj jednego bota dla wszystkich albo po jednym dla każdego.
       *[many] Podano { $given } botów, a liczba graczy to { $seats }. Podaj jednego bota dla wszystkich albo po jednym dla każdego.
    }
reason-folder-not-empty = Folder { $folder } nie jest pusty. Partie zapisuje się w nowym albo pustym folderze.
