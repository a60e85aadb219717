### De opdrachtregel: hulp, verslagen en fouten.

cli-about = Six Stones: bordspellen over de Infinity Stones, om te spelen, te simuleren, te noteren en te controleren.
cli-about-play = Speel een partij in de terminal, tegen bots, met anderen, of allebei.
cli-about-simulate = Speel veel partijen achter elkaar, op goed geluk of met bots, en zeg wat ervan kwam.
cli-about-replay = Loop stap voor stap door een genoteerde partij.
cli-about-verify = Speel genoteerde partijen na en controleer elke regel ervan.
cli-about-rules = Lees de regels van een spel, of alles over een van de kaarten of uitspraken.
cli-about-bench = Meet hoe snel deze machine willekeurig speelt.

## Parts of the help

cli-usage = Gebruik:
cli-commands = Opdrachten
cli-arguments = Argumenten
cli-options = Opties
cli-game-options = Opties van { $game }
cli-some-game-options = Elk spel heeft eigen opties; zie bijvoorbeeld
cli-examples = Voorbeelden:

# What stands for a value: one word each.
cli-command = OPDRACHT
cli-game = SPEL
cli-file = BESTAND
cli-folder = MAP
cli-path = PAD
cli-number = N
cli-value = WAARDE
cli-bots = BOT,…
cli-names = NAAM,…
cli-seat = PLAATS
cli-id = ID

cli-help-help = toon deze hulp
cli-help-language = de taal (standaard die van de omgeving)
cli-help-version = toon de versie
cli-help-json = voor machines: JSON op één regel en verder niets
cli-help-game-option = { $allowed } (standaard { $default }). { $meaning }
cli-help-seats = het aantal spelers (standaard één per bot, of zo weinig als het spel toestaat)
cli-help-games = het aantal partijen (standaard { $default })
cli-help-simulate-seed = een geheel getal waaruit al het toeval volgt (standaard een willekeurig; het verslag noemt het)
cli-help-simulate-bots = wie er spelen: één bot per plaats, of één voor alle (standaard zijn de zetten willekeurig)
cli-help-results = tel wie er won en waarom; met bots altijd (ongeveer 5 % trager)
cli-help-check = controleer bij elke beslissing alles wat altijd waar moet zijn
cli-help-simulate-record = noteer elke partij in deze map, die nieuw of leeg moet zijn
cli-help-trace = schrijf elke beslissing naar dit bestand, als JSON-regels
cli-help-views = voeg aan het spoor toe wat elke speler ziet
cli-help-redeals = voeg aan het spoor zoveel nieuwe verdelingen per speler toe
cli-help-play-seats = het aantal spelers (standaard jij en de bots)
cli-help-play-bots = de bots, één naam voor elk; alle andere spelers zijn mensen aan deze terminal
cli-help-names = de namen van de mensen
cli-help-play-seed = een geheel getal dat een partij herhaalt; zonder kan niemand de kaarten vooraf weten
cli-help-play-record = waar de genoteerde partij bewaard wordt
cli-help-resume = ga verder met een onvoltooide partij
cli-help-position = begin met een stelling die als JSON bewaard is
cli-help-record-file = een genoteerde partij
cli-help-replay-seat = toon wat de speler op deze plaats zag: a, b, c of d (standaard wat iedereen zag)
cli-help-verify-files = genoteerde partijen, of mappen daarmee
cli-help-verify-json = voor machines: voor elke partij een JSON-object op één regel
cli-help-rules-id = een kaart, een locatie, een regel of een uitspraak, bijvoorbeeld R13a
cli-help-card = hetzelfde voor een kaart of een locatie
cli-help-ruling = hetzelfde voor een uitspraak

## Simulations

cli-simulated =
    { $games ->
        [one] { $game }: 1 partij met { $seats } spelers
       *[other] { $game }: { $games } partijen met { $seats } spelers
    }
cli-simulated-seed = Seed: { $seed }
cli-simulated-length = { $number } beslissingen per partij
cli-speed =
    { $decisions ->
        [one] 1 beslissing in { $seconds } s: { $rate } per seconde ({ $how })
       *[other] { $decisions } beslissingen in { $seconds } s: { $rate } per seconde ({ $how })
    }
cli-compiled = de regels zijn gecompileerd
cli-pure = de regels draaien als gewone Python
cli-won =
    { $games ->
        [one] { $player } ({ $bot }) won 1 partij: { $share } %
       *[other] { $player } ({ $bot }) won { $games } partijen: { $share } %
    }
cli-shared =
    { $games ->
        [one] 1 overwinning werd gedeeld.
       *[other] { $games } overwinningen werden gedeeld.
    }
cli-ended =
    { $games ->
        [one] 1 partij: { $reason }
       *[other] { $games } partijen: { $reason }
    }
cli-unfinished =
    { $games ->
        [one] 1 partij duurde te lang en werd opgegeven.
       *[other] { $games } partijen duurden te lang en werden opgegeven.
    }
cli-bench = { $game }, { $seats } spelers: { $decisions_per_second } beslissingen en { $games_per_second } partijen per seconde

## Verifying

cli-line = { $path }, regel { $line }
cli-verify-complete = volledig en juist
cli-verify-unfinished = onvoltooid, juist zover hij gaat
cli-verify-not-replayed = juist van vorm, niet nagespeeld
cli-verify-differs = verloopt anders volgens de huidige regels
cli-verify-refused = fout
cli-verified =
    { $records ->
        [one] 1 genoteerde partij: { $counts }
       *[other] { $records } genoteerde partijen: { $counts }
    }

## Errors

cli-error-command = Er is geen opdracht “{ $command }”. Wel: { $commands }. `sixstones --help` zegt wat ze doen.
cli-error-no-game = Welk spel? Er is: { $games }. Bijvoorbeeld: { $command } { $example }
cli-error-no-file = Welk bestand? Bijvoorbeeld: { $command } game.txt
cli-error-no-value = { $option } heeft een waarde nodig; zie `{ $command } --help`.
cli-error-switch = { $option } staat alleen, zonder waarde; zie `{ $command } --help`.
cli-error-unknown = “{ $word }” betekent hier niets; zie `{ $command } --help`.
cli-error-misspelt = Er is geen optie “{ $word }”. Bedoelde je { $near }?
cli-error-value = “{ $value }” kan niet bij { $option }. Mogelijk: { $allowed }.
cli-error-needs-trace = { $option } vult het spoor aan; zeg met --trace BESTAND waar het naartoe gaat.
cli-error-together = { $first } en { $second } gaan niet samen: laat een van de twee weg.
cli-error-file = { $file }: { $error }
cli-error-nothing-there = Er is geen bestand of map { $path }.
cli-error-no-records = Er zijn geen genoteerde partijen in { $folder }.
cli-error-json = { $file } is geen JSON: { $error }

## Reasons of this room

reason-bots-number =
    { $given ->
        [one] Er is 1 bot voor { $seats } spelers. Noem één bot voor alle, of één voor elk.
       *[other] Er zijn { $given } bots voor { $seats } spelers. Noem één bot voor alle, of één voor elk.
    }
reason-folder-not-empty = { $folder } is niet leeg. Partijen worden genoteerd in een nieuwe of lege map.
