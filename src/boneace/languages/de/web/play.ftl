# Was alle Tische sagen: wer dran ist, warum gerade nichts geht, die Tafel am Ende einer Runde, die Tafel neben dem
# Tisch.
#
# Glossar. match: Partie. deal: Runde. game (was man in einer Partie gewinnt): Spiel. dealer: Geber. hand: Blatt, die
# eigenen Karten. chip: Chip. token: Jeton. log: Verlauf. wager: Wette. to cover: dagegenhalten.

## Satzteile

# { $n } ist die Zahl, { $shown } die Zahl, wie sie geschrieben wird, mit Vorzeichen bei Gewinn oder Verlust.
play-count-card = { $n ->
    [one] { $shown } Karte
   *[other] { $shown } Karten
  }
play-count-chip = { $n ->
    [one] { $shown } Chip
   *[other] { $shown } Chips
  }
play-count-game = { $n ->
    [one] { $shown } Spiel
   *[other] { $shown } Spiele
  }
play-count-point = { $n ->
    [one] { $shown } Punkt
   *[other] { $shown } Punkte
  }
play-count-stake = { $n ->
    [one] { $shown } Einsatz
   *[other] { $shown } Einsätze
  }
play-count-token = { $n ->
    [one] { $shown } Jeton
   *[other] { $shown } Jetons
  }
# Die Einheit allein, wenn die Zahl woanders steht.
play-word-chip = { $n ->
    [one] Chip
   *[other] Chips
  }
play-word-point = { $n ->
    [one] Punkt
   *[other] Punkte
  }
play-word-token = { $n ->
    [one] Jeton
   *[other] Jetons
  }
# Im dritten Fall: „von dir und Ann“.
play-you-within = dir
play-yourself = (du)
play-seat = Platz { $n }
play-another-seat = ein anderer Platz
play-match = Partie
play-with = mit { $names }

## Wer dran ist

play-dealing = Es wird gegeben
play-your-turn = Du bist dran
play-your-turn-task = Du bist dran: { $task }
play-last-turn = Dein letzter Zug
play-last-turn-task = Dein letzter Zug: { $task }
play-to-play = { $who } ist dran
play-title-your-turn = ● Du bist dran – { $title }
play-is-to-play = ist dran
play-dealer = Geber
play-dealer-title = Geber
play-dealer-sign = G

play-over = Die Partie ist zu Ende.
# Wer gewonnen hat: du allein, du unter anderen („Du und Ann“), oder andere, { $n } von ihnen.
play-won = { $you ->
    [alone] Du gewinnst die Partie.
    [among] { $who } gewinnt die Partie.
   *[no] { $n ->
        [one] { $who } gewinnt die Partie.
       *[other] { $who } gewinnen die Partie.
    }
  }

## Warum gerade nichts geht

play-wait-dealing = Die Karten werden gerade gegeben.
play-wait-turn = { $who } ist dran.
play-not-open = Das geht jetzt nicht.
play-not-open-named = { $name } geht jetzt nicht.
play-not-open-quoted = „{ $name }“ geht jetzt nicht.
play-pause-last = Du siehst dir die letzte Runde an.
play-pause-ended = Die Runde ist zu Ende: weiter mit „Nächste Runde“.
play-pause-line = Zurzeit keine Verbindung.
play-pause-busy = Dein Zug ist unterwegs.
play-pause-moving = Einen Moment: Die Karten sind noch unterwegs.

## Der Tisch

play-opening = Der Tisch wird geöffnet …
play-connecting = Verbinden …
play-reconnecting = Neu verbinden …
play-watching = Du siehst zu.
play-your-seat = Dein Platz
play-table-heading = { $of ->
    [0] { $title }, Runde { $deal }
   *[other] { $title }, Runde { $deal } von { $of }
}
play-table = Tisch
play-players = Spieler
play-your-hand = Dein Blatt
play-actions = Züge
play-less = Weniger
play-more = Mehr
play-amount = Betrag
play-deal = Runde { $deal }
play-face-up = offen
play-card-face-up = { $card }, offen
play-pack = Stapel
play-says = sagt
play-quoted = „{ $words }“

