### Tiny: preguntas, jugadas, sucesos, motivos y consejos.

tiny-question-action =
    { $you ->
        [yes] Es tu turno: ¿qué haces?
       *[no] { $seat } tiene que jugar.
    }
tiny-question-which =
    { $you ->
        [yes] ¿Qué carta descartas?
       *[no] { $seat } está eligiendo una carta para descartar.
    }

tiny-asked-action = una acción
tiny-asked-which = la carta que se descarta

tiny-move-roll = Tirar el dado
tiny-move-play = Jugar el { $card }
tiny-move-swap = Cambiar una carta
tiny-move-discard = Descartar el { $card }

tiny-event-rolled =
    { $points ->
        [one] { $seat } saca { $points } punto.
       *[other] { $seat } saca { $points } puntos.
    }
tiny-event-played = { $seat } juega el { $card }.
tiny-event-discarded = { $seat } descarta el { $card }.
tiny-event-drawn = { $seat } roba el { $card }.
tiny-event-drawn-no-card = { $seat } roba una carta.
tiny-event-ended = { $reason } La partida ha terminado.

tiny-reason-rounds = Se ha jugado la última ronda.
tiny-reason-no-cards-left = El mazo está agotado.
tiny-reason-not-in-hand =
    { $held ->
        [0] No tienes cartas en la mano.
       *[other] No hay carta { $place } en tu mano: solo tienes { $held }.
    }
tiny-reason-card-missing = Falta la carta { $card }.
tiny-reason-card-twice = La carta { $card } está más de una vez.
tiny-reason-end-not-reached = La partida no puede terminar antes de su último turno.
tiny-reason-nothing-to-swap = No se puede elegir ninguna carta para descartar.

tiny-hint-highest = El { $card } vale más que una tirada media.
tiny-hint-luck = El dado da de media más que cualquier carta de la mano.
tiny-hint-lowest = El { $card } es tu carta más baja.

tiny-help-length = short: tres rondas. long: cinco rondas.

tiny-table-head =
    { $left ->
        [one] Ronda { $round }. { $left } carta en el mazo, descartadas: { $discards }
       *[other] Ronda { $round }. { $left } cartas en el mazo, descartadas: { $discards }
    }
tiny-table-player =
    { $points ->
        [one] { $name }: { $points } punto, en la mano { $hand }, jugadas { $played }
       *[other] { $name }: { $points } puntos, en la mano { $hand }, jugadas { $played }
    }
