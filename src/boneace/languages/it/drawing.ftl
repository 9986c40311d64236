# Il tavolo disegnato in un notebook: la riga sotto ogni nome.

drawing-has = { $key ->
    [lives] vite
    [points] punti
    [chips] gettoni
    [games] giochi
    [bets] scommesse
   *[other] { $key }
} { $has }
drawing-to-move = di turno
drawing-out = fuori
drawing-table = Sul tavolo
drawing-seat = Posto { $seat }
