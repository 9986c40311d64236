# Lo que vale una mano, para quien lo pregunte desde Python.

scores-points = { $total } puntos
scores-none = no se dice lo que vale una mano en { $game }
scores-cards = una mano de { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} no cuenta nada en { $game }
scores-pack = no están en la baraja de { $game } con estas opciones: { $cards }
