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
stop-the-bus-or-stop = Tausche, oder halte den Bus an
stop-the-bus-exchange-first = Erst tauschen: Danach darfst du den Bus anhalten
stop-the-bus-exchanged = Du hast getauscht: Bus anhalten oder weiter
