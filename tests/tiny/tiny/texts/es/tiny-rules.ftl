### Las reglas de Tiny.

tiny-rules-title = Las reglas de Tiny
tiny-rules-about = Un juego tan pequeño como puede ser un juego para Six Stones.

tiny-section-1 = Preparación
tiny-rule-1-1 = Baraja las nueve cartas, numeradas del 1 al 9.
tiny-rule-1-2 = Reparte dos a cada uno de los dos o tres jugadores, que solo ven las suyas. El resto es el mazo.

tiny-section-2 = Un turno: una de tres acciones
tiny-rule-2-1 = Tirar el dado y anotar tantos puntos como muestre.
tiny-rule-2-2 = Jugar una carta de la mano y anotar tantos puntos como su número.
tiny-rule-2-3 = Cambiar: descartar una carta de la mano a la vista de todos y robar otra que solo ves tú. Hace falta tener una carta, y que quede alguna en el mazo.

tiny-section-3 = El final
tiny-rule-3-1 = Tras la última ronda gana quien tenga más puntos. Si hay empate, ganan juntos.

tiny-rulings-title = Preguntas
tiny-ruling-1 = ¿Cuántas rondas hay?
    .answer = Tres, o cinco en una partida larga.
    .why = Con tres es breve.
tiny-confidence-high = alta
