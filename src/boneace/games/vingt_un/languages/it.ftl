# Vingt-Un: che cosa succede, le mosse e perché una mossa non è valida.
#
# Ciò che si scrive come mossa (stake 3, no double, divide 3) è notazione, uguale in tutte le lingue;
# ciò che sta in una frase è parola della lingua.
#
# Glossario. stake: posta, i gettoni puntati su una carta. natural: naturale, 21 con le prime due carte.
# vingt-un: 21 in un altro modo. to draw: chiedere carta. to stand: stare. over-drawn: sballare. to divide:
# dividere una coppia. pool: cassa. to put out: togliere il mazzo al mazziere. eldest: primo di mano. hand, in
# cui si danno le carte: smazzata. pack: mazzo.

## Di che cosa si tratta

vingt-un-game = Vingt-Un
    .summary = Si punta su una carta e si chiede per arrivare a 21, contro il mazziere, che tiene il mazzo finché un giocatore non ha un asso con un dieci o una figura.

vingt-un-cut-told = Si danno carte in giro fino al primo asso
vingt-un-cut-choice = Al primo asso

## Opzioni

vingt-un-option-min-stake = Posta minima
    .meaning = Quanto si può puntare al minimo su una carta.
vingt-un-option-max-stake = Posta massima
    .meaning = Quanto si può puntare al massimo su una carta. Si può perdere fino a quattro volte tanto.
vingt-un-option-natural-puts-out-dealer = Il naturale toglie il mazzo
    .meaning = Il naturale di un giocatore toglie il mazzo al mazziere.
vingt-un-option-deal-passes-to = Il mazzo passa
    .meaning = Chi diventa mazziere quando un naturale ha tolto il mazzo.
    .value-next = Al giocatore seguente
    .value-holder = A chi ha il naturale, prima al primo di mano
vingt-un-option-naturals-to-put-out = Naturali per togliere il mazzo
    .meaning = Quanti naturali servono per togliere il mazzo, se la prima smazzata non ne ha portati.
vingt-un-option-first-hand = Prima smazzata
    .meaning = Le smazzate in cui un naturale non toglie il mazzo.
    .value-of-deal = La prima dopo che il mazzo è passato
    .value-of-pack = Anche la prima con il mazzo rimescolato
vingt-un-option-dealer-hands = Smazzate per mazziere
    .meaning = Il mazzo passa al giocatore seguente dopo questo numero di smazzate; 0 vuol dire senza limite.
vingt-un-option-dealer-packs = Mazzi per mazziere
    .meaning = Il mazzo passa alla fine della smazzata in cui il mazziere lo ha dato tutto questo numero di volte; 0 vuol dire senza limite.
vingt-un-option-first-natural = Naturale nella prima smazzata
    .meaning = Quando il mazziere paga un naturale nella prima smazzata, che non gli toglie il mazzo.
    .value-at-once = Subito, il doppio
    .value-waits = Aspetta, e si regola come un vingt-un fatto chiedendo
vingt-un-option-several-naturals = Più naturali
    .meaning = Quanto si paga se in una smazzata due o più giocatori hanno un naturale.
    .value-each = Il doppio a ciascuno
    .value-first = Il doppio al primo di mano, il semplice agli altri
vingt-un-option-after-natural = Dopo un naturale
    .meaning = Che cosa succede alla smazzata in cui un naturale toglie il mazzo.
    .value-finish = Si gioca fino alla fine
    .value-drop = Si lascia quando i naturali sono pagati
vingt-un-option-divided-natural = Asso e dieci dopo aver diviso
    .meaning = Che cosa vale un asso con un dieci o una figura in una mano divisa.
    .value-drawn = Un vingt-un fatto chiedendo
    .value-natural = Un naturale
vingt-un-option-natural-collects-from-all = Il naturale incassa da tutti
    .meaning = Se il mazziere non ha un naturale, chi ha un naturale riceve la propria posta anche da ogni altro giocatore senza vingt-un.
vingt-un-option-draw-on-21 = Chiedere con 21
    .meaning = Si può chiedere carta anche se la mano vale 21.
