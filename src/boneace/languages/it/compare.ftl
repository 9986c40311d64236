# `boneace study compare` e il laboratorio: due versioni delle regole della casa, giocate da bot.
#
# Nell’aiuto, %(default)s è un segnaposto.
#
# Glossario. rules: regole, un regolamento e ciò che se ne cambia. first dealer: primo mazziere, chi dà la prima
# smazzata di una partita. place: posto, contato dal primo mazziere. cut: interrotta, una partita che non finiva.

## Aiuto

compare-help = confronta due versioni delle regole della casa, giocate da bot
compare-about = I bot giocano partite di un gioco con due versioni delle regole della casa, A e B. Si stampa quanto dura
    una partita, chi vince secondo il posto al tavolo e quante volte succede ogni cosa in una smazzata, con
    intervalli al 95%.

    La partita numero n ha le stesse carte, gli stessi bot e lo stesso primo mazziere con entrambe le regole;
    lo stesso seed dà gli stessi numeri. Ctrl+C stampa quello che si sa fin lì.
compare-rules = le regole
compare-preset = il regolamento di A
compare-option = una regola della casa di A: knocker_double=no
compare-against-preset = il regolamento di B; se manca, B è A con quello che cambia --against
compare-against = una regola della casa di B
compare-seats = il numero di posti (3, o il più vicino che le regole permettono)
compare-against-seats = il numero di posti di B
compare-level = il livello dei bot: { $levels } (club, o novice dove quelli di circolo sono lenti)
compare-matches = partite con ciascuna versione delle regole (%(default)s)
compare-plot = disegna i grafici in FILE.svg, .png o .pdf (richiede boneace[study])

## Avanzamento e risultati

compare-playing = { $done } partite su { $of }
compare-stopped = Interrotto: le cifre sono delle partite complete.
compare-same = le due versioni sono uguali: in una cambia una regola della casa, il regolamento o il numero di posti
compare-heading = { $game }: { $matches ->
    [0] nessuna partita è completa
    [one] 1 partita con ciascuna versione
   *[other] { $matches } partite con ciascuna versione
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
    [dealt] Guadagno a smazzata secondo il posto dal mazziere, { $unit }
    [moves] Mosse, quante a smazzata
   *[events] Che altro succede, quante volte a smazzata
}
compare-lengths = Smazzate di una partita, % delle partite
compare-note-intervals = ± e *: intervalli al 95%; * è una differenza il cui intervallo non contiene lo 0. Su venti righe circa una ha * per caso.
compare-note-cut = { $side ->
    [first] A
   *[second] B
}: { $count ->
    [one] 1 partita interrotta
   *[other] { $count } partite interrotte
} dopo { $deals } smazzate, senza contare un vincitore.

## Che cosa si conta

compare-deals = Smazzate di una partita
compare-moves = Mosse di una partita
compare-pace = Mosse di una smazzata
compare-place = { $place ->
    [0] Il primo mazziere
    [one] Il posto dopo il primo mazziere
   *[other] { $place } posti dopo il primo mazziere
}
compare-dealt = { $place ->
    [0] Il mazziere
    [one] Il posto dopo il mazziere
   *[other] { $place } posti dopo il mazziere
}
compare-change = { $option }: { $value }
compare-as-dealt = { $what }, già con le carte date
compare-unit = { $unit ->
    [chips] gettoni
    [lives] vite
    [stones] pietre
    [points] punti
   *[returns] guadagno
}
compare-event-blitz = Un 31 chiude la smazzata
compare-event-drawn = Nessuno perde la smazzata
compare-event-out = Un giocatore esce
compare-event-shuffled = Il mazzo si rimescola
compare-event-game = Qualcuno vince un gioco
compare-event-claimed = Qualcuno dichiara e prende il piatto
compare-event-annulled = La smazzata è nulla
compare-event-carried = Il piatto resta per la prossima smazzata
compare-event-passed-over = Il mazzo finisce prima che tutti abbiano scartato
compare-event-over = Una mano sballa
compare-event-collected = Un naturale incassa da tutti
compare-event-dealer = Il mazzo passa a un altro giocatore
compare-event-stayed = Il mazzo non passa nonostante un naturale
compare-event-signal = Qualcuno fa un segnale
compare-event-renewing = Carte nuove al centro
