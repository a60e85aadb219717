### Splendor: Marvel: preguntas, jugadas, sucesos, motivos y consejos.

## Fichas

splendor-token-yellow = amarilla
    .none = ninguna ficha amarilla
splendor-token-blue = azul
    .none = ninguna ficha azul
splendor-token-orange = naranja
    .none = ninguna ficha naranja
splendor-token-red = roja
    .none = ninguna ficha roja
splendor-token-purple = morada
    .none = ninguna ficha morada
splendor-token-gray = gris
    .none = ninguna ficha gris
splendor-token-green = verde
    .none = ninguna ficha verde

# En una lista solo la primera lleva el nombre: «2 fichas rojas y 1 azul».
splendor-count-yellow =
    { $n } { $n ->
        [one] amarilla
       *[other] amarillas
    }
    .full =
        { $n } { $n ->
            [one] ficha amarilla
           *[other] fichas amarillas
        }
splendor-count-blue =
    { $n } { $n ->
        [one] azul
       *[other] azules
    }
    .full =
        { $n } { $n ->
            [one] ficha azul
           *[other] fichas azules
        }
splendor-count-orange =
    { $n } { $n ->
        [one] naranja
       *[other] naranjas
    }
    .full =
        { $n } { $n ->
            [one] ficha naranja
           *[other] fichas naranjas
        }
splendor-count-red =
    { $n } { $n ->
        [one] roja
       *[other] rojas
    }
    .full =
        { $n } { $n ->
            [one] ficha roja
           *[other] fichas rojas
        }
splendor-count-purple =
    { $n } { $n ->
        [one] morada
       *[other] moradas
    }
    .full =
        { $n } { $n ->
            [one] ficha morada
           *[other] fichas moradas
        }
splendor-count-gray =
    { $n } { $n ->
        [one] gris
       *[other] grises
    }
    .full =
        { $n } { $n ->
            [one] ficha gris
           *[other] fichas grises
        }
splendor-count-green =
    { $n } { $n ->
        [one] verde
       *[other] verdes
    }
    .full =
        { $n } { $n ->
            [one] ficha verde
           *[other] fichas verdes
        }

## Lo que da una carta

splendor-count-yellow-bonus = bonificación amarilla
splendor-count-blue-bonus = bonificación azul
splendor-count-orange-bonus = bonificación naranja
splendor-count-red-bonus = bonificación roja
splendor-count-purple-bonus = bonificación morada
splendor-count-points =
    { $n ->
        [one] { $n } punto de Infinito
       *[other] { $n } puntos de Infinito
    }
splendor-count-tags =
    { $n ->
        [one] { $n } icono de Vengadores
       *[other] { $n } iconos de Vengadores
    }
splendor-count-time = Gema del Tiempo

## De dónde viene una carta

splendor-from-table = del centro ({ $at })
splendor-from-hand = de la mano

## Preguntas

splendor-question-action =
    { $you ->
        [yes] Tu turno: ¿qué haces?
       *[no] Le toca a { $seat }.
    }
splendor-question-payment =
    { $you ->
        [yes]
            { $gray ->
                [one] { $card }: por pagar, { $due-full }. ¿Pagas con los colores o usas tu ficha gris en lugar de una?
               *[other] { $card }: por pagar, { $due-full }. ¿Pagas con los colores o usas una de tus { $gray } fichas grises en lugar de una?
            }
       *[no] { $seat } elige cómo pagar la carta { $card }.
    }
splendor-question-location =
    { $you ->
        [yes] Te corresponde más de un Lugar. ¿Cuál coges?
       *[no] { $seat } elige un Lugar.
    }
splendor-question-return =
    { $you ->
        [yes]
            { $left ->
                [one] Te sobra 1 ficha. ¿Cuál devuelves?
               *[other] Te sobran { $left } fichas. ¿Cuál devuelves primero?
            }
       *[no]
            { $left ->
                [one] { $seat } devuelve fichas (falta 1).
               *[other] { $seat } devuelve fichas (faltan { $left }).
            }
    }

# Lo mismo, como algo que hay que decidir.
splendor-asked-action = la acción
splendor-asked-payment = el pago
splendor-asked-location = el Lugar
splendor-asked-return = qué ficha devuelves

## Jugadas

splendor-move-take = Coger { $tokens-full }
splendor-move-reserve-table = Reservar { $card } (te cuesta { $due-full }; { $gives })
splendor-move-reserve-table-no-due = Reservar { $card } (no te cuesta nada; { $gives })
splendor-move-reserve-deck = Reservar la primera carta del mazo de nivel { $level }, sin verla
splendor-move-recruit-table = Reclutar a { $card } por { $due-full } ({ $gives })
splendor-move-recruit-table-no-due = Reclutar a { $card } gratis ({ $gives })
splendor-move-recruit-hand = Reclutar a { $card } de la mano por { $due-full } ({ $gives })
splendor-move-recruit-hand-no-due = Reclutar a { $card } de la mano gratis ({ $gives })
splendor-move-pass = Pasar
splendor-move-return = Devolver una ficha { $token }
splendor-move-pay-colours = Pagar el resto con los colores
splendor-move-pay-gray = Pagar una ficha gris como { $for }
splendor-move-visit = Coger el Lugar { $location }