vingt-un-option-dealer-divides = Il mazziere divide
    .meaning = Che cosa si regola quando il mazziere ha diviso.
    .value-each = Ciascuna mano del mazziere, contro ogni giocatore
    .value-best = Una sola mano del mazziere, la più vantaggiosa
    .value-forbidden = Il mazziere non può dividere
vingt-un-option-double-covers-divided = Il raddoppio vale per le mani divise
    .meaning = Il raddoppio vale anche per le poste sulle mani divise.
vingt-un-option-pool-ante = Nella cassa
    .meaning = I gettoni che ogni giocatore mette nella cassa a ogni smazzata; la prende il primo che dichiara un naturale.
vingt-un-option-pool-over-draw = Penalità del mazziere
    .meaning = I gettoni che il mazziere mette nella cassa per ogni sua mano che sballa.
vingt-un-option-pool-ties = Pareggi
    .meaning = La parte delle vincite del mazziere sui pareggi che va nella cassa, arrotondata per difetto.
    .value-none = Niente
    .value-quarter = Un quarto
    .value-third = Un terzo
vingt-un-option-deals = Smazzate
    .meaning = La partita finisce dopo questo numero di smazzate; 0 vuol dire senza limite.

## Regolamenti

vingt-un-preset-default = Vingt-Un
    .summary = Un naturale toglie il mazzo al mazziere, e il mazzo passa al giocatore seguente.
vingt-un-preset-pool = Con la cassa
    .summary = Un gettone per giocatore a ogni smazzata, le penalità del mazziere e un terzo delle sue vincite sui pareggi formano una cassa per il prossimo naturale.
vingt-un-preset-limited-deal = Mazzo limitato
    .summary = Ogni giocatore dà due volte tutto il mazzo; un naturale incassa da tutti invece di togliere il mazzo.

## Parole

vingt-un-chips = { $chips ->
    [one] 1 gettone
   *[other] { $chips } gettoni
}
vingt-un-cards-count = { $cards }: { $total }
# Le mani di chi ha diviso una coppia.
vingt-un-which = { $hand ->
    [1] prima mano
    [2] seconda mano
    [3] terza mano
   *[4] quarta mano
}
vingt-un-ended = { $how ->
    [natural] naturale
    [over-drawn] sballa
    [vingt-un] vingt-un
   *[stands] sta
}

## Che cosa è successo

vingt-un-deals = Smazzata { $deal }. { $who ->
    [you] Il mazziere sei tu
   *[other] Mazziere: { $who }
}.
vingt-un-ante = Ognuno mette { vingt-un-chips } nella cassa, che arriva a { $pool }.
vingt-un-doubles = { $who ->
    [you] Dici
   *[other] { $who } dice
} «raddoppio»: tutte le poste sono raddoppiate.
vingt-un-doubles-not = { $who ->
    [you] Non raddoppi
   *[other] { $who } non raddoppia
}.
vingt-un-stakes = { $who ->
    [you] Punti
   *[other] { $who } punta
} { $chips }.
vingt-un-divides = { $who ->
    [you] Dividi
   *[other] { $who } divide
} { $cards }.
vingt-un-divides-for = { $who ->
    [you] Dividi
   *[other] { $who } divide
} { $cards }, con { vingt-un-chips } sulla mano nuova.
vingt-un-keeps = { $who ->
    [you] Tieni
   *[other] { $who } tiene
} insieme la coppia.
vingt-un-stands = { $who ->
    [you] Stai
   *[other] { $who } sta
}.
vingt-un-stands-with = { $who ->
    [you] Stai
   *[other] { $who } sta
} con la { vingt-un-which }.
vingt-un-draws = { $who ->
    [you] Chiedi
   *[other] { $who } chiede
} carta: { $card }.
vingt-un-draws-to = { $who ->
    [you] Chiedi
   *[other] { $who } chiede
} carta per la { vingt-un-which }: { $card }.
vingt-un-served = { $who ->
    [you] Ricevi
   *[other] { $who } riceve
} { $card } per la { vingt-un-which }.
vingt-un-over-draws = { $who ->
    [you] Sballi con { $card }, paghi { vingt-un-chips } e butti
   *[other] { $who } sballa con { $card }, paga { vingt-un-chips } e butta
} le carte.
vingt-un-dealer-over-draws = { $who ->
    [you] Da mazziere sballi
   *[other] Il mazziere, { $who }, sballa
} con { $card }.
vingt-un-turns-up = { $who ->
    [you] Da mazziere scopri
   *[other] Il mazziere, { $who }, scopre
} { $cards }: { $total }.
vingt-un-natural = { $who ->
    [you] Dichiari
   *[other] { $who } dichiara
} un naturale, { $cards }.
vingt-un-natural-paid = { $who ->
    [you] Dichiari un naturale, { $cards }, e incassi
   *[other] { $who } dichiara un naturale, { $cards }, e incassa
} { vingt-un-chips }.
vingt-un-dealer-natural = { $who ->
    [you] Da mazziere hai un naturale, { $cards }, e incassi
   *[other] Il mazziere, { $who }, ha un naturale, { $cards }, e incassa
} il doppio.
vingt-un-takes-pool = { $who ->
    [you] Prendi
   *[other] { $who } prende
} la cassa: { vingt-un-chips }.
vingt-un-shuffled = Il mazzo è finito: si mescolano le carte usate, e si va avanti.
vingt-un-wins = { $who ->
    [you] Vinci la partita
    [among] { $who } condividete la vittoria
   *[other] { $who } { $players ->
        [one] vince la partita
       *[other] condividono la vittoria
    }
}.

