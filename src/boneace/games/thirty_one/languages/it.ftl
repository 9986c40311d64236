# Trentuno: che cosa succede, le mosse e perché una mossa non è valida; le scommesse.
#
# Ciò che si scrive come mossa (discard 7H, bet 5 on 1) è notazione, uguale in tutte le lingue.
#
# Glossario. stock: tallone. upcard: carta scoperta, la prima degli scarti. to draw: pescare dal tallone.
# to take: prendere la carta scoperta. widow: monte. token: gettone. wager: scommessa. to outlast: durare di
# più. to cover: coprire. drawn: pari.

## Di che cosa si tratta

thirty-one-game = Trentuno
    .summary = Fai 31 in un seme, o avvicinati più degli altri. Bussa quando te la senti.

## Opzioni

thirty-one-option-pack = Mazzo
    .meaning = Il mazzo di carte con cui si gioca.
    .value-52 = Il mazzo normale da 52
    .value-32 = L’Eenendertigen olandese: 32 carte, dal sette in su
thirty-one-option-discard-taken = Scartare la carta presa
    .meaning = Si può scartare subito la carta appena presa dagli scarti.
thirty-one-option-own-discard = Riprendere il proprio scarto
    .meaning = Quando un giocatore può riprendere una carta scartata da lui.
    .value-always = Sempre, se è in cima
    .value-two-left = Solo quando restano due giocatori
thirty-one-option-drawn-when = Quando il tallone finisce
    .meaning = Che cosa chiude una smazzata in cui nessuno ha bussato.
    .value-stock-taken = Il turno in cui si prende l’ultima carta del tallone
    .value-must-draw = Un giocatore che vorrebbe pescare dal tallone vuoto
thirty-one-option-last-turns-stock = Niente tallone negli ultimi turni
    .meaning = Che cosa succede se il tallone finisce dopo che qualcuno ha bussato.
    .value-none = Si prende dagli scarti o si sta
    .value-reshuffle = Gli scarti sotto la prima carta si mescolano e formano un nuovo tallone
thirty-one-option-keeps = Premio
    .meaning = Che cosa si vince o si perde in una smazzata.
    .value-lives = Vite: vince l’ultimo rimasto
    .value-points = Punti: si sommano, e nessuno esce
    .value-pot = Il piatto: la mano più alta prende i gettoni sul tavolo
thirty-one-option-blitz-others = Punti contro un 31
    .meaning = Che cosa segnano gli altri quando qualcuno mostra 31.
    .value-by-place = Secondo la posizione, come in ogni smazzata
    .value-nothing = Niente
thirty-one-option-ante = Posta
    .meaning = I gettoni che ogni giocatore mette sul tavolo prima di una smazzata per il piatto.
thirty-one-option-tied-pot = Pareggio per il piatto
    .meaning = Che cosa succede al piatto quando le mani più alte sono pari.
    .value-share = Se lo dividono; i gettoni che avanzano restano sul tavolo
    .value-carry = Resta sul tavolo per la smazzata seguente
thirty-one-option-widow = Monte
    .meaning = Tre carte stanno coperte sul tavolo, e un turno si può usare per cambiare con loro.
thirty-one-option-side-wagers = Scommesse
    .meaning = Chiunque, anche chi è fuori, può scommettere su chi vince o su chi dura di più.

## Regolamenti

thirty-one-preset-pennies = Monetine
    .summary = Il gioco di sempre: tre vite, e chi bussa e non vince ne perde due.
thirty-one-preset-dollar-bill = Banconota
    .summary = Le vite sono i quattro angoli di una banconota; il più basso ne paga una, e chi bussa e pareggia in fondo paga da solo.
thirty-one-preset-eenendertigen = Eenendertigen
    .summary = Il mazzo olandese: 32 carte, dal sette in su.
thirty-one-preset-banking = Con il monte
    .summary = Ognuno mette un gettone, tre carte formano un monte con cui cambiare, e la mano più alta prende tutto.
thirty-one-preset-three-of-a-kind = Con il tris
    .summary = Tre carte dello stesso valore contano 30½.
thirty-one-preset-west-lansing = West Lansing Cut Throat
    .summary = Il tris conta 30½, paga solo il più basso, chi bussa paga doppio, e le scommesse sono benvenute.
thirty-one-preset-no-elimination = Senza eliminazione
    .summary = Si sommano i punti di dieci smazzate: tre alla mano più alta, sei per un 31.
thirty-one-preset-common = Comune
    .summary = Paga solo il più basso; chi bussa vince i pareggi, e paga doppio solo se ha la mano più bassa.

