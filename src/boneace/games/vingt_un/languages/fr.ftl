# Vingt-Un : événements, coups, et pourquoi un coup n’est pas permis.
#
# Les coups tels qu’ils s’écrivent (stake 3, no double, divide 3) sont de la notation, la même dans toutes les langues.
# Ce qui est dans une phrase est un mot de la langue.
#
# Glossaire. stake : mise. natural : naturel, 21 avec les deux premières cartes. vingt-un : 21 autrement. to draw :
# tirer. to stand : rester. over-drawn : au-dessus de 21. to throw up : jeter ses cartes. to divide : séparer. pool :
# cagnotte. to put out : prendre la donne au donneur. eldest : premier en cartes. hand : main.

## De quoi il s’agit

vingt-un-game = Vingt-Un
    .summary = On mise sur une carte et l’on tire jusqu’à 21 contre le donneur, qui distribue jusqu’à ce qu’un joueur ait un as avec un dix ou une figure.

vingt-un-cut-told = On distribue des cartes jusqu’au premier as
vingt-un-cut-choice = Par le premier as

## Options

vingt-un-option-min-stake = Mise minimale
    .meaning = Le moins qu’un joueur puisse miser sur une carte.
vingt-un-option-max-stake = Mise maximale
    .meaning = Le plus qu’un joueur puisse miser sur une carte. La perte peut en être quatre fois plus grande.
vingt-un-option-natural-puts-out-dealer = Un naturel prend la donne
    .meaning = Le naturel d’un joueur prend la donne au donneur.
vingt-un-option-deal-passes-to = La donne passe
    .meaning = Qui distribue quand un naturel a pris la donne au donneur.
    .value-next = Au joueur suivant
    .value-holder = Au joueur qui a le naturel, le premier en cartes d’abord
vingt-un-option-naturals-to-put-out = Naturels qui prennent la donne
    .meaning = Combien de naturels prennent la donne au donneur, si la première donne n’en a pas apporté.
vingt-un-option-first-hand = Première main
    .meaning = Les mains où un naturel ne prend pas la donne au donneur.
    .value-of-deal = La première après le passage de la donne
    .value-of-pack = Aussi la première d’un paquet remélangé
vingt-un-option-dealer-hands = Mains d’un donneur
    .meaning = La donne passe au joueur suivant après ce nombre de mains ; 0 : sans limite.
vingt-un-option-dealer-packs = Paquets d’un donneur
    .meaning = La donne passe à la fin de la main où le donneur a parcouru le paquet ce nombre de fois ; 0 : sans limite.
vingt-un-option-first-natural = Naturel à la première main
    .meaning = Quand le donneur paie un naturel à la première main, qui ne lui prend pas la donne.
    .value-at-once = Aussitôt, double
    .value-waits = Il attend, et se règle comme un vingt-un tiré
vingt-un-option-several-naturals = Plusieurs naturels
    .meaning = Ce que reçoivent les joueurs si deux ou plus ont un naturel dans la même main.
    .value-each = Le double chacun
    .value-first = Le double pour le premier en cartes, le simple pour les autres
vingt-un-option-after-natural = Après un naturel
    .meaning = Ce que devient la main où un naturel prend la donne au donneur.
    .value-finish = Elle se joue jusqu’au bout
    .value-drop = Elle s’arrête quand les naturels sont payés
vingt-un-option-divided-natural = As et dix après séparation
    .meaning = Ce qu’est un as avec un dix ou une figure dans une main séparée.
    .value-drawn = Un vingt-un tiré
    .value-natural = Un naturel
vingt-un-option-natural-collects-from-all = Un naturel encaisse de tous
    .meaning = Si le donneur n’a pas de naturel, celui qui en a un reçoit aussi le montant de sa mise de chaque autre joueur sans vingt-un.
vingt-un-option-draw-on-21 = Tirer à 21
    .meaning = Un joueur peut tirer même si la main compte 21.
