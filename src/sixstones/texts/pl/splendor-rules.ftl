### Zasady gry Splendor: Marvel naszymi słowami, do czytania od góry do dołu.
### splendor-rule-5-3 to zasada splendor.5.3, splendor-ruling-13a to rozstrzygnięcie splendor.R13a.

splendor-rules-title = Zasady gry Splendor: Marvel
splendor-rules-about = Six Stones to nieoficjalny projekt fanów, niezwiązany z wydawcą ani z firmą Marvel. Opowiada zasady własnymi słowami. Tam, gdzie drukowana instrukcja milczy, rozstrzygnięcie na końcu mówi, jak gramy i dlaczego.

## Cel gry

splendor-section-1 = Cel gry
splendor-rule-1-1 = Od dwóch do czterech graczy walczy o Rękawicę Nieskończoności. Aby ją zdobyć, trzeba jednocześnie spełniać trzy warunki: mieć co najmniej 16 punktów nieskończoności, co najmniej jeden bonus w każdym z pięciu kolorów i jeden zielony znacznik.

## Zawartość

splendor-section-2 = Zawartość
splendor-rule-2-1 = Znaczników jest 44. Pięć kolorów ma po 7 znaczników: żółte to umysł, niebieskie przestrzeń, pomarańczowe dusza, czerwone rzeczywistość, a fioletowe moc. 4 zielone znaczniki to czas. 5 szarych znaczników T.A.R.C.Z.Y. to jokery. Wszystkie oprócz szarych, razem 39, nazywają się znacznikami Kamieni Nieskończoności.
splendor-rule-2-2 = Kart postaci jest 90: 40 poziomu 1, 30 poziomu 2 i 20 poziomu 3.
splendor-rule-2-3 = Płytek jest 6: 4 płytki miejsc z innym miejscem na każdej stronie, 1 płytka Avengers i 1 płytka Rękawicy Nieskończoności.
splendor-rule-2-4 = Karta postaci pokazuje swój koszt w znacznikach i kolor swojego bonusu. Wiele kart jest też wartych punkty nieskończoności, a niektóre mają 1 lub 2 symbole Avengers. Każda karta poziomu 3 ma ponadto symbol czasu.

## Przygotowanie do gry

splendor-section-3 = Przygotowanie do gry
splendor-rule-3-1 = Każdy poziom potasujcie osobno. Trzy zakryte stosy ułóżcie w kolumnę: poziom 1 na dole, poziom 2 pośrodku, poziom 3 na górze.
splendor-rule-3-2 = Obok każdego stosu połóżcie odkryte cztery jego karty.
splendor-rule-3-3 = Wylosujcie tyle płytek miejsc, ilu jest graczy, i połóżcie każdą losowo wybraną stroną do góry. Pozostałe wracają do pudełka.
splendor-rule-3-4 = Wyłóżcie płytkę Rękawicy Nieskończoności i płytkę Avengers.
splendor-rule-3-5 = Znaczniki połóżcie na środku stołu, posortowane według kolorów. Dla 2 graczy: po 4 w każdym z pięciu kolorów, 2 zielone i 5 szarych, do tego 2 miejsca. Dla 3 graczy: po 5 w każdym kolorze, 3 zielone i 5 szarych, do tego 3 miejsca. Dla 4 graczy: po 7 w każdym kolorze, 4 zielone i 5 szarych, do tego 4 miejsca.
splendor-rule-3-6 = Licząc od drugiej strony: przy 2 graczach w pudełku zostają po 3 znaczniki każdego z pięciu kolorów i 2 zielone, przy 3 graczach po 2 znaczniki każdego koloru i 1 zielony. Szare są zawsze w grze wszystkie. Zielonych jest tyle, ilu graczy, więc nigdy ich nie zabraknie.
splendor-rule-3-7 = Zaczyna najmłodszy gracz, a tury przechodzą zgodnie z ruchem wskazówek zegara. Na początku nikt nic nie ma.

## Tura

