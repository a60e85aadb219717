### Las reglas de Infinity Gauntlet con nuestras propias palabras, para leerlas de arriba abajo.
### gauntlet-rule-5-3 es el enunciado gauntlet.5.3; gauntlet-ruling-13 es la aclaración gauntlet.R13.

gauntlet-rules-title = Las reglas de Infinity Gauntlet: A Love Letter Game
gauntlet-rules-about = Six Stones es un proyecto no oficial de aficionados, sin relación con la editorial ni con Marvel. Cuenta las reglas con sus propias palabras. Donde el reglamento impreso calla, una aclaración al final dice cómo jugamos y por qué. La vida inicial con la que jugamos es nuestra y no la impresa; la sección 12 dice cómo poner los números de tu carta.

## Equipos y objetivo

gauntlet-section-1 = Equipos y objetivo
gauntlet-rule-1-1 = Un jugador es Thanos. Todos los demás, de uno a cinco, son jugadores héroes y forman un solo equipo. Así pueden jugar de 2 a 6 personas.
gauntlet-rule-1-2 = Los héroes ganan cuando a Thanos no le queda vida. Vale desde el momento en que la pierde.
gauntlet-rule-1-3 = Thanos gana cuando al equipo de los héroes no le queda vida. También esto vale desde el momento en que la pierde.
gauntlet-rule-1-4 = Thanos gana además con un chasquido, cuando cada una de las seis Gemas del Infinito está bocarriba delante de él o en su mano. Solo puede hacerlo durante su propio turno y solo si quiere.
gauntlet-rule-1-5 = Nadie queda nunca eliminado. Quien pierde una carta roba otra en su lugar; solo Thanos puede quedarse sin ella, cuando su mazo está agotado.

## Componentes y preparación

gauntlet-section-2 = Componentes y preparación
gauntlet-rule-2-0 = Hay 16 cartas de héroe, 13 cartas de Thanos, 1 carta de vida con 2 marcadores, 6 cartas de referencia de dos caras y 9 fichas de poder.
gauntlet-rule-2-1 = Elegid quién es Thanos. Cada jugador recibe una carta de referencia.
gauntlet-rule-2-2 = Barajad el mazo de héroes. Cada jugador héroe roba 1 carta.
gauntlet-rule-2-3 = Barajad el mazo de Thanos. Thanos roba 2 cartas.
gauntlet-rule-2-4 = Poned las fichas de poder en una pila común.
gauntlet-rule-2-5 = En la carta de vida, el marcador de los héroes empieza siempre en el espacio más alto de su escala. El de Thanos empieza en el espacio marcado con el número de jugadores, incluido Thanos.
gauntlet-rule-2-6 = No se sabe cuánta vida significan esos espacios: los números forman parte de la ilustración de la carta de vida y ningún texto los da. Esto es seguro: los héroes tienen la misma vida con cualquier número de jugadores, la de Thanos depende de él, el espacio más bajo significa cero y la vida no se recupera nunca. Six Stones juega con números propios, que no son los impresos (sección 12).

## Los mazos

