### De regels van Infinity Gauntlet in onze eigen woorden, om van boven naar beneden te lezen.
### gauntlet-rule-5-3 is regel gauntlet.5.3, gauntlet-ruling-13 is uitspraak gauntlet.R13.

gauntlet-rules-title = De regels van Infinity Gauntlet: A Love Letter Game
gauntlet-rules-about = Six Stones is een onofficieel fanproject, zonder band met de uitgever of met Marvel. Het vertelt de regels in eigen woorden. Waar de gedrukte handleiding zwijgt, zegt een uitspraak aan het eind hoe wij spelen en waarom. De levens waarmee wij beginnen zijn van onszelf en niet de gedrukte; deel 12 zegt hoe je de getallen van je eigen kaart invult.

## Teams en doel

gauntlet-section-1 = Teams en doel
gauntlet-rule-1-1 = Eén speler is Thanos. Alle anderen, een tot vijf, zijn heldenspelers en vormen samen één team. Je kunt dus met 2 tot 6 mensen spelen.
gauntlet-rule-1-2 = De helden winnen als Thanos geen levens meer over heeft. Dat telt op het moment dat het leven verloren gaat.
gauntlet-rule-1-3 = Thanos wint als het heldenteam geen levens meer over heeft. Ook dat telt op het moment dat het leven verloren gaat.
gauntlet-rule-1-4 = Thanos wint ook met een knip, als elk van de zes Infinity Stones open voor hem ligt of in zijn hand zit. Dat kan hij alleen in zijn eigen beurt doen, en alleen als hij wil.
gauntlet-rule-1-5 = Niemand valt ooit af. Wie een kaart verliest, trekt een nieuwe; alleen Thanos kan er een mislopen, als zijn stapel leeg is.

## Onderdelen en voorbereiding

gauntlet-section-2 = Onderdelen en voorbereiding
gauntlet-rule-2-0 = Er zijn 16 heldenkaarten, 13 Thanos-kaarten, 1 levenskaart met 2 schuivers, 6 dubbelzijdige overzichtskaarten en 9 Kracht-fiches.
gauntlet-rule-2-1 = Kies wie Thanos is. Elke speler krijgt een overzichtskaart.
gauntlet-rule-2-2 = Schud de heldenstapel. Elke heldenspeler trekt 1 kaart.
gauntlet-rule-2-3 = Schud de Thanos-stapel. Thanos trekt 2 kaarten.
gauntlet-rule-2-4 = Leg de Kracht-fiches op een gezamenlijke stapel.
gauntlet-rule-2-5 = Op de levenskaart begint de schuiver van de helden altijd op het bovenste vak van hun baan. Die van Thanos begint op het vak met het aantal spelers, Thanos meegeteld.
gauntlet-rule-2-6 = Hoeveel levens die vakken betekenen, is niet bekend: de getallen horen bij de tekening op de levenskaart en geen enkele tekst noemt ze. Dit staat vast: de helden hebben bij elk aantal spelers evenveel levens, bij Thanos hangt het van dat aantal af, het onderste vak betekent nul, en levens krijg je nooit terug. Six Stones speelt met eigen getallen, die niet de gedrukte zijn (deel 12).

## De stapels

