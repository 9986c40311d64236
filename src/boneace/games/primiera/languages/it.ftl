# Primiera: che cosa succede, le mosse e perché una mossa non è valida. I messaggi comuni sono in vying.ftl.
#
# Glossario. claim: dichiarare, dire di avere una mano vincente. point: punto (numerus). fifty-five:
# cinquantacinque (supremus). flush: frusso (fluxus). chorus: coro. draw: scarto. vying: inviti. pot: piatto.
# ante: vada. stand pat: restare servito. «frusso di 76»: le carte della mano contano 76.

## Di che cosa si tratta

primiera-game = Primiera
    .summary = Quattro carte a testa da un mazzo di quaranta. Vince il piatto chi ha una carta di ogni seme, o sette, sei e asso di un seme, o quattro carte dello stesso seme; altrimenti il punto migliore in un seme.

## Opzioni

primiera-option-order = Ordine delle mani
    .meaning = Come si ordinano le mani vincenti, dalla più bassa.
    .value-flush = Primiera, cinquantacinque, frusso
    .value-fifty-five = Primiera, frusso, cinquantacinque
    .value-chorus = Primiera, cinquantacinque, frusso, e sopra tutte il coro: quattro carte uguali
primiera-option-sets-are-primiera = Carte uguali
    .meaning = Tre o quattro carte dello stesso valore contano come primiera.
primiera-option-counted = Carte che contano nei pareggi
    .meaning = Quali carte si contano quando due mani vincenti sono pari.
    .value-all = Tutte e quattro
    .value-combination = Solo quelle che fanno la combinazione
primiera-option-suits = I semi decidono i pareggi
    .meaning = Se tra frussi e tra cinquantacinque pari decide il seme.
    .value-none = No: la smazzata è nulla
    .value-hearts = Cuori, quadri, fiori, picche
    .value-cups = Coppe, denari, bastoni, spade
primiera-option-point-cards = Carte di un punto
    .meaning = Quante carte di un seme servono almeno per fare un punto.
primiera-option-ante = Vada
    .meaning = I gettoni che ogni giocatore mette nel piatto prima di una smazzata.
primiera-option-stake-again = Rimettere il vada
    .meaning = Tutti mettono di nuovo quando nessuno dichiara con le carte date.
primiera-option-stand-pat = Restare servito
    .meaning = Un giocatore può tenere tutte e quattro le carte invece di scartarne almeno una.
primiera-option-short-pack = Carte insufficienti
    .meaning = Che cosa succede quando il mazzo non basta per tutti gli scarti.
    .value-in-turn = Si serve a turno finché ci sono carte; gli altri tengono quelle che hanno
    .value-reshuffle = Gli scarti si mescolano e formano un nuovo mazzo
primiera-option-further-draws = Altri scarti
    .meaning = Si scarta ancora, finché qualcuno dichiara o le carte non bastano più.
primiera-option-vying = Inviti
    .meaning = Tra lo scarto e il momento di scoprire le carte c’è un giro di inviti, cioè di puntate.
primiera-option-max-brag = Brag massimo
    .meaning = Quanto può valere al massimo un brag o un rilancio, se ci sono gli inviti.
primiera-option-vying-limit = Limite degli inviti
    .meaning = Quanto può mettere al massimo un giocatore negli inviti di una smazzata; 0 vuol dire senza limite.
primiera-option-deals = Smazzate
    .meaning = La partita finisce dopo questo numero di smazzate; 0 vuol dire senza limite.

## Regolamenti

primiera-preset-primiera = Primiera
    .summary = Il gioco italiano: il frusso batte il cinquantacinque, che batte la primiera; si scarta almeno una carta.
primiera-preset-primero = Primero
    .summary = L’ordine di Cardano: un coro (quattro carte uguali) batte tutto, e per un punto servono due carte.

## Parole

