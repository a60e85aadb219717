### Stół w terminalu: gra i przeglądanie zapisu.

## Słowa, które oprócz angielskich służą jako polecenia; każde pojedyncze

terminal-word-list = lista
terminal-word-table = stół
terminal-word-undo = cofnij
terminal-word-hint = rada
terminal-word-quit = koniec
# Odpowiedź, która potwierdza; wystarczy pierwsza litera.
terminal-word-yes = tak

## Przed grą i po niej

terminal-needed = To gra dla ludzi przy terminalu: uruchom w nim „{ $command }”. Co działa bez niego, pokaże „sixstones --help”.
terminal-welcome = Wpisz ruch albo ?, aby zobaczyć pomoc. Sam Enter pokazuje wszystkie ruchy; wybierz jeden jego numerem.
terminal-hide = Enter ukryje to, co tu widzisz. Potem miejsce zajmuje { $name }.
terminal-hand-over = Teraz decyduje { $name }. Naciśnij Enter, gdy nikt inny nie patrzy.
terminal-more = (Enter: dalej)
terminal-recorded = Zapis gry: { $record }
terminal-kept = Gra jest zachowana. Aby ją dokończyć:

## Co można zagrać

# $moves to lista ruchów, na przykład: take (10 sposobów), recruit 1-4
terminal-possible = Możliwe: { $moves }
terminal-ways =
    { $n ->
        [one] { $kind } ({ $n } sposób)
        [few] { $kind } ({ $n } sposoby)
       *[many] { $kind } ({ $n } sposobów)
    }
terminal-refused = „{ $move }” nie jest możliwe. { $reason }
terminal-try = Sam Enter pokazuje wszystkie ruchy, a ? objaśnia.
terminal-no-number =
    { $most ->
        [one] Na liście nie ma numeru { $number }; jest tylko 1.
       *[other] Na liście nie ma numeru { $number }; są numery od 1 do { $most }.
    }
terminal-list-first = Oto lista. Wybierz teraz numer.
terminal-not-played = Nie zagrano, bo pytanie jest już inne: { $moves }

## Polecenia

terminal-help = Wpisz ruch tak, jak stoi na liście obok swojego zdania, małymi lub wielkimi literami. W jednym wierszu zmieści się kilka ruchów tej samej tury, rozdzielonych znakiem „;”. Poza tym:
terminal-help-list = wszystkie ruchy z numerami; numer wybiera potem jeden z nich
terminal-help-table = pokaż stół jeszcze raz
terminal-help-undo = cofnij swoją ostatnią decyzję
terminal-help-hint = co na twoim miejscu zagrałby bot i dlaczego
terminal-help-quit = wyjdź, żeby wrócić później albo na zawsze
terminal-help-explain = dlaczego ruch nie jest możliwy albo co to za rzecz: „?” i ruch lub nazwa
terminal-legal = To jest możliwe: { $move }
terminal-unknown = Nic się tu nie nazywa „{ $text }”.
terminal-nothing-to-undo = Nie ma twojej decyzji, którą można by cofnąć.
terminal-undo-refused = Tego nie można już cofnąć: odkryto kartę albo tura minęła.
terminal-undo-confirm =
    { $n ->
        [one] Cofnąć twoją ostatnią decyzję, choć coś odkryła? Zostanie to w zapisie. (tak/nie)
        [few] Cofnąć { $n } decyzje, aż do twojej ostatniej? Zostanie to w zapisie. (tak/nie)
       *[many] Cofnąć { $n } decyzji, aż do twojej ostatniej? Zostanie to w zapisie. (tak/nie)
    }
terminal-undone =
    { $n ->
        [one] Cofnięto jedną decyzję.
        [few] Cofnięto { $n } decyzje.
       *[many] Cofnięto { $n } decyzji.
    }
terminal-no-hint = Żaden bot tej gry nie podpowiada.
terminal-hint = Rada: { $move } ({ $notation })
terminal-quit =
    1  zachowaj grę, żeby ją później dokończyć
    2  zakończ ją na zawsze
    sam Enter: graj dalej

## Przeglądanie zapisu

# Polecenia oddzielają trzy odstępy.
terminal-replay-help = Enter lub n: naprzód   b: wstecz   g, G: początek, koniec   t 12: do rundy 12   12: do decyzji 12   q: wyjście
terminal-replay-start = Gra się zaczyna.
terminal-replay-undone =
    { $n ->
        [one] { $name } cofa jedną decyzję.
        [few] { $name } cofa { $n } decyzje.
       *[many] { $name } cofa { $n } decyzji.
    }
terminal-replay-unfinished = Tu zapis się urywa; gra nie jest skończona.
terminal-replay-abandoned = W tym miejscu grę porzucono.
terminal-replay-no-decision = Nie ma decyzji { $number }; zapis ma decyzje od 0 do { $last }.
terminal-replay-no-round = W tym zapisie nie ma rundy { $round }.

reason-name-of-a-bot = „{ $text }” to nazwa w postaci nazw botów. Wybierz inne imię dla osoby.
reason-name-not-plain = „{ $text }” nie może być imieniem. Imię to jeden wiersz widocznych znaków bez spacji wokół.