gauntlet-section-3 = De stapels
gauntlet-rule-3-0 = In de heldenstapel zit van elke naam één kaart. Alle kaarten met hetzelfde getal doen hetzelfde.
gauntlet-rule-3-1 = Held 1, drie kaarten: Nebula, Spider-Man, Star-Lord. Raad een getal in de hand van Thanos. Een treffer verslaat de kaart.
gauntlet-rule-3-2 = Held 2, drie kaarten: Black Widow, Gamora, Ant-Man & Wasp. Een andere heldenspeler ziet in het geheim een willekeurige kaart van Thanos.
gauntlet-rule-3-3 = Held 3, drie kaarten: Captain America, Hulk, Thor. Je mag tegen Thanos vechten.
gauntlet-rule-3-4 = Held 4, drie kaarten: Black Panther, Falcon, Doctor Strange. Een heldenspeler naar keuze pakt 1 Kracht-fiche.
gauntlet-rule-3-5 = Held 5, twee kaarten: Scarlet Witch, Vision. Bekijk de bovenste drie kaarten van de heldenstapel en verander hun volgorde zoals je wilt.
gauntlet-rule-3-6 = Held 6, twee kaarten: Captain Marvel, Iron Man. Een heldenspeler naar keuze mag tegen Thanos vechten.
gauntlet-rule-3-7 = Sommige Thanos-kaarten komen terug: wordt er zo een verslagen, dan wordt die na het trekken van een nieuwe kaart weer in de Thanos-stapel geschud.
gauntlet-rule-3-8 = Outrider, getal 1, twee exemplaren: raad het getal van de kaart van één tegenstander. Een treffer verslaat die kaart.
gauntlet-rule-3-9 = Mind Stone, getal 1, een Infinity Stone die terugkomt: raad een getal. Elke kaart van een tegenstander met dat getal wordt verslagen.
gauntlet-rule-3-10 = Corvus Glaive, getal 2: de kaart van één tegenstander wordt verslagen als die 3 of lager is.
gauntlet-rule-3-11 = Soul Stone, getal 2, een Infinity Stone die terugkomt: de kaart van één tegenstander wordt verslagen als die 3 of hoger is.
gauntlet-rule-3-12 = Black Dwarf, getal 3: Thanos mag tegen één tegenstander vechten.
gauntlet-rule-3-13 = Space Stone, getal 3, een Infinity Stone die terugkomt: Thanos mag tegen één tegenstander vechten en daarna tegen een andere.
gauntlet-rule-3-14 = Proxima Midnight, getal 4: Thanos pakt 1 Kracht-fiche.
gauntlet-rule-3-15 = Power Stone, getal 4, een Infinity Stone die terugkomt: Thanos pakt 3 Kracht-fiches.
gauntlet-rule-3-16 = Ebony Maw, getal 5: Thanos trekt 1 kaart en legt er 1 uit zijn hand onder op de stapel.
gauntlet-rule-3-17 = Reality Stone, getal 5, een Infinity Stone die terugkomt: Thanos trekt 2 kaarten en legt er 2 uit zijn hand onder op de stapel.
gauntlet-rule-3-18 = Time Stone, getal 6, een Infinity Stone die terugkomt: doet wat een andere Thanos-kaart doet die open voor hem ligt.
gauntlet-rule-3-19 = Thanos, getal 7, komt terug: deze kaart wordt nooit gespeeld.
gauntlet-rule-3-20 = In de Thanos-stapel zitten dus drie enen, twee tweeën, twee drieën, twee vieren, twee vijven, één zes en één zeven.

## Een beurt

gauntlet-section-4 = Een beurt
gauntlet-rule-4-0 = Thanos begint en daarna gaat het met de klok mee.
gauntlet-rule-4-1 = Eerst trek je één kaart van je eigen stapel.
gauntlet-rule-4-2 = Daarna leg je één kaart uit je hand open voor je neer en voer je het effect uit. Je kiest zelf welke; alleen de kaart Thanos kan niet worden gekozen.
gauntlet-rule-4-3 = De rest blijft in je hand: een heldenspeler houdt 1 kaart, Thanos houdt er 2.
gauntlet-rule-4-4 = Gespeelde kaarten blijven open voor de speler liggen, waar iedereen ze altijd kan zien.
gauntlet-rule-4-5 = Met twee spelers is de voorbereiding gelijk. Na elke beurt van Thanos heeft de enige held twee volledige beurten achter elkaar, met één hand. Alleen held 2 verandert, waarbij de held de kaart zelf ziet, en de Space Stone, waarmee je twee keer tegen dezelfde tegenstander mag vechten.

## Een kaart verslaan

