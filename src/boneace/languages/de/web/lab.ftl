# Das Labor: zwei Sätze von Hausregeln, A und B, von Bots gespielt und verglichen.
#
# Glossar. set of rules: Satz von Regeln. difference: Unterschied, B weniger A. interval: Intervall, in dem die wahre
# Zahl in 19 von 20 Fällen liegt.

lab-title = Labor
lab-lead = Bots spielen zwei Sätze von Regeln viele Male mit denselben Karten: wie lange eine Partie dauert, wer gewinnt und wie oft etwas vorkommt.
lab-game = Spiel
lab-side = Regeln { $side }
lab-preset = Regelsatz von { $side }
lab-seats = Plätze von { $side }
lab-differing = Was sich unterscheidet
lab-from-to = { $option }. A: { $first }. B: { $second }.
lab-same = Beide Sätze von Regeln sind gleich. Ändere etwas in A oder in B.
lab-level = Bots
lab-level-auto = So stark, wie es schnell geht
lab-matches = Partien mit jedem Satz
lab-start = Vergleichen
lab-stop = Anhalten
lab-link = Ein Link mit diesem Vergleich
lab-progress = { $done } von { $asked } Partien
lab-results = { $game }: { $matches ->
    [one] eine Partie mit jedem Satz von Regeln
   *[other] { $matches } Partien mit jedem Satz von Regeln
  }, { $level }
lab-state = { $state ->
    [stopped] Angehalten.
    [late] Die Zeit für einen Vergleich war um.
   *[done] Fertig.
  }
lab-clear = Klare Unterschiede
lab-no-clear = Bisher keine. Mehr Partien machen die Intervalle enger.
lab-clear-meaning = ± ist ein 95-%-Intervall. Ein Unterschied ist klar, wenn sein Intervall die 0 nicht enthält; von zwanzig Zahlen scheint etwa eine zufällig so.
lab-cut = { $side }: { $count ->
    [one] Eine Partie wurde
   *[other] { $count } Partien wurden
  } nach { $deals } Runden abgebrochen, und niemand zählt als Gewinner.
lab-group = { $group ->
    [length] Dauer
    [won] Gewonnene Partien nach Platz, %
    [gain] Gewinn je Runde nach Platz, { $unit }
    [moves] Züge: wie oft in einer Runde
   *[events] Was sonst geschieht: wie oft in einer Runde
  }
lab-lengths = Runden einer Partie, % der Partien
lab-alike = Die gestrichelte Linie: alle Plätze gleich.
lab-column = { $column ->
    [figure] Zahl
   *[difference] B − A
  }
lab-as-table = Als Tabelle
lab-save = Als { $kind } speichern
lab-save-chart = Als { $kind } speichern: { $chart }
lab-all-figures = Alle Zahlen (CSV)
