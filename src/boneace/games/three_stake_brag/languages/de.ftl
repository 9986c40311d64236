# Three-Stake Brag: was geschieht, die Züge und warum einer nicht erlaubt ist. Was mehrere Spiele sagen, steht in
# vying.ftl.
#
# Glossar. upcard: offene Karte. bon ace: Bon Ace, das Karo-Ass. bragger: Bragger, ein Joker. pair, prial: Paar, Prial,
# zwei und drei vom selben Rang. natural, made: natürlich, mit einem Bragger gebildet. eldest: Vorhand. vying: Setzen.
# over: überkauft, über 31. carried: bleibt für die nächste Runde liegen.

## Worum es geht

three-stake-brag-game = Three-Stake Brag
    .summary = Drei Pötte in jeder Runde: für die beste offene Karte, beim Brag für Paare und Prials und für das Blatt, das 31 am nächsten kommt.

## Optionen

three-stake-brag-option-second-bragger = Zweiter Bragger
    .meaning = Außer dem Kreuz-Buben ist auch die Karo-Neun ein Bragger, also ein Joker.
three-stake-brag-option-natural-beats = Natürlich vor gebildet
    .meaning = Welche natürlichen Blätter das gleiche schlagen, wenn es mit einem Bragger gebildet ist.
    .value-all = Paare und Prials
    .value-prials = Nur Prials, wie bei Hoyle
three-stake-brag-option-bragger-of-rank = Bragger im eigenen Rang
    .meaning = Ob ein Bragger zusammen mit Karten seines Ranges natürlich ist.
    .value-natural = Als er selbst: natürlich
    .value-made = Immer als Bragger: gebildet
three-stake-brag-option-no-pair = Blätter ohne Paar
    .meaning = Was ein Blatt ohne Paar im zweiten Pott wert ist.
    .value-high-card = Seine höchste Karte, unter jedem Paar
    .value-nothing = Nichts: Es kann nicht gewinnen
three-stake-brag-option-ace = Ass bei Thirty-one
    .meaning = Was ein Ass im dritten Pott zählt.
    .value-1 = Eins
    .value-1-or-11 = Eins oder elf, wie es besser ist
three-stake-brag-option-stake = Einsatz
    .meaning = Die Chips, die jeder in jeden der drei Pötte legt.
three-stake-brag-option-vying = Art des Setzens
    .meaning = Wie gesetzt wird.
    .value-matched = Mitgehen, erhöhen oder aussteigen, bis alle Verbliebenen gleich viel gesetzt haben
    .value-modern = In jedem Zug den Einsatz zahlen; sind noch zwei übrig, darf jeder für das Doppelte sehen
three-stake-brag-option-max-brag = Höchster Brag
    .meaning = Wie viel ein Brag oder eine Erhöhung höchstens beträgt.
three-stake-brag-option-vying-limit = Grenze beim Setzen
    .meaning = Wie viel jeder beim Setzen einer Runde höchstens einzahlen darf; 0 heißt ohne Grenze.
three-stake-brag-option-nobody-brags = Niemand setzt einen Brag
    .meaning = Was mit dem zweiten Pott geschieht, wenn alle passen.
    .value-best-hand = Das beste Blatt nimmt ihn
    .value-carried = Er bleibt für die nächste Runde liegen
three-stake-brag-option-thirty-one-ends = 31 beendet das Ziehen
    .meaning = Wer als Erster genau 31 hat, nimmt sofort den dritten Pott.
three-stake-brag-option-all-three = Alle drei Pötte
    .meaning = Zusätzliche Einsätze, die alle dem zahlen, der in einer Runde alle drei Pötte gewinnt.
three-stake-brag-option-deals = Runden
    .meaning = Nach so vielen Runden endet die Partie; 0 heißt ohne Grenze.

## Varianten

three-stake-brag-preset-default = Ein Bragger
    .summary = Bragg von 1721: Der Kreuz-Bube ist Joker, und ein natürliches Blatt schlägt ein gleiches gebildetes.
three-stake-brag-preset-two-braggers = Zwei Bragger
    .summary = Auch die Karo-Neun ist Joker.
three-stake-brag-preset-hoyle = Hoyle
    .summary = Zwei Bragger, und ein natürliches Paar schlägt ein gleiches gebildetes nicht.

## Wörter

