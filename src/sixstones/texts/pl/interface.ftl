### Słowa wspólne dla wszystkich gier i wszystkich części programu.

# Gracz bez imienia: litera jego miejsca.
player = Gracz { $letter }

# Dwa ostatnie elementy listy oraz dowolne dwa wcześniejsze. $sound to głoska, od której zaczyna się ostatni.
list-and = { $first } i { $last }
list-comma = { $first }, { $last }
# W wyrażeniu „2 czerwone i 1 niebieski znacznik” rzeczownik stoi przy ostatnim.
list-noun = last

## Jak skończyła się gra

outcome-winners =
    { $reason } { $number ->
        [one] Zwycięzca: { $winners }.
       *[other] Wspólne zwycięstwo: { $winners }.
    }
outcome-nobody = { $reason } Nikt nie wygrywa.

## Dlaczego coś nie jest możliwe

reason-game-over = Gra jest skończona.
reason-not-your-turn = To nie twoja kolej: teraz decyduje { $mover }.
reason-no-such-move = Nie ma ruchu o numerze { $move }.
reason-no-such-seat = { $seat }: takiego miejsca w tej grze nie ma. Miejsc jest { $seats }, numerowane są od 0.
reason-not-asked = Nie teraz: najpierw wybierz { $asked }.
reason-not-a-move = „{ $text }” to nie jest ruch. Ruchy zapisuje się tak: { $forms }.
reason-not-a-text = „{ $text }” nie jest tekstem. Ruch zapisuje się tekstem.
reason-not-a-structure = To nie opisuje żadnego ruchu: { $structure }
reason-bad-option = „{ $option }” nie może mieć wartości „{ $value }”. Możliwe: { $allowed }.
reason-no-such-option = Nie ma opcji „{ $option }”. Dostępne: { $allowed }.
reason-no-such-game = Nie ma gry „{ $game }”. Dostępne: { $games }.
reason-no-rules-text = Gra „{ $game }” nie ma zasad do czytania.
reason-nothing-about = Nic nie wiadomo o „{ $subject }”. Podobne: { $near }.
reason-nothing-about-no-near = Nic nie wiadomo o „{ $subject }”. Podaj kartę, zasadę, na przykład 4.2, albo rozstrzygnięcie, na przykład R7.
reason-bad-seed = „{ $seed }” nie może być ziarnem. Ziarno to liczba całkowita mniejsza niż 2 do potęgi 62 albo 32 bajty.
reason-bad-dice = To nie opisuje kości: { $dice }
reason-deaf = Ta pozycja nie zapisuje zdarzeń. Aby je poznać, rozpocznij lub wczytaj grę z listen=True.

## Co jest nie tak z danymi; $where to miejsce w nich

reason-data-no-object = { $where }: tu powinien być obiekt z nazwami.
reason-data-missing = { $where }: brakuje „{ $name }”.
reason-data-unknown = { $where }: nazwa „{ $name }” nie ma tu sensu; usuń ją.
reason-data-no-list = { $where }: tu powinna być lista.
reason-data-length = { $where }: lista ma długość { $length }; dozwolone od { $least } do { $most }.
reason-data-number = { $where }: „{ $value }” nie jest liczbą całkowitą od { $least } do { $most }.
reason-data-truth = { $where }: „{ $value }” nie jest ani true, ani false.
reason-data-word = { $where }: wartość „{ $value }” nie jest możliwa. Możliwe: { $allowed }.
reason-data-other-game = To nie opisuje pozycji gry „{ $game }”.
reason-data-version = „{ $name }” ma wartość { $value }, a tu można odczytać tylko { $expected }.

## Zasady do czytania

rulebook-answer = { $answer } { $why } ({ $confidence })
rulebook-option = Opcja „{ $option }” ({ $allowed }): { $about }
