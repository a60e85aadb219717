### Zasady gry Infinity Gauntlet naszymi słowami, do czytania od góry do dołu.
### gauntlet-rule-5-3 to zasada gauntlet.5.3, gauntlet-ruling-13 to rozstrzygnięcie gauntlet.R13.

gauntlet-rules-title = Zasady gry Infinity Gauntlet: A Love Letter Game
gauntlet-rules-about = Six Stones to nieoficjalny projekt fanów, niezwiązany z wydawcą ani z firmą Marvel. Opowiada zasady własnymi słowami. Tam, gdzie drukowana instrukcja milczy, rozstrzygnięcie na końcu mówi, jak gramy i dlaczego. Początkowe życie, z którym gramy, jest nasze, a nie wydrukowane; część 12 mówi, jak podać liczby ze swojej karty.

## Drużyny i cel gry

gauntlet-section-1 = Drużyny i cel gry
gauntlet-rule-1-1 = Jeden gracz jest Thanosem. Wszyscy pozostali, od jednego do pięciu, to gracze bohaterów i tworzą jedną drużynę. Grać może więc od 2 do 6 osób.
gauntlet-rule-1-2 = Bohaterowie wygrywają, gdy Thanos nie ma już życia. Liczy się chwila, w której je traci.
gauntlet-rule-1-3 = Thanos wygrywa, gdy drużyna bohaterów nie ma już życia. Tu także liczy się chwila, w której je traci.
gauntlet-rule-1-4 = Thanos wygrywa też pstryknięciem, gdy każdy z sześciu Kamieni Nieskończoności leży przed nim odkryty albo jest na jego ręce. Może to zrobić tylko we własnej turze i tylko jeśli chce.
gauntlet-rule-1-5 = Nikt nigdy nie odpada z gry. Kto traci kartę, dobiera w jej miejsce nową; tylko Thanos może jej nie dostać, gdy jego stos jest pusty.

## Zawartość i przygotowanie do gry

gauntlet-section-2 = Zawartość i przygotowanie do gry
gauntlet-rule-2-0 = W grze jest 16 kart bohaterów, 13 kart Thanosa, 1 karta życia z 2 suwakami, 6 dwustronnych kart pomocy i 9 znaczników mocy.
gauntlet-rule-2-1 = Wybierzcie, kto jest Thanosem. Każdy gracz dostaje kartę pomocy.
gauntlet-rule-2-2 = Potasujcie stos bohaterów. Każdy gracz bohaterów dobiera 1 kartę.
gauntlet-rule-2-3 = Potasujcie stos Thanosa. Thanos dobiera 2 karty.
gauntlet-rule-2-4 = Znaczniki mocy połóżcie na wspólnym stosie.
gauntlet-rule-2-5 = Na karcie życia suwak bohaterów zaczyna zawsze na najwyższym polu swojego toru. Suwak Thanosa zaczyna na polu oznaczonym liczbą graczy, łącznie z Thanosem.
gauntlet-rule-2-6 = Ile życia oznaczają te pola, nie wiadomo: liczby są częścią grafiki karty życia i nie podaje ich żaden tekst. Pewne jest tyle: bohaterowie mają tyle samo życia przy każdej liczbie graczy, życie Thanosa od niej zależy, najniższe pole oznacza zero, a życia nigdy się nie odzyskuje. Six Stones gra własnymi liczbami, które nie są wydrukowane (część 12).

## Stosy