three-stake-brag-stage = { $pot ->
    [upcard] Offene Karte
    [brag] Brag
   *[thirty-one] Thirty-one
}
# Im vierten Fall: „nimmt den Pott …“.
three-stake-brag-pot = { $pot ->
    [upcard] den Pott der offenen Karte
    [brag] den Brag-Pott
   *[thirty-one] den 31er-Pott
}
three-stake-brag-no-pair = kein Paar
three-stake-brag-made = { $hand } mit Bragger
three-stake-brag-over = { $count }, überkauft
three-stake-brag-label-see = Sehen für { $chips }
three-stake-brag-label-draw = Ziehen
three-stake-brag-label-stand = Bleiben

## Warum jemand einen Pott gewonnen hat

three-stake-brag-bon-ace = { $card }, das Bon Ace
three-stake-brag-eldest = { $best }, bei Gleichstand gewinnt, wer weiter vorn sitzt
three-stake-brag-beats = { $best } schlägt { $other }
three-stake-brag-better = { $hand }, weil der Kreuz-Bube der bessere Bragger ist
three-stake-brag-nobody-stayed = Alle anderen sind ausgestiegen
three-stake-brag-nobody-bragged = Niemand hat einen Brag gesetzt
three-stake-brag-nobody-bragged-why = Niemand hat einen Brag gesetzt: { $why }
three-stake-brag-nobody-has = Keiner der Verbliebenen hat ein Paar
three-stake-brag-all-over = Alle haben sich überkauft
three-stake-brag-others-over = { $count }, weil sich alle anderen überkauft haben

## Was geschehen ist

three-stake-brag-ante = Jeder legt { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
} in jeden der drei Pötte: Darin sind { $pots }.
three-stake-brag-shows = { $who ->
    [you] Du zeigst
   *[other] { $who } zeigt
} { $card }.
three-stake-brag-draws = { $who ->
    [you] Du ziehst
   *[other] { $who } zieht
} { $card }: { $count }.
three-stake-brag-stands = { $who ->
    [you] Du bleibst
   *[other] { $who } bleibt
} bei { $count }.
three-stake-brag-nobody-brags = Niemand setzt einen Brag.
three-stake-brag-sees = { $who ->
    [you] Du willst
   *[other] { $who } will
} für { $chips } sehen.
three-stake-brag-opens = { $who ->
    [you] Du zeigst
   *[other] { $who } zeigt
} { $cards }: { $said }.
three-stake-brag-takes = { $who ->
    [you] Du nimmst
   *[other] { $who } nimmt
} { three-stake-brag-pot }, { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}: { $why }.
three-stake-brag-carried = { $why }: Für die nächste Runde bleibt { $pot ->
    [upcard] der Pott der offenen Karte
    [brag] der Brag-Pott
   *[thirty-one] der 31er-Pott
} liegen, { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}.
three-stake-brag-has = { WITHIN($who) } { $count }
three-stake-brag-counted = Bis 31 gezählt: { $counts }.
three-stake-brag-all-three = { $who ->
    [you] Du nimmst
   *[other] { $who } nimmt
} alle drei Pötte und von jedem noch { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
} dazu.
three-stake-brag-changed = { $who ->
    [you] Du { $does ->
        [wins] gewinnst
       *[loses] verlierst
    }
   *[other] { $who } { $does ->
        [wins] gewinnt
       *[loses] verliert
    }
} in dieser Runde { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}.

## Was ein Zug bewirkt

three-stake-brag-hint-see = Du zahlst { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
} in den Brag-Pott, und die beiden Blätter werden verglichen
three-stake-brag-hint-draw = Die oberste Karte vom Stapel ziehen
three-stake-brag-hint-stand = Bei { $count } bleiben

## Warum nicht

three-stake-brag-no-move = „{ $text }“ ist kein Zug von Three-Stake Brag: Die Züge sind brag 2, pass, match, raise 3, drop, draw, stand{ $see ->
    [yes] { " " }und see
   *[no] { "" }
}
three-stake-brag-no-pack = Der Stapel ist leer
three-stake-brag-vying-over = Das Setzen ist vorbei, und die Blätter liegen offen: ziehen oder bleiben
three-stake-brag-drawn-later = Gezogen wird nach dem Setzen, wenn die Blätter offen liegen
three-stake-brag-no-see = Verglichen wird, wenn alle Verbliebenen mitgegangen sind: Niemand zahlt fürs Sehen
three-stake-brag-nothing-to-see = Noch niemand hat einen Brag gesetzt: Es gibt nichts zu sehen
three-stake-brag-see-of-two = Sehen kann man ein Blatt nur, wenn noch zwei übrig sind
three-stake-brag-modern-limit = beim modernen Setzen zahlt man in jedem Zug, und es gibt keine Grenze: Die Option „vying_limit“ muss 0 sein

