# Por qué unas cartas no van juntas. Los nombres de las cartas están en shared/cards.ftl.

cards-other-pack = las cartas de la baraja { $one } y las de la baraja { $other } no van juntas
cards-not-in-pack = la baraja { $pack } no tiene cartas con esos números
cards-twice = «{ $card }» está dos veces