gauntlet-section-3 = Stosy
gauntlet-rule-3-0 = W stosie bohaterów jest po jednej karcie o każdej nazwie. Wszystkie karty o tej samej liczbie robią to samo.
gauntlet-rule-3-1 = Bohater 1, trzy karty: Nebula, Spider-Man, Star-Lord. Zgadnij liczbę na ręce Thanosa. Trafiona karta zostaje pokonana.
gauntlet-rule-3-2 = Bohater 2, trzy karty: Czarna Wdowa, Gamora, Ant-Man i Osa. Inny gracz bohaterów ogląda w tajemnicy losową kartę Thanosa.
gauntlet-rule-3-3 = Bohater 3, trzy karty: Kapitan Ameryka, Hulk, Thor. Możesz walczyć z Thanosem.
gauntlet-rule-3-4 = Bohater 4, trzy karty: Czarna Pantera, Falcon, Doktor Strange. Dowolny gracz bohaterów bierze 1 znacznik mocy.
gauntlet-rule-3-5 = Bohater 5, dwie karty: Scarlet Witch, Vision. Obejrzyj trzy wierzchnie karty stosu bohaterów i dowolnie zmień ich kolejność.
gauntlet-rule-3-6 = Bohater 6, dwie karty: Kapitan Marvel, Iron Man. Dowolny gracz bohaterów może walczyć z Thanosem.
gauntlet-rule-3-7 = Niektóre karty Thanosa wracają: gdy taka karta zostaje pokonana, po dobraniu nowej karty wtasowuje się ją z powrotem do stosu Thanosa.
gauntlet-rule-3-8 = Outrider, liczba 1, dwa egzemplarze: Thanos zgaduje liczbę karty jednego przeciwnika. Trafiona karta zostaje pokonana.
gauntlet-rule-3-9 = Kamień Umysłu, liczba 1, Kamień Nieskończoności, wraca: Thanos zgaduje liczbę. Każda karta przeciwników o tej liczbie zostaje pokonana.
gauntlet-rule-3-10 = Corvus Glaive, liczba 2: karta jednego przeciwnika zostaje pokonana, jeśli jej liczba to 3 lub mniej.
gauntlet-rule-3-11 = Kamień Duszy, liczba 2, Kamień Nieskończoności, wraca: karta jednego przeciwnika zostaje pokonana, jeśli jej liczba to 3 lub więcej.
gauntlet-rule-3-12 = Black Dwarf, liczba 3: Thanos może walczyć z jednym przeciwnikiem.
gauntlet-rule-3-13 = Kamień Przestrzeni, liczba 3, Kamień Nieskończoności, wraca: Thanos może walczyć z jednym przeciwnikiem, a potem z innym.
gauntlet-rule-3-14 = Proxima Midnight, liczba 4: Thanos bierze 1 znacznik mocy.
gauntlet-rule-3-15 = Kamień Mocy, liczba 4, Kamień Nieskończoności, wraca: Thanos bierze 3 znaczniki mocy.
gauntlet-rule-3-16 = Ebony Maw, liczba 5: Thanos dobiera 1 kartę i odkłada 1 z ręki na spód stosu.
gauntlet-rule-3-17 = Kamień Rzeczywistości, liczba 5, Kamień Nieskończoności, wraca: Thanos dobiera 2 karty i odkłada 2 z ręki na spód stosu.
gauntlet-rule-3-18 = Kamień Czasu, liczba 6, Kamień Nieskończoności, wraca: robi to, co inna karta Thanosa leżąca przed nim odkryta.
gauntlet-rule-3-19 = Thanos, liczba 7, wraca: tej karty nigdy się nie zagrywa.
gauntlet-rule-3-20 = W stosie Thanosa są więc trzy jedynki, po dwie dwójki, trójki, czwórki i piątki, jedna szóstka i jedna siódemka.

## Tura

gauntlet-section-4 = Tura
gauntlet-rule-4-0 = Zaczyna Thanos, a potem gra toczy się zgodnie z ruchem wskazówek zegara.
gauntlet-rule-4-1 = Najpierw dobierasz jedną kartę z własnego stosu.
gauntlet-rule-4-2 = Potem kładziesz przed sobą jedną odkrytą kartę z ręki i wykonujesz jej działanie. Kartę wybierasz sam; nie można wybrać tylko karty Thanos.
gauntlet-rule-4-3 = Reszta zostaje na ręce: gracz bohaterów zatrzymuje 1 kartę, Thanos 2.
gauntlet-rule-4-4 = Zagrane karty leżą przed graczem odkryte i wszyscy zawsze je widzą.
gauntlet-rule-4-5 = We dwoje przygotowanie jest takie samo. Po każdej turze Thanosa jedyny bohater ma dwie pełne tury z rzędu, z jedną ręką. Zmieniają się tylko bohater 2, którego kartę ogląda on sam, i Kamień Przestrzeni, dzięki któremu można dwa razy walczyć z tym samym przeciwnikiem.

