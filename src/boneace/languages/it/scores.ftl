# Quanto vale una mano, per chi lo chiede da Python.

scores-points = { $total } punti
scores-none = { $game } non dice quanto vale una mano: per questo un gioco ha bisogno di worth.py
scores-cards = una mano di { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} non vale niente a { $game }
scores-pack = non sono nel mazzo di { $game } con queste opzioni: { $cards }
