### Splendor: Marvel: questions, moves, events, reasons and hints.

## Tokens

splendor-token-yellow = Yellow
    .none = no Yellow token
splendor-token-blue = Blue
    .none = no Blue token
splendor-token-orange = Orange
    .none = no Orange token
splendor-token-red = Red
    .none = no Red token
splendor-token-purple = Purple
    .none = no Purple token
splendor-token-gray = Gray
    .none = no Gray token
splendor-token-green = Green
    .none = no Green token

# In a list only one of them has the noun: "2 Red and 1 Blue token".
splendor-count-yellow = { $n } Yellow
    .full = { $n } Yellow { $n ->
        [one] token
       *[other] tokens
    }
splendor-count-blue = { $n } Blue
    .full = { $n } Blue { $n ->
        [one] token
       *[other] tokens
    }
splendor-count-orange = { $n } Orange
    .full = { $n } Orange { $n ->
        [one] token
       *[other] tokens
    }
splendor-count-red = { $n } Red
    .full = { $n } Red { $n ->
        [one] token
       *[other] tokens
    }
splendor-count-purple = { $n } Purple
    .full = { $n } Purple { $n ->
        [one] token
       *[other] tokens
    }
splendor-count-gray = { $n } Gray
    .full = { $n } Gray { $n ->
        [one] token
       *[other] tokens
    }
splendor-count-green = { $n } Green
    .full = { $n } Green { $n ->
        [one] token
       *[other] tokens
    }

## What a card gives

splendor-count-yellow-bonus = Yellow bonus
splendor-count-blue-bonus = Blue bonus
splendor-count-orange-bonus = Orange bonus
splendor-count-red-bonus = Red bonus
splendor-count-purple-bonus = Purple bonus
splendor-count-points =
    { $n ->
        [one] { $n } Infinity Point
       *[other] { $n } Infinity Points
    }
splendor-count-tags =
    { $n ->
        [one] { $n } Avengers tag
       *[other] { $n } Avengers tags
    }
splendor-count-time = Time Stone

## Where a card comes from

splendor-from-table = from the middle ({ $at })
splendor-from-hand = from hand

## Questions

splendor-question-action =
    { $you ->
        [yes] Your turn: what do you do?
       *[no] { $seat } is to act.
    }
splendor-question-payment =
    { $you ->
        [yes]
            { $gray ->
                [one] { $card }: { $due-full } left to pay. Pay in colors, or let your Gray token stand in for one of them?
               *[other] { $card }: { $due-full } left to pay. Pay in colors, or let one of your { $gray } Gray tokens stand in?
            }
       *[no] { $seat } is choosing how to pay for { $card }.
    }
splendor-question-location =
    { $you ->
        [yes] More than one Location fits. Which one do you take?
       *[no] { $seat } is choosing a Location.
    }
splendor-question-return =
    { $you ->
        [yes]
            { $left ->
                [one] You have 1 token too many. Which one do you return?
               *[other] You have { $left } tokens too many. Which one do you return first?
            }
       *[no] { $seat } is returning tokens ({ $left } to go).
    }

# The same, as something to decide on.
splendor-asked-action = an action
splendor-asked-payment = the payment
splendor-asked-location = a Location
splendor-asked-return = a token to return

## Moves

splendor-move-take = Take { $tokens-full }
splendor-move-reserve-table = Reserve { $card } (costs you { $due-full }; { $gives })
splendor-move-reserve-table-no-due = Reserve { $card } (costs you nothing; { $gives })
splendor-move-reserve-deck = Reserve the top card of the level { $level } deck, unseen
splendor-move-recruit-table = Recruit { $card } for { $due-full } ({ $gives })
splendor-move-recruit-table-no-due = Recruit { $card } for nothing ({ $gives })
splendor-move-recruit-hand = Recruit { $card } from your hand for { $due-full } ({ $gives })
splendor-move-recruit-hand-no-due = Recruit { $card } from your hand for nothing ({ $gives })
splendor-move-pass = Pass
splendor-move-return = Return one { $token } token
splendor-move-pay-colours = Pay the rest in colors
splendor-move-pay-gray = Pay a Gray token as { $for }
splendor-move-visit = Take the Location { $location }

## Events

