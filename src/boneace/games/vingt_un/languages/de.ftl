# Vingt-Un: was geschieht, die Züge und warum einer nicht erlaubt ist.
#
# Züge, wie man sie schreibt (stake 3, no double, divide 3), sind Notation und in jeder Sprache gleich.
#
# Glossar. dealer: Bankhalter; the deal: die Bank, sie wechselt. hand: Blatt, und die Runde, in der gegeben wird.
# stake: Einsatz auf eine Karte. natural: Natural, 21 mit den ersten zwei Karten. vingt-un: sonst 21; beide behalten
# ihre Namen. to draw: ziehen. to stand: bleiben. over-drawn: überkauft. to throw up: die Karten hinwerfen. to divide:
# ein Paar teilen. pool: Topf. to put out: den Bankhalter ablösen. eldest: Vorhand, links vom Bankhalter.

## Worum es geht

vingt-un-game = Vingt-Un
    .summary = Alle setzen auf eine Karte und ziehen bis 21 gegen den Bankhalter, der die Bank behält, bis jemand Ass und Zehn oder Bild bekommt.

vingt-un-cut-told = Reihum werden Karten gegeben, bis das erste Ass kommt
vingt-un-cut-choice = Durch das erste Ass

## Optionen

vingt-un-option-min-stake = Mindesteinsatz
    .meaning = Was man mindestens auf eine Karte setzen muss.
vingt-un-option-max-stake = Höchsteinsatz
    .meaning = Was man höchstens auf eine Karte setzen darf. Verlieren kann man bis zu viermal so viel.
vingt-un-option-natural-puts-out-dealer = Ein Natural holt die Bank
    .meaning = Das Natural eines Spielers löst den Bankhalter ab.
vingt-un-option-deal-passes-to = Die Bank geht
    .meaning = Wer die Bank bekommt, wenn ein Natural den Bankhalter abgelöst hat.
    .value-next = An den Nächsten
    .value-holder = An den mit dem Natural, bei mehreren an den vordersten
vingt-un-option-naturals-to-put-out = Naturals zum Ablösen
    .meaning = Wie viele Naturals den Bankhalter ablösen, wenn die erste Runde keins gebracht hat.
vingt-un-option-first-hand = Erste Runde
    .meaning = In welchen Runden ein Natural den Bankhalter nicht ablöst.
    .value-of-deal = In der ersten nach dem Wechsel der Bank
    .value-of-pack = Auch in der ersten nach dem Neumischen
vingt-un-option-dealer-hands = Runden je Bankhalter
    .meaning = Nach so vielen Runden geht die Bank an den Nächsten; 0 heißt ohne Grenze.
vingt-un-option-dealer-packs = Stapel je Bankhalter
    .meaning = Die Bank wechselt am Ende der Runde, in der der Bankhalter den Stapel so oft durchgegeben hat; 0 heißt ohne Grenze.
vingt-un-option-first-natural = Natural in der ersten Runde
    .meaning = Wann der Bankhalter ein Natural in der ersten Runde bezahlt, das ihn nicht ablöst.
    .value-at-once = Sofort, doppelt
    .value-waits = Es wartet und wird wie ein gezogenes Vingt-un abgerechnet
vingt-un-option-several-naturals = Mehrere Naturals
    .meaning = Was bezahlt wird, wenn in einer Runde zwei oder mehr ein Natural haben.
    .value-each = Jedem doppelt
    .value-first = Dem vordersten doppelt, den anderen einfach
vingt-un-option-after-natural = Nach einem Natural
    .meaning = Was mit der Runde geschieht, in der ein Natural den Bankhalter ablöst.
    .value-finish = Sie wird zu Ende gespielt
    .value-drop = Sie wird abgebrochen, sobald die Naturals bezahlt sind
vingt-un-option-divided-natural = Ass und Zehn nach dem Teilen
    .meaning = Was ein Ass mit Zehn oder Bild in einem geteilten Blatt ist.
    .value-drawn = Ein gezogenes Vingt-un
    .value-natural = Ein Natural
vingt-un-option-natural-collects-from-all = Ein Natural kassiert von allen
    .meaning = Hat der Bankhalter kein Natural, bekommt, wer eins hat, seinen Einsatz auch von allen anderen Spielern ohne Vingt-un.
vingt-un-option-draw-on-21 = Ziehen bei 21
    .meaning = Man darf auch mit 21 noch ziehen.
