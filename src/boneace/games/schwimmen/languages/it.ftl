# Schwimmen: opzioni e regolamenti, che cosa succede, le mosse e perché una mossa non è valida.
#
# Glossario. the middle: il centro, le tre carte sul tavolo con cui si cambia. to knock: bussare, chiudere la
# smazzata: gli altri hanno ancora un turno. to swim: nuotare, essere senza vite ma ancora in gioco. Feuer:
# tre assi; il nome è tedesco, uguale in tutte le lingue.

schwimmen-game = Schwimmen
    .summary = Cambia carte con il centro per fare 31 in un seme. La mano più bassa perde una vita. Chi è senza vite nuota.

## Opzioni

schwimmen-option-two-hands = Due mani
    .meaning = Chi riceve due mani, ne guarda una, e la tiene o prende l’altra alla cieca. La mano lasciata diventa il centro.
    .value-dealer = Il mazziere
    .value-eldest = Il giocatore alla sinistra del mazziere
    .value-nobody = Nessuno: si scoprono tre carte
schwimmen-option-passing = Passare
    .meaning = Si può passare finché qualcuno non bussa.
schwimmen-option-seven-eight-nine = Sette, otto, nove
    .meaning = Che cosa succede quando al centro ci sono un sette, un otto e un nove.
    .value-stay = Restano
    .value-on-request = Chi è di turno può far mettere tre carte nuove
    .value-at-once = Si mettono subito tre carte nuove
schwimmen-option-knock-when = Bussare
    .meaning = In quale momento del turno si può bussare.
    .value-instead = Invece di cambiare o passare
    .value-after = Dopo aver cambiato o passato
schwimmen-option-fire = Feuer
    .meaning = Quanto valgono tre assi.
    .value-32 = 32, e chiudono la smazzata
    .value-33 = 33, e chiudono la smazzata
    .value-30-5 = 30½, come ogni tris
schwimmen-option-threes-by-rank = Tris in ordine di valore
    .meaning = Quando due mani valgono 30½, vince il tris di valore più alto.
schwimmen-option-fire-costs = Il Feuer costa una vita
    .meaning = Chi perde una vita quando qualcuno ha Feuer.
    .value-others = Tutti gli altri
    .value-lowest = La mano più bassa
schwimmen-option-thirty-one-costs = Un 31 costa una vita
    .meaning = Chi perde una vita quando qualcuno mostra un 31.
    .value-lowest = La mano più bassa
    .value-others = Tutti gli altri
schwimmen-option-lives = Quante vite ha ogni giocatore.
schwimmen-option-free-ride = Nuotare
    .meaning = Chi resta senza vite nuota: continua a giocare finché non perde di nuovo.

## Regolamenti

schwimmen-preset-default = Schwimmen
    .summary = Il mazziere sceglie tra due mani; in un turno si cambia una carta o tutte e tre, si passa o si bussa.
schwimmen-preset-closing = Chiusura
    .summary = Un giocatore può chiudere la smazzata alla fine del turno, dopo aver cambiato o passato.
schwimmen-preset-knack = Knack
    .summary = Il giocatore alla sinistra del mazziere sceglie tra due mani, nel primo giro nessuno bussa, e tre assi valgono 33.

## Che cosa è successo

schwimmen-passes = { $who ->
    [you] Passi
   *[other] { $who } passa
}.
schwimmen-renews = { $who ->
    [you] Chiedi
   *[other] { $who } chiede
} carte nuove.
schwimmen-taken-away = Si tolgono le tre carte al centro.
schwimmen-lie = Al centro: { $cards }.
schwimmen-keeps = { $who ->
    [you] { $which ->
        [first] Tieni la prima mano
       *[second] Prendi la seconda mano, alla cieca
    }
   *[other] { $who } { $which ->
        [first] tiene la prima mano
       *[second] prende la seconda mano, alla cieca
    }
}.
schwimmen-keeps-shown = { $who ->
    [you] { $which ->
        [first] Tieni la prima mano
       *[second] Prendi la seconda mano, alla cieca
    }
   *[other] { $who } { $which ->
        [first] tiene la prima mano
       *[second] prende la seconda mano, alla cieca
    }
}. Al centro: { $cards }.
schwimmen-at-once = { $showing }!
schwimmen-shows = { $who ->
    [you] Mostri
   *[other] { $who } mostra
} { $total }
schwimmen-fire = Feuer: tre assi.
schwimmen-exhausted = Tutti hanno passato, e le carte non bastano più: la smazzata finisce.
schwimmen-loses-last = { $who ->
    [you] Perdi
   *[other] { $who } perde
} { $lives ->
    [one] 1 vita
   *[other] { $lives } vite
} e { $who ->
    [you] nuoti
   *[other] nuota
}.
schwimmen-loses-again = { $who ->
    [you] Nuotavi e perdi
   *[other] { $who } nuotava e perde
} di nuovo.

