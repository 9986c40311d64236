# Les arguments qu’une fonction refuse : une fonction de la bibliothèque, ou un « driver », qui exécute les
# règles compilées. Les noms d’arguments s’écrivent comme en Python.

arguments-type = « { $name } » doit être { $wanted }, et non { $given }
arguments-one-of = « { $name } » doit être l’un de { $known }, pas { $given }
arguments-an-array = un tableau NumPy
arguments-options = les options du jeu { $game } sous forme de tableau, ou spécialisées
arguments-a-whole-number = un nombre entier
arguments-text = un texte
arguments-a-pack = un jeu de cartes
arguments-cards = des cartes, comme Cards ou en notation
arguments-names = une liste de noms
arguments-shuffles = une fonction qui donne des cartes à partir d’un nombre
arguments-a-record = une partie enregistrée, telle que `read` la renvoie
arguments-a-match = une partie, comme `new` la commence
arguments-a-path = le chemin d’un fichier
arguments-a-mapping = une correspondance de noms à valeurs
arguments-between = « { $name } » doit être compris entre { $least } et { $most }, et non { $given }
arguments-at-least = « { $name } » doit valoir { $least } ou plus, et non { $given }
arguments-dtype = « { $name } » doit avoir le dtype { $wanted }, et non { $given }
arguments-dtype-state = State du jeu { $game }
arguments-dtype-options = Options du jeu { $game }
arguments-shape = « { $name } » doit avoir la forme { $wanted }, et non { $given }
arguments-too-short = « { $name } » doit avoir { $wanted } éléments ou plus, et non { $given }
arguments-scattered = « { $name } » doit être un seul bloc de mémoire (contigu en ordre C, aligné) : passez une copie
arguments-read-only = « { $name } » doit être accessible en écriture : passez une copie
arguments-option-code = « { $name } » donne à l’option « { $option } » le nombre { $given }, qui n’a pas de sens
arguments-specialized = « { $name } » contient les options spécialisées d’un autre jeu que { $game }
arguments-not-begun = « { $name } » contient un état qui n’a jamais été commencé : appelez d’abord `begin` ou `begin_all`
arguments-state = « { $name } » n’est pas un état à { $seats } places : son { $field } vaut { $given }
arguments-generator = « { $name } » est un générateur aléatoire et ne doit pas valoir 0
arguments-legal = « { $name } » doit contenir un coup permis de la place qui doit jouer
arguments-shuffle-cards = un mélange doit être une liste de numéros de cartes de 0 à 62, et non { $given }
arguments-shuffle-lacks = il manque au mélange des cartes qui peuvent venir ensuite
arguments-pickle-shuffles = cette partie ne peut pas être sérialisée par pickle, car ses mélanges ne le peuvent pas ({ $why }) : commencez-la avec une graine, ou avec une fonction définie dans un module
arguments-pickle-layout = cette partie a été sérialisée par pickle quand les états du jeu { $game } avaient une autre disposition ; toute version sait lire une partie enregistrée (`to_record`)