## Pokonanie karty

gauntlet-section-5 = Pokonanie karty
gauntlet-rule-5-1 = Po pierwsze, drużyna właściciela traci 1 życie. Przy zerze gra natychmiast się kończy, a reszta odpada.
gauntlet-rule-5-2 = Po drugie, karta zostaje odrzucona odkryta przed właściciela.
gauntlet-rule-5-3 = Po trzecie, właściciel dobiera w jej miejsce nową.
gauntlet-rule-5-4 = Na koniec karta Thanosa, która wraca, zostaje wtasowana do stosu Thanosa. Ponieważ dzieje się to po dobraniu, Thanos nie może od razu dobrać jej znowu.

## Walki

gauntlet-section-6 = Walki
gauntlet-rule-6-1 = Obie strony porównują w tajemnicy po jednej karcie z ręki. Widzą je tylko walczący.
gauntlet-rule-6-2 = Bohater używa zawsze jedynej karty, którą ma na ręce.
gauntlet-rule-6-3 = Jeśli walkę zaczyna Thanos, sam wybiera swoją kartę, zanim zobaczy kartę bohatera.
gauntlet-rule-6-4 = Jeśli walkę zaczyna bohater, karta Thanosa jest losowa.
gauntlet-rule-6-5 = Niższa suma zostaje pokonana. Zwycięzca zatrzymuje kartę i nie pokazuje jej innym. Przy równych sumach nic się nie dzieje: obaj zatrzymują karty, które dla innych pozostają tajemnicą.
gauntlet-rule-6-6 = Znaczniki mocy są jawne i należą do gracza, a nie do karty. Kto ma w walce znacznik, musi wydać dokładnie jeden, nigdy więcej, i dostaje w tej walce +2. Wydany znacznik wraca na wspólny stos, jakikolwiek jest wynik. Poza walkami znaczniki nic nie robią. Stos nie jest ograniczeniem: jeśli ich zabraknie, użyjcie czegoś innego.

## Wybór losowy

gauntlet-section-7 = Wybór losowy
gauntlet-rule-7-1 = Gdy wybiera się losową kartę Thanosa, tasuje on swoją rękę, bohater wskazuje kartę, a potem Thanos może ułożyć rękę na nowo. Tutaj wybiera program, każdą kartę z tą samą szansą, a miejsce na ręce nic nie znaczy.

## Gdy stos się kończy

gauntlet-section-8 = Gdy stos się kończy
gauntlet-rule-8-1 = Stos bohaterów: w tej samej chwili, w której dobrano ostatnią kartę, wszystkie odkryte karty przed wszystkimi graczami bohaterów, zagrane i pokonane, tasuje się w nowy stos. Przedtem Thanos może je obejrzeć. Karty na rękach w tym nie uczestniczą.
gauntlet-rule-8-2 = Bohater 5, gdy w stosie są mniej niż trzy karty: odłóż na bok jedną lub dwie pozostałe, potasuj karty odkryte, także dopiero co zagraną piątkę, i dobieraj z nowego stosu, aż będą trzy. Obejrzyj te trzy i odłóż je na wierzch w dowolnej kolejności.
gauntlet-rule-8-3 = Stos Thanosa: odkryte karty nigdy go nie uzupełniają; trafiają do niego tylko pokonane karty, które wracają. Gdy jest pusty, Thanos nie dobiera i gra dalej, mając o jedną kartę mniej. Ebony Maw nic wtedy nie robi; Kamień Rzeczywistości dobiera to, co zostało, i tyle samo kart idzie na spód.

## Pstryknięcie

gauntlet-section-9 = Pstryknięcie
gauntlet-rule-9-1 = W swojej turze Thanos może pokazać rękę i wygrać, jeśli wszystkie sześć Kamieni Nieskończoności jest wśród jego odkrytych kart i na jego ręce. Może to zrobić przed dobraniem, po dobraniu lub po zagraniu i wcale nie musi zagrywać karty. Jeśli szósty Kamień pojawia się podczas Ebony Maw lub Kamienia Rzeczywistości, najpierw kończy się to działanie. Jeśli dobrano go w turze bohatera, pstryknięcie czeka na własną turę.

