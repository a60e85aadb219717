### La mesa en el terminal: jugar y recorrer un registro.

## Palabras que valen como órdenes, además de las inglesas; una sola palabra cada una

terminal-word-list = lista
terminal-word-table = mesa
terminal-word-undo = deshacer
terminal-word-hint = pista
terminal-word-quit = salir
# La respuesta que confirma; basta la primera letra.
terminal-word-yes = sí

## Antes y después de la partida

terminal-needed = Esto es un juego para personas ante un terminal: ejecuta «{ $command }» en uno. «sixstones --help» muestra lo que funciona sin él.
terminal-welcome = Escribe una jugada, o ? para ver la ayuda. Intro a secas muestra todas las jugadas; elige una por su número.
terminal-hide = Intro oculta lo que ves aquí. Después, cede el sitio a { $name }.
terminal-hand-over = Le toca a { $name }. Pulsa Intro cuando no mire nadie más.
terminal-more = (Intro: más)
terminal-recorded = El registro de la partida: { $record }
terminal-kept = La partida queda guardada. Para seguir con ella:

## Lo que se puede jugar

# $moves es una lista de jugadas, por ejemplo: take (10 formas), recruit 1-4
terminal-possible = Posible: { $moves }
terminal-ways =
    { $n ->
        [one] { $kind } ({ $n } forma)
       *[other] { $kind } ({ $n } formas)
    }
terminal-refused = «{ $move }» no es posible. { $reason }
terminal-try = Intro a secas muestra todas las jugadas; ? las explica.
terminal-no-number =
    { $most ->
        [one] En la lista no hay ningún número { $number }; solo está el 1.
       *[other] En la lista no hay ningún número { $number }; va del 1 al { $most }.
    }
terminal-list-first = Esta es la lista. Elige ahora un número.
terminal-not-played = No se ha jugado, porque ahora se pregunta otra cosa: { $moves }

## Órdenes

terminal-help = Escribe una jugada tal como figura en la lista junto a su frase, en mayúsculas o minúsculas. En una línea caben varias jugadas de un mismo turno, separadas por «;». Además:
terminal-help-list = todas las jugadas, numeradas; luego un número elige una
terminal-help-table = vuelve a mostrar la mesa
terminal-help-undo = retira tu última decisión
terminal-help-hint = qué jugaría un bot en tu lugar, y por qué
terminal-help-quit = salir, para seguir más tarde o para siempre
terminal-help-explain = por qué una jugada no es posible, o qué es una cosa: «?» y la jugada o el nombre
terminal-legal = Esto es posible: { $move }
terminal-unknown = Aquí no hay nada que se llame «{ $text }».
terminal-nothing-to-undo = No hay ninguna decisión tuya que retirar.
terminal-undo-refused = Esto ya no se puede retirar: se ha descubierto una carta o ha pasado el turno.
terminal-undo-confirm =
    { $n ->
        [one] ¿Retirar tu última decisión, aunque descubriera algo? Constará en el registro. (sí/no)
       *[other] ¿Retirar { $n } decisiones, hasta tu última? Constará en el registro. (sí/no)
    }
terminal-undone =
    { $n ->
        [one] Se ha retirado una decisión.
       *[other] Se han retirado { $n } decisiones.
    }
terminal-no-hint = Ningún bot de este juego da pistas.
terminal-hint = Una pista: { $move } ({ $notation })
terminal-quit =
    1  guardar la partida, para seguir más tarde
    2  darla por terminada para siempre
    Intro a secas: seguir jugando

## Recorrer un registro

# Tres blancos separan las órdenes.
terminal-replay-help = Intro o n: adelante   b: atrás   g, G: principio, final   t 12: a la ronda 12   12: a la decisión 12   q: salir
terminal-replay-start = Empieza la partida.
terminal-replay-undone =
    { $n ->
        [one] { $name } retira una decisión.
       *[other] { $name } retira { $n } decisiones.
    }
terminal-replay-unfinished = Aquí se acaba el registro; la partida no ha terminado.
terminal-replay-abandoned = La partida se abandonó aquí.
terminal-replay-no-decision = No hay ninguna decisión { $number }; el registro va de 0 a { $last }.
terminal-replay-no-round = En este registro no hay ninguna ronda { $round }.

reason-name-of-a-bot = «{ $text }» es la forma de los nombres de los bots. Elige otro nombre para una persona.
reason-name-not-plain = «{ $text }» no sirve como nombre. Un nombre es una línea de caracteres visibles, sin espacios alrededor.
