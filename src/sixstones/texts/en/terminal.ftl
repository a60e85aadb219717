### The table in the terminal: playing and stepping through a record.

## Words that can be typed as commands besides the English ones; a single word each

terminal-word-list = list
terminal-word-table = table
terminal-word-undo = undo
terminal-word-hint = hint
terminal-word-quit = quit
# The answer that confirms; its first letter is enough.
terminal-word-yes = yes

## Before and after the game

terminal-needed = This is a game for people at a terminal: run “{ $command }” in one. “sixstones --help” lists what works without.
terminal-welcome = Type a move, or ? for help. Enter alone lists all moves; pick one by its number.
terminal-hide = Enter hides what you see here. Then hand over to { $name }.
terminal-hand-over = { $name } is asked. Press Enter when nobody else is looking.
terminal-more = (Enter: more)
terminal-recorded = The record of the game: { $record }
terminal-kept = The game is kept. To go on with it:

## What can be played

# $moves is a list of notations, such as: take (10 ways), recruit 1-4
terminal-possible = Possible: { $moves }
terminal-ways =
    { $n ->
        [one] { $kind } ({ $n } way)
       *[other] { $kind } ({ $n } ways)
    }
terminal-refused = “{ $move }” is not possible. { $reason }
terminal-try = Enter alone lists all moves, ? explains.
terminal-no-number =
    { $most ->
        [one] There is no number { $number } in the list; the only one is 1.
       *[other] There is no number { $number } in the list; it goes from 1 to { $most }.
    }
terminal-list-first = This is the list. Now pick a number.
terminal-not-played = Not played, because something else is asked now: { $moves }

## Commands

terminal-help = Type a move as it stands beside its sentence in the list, in small or capital letters. Several moves of one turn can stand on one line, with “;” between them. Besides:
terminal-help-list = all moves, numbered; a number then picks one
terminal-help-table = show the table again
terminal-help-undo = take back your last decision
terminal-help-hint = what a bot would play in your place, and why
terminal-help-quit = leave, to go on later or for good
terminal-help-explain = why a move is not possible, or what a thing is: “?” and the move or its name
terminal-legal = This is possible: { $move }
terminal-unknown = Nothing here is called “{ $text }”.
terminal-nothing-to-undo = There is no decision of yours to take back.
terminal-undo-refused = This cannot be taken back any more: a card was revealed or the turn has passed.
terminal-undo-confirm =
    { $n ->
        [one] Take back your last decision, although it revealed something? The record will say so. (yes/no)
       *[other] Take back { $n } decisions, back to your last one? The record will say so. (yes/no)
    }
terminal-undone =
    { $n ->
        [one] One decision is taken back.
       *[other] { $n } decisions are taken back.
    }
terminal-no-hint = No bot of this game gives hints.
terminal-hint = A hint: { $move } ({ $notation })
terminal-quit =
    1  keep the game, to go on with it later
    2  end it for good
    Enter alone: play on

## Stepping through a record

# Three blanks stand between the commands.
terminal-replay-help = Enter or n: forwards   b: back   g, G: first, last   t 12: to round 12   12: to decision 12   q: leave
terminal-replay-start = The game begins.
terminal-replay-undone =
    { $n ->
        [one] { $name } takes back one decision.
       *[other] { $name } takes back { $n } decisions.
    }
terminal-replay-unfinished = The record ends here, unfinished.
terminal-replay-abandoned = The game was abandoned here.
terminal-replay-no-decision = There is no decision { $number }; the record goes from 0 to { $last }.
terminal-replay-no-round = There is no round { $round } in this record.

reason-name-of-a-bot = “{ $text }” is how bots are named. Call a person something else.
reason-name-not-plain = “{ $text }” is not possible as a name. A name is one line of visible characters without spaces around it.
