# Primiera: lo que se cuenta, lo que se puede hacer y por qué no. Lo común está en vying.ftl.
#
# Glosario. claim: reclamar, decir que se tiene una mano ganadora. point, primiera, fifty-five, flush,
# chorus: punto, primiera, cincuenta y cinco, flux, cuatro iguales. draw: descarte. vying: envite.
# pot: bote. ante: puesta. pack: mazo. «flux de 76»: sus cartas suman 76.

## De qué va

primiera-game = Primiera
    .summary = Cuatro cartas de una baraja de cuarenta: una de cada palo, siete, seis y as de uno, o las cuatro del mismo palo se llevan el bote; si no, el mejor punto en un palo.

## Opciones

primiera-option-order = Orden de las manos
    .meaning = Cómo se ordenan las manos que ganan, de menor a mayor.
    .value-flush = Primiera, cincuenta y cinco, flux
    .value-fifty-five = Primiera, flux, cincuenta y cinco
    .value-chorus = Primiera, cincuenta y cinco, flux y, por encima de todo, cuatro iguales
primiera-option-sets-are-primiera = Iguales
    .meaning = Tres o cuatro cartas iguales valen como primiera.
primiera-option-counted = Cartas que cuentan en los empates
    .meaning = Qué cartas se cuentan de dos manos ganadoras iguales.
    .value-all = Las cuatro
    .value-combination = Solo las que hacen la combinación
primiera-option-suits = Los palos deshacen empates
    .meaning = Si los flux y los cincuenta y cinco iguales se deciden por el palo.
    .value-none = No: el reparto se anula
    .value-hearts = Corazones, diamantes, tréboles, picas
    .value-cups = Copas, oros, bastos, espadas
primiera-option-point-cards = Cartas de un punto
    .meaning = Cuántas cartas de un palo necesita como mínimo un punto.
primiera-option-ante = Puesta
    .meaning = Las fichas que pone cada jugador en el bote antes de un reparto.
primiera-option-stake-again = Volver a poner
    .meaning = Todos ponen otra vez cuando nadie reclama al repartir.
primiera-option-stand-pat = Servirse
    .meaning = Un jugador puede quedarse con todas sus cartas en lugar de descartar al menos una.
primiera-option-short-pack = Faltan cartas
    .meaning = Qué pasa cuando el mazo no alcanza para los descartes.
    .value-in-turn = Se sirve por turno mientras haya; los demás se quedan con lo que tienen
    .value-reshuffle = Los descartes se barajan y son mazo nuevo
primiera-option-further-draws = Más descartes
    .meaning = Hay más rondas de descarte hasta que alguien reclama o faltan cartas.
primiera-option-vying = Envites
    .meaning = Entre el descarte y el momento de enseñar las cartas hay una ronda de envites.
primiera-option-max-brag = Brag máximo
    .meaning = De cuánto puede ser, como mucho, un brag o una subida, donde se envida.
primiera-option-vying-limit = Límite de los envites
    .meaning = Lo más que puede poner un jugador envidando en un reparto; 0 es sin límite.
primiera-option-deals = Repartos
    .meaning = La partida acaba tras tantos repartos; 0 es sin final.

## Reglamentos

primiera-preset-primiera = Primiera
    .summary = El juego italiano: flux sobre cincuenta y cinco sobre primiera, y un descarte de una carta como mínimo.
primiera-preset-primero = Primero
    .summary = El orden de Cardano: cuatro iguales ganan a todo, y un punto pide dos cartas.

## Palabras

primiera-stage = { $stage ->
    [claims] Reclamar
    [draw] Descarte
    [vying] Envite
   *[point] Punto
}
primiera-kind = { $kind ->
    [primiera] primiera
    [fifty-five] cincuenta y cinco
    [flush] flux
    [chorus] cuatro iguales
   *[point] punto
}
primiera-hand = { $kind ->
    [fifty-five] { primiera-kind }, con { $count }
   *[other] { primiera-kind } de { $count }
}
primiera-hand-suited = { primiera-hand }, de { cards-suit }
primiera-nobody-claims = sin reclamar
primiera-draw = descarte { $draw }
primiera-label-stand = Quedarse
primiera-label-discard = Descartar { $cards }

## Lo que ha pasado

