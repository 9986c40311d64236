# Der Tisch von Vingt-Un, wo alle gegen den Bankhalter spielen.
#
# Glossar. stake: Einsatz. natural: Natural, 21 mit den ersten zwei Karten. vingt-un: sonst 21; beide behalten ihre
# Namen. over-drawn: überkauft. to divide: ein Paar teilen. hand: Blatt. dealer: Bankhalter. pool: Topf.

## Knöpfe

bank-stake = Setzen
bank-no-double = Nicht verdoppeln
bank-double = Verdoppeln
bank-keep = Zusammenlassen
bank-divide = Teilen
bank-stand = Bleiben
bank-draw = Ziehen
bank-low = min.
bank-high = max.
bank-lowest = Mindesteinsatz
bank-highest = Höchsteinsatz

## Wie ein Blatt steht

bank-state-stands = bleibt
bank-state-vingt-un = Vingt-un
bank-state-over-drawn = überkauft
bank-state-natural = Natural
bank-being-played = wird gespielt

## Für Bildschirmleser

bank-hand-1 = erstes Blatt
bank-hand-2 = zweites Blatt
bank-hand-3 = drittes Blatt
bank-hand-4 = viertes Blatt
bank-your-hand-1 = Dein erstes Blatt
bank-your-hand-2 = Dein zweites Blatt
bank-your-hand-3 = Dein drittes Blatt
bank-your-hand-4 = Dein viertes Blatt
bank-your-cards = Deine Karten
bank-hold = Du hast { $cards }.
bank-hold-1 = Dein erstes Blatt: { $cards }.
bank-hold-2 = Dein zweites Blatt: { $cards }.
bank-hold-3 = Dein drittes Blatt: { $cards }.
bank-hold-4 = Dein viertes Blatt: { $cards }.
bank-cards-total = { $cards }: { $total }
bank-stake-of = Einsatz { $n }
bank-range = { $least } bis { $most }
bank-task-stake = { $stakes } setzen
bank-task-double = verdoppeln oder nicht
bank-task-divide = teilen oder zusammenlassen
bank-task-keep = das Paar zusammenlassen
bank-task-draw = ziehen oder bleiben
bank-task-stand = bleiben
bank-with-hand-1 = mit dem ersten Blatt { $task }
bank-with-hand-2 = mit dem zweiten Blatt { $task }
bank-with-hand-3 = mit dem dritten Blatt { $task }
bank-with-hand-4 = mit dem vierten Blatt { $task }
bank-turn = Du bist dran: { $task }.
bank-drew = Gezogen: { $card }, zusammen { $total }.
bank-face-up = offen { $cards }
bank-counts = zählt { $total }
bank-counts-word = zählt

## Der Tisch

bank-head = Bank
bank-you-deal = Du gibst
bank-against-you = { $n ->
    [one] Chip
   *[other] Chips
  } gegen dich
bank-pool = Topf
bank-doubled = doppelt
bank-tenure = Runde { $n }
bank-used = Benutzte Karten
bank-gathers = nimmt die benutzten Karten auf:
bank-stake-word = Einsatz

## Das Ende einer Runde

bank-neither = Du gewinnst nichts und verlierst nichts
bank-why-seats = { $why } { $who }
bank-in-all = insgesamt { $change }
bank-brought = Was jedes Blatt gebracht hat und warum
bank-player = Spieler
bank-hand = Blatt
bank-why = Warum
bank-chips = Chips
bank-ante = Jeder hat { $n ->
    [one] { $n } Chip
   *[other] { $n } Chips
  } in den Topf gelegt.

## Tasten

bank-key-stake = Einsatz wählen; zwei Ziffern schnell nacheinander ergeben eine Zahl
bank-key-step = Ein Chip mehr oder weniger; auf der Zahl Pfeile, Pos1 und Ende
bank-key-choose = Den gewählten Betrag setzen
bank-key-draw = Eine Karte ziehen
bank-key-divide = Ein Paar teilen, mit dem gewählten Einsatz
bank-key-keep = Ein Paar zusammenlassen; als Bankhalter nicht verdoppeln
bank-key-double = Als Bankhalter die Einsätze verdoppeln
