### Las reglas de Splendor: Marvel con nuestras propias palabras, para leerlas de arriba abajo.
### splendor-rule-5-3 es el enunciado splendor.5.3; splendor-ruling-13a es la aclaración splendor.R13a.

splendor-rules-title = Las reglas de Splendor: Marvel
splendor-rules-about = Six Stones es un proyecto no oficial de aficionados, sin relación con la editorial ni con Marvel. Cuenta las reglas con sus propias palabras. Donde el reglamento impreso calla, una aclaración al final dice cómo jugamos y por qué.

## Objetivo

splendor-section-1 = Objetivo
splendor-rule-1-1 = De dos a cuatro jugadores compiten por el Guantelete del Infinito. Para ganarlo hay que cumplir tres condiciones al mismo tiempo: tener al menos 16 puntos de Infinito, al menos una bonificación de cada uno de los cinco colores y una ficha verde.

## Contenido

splendor-section-2 = Contenido
splendor-rule-2-1 = Hay 44 fichas. De cinco colores hay 7 de cada uno: amarillas de Mente, azules de Espacio, naranjas de Alma, rojas de Realidad y moradas de Poder. Las 4 fichas verdes son de Tiempo. Las 5 fichas grises, de S.H.I.E.L.D., son comodines. Todas menos las grises, 39 en total, se llaman fichas de Gema del Infinito.
splendor-rule-2-2 = Hay 90 cartas de Personaje: 40 de nivel 1, 30 de nivel 2 y 20 de nivel 3.
splendor-rule-2-3 = Hay 6 piezas: 4 piezas de Lugar con un Lugar distinto en cada cara, 1 pieza de ¡Vengadores, reuníos! y 1 pieza de Guantelete del Infinito.
splendor-rule-2-4 = Una carta de Personaje muestra su coste en fichas y el color de su bonificación. Muchas dan además puntos de Infinito, y algunas llevan 1 o 2 iconos de Vengadores. Todas las de nivel 3 tienen también el icono de Tiempo.

## Preparación

splendor-section-3 = Preparación
splendor-rule-3-1 = Barajad cada nivel por separado. Formad una columna con los tres mazos bocabajo: el nivel 1 abajo, el nivel 2 en medio y el nivel 3 arriba.
splendor-rule-3-2 = Poned bocarriba, al lado de cada mazo, cuatro de sus cartas.
splendor-rule-3-3 = Sacad al azar una pieza de Lugar por jugador y colocad cada una con una cara cualquiera hacia arriba. Las demás vuelven a la caja.
splendor-rule-3-4 = Colocad la pieza de Guantelete del Infinito y la de ¡Vengadores, reuníos!
splendor-rule-3-5 = Poned las fichas en el centro, separadas por colores. Con 2 jugadores: 4 de cada uno de los cinco colores, 2 verdes y 5 grises, con 2 Lugares. Con 3 jugadores: 5 de cada color, 3 verdes y 5 grises, con 3 Lugares. Con 4 jugadores: 7 de cada color, 4 verdes y 5 grises, con 4 Lugares.
splendor-rule-3-6 = Dicho al revés: con 2 jugadores se quedan en la caja 3 fichas de cada uno de los cinco colores y 2 verdes; con 3 jugadores, 2 de cada color y 1 verde. Las grises se usan siempre todas. Hay tantas fichas verdes como jugadores, así que nunca pueden faltar.
splendor-rule-3-7 = Empieza el jugador más joven y los turnos siguen en el sentido de las agujas del reloj. Al principio nadie tiene nada.

## Un turno

splendor-section-4 = Un turno
splendor-rule-4-0 = En tu turno haces exactamente una de cuatro acciones. Después viene el fin del turno (sección 10).
splendor-rule-4-1 = Coger tres distintas: coge 3 fichas de 3 colores distintos, nunca verdes ni grises. Si en el centro ya no hay tres colores distintos, puedes coger 2 de colores distintos, o solo 1.
splendor-rule-4-2 = Coger dos iguales: coge 2 fichas de un mismo color, nunca verdes ni grises. Antes de cogerlas, en esa pila tiene que haber 4 como mínimo.
splendor-rule-4-3 = Reservar: llévate a la mano una carta de Personaje y coge con ella una ficha gris (sección 5).
splendor-rule-4-4 = Reclutar: paga una carta bocarriba del centro, o una que reservaste en un turno anterior (sección 6).

