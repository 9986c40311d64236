# La table de Mus dans le navigateur.
#
# Glossaire. grande, chica, pares, juego, punto (les tours d’enchères, lances), mus, paso, envido, reenvido, quiero, no
# quiero, órdago, mano, piedra, amarraco, deje : tels quels. bowl : coupelle, où sont les piedras. signal : signe.
# discard : défausse. game : manche.

mus-title = Mus
mus-we = Nous
mus-they = Eux
mus-partner = partenaire

## Le formulaire

mus-partners = Partenaires : { $first } (places 1 et 3) contre { $second } (places 2 et 4).

## Les tours

mus-lance = { $lance ->
    [grande] Grande
    [chica] Chica
    [pares] Pares
    [juego] Juego
   *[punto] Punto
}
mus-lance-word = { $lance ->
    [grande] grande
    [chica] chica
    [pares] pares
    [juego] juego
   *[punto] punto
}
mus-lance-meaning = { $lance ->
    [grande] plus haute
    [chica] plus basse
    [pares] paires
    [juego] 31 ou plus
   *[punto] près de 30
}
mus-lances = Les quatre tours
mus-lance-state = { $state ->
    [past] fini
    [now] en cours
   *[ahead] à venir
}
mus-note-open = rien de misé
mus-note-pending = { $who } : { $n }
mus-note-ordago = { $who } : órdago
mus-note-passed = en paso
mus-note-accepted = { $n } en jeu
mus-note-declined = { $n } pour { $who }
mus-note-ordago-accepted = órdago
mus-note-unable = pas d’enchères
mus-has = annonce { $lance }
mus-has-not = sans { $lance }

## Ce qui se dit

mus-move = { $move ->
    [mus] mus
    [no-mus] no mus
    [paso] paso
    [quiero] quiero
    [no-quiero] no quiero
   *[ordago] órdago
}
mus-move-envido = envido { $n }
mus-move-reenvido = reenvido { $n }
mus-discarded = { $n ->
    [one] change { $n } carte
   *[other] change { $n } cartes
}
mus-changed = { $n ->
    [one] { $n } changée
   *[other] { $n } changées
}
mus-says = dit
mus-ordago-cry = Órdago !

## La table

mus-players = Joueurs
mus-mano = mano
mus-mano-sign = M
mus-mano-meaning = Mano, premier en cartes : parle en premier, et gagne les égalités
mus-to-play = doit jouer
mus-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
mus-bowl = Coupelle
mus-stock = Talon
mus-discards = Défausses
mus-stones = { $n ->
    [0] pas de piedra isolée
    [one] { $n } piedra
   *[other] { $n } piedras
}
mus-amarracos = { $n ->
    [0] pas d’amarraco
    [one] { $n } amarraco, qui en vaut cinq
   *[other] { $n } amarracos, de cinq chacun
}
mus-score = Score
mus-score-of = { $who } { $n }
mus-of-target = sur { $target } piedras
mus-to-target = en { $target }
mus-to-go = encore { $n }
mus-games = manches { $ours }–{ $theirs }
mus-games-won = { $n ->
    [one] { $n } manche gagnée
   *[other] { $n } manches gagnées
}
mus-your-hand = Votre main
mus-holding = Vous avez { $cards } : { $what }.
mus-holding-cards = Vous avez { $cards }.

## Votre tour

mus-actions = Actions
mus-your-turn = À vous : { $task }
mus-task-talk = mus (nouvelles cartes) ou non
mus-task-discard = choisissez les cartes à défausser
mus-task-open = passez, ou misez ({ $lance })
mus-task-answer = { $who } mise { $n } ({ $lance })
mus-task-ordago = { $who } mise toute la manche ({ $lance })
mus-discard = Défausser
mus-discard-n = Défausser { $n }
mus-choose-cards = Choisissez d’abord les cartes à défausser
mus-no-discard-now = On défausse quand tous ont dit mus.
mus-not-now = Vous ne pouvez pas faire cela maintenant.
mus-sure = { $move } : c’est sûr ?
mus-sure-ordago = L’órdago met en jeu toute la manche. Appuyez encore pour confirmer.
mus-sure-quiero = Quiero accepte pour toute la manche. Appuyez encore pour confirmer.
mus-taken-back = Annulé.

## Signes

mus-signals = Signes
mus-no-signals = Il n’y a pas de signes à cette table.
mus-signals-about = Vous ne pouvez signaler que ce que vous avez. Votre partenaire le voit ; un adversaire peut le voir aussi.
mus-signals-all = Tous les signes
mus-given = fait
mus-signalled = { $gesture } : { $meaning }
mus-you-signalled = vous avez signalé : { $meaning }
mus-courtesy = Jouer comme il faut
mus-courtesy-short = Courtoisie
mus-courtesy-about = Réclamez une piedra pour avoir joué comme il faut : vous l’obtenez si un adversaire qui s’est mal conduit l’accorde.
mus-claim = Réclamer une piedra
mus-claimed = Réclamée
mus-grant = Accorder une piedra à { $who }
mus-close = Fermer

## La fin d’une donne

mus-deal-over = La donne est terminée
mus-both-took = Pour nous { $ours }, pour eux { $theirs }
mus-you-took = { $n ->
    [0] Vous ne prenez aucune piedra
    [one] Vous prenez { $n } piedra
   *[other] Vous prenez { $n } piedras
}
mus-we-win-game = Nous gagnons la manche
mus-you-win-game = Vous gagnez la manche
mus-win-game = { $who } { $n ->
    [one] gagne
   *[other] gagnent
} la manche
mus-by-ordago = L’órdago a été accepté ({ $lance }) : il décide de la manche, et rien d’autre ne compte.
mus-by-deje = Une enchère refusée a gagné la manche : on ne montre rien.
mus-count = D’où vient chaque piedra
mus-show-all = Tout montrer
mus-count-lance = Tour
mus-count-why = Qui, et pourquoi
mus-count-stones = Piedras
mus-count-after = Ensuite
mus-count-before = Avant la donne
mus-count-part = { $part ->
    [at-once] Prises aussitôt, pendant les enchères
   *[count] Comptées à la fin
}
mus-count-nothing = personne n’a { $lance }
mus-games-title = { $games ->
    [one] Une seule manche décide
   *[other] Manches gagnées, au meilleur des { $games }
}

## Touches

mus-key =
    .mus = Mus
    .cards = Choisir une carte de votre main, de la première à la quatrième, ou la reposer
    .discard = Défausser les cartes choisies ; Entrée fait de même
    .paso = Paso
    .envido = Envido ou reenvido, avec les piedras choisies
    .amount = Choisir les piedras ; deux chiffres tapés de suite forment un nombre
    .step = Une piedra de plus ou de moins ; sur le nombre, les flèches, Début et Fin
    .quiero = Quiero
    .no = No mus, no quiero
    .ordago = Órdago ; appuyer une seconde fois le confirme
    .signals = Signes ; les chiffres y en choisissent un
    .escape = Fermer les signes, annuler un órdago non confirmé
