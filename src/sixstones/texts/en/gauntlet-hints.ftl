### Infinity Gauntlet: why a bot, or a hint, chooses what it does.

gauntlet-hint-only-move = Nothing else is possible.

## Guesses

gauntlet-hint-guess-seen = { $card-full } is certainly there.
gauntlet-hint-guess-likeliest = Out of the question: { $gone }. Of the other numbers { $number } is the likeliest: { $chance } %.
gauntlet-hint-guess-likeliest-no-gone = { $number } is the likeliest number, with a chance of { $chance } %.
gauntlet-hint-guess-stone = With { $number }, at { $chance } %, it may be an Infinity Stone that has to go back.
gauntlet-hint-guess-most = { $number } is likely to hit most heroes.

## Fights and targets

gauntlet-hint-fight-odds = The chance to win the fight is { $chance } %.
gauntlet-hint-decline-odds = The fight is not worth it: the chance to win it is { $chance } %.
gauntlet-hint-decline-fights = No fight is worth it.
gauntlet-hint-fight-with = { $card-full } has the best prospects: it wins with a chance of { $chance } %.
gauntlet-hint-target-most-likely = { $seat } is the one most likely to lose: { $chance } %.
gauntlet-hint-target-fights-best = { $seat } has the best prospects: a chance of { $chance } %.
gauntlet-hint-token-where-needed = A power token is of most use to { $seat }.
gauntlet-hint-look-where-needed = { $seat } can make most of what there is to see.

## Which card

gauntlet-hint-play-to-hit = { $card-full } hits with a chance of { $chance } %.
gauntlet-hint-play-to-hit-all = { $card-full } may hit several heroes.
gauntlet-hint-play-to-fight = { $card-full } promises a fight that is won with a chance of { $chance } %.
gauntlet-hint-play-for-token = Power tokens decide fights.
gauntlet-hint-play-to-draw = { $card-full } brings new cards.
gauntlet-hint-play-stone = Faceup in front of Thanos, { $card-full } is safe.
gauntlet-hint-look-for-team = What { $card-full } shows helps the team.
gauntlet-hint-keep-card = { $card-full } is worth keeping for later.
gauntlet-hint-keep-stones = The Infinity Stones are needed for the snap; { $card-full } is not.
gauntlet-hint-put-down-low = A low card is the least loss.
gauntlet-hint-lose-cheapest = { $card-full } is the least loss.
gauntlet-hint-order-best-first = The next player draws the best card.
gauntlet-hint-snap-now = All Infinity Stones are together: this wins the game.
