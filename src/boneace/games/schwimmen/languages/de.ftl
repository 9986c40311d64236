# Schwimmen: Optionen und Varianten, was geschieht, die Züge und warum einer nicht erlaubt ist.
#
# Glossar. the middle: die Mitte, die drei Karten, mit denen getauscht wird. to knock: klopfen, zumachen: die
# anderen sind noch einmal dran. to pass: schieben. to swim: schwimmen, ohne Leben und noch im Spiel. Feuer: drei Asse.

schwimmen-game = Schwimmen
    .summary = Tausche mit der Mitte, bis du 31 in einer Farbe hast. Das niedrigste Blatt verliert ein Leben, und wer keins mehr hat, schwimmt.

## Optionen

schwimmen-option-two-hands = Zwei Blätter
    .meaning = Wer zwei Blätter bekommt, sich eins ansieht und es behält oder blind das andere nimmt. Das übrige Blatt wird die Mitte.
    .value-dealer = Der Geber
    .value-eldest = Vorhand, links vom Geber
    .value-nobody = Niemand: Drei Karten kommen offen in die Mitte
schwimmen-option-passing = Schieben
    .meaning = Wer am Zug ist, darf schieben, bis jemand klopft.
schwimmen-option-seven-eight-nine = Sieben, Acht, Neun
    .meaning = Was geschieht, wenn Sieben, Acht und Neun in der Mitte liegen.
    .value-stay = Sie bleiben liegen
    .value-on-request = Wer am Zug ist, darf drei neue Karten verlangen
    .value-at-once = Es kommen sofort drei neue Karten
schwimmen-option-knock-when = Klopfen
    .meaning = Wann man in seinem Zug klopfen darf.
    .value-instead = Statt zu tauschen oder zu schieben
    .value-after = Nach dem Tauschen oder Schieben
schwimmen-option-fire = Feuer
    .meaning = Was drei Asse zählen.
    .value-32 = 32, und die Runde ist aus
    .value-33 = 33, und die Runde ist aus
    .value-30-5 = 30½, wie jeder Drilling
schwimmen-option-threes-by-rank = Höherer Drilling
    .meaning = Von zwei Blättern mit 30½ gewinnt der höhere Drilling.
schwimmen-option-fire-costs = Feuer kostet ein Leben
    .meaning = Wer ein Leben verliert, wenn jemand Feuer hat.
    .value-others = Alle anderen
    .value-lowest = Das niedrigste Blatt
schwimmen-option-thirty-one-costs = 31 kostet ein Leben
    .meaning = Wer ein Leben verliert, wenn jemand 31 zeigt.
    .value-lowest = Das niedrigste Blatt
    .value-others = Alle anderen
schwimmen-option-lives = Wie viele Leben jeder hat.
schwimmen-option-free-ride = Schwimmen
    .meaning = Wer kein Leben mehr hat, schwimmt: Er spielt weiter, bis er noch einmal verliert.

## Varianten

schwimmen-preset-default = Schwimmen
    .summary = Der Geber wählt aus zwei Blättern; im Zug tauscht man eine Karte oder alle drei, schiebt oder klopft.
schwimmen-preset-closing = Zumachen
    .summary = Man darf am Ende seines Zuges zumachen, nach dem Tauschen oder Schieben.
schwimmen-preset-knack = Knack
    .summary = Vorhand wählt aus zwei Blättern, in der ersten Runde um den Tisch klopft niemand, und drei Asse zählen 33.

## Was geschehen ist

schwimmen-passes = { $who ->
    [you] Du schiebst
   *[other] { $who } schiebt
}.
schwimmen-renews = { $who ->
    [you] Du verlangst
   *[other] { $who } verlangt
} neue Karten.
schwimmen-taken-away = Die drei Karten in der Mitte kommen weg.
schwimmen-lie = In der Mitte: { $cards }.
schwimmen-keeps = { $who ->
    [you] Du { $which ->
        [first] behältst das erste Blatt
       *[second] nimmst blind das zweite Blatt
    }
   *[other] { $who } { $which ->
        [first] behält das erste Blatt
       *[second] nimmt blind das zweite Blatt
    }
}.
schwimmen-keeps-shown = { $who ->
    [you] Du { $which ->
        [first] behältst das erste Blatt
       *[second] nimmst blind das zweite Blatt
    }
   *[other] { $who } { $which ->
        [first] behält das erste Blatt
       *[second] nimmt blind das zweite Blatt
    }
}. In der Mitte: { $cards }.
schwimmen-at-once = { $showing }!
schwimmen-shows = { $who ->
    [you] Du zeigst
   *[other] { $who } zeigt
} { $total }
schwimmen-fire = Feuer: drei Asse.
schwimmen-exhausted = Alle haben geschoben, und es sind zu wenige Karten übrig: Die Runde ist aus.
schwimmen-loses-last = { $who ->
    [you] Du verlierst
   *[other] { $who } verliert
} { $lives ->
    [one] ein Leben
   *[other] { $lives } Leben
} und { $who ->
    [you] schwimmst
   *[other] schwimmt
}.
schwimmen-loses-again = { $who ->
    [you] Du bist geschwommen und verlierst
   *[other] { $who } ist geschwommen und verliert
} noch einmal.

