# `boneace study`: Hilfe, Ausgabe und Fehler. Die Wörter von Vingt-Un stehen in vingt-un.ftl, mit ihrem Glossar.
#
# In der Hilfe ist %(default)s ein Platzhalter und %% ein Prozentzeichen.

## Hilfe

study-help = berechnen, was Entscheidungen und Regeln wert sind
study-about = Vingt-Un: was Bleiben und Ziehen im Mittel genau bringen, nach der Summe (weich oder hart) und nach den Karten; was
    das Teilen wert ist; und der Vorteil des Bankhalters nach verschiedenen Regeln.

    Ein Spieler spielt gegen den Bankhalter, mit einem Einsatz von 1 und dem ganzen Kartenspiel oder dem angegebenen.
    Der Bankhalter spielt zuletzt und sieht, was der Spieler gezogen hat und dass er geblieben ist. Ohne Angabe spielen
    beide so gut wie möglich gegeneinander; jedem kannst du stattdessen eine feste Strategie geben.
study-strategies = Eine Strategie ist best, oder die Summe, bei der man bleibt, etwa 17. 16/18 heißt: bei 16 bleiben und bei 18 mit
    einem Ass, das elf zählt.
study-asked = was untersucht wird
study-table = die Tabelle der Erwartungswerte (immer ausgegeben; auch ohne Angabe)
study-compositions = Blätter mit beliebig vielen Karten nach ihren Karten aufführen, nicht nur mit zweien
study-check = so viele Runden mit der Engine spielen und vergleichen ({ $deals }); Exit-Status 1, wenn sie nicht übereinstimmen
study-variants = der Vorteil des Bankhalters mit und ohne Hausregeln; was nicht zu berechnen ist, wird mit so vielen Runden simuliert ({ $deals }; ein Zwanzigstel davon mit mehreren Spielern)
study-deal = die Runde
study-dealer = die Strategie des Bankhalters (%(default)s)
study-player = die Strategie des Spielers (%(default)s)
study-without = Karten, die nicht im Kartenspiel sind: „KS KH 5D“ oder „K K 5“
study-pack = das Kartenspiel nach seinen Rängen: „A=4 2=3 K=1“, andere keine
study-seed = der Seed der Simulationen (%(default)s)
study-output = Ausgabe
study-json = alles als JSON ausgeben
study-csv = die Zeilen in DATEI.csv schreiben
study-plot = die Tabelle, oder mit --variants die Regeln, in DATEI.svg, .png oder .pdf zeichnen (braucht boneace[study])
study-bad-deals = es müssen mindestens 1000 Runden sein, nicht { $text }
study-a-table = eine Tabelle
study-a-drawing = eine Zeichnung
study-written = geschrieben: { $file }

## Gründe

study-suffix = { $file }: Der Name der Datei für { $what } muss auf { $ends } enden
study-folder = { $file } ist ein Ordner, keine Datei
study-no-folder = { $file }: Den Ordner { $folder } gibt es nicht
study-unwritten = { $file } lässt sich nicht schreiben: { $why }
study-no-difference = die Option „{ $name }“ ändert nichts an der Tabelle, die für eine Runde und einen Spieler gilt: Wähle aus { $known }; die anderen zeigt --variants
study-divided-hands = mit dealer_divides=best lassen sich die geteilten Blätter des Bankhalters nicht einzeln berechnen, also gibt es keine Tabelle; --variants zeigt, was die Regel wert ist
study-no-strategy = „{ $text }“ ist keine Strategie: Schreib best, oder die Summe, bei der man bleibt, von { $least } bis { $most }, etwa 17; 16/18 heißt: bei 16 bleiben und bei 18 mit einem Ass, das elf zählt
study-no-ranks = „{ $word }“ sagt nicht, wie viele Karten eines Ranges es gibt: Schreib A=4, 7=2 oder K=0, mit einem Rang aus { $ranks } und einer Zahl von 0 bis { $suits }
study-rank-twice = der Rang { $rank } ist zweimal angegeben
study-small-pack = ein Kartenspiel mit { $cards } Karten ist zu klein für eine Runde: Es braucht { $least }
study-four-only = das Kartenspiel hat nur vier Karten vom Rang { $rank }
study-write-cards = { $why }: Schreib KS, 5D oder, wenn die Farbe gleich ist, K
study-not-twice = { $card } ist nicht zweimal im Kartenspiel
study-no-matplotlib = zum Zeichnen fehlt matplotlib: pip install 'boneace[study]'; ohne --plot zeigt das Terminal dasselbe als Text

