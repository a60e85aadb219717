### Nombres y efectos de las cartas de Infinity Gauntlet.

## Cartas de héroe. En .full el número va con el nombre: los héroes se distinguen por el nombre, pero lo que cuenta es el número

gauntlet-card-nebula = Nebula
    .full = Nebula (1)
gauntlet-card-spider-man = Spider-Man
    .full = Spider-Man (1)
gauntlet-card-star-lord = Star-Lord
    .full = Star-Lord (1)
gauntlet-card-black-widow = Viuda Negra
    .full = Viuda Negra (2)
gauntlet-card-gamora = Gamora
    .full = Gamora (2)
gauntlet-card-ant-man-wasp = Ant-Man y Avispa
    .full = Ant-Man y Avispa (2)
gauntlet-card-captain-america = Capitán América
    .full = Capitán América (3)
gauntlet-card-hulk = Hulk
    .full = Hulk (3)
gauntlet-card-thor = Thor
    .full = Thor (3)
gauntlet-card-black-panther = Pantera Negra
    .full = Pantera Negra (4)
gauntlet-card-falcon = Halcón
    .full = Halcón (4)
gauntlet-card-doctor-strange = Doctor Extraño
    .full = Doctor Extraño (4)
gauntlet-card-scarlet-witch = Bruja Escarlata
    .full = Bruja Escarlata (5)
gauntlet-card-vision = Visión
    .full = Visión (5)
gauntlet-card-captain-marvel = Capitana Marvel
    .full = Capitana Marvel (6)
gauntlet-card-iron-man = Iron Man
    .full = Iron Man (6)

## Cartas de Thanos

gauntlet-card-outrider = Outrider
    .full = Outrider (1)
gauntlet-card-mind-stone = Gema de la Mente
    .full = Gema de la Mente (1)
gauntlet-card-corvus-glaive = Corvus Glaive
    .full = Corvus Glaive (2)
gauntlet-card-soul-stone = Gema del Alma
    .full = Gema del Alma (2)
gauntlet-card-black-dwarf = Black Dwarf
    .full = Black Dwarf (3)
gauntlet-card-space-stone = Gema del Espacio
    .full = Gema del Espacio (3)
gauntlet-card-proxima-midnight = Proxima Midnight
    .full = Proxima Midnight (4)
gauntlet-card-power-stone = Gema del Poder
    .full = Gema del Poder (4)
gauntlet-card-ebony-maw = Ebony Maw
    .full = Ebony Maw (5)
gauntlet-card-reality-stone = Gema de la Realidad
    .full = Gema de la Realidad (5)
gauntlet-card-time-stone = Gema del Tiempo
    .full = Gema del Tiempo (6)
gauntlet-card-thanos = Thanos
    .full = Thanos (7)

## En una lista: el orden de un 5, las cartas que se barajan de nuevo, las Gemas que faltan

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

## Qué hace una carta: el texto entero y, en .short, unas pocas palabras para una lista de jugadas

gauntlet-does-hero-1 = Di un número. Si Thanos tiene en la mano una carta con ese número, es derrotada. Si tiene dos, él decide en secreto cuál.
    .short = adivinar un número de la mano de Thanos
gauntlet-does-hero-2 = Elige a otro jugador héroe, que ve en secreto una carta de la mano de Thanos elegida al azar. Con dos jugadores la ves tú.
    .short = un héroe ve una carta de Thanos
gauntlet-does-hero-3 = Puedes combatir contra Thanos con la carta que te queda en la mano, contra una de las suyas elegida al azar.
    .short = puedes combatir contra Thanos
gauntlet-does-hero-4 = Elige a cualquier jugador héroe, incluso a ti. Ese jugador coge 1 ficha de poder.
    .short = un héroe coge 1 ficha de poder
gauntlet-does-hero-5 = Mira en secreto las tres primeras cartas del mazo de héroes y vuelve a ponerlas encima en el orden que prefieras. Si hay menos, antes se rehace el mazo.
    .short = reordenar las tres primeras cartas de héroe
gauntlet-does-hero-6 = Elige a cualquier jugador héroe, incluso a ti. Ese jugador puede combatir contra Thanos, con su carta y sus fichas, contra una carta elegida al azar.
    .short = un héroe puede combatir contra Thanos
gauntlet-does-outrider = Elige a un oponente y di un número. Si su carta tiene ese número, es derrotada.
    .short = adivinar el número de un héroe
gauntlet-does-mind-stone = Di un número. Todas las cartas de los oponentes con ese número son derrotadas, a 1 vida cada una.
    .short = adivinar un número en las manos de todos los héroes
gauntlet-does-corvus-glaive = Elige a un oponente. Si su carta es un 3 o menos, es derrotada.
    .short = derrota la carta de un héroe de 3 o menos
gauntlet-does-soul-stone = Elige a un oponente. Si su carta es un 3 o más, es derrotada.
    .short = derrota la carta de un héroe de 3 o más
gauntlet-does-black-dwarf = Puedes combatir contra un oponente con la carta que elijas.
    .short = puedes combatir contra un héroe
gauntlet-does-space-stone = Puedes combatir contra un oponente y, cuando el combate haya terminado, contra otro distinto. Con dos jugadores puede ser dos veces el mismo.
    .short = puedes combatir contra dos héroes seguidos
gauntlet-does-proxima-midnight = Coge 1 ficha de poder.
    .short = coger 1 ficha de poder
gauntlet-does-power-stone = Coge 3 fichas de poder.
    .short = coger 3 fichas de poder
gauntlet-does-ebony-maw = Roba 1 carta y pon después 1 carta de tu mano en el fondo de tu mazo. El chasquido tiene que esperar hasta entonces. Con el mazo vacío no pasa nada.
    .short = robar 1 carta y poner 1 en el fondo
gauntlet-does-reality-stone = Roba 2 cartas y pon después 2 cartas de tu mano en el fondo de tu mazo, en el orden que quieras. El chasquido tiene que esperar hasta entonces. Si se pueden robar menos, bajan las mismas.
    .short = robar 2 cartas y poner 2 en el fondo
gauntlet-does-time-stone = Aplica el efecto de otra carta de Thanos que esté bocarriba delante de ti.
    .short = copiar otra de tus cartas bocarriba
gauntlet-does-thanos = No se puede jugar. Sirve para los combates, porque su número es el más alto.
    .short = no se puede jugar
