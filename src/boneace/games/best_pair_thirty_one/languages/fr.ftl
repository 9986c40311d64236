# Best, Pair and Thirty-one : événements, coups, et pourquoi un coup n’est pas permis. Ce qui est commun à
# d’autres jeux est dans vying.ftl.
#
# Glossaire. Best, Pair, Thirty-one : meilleure carte, paire, trente et un, les phases d’une donne. upcard : carte
# découverte. to see : voir, demander l’abattage. to fold : se coucher. satisfied : servi. over : au-dessus de 31.
# prial : prial (trois cartes de même valeur). stake : mise, en points. game : manche.

## De quoi il s’agit

best-pair-thirty-one-game = Best, Pair and Thirty-one
    .summary = Trois duels à chaque donne : la meilleure carte découverte, un pari sur la meilleure paire, et la main la plus proche de 31. Le premier à 11 points gagne.

## Options

best-pair-thirty-one-option-pair-cards = Cartes pour la paire
    .meaning = Quelles cartes forment la main pour la paire.
    .value-three = Les trois, y compris la carte découverte
    .value-hidden = Les deux cartes cachées seulement
best-pair-thirty-one-option-showdown = Abattage
    .meaning = Ce que montrent les joueurs quand un pari est vu et quand le trente et un se décide.
    .value-winner = Chacun dit la valeur de sa main, et le gagnant montre les cartes qui gagnent
    .value-all = Les deux joueurs montrent toutes leurs cartes
best-pair-thirty-one-option-after-pass = Après avoir passé
    .meaning = Ce que peut faire un non-donneur qui a passé quand le donneur mise.
    .value-must-answer = Il doit revenir : voir ou relancer
    .value-may-fold = Il peut aussi se coucher, pour 1 point
best-pair-thirty-one-option-raise-limit = Limite d’une relance
    .meaning = De qui les points, ajoutés à la mise, ne peuvent pas dépasser 11.
    .value-own = De celui qui relance
    .value-both = De l’un comme de l’autre
best-pair-thirty-one-option-see-at-ten = Voir à 10
    .meaning = Ce qui arrive quand un non-donneur à 10 voit avant toute mise.
    .value-showdown = On abat aussitôt
    .value-may-raise = Le donneur peut relancer
best-pair-thirty-one-option-prial-first = Le prial d’abord
    .meaning = Un prial (trois cartes de même valeur) servi s’annonce avant de marquer la meilleure carte.
best-pair-thirty-one-option-two-prials = Deux prials
    .meaning = Qui gagne quand les deux joueurs reçoivent un prial.
    .value-higher = Le prial le plus haut
    .value-non-dealer = Le non-donneur, qui parle en premier
best-pair-thirty-one-option-two-32s = Deux mains de 32
    .meaning = Qui marque le trente et un quand les deux ont 32.
    .value-nobody = Personne
    .value-both = Chacun marque 1
    .value-dealer = Le donneur : le non-donneur doit annoncer en premier
best-pair-thirty-one-option-next-game-dealer = Première donne de la manche suivante
    .meaning = Qui distribue en premier dans la deuxième manche d’une partie et les suivantes.
    .value-alternates = La donne continue d’alterner
    .value-loser = Le perdant de la dernière manche
best-pair-thirty-one-option-games = Manches à gagner
    .meaning = Le premier joueur qui gagne ce nombre de manches gagne la partie ; une manche double compte pour deux.

## Variantes

best-pair-thirty-one-preset-reid = Reid
    .summary = Le jeu tel que son auteur le décrit : 11 points, relances d’un point, et un joueur qui a passé doit revenir.

## Mots

best-pair-thirty-one-stage = { $stage ->
    [best] Meilleure carte
    [pair] Paire
   *[thirty-one] Trente et un
}
best-pair-thirty-one-over = au-dessus
best-pair-thirty-one-prial = un prial
best-pair-thirty-one-label = { $move ->
    [pass] Passer
    [raise] Relancer à { $up }
    [see] Voir pour { $asked }
    [fold] Se coucher
    [draw] Tirer
   *[stand] Servi
}

## Pourquoi une phase est gagnée

best-pair-thirty-one-beats = { $best } bat { $other }{ $by ->
    [suit] { " " }par la couleur
   *[value] { "" }
}
best-pair-thirty-one-nobody-bet = Personne n’a misé
best-pair-thirty-one-by-fold = L’autre s’est couché : on ne montre rien
best-pair-thirty-one-seen = Vu pour { $stake } : { $why }
best-pair-thirty-one-both-31 = 31 servi des deux côtés : le meilleur as gagne
best-pair-thirty-one-dealt-31 = 31 servi
best-pair-thirty-one-both-32 = Les deux ont 32
best-pair-thirty-one-other-32 = L’autre a 32
best-pair-thirty-one-drew-31 = 31 en tirant
best-pair-thirty-one-other-over = L’autre a dépassé 31
best-pair-thirty-one-each = { $total } chacun : { $why }
best-pair-thirty-one-prials = { $count ->
    [one] Un prial
   *[other] Deux prials
} : la manche

