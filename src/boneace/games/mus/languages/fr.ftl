# Mus : événements, coups, et pourquoi un coup n’est pas permis.
#
# Les coups tels qu’ils s’écrivent (envido 2, no quiero, signal two-kings) sont de la notation, la même dans toutes
# les langues. Ce qui est dans une phrase est un mot de la langue.
#
# Glossaire. grande, chica, pares, juego, punto (les tours d’enchères), envido, quiero, órdago, piedra, amarraco,
# duples, medias, deje, porque no, en paso : tels quels. mano : premier en cartes. bowl : coupelle. discard : défausse.
# side : camp. partner : partenaire. game : manche. signal : signe, que l’adversaire intercepte. to end the talk :
# couper le mus.

## De quoi il s’agit

mus-game = Mus
    .summary = Quatre cartes, deux contre deux, et quatre tours d’enchères : la plus haute, la plus basse, les paires, et 31. Les partenaires peuvent se faire des signes ; un órdago met en jeu toute la manche.

## Options

mus-option-kings = Rois et as
    .meaning = Si les trois sont des rois et les deux des as, pour le rang et pour la valeur.
    .value-eight = Huit rois et huit as : les trois sont des rois, les deux des as
    .value-four = Quatre rois et quatre as : roi, cavalier, valet, sept, et ainsi jusqu’à l’as
    .value-printed = Comme imprimé dans la source : le trois en deuxième, de valeur 3
mus-option-wild = Perico et Perica
    .meaning = Si le cavalier de bâtons et le valet de deniers sont des jokers.
    .value-none = Pas de joker
    .value-each = Chacun vaut n’importe quelle carte, la meilleure à chaque tour
mus-option-natural-first = Les mains naturelles d’abord
    .meaning = Une main bat une main égale qui a besoin d’un joker pour l’être.
mus-option-la-real = La real
    .meaning = Trois sept et une carte à 10 font le meilleur 31.
mus-option-sides = Camps
    .meaning = Qui joue avec qui : des partenaires face à face, ou personne (mus ilustrado).
    .value-partners = Deux contre deux
    .value-alone = Chacun pour soi, de quatre à huit
mus-option-target = Piedras
    .meaning = Le nombre de piedras (pierres, les points) qui gagne une manche.
mus-option-games = Manches
    .meaning = La partie se joue au meilleur de ce nombre de manches.
mus-option-corrido = Mus corrido
    .meaning = À la première donne, le paquet tourne à chaque échange, le joueur qui coupe le mus devient mano, et personne ne fait de signes.
mus-option-stock-from = Talon épuisé
    .meaning = De qui les défausses forment un nouveau talon.
    .value-all = De tous
    .value-others = De tous, sauf d’un seul joueur qui reste à servir
mus-option-answer = Répondre à une enchère
    .meaning = Quel joueur répond pour un camp.
    .value-either = L’un ou l’autre : c’est un refus quand tous ceux qui peuvent répondre ont refusé
    .value-first = Le premier qui parle engage son camp
mus-option-takers = Accepter une enchère
    .meaning = Combien de joueurs peuvent accepter une même enchère quand chacun joue pour soi.
    .value-any = Tous
    .value-one = Un seul adversaire
mus-option-pass-pays = Tours sans enchère
    .meaning = Ce que paient pares, juego et punto si personne n’a misé.
    .value-basic = Leurs valeurs de base seulement
    .value-literal = Une piedra de plus, comme le dit la source
mus-option-partner-counts = Valeurs du partenaire
    .meaning = Le camp qui a les meilleurs pares ou le meilleur juego compte les valeurs de base des deux partenaires.
mus-option-ordago-settles = Órdago accepté
    .meaning = Quels tours comptent quand un órdago est accepté.
    .value-round = Ce tour seul : il gagne la manche
    .value-counted = D’abord les tours précédents, au cas où ils gagnent déjà la manche
mus-option-signals = Signes
    .meaning = Si les partenaires peuvent se signaler ce qu’ils ont, et qui le voit.
    .value-off = Pas de signes
    .value-unseen = Seul le partenaire les voit
    .value-chance = Le partenaire les voit, et l’adversaire qui les intercepte
mus-option-signal-chance = Signes interceptés
    .meaning = Combien de signes sur cent intercepte chaque adversaire.
mus-option-courtesy = Une piedra pour avoir joué comme il faut
    .meaning = Un joueur peut réclamer une piedra pour avoir joué comme il faut ; son camp l’obtient si un adversaire qui s’est mal conduit l’accorde.

