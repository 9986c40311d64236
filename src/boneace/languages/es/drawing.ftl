# La mesa dibujada en un cuaderno: una línea bajo cada nombre.

drawing-has = { $key ->
    [lives] vidas
    [points] puntos
    [chips] fichas
    [games] juegos
    [bets] apuestas aparte
   *[other] { $key }
} { $has }
drawing-to-move = le toca
drawing-out = fuera
drawing-table = En la mesa
drawing-seat = Asiento { $seat }
