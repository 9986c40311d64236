# Vingt-Un: lo que se cuenta, lo que se puede hacer y por qué no.
#
# Lo que se escribe como jugada (stake 3, no double, divide 3) es notación, y es igual en todas las
# lenguas.
#
# Glosario. stake: apuesta. natural y vingt-un se dicen igual. to draw: pedir carta. to stand:
# plantarse. over-drawn: pasado. to throw up: tirar las cartas. to divide: separar. pool: fondo.
# dealer: quien reparte; la banca, donde ha de ser corto. to put out: quitar el reparto.
#
# Glosario. natural: as con diez o figura de entrada. dealer: quien reparte, la banca. pool: fondo.

## De qué va

vingt-un-game = Vingt-Un
    .summary = Cada uno apuesta a una carta y pide hasta 21 contra quien reparte, que reparte hasta que un jugador tiene un as con un diez o una figura.

vingt-un-cut-told = Se reparten cartas hasta el primer as
vingt-un-cut-choice = Por el primer as

## Opciones

vingt-un-option-min-stake = Apuesta mínima
    .meaning = Lo menos que se puede apostar a una carta.
vingt-un-option-max-stake = Apuesta máxima
    .meaning = Lo más que se puede apostar a una carta. Con ella se puede perder hasta cuatro veces esa cantidad.
vingt-un-option-natural-puts-out-dealer = Un natural quita el reparto
    .meaning = El natural de un jugador echa a quien reparte.
vingt-un-option-deal-passes-to = El reparto pasa
    .meaning = Quién reparte cuando un natural ha echado a quien repartía.
    .value-next = Al jugador siguiente
    .value-holder = A quien tiene el natural, primero el mano
vingt-un-option-naturals-to-put-out = Naturales que echan a quien reparte
    .meaning = Por cuántos naturales puede ser echado quien reparte, si el primer reparto no trajo ninguno.
vingt-un-option-first-hand = Primera mano
    .meaning = En qué mano un natural no echa a quien reparte.
    .value-of-deal = En la primera después de pasar el reparto
    .value-of-pack = También en la primera con la baraja recién hecha
vingt-un-option-dealer-hands = Manos de cada reparto
    .meaning = El reparto pasa al siguiente tras tantas manos; 0 es sin límite.
vingt-un-option-dealer-packs = Barajas de cada reparto
    .meaning = El reparto pasa cuando se ha recorrido tantas veces la baraja, al acabar la mano; 0 es sin límite.
vingt-un-option-first-natural = Natural en la primera mano
    .meaning = Cuándo se paga un natural que no echa a quien reparte por ser en la primera mano.
    .value-at-once = Al momento, doble
    .value-waits = Espera, y se salda como un vingt-un pedido
vingt-un-option-several-naturals = Varios naturales
    .meaning = Qué cobran dos o más jugadores que tienen natural en una mano.
    .value-each = Doble cada uno
    .value-first = Doble el primero, sencillo los demás
vingt-un-option-after-natural = Después de un natural
    .meaning = Qué pasa con la mano en que un natural echa a quien reparte.
    .value-finish = Se juega hasta el final
    .value-drop = Se deja en cuanto se pagan los naturales
vingt-un-option-divided-natural = As y diez tras separar
    .meaning = Qué son un as y un diez o figura en una mano separada.
    .value-drawn = Un vingt-un pedido
    .value-natural = Un natural
vingt-un-option-natural-collects-from-all = Un natural cobra de todos
    .meaning = Quien tiene un natural cobra su apuesta también de los demás jugadores, menos de quienes tienen vingt-un, si quien reparte no tiene natural.
vingt-un-option-draw-on-21 = Pedir con 21
    .meaning = Un jugador puede pedir aunque su mano sume 21.
vingt-un-option-dealer-divides = Quien reparte separa
    .meaning = Qué se salda cuando quien reparte ha separado.
    .value-each = Cada una de sus manos, contra cada jugador
    .value-best = Una de sus manos, la que más le da
    .value-forbidden = Quien reparte no puede separar