## Ce qui s’est passé

best-pair-thirty-one-draws = { $who ->
    [you] Vous tirez
   *[other] { $who } tire
} { $card }.
best-pair-thirty-one-draws-unseen = { $who ->
    [you] Vous tirez
   *[other] { $who } tire
} une carte.
best-pair-thirty-one-face-up = { $who ->
    [you] Vous recevez
   *[other] { $who } reçoit
} { $card }, à découvert.
best-pair-thirty-one-told = { $move ->
    [pass] { $who ->
        [you] Vous passez
       *[other] { $who } passe
    }.
    [fold] { $who ->
        [you] Vous vous couchez
       *[other] { $who } se couche
    }.
    [see] { $who ->
        [you] Vous voyez
       *[other] { $who } voit
    } pour { $points }.
    [raise] { $who ->
        [you] Vous relancez
       *[other] { $who } relance
    } à { $points }.
   *[stand] { $who ->
        [you] Vous dites
       *[other] { $who } dit
    } « servi ».
}
best-pair-thirty-one-announce = { $who ->
    [you] Vous annoncez
    [among] { $who } annoncez
   *[other] { $who } { $count ->
        [one] annonce
       *[other] annoncent
    }
} un prial : il gagne la manche.
best-pair-thirty-one-says = { $who ->
    [you] Vous annoncez
   *[other] { $who } annonce
} : { $what }.
best-pair-thirty-one-shows = { $who ->
    [you] Vous montrez
   *[other] { $who } montre
} { $cards }.
best-pair-thirty-one-nobody-scores = { $title } : personne ne marque ({ $why }).
best-pair-thirty-one-scores = { $title } : { $who ->
    [you] vous marquez
   *[other] { $who } marque
} { $points } ({ $why }).
best-pair-thirty-one-has = { WITHIN($who) } { $count }
best-pair-thirty-one-deal-over = La donne est terminée : { $have }.
best-pair-thirty-one-wins-game = { $who ->
    [you] Vous gagnez
   *[other] { $who } gagne
} { $game ->
    [double] une manche double
   *[single] la manche
}, { $points } à { $other }.
best-pair-thirty-one-games = Manches : { $have }.

## Ce que fait un coup

best-pair-thirty-one-hint-pass = { $who ->
    [other] Vous revenez quand le donneur mise
   *[dealer] Personne ne marque la paire
}
best-pair-thirty-one-hint-raise = Si l’autre se couche, vous marquez { $points ->
    [one] { $points } point
   *[other] { $points } points
}
best-pair-thirty-one-hint-see = On abat, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
best-pair-thirty-one-hint-fold = L’autre joueur marque { $points } ; on ne montre rien
best-pair-thirty-one-hint-fold-first = Personne ne marque la paire
best-pair-thirty-one-hint-draw = Une carte du paquet, face cachée
best-pair-thirty-one-hint-stand = Rester à { $total }

## Pourquoi pas

best-pair-thirty-one-no-move = « { $text } » n’est pas un coup de Best, Pair and Thirty-one : les coups sont { $moves }
best-pair-thirty-one-raise-by-one = « { $text } » : on relance toujours de 1 ; écrivez « raise » (BPT-39)
best-pair-thirty-one-pair-over = Les mises pour la paire sont closes : tirez une carte, ou dites « servi »
best-pair-thirty-one-pair-first = Les mises pour la paire ne sont pas closes : on tire à la troisième phase
best-pair-thirty-one-own-limit = Une relance à { $stake }, ajoutée à vos { $points } points, dépasserait { $game }
best-pair-thirty-one-other-limit = Une relance à { $stake }, ajoutée aux { $points } points de l’autre joueur, dépasserait { $game }
best-pair-thirty-one-raised = La mise a été relancée à { $asked } : voyez, relancez ou couchez-vous
best-pair-thirty-one-come-in = Vous avez passé, vous devez donc revenir : voyez ou relancez
best-pair-thirty-one-has-seen = Le non-donneur a vu : voyez aussi, ou relancez
best-pair-thirty-one-see-on-ten = Avant toute mise, seul un joueur à 10 points peut voir
best-pair-thirty-one-dealer-bets = Le non-donneur a passé : le donneur mise ou se couche
best-pair-thirty-one-on-ten = À 10 points, avant toute mise : passez, ou voyez pour 1
best-pair-thirty-one-nothing-bet = Il n’y a pas de mise devant laquelle se coucher : passez

## Résoudre une donne

