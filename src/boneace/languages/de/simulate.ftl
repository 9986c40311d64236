# `boneace simulate`: Partien zwischen Bots, und wie sie ausgegangen sind.
#
# In der Hilfe ist %(default)s ein Platzhalter.
#
# Glossar. seat: Platz, den ein Bot in allen Partien hat. cut: abgebrochen, eine Partie, die kein Ende fand.

## Hilfe

simulate-help = Bots Partien spielen lassen und sagen, wie sie ausgegangen sind
simulate-about = Bots spielen Partien eines Spiels. Ausgegeben wird, wie lange eine Partie dauert, wer gewinnt, je nach Bot, nach Platz
    und danach, wie weit er vom ersten Geber entfernt ist, und wie oft jedes Ereignis in einer Runde vorkommt, mit
    95-%-Intervallen. Die Partien lassen sich aufbewahren.

    Die Bots sitzen reihum am Tisch; nennst du keinen, sind alle Anfänger. Der erste Geber wechselt von Partie zu
    Partie. Derselbe Seed ergibt dieselben Zahlen, egal, wie viele Prozesse oder Rechner daran
    arbeiten. Strg+C gibt aus, was bis dahin bekannt ist.
simulate-matches = die Zahl der Partien (%(default)s)
simulate-records = die Partien in DATEI.jsonl schreiben, eine in jede Zeile
simulate-a-file-of-records = eine Datei mit Aufzeichnungen

## Ergebnisse

simulate-too-many = { $bots } Bots sind mehr als { $seats } Plätze: Gib --seats oder weniger Bots an
simulate-heading = { $game }: { $matches ->
    [0] keine Partie ist vollständig
    [one] 1 Partie
   *[other] { $matches } Partien
}
simulate-seat = Platz { $seat }: { $bot }
simulate-group = { $group ->
    [won] { $of ->
        [bot] Gewonnene Partien je nach Bot, %
       *[seat] Gewonnene Partien je nach Platz, %
    }
   *[gain] { $of ->
        [bot] Gewinn eines Platzes des Bots in einer Runde, { $unit }
       *[seat] Gewinn in einer Runde je nach Platz, { $unit }
    }
}
simulate-note-intervals = ±: 95-%-Intervalle.
simulate-note-cut = { $count ->
    [one] 1 Partie wurde
   *[other] { $count } Partien wurden
} nach { $deals } Runden abgebrochen; dafür zählt kein Gewinner.
