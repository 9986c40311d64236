# Primiera : événements, coups, et pourquoi un coup n’est pas permis. Ce qui est commun est dans vying.ftl.
#
# Glossaire. claim : annoncer, dire que l’on a une main gagnante. point, primiera, fifty-five, flush, chorus : point,
# primiera, cinquante-cinq, flux, fredon, de la plus basse à la plus haute. draw : échange de cartes. vying : enchères.
# pot. ante : mise initiale. « flux de 76 » : les cartes de la main comptent 76.

## De quoi il s’agit

primiera-game = Primiera
    .summary = Quatre cartes chacun d’un jeu de quarante. Une carte de chaque couleur, le sept, le six et l’as d’une même couleur, ou un flux (quatre cartes d’une couleur) prennent le pot ; sinon, c’est le meilleur point dans une couleur.

## Options

primiera-option-order = Ordre des mains
    .meaning = Comment se classent les mains gagnantes, de la plus basse à la plus haute.
    .value-flush = Primiera, cinquante-cinq, flux
    .value-fifty-five = Primiera, flux, cinquante-cinq
    .value-chorus = Primiera, cinquante-cinq, flux, et au-dessus de tout le fredon : quatre cartes de même valeur
primiera-option-sets-are-primiera = Brelans et fredons
    .meaning = Trois ou quatre cartes de même valeur comptent comme une primiera.
primiera-option-counted = Cartes comptées en cas d’égalité
    .meaning = Quelles cartes comptent quand deux mains gagnantes sont égales.
    .value-all = Les quatre
    .value-combination = Seulement celles de la combinaison
primiera-option-suits = Les couleurs départagent
    .meaning = Si des flux ou des cinquante-cinq égaux se départagent par la couleur.
    .value-none = Non : la donne est annulée
    .value-hearts = Cœur, carreau, trèfle, pique
    .value-cups = Coupes, deniers, bâtons, épées
primiera-option-point-cards = Cartes d’un point
    .meaning = Le nombre minimal de cartes d’une couleur pour faire un point.
primiera-option-ante = Mise initiale
    .meaning = Les jetons que chaque joueur met au pot avant une donne.
primiera-option-stake-again = Remiser
    .meaning = Tous les joueurs remettent la mise initiale quand personne n’annonce après la donne.
primiera-option-stand-pat = Servi
    .meaning = Un joueur peut garder ses quatre cartes au lieu d’en défausser au moins une.
primiera-option-short-pack = Pas assez de cartes
    .meaning = Ce qui arrive quand le paquet ne peut pas remplacer toutes les défausses.
    .value-in-turn = On sert à tour de rôle tant qu’il y a des cartes ; les autres gardent ce qu’ils ont
    .value-reshuffle = Les défausses sont mélangées pour former un nouveau paquet
primiera-option-further-draws = Échanges suivants
    .meaning = On échange encore, jusqu’à ce que quelqu’un annonce ou qu’il reste trop peu de cartes.
primiera-option-vying = Enchères
    .meaning = Un tour d’enchères vient entre l’échange et l’abattage.
primiera-option-max-brag = Brag maximal
    .meaning = Le montant le plus élevé d’un brag ou d’une relance, s’il y a des enchères.
primiera-option-vying-limit = Limite des enchères
    .meaning = Le maximum qu’un joueur peut mettre pendant les enchères d’une donne ; 0 : sans limite.
primiera-option-deals = Donnes
    .meaning = La partie finit après ce nombre de donnes ; 0 : sans limite.

## Variantes

primiera-preset-primiera = Primiera
    .summary = Le jeu italien : flux avant cinquante-cinq avant primiera, et un échange d’au moins une carte.
primiera-preset-primero = Primero
    .summary = L’ordre de Cardan : un fredon (quatre cartes de même valeur) bat tout, et un point demande deux cartes.

## Mots

