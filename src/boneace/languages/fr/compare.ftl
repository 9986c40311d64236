# `boneace study compare` et le laboratoire : deux règlements maison, joués par des robots.
#
# Dans l’aide, %(default)s tient la place d’une valeur.
#
# Glossaire. rules : règles, une variante et ce qui y change. first dealer : premier donneur. place : rang à la
# table, compté depuis le premier donneur. cut : arrêtée, une partie qui n’avait pas de fin.

## Aide

compare-help = comparer deux règlements maison, joués par des robots
compare-about = Des robots jouent des parties d’un jeu avec deux règlements, A et B. On voit combien de temps dure une partie, qui gagne
    selon le rang à la table et à quelle fréquence chaque chose arrive dans une donne, avec des intervalles à 95 %.

    La partie numéro n a les mêmes cartes, les mêmes robots et le même premier donneur avec les deux ; la même
    graine donne les mêmes chiffres. Ctrl+C affiche ce que l’on sait jusque-là.
compare-rules = les règles
compare-preset = la variante de A
compare-option = une règle maison de A : knocker_double=no
compare-against-preset = la variante de B ; sans elle, B est A avec ce que change --against
compare-against = une règle maison de B
compare-seats = le nombre de places (3, ou le plus proche que les règles permettent)
compare-against-seats = le nombre de places de B
compare-level = le niveau des robots : { $levels } (club, ou novice si les joueurs de club sont lents)
compare-matches = parties avec chaque règlement (%(default)s)
compare-plot = dessiner les chiffres dans FICHIER.svg, .png ou .pdf (demande boneace[study])

## Avancement et résultats

compare-playing = { $done } parties sur { $of }
compare-stopped = Interrompu : les chiffres sont ceux des parties complètes.
compare-same = les deux règlements sont identiques : changez dans l’un une règle maison, la variante ou le nombre de places
compare-heading = { $game } : { $matches ->
    [0] aucune partie complète
    [one] 1 partie avec chaque règlement
   *[other] { $matches } parties avec chaque règlement
}, { $level }
compare-first-is = A : { $rules }
compare-second-is = B : { $rules }
compare-column = { $column ->
    [first] A
    [second] B
   *[difference] B − A
}
compare-group = { $group ->
    [length] Durée
    [won] Parties gagnées selon le rang, %
    [gain] Gain par donne selon le rang, { $unit }
    [dealt] Gain par donne selon la place après le donneur, { $unit }
    [moves] Coups, par donne
   *[events] Autres événements, par donne
}
compare-lengths = Donnes par partie, % des parties
compare-note-intervals = ± et * : intervalles à 95 % ; * est une différence dont l’intervalle ne contient pas 0. Sur vingt lignes, une environ porte * par hasard.
compare-note-cut = { $side ->
    [first] A
   *[second] B
} : { $count ->
    [one] 1 partie a été arrêtée
   *[other] { $count } parties ont été arrêtées
} après { $deals } donnes ; aucun gagnant n’y est compté.

## Ce qui est compté

compare-deals = Donnes par partie
compare-moves = Coups par partie
compare-pace = Coups par donne
compare-place = { $place ->
    [0] Le premier donneur
    [1] La place suivante
   *[other] { $place } places plus loin
}
compare-dealt = { $place ->
    [0] Le donneur
    [1] La place après le donneur
   *[other] { $place } places après le donneur
}
compare-change = { $option } : { $value }
compare-as-dealt = { $what }, dès la donne
compare-unit = { $unit ->
    [chips] jetons
    [lives] vies
    [stones] piedras
    [points] points
   *[returns] gain
}
compare-event-blitz = Un 31 met fin à la donne
compare-event-drawn = Personne ne perd la donne
compare-event-out = Un joueur sort du jeu
compare-event-shuffled = On mélange de nouveau
compare-event-game = Une manche est gagnée
compare-event-claimed = Le pot est pris sur une annonce
compare-event-annulled = La donne ne compte pas
compare-event-carried = Le pot reste pour la donne suivante
compare-event-passed-over = Le paquet est épuisé avant la fin de l’échange
compare-event-over = Une main dépasse 21
compare-event-collected = Un naturel encaisse de tous
compare-event-dealer = La donne passe à un autre joueur
compare-event-stayed = La donne ne passe pas malgré un naturel
compare-event-signal = Un signe est fait
compare-event-renewing = De nouvelles cartes au centre
