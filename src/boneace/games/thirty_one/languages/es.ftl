# Treinta y uno: lo que se cuenta, lo que se puede hacer y por qué no; apuestas aparte.
#
# Lo que se escribe como jugada (discard 7H, bet 5 on 1) es notación y es igual en todos los idiomas.
#
# Glosario. stock: mazo. upcard: carta descubierta. to draw: robar del mazo. to take: coger la carta
# descubierta. to discard: descartar. widow: viuda. token: ficha. deal: reparto. drawn: empate.
# wager: apuesta aparte. to outlast: durar más. to cover: cubrir.

## De qué va

thirty-one-game = Treinta y uno
    .summary = Reúne 31 en un palo, o acércate más que los demás. Golpea cuando te atrevas.

## Opciones

thirty-one-option-pack = Baraja
    .meaning = Las cartas con las que se juega.
    .value-52 = La baraja normal de 52
    .value-32 = Eenendertigen holandés: 32 cartas, del siete arriba
thirty-one-option-discard-taken = Descartar lo cogido
    .meaning = La carta recién cogida de los descartes puede descartarse otra vez al momento.
thirty-one-option-own-discard = Recuperar el propio descarte
    .meaning = Cuándo puede un jugador coger una carta que descartó él mismo.
    .value-always = Siempre que esté encima
    .value-two-left = Solo cuando quedan dos jugadores
thirty-one-option-drawn-when = Cuando se agota el mazo
    .meaning = Qué acaba un reparto en el que nadie ha golpeado.
    .value-stock-taken = El turno en que se toma la última carta del mazo
    .value-must-draw = Un jugador que quiera robar del mazo vacío
thirty-one-option-last-turns-stock = Sin mazo en los últimos turnos
    .meaning = Qué pasa si el mazo se agota después de golpear.
    .value-none = Queda coger de los descartes o plantarse
    .value-reshuffle = Los descartes bajo la carta de encima se barajan y son mazo nuevo
thirty-one-option-keeps = Premio
    .meaning = Por qué se juega cada reparto.
    .value-lives = Vidas: gana el último que queda
    .value-points = Puntos: se van sumando y nadie sale
    .value-pot = El bote: la mano más alta se lleva las fichas de la mesa
thirty-one-option-blitz-others = Puntos ante un 31
    .meaning = Qué anotan los demás cuando alguien enseña 31.
    .value-by-place = Según su puesto, como siempre
    .value-nothing = Nada
thirty-one-option-ante = Puesta
    .meaning = Las fichas que pone cada jugador antes de un reparto que se juega por el bote.
thirty-one-option-tied-pot = Empate por el bote
    .meaning = Qué pasa con el bote cuando empatan las manos más altas.
    .value-share = Se lo reparten; las fichas que sobran se quedan en la mesa
    .value-carry = Se queda en la mesa para el reparto siguiente
thirty-one-option-widow = Viuda
    .meaning = Hay tres cartas tapadas en la mesa, y un turno puede usarse para cambiar con ellas.
thirty-one-option-side-wagers = Apuestas aparte
    .meaning = Cualquiera, también quien está fuera, puede apostar a quién gana o a quién dura más.

## Reglamentos

thirty-one-preset-pennies = Peniques
    .summary = El juego de siempre: tres vidas, y quien golpea y no gana pierde dos.
thirty-one-preset-dollar-bill = Billete de dólar
    .summary = Las vidas son las cuatro esquinas de un billete; el más bajo paga una, y quien golpea y empata abajo paga solo.
thirty-one-preset-eenendertigen = Eenendertigen
    .summary = La baraja holandesa: 32 cartas, del siete arriba.
thirty-one-preset-banking = Con viuda
    .summary = Cada uno pone una ficha, hay tres cartas de viuda para cambiar, y la mano más alta se lleva la mesa.
thirty-one-preset-three-of-a-kind = Con tríos
    .summary = Tres cartas iguales valen 30½.
thirty-one-preset-west-lansing = West Lansing a degüello
    .summary = El trío vale 30½, solo paga el más bajo, quien golpea paga doble, y se fomentan las apuestas aparte.
thirty-one-preset-no-elimination = Sin eliminación
    .summary = Se suma durante diez repartos: tres puntos por la mano más alta, seis por 31.
thirty-one-preset-common = Común
    .summary = Solo paga el más bajo; quien golpea gana los empates y paga doble solo si es el más bajo.

## Lo que ha pasado

