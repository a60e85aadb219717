### The rules of Splendor: Marvel in our own words, to be read from top to bottom.
### splendor-rule-5-3 is statement splendor.5.3, splendor-ruling-13a is ruling splendor.R13a.

splendor-rules-title = The rules of Splendor: Marvel
splendor-rules-about = Six Stones is an unofficial fan project, not connected with the publisher or with Marvel. It tells the rules in its own words. Where the printed rulebook is silent, a ruling at the end says how we play and why.

## Goal

splendor-section-1 = Goal
splendor-rule-1-1 = Two to four players compete for the Infinity Gauntlet. To win it you must meet three conditions at the same time: at least 16 Infinity Points, at least one bonus in each of the five colors, and one Green token.

## Contents

splendor-section-2 = Contents
splendor-rule-2-1 = There are 44 tokens. Five colors have 7 tokens each: Yellow for Mind, Blue for Space, Orange for Soul, Red for Reality and Purple for Power. The 4 Green tokens stand for Time. The 5 Gray S.H.I.E.L.D. tokens are wild. All but the Gray ones, 39 in number, are called Infinity Stone tokens.
splendor-rule-2-2 = There are 90 Character cards: 40 of level 1, 30 of level 2 and 20 of level 3.
splendor-rule-2-3 = There are 6 tiles: 4 Location tiles with a different Location on each side, 1 Avengers Assemble tile and 1 Infinity Gauntlet tile.
splendor-rule-2-4 = A Character card shows its cost in tokens and the color of its bonus. Many cards are also worth Infinity Points, and some carry 1 or 2 Avengers tags. Every level 3 card has the Time icon as well.

## Setup

splendor-section-3 = Setup
splendor-rule-3-1 = Shuffle each level by itself. Lay the three decks facedown in a column, with level 1 at the bottom, level 2 in between and level 3 at the top.
splendor-rule-3-2 = Beside each deck, turn four of its cards faceup.
splendor-rule-3-3 = Draw as many Location tiles as there are players and lay out each with a random side up. The others go back into the box.
splendor-rule-3-4 = Lay out the Infinity Gauntlet tile and the Avengers Assemble tile.
splendor-rule-3-5 = Put the tokens in the middle, sorted by color. For 2 players: 4 of each of the five colors, 2 Green and 5 Gray, with 2 Locations. For 3 players: 5 of each color, 3 Green and 5 Gray, with 3 Locations. For 4 players: 7 of each color, 4 Green and 5 Gray, with 4 Locations.
splendor-rule-3-6 = Counted the other way: with 2 players, 3 tokens of each of the five colors and 2 Green ones stay in the box; with 3 players, 2 of each color and 1 Green. The Gray tokens are always all in play. There are as many Green tokens as players, so they can never run short.
splendor-rule-3-7 = The youngest player starts, and turns go clockwise. Everybody begins with nothing.

## A turn

splendor-section-4 = A turn
splendor-rule-4-0 = On your turn you do exactly one of four actions. The end of the turn follows (section 10).
splendor-rule-4-1 = Take three different: take 3 tokens in 3 different colors, never Green or Gray. If the middle no longer has three different colors, you may take 2 in different colors, or just 1.
splendor-rule-4-2 = Take two alike: take 2 tokens of one color, never Green or Gray. Before you take them, that pile must hold at least 4.
splendor-rule-4-3 = Reserve: take one Character card into your hand, and one Gray token with it (section 5).
splendor-rule-4-4 = Recruit: pay for one faceup card in the middle, or for a card you reserved on an earlier turn (section 6).

## Reserving a Character card

splendor-section-5 = Reserving a Character card
splendor-rule-5-1 = Choose any faceup card, or draw the top card of any of the three decks unseen. You do not show a drawn card to the others.
splendor-rule-5-2 = Then take one Gray token. If none is left you may reserve all the same, but without the token.
splendor-rule-5-3 = You can hold at most 3 reserved cards. With 3 in hand you may not reserve.
splendor-rule-5-4 = A reserved card leaves your hand only when you recruit it. It cannot be discarded.
splendor-rule-5-5 = Gray tokens come from reserving and from nowhere else.
splendor-rule-5-6 = Reserved cards left in your hand at the end of the game cost you nothing.
splendor-rule-5-7 = A card that is only reserved gives you no bonus, no Infinity Points and no Avengers tags.

## Recruiting a Character card

