# Primiera: was geschieht, die Züge und warum einer nicht erlaubt ist. Was mehrere Spiele sagen, steht in vying.ftl.
#
# Glossar. claim: ansagen, dass man ein Gewinnblatt hat. point: Punkt. fifty-five: Fünfundfünfzig. flush: Flush, vier
# einer Farbe. chorus: Chorus, Vierling. draw: Tausch, Karten ablegen und neue bekommen. vying: Setzen. pot: Pott.
# ante: Grundeinsatz. „Flush mit 76“: die Karten des Blattes zählen 76.

## Worum es geht

primiera-game = Primiera
    .summary = Vier Karten aus einem Spiel mit vierzig. Eine Karte jeder Farbe, Sieben, Sechs und Ass einer Farbe oder ein Flush nimmt den Pott; sonst der beste Punkt in einer Farbe.

## Optionen

primiera-option-order = Rangfolge der Blätter
    .meaning = Wie die Gewinnblätter geordnet sind, das niedrigste zuerst.
    .value-flush = Primiera, Fünfundfünfzig, Flush
    .value-fifty-five = Primiera, Flush, Fünfundfünfzig
    .value-chorus = Primiera, Fünfundfünfzig, Flush und über allen Chorus: vier vom selben Rang
primiera-option-sets-are-primiera = Drillinge und Vierlinge
    .meaning = Drei oder vier Karten vom selben Rang zählen als Primiera.
primiera-option-counted = Was bei Gleichstand zählt
    .meaning = Welche Karten zählen, wenn zwei Gewinnblätter gleich sind.
    .value-all = Alle vier
    .value-combination = Nur die, aus denen das Blatt besteht
primiera-option-suits = Farben entscheiden
    .meaning = Ob bei gleichen Flushs und Fünfundfünfzigern die Farbe entscheidet.
    .value-none = Nein: Die Runde ist ungültig
    .value-hearts = Herz, Karo, Kreuz, Pik
    .value-cups = Kelche, Münzen, Stäbe, Schwerter
primiera-option-point-cards = Karten für einen Punkt
    .meaning = Wie viele Karten einer Farbe für einen Punkt nötig sind.
primiera-option-ante = Grundeinsatz
    .meaning = Die Chips, die jeder vor einer Runde in den Pott legt.
primiera-option-stake-again = Noch einmal setzen
    .meaning = Sagt nach dem Geben niemand an, legen alle noch einen Grundeinsatz in den Pott.
primiera-option-stand-pat = Nichts tauschen
    .meaning = Man darf alle vier Karten behalten und muss nicht mindestens eine ablegen.
primiera-option-short-pack = Zu wenige Karten
    .meaning = Was geschieht, wenn der Stapel nicht für alle abgelegten Karten reicht.
    .value-in-turn = Der Reihe nach, solange Karten da sind; die Übrigen behalten, was sie haben
    .value-reshuffle = Die abgelegten Karten werden zu einem neuen Stapel gemischt
primiera-option-further-draws = Weiteres Tauschen
    .meaning = Es wird wieder getauscht, bis jemand ansagt oder zu wenige Karten übrig sind.
primiera-option-vying = Setzen
    .meaning = Zwischen Tausch und Aufdecken wird gesetzt.
primiera-option-max-brag = Höchster Brag
    .meaning = Wie viel ein Brag oder eine Erhöhung höchstens beträgt, wenn gesetzt wird.
primiera-option-vying-limit = Grenze beim Setzen
    .meaning = Wie viel jeder beim Setzen einer Runde höchstens einzahlen darf; 0 heißt ohne Grenze.
primiera-option-deals = Runden
    .meaning = Nach so vielen Runden endet die Partie; 0 heißt ohne Grenze.

## Varianten

primiera-preset-primiera = Primiera
    .summary = Das italienische Spiel: Flush vor Fünfundfünfzig vor Primiera, und getauscht wird mindestens eine Karte.
primiera-preset-primero = Primero
    .summary = Cardanos Rangfolge: Ein Chorus (vier vom selben Rang) schlägt alles, und ein Punkt braucht zwei Karten.

## Wörter