splendor-section-4 = Tura
splendor-rule-4-0 = W swojej turze wykonujesz dokładnie jedną z czterech akcji. Potem następuje koniec tury (część 10).
splendor-rule-4-1 = Trzy różne: weź 3 znaczniki w 3 różnych kolorach, nigdy zielone ani szare. Jeśli na środku stołu nie ma już trzech różnych kolorów, możesz wziąć 2 w różnych kolorach albo tylko 1.
splendor-rule-4-2 = Dwa jednakowe: weź 2 znaczniki jednego koloru, nigdy zielone ani szare. Zanim je weźmiesz, w stosie tego koloru muszą leżeć co najmniej 4.
splendor-rule-4-3 = Rezerwacja: weź na rękę jedną kartę postaci, a razem z nią jeden szary znacznik (część 5).
splendor-rule-4-4 = Werbunek: zapłać za jedną odkrytą kartę ze środka stołu albo za kartę zarezerwowaną w jednej z poprzednich tur (część 6).

## Zarezerwowanie karty postaci

splendor-section-5 = Zarezerwowanie karty postaci
splendor-rule-5-1 = Wybierz dowolną odkrytą kartę albo dobierz w ciemno wierzchnią kartę dowolnego z trzech stosów. Dobranej karty nie pokazujesz innym.
splendor-rule-5-2 = Potem weź jeden szary znacznik. Jeśli nie ma już żadnego, i tak możesz zarezerwować kartę, ale bez znacznika.
splendor-rule-5-3 = Możesz mieć najwyżej 3 zarezerwowane karty. Mając 3 na ręce, nie możesz rezerwować.
splendor-rule-5-4 = Zarezerwowana karta opuszcza twoją rękę tylko wtedy, gdy ją werbujesz. Nie można jej odrzucić.
splendor-rule-5-5 = Szare znaczniki zdobywa się, rezerwując karty, i w żaden inny sposób.
splendor-rule-5-6 = Zarezerwowane karty, które na koniec gry zostaną ci na ręce, nic cię nie kosztują.
splendor-rule-5-7 = Karta, która jest tylko zarezerwowana, nie daje bonusu, punktów nieskończoności ani symboli Avengers.

## Werbunek karty postaci

splendor-section-6 = Werbunek karty postaci
splendor-rule-6-1 = Za każdy kolor płacisz koszt z karty pomniejszony o swoje bonusy tego koloru, nigdy mniej niż zero. Bonusy pochodzą z kart zwerbowanych w poprzednich turach, więc karta nigdy nie obniża własnego kosztu. Bonusów się nie wydaje.
splendor-rule-6-2 = Resztę płacisz znacznikami. Szary znacznik zastępuje jeden znacznik dowolnego koloru. Zielonymi znacznikami nigdy się nie płaci, a zielonych bonusów nie ma.
splendor-rule-6-3 = Mając dość bonusów, możesz nie zapłacić za kartę żadnego znacznika.
splendor-rule-6-4 = Wydane znaczniki wracają na środek stołu, także szare.
splendor-rule-6-5 = Zwerbowaną kartę połóż odkrytą przed sobą. Jej bonus, punkty nieskończoności i symbole Avengers liczą się od razu.
splendor-rule-6-6 = Gdy karta znika ze środka stołu, zwerbowana lub zarezerwowana, od razu zastępuje ją wierzchnia karta stosu tego samego poziomu. Jeśli ten stos się skończył, pole zostaje puste.

## Kamień Czasu

splendor-section-7 = Kamień Czasu
splendor-rule-7-1 = Gdy werbujesz swoją pierwszą kartę z symbolem czasu, czyli pierwszą kartę poziomu 3, weź jeden zielony znacznik. Nikt nigdy nie ma więcej niż jednego. Nie płacisz nim i nigdy go nie odkładasz, ale wlicza się on do limitu dziesięciu znaczników.

## Płytka Avengers

