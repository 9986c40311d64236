# Los juegos de envite: Primiera; Three-Stake Brag; Best, Pair and Thirty-one. Lo que tienen en común.
#
# Lo que se escribe como jugada (brag 2, raise 3, match) es notación y es igual en todos los idiomas.
#
# Glosario. to brag: hacer brag. brag: brag, como en inglés. vying: envite. to match: igualar. to raise: subir. to drop: retirarse.
# pot: bote. chip: ficha. deal: reparto. pack: mazo. ace high: as alto, sin pareja.
# prial: prial (tres iguales). satisfied: servido.

## Palabras

vying-high = { cards-rank } { $rank ->
    [jack] alta
    [queen] alta
   *[other] alto
}
vying-both = los dos con { cards-rank }, por el palo
vying-pair = pareja de { cards-ranks }
vying-prial = prial de { cards-ranks }
vying-did = { $did ->
    [passed] pasa
    [dropped] se retira
    [bragged] brag
    [matched] iguala
    [raised] sube
    [satisfied] servido
    [stood] se queda
    [stands] se planta
    [over] se pasa
   *[made] 31
}

## Jugadas

vying-label = { $verb ->
    [brag] Brag { $chips }
    [raise] Subir { $chips }, hasta { $to }
    [match] Igualar con { $chips }
    [drop] Retirarse
   *[pass] Pasar
}
vying-label-closed = { $chips ->
    [1] { vying-verb }
   *[other] { vying-verb } { $chips }
}
vying-verb = { $verb ->
    [brag] Brag
    [raise] Subir
    [match] Igualar
    [drop] Retirarse
   *[pass] Pasar
}
vying-hint-pass = No hacer brag ahora; si lo hace otro, aún se puede contestar
vying-hint-drop = Renunciar { $pot ->
    [brag] al bote del brag
   *[only] al bote
} y a lo que ya se ha puesto
vying-hint-costs = Poner { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
} en { vying-pot }
vying-pot = { $pot ->
    [brag] el bote del brag
   *[only] el bote
}

## Lo que ha pasado

vying-deals = Reparto { $deal }. { $who ->
    [you] Repartes tú
   *[other] Reparte: { $who }
}.
vying-told = { $verb ->
    [brag] { $who ->
        [you] Haces
       *[other] { $who } hace
    } un brag de { $chips }.
    [raise] { $who ->
        [you] Subes
       *[other] { $who } sube
    } { $chips }, hasta { $to }.
    [match] { $who ->
        [you] Igualas
       *[other] { $who } iguala
    }.
    [drop] { $who ->
        [you] Te retiras
       *[other] { $who } se retira
    }.
   *[pass] { $who ->
        [you] Pasas
       *[other] { $who } pasa
    }.
}
vying-wins-match = { $who ->
    [you] Ganas
    [among] { $who } ganáis
   *[other] { $who } { $players ->
        [one] gana
       *[other] ganan
    }
} la partida.

## Por qué no

vying-match-over = La partida ha terminado
vying-card-first = Antes tiene que salir una carta del mazo
vying-no-such-move = No existe esa jugada
vying-most-at-once = Nadie puede { $verb ->
    [brag] hacer un brag de
   *[raise] subir
} más de { $most ->
    [one] { $most } ficha
   *[other] { $most } fichas
} de una vez
vying-bragged-already = Ya hay un brag: hay que igualarlo, subirlo o retirarse
vying-to-answer = A un brag hay que contestar: igualarlo, subirlo o retirarse
vying-nothing-bragged = Nadie ha hecho brag todavía: brag o pasar
vying-one-may = { $verb ->
    [brag] Un brag es de
   *[raise] Se suben
} { $most ->
    [one] { $most } ficha
   *[other] { $most } fichas
} como mucho
vying-limit = Nadie puede poner más de { $limit ->
    [one] { $limit } ficha
   *[other] { $limit } fichas
} en un reparto: { $left ->
    [0] ya no se puede { $verb ->
        [brag] hacer brag
       *[raise] subir
    }
    [one] como mucho se puede { $verb ->
        [brag] hacer un brag de
       *[raise] subir
    } { $left } ficha
   *[other] como mucho se puede { $verb ->
        [brag] hacer un brag de
       *[raise] subir
    } { $left } fichas
}

## Lo que se puede hacer

vying-action-pass = Pasar
    .help = Pasar
vying-action-brag = Brag
    .help = Brag con lo elegido
vying-action-match = Igualar
    .help = Igualar el brag
vying-action-see = Ver
    .help = Ver
vying-action-raise = Subir
    .help = Subir lo elegido
vying-action-fold = Retirarse
    .help = Retirarse
vying-action-drop = Retirarse
    .help = Retirarse
vying-action-draw = Robar
    .help = Robar una carta
vying-action-discard = Descartar
    .help = Descartar las cartas elegidas
vying-action-stand = Plantarse
    .help = Plantarse
