# Los rivales que juega el programa.

bots-novice = Novato
    .meaning = Juega a ojo, sin pensar más allá.
bots-club = Jugador de club
    .meaning = Piensa más allá: prueba cada jugada contra muchos repartos de las cartas que no ve.