splendor-section-8 = Płytka Avengers
splendor-rule-8-1 = Płytka Avengers jest warta 3 punkty nieskończoności. Zdobywa się ją bez zużywania akcji.
splendor-rule-8-2 = Pierwszy gracz z co najmniej 3 symbolami Avengers na zwerbowanych kartach dostaje ją automatycznie.
splendor-rule-8-3 = Później przejmuje ją ten, kto osiągnie więcej symboli niż jej posiadacz. Remis niczego nie zmienia.
splendor-rule-8-4 = Płytka może przechodzić z rąk do rąk dowolnie wiele razy. Można wygrać i bez niej.

## Płytki miejsc

splendor-section-9 = Płytki miejsc
splendor-rule-9-1 = Płytka miejsca jest warta 3 punkty nieskończoności. Zdobywa się ją bez zużywania akcji.
splendor-rule-9-2 = Na koniec własnej tury porównaj swoje bonusy z miejscami na środku stołu. Jeśli masz co najmniej te bonusy, które pokazuje jedno z nich, musisz je wziąć. Znaczników się nie liczy, a bonusów się nie wydaje.
splendor-rule-9-3 = W jednej turze bierzesz najwyżej jedno miejsce. Jeśli pasuje kilka, wybierasz jedno. Następne możesz wziąć na koniec późniejszej tury, jeśli wciąż tam będzie.
splendor-rule-9-4 = Zdobytego miejsca nigdy się nie traci, a nowych się nie wykłada. Można wygrać i bez żadnego.

## Koniec tury

splendor-section-10 = Koniec tury
splendor-rule-10-1 = Po akcji następują cztery kroki, zawsze w tej samej kolejności. Najpierw dostajesz zielony znacznik i płytkę Avengers, jeśli należą ci się za właśnie zwerbowaną kartę.
splendor-rule-10-2 = Po drugie, sprawdzasz miejsca (część 9).
splendor-rule-10-3 = Po trzecie, liczysz wszystkie swoje znaczniki, także zielony i szare. Jeśli masz ich więcej niż 10, odkładasz wybrane przez siebie, aż zostanie 10. Zielonego nie wolno odłożyć. Wcześniej w swojej turze możesz mieć ich dowolnie wiele.
splendor-rule-10-4 = Na koniec sprawdzasz, czy spełniasz wszystkie trzy warunki (część 11).
splendor-rule-10-5 = Ile znaczników i w jakich kolorach ma każdy gracz, jest zawsze jawne dla wszystkich.

## Koniec gry

splendor-section-11 = Koniec gry
splendor-rule-11-1 = Gracz, który spełnia wszystkie trzy warunki, uruchamia koniec gry. Rundę gra się jeszcze do końca, żeby każdy miał tyle samo tur.
splendor-rule-11-2 = Runda zaczyna się od gracza rozpoczynającego, a kończy na graczu po jego prawej stronie. Jeśli ten, kto spełnia warunki, jest w rundzie ostatni, gra kończy się w tym momencie.
splendor-rule-11-3 = Po zakończeniu rundy sprawdźcie, kto w tej chwili spełnia warunki. Jeśli nikt, gra toczy się dalej od nowej rundy.
splendor-rule-11-4 = Jeśli spełnia je dokładnie jeden gracz, wygrywa.
splendor-rule-11-5 = Jeśli spełnia je kilku graczy, porównuje się tylko ich, krok po kroku.
splendor-rule-11-6 = Wygrywa gracz z największą liczbą punktów nieskończoności.
splendor-rule-11-7 = Remis rozstrzyga płytka Avengers: jeśli jest u jednego z remisujących, ten gracz wygrywa.
splendor-rule-11-8 = Jeśli płytki nie ma u żadnego z remisujących, wygrywa spośród nich gracz z najmniejszą liczbą zwerbowanych kart postaci.
splendor-rule-11-9 = Ci, którzy nawet wtedy remisują, współdzielą zwycięstwo.
splendor-rule-11-10 = Gracz, który uruchomił koniec gry, może później w tej samej rundzie stracić płytkę Avengers i spaść poniżej 16 punktów nieskończoności. Wtedy już się nie liczy. Jeśli do końca rundy warunki spełni ktoś inny, gra i tak się kończy. Jeśli nie, toczy się dalej, a jej koniec może zostać później uruchomiony na nowo. Kto traci płytkę, ale wciąż ma co najmniej 16 punktów, liczy się nadal.
splendor-rule-11-11 = W skrócie: po ostatniej turze każdej rundy sprawdźcie, kto w tym momencie spełnia wszystkie trzy warunki. Jeśli ktoś je spełnia, wyłońcie zwycięzcę spośród tych graczy. Jeśli nikt, grajcie dalej. Nie ma znaczenia, kto spełniał je wcześniej. Podczas tur innych graczy możesz stracić tylko jedno: płytkę Avengers.

