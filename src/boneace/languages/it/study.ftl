# `boneace study`: aiuto, risultati ed errori. Le parole del Vingt-Un sono in vingt-un.ftl, con il loro
# glossario.
#
# Nell’aiuto, %(default)s è un segnaposto e %% è un segno di percentuale.

## Aiuto

study-help = calcola quanto valgono le decisioni e le regole
study-about = Vingt-Un: quanto ci si aspetta, con esattezza, stando o chiedendo carta, per totale (morbido o duro) e per
    carte; quanto vale dividere; e il vantaggio del mazziere con regole diverse.

    Un giocatore gioca contro il mazziere, con una posta di 1 e il mazzo intero o quello che indichi. Il
    mazziere gioca per ultimo e vede che cosa ha preso il giocatore e che è rimasto. Di norma i due
    giocano al meglio l’uno contro l’altro; a ciascuno puoi invece dare una strategia fissa.
study-strategies = Una strategia è best (il meglio) o il totale a cui si sta, come 17. 16/18 vuol dire: si sta a 16, e a 18
    con un asso che vale undici.
study-asked = che cosa studiare
study-table = la tabella dei valori attesi (si stampa sempre; è il comportamento predefinito)
study-compositions = elenca per carte le mani di qualunque numero di carte, non solo di due
study-check = gioca questo numero di smazzate con il motore e confronta ({ $deals }); codice di uscita 1 se non concordano
study-variants = il vantaggio del mazziere con le regole della casa e senza; quello che non si può calcolare si simula con questo numero di smazzate ({ $deals }; un ventesimo con più giocatori)
study-deal = la smazzata
study-dealer = la strategia del mazziere (%(default)s)
study-player = la strategia del giocatore (%(default)s)
study-without = carte che non sono nel mazzo: «KS KH 5D», o «K K 5»
study-pack = il mazzo per valori: «A=4 2=3 K=1», degli altri nessuna
study-seed = il seed delle simulazioni (%(default)s)
study-output = risultati
study-json = stampa tutto come JSON
study-csv = scrive le righe in FILE.csv
study-plot = disegna la tabella, o con --variants le varianti, in FILE.svg, .png o .pdf (richiede boneace[study])
study-bad-deals = il numero di smazzate deve essere almeno 1000, non { $text }
study-a-table = una tabella
study-a-drawing = un disegno
study-written = scritto: { $file }

## Motivi

study-suffix = { $file }: il nome di un file per { $what } deve finire in { $ends }
study-folder = { $file } è una cartella, non un file
study-no-folder = { $file }: la cartella { $folder } non esiste
study-unwritten = non si può scrivere { $file }: { $why }
study-no-difference = l’opzione «{ $name }» non cambia niente nella tabella, che è per una smazzata e un giocatore: scegli tra { $known }; per le altre vedi --variants
study-divided-hands = con dealer_divides=best le mani divise del mazziere non si possono calcolare una per una, quindi non c’è una tabella; --variants mostra quanto vale la regola
study-no-strategy = «{ $text }» non è una strategia: scrivi best, o il totale a cui stare, da { $least } a { $most }, come 17; 16/18 vuol dire: si sta a 16, e a 18 con un asso che vale undici
study-no-ranks = «{ $word }» non dice quante carte di un valore ci sono nel mazzo: scrivi A=4, 7=2 o K=0, con un valore tra { $ranks } e un numero da 0 a { $suits }
study-rank-twice = il valore { $rank } è indicato due volte
study-small-pack = un mazzo di { $cards } carte è troppo piccolo per una smazzata: ne servono { $least }
study-four-only = nel mazzo ci sono solo quattro carte di valore { $rank }
study-write-cards = { $why }: scrivi KS, 5D o, se il seme non conta, K
study-not-twice = { $card } non è due volte nel mazzo
study-no-matplotlib = per disegnare serve matplotlib, che non è installato: pip install 'boneace[study]'; senza --plot il terminale mostra le stesse cose come testo

## Avanzamento

study-compiling = Compilazione
study-dividing = Divisione delle coppie
study-strategies-in-turn = Le due strategie, a turno
study-whole-deals = Smazzate intere
study-by-a-coin = Stare o chiedere a caso
study-first-card = Per la prima carta del mazziere
study-no-dividing = Il mazziere non divide
study-no-drawing = Non si chiede con 21
study-double-called = Si raddoppia
study-double-not-called = Non si raddoppia
study-playing = { study-where }: { $what }

## Mazzi e strategie

study-whole-pack = il mazzo intero
study-pack-without = { $size } carte, il mazzo senza { $cards }
study-pack-of = { $size } carte: { $ranks }
study-plays-best = gioca al meglio
study-stands-on = sta con { $hard }
study-stands-soft = sta con { $hard }, e con { $soft } se un asso vale undici

