# Switch: was geschieht, die Züge und warum einer nicht erlaubt ist.
#
# Glossar. the face-up hand, the face-down hand: das offene und das verdeckte Blatt auf dem Tisch. unseen: blind, ohne
# die Karten zu kennen. to restart: neu geben lassen. to settle: abrechnen, die Verlierer zahlen.

## Worum es geht

switch-game = Switch
    .summary = Sammle 31 in einer Farbe und tausche dazu mit zwei Blättern auf dem Tisch, einem offenen und einem verdeckten.

## Optionen

switch-option-fourth-action = Vierte Möglichkeit
    .meaning = Was man noch tun darf, außer eine Karte zu tauschen, mit dem offenen Blatt zu tauschen und zu klopfen.
    .value-unseen = Blind mit dem verdeckten Blatt tauschen
    .value-pass = Schieben; das verdeckte Blatt bleibt ungenutzt
    .value-both = Blind tauschen oder schieben
switch-option-given-up = Das weggegebene Blatt
    .meaning = Wie ein Blatt hingelegt wird, nachdem man es blind getauscht hat.
    .value-face-down = Verdeckt, an die Stelle des genommenen
    .value-face-up = Offen: Das alte offene Blatt wird verdeckt
switch-option-restart = Neu geben
    .meaning = Wer mit drei Karten einer Farbe und mehr als 21 Punkten neu geben lassen darf.
    .value-anybody = Jeder, der Reihe nach von links vom Geber an
    .value-winner = Nur das höchste Blatt
    .value-nobody = Niemand
switch-option-blitz-after-knock = Eine 31 nach dem Klopfen beendet die Runde: Wer sie hat, ist sicher, wer geklopft hat, verliert zwei Leben, alle anderen eins.

## Varianten

switch-preset-default = Switch
    .summary = Im Zug tauscht man eine Karte oder alle drei mit dem offenen Blatt, tauscht alle drei blind mit dem verdeckten, oder klopft.
switch-preset-pass = Mit Schieben
    .summary = Wie beim Schwimmen darf man schieben; das verdeckte Blatt bleibt ungenutzt.

## Was geschehen ist

switch-passes = { $who ->
    [you] Du schiebst
   *[other] { $who } schiebt
}.
switch-settles = { $who ->
    [you] Du lässt
   *[other] { $who } lässt
} die Runde abrechnen.
switch-restarts = { $who ->
    [you] Du lässt
   *[other] { $who } lässt
} neu geben: Niemand zahlt.
switch-keeps = { $who ->
    [you] Du behältst
   *[other] { $who } behält
} das { $which ->
    [first] erste
   *[second] zweite
} Blatt und { $who ->
    [you] legst
   *[other] legt
} das andere offen hin.
switch-keeps-shown = { $who ->
    [you] Du behältst
   *[other] { $who } behält
} das { $which ->
    [first] erste
   *[second] zweite
} Blatt und { $who ->
    [you] legst
   *[other] legt
} das andere offen hin: { $cards }.
switch-unseen = { $who ->
    [you] Du tauschst
   *[other] { $who } tauscht
} alle drei Karten blind gegen das verdeckte Blatt.
switch-unseen-got = { $who ->
    [you] Du tauschst
   *[other] { $who } tauscht
} alle drei Karten blind gegen das verdeckte Blatt: { $cards }.
switch-face-up-now = Offen liegt jetzt: { $cards }.
switch-laid = { $who ->
    [you] Dein Blatt
   *[other] Das Blatt von { $who }
} liegt offen: { $cards }.

## Züge

switch-move-keep-first = Erstes Blatt behalten
    .hint = Dein zweites Blatt kommt offen auf den Tisch
switch-move-keep-second = Zweites Blatt behalten
    .hint = Dein erstes Blatt kommt offen auf den Tisch
switch-move-swap-up = Alle drei tauschen
    .hint = Deine drei Karten gegen die drei offenen
switch-move-swap-down = Blind tauschen
    .hint = Deine drei Karten gegen die drei verdeckten
switch-move-knock = Klopfen
    .hint = Die Runde beenden: Alle anderen sind noch einmal dran
switch-move-stand = Bleiben
    .hint = Deine drei Karten behalten
switch-move-pass = Schieben
    .hint = Deine drei Karten vorerst behalten
switch-move-restart = Neu geben
    .hint = Niemand zahlt: Dein Blatt bleibt offen liegen, alle anderen Karten werden neu gegeben
switch-move-decline = Abrechnen
    .hint = Nicht neu geben lassen: Die Runde wird abgerechnet

## Warum nicht

switch-one-laid = Der Geber hat eins der beiden Blätter schon offen hingelegt
switch-restart-later = Neu geben lassen kann man erst nach dem Aufdecken
switch-keep-before = Erst muss der Geber eins der beiden Blätter behalten
switch-all-shown = Alle haben aufgedeckt: neu geben lassen oder abrechnen
switch-no-unseen = An diesem Tisch wird das verdeckte Blatt nicht genutzt
switch-no-pass = An diesem Tisch wird nicht geschoben
switch-knocked = Es hat schon jemand geklopft: tauschen oder bleiben
switch-exchange = Tausche eine Karte der Hand gegen eine des offenen Blattes
