### Names and effects of the cards of Infinity Gauntlet.

## Hero cards. In .full the number stands with the name: heroes are told apart by name, but it is the number that counts

gauntlet-card-nebula = Nebula
    .full = Nebula (1)
gauntlet-card-spider-man = Spider-Man
    .full = Spider-Man (1)
gauntlet-card-star-lord = Star-Lord
    .full = Star-Lord (1)
gauntlet-card-black-widow = Black Widow
    .full = Black Widow (2)
gauntlet-card-gamora = Gamora
    .full = Gamora (2)
gauntlet-card-ant-man-wasp = Ant-Man & Wasp
    .full = Ant-Man & Wasp (2)
gauntlet-card-captain-america = Captain America
    .full = Captain America (3)
gauntlet-card-hulk = Hulk
    .full = Hulk (3)
gauntlet-card-thor = Thor
    .full = Thor (3)
gauntlet-card-black-panther = Black Panther
    .full = Black Panther (4)
gauntlet-card-falcon = Falcon
    .full = Falcon (4)
gauntlet-card-doctor-strange = Doctor Strange
    .full = Doctor Strange (4)
gauntlet-card-scarlet-witch = Scarlet Witch
    .full = Scarlet Witch (5)
gauntlet-card-vision = Vision
    .full = Vision (5)
gauntlet-card-captain-marvel = Captain Marvel
    .full = Captain Marvel (6)
gauntlet-card-iron-man = Iron Man
    .full = Iron Man (6)

## Thanos cards

gauntlet-card-outrider = Outrider
    .full = Outrider (1)
gauntlet-card-mind-stone = Mind Stone
    .full = Mind Stone (1)
gauntlet-card-corvus-glaive = Corvus Glaive
    .full = Corvus Glaive (2)
gauntlet-card-soul-stone = Soul Stone
    .full = Soul Stone (2)
gauntlet-card-black-dwarf = Black Dwarf
    .full = Black Dwarf (3)
gauntlet-card-space-stone = Space Stone
    .full = Space Stone (3)
gauntlet-card-proxima-midnight = Proxima Midnight
    .full = Proxima Midnight (4)
gauntlet-card-power-stone = Power Stone
    .full = Power Stone (4)
gauntlet-card-ebony-maw = Ebony Maw
    .full = Ebony Maw (5)
gauntlet-card-reality-stone = Reality Stone
    .full = Reality Stone (5)
gauntlet-card-time-stone = Time Stone
    .full = Time Stone (6)
gauntlet-card-thanos = Thanos
    .full = Thanos (7)

## In a list: the order of a 5, the cards of a reshuffle, missing Stones

gauntlet-count-nebula = { gauntlet-card-nebula.full }
gauntlet-count-spider-man = { gauntlet-card-spider-man.full }
gauntlet-count-star-lord = { gauntlet-card-star-lord.full }
gauntlet-count-black-widow = { gauntlet-card-black-widow.full }
gauntlet-count-gamora = { gauntlet-card-gamora.full }
gauntlet-count-ant-man-wasp = { gauntlet-card-ant-man-wasp.full }
gauntlet-count-captain-america = { gauntlet-card-captain-america.full }
gauntlet-count-hulk = { gauntlet-card-hulk.full }
gauntlet-count-thor = { gauntlet-card-thor.full }
gauntlet-count-black-panther = { gauntlet-card-black-panther.full }
gauntlet-count-falcon = { gauntlet-card-falcon.full }
gauntlet-count-doctor-strange = { gauntlet-card-doctor-strange.full }
gauntlet-count-scarlet-witch = { gauntlet-card-scarlet-witch.full }
gauntlet-count-vision = { gauntlet-card-vision.full }
gauntlet-count-captain-marvel = { gauntlet-card-captain-marvel.full }
gauntlet-count-iron-man = { gauntlet-card-iron-man.full }
gauntlet-count-mind-stone = { gauntlet-card-mind-stone.full }
gauntlet-count-soul-stone = { gauntlet-card-soul-stone.full }
gauntlet-count-space-stone = { gauntlet-card-space-stone.full }
gauntlet-count-power-stone = { gauntlet-card-power-stone.full }
gauntlet-count-reality-stone = { gauntlet-card-reality-stone.full }
gauntlet-count-time-stone = { gauntlet-card-time-stone.full }

## What a card does: the whole, and in .short a few words for a list of moves

gauntlet-does-hero-1 = Name a number. If Thanos holds a card of that number, it is defeated. If he holds two, he secretly decides which one.
    .short = guess a number in Thanos's hand
gauntlet-does-hero-2 = Pick another hero player, who secretly sees one card of Thanos's hand, picked at random. With two players you see it yourself.
    .short = a hero sees one of Thanos's cards
gauntlet-does-hero-3 = You may fight Thanos with the card left in your hand, against one of his cards picked at random.
    .short = you may fight Thanos
gauntlet-does-hero-4 = 1 power token goes to the hero player of your choice, yourself included.
    .short = a hero takes 1 power token
gauntlet-does-hero-5 = See the top three cards of the hero deck in secret and lay them back on top in an order of your own. If there are fewer, the deck is first made anew.
    .short = reorder the top three hero cards
gauntlet-does-hero-6 = Pick any hero player, yourself included. That player may fight Thanos, with the card and the tokens that are theirs, against one of his cards picked at random.
    .short = a hero may fight Thanos
gauntlet-does-outrider = Pick one opponent and name a number. If that player's card has this number, it is defeated.
    .short = guess one hero's number
gauntlet-does-mind-stone = Name a number. Every opponent's card of this number is defeated, for 1 life each.
    .short = guess a number in all heroes' hands
gauntlet-does-corvus-glaive = Pick one opponent. A card of 3 or lower is defeated.
    .short = defeats a hero's card of 3 or lower
gauntlet-does-soul-stone = Pick one opponent. A card of 3 or higher is defeated.
    .short = defeats a hero's card of 3 or higher
gauntlet-does-black-dwarf = You may fight one opponent with a card of your choice.
    .short = you may fight one hero
gauntlet-does-space-stone = You may fight one opponent, and once that is finished a different one. With two players you may fight the same one twice.
    .short = you may fight two heroes in a row
gauntlet-does-proxima-midnight = You take 1 power token.
    .short = take 1 power token
gauntlet-does-power-stone = You take 3 power tokens.
    .short = take 3 power tokens
gauntlet-does-ebony-maw = Draw 1 card, then lay 1 of the cards you hold under your deck. A snap has to wait until that is done. With an empty deck nothing happens.
    .short = draw 1 card, put 1 on the bottom
gauntlet-does-reality-stone = Draw 2 cards, then lay 2 of the cards you hold under your deck, in the order you like. A snap has to wait until that is done. If fewer can be drawn, as many go down.
    .short = draw 2 cards, put 2 on the bottom
gauntlet-does-time-stone = Do what another Thanos card says that lies faceup in front of you.
    .short = copy another of your faceup cards
gauntlet-does-thanos = Cannot be played. It is good for fights, where its number is the highest.
    .short = cannot be played
