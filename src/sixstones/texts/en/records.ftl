### Records: what is wrong with one, and what else there is to say about it.

## Headers

reason-record-not-a-record = This is not a record of Six Stones. A record begins with “Six Stones record 1”.
reason-record-other-format = This record has format { $found }; format { $known } can be read here. Other formats need another version of Six Stones.
reason-record-newer-rules = This game of “{ $game }” was played by version { $found } of the rules, but only versions up to { $known } are known here. Install a newer Six Stones.
reason-record-not-text = This line is not text (UTF-8).
reason-record-unexpected = “{ $text }” stands where a line such as “{ $expected }” belongs.
reason-record-unexpected-no-text = A line such as “{ $expected }” is missing here.
reason-record-unusable = This header cannot be used. { $why }
reason-record-bad-name = The name { $name } is not possible. A name is the text of one line, without control characters or spaces around it.
reason-record-bad-date = There is no such day: { $date }.
reason-record-seat-order = Seat { $found } stands where seat { $expected } belongs.
reason-record-not-json = The position is not valid JSON.
reason-record-other-options = The position has other options or another number of seats than the headers above it.
reason-record-head-changed = The headers were changed: their check is wrong.
reason-record-no-empty-line = An empty line belongs between the headers and the game.

## Lines of the game

reason-record-bad-line = “{ $text }” does not have the form of line { $number } of the game.
reason-record-bad-line-no-text = Line { $number } of the game belongs here, but this line is empty.
reason-record-number = Line { $found } of the game stands where line { $expected } belongs: a line is missing, too many or out of order.
reason-record-line-changed = This line was changed: its check is wrong.
reason-record-no-such-seat = There is no seat { $letter } in this game.
reason-record-wrong-mover = { $mover } had to decide here, not { $seat }.
reason-record-illegal = “{ $text }” is not possible here. { $why }
reason-record-other-position = The position after this line is not the one that was recorded.
reason-record-undo-too-far =
    { $count ->
        [one] { $count } decision cannot be taken back:
       *[other] { $count } decisions cannot be taken back:
    } { $standing ->
        [0] there is none.
        [one] there is only { $standing }.
       *[other] there are only { $standing }.
    }

## The end

reason-record-not-over = The result is given as “{ $found }”, but the game is not over.
reason-record-wrong-result = The result is given as “{ $found }”, but the game ended “{ $expected }”.
reason-record-wrong-seed = This seed does not fit the commitment in the headers.
reason-record-other-seed = The seed file beside the record does not fit this commitment.
reason-record-wrong-hash = The closing hash is wrong: the end of the record was changed.
reason-record-after-end = Nothing may follow the closing hash.

## Going on, and what is not wrong

reason-record-in-use = Another program is writing this record. Close it there first.
reason-record-closed = This game is closed: it can be replayed, but not continued.
reason-record-resume-older = This game was begun by version { $found } of the rules and cannot be continued by version { $known }. It can be replayed.
reason-record-differs = This game was played by version { $found } of the rules; by version { $known } it goes differently from here on. { $why }
reason-record-older = The game was played by version { $found } of the rules; by version { $known } it goes the same way.
reason-record-torn = Line { $line }, the last one, was cut off in the middle and does not count.
reason-record-cut-head = The file was cut off in its headers: no decision is in it.
reason-record-no-seed = The moves could not be replayed: the seed of the dice is still secret and is not beside the record.
reason-record-unreadable = The file cannot be read: { $error }
