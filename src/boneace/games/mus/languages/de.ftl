# Mus: was geschieht, die Züge und warum einer nicht erlaubt ist.
#
# Züge, wie man sie schreibt (envido 2, no quiero, signal two-kings), sind Notation und in jeder Sprache gleich.
#
# Glossar: grande, chica, pares, juego, punto: die vier Setzrunden (lances). envido, quiero, órdago: wie im Spanischen.
# stone: Stein. amarraco: Amarraco, fünf Steine. bowl: Schale. mano: Mano, die Vorhand. dobles: Duples, zwei Paare.
# medias: Medias, drei Gleiche. deje, porque no: was man für einen Einsatz bekommt, den niemand annimmt. signal:
# Zeichen, ein Gegner kann es abfangen. side: Seite, Partner. to claim, to grant: verlangen, zugestehen. deal: Runde.

## Worum es geht

mus-game = Mus
    .summary = Vier Karten, zwei gegen zwei und vier Setzrunden: die höchsten, die niedrigsten, Paare und 31. Partner dürfen sich Zeichen geben; ein Órdago setzt das ganze Spiel.

## Optionen

mus-option-kings = Könige und Asse
    .meaning = Ob Dreien Könige und Zweien Asse sind, im Rang und im Wert.
    .value-eight = Acht Könige und acht Asse: Dreien sind Könige, Zweien sind Asse
    .value-four = Vier Könige und vier Asse: König, Caballo, Sota, Sieben und so weiter bis zum Ass
    .value-printed = Wie in der Quelle gedruckt: die Drei an zweiter Stelle, mit dem Wert 3
mus-option-wild = Perico und Perica
    .meaning = Ob Bastos-Caballo und Oros-Sota Joker sind.
    .value-none = Keine Joker
    .value-each = Beide zählen als beliebiger Rang, in jeder Setzrunde als der beste
mus-option-natural-first = Natürliche Blätter zuerst
    .meaning = Ein Blatt schlägt ein gleiches, das dazu einen Joker braucht.
mus-option-la-real = La real
    .meaning = Drei Siebenen und eine Zehnerkarte sind die beste 31.
mus-option-sides = Seiten
    .meaning = Wer zusammenspielt: Partner, die sich gegenübersitzen, oder niemand (Mus ilustrado).
    .value-partners = Zwei gegen zwei
    .value-alone = Jeder für sich, vier bis acht
mus-option-target = Steine
    .meaning = Wie viele Steine ein Spiel gewinnen.
mus-option-games = Spiele
    .meaning = Die Partie gewinnt, wer von so vielen Spielen die Mehrheit gewinnt.
mus-option-corrido = Mus corrido
    .meaning = In der ersten Runde wandert das Geben mit jedem Tausch weiter, wer das Mus beendet, wird Vorhand, und niemand gibt Zeichen.
mus-option-stock-from = Leerer Stapel
    .meaning = Wessen abgelegte Karten den neuen Stapel bilden.
    .value-all = Die aller Spieler
    .value-others = Die aller Spieler, nur nicht die eines Einzelnen, der noch auf Karten wartet
mus-option-answer = Antwort auf einen Einsatz
    .meaning = Wer für eine Seite antwortet.
    .value-either = Jeder: Abgelehnt ist erst, wenn alle abgelehnt haben, die antworten dürfen
    .value-first = Wer zuerst spricht, entscheidet für die Seite
mus-option-takers = Einen Einsatz annehmen
    .meaning = Wie viele denselben Einsatz annehmen dürfen, wenn jeder für sich spielt.
    .value-any = Alle
    .value-one = Nur ein Gegner
mus-option-pass-pays = Setzrunden ohne Einsatz
    .meaning = Was Pares, Juego und Punto bringen, wenn nichts gesetzt wurde.
    .value-basic = Nur ihren Grundwert
    .value-literal = Einen Stein mehr, wie es in der Quelle steht
