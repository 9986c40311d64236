# Una partita finita, passo per passo.

replay-title = Replay e analisi
replay-pause = Questa partita è finita; la si rivede.
replay-none = Non c’è niente da rivedere
replay-to-table = Al tavolo
replay-record = Scarica la partita
replay-verify = È stata distribuita lealmente?
replay-opening = Si carica la partita…
replay-seat = Vista da
replay-open = Tutte le mani scoperte
replay-steps = Lungo la partita
replay-deal-back = Alla smazzata precedente
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-deal-on = Alla smazzata seguente
replay-step = Passo
replay-step-of = { $step } di { $last }
replay-decides = Decide { $who }
replay-no-decision = Qui nessuno decide
replay-made = giocata
replay-lost = Questo ha perso { $loss }.
replay-best = Non si è perso niente.
replay-whole = Tutta la partita
replay-play-on = E se…? Continua da qui come { $who }
replay-curve = poteva aspettarsi { $start } all’inizio, e ha vinto { $end }
    .label = Che cosa poteva aspettarsi { $who }, dal primo evento all’ultimo
