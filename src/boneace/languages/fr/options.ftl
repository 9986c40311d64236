# Messages sur les options, les variantes et les places de tout jeu.
#
# Glossaire. option : option, une règle que la table peut fixer. preset : variante, un ensemble d’options qui a un
# nom. seat : place, joueur. Les noms des options, des variantes et des valeurs sont de la notation.

options-group-play = Jeu
options-group-cards = Cartes
options-group-stakes = Mises
options-group-hands = Mains
options-group-betting = Enchères
options-group-match = Partie
options-group-the-deal = La donne
options-group-naturals = Naturels
options-group-pool = Cagnotte
options-group-game = Partie
options-group-count = Décompte
options-group-signals = Signes
options-default = Par défaut

options-cut-card = { WITHIN($who) } { $card }
options-cut = { $how } : { $turned }. { $who ->
    [you] Vous distribuez
   *[other] { $who } distribue
} en premier.
options-cut-told = La coupe pour la donne
options-cut-choice = En coupant les cartes

options-so-many-seats = { $seats } { $seats ->
    [one] joueur
   *[other] joueurs
}
options-from-to-seats = { $least } à { $most } joueurs
options-allows-bool = true ou false
options-allows-int = un nombre entier de { $least } à { $most }
options-allows-odd = un nombre impair de { $least } à { $most }
options-allows-choice = l’une des valeurs { $values }

options-only-with = N’a d’effet qu’avec { $needs }.
options-needed = { $values } ({ $option })
options-needed-value = « { $text } »
options-did-you-mean = vouliez-vous dire « { $close } » ?
options-there-are = choisissez parmi { $known }
options-not-allowed = l’option « { $name } » doit être { $allows }, et non { $value }
options-allowed-kinds = l’option « { $name } » admet un intervalle de nombres, None pour oui ou non, ou des textes à choisir, et non { $value }
options-no-option = { $game } n’a pas d’option « { $name } » : { $known }
options-no-preset = { $game } n’a pas de variante « { $name } » : { $known }
options-missing = l’option « { $name } » manque : `resolve` renvoie toutes celles d’une variante
options-preset-wrong = variante « { $preset } » : { $why }
options-game-unreadable = le jeu « { $name } » ne peut pas être chargé depuis le paquet { $package } : { $why }
options-other-package = { $package } déclare le paquet { $declared }
options-no-declaration = il faut dans { $package }/declaration.py une Declaration nommée DECLARATION
options-other-name = le point d’entrée s’appelle « { $name } », mais la déclaration dit name="{ $declared }"
options-no-game = il n’y a pas de jeu « { $name } » : { $known }
options-example = le jeu « { $name } » est un exemple, et n’est pas installé : pip install ./examples/{ $name } dans les sources de Bone Ace
options-no-bot = il n’y a pas de robot « { $name } » : { $known }
options-seats = { $game } demande { $many }, et non { $seats }
options-seats-so = avec ces options, { $game } demande { $many }, et non { $seats }
options-cards-all = { $game } se joue toujours avec le paquet entier
options-cards-few = { $seats } places de { $game } demandent plus que { $cards ->
        [one] une carte
       *[other] ces { $cards } cartes
    }
options-cards-none = ces règles de { $game } n’ont pas { $cards }
options-cards-wanted = des cartes en notation, en texte ou en liste
options-no-clause = { $game } : le livre des règles n’a pas d’article « { $clause } »

## Les valeurs d’une option activée ou non, dans un livre des règles

options-true = oui
options-false = non