mus-option-partner-counts = Werte des Partners
    .meaning = Die Seite mit den besten Pares oder dem besten Juego zählt die Grundwerte beider Partner.
mus-option-ordago-settles = Angenommener Órdago
    .meaning = Welche Setzrunden zählen, wenn ein Órdago angenommen wird.
    .value-round = Nur diese: Sie gewinnt das Spiel
    .value-counted = Erst die früheren, falls sie das Spiel schon gewinnen
mus-option-signals = Zeichen
    .meaning = Ob Partner sich zeigen dürfen, was sie haben, und wer es sieht.
    .value-off = Keine Zeichen
    .value-unseen = Nur der Partner sieht sie
    .value-chance = Der Partner sieht sie, und jeder Gegner, der sie abfängt
mus-option-signal-chance = Abgefangene Zeichen
    .meaning = Wie viele von hundert Zeichen jeder Gegner abfängt.
mus-option-courtesy = Ein Stein für anständiges Spiel
    .meaning = Man darf einen Stein für anständiges Spiel verlangen; die Seite bekommt ihn, wenn ein Gegner, der sich danebenbenommen hat, ihn zugesteht.

## Varianten

mus-preset-default = Mus
    .summary = Acht Könige und acht Asse, 40 Steine, zwei gewonnene Spiele von dreien.
mus-preset-four-kings = Vier Könige
    .summary = Dreien und Zweien behalten ihren eigenen Rang und Wert.
mus-preset-thirty = Dreißig Steine
    .summary = Ein kürzeres Spiel, bis 30 Steine.
mus-preset-la-real = La real
    .summary = Drei Siebenen und eine Zehnerkarte sind die beste 31.
mus-preset-corrido = Mus corrido
    .summary = Die erste Runde ohne Zeichen: Das Geben wandert weiter, bis jemand das Mus beendet; der ist Vorhand.
mus-preset-perico = Perico und Perica
    .summary = Bastos-Caballo und Oros-Sota sind Joker.
mus-preset-literal = Nach dem Buchstaben
    .summary = Gezählt wird, wie es in der Quelle steht: ein Stein mehr für Pares, Juego und Punto ohne Einsatz, und nur das beste Blatt zählt.
mus-preset-ilustrada = Mus ilustrado
    .summary = Vier bis acht Spieler, jeder für sich.

## Wörter

mus-lance = { $lance ->
    [grande] Grande
    [chica] Chica
    [pares] Pares
    [juego] Juego
   *[punto] Punto
}
mus-lance-title = { mus-lance }
mus-lance-gloss = { $lance ->
    [grande] die höchsten Karten
    [chica] die niedrigsten Karten
    [pares] Paare
    [juego] 31 oder mehr
   *[punto] am nächsten an 30
}
mus-spoken = { $act ->
    [mus] mus
    [no-mus] no hay mus
    [paso] paso
    [envido] envido { mus-number }
    [reenvido] reenvido { mus-number }
    [quiero] quiero
    [no-quiero] no quiero
   *[ordago] órdago
}
mus-label = { $act ->
    [mus] Mus
    [no-mus] No hay mus
    [paso] Paso
    [envido] Envido { mus-number }
    [reenvido] Reenvido { mus-number }
    [quiero] Quiero
    [no-quiero] No quiero
   *[ordago] Órdago
}
# MUS-51: das Baskische hat eigene Wörter für eins bis fünf.
mus-number = { $amount }
mus-label-discard = { $cards } ablegen

## Blätter

mus-pares = { $kind ->
    [pair] Paar { $higher }
    [medias] Medias { $higher }
   *[dobles] Duples { $higher }
}
mus-dobles = Duples { $higher } und { $lower }
mus-no-pares = keine Pares
mus-hand = { $pares }, { mus-total }
mus-total = { $word ->
    [juego] Juego
   *[punto] Punto
} { $total }

## Was geschehen ist

