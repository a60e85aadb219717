### De regels van Splendor: Marvel in onze eigen woorden, om van boven naar beneden te lezen.
### splendor-rule-5-3 is regel splendor.5.3, splendor-ruling-13a is uitspraak splendor.R13a.

splendor-rules-title = De regels van Splendor: Marvel
splendor-rules-about = Six Stones is een onofficieel fanproject, zonder band met de uitgever of met Marvel. Het vertelt de regels in eigen woorden. Waar de gedrukte handleiding zwijgt, zegt een uitspraak aan het eind hoe wij spelen en waarom.

## Doel

splendor-section-1 = Doel
splendor-rule-1-1 = Twee tot vier spelers strijden om de Infinity Gauntlet. Om die te winnen moet je aan drie voorwaarden tegelijk voldoen: minstens 16 Infinity-punten, minstens één bonus in elk van de vijf kleuren en één groen fiche.

## Onderdelen

splendor-section-2 = Onderdelen
splendor-rule-2-1 = Er zijn 44 fiches. Van vijf kleuren zijn er elk 7: geel voor Mind, blauw voor Space, oranje voor Soul, rood voor Reality en paars voor Power. De 4 groene fiches staan voor Time. De 5 grijze S.H.I.E.L.D.-fiches zijn jokers. Alle fiches behalve de grijze, samen 39, heten Infinity Stone-fiches.
splendor-rule-2-2 = Er zijn 90 karakterkaarten: 40 van niveau 1, 30 van niveau 2 en 20 van niveau 3.
splendor-rule-2-3 = Er zijn 6 tegels: 4 locatietegels met op elke kant een andere locatie, 1 Avengers Assemble-tegel en 1 Infinity Gauntlet-tegel.
splendor-rule-2-4 = Een karakterkaart toont de kosten in fiches en de kleur van de bonus. Veel kaarten zijn ook Infinity-punten waard, en sommige hebben 1 of 2 Avengers-symbolen. Op elke kaart van niveau 3 staat bovendien het Time-symbool.

## Voorbereiding

splendor-section-3 = Voorbereiding
splendor-rule-3-1 = Schud de kaarten van elk niveau apart. Leg de drie stapels gedekt onder elkaar: niveau 1 onderaan, niveau 2 in het midden en niveau 3 bovenaan.
splendor-rule-3-2 = Leg naast elke stapel vier van zijn kaarten open neer.
splendor-rule-3-3 = Trek evenveel locatietegels als er spelers zijn en leg elke tegel neer met een willekeurige kant naar boven. De overige gaan terug in de doos.
splendor-rule-3-4 = Leg de Infinity Gauntlet-tegel en de Avengers Assemble-tegel klaar.
splendor-rule-3-5 = Leg de fiches in het midden, gesorteerd op kleur. Met 2 spelers: 4 van elk van de vijf kleuren, 2 groene en 5 grijze, met 2 locaties. Met 3 spelers: 5 van elke kleur, 3 groene en 5 grijze, met 3 locaties. Met 4 spelers: 7 van elke kleur, 4 groene en 5 grijze, met 4 locaties.
splendor-rule-3-6 = Andersom geteld: met 2 spelers blijven 3 fiches van elk van de vijf kleuren en 2 groene in de doos, met 3 spelers 2 van elke kleur en 1 groene. De grijze doen altijd allemaal mee. Er zijn evenveel groene fiches als spelers, dus voor iedereen is er altijd een.
splendor-rule-3-7 = De jongste speler begint en daarna gaat het met de klok mee. Iedereen begint met niets.

## Een beurt

splendor-section-4 = Een beurt
splendor-rule-4-0 = In je beurt doe je precies één van vier acties. Daarna volgt het einde van de beurt (deel 10).
splendor-rule-4-1 = Drie verschillende pakken: pak 3 fiches in 3 verschillende kleuren, nooit groen of grijs. Liggen er geen drie verschillende kleuren meer in het midden, dan mag je er 2 in verschillende kleuren pakken, of maar 1.
splendor-rule-4-2 = Twee dezelfde pakken: pak 2 fiches van één kleur, nooit groen of grijs. Voordat je ze pakt, moeten er minstens 4 op die stapel liggen.
splendor-rule-4-3 = Reserveren: neem één karakterkaart in je hand en pak er één grijs fiche bij (deel 5).
splendor-rule-4-4 = Rekruteren: betaal voor één open kaart in het midden, of voor een kaart die je in een eerdere beurt hebt gereserveerd (deel 6).

