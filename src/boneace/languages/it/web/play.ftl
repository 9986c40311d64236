# Messaggi di ogni tavolo: di chi è il turno, perché non si può giocare, il riquadro alla fine di una
# smazzata, il riquadro accanto al tavolo.
#
# Glossario. match: partita. deal: smazzata. dealer: mazziere. hand: mano. chip, token: gettone. game (ciò che
# si vince dentro la partita): gioco. log: registro. wager: scommessa. to cover: coprire.

## Pezzi di frase

# { $n } è il numero. { $shown } è il numero come si scrive, con il segno se è un guadagno o una perdita.
play-count-card = { $n ->
    [one] { $shown } carta
   *[other] { $shown } carte
  }
play-count-chip = { $n ->
    [one] { $shown } gettone
   *[other] { $shown } gettoni
  }
play-count-game = { $n ->
    [one] { $shown } gioco
   *[other] { $shown } giochi
  }
play-count-point = { $n ->
    [one] { $shown } punto
   *[other] { $shown } punti
  }
play-count-stake = { $n ->
    [one] { $shown } posta
   *[other] { $shown } poste
  }
play-count-token = { $n ->
    [one] { $shown } gettone
   *[other] { $shown } gettoni
  }
# Solo l’unità, dove il numero è scritto altrove.
play-word-chip = { $n ->
    [one] gettone
   *[other] gettoni
  }
play-word-point = { $n ->
    [one] punto
   *[other] punti
  }
play-word-token = { $n ->
    [one] gettone
   *[other] gettoni
  }
play-you-within = te
play-yourself = (tu)
play-seat = Posto { $n }
play-another-seat = un altro posto
play-match = Partita
play-with = con { $names }

## Di chi è il turno

play-dealing = Si danno le carte
play-your-turn = Tocca a te
play-your-turn-task = Tocca a te: { $task }
play-last-turn = Il tuo ultimo turno
play-last-turn-task = Il tuo ultimo turno: { $task }
play-to-play = Tocca a { $who }
play-title-your-turn = ● Tocca a te – { $title }
play-is-to-play = di turno
play-dealer = mazziere
play-dealer-title = Mazziere
play-dealer-sign = D

play-over = La partita è finita.
# Chi ha vinto: solo tu, tu con altri («Tu e Anna»), o altri, che sono { $n }.
play-won = { $you ->
    [alone] Hai vinto la partita.
    [among] { $who } avete vinto la partita.
   *[no] { $n ->
        [one] { $who } ha vinto la partita.
       *[other] { $who } hanno vinto la partita.
    }
  }

## Perché non si può giocare

play-wait-dealing = Si stanno dando le carte.
play-wait-turn = È il turno di { $who }.
play-not-open = Adesso non puoi farlo.
play-not-open-named = { $name }: adesso non si può.
play-not-open-quoted = «{ $name }»: adesso non si può.
play-pause-last = Stai guardando l’ultima smazzata.
play-pause-ended = La smazzata è finita: premi «Prossima smazzata» per continuare.
play-pause-line = Al momento non c’è connessione.
play-pause-busy = La tua mossa è in viaggio.
play-pause-moving = Un momento: le carte si muovono ancora.

## Il tavolo

play-opening = Si apre il tavolo…
play-connecting = Connessione…
play-reconnecting = Nuova connessione…
play-watching = Stai guardando.
play-your-seat = Il tuo posto
play-table-heading = { $of ->
    [0] { $title }, smazzata { $deal }
   *[other] { $title }, smazzata { $deal } di { $of }
}
play-table = Tavolo
play-players = Giocatori
play-your-hand = La tua mano
play-actions = Azioni
play-less = Meno
play-more = Più
play-amount = Quantità
play-deal = Smazzata { $deal }
play-face-up = scoperta
play-card-face-up = { $card }, scoperta
play-pack = Mazzo
play-says = dice
play-quoted = «{ $words }»

## La fine di una smazzata

play-deal-over = La smazzata è finita
play-you-win = Vinci { $what }
play-you-lose = Perdi { $what }
play-they-win = { $who } { $n ->
    [one] vince
   *[other] vincono
  } { $what }
play-they-lose = { $who } { $n ->
    [one] perde
   *[other] perdono
  } { $what }
play-deal-number = { $of ->
    [0] smazzata { $deal }
   *[other] smazzata { $deal } di { $of }
}
play-hands = Mani
play-again = Gioca ancora
play-back-to-table = Torna al tavolo
play-back-to-match = Torna alla partita
play-table-of-friends = Tavolo di amici
play-new-match = Nuova partita
play-close = Chiudi
play-skip-deal = Salta alla fine
play-to-result = Vai al risultato
play-skipping = Si va avanti veloci quanto permettono gli altri giocatori.
play-rematch = È cominciata una nuova partita con gli stessi giocatori.
play-go-along = Vai alla nuova partita
play-next-deal = Prossima smazzata
play-final-standing = Risultato finale

## Accanto al tavolo

play-beside = Accanto al tavolo
play-alone = Solo il tavolo
play-menu = Menu della partita
play-close-menu = Chiudi il menu
play-log = Registro
play-last-deal = Ultima smazzata
play-keyboard-help = Aiuto per la tastiera
play-this-match = Questa partita
play-programs = Gioca un programma: { $names }.
play-rules = Regole
play-game-preset = { $game }, { $preset }.
play-option = { $option }: { $value }
play-address = Indirizzo per guardare
play-your-link = Il tuo posto su un altro dispositivo (tieni il link per te)
play-forget = Dimentica qui questa partita

## La pagina di una partita che non si può mostrare

play-only-read = Questa partita si può solo leggere
play-did = { $who }: { $move }
play-cannot-open = Questa partita non si può aprire
play-try-again = Riprova
play-elsewhere = Questo posto è aperto in un’altra scheda
    .text = Un posto si gioca da una parte sola. La partita continua di là.
play-use-here = Usalo qui

## Tasti

play-keyboard = Tastiera
play-key-hand = Vai alla tua mano e ascoltala
play-key-next = Prossima smazzata, quando una è finita
play-key-log = Vai al registro
play-key-help = Questo aiuto
play-key-along = Scorri la tua mano
play-key-or-enter = { $key } o Invio

## Scommesse

play-wagers = Scommesse
play-wager-wins = { $who } scommette { $stake } che { $on } vince la partita
play-wager-outlasts = { $who } scommette { $stake } che { $on } dura più di { $over }
play-wager-open = aperta
play-wager-covered = coperta da { $who }
play-wager-cover = Copri
play-wager-cover-of = Copri la scommessa di { $who }
play-wager-none = Ancora nessuna scommessa.
play-wager-settled = Regolate fin qui: { $list }.
play-wager-stake = Scommessa
play-wager-on = su
play-wager-to = che
play-wager-to-win = vince la partita
play-wager-to-outlast = dura più di { $who }
play-wager-bet = Scommetti
play-purse = nella borsa; { $n } { $unit } finora
play-type = Scrivi una mossa
play-type-send = Gioca
play-type-empty = Prima scrivi una mossa, come «{ $example }».
play-copy = Copia
play-copied = Copiato
play-copy-link = Copia: { $title }
