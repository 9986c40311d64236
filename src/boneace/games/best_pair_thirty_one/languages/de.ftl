# Best, Pair and Thirty-one: was geschieht, die Züge und warum einer nicht erlaubt ist. Was mehrere Spiele sagen,
# steht in vying.ftl.
#
# Glossar. Best, Pair, Thirty-one: die Abschnitte einer Runde. upcard: offene Karte. to see: sehen wollen, das Aufdecken
# verlangen. to fold: aussteigen. satisfied: zufrieden mit den Karten. over: überkauft, über 31. prial: Prial, drei vom
# selben Rang. stake: Einsatz, in Punkten. non-dealer: Vorhand. announce: ansagen.

## Worum es geht

best-pair-thirty-one-game = Best, Pair and Thirty-one
    .summary = In jeder Runde geht es dreimal um Punkte: die beste offene Karte, ein Einsatz auf das bessere Paar und das Blatt, das 31 am nächsten kommt. Wer zuerst 11 Punkte hat, gewinnt.

## Optionen

best-pair-thirty-one-option-pair-cards = Karten für Pair
    .meaning = Welche Karten für Pair zählen.
    .value-three = Alle drei, auch die offene
    .value-hidden = Nur die zwei verdeckten
best-pair-thirty-one-option-showdown = Aufdecken
    .meaning = Was man zeigt, wenn jemand sehen will und wenn Thirty-one entschieden wird.
    .value-winner = Beide nennen den Wert ihres Blattes, und der Gewinner zeigt die Karten, mit denen er gewinnt
    .value-all = Beide zeigen alle ihre Karten
best-pair-thirty-one-option-after-pass = Nach dem Passen
    .meaning = Was Vorhand nach dem Passen darf, wenn der Geber setzt.
    .value-must-answer = Muss wieder einsteigen: sehen oder erhöhen
    .value-may-fold = Darf auch für 1 Punkt aussteigen
best-pair-thirty-one-option-raise-limit = Grenze beim Erhöhen
    .meaning = Wessen Punkte zusammen mit dem Einsatz nicht über 11 gehen dürfen.
    .value-own = Die eigenen
    .value-both = Die eigenen und die des anderen
best-pair-thirty-one-option-see-at-ten = Sehen bei 10 Punkten
    .meaning = Was geschieht, wenn Vorhand mit 10 Punkten sehen will, bevor gesetzt ist.
    .value-showdown = Es wird sofort aufgedeckt
    .value-may-raise = Der Geber darf stattdessen erhöhen
best-pair-thirty-one-option-prial-first = Prial vor Best
    .meaning = Ein gegebenes Prial wird angesagt, bevor Best gewertet wird.
best-pair-thirty-one-option-two-prials = Zwei Prials
    .meaning = Wer gewinnt, wenn beide ein Prial bekommen haben.
    .value-higher = Das höhere Prial
    .value-non-dealer = Vorhand, die zuerst spricht
best-pair-thirty-one-option-two-32s = Zweimal 32
    .meaning = Wer für Thirty-one Punkte bekommt, wenn beide 32 haben.
    .value-nobody = Niemand
    .value-both = Jeder 1 Punkt
    .value-dealer = Der Geber: Vorhand muss zuerst ansagen
best-pair-thirty-one-option-next-game-dealer = Geber im nächsten Spiel
    .meaning = Wer im zweiten und in jedem weiteren Spiel einer Partie zuerst gibt.
    .value-alternates = Es wird weiter abgewechselt
    .value-loser = Der Verlierer des letzten Spiels
best-pair-thirty-one-option-games = Spiele zum Sieg
    .meaning = Wer zuerst so viele Spiele gewinnt, gewinnt die Partie; ein doppeltes Spiel zählt zwei.

## Varianten

best-pair-thirty-one-preset-reid = Reid
    .summary = So, wie der Autor es beschreibt: 11 Punkte, erhöht wird um eins, und wer gepasst hat, muss wieder einsteigen.