## Was ein Platz hat, und was auf dem Tisch liegt

schwimmen-lives = { $lives } Leben
schwimmen-swimming = schwimmt
schwimmen-has-knocked = hat geklopft
schwimmen-middle = Mitte
schwimmen-second-hand = Zweites Blatt

## Züge

schwimmen-move-keep-first = Blatt behalten
    .hint = Das zweite Blatt wird offen in die Mitte gelegt
schwimmen-move-keep-second = Zweites Blatt nehmen
    .hint = Dein Blatt kommt offen in die Mitte, und du nimmst blind das andere
schwimmen-move-swap-all = Tauschen: alle drei
    .hint = Deine drei Karten gegen die drei in der Mitte
schwimmen-move-pass = Schieben
    .hint = Deine drei Karten behalten
schwimmen-move-knock = Klopfen
    .hint = Die Runde zumachen: Alle anderen sind noch einmal dran
schwimmen-move-continue = Weiter
    .hint = Der Nächste ist dran
schwimmen-move-renew = Neue Karten
    .hint = Vor deinem Zug kommen drei neue Karten in die Mitte

## Warum nicht

schwimmen-kept = Eins der beiden Blätter liegt schon offen
schwimmen-keep-before = Erst muss eins der beiden Blätter gewählt werden
schwimmen-no-pass = An diesem Tisch darf niemand schieben, bevor geklopft ist
schwimmen-knocked = Es hat schon jemand geklopft
schwimmen-after-turn = Erst tauschen oder schieben, dann klopfen
schwimmen-say-first = Der Zug ist gemacht: klopfen oder weiter
schwimmen-new-first = Erst müssen die neuen Karten kommen
schwimmen-exchange = Tausche eine Karte der Hand gegen eine aus der Mitte
schwimmen-never-renewed = An diesem Tisch kann niemand neue Karten verlangen
schwimmen-none-left = Es sind weniger als drei Karten übrig
schwimmen-not-seven-eight-nine = Neue Karten gibt es nur, wenn Sieben, Acht und Neun in der Mitte liegen

# Die erste Runde, zum Lernen.
schwimmen-learn-goal = Du hast alle Leben verloren, du schwimmst also: Verlierst du noch einmal, bist du raus. Auch Ben schwimmt, und Ann hat noch ein Leben. (SCH-25)
schwimmen-learn-worth = Am Ende einer Runde verliert das niedrigste Blatt. Nur Karten derselben Farbe zählen zusammen: ein Ass 11; König, Dame, Bube und Zehn 10. (SCH-15)
schwimmen-learn-two-hands = Du gibst, deshalb bekommst du zwei Blätter, und eins darfst du dir ansehen. Es zählt nur 10, mit der Dame. Nimm blind das andere; dieses kommt in die Mitte. (SCH-07)
schwimmen-learn-two-jacks = Das hat sich gelohnt: zwei Buben, und mit der Karo-Sieben hast du 17. Jetzt spielt Ann, dann Ben. Sie dürfen mit der Mitte tauschen, schieben oder klopfen.
schwimmen-learn-exchange = Ben hat die Karo-Acht genommen. Tausch deine Sieben gegen die Pik-Dame: Mit dem Pik-Buben sind das 20, und du behältst beide Buben. Drei Karten vom selben Rang zählen nämlich 30½. (SCH-16)
schwimmen-learn-given = Deine Sieben liegt jetzt in der Mitte, wo jeder sie nehmen darf. Ben sammelt Karo. (SCH-09)
schwimmen-learn-jack = Ben hat deine Sieben genommen und den Herz-Buben dafür hingelegt. Du könntest alle drei Karten der Mitte nehmen, 27. Aber ein dritter Bube ist besser: Gib die Dame. (SCH-10)
schwimmen-learn-fire = Drei Buben zählen 30½. Nur 31 und drei Asse, das Feuer, sind besser. Klopfen darfst du im nächsten Zug: Klopfen ist ein ganzer Zug. (SCH-12)
schwimmen-learn-knock = Ann und Ben haben geschoben. Schiebst du auch, kommen drei neue Karten in die Mitte, und die könnten den anderen helfen. Also klopf jetzt. (SCH-13)
schwimmen-learn-last-turns = Alle anderen sind noch einmal dran, zum Tauschen oder Schieben. (SCH-14)
schwimmen-learn-end = Ann hat 26 und Ben 25, das niedrigste Blatt: Ohne Bens Buben wäre es deins gewesen. Ben ist schon geschwommen und scheidet aus. Du schwimmst noch, und nur Ann ist übrig. (SCH-26)

## Feste Strategien, für die Arena

schwimmen-zoo-textbook = Behält ein erstes Blatt mit 18, tauscht, wenn es das Blatt verbessert, klopft anfangs ab 24 Punkten, später ab 28.
