# Quello che i giochi a vite dicono allo stesso modo.
#
# Ciò che si scrive come mossa (swap 4C for 9H, knock) è notazione, uguale in tutte le lingue;
# ciò che sta in una frase è parola della lingua.
#
# Glossario. life: vita. on the county: a scrocco. out: fuori. to knock: bussare. to stand: stare.
# to exchange, to swap: cambiare. face up: scoperta. deal: smazzata. hand: mano. dealer: mazziere.

## Opzioni

lives-option-three-of-a-kind = Tris
    .meaning = Quanto valgono tre carte dello stesso valore.
    .value-none = Niente di speciale
    .value-30-5 = 30½, più di ogni mano tranne il 31
    .value-30 = 30, come tre carte da dieci dello stesso seme
lives-option-dealt-blitz = 31 servito
    .meaning = Quando si mostra un 31 ricevuto con le carte date.
    .value-at-once = Subito, prima di ogni turno
    .value-on-turn = Quando tocca a chi lo ha
lives-option-blitz-after-knock = Un 31 chiude gli ultimi turni
    .meaning = Nel gioco a vite, un 31 fatto dopo che qualcuno ha bussato chiude la smazzata: chi lo ha è salvo, chi ha bussato ne perde due e gli altri una.
lives-option-knock-from = Prima bussata
    .meaning = Da quando si può bussare.
    .value-first-turn = Dal primo turno della smazzata
    .value-second-turn = Quando tutti hanno avuto un turno
lives-option-lives = Vite
    .meaning = Quante vite ha ogni giocatore: monetine, o gli angoli di una banconota.
lives-option-free-ride = A scrocco
    .meaning = Chi resta senza vite continua a giocare («a scrocco») finché non perde di nuovo.
lives-option-capped-loss = Non più di quanto resta
    .meaning = Chi perde due vite e ne ha una sola paga quella e continua a giocare.
lives-option-knocker-must = Chi bussa deve
    .meaning = Che cosa deve fare chi bussa per non perdere.
    .value-win = Vincere: nessuno può avere di più, e paga anche il più basso
    .value-beat-one = Battere almeno uno: non essere il più basso
lives-option-knocker-double = Chi bussa paga doppio
    .meaning = Chi bussa e fallisce perde due vite.
lives-option-knocker-tied = Chi bussa pareggia in fondo
    .meaning = Chi paga quando basta battere uno e chi ha bussato pareggia con il più basso.
    .value-alone = Solo chi ha bussato
    .value-with-others = Chi ha bussato e gli altri alla pari
    .value-with-others-unless-all = Chi ha bussato e gli altri, ma chi ha bussato si salva se sono tutti pari
    .value-safe = Solo gli altri: chi bussa vince i pareggi
lives-option-deals = Smazzate
    .meaning = La partita finisce dopo questo numero di smazzate; 0 vuol dire senza limite.

## Che cosa è successo

lives-deals = Smazzata { $deal }. { $who ->
    [you] Il mazziere sei tu
   *[other] Mazziere: { $who }
}.
lives-knocks = { $who ->
    [you] Bussi
   *[other] { $who } bussa
}.
lives-stands = { $who ->
    [you] Stai
   *[other] { $who } sta
}.
lives-exchanges = { $who ->
    [you] Cambi
   *[other] { $who } cambia
} { $given } con { $received }.
lives-three-cards = tre carte
lives-blitz = { $showing }: 31!
lives-blitz-hand = { $who ->
    [you] Mostri
   *[other] { $who } mostra
} { $cards }
lives-shown = Carte scoperte: { $hands }.
lives-shown-hand = { WITHIN($who) } { $cards } ({ $worth })
lives-loses = { $who ->
    [you] Perdi
   *[other] { $who } perde
} { $lives ->
    [one] 1 vita
   *[other] { $lives } vite
}: { $who ->
    [you] te ne
   *[other] gliene
} { $left ->
    [one] resta 1
   *[other] restano { $left }
}.
lives-loses-last = { $who ->
    [you] Perdi
   *[other] { $who } perde
} { $lives ->
    [one] 1 vita
   *[other] { $lives } vite
} e { $who ->
    [you] giochi
   *[other] gioca
} a scrocco.
lives-loses-all = { $who ->
    [you] Perdi
   *[other] { $who } perde
} { $lives ->
    [one] 1 vita
   *[other] { $lives } vite
}.
lives-loses-again = { $who ->
    [you] Giocavi a scrocco e perdi
   *[other] { $who } giocava a scrocco e perde
} di nuovo.
lives-out = { $who ->
    [you] Sei
   *[other] { $who } è
} fuori.
lives-won = { $who ->
    [you] Vinci la partita
    [among] { $who } condividete la vittoria
   *[other] { $who } { $count ->
        [one] vince la partita
       *[other] condividono la vittoria
    }
}.