mus-deals = Runde { $deal }: { $who ->
    [you] Du gibst
   *[other] { $who } gibt
}.
mus-served = { $who ->
    [you] Du bekommst
   *[other] { $who } bekommt
} { $card }.
mus-shuffled = Die abgelegten Karten werden zu einem neuen Stapel gemischt.
mus-discards = { $who ->
    [you] Du legst
   *[other] { $who } legt
} { $cards } ab.
mus-discards-unseen = { $who ->
    [you] Du legst
   *[other] { $who } legt
} { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} ab.
mus-says = { $who }: { $said }.
mus-says-in = { $who }: { $said } ({ $lance }).
mus-says-raised = { $who }: { $said } (zusammen { $stones }).
mus-passed-on = Das Geben wandert weiter: { $who ->
    [you] Geber bist jetzt du
   *[other] Geber ist jetzt { $who }
}.
mus-all-mus = Alle wollen Mus: Jetzt wird abgelegt.
mus-begins = { $title } ({ $gloss }).
mus-declared = { $title }: { $who ->
    [you] Du hast
    [among] { $who } habt
   *[other] { $who } { $count ->
        [one] hat
       *[other] haben
    }
} { $word }.
mus-declared-nobody = { $title }: Niemand hat { $word }.
mus-no-juego = Juego: Niemand hat es, also geht es um Punto.
mus-took = { $who ->
    [you] Du nimmst
    [among] { $who } nehmt
   *[other] { $who } { $players ->
        [one] nimmt
       *[other] nehmen
    }
} { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
}: { $why ->
    [negada] porque no
   *[deje] was schon angenommen war
}.
mus-bet = { $title }: { $stones ->
    [one] 1 Stein ist
   *[other] { $stones } Steine sind
} gesetzt.
mus-en-paso = { $title }: en paso, niemand hat gesetzt.
mus-ordago-accepted = Der Órdago ist angenommen.
mus-one-side = { $title }: Es wird nicht gesetzt, weil nur eine Seite etwas hat.
mus-notice = { $who ->
    [you] Du legst
   *[other] { $who } legt
} die Amarracos zurück: Es { $needs ->
    [one] fehlt noch 1 Stein
   *[other] fehlen noch { $needs } Steine
} zum Sieg.
mus-ends = { $kind ->
    [counted] Alle vier Setzrunden sind vorbei: Es wird aufgedeckt.
    [ordago] Für den Órdago wird aufgedeckt.
   *[deje] Das Spiel ist gewonnen, und nichts wird gezeigt.
}
mus-shows = { $who ->
    [you] Du zeigst
   *[other] { $who } zeigt
} { $cards }: { $said }.
mus-counted = { $title }: { WITHIN($who) }, { $why }: { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
}.
mus-wins-game = { $who ->
    [you] Du gewinnst
    [among] { $who } gewinnt
   *[other] { $who } { $players ->
        [one] gewinnt
       *[other] gewinnen
    }
} ein Spiel: { $games }.
mus-wins = { $who ->
    [you] Du gewinnst
    [among] { $who } gewinnt
   *[other] { $who } { $players ->
        [one] gewinnt
       *[other] gewinnen
    }
} die Partie.

## Woher die Steine kommen

mus-why-negada = porque no, der Einsatz wurde abgelehnt
mus-why-deje = deje, die Erhöhung wurde abgelehnt, { $stones ->
    [one] 1 war
   *[other] { $stones } waren
} schon angenommen
mus-why-courtesy = für anständiges Spiel
mus-why-bet = bestes Blatt, Einsatz von { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steinen
}
mus-why-paso = en paso, nichts war gesetzt
mus-why-total = { $word ->
    [juego] Juego
   *[punto] Punto
} mit { $total }
mus-why-ordago = bestes Blatt beim angenommenen Órdago

## Was ein Zug bewirkt