gauntlet-section-5 = Een kaart verslaan
gauntlet-rule-5-1 = Ten eerste verliest het team van de eigenaar 1 leven. Bij nul is het spel direct afgelopen en vervalt de rest.
gauntlet-rule-5-2 = Ten tweede wordt de kaart open voor de eigenaar afgelegd.
gauntlet-rule-5-3 = Ten derde trekt de eigenaar een nieuwe kaart.
gauntlet-rule-5-4 = Tot slot wordt een Thanos-kaart die terugkomt in de Thanos-stapel geschud. Omdat dat na het trekken gebeurt, kan Thanos hem niet meteen weer trekken.

## Gevechten

gauntlet-section-6 = Gevechten
gauntlet-rule-6-1 = Beide kanten vergelijken in het geheim één kaart uit hun hand. Alleen wie vechten, zien die kaarten.
gauntlet-rule-6-2 = De held gebruikt altijd de enige kaart in de hand.
gauntlet-rule-6-3 = Begint Thanos het gevecht, dan kiest hij zijn kaart, voordat hij die van de held ziet.
gauntlet-rule-6-4 = Begint een held het gevecht, dan is de kaart van Thanos willekeurig.
gauntlet-rule-6-5 = Het laagste totaal wordt verslagen. De winnaar houdt de kaart, zonder die aan de anderen te tonen. Bij gelijke totalen gebeurt er niets: beiden houden hun kaart, die voor alle anderen geheim blijft.
gauntlet-rule-6-6 = Kracht-fiches zijn openbaar en horen bij een speler, niet bij een kaart. Wie er in een gevecht een heeft, moet er precies één uitgeven, nooit meer, en krijgt +2 voor dat gevecht. Een uitgegeven fiche gaat terug naar de stapel, wat de uitslag ook is. Buiten gevechten doen fiches niets. De stapel is geen grens: raakt die op, gebruik dan iets anders.

## Willekeurig kiezen

gauntlet-section-7 = Willekeurig kiezen
gauntlet-rule-7-1 = Wordt er een willekeurige kaart van Thanos gekozen, dan schudt hij zijn hand, wijst de held een kaart aan en mag Thanos zijn hand daarna weer ordenen. Hier kiest het programma, elke kaart met dezelfde kans, en een plaats in de hand betekent niets.

## Als een stapel op is

gauntlet-section-8 = Als een stapel op is
gauntlet-rule-8-1 = De heldenstapel: precies op het moment dat de laatste kaart is getrokken, worden alle open kaarten voor alle heldenspelers, gespeeld of verslagen, tot een nieuwe stapel geschud. Daarvoor mag Thanos ze bekijken. Kaarten in handen doen niet mee.
gauntlet-rule-8-2 = Een held 5 met minder dan drie kaarten op de stapel: leg de ene of de twee die er nog zijn apart, schud de open kaarten, ook de zojuist gespeelde 5, en neem kaarten van de nieuwe stapel tot het er drie zijn. Bekijk die drie en leg ze in een volgorde naar keuze bovenop.
gauntlet-rule-8-3 = De Thanos-stapel: open kaarten vullen die nooit aan; alleen verslagen kaarten die terugkomen, gaan erin. Is hij leeg, dan trekt Thanos niet en gaat hij verder met één kaart minder. Ebony Maw doet dan niets; de Reality Stone trekt wat er nog is, en evenveel kaarten gaan naar onderen.

## De knip

gauntlet-section-9 = De knip
gauntlet-rule-9-1 = In zijn beurt mag Thanos zijn hand tonen en winnen, als alle zes Infinity Stones bij zijn open kaarten en in zijn hand zijn. Dat mag voor het trekken, na het trekken of na het spelen, en hij hoeft helemaal geen kaart te spelen. Komt de zesde Stone tijdens Ebony Maw of de Reality Stone, dan wordt dat effect eerst afgemaakt. Wordt hij in de beurt van een held getrokken, dan wacht de knip op een eigen beurt.

