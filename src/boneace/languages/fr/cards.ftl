# Pourquoi des cartes ne vont pas ensemble. Les noms des cartes sont dans shared/cards.ftl.

cards-other-pack = les cartes du jeu { $one } et celles du jeu { $other } ne se mélangent pas
cards-not-in-pack = le jeu { $pack } n’a pas de cartes portant ces numéros
cards-twice = « { $card } » apparaît deux fois
