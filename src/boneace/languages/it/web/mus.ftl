# Il tavolo del mus nel browser.
#
# Glossario. grande, chica, pares, juego, punto (i giri, o lances), mus, paso, envido, reenvido, quiero, no
# quiero, órdago, amarraco, deje: come sono. stone: pietra. bowl: ciotola. mano: primo di mano. signal:
# segnale. deal: smazzata. game: gioco.

mus-title = Mus
mus-we = Noi
mus-they = Loro
mus-partner = compagno

## Il modulo

mus-partners = Coppie: { $first } (posti 1 e 3) contro { $second } (posti 2 e 4).

## I giri

mus-lance = { $lance ->
    [grande] Grande
    [chica] Chica
    [pares] Pares
    [juego] Juego
   *[punto] Punto
}
mus-lance-word = { $lance ->
    [grande] grande
    [chica] chica
    [pares] pares
    [juego] juego
   *[punto] punto
}
mus-lance-meaning = { $lance ->
    [grande] le alte
    [chica] le basse
    [pares] le coppie
    [juego] 31 o più
   *[punto] verso 30
}
mus-lances = I quattro giri
mus-lance-state = { $state ->
    [past] finito
    [now] adesso
   *[ahead] dopo
}
mus-note-open = nessuna puntata
mus-note-pending = { $who }: { $n }
mus-note-ordago = { $who }: órdago
mus-note-passed = en paso
mus-note-accepted = { $n } in gioco
mus-note-declined = { $who }: +{ $n }
mus-note-ordago-accepted = órdago
mus-note-unable = senza puntate
mus-has = ha { $lance }
mus-has-not = non ha { $lance }

## Che cosa si dice

mus-move = { $move ->
    [mus] mus
    [no-mus] no mus
    [paso] paso
    [quiero] quiero
    [no-quiero] no quiero
   *[ordago] órdago
}
mus-move-envido = envido { $n }
mus-move-reenvido = reenvido { $n }
mus-discarded = ne cambia { $n }
mus-changed = cambiate { $n }
mus-says = dice
mus-ordago-cry = Órdago!

## Il tavolo

mus-players = Giocatori
mus-mano = di mano
mus-mano-sign = M
mus-mano-meaning = Primo di mano: parla per primo, e vince i pareggi
mus-to-play = di turno
mus-cards = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
mus-bowl = Ciotola
mus-stock = Mazzo
mus-discards = Scarti
mus-stones = { $n ->
    [0] nessuna pietra sciolta
    [one] 1 pietra
   *[other] { $n } pietre
}
mus-amarracos = { $n ->
    [0] nessun amarraco
    [one] 1 amarraco, che vale cinque
   *[other] { $n } amarracos, che valgono cinque l’uno
}
mus-score = Punteggio
mus-score-of = { $who } { $n }
mus-of-target = su { $target } pietre
mus-to-target = a { $target }
mus-to-go = { $n ->
    [one] ne manca 1
   *[other] ne mancano { $n }
}
mus-games = giochi { $ours }–{ $theirs }
mus-games-won = { $n ->
    [one] 1 gioco vinto
   *[other] { $n } giochi vinti
}
mus-your-hand = La tua mano
mus-holding = Hai { $cards }: { $what }.
mus-holding-cards = Hai { $cards }.

## Il tuo turno

mus-actions = Azioni
mus-your-turn = Tocca a te: { $task }
mus-task-talk = mus (nuove carte) o no
mus-task-discard = scegli le carte da scartare
mus-task-open = { $lance }: passa o punta
mus-task-answer = { $lance }: { $who } punta { $n }
mus-task-ordago = { $lance }: { $who } si gioca tutto il gioco
mus-discard = Scarta
mus-discard-n = Scarta { $n }
mus-choose-cards = Prima scegli le carte da scartare
mus-no-discard-now = Puoi scartare quando tutti hanno detto mus.
mus-not-now = Adesso non puoi farlo.
mus-sure = { $move }: confermi?
mus-sure-ordago = Con un órdago ti giochi tutto il gioco. Premi di nuovo per confermare.
mus-sure-quiero = Con questo quiero ti giochi tutto il gioco. Premi di nuovo per confermare.
mus-taken-back = Annullato.

## Segnali

mus-signals = Segnali
mus-no-signals = A questo tavolo non ci sono segnali.
mus-signals-about = Puoi segnalare solo quello che hai. Il tuo compagno lo vede; può vederlo anche un avversario.
mus-signals-all = Tutti i segnali
mus-given = fatto
mus-signalled = { $gesture }: { $meaning }
mus-you-signalled = hai segnalato: { $meaning }
mus-courtesy = Gioco corretto
mus-courtesy-short = Cortesia
mus-courtesy-about = Chiedi una pietra per aver giocato correttamente: è tua se la concede un avversario che si è comportato male.
mus-claim = Chiedi una pietra
mus-claimed = Chiesta
mus-grant = Concedi una pietra a { $who }
mus-close = Chiudi

## La fine di una smazzata

mus-deal-over = La smazzata è finita
mus-both-took = Noi { $ours }, loro { $theirs }
mus-you-took = { $n ->
    [0] Non prendi nessuna pietra
    [one] Prendi 1 pietra
   *[other] Prendi { $n } pietre
}
mus-we-win-game = Vinciamo il gioco
mus-you-win-game = Vinci il gioco
mus-win-game = { $who } { $n ->
    [one] vince
   *[other] vincono
} il gioco
mus-by-ordago = Órdago accettato ({ $lance }): decide il gioco, e non conta nient’altro.
mus-by-deje = Una puntata rifiutata ha vinto il gioco: non si mostra nessuna mano.
mus-count = Da dove viene ogni pietra
mus-show-all = Mostra tutto
mus-count-lance = Giro
mus-count-why = Chi, e perché
mus-count-stones = Pietre
mus-count-after = Poi
mus-count-before = Prima della smazzata
mus-count-part = { $part ->
    [at-once] Prese subito, durante le puntate
   *[count] Contate alla fine
}
mus-count-nothing = nessuno ha { $lance }
mus-games-title = { $games ->
    [one] Decide un solo gioco
   *[other] Giochi vinti, al meglio di { $games }
}

## Tasti

mus-key =
    .mus = Mus
    .cards = Scegli una carta da scartare, dalla prima alla quarta, o rimettila
    .discard = Scarta le carte scelte; Invio fa lo stesso
    .paso = Paso
    .envido = Envido o reenvido, con le pietre scelte
    .amount = Scegli le pietre; due cifre di seguito fanno un numero
    .step = Una pietra in più o in meno; sul numero le frecce, Inizio e Fine
    .quiero = Quiero
    .no = No mus, no quiero
    .ordago = Órdago; si conferma premendo di nuovo
    .signals = Segnali; lì i numeri ne scelgono uno
    .escape = Chiudi i segnali, annulla un órdago non confermato
