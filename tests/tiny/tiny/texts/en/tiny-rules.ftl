### The rules of Tiny.

tiny-rules-title = The rules of Tiny
tiny-rules-about = A game as small as a game for Six Stones can be.

tiny-section-1 = Setup
tiny-rule-1-1 = Shuffle the nine cards, numbered 1 to 9.
tiny-rule-1-2 = Deal two to each of the two or three players, who see only their own. The rest is the deck.

tiny-section-2 = A turn: one of three actions
tiny-rule-2-1 = Roll the die, and score as many points as it shows.
tiny-rule-2-2 = Play a card from your hand, and score as many points as its number.
tiny-rule-2-3 = Swap: discard a card from your hand for all to see, then draw one that only you see. You need a card, and the deck must have one.

tiny-section-3 = The end
tiny-rule-3-1 = After the last round whoever has most points wins. Players who are level win together.

tiny-rulings-title = Questions
tiny-ruling-1 = How many rounds are there?
    .answer = Three, or five in a long game.
    .why = Three keep it short.
tiny-confidence-high = high