## Czym różnią się wydania

splendor-section-13 = Czym różnią się wydania
splendor-rule-13-1 = Najmniej kart przy remisie: wydanie polskie mówi o kartach zwerbowanych, angielskie i hiszpańskie tylko o kartach postaci. To przesądza, że kart zarezerwowanych się nie liczy.
splendor-rule-13-2 = Gdy ktoś przestaje spełniać warunki: w wydaniach angielskim i hiszpańskim gra toczy się dalej i wciąż może się skończyć w tej samej rundzie, jeśli warunki spełni ktoś inny. W wydaniu polskim ten gracz uruchamia koniec na nowo. Gdy sprawdza się to na koniec rundy, wynik jest ten sam.
splendor-rule-13-3 = Przebieg gry: wydania angielskie i hiszpańskie mówią, że koniec zostaje uruchomiony i wyłania się zwycięzcę, polskie, że aktywny staje się warunek końca. To niczego nie zmienia.
splendor-rule-13-4 = Miejsca: wydania angielskie i hiszpańskie wymagają podanej liczby i rodzajów bonusów, polskie co najmniej tylu. To przesądza, że może ich być więcej.
splendor-rule-13-5 = Odkładanie znaczników: w wydaniach angielskim i hiszpańskim gracz odkłada na środek znaczniki, które sam wybiera. Polskie mówi tylko, że musi odłożyć tyle, by zostało 10. Wybór pozostaje wolny.
splendor-rule-13-6 = Płytka Avengers, pierwszy raz: w wydaniach angielskim i hiszpańskim przypada automatycznie, w polskim gracz ją bierze. To niczego nie zmienia.
splendor-rule-13-7 = Nazwa tej płytki: wydanie angielskie pisze pod koniec także „Avenger tile”, hiszpańskie zawsze „¡Vengadores, reuníos!”, polskie „płytka Avengers”, bez słowa odpowiadającego „Assemble”. Różnią się tylko słowa.
splendor-rule-13-8 = Przykład do tej płytki: w wydaniach angielskim i hiszpańskim gracz ma 4 symbole i posiada płytkę, w polskim ją zdobywa. To niczego nie zmienia.
splendor-rule-13-9 = Nagłówek o zielonym Kamieniu: w wydaniu polskim jest w liczbie mnogiej, w angielskim i hiszpańskim w pojedynczej. To niczego nie zmienia.
splendor-rule-13-10 = Joker: po angielsku i hiszpańsku nazywa się S.H.I.E.L.D., po polsku ma przetłumaczoną nazwę T.A.R.C.Z.A. Różnią się tylko słowa.
splendor-rule-13-11 = Dobieranie ze stosu: w wydaniach angielskim i hiszpańskim jest to wierzchnia karta, której się nie pokazuje. Polskie pomija słowo „wierzchnia”, dodaje uwagę o szczęściu i wymaga tajności tylko dla karty ze stosu. To przesądza, kto co wie (rozstrzygnięcie 12).
splendor-rule-13-12 = Szary znacznik: w wydaniach angielskim i polskim zastępuje dowolny kolor, hiszpańskie mówi, że każdy zastępuje 1 znacznik dowolnego koloru. To niczego nie zmienia.
splendor-rule-13-13 = Werbunek z ręki: wydania angielskie i hiszpańskie mówią o karcie zarezerwowanej w poprzedniej turze, polskie o karcie zarezerwowanej wcześniej. To niczego nie zmienia.
splendor-rule-13-14 = Za mało znaczników na trzy: wydania angielskie i hiszpańskie pozwalają wziąć 2 w różnych kolorach lub nawet 1. Polskie pozwala wziąć 2 lub nawet 1 i nie powtarza słowa „różnych”. To niczego nie zmienia.
splendor-rule-13-15 = We wszystkich trzech wydaniach opis przebiegu gry mówi, że miejsce bierze się natychmiast, a szczegółowa zasada, że na koniec tury. Obowiązuje szczegółowa zasada.
splendor-rule-13-16 = Żadne wydanie nie przeczy innemu w żadnej liczbie.