mus-hint-discard = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} tauschen
mus-hint-envido = { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
} auf { $lance } setzen
mus-hint-reenvido = Die { $asked } annehmen und { $stones } dazusetzen: zusammen { $all }
mus-hint-mus = Neue Karten verlangen; wollen alle, tauscht jeder eine bis vier
mus-hint-no-mus = Die Karten behalten und das Mus beenden: Die Setzrunden beginnen
mus-hint-paso = Passen; auf einen Einsatz kannst du noch antworten
mus-hint-ordago = Das ganze Spiel setzen
mus-hint-quiero = Den Einsatz von { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steinen
} auf { $lance } annehmen
mus-hint-quiero-ordago = Annehmen: Wer { $lance } gewinnt, gewinnt sofort das ganze Spiel
mus-hint-no-quiero = Ablehnen: Die anderen nehmen sofort { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
}
mus-hint-no-quiero-yet = Ablehnen; { $who ->
    [partner] dein Partner
   *[others] jemand anders
} kann noch annehmen, sonst nehmen die anderen { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
}

## Warum ein Zug nicht zu lesen ist

mus-no-move = „{ $text }“ ist kein Zug von Mus: Die Züge sind mus, no mus, discard KO 4C, paso, envido 2, reenvido 2, quiero, no quiero und ordago
mus-no-amount = „{ $text }“ sagt nicht, wie viele Steine: Schreib „{ $verb } 2“
mus-no-bet = „{ $text }“ ist kein Zug: Schreib „{ $verb } 2“
mus-no-cards = „{ $text }“ muss Karten nennen, jede einmal
mus-no-signal = „{ $text }“ ist kein Zeichen: { mus-signal-help }
mus-signal-help = schreib „signal two-kings“ oder ein anderes von { $names }
mus-no-aside = „{ $text }“ geht an diesem Tisch nicht außer der Reihe
mus-no-courtesy = „{ $text }“ geht nicht außer der Reihe: Schreib „claim“, um einen Stein für anständiges Spiel zu verlangen, „grant 2“, um ihn Platz 2 zuzugestehen
mus-not-to-say = Wer ein Zeichen abfängt, sagt kein Spieler: { mus-signal-help }
mus-seen-once = „{ $text }“ muss nennen, wer es gesehen hat, und jeden nur einmal

## Warum nicht

mus-no-signals = An diesem Tisch gibt es keine Zeichen
mus-most-envido = Ein Einsatz beträgt höchstens { $most } Steine: Für mehr sag ordago
mus-most-reenvido = Eine Erhöhung beträgt höchstens { $most } Steine: Für mehr sag ordago
mus-least-envido = Ein Einsatz beträgt mindestens zwei Steine
mus-least-reenvido = Eine Erhöhung beträgt mindestens einen Stein
mus-least-discard = Jeder muss mindestens eine Karte ablegen
mus-most-discard = Niemand kann mehr als vier Karten ablegen
mus-not-held = { $card } ist nicht auf der Hand
mus-over = Die Partie ist zu Ende
mus-card-first = Erst muss eine Karte vom Stapel kommen
mus-talk-first = Erst sagen alle Mus, oder jemand lehnt es ab
mus-discard-first = Alle haben Mus gesagt: Leg eine bis vier Karten ab
mus-talk-over = Das Mus ist vorbei: Getauscht wird nur vor der ersten Setzrunde
mus-nothing-to-answer = In dieser Setzrunde gibt es keinen Einsatz, auf den du antworten könntest
mus-to-answer = Auf den Einsatz musst du antworten: quiero, no quiero oder erhöhen
mus-ordago-answer = Auf einen Órdago antwortet man nur quiero oder no quiero
mus-no-such-move = Diesen Zug gibt es nicht
mus-bet-made = Es ist schon gesetzt: Erhöhe mit reenvido
mus-nothing-bet = In dieser Setzrunde ist nichts gesetzt: Eröffne mit envido
mus-not-able = ohne { $word } kann man nicht auf { $word } setzen
mus-others-answer = auf einen Einsatz antwortet die andere Seite