## Eine Runde lösen

three-stake-brag-bad-upcards = „{ $given }“ sind nicht zwei Karten: Gib die offenen Karten von Vorhand und Geber an, etwa KS 7D
three-stake-brag-unsolved = eine Runde lässt sich nur mit { $option }={ $value } lösen
three-stake-brag-few = Nur ein Teil des Setzens ist gelöst: Einsätze und Erhöhungen um { $amounts }, höchstens { $raises } in einer Setzrunde. Wert und Ausnutzbarkeit sind die dieses kleineren Spiels. Mit der Option vying_limit von höchstens { $sure } wird nichts weggelassen.

# Die erste Runde, zum Lernen.
three-stake-brag-learn-pots = In jeder Runde gibt es drei Pötte, und jeder von euch hat in jeden einen Chip gelegt. Du hast drei Karten, eine davon offen. (TSB-02)
three-stake-brag-learn-upcard = Die beste offene Karte nimmt den ersten Pott. Du und Ben zeigt beide ein Ass, und du sitzt weiter vorn. Aber Ben hat das Karo-Ass, das Bon Ace, und das schlägt alles. (TSB-07)
three-stake-brag-learn-bragger = Um den zweiten Pott geht es mit Paaren und Prials, also zwei oder drei vom selben Rang. Du hast den Kreuz-Buben, den Bragger: Er steht für jede Karte, also hast du ein Paar Asse. (TSB-09)
three-stake-brag-learn-brag = Du bist zuerst dran, also eröffne: Brag 2. Die anderen müssen mitgehen, erhöhen oder aussteigen. Bei einem kleinen Brag bleiben sie eher dabei. (B-TSB-02)
three-stake-brag-learn-raise = Ann zeigt einen König und hat auf 4 erhöht: sicher ein Paar Könige. Ben ist ausgestiegen. Dich schlagen nur ein Prial oder zwei echte Asse, also erhöhe um 7. (TSB-11)
three-stake-brag-learn-showdown = Ann ist mitgegangen, also werden die Blätter verglichen. Asse schlagen Könige: Du nimmst 25 Chips. Wäre Ann ausgestiegen, hättest du gewonnen, ohne etwas zu zeigen.
three-stake-brag-learn-thirty-one = Der dritte Pott geht an das Blatt, das 31 am nächsten kommt, aber nicht darüber. Auch Ben spielt wieder mit. Hier zählt ein Ass 1, Bilder zählen 10: Du hast 20, und keine Karte bringt dich darüber. Zieh. (TSB-14)
three-stake-brag-learn-again = 23, aber Anns offenes Blatt hat 25. Zieh noch einmal.
three-stake-brag-learn-stand = 29: Jetzt würde nur noch ein Ass oder eine Zwei helfen. Bleib und lass die anderen ziehen.
three-stake-brag-learn-ann = Anns 25 lagen hinter deinen 29, also musste Ann ziehen, und mit einer Acht waren es 33: überkauft.
three-stake-brag-learn-ben = Ben hat 12 und braucht 30 oder 31. Bei Gleichstand gewinnst du, die Vorhand. (B-TSB-09)
three-stake-brag-learn-end = Eine Neun und eine Zehn: Ben hat genau 31 und nimmt den dritten Pott. Ben hat zwei Pötte gewonnen, aber deiner war der große: Du bist 11 Chips im Plus. Nach zehn Runden gewinnt, wer die meisten Chips hat.

## Feste Strategien, für die Arena

three-stake-brag-zoo-textbook = Setzt so hoch, wie ein Paar wert ist, erhöht mit Prials, steigt mit weniger als einem Paar aus.
three-stake-brag-zoo-doubter = Traut keinem Brag: bleibt dabei, wann immer die Chancen gegen beliebige Karten es erlauben, und erhöht nie.
three-stake-brag-zoo-escalator = Erhöht mit guten Blättern um den Höchstbetrag, mit sehr guten immer wieder; blufft nie.