## Pytania i rozstrzygnięcia

splendor-rulings-title = Pytania i rozstrzygnięcia
splendor-confidence-high = pewne
splendor-confidence-medium = prawdopodobne

splendor-ruling-1 = Czy mogę wziąć mniej niż trzy znaczniki, choć dostępne są trzy kolory?
    .answer = Nie.
    .why = Mniej wolno wziąć tylko wtedy, gdy na środku stołu brakuje trzech różnych kolorów.
splendor-ruling-2 = Zostały tylko dwa kolory. Czy mogę wziąć tylko jeden znacznik?
    .answer = Tak. Dwa albo jeden, jak wolisz.
    .why = Instrukcja mówi, że można wziąć dwa, a nawet jeden. Można to też rozumieć tak, że liczba zależy od tego, co zostało. Nikomu to nie szkodzi.
splendor-ruling-3 = Czy mogę wziąć dwa jednakowe ze stosu, w którym są trzy?
    .answer = Nie.
    .why = Zanim weźmiesz, muszą tam być cztery.
splendor-ruling-4 = Czy mogę połączyć oba sposoby brania znaczników?
    .answer = Nie.
    .why = Masz jedną akcję, a to są dwie.
splendor-ruling-5 = Mam już dziesięć znaczników. Czy mogę wziąć kolejne, a potem kilka odłożyć?
    .answer = Tak, także te przed chwilą wzięte.
    .why = W trakcie tury nie ma limitu, a to, co odkładasz, wybierasz dowolnie.
splendor-ruling-6 = Czy wolno odkładać szare znaczniki?
    .answer = Tak.
    .why = Wykluczony jest tylko zielony.
splendor-ruling-7 = Czy mogę zapłacić szarym znacznikiem, choć mam właściwy kolor?
    .answer = Tak. Jeśli jednak o to nie poprosisz, najpierw wydaje się kolorowe znaczniki.
    .why = Szary znacznik może zastąpić kolor, a nigdzie nie napisano, że kolor ma pierwszeństwo.
splendor-ruling-8 = Czy mogę zapłacić więcej, niż karta kosztuje?
    .answer = Nie.
    .why = Koszt jest dokładny.
splendor-ruling-9 = Czy mogę rezerwować z trzema zarezerwowanymi kartami na ręce?
    .answer = Nie.
    .why = Trzy to limit.
splendor-ruling-10 = Czy mogę rezerwować z pustego stosu lub pustego pola?
    .answer = Nie.
    .why = Nie ma tam karty.
splendor-ruling-11 = Czy mogę zwerbować kartę w tej samej turze, w której ją rezerwuję?
    .answer = Nie.
    .why = Musi być zarezerwowana w jednej z poprzednich tur, a w turze jest tylko jedna akcja.
splendor-ruling-12 = Czy inni znają moje zarezerwowane karty?
    .answer = Kartę wziętą jako odkrytą widzieli wszyscy i pozostaje ona widoczna. Kartę dobraną ze stosu zna tylko jej właściciel.
    .why = Tajność jest wymagana przy dobieraniu ze stosu. To, że karta wzięta jako odkryta pozostaje widoczna, jest prawdopodobne, ale nie pewne.