## Een karakterkaart reserveren

splendor-section-5 = Een karakterkaart reserveren
splendor-rule-5-1 = Kies een open kaart naar keuze, of trek blind de bovenste kaart van een van de drie stapels. Een getrokken kaart laat je niet aan de anderen zien.
splendor-rule-5-2 = Pak daarna één grijs fiche. Is er geen meer, dan mag je toch reserveren, maar zonder fiche.
splendor-rule-5-3 = Je mag hoogstens 3 gereserveerde kaarten hebben. Met 3 in je hand mag je niet reserveren.
splendor-rule-5-4 = Een gereserveerde kaart verlaat je hand alleen als je hem rekruteert. Je kunt hem niet afleggen.
splendor-rule-5-5 = Grijze fiches krijg je door te reserveren en op geen andere manier.
splendor-rule-5-6 = Gereserveerde kaarten die je aan het eind nog in je hand hebt, kosten je niets.
splendor-rule-5-7 = Een kaart die alleen gereserveerd is, geeft je geen bonus, geen Infinity-punten en geen Avengers-symbolen.

## Een karakterkaart rekruteren

splendor-section-6 = Een karakterkaart rekruteren
splendor-rule-6-1 = Van elke kleur betaal je de gedrukte kosten min je bonussen in die kleur, nooit minder dan nul. Bonussen komen van kaarten die je in eerdere beurten hebt gerekruteerd, dus een kaart maakt zichzelf nooit goedkoper. Bonussen raken niet op.
splendor-rule-6-2 = De rest betaal je met fiches. Een grijs fiche telt als één fiche van een willekeurige kleur. Met groene fiches betaal je nooit, en groene bonussen bestaan niet.
splendor-rule-6-3 = Met genoeg bonussen hoef je voor een kaart soms geen enkel fiche te betalen.
splendor-rule-6-4 = De fiches die je uitgeeft gaan terug naar het midden, ook de grijze.
splendor-rule-6-5 = Leg de gerekruteerde kaart open voor je neer. De bonus, de Infinity-punten en de Avengers-symbolen tellen meteen mee.
splendor-rule-6-6 = Verlaat een kaart het midden, gerekruteerd of gereserveerd, dan komt meteen de bovenste kaart van de stapel van hetzelfde niveau op die plek. Is die stapel op, dan blijft de plek leeg.

## De Time Stone

splendor-section-7 = De Time Stone
splendor-rule-7-1 = Rekruteer je je eerste kaart met het Time-symbool, dus je eerste kaart van niveau 3, pak dan één groen fiche. Niemand heeft er ooit meer dan één. Je betaalt er nooit mee en legt het nooit terug, maar het telt mee voor de limiet van tien fiches.

## De Avengers Assemble-tegel

splendor-section-8 = De Avengers Assemble-tegel
splendor-rule-8-1 = De Avengers Assemble-tegel is 3 Infinity-punten waard. Je krijgt hem zonder er een actie aan te besteden.
splendor-rule-8-2 = De eerste speler met minstens 3 Avengers-symbolen op gerekruteerde kaarten krijgt hem automatisch.
splendor-rule-8-3 = Daarna neemt wie meer symbolen bereikt dan de bezitter de tegel van die speler over. Een gelijke stand verandert niets.
splendor-rule-8-4 = De tegel kan steeds weer van eigenaar wisselen. Je kunt zonder de tegel winnen.

## Locatietegels

splendor-section-9 = Locatietegels
splendor-rule-9-1 = Een locatietegel is 3 Infinity-punten waard. Je krijgt hem zonder er een actie aan te besteden.
splendor-rule-9-2 = Vergelijk aan het eind van je eigen beurt je bonussen met de locaties in het midden. Heb je minstens de bonussen die een van de locaties toont, dan moet je die nemen. Fiches tellen niet mee en de bonussen raken niet op.
splendor-rule-9-3 = Je neemt hoogstens één locatie per beurt. Passen er meer, dan kies je er een. Een andere kun je aan het eind van een latere beurt nemen, als die er dan nog ligt.
splendor-rule-9-4 = Een locatie raak je nooit kwijt, en er komen geen nieuwe bij. Je kunt zonder locaties winnen.

## Einde van de beurt

