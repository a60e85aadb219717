### Infinity Gauntlet: preguntas, jugadas, sucesos, motivos y las palabras de su mesa.

## Mazos y equipos

gauntlet-deck-heroes = mazo de héroes
gauntlet-deck-thanos = mazo de Thanos
gauntlet-team-heroes = los héroes
gauntlet-team-thanos = Thanos

## Preguntas. $effect es un identificador, como hero-2 o soul-stone: no hay palabras para él, así que aquí se puede distinguir.

gauntlet-question-before =
    { $you ->
        [yes] Tu turno: ¿robas una carta o chasqueas los dedos?
       *[no] { $seat } va a robar o a chasquear los dedos.
    }
gauntlet-question-card =
    { $you ->
        [yes] Tu turno: ¿qué carta juegas?
       *[no] { $seat } elige qué carta jugar.
    }
gauntlet-question-after =
    { $you ->
        [yes] ¿Terminas tu turno o chasqueas los dedos?
       *[no] { $seat } va a terminar su turno o a chasquear los dedos.
    }
gauntlet-question-may-fight =
    { $you ->
        [yes] ¿Combates contra Thanos con la carta de tu mano?
       *[no] { $seat } decide si combate contra Thanos.
    }
gauntlet-question-whom =
    { $you ->
        [yes]
            { $effect ->
                [hero-2] ¿Qué héroe ve una de las cartas de Thanos?
                [hero-4] ¿Qué héroe coge 1 ficha de poder?
                [hero-6] ¿Qué héroe puede combatir contra Thanos?
                [outrider] ¿De qué héroe adivinas el número?
                [corvus-glaive] ¿La carta de qué héroe atacas? Es derrotada si es un 3 o menos.
                [soul-stone] ¿La carta de qué héroe atacas? Es derrotada si es un 3 o más.
                [space-stone] ¿Contra qué héroe combates con la Gema del Espacio? También puedes no combatir.
               *[other] ¿Contra qué héroe combates? También puedes no combatir.
            }
       *[no] { $seat } elige a un héroe.
    }
gauntlet-question-number =
    { $you ->
        [yes]
            { $effect ->
                [hero-1] ¿Qué número dices que hay en la mano de Thanos?
                [outrider] ¿Qué número dices que hay en la mano de { $whom }?
               *[other] ¿Qué número dices que hay en las manos de los héroes?
            }
       *[no] { $seat } piensa qué número decir.
    }
gauntlet-question-fighter =
    { $you ->
        [yes] ¿Con qué carta combates contra { $whom }?
       *[no] { $seat } elige una carta para el combate contra { $whom }.
    }
gauntlet-question-falling =
    { $you ->
        [yes] Han acertado el número { $number }. ¿Qué carta pierdes?
       *[no] { $seat } elige qué carta con el número { $number } pierde.
    }
gauntlet-question-three =
    { $you ->
        [yes] ¿En qué orden vuelven estas cartas al mazo de héroes: { $cards }?
       *[no] { $seat } ordena las tres primeras cartas de héroe.
    }
gauntlet-question-down =
    { $you ->
        [yes]
            { $down ->
                [one] ¿Qué carta pones en el fondo de tu mazo?
               *[other] ¿Qué carta pones primero en el fondo de tu mazo? La siguiente quedará debajo de ella.
            }
       *[no]
            { $down ->
                [one] { $seat } elige una carta para el fondo del mazo (falta { $down }).
               *[other] { $seat } elige cartas para el fondo del mazo (faltan { $down }).
            }
    }
gauntlet-question-copied =
    { $you ->
        [yes] ¿Qué carta copia la Gema del Tiempo?
       *[no] { $seat } elige la carta que copia la Gema del Tiempo.
    }

# Lo mismo, como algo que hay que decidir.
gauntlet-asked-before = si robas o chasqueas los dedos
gauntlet-asked-card = qué carta juegas
gauntlet-asked-after = si terminas el turno o chasqueas los dedos
gauntlet-asked-may-fight = si combates
gauntlet-asked-whom = a qué héroe eliges
gauntlet-asked-number = qué número dices
gauntlet-asked-fighter = con qué carta combates
gauntlet-asked-falling = qué carta pierdes
gauntlet-asked-three = el orden de las tres cartas
gauntlet-asked-down = qué carta pones en el fondo del mazo
gauntlet-asked-copied = qué carta copias

## Jugadas

gauntlet-move-draw = Robar una carta
gauntlet-move-snap = Chasquear los dedos: ganar con todas las Gemas del Infinito
gauntlet-move-end = Terminar el turno
gauntlet-move-play = Jugar { $card-full }: { $does-short }
gauntlet-move-fight = Combatir contra Thanos
gauntlet-move-decline = No combatir
gauntlet-move-target =
    { $effect ->
        [hero-2] Que { $seat } vea una de las cartas de Thanos
        [hero-4] Dar la ficha de poder a { $seat }
        [hero-6] Dejar el combate a { $seat }
        [black-dwarf] Combatir contra { $seat }
        [space-stone] Combatir contra { $seat }
       *[other] Elegir a { $seat }
    }