gauntlet-section-3 = Los mazos
gauntlet-rule-3-0 = El mazo de héroes tiene una carta de cada nombre. Todas las de un mismo número hacen lo mismo.
gauntlet-rule-3-1 = Héroe 1, tres cartas: Nebula, Spider-Man, Star-Lord. Adivina un número de la mano de Thanos. Si aciertas, la carta es derrotada.
gauntlet-rule-3-2 = Héroe 2, tres cartas: Viuda Negra, Gamora, Ant-Man y Avispa. Otro jugador héroe ve en secreto una carta de Thanos al azar.
gauntlet-rule-3-3 = Héroe 3, tres cartas: Capitán América, Hulk, Thor. Puedes combatir contra Thanos.
gauntlet-rule-3-4 = Héroe 4, tres cartas: Pantera Negra, Halcón, Doctor Extraño. Cualquier jugador héroe coge 1 ficha de poder.
gauntlet-rule-3-5 = Héroe 5, dos cartas: Bruja Escarlata, Visión. Mira las tres primeras cartas del mazo de héroes y cambia su orden como quieras.
gauntlet-rule-3-6 = Héroe 6, dos cartas: Capitana Marvel, Iron Man. Cualquier jugador héroe puede combatir contra Thanos.
gauntlet-rule-3-7 = Algunas cartas de Thanos vuelven: cuando una de ellas es derrotada, se baraja de nuevo en el mazo de Thanos después de robar otra.
gauntlet-rule-3-8 = Outrider, número 1, dos copias: adivina el número de la carta de un oponente. Si acierta, la derrota.
gauntlet-rule-3-9 = Gema de la Mente, número 1, Gema del Infinito que vuelve: adivina un número. Todas las cartas de los oponentes con ese número son derrotadas.
gauntlet-rule-3-10 = Corvus Glaive, número 2: la carta de un oponente es derrotada si es un 3 o menos.
gauntlet-rule-3-11 = Gema del Alma, número 2, Gema del Infinito que vuelve: la carta de un oponente es derrotada si es un 3 o más.
gauntlet-rule-3-12 = Black Dwarf, número 3: Thanos puede combatir contra un oponente.
gauntlet-rule-3-13 = Gema del Espacio, número 3, Gema del Infinito que vuelve: Thanos puede combatir contra un oponente y después contra otro.
gauntlet-rule-3-14 = Proxima Midnight, número 4: Thanos coge 1 ficha de poder.
gauntlet-rule-3-15 = Gema del Poder, número 4, Gema del Infinito que vuelve: Thanos coge 3 fichas de poder.
gauntlet-rule-3-16 = Ebony Maw, número 5: Thanos roba 1 carta y pone 1 de su mano en el fondo del mazo.
gauntlet-rule-3-17 = Gema de la Realidad, número 5, Gema del Infinito que vuelve: Thanos roba 2 cartas y pone 2 de su mano en el fondo del mazo.
gauntlet-rule-3-18 = Gema del Tiempo, número 6, Gema del Infinito que vuelve: hace lo que hace otra carta de Thanos que esté bocarriba delante de él.
gauntlet-rule-3-19 = Thanos, número 7, vuelve: esta carta no se juega nunca.
gauntlet-rule-3-20 = Así pues, el mazo de Thanos tiene tres cartas con el 1, dos con el 2, dos con el 3, dos con el 4, dos con el 5, una con el 6 y una con el 7.

## Un turno

gauntlet-section-4 = Un turno
gauntlet-rule-4-0 = Empieza Thanos y después se sigue en el sentido de las agujas del reloj.
gauntlet-rule-4-1 = Primero robas una carta de tu propio mazo.
gauntlet-rule-4-2 = Después pones una carta de tu mano bocarriba delante de ti y aplicas su efecto. Tú eliges cuál; solo la carta de Thanos no se puede elegir.
gauntlet-rule-4-3 = El resto se queda en tu mano: un jugador héroe conserva 1 carta, Thanos conserva 2.
gauntlet-rule-4-4 = Las cartas jugadas siguen bocarriba delante del jugador, siempre a la vista de todos.
gauntlet-rule-4-5 = Con dos jugadores la preparación es la misma. Después de cada turno de Thanos, el único héroe juega dos turnos completos seguidos, con una sola mano. Solo cambian el héroe 2, cuya carta ve el propio héroe, y la Gema del Espacio, que puede combatir dos veces contra el mismo oponente.

## Derrotar una carta

gauntlet-section-5 = Derrotar una carta
gauntlet-rule-5-1 = Primero, el equipo del dueño pierde 1 vida. Si llega a cero, la partida termina en el acto y lo demás se omite.
gauntlet-rule-5-2 = Segundo, la carta se descarta bocarriba delante de su dueño.
gauntlet-rule-5-3 = Tercero, el dueño roba otra en su lugar.
gauntlet-rule-5-4 = Por último, una carta de Thanos de las que vuelven se baraja en el mazo de Thanos. Como ya ha robado, Thanos no puede volver a robarla enseguida.

## Combates