## Risultati

study-heading = Vingt-Un: un giocatore contro il mazziere, prima smazzata con { $pack }.
study-both-play = Il mazziere { $dealer }; il giocatore { $player }. Non si raddoppia.
study-advantage = Vantaggio del mazziere: { $percent }% della posta in ogni smazzata.
study-neither = Nessuno dei due può fare molto meglio: con la miglior risposta il mazziere guadagnerebbe un altro { $percent }%, quella del giocatore è quella mostrata ({ $rounds } giri).
study-could-gain = Giocando al meglio il giocatore potrebbe guadagnare { $percent }%.
study-seconds = Calcolato in { $seconds } s.
study-title-total = Quanto vince o perde una posta di 1, per totale
study-caption = morbido: un asso vale undici. La tabella dice quanto spesso il giocatore chiede carta; dove stare e chiedere valgono quasi lo stesso, fa l’uno e l’altro.
study-title-pairs = Coppie, con la stessa posta sulla seconda carta e sulla prima
study-title-cards = Per carte: le due in mano, + quelle scoperte
study-title-check = Giocato con il motore: { $deals } smazzate con le due strategie, e altrettante in cui la prima decisione del giocatore è a caso
study-title-variants = Il vantaggio del mazziere, { study-where }: { study-unit }
study-where = { $where ->
    [turn] un intero turno da mazziere
    [several] { $players } giocatori
   *[one] un giocatore
}
study-unit = { $where ->
    [turn] poste in tutto il turno
   *[one] % di ogni posta
}
# I titoli delle colonne.
study-column = { $column ->
    [total] totale
    [two-cards] due carte
    [more-cards] più carte
    [stand] stare
    [draw] chiedere
    [draws] chiede
    [better-by] vantaggio
    [leaning] chiede ◂ │ ▸ sta
    [pair] coppia
    [keep] tenere
    [divide] dividere
    [cards] carte
    [of-deals] di smazzate
    [worked-out] calcolato
    [played] simulato
    [errors] differenza, in errori standard
    [rule] regola
    [difference] differenza
    [stakes] poste
    [turn] smazzate del turno
   *[note] nota
}
study-soft = { $total } morbido
study-hard = { $total } duro
study-always = sempre
study-never = mai
study-agrees = Il calcolo e il motore { $agree ->
    [yes] concordano
   *[no] NON CONCORDANO
}: una smazzata intera differisce di { $whole } errori standard, il peggiore dei { $count } valori ({ $worst }) di { $errors }; fino a ±{ $allowed } è il caso.
study-a-whole-deal = una smazzata intera
study-compared = { $what }, { $did ->
    [stand] stare
    [draw] chiedere
   *[divide] dividere
}

## Regole, e il vantaggio del mazziere con ciascuna

study-as-they-stand = le regole normali
study-may-not-divide = il mazziere non può dividere
study-stands-21 = con 21 si sta per forza
study-waits = un naturale nella prima smazzata aspetta
study-waits-note = solo nella prima smazzata di un turno
study-double-known = si raddoppia con { $cards }, e il giocatore lo sa
study-double-naive = si raddoppia con { $cards }, e il giocatore continua come prima
study-before-call = della posta prima del raddoppio
study-one-settled = si regola una sola delle mani divise del mazziere
study-all-but-tens = divide tutte le coppie tranne i dieci
study-divided-natural = asso e dieci dopo aver diviso sono un naturale
study-as-by-rules = i due giocano come con le regole normali
study-takes-deal = un naturale toglie il mazzo
study-two-naturals = servono due naturali
study-none-in-first = nemmeno nella prima smazzata di un mazzo
study-in-stakes = in poste, per tutto il turno
study-eldest-only = solo il naturale del primo di mano si paga doppio
study-ends-hand = il naturale che toglie il mazzo chiude la smazzata
study-from-all = un naturale incassa da tutti
study-from-all-note = i giocatori si pagano tra loro, il mazziere non c’entra
study-with-pool = con la cassa comune
study-with-pool-note = poste di { $stakes } gettoni; tolto quello che mette lui nella cassa

## Disegnato

study-plot-totals = Vingt-Un: stare e chiedere (vantaggio del mazziere { $percent })
study-plot-variants = Vingt-Un: il vantaggio del mazziere
study-plot-difference = differenza dalla prima riga
study-plot-soft = un asso vale undici
study-plot-hard = duro
study-plot-brings = quanto vince o perde una posta di 1
study-plot-panel = { study-where }: { $where ->
    [turn] poste
   *[one] % di ogni posta
}

## Domande su ogni gioco

