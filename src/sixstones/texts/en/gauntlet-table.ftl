### The table of Infinity Gauntlet as it is drawn in a terminal. Everything on it has to be short.

gauntlet-table-title = Infinity Gauntlet
gauntlet-table-your-turn = your turn
gauntlet-table-turn = to play: { $name }
gauntlet-table-one-more-turn = one more turn follows
gauntlet-table-over = the game is over
# One or two words each.
gauntlet-table-thanos = Thanos
gauntlet-table-hero = hero
gauntlet-table-life-heroes = Heroes' life
gauntlet-table-life-thanos = Thanos's life
gauntlet-table-stones = Stones
gauntlet-table-deck-heroes = Hero deck
gauntlet-table-deck-thanos = Thanos deck
gauntlet-table-hand = hand
gauntlet-table-faceup = faceup
gauntlet-table-fallen = defeated
gauntlet-table-tokens = tokens
gauntlet-table-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

## What the reader knows of a hidden hand or deck

gauntlet-table-known = You know
gauntlet-table-certain = certain
gauntlet-table-possible = possible
gauntlet-table-no-number = no { $number }
gauntlet-table-some-number = a { $number }
gauntlet-table-among = at least one of { $numbers }
gauntlet-table-tie = If { $name } holds a { $number }, Thanos holds a { $thanos }.
gauntlet-table-learnt = What you saw and heard
gauntlet-table-learnt-missed = { $name } held none of these numbers: { $numbers }.

## Explanations

gauntlet-table-life-ours = The starting life is our own, found by simulation; it is not the printed one. If you have the life-tracker card, enter its numbers: --life HEROES,THANOS.
gauntlet-table-silence = Do not talk about cards you have seen, and do not tell others what to do. What lies open may be discussed.
gauntlet-table-legend = Each card has its number in parentheses. Everything faceup is open to all, and so are tokens, life and the sizes of the decks. Beside a hidden hand stands what you know of it: certain is what it must hold, possible is what it may hold.
gauntlet-table-counts = Possible cards are counted by number where there are many: 1{ $times }3 means that three cards of number 1 may be there.
gauntlet-table-more = “?” and a player’s letter or name, a deck or a card says more about it; “?” and a word of “{ $learnt }” lists just that.
gauntlet-table-on-table = It lies faceup in front of { $name }.
gauntlet-table-in-hand = It is in your hand.
gauntlet-table-defeated = It lies faceup in front of { $name }, defeated.
gauntlet-table-hidden = It is hidden, in a hand or in a deck.
