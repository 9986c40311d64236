# Lo que dicen por igual los juegos a vidas.
#
# Lo que se escribe como jugada (swap 4C for 9H, knock) es notación y es igual en todos los idiomas;
# lo que va en una frase es palabra del idioma.
#
# Glosario. life: vida. on the county: de prestado. out: fuera. to knock: golpear. to stand:
# plantarse. to exchange, to swap: cambiar. face up: descubierta. deal: reparto.

## Opciones

lives-option-three-of-a-kind = Trío
    .meaning = Cuánto valen tres cartas iguales.
    .value-none = Nada por sí mismas
    .value-30-5 = 30½, por encima de todo menos 31
    .value-30 = 30, como tres cartas de valor diez de un palo
lives-option-dealt-blitz = 31 de mano
    .meaning = Cuándo se enseña un 31 que ha venido repartido.
    .value-at-once = Al momento, antes de cualquier turno
    .value-on-turn = Cuando le toca a quien lo tiene
lives-option-blitz-after-knock = Un 31 acaba los últimos turnos
    .meaning = Jugando a vidas, un 31 hecho después de golpear acaba el reparto: quien lo tiene se salva, quien golpeó pierde dos y los demás una.
lives-option-knock-from = Primer golpe
    .meaning = Cuándo se puede golpear por primera vez.
    .value-first-turn = En el primer turno del reparto
    .value-second-turn = Cuando todos han tenido un turno
lives-option-lives = Vidas
    .meaning = Las vidas de cada jugador: peniques, o las esquinas de un billete.
lives-option-free-ride = De prestado
    .meaning = Quien se queda sin vidas sigue jugando hasta que pierde otra vez.
lives-option-capped-loss = No más de lo que queda
    .meaning = Quien pierde dos vidas y tiene una paga esa y sigue jugando.
lives-option-knocker-must = Quien golpea debe
    .meaning = Qué tiene que hacer quien golpea para no perder.
    .value-win = Ganar: nadie puede tener más, y el más bajo paga también
    .value-beat-one = Superar al menos a uno: no ser el más bajo
lives-option-knocker-double = Quien golpea paga doble
    .meaning = Quien golpea y falla pierde dos vidas.
lives-option-knocker-tied = Quien golpea empata abajo
    .meaning = Quién paga cuando basta superar a uno y quien golpea empata con el más bajo.
    .value-alone = Solo quien golpeó
    .value-with-others = Quien golpeó y los demás empatados
    .value-with-others-unless-all = Quien golpeó y los demás, pero se salva si empatan todos
    .value-safe = Solo los demás: quien golpea gana los empates
lives-option-deals = Repartos
    .meaning = La partida acaba tras tantos repartos; 0 es sin límite.

## Lo que ha pasado

lives-deals = Reparto { $deal }. { $who ->
    [you] Repartes tú
   *[other] Reparte: { $who }
}.
lives-knocks = { $who ->
    [you] Golpeas
   *[other] { $who } golpea
}.
lives-stands = { $who ->
    [you] Te plantas
   *[other] { $who } se planta
}.
lives-exchanges = { $who ->
    [you] Cambias
   *[other] { $who } cambia
} { $given } por { $received }.
lives-three-cards = tres cartas
lives-blitz = { $showing }: ¡31!
lives-blitz-hand = { $who } con { $cards }
lives-shown = A la vista: { $hands }.
lives-shown-hand = { WITHIN($who) } { $cards } ({ $worth })
lives-loses = { $who ->
    [you] Pierdes
   *[other] { $who } pierde
} { $lives ->
    [one] 1 vida
   *[other] { $lives } vidas
} y { $who ->
    [you] te
   *[other] le
} { $left ->
    [one] queda 1
   *[other] quedan { $left }
}.
lives-loses-last = { $who ->
    [you] Pierdes
   *[other] { $who } pierde
} { $lives ->
    [one] 1 vida
   *[other] { $lives } vidas
} y { $who ->
    [you] sigues
   *[other] sigue
} de prestado.
lives-loses-all = { $who ->
    [you] Pierdes
   *[other] { $who } pierde
} { $lives ->
    [one] 1 vida
   *[other] { $lives } vidas
}.
lives-loses-again = { $who ->
    [you] Ibas de prestado y vuelves
   *[other] { $who } iba de prestado y vuelve
} a perder.
lives-out = { $who ->
    [you] Quedas
   *[other] { $who } queda
} fuera.
lives-won = { $who ->
    [you] Ganas
    [among] { $who } compartís
   *[other] { $who } { $count ->
        [one] gana
       *[other] comparten
    }
} la partida.

## Cómo se llama una jugada

lives-swap = Cambiar { $given } por { $taken }
lives-swap-two = Cambiar dos

## Lo que no se entiende

lives-no-move = «{ $text }» no es una jugada de { $game }: hay { $moves }
lives-no-for = A «{ $text }» le falta «for»: un cambio se escribe «swap 4C for 9H»
lives-name-both = «{ $text }» tiene que nombrar una carta de la mano y una de la mesa

## Por qué no

lives-cards-first = Antes hay que repartir las cartas
lives-never-two = Se cambia una carta o las tres, nunca dos
lives-not-held = { $card } no está en la mano
lives-not-face-up = { $card } no está descubierta en la mesa
lives-stand-last = Plantarse es para el último turno, cuando alguien ha golpeado
lives-knock-early = Nadie puede golpear antes de que todos hayan tenido un turno

## Con qué puede empezar una partida

lives-no-life = en este juego un asiento sin vidas está fuera: hay que escribirlo así, «out»
lives-two-in = tienen que quedar al menos dos asientos en juego
lives-dealer-out = el asiento { $seat } no puede repartir: está fuera

## Learned policies of the bots

lives-no-policy = no se puede leer una estrategia de { $file } ({ $why }); hazla de nuevo con python -m boneace.games.{ $game }.making

## Lo que se puede hacer

lives-action-draw = Robar
    .help = Robar la carta de encima del mazo
lives-action-take = Coger
    .help = Coger la carta descubierta
lives-action-swap = Cambiar una
    .help = Cambiar las dos cartas elegidas
    .short = Cambiar
lives-action-swap-up = Cambiar todas
    .help = Cambiar las tres cartas por la mano descubierta
    .short = Todas
lives-action-swap-all = Cambiar todas
    .help = Cambiar las tres cartas
    .short = Todas
lives-action-swap-down = Cambiar a ciegas
    .help = Cambiar las tres, a ciegas, por la mano tapada
    .short = A ciegas
lives-action-pass = Pasar
    .help = Pasar, donde se juega así
lives-action-knock = Golpear
    .help = Golpear
lives-action-stand = Plantarse
    .help = Plantarse, cuando alguien ha golpeado
lives-action-stop = Parar el bus
    .help = Parar el bus
    .short = Parar
lives-action-continue = Seguir
    .help = Seguir: que cambie el siguiente
lives-action-exchange = Cambiar
    .help = Cambiar las cartas elegidas con la viuda
lives-action-keep-first = Quedarse la primera
    .help = Al repartir: quedarse con la primera o la segunda mano
    .short = La primera
lives-action-keep-second = Quedarse la segunda
    .help = Al repartir: quedarse con la primera o la segunda mano
    .short = La segunda
lives-action-restart = Repetir
    .help = Al final: repetir el reparto o darlo por bueno
    .short = Repetir
lives-action-decline = Dar por bueno
    .help = Al final: repetir el reparto o darlo por bueno
    .short = Dar por bueno
