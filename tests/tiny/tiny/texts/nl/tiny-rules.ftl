### De regels van Tiny.

tiny-rules-title = De regels van Tiny
tiny-rules-about = Een spel zo klein als een spel voor Six Stones maar kan zijn.

tiny-section-1 = Voorbereiding
tiny-rule-1-1 = Schud de negen kaarten, genummerd van 1 tot en met 9.
tiny-rule-1-2 = Geef er twee aan elk van de twee of drie spelers, die alleen hun eigen kaarten zien. De rest is de stapel.

tiny-section-2 = Een beurt: één van drie acties
tiny-rule-2-1 = Gooi de dobbelsteen en scoor zoveel punten als hij aangeeft.
tiny-rule-2-2 = Speel een kaart uit je hand en scoor zoveel punten als het nummer van de kaart.
tiny-rule-2-3 = Ruil: leg een kaart uit je hand open af en trek er een die alleen jij ziet. Je hebt een kaart nodig, en de stapel mag niet op zijn.

tiny-section-3 = Het einde
tiny-rule-3-1 = Na de laatste ronde wint wie de meeste punten heeft. Wie gelijk staat, wint samen.

tiny-rulings-title = Vragen
tiny-ruling-1 = Hoeveel ronden zijn er?
    .answer = Drie, of vijf in een lang spel.
    .why = Met drie blijft het kort.
tiny-confidence-high = hoog
