### La mesa de Splendor: Marvel tal como se dibuja en un terminal. Todo lo que hay en ella tiene que ser breve.

splendor-table-title = Splendor: Marvel
splendor-table-round = ronda { $round }
splendor-table-last-round = ¡última ronda!
splendor-table-your-turn = te toca a ti
splendor-table-turn = juega { $name }
splendor-table-over = la partida ha terminado
splendor-table-supply = Fichas
splendor-table-locations = Lugares
splendor-table-tile = Pieza de Vengadores: libre
splendor-table-tile-of = Pieza de Vengadores: { $name }
splendor-table-level = nivel { $level }
splendor-table-reserved = Reservadas
# Puntos de Infinito de una carta, en 6 caracteres como mucho.
splendor-table-points = { $n ->
    [one] 1 pt
   *[other] { $n } pts
}

## Las columnas de la tabla de jugadores. Como mucho 4, 14, 20, 4, 5 y 9 caracteres.

splendor-table-column-points = pts
splendor-table-column-bonuses = bonificaciones
splendor-table-column-tokens = fichas
splendor-table-column-tags = icon
splendor-table-column-cards = carta
splendor-table-column-gauntlet = Guantel.

## Explicaciones

splendor-table-legend = Una carta: el color de su bonificación, sus puntos, una A por cada icono de Vengadores, su sitio (2-3 es la tercera carta del nivel 2), su coste, y { $able } si puedes reclutarla ahora. El número tras × o x dice cuántas cartas quedan en el mazo. Abajo, para cada jugador: 16 puntos, 5 colores y la ficha verde G son las tres condiciones del Guantelete del Infinito, con { $met } cuando se cumplen.
splendor-table-on-table = Está en la mesa: { $place }.
splendor-table-recruited-by = La ha reclutado { $name }.
splendor-table-reserved-by = La tiene reservada { $name }.
splendor-table-lacks = { $n ->
    [0] Puedes pagarla ahora.
    [one] Te falta 1 ficha para pagarla.
   *[other] Te faltan { $n } fichas para pagarla.
}
