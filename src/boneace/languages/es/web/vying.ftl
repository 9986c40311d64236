# Las mesas de los juegos de envite: Best, Pair and Thirty-one; Three-Stake Brag; Primiera.
#
# Glosario. stage: fase. pot: bote. to brag: hacer brag. brag: brag. vying: envite. to match: igualar. to raise: subir.
# to see: ver. to drop, to fold: retirarse. to stand: plantarse. satisfied: servido. stake: apuesta.

vying-discard-n = Descartar { $n }
vying-choose-first = Elige antes las cartas que descartas.
vying-cannot-discard = Ahora no se pueden descartar esas cartas.
vying-at-most = Como mucho se { $n ->
    [one] puede cambiar { $n } carta
   *[other] pueden cambiar { $n } cartas
  }.
vying-replaced = Se reponen del mazo

vying-hold = Tienes { $cards }.
vying-hold-worth = Tienes { $cards }: { $worth }.
vying-total = total { $total }
vying-asked-stake = la apuesta es { $n }
vying-asked-brag = el brag es { $n }
vying-choose-discard = elige cartas para descartar
vying-range-raise = subir de { $least } a { $most }
vying-range-brag = brag de { $least } a { $most }
vying-range = { $word } de { $least } a { $most }
vying-drew = Has robado { $card }.
vying-turn = Te toca.
vying-turn-asked = Te toca: { $asked }.
vying-may = Puedes: { $moves }.

vying-stake = Apuesta
vying-brag-is = Brag
vying-by = de { $who }
vying-to-begin = para empezar
vying-more-to-stay = { $what } más para seguir
vying-in-the-pot = en el bote
vying-shown = a la vista: { $cards }
vying-put-in = puesto
vying-put-in-title = Puesto durante el envite
vying-chips-put-in = { $n ->
    [one] ficha puesta
   *[other] fichas puestas
  }
vying-discarded = descarta { $n }
vying-total-label = total
vying-stages-of-deal = Fases del reparto
vying-stage-past = terminada
vying-stage-now = ahora
vying-stage-ahead = por venir
vying-nobody = Nadie

vying-stages = Fases
vying-double = Juego doble: cuenta dos veces.
vying-claimed = reclamó
vying-not-shown = no enseña
vying-each = { $change } cada uno

vying-key-amount = Elegir de cuánto es el brag o la subida; 0 es diez
vying-key-step = Más o menos; sobre el número, también con las flechas
vying-key-choose = Elegir o dejar la primera a la cuarta carta de tu mano
