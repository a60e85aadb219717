### Words that all games and all rooms share.

# A player without a name: the letter of the seat.
player = Player { $letter }

# The last two items of a list, and any two before them. $sound is the letter that the last item sounds to begin with.
list-and = { $first } and { $last }
list-comma = { $first }, { $last }
# In "2 Red and 1 Blue token" the noun stands with the last; other languages say first.
list-noun = last

## How a game ended

outcome-winners =
    { $reason } { $number ->
        [one] { $winners } wins.
       *[other] { $winners } share victory.
    }
outcome-nobody = { $reason } Nobody wins.

## Why something is not possible

reason-game-over = The game is over.
reason-not-your-turn = It is not your turn: { $mover } has to decide.
reason-no-such-move = There is no move number { $move }.
reason-no-such-seat = There is no { $seat } in this game. It has { $seats } seats, numbered from 0.
reason-not-asked = Not now: first decide on { $asked }.
reason-not-a-move = “{ $text }” is not a move. Moves look like this: { $forms }.
reason-not-a-text = “{ $text }” is no text. A move is written as a text.
reason-not-a-structure = This does not describe a move: { $structure }
reason-bad-option = “{ $value }” is not possible for “{ $option }”. Possible: { $allowed }.
reason-no-such-option = There is no option “{ $option }”. Available: { $allowed }.
reason-no-such-game = There is no game “{ $game }”. Available: { $games }.
reason-no-rules-text = The game “{ $game }” has no rules to be read.
reason-nothing-about = There is nothing about “{ $subject }”. Near it: { $near }.
reason-nothing-about-no-near = There is nothing about “{ $subject }”. Name a card, a statement such as 4.2, or a ruling such as R7.
reason-bad-seed = “{ $seed }” is not a seed. A seed is a whole number below 2 to the power of 62, or 32 bytes.
reason-bad-dice = This does not describe dice: { $dice }
reason-deaf = This position does not record its events. Start or load the game with listen=True to hear them.

## What is wrong with data; $where is the place in it

reason-data-no-object = { $where }: an object with names is expected here.
reason-data-missing = { $where }: “{ $name }” is missing.
reason-data-unknown = { $where }: there is no “{ $name }” here; remove it.
reason-data-no-list = { $where }: a list is expected here.
reason-data-length = { $where }: the list has length { $length }; allowed are { $least } to { $most }.
reason-data-number = { $where }: “{ $value }” is not a whole number from { $least } to { $most }.
reason-data-truth = { $where }: “{ $value }” is neither true nor false.
reason-data-word = { $where }: “{ $value }” is not possible. Possible: { $allowed }.
reason-data-other-game = This does not describe a position of the game “{ $game }”.
reason-data-version = “{ $name }” is { $value }, but only { $expected } can be read here.

## The rules to be read

rulebook-answer = { $answer } { $why } ({ $confidence })
rulebook-option = Option “{ $option }” ({ $allowed }): { $about }