vingt-un-option-dealer-divides = Der Bankhalter teilt
    .meaning = Was abgerechnet wird, wenn der Bankhalter geteilt hat.
    .value-each = Jedes seiner Blätter, gegen jeden Spieler
    .value-best = Eins seiner Blätter, das einträglichste
    .value-forbidden = Der Bankhalter darf nicht teilen
vingt-un-option-double-covers-divided = Verdoppeln gilt für geteilte Blätter
    .meaning = „Doppelt“ verdoppelt auch die Einsätze auf geteilte Blätter.
vingt-un-option-pool-ante = In den Topf
    .meaning = Die Chips, die jeder in jeder Runde in den Topf legt; wer zuerst ein Natural ansagt, nimmt ihn.
vingt-un-option-pool-over-draw = Strafe des Bankhalters
    .meaning = Die Chips, die der Bankhalter für jedes überkaufte Blatt in den Topf legt.
vingt-un-option-pool-ties = Gleichstand
    .meaning = Welcher Teil dessen, was der Bankhalter bei Gleichstand gewinnt, in den Topf geht, abgerundet.
    .value-none = Nichts
    .value-quarter = Ein Viertel
    .value-third = Ein Drittel
vingt-un-option-deals = Runden
    .meaning = Nach so vielen Runden endet die Partie; 0 heißt ohne Grenze.

## Varianten

vingt-un-preset-default = Vingt-Un
    .summary = Ein Natural löst den Bankhalter ab, und die Bank geht an den Nächsten.
vingt-un-preset-pool = Mit Topf
    .summary = Ein Chip von jedem in jeder Runde, die Strafen des Bankhalters und ein Drittel seiner Gewinne bei Gleichstand füllen einen Topf für das nächste Natural.
vingt-un-preset-limited-deal = Begrenzte Bank
    .summary = Jeder gibt den Stapel zweimal durch; ein Natural kassiert von allen, statt den Bankhalter abzulösen.

## Wörter

vingt-un-chips = { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
}
vingt-un-cards-count = { $cards }: { $total }
# Die Blätter eines Platzes, der ein Paar geteilt hat, im dritten Fall: „beim ersten Blatt“.
vingt-un-which = { $hand ->
    [1] ersten Blatt
    [2] zweiten Blatt
    [3] dritten Blatt
   *[4] vierten Blatt
}
vingt-un-ended = { $how ->
    [natural] Natural
    [over-drawn] überkauft
    [vingt-un] Vingt-un
   *[stands] bleibt
}

## Was geschehen ist

vingt-un-deals = Runde { $deal }: { $who ->
    [you] Du gibst
   *[other] { $who } gibt
}.
vingt-un-ante = Jeder legt { vingt-un-chips } in den Topf; darin { $pool ->
    [one] ist { $pool }
   *[other] sind { $pool }
}.
vingt-un-doubles = { $who ->
    [you] Du sagst
   *[other] { $who } sagt
} „doppelt“: Alle Einsätze werden verdoppelt.
vingt-un-doubles-not = { $who ->
    [you] Du verdoppelst
   *[other] { $who } verdoppelt
} nicht.
vingt-un-stakes = { $who ->
    [you] Du setzt
   *[other] { $who } setzt
} { $chips }.
vingt-un-divides = { $who ->
    [you] Du teilst
   *[other] { $who } teilt
} { $cards }.
vingt-un-divides-for = { $who ->
    [you] Du teilst
   *[other] { $who } teilt
} { $cards }, mit { vingt-un-chips } auf dem neuen Blatt.
vingt-un-keeps = { $who ->
    [you] Du lässt
   *[other] { $who } lässt
} das Paar zusammen.
vingt-un-stands = { $who ->
    [you] Du bleibst
   *[other] { $who } bleibt
}.
vingt-un-stands-with = { $who ->
    [you] Du bleibst
   *[other] { $who } bleibt
} mit dem { vingt-un-which }.
vingt-un-draws = { $who ->
    [you] Du ziehst
   *[other] { $who } zieht
} { $card }.
vingt-un-draws-to = { $who ->
    [you] Du ziehst
   *[other] { $who } zieht
} { $card } zum { vingt-un-which }.
vingt-un-served = { $who ->
    [you] Du bekommst
   *[other] { $who } bekommt
} { $card } zum { vingt-un-which }.
vingt-un-over-draws = { $who ->
    [you] Du überkaufst dich mit { $card }, zahlst { vingt-un-chips } und wirfst
   *[other] { $who } überkauft sich mit { $card }, zahlt { vingt-un-chips } und wirft
} die Karten hin.
vingt-un-dealer-over-draws = { $who ->
    [you] Du überkaufst dich als Bankhalter
   *[other] { $who } überkauft sich als Bankhalter
} mit { $card }.
vingt-un-turns-up = { $who ->
    [you] Du deckst als Bankhalter
   *[other] { $who } deckt als Bankhalter
} { $cards } auf: { $total }.
vingt-un-natural = { $who ->
    [you] Du sagst
   *[other] { $who } sagt
} ein Natural an, { $cards }.
vingt-un-natural-paid = { $who ->
    [you] Du sagst ein Natural an, { $cards }, und bekommst
   *[other] { $who } sagt ein Natural an, { $cards }, und bekommt
} { vingt-un-chips }.
vingt-un-dealer-natural = { $who ->
    [you] Du hast als Bankhalter ein Natural, { $cards }, und kassierst
   *[other] { $who } hat als Bankhalter ein Natural, { $cards }, und kassiert
} doppelt.
vingt-un-takes-pool = { $who ->
    [you] Du nimmst
   *[other] { $who } nimmt
} den Topf mit { vingt-un-chips }.
vingt-un-shuffled = Der Stapel ist leer: Die benutzten Karten werden gemischt, und es geht weiter.
vingt-un-wins = { $who ->
    [you] Du gewinnst die Partie
    [among] { $who } teilt euch die Partie
   *[other] { $who } { $players ->
        [one] gewinnt
       *[other] teilen sich
    } die Partie
}.