## Geheimen en overleg

gauntlet-section-10 = Geheimen en overleg
gauntlet-rule-10-1 = Spelers mogen niet praten over kaarten die ze hebben gezien en anderen niet zeggen wat ze moeten doen. Over wat openbaar is mag je praten: open kaarten, fiches, levens en de hoogte van de stapels. Voordat er opnieuw wordt geschud, mag Thanos de open heldenkaarten zien.
gauntlet-rule-10-2 = Held 2: de gekozen held ziet één kaart van Thanos.
gauntlet-rule-10-3 = Gevecht: ieder van de twee ziet de kaart van de ander, ook bij een gelijkspel. Alle anderen weten wie fiches heeft gebruikt, wie heeft verloren en welke kaart is verslagen, en dus een grens voor de kaart die gebleven is, of dat de totalen gelijk waren.
gauntlet-rule-10-4 = Een nieuwe stapel, of een kaart die er weer in wordt geschud: iedereen weet welke kaarten erin gingen.
gauntlet-rule-10-5 = Verslagen: iedereen ziet de verslagen kaart.
gauntlet-rule-10-6 = Mis geraden, of Corvus Glaive of de Soul Stone zonder treffer: iedereen hoort dat het mis was. Er wordt geen kaart getoond.
gauntlet-rule-10-7 = Held 5: alleen deze speler ziet de drie kaarten.
gauntlet-rule-10-8 = Ebony Maw en de Reality Stone: alleen Thanos weet wat er onder op de stapel is gelegd.
gauntlet-rule-10-9 = Knip: iedereen ziet de hand van Thanos.

## Levens bij het begin

gauntlet-section-12 = Levens bij het begin
gauntlet-rule-12-1 = De levens bij het begin zijn één getal voor de helden en vijf voor Thanos, een voor elk aantal spelers van 2 tot en met 6. Ze staan allemaal samen in een tabel, en elke tabel heeft een naam, zoals ours-1.
gauntlet-rule-12-2 = De gedrukte getallen kun je alleen van een levenskaart of een afbeelding ervan aflezen. Heb je die, vul dan de getallen in als optie ‘life’, dat van de helden eerst: met --life 6,8 beginnen de helden met 6 en Thanos met 8. (Dit is een voorbeeld, niet wat er gedrukt staat.)
gauntlet-rule-12-3 = Twee reeksen getallen in openbare programma's zijn fout en gebruiken we niet: de ene kent geen aantal spelers, de andere is op drie punten in strijd met de handleiding.
gauntlet-rule-12-4 = De tabellen zijn ons eigen evenwicht en niet het gedrukte. Ze zijn gevonden door simulatie met bots, zodat beide kanten ongeveer even vaak winnen, met bij elk aantal spelers evenveel levens voor de helden.

## Vergissingen om te negeren

gauntlet-section-13 = Vergissingen om te negeren
gauntlet-rule-13-1 = Een versie van de regels die op het web vaak is overgenomen, noemt bij de onderdelen 3 Thanos-kaarten. Het zijn er 13.
gauntlet-rule-13-2 = Sommige programma's van fans geven de Outrider het getal 2. Het is 1.

## Vragen en uitspraken

gauntlet-rulings-title = Vragen en uitspraken
gauntlet-confidence-high = zeker
gauntlet-confidence-medium = waarschijnlijk
gauntlet-confidence-choice = onze keuze

gauntlet-ruling-1 = Mag Thanos een kaart spelen zonder een tegenstander te kiezen?
    .answer = Niet bij Outrider, de Mind Stone, Corvus Glaive en de Soul Stone. Wel bij Black Dwarf en in elk van de twee gevechten van de Space Stone.
    .why = Alleen Black Dwarf en de Space Stone zeggen ‘mag’. In de beurt van Thanos heeft elke held een kaart, dus er is altijd iemand om te kiezen.