primiera-stage = { $stage ->
    [claims] Dichiarazioni
    [draw] Scarto
    [vying] Inviti
   *[point] Punto
}
primiera-kind = { $kind ->
    [primiera] primiera
    [fifty-five] cinquantacinque
    [flush] frusso
    [chorus] coro
   *[point] punto
}
primiera-hand = { $kind ->
    [fifty-five] { primiera-kind } con { $count }
   *[other] { primiera-kind } di { $count }
}
primiera-hand-suited = { primiera-hand } a { cards-suit }
primiera-nobody-claims = nessuna dichiarazione
primiera-draw = scarto { $draw }
primiera-label-stand = Resta servito
primiera-label-discard = Scarta { $cards }

## Che cosa è successo

primiera-served = { $who ->
    [you] Ricevi
   *[other] { $who } riceve
} { $card }.
primiera-shuffled = Gli scarti si mescolano e formano un nuovo mazzo.
primiera-discards = { $who ->
    [you] Scarti
   *[other] { $who } scarta
} { $cards }.
primiera-discards-unseen = { $who ->
    [you] Scarti
   *[other] { $who } scarta
} { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}.
primiera-keeps = { $who ->
    [you] Tieni
   *[other] { $who } tiene
} tutte e quattro le carte.
primiera-passed-over = Il mazzo è finito: nessuno scarto per { $who ->
    [you] te
    [among] voi: { WITHIN($who) }
   *[other] { $who }
}.
primiera-none-claims = { $then ->
    [vying] Nessuno dichiara: si passa agli inviti.
    [draw] Nessuno dichiara: un altro scarto.
    [point] Nessuno dichiara: decide il punto.
   *[none] Nessuno dichiara.
}
primiera-vying-over = Gli inviti sono finiti: decide il punto.
primiera-all-dropped = Tutti gli altri si sono ritirati: non si mostra niente.
primiera-claims = { $who ->
    [you] Dichiari
    [among] { $who } dichiarate
   *[other] { $who } { $count ->
        [one] dichiara
       *[other] dichiarano
    }
}.
primiera-shows = { $who ->
    [you] Mostri
   *[other] { $who } mostra
} { $cards }: { $said }.
primiera-takes = { $who ->
    [you] Prendi
   *[other] { $who } prende
} il piatto di { $chips ->
    [one] { $chips } gettone
   *[other] { $chips } gettoni
}.
primiera-annulled = Le mani migliori sono pari: la smazzata è nulla.
primiera-stays = Il piatto di { $chips ->
    [one] { $chips } gettone
   *[other] { $chips } gettoni
} resta.
primiera-ante = Ognuno { $time ->
    [again] mette di nuovo
   *[first] mette
} { $chips ->
    [one] { $chips } gettone
   *[other] { $chips } gettoni
}; nel piatto: { $pot }.

## Perché una smazzata è stata vinta

primiera-alone = Tutti gli altri si sono ritirati
primiera-annulled-why = { $best } più di una volta: smazzata nulla, il piatto di { $chips ->
    [one] { $chips } gettone
   *[other] { $chips } gettoni
} resta
primiera-only = { $best }: nessun altro dichiara
primiera-beats = { $best } batte { $other }

## Che cosa fa una mossa

primiera-hint-stand = Tieni tutte e quattro le carte
primiera-hint-discard = { $count ->
    [one] Metti giù { $count } carta coperta, e ne prendi una dal mazzo
   *[other] Metti giù { $count } carte coperte, e ne prendi altrettante dal mazzo
}

## Perché no

primiera-no-move = «{ $text }» non è una mossa della Primiera: le mosse sono discard 7H 2C{ $stand ->
    [yes] , stand
   *[no] { "" }
}{ $vying ->
    [yes] , brag 2, raise 2, pass, match, drop
   *[no] { "" }
}
primiera-no-cards = «{ $text }» deve nominare da una a quattro carte, ciascuna una volta
primiera-not-held = { $card } non è in mano
primiera-draw-over = Lo scarto è finito: fai brag, passa o rispondi al brag
primiera-discard-now = Adesso scarta: gli inviti cominciano quando tutti hanno scartato
primiera-no-vying = A questo tavolo non ci sono inviti
primiera-least-discard = Ognuno deve scartare almeno una carta
primiera-most-discard = Il mazzo può sostituire solo { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}

