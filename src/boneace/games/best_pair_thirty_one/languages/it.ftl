# Best, Pair and Thirty-one: che cosa succede, le mosse e perché una mossa non è valida. I messaggi comuni
# sono in vying.ftl.
#
# Glossario. Best, Pair, Thirty-one: carta migliore, coppia, trentuno, le fasi di una smazzata. upcard: carta
# scoperta. to see: vedere. to fold: lasciare. satisfied: servito. over: sballa, va oltre 31. prial: prial (tre
# uguali). stake: posta, in punti. game: gioco. non-dealer: avversario del mazziere.

## Di che cosa si tratta

best-pair-thirty-one-game = Best, Pair and Thirty-one
    .summary = Tre sfide in ogni smazzata: la migliore carta scoperta, una puntata sulla coppia migliore, e la mano più vicina a 31. Vince chi arriva prima a 11 punti.

## Opzioni

best-pair-thirty-one-option-pair-cards = Carte per la coppia
    .meaning = Quali carte fanno la mano per la coppia.
    .value-three = Tutte e tre, anche quella scoperta
    .value-hidden = Solo le due coperte
best-pair-thirty-one-option-showdown = Mostrare le carte
    .meaning = Che cosa si mostra quando si vede una puntata e quando si decide il trentuno.
    .value-winner = I due dicono quanto vale la loro mano, e chi vince mostra le carte vincenti
    .value-all = I due mostrano tutte le carte
best-pair-thirty-one-option-after-pass = Dopo aver passato
    .meaning = Che cosa può fare chi ha passato quando il mazziere punta.
    .value-must-answer = Deve rientrare: vedere o rilanciare
    .value-may-fold = Può anche lasciare, per 1 punto
best-pair-thirty-one-option-raise-limit = Limite di un rilancio
    .meaning = Di chi sono i punti che con la posta non possono superare 11.
    .value-own = Di chi rilancia
    .value-both = Di tutti e due
best-pair-thirty-one-option-see-at-ten = Vedere a 10
    .meaning = Che cosa succede quando l’avversario del mazziere, a 10 punti, vede prima di ogni puntata.
    .value-showdown = Si mostrano subito le carte
    .value-may-raise = Il mazziere può invece rilanciare
best-pair-thirty-one-option-prial-first = Prial prima della carta migliore
    .meaning = Un prial servito si annuncia prima di segnare la carta migliore.
best-pair-thirty-one-option-two-prials = Due prial
    .meaning = Chi vince quando tutti e due ricevono un prial.
    .value-higher = Il prial più alto
    .value-non-dealer = L’avversario del mazziere, che parla per primo
best-pair-thirty-one-option-two-32s = Due mani da 32
    .meaning = Chi segna per il trentuno quando tutti e due hanno 32.
    .value-nobody = Nessuno
    .value-both = 1 punto a testa
    .value-dealer = Il mazziere: il suo avversario deve annunciare per primo
best-pair-thirty-one-option-next-game-dealer = Primo mazziere del gioco seguente
    .meaning = Chi comincia come mazziere nel secondo gioco e nei seguenti.
    .value-alternates = Il mazzo continua ad alternarsi
    .value-loser = Chi ha perso l’ultimo gioco
best-pair-thirty-one-option-games = Giochi da vincere
    .meaning = Vince la partita chi vince per primo questo numero di giochi; un gioco doppio vale due.

## Regolamenti

best-pair-thirty-one-preset-reid = Reid
    .summary = Il gioco come lo descrive il suo autore: 11 punti, rilanci di uno, e chi ha passato deve rientrare.

## Parole

best-pair-thirty-one-stage = { $stage ->
    [best] Carta migliore
    [pair] Coppia
   *[thirty-one] Trentuno
}
best-pair-thirty-one-over = sballo
best-pair-thirty-one-prial = un prial
best-pair-thirty-one-label = { $move ->
    [pass] Passa
    [raise] Rilancia a { $up }
    [see] Vedi per { $asked }
    [fold] Lascia
    [draw] Pesca
   *[stand] Servito
}

## Perché una fase è stata vinta

best-pair-thirty-one-beats = { $best } batte { $other }{ $by ->
    [suit] { " " }per il seme
   *[value] { "" }
}
best-pair-thirty-one-nobody-bet = Nessuno ha puntato
best-pair-thirty-one-by-fold = L’altro ha lasciato: non si mostra niente
best-pair-thirty-one-seen = Visto per { $stake }: { $why }
best-pair-thirty-one-both-31 = Tutti e due con 31 servito: vince l’asso migliore
best-pair-thirty-one-dealt-31 = 31 servito
best-pair-thirty-one-both-32 = Tutti e due hanno 32
best-pair-thirty-one-other-32 = L’altro ha 32
best-pair-thirty-one-drew-31 = 31 pescando
best-pair-thirty-one-other-over = L’altro ha sballato
best-pair-thirty-one-each = { $total } a testa: { $why }
best-pair-thirty-one-prials = { $count ->
    [one] Un prial
   *[other] Due prial
}: il gioco

