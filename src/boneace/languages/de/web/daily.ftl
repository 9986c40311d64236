# Was es jeden Tag Neues gibt, auf der ersten Seite.

daily-today = Heute
daily-deal = Runde des Tages: { $game }
daily-about = Dieselben Karten und dieselben Bots für alle. Eine Partie am Tag.
    .deals = Dieselben Karten und dieselben Bots für alle. Eine Partie mit { $deals } Runden, jeden Tag neu.
daily-short = Spielen
daily-play = Runde des Tages spielen
daily-go-on = Weiter
daily-review = Noch einmal ansehen
daily-yours = { $how ->
    [won] Du hast { $what } gewonnen.
    [lost] Du hast { $what } verloren.
   *[even] Du hast nichts gewonnen und nichts verloren.
}
    .won = Du hast die Partie gewonnen, und damit { $what } der anderen.
    .lost = Du hast die Partie verloren, und damit deinen Einsatz.
daily-average = { $n ->
    [one] Außer dir hat hier heute noch niemand gespielt.
   *[other] { $beside ->
        [better] Besser als der Durchschnitt von { $n } Spielern hier: { $mean }.
        [worse] Schlechter als der Durchschnitt von { $n } Spielern hier: { $mean }.
       *[same] Wie der Durchschnitt von { $n } Spielern hier: { $mean }.
    }
}
daily-puzzle = Rätsel des Tages: { $game }
    .about = Ein Zug ist klar der beste. Siehst du ihn?
    .right = Du hast es gelöst. Es gibt noch mehr.
    .wrong = Beim ersten Versuch hast du ihn nicht gefunden. Es gibt noch mehr.
daily-solve = Lösen
daily-more = Mehr Rätsel
daily-puzzle-open = Rätsel des Tages lösen