gauntlet-move-guess = Decir { $number }
gauntlet-move-with = Combatir con { $card-full }
gauntlet-move-lose =
    { $back ->
        [yes] Perder { $card-full }, que se baraja de nuevo en el mazo
       *[no] Perder { $card-full } para siempre
    }
gauntlet-move-order = De arriba abajo: { $cards }
gauntlet-move-bottom = Poner { $card-full } en el fondo
gauntlet-move-copy = Copiar { $card-full }: { $does-short }

## Sucesos

gauntlet-event-turn = Es el turno de { $seat }.
gauntlet-event-drew = { $seat } roba la carta { $card-full }. Quedan en el mazo: { $left }.
gauntlet-event-drew-no-card = { $seat } roba una carta. Quedan en el mazo: { $left }.
gauntlet-event-no-card-left = { $seat } no roba nada, porque el mazo de Thanos está agotado.
gauntlet-event-played = { $seat } juega la carta { $card-full }.
gauntlet-event-targeted = { $seat } elige a { $target }.
gauntlet-event-guessed = { $seat } dice { $number }.
gauntlet-event-missed = Fallo: { $seat } no tiene ninguna carta así.
gauntlet-event-saw = { $seat } ve una de las cartas de Thanos: { $card-full }.
gauntlet-event-saw-no-card = { $seat } ve en secreto una de las cartas de Thanos.
gauntlet-event-looked = { $seat } mira las tres primeras cartas de héroe; allí está { $card-full }.
gauntlet-event-looked-no-card = { $seat } mira una de las tres primeras cartas de héroe.
gauntlet-event-ordered = { $seat } devuelve al mazo de héroes, de arriba abajo: { $card-full }.
gauntlet-event-ordered-no-card = { $seat } devuelve al mazo de héroes una de las tres cartas.
gauntlet-event-fought =
    { $bonus ->
        [0] { $seat } combate con la carta { $card-full }.
       *[other] { $seat } combate con la carta { $card-full } y gasta una ficha de poder: +{ $bonus }.
    }
gauntlet-event-fought-no-card =
    { $bonus ->
        [0] { $seat } combate con una carta oculta.
       *[other] { $seat } combate con una carta oculta y gasta una ficha de poder: +{ $bonus }.
    }
gauntlet-event-tied = El combate acaba en empate: { $seat } y Thanos conservan sus cartas.
gauntlet-event-won-fight = { $seat } gana el combate contra { $over }.
gauntlet-event-declined = { $seat } no combate.
gauntlet-event-gained =
    { $tokens ->
        [one] { $seat } coge { $tokens } ficha de poder.
       *[other] { $seat } coge { $tokens } fichas de poder.
    }
gauntlet-event-defeated = La carta { $card-full } de { $seat } es derrotada. Vida restante: { $life }.
gauntlet-event-shuffled-back = La carta { $card-full } se baraja de nuevo en el mazo de Thanos.
gauntlet-event-reshuffled =
    { $aside ->
        [0] El mazo de héroes está agotado. Con todas las cartas de héroe bocarriba se baraja uno nuevo: { $cards }.
        [one] Al mazo de héroes solo le queda { $aside } carta. Debajo de ella se barajan todas las cartas de héroe bocarriba: { $cards }.
       *[other] Al mazo de héroes solo le quedan { $aside } cartas. Debajo de ellas se barajan todas las cartas de héroe bocarriba: { $cards }.
    }
gauntlet-event-put-down = { $seat } pone la carta { $card-full } en el fondo del mazo de Thanos.
gauntlet-event-put-down-no-card = { $seat } pone una carta en el fondo del mazo de Thanos.
gauntlet-event-copied = La Gema del Tiempo copia la carta { $card-full }.
gauntlet-event-snapped = ¡{ $seat } chasquea los dedos!
gauntlet-event-revealed = { $seat } enseña la carta { $card-full }.
gauntlet-event-ended = { $ending }
gauntlet-event-which-falls = Acierto: { $seat } elige en secreto qué carta con el número { $number } es derrotada.
gauntlet-event-laid = La carta { $card-full } está bocarriba delante de { $seat }.

## Cómo acaba la partida

gauntlet-ending-heroes-by-life = A Thanos no le queda vida. ¡Ganan los héroes!
gauntlet-ending-thanos-by-life = A los héroes no les queda vida. ¡Gana Thanos!
gauntlet-ending-thanos-by-snap = Todas las Gemas del Infinito están reunidas. ¡Gana Thanos!
gauntlet-reason-life = A un bando no le queda vida.
gauntlet-reason-snap = Thanos ha chasqueado los dedos.

