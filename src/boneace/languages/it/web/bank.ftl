# Il tavolo del Vingt-Un, in cui tutti giocano contro il mazziere.
#
# Glossario. stake: posta. natural: naturale, ventuno con le prime due carte. vingt-un: ventuno in un altro
# modo. over-drawn: sballato. to divide: dividere una coppia. pone: chi sta alla destra del mazziere e
# raccoglie le carte usate. pool: cassa.

## Pulsanti

bank-stake = Punta
bank-no-double = Non raddoppiare
bank-double = Raddoppia
bank-keep = Tieni
bank-divide = Dividi
bank-stand = Stai
bank-draw = Chiedi carta
bank-low = min.
bank-high = max.
bank-lowest = Posta minima
bank-highest = Posta massima

## A che punto è una mano

bank-state-stands = sta
bank-state-vingt-un = vingt-un
bank-state-over-drawn = sballa
bank-state-natural = naturale
bank-being-played = in gioco

## Per i lettori di schermo

bank-hand-1 = prima mano
bank-hand-2 = seconda mano
bank-hand-3 = terza mano
bank-hand-4 = quarta mano
bank-your-hand-1 = La tua prima mano
bank-your-hand-2 = La tua seconda mano
bank-your-hand-3 = La tua terza mano
bank-your-hand-4 = La tua quarta mano
bank-your-cards = Le tue carte
bank-hold = Hai { $cards }.
bank-hold-1 = La tua prima mano è { $cards }.
bank-hold-2 = La tua seconda mano è { $cards }.
bank-hold-3 = La tua terza mano è { $cards }.
bank-hold-4 = La tua quarta mano è { $cards }.
bank-cards-total = { $cards }: { $total }
bank-stake-of = posta { $n }
bank-range = da { $least } a { $most }
bank-task-stake = punta { $stakes }
bank-task-double = raddoppia o no
bank-task-divide = dividi o tieni
bank-task-keep = tieni la coppia
bank-task-draw = chiedi carta o stai
bank-task-stand = stai
bank-with-hand-1 = { $task } con la tua prima mano
bank-with-hand-2 = { $task } con la tua seconda mano
bank-with-hand-3 = { $task } con la tua terza mano
bank-with-hand-4 = { $task } con la tua quarta mano
bank-turn = Tocca a te: { $task }.
bank-drew = Hai preso { $card }: { $total }.
bank-face-up = scoperte { $cards }
bank-counts = vale { $total }
bank-counts-word = vale

## Il tavolo

bank-head = Capotavola
bank-you-deal = Il mazziere sei tu
bank-against-you = { $n ->
    [one] gettone contro di te
   *[other] gettoni contro di te
  }
bank-pool = Cassa
bank-doubled = raddoppio
bank-tenure = smazzata { $n }
bank-used = Carte usate
bank-gathers = raccoglie le carte usate:
bank-stake-word = posta

## La fine di una smazzata

bank-neither = Non vinci e non perdi
bank-why-seats = { $why } { $who }
bank-in-all = { $change } in tutto
bank-brought = Che cosa ha vinto o perso ogni mano, e perché
bank-player = Giocatore
bank-hand = Mano
bank-why = Perché
bank-chips = Gettoni
bank-ante = Ognuno ha messo { $n ->
    [one] { $n } gettone
   *[other] { $n } gettoni
  } nella cassa.

## Tasti

bank-key-stake = Scegli una posta; due cifre di seguito fanno un numero
bank-key-step = Un gettone in più o in meno; sul numero le frecce, Inizio e Fine
bank-key-choose = Punta la posta scelta
bank-key-draw = Chiedi carta
bank-key-divide = Dividi una coppia, con la posta scelta
bank-key-keep = Tieni insieme una coppia; da mazziere, non raddoppiare
bank-key-double = Da mazziere, raddoppia le poste
