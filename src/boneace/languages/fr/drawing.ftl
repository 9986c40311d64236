# La table dessinée dans un carnet : la ligne sous chaque nom.

drawing-has = { $key ->
    [lives] vies
    [points] points
    [chips] jetons
    [games] manches
    [bets] paris
   *[other] { $key }
} { $has }
drawing-to-move = doit jouer
drawing-out = hors jeu
drawing-table = Sur la table
drawing-seat = Place { $seat }
