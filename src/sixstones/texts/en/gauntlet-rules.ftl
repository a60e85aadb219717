### The rules of Infinity Gauntlet in our own words, to be read from top to bottom.
### gauntlet-rule-5-3 is statement gauntlet.5.3, gauntlet-ruling-13 is ruling gauntlet.R13.

gauntlet-rules-title = The rules of Infinity Gauntlet: A Love Letter Game
gauntlet-rules-about = Six Stones is an unofficial fan project, not connected with the publisher or with Marvel. It tells the rules in its own words. Where the printed rulebook is silent, a ruling at the end says how we play and why. The starting life that we play with is our own and not the printed one; section 12 says how to enter the numbers of your card.

## Teams and goal

gauntlet-section-1 = Teams and goal
gauntlet-rule-1-1 = One player is Thanos. All the others, one to five of them, are hero players and form one team. So 2 to 6 people can play.
gauntlet-rule-1-2 = The heroes win when Thanos has no life left. It counts the moment the life is lost.
gauntlet-rule-1-3 = Thanos wins when the hero team has no life left. This too counts the moment the life is lost.
gauntlet-rule-1-4 = Thanos also wins with a snap, when each of the six Infinity Stones is faceup in front of him or in his hand. He can do it only during his own turn, and only if he wants to.
gauntlet-rule-1-5 = Nobody is ever knocked out. A player who loses a card draws a replacement; only Thanos can miss one, when his deck is empty.

## Components and setup

gauntlet-section-2 = Components and setup
gauntlet-rule-2-0 = There are 16 hero cards, 13 Thanos cards, 1 life-tracker card with 2 sliders, 6 two-sided reference cards and 9 power tokens.
gauntlet-rule-2-1 = Choose who is Thanos. Every player gets a reference card.
gauntlet-rule-2-2 = Shuffle the hero deck and let every hero player draw 1 card.
gauntlet-rule-2-3 = Shuffle the Thanos deck and let Thanos draw 2 cards.
gauntlet-rule-2-4 = Put the power tokens in a common pile.
gauntlet-rule-2-5 = On the life-tracker card, the slider of the heroes always starts on the top space of its track. The slider of Thanos starts on the space marked with the number of players, Thanos included.
gauntlet-rule-2-6 = How much life these spaces mean is not known: the numbers are artwork on the life-tracker card, and no text gives them. This much is certain: the heroes have the same life with any number of players, that of Thanos depends on it, the bottom space means zero, and life is never regained. Six Stones plays with numbers of its own, which are not the printed ones (section 12).

## The decks

