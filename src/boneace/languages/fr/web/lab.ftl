# Le laboratoire : deux règlements maison, A et B, joués par des robots et comparés.
#
# Glossaire. set of rules : règles, une variante et ce qui y change. difference : B moins A. interval :
# intervalle, où se trouve le vrai chiffre 19 fois sur 20.

lab-title = Laboratoire
lab-lead = Des robots jouent de nombreuses parties avec deux règlements et les mêmes cartes : combien de temps dure une partie, qui gagne, et à quelle fréquence chaque chose arrive.
lab-game = Jeu
lab-side = Règles { $side }
lab-preset = Variante de { $side }
lab-seats = Places de { $side }
lab-differing = Ce qui diffère
lab-from-to = { $option }. A : { $first }. B : { $second }.
lab-same = Les deux règlements sont identiques. Changez quelque chose dans A ou dans B.
lab-level = Robots
lab-level-auto = Les plus forts qui restent rapides
lab-level-told = { lab-level-auto } : { $level }.
lab-level-slow = Avec « { $level } », une partie prendrait plus d’une demi-seconde.
lab-matches = Parties avec chaque règlement
lab-start = Comparer
lab-stop = Arrêter
lab-link = Un lien qui porte cette comparaison
lab-progress = { $done } parties sur { $asked }
lab-results = { $game } : { $matches ->
    [one] { $matches } partie avec chaque règlement
   *[other] { $matches } parties avec chaque règlement
  }, { $level }
lab-state = { $state ->
    [stopped] Arrêté.
    [late] Le temps prévu pour une comparaison est écoulé.
   *[done] Terminé.
  }
lab-named = { $side } ({ $change })
lab-found = { $how ->
    [shorter] Avec { $b }, une partie dure { $by } donnes de moins qu’avec { $a } : { $second } au lieu de { $first } en moyenne.
    [longer] Avec { $b }, une partie dure { $by } donnes de plus qu’avec { $a } : { $second } au lieu de { $first } en moyenne.
   *[same] D’après ces parties, une partie dure autant avec { $b } qu’avec { $a } : environ { $first } donnes.
  }
lab-found-other = Ce qui change ensuite le plus sûrement : « { $what } », { $first } avec A, { $second } avec B.
lab-clear = Différences nettes
lab-no-clear = Aucune pour l’instant. Avec plus de parties, les intervalles sont plus étroits.
lab-clear-meaning = ± est un intervalle à 95 %. Une différence est nette si son intervalle ne contient pas 0 ; sur vingt chiffres, un environ le paraît par hasard.
lab-cut = { $side } : { $count ->
    [one] { $count } partie a été arrêtée
   *[other] { $count } parties ont été arrêtées
  } après { $deals } donnes, et aucun gagnant n’y est compté.
lab-group = { $group ->
    [length] Durée
    [won] Parties gagnées selon le rang, %
    [gain] Gain par donne selon le rang, { $unit }
    [dealt] Gain par donne selon la place après le donneur, { $unit }
    [moves] Coups : par donne
   *[events] Autres événements : par donne
  }
lab-lengths = Donnes par partie, % des parties
lab-alike = La ligne en pointillés : toutes les places à égalité.
lab-column = { $column ->
    [figure] Chiffre
   *[difference] B − A
  }
lab-as-table = En tableau
lab-save = Enregistrer en { $kind }
lab-save-chart = Enregistrer en { $kind } : { $chart }
lab-all-figures = Tous les chiffres (CSV)