splendor-section-6 = Recruiting a Character card
splendor-rule-6-1 = For each color you owe the printed cost minus your bonuses of that color, never less than zero. Bonuses come from cards recruited on earlier turns, so a card never makes itself cheaper. Bonuses are not spent.
splendor-rule-6-2 = You pay the rest in tokens. A Gray token stands for one token of any color. Green tokens never pay for anything, and there are no Green bonuses.
splendor-rule-6-3 = With enough bonuses a card may cost you no tokens at all.
splendor-rule-6-4 = The tokens you spend go back to the middle, Gray ones included.
splendor-rule-6-5 = Lay the recruited card faceup in front of you. Its bonus, its Infinity Points and its Avengers tags count at once.
splendor-rule-6-6 = When a card leaves the middle, recruited or reserved, the top card of the same level's deck takes its place at once. If that deck is used up, the space stays empty.

## The Time Stone

splendor-section-7 = The Time Stone
splendor-rule-7-1 = When you recruit your first card with the Time icon, which is your first level 3 card, take one Green token. Nobody ever has more than one. You never pay with it and never return it, but it counts toward the limit of ten tokens.

## The Avengers Assemble tile

splendor-section-8 = The Avengers Assemble tile
splendor-rule-8-1 = The Avengers Assemble tile is worth 3 Infinity Points. Getting it takes no action.
splendor-rule-8-2 = The first player with at least 3 Avengers tags on recruited cards receives it automatically.
splendor-rule-8-3 = After that, whoever reaches more tags than the holder takes the tile over. A tie changes nothing.
splendor-rule-8-4 = The tile can change hands any number of times. You can win without it.

## Location tiles

splendor-section-9 = Location tiles
splendor-rule-9-1 = A Location tile is worth 3 Infinity Points. Getting it takes no action.
splendor-rule-9-2 = At the end of your own turn, compare your bonuses with the Locations in the middle. If you have at least the bonuses that one of them shows, you must take it. Tokens do not count, and the bonuses are not spent.
splendor-rule-9-3 = You take at most one Location per turn. If several fit, you choose one. You can take another at the end of a later turn if it is still there.
splendor-rule-9-4 = A Location you have is never lost, and no new ones are laid out. You can win without any.

## End of the turn

splendor-section-10 = End of the turn
splendor-rule-10-1 = Four steps follow your action, always in the same order. First you receive the Green token and the Avengers Assemble tile, if the card you have just recruited earns them.
splendor-rule-10-2 = Second, you check the Locations (section 9).
splendor-rule-10-3 = Third, you count all your tokens, Green and Gray included. If you have more than 10, you return tokens of your choice until 10 are left. The Green one may not be returned. Earlier in your turn you may hold any number.
splendor-rule-10-4 = Last, you check whether you meet all three conditions (section 11).
splendor-rule-10-5 = How many tokens of which color each player has is open to everybody at all times.

## End of the game

splendor-section-11 = End of the game
splendor-rule-11-1 = A player who meets all three conditions triggers the end of the game. The round is still played out, so that everyone gets the same number of turns.
splendor-rule-11-2 = A round begins with the starting player and ends with the player to their right. If the player who meets the conditions is last in the round, the game ends right there.
splendor-rule-11-3 = When the round is over, see who meets the conditions now. If nobody does, the game goes on with a new round.
splendor-rule-11-4 = If exactly one player meets them, that player wins.
splendor-rule-11-5 = If several players meet them, only those are compared, step by step.
splendor-rule-11-6 = Whoever has the most Infinity Points wins.
splendor-rule-11-7 = In a tie the Avengers Assemble tile decides: if it lies with one of the tied players, that player wins.
splendor-rule-11-8 = If none of the tied players holds the tile, whoever among them has recruited the fewest Character cards wins.
splendor-rule-11-9 = Those who are tied even then share victory.
splendor-rule-11-10 = A player who has triggered the end can lose the Avengers Assemble tile later in the round and drop below 16 Infinity Points. That player no longer counts. If somebody else meets the conditions by the end of the round, the game ends all the same. If not, it goes on and can be triggered again later. A player who loses the tile but still has at least 16 points still counts.
splendor-rule-11-11 = In short: after the last turn of every round, see who meets all three conditions at that moment. If somebody does, find the winner among them. If nobody does, play on. It makes no difference who met them earlier. While others take their turns, the only thing you can lose is the Avengers Assemble tile.

## Where the editions differ

