### La línea de órdenes: ayuda, informes y errores.

cli-about = Six Stones: juegos de mesa sobre las Gemas del Infinito, para jugar, simular, anotar y comprobar.
cli-about-play = Jugar una partida en el terminal, contra bots, con otras personas o con ambos.
cli-about-simulate = Jugar muchas partidas seguidas, al azar o con bots, y contar qué ha resultado.
cli-about-replay = Recorrer paso a paso una partida anotada.
cli-about-verify = Repetir partidas anotadas y comprobar cada una de sus líneas.
cli-about-rules = Leer las reglas de un juego, o todo sobre una de sus cartas o aclaraciones.
cli-about-bench = Medir la velocidad a la que esta máquina juega al azar.

## Parts of the help

cli-usage = Uso:
cli-commands = Órdenes
cli-arguments = Argumentos
cli-options = Opciones
cli-game-options = Opciones de { $game }
cli-some-game-options = Cada juego tiene sus propias opciones; por ejemplo, véase
cli-examples = Ejemplos:

# What stands for a value: one word each.
cli-command = ORDEN
cli-game = JUEGO
cli-file = ARCHIVO
cli-folder = CARPETA
cli-path = RUTA
cli-number = N
cli-value = VALOR
cli-bots = BOT,…
cli-names = NOMBRE,…
cli-seat = ASIENTO
cli-id = ID

cli-help-help = mostrar esta ayuda
cli-help-language = el idioma (por defecto, el del entorno)
cli-help-version = mostrar la versión
cli-help-json = para máquinas: JSON en una sola línea y nada más
cli-help-game-option = { $allowed } (por defecto, { $default }). { $meaning }
cli-help-seats = el número de jugadores (por defecto, uno por bot, o los menos que admita el juego)
cli-help-games = el número de partidas (por defecto, { $default })
cli-help-simulate-seed = un número entero del que depende todo el azar (por defecto, uno al azar; el informe lo nombra)
cli-help-simulate-bots = quién juega: un bot por asiento, o uno para todos (por defecto se juega al azar)
cli-help-results = contar quién ha ganado y por qué; con bots siempre se hace (un 5 % más lento)
cli-help-check = comprobar todas las invariantes en cada decisión
cli-help-simulate-record = anotar cada partida en esta carpeta, que debe ser nueva o estar vacía
cli-help-trace = escribir cada decisión en este archivo, como líneas JSON
cli-help-views = añadir a la traza lo que ve cada jugador
cli-help-redeals = añadir a la traza este número de repartos nuevos por jugador
cli-help-play-seats = el número de jugadores (por defecto, tú y los bots)
cli-help-play-bots = los bots, un nombre por cada uno; los demás jugadores son personas ante este terminal
cli-help-names = los nombres de las personas
cli-help-play-seed = un número entero que repite una partida; sin él nadie puede conocer las cartas de antemano
cli-help-play-record = dónde guardar la partida anotada
cli-help-resume = seguir con una partida sin terminar
cli-help-position = empezar desde una posición guardada como JSON
cli-help-record-file = una partida anotada
cli-help-replay-seat = mostrar lo que veía el jugador de este asiento: a, b, c o d (por defecto, lo que veían todos)
cli-help-verify-files = partidas anotadas, o carpetas de ellas
cli-help-verify-json = para máquinas: un objeto JSON en una línea por cada partida
cli-help-rules-id = una carta, un lugar, una regla o una aclaración, por ejemplo R13a
cli-help-card = lo mismo para una carta o un lugar
cli-help-ruling = lo mismo para una aclaración

## Simulations

cli-simulated =
    { $games ->
        [one] { $game }: 1 partida con { $seats } jugadores
       *[other] { $game }: { $games } partidas con { $seats } jugadores
    }
cli-simulated-seed = Semilla: { $seed }
cli-simulated-length = { $number } decisiones por partida
cli-speed =
    { $decisions ->
        [one] 1 decisión en { $seconds } s: { $rate } por segundo ({ $how })
       *[other] { $decisions } decisiones en { $seconds } s: { $rate } por segundo ({ $how })
    }
cli-compiled = las reglas están compiladas
cli-pure = las reglas funcionan como simple Python
cli-won =
    { $games ->
        [one] { $player } ({ $bot }) ha ganado 1 partida: { $share } %
       *[other] { $player } ({ $bot }) ha ganado { $games } partidas: { $share } %
    }
cli-shared =
    { $games ->
        [one] 1 victoria fue compartida.
       *[other] { $games } victorias fueron compartidas.
    }
cli-ended =
    { $games ->
        [one] 1 partida: { $reason }
       *[other] { $games } partidas: { $reason }
    }
cli-unfinished =
    { $games ->
        [one] 1 partida duraba demasiado y se ha abandonado.
       *[other] { $games } partidas duraban demasiado y se han abandonado.
    }
cli-bench = { $game }, { $seats } jugadores: { $decisions_per_second } decisiones y { $games_per_second } partidas por segundo

## Verifying

cli-line = { $path }, línea { $line }
cli-verify-complete = completa y correcta
cli-verify-unfinished = sin terminar, correcta hasta donde llega
cli-verify-not-replayed = correcta en la forma, no repetida
cli-verify-differs = transcurre de otro modo con las reglas actuales
cli-verify-refused = incorrecta
cli-verified =
    { $records ->
        [one] 1 partida anotada: { $counts }
       *[other] { $records } partidas anotadas: { $counts }
    }

## Errors

cli-error-command = No hay ninguna orden «{ $command }». Las que hay: { $commands }. `sixstones --help` dice qué hacen.
cli-error-no-game = ¿Qué juego? Los que hay: { $games }. Por ejemplo: { $command } { $example }
cli-error-no-file = ¿Qué archivo? Por ejemplo: { $command } game.txt
cli-error-no-value = { $option } necesita un valor; véase `{ $command } --help`.
cli-error-switch = { $option } va sola, sin valor; véase `{ $command } --help`.
cli-error-unknown = «{ $word }» no significa nada aquí; véase `{ $command } --help`.
cli-error-misspelt = No hay ninguna opción «{ $word }». ¿Querías decir { $near }?
cli-error-value = «{ $value }» no es posible para { $option }. Es posible: { $allowed }.
cli-error-needs-trace = { $option } amplía la traza; di con --trace ARCHIVO dónde escribirla.
cli-error-together = { $first } y { $second } no van juntos: quita uno de los dos.
cli-error-file = { $file }: { $error }
cli-error-nothing-there = No existe ningún archivo ni carpeta { $path }.
cli-error-no-records = No hay partidas anotadas en { $folder }.
cli-error-json = { $file } no es JSON: { $error }

## Reasons of this room

reason-bots-number =
    { $given ->
        [one] Hay 1 bot para { $seats } jugadores. Nombra un bot para todos, o uno para cada uno.
       *[other] Hay { $given } bots para { $seats } jugadores. Nombra un bot para todos, o uno para cada uno.
    }
reason-folder-not-empty = { $folder } no está vacía. Las partidas se anotan en una carpeta nueva o vacía.
