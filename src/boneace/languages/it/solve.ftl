# `boneace solve`: aiuto, risultati ed errori.
#
# Nell’aiuto, %(default)s è un segnaposto e %% è un segno di percentuale.
#
# Glossario. exploitability: sfruttabilità, quanto un posto che conosce la strategia dell’altro vince più di quanto
# il gioco vale, in media sui posti. iteration: iterazione. state: stato. checkpoint: il file di un calcolo
# non finito. equilibrium: equilibrio. non-dealer: avversario del mazziere.

## Aiuto

solve-help = cerca strategie contro cui nessuno possa guadagnare molto
solve-about = Trova un equilibrio di un gioco per due, e quanto il gioco vale per ciascun posto; il posto 0 è il primo
    mazziere. Si calcola tutto l’albero del gioco, che quindi dev’essere piccolo; mccfr impara da
    campioni di gioco, per due giocatori o più.

    Senza --iterations, --target o --seconds si ferma a una sfruttabilità di 0.0001; mccfr si ferma dopo
    10 secondi. Anche Ctrl+C lo ferma, e con --checkpoint si conserva quello che è stato trovato.

    Quattro giochi hanno un risolutore proprio. Una sola smazzata si ferma a una sfruttabilità di 0.0001 o dopo 60 secondi:
      best-pair-thirty-one: una smazzata, con --score e --upcards; altrimenti il gioco intero
      mus (in due, quando il mus è stato tagliato): una smazzata, con --score in pietre; altrimenti il gioco intero
      three-stake-brag (in due): una smazzata, con --upcards; --option vying_limit=6 limita le puntate
      vingt-un: una smazzata tra un giocatore e il mazziere

    Il gioco intero richiede molto tempo: --checkpoint conserva quello che è fatto e --policy scrive il risultato. --certify
    misura quanto guadagnano le risposte migliori contro i bot di best-pair-thirty-one.
solve-examples-small = con i giochi di examples/kuhn e examples/leduc installati:
solve-game = un gioco: `boneace games` li elenca
solve-seats = il numero di posti (il minimo che il gioco permette)
solve-algorithm = cfr+, dcfr, pcfr+ o mccfr (%(default)s)
solve-iterations = si ferma dopo N iterazioni, comprese quelle del checkpoint
solve-target = si ferma a questa sfruttabilità: metà di NashConv, nelle unità del guadagno
solve-seconds = si ferma dopo questo tempo
solve-checkpoint = riprende da FILE.npz, se c’è, e vi conserva il calcolo
solve-seed = il seed di mccfr (%(default)s); gli altri non ne usano
solve-limit = quanti stati può avere al massimo un albero, o un giro di mccfr (%(default)s)
solve-decisions = interrompe la partita dopo tante decisioni, senza che nessuno abbia vinto nulla; per giochi senza fine
solve-score = risolve una smazzata: i punti dell’avversario del mazziere e del mazziere prima di essa, come 5-5
solve-upcards = risolve una smazzata: le carte scoperte dell’avversario del mazziere e del mazziere, come "7S TD"
solve-policy = per un gioco con un risolutore proprio: scrive quello che si sa come strategia con cui giocano i suoi bot
solve-certify = misura quanto guadagnano le migliori risposte contro i bot di un gioco: nelle smazzate di partite giocate da loro
solve-full = con --certify: in tutte le smazzate con tutti i punteggi, esattamente, il che richiede giorni; --checkpoint conserva quello che è fatto
solve-json = stampa { "{" }"value": …, "exploitability": …, "seconds": …{ "}" } e altro

## Avanzamento e risultati

solve-walking = { $states } stati
solve-running = { $iterations } iterazioni{ $known ->
    [yes] , sfruttabilità { $at }
   *[no] { "" }
}
solve-done = { $game }: { $iterations } iterazioni di { $algorithm } in { $seconds } s.
solve-worth = Il posto { $seat } vince in media { $worth }.
solve-measured = Sfruttabilità: { $at }.
solve-not-measured = La sfruttabilità di questo gioco non si può calcolare; quello che vincono i posti è una stima da campioni.
solve-deal-done = { $game }{ $upcards ->
    [none] { "" }
   *[other] , { $upcards }
}{ $score ->
    [none] { "" }
   *[other] { " " }con { $score }
}: { $iterations } iterazioni di { $algorithm } in { $seconds } s.
solve-deal-worth = Per l’avversario del mazziere la smazzata vale { $worth }.
solve-deal-choices = L’avversario del mazziere comincia con: { $choices }.
solve-whole-running = { $share } del gioco intero
solve-whole-worth = Un gioco vale { $worth } per chi non è mazziere nella prima smazzata. Quanto sia lontano da un equilibrio non è calcolato.
solve-whole-stopped = Interrotto.{ $kept ->
    [file] { " " }Quello che si sa è conservato in { $file }: lo stesso comando riprende da lì.
   *[none] { "" }
}
solve-certifying = misurato { $share }{ $known ->
    [yes] , { $at } di un gioco
   *[no] { "" }
}
solve-certified-deals = { $deals } smazzate misurate su { $all }, in { $seconds } s di processore: in una smazzata le migliori risposte
    guadagnano in media { $deal } di un gioco, e al massimo { $worst }. Un gioco ha { $length } smazzate.