## Zeichen, und der Stein für anständiges Spiel

mus-gesture = { $signal ->
    [two-kings] beißt sich auf die Unterlippe
    [four-kings] beißt sich zweimal auf die Unterlippe
    [two-aces] zeigt die Zungenspitze
    [dobles] zieht beide Augenbrauen hoch
    [medias] verzieht die Lippen zur Seite
    [medias-kings] beißt sich seitlich auf die Lippe
    [medias-aces] streckt die Zunge seitlich heraus
    [juego] schiebt die Lippen vor
    [thirty-one] zwinkert
    [thirty] hebt beide Schultern
    [twenty-nine] hebt eine Schulter
    [blind] schließt beide Augen
    [cut-mus] neigt den Kopf zur Seite
   *[bet-more] hebt den Kopf
}
mus-meaning = { $signal ->
    [two-kings] zwei Könige
    [four-kings] vier Könige
    [two-aces] zwei Asse
    [dobles] Duples (zwei Paare)
    [medias] Medias (drei Gleiche)
    [medias-kings] Medias Könige
    [medias-aces] Medias Asse
    [juego] Juego, aber nicht 31
    [thirty-one] Juego mit 31
    [thirty] Punto mit 30
    [twenty-nine] Punto mit 29
    [blind] gar nichts
    [cut-mus] kein Mus mehr
   *[bet-more] mehr setzen
}
mus-must-be-true = Ein Zeichen muss stimmen: Das Blatt hat { $signal ->
    [two-kings] keine zwei Könige
    [four-kings] keine vier Könige
    [two-aces] keine zwei Asse
    [dobles] keine Duples
    [medias] keine Medias
    [medias-kings] keine Medias Könige
    [medias-aces] keine Medias Asse
    [juego] kein Juego außer 31
    [thirty-one] keine 31
    [thirty] keine 30
    [twenty-nine] keine 29
   *[blind] doch etwas
}
mus-signals = { $who ->
    [you] Du gibst das Zeichen: { $meaning }
   *[other] { $who } { $gesture }: { $meaning }
}.
mus-before-cards = Niemand darf Zeichen geben, bevor er alle vier Karten hat
mus-corrido-no-signals = In der Runde mit Mus corrido darf niemand Zeichen geben
mus-only-opponents = Nur Gegner fangen Zeichen ab, und nur, wenn der Tisch es erlaubt
mus-claims = { $who ->
    [you] Du verlangst
   *[other] { $who } verlangt
} einen Stein für anständiges Spiel.
mus-grants = { $who ->
    [you] Du gestehst
   *[other] { $who } gesteht
} { $other ->
    [you] dir
   *[other] { $other }
} den Stein für anständiges Spiel zu.
mus-claimed-already = Der Stein ist schon verlangt
mus-opponent-grants = Nur ein Gegner kann den Stein zugestehen
mus-not-claimed = { $who } hat keinen Stein verlangt
mus-last-stone = Den letzten Stein eines Spiels kann man nicht für anständiges Spiel bekommen

## Eine Runde lösen

mus-bad-score = „{ $given }“ ist kein Stand: Gib die Steine von Mano und vom anderen vor der Runde an, je von 0 bis { $most }, etwa 20-15
mus-unsolved = mit Jokern lässt sich keine Runde lösen

