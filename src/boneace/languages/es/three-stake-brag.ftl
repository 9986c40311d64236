# Three-Stake Brag: lo que se cuenta, lo que se puede hacer y por qué no. Lo común está en vying.ftl.
#
# Glosario. upcard: carta a la vista. bon ace: el as de diamantes, que en este juego se llama así.
# bragger: bragger, una carta que vale por otra. pair, prial: pareja, prial. eldest: mano, el primero tras quien reparte. vying:
# envite. over: pasado de 31. to see: ver. to draw: robar. to stand: plantarse. carried: pasa al
# reparto siguiente. Los nombres van delante de dos puntos.

## Palabras

three-stake-brag-stage = { $pot ->
    [upcard] Mejor carta
    [brag] Brag
   *[thirty-one] Treinta y uno
}
three-stake-brag-pot = { $pot ->
    [upcard] bote de la carta
    [brag] bote del brag
   *[thirty-one] bote del treinta y uno
}
three-stake-brag-no-pair = sin pareja
three-stake-brag-made = { $hand } con bragger
three-stake-brag-over = { $count }, se pasa
three-stake-brag-label-see = Ver por { $chips }
three-stake-brag-label-draw = Robar
three-stake-brag-label-stand = Plantarse

## Por qué un bote fue a donde fue

three-stake-brag-bon-ace = { $card }, el bon ace
three-stake-brag-eldest = { $best }, por ser mano entre iguales
three-stake-brag-beats = { $best } gana a { $other }
three-stake-brag-better = { $hand }: la jota de tréboles es mejor bragger
three-stake-brag-nobody-stayed = No quedó nadie más
three-stake-brag-nobody-bragged = Nadie hizo brag
three-stake-brag-nobody-bragged-why = Nadie hizo brag: { $why }
three-stake-brag-nobody-has = De los que quedan, nadie tiene pareja
three-stake-brag-all-over = Todos se pasan
three-stake-brag-others-over = { $count }: los demás se pasan

## Lo que ha pasado

three-stake-brag-ante = Cada uno pone { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
} en cada uno de los tres botes; en ellos hay { $pots }.
three-stake-brag-shows = { $who }: { $card } a la vista.
three-stake-brag-draws = { $who }: robo { $card }, { $count }.
three-stake-brag-stands = { $who }: me planto con { $count }.
three-stake-brag-nobody-brags = Nadie hace brag.
three-stake-brag-sees = { $who }: veo por { $chips }.
three-stake-brag-opens = { $who }: { $cards }, { $said }.
three-stake-brag-takes = El { three-stake-brag-pot }, { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}, es para { $who }: { $why }.
three-stake-brag-carried = { $why }: el { three-stake-brag-pot }, { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}, pasa al reparto siguiente.
three-stake-brag-counted = Cuenta del treinta y uno: { $counts }.
three-stake-brag-all-three = Los tres botes son para { $who }, y { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
} más de cada uno.
three-stake-brag-changed = { $who }: { $does ->
    [wins] +
   *[loses] −
}{ $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
} en este reparto.

## Qué hace una jugada

three-stake-brag-hint-see = Poner { $chips } fichas en el bote del brag y comparar las dos manos
three-stake-brag-hint-draw = Robar la carta de encima del mazo
three-stake-brag-hint-stand = Quedarse en { $count }

## Por qué no

three-stake-brag-no-move = «{ $text }» no es una jugada de Three-Stake Brag. Hay estas: brag 2, pass, match, raise 3, drop, draw, stand{ $see ->
    [yes] { " " }y see
   *[no] { "" }
}
three-stake-brag-no-pack = Se ha acabado el mazo
three-stake-brag-vying-over = El envite ha terminado y las manos están a la vista: robar o plantarse
three-stake-brag-drawn-later = Se roba después del envite, con las manos a la vista
three-stake-brag-no-see = Las manos se comparan cuando todos los que quedan han igualado: nadie paga por ver
three-stake-brag-nothing-to-see = Nadie ha hecho brag todavía: no hay nada que ver
three-stake-brag-see-of-two = Solo se puede ver cuando quedan dos
three-stake-brag-modern-limit = en el envite moderno se paga en cada turno y no hay límite: la opción «vying_limit» tiene que ser 0
