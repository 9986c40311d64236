# Der Tisch von Mus im Browser.
#
# Glossar: grande, chica, pares, juego, punto (die Setzrunden), mus, paso, envido, reenvido, quiero, no quiero, órdago,
# mano, amarraco, deje: wie im Spanischen. stone: Stein. bowl: Schale, darin liegen die Steine. signal: Zeichen.

mus-title = Mus
mus-we = Wir
mus-they = Gegner
mus-partner = Partner

## Das Formular

mus-partners = Partner: { $first } (Plätze 1 und 3) gegen { $second } (Plätze 2 und 4).

## Die Setzrunden

mus-lance = { $lance ->
    [grande] Grande
    [chica] Chica
    [pares] Pares
    [juego] Juego
   *[punto] Punto
}
mus-lance-word = { mus-lance }
mus-lance-meaning = { $lance ->
    [grande] hoch
    [chica] niedrig
    [pares] Paare
    [juego] ab 31
   *[punto] nahe 30
}
mus-lances = Die vier Setzrunden
mus-lance-state = { $state ->
    [past] vorbei
    [now] jetzt
   *[ahead] folgt
}
mus-note-open = noch nichts gesetzt
mus-note-pending = { $who }: { $n }
mus-note-ordago = { $who }: Órdago
mus-note-passed = en paso
mus-note-accepted = { $n } gesetzt
mus-note-declined = abgelehnt, { $who }: { $n }
mus-note-ordago-accepted = Órdago
mus-note-unable = ohne Setzen
mus-has = mit { $lance }
mus-has-not = ohne { $lance }

## Was gesagt wird

mus-move = { $move ->
    [mus] mus
    [no-mus] no hay mus
    [paso] paso
    [quiero] quiero
    [no-quiero] no quiero
   *[ordago] órdago
}
mus-move-envido = envido { $n }
mus-move-reenvido = reenvido { $n }
mus-discarded = tauscht { $n }
mus-changed = { $n } getauscht
mus-says = sagt
mus-ordago-cry = Órdago!

## Der Tisch

mus-players = Spieler
mus-mano = Mano
mus-mano-sign = M
mus-mano-meaning = Mano, die Vorhand: spricht zuerst und gewinnt bei Gleichstand
mus-to-play = ist dran
mus-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
mus-bowl = Schale
mus-stock = Stapel
mus-discards = Abgelegte Karten
mus-stones = { $n ->
    [0] keine losen Steine
    [one] 1 Stein
   *[other] { $n } Steine
}
mus-amarracos = { $n ->
    [0] keine Amarracos
    [one] 1 Amarraco, fünf wert
   *[other] { $n } Amarracos, je fünf wert
}
mus-score = Stand
mus-score-of = { $who } { $n }
mus-of-target = von { $target } Steinen
mus-to-target = bis { $target }
mus-to-go = noch { $n }
mus-games = Spiele { $ours }–{ $theirs }
mus-games-won = { $n ->
    [one] 1 Spiel gewonnen
   *[other] { $n } Spiele gewonnen
}
mus-your-hand = Dein Blatt
mus-holding = Du hast { $cards }: { $what }.
mus-holding-cards = Du hast { $cards }.

## Du bist dran

mus-actions = Züge
mus-your-turn = Du bist dran: { $task }
mus-task-talk = mus (neue Karten) oder nicht
mus-task-discard = Karten zum Ablegen wählen
mus-task-open = passen oder auf { $lance } setzen
mus-task-answer = { $who } setzt { $n } auf { $lance }
mus-task-ordago = { $who } setzt das ganze Spiel auf { $lance }
mus-discard = Ablegen
mus-discard-n = { $n } ablegen
mus-choose-cards = Wähle erst die Karten zum Ablegen
mus-no-discard-now = Ablegen kannst du, wenn alle Mus gesagt haben.
mus-not-now = Das geht jetzt nicht.
mus-sure = { $move }: sicher?
mus-sure-ordago = Órdago setzt das ganze Spiel. Drück zum Bestätigen noch einmal.
mus-sure-quiero = Mit Quiero geht es um das ganze Spiel. Drück zum Bestätigen noch einmal.
mus-taken-back = Zurückgenommen.

## Zeichen

mus-signals = Zeichen
mus-no-signals = An diesem Tisch gibt es keine Zeichen.
mus-signals-about = Zeigen kannst du nur, was du hast. Dein Partner sieht es, ein Gegner vielleicht auch.
mus-signals-all = Alle Zeichen
mus-given = gegeben
mus-signalled = { $gesture }: { $meaning }
mus-you-signalled = dein Zeichen: { $meaning }
mus-courtesy = Anständiges Spiel
mus-courtesy-short = Anstand
mus-courtesy-about = Verlange einen Stein für anständiges Spiel. Ein Gegner, der sich danebenbenommen hat, kann ihn dir zugestehen.
mus-claim = Stein verlangen
mus-claimed = Verlangt
mus-grant = Stein zugestehen: { $who }
mus-close = Schließen

## Das Ende einer Runde

mus-deal-over = Die Runde ist zu Ende
mus-both-took = Wir nehmen { $ours }, die Gegner { $theirs }
mus-you-took = { $n ->
    [0] Du nimmst keine Steine
    [one] Du nimmst 1 Stein
   *[other] Du nimmst { $n } Steine
}
mus-we-win-game = Wir gewinnen das Spiel
mus-you-win-game = Du gewinnst das Spiel
mus-win-game = { $who } { $n ->
    [one] gewinnt
   *[other] gewinnen
} das Spiel
mus-by-ordago = Der Órdago auf { $lance } wurde angenommen und entscheidet das Spiel.
mus-by-deje = Ein abgelehnter Einsatz hat das Spiel entschieden: Kein Blatt wird gezeigt.
mus-count = Woher jeder Stein kommt
mus-show-all = Alle zeigen
mus-count-lance = Setzrunde
mus-count-why = Wer und warum
mus-count-stones = Steine
mus-count-after = Danach
mus-count-before = Vor der Runde
mus-count-part = { $part ->
    [at-once] Sofort genommen, beim Setzen
   *[count] Am Ende gezählt
}
mus-count-nothing = niemand hat { $lance }
mus-games-title = { $games ->
    [one] Ein Spiel entscheidet
   *[other] Gewonnene Spiele, die Mehrheit von { $games }
}

## Tasten

mus-key =
    .mus = Mus
    .cards = Erste bis vierte Karte wählen oder zurücklegen
    .discard = Die gewählten Karten ablegen; auch mit Eingabe
    .paso = Paso
    .envido = Envido oder reenvido, mit den gewählten Steinen
    .amount = Steine wählen; zwei Ziffern schnell nacheinander ergeben eine Zahl
    .step = Ein Stein mehr oder weniger; auf der Zahl Pfeile, Pos1 und Ende
    .quiero = Quiero
    .no = No hay mus, no quiero
    .ordago = Órdago; noch einmal drücken bestätigt ihn
    .signals = Zeichen; Zahlen wählen eins
    .escape = Zeichen schließen, Órdago zurücknehmen
