# Three-Stake Brag : événements, coups, et pourquoi un coup n’est pas permis. Ce qui est commun est dans vying.ftl.
#
# Glossaire. upcard : carte découverte. bon ace : l’as de carreau. bragger : une carte qui en remplace une autre. pair :
# paire. prial : prial (trois cartes de même valeur). eldest : premier en cartes, le premier après le donneur. vying :
# enchères. over : au-dessus de 31. carried : reporté à la donne suivante.

## De quoi il s’agit

three-stake-brag-game = Three-Stake Brag
    .summary = Trois pots à chaque donne : pour la meilleure carte découverte, pour les paires et les prials dans un tour d’enchères, et pour la main la plus proche de 31.

## Options

three-stake-brag-option-second-bragger = Second bragger
    .meaning = Le neuf de carreau est aussi un bragger (une carte qui en remplace une autre), en plus du valet de trèfle.
three-stake-brag-option-natural-beats = Naturelle avant complétée
    .meaning = Quelles mains naturelles battent la même main faite avec un bragger.
    .value-all = Paires et prials (trois cartes de même valeur)
    .value-prials = Prials seulement, comme chez Hoyle
three-stake-brag-option-bragger-of-rank = Bragger avec sa propre valeur
    .meaning = Si un bragger compte comme naturel avec des cartes de sa propre valeur.
    .value-natural = Pour lui-même : naturel
    .value-made = Toujours comme bragger : main complétée
three-stake-brag-option-no-pair = Mains sans paire
    .meaning = Ce que vaut une main sans paire pour le deuxième pot.
    .value-high-card = Sa carte la plus haute, au-dessous de toute paire
    .value-nothing = Rien : elle ne peut pas gagner
three-stake-brag-option-ace = L’as au trente et un
    .meaning = Ce que compte un as pour le troisième pot.
    .value-1 = Un
    .value-1-or-11 = Un ou onze, au mieux
three-stake-brag-option-stake = Mise
    .meaning = Les jetons que chaque joueur met dans chacun des trois pots.
three-stake-brag-option-vying = Sorte d’enchères
    .meaning = Comment se joue un tour d’enchères.
    .value-matched = Suivre, relancer ou se coucher jusqu’à ce que tous ceux qui restent aient mis autant
    .value-modern = Payer l’enchère à chaque tour ; quand il reste deux joueurs, l’un ou l’autre peut voir pour le double
three-stake-brag-option-max-brag = Brag maximal
    .meaning = Le montant le plus élevé d’un brag ou d’une relance.
three-stake-brag-option-vying-limit = Limite des enchères
    .meaning = Le maximum qu’un joueur peut mettre pendant les enchères d’une donne ; 0 : sans limite.
three-stake-brag-option-nobody-brags = Pas de brag
    .meaning = Ce que devient le deuxième pot quand tous passent.
    .value-best-hand = La meilleure main le prend
    .value-carried = Il est reporté à la donne suivante
three-stake-brag-option-thirty-one-ends = Trente et un arrête le tirage
    .meaning = Le premier joueur qui fait exactement 31 prend aussitôt le troisième pot.
three-stake-brag-option-all-three = Les trois pots
    .meaning = Les mises supplémentaires que tous paient à qui prend les trois pots d’une donne.
three-stake-brag-option-deals = Donnes
    .meaning = La partie finit après ce nombre de donnes ; 0 : sans limite.

## Variantes

three-stake-brag-preset-default = Un bragger
    .summary = Le Bragg de 1721 : le valet de trèfle remplace une autre carte, et une main naturelle bat une main égale complétée.
three-stake-brag-preset-two-braggers = Deux braggers
    .summary = Le neuf de carreau remplace aussi une autre carte.
three-stake-brag-preset-hoyle = Hoyle
    .summary = Deux braggers, et une paire naturelle ne bat pas une paire égale faite avec l’un d’eux.

## Mots

three-stake-brag-stage = { $pot ->
    [upcard] Meilleure carte
    [brag] Brag
   *[thirty-one] Trente et un
}
three-stake-brag-pot = { $pot ->
    [upcard] le pot de la carte
    [brag] le pot du brag
   *[thirty-one] le pot du trente et un
}
three-stake-brag-no-pair = pas de paire
three-stake-brag-made = { $hand } avec bragger
three-stake-brag-over = { $count }, au-dessus
three-stake-brag-label-see = Voir pour { $chips }
three-stake-brag-label-draw = Tirer
three-stake-brag-label-stand = Rester

## Pourquoi un joueur gagne un pot

three-stake-brag-bon-ace = { $card }, le bon ace
three-stake-brag-eldest = { $best }, premier en cartes à égalité
three-stake-brag-beats = { $best } bat { $other }
three-stake-brag-better = { $hand }, car le valet de trèfle est le meilleur bragger
three-stake-brag-nobody-stayed = Plus personne d’autre en jeu
three-stake-brag-nobody-bragged = Pas de brag
three-stake-brag-nobody-bragged-why = Pas de brag, { $why }
three-stake-brag-nobody-has = Aucun joueur en jeu n’a de paire
three-stake-brag-all-over = Tous dépassent
three-stake-brag-others-over = { $count }, car tous les autres dépassent

## Ce qui s’est passé

