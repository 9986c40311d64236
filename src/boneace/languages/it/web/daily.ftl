# Le novità di ogni giorno, sulla prima pagina.

daily-today = Oggi
daily-deal = Smazzata del giorno: { $game }
daily-about = Le stesse carte e gli stessi bot per tutti. Una partita al giorno.
    .deals = Le stesse carte e gli stessi bot per tutti. Una partita di { $deals } smazzate, nuova ogni giorno.
daily-short = Gioca
daily-play = Gioca la smazzata del giorno
daily-go-on = Continua
daily-review = Rivedila
daily-yours = { $how ->
    [won] Hai vinto { $what }.
    [lost] Hai perso { $what }.
   *[even] Non hai vinto né perso nulla.
}
    .won = Hai vinto la partita e, con essa, { $what } degli altri.
    .lost = Hai perso la partita e, con essa, la tua posta.
daily-average = { $n ->
    [one] Oggi qui nessuno ha giocato prima di te.
   *[other] { $beside ->
        [better] Meglio della media di { $n } persone qui: { $mean }.
        [worse] Peggio della media di { $n } persone qui: { $mean }.
       *[same] Come la media di { $n } persone qui: { $mean }.
    }
}
daily-puzzle = Quesito del giorno: { $game }
    .about = Una mossa è chiaramente la migliore. La vedi?
    .right = L’hai risolto. Ce ne sono altri.
    .wrong = Al primo tentativo hai sbagliato. Ce ne sono altri.
daily-solve = Risolvilo
daily-more = Altri quesiti
daily-puzzle-open = Quesito del giorno: risolvilo
