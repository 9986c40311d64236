# Die Tische der Tauschspiele: Thirty-one, Switch, Stop the Bus.
#
# Glossar. stock: Talon. upcard: offene Karte. pile: Ablage. widow: Witwe. to draw: ziehen. to take: nehmen, die offene
# Karte. to knock: klopfen. to stand: bleiben. swap, exchange: tauschen. hand: Blatt. blitz: Blitz, 31 sofort gezeigt.
# on the county, free ride: man schwimmt. token: Jeton. to restart: neu geben. to settle: abrechnen.

## Knöpfe

exchange-swap = { $card } gegen { $taken } tauschen
exchange-give = Die gewählten Karten mit der Witwe tauschen

## Was als Nächstes zu wählen ist, und warum eine Karte nicht geht

exchange-select = Zum Tauschen wähle Karten deiner Hand und ebenso viele der Witwe.
exchange-select-hand = Zum Tauschen wähle noch { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  } deiner Hand.
exchange-select-widow = Zum Tauschen wähle noch { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  } der Witwe.
exchange-not-open = Dieser Tausch geht nicht.
exchange-pick-both = Wähle eine deiner Karten und eine der offenen.
exchange-pick-hand = Jetzt wähle eine Karte deiner Hand.
exchange-pick-table = Jetzt wähle eine Karte auf dem Tisch.
exchange-press-swap = Jetzt drück „Tauschen“.
exchange-ready = { $name }: Drück { $key }.
exchange-keep-one-first = Behalte erst eins deiner Blätter.
exchange-discard-after = Abgelegt wird, wenn du gezogen oder genommen hast.
exchange-press-again = Drück noch einmal, um sie abzulegen.
exchange-taken-whole = Das verdeckte Blatt nimmt man nur blind und ganz: „Blind tauschen“.

## Für Bildschirmleser

exchange-hold = Du hast { $cards }.
exchange-hold-worth = Du hast { $cards }, { $worth }.
exchange-total = zusammen { $total }
exchange-task-discard = Eine Karte ablegen
exchange-task-say = Den Bus anhalten oder weitermachen
exchange-task-swap-stop = Tauschen oder den Bus anhalten
exchange-task-swap-any = Eine oder alle tauschen
exchange-task-swap-one = Eine Karte tauschen
exchange-task-keep = Eins der beiden Blätter behalten
exchange-task-restart = Neu geben lassen oder abrechnen
exchange-task-swap-stand = Tauschen oder Bleiben
exchange-task-swap-pass-knock = Tauschen, Schieben oder Klopfen
exchange-task-swap-pass = Tauschen oder Schieben
exchange-task-swap-knock = Tauschen oder Klopfen
exchange-task-swap = Tauschen
exchange-upcard-is = Offen liegt { $card }.
exchange-lie = Auf dem Tisch: { $cards }.
exchange-second-is = Dein zweites Blatt: { $cards }, zusammen { $total }.
exchange-face-up-lie = Offen: { $cards }.
exchange-have = Du hast jetzt { $card }.
exchange-choose-discard = Wähle eine Karte zum Ablegen.
exchange-turn = Du bist dran.
exchange-turn-task = Du bist dran: { $task }.
exchange-last-turn = Dein letzter Zug.
exchange-last-turn-task = Dein letzter Zug: { $task }.

## Der Tisch

exchange-stock = Talon
exchange-stock-of = Talon, { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  }
exchange-pile = Ablage
exchange-upcard-of = Offene Karte: { $card }
exchange-upcard-none = Offene Karte: keine
exchange-on-the-table = auf dem Tisch
exchange-widow = Witwe
exchange-widow-card = Witwe { $n }: { $card }
exchange-lying = Auf dem Tisch
exchange-face-up = Offen
exchange-face-up-card = Offen { $n }: { $card }
exchange-second-card = Zweites Blatt, { $n }: { $card }
exchange-your-second-card = Dein zweites Blatt, { $n }: { $card }
exchange-your-second = Dein zweites Blatt
exchange-your-second-total = Dein zweites Blatt, zusammen { $total }
exchange-second-of = Zweites Blatt: { $who }
exchange-the-dealer = Geber
exchange-empty = leer
exchange-face-down = Verdeckt
exchange-know-these = Du kennst sie
exchange-know-some = Du kennst { $n }
exchange-face-down-hand = Verdecktes Blatt
exchange-face-down-known = Verdecktes Blatt, du kennst { $cards }
exchange-discard-card = { $card } ablegen
# Was das Blatt ohne die Karte zählt.
exchange-discard-leaves = { $card } ablegen, es bleiben { $left }
exchange-holds = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  }
exchange-out = ausgeschieden
exchange-out-in = ausgeschieden in Runde { $deal }
exchange-out-note = Du bist ausgeschieden und kannst weiter zusehen.
exchange-knocked = hat geklopft
exchange-stopped = hat angehalten
exchange-total-label = Summe
# Neben Summen unter den Karten, jede ohne ihre Karte.
exchange-total-without = Summen ohne die Karte

exchange-lives-penny = { $n ->
    [one] { $n } Pfennig
   *[other] { $n } Pfennige
  }
exchange-lives-corner = { $n ->
    [one] { $n } Ecke
   *[other] { $n } Ecken
  }
exchange-lives-life = { $n } Leben
exchange-free-penny = schwimmt
exchange-free-corner = schwimmt
exchange-free-life = schwimmt

## Das Ende einer Runde

exchange-blitz = Blitz!
exchange-drawn = Die Runde endet unentschieden
exchange-restarted = Es wird neu gegeben
exchange-bus-stopped = Der Bus ist angehalten
exchange-showdown = Aufgedeckt
exchange-loses = verliert { $n } Leben
exchange-gains = gewinnt { $n }
exchange-left = noch { $n } Leben
exchange-winner = gewinnt
exchange-did-knock = hat geklopft
exchange-did-stop = hat den Bus angehalten
exchange-did-blitz = Blitz
exchange-did-restart = lässt neu geben
exchange-you-may-restart = Du darfst neu geben lassen: Niemand zahlt, dein Blatt bleibt offen liegen, alles andere wird neu gegeben.
exchange-may-restart = { $who } darf neu geben lassen.

## Tasten

exchange-key-discard = Erste bis vierte Karte deiner Hand ablegen (zum Tauschen wählen)
exchange-key-pick-hand = Erste bis dritte Karte deiner Hand wählen oder zurücklegen
exchange-key-pick-table = Erste bis dritte offene Karte wählen oder zurücklegen