three-stake-brag-ante = Chacun met { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} dans chacun des trois pots, où il y a { $pots }.
three-stake-brag-shows = { $who ->
    [you] Vous montrez
   *[other] { $who } montre
} { $card }.
three-stake-brag-draws = { $who ->
    [you] Vous tirez
   *[other] { $who } tire
} { $card } : { $count }.
three-stake-brag-stands = { $who ->
    [you] Vous restez
   *[other] { $who } reste
} à { $count }.
three-stake-brag-nobody-brags = Personne ne fait de brag.
three-stake-brag-sees = { $who ->
    [you] Vous voyez
   *[other] { $who } voit
} pour { $chips }.
three-stake-brag-opens = { $who ->
    [you] Vous montrez
   *[other] { $who } montre
} { $cards } : { $said }.
three-stake-brag-takes = { $who ->
    [you] Vous prenez
   *[other] { $who } prend
} { three-stake-brag-pot }, { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} : { $why }.
three-stake-brag-carried = { $why } : { three-stake-brag-pot }, { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}, est reporté.
three-stake-brag-has = { WITHIN($who) } { $count }
three-stake-brag-counted = Compte du trente et un : { $counts }.
three-stake-brag-all-three = { $who ->
    [you] Vous prenez
   *[other] { $who } prend
} les trois pots, et { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} de plus de chacun.
three-stake-brag-changed = { $who ->
    [you] Vous { $does ->
        [wins] gagnez
       *[loses] perdez
    }
   *[other] { $who } { $does ->
        [wins] gagne
       *[loses] perd
    }
} { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} à cette donne.

## Ce que fait un coup

three-stake-brag-hint-see = Vous mettez { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} dans le pot du brag, et les deux mains sont comparées
three-stake-brag-hint-draw = Prendre la carte du dessus du paquet
three-stake-brag-hint-stand = Rester à { $count }

## Pourquoi pas

three-stake-brag-no-move = « { $text } » n’est pas un coup de Three-Stake Brag : les coups sont brag 2, pass, match, raise 3, drop, draw, stand{ $see ->
    [yes] { " " }et see
   *[no] { "" }
}
three-stake-brag-no-pack = Le paquet est épuisé
three-stake-brag-vying-over = Les enchères sont closes et les mains découvertes : tirez ou restez
three-stake-brag-drawn-later = On tire après les enchères, quand les mains sont découvertes
three-stake-brag-no-see = Les mains se comparent quand tous ceux qui restent ont suivi : personne ne paie pour voir
three-stake-brag-nothing-to-see = Personne n’a encore fait de brag : il n’y a rien à voir
three-stake-brag-see-of-two = On ne peut voir une main que s’il reste deux joueurs
three-stake-brag-modern-limit = avec les enchères modernes, on paie à chaque tour et il n’y a pas de limite : l’option « vying_limit » doit valoir 0

## Résoudre une donne

three-stake-brag-bad-upcards = « { $given } » : il faut deux cartes ; donnez les cartes découvertes du premier en cartes et du donneur, comme KS 7D
three-stake-brag-unsolved = une donne ne peut être résolue qu’avec { $option }={ $value }
three-stake-brag-few = Une partie seulement des enchères est résolue : mises et relances de { $amounts }, { $raises } au plus par tour. La valeur et l’exploitabilité sont celles de ce jeu réduit. Avec l’option vying_limit à { $sure } ou moins, rien n’est laissé de côté.

# La première donne, pour apprendre.
three-stake-brag-learn-pots = Chaque donne a trois pots, et chacun a mis un jeton dans les trois. Vous avez trois cartes, dont une découverte. (TSB-02)
three-stake-brag-learn-upcard = La meilleure carte découverte prend le premier pot. Ben et vous montrez un as, et à égalité vous passez avant Ben. Mais son as est l’as de carreau, le bon ace, qui bat tout. (TSB-07)
three-stake-brag-learn-bragger = Le deuxième pot va à la meilleure paire ou au meilleur prial (trois cartes de même valeur). Vous avez le valet de trèfle, le bragger : il remplace n’importe quelle carte, et vous avez donc une paire d’as. (TSB-09)
three-stake-brag-learn-brag = Vous parlez en premier, alors ouvrez : brag 2. Les autres doivent mettre autant, mettre plus, ou se coucher. Un petit brag les garde en jeu. (B-TSB-02)
three-stake-brag-learn-raise = Ann montre un roi et a relancé à 4 : des rois, sans doute. Ben se couche. Seuls un prial ou deux vrais as vous battent : relancez de 7. (TSB-11)
three-stake-brag-learn-showdown = Ann a suivi : on compare les mains. Les as battent les rois, et vous prenez 25 jetons. Si Ann avait renoncé, vous auriez gagné sans rien montrer.
three-stake-brag-learn-thirty-one = Le troisième pot va à la main la plus proche de 31, sans le dépasser. Ben rejoue aussi. Ici l’as compte 1, les figures 10 : vous avez 20, et aucune carte ne vous fait dépasser. Tirez. (TSB-14)
three-stake-brag-learn-again = 23, mais la main d’Ann, découverte, compte 25. Tirez encore.
three-stake-brag-learn-stand = 29 : seul un as ou un deux aiderait. Restez, et laissez les autres essayer.
three-stake-brag-learn-ann = 25 perdait contre vos 29 : Ann a dû tirer, et un huit a fait 33, au-dessus.
three-stake-brag-learn-ben = Ben a 12, et il lui faut 30 ou 31. À égalité, le pot serait à vous : le premier en cartes gagne. (B-TSB-09)
three-stake-brag-learn-end = Un neuf et un dix : Ben a exactement 31 et prend le troisième pot. Ben a gagné deux pots, mais le vôtre était le gros : à cette donne, vous gagnez 11 jetons. Après dix donnes, qui a le plus de jetons gagne.

## Stratégies fixes, pour l’arène

three-stake-brag-zoo-textbook = Mise ce que vaut une paire, relance avec un prial, se couche avec moins d’une paire.
three-stake-brag-zoo-doubter = Ne croit à aucune mise : reste tant que les chances contre n’importe quelle main le permettent, et ne relance jamais.
three-stake-brag-zoo-escalator = Relance au maximum avec de bonnes mains, et encore et encore avec les très bonnes ; ne bluffe jamais.