vingt-un-option-dealer-divides = Le donneur sépare
    .meaning = Ce qui est réglé quand le donneur a séparé.
    .value-each = Chacune des mains du donneur, contre chaque joueur
    .value-best = Une seule main du donneur, la plus profitable
    .value-forbidden = Le donneur ne peut pas séparer
vingt-un-option-double-covers-divided = Doubler les mains séparées
    .meaning = « Double » double aussi les mises des mains séparées.
vingt-un-option-pool-ante = À la cagnotte
    .meaning = Les jetons que chaque joueur met dans la cagnotte à chaque main ; le premier qui annonce un naturel la prend.
vingt-un-option-pool-over-draw = Amende du donneur
    .meaning = Les jetons que le donneur met dans la cagnotte pour chacune de ses mains au-dessus de 21.
vingt-un-option-pool-ties = Égalités
    .meaning = La part des gains du donneur sur les égalités qui va à la cagnotte, arrondie vers le bas.
    .value-none = Rien
    .value-quarter = Un quart
    .value-third = Un tiers
vingt-un-option-deals = Donnes
    .meaning = La partie finit après ce nombre de donnes ; 0 : sans limite.

## Variantes

vingt-un-preset-default = Vingt-Un
    .summary = Un naturel prend la donne au donneur, et elle passe au joueur suivant.
vingt-un-preset-pool = Avec cagnotte
    .summary = Un jeton de chaque joueur à chaque main, les amendes du donneur et un tiers de ses gains sur les égalités forment une cagnotte pour le prochain naturel.
vingt-un-preset-limited-deal = Donne limitée
    .summary = Chaque joueur distribue deux fois le paquet ; un naturel encaisse de tous les joueurs au lieu de prendre la donne.

## Mots

vingt-un-chips = { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}
vingt-un-cards-count = { $cards } : { $total }
# Les mains d’une place qui a séparé une paire.
vingt-un-which = { $hand ->
    [1] première main
    [2] deuxième main
    [3] troisième main
   *[4] quatrième main
}
vingt-un-ended = { $how ->
    [natural] naturel
    [over-drawn] dépasse 21
    [vingt-un] vingt-un
   *[stands] reste
}

## Ce qui s’est passé

vingt-un-deals = Donne { $deal } : { $who ->
    [you] vous distribuez
   *[other] { $who } distribue
}.
vingt-un-ante = Chacun met { vingt-un-chips } dans la cagnotte, qui en compte { $pool }.
vingt-un-doubles = { $who ->
    [you] Vous annoncez
   *[other] { $who } annonce
} « double » : toutes les mises sont doublées.
vingt-un-doubles-not = { $who ->
    [you] Vous ne doublez
   *[other] { $who } ne double
} pas.
vingt-un-stakes = { $who ->
    [you] Vous misez
   *[other] { $who } mise
} { $chips }.
vingt-un-divides = { $who ->
    [you] Vous séparez
   *[other] { $who } sépare
} { $cards }.
vingt-un-divides-for = { $who ->
    [you] Vous séparez
   *[other] { $who } sépare
} { $cards }, avec { vingt-un-chips } sur la nouvelle main.
vingt-un-keeps = { $who ->
    [you] Vous gardez
   *[other] { $who } garde
} la paire.
vingt-un-stands = { $who ->
    [you] Vous restez
   *[other] { $who } reste
}.
vingt-un-stands-with = { $who ->
    [you] Vous restez
   *[other] { $who } reste
} avec la { vingt-un-which }.
vingt-un-draws = { $who ->
    [you] Vous tirez
   *[other] { $who } tire
} { $card }.
vingt-un-draws-to = { $who ->
    [you] Vous tirez
   *[other] { $who } tire
} { $card } pour la { vingt-un-which }.
vingt-un-served = { $who ->
    [you] Vous recevez
   *[other] { $who } reçoit
} { $card } pour la { vingt-un-which }.
vingt-un-over-draws = { $who ->
    [you] Vous dépassez 21 avec { $card }, payez { vingt-un-chips } et jetez vos
   *[other] { $who } dépasse 21 avec { $card }, paie { vingt-un-chips } et jette ses
} cartes.
vingt-un-dealer-over-draws = { $who ->
    [you] Comme donneur, vous dépassez
   *[other] Le donneur, { $who }, dépasse
} 21 avec { $card }.
vingt-un-turns-up = { $who ->
    [you] Comme donneur, vous découvrez
   *[other] Le donneur, { $who }, découvre
} { $cards } : { $total }.
vingt-un-natural = { $who ->
    [you] Vous annoncez
   *[other] { $who } annonce
} un naturel, { $cards }.
vingt-un-natural-paid = { $who ->
    [you] Vous annoncez un naturel, { $cards }, et recevez
   *[other] { $who } annonce un naturel, { $cards }, et reçoit
} { vingt-un-chips }.
vingt-un-dealer-natural = { $who ->
    [you] Comme donneur, vous avez un naturel, { $cards }, et encaissez
   *[other] Le donneur, { $who }, a un naturel, { $cards }, et encaisse
} le double.
vingt-un-takes-pool = { $who ->
    [you] Vous prenez
   *[other] { $who } prend
} la cagnotte de { vingt-un-chips }.
vingt-un-shuffled = Le paquet est épuisé : les cartes jouées sont mélangées, et la donne continue.
vingt-un-wins = { $who ->
    [you] Vous gagnez la partie
    [among] { $who } gagnez la partie à égalité
   *[other] { $who } { $players ->
        [one] gagne la partie
       *[other] gagnent la partie à égalité
    }
}.

