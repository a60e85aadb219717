### Rękawica Nieskończoności: dlaczego bot albo podpowiedź wybiera właśnie to.

gauntlet-hint-only-move = Nic innego nie jest możliwe.

## Guesses

gauntlet-hint-guess-seen = Na pewno jest tam { $card-full }.
gauntlet-hint-guess-likeliest = Na pewno odpada: { $gone }. Z pozostałych liczb najbardziej prawdopodobna to { $number }: { $chance } %.
gauntlet-hint-guess-likeliest-no-gone = { $number } to najbardziej prawdopodobna liczba, szansa wynosi { $chance } %.
gauntlet-hint-guess-stone = Przy liczbie { $number }, z szansą { $chance } %, może to być Kamień Nieskończoności, który musi wrócić do talii.
gauntlet-hint-guess-most = { $number } trafi zapewne najwięcej bohaterów.

## Fights and targets

gauntlet-hint-fight-odds = Szansa na wygranie walki wynosi { $chance } %.
gauntlet-hint-decline-odds = Walka się nie opłaca: szansa na jej wygranie wynosi { $chance } %.
gauntlet-hint-decline-fights = Żadna walka się nie opłaca.
gauntlet-hint-fight-with = Najlepsze widoki ma { $card-full }: szansa na wygraną wynosi { $chance } %.
gauntlet-hint-target-most-likely = Najpewniej przegra { $seat }: { $chance } %.
gauntlet-hint-target-fights-best = Najlepsze widoki ma { $seat }: szansa wynosi { $chance } %.
gauntlet-hint-token-where-needed = Najwięcej pożytku ze znacznika mocy ma { $seat }.
gauntlet-hint-look-where-needed = Najlepiej wykorzysta to, co zobaczy, { $seat }.

## Which card

gauntlet-hint-play-to-hit = { $card-full } trafia z szansą { $chance } %.
gauntlet-hint-play-to-hit-all = { $card-full } może trafić kilku bohaterów.
gauntlet-hint-play-to-fight = { $card-full } zapowiada walkę, którą wygrywa się z szansą { $chance } %.
gauntlet-hint-play-for-token = Znaczniki mocy rozstrzygają walki.
gauntlet-hint-play-to-draw = { $card-full } daje nowe karty.
gauntlet-hint-play-stone = Przed Thanosem jest bezpiecznie: { $card-full }.
gauntlet-hint-look-for-team = To, co pokaże { $card-full }, pomoże drużynie.
gauntlet-hint-keep-card = { $card-full } przyda się jeszcze później.
gauntlet-hint-keep-stones = Kamienie Nieskończoności są potrzebne do pstryknięcia, a { $card-full } nie.
gauntlet-hint-put-down-low = Niska karta to najmniejsza strata.
gauntlet-hint-lose-cheapest = { $card-full } to najmniejsza strata.
gauntlet-hint-order-best-first = Najlepszą kartę dobierze następny gracz.
gauntlet-hint-snap-now = Wszystkie Kamienie Nieskończoności są razem: to wygrywa grę.
