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
switch-no-restart = A questo tavolo nessuno fa rifare la smazzata
switch-no-pass = A questo tavolo non si può passare
switch-knocked = Qualcuno ha già bussato: cambia o stai
switch-exchange = Cambia una carta della mano con una della mano scoperta

# La prima smazzata, per imparare.
switch-learn-goal = Ognuno ha tre vite. In ogni smazzata la mano più bassa ne perde una, e vince l’ultimo rimasto. (T31-58)
switch-learn-hand = Si sommano solo le carte dello stesso seme. L’asso conta 11; re, donna e fante 10: la mano migliore è 31. (T31-52)
switch-learn-two-hands = Il mazziere sei tu, quindi hai due mani. Re e nove di picche contano 19; nell’altra conta solo la donna, 10. Tieni la prima: l’altra si scopre sul tavolo. (T31-55)
switch-learn-ann = Comincia Ann. Le mosse sono quattro: cambiare una carta con la mano scoperta, cambiarle tutte e tre, cambiarle alla cieca con la mano coperta, o bussare. (B-T31-01)
switch-learn-ben = Ann ha preso la tua donna di fiori e ha lasciato l’otto di picche. A te servirebbe. Ben lo lascerà lì?
switch-learn-exchange = Ben ha dato tutta la mano per quella coperta, alla cieca: doveva essere brutta. Dai il tuo sei di fiori per l’otto di picche. Re, nove e otto contano 27.
switch-learn-face-up = Ora il tuo sei di fiori è scoperto, e Ann raccoglie fiori. Quello che lasci possono prenderlo gli altri.
switch-learn-knock = Ann ha la donna e il sei di fiori: al massimo 27, con l’asso. Chi pareggia in testa si salva. Sul tavolo niente ti serve, e non si può passare: bussa. (T31-58)
switch-learn-last-turns = Ann e Ben hanno ancora un turno a testa, per cambiare o stare. Se una mano batte la tua, perdi due vite. (T31-58)
switch-learn-restart = Nessuna la batte: Ann ha 26, e Ben, con 25, dovrebbe perdere una vita. Ma chi ha tre carte di un seme che valgono più di 21 può rifare la smazzata. Si chiede prima ad Ann. (T31-59)
switch-learn-again = Ann non aveva niente da pagare e l’ha lasciata valida, ma Ben la fa rifare: nessuno perde una vita. La mano di Ben è scoperta, e tutte le altre carte si ridanno. (B-T31-02)
switch-learn-new-hand = Hai asso e donna di cuori, 21. Ann ha preso le tre carte della mano di Ben, per 25, e ha lasciato il dieci di cuori. Ora tocca a Ben.
switch-learn-thirty-one = Ben voleva solo il sette di picche. Dai il tuo tre di fiori per il dieci: asso, donna e dieci di cuori fanno 31.
switch-learn-end = Un 31 prima che qualcuno bussi si mostra subito, e tutti gli altri perdono una vita. Ben ha fatto rifare la smazzata per salvarne una, e adesso paga anche Ann.

## Strategie fisse, per l’arena

switch-zoo-textbook = Cambia se migliora la mano, bussa da 22 punti al primo turno fino a 27 più avanti.
