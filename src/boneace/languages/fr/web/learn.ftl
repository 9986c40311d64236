# La première donne d’un jeu, avec un guide ; les problèmes.
#
# Glossaire. lesson : leçon. puzzle : problème, une position où un coup est nettement le meilleur.

learn-title = Votre première donne : { $game }
learn-go-on = Continuer
learn-yours = À vous de jouer.
learn-fold = Masquer le texte
learn-unfold = Afficher le texte
learn-listen = Suivez d’abord la leçon
learn-not-now = Dans une vraie partie, vous pourriez jouer cela. Ici, faites ce que dit la leçon.
learn-play = Jouer maintenant
learn-again = Réessayer
learn-none = Pas de leçon
learn-clause = Article { $clause }
learn-link = Apprendre
    .of = Apprendre : { $game }, votre première donne
    .first = Apprendre avec une première donne
learn-about = La première donne de chaque jeu, avec un guide : en quelques minutes, vous savez jouer. Puis des problèmes, tirés de parties où quelqu’un a manqué le meilleur coup.
learn-first = Première donne
learn-done = appris
learn-puzzles = Problèmes
    .of = Problèmes : { $game }

learn-puzzle = Problème
learn-puzzle-title = { $game } : problème { $n } sur { $of }
learn-ask = À vous : quel est le meilleur coup ?
    .how = Un coup est nettement le meilleur. La position vient d’une partie où quelqu’un l’a manqué.
learn-right = Oui, c’est le meilleur coup.
learn-wrong = Mieux : { $best }
learn-chosen = votre coup
learn-worth = Ce que valait chaque coup
learn-next-puzzle = Problème suivant
learn-answered = Vous avez déjà répondu à ce problème
learn-no-such-move = « { $move } » n’est pas un coup ici
learn-tally = { $all ->
    [0] Aucune réponse pour l’instant
   *[other] Du premier coup : { $right } sur { $all }
}
learn-more = À propos de ce problème, et autres jeux
learn-other-game = Jeu
learn-no-puzzle = Pas de problème
learn-no-puzzles = il n’y a pas de problèmes
