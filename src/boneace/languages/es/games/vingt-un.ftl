# Vingt-Un: de qué va, sus opciones y sus reglamentos.
#
# Glosario. natural: as con diez o figura de entrada. dealer: quien reparte, la banca. pool: fondo.

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
    .value-holder = A quien tiene el natural, primero la mano
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
