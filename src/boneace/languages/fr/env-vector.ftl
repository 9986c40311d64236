# Beaucoup de parties à la fois, pour qui apprend.

env-vector-reset = appelez `reset` avant le premier pas
env-vector-shape = « { $name } » doit être un tableau de { $wanted }, pas de { $given }
env-vector-players = « players » doit nommer un joueur pour chacune des { $seats } places, pas { $given }
env-vector-learner = « players » ne nomme personne qui apprend : il n’y a alors rien à décider
env-vector-illegal = partie { $place } : l’action { $action } n’est pas permise maintenant ; permises : { $legal }
env-vector-over = la partie { $place } est finie : recommencez-la avec `reset` et `where`
env-vector-no-decision = la partie { $place } ne peut pas commencer : toutes celles qui ont été tirées ont fini avant que celui qui apprend ait à décider
env-vector-opponents = « opponents » doit nommer { $wanted } joueurs, un pour chaque autre place, pas { $given }
env-vector-layout = ces parties de { $game } ont été enregistrées par une version où elles sont agencées autrement : commencez-en de nouvelles
env-vector-gymnasium = il faut Gymnasium pour cela : pip install "boneace[env]"
env-vector-bots = « opponents » doit être l’un de { $known }, pas { $given } ; avec vectorization_mode="sync", tout bot peut jouer
env-vector-rendered = les parties d’une seule boucle ne s’affichent pas : retirez render_mode, ou choisissez vectorization_mode="sync"