## La fin d’une donne

vingt-un-ends = { $kind ->
    [showdown] Les mains sont réglées.
    [natural] Le donneur a un naturel : personne ne tire.
    [unplayed] Il ne reste aucune main : le donneur ne tire pas.
   *[dropped] Le donneur perd la donne, et la main s’arrête.
}
vingt-un-dealer-has = { $who ->
    [you] Comme donneur, vous avez
   *[other] Le donneur, { $who }, a
} { $cards }.
vingt-un-declares = { $who ->
    [you] Vous annoncez { $cards } et { $does ->
        [receives] recevez { vingt-un-chips }
        [pays] payez { vingt-un-chips }
       *[neither] ne payez ni ne recevez rien
    }
   *[other] { $who } annonce { $cards } et { $does ->
        [receives] reçoit { vingt-un-chips }
        [pays] paie { vingt-un-chips }
       *[neither] ne paie ni ne reçoit rien
    }
} : { $why }.
vingt-un-collects = { $who ->
    [you] Pour le naturel, vous encaissez
   *[other] Pour le naturel, { $who } encaisse
} { vingt-un-chips }{ $count ->
    [one] { " " }({ WITHIN($payers) })
   *[other] { " " }par joueur ({ WITHIN($payers) })
}.
vingt-un-feeds = { $who ->
    [you] Comme donneur, vous mettez
   *[other] Le donneur, { $who }, met
} { vingt-un-chips } dans la cagnotte : { $what }.
vingt-un-feeds-penalty = { $chips } pour avoir dépassé 21
vingt-un-feeds-ties = { $chips } sur les égalités
vingt-un-changed = { $who ->
    [you] Vous { $does ->
        [wins] gagnez
       *[loses] perdez
    }
   *[other] { $who } { $does ->
        [wins] gagne
       *[loses] perd
    }
} { vingt-un-chips } à cette donne.
vingt-un-put-out = { $old ->
    [you] Un naturel vous prend la donne
   *[other] Un naturel prend la donne à { $old }
} : elle passe à { WITHIN($who) }.
vingt-un-passes = { $old ->
    [you] Vous avez
   *[other] { $old } a
} distribué aussi longtemps que convenu : la donne passe à { WITHIN($who) }.
vingt-un-deals-on = { $who ->
    [you] Vous continuez
   *[other] { $who } continue
} de distribuer : { $why ->
    [first] c’était la première main
   *[two] il faut deux naturels
}.

## Ce qu’une main a gagné ou perdu, et pourquoi

