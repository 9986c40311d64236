# `boneace simulate` : des parties entre robots, et comment elles se sont passées.
#
# Dans l’aide, %(default)s tient la place d’une valeur.
#
# Glossaire. seat : place, celle qu’un robot occupe dans toutes les parties. cut : arrêtée, une partie qui n’avait
# pas de fin.

## Aide

simulate-help = faire jouer des parties par des robots, et dire comment elles se sont passées
simulate-about = Des robots jouent des parties d’un jeu. On voit combien de temps dure une partie, qui gagne selon le robot, la place
    et le rang compté depuis le premier donneur, et à quelle fréquence chaque chose arrive dans une donne, avec des
    intervalles à 95 %. Les parties peuvent être gardées.

    Les robots s’assoient à tour de rôle autour de la table ; si vous n’en donnez aucun, tous sont des novices. Le
    premier donneur change de partie en partie. La même graine donne les mêmes chiffres, quel que soit le nombre de
    processus ou de machines. Ctrl+C affiche ce que l’on sait jusque-là.
simulate-matches = le nombre de parties (%(default)s)
simulate-records = écrire les parties dans FICHIER.jsonl, une par ligne
simulate-a-file-of-records = un fichier de parties

## Résultats

simulate-too-many = { $bots } robots, c’est plus que { $seats } places : donnez --seats, ou moins de robots
simulate-heading = { $game } : { $matches ->
    [0] aucune partie complète
    [one] 1 partie
   *[other] { $matches } parties
}
simulate-seat = Place { $seat } : { $bot }
simulate-group = { $group ->
    [won] { $of ->
        [bot] Parties gagnées selon le robot, %
       *[seat] Parties gagnées selon la place, %
    }
   *[gain] { $of ->
        [bot] Gain par donne d’une place du robot, { $unit }
       *[seat] Gain par donne selon la place, { $unit }
    }
}
simulate-note-intervals = ± : intervalles à 95 %.
simulate-note-cut = { $count ->
    [one] 1 partie a été arrêtée
   *[other] { $count } parties ont été arrêtées
} après { $deals } donnes ; aucun gagnant n’y est compté.