best-pair-thirty-one-bad-score = « { $given } » n’est pas un score : donnez les points du non-donneur et du donneur avant la donne, de 0 à { $most } chacun, comme 5-5
best-pair-thirty-one-bad-upcards = « { $given } » : il faut deux cartes ; donnez les cartes découvertes du non-donneur et du donneur, comme 7S TD
best-pair-thirty-one-unsolved = une donne ne peut pas être résolue quand { $option } est changée : seules after_pass, raise_limit et see_at_ten peuvent différer de la variante
best-pair-thirty-one-whole-unsolved = la manche entière ne peut être résolue qu’avec les règles de la variante
best-pair-thirty-one-no-policy = la stratégie des robots manque, ou n’est pas complète

# La première donne, pour apprendre.
best-pair-thirty-one-learn-goal = Chaque donne a trois phases, meilleure carte, paire et trente et un, et le premier à 11 points gagne la manche. Avant cette donne, vous aviez 6 points et Ann 7. (BPT-14)
best-pair-thirty-one-learn-best = La meilleure carte est déjà jouée : elle va à la plus haute des deux cartes découvertes. Le roi d’Ann bat votre neuf et marque 1 : Ann a maintenant 8 points. (BPT-18)
best-pair-thirty-one-learn-pair = Pour la paire, la meilleure paire gagne ou, sans paire, la carte la plus haute. On mise dessus, et vos deux six sont bons : la plupart des mains n’ont pas de paire. La mise est de 1. Relancez à 2. (BPT-31)
best-pair-thirty-one-learn-answer = Ann peut se coucher, et vous marquez 1 ; voir, et l’on compare les mains pour 2 ; ou relancer. (BPT-33)
best-pair-thirty-one-learn-raise = Ann a relancé à 3. C’est peut-être une grosse paire, mais plus souvent un as, et même l’as de carreau, le Bone-Ace, perd contre n’importe quelle paire. Relancez à 4. (BPT-28)
best-pair-thirty-one-learn-limit = Ann ne peut plus relancer : 8 points et une mise de 5 dépassent 11. Il lui faut donc voir ou se coucher. (BPT-41)
best-pair-thirty-one-learn-thirty-one = Ann a vu, avec un as, et vous marquez 4. Additionnez maintenant vos cartes, toutes couleurs confondues. Un as compte 11. Vous avez 21 : tirez, pour approcher de 31. (BPT-50)
best-pair-thirty-one-learn-satisfied = Avec le quatre, cela fait 25. À Ann maintenant de tirer une carte, ou de dire « servi ». (BPT-60)
best-pair-thirty-one-learn-risk = Ann dit « servi » avec un as, le roi et une autre carte : très probablement plus de 25. Si vous vous arrêtez là, vous perdrez sans doute. Si vous dépassez 31, Ann marque. Tirez : jusqu’au six, toute carte est bonne. (BPT-52)
best-pair-thirty-one-learn-end = Un troisième six : 31, 1 point, et la manche, 11 à 8. L’as d’Ann était le Bone-Ace en personne, la meilleure carte de toutes, et vos deux six l’ont battu. (BPT-49)

## Études

best-pair-thirty-one-study-opening = Que vaut une donne selon les cartes retournées ?
    .about = Les mises de la première donne d’une manche sont résolues pour chaque paire de cartes retournées, avec la troisième phase et les scores suivants tels que la solution fournie les a. Sous ces conditions, la vraie valeur est sûrement entre les bornes : personne ne gagnerait plus en répondant au mieux. La solution fournie est elle-même à environ 0,005 manche d’un équilibre. --deals est le nombre de tours d’apprentissage pour chaque paire de cartes (12).
best-pair-thirty-one-study-corner = carte du non-donneur ; du donneur ▸
best-pair-thirty-one-study-whole = La première donne d’une manche, toutes cartes confondues
best-pair-thirty-one-study-worth = valeur pour le non-donneur
best-pair-thirty-one-study-first = première donne
best-pair-thirty-one-study-value = Ce qu’elle vaut pour le non-donneur, en manches
best-pair-thirty-one-study-bounds = Les tableaux montrent le milieu entre les bornes : la vraie valeur en est à moins de { $within }. Les fichiers donnent les bornes. Gagner compte 1, perdre −1, une manche double le double. À rangs égaux, les couleurs décident dans les deux sens aussi souvent qu’elles viennent.

## Stratégies fixes, pour l’arène

best-pair-thirty-one-zoo-textbook = Relance avec une paire, voit avec un roi ou un as, se couche avec le reste ; reste à 26, ou 24 si l’autre reste.
best-pair-thirty-one-zoo-opener = Relance le premier avec n’importe quelle main, et ne répond à une relance qu’avec une bonne.

## Ce que l’on peut faire

best-pair-thirty-one-action-raise = Relancer
    .help = Relancer de 1
best-pair-thirty-one-action-stand = Servi
    .help = Servi
    .may = vous dire servi
