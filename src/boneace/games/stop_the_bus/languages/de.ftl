# Stop the Bus: was geschieht, die Züge und warum einer nicht erlaubt ist.
#
# Glossar. to stop the bus: den Bus anhalten: alle anderen tauschen noch einmal, dann ist die Runde aus. prial: Prial,
# Drilling. run: Straße. running flush: Straight Flush. to exchange: tauschen, mit den offenen Karten.

## Worum es geht

stop-the-bus-game = Stop the Bus
    .summary = Tausche mit drei offenen Karten, bis jemand den Bus anhält. Das schwächste Brag-Blatt zahlt.

## Optionen

stop-the-bus-option-exchange = Tauschen
    .meaning = Wie viele Karten man in einem Zug mit dem Tisch tauscht.
    .value-one-or-three = Eine Karte oder alle drei
    .value-one = Nur eine Karte
stop-the-bus-option-stop-when = Den Bus anhalten
    .meaning = Wann man den Bus anhalten darf.
    .value-after-exchange = Nach dem Tauschen
    .value-instead = Am Anfang eines Zuges, statt zu tauschen
stop-the-bus-option-prial-of-threes = Drei Dreien
    .meaning = Drei Dreien sind das höchste Prial, der höchste Drilling.
stop-the-bus-option-ace-two-three = Ass, Zwei, Drei
    .meaning = Ass, Zwei und Drei sind die höchste Straße, über Ass, König und Dame.
stop-the-bus-option-lives = Wie viele Jetons jeder hat.

## Varianten

stop-the-bus-preset-default = Stop the Bus
    .summary = Man tauscht eine Karte oder alle drei und darf danach den Bus anhalten.
stop-the-bus-preset-brag-specials = Wie beim Brag
    .summary = Wie beim Brag sind drei Dreien das höchste Prial und Ass, Zwei, Drei die höchste Straße.

## Blätter

stop-the-bus-alike = { $kind ->
    [prial] Prial { $ranks }
   *[pair] Paar { $ranks }
}
stop-the-bus-run = Straße { $ranks }
stop-the-bus-running-flush = Straight Flush { $ranks }
stop-the-bus-flush = Flush mit { $rank }
stop-the-bus-high = { $rank } hoch
# Der nächste Rang, wenn er zwei Blätter unterscheidet.
stop-the-bus-then = { $hand }, dann { cards-rank }

## Was geschehen ist

stop-the-bus-lie = Auf dem Tisch: { $cards }.
stop-the-bus-stops = { $who ->
    [you] Du hältst
   *[other] { $who } hält
} den Bus an.

## Züge

stop-the-bus-move-swap-all = Alle drei tauschen
    .hint = Deine drei Karten gegen die drei offenen
stop-the-bus-move-stop = Bus anhalten
    .hint = Alle anderen tauschen noch einmal, dann wird aufgedeckt
stop-the-bus-move-continue = Weiter
    .hint = Der Nächste tauscht

## Warum nicht

stop-the-bus-exchange = Tausche eine Karte der Hand gegen eine offene
stop-the-bus-one-only = An diesem Tisch tauscht man eine Karte, nicht alle drei
stop-the-bus-never-two = An diesem Tisch tauscht man eine Karte, nie zwei
stop-the-bus-stopped = Der Bus ist schon angehalten: Du tauschst noch einmal
stop-the-bus-or-stop = Tausche oder halte den Bus an
stop-the-bus-exchange-first = Erst tauschen: Danach darfst du den Bus anhalten
stop-the-bus-exchanged = Du hast getauscht: Bus anhalten oder weiter

# Die erste Runde, zum Lernen.
stop-the-bus-learn-goal = Jeder hat drei Leben. In jeder Runde verliert das schwächste Blatt eins, und wer als Letzter übrig bleibt, gewinnt. (T31-34)
stop-the-bus-learn-hands = Dein Blatt hat immer drei Karten. Vom besten abwärts: Prial (drei vom selben Rang), Straight Flush (Straße in einer Farbe), Straße, Flush, Paar, hohe Karte. Du hast zweimal Pik und einmal Karo: noch nichts.
stop-the-bus-learn-exchange = Wenn du dran bist, musst du tauschen: eine Karte oder alle drei. Mit dem Pik-Buben hast du einen Flush in Pik. Gib die Karo-Vier dafür. (T31-69)
stop-the-bus-learn-go-on = Dame, Bube, Neun in Pik: ein Flush. Du könntest jetzt den Bus anhalten. Aber mit der Pik-Zehn wäre es auch noch eine Straße, also geht es weiter.
stop-the-bus-learn-ann = Jetzt Ann, links von dir. Auch Ann muss tauschen.
stop-the-bus-learn-ben = Ann hat die Pik-Zehn hingelegt, genau die Karte, die du willst. Jetzt ist Ben dran: Bleibt sie liegen?
stop-the-bus-learn-run = Ja! Tausch deine Neun gegen die Zehn: Dame, Bube, Zehn in Pik, ein Straight Flush. Besser ist nur ein Prial.
stop-the-bus-learn-stop = Dieses Blatt schlägt kaum eins. Halte den Bus an: Alle anderen sind noch einmal dran, dann wird aufgedeckt. (B-T31-24)
stop-the-bus-learn-last-turns = Ann und Ben tauschen noch je einmal.
stop-the-bus-learn-forced = Ben hatte König, Sechs und Vier in Karo, einen Flush. Aber schieben darf niemand, und auf dem Tisch liegt kein Karo: Ben muss den Flush zerstören. (B-T31-24)
stop-the-bus-learn-end = Dein Straight Flush ist das beste Blatt. Ben hat nur noch König hoch, das schwächste, und verliert ein Leben. Das Geben wandert weiter, bis nur noch einer übrig ist.

## Untersuchungen

stop-the-bus-study-stop = Womit den Bus anhalten?
    .about = Alle halten den Bus ab demselben Blatt an, je nach Zug, und spielen sonst nach Faustregeln. Dieses Blatt wird verschoben, bis Anhalten darüber gewinnt und darunter verliert. Dann werden Entscheidungen mit denselben Karten auf beide Arten gespielt. Gezählt wird in Leben, abzüglich dessen, was alle im Schnitt bekommen.
stop-the-bus-study-from = Den Bus ab diesem Blatt anhalten
stop-the-bus-study-gain = Was Anhalten gegenüber Weiterspielen gewinnt

## Feste Strategien, für die Arena

stop-the-bus-zoo-textbook = Macht den besten Tausch, hält den Bus anfangs mit einem Paar an, später mit einem Flush.
stop-the-bus-zoo-stop-pair = Hält den Bus mit einem Paar oder Besserem an.
stop-the-bus-zoo-stop-flush = Hält den Bus mit einem Flush oder Besserem an.
stop-the-bus-zoo-stop-run = Hält den Bus mit einer Straße oder Besserem an.
