# Tipps während einer Partie, und die Analyse einer beendeten.

hints-title = Tipp
hints-ask = Was sind meine Züge wert?
hints-key = Tipp: was deine Züge wert sind
hints-said = Tipp. { $move }: { $why }
hints-not-now = Einen Tipp gibt es, wenn du dran bist.
hints-on = In dieser Partie gibt es jetzt Tipps.
hints-asking = Deine Züge werden bewertet; das dauert einen Moment.
hints-off = Tipps sind aus. Wer einen verlangt, schaltet sie für diese Partie ein.
# The best move, with the number that the list has beside it.
hints-best = Tipp: { $move } ({ $number })
    .wins = Tipp: { $move } (gewinnt { $number })
hints-marked = Das ist der Tipp.
hints-all = Alle { $n } Züge
hints-percent = { $n } %
hints-sure-exact = Genaue Werte.
hints-sure-abstract = Genau für ein einfacheres Spiel, für dieses annähernd.
hints-sure-rollout = Schätzungen: Jeder Zug wurde in vielen möglichen Welten ausprobiert; danach spielten alle nach einfachen Regeln.
hints-review = Analyse
hints-review-asking = Jede Entscheidung wird bewertet; das dauert ein paar Sekunden.
hints-review-meaning = Das Ergebnis ist Glück plus Fehler. Glück ist, was die Karten und die anderen Spieler gebracht haben.
hints-counted = { $unit ->
    [game] Gezählt wird in Spielen.
    [chip] Gezählt wird in Chips.
    [point] Gezählt wird in Punkten.
   *[stake] Gezählt wird in Einsätzen: Jeder zahlt einen, der Gewinner bekommt sie.
  }
hints-player = Spieler
hints-result = Ergebnis
hints-luck = Glück
hints-mistakes = Fehler
hints-worst = Die teuersten Entscheidungen
    .yours = Deine teuersten Entscheidungen
    .others = Die der anderen ({ $n })
hints-lost = Runde { $deal }, { $who }: „{ $made }“; besser „{ $best }“
hints-cost = kostete { $loss }
hints-give-or-take = plus oder minus { $error }
hints-matches = { $n } von 100 Partien
hints-none-lost = Keine Entscheidung hat messbar etwas gekostet.
    .yours = Keine deiner Entscheidungen hat messbar etwas gekostet.
hints-allow = Spieler dürfen sich Tipps holen
    .meaning = Ein Tipp bewertet die eigenen Züge nach dem, was man weiß. Üblich gegen Bots, nicht unter Menschen.