vingt-un-why-naturals = naturel contre naturel
vingt-un-why-dealer = le donneur a un naturel (double)
vingt-un-why-over-drawn = au-dessus de 21
vingt-un-why-natural = un naturel (double)
vingt-un-why-not-eldest = un naturel, mais pas le premier en cartes
vingt-un-why-taken-back = la mise est reprise
vingt-un-why-dealer-over = { $other }, et le donneur dépasse 21
vingt-un-why-vingt-un-dealer-over = vingt-un, et le donneur dépasse 21 (double)
vingt-un-why-vingt-uns = vingt-un contre vingt-un
vingt-un-why-vingt-un = vingt-un bat { $own } (double)
vingt-un-why-below-vingt-un = { $other } est au-dessous d’un vingt-un (double)
vingt-un-why-beats = { $other } bat { $own }
vingt-un-why-equal = { $other } est égal à { $own }
vingt-un-why-below = { $other } est au-dessous de { $own }
# Les noms des joueurs suivent.
vingt-un-why-collected = encaissé chez
vingt-un-why-paid = pour un naturel, à
vingt-un-why-penalty = à la cagnotte, pour avoir dépassé 21
vingt-un-why-ties = à la cagnotte, sur les égalités
vingt-un-why-pool = la cagnotte

## Ce que fait un coup

vingt-un-label = { $move ->
    [stake] Miser { $chips }
    [divide] Séparer { $chips }
    [split] Séparer
    [keep] Garder
    [double] Doubler
    [no-double] Ne pas doubler
    [draw] Tirer
   *[stand] Rester
}
vingt-un-label-divide-for = Séparer pour { $chips }
vingt-un-hint-stake = Miser { vingt-un-chips } sur votre carte
vingt-un-hint-divide = Une deuxième main, avec { vingt-un-chips } dessus
vingt-un-hint-split = Jouer deux mains contre chaque joueur
vingt-un-hint-keep = Jouer les deux cartes comme une seule main
vingt-un-hint-double = Tous les joueurs doublent leurs mises
vingt-un-hint-no-double = Les mises restent telles quelles
vingt-un-hint-draw = Une carte du paquet, face découverte
vingt-un-hint-stand = Rester à { $total }

## Pourquoi pas

vingt-un-no-move = « { $text } » n’est pas un coup de Vingt-Un : les coups sont stake 3, double, no double, divide 3, divide, keep, draw et stand
vingt-un-no-such-move = Ce coup n’existe pas
vingt-un-most = Personne ne peut miser plus de { vingt-un-chips } sur une carte
vingt-un-limits = Une mise va de { $least } à { vingt-un-chips }
vingt-un-limits-crossed = la mise minimale, { $least }, est supérieure à la mise maximale, { $most } : voyez les options « min_stake » et « max_stake »
vingt-un-match-over = La partie est terminée
vingt-un-card-first = On attend une carte du paquet
vingt-un-stake-first = D’abord, tous les joueurs misent sur leur première carte
vingt-un-stakes-made = Les mises sont faites
vingt-un-double-first = D’abord, le donneur double les mises ou non
vingt-un-double-dealer = Seul le donneur peut doubler, quand tous ont misé
vingt-un-double-over = Le donneur ne peut doubler qu’avant la distribution de la deuxième carte
vingt-un-divide-first = Séparez d’abord la paire, ou gardez-la
vingt-un-divide-or-keep = Les mises sont faites : séparez la paire, ou gardez-la
vingt-un-divide-no-cards = Il reste trop peu de cartes pour séparer : il en faut deux
vingt-un-divide-four = Vous avez déjà quatre mains : il n’y en a pas de cinquième
vingt-un-divide-no-stake = Le donneur n’a pas de mise, et sépare sans nombre
vingt-un-divide-stake = Dites ce que vous misez sur la nouvelle main : « divide 3 »
vingt-un-divide-not-dealer = Le donneur ne peut pas séparer ici
vingt-un-divide-pairs-only = On ne sépare qu’une paire formée des deux premières cartes
vingt-un-no-card = Il ne reste pas de carte : la dernière du paquet ne se distribue pas
vingt-un-stands-on-21 = À 21, on reste d’office

## Résoudre