## Fortschritt

study-compiling = Wird kompiliert
study-dividing = Paare teilen
study-strategies-in-turn = Beide Strategien abwechselnd
study-whole-deals = Ganze Runden
study-by-a-coin = Zufällig bleiben und ziehen
study-first-card = Nach der ersten Karte des Bankhalters
study-no-dividing = Der Bankhalter darf nicht teilen
study-no-drawing = Kein Ziehen bei 21
study-double-called = Doppelt angesagt
study-double-not-called = Doppelt nicht angesagt
study-playing = { study-where }: { $what }

## Kartenspiele und Strategien

study-whole-pack = dem ganzen Kartenspiel
study-pack-without = { $size } Karten, dem Kartenspiel ohne { $cards }
study-pack-of = { $size } Karten: { $ranks }
study-plays-best = spielt so gut wie möglich
study-stands-on = bleibt bei { $hard }
study-stands-soft = bleibt bei { $hard } und mit einem Ass als elf bei { $soft }

## Ergebnisse

study-heading = Vingt-Un: ein Spieler gegen den Bankhalter, erste Runde aus { $pack }.
study-both-play = Der Bankhalter { $dealer }; der Spieler { $player }. „Doppelt“ wird nicht angesagt.
study-advantage = Der Vorteil des Bankhalters ist { $percent } % des Einsatzes in jeder Runde.
study-neither = Keiner kann viel besser spielen: Die beste Antwort des Bankhalters brächte ihm noch { $percent } %, die des Spielers ist die gezeigte ({ $rounds } Durchgänge).
study-could-gain = Mit bestem Spiel könnte der Spieler { $percent } % gewinnen.
study-seconds = Berechnet in { $seconds } s.
study-title-total = Was ein Einsatz von 1 gewinnt oder verliert, nach der Summe
study-caption = weich: Ein Ass zählt elf. Die Tabelle sagt, wie oft der Spieler zieht; wo Bleiben und Ziehen fast gleich gut sind, tut er beides.
study-title-pairs = Paare, mit demselben Einsatz auf der zweiten Karte wie auf der ersten
study-title-cards = Nach Karten: die zwei auf der Hand, + die offenen
study-title-check = Mit der Engine gespielt: { $deals } Runden mit beiden Strategien, und ebenso viele, in denen die erste Entscheidung des Spielers zufällig ist
study-title-variants = Der Vorteil des Bankhalters, { study-where }: { study-unit }
study-where = { $where ->
    [turn] eine Bank
    [several] { $players } Spieler
   *[one] ein Spieler
}
study-unit = { $where ->
    [turn] Einsätze in der ganzen Bank
   *[one] % jedes Einsatzes
}
# Die Köpfe der Spalten.
study-column = { $column ->
    [total] Summe
    [two-cards] 2 Karten
    [more-cards] mehr
    [stand] bleiben
    [draw] ziehen
    [draws] zieht
    [better-by] besser um
    [leaning] {" "}ziehen ◂ │ ▸ bleiben
    [pair] Paar
    [keep] lassen
    [divide] teilen
    [cards] Karten
    [of-deals] der Runden
    [worked-out] berechnet
    [played] simuliert
    [errors] Abweichung in Standardfehlern
    [rule] Regel
    [difference] Unterschied
    [stakes] Einsätze
    [turn] Runden in der Bank
   *[note] Bemerkung
}
study-soft = weich { $total }
study-hard = hart { $total }
study-always = immer
study-never = nie
study-agrees = Rechnung und Engine { $agree ->
    [yes] stimmen überein
   *[no] STIMMEN NICHT ÜBEREIN
}: Eine ganze Runde weicht um { $whole } Standardfehler ab, die schlechteste von { $count } Zahlen ({ $worst }) um { $errors }; bis ±{ $allowed } ist Zufall.
study-a-whole-deal = eine ganze Runde
study-compared = { $what }, { $did ->
    [stand] bleiben
    [draw] ziehen
   *[divide] teilen
}

