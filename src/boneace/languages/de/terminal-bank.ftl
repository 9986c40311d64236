# Der Tisch gegen eine Bank im Terminal. Die Wörter von Vingt-Un stehen in vingt-un.ftl, mit ihrem Glossar. pone: wer
# rechts vom Bankhalter sitzt und die benutzten Karten aufnimmt.

## Was ein Platz hat

terminal-bank-has-deals = { $has }, Bank
terminal-bank-standing-pool = Stand: { $seats }; im Topf { $pool }.
terminal-bank-pool = Im Topf { $chips ->
    [one] ist 1 Chip
   *[other] sind { $chips } Chips
}.

## Du bist dran, und der Tisch

terminal-bank-deals = { $who } gibt{ $doubled ->
    [yes] , und die Einsätze sind verdoppelt.
   *[no] .
}
terminal-bank-you-deal = Du gibst{ $doubled ->
    [yes] , und die Einsätze sind verdoppelt.
   *[no] .
}
terminal-bank-doubled = Die Einsätze sind verdoppelt.
terminal-bank-stock = Im Stapel { $stock ->
    [one] ist noch 1 Karte
   *[other] sind noch { $stock } Karten
}
terminal-bank-are-used = { $used ->
    [one] 1 Karte ist
   *[other] { $used } Karten sind
} benutzt
terminal-bank-pack = { terminal-bank-stock }.
terminal-bank-pack-used = { terminal-bank-stock }; { terminal-bank-are-used }.
terminal-bank-pack-with = { terminal-bank-stock }; { terminal-bank-are-used }, sie liegen rechts vom Bankhalter bei { $who }.
terminal-bank-pack-with-you = { terminal-bank-stock }; { terminal-bank-are-used }, sie liegen bei dir, rechts vom Bankhalter.

## Blätter

terminal-bank-hands = { $who }: { $hands }.
terminal-bank-dealer-has = { $who } hat { $cards }.
terminal-bank-one-hand = { $hand ->
    [1] erstes Blatt
    [2] zweites Blatt
    [3] drittes Blatt
   *[4] viertes Blatt
} { $told }
# 0: das einzige.
terminal-bank-hand = { $hand ->
    [0] Dein Blatt
    [1] Dein erstes Blatt
    [2] Dein zweites Blatt
    [3] Dein drittes Blatt
   *[4] Dein viertes Blatt
}: { $cards }.
terminal-bank-it-counts = es zählt { $total }
terminal-bank-counts = zählt { $total }
terminal-bank-on-it = { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
} darauf
terminal-bank-asked = wird gerade gespielt
terminal-bank-face-down = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} verdeckt

## Was du tun kannst

terminal-bank-type = { $offer }: Schreib die Zahl.

## Hilfe

terminal-bank-help-short = Kurz: { $stake } stake (setzen) oder stand (bleiben), { $draw } draw (ziehen), { $double } double (verdoppeln), { $no-double } no double (nicht verdoppeln), { $divide } divide (teilen), { $keep } keep (das Paar zusammenlassen).
terminal-bank-help-stakes = Einsätze: nur die Zahl, etwa 3, oder stake 3, oder { $stake } 3. Ein zweites Blatt: divide 3 oder { $divide } 3.
terminal-bank-help-aces = Ein Ass zählt 1 oder 11: Ein Blatt mit 7 oder 17 wird mit einer Zehn zu 17.

## Gezeichnet

terminal-bank-dealing = { $who } gibt
terminal-bank-dealing-you = Du gibst
terminal-bank-stakes-doubled = verdoppelt
terminal-bank-in-pool = Topf { $chips }
terminal-bank-in-pack = Stapel { $cards }
terminal-bank-used = benutzt { $cards }
terminal-bank-used-with = benutzt { $cards }, bei { $who }
terminal-bank-used-with-you = benutzt { $cards }, bei dir
terminal-bank-deals-now = gibt
# Wenige Buchstaben, wo wenig Platz ist.
terminal-bank-short = { $how ->
    [over-drawn] über
    [vingt-un] 21!
   *[natural] Natural
}
terminal-bank-button-stake = Setzen
terminal-bank-ask-hand = Du bist dran, Blatt { $hand }: { $moves }.
terminal-bank-ask-amount = { $label } ({ $key }, { $least } bis { $most } oder − +)
terminal-bank-key-amount = Die Chips eines Einsatzes: 1 und 5 ergeben 15
terminal-bank-key-step = Mehr, weniger
terminal-bank-key-stake = Setzen; oder bleiben
terminal-bank-key-draw = Ziehen
terminal-bank-key-double = Als Bankhalter: die Einsätze verdoppeln oder nicht
terminal-bank-key-divide = Ein Paar teilen, mit dem Betrag auf dem neuen Blatt; oder es zusammenlassen
terminal-bank-key-marks = ist ein Einsatz; (D) bezeichnet den Bankhalter, ▶ wer dran ist
terminal-bank-key-ace = Ein Ass zählt 1 oder 11, wie es besser ist
