# Los juegos de fases y apuestas en el terminal: Best, Pair and Thirty-one; Three-Stake Brag; Primiera.
# Las palabras de los juegos están en vying.ftl y en los catálogos de cada uno, con sus glosarios.
#
# Lo que se escribe (brag 2, discard 7H 4C) es notación y es igual en todos los idiomas.

## Tu turno, y la mesa

terminal-stakes-open-cards = Cartas a la vista: { $shown }.
terminal-stakes-has-said = { $who } ha dicho: { $said }.
terminal-stakes-no-cards = No tienes cartas.
terminal-stakes-hand = Tus cartas: { $cards }.
terminal-stakes-all-up = Todas están a la vista.
terminal-stakes-face-up = A la vista: { $cards }.
terminal-stakes-value = Su valor: { $worth }.
terminal-stakes-value-by = Su valor: { $worth }, por { $best }.
terminal-stakes-total = Su total: { $total }.
terminal-stakes-pack = En el mazo { $cards ->
    [one] queda { $cards } carta
   *[other] quedan { $cards } cartas
}.
terminal-stakes-stage = Fase { $number } de { $count }: { $title }.
terminal-stakes-stage-worth = Fase { $number } de { $count }: { $title }, por { $worth }.
terminal-stakes-outcome = { $title }: { $told }
terminal-stakes-won = { $title }: { $who }.
terminal-stakes-won-worth = { $title }: { $worth } para { $who }.
terminal-stakes-pot = En el bote hay { $chips }.
terminal-stakes-pots = En los botes: { $pots }.
terminal-stakes-you-propose = Propones una apuesta de { $stake }.
terminal-stakes-proposes = { $who } propone una apuesta de { $stake }.
terminal-stakes-stake-is = La apuesta es de { $stake }.
terminal-stakes-your-brag = Tu brag es de { $chips }.
terminal-stakes-brag = Brag de { $who }: { $chips }.
terminal-stakes-put-in = Has puesto { $chips }.
terminal-stakes-no-brag = Nadie ha hecho brag todavía.
terminal-stakes-standing-paid = Marcador, ya pagadas las puestas del siguiente reparto: { $seats }.

## Lo que ha hecho cada uno

terminal-stakes-counts = total { $total }
terminal-stakes-staked = ha puesto { $chips }
terminal-stakes-in = puesto { $chips }
terminal-stakes-threw = descarte de { $cards }
terminal-stakes-said = dice { $said }

## Lo que puedes hacer

terminal-stakes-upto = { $most ->
    [one] una carta
   *[other] de 1 a { $most } cartas
}
terminal-stakes-discard = Descartar { $cards }, como { $move }; con moves se dicen todos los descartes.

## Ayuda

terminal-stakes-help-short = Formas cortas: p pass (pasar), b brag, r raise (subir), m match (igualar), s see (ver) o stand (plantarse, servido), f fold (retirarse),
terminal-stakes-help-draw = d draw (robar) o drop (retirarse), x discard (descartar). O el número que va delante de una jugada en la lista.
terminal-stakes-help-amounts = Cantidades, donde se piden: brag 2, b 2, r 3, o el número de la lista y después
terminal-stakes-help-amounts-more = la cantidad: 2 3.
terminal-stakes-help-cards = Cartas: el valor, A K Q J T 9 a 2, y el palo, S (picas) H (corazones) D (diamantes) C (tréboles): TD es el diez de diamantes.
terminal-stakes-help-several = Varias a la vez donde se cambian cartas: discard 7H 4C, x 7H 4C o solo 7H 4C.

## Dibujada

terminal-stakes-hint = z rápido · l registro · c colores · ? teclas · --plain sin dibujos
terminal-stakes-up = vista
terminal-stakes-strip-won = { $title }: { $who }
terminal-stakes-unit = { $unit ->
    [point] pt
   *[chip] f.
}
terminal-stakes-watching = Miras esta partida.
terminal-stakes-in-pot = Bote { $chips }
terminal-stakes-at-stake = { $unit ->
    [point] Apuesta
   *[chip] Brag
} { $amount }
terminal-stakes-at-stake-by = { $unit ->
    [point] Apuesta
   *[chip] Brag
} { $amount } ({ $who })
terminal-stakes-nothing-bragged = sin brag todavía
terminal-stakes-in-pack = mazo { $cards }
terminal-stakes-button = { $verb ->
    [brag] Brag
    [raise] Subir
    [match] Igualar
    [see] Ver
    [fold] Retirarse
    [drop] Retirarse
    [draw] Robar
    [discard] Descartar
    [stand] Plantarse
   *[pass] Pasar
}
terminal-stakes-button-amount = { terminal-stakes-button } { $amount }
terminal-stakes-ask = Te toca: { $moves }.
terminal-stakes-ask-amount = { $label } ({ $key }, − + cambia)
terminal-stakes-ask-discard = elegir { terminal-stakes-upto } (1–4) y descartar (x)
terminal-stakes-choose-first = Elige antes las cartas: 1 a 4, o con el ratón.
terminal-stakes-keys-hand = 1 a 4
terminal-stakes-key-pass = Pasar
terminal-stakes-key-brag = Brag; subir
terminal-stakes-key-match = Igualar un brag
terminal-stakes-key-see = Ver una apuesta; o plantarse, darse por servido
terminal-stakes-key-fold = Retirarse; o robar una carta
terminal-stakes-key-amount = Otra cantidad para un brag o una subida; o escribir su cifra
terminal-stakes-key-choose = Elegir una carta para descartar, también con el ratón
terminal-stakes-key-discard = Descartar las cartas elegidas
terminal-stakes-key-marks = marca a quien reparte, ▶ a quien le toca

## El final de un reparto

terminal-stakes-end = Fin del reparto { $deal }
terminal-stakes-paid = Ya están pagadas las puestas del siguiente reparto.
terminal-stakes-claims = reclama: { $value }