## Che cosa è successo

best-pair-thirty-one-draws = { $who ->
    [you] Peschi
   *[other] { $who } pesca
} { $card }.
best-pair-thirty-one-draws-unseen = { $who ->
    [you] Peschi
   *[other] { $who } pesca
}.
best-pair-thirty-one-face-up = { $who ->
    [you] Ricevi
   *[other] { $who } riceve
} { $card }, scoperta.
best-pair-thirty-one-told = { $move ->
    [pass] { $who ->
        [you] Passi
       *[other] { $who } passa
    }.
    [fold] { $who ->
        [you] Lasci
       *[other] { $who } lascia
    }.
    [see] { $who ->
        [you] Vedi
       *[other] { $who } vede
    } per { $points }.
    [raise] { $who ->
        [you] Rilanci
       *[other] { $who } rilancia
    } a { $points }.
   *[stand] { $who }: servito.
}
best-pair-thirty-one-announce = { $who ->
    [you] Annunci
    [among] { $who } annunciate
   *[other] { $who } { $count ->
        [one] annuncia
       *[other] annunciano
    }
} un prial: vince il gioco.
best-pair-thirty-one-says = { $who ->
    [you] Dici
   *[other] { $who } dice
}: «{ $what }».
best-pair-thirty-one-shows = { $who ->
    [you] Mostri
   *[other] { $who } mostra
} { $cards }.
best-pair-thirty-one-nobody-scores = { $title }: nessuno segna ({ $why }).
best-pair-thirty-one-scores = { $title }: { $who ->
    [you] segni
   *[other] { $who } segna
} { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} ({ $why }).
best-pair-thirty-one-has = { WITHIN($who) } { $count }
best-pair-thirty-one-deal-over = La smazzata è finita: { $have }.
best-pair-thirty-one-wins-game = { $who ->
    [you] Vinci
   *[other] { $who } vince
} { $game ->
    [double] un gioco doppio
   *[single] il gioco
}, { $points } a { $other }.
best-pair-thirty-one-games = Giochi: { $have }.

## Che cosa fa una mossa

