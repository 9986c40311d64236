# Three-Stake Brag: che cosa succede, le mosse e perché una mossa non è valida. I messaggi comuni sono in
# vying.ftl.
#
# Glossario. upcard: carta scoperta. bon ace: l’asso di quadri. bragger: una matta. pair, prial: due, tre
# uguali. eldest: primo di mano, il primo dopo il mazziere. vying: giro di puntate. over: sballa, va oltre 31.
# carried: lasciato alla prossima smazzata. natural, made: naturale, fatta con un bragger.

## Di che cosa si tratta

three-stake-brag-game = Three-Stake Brag
    .summary = Tre piatti in ogni smazzata: per la migliore carta scoperta, per coppie e prial in un giro di brag, e per la mano più vicina a 31.

## Opzioni

three-stake-brag-option-second-bragger = Secondo bragger
    .meaning = Anche il nove di quadri è un bragger (una matta), oltre al fante di fiori.
three-stake-brag-option-natural-beats = Naturale su fatta
    .meaning = Quali mani naturali battono la stessa mano fatta con un bragger.
    .value-all = Coppie e prial
    .value-prials = Solo i prial, come in Hoyle
three-stake-brag-option-bragger-of-rank = Bragger con il proprio valore
    .meaning = Se un bragger è naturale insieme a carte del suo stesso valore.
    .value-natural = Come sé stesso: naturale
    .value-made = Sempre come bragger: fatta
three-stake-brag-option-no-pair = Mani senza coppia
    .meaning = Quanto vale una mano senza coppia nel secondo piatto.
    .value-high-card = La sua carta più alta, sotto ogni coppia
    .value-nothing = Niente: non può vincere
three-stake-brag-option-ace = L’asso nel trentuno
    .meaning = Quanto conta un asso nel terzo piatto.
    .value-1 = Uno
    .value-1-or-11 = Uno o undici, come conviene
three-stake-brag-option-stake = Posta
    .meaning = I gettoni che ogni giocatore mette in ciascuno dei tre piatti.
three-stake-brag-option-vying = Modo di puntare
    .meaning = Come si gioca un giro di puntate.
    .value-matched = Si vede, si rilancia o ci si ritira finché chi resta ha messo lo stesso
    .value-modern = Si paga la puntata a ogni turno; quando restano in due, ciascuno può vedere pagando il doppio
three-stake-brag-option-max-brag = Brag massimo
    .meaning = Quanto può valere al massimo un brag o un rilancio.
three-stake-brag-option-vying-limit = Limite delle puntate
    .meaning = Quanto può mettere al massimo un giocatore nelle puntate di una smazzata; 0 vuol dire senza limite.
three-stake-brag-option-nobody-brags = Nessuno fa brag
    .meaning = Che cosa succede al secondo piatto quando tutti passano.
    .value-best-hand = Lo prende la mano migliore
    .value-carried = Resta per la prossima smazzata
three-stake-brag-option-thirty-one-ends = Il trentuno chiude la pesca
    .meaning = Il primo che fa esattamente 31 prende subito il terzo piatto.
three-stake-brag-option-all-three = Tutti e tre i piatti
    .meaning = Le poste in più che tutti pagano a chi prende tutti e tre i piatti di una smazzata.
three-stake-brag-option-deals = Smazzate
    .meaning = La partita finisce dopo questo numero di smazzate; 0 vuol dire senza limite.

## Regolamenti

three-stake-brag-preset-default = Un bragger
    .summary = Il Bragg del 1721: il fante di fiori è una matta, e una mano naturale batte una uguale fatta con la matta.
three-stake-brag-preset-two-braggers = Due bragger
    .summary = Anche il nove di quadri è una matta.
three-stake-brag-preset-hoyle = Hoyle
    .summary = Due bragger, e una coppia naturale non batte una coppia uguale fatta con uno di loro.

## Parole