## Wörter

best-pair-thirty-one-stage = { $stage ->
    [best] Best
    [pair] Pair
   *[thirty-one] Thirty-one
}
best-pair-thirty-one-over = überkauft
best-pair-thirty-one-prial = ein Prial
best-pair-thirty-one-label = { $move ->
    [pass] Passen
    [raise] Erhöhen auf { $up }
    [see] Sehen für { $asked }
    [fold] Aussteigen
    [draw] Ziehen
   *[stand] Zufrieden
}

## Warum ein Abschnitt gewonnen wurde

best-pair-thirty-one-beats = { $best } schlägt { $other }{ $by ->
    [suit] { " " }durch die Farbe
   *[value] { "" }
}
best-pair-thirty-one-nobody-bet = Niemand hat gesetzt
best-pair-thirty-one-by-fold = Der andere ist ausgestiegen: Nichts wird gezeigt
best-pair-thirty-one-seen = Für { $stake } gesehen: { $why }
best-pair-thirty-one-both-31 = Beide haben 31 bekommen: Das bessere Ass gewinnt
best-pair-thirty-one-dealt-31 = 31 auf der Hand
best-pair-thirty-one-both-32 = Beide haben 32
best-pair-thirty-one-other-32 = Der andere hat 32
best-pair-thirty-one-drew-31 = Auf 31 gezogen
best-pair-thirty-one-other-over = Der andere hat sich überkauft
best-pair-thirty-one-each = Beide { $total }: { $why }
best-pair-thirty-one-prials = { $count ->
    [one] Ein Prial
   *[other] Zwei Prials
}: das Spiel

## Was geschehen ist

best-pair-thirty-one-draws = { $who ->
    [you] Du ziehst
   *[other] { $who } zieht
} { $card }.
best-pair-thirty-one-draws-unseen = { $who ->
    [you] Du ziehst
   *[other] { $who } zieht
} eine Karte.
best-pair-thirty-one-face-up = { $who ->
    [you] Du bekommst
   *[other] { $who } bekommt
} { $card } offen.
best-pair-thirty-one-told = { $move ->
    [pass] { $who ->
        [you] Du passt
       *[other] { $who } passt
    }.
    [fold] { $who ->
        [you] Du steigst
       *[other] { $who } steigt
    } aus.
    [see] { $who ->
        [you] Du willst
       *[other] { $who } will
    } für { $points } sehen.
    [raise] { $who ->
        [you] Du erhöhst
       *[other] { $who } erhöht
    } auf { $points }.
   *[stand] { $who ->
        [you] Du bist
       *[other] { $who } ist
    } zufrieden.
}
best-pair-thirty-one-announce = { $who ->
    [you] Du sagst
    [among] { $who } sagt
   *[other] { $who } { $count ->
        [one] sagt
       *[other] sagen
    }
} ein Prial an: Das gewinnt das Spiel.
best-pair-thirty-one-says = { $who ->
    [you] Du sagst
   *[other] { $who } sagt
}: { $what }.
best-pair-thirty-one-shows = { $who ->
    [you] Du zeigst
   *[other] { $who } zeigt
} { $cards }.
best-pair-thirty-one-nobody-scores = { $title }: Niemand bekommt etwas. { $why }.
best-pair-thirty-one-scores = { $who ->
    [you] Du bekommst
   *[other] { $who } bekommt
} { $points } für { $title }. { $why }.
best-pair-thirty-one-has = { WITHIN($who) } { $count }
best-pair-thirty-one-deal-over = Die Runde ist zu Ende: { $have }.
best-pair-thirty-one-wins-game = { $who ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
} { $game ->
    [double] ein doppeltes Spiel
   *[single] das Spiel
} mit { $points } zu { $other }.
best-pair-thirty-one-games = Spiele: { $have }.

## Was ein Zug bewirkt

