# Les conseils pendant une partie, et l’analyse d’une partie terminée.

hints-title = Conseil
hints-ask = Que valent mes coups ?
hints-key = Conseil : ce que valent vos coups
hints-said = Conseil. { $move } : { $why }
hints-not-now = Un conseil se demande à votre tour.
hints-percent = { $n } %
hints-sure-exact = Valeurs exactes.
hints-sure-abstract = Exactes pour un jeu plus simple, et proches pour celui-ci.
hints-sure-rollout = Estimations : chaque coup a été essayé dans de nombreux mondes possibles.
hints-review = Analyse
hints-review-ask = Analyser la partie
hints-review-asking = Chaque décision est évaluée ; cela prend quelques secondes.
hints-review-meaning = Un résultat, c’est la chance moins les erreurs. La chance vient des cartes et des autres joueurs.
hints-player = Joueur
hints-result = Résultat
hints-luck = Chance
hints-mistakes = Erreurs
hints-worst = Les décisions les plus chères
hints-lost = Donne { $deal }, { $who } : « { $made } » ; mieux : « { $best } », de { $loss }
hints-give-or-take = à { $error } près
hints-matches = ({ $n } % des parties)
hints-none-lost = Aucune décision n’a rien coûté de décelable.
hints-allow = Les joueurs peuvent demander des conseils
    .meaning = Un conseil dit à un joueur ce que valent ses propres coups, d’après ce qu’il sait. Courant contre des robots, pas entre personnes.