## Reservar una carta de Personaje

splendor-section-5 = Reservar una carta de Personaje
splendor-rule-5-1 = Elige cualquier carta bocarriba, o roba a ciegas la primera carta de cualquiera de los tres mazos. La carta robada no se enseña a los demás.
splendor-rule-5-2 = Después coge una ficha gris. Si ya no queda ninguna, puedes reservar igualmente, pero sin la ficha.
splendor-rule-5-3 = Puedes tener 3 cartas reservadas como máximo. Con 3 en la mano no puedes reservar.
splendor-rule-5-4 = Una carta reservada solo sale de tu mano cuando la reclutas. No se puede descartar.
splendor-rule-5-5 = Las fichas grises se consiguen reservando y de ninguna otra manera.
splendor-rule-5-6 = Las cartas reservadas que te queden en la mano al final no te cuestan nada.
splendor-rule-5-7 = Una carta que solo está reservada no te da bonificación, ni puntos de Infinito, ni iconos de Vengadores.

## Reclutar una carta de Personaje

splendor-section-6 = Reclutar una carta de Personaje
splendor-rule-6-1 = De cada color pagas el coste impreso menos tus bonificaciones de ese color, nunca menos de cero. Las bonificaciones vienen de cartas reclutadas en turnos anteriores, así que una carta nunca se abarata a sí misma. Las bonificaciones no se gastan.
splendor-rule-6-2 = El resto se paga con fichas. Una ficha gris vale por una ficha de cualquier color. Con fichas verdes no se paga nunca, y no existen bonificaciones verdes.
splendor-rule-6-3 = Con bastantes bonificaciones, una carta puede no costarte ni una sola ficha.
splendor-rule-6-4 = Las fichas que gastas vuelven al centro, también las grises.
splendor-rule-6-5 = Pon la carta reclutada bocarriba delante de ti. Su bonificación, sus puntos de Infinito y sus iconos de Vengadores cuentan desde ese momento.
splendor-rule-6-6 = Cuando una carta sale del centro, reclutada o reservada, la primera carta del mazo de su nivel ocupa enseguida su sitio. Si ese mazo está agotado, el espacio queda vacío.

## La Gema del Tiempo

splendor-section-7 = La Gema del Tiempo
splendor-rule-7-1 = Al reclutar tu primera carta con el icono de Tiempo, es decir, tu primera carta de nivel 3, coge una ficha verde. Nadie tiene nunca más de una. Nunca se paga con ella ni se devuelve, pero cuenta para el límite de diez fichas.

## La pieza de ¡Vengadores, reuníos!

splendor-section-8 = La pieza de ¡Vengadores, reuníos!
splendor-rule-8-1 = La pieza de ¡Vengadores, reuníos! vale 3 puntos de Infinito. Conseguirla no consume ninguna acción.
splendor-rule-8-2 = La recibe automáticamente el primer jugador con un mínimo de 3 iconos de Vengadores en sus cartas reclutadas.
splendor-rule-8-3 = A partir de ahí, quien alcanza más iconos que el poseedor se la quita. Un empate no cambia nada.
splendor-rule-8-4 = La pieza puede cambiar de manos todas las veces que haga falta. Se puede ganar sin ella.

## Piezas de Lugar

splendor-section-9 = Piezas de Lugar
splendor-rule-9-1 = Una pieza de Lugar vale 3 puntos de Infinito. Conseguirla no consume ninguna acción.
splendor-rule-9-2 = Al final de tu propio turno, compara tus bonificaciones con los Lugares del centro. Si tienes como mínimo las que pide uno de ellos, debes cogerlo. Las fichas no cuentan y las bonificaciones no se gastan.
splendor-rule-9-3 = Coges un Lugar por turno como máximo. Si te corresponden varios, eliges uno. Podrás coger otro al final de un turno posterior si sigue allí.
splendor-rule-9-4 = Un Lugar conseguido no se pierde nunca, y no se colocan otros nuevos. Se puede ganar sin ninguno.