gauntlet-section-3 = The decks
gauntlet-rule-3-0 = The hero deck has one copy of each named card. All cards of a number are alike in what they do.
gauntlet-rule-3-1 = Hero 1, three cards: Nebula, Spider-Man, Star-Lord. Name a number that Thanos may hold. A hit defeats the card.
gauntlet-rule-3-2 = Hero 2, three cards: Black Widow, Gamora, Ant-Man & Wasp. Another hero player secretly sees one random card of Thanos.
gauntlet-rule-3-3 = Hero 3, three cards: Captain America, Hulk, Thor. Whoever plays one may fight Thanos.
gauntlet-rule-3-4 = Hero 4, three cards: Black Panther, Falcon, Doctor Strange. Any hero player takes 1 power token.
gauntlet-rule-3-5 = Hero 5, two cards: Scarlet Witch, Vision. See the top three cards of the hero deck and change their order as you like.
gauntlet-rule-3-6 = Hero 6, two cards: Captain Marvel, Iron Man. Any hero player may fight Thanos.
gauntlet-rule-3-7 = Some Thanos cards come back: when one of them is defeated, it is shuffled into the Thanos deck again, after the redraw.
gauntlet-rule-3-8 = Outrider, number 1, two copies: guess the number of one opponent's card. A hit defeats it.
gauntlet-rule-3-9 = Mind Stone, number 1, an Infinity Stone that comes back: guess a number. Every opponent's card of that number is defeated.
gauntlet-rule-3-10 = Corvus Glaive, number 2: the card of one opponent is defeated if it is 3 or lower.
gauntlet-rule-3-11 = Soul Stone, number 2, an Infinity Stone that comes back: the card of one opponent is defeated if it is 3 or higher.
gauntlet-rule-3-12 = Black Dwarf, number 3: Thanos may fight one opponent.
gauntlet-rule-3-13 = Space Stone, number 3, an Infinity Stone that comes back: Thanos may fight one opponent and then another one.
gauntlet-rule-3-14 = Proxima Midnight, number 4: Thanos takes 1 power token.
gauntlet-rule-3-15 = Power Stone, number 4, an Infinity Stone that comes back: Thanos takes 3 power tokens.
gauntlet-rule-3-16 = Ebony Maw, number 5: Thanos draws 1 card and puts 1 from his hand on the bottom of the deck.
gauntlet-rule-3-17 = Reality Stone, number 5, an Infinity Stone that comes back: Thanos draws 2 cards and puts 2 from his hand on the bottom of the deck.
gauntlet-rule-3-18 = Time Stone, number 6, an Infinity Stone that comes back: it does what another Thanos card faceup in front of him does.
gauntlet-rule-3-19 = Thanos, number 7, comes back: this card is never played.
gauntlet-rule-3-20 = So the Thanos deck has three 1s, two cards each of 2, 3, 4 and 5, one 6 and one 7.

## A turn

gauntlet-section-4 = A turn
gauntlet-rule-4-0 = Thanos begins, and then it goes on clockwise.
gauntlet-rule-4-1 = First you draw one card from your own deck.
gauntlet-rule-4-2 = Then you lay one card from your hand faceup in front of you and carry out its effect. Which one is your choice; only the Thanos card cannot be chosen.
gauntlet-rule-4-3 = The rest stays in your hand: a hero player keeps 1 card, Thanos keeps 2.
gauntlet-rule-4-4 = Played cards stay faceup in front of the player, where everybody can see them at any time.
gauntlet-rule-4-5 = With two players the setup is the same. After each turn of Thanos the lone hero takes two full turns in a row, with one hand. Only the hero 2 changes, whose card the hero sees alone, and the Space Stone, which may fight the same opponent twice.

## Defeating a card

gauntlet-section-5 = Defeating a card
gauntlet-rule-5-1 = First, the owner's team loses 1 life. At zero life the game ends at once, and the rest is skipped.
gauntlet-rule-5-2 = Second, the card is discarded faceup in front of its owner.
gauntlet-rule-5-3 = Third, the owner draws a replacement.
gauntlet-rule-5-4 = Last, a Thanos card that comes back is shuffled into the Thanos deck. Because this happens after the redraw, Thanos cannot draw it right away.

## Fights

gauntlet-section-6 = Fights
gauntlet-rule-6-1 = Both sides secretly compare one card from their hands. Only the two who fight see them.
gauntlet-rule-6-2 = The hero always uses the only card in hand.
gauntlet-rule-6-3 = If Thanos starts the fight, he chooses his card, before he sees the hero's.
gauntlet-rule-6-4 = If a hero starts the fight, Thanos's card is picked at random.
gauntlet-rule-6-5 = The lower total is defeated. The winner keeps the card without showing it to the others. With equal totals nothing happens: both keep their cards, which stay secret from everybody else.
gauntlet-rule-6-6 = Power tokens are public and belong to a player, not to a card. Whoever has one in a fight must spend exactly one, never more, and gets +2 for this fight. A spent token goes back to the pile, whatever comes of the fight. Outside fights tokens do nothing. The pile is no limit: if it runs short, use something else.

## Choosing at random

gauntlet-section-7 = Choosing at random
gauntlet-rule-7-1 = When a card of Thanos is picked at random, he shuffles his hand, the hero points at a card, and afterwards he may rearrange his hand. Here the program picks, each card with the same chance, and no place in a hand means anything.