## Tajemnice i rozmowy

gauntlet-section-10 = Tajemnice i rozmowy
gauntlet-rule-10-1 = Gracze nie mogą rozmawiać o kartach, które widzieli, ani mówić innym, co mają robić. O tym, co jawne, rozmawiać wolno: o odkrytych kartach, znacznikach, życiu i wielkości stosów. Przed ponownym tasowaniem Thanos może obejrzeć odkryte karty bohaterów.
gauntlet-rule-10-2 = Bohater 2: wskazany bohater widzi jedną kartę Thanosa.
gauntlet-rule-10-3 = Walka: każdy z dwóch widzi kartę drugiego, także przy remisie. Pozostali wiedzą, kto użył znaczników, kto przegrał i jaka karta została pokonana, a więc znają granicę dla zatrzymanej karty, albo wiedzą, że sumy były równe.
gauntlet-rule-10-4 = Ponowne tasowanie lub karta wtasowana z powrotem: wszyscy wiedzą, które karty trafiły do stosu.
gauntlet-rule-10-5 = Pokonanie: wszyscy widzą pokonaną kartę.
gauntlet-rule-10-6 = Nietrafiona liczba, Corvus Glaive lub Kamień Duszy bez trafienia: wszyscy słyszą, że to pudło. Żadnej karty się nie pokazuje.
gauntlet-rule-10-7 = Bohater 5: tylko ten gracz widzi trzy karty.
gauntlet-rule-10-8 = Ebony Maw i Kamień Rzeczywistości: tylko Thanos wie, co trafiło na spód.
gauntlet-rule-10-9 = Pstryknięcie: rękę Thanosa widzą wszyscy.

## Początkowe życie

gauntlet-section-12 = Początkowe życie
gauntlet-rule-12-1 = Początkowe życie to jedna liczba dla bohaterów i pięć dla Thanosa, po jednej na każdą liczbę graczy od 2 do 6. Wszystkie stoją razem w tabeli, a każda tabela ma nazwę, na przykład ours-1.
gauntlet-rule-12-2 = Wydrukowane liczby można odczytać tylko z karty życia lub z jej zdjęcia. Jeśli ją masz, podaj jej liczby jako opcję „life”, najpierw liczbę bohaterów: z --life 6,8 bohaterowie zaczynają z 6, a Thanos z 8. (To przykład, a nie to, co wydrukowano.)
gauntlet-rule-12-3 = Dwa zestawy liczb w publicznych programach są błędne i nie używamy ich: jeden nie zna liczby graczy, drugi przeczy instrukcji w trzech miejscach.
gauntlet-rule-12-4 = Tabele to nasze własne wyważenie gry, a nie wydrukowane. Wyznaczono je przez symulację z botami tak, by obie strony wygrywały mniej więcej równie często, a bohaterowie mieli tyle samo życia przy każdej liczbie graczy.

## Pomyłki, które trzeba pominąć

gauntlet-section-13 = Pomyłki, które trzeba pominąć
gauntlet-rule-13-1 = Pewna wersja zasad, często kopiowana w sieci, wymienia wśród zawartości 3 karty Thanosa. Jest ich 13.
gauntlet-rule-13-2 = Niektóre programy fanów dają Outriderowi liczbę 2. Jego liczba to 1.

## Pytania i rozstrzygnięcia

gauntlet-rulings-title = Pytania i rozstrzygnięcia
gauntlet-confidence-high = pewne
gauntlet-confidence-medium = prawdopodobne
gauntlet-confidence-choice = nasz wybór

gauntlet-ruling-1 = Czy Thanos może zagrać kartę i nie wskazać przeciwnika?
    .answer = Nie przy kartach Outrider, Kamień Umysłu, Corvus Glaive i Kamień Duszy. Tak przy karcie Black Dwarf i w każdej z dwóch walk Kamienia Przestrzeni.
    .why = Tylko Black Dwarf i Kamień Przestrzeni mówią „możesz”. W turze Thanosa każdy bohater ma kartę, więc zawsze jest kogo wskazać.
