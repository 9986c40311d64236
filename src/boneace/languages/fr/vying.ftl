# Les jeux d’enchères (Primiera ; Three-Stake Brag ; Best, Pair and Thirty-one) : ce qu’ils disent en commun.
#
# Ce qui s’écrit comme coup (brag 2, raise 3, match) est de la notation, la même dans toutes les langues.
#
# Glossaire. to brag : faire un brag. brag : brag, comme en anglais. vying : enchères. to match : suivre. to raise :
# relancer. to drop : se coucher. pot. chip : jeton. deal : donne. pack : paquet. ace high : hauteur as.
# prial : prial (trois cartes de même valeur). satisfied : servi.

## Mots

vying-high = hauteur { cards-rank }
vying-both = { cards-rank } des deux côtés, la couleur décide
vying-pair = { $rank ->
    [ace] paire d’{ cards-ranks }
   *[other] paire de { cards-ranks }
}
vying-prial = { $rank ->
    [ace] prial d’{ cards-ranks }
   *[other] prial de { cards-ranks }
}
# Ce qu’une place a fait ; made : elle compte 31.
vying-did = { $did ->
    [passed] passe
    [dropped] se couche
    [bragged] brag
    [matched] suit
    [raised] relance
    [satisfied] servi
    [stood] reste
    [stands] reste
    [over] dépasse
   *[made] 31
}

## Coups

vying-label = { $verb ->
    [brag] Brag { $chips }
    [raise] Relancer de { $chips }, à { $to }
    [match] Suivre { $chips }
    [drop] Se coucher
   *[pass] Passer
}
vying-label-closed = { $chips ->
    [1] { vying-verb }
   *[other] { vying-verb } { $chips }
}
vying-verb = { $verb ->
    [brag] Brag
    [raise] Relancer
    [match] Suivre
    [drop] Se coucher
   *[pass] Passer
}
vying-hint-pass = Pas de brag maintenant ; vous pourrez encore répondre à celui d’un autre
vying-hint-drop = Vous abandonnez { vying-pot } et ce que vous y avez mis
vying-hint-costs = Vous mettez { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} dans { vying-pot }
vying-pot = { $pot ->
    [brag] le pot du brag
   *[only] le pot
}

## Ce qui s’est passé

vying-deals = Donne { $deal } : { $who ->
    [you] vous distribuez
   *[other] { $who } distribue
}.
vying-told = { $verb ->
    [brag] { $who ->
        [you] Vous faites
       *[other] { $who } fait
    } un brag de { $chips }.
    [raise] { $who ->
        [you] Vous relancez
       *[other] { $who } relance
    } de { $chips }, à { $to }.
    [match] { $who ->
        [you] Vous suivez
       *[other] { $who } suit
    }.
    [drop] { $who ->
        [you] Vous vous couchez
       *[other] { $who } se couche
    }.
   *[pass] { $who ->
        [you] Vous passez
       *[other] { $who } passe
    }.
}
vying-wins-match = { $who ->
    [you] Vous gagnez la partie
    [among] { $who } gagnez la partie à égalité
   *[other] { $who } { $players ->
        [one] gagne la partie
       *[other] gagnent la partie à égalité
    }
}.

## Pourquoi pas

vying-match-over = La partie est terminée
vying-card-first = On attend une carte du paquet
vying-no-such-move = Ce coup n’existe pas
vying-most-at-once = Personne ne peut { $verb ->
    [brag] faire un brag de
   *[raise] relancer de
} plus de { $most ->
    [one] { $most } jeton
   *[other] { $most } jetons
} à la fois
vying-bragged-already = Il y a déjà un brag : suivez, relancez ou couchez-vous
vying-to-answer = Il faut répondre au brag : suivez, relancez ou couchez-vous
vying-nothing-bragged = Personne n’a encore fait de brag : faites un brag ou passez
vying-one-may = { $verb ->
    [brag] Un brag est de
   *[raise] Une relance est de
} { $most ->
    [one] { $most } jeton
   *[other] { $most } jetons
} au plus
vying-limit = Personne ne peut mettre plus de { $limit ->
    [one] { $limit } jeton
   *[other] { $limit } jetons
} dans une donne : { $left ->
    [0] vous ne pouvez plus { $verb ->
        [brag] faire de brag
       *[raise] relancer
    }
    [one] vous pouvez { $verb ->
        [brag] faire un brag de
       *[raise] relancer de
    } { $left } jeton au plus
   *[other] vous pouvez { $verb ->
        [brag] faire un brag de
       *[raise] relancer de
    } { $left } jetons au plus
}

## Ce que l’on peut faire

vying-action-pass = Passer
    .help = Passer
vying-action-brag = Brag
    .help = Faire un brag du montant choisi
vying-action-match = Suivre
    .help = Suivre le brag
vying-action-see = Voir
    .help = Voir
vying-action-raise = Relancer
    .help = Relancer du montant choisi
vying-action-fold = Se coucher
    .help = Se coucher
vying-action-drop = Se coucher
    .help = Se coucher
vying-action-draw = Tirer
    .help = Tirer une carte
vying-action-discard = Défausser
    .help = Défausser les cartes choisies
vying-action-stand = Rester
    .help = Rester