# Le prime smazzate, per imparare.
primiera-learn-goal = Ognuno mette un gettone nel piatto e riceve quattro carte. Non ci sono otto, nove e dieci. La mano migliore prende il piatto. (PRI-04)
primiera-learn-hands = Le mani vincenti sono tre. Dalla migliore: il frusso, quattro carte di un seme; il cinquantacinque, sette, sei e asso di un seme; la primiera, una carta di ogni seme. (PRI-10)
primiera-learn-claims = Nessuno ne ha ricevuta una, altrimenti la migliore avrebbe preso subito il piatto. Quindi ora ognuno, a turno, cambia almeno una carta. (PRX-06)
primiera-learn-change = Se nemmeno allora vince qualcuno, vince il punto migliore: il valore delle carte di un seme. Il sette conta 21, il quattro 14. Tieni i due cuori e cambia le altre. (PRX-02)
primiera-learn-others = Il cinque di cuori conta 15: il tuo punto è 50. Si cambia una volta sola, e ora tocca agli altri.
primiera-learn-point = Ancora nessuna mano vincente, quindi decide il punto. Ben ha 46 a fiori, tu 50 a cuori: il piatto è tuo. (PRX-08)
primiera-learn-one-card = Seconda smazzata: il mazziere sei tu, quindi cambi dopo tutti gli altri. Per una primiera ti manca solo un fiori. Cambia un quadri, il re: conta 10, e il cinque 15. (PRI-08)
primiera-learn-flush = Il due di fiori: primiera! Ma Cleo ha fatto frusso. Conta meno della tua mano, 51 contro 66, ma prima viene il tipo di mano. (PRI-10)
primiera-learn-clubs = Terza smazzata. Con il sette e il sei di fiori manca solo l’asso per un cinquantacinque; e qualsiasi fiori fa un buon punto. Tieni questi due, e cambia le altre. (PRI-09)
primiera-learn-fifty-five = L’asso di fiori: cinquantacinque! Ora deve cambiare solo Ann. Poi chi ha una mano vincente la dichiara.
primiera-learn-end = La primiera di Ben conta 69, la tua mano solo 68. Ma stavolta il tipo migliore ce l’hai tu: il cinquantacinque prende il piatto. Dopo dieci smazzate vince chi ha più gettoni. (PRX-05)

## Studi

primiera-study-draw = Che cosa porta lo scarto, secondo quello che si tiene?
    .about = Esattamente, su tutte le mani che non vincono nulla prima dello scarto e tutte le carte che possono venire. Quante volte si vince il piatto è contro altri che hanno scartato con regole pratiche: un campione di 60.000 mani, da cui gli intervalli.
primiera-study-keeps = tenuto
primiera-study-made = Che cosa diventa la mano
primiera-study-any = una di queste
primiera-study-pot = Quante volte vince allora il piatto
primiera-study-wins = piatto, { $seats } giocatori
primiera-study-points = punto
primiera-study-kept = { $kept ->
    [0] la carta più alta
    [1] due di un seme
    [2] due di due semi
    [3] tre di un seme
    [4] tre di tre semi
    [5] due di un seme e un’altra
    [6] una coppia
    [7] tre uguali
   *[8] due tra sette, sei e asso di un seme
}
primiera-study-kind = { $kind ->
    [1] primiera
    [2] cinquantacinque
    [3] frusso
   *[4] coro
}

## Strategie fisse, per l’arena

primiera-zoo-textbook = Chiede una carta se ha tre semi, altrimenti va sul seme migliore; fa brag con un punto di 45 o più.
primiera-zoo-four-suits = Chiede sempre per avere una carta di ogni seme.
primiera-zoo-one-suit = Chiede sempre nel seme che vale di più.
primiera-zoo-thief = Punta il massimo con mani buone, e con qualunque mano dall’ultimo posto se tutti hanno passato.
primiera-zoo-tight = Aspetta mani buone, con esse punta il massimo e lascia con le altre.
