# Karten izenak. Paloa genitiboan doa, kartaren aurretik: «urrezko erregea».

cards-name = { $suit } { $rank }
cards-face-down = ahoz beherako karta
cards-label-italian = { $name } ({ $code })

cards-rank-ace = batekoa
cards-rank-two = bikoa
cards-rank-three = hirukoa
cards-rank-four = laukoa
cards-rank-five = bostekoa
cards-rank-six = seikoa
cards-rank-seven = zazpikoa
cards-rank-eight = zortzikoa
cards-rank-nine = bederatzikoa
cards-rank-ten = hamarrekoa
cards-rank-jack = txanka
cards-rank-queen = erregina
cards-rank-king = erregea
cards-rank-knave = txanka
cards-rank-knight = zalduna
# Espainiar kartetan: txanka (sota), zaldia eta erregea.
cards-rank-sota = txanka
cards-rank-caballo = zaldia

cards-suit-spades = pikazko
cards-suit-hearts = bihotzezko
cards-suit-diamonds = diamantezko
cards-suit-clubs = hirustazko
cards-suit-swords = ezpatazko
cards-suit-cups = kopazko
cards-suit-coins = urrezko
cards-suit-batons = bastoizko
# Euskaraz irakurtzen duenak ez du paloaren azalpenik behar.
cards-suit-oros = urrezko
    .label = { $name }
cards-suit-copas = kopazko
    .label = { $name }
cards-suit-espadas = ezpatazko
    .label = { $name }
cards-suit-bastos = bastoizko
    .label = { $name }

# A card of a hand shown at the end of a deal that made the hand what it was.
cards-counts = { $card }, balio du