## Variantes

mus-preset-default = Mus
    .summary = Huit rois et huit as, 40 piedras, au meilleur de trois manches.
mus-preset-four-kings = Quatre rois
    .summary = Les trois et les deux gardent leur rang et leur valeur.
mus-preset-thirty = Trente piedras
    .summary = Une manche plus courte, en 30 piedras.
mus-preset-la-real = La real
    .summary = Trois sept et une carte à 10 font le meilleur 31.
mus-preset-corrido = Mus corrido
    .summary = La première donne sans signes : le paquet tourne jusqu’à ce qu’un joueur coupe le mus ; il est mano.
mus-preset-perico = Perico et Perica
    .summary = Le cavalier de bâtons et le valet de deniers sont des jokers.
mus-preset-literal = À la lettre
    .summary = Compté comme le dit la source : une piedra de plus pour pares, juego et punto sans enchère, et seule la meilleure main compte.
mus-preset-ilustrada = Mus ilustrado
    .summary = De quatre à huit joueurs, chacun pour soi.

## Mots

mus-lance = { $lance ->
    [grande] grande
    [chica] chica
    [pares] pares
    [juego] juego
   *[punto] punto
}
mus-lance-title = { $lance ->
    [grande] Grande
    [chica] Chica
    [pares] Pares
    [juego] Juego
   *[punto] Punto
}
mus-lance-gloss = { $lance ->
    [grande] la plus haute
    [chica] la plus basse
    [pares] les paires
    [juego] 31 ou plus
   *[punto] le plus près de 30
}
mus-spoken = { $act ->
    [mus] mus
    [no-mus] no mus
    [paso] paso
    [envido] envido { mus-number }
    [reenvido] reenvido { mus-number }
    [quiero] quiero
    [no-quiero] no quiero
   *[ordago] órdago
}
mus-label = { $act ->
    [mus] Mus
    [no-mus] No mus
    [paso] Paso
    [envido] Envido { mus-number }
    [reenvido] Reenvido { mus-number }
    [quiero] Quiero
    [no-quiero] No quiero
   *[ordago] Órdago
}
# MUS-51 : le basque a des mots propres de un à cinq.
mus-number = { $amount }
mus-label-discard = Défausser { $cards }

## Mains

mus-pares = { $kind ->
    [pair] paire { $higher ->
        [as] d’as
       *[other] de { $higher }
    }
    [medias] medias { $higher ->
        [as] d’as
       *[other] de { $higher }
    }
   *[dobles] duples { $higher ->
        [as] d’as
       *[other] de { $higher }
    }
}
mus-dobles = duples de { $higher } et { $lower ->
    [as] d’as
   *[other] de { $lower }
}
mus-no-pares = sans pares
mus-hand = { $pares }, { mus-total }
mus-total = { $word ->
    [juego] juego
   *[punto] punto
} de { $total }

## Ce qui s’est passé