gauntlet-ruling-2 = Mag een held van een effect afzien?
    .answer = Van een 3 mag je afzien, en bij een 6 beslist de gekozen speler. Een 1, 2, 4 of 5 moet worden uitgevoerd.
    .why = Ook hier hangt het af van het woord ‘mag’.
gauntlet-ruling-3 = Is er een getal dat je niet mag raden, zoals bij de Wacht in Love Letter?
    .answer = Nee. Tegen helden is het 1 tot en met 6, tegen Thanos 1 tot en met 7. Ook het getal van de zojuist gespeelde kaart mag je raden.
    .why = Bij held 1, Outrider en de Mind Stone staat geen uitzondering gedrukt.
gauntlet-ruling-4 = Wat als een held 1 beide kaarten van Thanos raakt?
    .answer = Precies één wordt verslagen. Thanos kiest die in stilte, en dat de andere ook past wordt niet verteld. De nieuw getrokken kaart wordt niet bekeken.
    .why = Zo staat het gedrukt, en er wordt maar één keer verslagen. De vraag mag niets verraden: Thanos krijgt die altijd als hij twee kaarten heeft.
gauntlet-ruling-5 = Veranderen Kracht-fiches het getal van een kaart bij raden, Corvus Glaive of de Soul Stone?
    .answer = Nee.
    .why = De bonus geldt maar voor één gevecht.
gauntlet-ruling-6 = De Mind Stone raakt meer kaarten. In welke volgorde gaan levens, kaarten en trekken?
    .answer = Alle levens gaan er in één keer af, alle geraakte kaarten worden afgelegd, en daarna wordt er met de klok mee getrokken, te beginnen bij de speler na Thanos.
    .why = Trekken in speelvolgorde staat gedrukt. Alleen dat het links van Thanos begint, die net heeft gespeeld, is niet zeker.
gauntlet-ruling-7 = Kan iemand tijdens de Mind Stone een kaart trekken die er net door is verslagen?
    .answer = Ja, als de heldenstapel intussen op raakt.
    .why = Alleen Thanos kan de kaart die hij net heeft verloren niet trekken.
gauntlet-ruling-8 = Kan een gevecht met fiches in een gelijkspel eindigen?
    .answer = Ja. De totalen na de +2 worden vergeleken, en de fiches zijn hoe dan ook uitgegeven.
    .why = In dat gevecht is het getal 2 hoger, en gelijkspel betekent gelijke getallen.
gauntlet-ruling-9 = Wie geeft het eerst een fiche uit?
    .answer = Dat maakt niet uit. Beide gaan vanzelf.
    .why = Een fiche uitgeven moet, en precies één.
gauntlet-ruling-10 = Wordt er een fiche uitgegeven als iemand van het gevecht afziet?
    .answer = Nee.
    .why = Dan is er geen gevecht.
gauntlet-ruling-11 = Wiens fiche en wiens kaart tellen bij een held 6?
    .answer = Die van de gekozen speler, die het gevecht begint. De kaart van Thanos is willekeurig.
    .why = Er staat gedrukt dat de gekozen speler vecht.
gauntlet-ruling-12 = De Space Stone geeft twee gevechten. En de fiches?
    .answer = Elk is een gevecht op zich, met één fiche in elk als dat er is.
    .why = De regel is één fiche per gevecht.
gauntlet-ruling-13 = Mag Thanos het eerste gevecht van de Space Stone overslaan en het tweede doen?
    .answer = Dat is hetzelfde als één gevecht. Hij vecht tegen geen, een of twee tegenstanders, en nooit tegen een van hen twee keer, behalve met twee spelers.
    .why = De uitkomst is dezelfde.
gauntlet-ruling-14 = Welke kaart mag Thanos in het tweede gevecht gebruiken?
    .answer = Elke kaart die hij dan heeft, of die nu het eerste gevecht won of net is getrokken.
    .why = Het eerste gevecht wordt afgemaakt, met trekken en al, voor het tweede begint.
