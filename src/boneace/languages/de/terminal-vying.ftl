# Spiele mit Setzen im Terminal: Best, Pair and Thirty-one; Three-Stake Brag; Primiera. Die Wörter der Spiele stehen in
# vying.ftl und in ihren eigenen Dateien, mit Glossaren.
#
# Was man schreibt (brag 2, discard 7H 4C), ist Notation und in jeder Sprache gleich.

## Du bist dran, und der Tisch

terminal-vying-open-cards = Offene Karten: { $shown }.
terminal-vying-has-said = { $who } hat gesagt: { $said }.
terminal-vying-all-up = Alle deine Karten liegen offen.
terminal-vying-face-up = Offen: { $cards }.
terminal-vying-value = Wert: { $worth }.
terminal-vying-value-by = Wert: { $worth } ({ $best }).
terminal-vying-total = Summe: { $total }.
terminal-vying-pack = Im Stapel { $cards ->
    [one] ist noch { $cards } Karte
   *[other] sind noch { $cards } Karten
}.
terminal-vying-stage = Abschnitt { $number } von { $count }: { $title }.
terminal-vying-stage-worth = Abschnitt { $number } von { $count }: { $title }, um { $worth }.
terminal-vying-outcome = { $title }: { $told }
terminal-vying-won = { $title }: { $who }.
terminal-vying-won-worth = { $title }: { $who }, { $worth }.
terminal-vying-pot = Im Pott: { $chips }.
terminal-vying-pots = In den Pötten: { $pots }.
terminal-vying-you-propose = Du schlägst einen Einsatz vor: { $stake }.
terminal-vying-proposes = { $who } schlägt einen Einsatz vor: { $stake }.
terminal-vying-stake-is = Der Einsatz: { $stake }.
terminal-vying-your-brag = Dein Brag: { $chips }.
terminal-vying-brag = Der Brag von { $who }: { $chips }.
terminal-vying-put-in = Du hast eingezahlt: { $chips }.
terminal-vying-no-brag = Noch niemand hat einen Brag gesetzt.
terminal-vying-standing-paid = Stand, die Einsätze für die nächste Runde bezahlt: { $seats }.

## Was ein Platz getan hat

terminal-vying-counts = Summe { $total }
terminal-vying-staked = { $chips } gesetzt
# Dasselbe in wenigen Buchstaben.
terminal-vying-in = { $chips } drin
terminal-vying-threw = { $cards } weg
terminal-vying-said = sagte { $said }

## Was du tun kannst

terminal-vying-upto = { $most ->
    [one] eine Karte
   *[other] 1 bis { $most } Karten
}
terminal-vying-discard = Leg { $cards } ab, etwa { $move }; moves nennt alle Züge.

## Hilfe

terminal-vying-help-amounts = Beträge, wo ein Zug einen braucht: brag 2, { $brag } 2, { $raise } 3, oder die Nummer in der Liste und dann
terminal-vying-help-amounts-more = der Betrag: 2 3.
terminal-vying-help-several = Mehrere auf einmal, wo getauscht wird: discard 7H 4C, { $discard } 7H 4C oder nur 7H 4C.

## Gezeichnet

terminal-vying-strip-won = { $title }: { $who }
# Neben einer Zahl, wo wenig Platz ist.
terminal-vying-unit = { $unit ->
    [point] Pkt
   *[chip] Ch
}
terminal-vying-in-pot = Pott { $chips }
terminal-vying-at-stake = { $unit ->
    [point] Einsatz
   *[chip] Brag
} { $amount }
terminal-vying-at-stake-by = { $unit ->
    [point] Einsatz
   *[chip] Brag
} { $amount }, { $who }
terminal-vying-nothing-bragged = noch kein Brag
terminal-vying-in-pack = Stapel { $cards }
terminal-vying-ask-amount = { $label } ({ $key }, − +)
terminal-vying-ask-discard = { terminal-vying-upto } wählen (Tasten 1–4) und ablegen ({ $discard })
terminal-vying-key-amount = Ein anderer Betrag für Brag oder Erhöhung; oder seine Ziffer
terminal-vying-key-choose = Eine Karte zum Ablegen wählen; auch mit der Maus

## Das Ende einer Runde

terminal-vying-paid = Die Einsätze für die nächste Runde sind bezahlt.
terminal-vying-claims = sagt an: { $value }
