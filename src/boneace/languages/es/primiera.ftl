# Primiera: lo que se cuenta, lo que se puede hacer y por qué no. Lo común está en vying.ftl.
#
# Glosario. claim: reclamar, decir que se tiene una mano ganadora. point, primiera, fifty-five, flush,
# chorus: punto, primiera, cincuenta y cinco, flux, cuatro iguales. draw: descarte. vying: envite.
# pot: bote. ante: puesta. pack: mazo. «flux de 76»: sus cartas suman 76. Los nombres van delante de
# dos puntos, para que el verbo no dependa de quién sea.

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
primiera-hand-suited = { primiera-hand }, de { $suit ->
    [spades] picas
    [hearts] corazones
    [diamonds] diamantes
    [clubs] tréboles
    [swords] espadas
    [cups] copas
    [coins] oros
   *[batons] bastos
}
primiera-nobody-claims = nadie reclama
primiera-draw = descarte { $draw }
primiera-label-stand = Quedarse
primiera-label-discard = Descartar { $cards }

## Lo que ha pasado

primiera-served = { $who }: entra { $card }.
primiera-shuffled = Los descartes se barajan y forman un mazo nuevo.
primiera-discards = { $who }: descarte de { $cards }.
primiera-discards-unseen = { $who }: descarte de { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
primiera-keeps = { $who }: me quedo con las cuatro.
primiera-passed-over = Se ha acabado el mazo: sin descarte para { $who }.
primiera-none-claims = { $then ->
    [vying] Nadie reclama: ahora se envida.
    [draw] Nadie reclama: otro descarte.
    [point] Nadie reclama: decide el punto.
   *[none] Nadie reclama.
}
primiera-vying-over = Se acabó el envite: decide el punto.
primiera-all-dropped = Los demás se han retirado: no se enseña nada.
primiera-claims = { $count ->
    [one] Reclama
   *[other] Reclaman
}: { $who }.
primiera-shows = { $who }: { $cards }, { $said }.
primiera-takes = El bote, de { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}, es para { $who }.
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