## La fine di una smazzata

vingt-un-ends = { $kind ->
    [showdown] Si regolano le mani.
    [natural] Il mazziere ha un naturale: nessuno chiede carta.
    [unplayed] Non resta nessuna mano: il mazziere non chiede carta.
   *[dropped] Il mazziere perde il mazzo, e la smazzata si lascia.
}
vingt-un-dealer-has = { $who ->
    [you] Da mazziere hai
   *[other] Il mazziere, { $who }, ha
} { $cards }.
vingt-un-declares = { $who ->
    [you] Mostri { $cards } e { $does ->
        [receives] incassi { vingt-un-chips }
        [pays] paghi { vingt-un-chips }
       *[neither] non paghi e non incassi
    }
   *[other] { $who } mostra { $cards } e { $does ->
        [receives] incassa { vingt-un-chips }
        [pays] paga { vingt-un-chips }
       *[neither] non paga e non incassa
    }
}: { $why }.
vingt-un-collects = { $who ->
    [you] Incassi
   *[other] { $who } incassa
} per il naturale { vingt-un-chips } { $count ->
    [one] da { $payers ->
        [you] te
       *[other] { $payers }
    }
   *[other] da ciascuno di questi: { WITHIN($payers) }
}.
vingt-un-feeds = { $who ->
    [you] Da mazziere metti
   *[other] Il mazziere, { $who }, mette
} { vingt-un-chips } nella cassa: { $what }.
vingt-un-feeds-penalty = { $chips } per aver sballato
vingt-un-feeds-ties = { $chips } dai pareggi
vingt-un-changed = { $who ->
    [you] { $does ->
        [wins] Vinci
       *[loses] Perdi
    }
   *[other] { $who } { $does ->
        [wins] vince
       *[loses] perde
    }
} { vingt-un-chips } in questa smazzata.
vingt-un-put-out = { $old ->
    [you] Un naturale ti toglie il mazzo
   *[other] Un naturale toglie il mazzo a { $old }
}. { $who ->
    [you] Adesso il mazziere sei tu
   *[other] Adesso il mazziere è { $who }
}.
vingt-un-passes = { $old ->
    [you] Hai dato le carte
   *[other] { $old } ha dato le carte
} quanto stabilito. { $who ->
    [you] Adesso il mazziere sei tu
   *[other] Adesso il mazziere è { $who }
}.
vingt-un-deals-on = { $who ->
    [you] Tieni
   *[other] { $who } tiene
} ancora il mazzo: { $why ->
    [first] era la prima smazzata
   *[two] servono due naturali
}.