gauntlet-ruling-2 = Czy bohater może zrezygnować z działania karty?
    .answer = Z trójki można zrezygnować, a przy szóstce decyduje wskazany gracz. Jedynkę, dwójkę, czwórkę i piątkę trzeba wykonać.
    .why = Także tutaj rozstrzyga słowo „możesz”.
gauntlet-ruling-3 = Czy jest liczba, której nie wolno zgadywać, jak przy Strażniczce w grze Love Letter?
    .answer = Nie. Wobec bohaterów są to liczby od 1 do 6, wobec Thanosa od 1 do 7. Wolno podać także liczbę karty dopiero co zagranej.
    .why = Dla bohatera 1, Outridera i Kamienia Umysłu nie wydrukowano żadnego wyjątku.
gauntlet-ruling-4 = Co, jeśli bohater 1 trafia obie karty Thanosa?
    .answer = Pokonana zostaje dokładnie jedna. Thanos wybiera ją po cichu, a tego, że druga też pasuje, nie ujawnia. Dobranej karty się nie sprawdza.
    .why = Tak wydrukowano, a pokonuje się tylko raz. Pytanie nie może niczego zdradzić: Thanos jest pytany zawsze, gdy ma dwie karty.
gauntlet-ruling-5 = Czy znaczniki mocy zmieniają liczbę karty przy zgadywaniu, przy karcie Corvus Glaive lub przy Kamieniu Duszy?
    .answer = Nie.
    .why = Premia dotyczy tylko jednej walki.
gauntlet-ruling-6 = Kamień Umysłu trafia kilka kart. W jakiej kolejności idą życie, karty i dobieranie?
    .answer = Całe życie traci się naraz, potem odrzuca się wszystkie trafione karty, a potem dobiera się zgodnie z ruchem wskazówek zegara, zaczynając od gracza po Thanosie.
    .why = Dobieranie w kolejności gry jest wydrukowane. Niepewne jest tylko to, że zaczyna się po lewej stronie Thanosa, który właśnie grał.
gauntlet-ruling-7 = Czy podczas Kamienia Umysłu można dobrać kartę, którą on dopiero co pokonał?
    .answer = Tak, jeśli w międzyczasie skończy się stos bohaterów.
    .why = Tylko Thanos nie może dobrać karty, którą właśnie stracił.
gauntlet-ruling-8 = Czy walka ze znacznikami może skończyć się remisem?
    .answer = Tak. Porównuje się sumy po dodaniu 2, a znaczniki i tak się wydaje.
    .why = W tej walce liczba jest o 2 wyższa, a remis to równe liczby.
gauntlet-ruling-9 = Kto wydaje znacznik pierwszy?
    .answer = To bez znaczenia. Oba wydają się same.
    .why = Znacznik trzeba wydać, i to dokładnie jeden.
gauntlet-ruling-10 = Czy wydaje się znacznik, gdy ktoś rezygnuje z walki?
    .answer = Nie.
    .why = Wtedy walki nie ma.
gauntlet-ruling-11 = Czyj znacznik i czyja karta liczą się przy bohaterze 6?
    .answer = Wskazanego gracza, bo to on zaczyna walkę. Karta Thanosa jest losowa.
    .why = Wydrukowano, że walczy wskazany gracz.
gauntlet-ruling-12 = Kamień Przestrzeni daje dwie walki. Co ze znacznikami?
    .answer = Każda jest osobną walką, z jednym znacznikiem w każdej, jeśli jest.
    .why = Zasada mówi o jednym znaczniku na walkę.
gauntlet-ruling-13 = Czy Thanos może pominąć pierwszą walkę Kamienia Przestrzeni, a stoczyć drugą?
    .answer = To to samo co jedna walka. Walczy z nikim, z jednym lub z dwoma przeciwnikami, a z żadnym dwa razy, chyba że gra się we dwoje.
    .why = Wynik jest taki sam.
gauntlet-ruling-14 = Której karty Thanos może użyć w drugiej walce?
    .answer = Każdej, którą wtedy ma, czy to zwyciężyła w pierwszej walce, czy dopiero co została dobrana.
    .why = Pierwsza walka kończy się, razem z dobraniem, przed drugą.
