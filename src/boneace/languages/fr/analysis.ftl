# Conseils et analyses : ce que valent les coups.
#
# Glossaire. hint : conseil. review : analyse. loss : perte. luck : chance. playout : simulation.

analysis-not-to-move = ce n’est pas à la place { $seat } de jouer, mais à { $who }

## Pourquoi un coup est bon ou non

analysis-why-only = Le seul coup possible.
analysis-why-best = Le meilleur : résultat attendu { $worth }, soit { $apart } de plus que « { $other } ».
analysis-why-best-chance = Le meilleur : gagne { $chance } % des parties, { $apart } points de pourcentage de plus que « { $other } ».
analysis-why-close = Semble le meilleur, mais « { $other } » est peut-être aussi bon : résultat attendu { $worth }.
analysis-why-close-chance = Semble le meilleur, mais « { $other } » est peut-être aussi bon : gagne { $chance } % des parties.
analysis-why-even = Peut-être aussi bon que « { $other } » : résultat attendu { $worth }.
analysis-why-even-chance = Peut-être aussi bon que « { $other } » : gagne { $chance } % des parties.
analysis-why-less = Résultat attendu { $worth }, soit { $apart } de moins que « { $other } ».
analysis-why-less-chance = Gagne { $chance } % des parties, { $apart } points de pourcentage de moins que « { $other } ».
analysis-why-deal = { $kind ->
    [both] Cette donne rapporte alors dans { $gains } % des cas et coûte dans { $loses } %.
    [gain] Cette donne rapporte alors dans { $gains } % des cas.
   *[loss] Cette donne coûte alors dans { $loses } % des cas.
}
analysis-hint-hand = Main de { $who } : environ { $middle } ; une fois sur deux, entre { $low } et { $high }.

## `boneace review`

analysis-help = analyser une partie : ce que valait chaque décision
analysis-about = Analyse une partie enregistrée (.toml) ou plusieurs (.jsonl) : évalue chaque décision d’après ce que le joueur savait
    alors, et sépare la chance des erreurs. Une partie inachevée est analysée jusqu’où elle en est. Le code de
    sortie est 2 si une partie ne peut pas être lue ou rejouée ; les autres du fichier sont quand même analysées.
analysis-json = afficher un objet JSON par partie : chaque coup de chaque décision, et plus encore
analysis-svg = dessiner dans FICHIER.svg ce que chaque place pouvait espérer, événement par événement
analysis-seat = n’évaluer que les décisions de la place N
analysis-playouts = simulations par décision (8000, moins dans une très longue partie) ; en faire plus prend plus de temps et révèle des écarts plus petits
analysis-jobs = évaluer les décisions dans ce nombre de processus, au lieu de fils d’un seul ; avec --ray, combien de décisions sont évaluées en même temps, au plus
analysis-a-plot = un graphique
analysis-one-svg = --svg ne dessine qu’une partie : en voici une autre dans le même fichier
analysis-running = { $done } décisions sur { $of }

## Une analyse en mots

analysis-of = { $game } ({ $preset }) : { $players }
analysis-not-over = La partie n’est pas terminée : elle est analysée jusqu’à son dernier événement.
analysis-how-sure = { $sure ->
    [exact] Les valeurs sont exactes.
    [abstract] Les valeurs sont exactes pour un jeu plus simple, et approchées pour celui-ci.
   *[rollout] Les valeurs sont des estimations par simulation : ce jeu n’est pas résolu. ± est un intervalle à 95 %.
}
analysis-column-seat = joueur
analysis-column-result = résultat
analysis-column-start = au départ
analysis-column-luck = chance
analysis-column-loss = erreurs
analysis-column-decisions = décisions
analysis-column-mistakes = avec perte
analysis-column-deal = donne
analysis-column-made = joué
analysis-column-best = meilleur
analysis-column-chance = parties perdues
analysis-percent = { $share } %
analysis-no-mistakes = Aucune décision n’a eu de coût mesurable.
analysis-worst = { $all ->
    [one] Une décision a coûté quelque chose :
   *[other] { $all } décisions ont coûté quelque chose ; voici les { $count } plus chères :
}
analysis-card = { $card } { $share } %
analysis-believed-before = Donne { $deal }, avant « { $made } » ({ $who }) : chez { $other }, le plus probable : { $cards }.
analysis-believed-after = Donne { $deal }, à la décision suivante ({ $who }) : chez { $other }, le plus probable : { $cards }.
analysis-believed-count = La main compte { $middle } ; une fois sur deux, entre { $low } et { $high }.
analysis-plot = Ce que chaque joueur pouvait espérer : { $players }
analysis-plot-events = Les événements de la partie, de gauche à droite. Un point est une décision qui a coûté quelque chose.
analysis-plot-lost = Donne { $deal } : { $made } au lieu de { $best }, perte { $loss }