primiera-stage = { $stage ->
    [claims] Annonces
    [draw] Échange
    [vying] Enchères
   *[point] Point
}
primiera-kind = { $kind ->
    [primiera] primiera
    [fifty-five] cinquante-cinq
    [flush] flux
    [chorus] fredon
   *[point] point
}
primiera-hand = { $kind ->
    [fifty-five] { primiera-kind }, avec { $count }
   *[other] { primiera-kind } de { $count }
}
primiera-hand-suited = { primiera-hand } à { cards-suit }
primiera-nobody-claims = aucune annonce
primiera-draw = échange { $draw }
primiera-label-stand = Servi
primiera-label-discard = Défausser { $cards }

## Ce qui s’est passé

primiera-served = { $who ->
    [you] Vous recevez
   *[other] { $who } reçoit
} { $card }.
primiera-shuffled = Les défausses sont mélangées pour former un nouveau paquet.
primiera-discards = { $who ->
    [you] Vous défaussez
   *[other] { $who } défausse
} { $cards }.
primiera-discards-unseen = { $who ->
    [you] Vous défaussez
   *[other] { $who } défausse
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
primiera-keeps = { $who ->
    [you] Vous gardez vos
   *[other] { $who } garde ses
} quatre cartes.
primiera-passed-over = Le paquet est épuisé : pas d’échange pour { WITHIN($who) }.
primiera-none-claims = { $then ->
    [vying] Personne n’annonce : place aux enchères.
    [draw] Personne n’annonce : nouvel échange.
    [point] Personne n’annonce : le point décide.
   *[none] Personne n’annonce.
}
primiera-vying-over = Les enchères sont closes : le point décide.
primiera-all-dropped = Tous les autres se sont couchés : on ne montre rien.
primiera-claims = { $who ->
    [you] Vous annoncez
    [among] { $who } annoncez
   *[other] { $who } { $count ->
        [one] annonce
       *[other] annoncent
    }
}.
primiera-shows = { $who ->
    [you] Vous montrez
   *[other] { $who } montre
} { $cards } : { $said }.
primiera-takes = { $who ->
    [you] Vous prenez
   *[other] { $who } prend
} le pot de { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}.
primiera-annulled = Les meilleures mains sont égales : la donne est annulée.
primiera-stays = Le pot de { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} reste.
primiera-ante = Chacun { $time ->
    [again] remet
   *[first] met
} { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} ; dans le pot : { $pot }.

## Pourquoi une donne est gagnée

primiera-alone = Tous les autres se sont couchés
primiera-annulled-why = { $best }, en double : donne annulée, le pot de { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} reste
primiera-only = { $best } : personne d’autre n’annonce
primiera-beats = { $best } bat { $other }

## Ce que fait un coup

primiera-hint-stand = Garder les quatre cartes
primiera-hint-discard = { $count ->
    [one] { $count } carte face cachée, remplacée depuis le paquet
   *[other] { $count } cartes face cachée, remplacées depuis le paquet
}

## Pourquoi pas

primiera-no-move = « { $text } » n’est pas un coup de Primiera : les coups sont discard 7H 2C{ $stand ->
    [yes] , stand
   *[no] { "" }
}{ $vying ->
    [yes] , brag 2, raise 2, pass, match, drop
   *[no] { "" }
}
primiera-no-cards = « { $text } » doit nommer une à quatre cartes, chacune une fois
primiera-not-held = { $card } n’est pas dans la main
primiera-draw-over = L’échange est terminé : faites un brag, passez ou répondez au brag
primiera-discard-now = Défaussez maintenant : les enchères commencent quand tous ont échangé
primiera-no-vying = Il n’y a pas d’enchères à cette table
primiera-least-discard = Chacun doit défausser au moins une carte
primiera-most-discard = Le paquet ne peut remplacer que { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

# Les premières donnes, pour apprendre.
primiera-learn-goal = Chacun met un jeton dans le pot et reçoit quatre cartes. Il n’y a ni huit, ni neuf, ni dix. La meilleure main prend le pot. (PRI-04)
primiera-learn-hands = Trois mains gagnent. De la meilleure à la moins bonne : le flux, quatre cartes d’une couleur ; le cinquante-cinq, sept, six et as d’une couleur ; la primiera, une carte de chaque couleur. (PRI-10)
primiera-learn-claims = Personne n’en a reçu à la donne, sinon la meilleure aurait aussitôt pris le pot. Chacun à son tour change donc au moins une carte. (PRX-06)
primiera-learn-change = Si personne ne gagne alors, c’est le meilleur point : la valeur des cartes d’une couleur. Un sept compte 21, un quatre 14. Gardez vos deux cœurs et changez les autres. (PRX-02)
primiera-learn-others = Le cinq de cœur compte 15 : votre point est de 50. On ne change qu’une fois, et c’est maintenant aux autres.
primiera-learn-point = Toujours pas de main gagnante : le point décide. Ben a 46 à trèfle, vous 50 à cœur : le pot est à vous. (PRX-08)
primiera-learn-one-card = Deuxième donne : vous distribuez, et changez donc en dernier. Il ne vous manque qu’un trèfle pour une primiera. Changez un carreau, le roi : il compte 10, et le cinq 15. (PRI-08)
primiera-learn-flush = Le deux de trèfle : primiera ! Mais Cleo a fait un flux. Il compte moins que votre main, 51 contre 66, mais la sorte de main passe avant. (PRI-10)
primiera-learn-clubs = Troisième donne. Avec le sept et le six de trèfle, il ne manque que l’as pour un cinquante-cinq ; et tout trèfle fait un bon point. Gardez-les, et changez les deux autres. (PRI-09)
primiera-learn-fifty-five = L’as de trèfle : cinquante-cinq ! Ann doit encore changer des cartes. Puis tous ceux qui ont une main gagnante annoncent.
primiera-learn-end = La primiera de Ben compte 69, votre main seulement 68. Mais cette fois, la meilleure sorte est à vous : le cinquante-cinq prend le pot. Après dix donnes, qui a le plus de jetons gagne. (PRX-05)

## Études

primiera-study-draw = Que rapporte l’échange, selon ce que l’on garde ?
    .about = Exactement, sur toutes les mains qui ne gagnent rien avant l’échange et toutes les cartes qui peuvent venir. La part des pots gagnés est calculée contre d’autres qui ont échangé selon les règles pratiques : un échantillon de 60 000 mains, d’où les intervalles.
primiera-study-keeps = gardé
primiera-study-made = Ce que devient la main
primiera-study-any = l’une d’elles
primiera-study-pot = À quelle fréquence elle gagne alors le pot
primiera-study-wins = pot, { $seats } joueurs
primiera-study-points = point
primiera-study-kept = { $kept ->
    [0] la plus haute carte
    [1] deux d’une couleur
    [2] deux de deux couleurs
    [3] trois d’une couleur
    [4] trois de trois couleurs
    [5] deux d’une couleur et une autre
    [6] une paire
    [7] trois de même valeur
   *[8] deux parmi sept, six, as d’une couleur
}
primiera-study-kind = { $kind ->
    [1] primiera
    [2] cinquante-cinq
    [3] flux
   *[4] fredon
}

## Stratégies fixes, pour l’arène

primiera-zoo-textbook = Change une carte avec trois couleurs en main, sinon garde la meilleure couleur ; fait un brag avec un point de 45 ou plus.
primiera-zoo-four-suits = Cherche toujours une carte de chaque couleur.
primiera-zoo-one-suit = Cherche toujours la couleur qui compte le plus.
primiera-zoo-thief = Mise le maximum avec de bonnes mains, et avec n’importe laquelle en dernière position quand tous ont passé.
primiera-zoo-tight = Attend les bonnes mains, mise le maximum avec elles, et abandonne les autres.