vingt-un-solve-pool = une donne n’est résolue que sans cagnotte : retirez les options de la cagnotte
vingt-un-solve-divided = une donne est résolue avec « divided_natural=drawn », et avec « dealer_divides » sur « each » ou « forbidden »
vingt-un-solve-few-cards = une donne demande un jeu d’au moins { $least } cartes

# Les premières donnes, pour apprendre.
vingt-un-learn-goal = Tout le monde joue contre le donneur, ici Ben. Approchez de 21 le plus possible, sans le dépasser. Les figures comptent 10, un as 1 ou 11. (VU-01)
vingt-un-learn-stake = D’abord, vous misez sur une carte que personne d’autre ne voit. Un as ou un dix est un bon départ, un neuf moins : misez 1 jeton. (VU-10)
vingt-un-learn-double = Ann a misé aussi. Avec une première carte forte, Ben aurait dit « double », et doublé toutes les mises. Ben ne l’a pas fait : bon signe. (VU-12)
vingt-un-learn-draw = Avec votre deuxième carte, vous avez 13 : trop peu. Tirez : jusqu’au huit, aucune carte ne vous fait dépasser 21. Les cartes tirées sont découvertes. (VU-23)
vingt-un-learn-again = Un deux : 15, encore peu. Au-dessus de 21, vous perdez aussitôt votre mise, mais rester à 15 fait perdre aussi, le plus souvent. Tirez encore. (VU-26)
vingt-un-learn-stand = Un cinq : 20. Seul 21 est meilleur, et seul un as vous y mènerait. Restez.
vingt-un-learn-divide = Ann avait deux huit, un mauvais 16. On peut séparer une paire : deux mains, chacune avec sa mise. (VU-40)
vingt-un-learn-over-drawn = Une dame a mené la première main d’Ann à 25 : au-dessus de 21. Cette mise est perdue aussitôt, même si Ben dépasse ensuite. Avec la deuxième main, Ann reste à 18. (VU-06)
vingt-un-learn-dealer = Ben a découvert un six et un quatre, et tiré un roi. Cela fait 20 aussi.
vingt-un-learn-tie = Vous avez 20, et Ben a 20 : l’égalité ne suffit pas. Le donneur la gagne, et c’est son avantage. Vous perdez un jeton. (VU-04)
vingt-un-learn-ace = Ben continue de distribuer, et votre première carte est un as, la meilleure de toutes. Misez 10, le maximum permis. (VUX-04)
vingt-un-learn-natural = Ben avait aussi une bonne carte, et a doublé les mises. Mais votre deuxième carte est un roi : un naturel ! On vous paie aussitôt deux fois vos 20 jetons. (VU-18)
vingt-un-learn-to-the-end = La main se joue jusqu’au bout. Ann reste. Ben découvre un as et un trois, 4 ou 14 : trop peu, donc Ben tire. (B-VU-04)
vingt-un-learn-soft = Un huit. Avec l’as à 11, cela ferait 22 : l’as compte donc 1, et Ben a 12. Ben tire encore. (B-VU-01)
vingt-un-learn-end = 22 : Ben dépasse et paie aussi Ann. Et votre naturel prend la donne à Ben. À vous de distribuer, et de gagner les égalités. (VU-50)

## Stratégies fixes, pour l’arène

vingt-un-zoo-textbook = Mise haut sur un as ou un dix, sépare les as et les huit, reste à 16 ou à 18 souple.
vingt-un-zoo-stand = Mise la moyenne, ne double ni ne sépare jamais, et reste à { $total }.
vingt-un-zoo-doubler = Mise le maximum, double et sépare dès que possible, et reste à 17.
vingt-un-zoo-chaser = Joue selon le manuel, mais mise le maximum sauf s’il est en tête, et double quand il est mené.
vingt-un-zoo-tens = Joue selon le manuel, mais mise aussi le maximum sur un dix ou une figure.
vingt-un-zoo-hunter = Joue selon le manuel, mais après un naturel que tous paient, tire jusqu’à 21 tant qu’il doit plus que sa mise.
