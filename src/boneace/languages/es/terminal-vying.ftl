# Los juegos de fases y apuestas en el terminal: Best, Pair and Thirty-one; Three-Stake Brag; Primiera.
# Las palabras de los juegos están en vying.ftl y en los catálogos de cada uno, con sus glosarios.
#
# Lo que se escribe (brag 2, discard 7H 4C) es notación y es igual en todos los idiomas.

## Tu turno, y la mesa

terminal-vying-open-cards = Cartas a la vista: { $shown }.
terminal-vying-has-said = { $who } ha dicho: { $said }.
terminal-vying-all-up = Todas están a la vista.
terminal-vying-face-up = A la vista: { $cards }.
terminal-vying-value = Su valor: { $worth }.
terminal-vying-value-by = Su valor: { $worth }, por { $best }.
terminal-vying-total = Su total: { $total }.
terminal-vying-pack = En el mazo { $cards ->
    [one] queda { $cards } carta
   *[other] quedan { $cards } cartas
}.
terminal-vying-stage = Fase { $number } de { $count }: { $title }.
terminal-vying-stage-worth = Fase { $number } de { $count }: { $title }, por { $worth }.
terminal-vying-outcome = { $title }: { $told }
terminal-vying-won = { $title }: { $who }.
terminal-vying-won-worth = { $title }: { $worth } para { $who }.
terminal-vying-pot = En el bote hay { $chips }.
terminal-vying-pots = En los botes: { $pots }.
terminal-vying-you-propose = Propones una apuesta de { $stake }.
terminal-vying-proposes = { $who } propone una apuesta de { $stake }.
terminal-vying-stake-is = La apuesta es de { $stake }.
terminal-vying-your-brag = Tu brag es de { $chips }.
terminal-vying-brag = Brag de { $who }: { $chips }.
terminal-vying-put-in = Has puesto { $chips }.
terminal-vying-no-brag = Nadie ha hecho brag todavía.
terminal-vying-standing-paid = Marcador, ya pagadas las puestas del siguiente reparto: { $seats }.

## Lo que ha hecho cada uno

terminal-vying-counts = total { $total }
terminal-vying-staked = ha puesto { $chips }
terminal-vying-in = puesto { $chips }
terminal-vying-threw = descarte de { $cards }
terminal-vying-said = dice { $said }

## Lo que puedes hacer

terminal-vying-upto = { $most ->
    [one] una carta
   *[other] de 1 a { $most } cartas
}
terminal-vying-discard = Descartar { $cards }, como { $move }; con moves se dicen todos los descartes.

## Ayuda

terminal-vying-help-amounts = Cantidades, donde se piden: brag 2, { $brag } 2, { $raise } 3, o el número de la lista y después
terminal-vying-help-amounts-more = la cantidad: 2 3.
terminal-vying-help-several = Varias a la vez donde se cambian cartas: discard 7H 4C, { $discard } 7H 4C o solo 7H 4C.

## Dibujada

terminal-vying-strip-won = { $title }: { $who }
terminal-vying-unit = { $unit ->
    [point] pt
   *[chip] f.
}
terminal-vying-in-pot = Bote { $chips }
terminal-vying-at-stake = { $unit ->
    [point] Apuesta
   *[chip] Brag
} { $amount }
terminal-vying-at-stake-by = { $unit ->
    [point] Apuesta
   *[chip] Brag
} { $amount } ({ $who })
terminal-vying-nothing-bragged = sin brag todavía
terminal-vying-in-pack = mazo { $cards }
terminal-vying-ask-amount = { $label } ({ $key }, − + cambia)
terminal-vying-ask-discard = elegir { terminal-vying-upto } (1–4) y descartar ({ $discard })
terminal-vying-key-amount = Otra cantidad para un brag o una subida; o escribir su cifra
terminal-vying-key-choose = Elegir una carta para descartar, también con el ratón

## El final de un reparto

terminal-vying-paid = Ya están pagadas las puestas del siguiente reparto.
terminal-vying-claims = reclama: { $value }