thirty-one-draws = { $who ->
    [you] Robas
   *[other] { $who } roba
} una carta del mazo.
thirty-one-draws-card = { $who ->
    [you] Robas
   *[other] { $who } roba
} { $card } del mazo.
thirty-one-would-draw = { $who ->
    [you] Ibas
   *[other] { $who } iba
} a robar, pero el mazo se ha agotado.
thirty-one-takes = { $who ->
    [you] Coges
   *[other] { $who } coge
} { $card } de los descartes.
thirty-one-discards = { $who ->
    [you] Descartas
   *[other] { $who } descarta
} { $card }.
thirty-one-upcard = La carta descubierta es { $card }.
thirty-one-exchanges = { $who ->
    [you] Das
   *[other] { $who } da
} { $cards } a la viuda a cambio de { $count ->
    [one] la carta
   *[other] las cartas
} { $slots }.
thirty-one-exchanges-got = { $who ->
    [you] Das
   *[other] { $who } da
} { $cards } a la viuda a cambio de { $count ->
    [one] la carta
   *[other] las cartas
} { $slots } y { $who ->
    [you] recibes
   *[other] recibe
} { $received }.
thirty-one-drawn = El mazo se ha agotado y nadie ha golpeado: el reparto acaba en empate.
thirty-one-scores = { $who ->
    [you] Anotas
   *[other] { $who } anota
} { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
thirty-one-wins-tokens = { $who ->
    [you] Te llevas
   *[other] { $who } se lleva
} { $tokens ->
    [one] 1 ficha
   *[other] { $tokens } fichas
} de la mesa.
thirty-one-adds-tokens = { $who ->
    [you] Pones
   *[other] { $who } pone
} { $tokens ->
    [one] 1 ficha
   *[other] { $tokens } fichas
} en la mesa.
thirty-one-antes = Cada uno pone { $ante ->
    [one] 1 ficha
   *[other] { $ante } fichas
}; en la mesa hay { $table }.

## Lo que se puede hacer

thirty-one-move-draw = Robar
    .hint = Robar la carta de encima del mazo
thirty-one-move-take = Coger
    .hint = Coger la carta de encima de los descartes
thirty-one-move-knock = Golpear
    .hint = Acabar el reparto: los demás tienen un turno más
thirty-one-move-stand = Plantarse
    .hint = Quedarte con tus tres cartas
thirty-one-discard = Descartar { $card }
    .hint = Descartar { $card }: las demás suman { $left }
thirty-one-exchange = Cambiar { $given } por { $slots }

## Lo que no se entiende

thirty-one-no-move = «{ $text }» no es una jugada del treinta y uno: hay draw, take, discard 7H, knock y stand
thirty-one-no-move-widow = «{ $text }» no es una jugada del treinta y uno: hay draw, take, discard 7H, knock, stand y exchange 4C for 2
thirty-one-no-for = A «{ $text }» le falta «for»: un cambio se escribe «exchange 4C for 2»
thirty-one-no-slot = «{ $text }» nombra un lugar que no es 1, 2 ni 3
thirty-one-each-once = «{ $text }» tiene que nombrar cada carta y cada lugar una vez

## Por qué no

thirty-one-draw-first = Antes hay que robar o coger una carta
thirty-one-no-widow = En esta partida no hay viuda con la que cambiar
thirty-one-as-many = A la viuda van tantas cartas como salen de ella
thirty-one-turn-used = Antes hay que descartar una carta: el turno está gastado
thirty-one-deal-first = Antes hay que repartir una carta
thirty-one-card-first = Antes tiene que salir una carta del mazo
thirty-one-no-knock-now = Se golpea en lugar de robar: ahora hay que descartar una carta
thirty-one-discard-now = Ahora hay que descartar: en un turno se roba o se coge una sola carta
thirty-one-just-taken = { $card } se ha cogido en este turno y no puede descartarse otra vez
thirty-one-knocked = Alguien ha golpeado ya: robar, coger o plantarse
thirty-one-own-discard = El descarte propio solo se puede recuperar cuando quedan dos jugadores
thirty-one-stock-used = El mazo se ha agotado

## Apuestas aparte

thirty-one-bets-wins = { $who ->
    [you] Apuestas
   *[other] { $who } apuesta
} { $stake } a que { $on ->
    [you] ganas
   *[other] { $on } gana
} la partida.
thirty-one-bets-outlasts = { $who ->
    [you] Apuestas
   *[other] { $who } apuesta
} { $stake } a que { $on ->
    [you] duras
   *[other] { $on } dura
} más que { WITHIN($over) }.
thirty-one-covers = { $who ->
    [you] Cubres
   *[other] { $who } cubre
} { $by ->
    [you] tu apuesta
   *[other] la apuesta de { $by }
} ({ $stake }).
thirty-one-lapses = { $who ->
    [you] Tu apuesta
   *[other] La apuesta de { $who }
} ({ $stake }) queda en nada: nadie la ha cubierto.
thirty-one-stand-off = { $who } y { WITHIN($other) }: empate en la apuesta de { $stake }.
thirty-one-wins-wager = { $other ->
    [you] { $who } te gana { $stake }
   *[other] { $who ->
        [you] Ganas
       *[other] { $who } gana
    } { $stake } a { $other }
}.

thirty-one-wager-help = «bet 5 on 1», «bet 5 on 1 over 2» o «cover 3»
thirty-one-no-wager = «{ $text }» no es una apuesta aparte: se escribe { thirty-one-wager-help }
thirty-one-wager-seat = «{ $text }» no nombra ningún asiento de esta mesa: se escribe { thirty-one-wager-help }
thirty-one-wager-stake = lo apostado es un número entero de 1 a { $most }, no «{ $number }»
thirty-one-outlast-itself = Un asiento no puede durar más que él mismo
thirty-one-out-already = { $who ->
    [you] Ya no estás en la partida
   *[other] Ya no está en la partida: { $who }
}
thirty-one-own-wager = Nadie cubre su propia apuesta
thirty-one-no-open-wager = { $who }: no hay ninguna apuesta abierta
thirty-one-bets-sum = «bets» debe sumar 0, no { $total }

# El primer reparto, para aprender.
thirty-one-learn-goal = A ti, a Ann y a Ben os queda una vida a cada uno. En cada reparto, la mano más baja pierde una vida, y gana el último que queda. (T31-34)
thirty-one-learn-hand = Una mano son tres cartas, y solo se suman las de un palo. El as vale 11; el rey, la reina y la jota, 10. Rey y ocho de corazones: tienes 18. (T31-13)
thirty-one-learn-turn = En tu turno coges una carta y descartas otra. La carta descubierta, el cinco de tréboles, no mejora tu mano: roba del mazo. (T31-12)
thirty-one-learn-discard = El dos de diamantes tampoco ayuda. Descártalo: tu carta más baja es la que menos le sirve a Ann, que juega después.
thirty-one-learn-others = Ahora Ann y luego Ben. Fíjate en lo que cogen y en lo que descartan: así sabrás qué palos quieren. (T31-19)
thirty-one-learn-take = A Ben no le sirve el nueve de corazones, pero a ti sí. Cógelo de los descartes.
thirty-one-learn-heart = Descarta el cuatro de tréboles: rey, nueve y ocho de corazones suman 27. En tu próximo turno podrás golpear; un golpe ocupa el turno entero. (T31-15)
thirty-one-learn-knock = Nadie ha golpeado. Los dos han robado dos veces del mazo: siguen buscando. Golpea ya: cuanto más esperes, mejor mano tendrán. Pero si una mano supera la tuya, pierdes dos vidas. (T31-26)
thirty-one-learn-last-turns = A cada uno de los demás le queda un turno. Primero, Ann. (T31-16)
thirty-one-learn-shown = 27 contra 26 y 26: por poco. La última carta de Ann fue la reina de picas, y con ella Ben habría tenido 31. Empatan como mano más baja, y cada uno pierde una vida. (T31-24)
thirty-one-learn-county = Ann y Ben se han quedado sin vidas, pero aún no están fuera: juegan «de prestado» hasta que pierdan otra vez. Ahora repartes tú, y empieza Ann. (T31-33)
thirty-one-learn-ace = Tienes rey y reina de corazones. Ben ha cogido la jota de diamantes y ha soltado un as: tendrá buenos diamantes. Pero el as de corazones es la carta que quieres: cógelo.
thirty-one-learn-thirty-one = Descarta el cuatro de picas. As, rey y reina de corazones: 31, lo más que puede valer una mano.
thirty-one-learn-end = Un 31 antes de que nadie golpee se enseña al momento, y todos los demás pierden una vida. Ben tenía 30. Los dos están fuera, y has ganado la partida. (T31-28)

## Estrategias fijas, para la arena

thirty-one-zoo-textbook = Toma la carta descubierta si mejora la mano, guarda el mejor palo, golpea desde 22 puntos en el primer turno hasta 29 más tarde.