# Die erste Runde, zum Lernen.
mus-learn-sides = Du und Ben, dir gegenüber, spielt gegen Ann und Cleo. Wer zuerst 40 Steine hat, gewinnt das Spiel. Ihr habt 34, die anderen 36. (MUS-05)
mus-learn-lances = Es gibt vier Setzrunden: Grande, die höchsten Karten; Chica, die niedrigsten; Pares, Paare; Juego, 31 oder mehr. Dreien gelten als Könige, Zweien als Asse. (MUS-20)
mus-learn-mus = Du bist Mano: Du sprichst zuerst und gewinnst bei Gleichstand. Deine zwei Könige sind gut, die Fünf und die Zwei nicht. Sag Mus, um neue Karten zu verlangen. (MUS-16)
mus-learn-discard = Alle haben Mus gesagt, also müssen alle tauschen. Behalte die zwei Könige; leg die Fünf und die Zwei ab. (MUS-17)
mus-learn-signal = Ben schließt beide Augen: ein Zeichen. Es sagt, dass Ben nichts Gutes hat. Partner dürfen sich Zeichen geben, aber nur solche, die stimmen. (B-MUS-15)
mus-learn-cut = Du hast eine Sieben und eine Vier bekommen. Mit den Königen sind das 31, das beste Juego. Behalte es: Sag „No hay mus“, und das Setzen beginnt. (MUS-16)
mus-learn-envido = Zuerst kommt Grande. Zwei Könige sind den kleinsten Einsatz wert: Envido 2. (MUS-40)
mus-learn-chica = Ann und Cleo haben beide abgelehnt, also nehmt ihr sofort einen Stein: 35. Jetzt Chica, die niedrigsten Karten, und die hast du nicht. Passe: Paso. (B-MUS-03)
mus-learn-pares = Alle haben gepasst. Pares hast nur du, also kann niemand darauf setzen. Der Stein für dein Paar wird am Ende gezählt. (B-MUS-08)
mus-learn-ordago = Im Juego geht es zwischen dir und Ann. Nichts schlägt 31, und Mano gewinnt bei Gleichstand: Du kannst nicht verlieren. Setz das ganze Spiel: Órdago! (MUS-44)
mus-learn-end = Ann hat angenommen, auch mit 31: Nach einem Nein hättet ihr mit Pares und Juego 40 erreicht. Aber Mano gewinnt bei Gleichstand, und sonst wird nichts gezählt. Das Spiel gehört euch; mit zweien gewinnt ihr die Partie. (MUS-45)

## Untersuchungen

mus-study-lances = Wie gut ist jedes Blatt in jeder Setzrunde?
    .about = Die Chance, in einer Setzrunde das beste Blatt zu haben, genau: zu viert gegen beide Gegner, zu zweit gegen den anderen. Karten, die man hält, sind nicht anderswo. Das gilt vor jedem Setzen und ohne Mus. Mano gewinnt jeden Gleichstand, Postre verliert jeden. Die Dateien haben alle Blätter.
mus-study-mano = Was ist es wert, Mano oder Postre zu sein?
    .about = Genau: wie oft das Blatt von Mano und das von Postre in jeder Setzrunde das beste ist, über alle Runden ohne Mus.
mus-study-part = { $who ->
    [mano] Als Mano
   *[postre] Als Postre
}, { $seats } Spieler
mus-study-who = { $who ->
    [mano] Mano
    [postre] Postre
   *[apart] Unterschied
}
mus-study-lance = Setzrunde
mus-study-worth = Wie oft das Blatt das beste ist, { $seats } Spieler
mus-study-game = Chance, dass Mano der nächsten Runde ein Spiel bis 40 gewinnt, zwei Spieler
mus-study-stones = Steine von Mano; des anderen ▸
mus-study-solution = Aus der Lösung, die dem Spiel beiliegt, nahe an einem Gleichgewicht, nicht genau: Ein Intervall ist nicht bekannt.

## Feste Strategien, für die Arena

mus-zoo-textbook = Beendet das Mus mit einem spielbaren Blatt, setzt mit einem Blatt, das zwei von dreien schlägt, nimmt nach der Wahrscheinlichkeit an und riskiert kein Spiel mit nichts.
mus-zoo-doubter = Traut keinem Einsatz: nimmt jeden an, auch einen Órdago, mit jedem Blatt deutlich über dem Durchschnitt.
mus-zoo-ordago = Sagt bei jeder Gelegenheit Órdago und nimmt jeden Órdago an.