gauntlet-section-6 = Combates
gauntlet-rule-6-1 = Las dos partes comparan en secreto una carta de la mano. Solo las ven quienes combaten.
gauntlet-rule-6-2 = El héroe usa siempre la única carta que tiene en la mano.
gauntlet-rule-6-3 = Si el combate lo empieza Thanos, él elige su carta, antes de ver la del héroe.
gauntlet-rule-6-4 = Si lo empieza un héroe, la carta de Thanos se elige al azar.
gauntlet-rule-6-5 = El total más bajo es derrotado. El ganador conserva su carta sin enseñarla a los demás. Con totales iguales no pasa nada: ambos conservan sus cartas, que siguen siendo secretas para los demás.
gauntlet-rule-6-6 = Las fichas de poder son públicas y pertenecen al jugador, no a una carta. Quien tiene alguna en un combate debe gastar exactamente una, nunca más, y suma +2 en ese combate. La ficha gastada vuelve a la pila, sea cual sea el resultado. Fuera de los combates las fichas no hacen nada. La pila no es un límite: si se acaba, usad otra cosa.

## Elegir al azar

gauntlet-section-7 = Elegir al azar
gauntlet-rule-7-1 = Cuando se elige al azar una carta de Thanos, él baraja su mano, el héroe señala una carta y después Thanos puede reordenar la mano. Aquí elige el programa, con la misma probabilidad para cada carta, y el sitio en la mano no significa nada.

## Mazos que se agotan

gauntlet-section-8 = Mazos que se agotan
gauntlet-rule-8-1 = El mazo de héroes: en el mismo momento en que se roba su última carta, todas las cartas bocarriba delante de todos los jugadores héroes, tanto las jugadas como las derrotadas, se barajan para formar un mazo nuevo. Antes, Thanos puede mirarlas. Las cartas de las manos no entran.
gauntlet-rule-8-2 = Un héroe 5 con menos de tres cartas en el mazo: aparta la carta o las dos que queden, baraja las que estén bocarriba, incluido el 5 que acabas de jugar, y añade cartas del mazo nuevo hasta tener tres. Mira esas tres y ponlas encima en el orden que quieras.
gauntlet-rule-8-3 = El mazo de Thanos: las cartas bocarriba no lo rellenan nunca; solo entran en él las derrotadas que vuelven. Si está agotado, Thanos no roba y sigue con una carta menos. Ebony Maw entonces no hace nada; la Gema de la Realidad roba lo que quede, y bajan las mismas cartas.

## El chasquido

gauntlet-section-9 = El chasquido
gauntlet-rule-9-1 = Durante su turno, Thanos puede enseñar su mano y ganar si las seis Gemas del Infinito están entre sus cartas bocarriba y su mano. Puede hacerlo antes de robar, después de robar o después de jugar, y no hace falta que juegue una carta. Si la sexta Gema llega durante Ebony Maw o la Gema de la Realidad, antes se termina ese efecto. Si la roba en el turno de un héroe, el chasquido espera a un turno propio.

## Secretos y conversación

gauntlet-section-10 = Secretos y conversación
gauntlet-rule-10-1 = Los jugadores no pueden hablar de las cartas que han visto ni decir a los demás lo que tienen que hacer. De lo público se puede hablar: cartas bocarriba, fichas, vida, tamaño de los mazos. Antes de rehacer el mazo, Thanos puede ver las cartas de héroe bocarriba.
gauntlet-rule-10-2 = Héroe 2: el héroe elegido ve una carta de Thanos.
gauntlet-rule-10-3 = Combate: cada uno de los dos ve la carta del otro, también si hay empate. Los demás saben quién ha usado fichas, quién ha perdido y qué carta ha sido derrotada, y por tanto un límite para la carta conservada, o bien que los totales eran iguales.
gauntlet-rule-10-4 = Mazo rehecho, o carta que se baraja de nuevo: todos saben qué cartas han entrado.
gauntlet-rule-10-5 = Derrota: todos ven la carta derrotada.
gauntlet-rule-10-6 = Un número fallado, o Corvus Glaive o la Gema del Alma sin acierto: todos oyen que ha fallado. No se enseña ninguna carta.
gauntlet-rule-10-7 = Héroe 5: solo ese jugador ve las tres cartas.
gauntlet-rule-10-8 = Ebony Maw y Gema de la Realidad: solo Thanos sabe qué ha ido al fondo.
gauntlet-rule-10-9 = Chasquido: la mano de Thanos se enseña a todos.

## Vida inicial