## Das Ende einer Runde

vingt-un-ends = { $kind ->
    [showdown] Die Blätter werden abgerechnet.
    [natural] Der Bankhalter hat ein Natural: Niemand zieht.
    [unplayed] Kein Blatt ist übrig: Der Bankhalter zieht nicht.
   *[dropped] Der Bankhalter ist abgelöst, und die Runde wird abgebrochen.
}
vingt-un-dealer-has = { $who ->
    [you] Du hast als Bankhalter
   *[other] { $who } hat als Bankhalter
} { $cards }.
vingt-un-declares = { $who ->
    [you] Du zeigst { $cards } und { $does ->
        [receives] bekommst { vingt-un-chips }
        [pays] zahlst { vingt-un-chips }
       *[neither] zahlst und bekommst nichts
    }
   *[other] { $who } zeigt { $cards } und { $does ->
        [receives] bekommt { vingt-un-chips }
        [pays] zahlt { vingt-un-chips }
       *[neither] zahlt und bekommt nichts
    }
}: { $why }.
vingt-un-collects = { $payers ->
    [you] Du zahlst
    [among] { $payers } zahlt
   *[other] { $payers } { $count ->
        [one] zahlt
       *[other] zahlen
    }
} { $who ->
    [you] dir
   *[other] { $who }
} für das Natural { $count ->
    [one] { vingt-un-chips }
   *[other] je { vingt-un-chips }
}.
vingt-un-feeds = { $who ->
    [you] Du legst als Bankhalter
   *[other] { $who } legt als Bankhalter
} { vingt-un-chips } in den Topf: { $what }.
vingt-un-feeds-penalty = { $chips } fürs Überkaufen
vingt-un-feeds-ties = { $chips } vom Gleichstand
vingt-un-changed = { $who ->
    [you] Du { $does ->
        [wins] gewinnst
       *[loses] verlierst
    }
   *[other] { $who } { $does ->
        [wins] gewinnt
       *[loses] verliert
    }
} in dieser Runde { vingt-un-chips }.
vingt-un-put-out = Ein Natural löst { $old ->
    [you] dich
   *[other] { $old }
} ab: Die Bank geht an { $who ->
    [you] dich
   *[other] { $who }
}.
vingt-un-passes = { $old ->
    [you] Du hast
   *[other] { $old } hat
} so lange gegeben wie vereinbart: Die Bank geht an { $who ->
    [you] dich
   *[other] { $who }
}.
vingt-un-deals-on = { $who ->
    [you] Du behältst
   *[other] { $who } behält
} die Bank: { $why ->
    [first] Es war die erste Runde
   *[two] Es braucht zwei Naturals
}.

## Was ein Blatt gewonnen oder verloren hat, und warum

