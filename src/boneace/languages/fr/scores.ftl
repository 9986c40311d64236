# Ce que compte une main, comme la bibliothèque le dit.

scores-points = { $total } points
scores-none = { $game } ne dit pas ce que vaut une main : il faut pour cela un worth.py dans le jeu
scores-cards = une main de { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} n’a pas de valeur au jeu { $game }
scores-pack = absentes du jeu de cartes ({ $game }) avec ces options : { $cards }
