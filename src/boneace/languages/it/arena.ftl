# `boneace arena`: aiuto, risultati ed errori.
#
# Nell’aiuto, %(default)s è un segnaposto e %% è un segno di percentuale.
#
# Glossario. set: serie, le partite di due bot con le stesse smazzate, scambiando posti e mazziere.
# share: quota, quante partite ha vinto un bot. gain: guadagno, quanto ha vinto un posto, meno la media
# di tutti. gauntlet: un bot contro ciascuno degli altri. zoo: strategie fisse per misurare i bot.

## Aiuto

arena-help = fa giocare i bot uno contro l’altro
arena-about = I bot giocano a due a due le stesse smazzate, una volta al posto dell’altro, perché la fortuna sia la
    stessa per tutti e due. Con due posti una serie è di due partite. Con più posti i due bot si alternano; i
    compagni sono sempre lo stesso bot. Lo stesso seed dà gli stessi numeri, con qualsiasi numero di processi.

    Ctrl+C stampa quello che si sa fin lì.
arena-bots = un livello ({ $levels }), una strategia dello zoo (zoo:caller, o zoo per tutte), una risposta allenata (reply:FILE), una strategia allenata (policy:FILE.npz), un programma (program:COMANDO), una classe (module:Class) o l’indirizzo di un bot (https://…)
arena-list = elenca i bot di un gioco
arena-gauntlet = solo il primo bot gioca contro gli altri
arena-matches = serie di partite per ogni coppia di bot (%(default)s)
arena-deals = chiude ogni partita dopo queste smazzate; vince chi è in vantaggio
arena-seconds = termina dopo questo tempo
arena-seats = il numero di posti (il minimo che il gioco permette)
arena-seed = il seed delle smazzate e dei bot (%(default)s)
arena-jobs = il numero di processi (uno per core)
arena-svg = disegna i punteggi, e chi ha vinto quanto contro chi, in FILE.svg
arena-json = stampa { "{" }"pairings": …, "bots": …{ "}" }

## Avanzamento e risultati

arena-playing = { $done } serie su { $of }
arena-heading = { $game } ({ $preset }), { $seats } posti
arena-nothing = Nessuna serie è completa.
arena-stopped = Interrotto: le tabelle contengono le serie complete.
arena-pair = { $first } contro { $second }
arena-rating = punteggio, con intervallo al 95%
arena-plot-foot = Quante delle partite ha vinto il bot della riga; con metà dell’intervallo al 95%.
# I titoli delle colonne.
arena-column = { $column ->
    [bots] bot
    [sets] serie
    [share] vinte
    [interval] intervallo al 95%
    [gain] { $unit ->
        [chips] gettoni a smazzata
        [lives] vite a smazzata
        [stones] pietre a smazzata
        [points] punti a smazzata
       *[returns] guadagno a smazzata
    }
    [deals] smazzate
    [bot] bot
    [rating] punteggio
    [decisions] decisioni
    [mean] ms l’una
   *[longest] ms al massimo
}

## Motivi

arena-two-bots = per un’arena servono due bot o più, non { $count }
arena-alone = i bot non possono sfidarsi a { $game }: qui c’è un solo giocatore
arena-endless = con queste opzioni una partita non finisce mai: indica il numero di smazzate
arena-twice = il bot { $name } è indicato due volte
arena-no-class = { $name } non esiste: { $why }
arena-no-bot = { $name } non è un bot: non ha il metodo «choose»
arena-illegal = { $name } ha fatto una mossa non valida, { $move }: { $why }
arena-no-program = il programma { $program } non si avvia: { $why }
arena-program-slow = il programma { $program } non risponde da { $seconds } secondi
arena-program-ended = il programma { $program } è terminato a metà di una partita (stato { $status })
arena-program-answer = il programma { $program } ha risposto «{ $text }»: { $why }
arena-a-picture = un’immagine di una sfida
arena-bad-address = «{ $address }» non è l’indirizzo di un bot: serve qualcosa come https://example.org/bot, senza nome né password; un token va nella variabile { $token }
arena-bad-token = la variabile { $token } non è un token: contiene caratteri che una richiesta non può portare
arena-address-none = nessun bot risponde a { $address }: { $why }
arena-address-status = il bot a { $address } ha risposto con lo stato { $status } invece di 200
arena-address-answer = il bot a { $address } ha risposto «{ $text }»: { $why }