splendor-ruling-13 = Co, jeśli nie mogę wykonać żadnej z czterech akcji?
    .answer = Pasujesz. Miejsca i trzy warunki sprawdza się jak zwykle.
    .why = Instrukcja wymaga akcji i nie przewiduje tego przypadku. Jest on bardzo rzadki.
splendor-ruling-13a = Co, jeśli wszyscy po kolei muszą spasować i nikt przy tym nie bierze miejsca?
    .answer = Gra kończy się wtedy bez zwycięzcy. To pat.
    .why = Nic już nigdy nie mogłoby się zmienić. Zdarzyło się to w grach losowych, nie między ludźmi.
splendor-ruling-14 = Czy dwóch graczy może jednocześnie jako pierwsi mieć trzy symbole Avengers?
    .answer = Nie.
    .why = Symbole zdobywa tylko gracz, którego tura trwa.
splendor-ruling-15 = Czy posiadacz płytki Avengers musi zachować trzy symbole?
    .answer = To pytanie nigdy się nie pojawia.
    .why = Symboli gracza nigdy nie ubywa.
splendor-ruling-16 = Czy mogę wziąć miejsce w turze innego gracza?
    .answer = Nigdy.
    .why = Miejsca sprawdza się na koniec własnej tury.
splendor-ruling-17 = Ostatni gracz w rundzie spełnia warunki i któryś z wcześniejszych też. Czy ostatni od razu wygrywa?
    .answer = Nie. Porównuje się obu.
    .why = Ten przypadek obejmuje zasada dla kilku graczy. Zdanie o natychmiastowej wygranej dotyczy gracza, który spełnia je jako jedyny.
splendor-ruling-18 = Czy zarezerwowane karty liczą się, gdy rozstrzyga najmniejsza liczba kart?
    .answer = Nie.
    .why = Wydanie polskie mówi o kartach zwerbowanych. Pozostałe mówią tylko o kartach postaci.
splendor-ruling-19 = Jak rozstrzyga się remis między więcej niż dwoma graczami?
    .answer = Każdy krok dotyczy tych, którzy nadal remisują. Jeśli jest wśród nich posiadacz płytki Avengers, po prostu wygrywa.
    .why = W takiej kolejności wydrukowano te kroki.
splendor-ruling-20 = Czy wystarczy 16 punktów nieskończoności bez dwóch pozostałych warunków?
    .answer = Nie.
    .why = Instrukcja wymaga wszystkich trzech.
splendor-ruling-21 = Werbuję pierwszą kartę poziomu 3 i wciąż mam dziesięć znaczników. Co teraz?
    .answer = Z zielonym jest ich jedenaście, więc jeden znacznik inny niż zielony wraca na środek.
    .why = Zielony znacznik wlicza się do limitu i nie można go odłożyć.
splendor-ruling-22 = Czy mogę przekroczyć limit, nie mając do odłożenia nic prócz zielonego?
    .answer = Nie.
    .why = Masz najwyżej jeden zielony znacznik, więc innych jest dziesięć.
splendor-ruling-23 = Na środku stołu zostały tylko szare lub zielone znaczniki. Czy mogę jakieś wziąć?
    .answer = Nie. Rezerwujesz lub werbujesz, a jeśli jedno i drugie jest niemożliwe, pasujesz.
    .why = Branie znaczników nigdy nie daje zielonych ani szarych, a niewzięcie niczego nie jest akcją.
splendor-ruling-24 = Ile znaczników odkładam?
    .answer = Dokładnie tyle, by zostało dziesięć. Mając dziesięć lub mniej, żadnego.
    .why = Znaczniki odkłada się tylko do chwili, gdy zostanie dziesięć.
splendor-ruling-25 = Czy rezerwując, mogę nie brać szarego znacznika?
    .answer = Nie. Dostajesz go nawet wtedy, gdy masz dziesięć znaczników, a potem możesz go odłożyć.
    .why = Jest wydrukowany jako część akcji.
