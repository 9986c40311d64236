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
    .summary = Im Zug tauscht man eine Karte oder alle drei mit dem offenen Blatt, tauscht alle drei blind mit dem verdeckten oder klopft.
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
switch-no-restart = An diesem Tisch lässt niemand neu geben
switch-no-pass = An diesem Tisch wird nicht geschoben
switch-knocked = Es hat schon jemand geklopft: tauschen oder bleiben
switch-exchange = Tausche eine Karte der Hand gegen eine des offenen Blattes

# Die erste Runde, zum Lernen.
switch-learn-goal = Jeder hat drei Leben. In jeder Runde verliert das niedrigste Blatt eins, und wer als Letzter übrig bleibt, gewinnt. (T31-58)
switch-learn-hand = Nur Karten derselben Farbe zählen zusammen. Ein Ass zählt 11; König, Dame und Bube zählen 10. Das beste Blatt ist also 31. (T31-52)
switch-learn-two-hands = Du gibst, deshalb hast du zwei Blätter. König und Neun in Pik zählen 19; das andere Blatt zählt nur 10, mit seiner Dame. Behalte das erste, das andere wird offen hingelegt. (T31-55)
switch-learn-ann = Ann fängt an. Es gibt vier Möglichkeiten: eine Karte mit dem offenen Blatt tauschen, alle drei tauschen, alle drei blind gegen das verdeckte Blatt tauschen oder klopfen. (B-T31-01)
switch-learn-ben = Ann hat deine Kreuz-Dame genommen und die Pik-Acht hingelegt. Die könntest du brauchen. Lässt Ben sie liegen?
switch-learn-exchange = Ben hat das ganze Blatt blind gegen das verdeckte getauscht: Es muss schlecht gewesen sein. Tausch deine Kreuz-Sechs gegen die Pik-Acht. König, Neun und Acht zählen 27.
switch-learn-face-up = Deine Kreuz-Sechs liegt jetzt offen, und Ann sammelt Kreuz. Was du weggibst, können andere nehmen.
switch-learn-knock = Ann hat Dame und Sechs in Kreuz: mit dem Ass höchstens 27. Bei Gleichstand an der Spitze bist du sicher. Auf dem Tisch hilft dir nichts, und schieben darf niemand: Klopf. (T31-58)
switch-learn-last-turns = Ann und Ben sind noch einmal dran, sie tauschen oder bleiben. Schlägt dich ein Blatt, verlierst du zwei Leben. (T31-58)
switch-learn-restart = Keins schlägt dich: Ann hat 26, und Ben müsste mit 25 ein Leben abgeben. Aber wer drei Karten einer Farbe und mehr als 21 hat, darf neu geben lassen. Ann wird zuerst gefragt. (T31-59)
switch-learn-again = Ann hat nichts zu zahlen und verzichtet, aber Ben lässt neu geben: Niemand verliert ein Leben. Bens Blatt liegt jetzt offen, alle anderen werden neu gegeben. (B-T31-02)
switch-learn-new-hand = Du hast Ass und Dame in Herz, 21. Ann hat Bens Blatt ganz genommen, für 25, und die Herz-Zehn hingelegt. Jetzt ist Ben dran.
switch-learn-thirty-one = Ben wollte nur die Pik-Sieben. Tausch deine Kreuz-Drei gegen die Zehn: Ass, Dame und Zehn in Herz sind 31.
switch-learn-end = Eine 31 vor dem Klopfen wird sofort gezeigt, und alle anderen verlieren ein Leben. Ben hat neu geben lassen, um ein Leben zu retten, und jetzt zahlt auch Ann.

## Feste Strategien, für die Arena

switch-zoo-textbook = Tauscht, wenn es das Blatt verbessert, klopft ab 22 Punkten im ersten Zug, später ab 27.
