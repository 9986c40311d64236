# The table drawn in a notebook: the line below each name.

drawing-has = { $key ->
    [lives] lives
    [points] points
    [chips] chips
    [games] games
    [bets] bets
   *[other] { $key }
} { $has }
drawing-to-move = to move
drawing-out = out
drawing-table = On the table
drawing-seat = Seat { $seat }
