# Treinta y uno, Switch y Stop the Bus: lo que dicen por igual los juegos a vidas.
#
# Lo que se escribe como jugada (swap 4C for 9H, knock) es notación y es igual en todos los idiomas;
# lo que va en una frase es palabra del idioma.
#
# Glosario. life: vida. on the county: de prestado. out: fuera. to knock: golpear. to stand:
# plantarse. to exchange, to swap: cambiar. face up: descubierta. deal: reparto. Los nombres van
# delante de dos puntos, y lo que alguien anuncia, como lo diría él («Tú: golpeo»).

## Lo que ha pasado

lives-deals = Reparto { $deal }. Reparte: { $who }.
lives-knocks = { $who }: golpeo.
lives-stands = { $who }: me planto.
lives-exchanges = { $who }: cambio de { $given } por { $received }.
lives-three-cards = tres cartas
lives-blitz = { $showing }: ¡31!
lives-blitz-hand = { $who } con { $cards }
lives-shown = A la vista: { $hands }.
lives-shown-hand = { $who } { $cards } ({ $worth })
lives-loses = { $who }: { $lives ->
    [one] 1 vida
   *[other] { $lives } vidas
} menos; { $left ->
    [one] queda 1
   *[other] quedan { $left }
}.
lives-loses-last = { $who }: { $lives ->
    [one] 1 vida
   *[other] { $lives } vidas
} menos, y de prestado.
lives-loses-all = { $who }: { $lives ->
    [one] 1 vida
   *[other] { $lives } vidas
} menos.
lives-loses-again = { $who }: iba de prestado, y otra derrota.
lives-out = { $who }: fuera.
lives-won = { $count ->
    [one] Gana la partida
   *[other] Comparten la partida
}: { $who }.

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
