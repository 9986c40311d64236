# `boneace study compare` und das Labor: zwei Sätze von Hausregeln, gespielt von Bots.
#
# In der Hilfe ist %(default)s ein Platzhalter.
#
# Glossar. rules: Regelsatz, eine Variante und was davon abweicht. first dealer: erster Geber, wer die erste Runde einer
# Partie gibt. place: Platz, vom ersten Geber an gezählt. cut: abgebrochen, eine Partie, die kein Ende fand.

## Hilfe

compare-help = zwei Sätze von Hausregeln vergleichen, gespielt von Bots
compare-about = Bots spielen Partien eines Spiels nach zwei Regelsätzen, A und B. Ausgegeben wird, wie lange eine Partie dauert,
    wer je nach Platz am Tisch gewinnt und wie oft jedes Ereignis in einer Runde vorkommt, mit
    95-%-Intervallen.

    Partie Nummer n hat mit beiden Regelsätzen dieselben Karten, dieselben Bots und denselben ersten Geber; derselbe
    Seed ergibt dieselben Zahlen. Strg+C gibt aus, was bis dahin bekannt ist.
compare-rules = die Regeln
compare-preset = die Variante von A
compare-option = eine Hausregel von A: knocker_double=no
compare-against-preset = die Variante von B; ohne sie ist B wie A, mit dem, was --against ändert
compare-against = eine Hausregel von B
compare-seats = die Zahl der Plätze (3, oder so nah daran, wie es die Regeln erlauben)
compare-against-seats = die Zahl der Plätze von B
compare-level = die Stufe der Bots: { $levels } (club, oder novice, wo Clubspieler lange brauchen)
compare-matches = Partien mit jedem Regelsatz (%(default)s)
compare-plot = die Zahlen in DATEI.svg, .png oder .pdf zeichnen (braucht boneace[study])

## Fortschritt und Ergebnisse

compare-playing = { $done } von { $of } Partien
compare-stopped = Abgebrochen: Die Zahlen stammen aus den vollständigen Partien.
compare-same = beide Regelsätze sind gleich: Ändere bei einem die Variante, eine Hausregel oder die Zahl der Plätze
compare-heading = { $game }: { $matches ->
    [0] keine Partie ist vollständig
    [one] 1 Partie je Regelsatz
   *[other] { $matches } Partien je Regelsatz
}, { $level }
compare-first-is = A: { $rules }
compare-second-is = B: { $rules }
compare-column = { $column ->
    [first] A
    [second] B
   *[difference] B − A
}
compare-group = { $group ->
    [length] Dauer
    [won] Gewonnene Partien je nach Platz, %
    [gain] Gewinn in einer Runde je nach Platz, { $unit }
    [dealt] Gewinn in einer Runde je nach Platz, vom Geber an gezählt, { $unit }
    [moves] Züge, wie oft in einer Runde
   *[events] Was sonst geschieht, wie oft in einer Runde
}
compare-lengths = Runden einer Partie, % der Partien
compare-note-intervals = ± und *: 95-%-Intervalle; * ist ein Unterschied, dessen Intervall die 0 nicht enthält. Von zwanzig Zeilen hat etwa eine zufällig ein *.
compare-note-cut = { $side ->
    [first] A
   *[second] B
}: { $count ->
    [one] 1 Partie wurde
   *[other] { $count } Partien wurden
} nach { $deals } Runden abgebrochen; dafür zählt kein Gewinner.

## Was gezählt wird

compare-deals = Runden einer Partie
compare-moves = Züge einer Partie
compare-pace = Züge einer Runde
compare-place = { $place ->
    [0] Der erste Geber
    [one] Der Platz nach dem ersten Geber
   *[other] { $place } Plätze nach dem ersten Geber
}
compare-dealt = { $place ->
    [0] Der Geber
    [one] Der Platz nach dem Geber
   *[other] { $place } Plätze nach dem Geber
}
compare-change = { $option }: { $value }
compare-as-dealt = { $what }, gleich nach dem Geben
compare-unit = { $unit ->
    [chips] Chips
    [lives] Leben
    [stones] Steine
    [points] Punkte
   *[returns] Ertrag
}
compare-event-blitz = Eine 31 beendet die Runde
compare-event-drawn = Niemand verliert in der Runde
compare-event-out = Ein Spieler scheidet aus
compare-event-shuffled = Es wird neu gemischt
compare-event-game = Ein Spiel wird gewonnen
compare-event-claimed = Jemand sagt ein Gewinnblatt an
compare-event-annulled = Die Runde ist ungültig
compare-event-carried = Der Pott bleibt für die nächste Runde liegen
compare-event-passed-over = Der Stapel ist leer, und jemand kann nicht tauschen
compare-event-over = Ein Blatt ist überkauft
compare-event-collected = Ein Natural kassiert von allen
compare-event-dealer = Die Bank geht an einen anderen
compare-event-stayed = Die Bank wechselt trotz eines Naturals nicht
compare-event-signal = Jemand gibt ein Zeichen
compare-event-renewing = Neue Karten in der Mitte
