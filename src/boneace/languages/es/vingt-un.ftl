# Vingt-Un: lo que se cuenta, lo que se puede hacer y por qué no.
#
# Lo que se escribe como jugada (stake 3, no double, divide 3) es notación, y es igual en todas las
# lenguas.
#
# Glosario. stake: apuesta. natural y vingt-un se dicen igual. to draw: pedir carta. to stand:
# plantarse. over-drawn: pasado. to throw up: tirar las cartas. to divide: separar. pool: fondo.
# dealer: quien reparte; la banca, donde ha de ser corto. to put out: quitar el reparto.

## Palabras

vingt-un-chips = { $chips ->
    [one] 1 ficha
   *[other] { $chips } fichas
}
vingt-un-cards-count = { $cards }: { $total }
vingt-un-which = { $hand ->
    [1] primera mano
    [2] segunda mano
    [3] tercera mano
   *[4] cuarta mano
}
vingt-un-ended = { $how ->
    [natural] natural
    [over-drawn] pasado
    [vingt-un] vingt-un
   *[stands] se planta
}

## Lo que ha pasado

vingt-un-deals = Reparto { $deal }. Reparte: { $who }.
vingt-un-ante = Cada uno pone { vingt-un-chips } en el fondo, que suma { $pool }.
vingt-un-doubles = { $who } dice «doblo»: se doblan todas las apuestas.
vingt-un-doubles-not = { $who } no dobla.
vingt-un-stakes = { $who } apuesta { $chips }.
vingt-un-divides = { $who } separa { $cards }.
vingt-un-divides-for = { $who } separa { $cards }, con { vingt-un-chips } en la mano nueva.
vingt-un-keeps = { $who } no separa la pareja.
vingt-un-stands = { $who } se planta.
vingt-un-stands-with = { $who } se planta con la { vingt-un-which }.
vingt-un-draws = { $who } pide carta: { $card }.
vingt-un-draws-to = { $who } pide carta para la { vingt-un-which }: { $card }.
vingt-un-served = { $who } recibe { $card } en la { vingt-un-which }.
vingt-un-over-draws = { $who } se pasa con { $card }, paga { vingt-un-chips } y tira las cartas.
vingt-un-dealer-over-draws = { $who }, que reparte, se pasa con { $card }.
vingt-un-turns-up = { $who }, que reparte, descubre { $cards }: { $total }.
vingt-un-natural = { $who } canta un natural, { $cards }.
vingt-un-natural-paid = { $who } canta un natural, { $cards }, y cobra { vingt-un-chips }.
vingt-un-dealer-natural = { $who }, que reparte, tiene un natural, { $cards }, y cobra doble.
vingt-un-takes-pool = { $who } se lleva el fondo: { vingt-un-chips }.
vingt-un-shuffled = Se ha acabado la baraja: se barajan las cartas usadas y el reparto sigue.
vingt-un-wins = { $who } { $players ->
    [one] gana la partida
   *[other] ganan la partida a la par
}.

## El final de un reparto

vingt-un-ends = { $kind ->
    [showdown] Se saldan las manos.
    [natural] Contra un natural de quien reparte nadie pide carta.
    [unplayed] No queda ninguna mano en pie: quien reparte no pide carta.
   *[dropped] Quien reparte pierde el reparto, y la mano se deja.
}
vingt-un-dealer-has = { $who }, que reparte, tiene { $cards }.
vingt-un-declares = { $who } enseña { $cards } y { $does ->
    [receives] cobra { vingt-un-chips }
    [pays] paga { vingt-un-chips }
   *[neither] ni paga ni cobra
}: { $why }.
vingt-un-collects = { $who } cobra por el natural { vingt-un-chips } { $count ->
    [one] a { $payers }
   *[other] a cada uno de los demás: { $payers }
}.
vingt-un-feeds = { $who }, que reparte, pone { vingt-un-chips } en el fondo: { $what }.
vingt-un-feeds-penalty = { $chips } por pasarse
vingt-un-feeds-ties = { $chips } por los empates
vingt-un-changed = { $who } { $does ->
    [wins] gana
   *[loses] pierde
} { vingt-un-chips } en este reparto.
vingt-un-put-out = Un natural quita el reparto a { $old }. Reparte ahora: { $who }.
vingt-un-passes = { $old } ha repartido lo acordado. Reparte ahora: { $who }.
vingt-un-deals-on = { $who } sigue repartiendo: { $why ->
    [first] era la primera mano
   *[two] hacen falta dos naturales
}.

