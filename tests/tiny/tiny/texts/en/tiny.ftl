### Tiny: questions, moves, events, reasons and hints.

tiny-question-action =
    { $you ->
        [yes] Your turn: what do you do?
       *[no] { $seat } is to act.
    }
tiny-question-which =
    { $you ->
        [yes] Which card do you discard?
       *[no] { $seat } is choosing a card to discard.
    }

# The same, as something to decide on.
tiny-asked-action = an action
tiny-asked-which = the card to discard

tiny-move-roll = Roll the die
tiny-move-play = Play the { $card }
tiny-move-swap = Swap a card
tiny-move-discard = Discard the { $card }

tiny-event-rolled =
    { $points ->
        [one] { $seat } rolls { $points } point.
       *[other] { $seat } rolls { $points } points.
    }
tiny-event-played = { $seat } plays the { $card }.
tiny-event-discarded = { $seat } discards the { $card }.
tiny-event-drawn = { $seat } draws the { $card }.
tiny-event-drawn-no-card = { $seat } draws a card.
tiny-event-ended = { $reason } The game is over.

tiny-reason-rounds = The last round has been played.
tiny-reason-no-cards-left = The deck is used up.
tiny-reason-not-in-hand =
    { $held ->
        [0] You have no cards in hand.
       *[other] There is no card { $place } in your hand: you hold only { $held }.
    }
tiny-reason-card-missing = Card { $card } is missing.
tiny-reason-card-twice = Card { $card } is there more than once.
tiny-reason-end-not-reached = The game cannot be over before its last turn.
tiny-reason-nothing-to-swap = There is no choice of a card to discard.

tiny-hint-highest = The { $card } is worth more than a throw on average.
tiny-hint-luck = The die brings more on average than any card in hand.
tiny-hint-lowest = The { $card } is your lowest card.

tiny-help-length = short: three rounds. long: five rounds.

tiny-table-head =
    { $left ->
        [one] Round { $round }. { $left } card in the deck, discarded: { $discards }
       *[other] Round { $round }. { $left } cards in the deck, discarded: { $discards }
    }
tiny-table-player =
    { $points ->
        [one] { $name }: { $points } point, in hand { $hand }, played { $played }
       *[other] { $name }: { $points } points, in hand { $hand }, played { $played }
    }
