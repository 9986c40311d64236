# Thirty-one: was geschieht, die Züge und warum einer nicht erlaubt ist; Wetten.
#
# Züge, wie man sie schreibt (discard 7H, bet 5 on 1), sind Notation und in jeder Sprache gleich.
#
# Glossar. stock: Talon. upcard: offene Karte, die oberste der Ablage. to draw: ziehen, vom Talon. to take: nehmen,
# die offene Karte. widow: Witwe, Karten auf dem Tisch, mit denen man tauscht. token: Jeton, für den Pott in der Mitte.
# wager: Wette zweier Spieler, neben dem Spiel. to outlast: länger im Spiel bleiben. to cover: dagegenhalten.

## Worum es geht

thirty-one-game = Thirty-one
    .summary = Sammle 31 in einer Farbe oder komm näher heran als die anderen. Klopf, wenn du dich traust.

## Optionen

thirty-one-option-pack = Kartenspiel
    .meaning = Mit welchen Karten gespielt wird.
    .value-52 = Das übliche mit 52 Karten
    .value-32 = Eenendertigen, niederländisch: 32 Karten, ab der Sieben
thirty-one-option-discard-taken = Genommene Karte ablegen
    .meaning = Die Karte, die man gerade von der Ablage genommen hat, darf man sofort wieder ablegen.
thirty-one-option-own-discard = Abgelegtes zurücknehmen
    .meaning = Wann man seine eigene abgelegte Karte zurücknehmen darf.
    .value-always = Immer, wenn sie oben liegt
    .value-two-left = Nur, wenn noch zwei im Spiel sind
thirty-one-option-drawn-when = Wenn der Talon zu Ende ist
    .meaning = Was eine Runde beendet, in der niemand geklopft hat.
    .value-stock-taken = Der Zug, in dem die letzte Karte des Talons gezogen wird
    .value-must-draw = Wenn jemand vom leeren Talon ziehen will
thirty-one-option-last-turns-stock = Kein Talon in den letzten Zügen
    .meaning = Was geschieht, wenn der Talon nach dem Klopfen zu Ende geht.
    .value-none = Man nimmt von der Ablage oder bleibt
    .value-reshuffle = Die Ablage ohne die oberste Karte wird zu einem neuen Talon gemischt
thirty-one-option-keeps = Worum gespielt wird
    .meaning = Was man in einer Runde gewinnt oder verliert.
    .value-lives = Leben: Wer als Letzter übrig bleibt, gewinnt
    .value-points = Punkte: Sie werden zusammengezählt, und niemand scheidet aus
    .value-pot = Der Pott: Das höchste Blatt nimmt die Jetons auf dem Tisch
thirty-one-option-blitz-others = Punkte bei einer 31
    .meaning = Was die anderen bekommen, wenn jemand 31 zeigt.
    .value-by-place = Nach der Reihenfolge, wie in jeder Runde
    .value-nothing = Nichts
thirty-one-option-ante = Grundeinsatz
    .meaning = Die Jetons, die jeder vor einer Runde um den Pott auf den Tisch legt.
thirty-one-option-tied-pot = Gleichstand um den Pott
    .meaning = Was mit dem Pott geschieht, wenn die höchsten Blätter gleich sind.
    .value-share = Er wird geteilt; überzählige Jetons bleiben auf dem Tisch
    .value-carry = Er bleibt für die nächste Runde liegen
thirty-one-option-widow = Witwe
    .meaning = Drei Karten liegen verdeckt auf dem Tisch, und statt zu ziehen darf man mit ihnen tauschen.
thirty-one-option-side-wagers = Wetten
    .meaning = Jeder, auch wer ausgeschieden ist, darf wetten, wer gewinnt oder wer länger im Spiel bleibt.

## Varianten

thirty-one-preset-pennies = Pfennige
    .summary = Das übliche Spiel: drei Leben, und wer klopft und nicht gewinnt, verliert zwei.
thirty-one-preset-dollar-bill = Dollarschein
    .summary = Die Leben sind die vier Ecken eines Geldscheins; der Niedrigste gibt eine ab, und bei Gleichstand zahlt allein, wer geklopft hat.
thirty-one-preset-eenendertigen = Eenendertigen
    .summary = Mit dem niederländischen Kartenspiel: 32 Karten, ab der Sieben.
thirty-one-preset-banking = Um den Pott
    .summary = Jeder setzt einen Jeton, drei Karten liegen als Witwe zum Tauschen, und das höchste Blatt räumt den Tisch ab.
thirty-one-preset-three-of-a-kind = Drilling
    .summary = Drei Karten vom selben Rang zählen 30½.
thirty-one-preset-west-lansing = West Lansing Cut Throat
    .summary = Ein Drilling zählt 30½, nur der Niedrigste zahlt, wer geklopft hat doppelt, und Wetten sind erwünscht.
thirty-one-preset-no-elimination = Ohne Ausscheiden
    .summary = Punkte über zehn Runden: drei für das höchste Blatt, sechs für 31.
thirty-one-preset-common = Verbreitet
    .summary = Nur der Niedrigste zahlt; wer klopft, gewinnt bei Gleichstand und zahlt nur mit dem niedrigsten Blatt doppelt.

