# La table simple, pour tout jeu qui n’a pas de table à lui. Les titres des tas, les faits et les noms des coups
# viennent du jeu.

## Boutons

plain-choose = Choisissez-en d’abord un dans la liste.
plain-choose-cards = Appuyez sur les cartes voulues, ou choisissez dans la liste.
plain-not-together = Ces cartes ne font pas un coup ensemble : reposez-en, ou choisissez dans la liste.
# La liste de tous les coups d’un genre : { $name } est le nom de leur bouton.
plain-list = { $name } : tous les coups permis
plain-list-open = Choisir… ({ $n })
plain-press = Appuyez maintenant sur « { $name } ».
plain-press-again = Appuyez encore sur la carte pour la jouer.
plain-ready = Prêt : { $name }.
plain-ready-key = Prêt : { $name }, touche { $key } ou Entrée.

## Pour les lecteurs d’écran

plain-hold = Vous avez { $cards }.
plain-hold-worth = Vous avez { $cards } : { $worth }.
plain-pile = { $title } : { $cards }.
plain-played = { $who } { $card }
plain-turn = À vous.
plain-turn-task = À vous : { $task }.
plain-range = { $name } { $least } à { $most }

## La fin d’une donne

plain-not-shown = non montrées

## Touches

plain-key-number = Appuyer sur un bouton, compté à partir du premier
plain-key-step = Le coup suivant ou précédent d’une liste ; plus ou moins d’un montant
