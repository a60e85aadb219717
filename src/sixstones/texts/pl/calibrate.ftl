### Kalibracja: liczby z gry, których nie podaje żadne źródło, znalezione przez symulację.

cli-about-calibrate = Znajdź przez symulację liczby z gry, których nie podaje żadne źródło.
cli-help-calibrate-games = liczba partii na każdą liczbę próbowaną na końcu (domyślnie { $default })
cli-help-calibrate-seed = liczba całkowita, z której wynika cały los (domyślnie ta z opublikowanych wyników)
cli-help-plot = narysuj wynik w tym pliku jako SVG
cli-error-no-calibration = W grze { $game } nie ma nic do skalibrowania.

calibrate-some-default = tyle, ile zmieści się w dziesięciu minutach
calibrate-life = Życie na początku: bohaterowie { $heroes }; Thanos { $thanos } dla 2 do 6 graczy
calibrate-rate = Liczba graczy: { $seats }, Thanos { $thanos }: wygrane Thanosa { $rate } %, partie: { $games } (przedział 95 %: od { $low } do { $high } %)
calibrate-split = bohaterowie { $heroes }: { $rate } % wygranych Thanosa przez życie, pozostałe przez pstryknięcie (od { $low } do { $high } %)
calibrate-ours = Te liczby są nasze, znalezione przez symulację; to nie są liczby wydrukowane, których nie podaje żadne źródło.
calibrate-own = Aby grać według liczb z własnej karty życia, najpierw bohaterowie: --life 6,8
calibrate-paste = Wiersz do rules/gauntlet/life.py:

## The picture

calibrate-seats = liczba graczy: { $seats }
calibrate-title-split = Wygrane Thanosa przez życie, nie przez pstryknięcie
calibrate-title-rate = Partie wygrane przez Thanosa; życie bohaterów: { $heroes }
calibrate-axis-heroes = życie bohaterów
calibrate-axis-thanos = życie Thanosa
calibrate-intervals = Słupki to przedziały 95 %, kółka to wybrane liczby.
