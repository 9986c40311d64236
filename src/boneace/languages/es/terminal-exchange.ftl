# Las mesas de cambio en el terminal: Treinta y uno, Switch, Stop the Bus. Las palabras de los juegos
# están en lives.ftl, thirty-one.ftl, switch.ftl y stop-the-bus.ftl, con sus glosarios.
#
# Lo que se escribe (swap 4C for 9H, knock) es notación y es igual en todos los idiomas.

## Tus cartas

terminal-exchange-total = Tu total: { $total }, con { $best }.
terminal-exchange-value = Su valor: { $total }.
terminal-exchange-value-by = Su valor: { $total }, por { $best }.

## Lo que ha dicho alguien y acaba el reparto

terminal-exchange-mark = { $mark ->
    [knocked] ha golpeado
    [stopped] ha parado
   *[restarts] repite
}
terminal-exchange-last-turn = { $how ->
    [stopped] { $who } ha parado el bus: es tu último cambio.
   *[knocked] { $who } ha golpeado: es tu último turno.
}
terminal-exchange-all-shown = Todos han enseñado sus cartas. Puedes repetir el reparto.

## Lo que hay en la mesa

terminal-exchange-upcard = La carta descubierta es { $card }.
terminal-exchange-no-upcard = Ahora no hay carta descubierta.
terminal-exchange-stock = En el mazo { $cards ->
    [one] queda { $cards } carta
   *[other] quedan { $cards } cartas
}.
terminal-exchange-pile = En los descartes hay { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}.
terminal-exchange-tokens = En la mesa hay { $tokens ->
    [one] { $tokens } ficha
   *[other] { $tokens } fichas
}.
terminal-exchange-widow = Carta { $slot } de la viuda: { $card }.
terminal-exchange-widow-down = Carta { $slot } de la viuda: tapada.
terminal-exchange-second = Tu segunda mano: { $cards }.
terminal-exchange-second-total = Tu segunda mano: { $cards }. Su total: { $total }.
terminal-exchange-two-hands = { $who } tiene dos manos y ha de quedarse una.
terminal-exchange-face-up = Mano descubierta: { $cards }.
terminal-exchange-known = Mano tapada, y la conoces: { $cards }.
terminal-exchange-face-down = Mano tapada: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}.
terminal-exchange-face-down-more = Mano tapada: { $cards } { $cards ->
    [one] carta
   *[other] cartas
} más.
terminal-exchange-lie = En la mesa: { $cards }.

## Lo que puedes hacer

terminal-exchange-more = { $move ->
    [swap-up] (todas por { $cards })
    [swap-all] (todas por { $cards })
    [swap-down] (todas a ciegas)
    [keep-first] (quedarse la primera mano)
    [keep-second] (quedarse la segunda mano)
    [restart] (nadie paga)
    [decline] (el reparto se da por bueno)
   *[other] { "" }
}
terminal-exchange-many = O uno de { $count } cambios, como exchange 4C for 2.
terminal-exchange-moves = Con moves se dicen todos.
terminal-exchange-one = O cambiar una carta, como { $move }, o solo { $cards }; con moves se dicen todas.

## Ayuda

terminal-exchange-help-swap = swap 4C for 9H o solo 4C 9H: cambiar una.
terminal-exchange-help-discard = discard 7H o solo 7H: descartar.
terminal-exchange-help-widow = En un juego con viuda: exchange 4C for 2 (cambiar), o { $exchange } 4C KH for 2 3.

## Dibujada

terminal-exchange-where-pot = bote { $pot } · { $where }
terminal-exchange-left = mazo { $stock }
terminal-exchange-new = nueva
# Below a card that may be discarded: its key, and what the others count.
terminal-exchange-left-without = { $place } → { $left }
terminal-exchange-hint-discard = 1–4 descarte · z rápido · l historial · c colores · --plain sin dibujos
terminal-exchange-hint-widow = 1–3, 7–9 elegir · e cambiar · z rápido · l historial · c colores
terminal-exchange-told-up = Descubierta
terminal-exchange-told-down = Tapada
terminal-exchange-told-open = En la mesa
terminal-exchange-told-dealers = La segunda mano de quien reparte
terminal-exchange-told-second = Tu segunda mano
terminal-exchange-told-second-total = Tu segunda mano: { $total }
terminal-exchange-you-know = la ves
terminal-exchange-county = prestado
terminal-exchange-coins = { $coins } { $lives }
terminal-exchange-your-coins = { $coins } { $lives ->
    [one] { $lives } vida
   *[other] { $lives } vidas
}
terminal-exchange-your-total = total { $total }
terminal-exchange-bet = Apuesta
terminal-exchange-your-turn = Te toca
terminal-exchange-turn-last = { $how ->
    [stopped] Último cambio ({ $who } ha parado)
   *[knocked] Último turno ({ $who })
}
terminal-exchange-turn-shown = Todos han enseñado
terminal-exchange-ask = { $turn }: { $moves }.
terminal-exchange-ask-pick = cambiar 1–3/7–9 ({ $key })
terminal-exchange-ask-discard = Descarta una carta: 1 a 4, o con el ratón.
terminal-exchange-ask-swap = Cambiar { $cards } por { $lying }: { $key }.
terminal-exchange-ask-swap-all = Cambiar las tres: { $key }.
terminal-exchange-ask-keep = Repartes: ¿te quedas la primera mano ({ $keep-first }) o la segunda ({ $keep-second })?
terminal-exchange-choose-widow = Elige tus cartas (1–3) y otras tantas de la viuda (7–9), y luego { $exchange }.
terminal-exchange-choose-swap = Elige una carta tuya (1–3) y una de la mesa (7–9), y luego { $swap }.

## Las teclas

terminal-exchange-key-discard = Descartar una carta de tu mano, también con el ratón
terminal-exchange-key-widow = Con viuda: elegir tus cartas y las de la viuda
terminal-exchange-key-wagers = Apuestas aparte, si la partida las tiene
terminal-exchange-key-yours = Elegir una carta tuya, también con el ratón
terminal-exchange-key-face-up = Elegir una carta de la mano descubierta, también con el ratón
terminal-exchange-key-open = Elegir una carta de la mesa, también con el ratón

## El final de un reparto

terminal-exchange-end = { $how ->
    [blitz] ¡31!
    [drawn] El reparto acaba en empate
   *[showdown] Se enseñan las cartas
}  ·  reparto { $deal }
terminal-exchange-went-out = { $change }, fuera