three-stake-brag-stage = { $pot ->
    [upcard] Carta scoperta migliore
    [brag] Brag
   *[thirty-one] Trentuno
}
three-stake-brag-pot = { $pot ->
    [upcard] il piatto della carta scoperta
    [brag] il piatto del brag
   *[thirty-one] il piatto del trentuno
}
three-stake-brag-no-pair = niente coppia
three-stake-brag-made = { $hand } con un bragger
three-stake-brag-over = { $count }, sballa
three-stake-brag-label-see = Vedi per { $chips }
three-stake-brag-label-draw = Pesca
three-stake-brag-label-stand = Stai

## Perché un giocatore ha vinto un piatto

three-stake-brag-bon-ace = { $card }, il bon ace
three-stake-brag-eldest = { $best }, il primo di mano tra pari
three-stake-brag-beats = { $best } batte { $other }
three-stake-brag-better = { $hand }, perché il fante di fiori è il bragger migliore
three-stake-brag-nobody-stayed = Nessun altro è rimasto
three-stake-brag-nobody-bragged = Nessuno ha fatto brag
three-stake-brag-nobody-bragged-why = Nessuno ha fatto brag: { $why }
three-stake-brag-nobody-has = Nessuno dei rimasti ha una coppia
three-stake-brag-all-over = Tutti hanno sballato
three-stake-brag-others-over = { $count }, perché tutti gli altri hanno sballato

## Che cosa è successo

three-stake-brag-ante = Ognuno mette { $chips ->
    [one] { $chips } gettone
   *[other] { $chips } gettoni
} in ciascuno dei tre piatti; adesso contengono { $pots }.
three-stake-brag-shows = { $who ->
    [you] Mostri
   *[other] { $who } mostra
} { $card }.
three-stake-brag-draws = { $who ->
    [you] Peschi
   *[other] { $who } pesca
} { $card }: { $count }.
three-stake-brag-stands = { $who ->
    [you] Stai
   *[other] { $who } sta
} con { $count }.
three-stake-brag-nobody-brags = Nessuno fa brag.
three-stake-brag-sees = { $who ->
    [you] Vedi
   *[other] { $who } vede
} per { $chips }.
three-stake-brag-opens = { $who ->
    [you] Mostri
   *[other] { $who } mostra
} { $cards }: { $said }.
three-stake-brag-takes = { $who ->
    [you] Prendi
   *[other] { $who } prende
} { three-stake-brag-pot }, { $chips ->
    [one] { $chips } gettone
   *[other] { $chips } gettoni
}: { $why }.
three-stake-brag-carried = { $why }: { three-stake-brag-pot }, { $chips ->
    [one] { $chips } gettone
   *[other] { $chips } gettoni
}, resta per la prossima smazzata.
three-stake-brag-has = { WITHIN($who) } { $count }
three-stake-brag-counted = Conto del trentuno: { $counts }.
three-stake-brag-all-three = { $who ->
    [you] Prendi
   *[other] { $who } prende
} tutti e tre i piatti, e { $chips ->
    [one] un altro gettone
   *[other] altri { $chips } gettoni
} da ciascuno.
three-stake-brag-changed = { $who ->
    [you] { $does ->
        [wins] Vinci
       *[loses] Perdi
    }
   *[other] { $who } { $does ->
        [wins] vince
       *[loses] perde
    }
} { $chips ->
    [one] { $chips } gettone
   *[other] { $chips } gettoni
} in questa smazzata.

## Che cosa fa una mossa

three-stake-brag-hint-see = Metti { $chips ->
    [one] { $chips } gettone
   *[other] { $chips } gettoni
} nel piatto del brag, e si confrontano le due mani
three-stake-brag-hint-draw = Prendi la prima carta del mazzo
three-stake-brag-hint-stand = Resti a { $count }

## Perché no

