# `boneace study compare` e il laboratorio: due gruppi di regole della casa, giocati dai bot.
#
# Nell’aiuto, %(default)s è un segnaposto e %% è un segno di percentuale.
#
# Glossario. rules: regole, un regolamento e ciò che vi cambia. first dealer: primo mazziere. place: posto al
# tavolo, contato dal primo mazziere. cut: interrotta, una partita che non aveva fine.

## Aiuto

compare-help = confrontare due gruppi di regole della casa, giocati dai bot
compare-about = I bot giocano partite di un gioco con due gruppi di regole, A e B. Si vede quanto dura una partita, chi vince secondo
    il posto al tavolo e quante volte succede ogni cosa in una smazzata, con intervalli al 95%%.

    La partita numero n ha le stesse carte, gli stessi bot e lo stesso primo mazziere con entrambi; lo stesso
    seed dà le stesse cifre. Ctrl+C mostra ciò che si sa fino a quel momento.
compare-examples = esempi:
compare-rules = le regole
compare-preset = il regolamento di A
compare-option = una regola della casa di A: knocker_double=no
compare-against-preset = il regolamento di B; senza, B è A con ciò che cambia --against
compare-against = una regola della casa di B
compare-seats = il numero di posti (3, o il più vicino che le regole permettono)
compare-against-seats = il numero di posti di B
compare-level = il livello dei bot: { $levels } (club, o novice dove i giocatori di club sono lenti)
compare-matches = partite con ogni gruppo di regole (%(default)s)
compare-jobs = il numero di processi (%(default)s)
compare-plot = disegna le cifre in FILE.svg, .png o .pdf (richiede boneace[study])

## Avanzamento e risultati

compare-beginning = Avvio
compare-playing = { $done } partite su { $asked }
compare-stopped = Interrotto: le cifre sono delle partite complete.
compare-same = i due gruppi di regole sono uguali: cambia in uno una regola della casa, il regolamento o il numero di posti
compare-heading = { $game }: { $matches ->
    [0] nessuna partita completa
    [one] 1 partita con ogni gruppo di regole
   *[other] { $matches } partite con ogni gruppo di regole
}, { $level }
compare-first-is = A: { $rules }
compare-second-is = B: { $rules }
compare-column = { $column ->
    [first] A
    [second] B
   *[difference] B − A
}
compare-group = { $group ->
    [length] Durata
    [won] Partite vinte secondo il posto, %
    [gain] Guadagno a smazzata secondo il posto, { $unit }
    [moves] Mosse, quante a smazzata
   *[events] Che altro succede, quante volte a smazzata
}
compare-lengths = Smazzate di una partita, % delle partite
compare-note-intervals = ± e *: intervalli al 95%; * è una differenza il cui intervallo non contiene lo 0. Su venti righe, circa una ha * per caso.
compare-note-cut = { $side ->
    [first] A
   *[second] B
}: { $count ->
    [one] 1 partita è stata interrotta
   *[other] { $count } partite sono state interrotte
} dopo { $deals } smazzate; nessuno conta come vincitore.

## Che cosa si conta

compare-deals = Smazzate di una partita
compare-moves = Mosse di una partita
compare-pace = Mosse di una smazzata
compare-place = { $place ->
    [0] Il primo mazziere
    [one] Il posto seguente
   *[other] { $place } posti più in là
}
compare-change = { $option }: { $value }
compare-as-dealt = { $what }, appena date le carte
compare-unit = { $unit ->
    [chips] gettoni
    [lives] vite
    [stones] pietre
    [points] punti
   *[returns] guadagno
}
compare-event-blitz = Un 31 chiude la smazzata
compare-event-drawn = Nessuno perde la smazzata
compare-event-out = Un giocatore è fuori
compare-event-shuffled = Si mescola di nuovo
compare-event-game = Si vince un gioco
compare-event-claimed = Si reclama il piatto
compare-event-annulled = La smazzata non vale
compare-event-carried = Il piatto resta per la smazzata seguente
compare-event-passed-over = Tutti passano; si ricomincia a scartare
compare-event-over = Una mano sballa
compare-event-collected = Un naturale incassa da tutti
compare-event-dealer = Il mazzo passa a un altro
compare-event-stayed = Il mazziere resta nonostante un naturale
compare-event-signal = Si fa un segnale
compare-event-renewing = Carte nuove in mezzo