## Che cosa ha vinto o perso una mano, e perché

vingt-un-why-naturals = naturale contro naturale
vingt-un-why-dealer = il mazziere ha un naturale: doppio
vingt-un-why-over-drawn = ha sballato
vingt-un-why-natural = un naturale: doppio
vingt-un-why-not-eldest = un naturale, ma non del primo di mano
vingt-un-why-taken-back = la posta si riprende
vingt-un-why-dealer-over = { $other } sta, il mazziere sballa
vingt-un-why-vingt-un-dealer-over = vingt-un, il mazziere sballa: doppio
vingt-un-why-vingt-uns = vingt-un contro vingt-un
vingt-un-why-vingt-un = vingt-un batte { $own }: doppio
vingt-un-why-below-vingt-un = { $other } è meno di un vingt-un: doppio
vingt-un-why-beats = { $other } batte { $own }
vingt-un-why-equal = { $other } è pari a { $own }
vingt-un-why-below = { $other } è meno di { $own }
# Seguono i nomi dei giocatori.
vingt-un-why-collected = incassato da
vingt-un-why-paid = per il naturale, pagato a
vingt-un-why-penalty = nella cassa, per aver sballato
vingt-un-why-ties = nella cassa, dai pareggi
vingt-un-why-pool = la cassa

## Che cosa fa una mossa

vingt-un-label = { $move ->
    [stake] Punta { $chips }
    [divide] Dividi { $chips }
    [split] Dividi
    [keep] Tieni
    [double] Raddoppia
    [no-double] Non raddoppiare
    [draw] Chiedi carta
   *[stand] Stai
}
vingt-un-label-divide-for = Dividi per { $chips }
vingt-un-hint-stake = Punti { vingt-un-chips } sulla tua carta
vingt-un-hint-divide = Una seconda mano, con { vingt-un-chips } sopra
vingt-un-hint-split = Giochi due mani contro ogni giocatore
vingt-un-hint-keep = Giochi le due carte come una mano sola
vingt-un-hint-double = Tutti i giocatori raddoppiano la posta
vingt-un-hint-no-double = Le poste restano come sono
vingt-un-hint-draw = Una carta dal mazzo, scoperta
vingt-un-hint-stand = Resti a { $total }

## Perché no

vingt-un-no-move = «{ $text }» non è una mossa del Vingt-Un: le mosse sono stake 3, double, no double, divide 3, divide, keep, draw e stand
vingt-un-no-such-move = Questa mossa non esiste
vingt-un-most = Nessuno può puntare più di { vingt-un-chips } su una carta
vingt-un-limits = Una posta va da { $least } a { vingt-un-chips }
vingt-un-limits-crossed = la posta minima, { $least }, è più della massima, { $most }: vedi le opzioni «min_stake» e «max_stake»
vingt-un-match-over = La partita è finita
vingt-un-card-first = Si aspetta una carta dal mazzo
vingt-un-stake-first = Prima tutti puntano sulla loro prima carta
vingt-un-stakes-made = Le poste sono fatte
vingt-un-double-first = Prima il mazziere raddoppia le poste, o no
vingt-un-double-dealer = Solo il mazziere può raddoppiare, dopo che tutti hanno puntato
vingt-un-double-over = Il mazziere può raddoppiare solo prima che si dia la seconda carta
vingt-un-divide-first = Prima dividi la coppia o tienila
vingt-un-divide-or-keep = Le poste sono fatte: dividi la coppia o tienila
vingt-un-divide-no-cards = Nel mazzo non ci sono abbastanza carte per dividere: ne servono due
vingt-un-divide-four = Hai già quattro mani: una quinta non c’è
vingt-un-divide-no-stake = Il mazziere non ha una posta, e divide senza indicare un numero
vingt-un-divide-stake = Di’ quanto punti sulla mano nuova: «divide 3»
vingt-un-divide-not-dealer = Qui il mazziere non può dividere
vingt-un-divide-pairs-only = Si può dividere solo una coppia nelle prime due carte
vingt-un-no-card = Non resta nessuna carta: l’ultima del mazzo non si dà
vingt-un-stands-on-21 = Con 21 si sta per forza