three-stake-brag-no-move = «{ $text }» non è una mossa del Three-Stake Brag: le mosse sono brag 2, pass, match, raise 3, drop, draw, stand{ $see ->
    [yes] { " " }e see
   *[no] { "" }
}
three-stake-brag-no-pack = Il mazzo è finito
three-stake-brag-vying-over = Le puntate sono finite e le mani sono scoperte: pesca o stai
three-stake-brag-drawn-later = Si pesca dopo le puntate, con le mani scoperte
three-stake-brag-no-see = Le mani si confrontano quando tutti i rimasti hanno visto: nessuno paga per farlo
three-stake-brag-nothing-to-see = Nessuno ha ancora fatto brag: non c’è niente da vedere
three-stake-brag-see-of-two = Si può vedere una mano solo quando restano due giocatori
three-stake-brag-modern-limit = nel modo moderno si paga a ogni turno e non c’è limite: l’opzione «vying_limit» deve essere 0

## Risolvere una smazzata

three-stake-brag-bad-upcards = «{ $given }» non sono due carte: indica le carte scoperte del primo di mano e del mazziere, come KS 7D
three-stake-brag-unsolved = una smazzata si può risolvere solo con { $option }={ $value }
three-stake-brag-few = È risolta solo una parte delle puntate: puntate e rilanci di { $amounts }, al massimo { $raises } per giro. Il valore e la sfruttabilità sono quelli di questo gioco ridotto. Con l’opzione vying_limit a { $sure } o meno non si tralascia nulla.

# La prima smazzata, per imparare.
three-stake-brag-learn-pots = Ogni smazzata ha tre piatti, e ognuno di voi ha messo un gettone in tutti e tre. Hai tre carte, di cui una scoperta. (TSB-02)
three-stake-brag-learn-upcard = La migliore carta scoperta prende il primo piatto. Tu e Ben mostrate un asso, e tu vieni prima. Ma quello di Ben è l’asso di quadri, il bon ace, che batte tutto. (TSB-07)
three-stake-brag-learn-bragger = Il secondo piatto va alla migliore coppia o al miglior prial (tre uguali). Hai il fante di fiori, il bragger: vale qualsiasi carta, quindi hai una coppia di assi. (TSB-09)
three-stake-brag-learn-brag = Il primo di mano sei tu, quindi apri: brag 2. Gli altri devono vedere, rilanciare o ritirarsi. Un brag piccolo li fa restare. (B-TSB-02)
three-stake-brag-learn-raise = Ann mostra un re e ha rilanciato a 4: senz’altro ha dei re. Ben si è ritirato. Ti battono solo un prial o due assi veri, quindi rilancia di 7. (TSB-11)
three-stake-brag-learn-showdown = Ann ha visto, e le mani si confrontano. Gli assi battono i re: prendi 25 gettoni. Se Ann si fosse ritirata, avresti vinto senza mostrare niente.
three-stake-brag-learn-thirty-one = Il terzo piatto va alla mano più vicina a 31, senza superarlo. Gioca di nuovo anche Ben. Qui l’asso conta 1 e le figure 10: hai 20, e nessuna carta ti fa sballare. Pesca. (TSB-14)
three-stake-brag-learn-again = 23, ma la mano scoperta di Ann fa 25. Pesca ancora.
three-stake-brag-learn-stand = 29: servirebbe solo un asso o un due. Stai, e lascia provare gli altri.
three-stake-brag-learn-ann = Con 25 Ann perdeva contro il tuo 29, quindi doveva pescare. Un otto: 33, sballa.
three-stake-brag-learn-ben = Ben ha 12, e gli serve 30 o 31. A parità vince il primo di mano, cioè tu. (B-TSB-09)
three-stake-brag-learn-end = Un nove e un dieci: Ben fa 31 esatto e prende il terzo piatto. Ben ha vinto due piatti, ma quello grosso era tuo: guadagni 11 gettoni. Dopo dieci smazzate vince chi ne ha di più.

## Strategie fisse, per l’arena

three-stake-brag-zoo-textbook = Fa brag per quanto vale una coppia, rilancia con i prial, si ritira con meno di una coppia.
three-stake-brag-zoo-doubter = Non crede a nessuna puntata: resta finché le probabilità contro qualunque mano lo permettono, e non rilancia mai.
three-stake-brag-zoo-escalator = Con buone mani rilancia del massimo, con quelle molto buone ancora e ancora; non bluffa mai.