splendor-event-taken = { $seat } takes { $tokens-full }.
splendor-event-reserved =
    { $gray ->
        [0] { $seat } reserves { $card } { $from }. No Gray token is left.
       *[other] { $seat } reserves { $card } { $from } and takes a Gray token.
    }
splendor-event-drawn =
    { $gray ->
        [0] { $seat } reserves { $card }, drawn from the level { $level } deck. No Gray token is left.
       *[other] { $seat } reserves { $card }, drawn from the level { $level } deck, and takes a Gray token.
    }
splendor-event-drawn-no-card =
    { $gray ->
        [0] { $seat } reserves a card from the level { $level } deck, unseen. No Gray token is left.
       *[other] { $seat } reserves a card from the level { $level } deck, unseen, and takes a Gray token.
    }
splendor-event-shown = { $seat } shows { $card }, reserved unseen.
splendor-event-paid = { $seat } pays { $tokens-full } for { $card }.
splendor-event-recruited = { $seat } recruits { $card } { $from }.
splendor-event-revealed = New in the middle ({ $level }-{ $space }): { $card }.
splendor-event-time = { $seat } receives the Green token, the Time Stone.
splendor-event-assembled = { $seat } has { $tags } Avengers tags and takes the Avengers Assemble tile from { $before }.
splendor-event-assembled-no-before = { $seat } has { $tags } Avengers tags and receives the Avengers Assemble tile.
splendor-event-visited = { $seat } takes the Location { $location }.
splendor-event-returned = { $seat } returns { $tokens-full }.
splendor-event-passed = { $seat } cannot act and passes.
splendor-event-ended = { $reason } The game is over.

## How the game ends

splendor-reason-gauntlet = The Infinity Gauntlet is complete.
splendor-reason-stalemate = Everybody had to pass in a row: stalemate.
splendor-reason-round-limit = The limit of rounds is reached.

## Why a move is not possible

splendor-reason-pile-below-four = Two alike come only from a pile of at least 4; { $token } has { $left }.
splendor-reason-pile-empty = Missing in the middle: { $tokens-full }.
splendor-reason-take-more =
    The middle has { $colours ->
        [one] { $colours } color
       *[other] { $colours } colors
    }, so take { $number } different tokens.
splendor-reason-hand-full = You already hold { $limit } reserved cards; that is the limit.
splendor-reason-deck-empty = The level { $level } deck is used up.
splendor-reason-space-empty = Space { $level }-{ $space } is empty.
splendor-reason-not-in-hand =
    { $held ->
        [0] There is no card { $place } in your hand: you hold none.
       *[other] There is no card { $place } in your hand: you hold only { $held }.
    }
splendor-reason-tokens-missing =
    { $gray ->
        [0] You cannot pay for { $card } yet: { $missing-full } missing.
       *[other] You cannot pay for { $card } yet: { $missing-full } missing, and Gray tokens cover all but { $short }.
    }
splendor-reason-must-act = You can pass only when no action is possible.
splendor-reason-none-held = You have { $token-none }.
splendor-reason-nothing-due = For { $card }, { $token-none } has to be paid any more.
splendor-reason-bonuses-missing = Your bonuses do not fit { $location } yet: { $missing } missing.
splendor-reason-not-in-the-middle = { $location } is not in the middle.

## What is wrong with a position in data

splendor-reason-tokens-number = { $kind } tokens: { $there } instead of { $expected }.
splendor-reason-two-time-stones = { $seat } has more than one Green token.
splendor-reason-too-many-tokens = { $seat } has { $held } tokens although { $limit } are the limit.
splendor-reason-empty-space = Space { $level }-{ $space } is empty although the deck still has cards.
splendor-reason-time-without-level-3 = { $seat } has the Green token without a level 3 card.
splendor-reason-level-3-without-time = { $seat } has a level 3 card without the Green token.
splendor-reason-card-missing = { $card } is missing.
splendor-reason-card-twice = { $card } is there more than once.
splendor-reason-card-of-other-level = { $where }: { $card } is not a level { $level } card.
splendor-reason-locations-number =
    { $expected ->
        [one] There has to be { $expected } Location, held or in the middle.
       *[other] There have to be { $expected } Locations, held or in the middle.
    }