gauntlet-ruling-15 = Wat mag de Time Stone kopiëren?
    .answer = Elke andere kaart die open voor Thanos ligt, of hij die nu heeft gespeeld of verloren.
    .why = In de woorden van de handleiding liggen beide voor hem, en een Thanos-kaart is een kaart van zijn stapel.
gauntlet-ruling-16 = Kan de Time Stone de Time Stone kopiëren?
    .answer = Dat kan niet voorkomen.
    .why = Er is er maar één, en het moet een andere kaart zijn.
gauntlet-ruling-17 = Kan de Time Stone de kaart Thanos kopiëren?
    .answer = Dat kan niet voorkomen.
    .why = Die kaart wordt nooit gespeeld en gaat verslagen weer in de stapel.
gauntlet-ruling-18 = Wat als de Time Stone Ebony Maw of de Reality Stone kopieert?
    .answer = Dan gebeurt precies wat de gekopieerde kaart zegt. Ook hier moet de knip wachten.
    .why = Het effect wordt gekopieerd.
gauntlet-ruling-19 = Mag de Time Stone worden gespeeld als er niets te kopiëren is?
    .answer = Ja, zonder enig effect. Is er wel iets, dan moet er een kaart worden gekozen; een gekopieerd ‘mag’ blijft een ‘mag’.
    .why = In de eigen tekst staat geen ‘mag’, en niets verbiedt het spelen.
gauntlet-ruling-20 = Telt het kopiëren van het effect van een Infinity Stone als het hebben ervan?
    .answer = Nee.
    .why = De knip kijkt naar kaarten.
gauntlet-ruling-21 = Wanneer precies wordt de heldenstapel opnieuw geschud?
    .answer = Meteen nadat de laatste kaart is getrokken, ook midden in een effect.
    .why = De handleiding laat daar geen tijd tussen.
gauntlet-ruling-22 = De laatste kaart wordt aan het begin van een beurt getrokken. Wordt de kaart die gespeeld gaat worden mee geschud?
    .answer = Nee, die zit nog in de hand.
    .why = Alleen open kaarten worden geschud.
gauntlet-ruling-23 = De laatste kaart wordt tijdens een effect als vervanging getrokken. Worden de net gespeelde en de net verslagen kaart mee geschud?
    .answer = Ja, beide liggen dan open.
    .why = Afleggen komt voor trekken, en de tekst van held 5 bevestigt dat een net gespeelde kaart meetelt.
gauntlet-ruling-24 = Wat doet een held 5 als er precies drie kaarten over zijn?
    .answer = De speler bekijkt ze en legt ze terug. Er wordt niets geschud.
    .why = Het bijzondere geval staat gedrukt voor minder dan drie, en die drie verlaten de stapel nooit.
gauntlet-ruling-25 = Kunnen er voor een nieuwe stapel te weinig kaarten zijn?
    .answer = Nee. Er komen er minstens 9 terug als een held 5 er met zes spelers twee apart legt, en anders minstens 10.
    .why = Dat volgt uit de aantallen kaarten.
gauntlet-ruling-26 = Wat als de Thanos-stapel leeg is en een Infinity Stone of de kaart Thanos wordt verslagen?
    .answer = Hij verliest het leven, trekt niet, en daarna wordt de kaart in de stapel geschud. Die heeft dan weer één kaart.
    .why = Trekken komt voor schudden, en van een lege stapel wordt niet getrokken.
gauntlet-ruling-27 = Kan de Thanos-stapel leeg zijn zonder dat de knip mogelijk is?
    .answer = Niet aan het begin van een beurt van Thanos. Met een lege stapel kan hij dan altijd met zijn vingers knippen.
    .why = Infinity Stones kunnen alleen in zijn stapel, in zijn hand of voor hem zijn. Zit er geen in de stapel, dan tellen alle zes.
gauntlet-ruling-28 = Gebeurt de knip vanzelf?
    .answer = Nee, Thanos beslist. Alleen als hij niets te spelen heeft en kan knippen, gebeurt het voor hem.
    .why = Het staat gedrukt als iets wat hij kan doen. De uitzondering is een vangnet.