splendor-ruling-26 = Czy szary znacznik liczy się jako zielony albo znaczniki jako bonusy?
    .answer = Nigdy.
    .why = Warunki wymieniają bonusy i zielony znacznik.
splendor-ruling-27 = Czy widzę nową kartę, zanim odłożę znaczniki lub wybiorę miejsce?
    .answer = Tak, zarówno tę, która zapełnia pole, jak i kartę dobraną ze stosu.
    .why = Karta jest zastępowana od razu. Pozostałe wybory to osobne decyzje i przychodzą później.
splendor-ruling-28 = W poprzedniej turze pasowało do mnie drugie miejsce. Co z nim teraz?
    .answer = Jeśli wciąż tam jest, musisz je wziąć na koniec następnej swojej tury, niezależnie od akcji.
    .why = Miejsca sprawdza się na koniec każdej twojej tury.
splendor-ruling-29 = Czy liczba moich zarezerwowanych kart i poziom tych dobranych ze stosu są jawne?
    .answer = Tak.
    .why = Wszyscy widzą, z którego stosu pochodzi karta.
splendor-ruling-30 = Czy gracz może bez końca brać i odkładać te same trzy znaczniki?
    .answer = Tak. Limit tur to konwencja programu, nigdy zasada gry.
    .why = Instrukcja nie podaje żadnego limitu.

## Uwagi o pojedynczych kartach

splendor-note-gamora = Trzy spisy kart podają koszt 3 pomarańczowe i 7 czerwonych, czwarty 3 niebieskie i 7 czerwonych. Trzymamy się tych trzech: tylko wtedy koszty wszystkich kart poziomu 3 sumują się w każdym kolorze do tej samej liczby.
splendor-note-doctor-strange = Większość spisów kart podaje tu 1 symbol Avengers, nieliczne żadnego. Idziemy za większością, choć w pozostałych czterech kolorach karta poziomu 3, która kosztuje 7 znaczników jednego koloru, nie ma symbolu.
splendor-note-nova = Większość spisów kart nie podaje tu symbolu Avengers, nieliczne podają 1. Idziemy za większością, choć w pozostałych czterech kolorach karta poziomu 3, która kosztuje 6, 3 i 3 znaczniki, ma symbol.
splendor-note-thor = Jeden spis kart nazywa tę postać Hulkiem, a imienia tego używa dwa razy. Pozostałe podają imię Thor, a wszystko inne się zgadza.
splendor-note-kingpin = Kingpin i Spider-Ham różnią się tylko imieniem: ten sam koszt, ten sam bonus. Wszystkie spisy są zgodne, a przez to pomarańczowy jest jedynym kolorem bez karty poziomu 1, która kosztuje 2 znaczniki jednego koloru, 2 drugiego i nic więcej.
splendor-note-spider-ham = Spider-Ham i Kingpin różnią się tylko imieniem: ten sam koszt, ten sam bonus. Wszystkie spisy są zgodne, a przez to pomarańczowy jest jedynym kolorem bez karty poziomu 1, która kosztuje 2 znaczniki jednego koloru, 2 drugiego i nic więcej.
splendor-note-lockjaw = Lockjaw, Rhino i Spider-Girl mają ten sam koszt, choć ich bonusy są różne. To dziwne, ale wszystkie spisy są zgodne.
splendor-note-rhino = Rhino, Lockjaw i Spider-Girl mają ten sam koszt, choć ich bonusy są różne. To dziwne, ale wszystkie spisy są zgodne.
splendor-note-spider-girl = Spider-Girl, Lockjaw i Rhino mają ten sam koszt, choć ich bonusy są różne. To dziwne, ale wszystkie spisy są zgodne.
splendor-note-bullseye = Bullseye i Prowler mają ten sam koszt, choć ich bonusy są różne. To dziwne, ale wszystkie spisy są zgodne.
splendor-note-prowler = Prowler i Bullseye mają ten sam koszt, choć ich bonusy są różne. To dziwne, ale wszystkie spisy są zgodne.
