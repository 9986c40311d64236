# Les environnements d'apprentissage : actions, épisodes et ce qu'on leur demande.

env-no-action = il n’y a pas d’action « { $name } » : { $known }
env-no-learners = les coups de { $game } sont renumérotés dans chaque état : il faut au jeu un learners.py avec TABLES
env-illegal = « { $action } » est impossible maintenant ; possible : { $legal }
env-over = la partie est finie
env-no-world = aucun des { $tries } états tirés au hasard ne peut se trouver derrière ce que voit la place
env-text = ce n’est pas le texte d’un épisode : { $why }
env-text-version = ce texte d’un épisode vient d’une autre version de Bone Ace ou du jeu
env-text-move = le coup { $number } du texte est impossible à cet endroit
env-text-bytes = son état a { $given } octets, pas { $wanted }
env-text-seats = il dit ce { $given ->
    [one] qu’une place a
   *[other] que { $given } places ont
} vu, pas { $wanted }
env-text-damaged = il est abîmé
env-text-begun = une partie ne commence pas dans cet état
env-text-field = « { $field } » de son état ne peut pas valoir { $given }
