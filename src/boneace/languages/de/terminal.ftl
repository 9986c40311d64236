# Was jeder Tisch im Terminal sagt, Zeile für Zeile und gezeichnet.
#
# Befehle (hand, table, why …) und Züge werden in jeder Sprache gleich geschrieben.

## Anfangen und aufhören

terminal-house-rule = Hausregel: { $rule }: { $value } ({ $clauses }).
terminal-yes = ja
terminal-no = nein
terminal-seat = Platz { $seat }: { $name }, { $bot ->
    [none] { names-you-within }
   *[other] { $bot } (Bot)
}.
terminal-seat-you = Platz { $seat }: { $name }.
terminal-begin = ? zeigt die Hilfe, mit quit hörst du auf.
terminal-left = Du verlässt die Partie.
terminal-interrupted = Unterbrochen: Du verlässt die Partie.
terminal-input-ended = Die Eingabe war zu Ende, bevor die Partie zu Ende war.

## Ziehen

terminal-your-turn = Du bist dran.
terminal-your-move = Dein Zug?
terminal-not-your-turn = Du bist nicht dran.
terminal-no-move-any-more = Du hast keinen Zug mehr.
terminal-out = Du bist ausgeschieden. Wette oder halte dagegen, oder drück Eingabe, um weiterzumachen.
terminal-type-help = ? zeigt die Hilfe.
terminal-closed = Nicht erlaubt: { $move }. { $reason }
terminal-many-open = Dem steht nichts im Weg: { $first } und { $more } weitere sind erlaubt.
terminal-open = Dem steht nichts im Weg; erlaubt: { $moves }.
terminal-amounts = { $verb } { $least } bis { $most }
terminal-how-much = Wie viel? Es gibt { $offer }: Schreib zum Beispiel { $move }
terminal-name-a-move = Nenn einen Zug: why { $why }.
terminal-no-cards = Du hast keine Karten.
terminal-hand = Dein Blatt: { $cards }.

## Befehle

terminal-help-looking = hand: deine Karten. table: wer was hat. log: diese Runde bisher.
terminal-help-moves = moves: was du tun darfst und was nicht geht. why { $why }: warum ein Zug nicht geht.
terminal-help-rules = rules: die Regeln dieser Partie. rules { $clause }: ein Abschnitt.
terminal-help-words = words: Karten in Worten; words off: in zwei Buchstaben.
terminal-help-hint = hint: was deine Züge wert sind, nach dem, was du weißt.
terminal-help-quit = quit: die Partie verlassen.
terminal-one-clause = Für einen Abschnitt schreib zum Beispiel rules { $clause }.
terminal-no-clause = Einen Abschnitt „{ $clause }“ gibt es nicht.
terminal-in-words = Karten werden in Worten geschrieben.
terminal-in-letters = Karten werden in zwei Buchstaben geschrieben.
terminal-deal = { $of ->
    [0] Runde { $deal }. { $who } gibt.
   *[other] Runde { $deal } von { $of }. { $who } gibt.
}
terminal-you-deal = { $of ->
    [0] Runde { $deal }. Du gibst.
   *[other] Runde { $deal } von { $of }. Du gibst.
}
terminal-where = { $of ->
    [0] Runde { $deal }
   *[other] Runde { $deal } von { $of }
}
terminal-help-action = { $move } oder { $key }: { $help }.
terminal-help-number = Oder die Nummer vor einem Zug in der Liste.
terminal-help-cards = Karten: erst der Rang, A K Q (Dame) J (Bube) T (Zehn) 9 bis 2, dann die Farbe, S (Pik) H (Herz) D (Karo) C (Kreuz): TD ist die Karo-Zehn.

## Gezeichnet