## Che cosa ha un posto, e che cosa c’è sul tavolo

schwimmen-lives = { $lives ->
    [one] 1 vita
   *[other] { $lives } vite
}
schwimmen-swimming = nuota
schwimmen-has-knocked = ha bussato
schwimmen-middle = Centro
schwimmen-second-hand = Seconda mano

## Mosse

schwimmen-move-keep-first = Tieni la mano
    .hint = La seconda mano viene scoperta
schwimmen-move-keep-second = Prendi la seconda mano
    .hint = La tua mano viene scoperta, e prendi l’altra alla cieca
schwimmen-move-swap-all = Cambia tutte
    .hint = Dai le tue tre carte per le tre al centro
schwimmen-move-pass = Passa
    .hint = Tieni le tue tre carte
schwimmen-move-knock = Bussa
    .hint = Chiudi la smazzata: tutti gli altri hanno ancora un turno
schwimmen-move-continue = Continua
    .hint = Lasci il turno al prossimo
schwimmen-move-renew = Carte nuove
    .hint = Fai mettere tre carte nuove al centro, prima del tuo turno

## Perché no

schwimmen-kept = Una delle due mani è già scoperta
schwimmen-keep-before = Prima scegli una delle due mani
schwimmen-no-pass = A questo tavolo non si passa prima che qualcuno abbia bussato
schwimmen-knocked = Qualcuno ha già bussato
schwimmen-after-turn = Prima cambia o passa, poi bussa
schwimmen-say-first = Il turno è finito: bussa, o continua
schwimmen-new-first = Si aspettano le carte nuove
schwimmen-exchange = Cambia una carta della mano con una del centro
schwimmen-never-renewed = A questo tavolo non si chiedono carte nuove
schwimmen-none-left = Restano meno di tre carte
schwimmen-not-seven-eight-nine = Le carte nuove sono solo per un sette, un otto e un nove al centro

# La prima smazzata, per imparare.
schwimmen-learn-goal = In tedesco Schwimmen vuol dire «nuotare». Hai perso tutte le vite, quindi nuoti: se perdi ancora, sei fuori. Nuota anche Ben, e ad Ann resta una vita. (SCH-25)
schwimmen-learn-worth = Alla fine della smazzata perde la mano più bassa. Si sommano solo le carte dello stesso seme: l’asso conta 11; re, donna, fante e dieci contano 10. (SCH-15)
schwimmen-learn-two-hands = Il mazziere sei tu, quindi per te ci sono due mani, e ne puoi guardare una. Vale solo 10, la sua donna. Prendi l’altra, alla cieca; questa va al centro. (SCH-07)
schwimmen-learn-two-jacks = Ne valeva la pena: due fanti, e con il sette di quadri hai 17. Ora gioca Ann, poi Ben. Possono cambiare con il centro, passare o bussare.
schwimmen-learn-exchange = Ben ha preso l’otto di quadri. Dai il tuo sette per la donna di picche: con il fante di picche fa 20, e tieni i due fanti. Un tris conterebbe 30½. (SCH-16)
schwimmen-learn-given = Ora il tuo sette è al centro, e chiunque può prenderlo. Ben raccoglie quadri. (SCH-09)
schwimmen-learn-jack = Ben ha preso il tuo sette, e ha dato il fante di cuori. Potresti prendere tutte e tre le carte al centro, 27. Ma è meglio un terzo fante: dai la donna. (SCH-10)
schwimmen-learn-fire = Tre fanti contano 30½. Sono meglio solo 31 e tre assi, che si chiamano Feuer. Al prossimo turno puoi bussare: bussare prende tutto il turno. (SCH-12)
schwimmen-learn-knock = Ann e Ben hanno passato. Se passi anche tu, al centro arrivano tre carte nuove, che possono aiutare gli altri. Quindi bussa adesso. (SCH-13)
schwimmen-learn-last-turns = Gli altri hanno ancora un turno a testa, per cambiare o passare. (SCH-14)
schwimmen-learn-end = Ann ha 26, e Ben 25, la mano più bassa: senza il fante di Ben, la più bassa sarebbe stata la tua. Ben nuotava già, ed è fuori. Tu nuoti ancora, e resta solo Ann. (SCH-26)

## Strategie fisse, per l’arena

schwimmen-zoo-textbook = Tiene una prima mano da 18, cambia se migliora la mano, bussa da 24 punti all’inizio fino a 28 più avanti.