gauntlet-section-12 = Vida inicial
gauntlet-rule-12-1 = La vida inicial es un número para los héroes y cinco para Thanos, uno por cada número de jugadores de 2 a 6. Todos están juntos en una tabla, y cada tabla tiene un nombre, como ours-1.
gauntlet-rule-12-2 = Los números impresos solo se pueden leer en una carta de vida o en una imagen de ella. Si la tienes, pon sus números como opción «life», primero el de los héroes: con --life 6,8 los héroes empiezan con 6 y Thanos con 8. (Es un ejemplo, no lo que está impreso.)
gauntlet-rule-12-3 = Dos juegos de números que hay en programas públicos son erróneos y no los usamos: uno no distingue el número de jugadores, el otro contradice el reglamento en tres puntos.
gauntlet-rule-12-4 = Las tablas son nuestro propio equilibrio y no el impreso. Se hallaron por simulación con bots, de modo que ambos bandos ganen más o menos las mismas veces y con la misma vida para los héroes sea cual sea el número de jugadores.

## Errores que hay que pasar por alto

gauntlet-section-13 = Errores que hay que pasar por alto
gauntlet-rule-13-1 = Una versión de las reglas muy copiada en la red menciona 3 cartas de Thanos entre los componentes. Son 13.
gauntlet-rule-13-2 = Algunos programas de aficionados dan a Outrider el número 2. Es el 1.

## Preguntas y aclaraciones

gauntlet-rulings-title = Preguntas y aclaraciones
gauntlet-confidence-high = seguro
gauntlet-confidence-medium = probable
gauntlet-confidence-choice = decisión nuestra

gauntlet-ruling-1 = ¿Puede Thanos jugar una carta sin elegir a ningún oponente?
    .answer = No con Outrider, la Gema de la Mente, Corvus Glaive ni la Gema del Alma. Sí con Black Dwarf y en cada uno de los dos combates de la Gema del Espacio.
    .why = Solo Black Dwarf y la Gema del Espacio dicen «puedes». En el turno de Thanos todos los héroes tienen una carta, así que siempre hay a quién elegir.
gauntlet-ruling-2 = ¿Puede un héroe renunciar a un efecto?
    .answer = Un 3 se puede rechazar, y con un 6 decide el jugador elegido. Un 1, 2, 4 o 5 hay que aplicarlo.
    .why = También aquí depende de la palabra «puedes».
gauntlet-ruling-3 = ¿Hay algún número que no se pueda decir, como con la Guardia de Love Letter?
    .answer = No. Contra los héroes va del 1 al 6 y contra Thanos del 1 al 7. También se puede decir el número de la carta que se acaba de jugar.
    .why = No hay ninguna excepción impresa para el héroe 1, Outrider ni la Gema de la Mente.
gauntlet-ruling-4 = ¿Y si un héroe 1 acierta las dos cartas de Thanos?
    .answer = Exactamente una es derrotada. Thanos la elige en privado, y que la otra también coincide no se revela. La carta que roba no se comprueba.
    .why = Así está impreso, y se derrota una sola vez. La pregunta no debe delatar nada: a Thanos se le pregunta siempre que tiene dos cartas.
gauntlet-ruling-5 = ¿Cambian las fichas de poder el número de una carta para adivinar, para Corvus Glaive o para la Gema del Alma?
    .answer = No.
    .why = La suma vale para un solo combate.
gauntlet-ruling-6 = La Gema de la Mente acierta varias cartas. ¿En qué orden van las vidas, las cartas y los robos?
    .answer = Se quitan todas las vidas a la vez, se descartan todas las cartas acertadas y después se roba en el sentido de las agujas del reloj, empezando por el jugador que sigue a Thanos.
    .why = Robar en orden de turno está impreso. Que se empiece a la izquierda de Thanos, que acaba de jugar, es lo único que no es seguro.
gauntlet-ruling-7 = Durante la Gema de la Mente, ¿se puede robar una carta que acaba de ser derrotada por ella?
    .answer = Sí, si el mazo de héroes se agota entretanto.
    .why = Solo Thanos tiene impedido robar la carta que acaba de perder.
