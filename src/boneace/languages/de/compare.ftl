# `boneace study compare` und das Labor: zwei Hausregeln, von Bots gespielt und verglichen.
#
# In der Hilfe ist %(default)s ein Platzhalter und %% ein Prozentzeichen.
#
# Glossar. rules: Regeln, ein Regelsatz und was davon abweicht. first dealer: erster Geber. place: Platz am Tisch,
# vom ersten Geber an gezählt. cut: abgebrochen, eine Partie ohne absehbares Ende.

## Hilfe

compare-help = zwei Sätze von Hausregeln vergleichen, von Bots gespielt
compare-about = Bots spielen Partien eines Spiels mit zwei Sätzen von Regeln, A und B. Gezeigt wird, wie lange eine Partie dauert,
    wer je nach Platz am Tisch gewinnt und wie oft in einer Runde etwas vorkommt, mit 95-%%-Intervallen.

    Partie Nummer n hat unter beiden dieselben Karten, dieselben Bots und denselben ersten Geber; derselbe
    Seed ergibt dieselben Zahlen. Strg+C zeigt, was bis dahin bekannt ist.
compare-examples = Beispiele:
compare-rules = die Regeln
compare-preset = der Regelsatz von A
compare-option = eine Hausregel von A: knocker_double=no
compare-against-preset = der Regelsatz von B; ohne ihn ist B wie A, mit dem, was --against ändert
compare-against = eine Hausregel von B
compare-seats = die Zahl der Plätze (3, oder so nah daran, wie die Regeln erlauben)
compare-against-seats = die Zahl der Plätze von B
compare-level = die Stärke der Bots: { $levels } (club, oder novice, wo club lange braucht)
compare-matches = Partien mit jedem Satz von Regeln (%(default)s)
compare-jobs = die Zahl der Prozesse (%(default)s)
compare-plot = die Zahlen in DATEI.svg, .png oder .pdf zeichnen (braucht boneace[study])

## Fortschritt und Ergebnisse

compare-beginning = Es geht los
compare-playing = { $done } von { $asked } Partien
compare-stopped = Abgebrochen: Die Zahlen stammen aus den vollständigen Partien.
compare-same = beide Sätze von Regeln sind gleich: Ändere in einem eine Hausregel, den Regelsatz oder die Zahl der Plätze
compare-heading = { $game }: { $matches ->
    [0] keine Partie ist vollständig
    [one] 1 Partie mit jedem Satz von Regeln
   *[other] { $matches } Partien mit jedem Satz von Regeln
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
    [won] Gewonnene Partien nach Platz, %
    [gain] Gewinn je Runde nach Platz, { $unit }
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
} nach { $deals } Runden abgebrochen; niemand zählt als Gewinner.

## Was gezählt wird

compare-deals = Runden einer Partie
compare-moves = Züge einer Partie
compare-pace = Züge einer Runde
compare-place = { $place ->
    [0] Der erste Geber
    [one] Der nächste Platz
   *[other] { $place } Plätze weiter
}
compare-change = { $option }: { $value }
compare-as-dealt = { $what }, gleich beim Geben
compare-unit = { $unit ->
    [chips] Chips
    [lives] Leben
    [stones] Steine
    [points] Punkte
   *[returns] Ertrag
}
compare-event-blitz = Eine 31 beendet die Runde
compare-event-drawn = Niemand verliert die Runde
compare-event-out = Jemand scheidet aus
compare-event-shuffled = Es wird neu gemischt
compare-event-game = Ein Spiel wird gewonnen
compare-event-claimed = Der Pott wird verlangt
compare-event-annulled = Die Runde zählt nicht
compare-event-carried = Der Pott bleibt für die nächste Runde
compare-event-passed-over = Der Talon ist leer, bevor alle tauschen konnten
compare-event-over = Ein Blatt ist überkauft
compare-event-collected = Ein Natural kassiert von allen
compare-event-dealer = Die Bank wechselt
compare-event-stayed = Die Bank bleibt trotz eines Naturals
compare-event-signal = Ein Zeichen wird gegeben
compare-event-renewing = Neue Karten in der Mitte
