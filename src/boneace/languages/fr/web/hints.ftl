# Les conseils pendant une partie, et l’analyse d’une partie terminée.

hints-title = Conseil
hints-ask = Que valent mes coups ?
hints-key = Conseil : ce que valent vos coups
hints-said = Conseil. { $move } : { $why }
hints-not-now = Vous pouvez demander un conseil à votre tour.
hints-on = Les conseils sont permis dans cette partie.
hints-asking = Vos coups sont évalués ; cela prend un instant.
hints-off = Les conseils sont désactivés. En demander un les active pour cette partie.
# The best move, with the number that the list has beside it.
hints-best = Conseil : { $move } ({ $number })
    .wins = Conseil : { $move } (gagne { $number })
hints-marked = Le conseil est celui-ci.
hints-all = Les { $n } coups
hints-percent = { $n } %
hints-sure-exact = Valeurs exactes.
hints-sure-abstract = Exactes pour un jeu plus simple, et approchées pour celui-ci.
hints-sure-rollout = Estimations : chaque coup a été essayé dans de nombreux mondes possibles, puis tous jouaient selon des règles simples.
hints-review = Analyse
hints-review-asking = Chaque décision est évaluée ; cela prend quelques secondes.
hints-review-meaning = Le résultat, c’est la chance plus les erreurs. La chance vient des cartes et des autres joueurs.
hints-counted = { $unit ->
    [game] Compté en manches.
    [chip] Compté en jetons.
    [point] Compté en points.
   *[stake] Compté en mises : chacun en met une, le gagnant les prend.
  }
hints-player = Joueur
hints-result = Résultat
hints-luck = Chance
hints-mistakes = Erreurs
hints-worst = Les décisions les plus coûteuses
    .yours = Vos décisions les plus coûteuses
    .others = Celles des autres ({ $n })
hints-lost = Donne { $deal }, { $who } : « { $made } » ; mieux : « { $best } »
hints-cost = a coûté { $loss }
hints-give-or-take = à { $error } près
hints-matches = { $n } parties sur 100
hints-none-lost = Aucune décision n’a eu de coût mesurable.
    .yours = Aucune de vos décisions n’a eu de coût mesurable.
hints-allow = Les joueurs peuvent demander des conseils
    .meaning = Un conseil dit à un joueur ce que valent ses propres coups, d’après ce qu’il sait. Courant contre des robots, pas entre personnes.