gauntlet-ruling-29 = Wat als Thanos geen kaart heeft om te spelen en niet kan of wil knippen?
    .answer = Dat kan niet voorkomen.
    .why = Zonder kaart om te spelen is zijn stapel leeg, zodat hij kan knippen (uitspraak 27), en dat gebeurt dan voor hem (uitspraak 28).
gauntlet-ruling-30 = Wat als Thanos geen kaart in zijn hand heeft wanneer iemand raadt, kijkt of vecht?
    .answer = Er gebeurt niets en er wordt geen fiche uitgegeven; met een held 2 is er niets te zien. Zonder kaart in zijn hand kan ook Thanos geen gevecht beginnen.
    .why = Er is niets om te verslaan, te zien of te vergelijken.
gauntlet-ruling-31 = Als een kaart weer in de stapel wordt geschud, wordt dan de hele stapel gemengd, ook de kaarten onderop?
    .answer = Ja.
    .why = De kaart wordt door de stapel geschud.
gauntlet-ruling-32 = Mag ik met twee spelers een held 4 voor mezelf gebruiken?
    .answer = Ja, en een held 6 ook.
    .why = De tekst geldt voor jezelf en voor anderen. Alleen held 2 en de Space Stone staan als veranderd vermeld.
gauntlet-ruling-33 = Mag ik met drie of meer spelers een held 2 voor mezelf gebruiken?
    .answer = Nee.
    .why = De tekst spreekt van een andere heldenspeler.
gauntlet-ruling-34 = Kunnen beide teams tegelijk zonder levens zitten?
    .answer = Nee.
    .why = Levens gaan gebeurtenis na gebeurtenis verloren, en het spel eindigt bij de eerste nul.
gauntlet-ruling-35 = Kunnen er meer dan negen Kracht-fiches in het spel zijn?
    .answer = Ja, er is geen limiet.
    .why = De handleiding voorziet in vervangers.
gauntlet-ruling-36 = Hoe praten de helden in het programma met elkaar?
    .answer = Helemaal niet: er is geen chat. Mensen aan één terminal houden zich zelf aan het spreekverbod.
    .why = Met een vrije chat zou het verbod niet te handhaven zijn.
gauntlet-ruling-37 = En foute of oneerlijke antwoorden?
    .answer = Die zijn in een programma niet mogelijk.
    .why = Het kijkt zelf naar de kaarten, dus het deel over fouten tegen de regels is niet nodig.
gauntlet-ruling-38 = Thanos verliest een Infinity Stone in een gevecht dat hij zelf begon, en trekt daarna de zesde. Mag hij knippen terwijl de verloren Stone nog open ligt?
    .answer = Nee. Eerst wordt die in de stapel geschud en het effect afgemaakt.
    .why = Kaarten komen direct na het trekken terug, en de knip wacht op het effect, zoals bij de vijven gedrukt staat.
gauntlet-ruling-39 = De zesde Infinity Stone wordt na het eerste gevecht van de Space Stone getrokken. Wanneer mag Thanos knippen?
    .answer = Nadat hij van het tweede gevecht heeft afgezien of het heeft gevoerd.
    .why = Het effect gaat voor. De handleiding zegt dat alleen bij de vijven.
gauntlet-ruling-40 = Mag Thanos knippen in de beurt van een held, of tussen de twee beurten van de enige held?
    .answer = Nee.
    .why = Het kan alleen in zijn eigen beurt.
gauntlet-ruling-41 = Wat zijn de twee beurten van de enige held?
    .answer = Twee volledige beurten, elk met trekken en spelen. Bij elke trekking kan de heldenstapel op raken.
    .why = Zo staat het gedrukt.