## Risolvere

vingt-un-solve-pool = una smazzata si risolve solo senza cassa: togli le opzioni della cassa
vingt-un-solve-divided = una smazzata si risolve con «divided_natural=drawn», e con «dealer_divides» a «each» o «forbidden»
vingt-un-solve-few-cards = per una smazzata serve un mazzo di almeno { $least } carte

# Le prime smazzate, per imparare.
vingt-un-learn-goal = Tutti giocano contro il mazziere, qui Ben. Avvicinati il più possibile a 21 senza superarlo. Le figure contano 10, l’asso 1 o 11. (VU-01)
vingt-un-learn-stake = Prima punti dei gettoni su una carta che hai visto solo tu. Un asso o un dieci sono un buon inizio, un nove un po’ meno: punta 1 gettone. (VU-10)
vingt-un-learn-double = Ha puntato anche Ann. Con una prima carta forte Ben avrebbe detto «raddoppio», e tutte le poste sarebbero raddoppiate. Non l’ha fatto: buon segno. (VU-12)
vingt-un-learn-draw = Con la seconda carta hai 13: è poco. Chiedi carta: con un otto o meno non superi 21. Le carte chieste restano scoperte. (VU-23)
vingt-un-learn-again = Un due: 15, ancora poco. Se superi 21 perdi subito la posta, ma di solito si perde anche stando con 15. Chiedi ancora. (VU-26)
vingt-un-learn-stand = Un cinque: 20. È meglio solo 21, e ci arriveresti solo con un asso. Stai.
vingt-un-learn-divide = Ann aveva due otto, un brutto 16. Una coppia si può dividere: due mani, ciascuna con la sua posta. (VU-40)
vingt-un-learn-over-drawn = Con una donna la prima mano di Ann è arrivata a 25: sballa. Quella posta è persa subito, anche se poi sballa Ben. Con la seconda mano Ann sta a 18. (VU-06)
vingt-un-learn-dealer = Ben ha scoperto un sei e un quattro, e ha chiesto carta: un re. Sono 20 anche per lui.
vingt-un-learn-tie = Tu hai 20, e Ben ha 20: essere pari non basta. Il mazziere vince i pareggi, ed è questo il suo vantaggio. Perdi un gettone. (VU-04)
vingt-un-learn-ace = Ben tiene il mazzo, e la tua prima carta è un asso, la migliore su cui puntare. Punta 10, il massimo permesso. (VUX-04)
vingt-un-learn-natural = Anche Ben aveva una buona carta, e ha raddoppiato le poste. Ma la tua seconda carta è un re: un naturale! Incassi subito il doppio dei tuoi 20 gettoni. (VU-18)
vingt-un-learn-to-the-end = La smazzata si gioca fino alla fine. Ann sta. Ben scopre un asso e un tre, 4 o 14: troppo poco, quindi chiede carta. (B-VU-04)
vingt-un-learn-soft = Un otto. Con l’asso da 11 farebbe 22, quindi ora l’asso conta 1, e Ben ha 12. Ben chiede ancora. (B-VU-01)
vingt-un-learn-end = 22: Ben sballa e paga anche Ann. E il tuo naturale gli toglie il mazzo. Adesso il mazziere sei tu, e vinci i pareggi. (VU-50)

## Strategie fisse, per l’arena

vingt-un-zoo-textbook = Punta forte su un asso o un dieci, divide assi e otto, sta con 16 o con 18 morbido.
vingt-un-zoo-stand = Punta la posta media, non raddoppia e non divide mai, e sta con { $total }.
vingt-un-zoo-doubler = Punta il massimo, raddoppia e divide ogni volta che può, e sta con 17.
vingt-un-zoo-chaser = Gioca da manuale, ma punta il massimo se non è in testa, e raddoppia quando è indietro.
vingt-un-zoo-tens = Gioca da manuale, ma punta il massimo anche su un dieci o una figura.
vingt-un-zoo-hunter = Gioca da manuale, ma dopo un naturale che tutti pagano chiede fino a 21 se deve più della sua posta.