study-about-questions = Risponde a ciò di cui discutono i giocatori: esattamente dove si può, altrimenti giocando, con intervalli al
    95%. Senza NOME si risponde a tutto; --list mostra le domande. Ctrl+C stampa quello che si sa fin lì.

    Lo stesso --seed dà le stesse cifre, tranne con --seconds. Il Vingt-Un ha anche uno studio esatto di una smazzata:
study-question = una domanda; senza, tutte
study-list = mostra le domande sul gioco
study-seats-asked = quanti giocano; altrimenti il numero abituale per ogni domanda
study-deals = smazzate (o partite intere, o giri di una soluzione) per ogni cifra
study-seconds-asked = gioca invece per questo numero di secondi in tutto
study-stopped = Fermato: le cifre riguardano quello che era stato giocato fin lì.
study-no-question = non c’è una domanda «{ $name }» su questo gioco: { $known }
study-for-questions = { $name } è per le domande: indicane una, o guardale con --list
study-for-deal = { $name } è per lo studio esatto di una smazzata del Vingt-Un, non per le domande
study-of = { $game }: { $rules } (seed { $seed })
study-in-percent = { $title }, in %
study-played = Giocato per ogni cifra: { $deals }.
study-note = ±: intervallo al { $level }%. *: una differenza il cui intervallo non contiene 0; di venti righe così circa una ha la stella per caso. Le cifre senza ± sono esatte, o sono state sempre le stesse; «…» è tra quei limiti.
study-cut = Alcune partite sono state chiuse dopo { $deals } smazzate; non hanno vincitore.
study-at-random = Questo gioco non ha regole pratiche: ogni mossa permessa è scelta a caso.
study-seats = giocatori
study-so-many-seats = { $seats ->
    [one] 1 giocatore
   *[other] { $seats } giocatori
}
study-rule = regola della casa
study-points = punti
study-hand = mano
study-usual = le regole normali
study-place = { $place ->
    [0] primo mazziere
   *[other] mazziere + { $place }
}
study-turn = { $last ->
    [yes] turno { $turn } o dopo
   *[no] turno { $turn }
}
study-speaks = { $last ->
    [yes] parla { $place }º o dopo
   *[no] parla { $place }º
}

study-question-match = Quanto dura una partita, e chi la vince?
    .about = Le partite sono giocate con le regole pratiche del gioco. I posti si contano dal primo mazziere: «mazziere + 1» è il successivo.
study-question-rules = Che cosa cambia ogni regola della casa?
    .about = Ogni opzione è messa a ciascuno degli altri valori (un numero grande alla metà e al doppio), e con entrambe si giocano partite con la stessa fortuna e con le regole pratiche. Le tabelle dicono quanto c’è in più rispetto alle regole normali.
study-asking-match = Partite intere
study-asking-rules = Regole della casa
study-asking-thresholds = Ogni decisione, giocata nei due modi
study-asking-balanced = Soluzione dei giri di puntate
study-asking-solution = Soluzione per carte scoperte
study-asking-draw = Tutte le mani, tutti gli scarti
study-asking-lances = Ogni mano contro tutte le altre
study-part-length = Quanto dura
study-part-won = Partite vinte, per posto
study-part-usual-length = Con le regole normali, { $seats } giocatori
study-part-usual-won = Partite vinte con le regole normali, { $seats } giocatori
study-part-rules-length = Quanto di più o di meno con la regola della casa
study-part-rules-won = Partite vinte più o meno spesso

study-question-knock = Con che cosa bussare?
    .about = Tutti bussano dagli stessi punti in su, secondo il turno, e per il resto giocano con le regole pratiche. Quei punti si spostano finché bussare guadagna sopra e perde sotto. Poi le decisioni sono giocate nei due modi con le stesse carte. Il guadagno è contato in vite (o punti, o gettoni), meno quello che tutti ottengono in media.
study-knock-from = Da quanti punti bussare
study-knock-gain = Quanto si guadagna a bussare rispetto a continuare
study-range = Tra parentesi: dove può stare anche il limite, per quanto dicono gli intervalli. È vuoto dove a quel turno si è arrivati troppo di rado per rispondere; più smazzate (--deals) aiutano.
study-question-open = Con che cosa aprire?
    .about = Quante volte il gioco equilibrato, quello degli esperti, punta quando nessuno l’ha fatto: in smazzate con carte scoperte a caso, risolte una per una. Si risolvono le prime puntate di un giro di al massimo quattro.
study-question-brag = Quanto rende una puntata?
    .about = La prima puntata di un giro rispetto a passare, con le stesse carte: gli altri, e tutto il seguito, con le regole pratiche. In gettoni.
study-brag-balanced = Il gioco equilibrato punta, { $seats } giocatori
study-brag-gain = Quanto si guadagna a puntare rispetto a passare
study-brag-unsolved = Questo modo di puntare non è risolto.
