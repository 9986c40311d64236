# El primer reparto de un juego, jugado con ayuda.

learn-title = Tu primer reparto: { $game }
learn-go-on = Seguir
learn-yours = Te toca.
learn-listen = Sigue antes con la lección
learn-not-now = Eso puedes jugarlo en una partida de verdad. Aquí, haz lo que dice la lección.
learn-play = Jugar ya
learn-again = Otra vez
learn-none = No hay lección
learn-clause = Regla { $clause }
learn-link = Aprender
    .of = Aprender { $game }: tu primer reparto
    .first = Aprender con un primer reparto