## Sucesos

splendor-event-taken = { $seat } coge { $tokens-full }.
splendor-event-reserved =
    { $gray ->
        [0] { $seat } reserva { $card } { $from }. Ya no quedan fichas grises.
       *[other] { $seat } reserva { $card } { $from } y coge una ficha gris.
    }
splendor-event-drawn =
    { $gray ->
        [0] { $seat } reserva { $card }, del mazo de nivel { $level }. Ya no quedan fichas grises.
       *[other] { $seat } reserva { $card }, del mazo de nivel { $level }, y coge una ficha gris.
    }
splendor-event-drawn-no-card =
    { $gray ->
        [0] { $seat } reserva a ciegas una carta del mazo de nivel { $level }. Ya no quedan fichas grises.
       *[other] { $seat } reserva a ciegas una carta del mazo de nivel { $level } y coge una ficha gris.
    }
splendor-event-shown = { $seat } enseña una carta reservada a ciegas: { $card }.
splendor-event-paid = { $seat } paga { $tokens-full } por { $card }.
splendor-event-recruited = { $seat } recluta a { $card } { $from }.
splendor-event-revealed = Nueva carta en el centro ({ $level }-{ $space }): { $card }.
splendor-event-time = { $seat } recibe la ficha verde, la Gema del Tiempo.
splendor-event-assembled = { $seat } llega a { $tags } iconos de Vengadores y se queda con la pieza de ¡Vengadores, reuníos!, que tenía { $before }.
splendor-event-assembled-no-before = { $seat } llega a { $tags } iconos de Vengadores y recibe la pieza de ¡Vengadores, reuníos!
splendor-event-visited = { $seat } coge el Lugar { $location }.
splendor-event-returned = { $seat } devuelve { $tokens-full }.
splendor-event-passed = { $seat } no puede hacer nada y pasa.
splendor-event-ended = { $reason } La partida ha terminado.

## Cómo acaba la partida

splendor-reason-gauntlet = El Guantelete del Infinito está completo.
splendor-reason-stalemate = Todos han tenido que pasar seguidos: la partida queda en tablas.
splendor-reason-round-limit = Se ha alcanzado el límite de rondas.

## Por qué una jugada no es posible

splendor-reason-pile-below-four = Solo se cogen dos iguales de una pila con 4 fichas como mínimo; en la { $token } hay { $left }.
splendor-reason-pile-empty = Faltan en el centro: { $tokens-full }.
splendor-reason-take-more =
    { $colours ->
        [one] En el centro hay { $colours } color: hay que coger { $number } fichas distintas.
       *[other] En el centro hay { $colours } colores: hay que coger { $number } fichas distintas.
    }
splendor-reason-hand-full = Ya tienes { $limit } cartas reservadas, que es el límite.
splendor-reason-deck-empty = El mazo de nivel { $level } está agotado.
splendor-reason-space-empty = El espacio { $level }-{ $space } está vacío.
splendor-reason-not-in-hand =
    { $held ->
        [0] No tienes ninguna carta { $place } en la mano: no has reservado ninguna.
       *[other] No tienes ninguna carta { $place } en la mano: solo hay { $held }.
    }
splendor-reason-tokens-missing =
    { $gray ->
        [0] Aún no puedes pagar la carta { $card }. Te falta: { $missing-full }.
       *[other] Aún no puedes pagar la carta { $card }. Te falta: { $missing-full }; aun contando las grises, te quedas a { $short }.
    }
splendor-reason-must-act = Solo puedes pasar cuando no hay ninguna acción posible.
splendor-reason-none-held = No tienes { $token-none }.
splendor-reason-nothing-due = Por { $card } ya no hay que pagar { $token-none }.
splendor-reason-bonuses-missing = Tus bonificaciones aún no bastan para { $location }. Te falta: { $missing }.
splendor-reason-not-in-the-middle = { $location } no está en el centro.

## Qué falla en una posición descrita con datos

splendor-reason-tokens-number = Fichas de color { $kind }: hay { $there } en lugar de { $expected }.
splendor-reason-two-time-stones = { $seat } tiene más de una ficha verde.
splendor-reason-too-many-tokens = { $seat } tiene { $held } fichas, y el límite son { $limit }.
splendor-reason-empty-space = El espacio { $level }-{ $space } está vacío, pero al mazo le quedan cartas.
splendor-reason-time-without-level-3 = { $seat } tiene la ficha verde sin tener ninguna carta de nivel 3.
splendor-reason-level-3-without-time = { $seat } tiene una carta de nivel 3 sin tener la ficha verde.
splendor-reason-card-missing = Falta { $card }.
splendor-reason-card-twice = { $card } está más de una vez.
splendor-reason-card-of-other-level = { $where }: { $card } no es una carta de nivel { $level }.
splendor-reason-locations-number =
    { $expected ->
        [one] Tiene que haber { $expected } Lugar, en el centro o en manos de un jugador.
       *[other] Tiene que haber { $expected } Lugares, en el centro o en manos de los jugadores.
    }
