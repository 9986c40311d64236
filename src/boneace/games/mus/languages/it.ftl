# Mus: che cosa succede, le mosse e perché una mossa non è valida.
#
# Ciò che si scrive come mossa (envido 2, no quiero, signal two-kings) è notazione, uguale in tutte le
# lingue; ciò che sta in una frase è parola della lingua.
#
# Glossario. grande, chica, pares, juego, punto: i giri di puntata (lances), in spagnolo come li dicono
# tutti; così anche envido, quiero, paso, órdago, amarraco, medias, duples, deje, porque no, en paso.
# stone: pietra. bowl: ciotola. eldest: primo di mano. side: coppia. partner: compagno. wild: matta.
# signal: segnale. deal: smazzata. match: partita, che si fa di giochi. to end the talk: tagliare il mus.

## Di che cosa si tratta

mus-game = Mus
    .summary = Quattro carte, due contro due, e quattro giri di puntata: la più alta, la più bassa, le coppie e il 31. I compagni possono farsi segnali; con un órdago ci si gioca tutto il gioco.

## Opzioni

mus-option-kings = Re e assi
    .meaning = Se i tre sono re e i due sono assi, per grado e per valore.
    .value-eight = Otto re e otto assi: i tre sono re, i due sono assi
    .value-four = Quattro re e quattro assi: re, cavallo, fante, sette e giù fino all’asso
    .value-printed = Come stampato nella fonte: il tre secondo, con valore 3
mus-option-wild = Perico e Perica
    .meaning = Se il cavallo di bastoni e il fante di denari sono matte.
    .value-none = Nessuna matta
    .value-each = Ciascuna vale qualsiasi carta, la migliore in ogni giro
mus-option-natural-first = Prima le mani naturali
    .meaning = Una mano batte una mano uguale che ha bisogno di una matta per esserlo.
mus-option-la-real = La real
    .meaning = Tre sette e una carta da 10 sono il 31 migliore.
mus-option-sides = Schieramenti
    .meaning = Chi gioca insieme: compagni seduti di fronte, o nessuno (mus ilustrado).
    .value-partners = Due contro due
    .value-alone = Ognuno per sé, da quattro a otto
mus-option-target = Pietre
    .meaning = Le pietre che vincono un gioco.
mus-option-games = Giochi
    .meaning = La partita è al meglio di questo numero di giochi.
mus-option-corrido = Mus corrido
    .meaning = Nella prima smazzata il mazzo passa a ogni cambio, chi taglia il mus diventa primo di mano, e nessuno fa segnali.
mus-option-stock-from = Mazzo finito
    .meaning = Di chi sono gli scarti che formano il nuovo mazzo.
    .value-all = Di tutti
    .value-others = Di tutti, tranne quelli di un solo giocatore ancora da servire
mus-option-answer = Rispondere a una puntata
    .meaning = Quale giocatore risponde per la coppia.
    .value-either = Uno qualsiasi: la puntata è rifiutata quando l’hanno rifiutata tutti quelli che possono rispondere
    .value-first = Il primo che parla impegna la coppia
mus-option-takers = Accettare una puntata
    .meaning = Quanti possono accettare la stessa puntata quando ognuno gioca per sé.
    .value-any = Tutti
    .value-one = Un solo avversario
mus-option-pass-pays = Giri senza puntata
    .meaning = Quanto pagano pares, juego e punto se nessuno ha puntato.
    .value-basic = Solo il loro valore di base
    .value-literal = Una pietra in più, come dice la fonte
mus-option-partner-counts = I valori del compagno
    .meaning = La coppia con i migliori pares o il miglior juego conta i valori di base di tutti e due.
mus-option-ordago-settles = Órdago accettato
    .meaning = Quali giri contano quando si accetta un órdago.
    .value-round = Solo quel giro: vince il gioco
    .value-counted = Prima i giri precedenti, nel caso vincano già il gioco
mus-option-signals = Segnali
    .meaning = Se i compagni possono segnalarsi che cosa hanno, e chi vede i segnali.
    .value-off = Nessun segnale
    .value-unseen = Li vede solo il compagno
    .value-chance = Li vede il compagno, e l’avversario che li coglie
mus-option-signal-chance = Segnali colti
    .meaning = Quanti segnali su cento coglie ogni avversario.