splendor-section-10 = Einde van de beurt
splendor-rule-10-1 = Na je actie volgen vier stappen, altijd in dezelfde volgorde. Eerst krijg je het groene fiche en de Avengers Assemble-tegel, als de kaart die je net hebt gerekruteerd daar recht op geeft.
splendor-rule-10-2 = Ten tweede bekijk je de locaties (deel 9).
splendor-rule-10-3 = Ten derde tel je al je fiches, ook het groene en de grijze. Heb je er meer dan 10, dan leg je fiches naar keuze terug tot er 10 over zijn. Het groene mag je niet terugleggen. Eerder in je beurt mag je er zoveel hebben als je wilt.
splendor-rule-10-4 = Tot slot kijk je of je aan alle drie de voorwaarden voldoet (deel 11).
splendor-rule-10-5 = Hoeveel fiches van welke kleur een speler heeft, kan iedereen altijd zien.

## Speleinde

splendor-section-11 = Speleinde
splendor-rule-11-1 = Een speler die aan alle drie de voorwaarden voldoet, zet het speleinde in gang. De ronde wordt nog uitgespeeld, zodat iedereen evenveel beurten krijgt.
splendor-rule-11-2 = Een ronde begint bij de startspeler en eindigt bij de speler rechts van hem. Is degene die aan de voorwaarden voldoet de laatste van de ronde, dan eindigt het spel direct.
splendor-rule-11-3 = Kijk na afloop van de ronde wie op dat moment aan de voorwaarden voldoet. Is dat niemand, dan gaat het spel verder met een nieuwe ronde.
splendor-rule-11-4 = Voldoet precies één speler eraan, dan wint die speler.
splendor-rule-11-5 = Voldoen meer spelers eraan, dan worden alleen zij vergeleken, stap voor stap.
splendor-rule-11-6 = Wie de meeste Infinity-punten heeft, wint.
splendor-rule-11-7 = Bij een gelijke stand beslist de Avengers Assemble-tegel: ligt die bij een van de spelers die gelijkstaan, dan wint die speler.
splendor-rule-11-8 = Heeft geen van hen de tegel, dan wint wie van hen de minste karakterkaarten heeft gerekruteerd.
splendor-rule-11-9 = Wie ook dan nog gelijkstaat, deelt de overwinning.
splendor-rule-11-10 = Een speler die het einde in gang heeft gezet, kan later in de ronde de Avengers Assemble-tegel kwijtraken en onder de 16 Infinity-punten zakken. Die speler telt dan niet meer mee. Voldoet iemand anders voor het eind van de ronde aan de voorwaarden, dan eindigt het spel toch. Zo niet, dan gaat het verder en kan het einde later opnieuw in gang worden gezet. Wie de tegel verliest maar nog minstens 16 punten heeft, telt gewoon mee.
splendor-rule-11-11 = Kort gezegd: kijk na de laatste beurt van elke ronde wie op dat moment aan alle drie de voorwaarden voldoet. Is er zo iemand, bepaal dan wie van hen wint. Is er niemand, speel dan door. Het maakt niet uit wie er eerder aan voldeed. Tijdens de beurt van een ander kun je maar één ding kwijtraken: de Avengers Assemble-tegel.

## Waarin de uitgaven verschillen

