### Infinity Gauntlet: questions, moves, events, reasons and the words of its table.

## Decks and teams

gauntlet-deck-heroes = hero deck
gauntlet-deck-thanos = Thanos deck
gauntlet-team-heroes = heroes
gauntlet-team-thanos = Thanos

## Questions. $effect is an id, such as hero-2 or soul-stone: there are no words for it, so that it can be told apart here.

gauntlet-question-before =
    { $you ->
        [yes] Your turn: draw a card, or snap?
       *[no] { $seat } is about to draw, or to snap.
    }
gauntlet-question-card =
    { $you ->
        [yes] Your turn: which card do you play?
       *[no] { $seat } is choosing a card to play.
    }
gauntlet-question-after =
    { $you ->
        [yes] End your turn, or snap?
       *[no] { $seat } is about to end the turn, or to snap.
    }
gauntlet-question-may-fight =
    { $you ->
        [yes] Do you fight Thanos with the card in your hand?
       *[no] { $seat } is deciding whether to fight Thanos.
    }
gauntlet-question-whom =
    { $you ->
        [yes]
            { $effect ->
                [hero-2] Which hero sees one of Thanos's cards?
                [hero-4] Which hero takes 1 power token?
                [hero-6] Which hero may fight Thanos?
                [outrider] Which hero's number do you guess?
                [corvus-glaive] Which hero's card do you strike? It is defeated if it is 3 or lower.
                [soul-stone] Which hero's card do you strike? It is defeated if it is 3 or higher.
                [space-stone] Which hero do you fight with the Space Stone, if any?
               *[other] Which hero do you fight, if any?
            }
       *[no] { $seat } is choosing a hero.
    }
gauntlet-question-number =
    { $you ->
        [yes]
            { $effect ->
                [hero-1] Which number do you guess in Thanos's hand?
                [outrider] Which number do you guess in the hand of { $whom }?
               *[other] Which number do you guess in the hands of all heroes?
            }
       *[no] { $seat } is guessing a number.
    }
gauntlet-question-fighter =
    { $you ->
        [yes] Which card do you use in the fight against { $whom }?
       *[no] { $seat } is choosing a card for the fight against { $whom }.
    }
gauntlet-question-falling =
    { $you ->
        [yes] The number { $number } is a hit. Which card do you lose?
       *[no] { $seat } is choosing which card of number { $number } to lose.
    }
gauntlet-question-three =
    { $you ->
        [yes] In which order do these cards go back on the hero deck: { $cards }?
       *[no] { $seat } is putting the top three hero cards in order.
    }
gauntlet-question-down =
    { $you ->
        [yes]
            { $down ->
                [one] Which card goes to the bottom of your deck?
               *[other] Which card goes to the bottom of your deck first? The next one will lie below it.
            }
       *[no] { $seat } is choosing cards for the bottom of the deck ({ $down } to go).
    }
gauntlet-question-copied =
    { $you ->
        [yes] Which card does the Time Stone copy?
       *[no] { $seat } is choosing the card that the Time Stone copies.
    }

# The same, as something to decide on.
gauntlet-asked-before = drawing or snapping
gauntlet-asked-card = the card to play
gauntlet-asked-after = ending the turn or snapping
gauntlet-asked-may-fight = whether to fight
gauntlet-asked-whom = a hero
gauntlet-asked-number = a number
gauntlet-asked-fighter = the card to fight with
gauntlet-asked-falling = the card to lose
gauntlet-asked-three = the order of the three cards
gauntlet-asked-down = the card for the bottom of the deck
gauntlet-asked-copied = the card to copy

## Moves

gauntlet-move-draw = Draw a card
gauntlet-move-snap = Snap: win with all Infinity Stones
gauntlet-move-end = End the turn
gauntlet-move-play = Play { $card-full }: { $does-short }
gauntlet-move-fight = Fight Thanos
gauntlet-move-decline = Do not fight
gauntlet-move-target =
    { $effect ->
        [hero-2] Let { $seat } see one of Thanos's cards
        [hero-4] Give the power token to { $seat }
        [hero-6] Leave the fight to { $seat }
        [black-dwarf] Fight { $seat }
        [space-stone] Fight { $seat }
       *[other] Choose { $seat }
    }
