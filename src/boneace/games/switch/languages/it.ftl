# Switch: che cosa succede, le mosse e perché una mossa non è valida.
#
# Glossario. the face-up hand: la mano scoperta. the face-down hand: la mano coperta. unseen: alla cieca.
# to restart: rifare la smazzata. to settle: lasciarla valida, così chi perde paga.

## Di che cosa si tratta

switch-game = Switch
    .summary = Fai 31 in un seme, cambiando con due mani sul tavolo, una scoperta e una coperta.

## Opzioni

switch-option-fourth-action = Quarta mossa
    .meaning = Che cosa può fare un giocatore oltre a cambiare una carta, cambiare con la mano scoperta e bussare.
    .value-unseen = Cambiare alla cieca con la mano coperta
    .value-pass = Passare; la mano coperta non si usa
    .value-both = Cambiare alla cieca, o passare
switch-option-given-up = La mano lasciata
    .meaning = Come si posa una mano cambiata alla cieca.
    .value-face-down = Coperta, al posto di quella presa
    .value-face-up = Scoperta: quella che era scoperta si copre
switch-option-restart = Rifare la smazzata
    .meaning = Chi può rifare la smazzata con tre carte di un seme che valgono più di 21.
    .value-anybody = Chiunque, a turno dalla sinistra del mazziere
    .value-winner = Solo la mano più alta
    .value-nobody = Nessuno
switch-option-blitz-after-knock = Un 31 fatto dopo che qualcuno ha bussato chiude la smazzata: chi lo ha è salvo, chi ha bussato ne perde due e gli altri una.

## Regolamenti

switch-preset-default = Switch
    .summary = In un turno si cambia una carta o tutta la mano con quella scoperta, si cambia tutta la mano alla cieca con quella coperta, o si bussa.
switch-preset-pass = Con il passo
    .summary = Come nel gioco tedesco, si può passare; la mano coperta non si usa.

## Che cosa è successo

switch-passes = { $who ->
    [you] Passi
   *[other] { $who } passa
}.
switch-settles = { $who ->
    [you] Lasci
   *[other] { $who } lascia
} valida la smazzata.
switch-restarts = { $who ->
    [you] Fai
   *[other] { $who } fa
} rifare la smazzata: nessuno paga.
switch-keeps = { $who ->
    [you] Tieni
   *[other] { $who } tiene
} la { $which ->
    [first] prima
   *[second] seconda
} mano e { $who ->
    [you] scopri
   *[other] scopre
} l’altra.
switch-keeps-shown = { $who ->
    [you] Tieni
   *[other] { $who } tiene
} la { $which ->
    [first] prima
   *[second] seconda
} mano e { $who ->
    [you] scopri
   *[other] scopre
} l’altra: { $cards }.
switch-unseen = { $who ->
    [you] Cambi
   *[other] { $who } cambia
} tutta la mano con quella coperta, alla cieca.
switch-unseen-got = { $who ->
    [you] Cambi
   *[other] { $who } cambia
} tutta la mano con quella coperta, alla cieca: { $cards }.
switch-face-up-now = Adesso sono scoperte: { $cards }.
switch-laid = { $who ->
    [you] La tua mano
   *[other] La mano di { $who }
} è scoperta: { $cards }.

## Mosse

switch-move-keep-first = Tieni la prima mano
    .hint = La tua seconda mano viene scoperta
switch-move-keep-second = Tieni la seconda mano
    .hint = La tua prima mano viene scoperta
switch-move-swap-up = Cambia tutte
    .hint = Dai le tue tre carte per le tre scoperte
switch-move-swap-down = Cambia alla cieca
    .hint = Dai le tue tre carte per le tre coperte
switch-move-knock = Bussa
    .hint = Chiudi la smazzata: tutti gli altri hanno ancora un turno
switch-move-stand = Stai
    .hint = Tieni le tue tre carte
switch-move-pass = Passa
    .hint = Per adesso tieni le tue tre carte
switch-move-restart = Rifai la smazzata
    .hint = Nessuno paga: la tua mano resta scoperta, e tutte le altre carte si ridanno
switch-move-decline = Lascia valida
    .hint = Lasci che la smazzata si chiuda

## Perché no

switch-one-laid = Il mazziere ha già scoperto una delle due mani
switch-restart-later = La smazzata si può rifare solo dopo aver mostrato le carte
switch-keep-before = Prima il mazziere deve tenere una delle due mani
switch-all-shown = Tutti hanno mostrato le carte: rifai la smazzata, o lasciala valida
switch-no-unseen = A questo tavolo la mano coperta non si usa
switch-no-pass = A questo tavolo non si può passare
switch-knocked = Qualcuno ha già bussato: cambia o stai
switch-exchange = Cambia una carta della mano con una della mano scoperta
