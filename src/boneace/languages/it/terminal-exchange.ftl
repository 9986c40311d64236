# I tavoli dei giochi di cambio nel terminale: Trentuno, Switch, Stop the Bus. Le parole dei giochi sono
# in lives.ftl, thirty-one.ftl, switch.ftl e stop-the-bus.ftl, con i loro glossari.
#
# Ciò che si scrive (swap 4C for 9H, knock) è notazione, uguale in tutte le lingue.
#
# Glossario. stock: tallone. upcard: carta scoperta. pile: scarti. widow: monte. to draw: pescare.

## Le tue carte

terminal-exchange-total = Il tuo totale: { $total }, con { $best }.
terminal-exchange-value = Il suo valore: { $total }.
terminal-exchange-value-by = Il suo valore: { $total }, con { $best }.

## Annunci che chiudono la smazzata

terminal-exchange-mark = { $mark ->
    [knocked] ha bussato
    [stopped] ha fermato
   *[restarts] rifà
}
terminal-exchange-last-turn = { $how ->
    [stopped] { $who } ha fermato il bus: è il tuo ultimo cambio.
   *[knocked] { $who } ha bussato: è il tuo ultimo turno.
}
terminal-exchange-all-shown = Tutti hanno mostrato le carte. Puoi rifare la smazzata.

## Il tavolo

terminal-exchange-upcard = La carta scoperta è { $card }.
terminal-exchange-no-upcard = Adesso non c’è una carta scoperta.
terminal-exchange-stock = Nel tallone { $cards ->
    [one] resta { $cards } carta
   *[other] restano { $cards } carte
}.
terminal-exchange-pile = Negli scarti { $cards ->
    [one] c’è { $cards } carta
   *[other] ci sono { $cards } carte
}.
terminal-exchange-tokens = Sul tavolo { $tokens ->
    [one] c’è { $tokens } gettone
   *[other] ci sono { $tokens } gettoni
}.
terminal-exchange-widow = Carta { $slot } del monte: { $card }.
terminal-exchange-widow-down = Carta { $slot } del monte: coperta.
terminal-exchange-second = La tua seconda mano: { $cards }.
terminal-exchange-second-total = La tua seconda mano: { $cards }. Il suo totale: { $total }.
terminal-exchange-two-hands = { $who } ha due mani e deve tenerne una.
terminal-exchange-face-up = Scoperte: { $cards }.
terminal-exchange-known = Coperte, ma le conosci: { $cards }.
terminal-exchange-face-down = Coperte: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}.
terminal-exchange-face-down-more = Coperte: { $cards ->
    [one] un’altra carta
   *[other] altre { $cards } carte
}.
terminal-exchange-lie = Sul tavolo: { $cards }.

## Che cosa puoi fare

# Una nota accanto al nome di una mossa; vuota dove il nome dice già tutto.
terminal-exchange-more = { $move ->
    [swap-up] (tutte con { $cards })
    [swap-all] (tutte con { $cards })
    [swap-down] (tutte alla cieca)
    [keep-first] (tieni la prima mano)
    [keep-second] (tieni la seconda mano)
    [restart] (nessuno paga)
    [decline] (la smazzata è valida)
   *[other] { "" }
}
terminal-exchange-many = Oppure uno di { $count } cambi, come exchange 4C for 2.
terminal-exchange-moves = moves li elenca tutti.
terminal-exchange-one = Oppure cambia una carta, come { $move }, o solo { $cards }; moves elenca tutti i cambi.

## Aiuto

terminal-exchange-help-swap = swap 4C for 9H o solo 4C 9H: cambi una carta.
terminal-exchange-help-discard = discard 7H o solo 7H: scarti.
terminal-exchange-help-widow = In un gioco con il monte: exchange 4C for 2 (cambi), o { $exchange } 4C KH for 2 3.

## Disegnato

terminal-exchange-where-pot = piatto { $pot } · { $where }
# Sul dorso del tallone: sette colonne.
terminal-exchange-left = { $stock } rim.
# Sul bordo di una carta: cinque colonne.
terminal-exchange-new = nuova
# Sotto una carta che si può scartare: il suo tasto, e quanto valgono le altre.
terminal-exchange-left-without = { $place } → { $left }
terminal-exchange-hint-discard = 1–4 scarta · z rapido · l registro · c colori · --plain senza disegni
terminal-exchange-hint-widow = 1–3, 7–9 scegli · e cambia · z rapido · l registro · c colori · --plain
terminal-exchange-told-up = Scoperte
terminal-exchange-told-down = Coperte
terminal-exchange-told-open = Sul tavolo
terminal-exchange-told-dealers = La seconda mano del mazziere
terminal-exchange-told-second = La tua seconda mano
terminal-exchange-told-second-total = La tua seconda mano: { $total }
terminal-exchange-you-know = la sai
# Accanto alle monete delle vite, dove c’è poco posto.
terminal-exchange-county = a scrocco
terminal-exchange-coins = { $coins } { $lives }
terminal-exchange-your-coins = { $coins } { $lives ->
    [one] { $lives } vita
   *[other] { $lives } vite
}
terminal-exchange-your-total = totale { $total }
terminal-exchange-bet = Scommetti
terminal-exchange-your-turn = Tocca a te
terminal-exchange-turn-last = { $how ->
    [stopped] Ultimo cambio ({ $who } ha fermato)
   *[knocked] Ultimo turno ({ $who })
}
terminal-exchange-turn-shown = Tutti hanno mostrato
terminal-exchange-ask = { $turn }: { $moves }.
terminal-exchange-ask-pick = cambia 1–3/7–9 ({ $key })
terminal-exchange-ask-discard = Scarta una carta: da 1 a 4, o con un clic.
terminal-exchange-ask-swap = Cambia { $cards } con { $lying }: { $key }.
terminal-exchange-ask-swap-all = Cambia tutte e tre: { $key }.
terminal-exchange-ask-keep = Sei il mazziere: tieni la prima mano ({ $keep-first }) o la seconda ({ $keep-second })?
terminal-exchange-choose-widow = Scegli le tue carte (1–3) e altrettante dal monte (7–9), poi { $exchange }.
terminal-exchange-choose-swap = Scegli una delle tue carte (1–3) e una sul tavolo (7–9), poi { $swap }.

## I tasti

terminal-exchange-key-discard = Scarta una carta della tua mano; anche con un clic
terminal-exchange-key-widow = Con il monte: scegli le tue carte e quelle del monte
terminal-exchange-key-wagers = Scommesse, se la partita le ha
terminal-exchange-key-yours = Scegli una delle tue carte; anche con un clic
terminal-exchange-key-face-up = Scegli una carta della mano scoperta; anche con un clic
terminal-exchange-key-open = Scegli una carta sul tavolo; anche con un clic

## La fine di una smazzata

terminal-exchange-end = { $how ->
    [blitz] 31!
    [drawn] La smazzata è pari
   *[showdown] Si mostrano le carte
}  ·  smazzata { $deal }
terminal-exchange-went-out = { $change }, fuori
