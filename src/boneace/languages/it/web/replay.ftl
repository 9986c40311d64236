# Una partita finita, passo per passo.

replay-title = Replay e analisi
replay-pause = Questa partita è finita; la stai rivedendo.
replay-none = Non c’è niente da rivedere
replay-to-table = Al tavolo
replay-record = Scarica la partita
replay-verify = Le carte sono state date onestamente?
replay-opening = Si carica la partita…
replay-seat = Vista da
replay-open = Tutte le mani scoperte
replay-link = Un link a questo momento
replay-steps = Lungo la partita
replay-deal-back = Alla smazzata precedente
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-deal-on = Alla smazzata seguente
replay-step = Passo
replay-step-of = { $step } di { $last }
replay-decides = Decide { $who }
replay-no-decision = Qui nessuno decide
replay-move = Mossa
# The head of a column: what a move brings on average.
replay-worth = Porta { $unit ->
    [game] in giochi
    [chip] in gettoni
    [point] in punti
    [stake] in poste
   *[none] { "" }
}
replay-wins = Vince
replay-made = giocata
replay-lost = È costato { $loss }.
replay-best = Non è costato niente.
replay-verdict = { $who }: «{ $made }» è costato { $loss }; meglio «{ $best }»
    .best = { $who }: «{ $made }» non è costato niente
replay-whole = Tutta la partita
replay-play-on = E se…? Continua da qui come { $who }
replay-curve = { $how ->
    [won] poteva aspettarsi { $start } all’inizio, e ha vinto { $end }
    [lost] poteva aspettarsi { $start } all’inizio, e ha perso { $end }
   *[even] poteva aspettarsi { $start } all’inizio, e non ha né vinto né perso
  }
    .label = Che cosa poteva aspettarsi { $who }, dal primo evento all’ultimo
