# I giochi di puntata: Primiera; Three-Stake Brag; Best, Pair and Thirty-one. Quello che hanno in comune.
#
# Ciò che si scrive come mossa (brag 2, raise 3, match) è notazione, uguale in tutte le lingue.
#
# Glossario. to brag: fare brag. brag: brag, come in inglese. vying: giro di puntate. to match: vedere.
# to raise: rilanciare. to drop: ritirarsi. pot: piatto. chip: gettone. deal: smazzata. pack: mazzo.
# ace high: carta alta asso. prial: prial (tre uguali). satisfied: servito.

## Parole

vying-high = carta alta { cards-rank }
vying-both = carta alta { cards-rank } per entrambi, decide il seme
vying-pair = coppia di { cards-ranks }
vying-prial = prial di { cards-ranks }
vying-did = { $did ->
    [passed] passa
    [dropped] si ritira
    [bragged] fa brag
    [matched] vede
    [raised] rilancia
    [satisfied] servito
    [stood] resta
    [stands] sta
    [over] sballa
   *[made] 31
}

## Mosse

vying-label = { $verb ->
    [brag] Brag { $chips }
    [raise] Rilancia di { $chips }, fino a { $to }
    [match] Vedi { $chips }
    [drop] Ritirati
   *[pass] Passa
}
vying-label-closed = { $chips ->
    [1] { vying-verb }
   *[other] { vying-verb } { $chips }
}
vying-verb = { $verb ->
    [brag] Brag
    [raise] Rilancia
    [match] Vedi
    [drop] Ritirati
   *[pass] Passa
}
vying-hint-pass = Non fai brag adesso; se lo fa un altro, puoi ancora rispondere
vying-hint-drop = Rinunci { $pot ->
    [brag] al piatto del brag
   *[only] al piatto
} e a quello che ci hai messo
vying-hint-costs = Metti { $chips ->
    [one] { $chips } gettone
   *[other] { $chips } gettoni
} { $pot ->
    [brag] nel piatto del brag
   *[only] nel piatto
}
vying-pot = { $pot ->
    [brag] il piatto del brag
   *[only] il piatto
}

## Che cosa è successo

vying-deals = Smazzata { $deal }. { $who ->
    [you] Il mazziere sei tu
   *[other] Mazziere: { $who }
}.
vying-told = { $verb ->
    [brag] { $who ->
        [you] Fai
       *[other] { $who } fa
    } un brag di { $chips }.
    [raise] { $who ->
        [you] Rilanci
       *[other] { $who } rilancia
    } di { $chips }, fino a { $to }.
    [match] { $who ->
        [you] Vedi
       *[other] { $who } vede
    }.
    [drop] { $who ->
        [you] Ti ritiri
       *[other] { $who } si ritira
    }.
   *[pass] { $who ->
        [you] Passi
       *[other] { $who } passa
    }.
}
vying-wins-match = { $who ->
    [you] Vinci la partita
    [among] { $who } condividete la vittoria
   *[other] { $who } { $players ->
        [one] vince la partita
       *[other] condividono la vittoria
    }
}.

## Perché no

vying-match-over = La partita è finita
vying-card-first = Si aspetta una carta dal mazzo
vying-no-such-move = Questa mossa non esiste
vying-most-at-once = { $verb ->
    [brag] Un brag è al massimo di
   *[raise] Un rilancio è al massimo di
} { $most ->
    [one] { $most } gettone
   *[other] { $most } gettoni
} alla volta
vying-bragged-already = Qualcuno ha già fatto brag: vedi, rilancia o ritirati
vying-to-answer = Al brag bisogna rispondere: vedi, rilancia o ritirati
vying-nothing-bragged = Nessuno ha ancora fatto brag: fai brag o passa
vying-one-may = { $verb ->
    [brag] Il tuo brag può essere al massimo di
   *[raise] Il tuo rilancio può essere al massimo di
} { $most ->
    [one] { $most } gettone
   *[other] { $most } gettoni
}
vying-limit = In una smazzata nessuno può mettere più di { $limit ->
    [one] { $limit } gettone
   *[other] { $limit } gettoni
}: { $left ->
    [0] non puoi più { $verb ->
        [brag] fare brag
       *[raise] rilanciare
    }
    [one] puoi { $verb ->
        [brag] fare un brag
       *[raise] rilanciare
    } al massimo di { $left } gettone
   *[other] puoi { $verb ->
        [brag] fare un brag
       *[raise] rilanciare
    } al massimo di { $left } gettoni
}

## Che cosa si può fare

vying-action-pass = Passa
    .help = Passa
vying-action-brag = Brag
    .help = Fai brag della quantità scelta
vying-action-match = Vedi
    .help = Vedi il brag
vying-action-see = Vedi
    .help = Vedi
vying-action-raise = Rilancia
    .help = Rilancia della quantità scelta
vying-action-fold = Lascia
    .help = Lascia
vying-action-drop = Ritirati
    .help = Ritirati
vying-action-draw = Pesca
    .help = Pesca una carta
vying-action-discard = Scarta
    .help = Scarta le carte scelte
vying-action-stand = Stai
    .help = Stai
