# Die Tische der Spiele mit Setzen: Best, Pair and Thirty-one; Three-Stake Brag; Primiera.
#
# Glossar. stage: Abschnitt einer Runde, jeder mit eigenem Gewinn. pot: Pott. brag: Brag. to match: mitgehen. to see:
# sehen, zahlen, um zu vergleichen. to drop, to fold: aussteigen. satisfied: zufrieden mit den Karten. stake: Einsatz.

## Züge

vying-discard-n = { $n } ablegen
vying-choose-first = Wähle erst die Karten zum Ablegen.
vying-cannot-discard = Diese Karten kannst du jetzt nicht ablegen.
vying-at-most = Höchstens { $n ->
    [one] { $n } Karte kann
   *[other] { $n } Karten können
  } ersetzt werden.
vying-replaced = Vom Stapel ersetzt

## Für Bildschirmleser

vying-hold = Du hast { $cards }.
vying-hold-worth = Du hast { $cards }: { $worth }.
vying-total = zusammen { $total }
vying-asked-stake = der Einsatz ist { $n }
vying-asked-brag = der Brag ist { $n }
vying-choose-discard = Karten zum Ablegen wählen
vying-range-raise = Erhöhen um { $least } bis { $most }
vying-range-brag = Brag { $least } bis { $most }
vying-range = { $word } { $least } bis { $most }
vying-drew = Gezogen: { $card }.
vying-turn = Du bist dran.
vying-turn-asked = Du bist dran: { $asked }.
vying-may = Möglich: { $moves }.

## Der Tisch

vying-stake = Einsatz
vying-brag-is = Brag
vying-by = von { $who }
vying-to-begin = am Anfang
vying-more-to-stay = noch { $what }, um zu bleiben
vying-in-the-pot = im Pott
vying-shown = gezeigt: { $cards }
vying-put-in = eingezahlt
vying-put-in-title = Beim Setzen eingezahlt
vying-chips-put-in = { $n ->
    [one] Chip
   *[other] Chips
  } eingezahlt
vying-discarded = { $n } abgelegt
vying-total-label = Summe
vying-stages-of-deal = Abschnitte der Runde
vying-stage-past = vorbei
vying-stage-now = jetzt
vying-stage-ahead = folgt
vying-nobody = Niemand

## Das Ende einer Runde

vying-stages = Abschnitte
vying-double = Ein doppeltes Spiel: Es zählt zweimal.
vying-claimed = angesagt
vying-not-shown = nicht gezeigt
vying-each = je { $change }

## Tasten

vying-key-amount = Höhe von Brag oder Erhöhung; 0 ist zehn
vying-key-step = Mehr oder weniger; auf der Zahl auch die Pfeiltasten
vying-key-choose = Erste bis vierte Karte deiner Hand wählen oder zurücklegen
