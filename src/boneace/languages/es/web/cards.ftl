# Los nombres de las cartas.

cards-name = { $rank } de { $suit }
cards-face-down = carta boca abajo
cards-label-italian = { $name } ({ $code })

cards-rank-ace = as
cards-rank-two = dos
cards-rank-three = tres
cards-rank-four = cuatro
cards-rank-five = cinco
cards-rank-six = seis
cards-rank-seven = siete
cards-rank-eight = ocho
cards-rank-nine = nueve
cards-rank-ten = diez
cards-rank-jack = jota
cards-rank-queen = reina
cards-rank-king = rey
cards-rank-knave = sota
cards-rank-knight = caballo
cards-rank-sota = sota
cards-rank-caballo = caballo

cards-suit-spades = picas
cards-suit-hearts = corazones
cards-suit-diamonds = diamantes
cards-suit-clubs = tréboles
cards-suit-swords = espadas
cards-suit-cups = copas
cards-suit-coins = oros
cards-suit-batons = bastos
# Quien lee español no necesita que se le explique el palo.
cards-suit-oros = oros
    .label = { $name }
cards-suit-copas = copas
    .label = { $name }
cards-suit-espadas = espadas
    .label = { $name }
cards-suit-bastos = bastos
    .label = { $name }

# A card of a hand shown at the end of a deal that made the hand what it was.
cards-counts = { $card }, cuenta