gauntlet-ruling-8 = ¿Puede haber empate en un combate con fichas?
    .answer = Sí. Se comparan los totales después del +2, y las fichas se gastan igualmente.
    .why = En ese combate el número es 2 más alto, y empate significa números iguales.
gauntlet-ruling-9 = ¿Quién gasta primero su ficha?
    .answer = Da igual. Ambas se gastan automáticamente.
    .why = Hay que gastar una ficha, y exactamente una.
gauntlet-ruling-10 = ¿Se gasta una ficha si se renuncia al combate?
    .answer = No.
    .why = Entonces no hay combate.
gauntlet-ruling-11 = ¿De quién son la ficha y la carta que cuentan con un héroe 6?
    .answer = Del jugador elegido, que es quien empieza el combate. La carta de Thanos es al azar.
    .why = Está impreso que combate el jugador elegido.
gauntlet-ruling-12 = La Gema del Espacio trae dos combates. ¿Qué pasa con las fichas?
    .answer = Cada uno es un combate aparte, con una ficha en cada uno si la hay.
    .why = La regla es una ficha por combate.
gauntlet-ruling-13 = ¿Puede Thanos saltarse el primer combate de la Gema del Espacio y hacer el segundo?
    .answer = Es lo mismo que un solo combate. Combate contra ninguno, uno o dos oponentes, y nunca dos veces contra el mismo, salvo con dos jugadores.
    .why = El resultado es el mismo.
gauntlet-ruling-14 = ¿Qué carta puede usar Thanos en el segundo combate?
    .answer = Cualquiera que tenga en ese momento, sea la que ganó el primer combate o una recién robada.
    .why = El primer combate se termina, con su robo, antes del segundo.
gauntlet-ruling-15 = ¿Qué puede copiar la Gema del Tiempo?
    .answer = Cualquier otra carta bocarriba delante de Thanos, la haya jugado o perdido.
    .why = Según las palabras del reglamento, ambas están delante de él, y una carta de Thanos es una carta de su mazo.
gauntlet-ruling-16 = ¿Puede la Gema del Tiempo copiar la Gema del Tiempo?
    .answer = No puede ocurrir.
    .why = Solo hay una, y tiene que ser otra carta.
gauntlet-ruling-17 = ¿Puede la Gema del Tiempo copiar la carta de Thanos?
    .answer = No puede ocurrir.
    .why = Esa carta no se juega nunca y, si es derrotada, se baraja de nuevo en el mazo.
gauntlet-ruling-18 = ¿Y si la Gema del Tiempo copia a Ebony Maw o la Gema de la Realidad?
    .answer = Ocurre exactamente lo que dice la carta copiada. También aquí tiene que esperar el chasquido.
    .why = Se copia el efecto.
gauntlet-ruling-19 = ¿Se puede jugar la Gema del Tiempo cuando no hay nada que copiar?
    .answer = Sí, sin ningún efecto. Si hay algo, hay que elegir una carta; un «puedes» copiado sigue siendo un «puedes».
    .why = En su propio texto no hay ningún «puedes», y nada prohíbe jugarla.
gauntlet-ruling-20 = ¿Copiar el efecto de una Gema del Infinito cuenta como tenerla?
    .answer = No.
    .why = El chasquido mira las cartas.
gauntlet-ruling-21 = ¿Cuándo se rehace exactamente el mazo de héroes?
    .answer = Inmediatamente después del robo que lo vacía, incluso en mitad de un efecto.
    .why = El reglamento no deja tiempo entre una cosa y otra.
gauntlet-ruling-22 = La última carta se roba al principio de un turno. ¿Se baraja también la carta que se va a jugar?
    .answer = No, sigue en la mano.
    .why = Solo se barajan las cartas bocarriba.
gauntlet-ruling-23 = La última carta se roba en lugar de otra durante un efecto. ¿Se barajan también la carta recién jugada y la recién derrotada?
    .answer = Sí, para entonces ambas están bocarriba.
    .why = Se descarta antes de robar, y el texto del héroe 5 confirma que una carta recién jugada cuenta.
gauntlet-ruling-24 = ¿Qué hace un héroe 5 cuando quedan exactamente tres cartas?
    .answer = El jugador las mira y las devuelve. No se rehace nada.
    .why = El caso especial está impreso para menos de tres, y las tres no salen nunca del mazo.