gauntlet-move-guess = Guess { $number }
gauntlet-move-with = Fight with { $card-full }
gauntlet-move-lose =
    { $back ->
        [yes] Lose { $card-full }; it is shuffled back into the deck
       *[no] Lose { $card-full } for good
    }
gauntlet-move-order = From the top down: { $cards }
gauntlet-move-bottom = Put { $card-full } on the bottom
gauntlet-move-copy = Copy { $card-full }: { $does-short }

## Events

gauntlet-event-turn = It is the turn of { $seat }.
gauntlet-event-drew = { $seat } draws { $card-full }. Left in the deck: { $left }.
gauntlet-event-drew-no-card = { $seat } draws a card. Left in the deck: { $left }.
gauntlet-event-no-card-left = { $seat } draws nothing, because Thanos's deck is empty.
gauntlet-event-played = { $seat } plays { $card-full }.
gauntlet-event-targeted = { $seat } chooses: { $target }.
gauntlet-event-guessed = { $seat } guesses { $number }.
gauntlet-event-missed = A miss: { $seat } holds no such card.
gauntlet-event-saw = { $seat } sees one of Thanos's cards: { $card-full }.
gauntlet-event-saw-no-card = { $seat } secretly sees one of Thanos's cards.
gauntlet-event-looked = { $seat } looks at the top three hero cards; there is { $card-full }.
gauntlet-event-looked-no-card = { $seat } looks at one of the top three hero cards.
gauntlet-event-ordered = { $seat } puts back on the hero deck, from the top down: { $card-full }.
gauntlet-event-ordered-no-card = { $seat } puts one of the three cards back on the hero deck.
gauntlet-event-fought =
    { $bonus ->
        [0] { $seat } fights with { $card-full }.
       *[other] { $seat } fights with { $card-full } and spends a power token for +{ $bonus }.
    }
gauntlet-event-fought-no-card =
    { $bonus ->
        [0] { $seat } fights with a hidden card.
       *[other] { $seat } fights with a hidden card and spends a power token for +{ $bonus }.
    }
gauntlet-event-tied = The fight is a tie: { $seat } and Thanos keep their cards.
gauntlet-event-won-fight = { $seat } wins the fight against { $over }.
gauntlet-event-declined = { $seat } does not fight.
gauntlet-event-gained =
    { $tokens ->
        [one] { $seat } takes { $tokens } power token.
       *[other] { $seat } takes { $tokens } power tokens.
    }
gauntlet-event-defeated = { $card-full }, held by { $seat }, is defeated. Life left: { $life }.
gauntlet-event-shuffled-back = { $card-full } is shuffled back into Thanos's deck.
gauntlet-event-reshuffled =
    { $aside ->
        [0] The hero deck is used up. All faceup hero cards are shuffled into a new one: { $cards }.
        [one] The hero deck has only { $aside } card left. All faceup hero cards are shuffled and put below it: { $cards }.
       *[other] The hero deck has only { $aside } cards left. All faceup hero cards are shuffled and put below them: { $cards }.
    }
gauntlet-event-put-down = { $seat } puts { $card-full } on the bottom of Thanos's deck.
gauntlet-event-put-down-no-card = { $seat } puts a card on the bottom of Thanos's deck.
gauntlet-event-copied = The Time Stone copies { $card-full }.
gauntlet-event-snapped = { $seat } snaps!
gauntlet-event-revealed = { $seat } reveals { $card-full }.
gauntlet-event-ended = { $ending }
gauntlet-event-which-falls = A hit: { $seat } secretly chooses which card of number { $number } is defeated.
gauntlet-event-laid = { $card-full } lies faceup in front of { $seat }.

## How the game ends

gauntlet-ending-heroes-by-life = Thanos has no life left. The heroes win!
gauntlet-ending-thanos-by-life = The heroes have no life left. Thanos wins!
gauntlet-ending-thanos-by-snap = All Infinity Stones are together. Thanos wins!
gauntlet-reason-life = One side has no life left.
gauntlet-reason-snap = Thanos has snapped his fingers.

