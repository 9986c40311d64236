# Les tables d’échange dans le terminal : Trente et un, Switch, Stop the Bus. Les mots des jeux sont dans
# lives.ftl, thirty-one.ftl, switch.ftl et stop-the-bus.ftl, avec leurs glossaires.
#
# Ce qui se tape (swap 4C for 9H, knock) est de la notation, la même dans toutes les langues.

## Vos cartes

terminal-exchange-total = Votre total : { $total }, avec { $best }.
terminal-exchange-value = Valeur : { $total }.
terminal-exchange-value-by = Valeur : { $total }, par { $best }.

## Les annonces qui mettent fin à la donne

terminal-exchange-mark = { $mark ->
    [knocked] a frappé
    [stopped] a arrêté
   *[restarts] redonne
}
terminal-exchange-last-turn = { $how ->
    [stopped] { $who } a arrêté le bus : c’est votre dernier échange.
   *[knocked] { $who } a frappé : c’est votre dernier tour.
}
terminal-exchange-all-shown = Tous ont montré. Vous pouvez faire redonner.

## La table

terminal-exchange-upcard = Carte retournée : { $card }.
terminal-exchange-no-upcard = Il n’y a pas de carte retournée en ce moment.
terminal-exchange-stock = Au talon : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
terminal-exchange-pile = À la défausse : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
terminal-exchange-tokens = Sur la table : { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}.
terminal-exchange-widow = Carte { $slot } de la veuve : { $card }.
terminal-exchange-widow-down = Carte { $slot } de la veuve : cachée.
terminal-exchange-second = Votre deuxième main : { $cards }.
terminal-exchange-second-total = Votre deuxième main : { $cards }. Son total : { $total }.
terminal-exchange-two-hands = { $who } a deux mains et doit en garder une.
terminal-exchange-face-up = Main découverte : { $cards }.
terminal-exchange-known = Main cachée, que vous connaissez : { $cards }.
terminal-exchange-face-down = Main cachée : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
terminal-exchange-face-down-more = Main cachée : encore { $cards } { $cards ->
    [one] carte
   *[other] cartes
}.
terminal-exchange-lie = Sur la table : { $cards }.

## Ce que vous pouvez faire

# Une remarque à côté du nom d’un coup ; vide quand le nom dit tout.
terminal-exchange-more = { $move ->
    [swap-up] (contre { $cards })
    [swap-all] (contre { $cards })
    [swap-down] (à l’aveugle)
    [restart] (personne ne paie)
    [decline] (la donne est réglée)
   *[other] { "" }
}
terminal-exchange-many = Ou l’un des { $count } échanges, comme exchange 4C for 2.
terminal-exchange-moves = moves les donne tous.
terminal-exchange-one = Ou échanger une carte, comme { $move }, ou simplement { $cards } ; moves les donne tous.

## Aide

terminal-exchange-help-swap = swap 4C for 9H ou simplement 4C 9H : échanger une carte.
terminal-exchange-help-discard = discard 7H ou simplement 7H : défausser.
terminal-exchange-help-widow = Dans un jeu avec veuve : exchange 4C for 2 (échanger), ou { $exchange } 4C KH for 2 3.

## Dessinée

terminal-exchange-where-pot = pot { $pot } · { $where }
# Au dos du talon : sept colonnes.
terminal-exchange-left = reste { $stock }
# Au bord d’une carte : cinq colonnes.
terminal-exchange-new = reçue
# Sous une carte que l’on peut défausser : sa touche, et ce que comptent les autres.
terminal-exchange-left-without = { $place } → { $left }
terminal-exchange-hint-discard = 1–4 défausser · z vite · l journal · c couleurs · --plain sans dessin
terminal-exchange-hint-widow = 1–3, 7–9 choisir · e échanger · z vite · l journal · c couleurs
terminal-exchange-told-up = Découverte
terminal-exchange-told-down = Cachée
terminal-exchange-told-open = Sur la table
terminal-exchange-told-dealers = La deuxième main du donneur
terminal-exchange-told-second = Votre deuxième main
terminal-exchange-told-second-total = Votre deuxième main : { $total }
terminal-exchange-you-know = connue
# À côté des pièces des vies, là où il y a peu de place.
terminal-exchange-county = sursis
terminal-exchange-coins = { $coins } { $lives }
terminal-exchange-your-coins = { $coins } { $lives ->
    [one] { $lives } vie
   *[other] { $lives } vies
}
terminal-exchange-your-total = total { $total }
terminal-exchange-bet = Parier
terminal-exchange-your-turn = À vous
terminal-exchange-turn-last = { $how ->
    [stopped] Dernier échange ({ $who } a arrêté)
   *[knocked] Dernier tour ({ $who })
}
terminal-exchange-turn-shown = Tous ont montré
terminal-exchange-ask = { $turn } : { $moves }.
terminal-exchange-ask-pick = 1–3/7–9 ({ $key })
terminal-exchange-ask-discard = Défaussez une carte : 1 à 4, ou d’un clic.
terminal-exchange-ask-swap = Échanger { $cards } contre { $lying } : { $key }.
terminal-exchange-ask-swap-all = Échanger les trois : { $key }.
terminal-exchange-ask-keep = Vous distribuez : garder la première main ({ $keep-first }), ou la deuxième ({ $keep-second }) ?
terminal-exchange-choose-widow = Choisissez vos cartes (1–3) et autant de la veuve (7–9), puis { $exchange }.
terminal-exchange-choose-swap = Choisissez une de vos cartes (1–3) et une de la table (7–9), puis { $swap }.

## Les touches

terminal-exchange-key-discard = Défausser une carte de votre main, aussi d’un clic
terminal-exchange-key-widow = Avec une veuve : choisir vos cartes et les siennes
terminal-exchange-key-wagers = Paris annexes, si la partie en a
terminal-exchange-key-yours = Choisir une de vos cartes, aussi d’un clic
terminal-exchange-key-face-up = Choisir une carte de la main découverte, aussi d’un clic
terminal-exchange-key-open = Choisir une carte de la table, aussi d’un clic

## La fin d’une donne

terminal-exchange-end = { $how ->
    [blitz] 31 !
    [drawn] Donne nulle
   *[showdown] On abat les cartes
}  ·  donne { $deal }
terminal-exchange-went-out = { $change }, hors jeu
