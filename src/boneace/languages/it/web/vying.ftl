# I tavoli dei giochi di puntata: Best, Pair and Thirty-one; Three-Stake Brag; Primiera.
#
# Glossario. stage: fase. pot: piatto. to brag: fare brag. to match, to see: vedere. to raise: rilanciare.
# to drop: ritirarsi. to fold: lasciare. to stand: stare. satisfied: servito. stake: posta.

## Mosse

vying-discard-n = Scarta { $n }
vying-choose-first = Prima scegli le carte da scartare.
vying-cannot-discard = Adesso queste carte non si possono scartare.
vying-at-most = Al massimo { $n ->
    [one] si può sostituire { $n } carta
   *[other] si possono sostituire { $n } carte
  }.
vying-replaced = Sostituite dal mazzo

## Per i lettori di schermo

vying-hold = Hai { $cards }.
vying-hold-worth = Hai { $cards }: { $worth }.
vying-total = totale { $total }
vying-asked-stake = la posta è { $n }
vying-asked-brag = il brag è { $n }
vying-choose-discard = scegli le carte da scartare
vying-range-raise = rilancia da { $least } a { $most }
vying-range-brag = fai brag da { $least } a { $most }
vying-range = { $word } da { $least } a { $most }
vying-drew = Hai preso { $card }.
vying-turn = Tocca a te.
vying-turn-asked = Tocca a te: { $asked }.
vying-may = Mosse possibili: { $moves }.

## Il tavolo

vying-stake = Posta
vying-brag-is = Brag
vying-by = di { $who }
vying-to-begin = per cominciare
vying-more-to-stay = { $what } in più per restare
vying-in-the-pot = nel piatto
vying-shown = scoperte: { $cards }
vying-put-in = messi
vying-put-in-title = Messi durante le puntate
vying-chips-put-in = { $n ->
    [one] gettone messo
   *[other] gettoni messi
  }
vying-discarded = ne scarta { $n }
vying-total-label = totale
vying-stages-of-deal = Fasi della smazzata
vying-stage-past = finita
vying-stage-now = adesso
vying-stage-ahead = dopo
vying-nobody = Nessuno

## La fine di una smazzata

vying-stages = Fasi
vying-double = Un gioco doppio: conta due volte.
vying-claimed = ha dichiarato
vying-not-shown = non mostrate
vying-each = { $change } a testa

## Tasti

vying-key-amount = Scegli di quanto fare brag o rilanciare; 0 è dieci
vying-key-step = Più o meno; sul numero le frecce fanno lo stesso
vying-key-choose = Scegli una carta della tua mano, dalla prima alla quarta, o rimettila