primiera-stage = { $stage ->
    [claims] Ansagen
    [draw] Tausch
    [vying] Setzen
   *[point] Punkt
}
primiera-kind = { $kind ->
    [primiera] Primiera
    [fifty-five] Fünfundfünfzig
    [flush] Flush
    [chorus] Chorus
   *[point] Punkt
}
primiera-hand = { primiera-kind } mit { $count }
primiera-hand-suited = { primiera-hand } ({ cards-suit })
primiera-nobody-claims = keine Ansage
primiera-draw = Tausch { $draw }
primiera-label-stand = Bleiben
primiera-label-discard = { $cards } ablegen

## Was geschehen ist

primiera-served = { $who ->
    [you] Du bekommst
   *[other] { $who } bekommt
} { $card }.
primiera-shuffled = Die abgelegten Karten werden zu einem neuen Stapel gemischt.
primiera-discards = { $who ->
    [you] Du legst
   *[other] { $who } legt
} { $cards } ab.
primiera-discards-unseen = { $who ->
    [you] Du legst
   *[other] { $who } legt
} { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} ab.
primiera-keeps = { $who ->
    [you] Du behältst
   *[other] { $who } behält
} alle vier Karten.
primiera-passed-over = Der Stapel ist leer: { $who ->
    [you] Du kannst
   *[other] { $who } kann
} nicht tauschen.
primiera-none-claims = { $then ->
    [vying] Niemand sagt an: Jetzt wird gesetzt.
    [draw] Niemand sagt an: Es wird noch einmal getauscht.
    [point] Niemand sagt an: Der Punkt entscheidet.
   *[none] Niemand sagt an.
}
primiera-vying-over = Das Setzen ist vorbei: Der Punkt entscheidet.
primiera-all-dropped = Alle anderen sind ausgestiegen: Nichts wird gezeigt.
primiera-claims = { $who ->
    [you] Du sagst
    [among] { $who } sagt
   *[other] { $who } { $count ->
        [one] sagt
       *[other] sagen
    }
} an.
primiera-shows = { $who ->
    [you] Du zeigst
   *[other] { $who } zeigt
} { $cards }: { $said }.
primiera-takes = { $who ->
    [you] Du nimmst
   *[other] { $who } nimmt
} den Pott mit { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}.
primiera-annulled = Die besten Blätter sind gleich: Die Runde ist ungültig.
primiera-stays = Der Pott mit { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
} bleibt liegen.
primiera-ante = Jeder setzt { $time ->
    [again] noch einmal { $chips ->
        [one] { $chips } Chip
       *[other] { $chips } Chips
    }
   *[first] { $chips ->
        [one] { $chips } Chip
       *[other] { $chips } Chips
    }
}; im Pott { $pot ->
    [one] ist { $pot }
   *[other] sind { $pot }
}.

## Warum eine Runde gewonnen wurde

primiera-alone = Alle anderen sind ausgestiegen
primiera-annulled-why = { $best } gibt es mehr als einmal: ungültig, der Pott mit { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
} bleibt liegen
primiera-only = { $best }: Sonst sagt niemand an
primiera-beats = { $best } schlägt { $other }

## Was ein Zug bewirkt

primiera-hint-stand = Alle vier Karten behalten
primiera-hint-discard = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} verdeckt ablegen und ebenso viele vom Stapel bekommen

## Warum nicht

