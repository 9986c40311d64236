# Ce qui est nouveau chaque jour, sur la première page.

daily-today = Aujourd’hui
daily-deal = Donne du jour : { $game }
daily-about = Les mêmes cartes et les mêmes robots pour tous. Une partie par jour.
    .deals = Les mêmes cartes et les mêmes robots pour tous. Une partie de { $deals } donnes, nouvelle chaque jour.
daily-short = Jouer
daily-play = Jouer la donne du jour
daily-go-on = Continuer
daily-review = La revoir
daily-yours = { $how ->
    [won] Vous avez gagné { $what }.
    [lost] Vous avez perdu { $what }.
   *[even] Vous n’avez rien gagné ni perdu.
}
    .won = Vous avez gagné la partie et, avec elle, { $what } des autres.
    .lost = Vous avez perdu la partie et, avec elle, votre mise.
daily-average = { $n ->
    [one] Vous êtes la première personne ici aujourd’hui.
   *[other] { $beside ->
        [better] Mieux que la moyenne de { $n } personnes ici : { $mean }.
        [worse] Moins bien que la moyenne de { $n } personnes ici : { $mean }.
       *[same] Comme la moyenne de { $n } personnes ici : { $mean }.
    }
}
daily-puzzle = Problème du jour : { $game }
    .about = Un coup est nettement le meilleur. Le voyez-vous ?
    .right = Vous l’avez résolu. Il y en a d’autres.
    .wrong = Vous l’avez manqué au premier essai. Il y en a d’autres.
daily-solve = Résoudre
daily-more = D’autres problèmes
daily-puzzle-open = Problème du jour : le résoudre
