# Los rivales que juega el programa.

bots-novice = Novato
    .meaning = Juega a ojo, sin pensar más allá.
bots-club = Jugador de club
    .meaning = Hace una de cada dos jugadas como el novato y en las demás piensa más allá: prueba cada una contra muchos repartos de las cartas que no ve.
bots-expert = Experto
    .meaning = Juega con lo mejor que sabemos del juego, pero toma hasta una de cada cinco decisiones como el novato.
bots-master = Maestro
    .meaning = Juega con lo mejor que sabemos del juego, y tarda hasta un segundo por jugada.
