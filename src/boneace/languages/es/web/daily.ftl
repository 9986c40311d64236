# Lo nuevo de cada día, en la primera página.

daily-today = Hoy
daily-deal = Reparto del día: { $game }
daily-about = Las mismas cartas y los mismos bots para todos. Una partida al día.
    .deals = Las mismas cartas y los mismos bots para todos. Una partida de { $deals } repartos, nueva cada día.
daily-short = Jugar
daily-play = Jugar el reparto del día
daily-go-on = Seguir
daily-review = Verlo otra vez
daily-yours = { $how ->
    [won] Has ganado { $what }.
    [lost] Has perdido { $what }.
   *[even] No has ganado ni perdido nada.
}
    .won = Has ganado la partida y, con ella, { $what } de los demás.
    .lost = Has perdido la partida y, con ella, tu apuesta.
daily-average = { $n ->
    [one] Hoy eres la primera persona aquí.
   *[other] { $beside ->
        [better] Mejor que la media de { $n } personas aquí: { $mean }.
        [worse] Peor que la media de { $n } personas aquí: { $mean }.
       *[same] Como la media de { $n } personas aquí: { $mean }.
    }
}
daily-puzzle = Problema del día: { $game }
    .about = Una jugada es claramente la mejor. ¿La ves?
    .right = Ya lo has resuelto. Hay más.
    .wrong = No lo viste a la primera. Hay más.
daily-solve = Resolver
daily-more = Más problemas
daily-puzzle-open = Problema del día: resolver
