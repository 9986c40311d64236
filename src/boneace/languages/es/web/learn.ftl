# El primer reparto de un juego, jugado con ayuda.

learn-title = Tu primer reparto: { $game }
learn-go-on = Seguir
learn-yours = Te toca.
learn-fold = Ocultar el texto
learn-unfold = Mostrar el texto
learn-listen = Sigue antes con la lección
learn-not-now = Eso puedes jugarlo en una partida de verdad. Aquí, haz lo que dice la lección.
learn-play = Jugar ya
learn-again = Otra vez
learn-none = No hay lección
learn-clause = Regla { $clause }
learn-link = Aprender
    .of = Aprender { $game }: tu primer reparto
    .first = Aprender con un primer reparto
learn-about = El primer reparto de cada juego, con ayuda: en unos minutos sabes cómo va. Después, problemas de partidas en que alguien no vio la mejor jugada.
learn-first = Primer reparto
learn-done = aprendido
learn-puzzles = Problemas
    .of = Problemas: { $game }

learn-puzzle = Problema
learn-puzzle-title = { $game }: problema { $n } de { $of }
learn-ask = Te toca: ¿cuál es la mejor jugada?
    .how = Una jugada es claramente la mejor. Viene de una partida en que alguien no la vio.
learn-right = Sí, es la mejor jugada.
learn-wrong = Mejor: { $best }
learn-chosen = la tuya
learn-worth = Cuánto valía cada jugada
learn-next-puzzle = Otro problema
learn-answered = Ya has respondido a este problema
learn-no-such-move = «{ $move }» no es una jugada de aquí
learn-tally = { $all ->
    [0] Ninguno respondido todavía
   *[other] { $right } de { $all } bien a la primera
}
learn-more = Sobre este problema, y otros juegos
learn-other-game = Juego
learn-no-puzzle = No hay problema
learn-no-puzzles = no hay problemas