## Che cosa è successo

thirty-one-draws = { $who ->
    [you] Peschi
   *[other] { $who } pesca
} dal tallone.
thirty-one-draws-card = { $who ->
    [you] Peschi
   *[other] { $who } pesca
} { $card } dal tallone.
thirty-one-would-draw = { $who ->
    [you] Vorresti
   *[other] { $who } vorrebbe
} pescare, ma il tallone è finito.
thirty-one-takes = { $who ->
    [you] Prendi
   *[other] { $who } prende
} { $card }.
thirty-one-discards = { $who ->
    [you] Scarti
   *[other] { $who } scarta
} { $card }.
thirty-one-upcard = La carta scoperta è { $card }.
thirty-one-exchanges = { $who ->
    [you] Metti
   *[other] { $who } mette
} { $cards } nel monte al posto { $count ->
    [one] della carta
   *[other] delle carte
} { $slots }.
thirty-one-exchanges-got = { $who ->
    [you] Metti
   *[other] { $who } mette
} { $cards } nel monte al posto { $count ->
    [one] della carta
   *[other] delle carte
} { $slots } e { $who ->
    [you] ricevi
   *[other] riceve
} { $received }.
thirty-one-drawn = Il tallone è finito e nessuno ha bussato: la smazzata è pari.
thirty-one-scores = { $who ->
    [you] Segni
   *[other] { $who } segna
} { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
thirty-one-wins-tokens = { $who ->
    [you] Prendi
   *[other] { $who } prende
} { $tokens ->
    [one] 1 gettone
   *[other] { $tokens } gettoni
} dal tavolo.
thirty-one-adds-tokens = { $who ->
    [you] Aggiungi
   *[other] { $who } aggiunge
} { $tokens ->
    [one] 1 gettone
   *[other] { $tokens } gettoni
}.
thirty-one-antes = Ognuno mette { $ante ->
    [one] 1 gettone
   *[other] { $ante } gettoni
}; sul tavolo: { $table }.

## Mosse

thirty-one-move-draw = Pesca
    .hint = Prendi la prima carta del tallone
thirty-one-move-take = Prendi
    .hint = Prendi la prima carta degli scarti
thirty-one-move-knock = Bussa
    .hint = Chiudi la smazzata: tutti gli altri hanno ancora un turno
thirty-one-move-stand = Stai
    .hint = Tieni le tue tre carte
thirty-one-discard = Scarta { $card }
    .hint = Scarti { $card }: le altre carte contano { $left }
thirty-one-exchange = Cambia { $given } con { $slots }

## Perché una mossa non si capisce

thirty-one-no-move = «{ $text }» non è una mossa del Trentuno: le mosse sono draw, take, discard 7H, knock, stand
thirty-one-no-move-widow = «{ $text }» non è una mossa del Trentuno: le mosse sono draw, take, discard 7H, knock, stand ed exchange 4C for 2
thirty-one-no-for = In «{ $text }» manca «for»: un cambio si scrive «exchange 4C for 2»
thirty-one-no-slot = «{ $text }» indica un posto del monte che non è 1, 2 o 3
thirty-one-each-once = «{ $text }» deve nominare ogni carta e ogni posto una volta

## Perché no

thirty-one-draw-first = Prima pesca o prendi una carta
thirty-one-no-widow = In questa partita non c’è un monte con cui cambiare
thirty-one-as-many = Dai al monte tante carte quante ne prendi
thirty-one-turn-used = Scarta una carta: ne hai già pescata o presa una
thirty-one-deal-first = Si aspetta che sia data una carta
thirty-one-card-first = Si aspetta una carta dal mazzo
thirty-one-no-knock-now = Si bussa solo invece di pescare: adesso scarta una carta
thirty-one-discard-now = Adesso scarta: in un turno si pesca o si prende una carta sola
thirty-one-just-taken = { $card }: presa in questo turno, non si può riscartare
thirty-one-knocked = Qualcuno ha già bussato: pesca, prendi o stai
thirty-one-own-discard = Il proprio scarto si può riprendere solo quando restano due giocatori
thirty-one-stock-used = Il tallone è finito

## Scommesse

thirty-one-bets-wins = { $who ->
    [you] Scommetti
   *[other] { $who } scommette
} { $stake } che { $on ->
    [you] vinci
   *[other] { $on } vince
} la partita.
thirty-one-bets-outlasts = { $who ->
    [you] Scommetti
   *[other] { $who } scommette
} { $stake } che { $on ->
    [you] duri
   *[other] { $on } dura
} più di { $over ->
    [you] te
   *[other] { $over }
}.
thirty-one-covers = { $who ->
    [you] Copri
   *[other] { $who } copre
} { $by ->
    [you] la tua scommessa
   *[other] la scommessa di { $by }
} ({ $stake }).
thirty-one-lapses = { $who ->
    [you] La tua scommessa
   *[other] La scommessa di { $who }
} ({ $stake }) decade: nessuno la copre.
thirty-one-stand-off = La scommessa di { $stake } tra { $who ->
    [you] te
   *[other] { $who }
} e { $other ->
    [you] te
   *[other] { $other }
} finisce pari.
thirty-one-wins-wager = { $who ->
    [you] Vinci
   *[other] { $who } vince
} { $stake } contro { $other ->
    [you] di te
   *[other] { $other }
}.

thirty-one-wager-help = «bet 5 on 1», «bet 5 on 1 over 2» o «cover 3»
thirty-one-no-wager = «{ $text }» non è una scommessa: scrivi { thirty-one-wager-help }
thirty-one-wager-seat = «{ $text }» non indica un posto di questo tavolo: scrivi { thirty-one-wager-help }
thirty-one-wager-stake = una scommessa è un numero intero da 1 a { $most }, non «{ $number }»
thirty-one-outlast-itself = Un posto non può durare più di sé stesso
thirty-one-out-already = { $who ->
    [you] Sei
   *[other] { $who } è
} già fuori
thirty-one-own-wager = Non puoi coprire la tua scommessa
thirty-one-no-open-wager = { $who } non ha scommesse aperte
thirty-one-bets-sum = la somma di «bets» deve essere 0, non { $total }

# La prima smazzata, per imparare.
thirty-one-learn-goal = A te, ad Ann e a Ben resta una vita a testa. In ogni smazzata la mano più bassa perde una vita, e vince l’ultimo rimasto. (T31-34)
thirty-one-learn-hand = Una mano è di tre carte, e si sommano solo quelle dello stesso seme. L’asso conta 11; re, donna e fante 10. Re e otto di cuori: hai 18. (T31-13)
thirty-one-learn-turn = Al tuo turno prendi una carta e ne scarti una. La carta scoperta, il cinque di fiori, non ti migliora la mano: pesca dal tallone. (T31-12)
thirty-one-learn-discard = Nemmeno il due di quadri ti serve. Scartalo: dopo di te gioca Ann, e la tua carta più bassa è quella che può servirle di meno.
thirty-one-learn-others = Ora tocca ad Ann, poi a Ben. Guarda che cosa prendono e che cosa scartano: ti dice quali semi cercano. (T31-19)
thirty-one-learn-take = A Ben il nove di cuori non serve, a te sì. Prendilo dagli scarti.
thirty-one-learn-heart = Ora scarta il quattro di fiori: re, nove e otto di cuori contano 27. Al prossimo turno puoi bussare; bussare prende tutto il turno. (T31-15)
thirty-one-learn-knock = Nessuno ha bussato. Tutti e due hanno pescato due volte dal tallone, quindi stanno ancora cercando. Bussa adesso: più aspetti, più migliorano. Ma se una mano batte la tua, perdi due vite. (T31-26)
thirty-one-learn-last-turns = Gli altri hanno ancora un turno a testa. Comincia Ann. (T31-16)
thirty-one-learn-shown = 27 contro 26 e 26: per un soffio. L’ultima carta di Ann era la donna di picche: con quella Ben avrebbe avuto 31. Sono pari in fondo, e perdono una vita ciascuno. (T31-24)
thirty-one-learn-county = Ann e Ben sono senza vite, ma non ancora fuori: giocano «a scrocco», finché non perdono di nuovo. Adesso il mazziere sei tu, quindi comincia Ann. (T31-33)
thirty-one-learn-ace = Hai re e donna di cuori. Ben ha preso il fante di quadri e ha dato via un asso: i suoi quadri devono essere forti. Ma l’asso di cuori è proprio la carta che ti serve: prendilo.
thirty-one-learn-thirty-one = Scarta il quattro di picche. Asso, re e donna di cuori: 31, il massimo per una mano.
thirty-one-learn-end = Un 31 prima che qualcuno bussi si mostra subito, e tutti gli altri perdono una vita. Ben aveva 30. Sono fuori tutti e due, e hai vinto la partita. (T31-28)

## Strategie fisse, per l’arena

thirty-one-zoo-textbook = Prende la carta scoperta se migliora la mano, tiene il seme migliore, bussa da 22 punti al primo turno fino a 29 più avanti.
