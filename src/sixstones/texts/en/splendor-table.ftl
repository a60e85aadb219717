### The table of Splendor: Marvel as it is drawn in a terminal. Everything on it has to be short.

splendor-table-title = Splendor: Marvel
splendor-table-round = round { $round }
splendor-table-last-round = last round!
splendor-table-your-turn = your turn
splendor-table-turn = to play: { $name }
splendor-table-over = the game is over
splendor-table-supply = Supply
splendor-table-locations = Locations
splendor-table-tile = Avengers tile: free
splendor-table-tile-of = Avengers tile: { $name }
splendor-table-level = level { $level }
splendor-table-reserved = Reserved
# Infinity Points on a card, in at most 6 characters.
splendor-table-points = { $n ->
    [one] 1 pt
   *[other] { $n } pts
}

## The columns of the players' table. At most 4, 14, 20, 4, 5 and 9 characters.

splendor-table-column-points = pts
splendor-table-column-bonuses = bonuses
splendor-table-column-tokens = tokens
splendor-table-column-tags = tags
splendor-table-column-cards = cards
splendor-table-column-gauntlet = Gauntlet

## Explanations

splendor-table-legend = A card: the color of its bonus, its points, an A for each Avengers tag, its place (2-3 is the third card of level 2), its cost, and { $able } if you can recruit it now. A number after × or x tells how many cards are left in the deck. Below, for each player: 16 points, 5 colors and the green G token are the three conditions of the Infinity Gauntlet, with { $met } when met.
splendor-table-on-table = It lies on the table: { $place }.
splendor-table-recruited-by = Recruited by { $name }.
splendor-table-reserved-by = Reserved by { $name }.
splendor-table-lacks = { $n ->
    [0] You can pay for it now.
    [one] You lack 1 token for it.
   *[other] You lack { $n } tokens for it.
}