gauntlet-ruling-25 = ¿Puede haber demasiado pocas cartas para rehacer el mazo?
    .answer = No. Vuelven 9 como mínimo cuando un héroe 5 aparta dos con seis jugadores; en los demás casos, 10 como mínimo.
    .why = Sale del número de cartas.
gauntlet-ruling-26 = ¿Y si el mazo de Thanos está agotado y es derrotada una Gema del Infinito o la carta de Thanos?
    .answer = Pierde la vida, no roba, y después la carta se baraja en el mazo, que vuelve a tener una carta.
    .why = El robo va antes de barajar, y de un mazo agotado no se roba.
gauntlet-ruling-27 = ¿Puede estar agotado el mazo de Thanos sin que sea posible el chasquido?
    .answer = No al principio de un turno suyo. Con el mazo agotado siempre puede chasquear entonces los dedos.
    .why = Las Gemas del Infinito solo pueden estar en su mazo, en su mano o delante de él. Si no hay ninguna en el mazo, cuentan las seis.
gauntlet-ruling-28 = ¿El chasquido ocurre por sí solo?
    .answer = No, decide Thanos. Solo se hace por él cuando no tiene nada que jugar y el chasquido es posible.
    .why = Está impreso como algo que puede hacer. La excepción es una red de seguridad.
gauntlet-ruling-29 = ¿Y si Thanos no tiene ninguna carta que jugar y no puede o no quiere chasquear los dedos?
    .answer = No puede ocurrir.
    .why = Sin carta que jugar, su mazo está agotado, así que el chasquido es posible (aclaración 27), y se hace por él (aclaración 28).
gauntlet-ruling-30 = ¿Y si Thanos no tiene cartas en la mano cuando alguien adivina, mira o combate?
    .answer = No pasa nada y no se gasta ninguna ficha; con un héroe 2 no se ve nada. Tampoco Thanos puede empezar un combate sin cartas en la mano.
    .why = No hay nada que derrotar, ver ni comparar.
gauntlet-ruling-31 = Cuando una carta se baraja de nuevo, ¿se mezcla todo el mazo, también las cartas del fondo?
    .answer = Sí.
    .why = Se baraja con el mazo.
gauntlet-ruling-32 = Con dos jugadores, ¿puedo usar un héroe 4 para mí?
    .answer = Sí, y lo mismo un héroe 6.
    .why = Su texto vale tanto para ti como para otros. Como cambios solo constan el héroe 2 y la Gema del Espacio.
gauntlet-ruling-33 = Con tres jugadores o más, ¿puedo usar un héroe 2 para mí?
    .answer = No.
    .why = Habla de otro jugador héroe.
gauntlet-ruling-34 = ¿Pueden quedarse sin vida los dos equipos a la vez?
    .answer = No.
    .why = Las vidas se pierden suceso a suceso, y la partida termina con el primer cero.
gauntlet-ruling-35 = ¿Puede haber más de nueve fichas de poder en juego?
    .answer = Sí, no hay límite.
    .why = El reglamento prevé sustitutos.
gauntlet-ruling-36 = ¿Cómo hablan los héroes entre sí en el programa?
    .answer = De ninguna manera: no tiene chat. Las personas ante un mismo terminal cumplen por sí mismas la prohibición de hablar.
    .why = Con un chat libre no se podría cumplir la prohibición.
gauntlet-ruling-37 = ¿Y las respuestas equivocadas o deshonestas?
    .answer = En un programa no son posibles.
    .why = Él mismo mira las cartas, así que el apartado sobre errores de reglas no hace falta.
gauntlet-ruling-38 = Thanos pierde una Gema del Infinito en un combate que ha empezado él, y al robar llega la sexta. ¿Puede chasquear los dedos mientras la perdida sigue bocarriba?
    .answer = No. Antes se baraja de nuevo y se termina el efecto.
    .why = Las cartas vuelven justo después de robar, y el chasquido espera al efecto, como está impreso para los 5.
gauntlet-ruling-39 = La sexta Gema del Infinito se roba tras el primer combate de la Gema del Espacio. ¿Cuándo puede chasquear los dedos Thanos?
    .answer = Después de renunciar al segundo combate o de hacerlo.
    .why = Primero va el efecto. El reglamento solo lo dice de los 5.
