# Die Tische der Tauschspiele im Terminal: Thirty-one, Switch, Stop the Bus. Die Wörter der Spiele stehen in lives.ftl,
# thirty-one.ftl, switch.ftl und stop-the-bus.ftl, mit ihren Glossaren.
#
# Was man schreibt (swap 4C for 9H, knock), ist Notation und in jeder Sprache gleich.

## Deine Karten

terminal-exchange-total = Deine Summe: { $total }, mit { $best }.
terminal-exchange-value = Wert: { $total }.
terminal-exchange-value-by = Wert: { $total } ({ $best }).

## Ansagen, die die Runde beenden

terminal-exchange-mark = { $mark ->
    [knocked] hat geklopft
    [stopped] hat angehalten
   *[restarts] neu geben
}
terminal-exchange-last-turn = { $how ->
    [stopped] { $who } hat den Bus angehalten: Das ist dein letzter Tausch.
   *[knocked] { $who } hat geklopft: Das ist dein letzter Zug.
}
terminal-exchange-all-shown = Alle haben aufgedeckt. Du darfst neu geben lassen.

## Der Tisch

terminal-exchange-upcard = Offen liegt { $card }.
terminal-exchange-no-upcard = Zurzeit liegt keine offene Karte.
terminal-exchange-stock = Im Talon { $cards ->
    [one] ist { $cards } Karte
   *[other] sind { $cards } Karten
}.
terminal-exchange-pile = In der Ablage { $cards ->
    [one] ist { $cards } Karte
   *[other] sind { $cards } Karten
}.
terminal-exchange-tokens = Auf dem Tisch { $tokens ->
    [one] liegt { $tokens } Jeton
   *[other] liegen { $tokens } Jetons
}.
terminal-exchange-widow = Karte { $slot } der Witwe: { $card }.
terminal-exchange-widow-down = Karte { $slot } der Witwe: verdeckt.
terminal-exchange-second = Dein zweites Blatt: { $cards }.
terminal-exchange-second-total = Dein zweites Blatt: { $cards }. Summe: { $total }.
terminal-exchange-two-hands = { $who } hat zwei Blätter und muss eins behalten.
terminal-exchange-face-up = Offen: { $cards }.
terminal-exchange-known = Verdeckt und dir bekannt: { $cards }.
terminal-exchange-face-down = Verdeckt: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
terminal-exchange-face-down-more = Verdeckt: { $cards ->
    [one] noch { $cards } Karte
   *[other] noch { $cards } Karten
}.
terminal-exchange-lie = Auf dem Tisch: { $cards }.

## Was du tun kannst

# Ein Hinweis neben dem Namen eines Zuges; leer, wo der Name alles sagt.
terminal-exchange-more = { $move ->
    [swap-up] ({ $cards })
    [swap-all] ({ $cards })
    [swap-down] (blind)
    [restart] (niemand zahlt)
    [decline] (die Runde wird abgerechnet)
   *[other] { "" }
}
terminal-exchange-many = Oder eine von { $count } Arten zu tauschen, etwa exchange 4C for 2.
terminal-exchange-moves = moves nennt sie alle.
terminal-exchange-one = Oder tausche eine Karte, etwa { $move }, oder nur { $cards }; moves nennt alle Züge.

## Hilfe

terminal-exchange-help-swap = swap 4C for 9H oder nur 4C 9H: eine Karte tauschen.
terminal-exchange-help-discard = discard 7H oder nur 7H: ablegen.
terminal-exchange-help-widow = Mit einer Witwe: exchange 4C for 2 (tauschen), oder { $exchange } 4C KH for 2 3.

## Gezeichnet

terminal-exchange-where-pot = Pott { $pot } · { $where }
# Auf dem Rücken des Talons: sieben Spalten.
terminal-exchange-left = noch { $stock }
# Am Rand einer Karte: fünf Spalten.
terminal-exchange-new = neu
# Unter einer Karte, die man ablegen kann: ihre Taste, und was die anderen zählen.
terminal-exchange-left-without = { $place } → { $left }
terminal-exchange-hint-discard = 1–4 ablegen · z schnell · l Verlauf · c Farben · --plain ohne Zeichnung
terminal-exchange-hint-widow = 1–3, 7–9 wählen · e tauschen · z schnell · l Verlauf · c Farben
terminal-exchange-told-up = Offen
terminal-exchange-told-down = Verdeckt
terminal-exchange-told-open = Auf dem Tisch
terminal-exchange-told-dealers = Das zweite Blatt des Gebers
terminal-exchange-told-second = Dein zweites Blatt
terminal-exchange-told-second-total = Dein zweites Blatt: { $total }
terminal-exchange-you-know = du kennst sie
# Neben den Münzen der Leben, wo wenig Platz ist.
terminal-exchange-county = schwimmt
terminal-exchange-coins = { $coins } { $lives }
terminal-exchange-your-coins = { $coins } { $lives } Leben
terminal-exchange-your-total = Summe { $total }
terminal-exchange-bet = Wetten
terminal-exchange-your-turn = Du bist dran
terminal-exchange-turn-last = { $how ->
    [stopped] Letzter Tausch ({ $who } hat angehalten)
   *[knocked] Letzter Zug ({ $who })
}
terminal-exchange-turn-shown = Alle haben aufgedeckt
terminal-exchange-ask = { $turn }: { $moves }.
terminal-exchange-ask-pick = 1–3 gegen 7–9 ({ $key })
terminal-exchange-ask-discard = Leg eine Karte ab: 1 bis 4, oder mit der Maus.
terminal-exchange-ask-swap = { $cards } gegen { $lying } tauschen: { $key }.
terminal-exchange-ask-swap-all = { $how ->
    [all] Alle drei
   *[up] Alle drei
} tauschen: { $key }.
terminal-exchange-ask-keep = Du gibst: das erste Blatt behalten ({ $keep-first }) oder das zweite ({ $keep-second })?
terminal-exchange-choose-widow = Wähle deine Karten (1–3) und ebenso viele der Witwe (7–9), dann { $exchange }.
terminal-exchange-choose-swap = Wähle eine deiner Karten (1–3) und eine auf dem Tisch (7–9), dann { $swap }.

## Die Tasten

terminal-exchange-key-discard = Eine Karte deines Blattes ablegen; auch mit der Maus
terminal-exchange-key-widow = Mit einer Witwe: deine Karten und ihre wählen
terminal-exchange-key-wagers = Wetten, wo es sie in der Partie gibt
terminal-exchange-key-yours = Eine deiner Karten wählen; auch mit der Maus
terminal-exchange-key-face-up = Eine Karte des offenen Blattes wählen; auch mit der Maus
terminal-exchange-key-open = Eine Karte auf dem Tisch wählen; auch mit der Maus

## Das Ende einer Runde

terminal-exchange-end = { $how ->
    [blitz] Blitz: 31!
    [drawn] Unentschieden
   *[showdown] Aufgedeckt
}  ·  Runde { $deal }
terminal-exchange-went-out = { $change }, ausgeschieden
