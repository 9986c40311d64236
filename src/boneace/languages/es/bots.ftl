# Los rivales que juega el programa.

bots-novice = Novato
    .meaning = Juega a ojo, sin pensar más allá.
bots-club = Jugador de club
    .meaning = Piensa más allá: prueba cada jugada contra muchos repartos de las cartas que no ve.
bots-expert = Experto
    .meaning = Piensa más allá varias veces, cuenta con los errores de los demás y varía su juego.
bots-master = Maestro
    .meaning = Juega como el experto, pensando más: hasta un segundo por jugada.
