# `boneace puzzles`, y los problemas en la página.

puzzles-help = sacar problemas de partidas: posiciones con una jugada claramente mejor
puzzles-about = Hace jugar a los bots, o lee tus partidas, las analiza y guarda las decisiones en que alguien se equivocó y una
    jugada es claramente la mejor. Cada problema es una línea: un registro hasta la decisión, con lo que valen sus
    jugadas. Los bots se sientan por turnos alrededor de la mesa; si no das ninguno, todos son novatos. La misma
    semilla da los mismos problemas.
puzzles-count = cuántos problemas (%(default)s)
puzzles-seed = la semilla de los repartos y de los bots (%(default)s)
puzzles-from = sacarlos de los registros de este fichero, .toml o .jsonl; -: la entrada estándar
puzzles-out = escribirlos en este fichero .jsonl; si no, se muestran
puzzles-a-file = un fichero de problemas
puzzles-drawing = Sacando problemas
puzzles-drawn = { $count ->
    [one] Un problema.
   *[other] { $count } problemas.
}
puzzles-other-game = es una partida de { $game }, no de { $wanted }
puzzles-none = no hay ningún problema { $number } de { $game }: hay { $count }, contados desde 0