gauntlet-ruling-15 = Co może skopiować Kamień Czasu?
    .answer = Każdą inną kartę leżącą odkrytą przed Thanosem, czy ją zagrał, czy stracił.
    .why = Według słów instrukcji jedne i drugie leżą przed nim, a karta Thanosa to karta z jego stosu.
gauntlet-ruling-16 = Czy Kamień Czasu może skopiować Kamień Czasu?
    .answer = To nie może się zdarzyć.
    .why = Jest tylko jeden, a musi to być inna karta.
gauntlet-ruling-17 = Czy Kamień Czasu może skopiować kartę Thanos?
    .answer = To nie może się zdarzyć.
    .why = Tej karty nigdy się nie zagrywa, a pokonana zostaje wtasowana z powrotem.
gauntlet-ruling-18 = Co, jeśli Kamień Czasu kopiuje kartę Ebony Maw lub Kamień Rzeczywistości?
    .answer = Dzieje się dokładnie to, co mówi skopiowana karta. Także tutaj pstryknięcie musi poczekać.
    .why = Kopiuje się działanie.
gauntlet-ruling-19 = Czy Kamień Czasu można zagrać, gdy nie ma czego kopiować?
    .answer = Tak, bez żadnego działania. Jeśli coś jest, trzeba wybrać kartę; skopiowane „możesz” pozostaje „możesz”.
    .why = W jego własnym tekście nie ma słowa „możesz”, a zagrania nic nie zabrania.
gauntlet-ruling-20 = Czy skopiowanie działania Kamienia Nieskończoności liczy się tak, jakby się go miało?
    .answer = Nie.
    .why = Pstryknięcie patrzy na karty.
gauntlet-ruling-21 = Kiedy dokładnie tasuje się nowy stos bohaterów?
    .answer = Natychmiast po dobraniu ostatniej karty, nawet w środku działania.
    .why = Instrukcja nie zostawia między tym żadnej przerwy.
gauntlet-ruling-22 = Ostatnią kartę dobrano na początku tury. Czy wtasowuje się też kartę, która ma być zagrana?
    .answer = Nie, jest jeszcze na ręce.
    .why = Tasuje się tylko odkryte karty.
gauntlet-ruling-23 = Ostatnią kartę dobrano w miejsce innej w trakcie działania. Czy wtasowuje się też kartę dopiero co zagraną i dopiero co pokonaną?
    .answer = Tak, obie leżą już wtedy odkryte.
    .why = Odrzucenie jest przed dobraniem, a tekst bohatera 5 potwierdza, że dopiero co zagrana karta się liczy.
gauntlet-ruling-24 = Co robi bohater 5, gdy zostały dokładnie trzy karty?
    .answer = Gracz ogląda je i odkłada. Niczego się nie tasuje.
    .why = Szczególny przypadek wydrukowano dla mniej niż trzech, a te trzy nigdy nie opuszczają stosu.
gauntlet-ruling-25 = Czy przy ponownym tasowaniu może zabraknąć kart?
    .answer = Nie. Gdy przy sześciu graczach bohater 5 odkłada dwie na bok, wraca co najmniej 9 kart, a poza tym co najmniej 10.
    .why = To wynika z liczby kart.
gauntlet-ruling-26 = Co, jeśli stos Thanosa jest pusty, a zostaje pokonany Kamień Nieskończoności lub karta Thanos?
    .answer = Thanos traci życie, nie dobiera, a potem karta zostaje wtasowana. W stosie znów jest jedna karta.
    .why = Dobranie jest przed tasowaniem, a z pustego stosu się nie dobiera.
gauntlet-ruling-27 = Czy stos Thanosa może być pusty, a pstryknięcie niemożliwe?
    .answer = Nie na początku jego tury. Z pustym stosem zawsze może wtedy pstryknąć palcami.
    .why = Kamienie Nieskończoności mogą być tylko w jego stosie, na ręce lub przed nim. Jeśli w stosie nie ma żadnego, liczy się wszystkie sześć.
