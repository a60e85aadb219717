### Calibración: números de un juego que ninguna fuente da, hallados por simulación.

cli-about-calibrate = Halla por simulación números de un juego que ninguna fuente da.
cli-help-calibrate-games = las partidas por cada número que se prueba al final (por defecto { $default })
cli-help-calibrate-seed = un número entero del que sale todo el azar (por defecto, el de las cifras publicadas)
cli-help-plot = dibuja el resultado en este archivo, como SVG
cli-error-no-calibration = En { $game } no hay nada que calibrar.

calibrate-some-default = tantas como caben en diez minutos
calibrate-life = Vida inicial: héroes { $heroes }; Thanos { $thanos } para 2 a 6 jugadores
calibrate-rate = { $seats } jugadores, Thanos { $thanos }: ganó el { $rate } % de { $games } partidas (intervalo del 95 %: de { $low } a { $high } %)
calibrate-split = héroes { $heroes }: el { $rate } % de las victorias de Thanos son por vida, las demás por chasquido (de { $low } a { $high } %)
calibrate-ours = Estos números son nuestros, hallados por simulación; no son los impresos, que ninguna fuente da.
calibrate-own = Para jugar con los números de tu propia carta de vida, primero los héroes: --life 6,8
calibrate-paste = La línea para rules/gauntlet/life.py:

## The picture

calibrate-seats = { $seats } jugadores
calibrate-title-split = Victorias de Thanos por vida y no por chasquido
calibrate-title-rate = Partidas que gana Thanos; los héroes tienen { $heroes } de vida
calibrate-axis-heroes = vida de los héroes
calibrate-axis-thanos = vida de Thanos
calibrate-intervals = Las barras son intervalos del 95 %; los círculos, los números elegidos.