vingt-un-why-naturals = Natural gegen Natural
vingt-un-why-dealer = der Bankhalter hat ein Natural: doppelt
vingt-un-why-over-drawn = überkauft
vingt-un-why-natural = ein Natural: doppelt
vingt-un-why-not-eldest = ein Natural, aber nicht das vorderste
vingt-un-why-taken-back = der Einsatz wird zurückgenommen
vingt-un-why-dealer-over = { $other } bleibt, der Bankhalter überkauft sich
vingt-un-why-vingt-un-dealer-over = Vingt-un, der Bankhalter überkauft sich: doppelt
vingt-un-why-vingt-uns = Vingt-un gegen Vingt-un
vingt-un-why-vingt-un = Vingt-un schlägt { $own }: doppelt
vingt-un-why-below-vingt-un = { $other } ist weniger als ein Vingt-un: doppelt
vingt-un-why-beats = { $other } schlägt { $own }
vingt-un-why-equal = { $other } ist gleich { $own }
vingt-un-why-below = { $other } ist weniger als { $own }
# Danach stehen Namen von Spielern.
vingt-un-why-collected = kassiert von
vingt-un-why-paid = für das Natural von
vingt-un-why-penalty = in den Topf fürs Überkaufen
vingt-un-why-ties = in den Topf, vom Gleichstand
vingt-un-why-pool = der Topf

## Was ein Zug bewirkt

vingt-un-label = { $move ->
    [stake] { $chips } setzen
    [divide] Teilen { $chips }
    [split] Teilen
    [keep] Zusammenlassen
    [double] Verdoppeln
    [no-double] Nicht verdoppeln
    [draw] Ziehen
   *[stand] Bleiben
}
vingt-un-label-divide-for = Teilen für { $chips }
vingt-un-hint-stake = { vingt-un-chips } auf deine Karte setzen
vingt-un-hint-divide = Ein zweites Blatt, mit { vingt-un-chips } darauf
vingt-un-hint-split = Zwei Blätter gegen jeden Spieler spielen
vingt-un-hint-keep = Die zwei Karten als ein Blatt spielen
vingt-un-hint-double = Alle Spieler verdoppeln ihren Einsatz
vingt-un-hint-no-double = Die Einsätze bleiben, wie sie sind
vingt-un-hint-draw = Eine Karte vom Stapel, offen
vingt-un-hint-stand = Bei { $total } bleiben

## Warum nicht

vingt-un-no-move = „{ $text }“ ist kein Zug von Vingt-Un: Die Züge sind stake 3, double, no double, divide 3, divide, keep, draw und stand
vingt-un-no-such-move = Diesen Zug gibt es nicht
vingt-un-most = Niemand darf mehr als { vingt-un-chips } auf eine Karte setzen
vingt-un-limits = Ein Einsatz beträgt { $least } bis { vingt-un-chips }
vingt-un-limits-crossed = der Mindesteinsatz, { $least }, ist größer als der Höchsteinsatz, { $most }: Siehe die Optionen „min_stake“ und „max_stake“
vingt-un-match-over = Die Partie ist zu Ende
vingt-un-card-first = Erst muss eine Karte vom Stapel kommen
vingt-un-stake-first = Erst setzen alle Spieler auf ihre erste Karte
vingt-un-stakes-made = Die Einsätze sind gemacht
vingt-un-double-first = Erst sagt der Bankhalter, ob er die Einsätze verdoppelt
vingt-un-double-dealer = Nur der Bankhalter darf verdoppeln, wenn alle gesetzt haben
vingt-un-double-over = Verdoppeln darf der Bankhalter nur, bevor die zweite Karte gegeben ist
vingt-un-divide-first = Erst das Paar teilen oder zusammenlassen
vingt-un-divide-or-keep = Die Einsätze sind gemacht: das Paar teilen oder zusammenlassen
vingt-un-divide-no-cards = Zum Teilen hat der Stapel zu wenige Karten: Es braucht zwei
vingt-un-divide-four = Du hast schon vier Blätter: Ein fünftes gibt es nicht
vingt-un-divide-no-stake = Der Bankhalter hat keinen Einsatz und teilt ohne Zahl
vingt-un-divide-stake = Sag, was auf das neue Blatt gesetzt wird: „divide 3“
vingt-un-divide-not-dealer = Der Bankhalter darf hier nicht teilen
vingt-un-divide-pairs-only = Teilen kann man nur ein Paar aus den ersten zwei Karten
vingt-un-no-card = Es ist keine Karte übrig: Die letzte Karte des Stapels wird nicht gegeben
vingt-un-stands-on-21 = Mit 21 bleibt man

## Lösen

