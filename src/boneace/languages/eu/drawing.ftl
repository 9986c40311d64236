# Koaderno batean marraztutako mahaia: lerro bat izen bakoitzaren azpian.

drawing-has = { $key ->
    [lives] bizitzak
    [points] puntuak
    [chips] fitxak
    [games] jokoak
    [bets] aparteko apustuak
   *[other] { $key }
} { $has }
drawing-to-move = bere txanda
drawing-out = kanpoan
drawing-table = Mahai gainean
drawing-seat = { $seat }. eserlekua
