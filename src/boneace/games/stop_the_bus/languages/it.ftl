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
