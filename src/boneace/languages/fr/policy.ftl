# Politiques entraînées, dans des fichiers (`boneace.env.policies`) : pourquoi l’une ne peut pas servir.
#
# Glossaire. policy : politique, un réseau de poids qui dit à quelle fréquence chaque coup est joué. layout : ce que
# veut dire chaque place de ce qui est observé.

policy-a-policy = une politique
policy-no-network = ces nombres ne forment pas un réseau pour ce jeu : { $why }
policy-other-format = { $file } est une politique d’une autre version de Bone Ace
policy-no-file = { $file } ne peut pas être lu : { $why }
policy-no-policy = { $file } n’est pas un fichier de politique, ou il en manque une partie
policy-other-game = cette politique a été entraînée à un autre jeu : { $game }
policy-other-actions = cette politique a été entraînée avec d’autres coups : le jeu a changé depuis
policy-other-layout = cette politique a été entraînée pour { $seats } places et d’autres options, ou pour une version antérieure du jeu : elle ne peut pas lire ce que l’on voit ici
