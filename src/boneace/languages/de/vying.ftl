# Die Spiele mit Setzen (Primiera; Three-Stake Brag; Best, Pair and Thirty-one): was sie gemeinsam sagen.
#
# Was als Zug geschrieben wird (brag 2, raise 3, match), ist Notation und in jeder Sprache gleich.
#
# Glossar. to brag: einen Brag setzen. brag: Brag, was auf ein Blatt gesetzt wird. to match: mitgehen. to raise:
# erhöhen. to drop: aussteigen. vying: Setzen. pot: Pott. chip: Chip. deal: Runde. pack: Stapel. ace high: Ass hoch,
# ohne Paar. prial: Prial, drei vom selben Rang. satisfied: zufrieden mit den Karten. over: überkauft, über 31.

## Wörter

vying-high = { cards-rank } hoch
vying-both = beide mit { cards-rank }, die Farbe entscheidet
vying-pair = Paar { cards-ranks }
vying-prial = Prial { cards-ranks }
# Was ein Platz getan hat; made: er hat 31.
vying-did = { $did ->
    [passed] gepasst
    [dropped] ausgestiegen
    [bragged] Brag
    [matched] mitgegangen
    [raised] erhöht
    [satisfied] zufrieden
    [stood] geblieben
    [stands] bleibt
    [over] überkauft
   *[made] 31
}

## Züge

vying-label = { $verb ->
    [brag] Brag { $chips }
    [raise] Erhöhen um { $chips } auf { $to }
    [match] Mitgehen mit { $chips }
    [drop] Aussteigen
   *[pass] Passen
}
vying-label-closed = { $chips ->
    [1] { vying-verb }
   *[other] { vying-verb } { $chips }
}
vying-verb = { $verb ->
    [brag] Brag
    [raise] Erhöhen
    [match] Mitgehen
    [drop] Aussteigen
   *[pass] Passen
}
vying-hint-pass = Jetzt keinen Brag setzen; auf den Brag eines anderen kannst du noch antworten
vying-hint-drop = { $pot ->
    [brag] Auf den Brag-Pott
   *[only] Auf den Pott
} verzichten, mit allem, was du eingezahlt hast
vying-hint-costs = Du zahlst { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
} in { vying-pot }
# Im vierten Fall: „in den Pott“.
vying-pot = { $pot ->
    [brag] den Brag-Pott
   *[only] den Pott
}

## Was geschehen ist

vying-deals = Runde { $deal }: { $who ->
    [you] Du gibst
   *[other] { $who } gibt
}.
vying-told = { $verb ->
    [brag] { $who ->
        [you] Du setzt
       *[other] { $who } setzt
    } einen Brag von { $chips }.
    [raise] { $who ->
        [you] Du erhöhst
       *[other] { $who } erhöht
    } um { $chips } auf { $to }.
    [match] { $who ->
        [you] Du gehst
       *[other] { $who } geht
    } mit.
    [drop] { $who ->
        [you] Du steigst
       *[other] { $who } steigt
    } aus.
   *[pass] { $who ->
        [you] Du passt
       *[other] { $who } passt
    }.
}
vying-wins-match = { $who ->
    [you] Du gewinnst die Partie
    [among] { $who } teilt euch die Partie
   *[other] { $who } { $players ->
        [one] gewinnt
       *[other] teilen sich
    } die Partie
}.

## Warum nicht

vying-match-over = Die Partie ist zu Ende
vying-card-first = Erst muss eine Karte vom Stapel kommen
vying-no-such-move = Diesen Zug gibt es nicht
vying-most-at-once = Niemand darf auf einmal { $verb ->
    [brag] einen Brag von mehr als { $most ->
        [one] { $most } Chip
       *[other] { $most } Chips
    } setzen
   *[raise] um mehr als { $most ->
        [one] { $most } Chip
       *[other] { $most } Chips
    } erhöhen
}
vying-bragged-already = Es ist schon ein Brag gesetzt: mitgehen, erhöhen oder aussteigen
vying-to-answer = Auf den Brag musst du antworten: mitgehen, erhöhen oder aussteigen
vying-nothing-bragged = Noch niemand hat einen Brag gesetzt: Setz einen oder passe
vying-one-may = { $verb ->
    [brag] Ein Brag darf höchstens { $most ->
        [one] { $most } Chip
       *[other] { $most } Chips
    } kosten
   *[raise] Erhöhen darfst du höchstens um { $most ->
        [one] { $most } Chip
       *[other] { $most } Chips
    }
}
vying-limit = Niemand darf in einer Runde mehr als { $limit ->
    [one] { $limit } Chip
   *[other] { $limit } Chips
} einzahlen: { $verb ->
    [brag] { $left ->
        [0] Einen Brag kannst du nicht mehr setzen
        [one] Dein Brag darf höchstens { $left } Chip kosten
       *[other] Dein Brag darf höchstens { $left } Chips kosten
    }
   *[raise] { $left ->
        [0] Erhöhen kannst du nicht mehr
        [one] Erhöhen kannst du noch um höchstens { $left } Chip
       *[other] Erhöhen kannst du noch um höchstens { $left } Chips
    }
}

## Was man tun kann

vying-action-pass = Passen
    .help = Passen
vying-action-brag = Brag
    .help = Brag in dieser Höhe
vying-action-match = Mitgehen
    .help = Beim Brag mitgehen
vying-action-see = Sehen
    .help = Sehen
vying-action-raise = Erhöhen
    .help = Um so viel erhöhen
vying-action-fold = Aussteigen
    .help = Aussteigen
vying-action-drop = Aussteigen
    .help = Aussteigen
vying-action-draw = Ziehen
    .help = Eine Karte ziehen
vying-action-discard = Ablegen
    .help = Die gewählten Karten ablegen
vying-action-stand = Bleiben
    .help = Bleiben
