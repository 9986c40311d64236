# The matches of a browser: figures, the list, records, and forgetting a match.

own-played = Giocate
own-won = Vinte
own-mean = Media per partita
own-best = Partita migliore
own-of = { $game } del { $date }
own-deals = { $n ->
    [one] { $n } smazzata
   *[other] { $n } smazzate
  }
own-going = in corso
own-review = Analisi
    .of = Analisi: { $match }
own-go-on = Continua
    .of = Continua: { $match }
own-record = Registrazione
    .of = Registrazione: { $match }
own-forget = Dimentica
    .of = Dimentica: { $match }
own-forget-title = Dimenticare questa partita di { $game }?
own-forget-alone = Con te hanno giocato solo bot: la partita viene eliminata dal server. Non si può annullare.
own-forget-shared = Anche altre persone hanno questa partita. Il tuo nome diventa «Qualcuno» e il tuo link non la apre più. Viene eliminata quando tutti quelli che hanno giocato l’hanno dimenticata.
own-forget-export = Salva prima la registrazione se vuoi conservarla.
own-cancel = Annulla
own-lead = Queste sono le partite giocate in questo browser; non serve un account. Ognuna dice che cosa ha portato a te e, accanto ai nomi, agli altri.
    .stake = Nei giochi a eliminazione ognuno mette una posta per partita, e chi vince le prende tutte: in quattro, +3 o −1.
own-missing = { $n ->
    [one] Una partita di questo browser non è più
   *[other] { $n } partite di questo browser non sono più
  } su questo server.
own-by-game = Per gioco
own-by-company = Per avversario
own-game = Gioco
own-company = Contro
own-all-games = Tutti i giochi
own-export = Salva tutte
own-packing = Preparazione…
own-list = Tutte le partite: { $n }
own-pages = Pagine
own-newer = Più recenti
own-older = Più vecchie
own-page = Pagina { $n } di { $of }
own-none = In questo browser non è stata ancora giocata nessuna partita.
    .more = Qui troverai ogni partita che giochi con il suo risultato. Potrai analizzare le tue decisioni, salvare la registrazione e vedere come te la cavi in ogni gioco e contro ogni avversario.
own-deleted = La partita è eliminata.
own-left = Il tuo nome non è più nella partita.
own-company-friends = amici
own-company-outside = programmi
own-company-mixed = bot di più livelli