## Fin del turno

splendor-section-10 = Fin del turno
splendor-rule-10-1 = A tu acción le siguen cuatro pasos, siempre en el mismo orden. Primero recibes la ficha verde y la pieza de ¡Vengadores, reuníos!, si te las da la carta que acabas de reclutar.
splendor-rule-10-2 = Segundo, compruebas los Lugares (sección 9).
splendor-rule-10-3 = Tercero, cuentas todas tus fichas, también la verde y las grises. Si tienes más de 10, devuelves las que elijas hasta que queden 10. La verde no se puede devolver. Antes, durante tu turno, puedes tener cuantas quieras.
splendor-rule-10-4 = Por último, compruebas si cumples las tres condiciones (sección 11).
splendor-rule-10-5 = Cuántas fichas tiene cada jugador y de qué colores está siempre a la vista de todos.

## Fin de la partida

splendor-section-11 = Fin de la partida
splendor-rule-11-1 = Un jugador que cumple las tres condiciones activa el fin de la partida. La ronda se juega aún hasta el final, para que todos tengan el mismo número de turnos.
splendor-rule-11-2 = Una ronda empieza con el jugador inicial y acaba con el que está a su derecha. Si quien cumple las condiciones es el último de la ronda, la partida termina ahí mismo.
splendor-rule-11-3 = Terminada la ronda, mirad quién cumple las condiciones en ese momento. Si no las cumple nadie, la partida sigue con una nueva ronda.
splendor-rule-11-4 = Si las cumple exactamente un jugador, gana.
splendor-rule-11-5 = Si las cumplen varios, se comparan solo ellos, paso a paso.
splendor-rule-11-6 = Gana quien tiene más puntos de Infinito.
splendor-rule-11-7 = En caso de empate decide la pieza de ¡Vengadores, reuníos!: si la posee uno de los empatados, gana.
splendor-rule-11-8 = Si no la posee ninguno de los empatados, gana entre ellos quien ha reclutado menos cartas de Personaje.
splendor-rule-11-9 = Quienes sigan empatados incluso entonces comparten la victoria.
splendor-rule-11-10 = Un jugador que ha activado el fin puede perder la pieza de ¡Vengadores, reuníos! más tarde en la misma ronda y bajar de 16 puntos de Infinito. Ese jugador deja de contar. Si otro cumple las condiciones antes de que acabe la ronda, la partida termina de todos modos. Si no, sigue, y el fin puede volver a activarse más adelante. Quien pierde la pieza pero conserva al menos 16 puntos sigue contando.
splendor-rule-11-11 = En resumen: tras el último turno de cada ronda, mirad quién cumple en ese momento las tres condiciones. Si las cumple alguien, buscad al ganador entre quienes las cumplen. Si no las cumple nadie, seguid jugando. Da igual quién las cumpliera antes. En los turnos de los demás, lo único que puedes perder es la pieza de ¡Vengadores, reuníos!

## En qué se diferencian las ediciones