splendor-section-13 = Where the editions differ
splendor-rule-13-1 = Fewest cards in a tie: the Polish edition says recruited cards, the English and Spanish ones only Character cards. This settles that reserved cards do not count.
splendor-rule-13-2 = No longer meeting the conditions: in the English and Spanish editions the game goes on, and can still end in the same round if somebody else meets them. In the Polish edition that player triggers the end anew. With a check at the end of the round the outcome is the same.
splendor-rule-13-3 = Overview: the English and Spanish editions say that the end is triggered and the winner determined, the Polish one that the condition for the end becomes active. This changes nothing.
splendor-rule-13-4 = Locations: the English and Spanish editions ask for the number and kinds of bonuses shown, the Polish one for at least as many. This settles that more are enough too.
splendor-rule-13-5 = Returning tokens: in the English and Spanish editions a player returns tokens of their choice to the middle. The Polish edition says only that enough must be put down for 10 to remain. The choice stays free.
splendor-rule-13-6 = Avengers Assemble tile, the first time: in the English and Spanish editions it comes automatically, in the Polish one the player takes it. This changes nothing.
splendor-rule-13-7 = Name of this tile: the English edition also writes “Avenger tile” near the end, the Spanish one always “¡Vengadores, reuníos!”, the Polish one “płytka Avengers”, without a word for “Assemble”. Only the words differ.
splendor-rule-13-8 = Example for this tile: in the English and Spanish editions a player has 4 tags and owns the tile, in the Polish one she gains it. This changes nothing.
splendor-rule-13-9 = Heading of the Green Stone: the Polish edition has it in the plural, the English and Spanish ones in the singular. This changes nothing.
splendor-rule-13-10 = Wild token: it is called S.H.I.E.L.D. in English and Spanish, while Polish has the translated name T.A.R.C.Z.A. Only the words differ.
splendor-rule-13-11 = Drawing from a deck: in the English and Spanish editions it is the top card, which is not shown. The Polish edition leaves out “top”, adds a remark about feeling lucky, and asks for secrecy only for a card from a deck. This settles who knows what (ruling 12).
splendor-rule-13-12 = Gray token: the English and Polish editions let it replace any color, the Spanish one says that each replaces 1 token of any color. This changes nothing.
splendor-rule-13-13 = Recruiting from hand: the English and Spanish editions speak of a card reserved on a previous turn, the Polish one of a card reserved earlier. This changes nothing.
splendor-rule-13-14 = Too few tokens for three: the English and Spanish editions allow 2 of different colors or even 1. The Polish edition allows 2 or even 1 and does not repeat “different”. This changes nothing.
splendor-rule-13-15 = In all three editions the overview says that a Location is taken immediately, while the detailed rule says at the end of the turn. The detailed rule holds.
splendor-rule-13-16 = No edition contradicts another on any number.

## Questions and rulings

splendor-rulings-title = Questions and rulings
splendor-confidence-high = certain
splendor-confidence-medium = likely

splendor-ruling-1 = May I take fewer than three tokens although three colors are available?
    .answer = No.
    .why = Fewer is allowed only when the middle cannot offer three different colors.
splendor-ruling-2 = Only two colors are left. May I take just one token?
    .answer = Yes. Two or one, as you like.
    .why = The rulebook says that you may take two, or even one. It can also be read as leaving the number to what is there. It does no harm.
splendor-ruling-3 = May I take two alike from a pile of three?
    .answer = No.
    .why = There must be four before you take.
splendor-ruling-4 = May I mix the two ways of taking tokens?
    .answer = No.
    .why = You have one action, and these are two.
splendor-ruling-5 = I already have ten tokens. May I take more and then return some?
    .answer = Yes, and the ones just taken may be among them.
    .why = There is no limit during the turn, and what you return is your free choice.
splendor-ruling-6 = May Gray tokens be returned?
    .answer = Yes.
    .why = Only the Green one is excluded.
splendor-ruling-7 = May I pay with a Gray token although I have the right color?
    .answer = Yes. Unless you ask for it, though, colored tokens are spent first.
    .why = A Gray token can stand in for a color, and nothing says that the color must go first.
splendor-ruling-8 = May I pay more than the card costs?
    .answer = No.
    .why = The cost is exact.
splendor-ruling-9 = May I reserve with three reserved cards in hand?
    .answer = No.
    .why = Three is the limit.
splendor-ruling-10 = May I reserve from an empty deck or an empty space?
    .answer = No.
    .why = There is no card to take.
splendor-ruling-11 = May I recruit a card on the turn I reserved it?
    .answer = No.
    .why = It must have been reserved on an earlier turn, and a turn has only one action.
splendor-ruling-12 = Do the others know my reserved cards?
    .answer = Everybody saw a card that was taken faceup, and it stays visible. A card drawn from a deck is known to its owner alone.
    .why = Secrecy is asked for when drawing from a deck. That a card taken faceup stays visible is likely rather than certain.
splendor-ruling-13 = What if I cannot do any of the four actions?
    .answer = You pass. Locations and the three conditions are checked as usual.
    .why = The rulebook demands an action and does not foresee this. It is very rare.
splendor-ruling-13a = What if everybody has to pass in a row and nobody takes a Location while doing so?
    .answer = The game ends there without a winner. It is a stalemate.
    .why = Nothing could ever change again. This was seen in random play, not between people.
splendor-ruling-14 = Can two players be the first with three Avengers tags at the same time?
    .answer = No.
    .why = Only the player whose turn it is gains tags.