## Why a move is not possible

gauntlet-reason-stones-missing = You cannot snap yet. Still missing: { $cards }.
gauntlet-reason-never-played = { $card-full } can never be played.
gauntlet-reason-not-in-hand = { $card-full } is not in your hand.
gauntlet-reason-must-choose = This effect cannot be declined: choose a hero.
gauntlet-reason-number-too-high = You cannot guess { $number }: hero cards go only up to { $most }.
gauntlet-reason-not-the-number = You cannot lose { $card-full }: the card has to be a { $number }.
gauntlet-reason-another-card = { $card-full } cannot copy itself: choose another card.
gauntlet-reason-not-faceup = { $card-full } does not lie faceup in front of you.
gauntlet-reason-not-played = { $card-full } was defeated. With the option “copy” as it is set, only cards that were played can be copied.
gauntlet-reason-not-on-top = Not among the top three cards: { $cards }.
gauntlet-reason-no-hero = { $target } is Thanos; this has to be a hero.
gauntlet-reason-another-hero = This has to be another hero than { $target }.

## What is wrong with a position in data

gauntlet-reason-too-few-heroes = Hero cards in the game: { $cards }. With this number of players there must be at least { $least }.
gauntlet-reason-no-stone-in-game = There is no Infinity Stone among the cards of the game.
gauntlet-reason-card-twice = { $card-full } is there more than once.
gauntlet-reason-card-missing = { $card-full } is missing.
gauntlet-reason-card-not-in-game = { $card-full } is not among the cards of this game.
gauntlet-reason-fallen-not-faceup = { $card-full } counts as defeated but does not lie faceup in front of Thanos.
gauntlet-reason-thanos-faceup = The Thanos card lies faceup, but it is never played, and when defeated it is shuffled back.
gauntlet-reason-back-not-shuffled = { $card-full } was defeated, but not shuffled back into the deck.
gauntlet-reason-hero-deck-empty = The hero deck is empty, but a new one is shuffled as soon as that happens.
gauntlet-reason-hand-size = Cards in the hand of { $seat }: { $held }. The right number is { $expected }.
gauntlet-reason-life-and-end = Life left, { $team }: { $life }. To have none is to have lost, and the end of the game says otherwise.
gauntlet-reason-snap-without-stones = The game is said to have ended with a snap, but Thanos does not have all Infinity Stones.
gauntlet-reason-turns-left = No second turn can follow for { $seat }: only a lone hero takes two in a row.
gauntlet-reason-not-the-movers-question = { $seat } cannot be asked this on another player's turn: { $asked }.
gauntlet-reason-question-not-open = Nothing calls for a decision on this now: { $asked }.
gauntlet-reason-asked-after-end = The game is over, so nothing may be asked.
gauntlet-reason-result-before-end = The game is not over, so it has no result yet.
gauntlet-reason-history-does-not-fit = The history does not fit: no course of these events leads to cards that lie like this.
gauntlet-reason-thanos-not-the-option = { $seat } is said to be Thanos, but the option “thanos” names another seat.

## Options

gauntlet-help-thanos = the seat of Thanos, who begins: a is the first player, b the second, and so on.
gauntlet-help-life = the starting life of the heroes and of Thanos, or the name of a table. The tables are ours, found by simulation; the printed numbers are not known to us. If you have the game, enter the numbers of your life-tracker card, the heroes' first: --life HEROES,THANOS.
gauntlet-help-copy = any-faceup: the Time Stone may copy any other card faceup in front of Thanos. played-only: only a card that he played, not one that was defeated.

## What is printed on a card

gauntlet-fact-number = Number: { $number }
gauntlet-fact-deck = Deck: { $deck }
gauntlet-fact-copies = Copies: { $copies }
gauntlet-fact-does = Effect: { $does }
gauntlet-fact-stone = Infinity Stone: counts for the snap, faceup or in hand
gauntlet-fact-back = If defeated: shuffled back into Thanos's deck after the redraw
gauntlet-note = This follows from the English rulebook.
