# The names of cards, as they are read aloud and as the pointer learns them.

cards-name = { $rank } of { $suit }
cards-face-down = face-down card
# A card of the Italian pack, with its notation: “knight of cups (QH)”.
cards-label-italian = { $name } ({ $code })

cards-rank-ace = ace
cards-rank-two = two
cards-rank-three = three
cards-rank-four = four
cards-rank-five = five
cards-rank-six = six
cards-rank-seven = seven
cards-rank-eight = eight
cards-rank-nine = nine
cards-rank-ten = ten
cards-rank-jack = jack
cards-rank-queen = queen
cards-rank-king = king
# The court cards of the Italian pack.
cards-rank-knave = knave
cards-rank-knight = knight
# The court cards of the Spanish pack keep their names.
cards-rank-sota = sota
cards-rank-caballo = caballo

cards-suit-spades = spades
cards-suit-hearts = hearts
cards-suit-diamonds = diamonds
cards-suit-clubs = clubs
cards-suit-swords = swords
cards-suit-cups = cups
cards-suit-coins = coins
cards-suit-batons = batons
# The suits of the Spanish pack keep their names too; .label says what they are to who does not know.
cards-suit-oros = oros
    .label = { $name } (coins)
cards-suit-copas = copas
    .label = { $name } (cups)
cards-suit-espadas = espadas
    .label = { $name } (swords)
cards-suit-bastos = bastos
    .label = { $name } (clubs)

# A card of a hand shown at the end of a deal that made the hand what it was.
cards-counts = { $card }, counts
