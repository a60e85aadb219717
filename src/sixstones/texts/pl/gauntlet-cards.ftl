### Nazwy i działanie kart gry Infinity Gauntlet.

## Karty bohaterów. W .full obok nazwy stoi liczba: bohaterów odróżnia nazwa, ale liczy się liczba

gauntlet-card-nebula = Nebula
    .full = Nebula (1)
gauntlet-card-spider-man = Spider-Man
    .full = Spider-Man (1)
gauntlet-card-star-lord = Star-Lord
    .full = Star-Lord (1)
gauntlet-card-black-widow = Czarna Wdowa
    .full = Czarna Wdowa (2)
gauntlet-card-gamora = Gamora
    .full = Gamora (2)
gauntlet-card-ant-man-wasp = Ant-Man i Osa
    .full = Ant-Man i Osa (2)
gauntlet-card-captain-america = Kapitan Ameryka
    .full = Kapitan Ameryka (3)
gauntlet-card-hulk = Hulk
    .full = Hulk (3)
gauntlet-card-thor = Thor
    .full = Thor (3)
gauntlet-card-black-panther = Czarna Pantera
    .full = Czarna Pantera (4)
gauntlet-card-falcon = Falcon
    .full = Falcon (4)
gauntlet-card-doctor-strange = Doktor Strange
    .full = Doktor Strange (4)
gauntlet-card-scarlet-witch = Scarlet Witch
    .full = Scarlet Witch (5)
gauntlet-card-vision = Vision
    .full = Vision (5)
gauntlet-card-captain-marvel = Kapitan Marvel
    .full = Kapitan Marvel (6)
gauntlet-card-iron-man = Iron Man
    .full = Iron Man (6)

## Karty Thanosa

gauntlet-card-outrider = Outrider
    .full = Outrider (1)
gauntlet-card-mind-stone = Kamień Umysłu
    .full = Kamień Umysłu (1)
gauntlet-card-corvus-glaive = Corvus Glaive
    .full = Corvus Glaive (2)
gauntlet-card-soul-stone = Kamień Duszy
    .full = Kamień Duszy (2)
gauntlet-card-black-dwarf = Black Dwarf
    .full = Black Dwarf (3)
gauntlet-card-space-stone = Kamień Przestrzeni
    .full = Kamień Przestrzeni (3)
gauntlet-card-proxima-midnight = Proxima Midnight
    .full = Proxima Midnight (4)
gauntlet-card-power-stone = Kamień Mocy
    .full = Kamień Mocy (4)
gauntlet-card-ebony-maw = Ebony Maw
    .full = Ebony Maw (5)
gauntlet-card-reality-stone = Kamień Rzeczywistości
    .full = Kamień Rzeczywistości (5)
gauntlet-card-time-stone = Kamień Czasu
    .full = Kamień Czasu (6)
gauntlet-card-thanos = Thanos
    .full = Thanos (7)

## Na liście: kolejność przy piątce, karty tasowane na nowo, brakujące Kamienie

gauntlet-count-nebula = { gauntlet-card-nebula.full }
gauntlet-count-spider-man = { gauntlet-card-spider-man.full }
gauntlet-count-star-lord = { gauntlet-card-star-lord.full }
gauntlet-count-black-widow = { gauntlet-card-black-widow.full }
gauntlet-count-gamora = { gauntlet-card-gamora.full }
gauntlet-count-ant-man-wasp = { gauntlet-card-ant-man-wasp.full }
gauntlet-count-captain-america = { gauntlet-card-captain-america.full }
gauntlet-count-hulk = { gauntlet-card-hulk.full }
gauntlet-count-thor = { gauntlet-card-thor.full }
gauntlet-count-black-panther = { gauntlet-card-black-panther.full }
gauntlet-count-falcon = { gauntlet-card-falcon.full }
gauntlet-count-doctor-strange = { gauntlet-card-doctor-strange.full }
gauntlet-count-scarlet-witch = { gauntlet-card-scarlet-witch.full }
gauntlet-count-vision = { gauntlet-card-vision.full }
gauntlet-count-captain-marvel = { gauntlet-card-captain-marvel.full }
gauntlet-count-iron-man = { gauntlet-card-iron-man.full }
gauntlet-count-mind-stone = { gauntlet-card-mind-stone.full }
gauntlet-count-soul-stone = { gauntlet-card-soul-stone.full }
gauntlet-count-space-stone = { gauntlet-card-space-stone.full }
gauntlet-count-power-stone = { gauntlet-card-power-stone.full }
gauntlet-count-reality-stone = { gauntlet-card-reality-stone.full }
gauntlet-count-time-stone = { gauntlet-card-time-stone.full }

