# Lo que vale una mano, para quien lo pregunte desde Python.

scores-points = { $total } puntos
scores-none = { $game } no dice cuánto vale una mano: para eso un juego necesita worth.py
scores-cards = una mano de { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} no cuenta nada en { $game }
scores-pack = no están en la baraja de { $game } con estas opciones: { $cards }
