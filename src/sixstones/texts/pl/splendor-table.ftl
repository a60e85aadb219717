### Stół gry Splendor: Marvel rysowany w terminalu. Wszystko na nim musi być krótkie.

splendor-table-title = Splendor: Marvel
splendor-table-round = runda { $round }
splendor-table-last-round = ostatnia runda!
splendor-table-your-turn = twoja kolej
splendor-table-turn = gra { $name }
splendor-table-over = koniec gry
splendor-table-supply = Znaczniki
splendor-table-locations = Miejsca
splendor-table-tile = Płytka Avengers: wolna
splendor-table-tile-of = Płytka Avengers: { $name }
splendor-table-level = poziom { $level }
splendor-table-reserved = Zarezerwowane
# Punkty nieskończoności na karcie, najwyżej 6 znaków.
splendor-table-points = { $n } pkt

## Kolumny tabeli graczy. Najwyżej 4, 14, 20, 4, 5 i 9 znaków.

splendor-table-column-points = pkt
splendor-table-column-bonuses = bonusy
splendor-table-column-tokens = znaczniki
splendor-table-column-tags = symb
splendor-table-column-cards = karty
splendor-table-column-gauntlet = Rękawica

## Objaśnienia

splendor-table-legend = Karta: kolor bonusu, punkty, jedno A za każdy symbol Avengers, położenie (2-3 to trzecia karta poziomu 2), koszt oraz { $able }, jeśli możesz ją teraz zwerbować. Liczba po × lub x mówi, ile kart zostało w stosie. Niżej, przy każdym graczu: 16 punktów, 5 kolorów i zielony znacznik G to trzy warunki Rękawicy Nieskończoności; spełniony ma { $met }.
splendor-table-on-table = Leży na stole: { $place }.
splendor-table-recruited-by = Kartę zwerbował gracz { $name }.
splendor-table-reserved-by = Kartę zarezerwował gracz { $name }.
splendor-table-lacks = { $n ->
    [0] Możesz już za nią zapłacić.
    [one] Brakuje ci na nią 1 znacznika.
   *[other] Brakuje ci na nią { $n } znaczników.
}