gauntlet-ruling-28 = Czy pstryknięcie następuje samo?
    .answer = Nie, decyduje Thanos. Tylko gdy nie ma czego zagrać, a może pstryknąć, robi się to za niego.
    .why = Wydrukowano je jako coś, co może zrobić. Wyjątek to zabezpieczenie.
gauntlet-ruling-29 = Co, jeśli Thanos nie ma karty do zagrania i nie może lub nie chce pstryknąć palcami?
    .answer = To nie może się zdarzyć.
    .why = Bez karty do zagrania jego stos jest pusty, więc może pstryknąć (rozstrzygnięcie 27), i robi się to za niego (rozstrzygnięcie 28).
gauntlet-ruling-30 = Co, jeśli Thanos nie ma karty na ręce, gdy ktoś zgaduje, ogląda lub walczy?
    .answer = Nic się nie dzieje i nie wydaje się znacznika; bohater 2 niczego nie pokazuje. Bez karty na ręce Thanos sam też nie może zacząć walki.
    .why = Nie ma czego pokonać, obejrzeć ani porównać.
gauntlet-ruling-31 = Gdy karta zostaje wtasowana z powrotem, czy miesza się cały stos, także karty na spodzie?
    .answer = Tak.
    .why = Wtasowuje się ją do całego stosu.
gauntlet-ruling-32 = Czy we dwoje mogę użyć bohatera 4 dla siebie?
    .answer = Tak, podobnie jak bohatera 6.
    .why = Jego tekst dotyczy zarówno ciebie, jak i innych. Jako zmienione podano tylko bohatera 2 i Kamień Przestrzeni.
gauntlet-ruling-33 = Czy przy trzech lub więcej graczach mogę użyć bohatera 2 dla siebie?
    .answer = Nie.
    .why = Mowa o innym graczu bohaterów.
gauntlet-ruling-34 = Czy obie drużyny mogą jednocześnie nie mieć życia?
    .answer = Nie.
    .why = Życie traci się zdarzenie po zdarzeniu, a gra kończy się przy pierwszym zerze.
gauntlet-ruling-35 = Czy w grze może być więcej niż dziewięć znaczników mocy?
    .answer = Tak, nie ma limitu.
    .why = Instrukcja przewiduje zamienniki.
gauntlet-ruling-36 = Jak bohaterowie rozmawiają ze sobą w programie?
    .answer = Wcale: nie ma on czatu. Ludzie przy jednym terminalu sami przestrzegają zakazu rozmów.
    .why = Przy swobodnym czacie zakazu nie dałoby się utrzymać.
gauntlet-ruling-37 = Co z błędnymi lub nieuczciwymi odpowiedziami?
    .answer = W programie są niemożliwe.
    .why = Program sam patrzy na karty, więc część o błędach w zasadach jest niepotrzebna.
gauntlet-ruling-38 = Thanos traci Kamień Nieskończoności w walce, którą sam zaczął, i dobiera szósty. Czy może pstryknąć palcami, póki stracony leży jeszcze odkryty?
    .answer = Nie. Najpierw zostaje on wtasowany i kończy się działanie.
    .why = Karty wracają zaraz po dobraniu, a pstryknięcie czeka na koniec działania, jak wydrukowano przy piątkach.
gauntlet-ruling-39 = Szósty Kamień Nieskończoności zostaje dobrany po pierwszej walce Kamienia Przestrzeni. Kiedy Thanos może pstryknąć palcami?
    .answer = Gdy zrezygnuje z drugiej walki albo ją stoczy.
    .why = Najpierw działanie. Instrukcja mówi to tylko o piątkach.
gauntlet-ruling-40 = Czy Thanos może pstryknąć palcami w turze bohatera albo między dwiema turami jedynego bohatera?
    .answer = Nie.
    .why = To możliwe tylko w jego własnej turze.
gauntlet-ruling-41 = Czym są dwie tury jedynego bohatera?
    .answer = To dwie pełne tury, każda z dobraniem i zagraniem. Przy każdym dobraniu stos bohaterów może się skończyć.
    .why = Tak wydrukowano.