splendor-reason-location-tile-twice = { $location }: están las dos caras de esta pieza de Lugar.
splendor-reason-tile-unclaimed = Alguien tiene { $tags } iconos de Vengadores, pero nadie tiene la pieza de ¡Vengadores, reuníos!
splendor-reason-tile-not-deserved = { $seat } tiene la pieza de ¡Vengadores, reuníos! con { $tags } iconos de Vengadores; el máximo es { $most } y hacen falta 3.
splendor-reason-asked-after-end = La partida ha terminado, así que no se puede preguntar nada.
splendor-reason-returned-not-there = Se dice que se devolvieron fichas que no están en la reserva: { $token }.
splendor-reason-passed-and-acted = Se ha pasado { $passes } veces seguidas y, sin embargo, se pregunta por un pago.
splendor-reason-location-not-reached = { $seat } tiene el Lugar { $location } sin las bonificaciones necesarias.
splendor-reason-reason-before-end = La partida no ha terminado, así que no hay motivo de su final: «{ $reason }».
splendor-reason-no-choice-of-location = { $seat } no tiene Lugares entre los que elegir.
splendor-reason-nothing-to-return = { $seat } solo tiene { $held } fichas y no devuelve ninguna.
splendor-reason-stalemate-not-ended = Todos han pasado seguidos ({ $passes }), pero la partida continúa.
splendor-reason-bought-unseen = { $card } se está pagando, pero sigue marcada como no vista.
splendor-reason-bought-elsewhere = { $card } no está donde se dice que se recluta.
splendor-reason-no-choice-of-payment = Para { $card } no hay ningún pago que elegir.
splendor-reason-payment-not-covered = No están los colores que quedan por pagar por { $card }.
splendor-reason-overpaid = Se han pagado más fichas grises por { $card } de las que cuesta.
splendor-reason-end-not-reached = La partida no puede haber acabado así: «{ $reason }»
splendor-reason-gauntlet-not-ended = Alguien cumplía las tres condiciones antes de la ronda { $round }, pero la partida continúa.
splendor-reason-round-after-limit = Es la ronda { $round }, pero el límite es { $limit }.

## Consejos: por qué esta jugada

splendor-hint-only-move = No hay otra posibilidad.
splendor-hint-take-for-card = Te acerca a { $card }; después faltará: { $missing-full }.
splendor-hint-take-for-card-no-missing = Con ellas podrás reclutar a { $card } en tu próximo turno.
splendor-hint-take-tokens = Con más fichas tienes más cartas a tu alcance.
splendor-hint-reserve-rival-wins = Con { $card }, { $seat } cumpliría las tres condiciones.
splendor-hint-reserve-for-later = Conviene que nadie te quite { $card }; te falta: { $missing-full }.
splendor-hint-reserve-for-later-no-missing = Conviene que nadie te quite { $card }, y podrás pagarla en tu próximo turno.
splendor-hint-reserve-unseen = En el centro no hay nada mejor que una ficha gris y una carta de nivel { $level } a ciegas.
splendor-hint-recruit-wins = Con { $card } cumples las tres condiciones.
splendor-hint-recruit-rival-wins = Con { $card }, { $seat } cumpliría las tres condiciones.
splendor-hint-recruit-location = Con { $card } consigues el Lugar { $location }.
splendor-hint-recruit-tile = Con { $card } consigues la pieza de ¡Vengadores, reuníos!
splendor-hint-recruit-time = Con { $card } consigues la Gema del Tiempo.
splendor-hint-recruit-colour = { $card } te da tu primera bonificación { $token }.
splendor-hint-recruit-points =
    { $points ->
        [one] { $card } da { $points } punto de Infinito.
       *[other] { $card } da { $points } puntos de Infinito.
    }
splendor-hint-recruit-cheaper = La bonificación de { $card } abarata muchas cartas.
splendor-hint-pay-colours = Las fichas grises valdrán más adelante por cualquier color.
splendor-hint-return-least-needed = La { $token } es la que menos te hace falta.
splendor-hint-visit-contested = { $location } es el Lugar que un rival tiene más cerca.

## Opciones

splendor-help-payment = any: una ficha gris puede valer por un color que tienes. colours-first: primero se pagan siempre los colores y no se pregunta nada.
splendor-help-take_one = yes: si solo quedan dos colores, se puede coger una sola ficha. no: hay que coger las dos.
splendor-help-round_limit = un número: tras esas rondas la partida acaba sin ganador. none: sin límite.

## Lo que está impreso en una carta o un Lugar

splendor-fact-level = Nivel: { $level }
splendor-fact-cost = Coste: { $cost-full }
splendor-fact-bonus = Bonificación: { $bonus }
splendor-fact-points = Puntos de Infinito: { $points }
splendor-fact-tags = Iconos de Vengadores: { $tags }
splendor-fact-time = Icono de Tiempo: quien recluta su primera carta de nivel 3 coge una ficha verde
splendor-fact-requires = Bonificaciones necesarias: { $requires }
splendor-fact-behind = Al otro lado de la pieza: { $behind }
splendor-note = Todas las listas de cartas que conocemos coinciden en esto.
