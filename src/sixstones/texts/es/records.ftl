### Registros: qué falla en uno y qué más hay que decir de él.

## Encabezados

reason-record-not-a-record = Esto no es un registro de Six Stones. Un registro empieza con «Six Stones record 1».
reason-record-other-format = Este registro tiene el formato { $found }; aquí se lee el formato { $known }. Los demás necesitan otra versión de Six Stones.
reason-record-newer-rules = Esta partida de «{ $game }» se jugó con la versión { $found } de las reglas, pero aquí solo se conocen hasta la { $known }. Instala un Six Stones más nuevo.
reason-record-not-text = Esta línea no es texto (UTF-8).
reason-record-unexpected = Aparece «{ $text }» donde corresponde una línea como «{ $expected }».
reason-record-unexpected-no-text = Aquí falta una línea como «{ $expected }».
reason-record-unusable = Este encabezado no sirve. { $why }
reason-record-bad-name = El nombre { $name } no es posible. Un nombre es el texto de una sola línea, sin caracteres de control ni espacios alrededor.
reason-record-bad-date = Ese día no existe: { $date }.
reason-record-seat-order = Aparece el asiento { $found } donde corresponde el asiento { $expected }.
reason-record-not-json = La posición no es JSON válido.
reason-record-other-options = La posición tiene otras opciones u otro número de asientos que los encabezados anteriores.
reason-record-head-changed = Los encabezados han cambiado: su comprobación no coincide.
reason-record-no-empty-line = Entre los encabezados y la partida debe haber una línea vacía.

## Líneas de la partida

reason-record-bad-line = «{ $text }» no tiene la forma de la línea { $number } de la partida.
reason-record-bad-line-no-text = Aquí corresponde la línea { $number } de la partida, pero esta línea está vacía.
reason-record-number = Aparece la línea { $found } de la partida donde corresponde la { $expected }: falta una línea, sobra o está fuera de lugar.
reason-record-line-changed = Esta línea ha cambiado: su comprobación no coincide.
reason-record-no-such-seat = En esta partida no hay asiento { $letter }.
reason-record-wrong-mover = Aquí le tocaba decidir a { $mover }, no a { $seat }.
reason-record-illegal = «{ $text }» no es posible aquí. { $why }
reason-record-other-position = La posición después de esta línea no es la que se registró.
reason-record-undo-too-far =
    { $count ->
        [one] No se puede deshacer { $count } decisión:
       *[other] No se pueden deshacer { $count } decisiones:
    } { $standing ->
        [0] no hay ninguna.
        [one] solo hay { $standing }.
       *[other] solo hay { $standing }.
    }

## El final

reason-record-not-over = El resultado indicado es «{ $found }», pero la partida no ha terminado.
reason-record-wrong-result = El resultado indicado es «{ $found }», pero la partida acabó con «{ $expected }».
reason-record-wrong-seed = Esta semilla no corresponde al compromiso de los encabezados.
reason-record-other-seed = El archivo de semilla que está junto al registro no corresponde a este compromiso.
reason-record-wrong-hash = El hash final no coincide: el final del registro ha cambiado.
reason-record-after-end = Después del hash final no puede haber nada.

## Continuar, y lo que no es un fallo

reason-record-in-use = Otro programa está escribiendo este registro. Ciérralo allí primero.
reason-record-closed = Esta partida está cerrada: se puede reproducir, pero no continuar.
reason-record-resume-older = Esta partida empezó con la versión { $found } de las reglas y no se puede continuar con la { $known }. Sí se puede reproducir.
reason-record-differs = Esta partida se jugó con la versión { $found } de las reglas; con la { $known } es distinta a partir de aquí. { $why }
reason-record-older = La partida se jugó con la versión { $found } de las reglas; con la { $known } transcurre igual.
reason-record-torn = La línea { $line }, la última, quedó cortada por la mitad y no cuenta.
reason-record-cut-head = El archivo quedó cortado en los encabezados: no contiene ninguna decisión.
reason-record-no-seed = No se pudieron reproducir las jugadas: la semilla de los dados sigue siendo secreta y no está junto al registro.
reason-record-unreadable = No se puede leer el archivo: { $error }