vingt-un-solve-pool = eine Runde lässt sich nur ohne Topf lösen: Lass die Optionen des Topfes weg
vingt-un-solve-divided = eine Runde lässt sich nur mit „divided_natural=drawn“ lösen, und mit „dealer_divides“ auf „each“ oder „forbidden“
vingt-un-solve-few-cards = für eine Runde braucht es mindestens { $least } Karten

# Die ersten Runden, zum Lernen.
vingt-un-learn-goal = Alle spielen gegen den Bankhalter, hier Ben. Komm so nah wie möglich an 21, aber nicht darüber. Bilder zählen 10, ein Ass 1 oder 11. (VU-01)
vingt-un-learn-stake = Zuerst setzt du Chips auf eine Karte, die nur du gesehen hast. Ein Ass oder eine Zehn ist ein guter Anfang, eine Neun weniger: Setz 1 Chip. (VU-10)
vingt-un-learn-double = Ann hat auch gesetzt. Mit einer starken ersten Karte hätte Ben „doppelt“ gesagt und damit alle Einsätze verdoppelt. Das hat Ben nicht getan: ein gutes Zeichen. (VU-12)
vingt-un-learn-draw = Mit der zweiten Karte hast du 13, das ist zu wenig. Zieh: Bis zu einer Acht kommst du nicht über 21. Gezogene Karten liegen offen. (VU-23)
vingt-un-learn-again = Eine Zwei: 15, immer noch wenig. Über 21 ist dein Einsatz sofort verloren, aber wer bei 15 bleibt, verliert meistens auch. Zieh noch einmal. (VU-26)
vingt-un-learn-stand = Eine Fünf: 20. Besser ist nur 21, und dafür brauchst du ein Ass. Bleib.
vingt-un-learn-divide = Ann hatte zwei Achten, schwache 16. Ein Paar darf man teilen: Daraus werden zwei Blätter, jedes mit eigenem Einsatz. (VU-40)
vingt-un-learn-over-drawn = Eine Dame brachte Anns erstes Blatt auf 25: überkauft. Dieser Einsatz ist sofort verloren, auch wenn Ben sich später selbst überkauft. Mit dem zweiten Blatt bleibt Ann bei 18. (VU-06)
vingt-un-learn-dealer = Ben hat eine Sechs und eine Vier aufgedeckt und einen König gezogen. Das sind auch 20.
vingt-un-learn-tie = Du hast 20, und Ben hat 20: Das reicht nicht. Bei Gleichstand gewinnt der Bankhalter, das ist sein Vorteil. Du verlierst einen Chip. (VU-04)
vingt-un-learn-ace = Ben gibt weiter, und deine erste Karte ist ein Ass, die beste zum Setzen. Setz 10, mehr ist nicht erlaubt. (VUX-04)
vingt-un-learn-natural = Auch Ben hatte eine gute Karte und hat die Einsätze verdoppelt. Aber deine zweite Karte ist ein König: ein Natural! Du bekommst sofort das Doppelte deiner 20 Chips. (VU-18)
vingt-un-learn-to-the-end = Die Runde wird zu Ende gespielt. Ann bleibt. Ben deckt Ass und Drei auf, 4 oder 14: zu wenig, also zieht Ben. (B-VU-04)
vingt-un-learn-soft = Eine Acht. Mit dem Ass als 11 wären das 22, also zählt das Ass jetzt 1, und Ben hat 12. Ben zieht noch einmal. (B-VU-01)
vingt-un-learn-end = 22: Ben hat sich überkauft und zahlt auch an Ann. Und dein Natural holt die Bank. Jetzt gibst du und gewinnst bei Gleichstand. (VU-50)

## Feste Strategien, für die Arena

vingt-un-zoo-textbook = Setzt auf Ass und Zehn hoch, teilt Asse und Achten, bleibt bei 16 oder bei weichen 18.
vingt-un-zoo-stand = Setzt mittelhoch, verdoppelt und teilt nie und bleibt bei { $total }.
vingt-un-zoo-doubler = Setzt den Höchsteinsatz, verdoppelt und teilt, wann immer es geht, und bleibt bei 17.
vingt-un-zoo-chaser = Spielt nach Lehrbuch, setzt aber, außer in Führung, immer den Höchsteinsatz und verdoppelt im Rückstand.
vingt-un-zoo-tens = Spielt nach Lehrbuch, setzt aber auch auf Zehnen und Bilder den Höchsteinsatz.
vingt-un-zoo-hunter = Spielt nach Lehrbuch, zieht aber nach einem Natural, für das alle zahlen, bis 21, wenn es mehr kostet als der eigene Einsatz.