vingt-un-option-double-covers-divided = Doblar las manos separadas
    .meaning = «Doblo» vale también para las apuestas de manos separadas.
vingt-un-option-pool-ante = Al fondo
    .meaning = Las fichas que cada uno pone en el fondo en cada mano; se lo lleva el primero que canta un natural.
vingt-un-option-pool-over-draw = Multa de quien reparte
    .meaning = Las fichas que quien reparte pone en el fondo por cada mano en que se pasa.
vingt-un-option-pool-ties = Empates
    .meaning = Qué parte de lo que cobra en los empates pone quien reparte en el fondo, redondeando a la baja.
    .value-none = Nada
    .value-quarter = Un cuarto
    .value-third = Un tercio
vingt-un-option-deals = Repartos
    .meaning = La partida acaba tras tantos repartos; 0 es sin final.

## Reglamentos

vingt-un-preset-default = Vingt-Un
    .summary = Un natural echa a quien reparte, y el reparto pasa al jugador siguiente.
vingt-un-preset-pool = Con fondo
    .summary = Una ficha de cada uno en cada mano, las multas de quien reparte y un tercio de sus empates forman un fondo para el próximo natural.
vingt-un-preset-limited-deal = Reparto limitado
    .summary = Cada uno reparte dos veces la baraja; un natural cobra de todos en lugar de echar a quien reparte.

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

vingt-un-deals = Reparto { $deal }. { $who ->
    [you] Repartes tú
   *[other] Reparte: { $who }
}.
vingt-un-ante = Cada uno pone { vingt-un-chips } en el fondo, que suma { $pool }.
vingt-un-doubles = { $who ->
    [you] Dices
   *[other] { $who } dice
} «doblo»: se doblan todas las apuestas.
vingt-un-doubles-not = { $who ->
    [you] No doblas
   *[other] { $who } no dobla
}.
vingt-un-stakes = { $who ->
    [you] Apuestas
   *[other] { $who } apuesta
} { $chips }.
vingt-un-divides = { $who ->
    [you] Separas
   *[other] { $who } separa
} { $cards }.
vingt-un-divides-for = { $who ->
    [you] Separas
   *[other] { $who } separa
} { $cards }, con { vingt-un-chips } en la mano nueva.
vingt-un-keeps = { $who ->
    [you] No separas
   *[other] { $who } no separa
} la pareja.
vingt-un-stands = { $who ->
    [you] Te plantas
   *[other] { $who } se planta
}.
vingt-un-stands-with = { $who ->
    [you] Te plantas
   *[other] { $who } se planta
} con la { vingt-un-which }.
vingt-un-draws = { $who ->
    [you] Pides
   *[other] { $who } pide
} carta: { $card }.
vingt-un-draws-to = { $who ->
    [you] Pides
   *[other] { $who } pide
} carta para la { vingt-un-which }: { $card }.
vingt-un-served = { $who ->
    [you] Recibes
   *[other] { $who } recibe
} { $card } en la { vingt-un-which }.
vingt-un-over-draws = { $who ->
    [you] Te pasas con { $card }, pagas { vingt-un-chips } y tiras
   *[other] { $who } se pasa con { $card }, paga { vingt-un-chips } y tira
} las cartas.
vingt-un-dealer-over-draws = { $who ->
    [you] Como banca, te pasas
   *[other] La banca, { $who }, se pasa
} con { $card }.
vingt-un-turns-up = { $who ->
    [you] Como banca, descubres
   *[other] La banca, { $who }, descubre
} { $cards }: { $total }.
vingt-un-natural = { $who ->
    [you] Cantas
   *[other] { $who } canta
} un natural, { $cards }.
vingt-un-natural-paid = { $who ->
    [you] Cantas un natural, { $cards }, y cobras
   *[other] { $who } canta un natural, { $cards }, y cobra
} { vingt-un-chips }.
vingt-un-dealer-natural = { $who ->
    [you] Como banca, tienes un natural, { $cards }, y cobras
   *[other] La banca, { $who }, tiene un natural, { $cards }, y cobra
} doble.
vingt-un-takes-pool = { $who ->
    [you] Te llevas
   *[other] { $who } se lleva
} el fondo: { vingt-un-chips }.
vingt-un-shuffled = Se ha acabado la baraja: se barajan las cartas usadas y el reparto sigue.
vingt-un-wins = { $who ->
    [you] Ganas la partida
    [among] { $who } ganáis la partida a la par
   *[other] { $who } { $players ->
        [one] gana la partida
       *[other] ganan la partida a la par
    }
}.