terminal-reader-hint = Bildschirmleser? Beende und starte mit --plain.
terminal-hint = z schnell · l Verlauf · c Farben · ? Tasten · --plain ohne Zeichnung
terminal-button-fast = Schnell  z
terminal-button-help = Hilfe  ?
terminal-button-quit = Ende  q
terminal-button-stay = Bleiben  n
terminal-button-leave = Verlassen  y
terminal-close = Schließen
terminal-back = Zurück zum Tisch
terminal-next-deal = Nächste Runde
terminal-help = Hilfe
terminal-help-plain = Mit einem Bildschirmleser starte mit --plain.
terminal-leave = Die Partie verlassen?
terminal-leave-why = Sie ist nicht zu Ende, und du kannst sie nicht fortsetzen.
terminal-over = Die Partie ist zu Ende: q beendet.
terminal-to-move = Am Zug: { $who } …
terminal-you-are-out = Du bist ausgeschieden: z für schnell, q zum Verlassen.
terminal-you-win = Du gewinnst die Partie!
terminal-won = { $who ->
    [you] Du gewinnst die Partie
    [among] { $who } gewinnt die Partie
   *[other] { $who } { $count ->
        [one] gewinnt
       *[other] gewinnen
    } die Partie
}
terminal-won-together = { $who ->
    [you] Du gewinnst
    [among] { $who } gewinnt
   *[other] { $who } { $count ->
        [one] gewinnt
       *[other] gewinnen
    }
} die Partie
terminal-fast = Die Bots spielen ohne Pause.
terminal-slow = Die Bots machen wieder Pausen.
terminal-key-fast = Schnell: die Bots machen keine Pausen
terminal-key-log = Zum Verlauf; Pfeil- und Bildtasten blättern
terminal-key-colours = Dunkle oder helle Farben
terminal-key-hint = Tipp: was deine Züge wert sind
terminal-no-hint = Einen Tipp gibt es, wenn du dran bist.
terminal-hinted = { $move }: { $why }
terminal-key-quit = Verlassen
terminal-watching = Du siehst dieser Partie zu.
terminal-end = Ende von Runde { $deal }
terminal-ask = Du bist dran: { $moves }.
terminal-choose-first = Wähle erst die Karten: 1 bis 4, oder mit der Maus.
terminal-up = offen
terminal-key-marks = bezeichnet den Geber, ▶ wer dran ist

## Wetten

terminal-wagers = Wetten
terminal-wagers-seats = Plätze: { $seats }.
terminal-wagers-help = bet 5 on 1: Platz 1 gewinnt die Partie. bet 5 on 1 over 2: Platz 1 bleibt länger im Spiel als Platz 2. cover 3: gegen die Wette von Platz 3 halten. Die Bots wetten nicht.
terminal-wager-how = Eine Wette wird bet 5 on 1, bet 5 on 1 over 2 oder cover 3 geschrieben.

## Plätze und was sie haben

terminal-nobody = niemand
terminal-dealer = Geber
terminal-holds = hat { $cards }
terminal-seat-has = Platz { $seat }, { $who }: { $facts }.
terminal-standing = Stand: { $seats }.
terminal-has = { $who } { $has }
terminal-amount = { $unit ->
    [point] { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
    [token] { $count ->
        [one] { $count } Jeton
       *[other] { $count } Jetons
    }
   *[chip] { $count ->
        [one] { $count } Chip
       *[other] { $count } Chips
    }
}
terminal-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
terminal-games = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}
terminal-lives = { $lives } Leben
terminal-on-the-county = schwimmt
terminal-is-out = ausgeschieden
terminal-changed = { $change }, jetzt { $has }

## Die Wetten in Worten

terminal-wager-help-bet = Wetten, immer wenn du gefragt wirst: bet 5 on 1 (Platz 1 gewinnt die Partie),
terminal-wager-help-cover = bet 5 on 1 over 2 (Platz 1 bleibt länger im Spiel als Platz 2), cover 3 (gegen die Wette von Platz 3 halten).
terminal-wager-help-bots = Die Bots wetten nicht: Eine Wette, gegen die niemand hält, verfällt.
terminal-wager-wins = { $who ->
    [you] du die Partie gewinnst
   *[other] { $who } die Partie gewinnt
}
terminal-wager-outlasts = { $who ->
    [you] du länger im Spiel bleibst
   *[other] { $who } länger im Spiel bleibt
} als { WITHIN($other) }
terminal-wager-open = noch offen
terminal-wager-covered = { $who ->
    [you] du hältst dagegen
   *[other] { $who } hält dagegen
}
terminal-wager-line = { $who ->
    [you] Deine Wette
   *[other] Wette von { $who }
}: { $stake }, dass { $what }; { $state }.
terminal-wagers-settled = Bisher abgerechnete Wetten: { $won }.
terminal-wager-net = { $who } { $net }

## Warum eine Partie nicht beginnen kann

terminal-no-cut = in { $game } wird der Geber nicht ausgelost: Gib einen Platz an
terminal-no-such-dealer = der Geber ist ein Platz von 0 bis { $last }, nicht { $dealer }
terminal-no-bot = einen Bot „{ $kind }“ gibt es nicht: { $known }
terminal-one-person = an einem Terminal spielt nur einer; mit Freunden spielt man am Tisch: boneace
terminal-no-folder = in { $file } lässt sich keine Aufzeichnung schreiben: Den Ordner gibt es nicht
terminal-not-toml = { $file }: Der Dateiname der Aufzeichnung muss auf .toml enden
terminal-same-name = zwei Plätze haben denselben Namen
terminal-name-taken = „{ $name }“ nennt dich schon das Spiel: Wähle einen anderen Namen
terminal-bad-name = ein Name hat 1 bis { $most } druckbare Zeichen, nicht { $name }
terminal-not-recorded = die Aufzeichnung wurde nicht geschrieben: { $why }
terminal-bots-count = --bots nennt { $bots } Bots, aber { $seats } Plätze brauchen { $others }