## Come si chiama una mossa

lives-swap = Cambia { $given } con { $taken }
lives-swap-two = Cambia due

## Perché una mossa non si capisce

lives-no-move = «{ $text }» non è una mossa di { $game }: le mosse sono { $moves }
lives-no-for = In «{ $text }» manca «for»: un cambio si scrive «swap 4C for 9H»
lives-name-both = «{ $text }» deve nominare una carta della mano e una del tavolo

## Perché no

lives-cards-first = Prima bisogna dare le carte
lives-never-two = Si cambia una carta o tutte e tre, mai due
lives-not-held = { $card } non è in mano
lives-not-face-up = { $card } non è scoperta sul tavolo
lives-stand-last = Si sta solo nell’ultimo turno, dopo che qualcuno ha bussato
lives-knock-early = Nessuno può bussare prima che tutti abbiano avuto un turno

## Con che cosa può cominciare una partita

lives-no-life = in questo gioco un posto senza vite è fuori: scrivi «out»
lives-two-in = devono restare in gioco almeno due posti
lives-dealer-out = il posto { $seat } non può fare da mazziere: è fuori

## Strategie apprese dai bot

lives-no-policy = non si può leggere una strategia da { $file } ({ $why }); rifalla con python -m boneace.games.{ $game }.making

## Che cosa si può fare

lives-action-draw = Pesca
    .help = Pesca la prima carta del tallone
lives-action-take = Prendi
    .help = Prendi la carta scoperta
lives-action-swap = Cambia una
    .help = Cambia le due carte scelte
    .short = Cambia
lives-action-swap-up = Cambia tutte
    .help = Cambia tutte e tre le carte con la mano scoperta
    .short = Tutte
lives-action-swap-all = Cambia tutte
    .help = Cambia tutte e tre le carte
    .short = Tutte
lives-action-swap-down = Cambia alla cieca
    .help = Cambia tutte e tre, alla cieca, con la mano coperta
    .short = Alla cieca
lives-action-pass = Passa
    .help = Passa, dove si può passare
lives-action-knock = Bussa
    .help = Bussa
lives-action-stand = Stai
    .help = Stai, quando qualcuno ha bussato
lives-action-stop = Ferma il bus
    .help = Ferma il bus
    .short = Ferma
lives-action-continue = Continua
    .help = Continua: lasci cambiare il prossimo
lives-action-exchange = Cambia
    .help = Cambia le carte scelte con il monte
lives-action-keep-first = Tieni la prima mano
    .help = Da mazziere: tieni la prima o la seconda delle tue due mani
    .short = La prima
lives-action-keep-second = Tieni la seconda mano
    .help = Da mazziere: tieni la prima o la seconda delle tue due mani
    .short = La seconda
lives-action-restart = Rifai
    .help = Alla fine: rifai la smazzata, o lasciala valida
    .short = Rifai
lives-action-decline = Lascia valida
    .help = Alla fine: rifai la smazzata, o lasciala valida
    .short = Chiudi
