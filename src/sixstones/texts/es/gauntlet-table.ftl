### La mesa de Infinity Gauntlet tal como se dibuja en un terminal. Todo tiene que ser breve.

gauntlet-table-title = Infinity Gauntlet
gauntlet-table-your-turn = te toca a ti
gauntlet-table-turn = juega { $name }
gauntlet-table-one-more-turn = sigue otro turno
gauntlet-table-over = la partida ha terminado
# Una o dos palabras cada una.
gauntlet-table-thanos = Thanos
gauntlet-table-hero = héroe
gauntlet-table-life-heroes = Vida de los héroes
gauntlet-table-life-thanos = Vida de Thanos
gauntlet-table-stones = Gemas
gauntlet-table-deck-heroes = Mazo de héroes
gauntlet-table-deck-thanos = Mazo de Thanos
gauntlet-table-hand = mano
gauntlet-table-faceup = bocarriba
gauntlet-table-fallen = derrotadas
gauntlet-table-tokens = fichas
gauntlet-table-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }

## Lo que el lector sabe de una mano o de un mazo ocultos

gauntlet-table-known = Sabes
gauntlet-table-certain = seguro
gauntlet-table-possible = posible
gauntlet-table-no-number = ningún { $number }
gauntlet-table-some-number = un { $number }
gauntlet-table-among = al menos uno de { $numbers }
gauntlet-table-tie = Si { $name } tiene un { $number }, Thanos tiene un { $thanos }.
gauntlet-table-learnt = Lo que has visto y oído
gauntlet-table-learnt-missed = { $name } no tenía ninguno de estos números: { $numbers }.

## Explicaciones

gauntlet-table-life-ours = La vida inicial es nuestra, hallada por simulación; no es la impresa. Si tienes la carta de vida, pon sus números: --life HÉROES,THANOS.
gauntlet-table-silence = No habléis de las cartas que habéis visto ni digáis a los demás lo que tienen que hacer. De lo que está a la vista sí se puede hablar.
gauntlet-table-legend = Cada carta lleva su número entre paréntesis. Todo lo que está bocarriba es público, igual que las fichas, la vida y el tamaño de los mazos. Al lado de una mano oculta figura lo que sabes de ella: seguro es lo que tiene que haber, posible es lo que puede haber.
gauntlet-table-counts = Si hay muchas cartas posibles, se cuentan por números: 1{ $times }3 quiere decir que puede haber tres cartas con el número 1.
gauntlet-table-more = «?» y la letra o el nombre de un jugador, un mazo o una carta dicen más; «?» y una palabra de «{ $learnt }» muestra justo eso.
gauntlet-table-on-table = Está bocarriba delante de { $name }.
gauntlet-table-in-hand = Está en tu mano.
gauntlet-table-defeated = Está bocarriba delante de { $name }, derrotada.
gauntlet-table-hidden = Está oculta, en una mano o en un mazo.
