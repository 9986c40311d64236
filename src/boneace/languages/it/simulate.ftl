# `boneace simulate`: partite fra bot, e come sono andate.
#
# Nell’aiuto, %(default)s è un segnaposto.
#
# Glossario. seat: posto, quello che un bot ha in tutte le partite. cut: interrotta, una partita che non finiva.

## Aiuto

simulate-help = fa giocare partite ai bot, e dice come sono andate
simulate-about = I bot giocano partite di un gioco. Si stampa quanto dura una partita, chi vince secondo il bot, il posto e la
    distanza dal primo mazziere, e quante volte succede ogni cosa in una smazzata, con intervalli al 95%.
    Le partite si possono conservare.

    I bot siedono a turno intorno al tavolo; se non ne indichi nessuno, sono tutti principianti. Il primo mazziere
    cambia di partita in partita. Lo stesso seed dà gli stessi numeri, con qualsiasi numero di processi o macchine. Ctrl+C stampa
    quello che si sa fin lì.
simulate-matches = il numero di partite (%(default)s)
simulate-records = scrive le partite in FILE.jsonl, una per riga
simulate-a-file-of-records = un file di partite

## Risultati

simulate-too-many = { $bots } bot sono più di { $seats } posti: indica --seats, o meno bot
simulate-heading = { $game }: { $matches ->
    [0] nessuna partita è completa
    [one] 1 partita
   *[other] { $matches } partite
}
simulate-seat = Posto { $seat }: { $bot }
simulate-group = { $group ->
    [won] { $of ->
        [bot] Partite vinte secondo il bot, %
       *[seat] Partite vinte secondo il posto, %
    }
   *[gain] { $of ->
        [bot] Guadagno a smazzata di un posto del bot, { $unit }
       *[seat] Guadagno a smazzata secondo il posto, { $unit }
    }
}
simulate-note-intervals = ±: intervalli al 95%.
simulate-note-cut = { $count ->
    [one] 1 partita interrotta
   *[other] { $count } partite interrotte
} dopo { $deals } smazzate, senza contare un vincitore.
