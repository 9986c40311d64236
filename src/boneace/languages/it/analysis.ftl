# Suggerimenti e analisi: quanto valgono le mosse.
#
# Glossario. hint: suggerimento. review: analisi. loss: perdita. luck: fortuna. playout: simulazione.

analysis-not-to-move = il posto { $seat } non è di turno: tocca a { $who }

## Perché una mossa è buona o no

analysis-why-only = È l’unica mossa.
analysis-why-best = La migliore: risultato atteso { $worth }, cioè { $apart } in più di «{ $other }».
analysis-why-best-chance = La migliore: partite vinte { $chance }%, { $apart } punti percentuali in più di «{ $other }».
analysis-why-close = Sembra la migliore, ma «{ $other }» può valere altrettanto: risultato atteso { $worth }.
analysis-why-close-chance = Sembra la migliore, ma «{ $other }» può valere altrettanto: partite vinte { $chance }%.
analysis-why-even = Può valere quanto «{ $other }»: risultato atteso { $worth }.
analysis-why-even-chance = Può valere quanto «{ $other }»: partite vinte { $chance }%.
analysis-why-less = Risultato atteso { $worth }, cioè { $apart } in meno di «{ $other }».
analysis-why-less-chance = Partite vinte { $chance }%, { $apart } punti percentuali in meno di «{ $other }».
analysis-why-deal = { $kind ->
    [both] Questa smazzata porta allora un guadagno nel { $gains }% dei casi e una perdita nel { $loses }%.
    [gain] Questa smazzata porta allora un guadagno nel { $gains }% dei casi.
   *[loss] Questa smazzata porta allora una perdita nel { $loses }% dei casi.
}
analysis-hint-hand = Mano di { $who }: circa { $middle }; metà delle volte da { $low } a { $high }.

## `boneace review`

analysis-help = analizza una partita: quanto valeva ogni decisione
analysis-about = Analizza una partita salvata (.toml) o molte (.jsonl): valuta ogni decisione in base a quello che il suo
    giocatore sapeva in quel momento, e distingue la fortuna dagli errori. Una partita non finita si
    analizza fin dove arriva. Il codice di uscita è 2 se una partita non si può leggere o rigiocare; le
    altre del file si analizzano lo stesso.
analysis-json = stampa un oggetto JSON per ogni partita: ogni mossa di ogni decisione, e altro
analysis-svg = disegna in FILE.svg che cosa poteva aspettarsi ogni posto, mossa per mossa
analysis-seat = valuta solo le decisioni del posto N
analysis-playouts = simulazioni per ogni decisione (8000, meno in una partita molto lunga); con più simulazioni ci vuole più tempo e si vedono differenze minori
analysis-jobs = valuta le decisioni in questo numero di processi, invece che in thread di uno solo; con --ray, quante decisioni si valutano insieme al massimo
analysis-a-plot = un grafico
analysis-one-svg = --svg disegna una sola partita: questa è un’altra nello stesso file
analysis-running = { $done } decisioni su { $of }

## Un’analisi a parole

analysis-of = { $game } ({ $preset }): { $players }
analysis-not-over = La partita non è finita: è analizzata fin dove è arrivata.
analysis-how-sure = { $sure ->
    [exact] I valori sono esatti.
    [abstract] I valori sono esatti per un gioco più semplice, e approssimati per questo.
   *[rollout] I valori sono stime da simulazioni: questo gioco non è risolto. ± è un intervallo al 95%.
}
analysis-column-seat = giocatore
analysis-column-result = risultato
analysis-column-start = all’inizio
analysis-column-luck = fortuna
analysis-column-loss = errori
analysis-column-decisions = decisioni
analysis-column-mistakes = con perdita
analysis-column-deal = smazzata
analysis-column-made = giocata
analysis-column-best = migliore
analysis-column-chance = partite perse
analysis-percent = { $share }%
analysis-no-mistakes = Nessuna decisione è costata qualcosa di misurabile.
analysis-worst = { $all ->
    [one] Una decisione ha perso qualcosa:
   *[other] { $all } decisioni hanno perso qualcosa; le peggiori { $count }:
}
analysis-card = { $card } { $share }%
analysis-believed-before = Smazzata { $deal }, prima che { $who } giocasse «{ $made }»: molto probabilmente { $other } ha { $cards }.
analysis-believed-after = Smazzata { $deal }, alla successiva decisione di { $who }: molto probabilmente { $other } ha { $cards }.
analysis-believed-count = La mano vale { $middle }, metà delle volte da { $low } a { $high }.
analysis-plot = Che cosa poteva aspettarsi ogni giocatore: { $players }
analysis-plot-events = I momenti della partita, da sinistra a destra. Un punto è una decisione che ha perso qualcosa.
analysis-plot-lost = Smazzata { $deal }: { $made } invece di { $best }, perdita { $loss }