best-pair-thirty-one-hint-pass = { $who ->
    [other] Setzt der Geber, steigst du wieder ein
   *[dealer] Für Pair bekommt niemand etwas
}
best-pair-thirty-one-hint-raise = Steigt der andere aus, bekommst du { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
best-pair-thirty-one-hint-see = Aufdecken um { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
best-pair-thirty-one-hint-fold = Der andere bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; nichts wird gezeigt
best-pair-thirty-one-hint-fold-first = Für Pair bekommt niemand etwas
best-pair-thirty-one-hint-draw = Eine Karte vom Stapel, verdeckt
best-pair-thirty-one-hint-stand = Bei { $total } bleiben

## Warum nicht

best-pair-thirty-one-no-move = „{ $text }“ ist kein Zug von Best, Pair and Thirty-one: Die Züge sind { $moves }
best-pair-thirty-one-raise-by-one = „{ $text }“: Erhöht wird immer um 1, schreib „raise“ (BPT-39)
best-pair-thirty-one-pair-over = Das Setzen auf Pair ist vorbei: Zieh eine Karte oder sei zufrieden
best-pair-thirty-one-pair-first = Das Setzen auf Pair ist noch nicht vorbei: Gezogen wird im dritten Abschnitt
best-pair-thirty-one-own-limit = Ein Einsatz von { $stake } ginge mit deinen { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} über { $game } hinaus
best-pair-thirty-one-other-limit = Ein Einsatz von { $stake } ginge mit den Punkten des anderen ({ $points }) über { $game } hinaus
best-pair-thirty-one-raised = Der Einsatz ist auf { $asked } erhöht: sehen, erhöhen oder aussteigen
best-pair-thirty-one-come-in = Du hast gepasst und musst wieder einsteigen: sehen oder erhöhen
best-pair-thirty-one-has-seen = Vorhand will sehen: Sieh auch oder erhöhe
best-pair-thirty-one-see-on-ten = Bevor gesetzt ist, darf nur sehen, wer 10 Punkte hat
best-pair-thirty-one-dealer-bets = Vorhand hat gepasst: Der Geber setzt oder steigt aus
best-pair-thirty-one-on-ten = Mit 10 Punkten, bevor gesetzt ist: passen oder für 1 sehen
best-pair-thirty-one-nothing-bet = Es ist nichts gesetzt, also kein Grund auszusteigen: Passe

## Eine Runde lösen

best-pair-thirty-one-bad-score = „{ $given }“ ist kein Punktestand: Gib die Punkte von Vorhand und Geber vor der Runde an, je von 0 bis { $most }, etwa 5-5
best-pair-thirty-one-bad-upcards = „{ $given }“ sind nicht zwei Karten: Gib die offenen Karten von Vorhand und Geber an, etwa 7S TD
best-pair-thirty-one-unsolved = mit geändertem { $option } lässt sich keine Runde lösen: Nur after_pass, raise_limit und see_at_ten dürfen von der Variante abweichen
best-pair-thirty-one-whole-unsolved = das ganze Spiel lässt sich nur mit den Regeln der Variante lösen
best-pair-thirty-one-no-policy = die Strategie der Bots fehlt oder ist unvollständig

# Die erste Runde, zum Lernen.
best-pair-thirty-one-learn-goal = Jede Runde hat drei Abschnitte, Best, Pair und Thirty-one, und wer zuerst 11 Punkte hat, gewinnt. Vor dieser Runde hattest du 6 Punkte und Ann 7. (BPT-14)
best-pair-thirty-one-learn-best = Best ist schon vorbei: Es geht an die höhere offene Karte. Anns König schlägt deine Neun und bringt 1 Punkt: Ann hat jetzt 8. (BPT-18)
best-pair-thirty-one-learn-pair = Pair geht an das bessere Paar oder, ohne Paar, an die höhere Karte. Darauf wird gesetzt, und deine zwei Sechsen sind gut: Die meisten Blätter haben kein Paar. Der Einsatz ist 1. Erhöhe auf 2. (BPT-31)
best-pair-thirty-one-learn-answer = Ann darf aussteigen, dann bekommst du 1 Punkt; sehen, dann werden die Blätter um 2 verglichen; oder erhöhen. (BPT-33)
best-pair-thirty-one-learn-raise = Ann hat auf 3 erhöht. Das kann ein hohes Paar sein, öfter aber ist es ein Ass, und selbst das Karo-Ass, das Bone-Ace, verliert gegen jedes Paar. Erhöhe auf 4. (BPT-28)
best-pair-thirty-one-learn-limit = Noch einmal erhöhen darf Ann nicht: 8 Punkte und ein Einsatz von 5 sind mehr als 11. Ann muss also sehen oder aussteigen. (BPT-41)
best-pair-thirty-one-learn-thirty-one = Ann wollte sehen, mit Ass hoch, und du bekommst 4 Punkte. Zähl jetzt deine Karten zusammen, egal in welcher Farbe. Ein Ass zählt 11. Du hast 21: Zieh, um näher an 31 zu kommen. (BPT-50)
best-pair-thirty-one-learn-satisfied = Mit der Vier sind es 25. Jetzt zieht auch Ann eine Karte oder ist zufrieden. (BPT-60)
best-pair-thirty-one-learn-risk = Ann ist zufrieden, mit einem Ass, dem König und noch einer Karte: sehr wahrscheinlich mehr als 25. Hörst du jetzt auf, verlierst du also wohl. Kommst du über 31, bekommt Ann den Punkt. Zieh: Bis zu einer Sechs ist jede Karte gut. (BPT-52)
best-pair-thirty-one-learn-end = Eine dritte Sechs: 31, 1 Punkt und das Spiel, 11 zu 8. Anns Ass war das Bone-Ace selbst, die beste Karte überhaupt, und deine zwei Sechsen schlagen es. (BPT-49)

## Untersuchungen

best-pair-thirty-one-study-opening = Was ist eine Runde wert, je nach den offenen Karten?
    .about = Die Einsätze der ersten Runde eines Spiels werden für jedes Paar offener Karten gelöst, mit dem dritten Abschnitt und den Ständen danach, wie die mitgelieferte Lösung sie hat. Damit liegt der wahre Wert sicher zwischen den Schranken: Keiner könnte durch bestes Antworten mehr gewinnen. Die mitgelieferte Lösung selbst ist etwa 0,005 eines Spiels von einem Gleichgewicht entfernt. --deals sind die Lerndurchgänge für jedes Paar offener Karten (12).
best-pair-thirty-one-study-corner = Karte der Vorhand; des Gebers ▸
best-pair-thirty-one-study-whole = Die erste Runde eines Spiels, über alle offenen Karten
best-pair-thirty-one-study-worth = Wert für die Vorhand
best-pair-thirty-one-study-first = erste Runde
best-pair-thirty-one-study-value = Was sie der Vorhand wert ist, in Spielen
best-pair-thirty-one-study-bounds = Gezeigt wird die Mitte zwischen den Schranken: Der wahre Wert liegt höchstens { $within } davon entfernt. Die Dateien haben die Schranken. Ein Gewinn zählt 1, ein Verlust −1, ein doppeltes Spiel das Doppelte. Bei gleichem Rang entscheiden die Farben so oft auf jede Art, wie sie vorkommen.

## Feste Strategien, für die Arena

best-pair-thirty-one-zoo-textbook = Erhöht mit Paaren, sieht mit König oder Ass, steigt sonst aus; bleibt bei 26 oder bei 24, wenn der andere bleibt.
best-pair-thirty-one-zoo-opener = Erhöht als Erster mit jedem Blatt und beantwortet ein Erhöhen nur mit einem guten.

## Was man tun kann

best-pair-thirty-one-action-raise = Erhöhen
    .help = Um 1 erhöhen
best-pair-thirty-one-action-stand = Zufrieden
    .help = Zufrieden
    .may = Zufrieden