## Co robi karta: całość, a w .short kilka słów do listy ruchów

gauntlet-does-hero-1 = Podaj liczbę. Jeśli Thanos ma na ręce kartę o tej liczbie, zostaje ona pokonana. Jeśli ma dwie, w tajemnicy decyduje, którą traci.
    .short = zgadnij liczbę na ręce Thanosa
gauntlet-does-hero-2 = Wskaż innego gracza bohaterów. Ogląda on w tajemnicy jedną losową kartę z ręki Thanosa. W grze dwuosobowej oglądasz ją ty.
    .short = jeden z bohaterów ogląda kartę Thanosa
gauntlet-does-hero-3 = Możesz walczyć z Thanosem kartą, która została ci na ręce, przeciw jego losowej karcie.
    .short = możesz walczyć z Thanosem
gauntlet-does-hero-4 = Wskaż dowolnego gracza bohaterów, może to być i ty. Gracz ten bierze 1 znacznik mocy.
    .short = jeden z bohaterów bierze 1 znacznik mocy
gauntlet-does-hero-5 = Obejrzyj w tajemnicy trzy wierzchnie karty stosu bohaterów i odłóż je na wierzch w wybranej przez siebie kolejności. Jeśli jest ich mniej, najpierw powstaje nowy stos.
    .short = ułóż trzy wierzchnie karty bohaterów
gauntlet-does-hero-6 = Wskaż dowolnego gracza bohaterów, może to być i ty. Gracz ten może walczyć z Thanosem własną kartą i własnymi znacznikami, przeciw jego losowej karcie.
    .short = jeden z bohaterów może walczyć z Thanosem
gauntlet-does-outrider = Wskaż jednego przeciwnika i podaj liczbę. Jeśli jego karta ma tę liczbę, zostaje pokonana.
    .short = zgadnij liczbę jednego bohatera
gauntlet-does-mind-stone = Podaj liczbę. Każda karta przeciwników o tej liczbie zostaje pokonana, za każdą tracą 1 życie.
    .short = zgadnij liczbę u wszystkich bohaterów
gauntlet-does-corvus-glaive = Wskaż jednego przeciwnika. Karta o liczbie 3 lub niższej zostaje pokonana.
    .short = pokonuje kartę bohatera o liczbie 3 lub niższej
gauntlet-does-soul-stone = Wskaż jednego przeciwnika. Karta o liczbie 3 lub wyższej zostaje pokonana.
    .short = pokonuje kartę bohatera o liczbie 3 lub wyższej
gauntlet-does-black-dwarf = Możesz walczyć z jednym przeciwnikiem wybraną przez siebie kartą.
    .short = możesz walczyć z jednym bohaterem
gauntlet-does-space-stone = Możesz walczyć z jednym przeciwnikiem, a gdy ta walka się skończy, z innym. W grze dwuosobowej możesz dwa razy walczyć z tym samym.
    .short = możesz walczyć z dwoma bohaterami po kolei
gauntlet-does-proxima-midnight = Weź 1 znacznik mocy.
    .short = weź 1 znacznik mocy
gauntlet-does-power-stone = Weź 3 znaczniki mocy.
    .short = weź 3 znaczniki mocy
gauntlet-does-ebony-maw = Dobierz 1 kartę, potem odłóż 1 kartę z ręki na spód swojego stosu. Pstryknięcie musi z tym poczekać. Gdy stos jest pusty, nic się nie dzieje.
    .short = dobierz 1 kartę, odłóż 1 na spód
gauntlet-does-reality-stone = Dobierz 2 karty, potem odłóż 2 karty z ręki na spód swojego stosu w dowolnej kolejności. Pstryknięcie musi z tym poczekać. Jeśli można dobrać mniej kart, tyle samo odkładasz.
    .short = dobierz 2 karty, odłóż 2 na spód
gauntlet-does-time-stone = Wykonaj działanie innej karty Thanosa, która leży odkryta przed tobą.
    .short = skopiuj inną ze swoich odkrytych kart
gauntlet-does-thanos = Nie można jej zagrać. Przydaje się w walce, bo jej liczba jest najwyższa.
    .short = nie można jej zagrać