## Decks running out

gauntlet-section-8 = Decks running out
gauntlet-rule-8-1 = The hero deck: at the very moment its last card is drawn, all faceup cards in front of all hero players, played and defeated alike, are shuffled into a new deck. Thanos may look at them before. Cards in hands stay out.
gauntlet-rule-8-2 = A hero 5 with fewer than three cards in the deck: set aside the one or two that are left, shuffle the faceup cards, with the 5 just played among them, and add cards from the new deck until there are three. See these three and put them on top in any order.
gauntlet-rule-8-3 = The Thanos deck: faceup cards never refill it; the only cards that enter it are defeated ones that come back. If it is empty, Thanos skips the draw and goes on with one card fewer. Ebony Maw then does nothing; the Reality Stone draws what is left, and as many cards go down.

## The snap

gauntlet-section-9 = The snap
gauntlet-rule-9-1 = During his turn Thanos may reveal his hand and win, if all six Infinity Stones are among his faceup cards and his hand. He may do so before drawing, after drawing or after playing, and need not play a card at all. If the sixth Stone comes during Ebony Maw or the Reality Stone, that effect is finished first. If it is drawn during a hero's turn, the snap waits for a turn of his own.

## Secrets and talk

gauntlet-section-10 = Secrets and talk
gauntlet-rule-10-1 = Players may not talk about cards they have seen, nor tell others what to do. What is public may be discussed: faceup cards, tokens, life, the sizes of the decks. Before a reshuffle Thanos may see the faceup hero cards.
gauntlet-rule-10-2 = Hero 2: the chosen hero sees one card of Thanos.
gauntlet-rule-10-3 = Fight: each of the two sees the other's card, also in a tie. Everybody else learns who used tokens, who lost and which card was defeated, and so a bound for the card that was kept, or that the totals were equal.
gauntlet-rule-10-4 = Reshuffle, or a card that is shuffled back: everybody knows which cards went in.
gauntlet-rule-10-5 = Defeat: everybody sees the defeated card.
gauntlet-rule-10-6 = A guess, Corvus Glaive or the Soul Stone without a hit: everybody hears that it was a miss. No card is shown.
gauntlet-rule-10-7 = Hero 5: only this player sees the three cards.
gauntlet-rule-10-8 = Ebony Maw and the Reality Stone: only Thanos knows what went to the bottom.
gauntlet-rule-10-9 = Snap: Thanos's hand is shown to all.

## Starting life

gauntlet-section-12 = Starting life
gauntlet-rule-12-1 = The starting life is one number for the heroes and five for Thanos, one for each number of players from 2 to 6. All of them stand together in a table, and each table has a name, such as ours-1.
gauntlet-rule-12-2 = The printed numbers can be read only from a life-tracker card or a picture of one. If you have it, enter its numbers as the option “life”, that of the heroes first: with --life 6,8 the heroes start with 6 and Thanos with 8. (This is an example, not what is printed.)
gauntlet-rule-12-3 = Two sets of numbers in public programs are wrong, and we do not use them: one knows no number of players, the other contradicts the rulebook in three places.
gauntlet-rule-12-4 = The tables are our own balance and not the printed one. They were found by simulation with bots, so that both sides win about equally often, with the same life for the heroes whatever the number of players.

## Slips to ignore

gauntlet-section-13 = Slips to ignore
gauntlet-rule-13-1 = A version of the rules that is often copied on the web lists 3 Thanos cards among the components. There are 13.
gauntlet-rule-13-2 = Some programs by fans give the Outrider the number 2. It is 1.

## Questions and rulings

gauntlet-rulings-title = Questions and rulings
gauntlet-confidence-high = certain
gauntlet-confidence-medium = likely
gauntlet-confidence-choice = our choice