## Was geschehen ist

thirty-one-draws = { $who ->
    [you] Du ziehst
   *[other] { $who } zieht
} vom Talon.
thirty-one-draws-card = { $who ->
    [you] Du ziehst
   *[other] { $who } zieht
} { $card } vom Talon.
thirty-one-would-draw = { $who ->
    [you] Du willst
   *[other] { $who } will
} ziehen, aber der Talon ist leer.
thirty-one-takes = { $who ->
    [you] Du nimmst
   *[other] { $who } nimmt
} { $card }.
thirty-one-discards = { $who ->
    [you] Du legst
   *[other] { $who } legt
} { $card } ab.
thirty-one-upcard = Offen liegt { $card }.
thirty-one-exchanges = { $who ->
    [you] Du tauschst
   *[other] { $who } tauscht
} { $cards } gegen { $count ->
    [one] Karte
   *[other] die Karten
} { $slots } der Witwe.
thirty-one-exchanges-got = { $who ->
    [you] Du tauschst
   *[other] { $who } tauscht
} { $cards } gegen { $count ->
    [one] Karte
   *[other] die Karten
} { $slots } der Witwe und { $who ->
    [you] bekommst
   *[other] bekommt
} { $received }.
thirty-one-drawn = Der Talon ist leer, und niemand hat geklopft: Die Runde endet unentschieden.
thirty-one-scores = { $who ->
    [you] Du bekommst
   *[other] { $who } bekommt
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
thirty-one-wins-tokens = { $who ->
    [you] Du nimmst
   *[other] { $who } nimmt
} { $tokens ->
    [one] 1 Jeton
   *[other] { $tokens } Jetons
} vom Tisch.
thirty-one-adds-tokens = { $who ->
    [you] Du legst
   *[other] { $who } legt
} { $tokens ->
    [one] 1 Jeton
   *[other] { $tokens } Jetons
} dazu.
thirty-one-antes = Jeder setzt { $ante ->
    [one] 1 Jeton
   *[other] { $ante } Jetons
}; auf dem Tisch liegen { $table }.

## Züge

thirty-one-move-draw = Ziehen
    .hint = Die oberste Karte des Talons ziehen
thirty-one-move-take = Nehmen
    .hint = Die oberste Karte der Ablage nehmen
thirty-one-move-knock = Klopfen
    .hint = Die Runde beenden: Alle anderen sind noch einmal dran
thirty-one-move-stand = Bleiben
    .hint = Deine drei Karten behalten
thirty-one-discard = { $card } ablegen
    .hint = { $card } ablegen: Deine übrigen Karten zählen { $left }
thirty-one-exchange = { $given } gegen { $slots } tauschen

## Warum ein Zug nicht zu lesen ist

thirty-one-no-move = „{ $text }“ ist kein Zug von Thirty-one: Die Züge sind draw, take, discard 7H, knock, stand
thirty-one-no-move-widow = „{ $text }“ ist kein Zug von Thirty-one: Die Züge sind draw, take, discard 7H, knock, stand und exchange 4C for 2
thirty-one-no-for = In „{ $text }“ fehlt „for“: Ein Tausch wird „exchange 4C for 2“ geschrieben
thirty-one-no-slot = „{ $text }“ nennt eine Stelle, die nicht 1, 2 oder 3 ist
thirty-one-each-once = „{ $text }“ muss jede Karte und jede Stelle einmal nennen

## Warum nicht

thirty-one-draw-first = Erst eine Karte ziehen oder nehmen
thirty-one-no-widow = In diesem Spiel gibt es keine Witwe zum Tauschen
thirty-one-as-many = Gib der Witwe so viele Karten, wie du ihr nimmst
thirty-one-turn-used = Leg eine Karte ab: Gezogen oder genommen ist schon eine
thirty-one-deal-first = Erst muss eine Karte gegeben werden
thirty-one-card-first = Erst muss eine Karte vom Stapel kommen
thirty-one-no-knock-now = Klopfen geht nur, statt zu ziehen: jetzt eine Karte ablegen
thirty-one-discard-now = Jetzt eine Karte ablegen: In einem Zug zieht oder nimmt man nur eine
thirty-one-just-taken = { $card } wurde in diesem Zug genommen und darf nicht gleich wieder abgelegt werden
thirty-one-knocked = Es hat schon jemand geklopft: ziehen, nehmen oder bleiben
thirty-one-own-discard = Abgelegtes darf man nur zurücknehmen, wenn noch zwei im Spiel sind
thirty-one-stock-used = Der Talon ist leer

## Wetten

thirty-one-bets-wins = { $who ->
    [you] Du wettest
   *[other] { $who } wettet
} { $stake }, dass { $on ->
    [you] du die Partie gewinnst
   *[other] { $on } die Partie gewinnt
}.
thirty-one-bets-outlasts = { $who ->
    [you] Du wettest
   *[other] { $who } wettet
} { $stake }, dass { $on ->
    [you] du
   *[other] { $on }
} länger als { WITHIN($over) } im Spiel { $on ->
    [you] bleibst
   *[other] bleibt
}.
thirty-one-covers = { $who ->
    [you] Du hältst gegen
   *[other] { $who } hält gegen
} { $by ->
    [you] deine Wette
   *[other] die Wette von { $by }
} um { $stake }.
thirty-one-lapses = { $who ->
    [you] Deine Wette
   *[other] Die Wette von { $who }
} um { $stake } verfällt: Niemand hat dagegengehalten.
thirty-one-stand-off = { $who ->
    [you] Deine Wette gegen { $other }
   *[other] { $other ->
        [you] Die Wette von { $who } gegen dich
       *[other] Die Wette von { $who } gegen { $other }
    }
} um { $stake } endet unentschieden.
thirty-one-wins-wager = { $who ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
} { $stake } von { $other ->
    [you] dir
   *[other] { $other }
}.

thirty-one-wager-help = „bet 5 on 1“, „bet 5 on 1 over 2“ oder „cover 3“
thirty-one-no-wager = „{ $text }“ ist keine Wette: Schreib { thirty-one-wager-help }
thirty-one-wager-seat = „{ $text }“ nennt keinen Platz an diesem Tisch: Schreib { thirty-one-wager-help }
thirty-one-wager-stake = ein Wetteinsatz ist eine ganze Zahl von 1 bis { $most }, nicht „{ $number }“
thirty-one-outlast-itself = Niemand bleibt länger im Spiel als er selbst
thirty-one-out-already = { $who ->
    [you] Du bist
   *[other] { $who } ist
} schon ausgeschieden
thirty-one-own-wager = Gegen deine eigene Wette kannst du nicht halten
thirty-one-no-open-wager = { $who } hat keine offene Wette
thirty-one-bets-sum = „bets“ müssen zusammen 0 ergeben, nicht { $total }

# Die erste Runde, zum Lernen.
thirty-one-learn-goal = Du, Ann und Ben habt noch je ein Leben. In jeder Runde verliert das niedrigste Blatt eins, und wer als Letzter übrig bleibt, gewinnt. (T31-34)
thirty-one-learn-hand = Ein Blatt hat drei Karten, und nur Karten derselben Farbe zählen zusammen. Ein Ass zählt 11; König, Dame und Bube zählen 10. Mit König und Acht in Herz hast du 18. (T31-13)
thirty-one-learn-turn = Wenn du dran bist, nimmst du eine Karte und legst eine ab. Die offene Karte, die Kreuz-Fünf, verbessert dein Blatt nicht: Zieh vom Talon. (T31-12)
thirty-one-learn-discard = Die Karo-Zwei hilft auch nicht. Leg sie ab: Deine niedrigste Karte nützt Ann, die als Nächste dran ist, am wenigsten.
thirty-one-learn-others = Jetzt Ann, dann Ben. Achte darauf, was sie nehmen und was sie ablegen: Das verrät dir, welche Farben sie sammeln. (T31-19)
thirty-one-learn-take = Ben braucht die Herz-Neun nicht, du schon. Nimm sie von der Ablage.
thirty-one-learn-heart = Leg jetzt die Kreuz-Vier ab: König, Neun und Acht in Herz zählen 27. Klopfen darfst du erst im nächsten Zug, denn Klopfen ist ein ganzer Zug. (T31-15)
thirty-one-learn-knock = Noch hat niemand geklopft. Beide haben zweimal vom Talon gezogen, sie suchen also noch. Klopf jetzt: Je länger du wartest, desto besser werden ihre Blätter. Schlägt dich aber eins, verlierst du zwei Leben. (T31-26)
thirty-one-learn-last-turns = Alle anderen sind noch einmal dran, Ann zuerst. (T31-16)
thirty-one-learn-shown = 27 gegen 26 und 26: Das war knapp. Anns letzte Karte war die Pik-Dame, und mit der hätte Ben 31 gehabt. Beide sind gleich niedrig, also verliert jeder ein Leben. (T31-24)
thirty-one-learn-county = Ann und Ben haben kein Leben mehr, sind aber noch nicht ausgeschieden. Sie schwimmen: Sie spielen weiter, bis sie noch einmal verlieren. Jetzt gibst du, also beginnt Ann. (T31-33)
thirty-one-learn-ace = Du hast König und Dame in Herz. Ben hat den Karo-Buben genommen und ein Ass hergegeben, muss also starke Karos haben. Aber das Herz-Ass ist genau das, was dir fehlt: Nimm es.
thirty-one-learn-thirty-one = Leg die Pik-Vier ab. Ass, König und Dame in Herz sind 31: Mehr kann ein Blatt nicht zählen.
thirty-one-learn-end = Eine 31 vor dem Klopfen wird sofort gezeigt, und alle anderen verlieren ein Leben. Ben hatte 30. Beide sind ausgeschieden, und du hast die Partie gewonnen. (T31-28)

## Feste Strategien, für die Arena

thirty-one-zoo-textbook = Nimmt die offene Karte, wenn sie das Blatt verbessert, behält die beste Farbe, klopft ab 22 Punkten im ersten Zug, später ab 29.