best-pair-thirty-one-hint-pass = { $who ->
    [other] Rientri quando il mazziere punta
   *[dealer] Nessuno segna per la coppia
}
best-pair-thirty-one-hint-raise = Se l’altro lascia, segni { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
best-pair-thirty-one-hint-see = Si mostrano le carte per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
best-pair-thirty-one-hint-fold = L’altro segna { $points }; non si mostra niente
best-pair-thirty-one-hint-fold-first = Nessuno segna per la coppia
best-pair-thirty-one-hint-draw = Una carta dal mazzo, coperta
best-pair-thirty-one-hint-stand = Resti a { $total }

## Perché no

best-pair-thirty-one-no-move = «{ $text }» non è una mossa di Best, Pair and Thirty-one: le mosse sono { $moves }
best-pair-thirty-one-raise-by-one = «{ $text }»: un rilancio è sempre di 1: scrivi «raise» (BPT-39)
best-pair-thirty-one-pair-over = Le puntate per la coppia sono finite: pesca una carta, o di’ «servito»
best-pair-thirty-one-pair-first = Le puntate per la coppia non sono finite: si pesca nella terza fase
best-pair-thirty-one-own-limit = Un rilancio a { $stake } oltre ai tuoi punti ({ $points }) supererebbe { $game }
best-pair-thirty-one-other-limit = Un rilancio a { $stake } oltre ai punti dell’altro ({ $points }) supererebbe { $game }
best-pair-thirty-one-raised = La posta è stata rilanciata a { $asked }: vedi, rilancia o lascia
best-pair-thirty-one-come-in = Hai passato, quindi devi rientrare: vedi o rilancia
best-pair-thirty-one-has-seen = L’avversario del mazziere ha visto: vedi anche tu, o rilancia
best-pair-thirty-one-see-on-ten = Prima di ogni puntata può vedere solo chi ha 10 punti
best-pair-thirty-one-dealer-bets = L’avversario ha passato: il mazziere punta o lascia
best-pair-thirty-one-on-ten = Con 10 punti, prima di ogni puntata: passa, o vedi per 1
best-pair-thirty-one-nothing-bet = Nessuno ha ancora puntato, quindi non si lascia: passa

## Risolvere una smazzata

best-pair-thirty-one-bad-score = «{ $given }» non è un punteggio: indica i punti dell’avversario del mazziere e del mazziere prima della smazzata, ciascuno da 0 a { $most }, come 5-5
best-pair-thirty-one-bad-upcards = «{ $given }» non sono due carte: indica le carte scoperte dell’avversario del mazziere e del mazziere, come 7S TD
best-pair-thirty-one-unsolved = una smazzata non si può risolvere con { $option } cambiata: solo after_pass, raise_limit e see_at_ten possono essere diverse dal regolamento
best-pair-thirty-one-whole-unsolved = il gioco intero si può risolvere solo con le regole del regolamento predefinito
best-pair-thirty-one-no-policy = la strategia dei bot manca, o non è intera

# La prima smazzata, per imparare.
best-pair-thirty-one-learn-goal = Ogni smazzata ha tre fasi, Carta migliore, Coppia e Trentuno, e vince chi arriva prima a 11 punti. Prima di questa smazzata avevi 6 punti, e Ann 7. (BPT-14)
best-pair-thirty-one-learn-best = La Carta migliore è già decisa: va alla più alta delle due carte scoperte. Il re di Ann batte il tuo nove e segna 1: adesso Ann ha 8. (BPT-18)
best-pair-thirty-one-learn-pair = La Coppia va alla coppia migliore o, se non ce n’è, alla carta più alta. Si punta, e i tuoi due sei sono buoni: quasi nessuna mano ha una coppia. La posta è 1. Rilancia a 2. (BPT-31)
best-pair-thirty-one-learn-answer = Ann può lasciare, e segni 1; vedere, e le mani si confrontano per 2; o rilanciare. (BPT-33)
best-pair-thirty-one-learn-raise = Ann ha rilanciato a 3. Può avere una coppia alta, ma più spesso è un asso, e anche l’asso di quadri, il Bone-Ace, perde contro qualsiasi coppia. Rilancia a 4. (BPT-28)
best-pair-thirty-one-learn-limit = Ann non può rilanciare ancora: 8 punti e una posta di 5 superano 11. Quindi vedrà o lascerà. (BPT-41)
best-pair-thirty-one-learn-thirty-one = Ann ha visto, con carta alta asso, e segni 4. Adesso somma le tue carte, di qualunque seme. L’asso conta 11. Hai 21: pesca, per avvicinarti a 31. (BPT-50)
best-pair-thirty-one-learn-satisfied = Con il quattro fai 25. Ora anche Ann pesca una carta, o dice «servito». (BPT-60)
best-pair-thirty-one-learn-risk = Ann dice «servito» con un asso, il re e un’altra carta: quasi di sicuro più di 25. Se ti fermi adesso, probabilmente perdi. Se superi 31, segna Ann. Pesca: fino al sei va bene tutto. (BPT-52)
best-pair-thirty-one-learn-end = Il terzo sei: 31, 1 punto, e il gioco, 11 a 8. L’asso di Ann era proprio il Bone-Ace, la carta migliore di tutte, e i tuoi due sei l’hanno battuto. (BPT-49)

## Studi

best-pair-thirty-one-study-opening = Quanto vale una smazzata secondo le carte scoperte?
    .about = Le puntate della prima smazzata di un gioco sono risolte per ogni coppia di carte scoperte, con la terza fase e i punteggi successivi come li ha la soluzione inclusa. Così il vero valore sta di certo tra i limiti: nessuno guadagnerebbe di più rispondendo al meglio. La soluzione inclusa è a sua volta a circa 0,005 di un gioco da un equilibrio. --deals sono i giri di apprendimento per ogni coppia di carte (12).
best-pair-thirty-one-study-corner = carta dell’avversario; del mazziere ▸
best-pair-thirty-one-study-whole = La prima smazzata di un gioco, con tutte le carte
best-pair-thirty-one-study-worth = valore per l’avversario del mazziere
best-pair-thirty-one-study-first = prima smazzata
best-pair-thirty-one-study-value = Quanto vale per l’avversario del mazziere, in giochi
best-pair-thirty-one-study-bounds = Le tabelle mostrano il punto di mezzo tra i limiti: il vero valore dista meno di { $within }. I limiti sono nei file. Vincere conta 1, perdere −1, un gioco doppio il doppio. A parità di valore i semi decidono nei due sensi, tanto spesso quanto escono.

## Strategie fisse, per l’arena

best-pair-thirty-one-zoo-textbook = Rilancia con le coppie, vede con un re o un asso, lascia tutto il resto; sta con 26, o con 24 se l’altro sta.
best-pair-thirty-one-zoo-opener = Rilancia per primo con qualunque mano, e risponde a un rilancio solo con una buona.

## Che cosa si può fare

best-pair-thirty-one-action-raise = Rilancia
    .help = Rilancia di 1
best-pair-thirty-one-action-stand = Servito
    .help = Servito
    .may = resta servito
