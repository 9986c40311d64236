# I suggerimenti durante una partita, e l’analisi di una partita finita.

hints-title = Suggerimento
hints-ask = Quanto valgono le mie mosse?
hints-key = Suggerimento: quanto valgono le tue mosse
hints-said = Suggerimento. { $move }: { $why }
hints-not-now = Puoi chiedere un suggerimento quando tocca a te.
hints-on = In questa partita i suggerimenti sono attivi.
hints-asking = Si valutano le tue mosse; ci vuole un momento.
hints-off = I suggerimenti sono disattivati. Chiederne uno li attiva per questa partita.
# The best move, with the number that the list has beside it.
hints-best = Suggerimento: { $move } ({ $number })
    .wins = Suggerimento: { $move } (vince il { $number })
hints-marked = Il suggerimento è questo.
hints-all = Tutte le { $n } mosse
hints-percent = { $n }%
hints-sure-exact = Valori esatti.
hints-sure-abstract = Esatti per un gioco più semplice, e approssimati per questo.
hints-sure-rollout = Stime: ogni mossa è stata provata in molti mondi possibili, e poi tutti giocavano con regole semplici.
hints-review = Analisi
hints-review-asking = Si valuta ogni decisione; ci vuole qualche secondo.
hints-review-meaning = Il risultato è la fortuna più gli errori. La fortuna viene dalle carte e dagli altri giocatori.
hints-counted = { $unit ->
    [game] Si conta in giochi.
    [chip] Si conta in gettoni.
    [point] Si conta in punti.
   *[stake] Si conta in poste: ognuno ne mette una, il vincitore le prende.
  }
hints-player = Giocatore
hints-result = Risultato
hints-luck = Fortuna
hints-mistakes = Errori
hints-worst = Le decisioni più costose
    .yours = Le tue decisioni più costose
    .others = Quelle degli altri ({ $n })
hints-lost = Smazzata { $deal }, { $who }: «{ $made }»; meglio «{ $best }»
hints-cost = è costato { $loss }
hints-give-or-take = con un margine di { $error }
hints-matches = { $n } partite su 100
hints-none-lost = Nessuna decisione è costata qualcosa di misurabile.
    .yours = Nessuna tua decisione è costata qualcosa di misurabile.
hints-allow = I giocatori possono chiedere suggerimenti
    .meaning = Un suggerimento dice a un giocatore quanto valgono le sue mosse, da quello che sa. È normale contro i bot, non tra persone.