gauntlet-ruling-1 = May Thanos do without an opponent when he plays a card?
    .answer = Not with Outrider, the Mind Stone, Corvus Glaive or the Soul Stone. Yes with Black Dwarf, and in each of the two fights of the Space Stone.
    .why = Only Black Dwarf and the Space Stone say “may”. On Thanos's turn every hero holds a card, so there is always somebody to choose.
gauntlet-ruling-2 = May a hero decline an effect?
    .answer = A 3 may be declined, and with a 6 the chosen player decides. A 1, 2, 4 or 5 has to be carried out.
    .why = Again it depends on the word “may”.
gauntlet-ruling-3 = Is there a number that may not be guessed, as with the Guard in Love Letter?
    .answer = No. It is 1 to 6 against heroes and 1 to 7 against Thanos. The number of the card just played may be guessed too.
    .why = No exception is printed for the hero 1, Outrider or the Mind Stone.
gauntlet-ruling-4 = What if a hero 1 hits both of Thanos's cards?
    .answer = Exactly one is defeated. Thanos picks it in private, and that the other one matches too is not disclosed. The card that he redraws is not checked.
    .why = So it is printed, and “defeat it” happens once. The question must not give anything away: Thanos is asked whenever he holds two cards.
gauntlet-ruling-5 = Do power tokens change the number of a card for guesses, Corvus Glaive or the Soul Stone?
    .answer = No.
    .why = The bonus is for one fight only.
gauntlet-ruling-6 = The Mind Stone hits several cards. In which order are life, cards and redraws dealt with?
    .answer = All lives are taken at once, all cards that were hit are discarded, and then the redraws go clockwise, beginning with the player after Thanos.
    .why = Redrawing in turn order is printed. That it begins on the left of Thanos, who has just played, is the only part that is not certain.
gauntlet-ruling-7 = During the Mind Stone, can a redraw bring back a card that it has just defeated?
    .answer = Yes, if the hero deck runs out in between.
    .why = Only Thanos is kept from redrawing the card he has just lost.
gauntlet-ruling-8 = Can a fight be a tie when tokens are used?
    .answer = Yes. The totals are compared after the +2, and the tokens are spent all the same.
    .why = For that fight the number is 2 higher, and a tie means equal numbers.
gauntlet-ruling-9 = Who spends a token first?
    .answer = It does not matter. Both happen by themselves.
    .why = A token has to be spent, and exactly one.
gauntlet-ruling-10 = Is a token spent when the fight is declined?
    .answer = No.
    .why = Then there is no fight.
gauntlet-ruling-11 = Whose token and whose card count with a hero 6?
    .answer = Those of the chosen player, who is the one to start the fight. Thanos's card is random.
    .why = It is printed that the chosen player fights.
gauntlet-ruling-12 = The Space Stone brings two fights. What about tokens?
    .answer = Each is a fight of its own, with one token in each if there is one.
    .why = The rule is one token per fight.
gauntlet-ruling-13 = May Thanos skip the first fight of the Space Stone and take the second?
    .answer = This is the same as a single fight. He fights none, one or two opponents, and never one of them twice, except with two players.
    .why = The result is the same either way.
gauntlet-ruling-14 = Which card may Thanos use in the second fight?
    .answer = Any that he then holds, be it the winner of the first fight or a card just redrawn.
    .why = The first fight is finished, redraw included, before the second one.
gauntlet-ruling-15 = What may the Time Stone copy?
    .answer = Any other card faceup in front of Thanos, whether he played it or lost it.
    .why = In the rulebook's words both lie in front of him, and a Thanos card is a card of his deck.
gauntlet-ruling-16 = Can the Time Stone copy the Time Stone?
    .answer = This cannot happen.
    .why = There is only one, and it has to be another card.
gauntlet-ruling-17 = Can the Time Stone copy the Thanos card?
    .answer = This cannot happen.
    .why = That card is never played, and when defeated it is shuffled back.
gauntlet-ruling-18 = What if the Time Stone copies Ebony Maw or the Reality Stone?
    .answer = Then exactly that happens which the copied card says. The snap has to wait for it here too.
    .why = The effect is copied.
