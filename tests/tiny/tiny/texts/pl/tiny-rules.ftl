### Zasady gry Tiny.

tiny-rules-title = Zasady gry Tiny
tiny-rules-about = Gra tak mała, jak tylko może być gra dla Six Stones.

tiny-section-1 = Przygotowanie
tiny-rule-1-1 = Potasuj dziewięć kart o numerach od 1 do 9.
tiny-rule-1-2 = Rozdaj po dwie każdemu z dwóch lub trzech graczy; każdy widzi tylko swoje. Reszta tworzy talię.

tiny-section-2 = Tura: jedna z trzech akcji
tiny-rule-2-1 = Rzuć kostką i zdobądź tyle punktów, ile pokazuje.
tiny-rule-2-2 = Zagraj kartę z ręki i zdobądź tyle punktów, ile wynosi jej numer.
tiny-rule-2-3 = Wymień kartę: odrzuć jedną z ręki tak, by wszyscy ją widzieli, i dobierz inną, którą widzisz tylko ty. Musisz mieć kartę, a talia nie może być pusta.

tiny-section-3 = Koniec gry
tiny-rule-3-1 = Po ostatniej rundzie wygrywa ten, kto ma najwięcej punktów. Przy remisie wygrywa się wspólnie.

tiny-rulings-title = Pytania
tiny-ruling-1 = Ile jest rund?
    .answer = Trzy, a w długiej grze pięć.
    .why = Z trzema gra jest krótka.
tiny-confidence-high = wysoka