mus-option-courtesy = Una pietra per aver giocato correttamente
    .meaning = Un giocatore può chiedere una pietra per aver giocato correttamente; la sua coppia la riceve se la concede un avversario che si è comportato male.

## Regolamenti

mus-preset-default = Mus
    .summary = Otto re e otto assi, 40 pietre, al meglio di tre giochi.
mus-preset-four-kings = Quattro re
    .summary = I tre e i due tengono il loro grado e il loro valore.
mus-preset-thirty = Trenta pietre
    .summary = Un gioco più corto, a 30 pietre.
mus-preset-la-real = La real
    .summary = Tre sette e una carta da 10 sono il 31 migliore.
mus-preset-corrido = Mus corrido
    .summary = La prima smazzata senza segnali: il mazzo passa finché qualcuno taglia il mus, e quello è primo di mano.
mus-preset-perico = Perico e Perica
    .summary = Il cavallo di bastoni e il fante di denari sono matte.
mus-preset-literal = Alla lettera
    .summary = Si conta come dice la fonte: una pietra in più per pares, juego e punto senza puntata, e conta solo la mano migliore.
mus-preset-ilustrada = Mus ilustrado
    .summary = Da quattro a otto giocatori, ognuno per sé.

## Parole

mus-lance = { $lance ->
    [grande] grande
    [chica] chica
    [pares] pares
    [juego] juego
   *[punto] punto
}
mus-lance-title = { $lance ->
    [grande] Grande
    [chica] Chica
    [pares] Pares
    [juego] Juego
   *[punto] Punto
}
mus-lance-gloss = { $lance ->
    [grande] le più alte
    [chica] le più basse
    [pares] le coppie
    [juego] 31 o più
   *[punto] il più vicino a 30
}
mus-spoken = { $act ->
    [mus] mus
    [no-mus] no mus
    [paso] paso
    [envido] envido { mus-number }
    [reenvido] reenvido { mus-number }
    [quiero] quiero
    [no-quiero] no quiero
   *[ordago] órdago
}
mus-label = { $act ->
    [mus] Mus
    [no-mus] No mus
    [paso] Paso
    [envido] Envido { mus-number }
    [reenvido] Reenvido { mus-number }
    [quiero] Quiero
    [no-quiero] No quiero
   *[ordago] Órdago
}
# MUS-51: i baschi hanno parole proprie da uno a cinque.
mus-number = { $amount }
mus-label-discard = Scarta { $cards }

## Mani

mus-pares = { $kind ->
    [pair] coppia di { $higher }
    [medias] medias di { $higher }
   *[dobles] duples di { $higher }
}
mus-dobles = duples di { $higher } e { $lower }
mus-no-pares = niente pares
mus-hand = { $pares }, { mus-total }
mus-total = { $word ->
    [juego] juego
   *[punto] punto
} di { $total }

## Che cosa è successo

mus-deals = Smazzata { $deal }. { $who ->
    [you] Il mazziere sei tu
   *[other] Mazziere: { $who }
}.
mus-served = { $who ->
    [you] Ricevi
   *[other] { $who } riceve
} { $card }.
mus-shuffled = Gli scarti si mescolano e formano un nuovo mazzo.
mus-discards = { $who ->
    [you] Scarti
   *[other] { $who } scarta
} { $cards }.
mus-discards-unseen = { $who ->
    [you] Scarti
   *[other] { $who } scarta
} { $count ->
    [one] 1 carta
   *[other] { $count } carte
}.
mus-says = { $who }: { $said }.
mus-says-in = { $who }: { $said } ({ $lance }).
mus-says-raised = { $who }: { $said } ({ $stones } in tutto).
mus-passed-on = Il mazzo passa: { $who ->
    [you] adesso il mazziere sei tu
   *[other] adesso il mazziere è { $who }
}.
mus-all-mus = Tutti vogliono mus: si scarta.
mus-begins = { $title } ({ $gloss }).
mus-declared = { $title }: { $who ->
    [you] hai
    [among] { WITHIN($who) } avete
   *[other] { $who } { $count ->
        [one] ha
       *[other] hanno
    }
} { $word }.
mus-declared-nobody = { $title }: nessuno ha { $word }.
mus-no-juego = Juego: nessuno lo ha, quindi si gioca il punto.
mus-took = { $who ->
    [you] Prendi
    [among] { $who } prendete
   *[other] { $who } { $players ->
        [one] prende
       *[other] prendono
    }
} { $stones ->
    [one] 1 pietra
   *[other] { $stones } pietre
}: { $why ->
    [negada] porque no
   *[deje] quello che era già accettato
}.
mus-bet = { $title }: { $stones ->
    [one] è puntata 1 pietra
   *[other] sono puntate { $stones } pietre
}.
mus-en-paso = { $title }: en paso, nessuno punta.
mus-ordago-accepted = L’órdago è accettato.
mus-one-side = { $title }: niente puntate, perché solo una parte può giocare.
mus-notice = { $who ->
    [you] Rimetti
    [among] { $who } rimettete
   *[other] { $who } rimette
} gli amarracos nella ciotola: per vincere { $needs ->
    [one] manca 1 pietra
   *[other] mancano { $needs } pietre
}.
mus-ends = { $kind ->
    [counted] I quattro giri sono finiti: si mostrano le carte.
    [ordago] Si mostrano le carte per l’órdago.
   *[deje] Il gioco è vinto, e non si mostra niente.
}
mus-shows = { $who ->
    [you] Mostri
   *[other] { $who } mostra
} { $cards }: { $said }.
mus-counted = { $title }: { WITHIN($who) }, { $why }: { $stones ->
    [one] 1 pietra
   *[other] { $stones } pietre
}.
mus-wins-game = { $who ->
    [you] Vinci
    [among] { $who } vincete
   *[other] { $who } { $players ->
        [one] vince
       *[other] vincono
    }
} un gioco: { $games }.
mus-wins = { $who ->
    [you] Vinci
    [among] { $who } vincete
   *[other] { $who } { $players ->
        [one] vince
       *[other] vincono
    }
} la partita.

