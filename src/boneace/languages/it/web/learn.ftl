# La prima smazzata di un gioco, giocata con una guida; e i quesiti.

learn-title = La tua prima smazzata: { $game }
learn-go-on = Continua
learn-yours = Tocca a te.
learn-fold = Nascondi il testo
learn-unfold = Mostra il testo
learn-listen = Prima continua la lezione
learn-not-now = In una partita vera puoi farlo. Qui gioca come dice la lezione.
learn-play = Gioca subito
learn-again = Riprova
learn-none = Nessuna lezione
learn-clause = Regola { $clause }
learn-link = Impara
    .of = Impara { $game }: la tua prima smazzata
    .first = Impara con una prima smazzata
learn-about = La prima smazzata di ogni gioco, con una guida: in pochi minuti sai come si gioca. Poi i quesiti, da partite in cui qualcuno non ha visto la mossa migliore.
learn-first = Prima smazzata
learn-done = imparato
learn-puzzles = Quesiti
    .of = Quesiti: { $game }

learn-puzzle = Quesito
learn-puzzle-title = { $game }: quesito { $n } di { $of }
learn-ask = Tocca a te: qual è la mossa migliore?
    .how = Una mossa è chiaramente la migliore. Viene da una partita in cui qualcuno non l’ha vista.
learn-right = Sì, è la mossa migliore.
learn-wrong = Meglio: { $best }
learn-chosen = la tua
learn-worth = Quanto valeva ogni mossa
learn-next-puzzle = Prossimo quesito
learn-answered = A questo quesito hai già risposto
learn-no-such-move = «{ $move }» qui non è una mossa
learn-tally = { $all ->
    [0] Ancora nessuna risposta
   *[other] Giusti al primo tentativo: { $right } su { $all }
}
learn-more = Su questo quesito, e altri giochi
learn-other-game = Gioco
learn-no-puzzle = Nessun quesito
learn-no-puzzles = non ci sono quesiti