splendor-section-13 = En qué se diferencian las ediciones
splendor-rule-13-1 = Menos cartas en caso de empate: la edición polaca dice cartas reclutadas; la inglesa y la española, solo cartas de Personaje. Esto aclara que las cartas reservadas no cuentan.
splendor-rule-13-2 = Dejar de cumplir las condiciones: en las ediciones inglesa y española la partida sigue, y aún puede terminar en la misma ronda si otro las cumple. En la polaca, ese otro jugador activa el fin de nuevo. Si se comprueba al final de la ronda, el resultado es el mismo.
splendor-rule-13-3 = Resumen del juego: las ediciones inglesa y española dicen que se activa el final y se determina el ganador; la polaca, que se activa la condición de final. No cambia nada.
splendor-rule-13-4 = Lugares: las ediciones inglesa y española piden el número y los tipos de bonificaciones que se muestran; la polaca, al menos ese número. Esto aclara que tener más también vale.
splendor-rule-13-5 = Devolver fichas: en las ediciones inglesa y española el jugador devuelve al centro las fichas que elige. La polaca solo dice que debe dejar las suficientes para quedarse con 10. La elección sigue siendo libre.
splendor-rule-13-6 = Pieza de ¡Vengadores, reuníos!, la primera vez: en las ediciones inglesa y española llega automáticamente; en la polaca, el jugador la coge. No cambia nada.
splendor-rule-13-7 = Nombre de esta pieza: la edición inglesa la llama también «Avenger tile» hacia el final; la española, siempre «¡Vengadores, reuníos!»; la polaca, «płytka Avengers», sin palabra para «reuníos». Solo cambian las palabras.
splendor-rule-13-8 = Ejemplo de esta pieza: en las ediciones inglesa y española, una jugadora tiene 4 iconos y posee la pieza; en la polaca, la consigue. No cambia nada.
splendor-rule-13-9 = Título de la Gema verde: en la edición polaca está en plural; en la inglesa y la española, en singular. No cambia nada.
splendor-rule-13-10 = Comodín: en inglés y en español se llama S.H.I.E.L.D.; en polaco lleva el nombre traducido, T.A.R.C.Z.A. Solo cambian las palabras.
splendor-rule-13-11 = Robar de un mazo: en las ediciones inglesa y española se roba la primera carta y no se enseña. La polaca no dice «primera», añade un comentario sobre la suerte y solo pide secreto para una carta robada de un mazo. Esto aclara quién sabe qué (aclaración 12).
splendor-rule-13-12 = Ficha gris: en las ediciones inglesa y polaca sustituye cualquier color; la española dice que cada una sustituye 1 ficha de cualquier color. No cambia nada.
splendor-rule-13-13 = Reclutar de la mano: las ediciones inglesa y española hablan de una carta reservada en un turno anterior; la polaca, de una carta reservada antes. No cambia nada.
splendor-rule-13-14 = Pocas fichas para coger tres: las ediciones inglesa y española permiten 2 de colores diferentes o incluso 1. La polaca permite 2 o incluso 1 y no repite «diferentes». No cambia nada.
splendor-rule-13-15 = En las tres ediciones, el resumen dice que un Lugar se coge inmediatamente, mientras que la regla detallada dice que al final del turno. Vale la regla detallada.
splendor-rule-13-16 = Ninguna edición contradice a otra en ningún número.

## Preguntas y aclaraciones

splendor-rulings-title = Preguntas y aclaraciones
splendor-confidence-high = seguro
splendor-confidence-medium = probable

splendor-ruling-1 = ¿Puedo coger menos de tres fichas aunque haya tres colores disponibles?
    .answer = No.
    .why = Solo se permiten menos cuando el centro no puede ofrecer tres colores distintos.
splendor-ruling-2 = Solo quedan dos colores. ¿Puedo coger una sola ficha?
    .answer = Sí. Dos o una, como quieras.
    .why = El reglamento dice que se pueden coger dos, o incluso una. También se puede entender que el número depende de lo que haya. No perjudica a nadie.
splendor-ruling-3 = ¿Puedo coger dos fichas iguales de una pila de tres?
    .answer = No.
    .why = Antes de coger tiene que haber cuatro.
splendor-ruling-4 = ¿Puedo mezclar las dos maneras de coger fichas?
    .answer = No.
    .why = Tienes una acción, y estas son dos.
splendor-ruling-5 = Ya tengo diez fichas. ¿Puedo coger más y devolver luego algunas?
    .answer = Sí, y entre ellas pueden estar las que acabas de coger.
    .why = Durante el turno no hay límite, y eliges libremente lo que devuelves.
splendor-ruling-6 = ¿Se pueden devolver fichas grises?
    .answer = Sí.
    .why = Solo queda excluida la verde.
splendor-ruling-7 = ¿Puedo pagar con una ficha gris aunque tenga el color adecuado?
    .answer = Sí. Pero, si no lo pides, se gastan primero las fichas de color.
    .why = Una ficha gris puede hacer las veces de un color, y nada dice que el color deba ir primero.
