### El Guantelete del Infinito: por qué un bot, o una pista, elige lo que elige.

gauntlet-hint-only-move = No se puede hacer otra cosa.

## Guesses

gauntlet-hint-guess-seen = { $card-full } está ahí con seguridad.
gauntlet-hint-guess-likeliest = Queda descartado: { $gone }. De los demás números, el más probable es { $number }, con un { $chance } %.
gauntlet-hint-guess-likeliest-no-gone = El { $number } es el número más probable, con un { $chance } %.
gauntlet-hint-guess-stone = Con el { $number }, a un { $chance } %, puede que una Gema del Infinito tenga que volver al mazo.
gauntlet-hint-guess-most = Con el { $number } se acierta seguramente a más héroes.

## Fights and targets

gauntlet-hint-fight-odds = La probabilidad de ganar el combate es del { $chance } %.
gauntlet-hint-decline-odds = El combate no vale la pena: la probabilidad de ganarlo es del { $chance } %.
gauntlet-hint-decline-fights = Ningún combate vale la pena.
gauntlet-hint-fight-with = { $card-full } es lo más prometedor: gana con una probabilidad del { $chance } %.
gauntlet-hint-target-most-likely = Quien más probablemente pierde es { $seat }: { $chance } %.
gauntlet-hint-target-fights-best = Quien más probabilidades tiene es { $seat }: { $chance } %.
gauntlet-hint-token-where-needed = A quien más le sirve una ficha de poder es a { $seat }.
gauntlet-hint-look-where-needed = Quien más partido puede sacar de lo que se ve es { $seat }.

## Which card

gauntlet-hint-play-to-hit = { $card-full } acierta con una probabilidad del { $chance } %.
gauntlet-hint-play-to-hit-all = { $card-full } puede acertar a varios héroes.
gauntlet-hint-play-to-fight = { $card-full } promete un combate que se gana con una probabilidad del { $chance } %.
gauntlet-hint-play-for-token = Las fichas de poder deciden los combates.
gauntlet-hint-play-to-draw = { $card-full } trae cartas nuevas.
gauntlet-hint-play-stone = Boca arriba delante de Thanos, { $card-full } está a salvo.
gauntlet-hint-look-for-team = Lo que muestra { $card-full } ayuda al equipo.
gauntlet-hint-keep-card = { $card-full } conviene guardarla para más adelante.
gauntlet-hint-keep-stones = Las Gemas del Infinito hacen falta para el chasquido; { $card-full }, no.
gauntlet-hint-put-down-low = Una carta baja es lo que menos se echa en falta.
gauntlet-hint-lose-cheapest = { $card-full } es la pérdida que menos duele.
gauntlet-hint-order-best-first = El siguiente jugador roba la mejor carta.
gauntlet-hint-snap-now = Todas las Gemas del Infinito están reunidas: así se gana la partida.