gauntlet-ruling-40 = ¿Puede Thanos chasquear los dedos en el turno de un héroe, o entre los dos turnos del único héroe?
    .answer = No.
    .why = Solo es posible durante su propio turno.
gauntlet-ruling-41 = ¿Qué son los dos turnos del único héroe?
    .answer = Dos turnos completos, cada uno con su robo y su jugada. En cada robo puede agotarse el mazo de héroes.
    .why = Así está impreso.
gauntlet-ruling-42 = ¿Y si la Gema del Tiempo copia la Gema de la Mente o la Gema del Espacio?
    .answer = El efecto entero, con elecciones nuevas y con la excepción para dos jugadores. El número de la Gema del Tiempo y su propia vuelta al mazo no cambian.
    .why = Copia el efecto, no la carta.
gauntlet-ruling-43 = ¿Qué es elegir al azar si Thanos tiene una sola carta?
    .answer = Esa carta. Las cartas que entran después en el mazo no le rellenan la mano más allá de los robos normales.
    .why = Hay un robo por turno.
gauntlet-ruling-44 = ¿Qué hacen Ebony Maw y la Gema de la Realidad con pocas cartas en la mano o en el mazo?
    .answer = Van al fondo tantas cartas como se han robado, de entre todas las que hay en la mano. Con el mazo agotado no pasa nada; con una carta, es una.
    .why = Así está impreso.
gauntlet-ruling-45 = Un héroe 1 acierta una carta que no vuelve y el mazo de Thanos está agotado. ¿Qué pasa?
    .answer = Se pierde la vida y se descarta la carta, pero no se roba otra. La mano se reduce.
    .why = De un mazo agotado no se roba.
gauntlet-ruling-46 = ¿Se puede usar la carta de Thanos en un combate o ponerla en el fondo del mazo?
    .answer = Sí. Lo único que no se puede es jugarla.
    .why = Su texto no dice nada más.
gauntlet-ruling-47 = Se juega Ebony Maw, y Thanos tiene entonces tres Gemas del Infinito en la mano y tres delante. ¿Puede chasquear los dedos?
    .answer = Solo después de poner una carta en el fondo. Si es una Gema del Infinito, no puede.
    .why = Antes se termina el efecto.
gauntlet-ruling-48 = La Gema de la Mente quita la última vida a los héroes. ¿Aún roban?
    .answer = No. Thanos gana antes de cualquier robo.
    .why = La vida se comprueba en el momento en que se pierde.
gauntlet-ruling-49 = ¿Se entera Thanos de cuál de sus cartas se ha visto con un héroe 2?
    .answer = No.
    .why = La carta no se enseña a nadie más, y él baraja su mano antes y la reordena después.
gauntlet-ruling-50 = ¿Son la misma carta los héroes de un mismo número?
    .answer = No, se distinguen por el nombre. Solo los dos Outrider son iguales.
    .why = Los nombres están impresos y le importan a quien ha visto una carta.
gauntlet-ruling-51 = ¿Cuándo pregunta el programa algo que solo se puede elegir con ciertas manos ocultas?
    .answer = Solo según lo que es público. Qué carta se juega, se pierde, combate o va al fondo se pregunta siempre que hay dos o más en la mano. El chasquido se ofrece antes de robar y después de jugar exactamente cuando las Gemas del Infinito bocarriba delante de Thanos y las cartas de su mano suman seis o más; y al elegir qué carta jugar, siempre, como una respuesta más, si es posible.
    .why = Una pregunta que solo saliera cuando las cartas ocultas lo permiten diría a todos que lo permiten.

## Notas sobre cartas concretas

gauntlet-note-outrider = El texto del reglamento lo nombra todo menos el número, que es un dibujo en la carta. Una reseña y un programa de un aficionado coinciden en el 1.
gauntlet-note-corvus-glaive = El texto del reglamento lo nombra todo menos el número, que es un dibujo en la carta. Una reseña y un programa de un aficionado coinciden en el 2.
gauntlet-note-thanos = El texto del reglamento lo nombra todo menos el número, que es un dibujo en la carta. Una reseña y un programa de un aficionado coinciden en el 7.