splendor-ruling-8 = ¿Puedo pagar más de lo que cuesta la carta?
    .answer = No.
    .why = El coste es exacto.
splendor-ruling-9 = ¿Puedo reservar con tres cartas reservadas en la mano?
    .answer = No.
    .why = El límite es tres.
splendor-ruling-10 = ¿Puedo reservar de un mazo agotado o de un espacio vacío?
    .answer = No.
    .why = No hay carta que coger.
splendor-ruling-11 = ¿Puedo reclutar una carta en el mismo turno en que la reservo?
    .answer = No.
    .why = Tiene que estar reservada desde un turno anterior, y un turno tiene una sola acción.
splendor-ruling-12 = ¿Conocen los demás mis cartas reservadas?
    .answer = La carta que estaba bocarriba la vieron todos, y sigue visible. La que se roba de un mazo solo la conoce su dueño.
    .why = El secreto se pide para la carta robada de un mazo. Que la otra siga visible es probable, pero no seguro.
splendor-ruling-13 = ¿Y si no puedo hacer ninguna de las cuatro acciones?
    .answer = Pasas. Los Lugares y las tres condiciones se comprueban como siempre.
    .why = El reglamento exige una acción y no prevé este caso. Es rarísimo.
splendor-ruling-13a = ¿Y si todos tienen que pasar seguidos y nadie coge un Lugar mientras tanto?
    .answer = La partida queda bloqueada y termina ahí, sin ganador.
    .why = Ya nada podría cambiar nunca. Se ha visto en partidas al azar, no entre personas.
splendor-ruling-14 = ¿Pueden dos jugadores llegar los primeros a tres iconos de Vengadores a la vez?
    .answer = No.
    .why = Solo gana iconos el jugador que tiene el turno.
splendor-ruling-15 = ¿Debe conservar tres iconos el poseedor de la pieza de ¡Vengadores, reuníos!?
    .answer = La cuestión nunca se plantea.
    .why = Los iconos de un jugador nunca disminuyen.
splendor-ruling-16 = ¿Puedo coger un Lugar en el turno de otro?
    .answer = Nunca.
    .why = Los Lugares se comprueban al final del turno propio.
splendor-ruling-17 = El último jugador de la ronda cumple las condiciones, y otro anterior también. ¿Gana el último en el acto?
    .answer = No. Se comparan los dos.
    .why = La regla para varios jugadores abarca este caso. La frase sobre ganar inmediatamente describe a un jugador que está solo.
splendor-ruling-18 = ¿Cuentan las cartas reservadas cuando decide quién tiene menos cartas?
    .answer = No.
    .why = La edición polaca dice cartas reclutadas. Las otras dicen solo cartas de Personaje.
splendor-ruling-19 = ¿Cómo se resuelve un empate entre más de dos jugadores?
    .answer = Cada paso se aplica a quienes siguen empatados. Si entre ellos está el poseedor de la pieza de ¡Vengadores, reuníos!, gana sin más.
    .why = Ese es el orden impreso de los pasos.
splendor-ruling-20 = ¿Bastan 16 puntos de Infinito sin las otras dos condiciones?
    .answer = No.
    .why = El reglamento pide las tres.
splendor-ruling-21 = Recluto mi primera carta de nivel 3 y aún tengo diez fichas. ¿Qué pasa?
    .answer = Con la verde son once, así que devuelves una ficha que no sea la verde.
    .why = La ficha verde cuenta para el límite y no se puede devolver.
splendor-ruling-22 = ¿Puedo pasarme del límite sin tener nada que devolver salvo la ficha verde?
    .answer = No.
    .why = Tienes una ficha verde como máximo, así que hay otras diez.
splendor-ruling-23 = En el centro solo quedan fichas grises o verdes. ¿Puedo coger alguna?
    .answer = No. Reservas o reclutas y, si no es posible ninguna de las dos cosas, pasas.
    .why = Coger fichas nunca da verdes ni grises, y no coger ninguna no es una acción.
splendor-ruling-24 = ¿Cuántas fichas devuelvo?
    .answer = Justo hasta quedarte con diez. Con diez o menos, ninguna.
    .why = Se devuelven fichas solo hasta que quedan diez.
