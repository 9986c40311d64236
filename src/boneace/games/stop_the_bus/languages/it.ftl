# Stop the Bus: che cosa succede, le mosse e perché una mossa non è valida.
#
# Glossario. to stop the bus: fermare il bus, cioè annunciare che la smazzata finisce dopo un altro cambio di
# tutti gli altri. prial: tre uguali. run: scala. running flush: scala colore. flush: colore.

## Di che cosa si tratta

stop-the-bus-game = Stop the Bus
    .summary = Cambia carte con le tre scoperte finché qualcuno ferma il bus. Paga la mano di brag più debole.

## Opzioni

stop-the-bus-option-exchange = Cambio
    .meaning = Quante carte si cambiano in un turno con il tavolo.
    .value-one-or-three = Una carta, o tutte e tre
    .value-one = Una carta sola
stop-the-bus-option-stop-when = Fermare il bus
    .meaning = Quando un giocatore può fermare il bus.
    .value-after-exchange = Dopo un cambio
    .value-instead = All’inizio del turno, invece di cambiare
stop-the-bus-option-prial-of-threes = Tre tre
    .meaning = Tre tre sono il prial migliore.
stop-the-bus-option-ace-two-three = Asso, due, tre
    .meaning = Asso, due e tre sono la scala migliore, più di asso, re e donna.
stop-the-bus-option-lives = Quanti gettoni ha ogni giocatore.

## Regolamenti

stop-the-bus-preset-default = Stop the Bus
    .summary = Si cambia una carta o tutte e tre, e poi si può fermare il bus.
stop-the-bus-preset-brag-specials = Speciali del brag
    .summary = Come nel brag, tre tre sono il prial migliore, e asso, due, tre la scala migliore.

## Mani

stop-the-bus-alike = { $kind ->
    [prial] prial di { $ranks }
   *[pair] coppia di { $ranks }
}
stop-the-bus-run = scala { $ranks }
stop-the-bus-running-flush = scala colore { $ranks }
stop-the-bus-flush = colore, carta alta { $rank }
stop-the-bus-high = carta alta { $rank }
# Il valore seguente, dove distingue due mani.
stop-the-bus-then = { $hand }, poi { cards-rank }

## Che cosa è successo

stop-the-bus-lie = Sul tavolo: { $cards }.
stop-the-bus-stops = { $who ->
    [you] Fermi
   *[other] { $who } ferma
} il bus.

## Mosse

stop-the-bus-move-swap-all = Cambia tutte
    .hint = Dai le tue tre carte per le tre scoperte
stop-the-bus-move-stop = Ferma il bus
    .hint = Tutti gli altri hanno ancora un cambio, poi si mostrano le carte
stop-the-bus-move-continue = Continua
    .hint = Lasci cambiare il prossimo

## Perché no

stop-the-bus-exchange = Cambia una carta della mano con una di quelle scoperte
stop-the-bus-one-only = A questo tavolo si cambia una carta, non tutte e tre
stop-the-bus-never-two = A questo tavolo si cambia una carta, mai due
stop-the-bus-stopped = Il bus è già fermo: hai ancora un cambio
stop-the-bus-or-stop = Cambia, o ferma il bus
stop-the-bus-exchange-first = Prima cambia: poi puoi fermare il bus
stop-the-bus-exchanged = Hai cambiato: ferma il bus o continua

# La prima smazzata, per imparare.
stop-the-bus-learn-goal = Ognuno ha tre vite. In ogni smazzata la mano più debole ne perde una, e vince l’ultimo che ne ha ancora. (T31-34)
stop-the-bus-learn-hands = La tua mano è sempre di tre carte. Dalla migliore: prial (tre uguali), scala colore (una scala dello stesso seme), scala, colore, coppia, carta alta. Hai due picche e un quadri: ancora niente.
stop-the-bus-learn-exchange = Al tuo turno devi cambiare: una carta, o tutte e tre. Il fante di picche fa colore con le tue picche. Prendilo, e dai il quattro di quadri. (T31-69)
stop-the-bus-learn-go-on = Donna, fante e nove di picche: colore. Potresti già fermare il bus. Ma con il dieci di picche avresti anche la scala: continua.
stop-the-bus-learn-ann = Ora gioca Ann, alla tua sinistra. Anche Ann deve cambiare.
stop-the-bus-learn-ben = Ann ha dato il dieci di picche, la carta che vuoi. Poi tocca a Ben: te lo lascerà?
stop-the-bus-learn-run = Te l’ha lasciato. Dai il nove per il dieci: donna, fante e dieci di picche sono una scala colore. Solo un prial è meglio.
stop-the-bus-learn-stop = Poche mani battono questa. Ferma il bus: gli altri hanno ancora un turno a testa, poi si mostrano le carte. (B-T31-24)
stop-the-bus-learn-last-turns = Ann e Ben hanno un cambio a testa.
stop-the-bus-learn-forced = Ben aveva re, sei e quattro di quadri, un colore. Ma non si può passare, e sul tavolo non ci sono quadri: deve rompere il colore. (B-T31-24)
stop-the-bus-learn-end = La tua scala colore è la migliore. La mano di Ben, carta alta re, è la più debole: Ben perde una vita. Il mazzo passa, e si va avanti finché resta un solo giocatore.

## Studi

stop-the-bus-study-stop = Con che cosa fermare il bus?
    .about = Tutti fermano il bus dalla stessa mano in su, secondo il turno, e per il resto giocano con le regole pratiche. Quella mano si sposta finché fermare guadagna sopra e perde sotto. Poi le decisioni sono giocate nei due modi con le stesse carte. Il guadagno è contato in vite, meno quello che tutti ottengono in media.
stop-the-bus-study-from = Fermare il bus da questa mano in su
stop-the-bus-study-gain = Quanto si guadagna a fermare rispetto a continuare

## Strategie fisse, per l’arena

stop-the-bus-zoo-textbook = Fa il cambio migliore, ferma il bus con una coppia all’inizio, con un colore più avanti.
stop-the-bus-zoo-stop-pair = Ferma il bus con una coppia o meglio.
stop-the-bus-zoo-stop-flush = Ferma il bus con un colore o meglio.
stop-the-bus-zoo-stop-run = Ferma il bus con una scala o meglio.
