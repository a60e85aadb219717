### Palabras comunes a todos los juegos y a todas las partes del programa.

# Un jugador sin nombre: la letra de su asiento.
player = Jugador { $letter }

# Los dos últimos elementos de una lista, y dos cualesquiera anteriores. $sound es el sonido con el que empieza el último.
list-and =
    { $sound ->
        [i] { $first } e { $last }
       *[other] { $first } y { $last }
    }
list-comma = { $first }, { $last }
# En «2 fichas rojas y 1 azul» el nombre va con el primero.
list-noun = first

## Cómo acabó una partida

outcome-winners =
    { $reason } { $number ->
        [one] Gana { $winners }.
       *[other] { $winners } comparten la victoria.
    }
outcome-nobody = { $reason } No gana nadie.

## Por qué algo no es posible

reason-game-over = La partida ha terminado.
reason-not-your-turn = No te toca a ti: ahora decide { $mover }.
reason-no-such-move = No existe la jugada número { $move }.
reason-no-such-seat = En esta partida no hay ningún { $seat }. Tiene { $seats } asientos, numerados desde 0.
reason-not-asked = Eso no toca ahora: decide antes { $asked }.
reason-not-a-move = «{ $text }» no es una jugada. Las jugadas se escriben así: { $forms }.
reason-not-a-text = «{ $text }» no es un texto. Una jugada se escribe como texto.
reason-not-a-structure = Esto no describe ninguna jugada: { $structure }
reason-bad-option = «{ $value }» no vale para «{ $option }». Se admite: { $allowed }.
reason-no-such-option = No existe la opción «{ $option }». Hay estas: { $allowed }.
reason-no-such-game = No existe el juego «{ $game }». Hay estos: { $games }.
reason-no-rules-text = El juego «{ $game }» no tiene reglas para leer.
reason-nothing-about = No hay nada sobre «{ $subject }». Lo más parecido: { $near }.
reason-nothing-about-no-near = No hay nada sobre «{ $subject }». Di una carta, una regla como 4.2 o una aclaración como R7.
reason-bad-seed = «{ $seed }» no es una semilla. Una semilla es un número entero menor que 2 elevado a 62, o bien 32 bytes.
reason-bad-dice = Esto no describe unos dados: { $dice }
reason-deaf = Esta posición no anota lo que ocurre. Para saberlo, crea o carga la partida con listen=True.

## Qué falla en unos datos; $where es el lugar

reason-data-no-object = { $where }: aquí se espera un objeto con nombres.
reason-data-missing = { $where }: falta «{ $name }».
reason-data-unknown = { $where }: «{ $name }» no existe aquí; quítalo.
reason-data-no-list = { $where }: aquí se espera una lista.
reason-data-length = { $where }: la lista tiene longitud { $length }; se admite de { $least } a { $most }.
reason-data-number = { $where }: «{ $value }» no es un número entero de { $least } a { $most }.
reason-data-truth = { $where }: «{ $value }» no es ni true ni false.
reason-data-word = { $where }: «{ $value }» no vale. Se admite: { $allowed }.
reason-data-other-game = Esto no describe una posición del juego «{ $game }».
reason-data-version = «{ $name }» es { $value }, pero aquí solo se puede leer { $expected }.

## Las reglas para leer

rulebook-answer = { $answer } { $why } ({ $confidence })
rulebook-option = Opción «{ $option }» ({ $allowed }): { $about }