gauntlet-ruling-42 = Wat als de Time Stone de Mind Stone of de Space Stone kopieert?
    .answer = Het volledige effect, met nieuwe keuzes en met de uitzondering voor twee spelers. Het getal van de Time Stone en zijn eigen terugkeer in de stapel blijven gelijk.
    .why = Het effect wordt gekopieerd, niet de kaart.
gauntlet-ruling-43 = Wat is een willekeurige keuze als Thanos één kaart heeft?
    .answer = Die kaart. Kaarten die later in de stapel komen, vullen zijn hand niet verder aan dan het gewone trekken.
    .why = Er wordt één keer per beurt getrokken.
gauntlet-ruling-44 = Wat doen Ebony Maw en de Reality Stone met een kleine hand of stapel?
    .answer = Er gaan evenveel kaarten onder op de stapel als er zijn getrokken, uit alle kaarten in de hand. Met een lege stapel gebeurt er niets, met één kaart is het er één.
    .why = Zo staat het gedrukt.
gauntlet-ruling-45 = Een held 1 raakt een kaart die niet terugkomt, en de Thanos-stapel is leeg. Wat gebeurt er?
    .answer = Het leven is verloren en de kaart wordt afgelegd, maar er wordt niets getrokken. De hand wordt kleiner.
    .why = Van een lege stapel wordt niet getrokken.
gauntlet-ruling-46 = Mag de kaart Thanos in een gevecht worden gebruikt of onder op de stapel worden gelegd?
    .answer = Ja. Alleen spelen kan niet.
    .why = De tekst zegt verder niets.
gauntlet-ruling-47 = Ebony Maw wordt gespeeld, en Thanos heeft dan drie Infinity Stones in zijn hand en drie voor zich. Mag hij knippen?
    .answer = Pas nadat hij een kaart onder op de stapel heeft gelegd. Is dat een Infinity Stone, dan kan het niet.
    .why = Eerst wordt het effect afgemaakt.
gauntlet-ruling-48 = De Mind Stone kost de helden hun laatste leven. Trekken ze nog?
    .answer = Nee. Thanos wint voordat er wordt getrokken.
    .why = Er wordt naar de levens gekeken op het moment dat er een verloren gaat.
gauntlet-ruling-49 = Krijgt Thanos te horen welke van zijn kaarten met een held 2 is gezien?
    .answer = Nee.
    .why = De kaart wordt aan niemand anders getoond, en hij schudt zijn hand ervoor en ordent hem erna.
gauntlet-ruling-50 = Zijn helden met hetzelfde getal dezelfde kaart?
    .answer = Nee, je onderscheidt ze aan de naam. Alleen de twee Outriders zijn gelijk.
    .why = De namen staan gedrukt en doen ertoe voor wie een kaart heeft gezien.
gauntlet-ruling-51 = Wanneer vraagt het programma om een keuze die maar sommige verborgen handen hebben?
    .answer = Alleen op grond van wat openbaar is. Welke kaart wordt gespeeld, verloren, in het gevecht gebruikt of onder op de stapel gelegd, wordt altijd gevraagd als de hand er twee of meer heeft. Een knip wordt voor het trekken en na het spelen precies dan aangeboden als de Infinity Stones open voor Thanos en de kaarten in zijn hand samen zes of meer zijn; en bij de vraag welke kaart hij speelt altijd, als een antwoord meer, als het kan.
    .why = Een vraag die alleen komt als de verborgen kaarten het toelaten, zou iedereen vertellen dat ze dat doen.

## Opmerkingen bij losse kaarten

gauntlet-note-outrider = De tekst van de handleiding noemt alles behalve het getal, dat op de kaart getekend is. Een recensie en een programma van een fan geven allebei 1.
gauntlet-note-corvus-glaive = De tekst van de handleiding noemt alles behalve het getal, dat op de kaart getekend is. Een recensie en een programma van een fan geven allebei 2.
gauntlet-note-thanos = De tekst van de handleiding noemt alles behalve het getal, dat op de kaart getekend is. Een recensie en een programma van een fan geven allebei 7.