## El final de un reparto

vingt-un-ends = { $kind ->
    [showdown] Se saldan las manos.
    [natural] Contra un natural de quien reparte nadie pide carta.
    [unplayed] No queda ninguna mano en pie: quien reparte no pide carta.
   *[dropped] Quien reparte pierde el reparto, y la mano se deja.
}
vingt-un-dealer-has = { $who ->
    [you] Como banca, tienes
   *[other] La banca, { $who }, tiene
} { $cards }.
vingt-un-declares = { $who ->
    [you] Enseñas { $cards } y { $does ->
        [receives] cobras { vingt-un-chips }
        [pays] pagas { vingt-un-chips }
       *[neither] ni pagas ni cobras
    }
   *[other] { $who } enseña { $cards } y { $does ->
        [receives] cobra { vingt-un-chips }
        [pays] paga { vingt-un-chips }
       *[neither] ni paga ni cobra
    }
}: { $why }.
vingt-un-collects = { $who ->
    [you] Cobras
   *[other] { $who } cobra
} por el natural { vingt-un-chips } { $count ->
    [one] a { $payers ->
        [you] ti
       *[other] { $payers }
    }
   *[other] a cada uno de los demás: { WITHIN($payers) }
}.
vingt-un-feeds = { $who ->
    [you] Como banca, pones
   *[other] La banca, { $who }, pone
} { vingt-un-chips } en el fondo: { $what }.
vingt-un-feeds-penalty = { $chips } por pasarse
vingt-un-feeds-ties = { $chips } por los empates
vingt-un-changed = { $who ->
    [you] { $does ->
        [wins] Ganas
       *[loses] Pierdes
    }
   *[other] { $who } { $does ->
        [wins] gana
       *[loses] pierde
    }
} { vingt-un-chips } en este reparto.
vingt-un-put-out = { $old ->
    [you] Un natural te quita el reparto
   *[other] Un natural quita el reparto a { $old }
}. { $who ->
    [you] Ahora repartes tú
   *[other] Reparte ahora: { $who }
}.
vingt-un-passes = { $old ->
    [you] Has repartido
   *[other] { $old } ha repartido
} lo acordado. { $who ->
    [you] Ahora repartes tú
   *[other] Reparte ahora: { $who }
}.
vingt-un-deals-on = { $who ->
    [you] Sigues
   *[other] { $who } sigue
} repartiendo: { $why ->
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

vingt-un-no-move = «{ $text }» no es una jugada de Vingt-Un. Hay estas: stake 3, double, no double, divide 3, divide, keep, draw y stand
vingt-un-no-such-move = No existe esa jugada
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
vingt-un-divide-four = Ya tienes cuatro manos: no hay quinta
vingt-un-divide-no-stake = Quien reparte no apuesta nada: separa sin decir un número
vingt-un-divide-stake = Di cuánto apuestas a la mano nueva: «divide 3»
vingt-un-divide-not-dealer = Aquí quien reparte no puede separar
vingt-un-divide-pairs-only = Solo se separan dos cartas del mismo valor, tal como se repartieron
vingt-un-no-card = No quedan cartas que servir: la última de la baraja no se reparte
vingt-un-stands-on-21 = Con 21 hay que plantarse

## Resolver

vingt-un-solve-pool = solo se resuelve un reparto sin fondo: quita las opciones del fondo
vingt-un-solve-divided = solo se resuelve un reparto con «divided_natural=drawn», y con «dealer_divides» en «each» o en «forbidden»
vingt-un-solve-few-cards = un reparto necesita una baraja de al menos { $least } cartas

# Los primeros repartos, para aprender.
vingt-un-learn-goal = Todos juegan contra quien reparte, aquí Ben. Hay que acercarse a 21 sin pasarse. Las figuras valen 10, y el as, 1 u 11. (VU-01)
vingt-un-learn-stake = Primero apuestas a una carta que solo has visto tú. Un as o un diez son un buen comienzo; un nueve, no tanto: apuesta 1 ficha. (VU-10)
vingt-un-learn-double = Ann también ha apostado. Con una buena primera carta, Ben habría dicho «doblo» y habría doblado todas las apuestas. No lo ha hecho: buena señal. (VU-12)
vingt-un-learn-draw = Con la segunda carta tienes 13: es poco. Pide: con un ocho o menos no te pasas de 21. Las cartas que se piden quedan a la vista. (VU-23)
vingt-un-learn-again = Un dos: 15, todavía poco. Si te pasas de 21, pierdes la apuesta al momento; pero plantarse en 15 tampoco suele ganar. Pide otra. (VU-26)
vingt-un-learn-stand = Un cinco: 20. Solo 21 es mejor, y solo un as te llevaría hasta ahí. Plántate.
vingt-un-learn-divide = Ann tenía dos ochos, un 16 muy flojo. Una pareja se puede separar: dos manos, cada una con su apuesta. (VU-40)
vingt-un-learn-over-drawn = La reina ha llevado a 25 la primera mano de Ann: se ha pasado. Pierde esa apuesta al momento, aunque luego se pase Ben. Con la segunda, Ann se planta en 18. (VU-06)
vingt-un-learn-dealer = Ben ha descubierto un seis y un cuatro, y ha pedido: un rey. También son 20.
vingt-un-learn-tie = Tú tienes 20 y Ben tiene 20: no basta con igualar. Quien reparte gana los empates, y esa es su ventaja. Pierdes una ficha. (VU-04)
vingt-un-learn-ace = Ben sigue repartiendo, y tu primera carta es un as, la mejor para apostar. Apuesta 10, el máximo. (VUX-04)
vingt-un-learn-natural = Ben también tenía una buena carta, y ha doblado las apuestas. Pero tu segunda carta es un rey: ¡un natural! Cobras al momento el doble de tus 20 fichas. (VU-18)
vingt-un-learn-to-the-end = La mano se juega hasta el final. Ann se planta. Ben descubre un as y un tres, 4 o 14: es poco, así que pide. (B-VU-04)
vingt-un-learn-soft = Un ocho. Con el as a 11 serían 22, así que ahora el as vale 1, y Ben tiene 12. Vuelve a pedir. (B-VU-01)
vingt-un-learn-end = 22: Ben se pasa y paga también a Ann. Además, tu natural le quita el reparto. Ahora repartes tú, y ganas los empates. (VU-50)

## Estrategias fijas, para la arena

vingt-un-zoo-textbook = Apuesta alto con un as o un diez, separa ases y ochos, se planta con 16 o con 18 blando.
vingt-un-zoo-stand = Apuesta siempre una cantidad media, nunca dobla ni separa, y se planta con { $total }.
vingt-un-zoo-doubler = Apuesta lo máximo, dobla y separa siempre que puede, y se planta con 17.
vingt-un-zoo-chaser = Juega de manual, pero apuesta lo máximo si no va por delante, y dobla si va por detrás.
vingt-un-zoo-tens = Juega de manual, pero apuesta lo máximo también con un diez o una figura.
vingt-un-zoo-hunter = Juega de manual, pero tras un natural que pagan todos pide hasta 21 si debe más que su apuesta.