splendor-ruling-15 = Does the holder of the Avengers Assemble tile have to keep three tags?
    .answer = The question never comes up.
    .why = A player's tags never become fewer.
splendor-ruling-16 = Can I take a Location on another player's turn?
    .answer = Never.
    .why = Locations are checked at the end of one's own turn.
splendor-ruling-17 = The last player in the round meets the conditions, and so does an earlier one. Does the last one win at once?
    .answer = No. The two are compared.
    .why = The rule for several players covers this case. The sentence about winning immediately describes a player who is alone.
splendor-ruling-18 = Do reserved cards count when the fewest cards decide?
    .answer = No.
    .why = The Polish edition says recruited cards. The others say only Character cards.
splendor-ruling-19 = How is a tie among more than two players broken?
    .answer = Each step applies to those who are still tied. If the holder of the Avengers Assemble tile is among them, the holder wins outright.
    .why = That is the printed order of the steps.
splendor-ruling-20 = Are 16 Infinity Points enough without the other two conditions?
    .answer = No.
    .why = The rulebook asks for all three.
splendor-ruling-21 = I recruit my first level 3 card and still have ten tokens. What happens?
    .answer = The Green token makes eleven, so one token other than Green goes back.
    .why = The Green token counts toward the limit and cannot be returned.
splendor-ruling-22 = Can I be over the limit with nothing but Green to return?
    .answer = No.
    .why = You have at most one Green token, so ten others are there.
splendor-ruling-23 = Only Gray or Green tokens are left in the middle. May I take any?
    .answer = No. You reserve or recruit, and if neither is possible you pass.
    .why = Taking tokens never gives Green or Gray, and taking none is not an action.
splendor-ruling-24 = How many tokens do I return?
    .answer = Exactly down to ten. With ten or fewer, none.
    .why = Tokens go back only until ten remain.
splendor-ruling-25 = May I decline the Gray token when I reserve?
    .answer = No. It comes even if you have ten tokens, and it may then be returned.
    .why = It is printed as part of the action.
splendor-ruling-26 = Does a Gray token count as the Green one, or do tokens count as bonuses?
    .answer = Never.
    .why = The conditions name bonuses and a Green token.
splendor-ruling-27 = Do I see the new card before I return tokens or choose a Location?
    .answer = Yes, both the card that fills the space and a card drawn from a deck.
    .why = A card is replaced at once. The other choices are decisions of their own and come later.
splendor-ruling-28 = On my last turn a second Location fit as well. What about it now?
    .answer = If it is still there, you must take it at the end of your next turn, whatever your action was.
    .why = Locations are checked at the end of each of your turns.
splendor-ruling-29 = Are the number of my reserved cards and the level of those drawn from a deck public?
    .answer = Yes.
    .why = Everybody sees which deck a card comes from.
splendor-ruling-30 = May a player take the same three tokens and return them forever?
    .answer = Yes. A limit on turns is a convention of a program, never a rule of the game.
    .why = The rulebook prints no limit.

## Notes on single cards

splendor-note-gamora = Three lists of the cards give the cost as 3 Orange and 7 Red, a fourth as 3 Blue and 7 Red. We follow the three: only then do the costs of all level 3 cards add up to the same number in every color.
splendor-note-doctor-strange = Most lists of the cards give 1 Avengers tag here, a few give none. We follow the majority, though in the other four colors the level 3 card that costs 7 of a single color has no tag.
splendor-note-nova = Most lists of the cards give no Avengers tag here, a few give 1. We follow the majority, though in the other four colors the level 3 card that costs 6, 3 and 3 has a tag.
splendor-note-thor = One list of the cards calls this one Hulk, a name it uses twice. The other lists say Thor, and everything else agrees.
splendor-note-kingpin = Kingpin and Spider-Ham differ in nothing but the name: same cost, same bonus. All lists agree, and so Orange is the only color without a level 1 card that costs 2 of one color, 2 of another and nothing else.
splendor-note-spider-ham = Spider-Ham and Kingpin differ in nothing but the name: same cost, same bonus. All lists agree, and so Orange is the only color without a level 1 card that costs 2 of one color, 2 of another and nothing else.
splendor-note-lockjaw = Lockjaw, Rhino and Spider-Girl all have the same cost, though their bonuses differ. This is odd, but all lists agree.
splendor-note-rhino = Rhino, Lockjaw and Spider-Girl all have the same cost, though their bonuses differ. This is odd, but all lists agree.
splendor-note-spider-girl = Spider-Girl, Lockjaw and Rhino all have the same cost, though their bonuses differ. This is odd, but all lists agree.
splendor-note-bullseye = Bullseye and Prowler have the same cost, though their bonuses differ. This is odd, but all lists agree.
splendor-note-prowler = Prowler and Bullseye have the same cost, though their bonuses differ. This is odd, but all lists agree.
