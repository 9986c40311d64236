# Was es jeden Tag Neues gibt, auf der ersten Seite.

daily-today = Heute
daily-deal = Runde des Tages: { $game }
daily-about = Dieselben Karten und dieselben Bots für alle. Eine Partie am Tag.
    .deals = Dieselben Karten und dieselben Bots für alle. Eine Partie mit { $deals } Runden, jeden Tag neu.
daily-short = Spielen
daily-play = Runde des Tages spielen
daily-go-on = Weiter
daily-review = Noch einmal ansehen
daily-yours = Dein Ergebnis: { $won }.
daily-average = { $n ->
    [one] Außer dir hat hier heute noch niemand gespielt.
   *[other] Der Durchschnitt von { $n } Spielern hier: { $mean }.
}
daily-puzzle = Rätsel des Tages: { $game }
    .about = Ein Zug ist klar der beste. Siehst du ihn?
    .right = Du hast es gelöst. Es gibt noch mehr.
    .wrong = Beim ersten Versuch hast du ihn nicht gefunden. Es gibt noch mehr.
daily-solve = Lösen
daily-puzzle-open = Rätsel des Tages lösen