solve-certified-full = { $scores } punteggi misurati su { $all }, in tutte le smazzate, in { $seconds } s di processore.
solve-certified-game = { $sure ->
    [exact] In un gioco intero guadagnano { $at } di un gioco: metà di NashConv, esattamente.
    [sampled] In un gioco intero guadagnano { $at } ± { $error } di un gioco (95%): metà di NashConv, sommata sulle smazzate dei giochi dei bot.
   *[none] In un gioco intero guadagnano { $at } di un gioco: metà di NashConv, sommata sulle smazzate dei giochi dei bot, troppo poche per dire con quale sicurezza.
}
solve-stopped = Interrotto dopo { $iterations } iterazioni.{ $kept ->
    [file] { " " }Sono conservate in { $file }: lo stesso comando riprende da lì.
   *[none] { "" }
}

## Motivi

solve-no-deals = { $game } non ha un risolutore per singole smazzate: togli --score e --upcards
solve-which-deal = { $needs ->
    [none] una smazzata di { $game } si risolve così com’è: togli --score e --upcards
    [both] quale smazzata di { $game }? indica --score e --upcards
   *[other] quale smazzata di { $game }? indica solo { $needs }
}
solve-no-whole = { $game } non ha un risolutore per il gioco intero, necessario per --policy
solve-not-shared = qui il lavoro per { $game } non si può dividere: ogni turno ha bisogno del precedente. Togli --ray e --jobs
solve-no-certificate = quello che giocano i bot di { $game } non si può misurare così
solve-certify-only = --certify non accetta altri argomenti che --seconds, --iterations (smazzate) e --seed, oppure --full e --checkpoint; oltre a --preset, --option e --json
solve-deal-only = una singola smazzata si risolve solo con { $only }, senza --algorithm, --checkpoint, --seats, --seed e --limit
solve-whole-only = questo gioco lo risolve per intero il suo risolutore, solo con { $only }, senza --algorithm, --seats, --seed, --limit, --decisions, --iterations, --target e --seconds; Ctrl+C lo ferma, e --checkpoint lo conserva
solve-a-policy = una strategia
solve-two-seats = { $seats ->
    [one] { $game } con un posto solo non si può risolvere esattamente: ne servono due
   *[other] { $game } con { $seats } posti non si può risolvere esattamente: ne servono due; prova l’algoritmo mccfr
}
solve-not-zero-sum = { $game } con queste opzioni non si può risolvere esattamente: quello che vincono i posti non ha somma zero
solve-too-large = l’albero di { $game } ha più di { $limit } stati: aumenta il limite («limit»), accorcia la partita con le sue opzioni o con «decisions», usa meno carte (l’opzione «cards», come { $cards } …), o prova l’algoritmo mccfr
solve-too-wide = a { $game } le carte si possono dare in troppi modi: più di { $limit } stati prima della prima decisione; usa meno carte (l’opzione «cards», come { $cards } …), o prova l’algoritmo mccfr
solve-round-too-large = un giro di mccfr a { $game } attraversa più di { $limit } stati: aumenta il limite («limit»), o scegli opzioni con una partita più corta
solve-too-deep = in una partita di { $game } un posto può prendere più di { $limit } decisioni, troppe per mccfr: scegli opzioni con una partita più corta, o interrompila con «decisions»
solve-unseen-moves = { $game } non si può risolvere: quello che un posto vede non sempre gli dice quali mosse ha
solve-unmeasured = la sfruttabilità di { $game } non si può calcolare, quindi non può essere lo scopo: indica un numero di iterazioni o di secondi («iterations», «seconds»)
solve-no-algorithm = non c’è l’algoritmo «{ $given }»: scegli tra { $known }
solve-a-checkpoint = un checkpoint
solve-broken = { $file } non è un checkpoint intero
solve-other-version = { $file } è un checkpoint di un’altra versione di Bone Ace
solve-other-game = { $file } è il checkpoint di un altro gioco o di altre opzioni: { $theirs }, non { $ours }
solve-other-rules = { $file } è un checkpoint fatto con altre regole di questo gioco: da allora sono cambiate
solve-other-algorithm = { $file } è un checkpoint di { $theirs }, non di { $ours }
solve-other-seed = { $file } è un checkpoint con il seed { $theirs }, non { $ours }
solve-whole-pack = il risolutore proprio di { $game } conosce solo il mazzo intero