gauntlet-ruling-19 = May the Time Stone be played when there is nothing to copy?
    .answer = Yes, without any effect. If there is something, one card must be chosen; a copied “may” stays a “may”.
    .why = There is no “may” in its own text, and nothing forbids playing it.
gauntlet-ruling-20 = Does copying the effect of an Infinity Stone count as having it?
    .answer = No.
    .why = The snap looks at cards.
gauntlet-ruling-21 = When exactly is the hero deck reshuffled?
    .answer = Immediately after the draw that empties it, even in the middle of an effect.
    .why = The rulebook leaves no time in between.
gauntlet-ruling-22 = The last card is drawn at the start of a turn. Is the card that is about to be played shuffled in?
    .answer = No, it is still in hand.
    .why = Only faceup cards are shuffled.
gauntlet-ruling-23 = The last card is drawn as a replacement during an effect. Are the card just played and the card just defeated shuffled in?
    .answer = Yes, both are faceup by then.
    .why = Discarding comes before redrawing, and the text of the hero 5 confirms that a card just played counts.
gauntlet-ruling-24 = What does a hero 5 do when exactly three cards are left?
    .answer = The player sees them and puts them back. Nothing is reshuffled.
    .why = The special case is printed for fewer than three, and the three never leave the deck.
gauntlet-ruling-25 = Can a reshuffle find too few cards?
    .answer = No. At least 9 come back when a hero 5 sets two aside with six players, otherwise at least 10.
    .why = It follows from the numbers of cards.
gauntlet-ruling-26 = What if Thanos's deck is empty and an Infinity Stone or the Thanos card is defeated?
    .answer = He loses the life, skips the redraw, and then the card is shuffled in. The deck has one card again.
    .why = The redraw comes before the shuffle, and a draw from an empty deck is skipped.
gauntlet-ruling-27 = Can Thanos's deck be empty without a snap being possible?
    .answer = Not at the start of a turn of his. With an empty deck he can always snap then.
    .why = Infinity Stones can be only in his deck, in his hand or in front of him. If none is in the deck, all six count.
gauntlet-ruling-28 = Does the snap happen by itself?
    .answer = No, Thanos decides. Only when he has nothing to play and can snap is it done for him.
    .why = It is printed as something he can do. The exception is a safety net.
gauntlet-ruling-29 = What if Thanos has no card to play and cannot or does not want to snap?
    .answer = This cannot happen.
    .why = Without a card to play his deck is empty, so that he can snap (ruling 27), and it is done for him (ruling 28).
gauntlet-ruling-30 = What if Thanos has no card in hand when somebody guesses, looks or fights?
    .answer = Nothing happens, and no token is spent; with a hero 2 nothing is seen. Without a card in hand Thanos cannot start a fight either.
    .why = There is nothing to defeat, to see or to compare.
gauntlet-ruling-31 = When a card is shuffled back, is the whole deck mixed, the cards on the bottom too?
    .answer = Yes.
    .why = It is shuffled into the deck.
gauntlet-ruling-32 = With two players, may I use a hero 4 for myself?
    .answer = Yes, and likewise a hero 6.
    .why = Its text allows yourself as well as others. Only the hero 2 and the Space Stone are listed as changed.
gauntlet-ruling-33 = With three or more players, may I use a hero 2 for myself?
    .answer = No.
    .why = It speaks of another hero player.
gauntlet-ruling-34 = Can both teams be out of life at the same time?
    .answer = No.
    .why = Lives are lost event by event, and the game ends at the first zero.
gauntlet-ruling-35 = Can there be more than nine power tokens in play?
    .answer = Yes, there is no limit.
    .why = The rulebook provides for substitutes.
gauntlet-ruling-36 = How do the heroes talk to each other in the program?
    .answer = Not at all: it has no chat. People at one terminal keep the ban on talking themselves.
    .why = With free chat the ban could not be kept.