## Por qué una jugada no es posible

gauntlet-reason-stones-missing = Aún no puedes chasquear los dedos. Te falta: { $cards }.
gauntlet-reason-never-played = La carta { $card-full } no se puede jugar nunca.
gauntlet-reason-not-in-hand = No tienes la carta { $card-full } en la mano.
gauntlet-reason-must-choose = Este efecto no se puede rechazar: elige a un héroe.
gauntlet-reason-number-too-high = No puedes decir { $number }: las cartas de héroe solo llegan al { $most }.
gauntlet-reason-not-the-number = No puedes perder la carta { $card-full }: no tiene el número { $number }.
gauntlet-reason-another-card = La carta { $card-full } no puede copiarse a sí misma: elige otra carta.
gauntlet-reason-not-faceup = La carta { $card-full } no está bocarriba delante de ti.
gauntlet-reason-not-played = La carta { $card-full } fue derrotada. Tal como está la opción «copy», solo se pueden copiar cartas que se jugaron.
gauntlet-reason-not-on-top = No está entre las tres primeras cartas: { $cards }.
gauntlet-reason-no-hero = { $target } es Thanos; tiene que ser un héroe.
gauntlet-reason-another-hero = Tiene que ser un héroe distinto de { $target }.

## Qué falla en una posición descrita con datos

gauntlet-reason-too-few-heroes = Cartas de héroe en juego: { $cards }. Con este número de jugadores tiene que haber { $least } como mínimo.
gauntlet-reason-no-stone-in-game = Entre las cartas del juego no hay ninguna Gema del Infinito.
gauntlet-reason-card-twice = La carta { $card-full } está más de una vez.
gauntlet-reason-card-missing = Falta la carta { $card-full }.
gauntlet-reason-card-not-in-game = La carta { $card-full } no está entre las cartas de esta partida.
gauntlet-reason-fallen-not-faceup = La carta { $card-full } figura como derrotada, pero no está bocarriba delante de Thanos.
gauntlet-reason-thanos-faceup = La carta de Thanos está bocarriba, pero nunca se juega y, si es derrotada, se baraja de nuevo en el mazo.
gauntlet-reason-back-not-shuffled = La carta { $card-full } ha sido derrotada, pero no se ha barajado de nuevo en el mazo.
gauntlet-reason-hero-deck-empty = El mazo de héroes está agotado, pero en cuanto ocurre eso se baraja uno nuevo.
gauntlet-reason-hand-size = Cartas en la mano de { $seat }: { $held }. Tendrían que ser { $expected }.
gauntlet-reason-life-and-end = Vida restante, { $team }: { $life }. Quedarse sin vida es perder, y el final de la partida dice otra cosa.
gauntlet-reason-snap-without-stones = La partida habría terminado con un chasquido, pero Thanos no tiene todas las Gemas del Infinito.
gauntlet-reason-turns-left = A { $seat } no le puede seguir un segundo turno: solo un héroe en solitario juega dos seguidos.
gauntlet-reason-not-the-movers-question = A { $seat } no se le puede preguntar esto en el turno de otro jugador: { $asked }.
gauntlet-reason-question-not-open = Ahora no hay que decidir nada sobre esto: { $asked }.
gauntlet-reason-asked-after-end = La partida ha terminado, así que no se puede preguntar nada.
gauntlet-reason-result-before-end = La partida no ha terminado, así que aún no tiene resultado.
gauntlet-reason-history-does-not-fit = El historial no encaja: con estos sucesos las cartas no pueden haber quedado así.
gauntlet-reason-thanos-not-the-option = { $seat } figura como Thanos, pero la opción «thanos» indica otro asiento.

## Opciones

gauntlet-help-thanos = el asiento de Thanos, que empieza: a es el primer jugador, b el segundo, y así sucesivamente.
gauntlet-help-life = la vida inicial de los héroes y de Thanos, o el nombre de una tabla. Las tablas son nuestras, halladas por simulación; los números impresos no los conocemos. Si tienes el juego, pon los números de tu carta de vida, primero el de los héroes: --life HÉROES,THANOS.
gauntlet-help-copy = any-faceup: la Gema del Tiempo puede copiar cualquier otra carta bocarriba delante de Thanos. played-only: solo una que él haya jugado, no una derrotada.

## Lo que está impreso en una carta

gauntlet-fact-number = Número: { $number }
gauntlet-fact-deck = Mazo: { $deck }
gauntlet-fact-copies = Copias: { $copies }
gauntlet-fact-does = Efecto: { $does }
gauntlet-fact-stone = Gema del Infinito: cuenta para el chasquido, bocarriba o en la mano
gauntlet-fact-back = Si es derrotada: se baraja de nuevo en el mazo de Thanos después de robar otra
gauntlet-note = Esto se deduce del reglamento inglés.