mus-deals = Donne { $deal } : { $who ->
    [you] vous distribuez
   *[other] { $who } distribue
}.
mus-served = { $who ->
    [you] Vous recevez
   *[other] { $who } reçoit
} { $card }.
mus-shuffled = Les défausses sont mélangées pour former un nouveau talon.
mus-discards = { $who ->
    [you] Vous défaussez
   *[other] { $who } défausse
} { $cards }.
mus-discards-unseen = { $who ->
    [you] Vous défaussez
   *[other] { $who } défausse
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
mus-says = { $who } : { $said }.
mus-says-in = { $who } : { $said } ({ $lance }).
mus-says-raised = { $who } : { $said } ({ $stones } en tout).
mus-passed-on = Le paquet tourne : { $who ->
    [you] à vous de distribuer
   *[other] à { $who } de distribuer
}.
mus-all-mus = Tous veulent mus : défaussez.
mus-begins = { $title } ({ $gloss }).
mus-declared = { $title } : { $who ->
    [you] vous annoncez
    [among] { WITHIN($who) } annoncez
   *[other] { $who } { $count ->
        [one] annonce
       *[other] annoncent
    }
} { $word }.
mus-declared-nobody = { $title } : personne n’annonce { $word }.
mus-no-juego = Juego : personne n’en a, on joue donc le punto.
mus-took = { $who ->
    [you] Vous prenez
    [among] { $who } prenez
   *[other] { $who } { $players ->
        [one] prend
       *[other] prennent
    }
} { $stones ->
    [one] { $stones } piedra
   *[other] { $stones } piedras
} : { $why ->
    [negada] porque no
   *[deje] ce qui avait été accepté
}.
mus-bet = { $title } : { $stones ->
    [one] { $stones } piedra en jeu
   *[other] { $stones } piedras en jeu
}.
mus-en-paso = { $title } : en paso, personne ne mise.
mus-ordago-accepted = L’órdago est accepté.
mus-one-side = { $title } : pas d’enchères, car un seul camp en a.
mus-notice = { $who ->
    [you] Vous rendez
    [among] { $who } rendez
   *[other] { $who } rend
} les amarracos : encore { $needs ->
    [one] { $needs } piedra
   *[other] { $needs } piedras
} pour gagner.
mus-ends = { $kind ->
    [counted] Les quatre tours sont joués : on montre les mains.
    [ordago] On montre les mains pour l’órdago.
   *[deje] La manche est gagnée, on ne montre rien.
}
mus-shows = { $who ->
    [you] Vous montrez
   *[other] { $who } montre
} { $cards } : { $said }.
mus-counted = { $title } : { WITHIN($who) }, { $why } : { $stones ->
    [one] { $stones } piedra
   *[other] { $stones } piedras
}.
mus-wins-game = { $who ->
    [you] Vous gagnez
    [among] { $who } gagnez
   *[other] { $who } { $players ->
        [one] gagne
       *[other] gagnent
    }
} une manche : { $games }.
mus-wins = { $who ->
    [you] Vous gagnez
    [among] { $who } gagnez
   *[other] { $who } { $players ->
        [one] gagne
       *[other] gagnent
    }
} la partie.

## D’où viennent les piedras

mus-why-negada = porque no (l’enchère a été refusée)
mus-why-deje = deje (la relance a été refusée, { $stones ->
    [one] { $stones } était acceptée
   *[other] { $stones } étaient acceptées
})
mus-why-courtesy = pour avoir joué comme il faut
mus-why-bet = avec la meilleure main, enchère de { $stones ->
    [one] { $stones } piedra
   *[other] { $stones } piedras
}
mus-why-paso = en paso (personne n’a misé)
mus-why-total = { $word ->
    [juego] juego
   *[punto] punto
} de { $total }
mus-why-ordago = avec la meilleure main, l’órdago accepté

## Ce que fait un coup

mus-hint-discard = Changer { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
mus-hint-envido = Miser { $stones } piedras ({ $lance })
mus-hint-reenvido = Accepter les { $asked } et en miser { $stones } de plus : { $all } en tout
mus-hint-mus = Demander de nouvelles cartes ; si tous le font, chacun en change une à quatre
mus-hint-no-mus = Garder les cartes et couper le mus : les tours commencent
mus-hint-paso = Passer ; vous pourrez encore répondre à une enchère
mus-hint-ordago = Miser toute la manche
mus-hint-quiero = Accepter l’enchère de { $stones ->
    [one] { $stones } piedra
   *[other] { $stones } piedras
} ({ $lance })
mus-hint-quiero-ordago = Accepter : la meilleure main ({ $lance }) gagne aussitôt toute la manche
mus-hint-no-quiero = Refuser : les autres prennent aussitôt { $stones ->
    [one] { $stones } piedra
   *[other] { $stones } piedras
}
mus-hint-no-quiero-yet = Refuser ; { $who ->
    [partner] votre partenaire
   *[others] un autre
} peut encore accepter, sinon les autres prennent { $stones ->
    [one] { $stones } piedra
   *[other] { $stones } piedras
}

## Pourquoi un coup est illisible

mus-no-move = « { $text } » n’est pas un coup de Mus : les coups sont mus, no mus, discard KO 4C, paso, envido 2, reenvido 2, quiero, no quiero et ordago
mus-no-amount = « { $text } » ne dit pas combien de piedras : écrivez « { $verb } 2 »
mus-no-bet = « { $text } » n’est pas un coup : écrivez « { $verb } 2 »
mus-no-cards = « { $text } » doit nommer des cartes, chacune une fois
mus-no-signal = « { $text } » n’est pas un signe : { mus-signal-help }
mus-signal-help = écrivez « signal two-kings », ou un autre parmi { $names }
mus-no-aside = « { $text } » n’est pas une action hors tour à cette table
mus-no-courtesy = « { $text } » n’est pas une action hors tour : écrivez « claim » pour une piedra pour avoir joué comme il faut, « grant 2 » pour l’accorder à la place 2
mus-not-to-say = Un joueur ne peut pas dire qui intercepte un signe : { mus-signal-help }
mus-seen-once = « { $text } » doit nommer qui l’a vu, chacun une fois

## Pourquoi pas

mus-no-signals = Il n’y a pas de signes à cette table
mus-most-envido = Une enchère est de { $most } piedras au plus : dites ordago
mus-most-reenvido = Une relance est de { $most } piedras au plus : dites ordago
mus-least-envido = Une enchère est de deux piedras au moins
mus-least-reenvido = Une relance est d’une piedra au moins
mus-least-discard = Chacun doit défausser au moins une carte
mus-most-discard = Personne ne peut défausser plus de quatre cartes
mus-not-held = { $card } n’est pas dans la main
mus-over = La partie est terminée
mus-card-first = On attend une carte du paquet
mus-talk-first = D’abord tous les joueurs disent mus, ou l’un d’eux coupe le mus
mus-discard-first = Tous ont dit mus : défaussez une à quatre cartes
mus-talk-over = Le mus est coupé : on ne change de cartes qu’avant le premier tour
mus-nothing-to-answer = Il n’y a pas d’enchère à laquelle répondre dans ce tour
mus-to-answer = Il faut répondre à l’enchère : quiero, no quiero ou une relance
mus-ordago-answer = À un órdago on ne répond que quiero ou no quiero
mus-no-such-move = Ce coup n’existe pas
mus-bet-made = Il y a déjà une enchère : relancez avec reenvido
mus-nothing-bet = Personne n’a misé dans ce tour : ouvrez avec envido
mus-not-able = un joueur sans { $word } ne peut pas y miser
mus-others-answer = c’est l’autre camp qui répond à une enchère

## Les signes, et la piedra pour avoir joué comme il faut

mus-gesture = { $signal ->
    [two-kings] se mord la lèvre inférieure
    [four-kings] se mord deux fois la lèvre inférieure
    [two-aces] montre le bout de la langue
    [dobles] hausse les deux sourcils
    [medias] tord la bouche d’un côté
    [medias-kings] se mord la lèvre d’un côté
    [medias-aces] montre la langue d’un côté
    [juego] avance les lèvres
    [thirty-one] fait un clin d’œil
    [thirty] hausse les deux épaules
    [twenty-nine] hausse une épaule
    [blind] ferme les deux yeux
    [cut-mus] penche la tête de côté
   *[bet-more] lève la tête
}
mus-meaning = { $signal ->
    [two-kings] deux rois
    [four-kings] quatre rois
    [two-aces] deux as
    [dobles] duples (deux paires)
    [medias] medias (trois cartes pareilles)
    [medias-kings] medias de rois
    [medias-aces] medias d’as
    [juego] juego, mais pas de 31
    [thirty-one] juego de 31
    [thirty] punto de 30
    [twenty-nine] punto de 29
    [blind] rien du tout
    [cut-mus] coupez le mus
   *[bet-more] misez plus
}
mus-must-be-true = Un signe doit être vrai : la main { $signal ->
    [two-kings] n’a pas deux rois
    [four-kings] n’a pas quatre rois
    [two-aces] n’a pas deux as
    [dobles] n’a pas de duples
    [medias] n’a pas de medias
    [medias-kings] n’a pas de medias de rois
    [medias-aces] n’a pas de medias d’as
    [juego] n’a pas un juego autre que 31
    [thirty-one] n’a pas 31
    [thirty] n’a pas 30
    [twenty-nine] n’a pas 29
   *[blind] a quelque chose
}
mus-signals = { $who ->
    [you] Vous faites le signe : { $meaning }
   *[other] { $who } { $gesture } : { $meaning }
}.
mus-before-cards = Personne ne peut faire de signes avant d’avoir ses quatre cartes
mus-corrido-no-signals = Personne ne peut faire de signes dans la donne du mus corrido
mus-only-opponents = Seuls les adversaires interceptent un signe, et seulement si la table le permet
mus-claims = { $who ->
    [you] Vous réclamez
   *[other] { $who } réclame
} une piedra pour avoir joué comme il faut.
mus-grants = { $who ->
    [you] Vous accordez
   *[other] { $who } accorde
} à { WITHIN($other) } la piedra pour avoir joué comme il faut.
mus-claimed-already = La piedra a déjà été réclamée
mus-opponent-grants = Seul un adversaire peut accorder la piedra
mus-not-claimed = { $who } n’a pas réclamé de piedra
mus-last-stone = On ne gagne pas la dernière piedra d’une manche pour avoir joué comme il faut

## Résoudre une donne

mus-bad-score = « { $given } » n’est pas un score : donnez les piedras de mano et de l’autre avant la donne, de 0 à { $most } chacune, comme 20-15
mus-unsolved = une donne ne peut pas être résolue avec des jokers

# La première donne, pour apprendre.
mus-learn-sides = Vous jouez avec Ben, en face de vous, contre Ann et Cleo. Le premier camp à 40 piedras gagne la manche. Vous en avez 34, l’autre camp 36. (MUS-05)
mus-learn-lances = Il y a quatre tours d’enchères : grande, les cartes les plus hautes ; chica, les plus basses ; pares, les paires ; juego, 31 ou plus. Les trois comptent comme des rois, les deux comme des as. (MUS-20)
mus-learn-mus = Vous êtes mano : vous parlez en premier et gagnez toutes les égalités. Vos deux rois sont bons, mais pas le cinq ni le deux. Dites mus, pour demander de nouvelles cartes. (MUS-16)
mus-learn-discard = Tout le monde a dit mus, tout le monde doit donc changer. Gardez les deux rois ; défaussez le cinq et le deux. (MUS-17)
mus-learn-signal = Ben ferme les deux yeux : c’est un signe. Il dit que Ben n’a rien de bon. Les partenaires peuvent se faire des signes, mais seulement vrais. (B-MUS-15)
mus-learn-cut = Vous avez reçu un sept et un quatre. Avec les rois, cela fait 31, le meilleur juego. Gardez-le : dites no mus, et les enchères commencent. (MUS-16)
mus-learn-envido = D’abord la grande. Deux rois valent bien la plus petite enchère : envido 2. (MUS-40)
mus-learn-chica = Ann et Cleo ont refusé : votre camp prend aussitôt une piedra, et en a 35. Maintenant la chica, les cartes les plus basses, que vous n’avez pas. Passez : paso. (B-MUS-03)
mus-learn-pares = Tout le monde a passé. Personne d’autre que vous n’a de pares : on ne peut donc pas y miser. La piedra de votre paire se compte à la fin. (B-MUS-08)
mus-learn-ordago = Au juego, c’est vous contre Ann. Rien ne bat 31, et mano gagne les égalités : vous ne pouvez pas perdre. Misez toute la manche : órdago ! (MUS-44)
mus-learn-end = Ann a accepté, avec 31 aussi : sinon, pares et juego vous menaient à 40. Mais mano gagne l’égalité, et rien d’autre ne se compte. La manche est à vous ; il en faut deux pour gagner la partie. (MUS-45)

## Études

mus-study-lances = Que vaut chaque main à chaque tour ?
    .about = La chance exacte d’avoir la meilleure main d’un tour : à quatre, de battre les deux adversaires, à deux, l’autre. Les cartes tenues ne sont pas ailleurs. C’est avant toute mise et sans mus. Mano, on gagne toutes les égalités ; postre, on les perd. Les fichiers ont toutes les mains.
mus-study-mano = Que vaut le fait d’être mano, ou postre (le dernier) ?
    .about = Exactement : à quelle fréquence la main du mano, et celle du postre, est la meilleure de chaque tour, sur toutes les donnes sans mus.
mus-study-part = { $who ->
    [mano] Mano
   *[postre] Postre
}, { $seats } joueurs
mus-study-who = { $who ->
    [mano] mano
    [postre] postre
   *[apart] différence
}
mus-study-lance = tour
mus-study-worth = À quelle fréquence la main est la meilleure du tour, { $seats } joueurs
mus-study-game = Chance du mano de la prochaine donne de gagner une manche en 40, deux joueurs
mus-study-stones = piedras du mano ; de l’autre ▸
mus-study-solution = D’après la solution fournie avec le jeu, proche d’un équilibre mais pas exacte : aucun intervalle n’est connu.

## Stratégies fixes, pour l’arène

mus-zoo-textbook = Coupe le mus avec une main jouable, mise quand deux mains sur trois sont battues, accepte selon les chances, et ne risque pas la manche sur rien.
mus-zoo-doubter = Ne croit à aucune enchère : l’accepte, même un órdago, avec toute main nettement au-dessus de la moyenne.
mus-zoo-ordago = Dit órdago à chaque occasion, et accepte tous les órdagos.