gauntlet-ruling-42 = Co, jeśli Kamień Czasu kopiuje Kamień Umysłu lub Kamień Przestrzeni?
    .answer = Następuje pełne działanie, z nowymi wyborami i z wyjątkiem dla dwóch graczy. Liczba Kamienia Czasu i jego własny powrót do stosu się nie zmieniają.
    .why = Kopiuje działanie, a nie kartę.
gauntlet-ruling-43 = Czym jest losowy wybór, gdy Thanos ma jedną kartę?
    .answer = To ta karta. Karty, które później trafiają do stosu, nie uzupełniają jego ręki poza zwykłym dobieraniem.
    .why = W turze dobiera się raz.
gauntlet-ruling-44 = Co robią Ebony Maw i Kamień Rzeczywistości przy małej ręce lub małym stosie?
    .answer = Na spód idzie tyle kart, ile dobrano, spośród wszystkich na ręce. Z pustym stosem nic się nie dzieje, z jedną kartą jest to jedna.
    .why = Tak wydrukowano.
gauntlet-ruling-45 = Bohater 1 trafia kartę, która nie wraca, a stos Thanosa jest pusty. Co się dzieje?
    .answer = Thanos traci życie i odrzuca kartę, ale niczego nie dobiera. Ma mniej kart na ręce.
    .why = Z pustego stosu się nie dobiera.
gauntlet-ruling-46 = Czy karty Thanos można użyć w walce lub odłożyć ją na spód stosu?
    .answer = Tak. Nie można jej tylko zagrać.
    .why = Jej tekst nie mówi nic więcej.
gauntlet-ruling-47 = Zagrano kartę Ebony Maw i Thanos ma trzy Kamienie Nieskończoności na ręce i trzy przed sobą. Czy może pstryknąć palcami?
    .answer = Dopiero gdy odłoży kartę na spód. Jeśli to Kamień Nieskończoności, nie może.
    .why = Najpierw kończy się działanie.
gauntlet-ruling-48 = Kamień Umysłu odbiera bohaterom ostatnie życie. Czy jeszcze dobierają?
    .answer = Nie. Thanos wygrywa przed jakimkolwiek dobraniem.
    .why = Życie sprawdza się w chwili, gdy się je traci.
gauntlet-ruling-49 = Czy Thanos dowiaduje się, którą z jego kart obejrzano dzięki bohaterowi 2?
    .answer = Nie.
    .why = Karty nie pokazuje się nikomu innemu, a Thanos przedtem tasuje rękę i potem układa ją na nowo.
gauntlet-ruling-50 = Czy bohaterowie o tej samej liczbie to ta sama karta?
    .answer = Nie, odróżnia ich nazwa. Tylko dwaj Outriderzy są jednakowi.
    .why = Nazwy są wydrukowane i mają znaczenie dla tego, kto widział kartę.
gauntlet-ruling-51 = Kiedy program pyta o wybór, który mają tylko niektóre zakryte ręce?
    .answer = Tylko według tego, co jawne. O to, którą kartę zagrać, stracić, wystawić do walki lub odłożyć na spód, pyta zawsze, gdy na ręce są co najmniej dwie. Pstryknięcie proponuje przed dobraniem i po zagraniu dokładnie wtedy, gdy Kamieni Nieskończoności leżących odkrytych przed Thanosem i kart na jego ręce jest razem co najmniej sześć, a przy wyborze karty do zagrania zawsze, jako jedną odpowiedź więcej, jeśli jest możliwe.
    .why = Pytanie zadawane tylko wtedy, gdy pozwalają na to zakryte karty, powiedziałoby wszystkim, że pozwalają.

## Uwagi do pojedynczych kart

gauntlet-note-outrider = Tekst instrukcji podaje wszystko oprócz liczby, która jest na karcie rysunkiem. Pewna recenzja i program fana zgodnie podają 1.
gauntlet-note-corvus-glaive = Tekst instrukcji podaje wszystko oprócz liczby, która jest na karcie rysunkiem. Pewna recenzja i program fana zgodnie podają 2.
gauntlet-note-thanos = Tekst instrukcji podaje wszystko oprócz liczby, która jest na karcie rysunkiem. Pewna recenzja i program fana zgodnie podają 7.
