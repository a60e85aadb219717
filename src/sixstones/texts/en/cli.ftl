### The command line: help, reports and errors.

cli-about = Six Stones: board games about the Infinity Stones, to play, simulate, record and check.
cli-about-play = Play a game in the terminal, against bots, with other people, or both.
cli-about-simulate = Play many games at once, by chance or with bots, and say what came of them.
cli-about-replay = Step through a recorded game.
cli-about-verify = Replay records and check every line of them.
cli-about-rules = Read the rules of a game, or all about one of its cards or rulings.
cli-about-bench = Measure how fast this machine plays at random.

## Parts of the help

cli-usage = Usage:
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-game-options = Options of { $game }
cli-some-game-options = Every game has options of its own; for example see
cli-examples = Examples:

# What stands for a value: one word each.
cli-command = COMMAND
cli-game = GAME
cli-file = FILE
cli-folder = FOLDER
cli-path = PATH
cli-number = N
cli-value = VALUE
cli-bots = BOT,…
cli-names = NAME,…
cli-seat = SEAT
cli-id = ID

cli-help-help = show this help
cli-help-language = the language (by default that of the environment)
cli-help-version = show the version
cli-help-json = for machines: JSON on one line, and nothing else
cli-help-game-option = { $allowed } (by default { $default }). { $meaning }
cli-help-seats = the number of players (by default one for each bot, or as few as the game allows)
cli-help-games = the number of games (by default { $default })
cli-help-simulate-seed = a whole number from which all chance follows (by default a random one; the report names it)
cli-help-simulate-bots = who plays: one bot for each seat, or one for all (by default moves are random)
cli-help-results = count who won and why; always so with bots (about 5 % slower)
cli-help-check = check every invariant at every decision
cli-help-simulate-record = write a record of every game into this folder, which must be new or empty
cli-help-trace = write every decision to this file, as JSON lines
cli-help-views = add what every player sees to the trace
cli-help-redeals = add this many redeals for every player to the trace
cli-help-play-seats = the number of players (by default you and the bots)
cli-help-play-bots = the bots, one name for each; all other players are people at this terminal
cli-help-names = the names of the people
cli-help-play-seed = a whole number that repeats a game; without it nobody can know the cards in advance
cli-help-play-record = where to keep the record
cli-help-resume = go on with an unfinished game
cli-help-position = begin from a position, saved as JSON
cli-help-record-file = the record of a game
cli-help-replay-seat = show what the player in this seat saw: a, b, c or d (by default what everybody saw)
cli-help-verify-files = records, or folders of records
cli-help-verify-json = for machines: a JSON object on one line for every record
cli-help-rules-id = a card, a location, a statement or a ruling, for example R13a
cli-help-card = the same for a card or a location
cli-help-ruling = the same for a ruling

## Simulations

cli-simulated =
    { $games ->
        [one] { $game }: 1 game with { $seats } players
       *[other] { $game }: { $games } games with { $seats } players
    }
cli-simulated-seed = Seed: { $seed }
cli-simulated-length = { $number } decisions per game
cli-speed =
    { $decisions ->
        [one] 1 decision in { $seconds } s: { $rate } per second ({ $how })
       *[other] { $decisions } decisions in { $seconds } s: { $rate } per second ({ $how })
    }
cli-compiled = the rules are compiled
cli-pure = the rules run as plain Python
cli-won =
    { $games ->
        [one] { $player } ({ $bot }) won 1 game: { $share } %
       *[other] { $player } ({ $bot }) won { $games } games: { $share } %
    }
cli-shared =
    { $games ->
        [one] 1 victory was shared.
       *[other] { $games } victories were shared.
    }
cli-ended =
    { $games ->
        [one] 1 game: { $reason }
       *[other] { $games } games: { $reason }
    }
cli-unfinished =
    { $games ->
        [one] 1 game took too long and was given up.
       *[other] { $games } games took too long and were given up.
    }
cli-bench = { $game }, { $seats } players: { $decisions_per_second } decisions and { $games_per_second } games per second

## Verifying

cli-line = { $path }, line { $line }
cli-verify-complete = complete and right
cli-verify-unfinished = unfinished, right as far as it goes
cli-verify-not-replayed = right in form, not replayed
cli-verify-differs = goes otherwise by the present rules
cli-verify-refused = wrong
cli-verified =
    { $records ->
        [one] 1 record: { $counts }
       *[other] { $records } records: { $counts }
    }

## Errors

cli-error-command = There is no command “{ $command }”. Available: { $commands }. `sixstones --help` says what they do.
cli-error-no-game = Which game? Available: { $games }. For example: { $command } { $example }
cli-error-no-file = Which file? For example: { $command } game.txt
cli-error-no-value = { $option } needs a value; see `{ $command } --help`.
cli-error-switch = { $option } stands alone, without a value; see `{ $command } --help`.
cli-error-unknown = “{ $word }” means nothing here; see `{ $command } --help`.
cli-error-misspelt = There is no option “{ $word }”. Did you mean { $near }?
cli-error-value = “{ $value }” is not possible for { $option }. Possible: { $allowed }.
cli-error-needs-trace = { $option } adds to the trace; say with --trace FILE where to write it.
cli-error-together = { $first } and { $second } do not go together: leave one of them out.
cli-error-file = { $file }: { $error }
cli-error-nothing-there = There is no file or folder { $path }.
cli-error-no-records = There are no records in { $folder }.
cli-error-json = { $file } is not JSON: { $error }

## Reasons of this room

reason-bots-number =
    { $given ->
        [one] 1 bot was given for { $seats } players. Name one bot for all, or one for each.
       *[other] { $given } bots were given for { $seats } players. Name one bot for all, or one for each.
    }
reason-folder-not-empty = { $folder } is not empty. Records go into a new or an empty folder.