splendor-section-13 = Waarin de uitgaven verschillen
splendor-rule-13-1 = De minste kaarten bij een gelijke stand: de Poolse uitgave zegt gerekruteerde kaarten, de Engelse en de Spaanse alleen karakterkaarten. Daarmee staat vast dat gereserveerde kaarten niet meetellen.
splendor-rule-13-2 = Niet meer aan de voorwaarden voldoen: in de Engelse en de Spaanse uitgave gaat het spel door, en het kan nog in dezelfde ronde eindigen als een ander eraan voldoet. In de Poolse uitgave zet die ander het einde opnieuw in gang. Als je aan het eind van de ronde kijkt, is de uitkomst hetzelfde.
splendor-rule-13-3 = Overzicht: de Engelse en de Spaanse uitgave zeggen dat het einde in gang wordt gezet en de winnaar wordt bepaald, de Poolse dat de voorwaarde voor het einde van kracht wordt. Dit verandert niets.
splendor-rule-13-4 = Locaties: de Engelse en de Spaanse uitgave vragen om het getoonde aantal en de getoonde soorten bonussen, de Poolse om minstens zoveel. Daarmee staat vast dat meer ook goed is.
splendor-rule-13-5 = Fiches terugleggen: in de Engelse en de Spaanse uitgave legt een speler fiches naar keuze terug in het midden. De Poolse zegt alleen dat er genoeg weg moeten om er 10 over te houden. De keuze blijft vrij.
splendor-rule-13-6 = De Avengers Assemble-tegel, de eerste keer: in de Engelse en de Spaanse uitgave komt hij automatisch, in de Poolse neemt de speler hem. Dit verandert niets.
splendor-rule-13-7 = Naam van deze tegel: de Engelse uitgave schrijft tegen het eind ook “Avenger tile”, de Spaanse altijd “¡Vengadores, reuníos!”, de Poolse “płytka Avengers”, zonder woord voor “Assemble”. Alleen de woorden verschillen.
splendor-rule-13-8 = Voorbeeld bij deze tegel: in de Engelse en de Spaanse uitgave heeft een speelster 4 symbolen en bezit ze de tegel, in de Poolse krijgt ze hem. Dit verandert niets.
splendor-rule-13-9 = Kop boven de groene Stone: in de Poolse uitgave staat hij in het meervoud, in de Engelse en de Spaanse in het enkelvoud. Dit verandert niets.
splendor-rule-13-10 = Joker: in het Engels en het Spaans heet die S.H.I.E.L.D., het Pools heeft de vertaalde naam T.A.R.C.Z.A. Alleen de woorden verschillen.
splendor-rule-13-11 = Van een stapel trekken: in de Engelse en de Spaanse uitgave trek je de bovenste kaart en laat je die niet zien. De Poolse laat “bovenste” weg, voegt een opmerking over geluk toe en vraagt alleen geheimhouding voor een kaart van een stapel. Daarmee staat vast wie wat weet (uitspraak 12).
splendor-rule-13-12 = Grijs fiche: in de Engelse en de Poolse uitgave vervangt het elke kleur, de Spaanse zegt dat elk grijs fiche 1 fiche van een willekeurige kleur vervangt. Dit verandert niets.
splendor-rule-13-13 = Vanuit de hand rekruteren: de Engelse en de Spaanse uitgave spreken van een kaart die in een vorige beurt is gereserveerd, de Poolse van een kaart die eerder is gereserveerd. Dit verandert niets.
splendor-rule-13-14 = Te weinig fiches voor drie: de Engelse en de Spaanse uitgave staan 2 van verschillende kleuren toe, of zelfs 1. De Poolse staat 2 of zelfs 1 toe en herhaalt “verschillende” niet. Dit verandert niets.
splendor-rule-13-15 = In alle drie de uitgaven zegt het overzicht dat je een locatie direct neemt, terwijl de uitgewerkte regel zegt aan het eind van de beurt. De uitgewerkte regel geldt.
splendor-rule-13-16 = Geen enkele uitgave spreekt een andere op een getal tegen.

## Vragen en uitspraken

splendor-rulings-title = Vragen en uitspraken
splendor-confidence-high = zeker
splendor-confidence-medium = waarschijnlijk

splendor-ruling-1 = Mag ik minder dan drie fiches pakken terwijl er drie kleuren liggen?
    .answer = Nee.
    .why = Minder mag alleen als er in het midden geen drie verschillende kleuren liggen.
splendor-ruling-2 = Er zijn nog maar twee kleuren over. Mag ik één fiche pakken?
    .answer = Ja. Twee of een, wat je wilt.
    .why = De handleiding zegt dat je er twee mag pakken, of zelfs één. Je kunt ook lezen dat het aantal afhangt van wat er ligt. Het kan geen kwaad.
splendor-ruling-3 = Mag ik twee dezelfde pakken van een stapel van drie?
    .answer = Nee.
    .why = Voordat je pakt, moeten er vier liggen.
splendor-ruling-4 = Mag ik de twee manieren om fiches te pakken combineren?
    .answer = Nee.
    .why = Je hebt één actie, en dit zijn er twee.
splendor-ruling-5 = Ik heb al tien fiches. Mag ik er meer pakken en er daarna een paar terugleggen?
    .answer = Ja, ook fiches die je net hebt gepakt.
    .why = Tijdens de beurt geldt geen limiet, en wat je teruglegt kies je zelf.
splendor-ruling-6 = Mag je grijze fiches terugleggen?
    .answer = Ja.
    .why = Alleen het groene is uitgesloten.