splendor-ruling-25 = ¿Puedo renunciar a la ficha gris al reservar?
    .answer = No. Llega aunque tengas diez fichas, y luego se puede devolver.
    .why = Está impresa como parte de la acción.
splendor-ruling-26 = ¿Cuenta una ficha gris como la verde, o cuentan las fichas como bonificaciones?
    .answer = Nunca.
    .why = Las condiciones hablan de bonificaciones y de una ficha verde.
splendor-ruling-27 = ¿Veo la nueva carta antes de devolver fichas o de elegir un Lugar?
    .answer = Sí, tanto la que ocupa el espacio como la que robas de un mazo.
    .why = La carta se repone enseguida. Lo demás son decisiones aparte, que vienen después.
splendor-ruling-28 = El turno pasado me correspondía un segundo Lugar. ¿Qué pasa con él?
    .answer = Si sigue ahí, debes cogerlo al final de tu próximo turno, sea cual sea tu acción.
    .why = Los Lugares se comprueban al final de cada uno de tus turnos.
splendor-ruling-29 = ¿Son públicos el número de mis cartas reservadas y el nivel de las robadas de un mazo?
    .answer = Sí.
    .why = Todos ven de qué mazo sale una carta.
splendor-ruling-30 = ¿Puede un jugador coger y devolver las mismas tres fichas sin parar?
    .answer = Sí. Un límite de turnos es una convención de un programa, nunca una regla del juego.
    .why = El reglamento no fija ningún límite.

## Notas sobre algunas cartas

splendor-note-gamora = Tres listas de las cartas dan como coste 3 naranjas y 7 rojas; una cuarta, 3 azules y 7 rojas. Seguimos a las tres: solo así los costes de todas las cartas de nivel 3 suman lo mismo en cada color.
splendor-note-doctor-strange = La mayoría de las listas de cartas dan aquí 1 icono de Vengadores; unas pocas, ninguno. Seguimos a la mayoría, aunque en los otros cuatro colores la carta de nivel 3 que cuesta 7 fichas de un solo color no tiene icono.
splendor-note-nova = La mayoría de las listas de cartas no dan aquí ningún icono de Vengadores; unas pocas, 1. Seguimos a la mayoría, aunque en los otros cuatro colores la carta de nivel 3 que cuesta 6, 3 y 3 fichas tiene icono.
splendor-note-thor = Una lista de las cartas llama Hulk a esta, un nombre que usa dos veces. Las demás dicen Thor, y el resto de los datos coincide.
splendor-note-kingpin = Kingpin y Spider-Ham solo se distinguen en el nombre: mismo coste, misma bonificación. Todas las listas coinciden, y por eso el naranja es el único color sin una carta de nivel 1 que cueste 2 fichas de un color, 2 de otro y nada más.
splendor-note-spider-ham = Spider-Ham y Kingpin solo se distinguen en el nombre: mismo coste, misma bonificación. Todas las listas coinciden, y por eso el naranja es el único color sin una carta de nivel 1 que cueste 2 fichas de un color, 2 de otro y nada más.
splendor-note-lockjaw = Mandíbulas, Rhino y Spider-Girl tienen los tres el mismo coste, aunque sus bonificaciones son distintas. Es extraño, pero todas las listas coinciden.
splendor-note-rhino = Rhino, Mandíbulas y Spider-Girl tienen los tres el mismo coste, aunque sus bonificaciones son distintas. Es extraño, pero todas las listas coinciden.
splendor-note-spider-girl = Spider-Girl, Mandíbulas y Rhino tienen los tres el mismo coste, aunque sus bonificaciones son distintas. Es extraño, pero todas las listas coinciden.
splendor-note-bullseye = Bullseye y Merodeador tienen el mismo coste, aunque sus bonificaciones son distintas. Es extraño, pero todas las listas coinciden.
splendor-note-prowler = Merodeador y Bullseye tienen el mismo coste, aunque sus bonificaciones son distintas. Es extraño, pero todas las listas coinciden.
