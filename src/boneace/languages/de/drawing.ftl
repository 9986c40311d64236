# Der Tisch, in einem Notebook gezeichnet: die Zeile unter jedem Namen.

drawing-has = { $key ->
    [lives] Leben
    [points] Punkte
    [chips] Chips
    [games] Spiele
    [bets] Wetten
   *[other] { $key }
} { $has }
drawing-to-move = am Zug
drawing-out = ausgeschieden
drawing-table = Auf dem Tisch
drawing-seat = Platz { $seat }
