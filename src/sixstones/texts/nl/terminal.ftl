### De tafel in de terminal: spelen en door een verslag bladeren.

## Woorden die naast de Engelse als opdracht gelden; elk één woord

terminal-word-list = lijst
terminal-word-table = tafel
terminal-word-undo = terug
terminal-word-hint = tip
terminal-word-quit = stoppen
# Het antwoord dat bevestigt; de eerste letter is genoeg.
terminal-word-yes = ja

## Voor en na het spel

terminal-needed = Dit is een spel voor mensen aan een terminal: voer daar ‘{ $command }’ uit. ‘sixstones --help’ noemt wat zonder terminal werkt.
terminal-welcome = Typ een zet, of ? voor hulp. Alleen Enter toont alle zetten; kies er een met het nummer.
terminal-hide = Enter verbergt wat je hier ziet. Sta daarna je plaats af aan { $name }.
terminal-hand-over = { $name } is aan zet. Druk op Enter als niemand anders kijkt.
terminal-more = (Enter: meer)
terminal-recorded = Het verslag van het spel: { $record }
terminal-kept = Het spel is bewaard. Zo ga je ermee verder:

## Wat er gespeeld kan worden

# $moves is een lijst van zetten, zoals: take (10 manieren), recruit 1-4
terminal-possible = Mogelijk: { $moves }
terminal-ways =
    { $n ->
        [one] { $kind } ({ $n } manier)
       *[other] { $kind } ({ $n } manieren)
    }
terminal-refused = ‘{ $move }’ kan niet. { $reason }
terminal-try = Alleen Enter toont alle zetten, ? geeft uitleg.
terminal-no-number =
    { $most ->
        [one] Er staat geen nummer { $number } in de lijst; alleen 1 is er.
       *[other] Er staat geen nummer { $number } in de lijst; die gaat van 1 tot en met { $most }.
    }
terminal-list-first = Dit is de lijst. Kies nu een nummer.
terminal-not-played = Niet gespeeld, want de vraag is nu een andere: { $moves }

## Opdrachten

terminal-help = Typ een zet zoals die in de lijst naast de zin staat, in kleine letters of hoofdletters. Meer zetten van dezelfde beurt kunnen op één regel, met ‘;’ ertussen. Verder:
terminal-help-list = alle zetten, genummerd; een nummer kiest er daarna een
terminal-help-table = toon de tafel opnieuw
terminal-help-undo = neem je laatste beslissing terug
terminal-help-hint = wat een bot in jouw plaats zou spelen, en waarom
terminal-help-quit = stoppen, om later verder te gaan of voorgoed
terminal-help-explain = waarom een zet niet kan, of wat iets is: ‘?’ en de zet of de naam
terminal-legal = Dit kan: { $move }
terminal-unknown = Niets heet hier ‘{ $text }’.
terminal-nothing-to-undo = Er is geen beslissing van jou om terug te nemen.
terminal-undo-refused = Dit kan niet meer worden teruggenomen: er is een kaart onthuld of de beurt is voorbij.
terminal-undo-confirm =
    { $n ->
        [one] Je laatste beslissing terugnemen, hoewel die iets onthulde? Het verslag vermeldt het. (ja/nee)
       *[other] { $n } beslissingen terugnemen, tot en met je laatste? Het verslag vermeldt het. (ja/nee)
    }
terminal-undone =
    { $n ->
        [one] Eén beslissing is teruggenomen.
       *[other] { $n } beslissingen zijn teruggenomen.
    }
terminal-no-hint = Geen bot van dit spel geeft tips.
terminal-hint = Een tip: { $move } ({ $notation })
terminal-quit =
    1  bewaar het spel, om er later mee verder te gaan
    2  beëindig het voorgoed
    alleen Enter: speel verder

## Door een verslag bladeren

# Tussen de opdrachten staan drie spaties.
terminal-replay-help = Enter of n: vooruit   b: terug   g, G: begin, eind   t 12: naar ronde 12   12: naar beslissing 12   q: stoppen
terminal-replay-start = Het spel begint.
terminal-replay-undone =
    { $n ->
        [one] { $name } neemt één beslissing terug.
       *[other] { $name } neemt { $n } beslissingen terug.
    }
terminal-replay-unfinished = Hier houdt het verslag op; het spel is niet uitgespeeld.
terminal-replay-abandoned = Hier is het spel voorgoed beëindigd.
terminal-replay-no-decision = Er is geen beslissing { $number }; het verslag gaat van 0 tot { $last }.
terminal-replay-no-round = Er is geen ronde { $round } in dit verslag.

reason-name-of-a-bot = “{ $text }” is een naam zoals bots die hebben. Kies voor een mens een andere naam.
reason-name-not-plain = “{ $text }” kan geen naam zijn. Een naam is één regel met zichtbare tekens, zonder spaties eromheen.