primiera-served = { $who ->
    [you] Recibes
   *[other] { $who } recibe
} { $card }.
primiera-shuffled = Los descartes se barajan y forman un mazo nuevo.
primiera-discards = { $who ->
    [you] Descartas
   *[other] { $who } descarta
} { $cards }.
primiera-discards-unseen = { $who ->
    [you] Descartas
   *[other] { $who } descarta
} { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
primiera-keeps = { $who ->
    [you] Te quedas
   *[other] { $who } se queda
} con las cuatro cartas.
primiera-passed-over = Se ha acabado el mazo: sin descarte{ $who ->
    [you] { " " }para ti
    [among] : { WITHIN($who) }
   *[other] { " " }para { $who }
}.
primiera-none-claims = { $then ->
    [vying] Nadie reclama: ahora se envida.
    [draw] Nadie reclama: otro descarte.
    [point] Nadie reclama: decide el punto.
   *[none] Nadie reclama.
}
primiera-vying-over = Se acabó el envite: decide el punto.
primiera-all-dropped = Los demás se han retirado: no se enseña nada.
primiera-claims = { $who ->
    [you] Reclamas
    [among] { $who } reclamáis
   *[other] { $who } { $count ->
        [one] reclama
       *[other] reclaman
    }
}.
primiera-shows = { $who ->
    [you] Enseñas
   *[other] { $who } enseña
} { $cards }: { $said }.
primiera-takes = El bote, de { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}, es para { $who ->
    [you] ti
   *[other] { $who }
}.
primiera-annulled = Las mejores manos son iguales: el reparto se anula.
primiera-stays = El bote, de { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}, se queda.
primiera-ante = { $time ->
    [again] Cada uno vuelve a poner
   *[first] Cada uno pone
} { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}; en el bote hay { $pot }.

## Cómo se decidió un reparto

primiera-alone = Los demás se retiraron
primiera-annulled-why = { $best }, más de una vez: reparto anulado; el bote, de { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}, se queda
primiera-only = { $best }: nadie más reclama
primiera-beats = { $best } gana a { $other }

## Qué hace una jugada

primiera-hint-stand = Quedarse con las cuatro cartas
primiera-hint-discard = Dejar { $count ->
    [one] { $count } carta boca abajo y robar otra
   *[other] { $count } cartas boca abajo y robar otras tantas
}

## Por qué no

primiera-no-move = «{ $text }» no es una jugada de Primiera. Hay estas: discard 7H 2C{ $stand ->
    [yes] , stand
   *[no] { "" }
}{ $vying ->
    [yes] , brag 2, raise 2, pass, match, drop
   *[no] { "" }
}
primiera-no-cards = «{ $text }»: hay que nombrar de una a cuatro cartas, cada una una vez
primiera-not-held = { $card } no está en la mano
primiera-draw-over = El descarte ha terminado: brag, pasar o contestar al brag
primiera-discard-now = Se envida cuando todos se han descartado: ahora toca descartar
primiera-no-vying = En esta mesa no se envida
primiera-least-discard = Todos tienen que descartar una carta como mínimo
primiera-most-discard = El mazo solo puede reponer { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}

# Los primeros repartos, para aprender.
primiera-learn-goal = Cada uno pone una ficha en el bote y recibe cuatro cartas. No hay ochos, nueves ni dieces. La mejor mano se lleva el bote. (PRI-04)
primiera-learn-hands = Ganan tres manos. De mejor a peor: el flux, cuatro cartas de un palo; el cincuenta y cinco, siete, seis y as de un palo; la primiera, una carta de cada palo. (PRI-10)
primiera-learn-claims = A nadie le ha venido ninguna; si no, la mejor se habría llevado el bote al momento. Por eso cada uno, por turno, cambia al menos una carta. (PRX-06)
primiera-learn-change = Si tampoco entonces gana nadie, gana el mejor punto: lo que suman las cartas de un palo. El siete vale 21, y el cuatro, 14. Guarda los dos corazones y cambia las otras. (PRX-02)
primiera-learn-others = El cinco de corazones vale 15: tu punto es 50. Solo se cambia una vez, y ahora les toca a los demás.
primiera-learn-point = Sigue sin haber mano ganadora, y decide el punto. Ben tiene 46 en tréboles, y tú, 50 en corazones: el bote es tuyo. (PRX-08)
primiera-learn-one-card = Segundo reparto: repartes tú, así que cambias al final. Para la primiera solo te falta un trébol. Cambia un diamante, el rey: vale 10, y el cinco, 15. (PRI-08)
primiera-learn-flush = El dos de tréboles: ¡primiera! Pero Cleo ha hecho un flux. Suma menos que tu mano, 51 contra 66, pero la clase de mano va antes. (PRI-10)
primiera-learn-clubs = Tercer reparto. Con el siete y el seis de tréboles, solo te falta el as para un cincuenta y cinco; y cualquier trébol da un buen punto. Guarda los dos y cambia las otras. (PRI-09)
primiera-learn-fifty-five = El as de tréboles: ¡cincuenta y cinco! Ahora solo falta que cambie Ann. Después, quien tenga una mano ganadora reclama el bote.
primiera-learn-end = La primiera de Ben suma 69, y tu mano, solo 68. Pero esta vez tu clase es la mejor: el cincuenta y cinco se lleva el bote. Tras diez repartos gana quien más fichas tiene. (PRX-05)

## Estudios

primiera-study-draw = ¿Qué trae el cambio, según lo que se guarda?
    .about = Exactamente, en todas las manos que no ganan nada antes del cambio y con todas las cartas que pueden venir. Cuántas veces se gana el bote es contra otros que han cambiado con reglas prácticas: una muestra de 60.000 manos, y de ahí los intervalos.
primiera-study-keeps = guardado
primiera-study-made = En qué se convierte la mano
primiera-study-any = alguna de estas
primiera-study-pot = Cuántas veces gana entonces el bote
primiera-study-wins = bote, { $seats } jugadores
primiera-study-points = punto
primiera-study-kept = { $kept ->
    [0] la carta más alta
    [1] dos de un palo
    [2] dos de dos palos
    [3] tres de un palo
    [4] tres de tres palos
    [5] dos de un palo y otra
    [6] una pareja
    [7] tres iguales
   *[8] dos del siete, seis y as de un palo
}
primiera-study-kind = { $kind ->
    [1] primiera
    [2] cincuenta y cinco
    [3] flux
   *[4] cuatro iguales
}

## Estrategias fijas, para la arena

primiera-zoo-textbook = Pide una carta a tres palos, si no al mejor palo; apuesta con un punto de 45 o más.
primiera-zoo-four-suits = Siempre pide a una carta de cada palo.
primiera-zoo-one-suit = Siempre pide al palo que más cuenta.
primiera-zoo-thief = Apuesta lo máximo con manos buenas, y con cualquiera desde el último puesto si todos han pasado.
primiera-zoo-tight = Espera manos buenas, apuesta lo máximo con ellas y se retira con las demás.