## Lo que ha dado una mano, y por qué

vingt-un-why-naturals = natural contra natural
vingt-un-why-dealer = la banca tiene un natural: doble
vingt-un-why-over-drawn = se ha pasado
vingt-un-why-natural = un natural: doble
vingt-un-why-not-eldest = un natural, pero no el primero
vingt-un-why-taken-back = se recupera la apuesta
vingt-un-why-dealer-over = { $other }, y la banca se pasa
vingt-un-why-vingt-un-dealer-over = vingt-un, y la banca se pasa: doble
vingt-un-why-vingt-uns = vingt-un contra vingt-un
vingt-un-why-vingt-un = vingt-un gana a { $own }: doble
vingt-un-why-below-vingt-un = { $other } no llega a vingt-un: doble
vingt-un-why-beats = { $other } gana a { $own }
vingt-un-why-equal = { $other } es igual a { $own }
vingt-un-why-below = { $other } es menos que { $own }
# Siguen los nombres de los jugadores.
vingt-un-why-collected = cobrado a
vingt-un-why-paid = por el natural de
vingt-un-why-penalty = al fondo, por pasarse
vingt-un-why-ties = al fondo, por los empates
vingt-un-why-pool = el fondo

## Lo que hace una jugada

vingt-un-label = { $move ->
    [stake] Apostar { $chips }
    [divide] Separar { $chips }
    [split] Separar
    [keep] No separar
    [double] Doblar
    [no-double] No doblar
    [draw] Pedir
   *[stand] Plantarse
}
vingt-un-label-divide-for = Separar por { $chips }
vingt-un-hint-stake = Apostar { vingt-un-chips } a tu carta
vingt-un-hint-divide = Una segunda mano, con { vingt-un-chips }
vingt-un-hint-split = Jugar dos manos contra cada jugador
vingt-un-hint-keep = Jugar las dos cartas como una mano
vingt-un-hint-double = Cada jugador dobla su apuesta
vingt-un-hint-no-double = Las apuestas quedan como están
vingt-un-hint-draw = Una carta de la baraja, a la vista
vingt-un-hint-stand = Quedarse con { $total }

## Por qué no

vingt-un-no-move = «{ $text }» no es una jugada de Vingt-Un. Las hay así: stake 3, double, no double, divide 3, divide, keep, draw y stand
vingt-un-no-such-move = No hay tal jugada
vingt-un-most = Nadie puede apostar más de { vingt-un-chips } a una carta
vingt-un-limits = Se apuesta de { $least } a { vingt-un-chips }
vingt-un-limits-crossed = la apuesta mínima, { $least }, es mayor que la máxima, { $most }: mira las opciones «min_stake» y «max_stake»
vingt-un-match-over = La partida ha terminado
vingt-un-card-first = Primero tiene que salir una carta de la baraja
vingt-un-stake-first = Antes de nada, cada uno apuesta a su primera carta
vingt-un-stakes-made = Las apuestas ya están hechas
vingt-un-double-first = Ahora quien reparte dice si dobla las apuestas
vingt-un-double-dealer = Solo puede doblar quien reparte, cuando todos han apostado
vingt-un-double-over = Repartida la segunda carta, ya no se dobla
vingt-un-divide-first = Primero di si separas la pareja
vingt-un-divide-or-keep = Las apuestas ya están hechas: separa la pareja, o no
vingt-un-divide-no-cards = No quedan en la baraja las dos cartas que hacen falta para separar
vingt-un-divide-no-stake = Quien reparte no apuesta nada: separa sin decir un número
vingt-un-divide-stake = Di cuánto apuestas a la mano nueva: «divide 3»
vingt-un-divide-not-dealer = Aquí quien reparte no puede separar
vingt-un-divide-pairs-only = Solo se separan dos cartas del mismo valor, tal como se repartieron
vingt-un-no-card = No quedan cartas que servir: la última de la baraja no se reparte
vingt-un-stands-on-21 = Con 21 hay que plantarse