splendor-ruling-7 = Mag ik met een grijs fiche betalen terwijl ik de juiste kleur heb?
    .answer = Ja. Maar als je er niet om vraagt, gaan gekleurde fiches eerst.
    .why = Een grijs fiche kan een kleur vervangen, en nergens staat dat de kleur voorgaat.
splendor-ruling-8 = Mag ik meer betalen dan de kaart kost?
    .answer = Nee.
    .why = De kosten staan precies vast.
splendor-ruling-9 = Mag ik reserveren met drie gereserveerde kaarten in mijn hand?
    .answer = Nee.
    .why = Drie is de limiet.
splendor-ruling-10 = Mag ik reserveren van een lege stapel of een lege plek?
    .answer = Nee.
    .why = Er is geen kaart om te nemen.
splendor-ruling-11 = Mag ik een kaart rekruteren in de beurt waarin ik hem reserveer?
    .answer = Nee.
    .why = Hij moet in een eerdere beurt gereserveerd zijn, en een beurt heeft maar één actie.
splendor-ruling-12 = Kennen de anderen mijn gereserveerde kaarten?
    .answer = Een kaart die open lag heeft iedereen gezien, en die blijft zichtbaar. Een kaart van een stapel kent alleen de eigenaar.
    .why = Geheimhouding wordt gevraagd als je van een stapel trekt. Dat een kaart die open lag zichtbaar blijft, is waarschijnlijk, maar niet zeker.
splendor-ruling-13 = Wat als ik geen van de vier acties kan doen?
    .answer = Je past. De locaties en de drie voorwaarden worden gewoon bekeken.
    .why = De handleiding eist een actie en voorziet dit niet. Het is heel zeldzaam.
splendor-ruling-13a = Wat als iedereen na elkaar moet passen en niemand daarbij een locatie neemt?
    .answer = Het spel eindigt daar zonder winnaar. Het zit vast.
    .why = Er zou nooit meer iets kunnen veranderen. Dit kwam voor in willekeurig gespeelde partijen, niet tussen mensen.
splendor-ruling-14 = Kunnen twee spelers tegelijk als eerste drie Avengers-symbolen hebben?
    .answer = Nee.
    .why = Alleen de speler die aan de beurt is, krijgt symbolen.
splendor-ruling-15 = Moet de bezitter van de Avengers Assemble-tegel drie symbolen houden?
    .answer = Die vraag doet zich nooit voor.
    .why = Het aantal symbolen van een speler wordt nooit kleiner.
splendor-ruling-16 = Kan ik een locatie nemen in de beurt van een ander?
    .answer = Nooit.
    .why = Locaties worden bekeken aan het eind van je eigen beurt.
splendor-ruling-17 = De laatste speler van de ronde voldoet aan de voorwaarden, en een eerdere speler ook. Wint de laatste meteen?
    .answer = Nee. De twee worden vergeleken.
    .why = De regel voor meer spelers dekt dit geval. De zin over direct winnen gaat over een speler die de enige is.
splendor-ruling-18 = Tellen gereserveerde kaarten mee als de minste kaarten beslissen?
    .answer = Nee.
    .why = De Poolse uitgave zegt gerekruteerde kaarten. De andere zeggen alleen karakterkaarten.
splendor-ruling-19 = Hoe wordt een gelijke stand tussen meer dan twee spelers beslist?
    .answer = Elke stap geldt voor wie nog gelijkstaat. Is de bezitter van de Avengers Assemble-tegel daarbij, dan wint die meteen.
    .why = In die volgorde zijn de stappen gedrukt.
splendor-ruling-20 = Zijn 16 Infinity-punten genoeg zonder de andere twee voorwaarden?
    .answer = Nee.
    .why = De handleiding vraagt ze alle drie.
splendor-ruling-21 = Ik rekruteer mijn eerste kaart van niveau 3 en heb nog tien fiches. Wat nu?
    .answer = Met het groene zijn het er elf, dus één fiche dat niet groen is gaat terug.
    .why = Het groene fiche telt mee voor de limiet en mag niet terug.
splendor-ruling-22 = Kan ik boven de limiet zitten met alleen groen om terug te leggen?
    .answer = Nee.
    .why = Je hebt hoogstens één groen fiche, dus er zijn tien andere.
splendor-ruling-23 = In het midden liggen alleen nog grijze of groene fiches. Mag ik er pakken?
    .answer = Nee. Je reserveert of rekruteert, en kan geen van beide, dan pas je.
    .why = Fiches pakken levert nooit groen of grijs op, en niets pakken is geen actie.