gauntlet-ruling-37 = What about wrong or dishonest answers?
    .answer = They are not possible in a program.
    .why = It looks at the cards itself, so the section on rule mistakes is not needed.
gauntlet-ruling-38 = Thanos loses an Infinity Stone in a fight of his own, and his redraw brings the sixth. May he snap while the lost one still lies faceup?
    .answer = No. First it is shuffled back and the effect is finished.
    .why = Cards come back right after the redraw, and a snap waits for the effect, as is printed for the 5s.
gauntlet-ruling-39 = The sixth Infinity Stone is redrawn after the first fight of the Space Stone. When may Thanos snap?
    .answer = After he has declined the second fight or carried it out.
    .why = The effect comes first. The rulebook says so only for the 5s.
gauntlet-ruling-40 = May Thanos snap during a hero's turn, or between the two turns of the lone hero?
    .answer = No.
    .why = It is possible only during his own turn.
gauntlet-ruling-41 = What are the two turns of the lone hero?
    .answer = Two full turns, each with drawing and playing. At each draw the hero deck can run out.
    .why = So it is printed.
gauntlet-ruling-42 = What if the Time Stone copies the Mind Stone or the Space Stone?
    .answer = The full effect, with fresh choices and with the exception for two players. The number of the Time Stone and its own return into the deck stay the same.
    .why = It copies the effect, not the card.
gauntlet-ruling-43 = What is a random choice when Thanos holds a single card?
    .answer = That card. Cards that enter the deck later do not fill his hand up again beyond the usual draws.
    .why = There is one draw per turn.
gauntlet-ruling-44 = What do Ebony Maw and the Reality Stone do with a small hand or deck?
    .answer = As many cards go to the bottom as were drawn, out of all cards held. With an empty deck nothing happens, with one card it is one.
    .why = So it is printed.
gauntlet-ruling-45 = A hero 1 hits a card that does not come back, and Thanos's deck is empty. What happens?
    .answer = The life is lost and the card discarded, but nothing is redrawn. The hand gets smaller.
    .why = A draw from an empty deck is skipped.
gauntlet-ruling-46 = May the Thanos card be used in a fight or put on the bottom of the deck?
    .answer = Yes. It only cannot be played.
    .why = Its text says nothing else.
gauntlet-ruling-47 = Ebony Maw is played, and Thanos then has three Infinity Stones in hand and three in front of him. May he snap?
    .answer = Only after putting a card on the bottom. If that is an Infinity Stone, he cannot snap.
    .why = The effect is finished first.
gauntlet-ruling-48 = The Mind Stone takes the last life of the heroes. Do they still redraw?
    .answer = No. Thanos wins before any redraw.
    .why = Life is checked the moment it is lost.
gauntlet-ruling-49 = Does Thanos learn which of his cards was seen with a hero 2?
    .answer = No.
    .why = The card is not shown to anybody else, and he shuffles his hand before and rearranges it after.
gauntlet-ruling-50 = Are heroes of one number the same card?
    .answer = No, they are told apart by name. Only the two Outriders are the same.
    .why = The names are printed, and they matter to whoever has seen a card.
gauntlet-ruling-51 = When does the program ask for a choice that only some hidden hands have?
    .answer = By public facts alone. Which card is played, falls, fights or goes to the bottom is asked whenever the hand holds two or more cards. A snap is offered before drawing and after playing exactly when the Infinity Stones faceup in front of Thanos and the cards in his hand number six or more together; and with the card to play always, as one more answer, if it is possible.
    .why = A question that came only when the hidden cards allow it would tell everybody that they do.

## Notes on single cards

gauntlet-note-outrider = The text of the rulebook names everything but the number, which is a picture on the card. A review and a program by a fan agree on 1.
gauntlet-note-corvus-glaive = The text of the rulebook names everything but the number, which is a picture on the card. A review and a program by a fan agree on 2.
gauntlet-note-thanos = The text of the rulebook names everything but the number, which is a picture on the card. A review and a program by a fan agree on 7.