primiera-no-move = „{ $text }“ ist kein Zug von Primiera: Die Züge sind discard 7H 2C{ $stand ->
    [yes] , stand
   *[no] { "" }
}{ $vying ->
    [yes] , brag 2, raise 2, pass, match, drop
   *[no] { "" }
}
primiera-no-cards = „{ $text }“ muss eine bis vier Karten nennen, jede einmal
primiera-not-held = { $card } ist nicht auf der Hand
primiera-draw-over = Der Tausch ist vorbei: Setz einen Brag, passe oder antworte auf den Brag
primiera-discard-now = Jetzt ablegen: Gesetzt wird erst, wenn alle getauscht haben
primiera-no-vying = An diesem Tisch wird nicht gesetzt
primiera-least-discard = Jeder muss mindestens eine Karte ablegen
primiera-most-discard = Der Stapel reicht nur für { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

# Die ersten Runden, zum Lernen.
primiera-learn-goal = Jeder legt einen Chip in den Pott und bekommt vier Karten. Acht, Neun und Zehn gibt es nicht. Das beste Blatt nimmt den Pott. (PRI-04)
primiera-learn-hands = Drei Blätter gewinnen. Vom besten abwärts: der Flush, vier Karten einer Farbe; Fünfundfünfzig, Sieben, Sechs und Ass einer Farbe; die Primiera, eine Karte jeder Farbe. (PRI-10)
primiera-learn-claims = Niemand hat so ein Blatt bekommen, sonst hätte das beste den Pott sofort genommen. Deshalb tauscht jetzt jeder der Reihe nach mindestens eine Karte. (PRX-06)
primiera-learn-change = Hat dann immer noch niemand gewonnen, entscheidet der beste Punkt: der Wert der Karten einer Farbe. Eine Sieben zählt 21, eine Vier 14. Behalte deine beiden Herzkarten und tausch die anderen. (PRX-02)
primiera-learn-others = Die Herz-Fünf zählt 15: Dein Punkt ist 50. Du tauschst nur einmal, und jetzt sind die anderen dran.
primiera-learn-point = Immer noch kein Gewinnblatt, also entscheidet der Punkt. Ben hat 46 in Kreuz, du hast 50 in Herz: Der Pott gehört dir. (PRX-08)
primiera-learn-one-card = Die zweite Runde: Du gibst, also tauschst du zuletzt. Zur Primiera fehlt dir nur ein Kreuz. Tausch ein Karo, den König: Er zählt 10, die Fünf 15. (PRI-08)
primiera-learn-flush = Die Kreuz-Zwei: eine Primiera! Aber Cleo hat jetzt einen Flush. Er zählt weniger als dein Blatt, 51 gegen 66, aber die Art des Blattes geht vor. (PRI-10)
primiera-learn-clubs = Die dritte Runde. Zu Sieben und Sechs in Kreuz fehlt nur das Ass, dann hast du Fünfundfünfzig; und jedes Kreuz gibt einen guten Punkt. Behalte die beiden und tausch die anderen. (PRI-09)
primiera-learn-fifty-five = Das Kreuz-Ass: Fünfundfünfzig! Jetzt muss nur noch Ann tauschen. Dann sagen alle an, die ein Gewinnblatt haben.
primiera-learn-end = Bens Primiera zählt 69, dein Blatt nur 68. Aber diesmal hast du die bessere Art: Fünfundfünfzig nimmt den Pott. Nach zehn Runden gewinnt, wer die meisten Chips hat. (PRX-05)

## Untersuchungen

primiera-study-draw = Was bringt das Tauschen, je nachdem, was man behält?
    .about = Genau, über alle Blätter, die vor dem Tausch nichts gewinnen, und alle Karten, die kommen können. Wie oft der Pott gewonnen wird, gilt gegen andere, die nach Faustregeln getauscht haben: eine Stichprobe von 60.000 Blättern, daher die Intervalle.
primiera-study-keeps = behalten
primiera-study-made = Was aus dem Blatt wird
primiera-study-any = eins davon
primiera-study-pot = Wie oft das Blatt dann den Pott gewinnt
primiera-study-wins = Pott, { $seats } Spieler
primiera-study-points = Punkt
primiera-study-kept = { $kept ->
    [0] die höchste Karte
    [1] zwei einer Farbe
    [2] zwei aus zwei Farben
    [3] drei einer Farbe
    [4] drei aus drei Farben
    [5] zwei einer Farbe und eine andere
    [6] ein Paar
    [7] drei Gleiche
   *[8] zwei von Sieben, Sechs, Ass einer Farbe
}
primiera-study-kind = { $kind ->
    [1] Primiera
    [2] Fünfundfünfzig
    [3] Flush
   *[4] Chorus
}

## Feste Strategien, für die Arena

primiera-zoo-textbook = Tauscht bei drei Farben eine Karte, sonst auf die beste Farbe hin; setzt ab einem Punkt von 45.
primiera-zoo-four-suits = Tauscht immer auf eine Karte jeder Farbe hin.
primiera-zoo-one-suit = Tauscht immer auf die Farbe hin, die am meisten zählt.
primiera-zoo-thief = Setzt mit guten Blättern den Höchstbetrag, und als Letzter mit jedem Blatt, wenn alle gepasst haben.
primiera-zoo-tight = Wartet auf gute Blätter, setzt mit ihnen den Höchstbetrag und steigt mit anderen aus.