splendor-ruling-24 = Hoeveel fiches leg ik terug?
    .answer = Precies tot er tien over zijn. Met tien of minder geen.
    .why = Fiches gaan alleen terug tot er tien overblijven.
splendor-ruling-25 = Mag ik het grijze fiche laten liggen als ik reserveer?
    .answer = Nee. Je krijgt het ook als je tien fiches hebt, en daarna mag je het terugleggen.
    .why = Het staat gedrukt als deel van de actie.
splendor-ruling-26 = Telt een grijs fiche als het groene, of tellen fiches als bonussen?
    .answer = Nooit.
    .why = De voorwaarden noemen bonussen en een groen fiche.
splendor-ruling-27 = Zie ik de nieuwe kaart voordat ik fiches terugleg of een locatie kies?
    .answer = Ja, zowel de kaart die de plek vult als een kaart die je van een stapel trekt.
    .why = Een kaart wordt meteen vervangen. De andere keuzes staan daar los van en komen later.
splendor-ruling-28 = In mijn vorige beurt paste er nog een tweede locatie. Wat gebeurt daar nu mee?
    .answer = Ligt die er nog, dan moet je die aan het eind van je volgende beurt nemen, wat je actie ook was.
    .why = Locaties worden bekeken aan het eind van elk van je beurten.
splendor-ruling-29 = Zijn het aantal van mijn gereserveerde kaarten en het niveau van kaarten van een stapel openbaar?
    .answer = Ja.
    .why = Iedereen ziet van welke stapel een kaart komt.
splendor-ruling-30 = Mag een speler eindeloos dezelfde drie fiches pakken en terugleggen?
    .answer = Ja. Een limiet op het aantal beurten is een afspraak van een programma, nooit een regel van het spel.
    .why = In de handleiding staat geen limiet.

## Opmerkingen bij losse kaarten

splendor-note-gamora = Drie lijsten van de kaarten geven als kosten 3 oranje en 7 rode, een vierde 3 blauwe en 7 rode. We volgen die drie: alleen dan zijn de kosten van alle kaarten van niveau 3 samen in elke kleur even hoog.
splendor-note-doctor-strange = De meeste lijsten van de kaarten geven hier 1 Avengers-symbool, een paar geen. We volgen de meerderheid, al heeft in de andere vier kleuren de kaart van niveau 3 die 7 fiches van één kleur kost geen symbool.
splendor-note-nova = De meeste lijsten van de kaarten geven hier geen Avengers-symbool, een paar 1. We volgen de meerderheid, al heeft in de andere vier kleuren de kaart van niveau 3 die 6, 3 en 3 fiches kost wel een symbool.
splendor-note-thor = Eén lijst van de kaarten noemt deze Hulk, een naam die daar twee keer voorkomt. De andere lijsten zeggen Thor, en al het overige komt overeen.
splendor-note-kingpin = Kingpin en Spider-Ham verschillen alleen in naam: dezelfde kosten, dezelfde bonus. Alle lijsten zijn het eens, en daardoor is oranje de enige kleur zonder kaart van niveau 1 die 2 fiches van één kleur, 2 van een andere en verder niets kost.
splendor-note-spider-ham = Spider-Ham en Kingpin verschillen alleen in naam: dezelfde kosten, dezelfde bonus. Alle lijsten zijn het eens, en daardoor is oranje de enige kleur zonder kaart van niveau 1 die 2 fiches van één kleur, 2 van een andere en verder niets kost.
splendor-note-lockjaw = Lockjaw, Rhino en Spider-Girl hebben alle drie dezelfde kosten, al verschillen hun bonussen. Dat is vreemd, maar alle lijsten zijn het eens.
splendor-note-rhino = Rhino, Lockjaw en Spider-Girl hebben alle drie dezelfde kosten, al verschillen hun bonussen. Dat is vreemd, maar alle lijsten zijn het eens.
splendor-note-spider-girl = Spider-Girl, Lockjaw en Rhino hebben alle drie dezelfde kosten, al verschillen hun bonussen. Dat is vreemd, maar alle lijsten zijn het eens.
splendor-note-bullseye = Bullseye en Prowler hebben dezelfde kosten, al verschillen hun bonussen. Dat is vreemd, maar alle lijsten zijn het eens.
splendor-note-prowler = Prowler en Bullseye hebben dezelfde kosten, al verschillen hun bonussen. Dat is vreemd, maar alle lijsten zijn het eens.