## Das Ende einer Runde

play-deal-over = Die Runde ist zu Ende
play-you-win = Du gewinnst { $what }
play-you-lose = Du verlierst { $what }
play-they-win = { $who } { $n ->
    [one] gewinnt
   *[other] gewinnen
  } { $what }
play-they-lose = { $who } { $n ->
    [one] verliert
   *[other] verlieren
  } { $what }
play-deal-number = { $of ->
    [0] Runde { $deal }
   *[other] Runde { $deal } von { $of }
}
play-hands = Blätter
play-again = Noch einmal
play-back-to-table = Zurück zum Tisch
play-back-to-match = Zurück zur Partie
play-table-of-friends = Tisch unter Freunden
play-new-match = Neue Partie
play-close = Schließen
play-skip-deal = Bis zum Aufdecken vorspulen
play-to-result = Zum Ergebnis
play-skipping = Weiter, so schnell es die anderen erlauben.
play-rematch = Eine neue Partie mit denselben Spielern hat begonnen.
play-go-along = Zur neuen Partie
play-next-deal = Nächste Runde
play-final-standing = Endstand

## Neben dem Tisch

play-beside = Neben dem Tisch
play-alone = Nur der Tisch
play-menu = Menü der Partie
play-close-menu = Menü schließen
play-log = Verlauf
play-last-deal = Letzte Runde
play-keyboard-help = Hilfe zur Tastatur
play-this-match = Diese Partie
play-programs = Von einem Programm gespielt: { $names }.
play-rules = Regeln
play-game-preset = { $game }, { $preset }.
play-option = { $option }: { $value }
play-address = Adresse zum Zusehen
play-your-link = Dein Platz auf einem anderen Gerät (behalt ihn für dich)
play-forget = Diese Partie hier vergessen

## Die Seite einer Partie, die nicht gezeigt werden kann

play-only-read = Diese Partie lässt sich nur noch lesen
play-did = { $who }: { $move }
play-cannot-open = Diese Partie lässt sich nicht öffnen
play-try-again = Noch einmal versuchen
play-elsewhere = Dieser Platz ist in einem anderen Tab offen
    .text = Gespielt werden kann nur an einer Stelle. Die Partie geht dort weiter.
play-use-here = Hier weiterspielen

## Tasten

play-keyboard = Tastatur
play-key-hand = Zu deinem Blatt gehen und es hören
play-key-next = Nächste Runde, wenn eine zu Ende ist
play-key-log = Zum Verlauf gehen
play-key-help = Diese Hilfe
play-key-along = In deinem Blatt von Karte zu Karte gehen
play-key-or-enter = { $key } oder Eingabe

## Wetten

play-wagers = Wetten
play-wager-wins = { $who } wettet { $stake }, dass { $on } die Partie gewinnt
play-wager-outlasts = { $who } wettet { $stake }, dass { $on } länger als { $over } im Spiel bleibt
play-wager-open = offen
play-wager-covered = { $who } hält dagegen
play-wager-cover = Dagegenhalten
play-wager-cover-of = Gegen die Wette von { $who } halten
play-wager-none = Noch keine Wette.
play-wager-settled = Bisher abgerechnet: { $list }.
play-wager-stake = Wette
play-wager-on = auf
play-wager-to = der Ausgang:
play-wager-to-win = gewinnt die Partie
play-wager-to-outlast = bleibt länger im Spiel als { $who }
play-wager-bet = Wetten
play-purse = im Beutel; bisher { $n } { $unit }
play-type = Zug eingeben
play-type-send = Spielen
play-type-empty = Schreib erst einen Zug, etwa „{ $example }“.
play-copy = Kopieren
play-copied = Kopiert
play-copy-link = Kopieren: { $title }