splendor-reason-location-tile-twice = { $location }: both sides of this Location tile are there.
splendor-reason-tile-unclaimed = Somebody has { $tags } Avengers tags, but nobody the Avengers Assemble tile.
splendor-reason-tile-not-deserved = { $seat } has the Avengers Assemble tile with { $tags } Avengers tags, while the most is { $most } and 3 are needed.
splendor-reason-asked-after-end = The game is over, so nothing may be asked.
splendor-reason-returned-not-there = { $token } tokens are said to have been returned that are not in the supply.
splendor-reason-passed-and-acted = A seat has passed { $passes } times in a row, and yet a payment is asked.
splendor-reason-location-not-reached = { $seat } has the Location { $location } without the bonuses for it.
splendor-reason-reason-before-end = The game is not over, so it has no reason for its end: “{ $reason }”.
splendor-reason-no-choice-of-location = { $seat } has no Locations to choose between.
splendor-reason-nothing-to-return = { $seat } has only { $held } tokens and returns none.
splendor-reason-stalemate-not-ended = Everybody has passed in a row ({ $passes }), but the game goes on.
splendor-reason-bought-unseen = { $card } is being paid for but still marked as unseen.
splendor-reason-bought-elsewhere = { $card } is not where it is said to be recruited from.
splendor-reason-no-choice-of-payment = For { $card } there is no choice of payment.
splendor-reason-payment-not-covered = The colors still due for { $card } are not there.
splendor-reason-overpaid = More Gray tokens have been paid for { $card } than it costs.
splendor-reason-end-not-reached = The game cannot have ended like this: “{ $reason }”
splendor-reason-gauntlet-not-ended = Somebody met all three conditions before round { $round }, but the game goes on.
splendor-reason-round-after-limit = This is round { $round }, but the limit is { $limit }.

## Hints: why this move

splendor-hint-only-move = Nothing else is possible.
splendor-hint-take-for-card = It leads to { $card }; still missing then: { $missing-full }.
splendor-hint-take-for-card-no-missing = With these you can recruit { $card } next.
splendor-hint-take-tokens = More tokens keep more cards within reach.
splendor-hint-reserve-rival-wins = With { $card }, { $seat } would meet all three conditions.
splendor-hint-reserve-for-later = { $card } is worth keeping from the others; still missing: { $missing-full }.
splendor-hint-reserve-for-later-no-missing = { $card } is worth keeping from the others, and you can pay for it next.
splendor-hint-reserve-unseen = Nothing in the middle is better than a Gray token and a level { $level } card unseen.
splendor-hint-recruit-wins = With { $card } you meet all three conditions.
splendor-hint-recruit-rival-wins = With { $card }, { $seat } would meet all three conditions.
splendor-hint-recruit-location = { $card } brings you the Location { $location }.
splendor-hint-recruit-tile = { $card } brings you the Avengers Assemble tile.
splendor-hint-recruit-time = { $card } brings you the Time Stone.
splendor-hint-recruit-colour = { $card } brings your first { $token } bonus.
splendor-hint-recruit-points =
    { $points ->
        [one] { $card } brings { $points } Infinity Point.
       *[other] { $card } brings { $points } Infinity Points.
    }
splendor-hint-recruit-cheaper = The bonus of { $card } makes many cards cheaper.
splendor-hint-pay-colours = Gray tokens can become any color later.
splendor-hint-return-least-needed = { $token } is what you need least.
splendor-hint-visit-contested = { $location } is the one that a rival is nearest to.

## Options

splendor-help-payment = any: Gray tokens may stand in for a color you have. colours-first: colors are always paid first, and nothing is asked.
splendor-help-take_one = yes: with two colors left you may take just one token. no: you have to take both.
splendor-help-round_limit = a number: after this many rounds the game ends without a winner. none: no limit.

## What is printed on a card or a Location

splendor-fact-level = Level: { $level }
splendor-fact-cost = Cost: { $cost-full }
splendor-fact-bonus = Bonus: { $bonus }
splendor-fact-points = Infinity Points: { $points }
splendor-fact-tags = Avengers tags: { $tags }
splendor-fact-time = Time icon: whoever recruits their first level 3 card takes a Green token
splendor-fact-requires = Bonuses required: { $requires }
splendor-fact-behind = On the other side of the tile: { $behind }
splendor-note = All lists of the cards that we know agree on this.