## Da dove vengono le pietre

mus-why-negada = porque no: la puntata è stata rifiutata
mus-why-deje = deje: il rilancio è stato rifiutato, { $stones ->
    [one] 1 era già accettata
   *[other] { $stones } erano già accettate
}
mus-why-courtesy = per aver giocato correttamente
mus-why-bet = la mano migliore prende la puntata di { $stones ->
    [one] 1 pietra
   *[other] { $stones } pietre
}
mus-why-paso = en paso: nessuno ha puntato
mus-why-total = { $word ->
    [juego] juego
   *[punto] punto
} di { $total }
mus-why-ordago = l’órdago è stato accettato: la mano migliore vince il gioco

## Che cosa fa una mossa

mus-hint-discard = Cambi { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
mus-hint-envido = Punti { $stones } pietre (giro: { $lance })
mus-hint-reenvido = Accetti le { $asked } e ne punti altre { $stones }: { $all } in tutto
mus-hint-mus = Chiedi carte nuove; se le vogliono tutti, ognuno ne cambia da una a quattro
mus-hint-no-mus = Tieni le carte e tagli il mus: cominciano i giri
mus-hint-paso = Passi; puoi ancora rispondere a una puntata
mus-hint-ordago = Ti giochi tutto il gioco
mus-hint-quiero = Accetti la puntata di { $stones ->
    [one] 1 pietra
   *[other] { $stones } pietre
} (giro: { $lance })
mus-hint-quiero-ordago = Accetti: la mano migliore ({ $lance }) vince subito tutto il gioco
mus-hint-no-quiero = Rifiuti: gli altri prendono subito { $stones ->
    [one] 1 pietra
   *[other] { $stones } pietre
}
mus-hint-no-quiero-yet = Rifiuti; { $who ->
    [partner] il compagno può
   *[others] un altro può
} ancora accettare, altrimenti gli avversari prendono { $stones ->
    [one] 1 pietra
   *[other] { $stones } pietre
}

## Perché una mossa non si capisce

mus-no-move = «{ $text }» non è una mossa del mus: le mosse sono mus, no mus, discard KO 4C, paso, envido 2, reenvido 2, quiero, no quiero e ordago
mus-no-amount = «{ $text }» non dice quante pietre: scrivi «{ $verb } 2»
mus-no-bet = «{ $text }» non è una mossa: scrivi «{ $verb } 2»
mus-no-cards = «{ $text }» deve nominare delle carte, ciascuna una volta
mus-no-signal = «{ $text }» non è un segnale: { mus-signal-help }
mus-signal-help = scrivi «signal two-kings», o un altro tra { $names }
mus-no-aside = «{ $text }» non è qualcosa che a questo tavolo si possa fare fuori turno
mus-no-courtesy = «{ $text }» non è qualcosa che si possa fare fuori turno: scrivi «claim» per chiedere una pietra per aver giocato correttamente, «grant 2» per concederla al posto 2
mus-not-to-say = Non è un giocatore a dire chi coglie un segnale: { mus-signal-help }
mus-seen-once = «{ $text }» deve dire chi lo ha visto, ciascuno una volta

## Perché no

mus-no-signals = A questo tavolo non ci sono segnali
mus-most-envido = Una puntata è al massimo di { $most } pietre: di più è ordago
mus-most-reenvido = Un rilancio è al massimo di { $most } pietre: di più è ordago
mus-least-envido = Una puntata è almeno di due pietre
mus-least-reenvido = Un rilancio è almeno di una pietra
mus-least-discard = Ognuno deve scartare almeno una carta
mus-most-discard = Nessuno può scartare più di quattro carte
mus-not-held = { $card } non è in mano
mus-over = La partita è finita
mus-card-first = Si aspetta una carta dal mazzo
mus-talk-first = Prima tutti dicono mus, o qualcuno lo taglia
mus-discard-first = Tutti hanno detto mus: scarta da una a quattro carte
mus-talk-over = Il mus è tagliato: le carte si cambiano solo prima del primo giro
mus-nothing-to-answer = In questo giro non c’è una puntata a cui rispondere
mus-to-answer = Alla puntata bisogna rispondere: quiero, no quiero o un rilancio
mus-ordago-answer = A un órdago si risponde solo quiero o no quiero
mus-no-such-move = Questa mossa non esiste
mus-bet-made = C’è già una puntata: si rilancia con reenvido
mus-nothing-bet = In questo giro nessuno ha puntato: si apre con envido
mus-not-able = chi non ha { $word } non può puntare su { $word }
mus-others-answer = alla puntata rispondono gli avversari

## Segnali, e la pietra per aver giocato correttamente

mus-gesture = { $signal ->
    [two-kings] si morde il labbro di sotto
    [four-kings] si morde due volte il labbro di sotto
    [two-aces] mostra la punta della lingua
    [dobles] alza le sopracciglia
    [medias] storce la bocca da un lato
    [medias-kings] si morde il labbro da un lato
    [medias-aces] mostra la lingua da un lato
    [juego] sporge le labbra
    [thirty-one] fa l’occhiolino
    [thirty] alza tutte e due le spalle
    [twenty-nine] alza una spalla
    [blind] chiude gli occhi
    [cut-mus] inclina la testa di lato
   *[bet-more] alza la testa
}
mus-meaning = { $signal ->
    [two-kings] due re
    [four-kings] quattro re
    [two-aces] due assi
    [dobles] duples (due coppie)
    [medias] medias (tre uguali)
    [medias-kings] medias di re
    [medias-aces] medias di assi
    [juego] juego ma non 31
    [thirty-one] juego di 31
    [thirty] punto di 30
    [twenty-nine] punto di 29
    [blind] niente di niente
    [cut-mus] taglia il mus
   *[bet-more] punta di più
}
mus-must-be-true = Un segnale dev’essere vero, e la mano { $signal ->
    [two-kings] non ha due re
    [four-kings] non ha quattro re
    [two-aces] non ha due assi
    [dobles] non ha duples
    [medias] non ha medias
    [medias-kings] non ha medias di re
    [medias-aces] non ha medias di assi
    [juego] non ha un juego diverso da 31
    [thirty-one] non ha 31
    [thirty] non ha 30
    [twenty-nine] non ha 29
   *[blind] ha qualcosa
}
mus-signals = { $who ->
    [you] Fai il segnale: { $meaning }
   *[other] { $who } { $gesture }: { $meaning }
}.
mus-before-cards = Nessuno fa segnali prima di avere le quattro carte
mus-corrido-no-signals = Nella smazzata di mus corrido nessuno fa segnali
mus-only-opponents = Solo gli avversari colgono un segnale, e solo se il tavolo lo permette
mus-claims = { $who ->
    [you] Chiedi
   *[other] { $who } chiede
} una pietra per aver giocato correttamente.
mus-grants = { $other ->
    [you] { $who } ti concede
   *[other] { $who ->
        [you] Concedi
       *[other] { $who } concede
    } a { $other }
} la pietra per aver giocato correttamente.
mus-claimed-already = La pietra è già stata chiesta
mus-opponent-grants = Solo un avversario può concedere la pietra
mus-not-claimed = { $who } non ha chiesto nessuna pietra
mus-last-stone = L’ultima pietra di un gioco non si vince per aver giocato correttamente

## Risolvere una smazzata

mus-bad-score = «{ $given }» non è un punteggio: indica le pietre del primo di mano e dell’altro prima della smazzata, ciascuna da 0 a { $most }, come 20-15
mus-unsolved = con le matte una smazzata non si può risolvere

# La prima smazzata, per imparare.
mus-learn-sides = Tu e Ben, che ti siede di fronte, giocate contro Ann e Cleo. Vince il gioco la prima coppia che arriva a 40 pietre. Voi ne avete 34, loro 36. (MUS-05)
mus-learn-lances = Ci sono quattro giri di puntata: grande, le carte più alte; chica, le più basse; pares, le coppie; juego, 31 o più. I tre contano come re, i due come assi. (MUS-20)
mus-learn-mus = Il primo di mano sei tu: parli prima di tutti e vinci i pareggi. I tuoi due re sono buoni, il cinque e il due no. Di’ mus, per chiedere carte nuove. (MUS-16)
mus-learn-discard = Tutti hanno detto mus, quindi tutti devono cambiare. Tieni i due re e scarta il cinque e il due. (MUS-17)
mus-learn-signal = Ben chiude gli occhi: è un segnale. Vuol dire che non ha niente di buono. I compagni possono farsi segnali, ma solo se sono veri. (B-MUS-15)
mus-learn-cut = Hai ricevuto un sette e un quattro. Con i re fanno 31, il juego migliore. Tienilo: di’ no mus, e si comincia a puntare. (MUS-16)
mus-learn-envido = Prima si gioca la grande. Due re valgono la puntata più piccola: envido 2. (MUS-40)
mus-learn-chica = Ann e Cleo hanno rifiutato, quindi prendete subito una pietra: siete a 35. Ora la chica, le carte più basse, che tu non hai. Passa: paso. (B-MUS-03)
mus-learn-pares = Hanno passato tutti. Solo tu hai pares, quindi su questi nessuno può puntare. La pietra della tua coppia di re si conta alla fine. (B-MUS-08)
mus-learn-ordago = Nel juego siete tu e Ann. Niente batte 31, e il primo di mano vince i pareggi: non puoi perdere. Giocati tutto il gioco: órdago! (MUS-44)
mus-learn-end = Ann ha accettato, con 31 come te: rifiutando, vi lasciava arrivare a 40 con pares e juego. Ma il pareggio è del primo di mano, e il resto non conta più. Il gioco è vostro; con due si vince la partita. (MUS-45)

## Studi

mus-study-lances = Quanto vale ogni mano in ogni giro?
    .about = La probabilità di avere la mano migliore di un giro, esatta: in quattro, di battere i due avversari; in due, l’altro. Le carte tenute non stanno altrove. È prima di ogni puntata e senza mus. Da primo di mano si vincono tutti i pareggi, da postre (l’ultimo) si perdono. Nei file ci sono tutte le mani.
mus-study-mano = Quanto vale essere primo di mano, o postre (l’ultimo)?
    .about = Esattamente: quante volte le carte del primo di mano, e quelle del postre, sono le migliori di ogni giro, su tutte le smazzate senza mus.
mus-study-part = { $who ->
    [mano] Da primo di mano
   *[postre] Da postre
}, { $seats } giocatori
mus-study-who = { $who ->
    [mano] di mano
    [postre] postre
   *[apart] differenza
}
mus-study-lance = giro
mus-study-worth = Quante volte la mano è la migliore del giro, { $seats } giocatori
mus-study-game = Probabilità di vincere un gioco a 40 per il primo di mano della prossima smazzata, due giocatori
mus-study-stones = pietre del primo di mano; dell’altro ▸
mus-study-solution = Dalla soluzione che viene con il gioco, vicina a un equilibrio, non esatta: nessun intervallo è noto.

## Strategie fisse, per l’arena

mus-zoo-textbook = Taglia il mus con una mano giocabile, punta se batte due mani su tre, accetta secondo le probabilità, e non rischia un gioco con niente in mano.
mus-zoo-doubter = Non crede a nessuna puntata: le accetta, órdago compreso, con ogni mano ben sopra la media.
mus-zoo-ordago = Dice órdago ogni volta che può, e accetta ogni órdago.