## Regeln, und der Vorteil des Bankhalters mit ihnen

study-as-they-stand = die üblichen Regeln
study-may-not-divide = der Bankhalter darf nicht teilen
study-stands-21 = mit 21 bleibt man
study-waits = ein Natural in der ersten Runde wartet
study-waits-note = nur in der ersten Runde einer Bank
study-double-known = „doppelt“ bei { $cards }, und der Spieler weiß es
study-double-naive = „doppelt“ bei { $cards }, und der Spieler spielt weiter wie zuvor
study-before-call = des Einsatzes vor der Ansage
study-one-settled = nur eins der geteilten Blätter des Bankhalters wird abgerechnet
study-all-but-tens = er teilt alle Paare außer Zehnen
study-divided-natural = Ass und Zehn nach dem Teilen sind ein Natural
study-as-by-rules = beide spielen wie nach den üblichen Regeln
study-takes-deal = ein Natural holt die Bank
study-two-naturals = es braucht zwei Naturals
study-none-in-first = auch keins in der ersten Runde nach dem Mischen
study-in-stakes = in Einsätzen, für die ganze Bank
study-eldest-only = nur das vorderste Natural wird doppelt bezahlt
study-ends-hand = ein Natural, das die Bank holt, beendet die Runde
study-from-all = ein Natural kassiert von allen
study-from-all-note = die Spieler zahlen einander, der Bankhalter hat nichts damit zu tun
study-with-pool = mit einem Topf
study-with-pool-note = Einsätze von { $stakes } Chips; seine eigenen Zahlungen in den Topf abgezogen

## Gezeichnet

study-plot-totals = Vingt-Un: bleiben und ziehen (Vorteil des Bankhalters { $percent })
study-plot-variants = Vingt-Un: der Vorteil des Bankhalters
study-plot-difference = Unterschied zur ersten Zeile
study-plot-soft = ein Ass zählt elf
study-plot-hard = hart
study-plot-brings = was ein Einsatz von 1 gewinnt oder verliert
study-plot-panel = { study-where }: { $where ->
    [turn] Einsätze
   *[one] % jedes Einsatzes
}

## Fragen zu jedem Spiel

study-about-questions = Beantwortet, worüber Spieler streiten: genau, wo es geht, sonst durch Spielen, mit 95-%-Intervallen.
    Ohne NAMEN werden alle Fragen beantwortet; --list zeigt sie. Strg+C gibt aus, was bis dahin bekannt ist.

    Derselbe --seed ergibt dieselben Zahlen, außer mit --seconds. Vingt-Un hat außerdem eine genaue Untersuchung einer Runde:
study-question = eine Frage; ohne sie alle
study-list = die Fragen zum Spiel zeigen
study-seats-asked = die Zahl der Spieler; sonst, was für jede Frage üblich ist
study-deals = Runden (oder ganze Partien, oder Durchgänge einer Lösung) für jede Zahl
study-seconds-asked = stattdessen insgesamt so lange spielen
study-stopped = Abgebrochen: Die Zahlen stammen aus dem, was bis dahin gespielt war.
study-no-question = es gibt keine Frage „{ $name }“ zu diesem Spiel: { $known }
study-for-questions = { $name } ist für Fragen: Nenne eine, oder sieh sie dir mit --list an
study-for-deal = { $name } ist für die genaue Untersuchung einer Runde von Vingt-Un, nicht für Fragen
study-of = { $game }: { $rules } (Seed { $seed })
study-in-percent = { $title }, in %
study-played = Für jede Zahl gespielt: { $deals }.
study-note = ±: { $level }-%-Intervall. *: ein Unterschied, dessen Intervall die 0 nicht enthält; von zwanzig solchen Zeilen hat etwa eine den Stern aus Zufall. Zahlen ohne ± sind genau oder waren jedes Mal gleich; „…“ steht zwischen Schranken.
study-cut = Einige Partien wurden nach { $deals } Runden beendet; sie haben keinen Gewinner.
study-at-random = Dieses Spiel hat keine Faustregeln: Jeder Zug ist ein zufälliger erlaubter.
study-seats = Spieler
study-so-many-seats = { $seats ->
    [one] 1 Spieler
   *[other] { $seats } Spieler
}
study-rule = Hausregel
study-points = Punkte
study-hand = Blatt
study-usual = die üblichen Regeln
study-place = { $place ->
    [0] erster Geber
   *[other] Geber + { $place }
}
study-turn = { $last ->
    [yes] { $turn }. Zug oder später
   *[no] { $turn }. Zug
}
study-speaks = { $last ->
    [yes] spricht an { $place }. Stelle oder später
   *[no] spricht an { $place }. Stelle
}

study-question-match = Wie lange dauert eine Partie, und wer gewinnt sie?
    .about = Partien werden nach den Faustregeln des Spiels gespielt. Plätze zählen vom ersten Geber an: „Geber + 1“ ist der nächste.
study-question-rules = Was bewirkt jede Hausregel?
    .about = Jede Option wird auf jeden ihrer anderen Werte gesetzt (eine große Zahl auf die Hälfte und das Doppelte), und mit beiden werden Partien mit demselben Glück nach Faustregeln gespielt. Angegeben wird, wie viel mehr es ist als mit den üblichen Regeln.
study-asking-match = Ganze Partien
study-asking-rules = Hausregeln
study-asking-thresholds = Jede Entscheidung auf beide Arten gespielt
study-asking-balanced = Das Setzen wird gelöst
study-asking-solution = Lösen nach offenen Karten
study-asking-draw = Jedes Blatt, jeder Tausch
study-asking-lances = Jedes Blatt gegen alle anderen
study-part-length = Wie lange es dauert
study-part-won = Gewonnene Partien, nach Platz
study-part-usual-length = Mit den üblichen Regeln, { $seats } Spieler
study-part-usual-won = Mit den üblichen Regeln gewonnene Partien, { $seats } Spieler
study-part-rules-length = Wie viel mehr oder weniger mit der Hausregel
study-part-rules-won = Partien, öfter oder seltener gewonnen

study-question-knock = Womit klopfen?
    .about = Alle klopfen ab denselben Punkten, je nach Zug, und spielen sonst nach Faustregeln. Diese Punkte werden verschoben, bis Klopfen darüber gewinnt und darunter verliert. Dann werden Entscheidungen mit denselben Karten auf beide Arten gespielt. Gezählt wird in Leben (oder Punkten, Chips), abzüglich dessen, was alle im Schnitt bekommen.
study-knock-from = Klopfen ab so vielen Punkten
study-knock-gain = Was Klopfen gegenüber Weiterspielen gewinnt
study-range = In Klammern: wo die Grenze nach den Intervallen auch liegen kann. Leer ist es, wo ein Zug für eine Antwort zu selten erreicht wurde; mehr Runden (--deals) helfen.
study-question-open = Womit eröffnen?
    .about = Wie oft ausgewogenes Spiel, nach dem die Experten spielen, einen Brag setzt, wenn es noch niemand getan hat: für Runden mit zufälligen offenen Karten, einzeln gelöst. Gelöst werden die ersten Einsätze einer Setzrunde von höchstens vier Spielern.
study-question-brag = Was bringt ein Brag?
    .about = Der erste Brag einer Runde gegenüber Passen, mit denselben Karten: alle anderen und alles danach nach Faustregeln. In Chips.
study-brag-balanced = Ausgewogenes Spiel setzt einen Brag, { $seats } Spieler
study-brag-gain = Was ein Brag gegenüber Passen gewinnt
study-brag-unsolved = Diese Art des Setzens ist nicht gelöst.
