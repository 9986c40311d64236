# Das Labor: zwei Sätze von Hausregeln, A und B, gespielt von Bots und verglichen.
#
# Glossar. set of rules: Regelsatz, eine Variante und was davon abweicht. difference: Unterschied, B weniger A. interval:
# Intervall, wo die wahre Zahl in 19 von 20 Fällen liegt.

lab-title = Labor
lab-lead = Bots spielen viele Partien mit denselben Karten nach zwei Regelsätzen. So siehst du, wie lange eine Partie dauert, wer gewinnt und wie oft jedes Ereignis vorkommt.
lab-game = Spiel
lab-side = Regeln { $side }
lab-preset = Variante von { $side }
lab-seats = Plätze von { $side }
lab-differing = Was verschieden ist
lab-from-to = { $option }. A: { $first }. B: { $second }.
lab-same = Beide Regelsätze sind gleich. Ändere etwas an A oder an B.
lab-level = Bots
lab-level-auto = Die stärksten, die schnell spielen
lab-level-told = { lab-level-auto }: { $level }.
lab-level-slow = Mit „{ $level }“ würde eine Partie länger als eine halbe Sekunde dauern.
lab-matches = Partien je Regelsatz
lab-start = Vergleichen
lab-stop = Anhalten
lab-link = Ein Link zu diesem Vergleich
lab-progress = { $done } von { $asked } Partien
lab-results = { $game }: { $matches ->
    [one] eine Partie je Regelsatz
   *[other] { $matches } Partien je Regelsatz
  }, { $level }
lab-state = { $state ->
    [stopped] Angehalten.
    [late] Die Zeit für einen Vergleich war um.
   *[done] Fertig.
  }
lab-named = { $side } ({ $change })
lab-found = { $how ->
    [shorter] Mit { $b } dauert eine Partie { $by } Runden weniger als mit { $a }: im Schnitt { $second } statt { $first }.
    [longer] Mit { $b } dauert eine Partie { $by } Runden mehr als mit { $a }: im Schnitt { $second } statt { $first }.
   *[same] Soweit diese Partien zeigen, dauert eine Partie mit { $b } so lange wie mit { $a }: etwa { $first } Runden.
  }
lab-found-other = Am sichersten verschieden ist sonst „{ $what }“: { $first } mit A, { $second } mit B.
lab-clear = Klare Unterschiede
lab-no-clear = Bisher keine. Mehr Partien machen die Intervalle schmaler.
lab-clear-meaning = ± gibt das 95-%-Intervall an. Ein Unterschied ist klar, wenn sein Intervall die 0 nicht enthält; bei etwa einer von zwanzig Zahlen ist das Zufall.
lab-cut = { $side }: { $count ->
    [one] eine Partie wurde
   *[other] { $count } Partien wurden
  } nach { $deals } Runden abgebrochen; dafür zählt kein Gewinner.
lab-group = { $group ->
    [length] Dauer
    [won] Gewonnene Partien je nach Platz, %
    [gain] Gewinn in einer Runde je nach Platz, { $unit }
    [dealt] Gewinn in einer Runde je nach Platz, vom Geber an gezählt, { $unit }
    [moves] Züge: wie oft in einer Runde
   *[events] Was sonst geschieht: wie oft in einer Runde
  }
lab-lengths = Runden einer Partie, % der Partien
lab-alike = Die gestrichelte Linie: alle Plätze gleich.
lab-column = { $column ->
    [figure] Wert
   *[difference] B − A
  }
lab-as-table = Als Tabelle
lab-save = Als { $kind } speichern
lab-save-chart = Als { $kind } speichern: { $chart }
lab-all-figures = Alle Zahlen (CSV)
