# Les tables des jeux d’échange : Trente et un, Switch, Stop the Bus.
#
# Glossaire. stock : talon. upcard : carte retournée, sur la défausse. widow : veuve, des cartes de la table que l’on
# échange. to draw : piocher. to knock : frapper. to stand : rester. blitz : 31, montré aussitôt. on the county : en
# sursis. token : jeton. to restart : faire redonner. to settle : régler la donne.

## Boutons

exchange-swap = Échanger { $card } contre { $taken }
exchange-give = Échanger les cartes choisies avec la veuve

## Que choisir ensuite, et pourquoi une carte ne peut pas l’être

exchange-select = Pour échanger, choisissez des cartes de votre main et autant de cartes de la veuve.
exchange-select-hand = Choisissez encore { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  } de votre main à échanger.
exchange-select-widow = Choisissez encore { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  } de la veuve à échanger.
exchange-not-open = Vous ne pouvez pas faire cet échange.
exchange-pick-both = Choisissez une de vos cartes et une des cartes découvertes.
exchange-pick-hand = Choisissez maintenant une carte de votre main.
exchange-pick-table = Choisissez maintenant une carte de la table.
exchange-press-swap = Appuyez maintenant sur Échanger.
exchange-ready = { $name } : appuyez sur { $key }.
exchange-keep-one-first = Gardez d’abord une de vos deux mains.
exchange-discard-after = On défausse après avoir pioché ou pris une carte.
exchange-press-again = Appuyez encore pour la défausser.
exchange-taken-whole = On ne prend la main cachée qu’en entier : appuyez sur « À l’aveugle ».

## Pour les lecteurs d’écran

exchange-hold = Vous avez { $cards }.
exchange-hold-worth = Vous avez { $cards }, { $worth }.
exchange-total = total { $total }
exchange-task-discard = défaussez une carte
exchange-task-say = arrêtez ou continuez
exchange-task-swap-stop = échangez, ou arrêtez le bus
exchange-task-swap-any = échangez une carte ou les trois
exchange-task-swap-one = échangez une carte
exchange-task-keep = gardez une des deux mains
exchange-task-restart = faites redonner, ou réglez la donne
exchange-task-swap-stand = échangez, ou restez
exchange-task-swap-pass-knock = échangez, passez ou frappez
exchange-task-swap-pass = échangez, ou passez
exchange-task-swap-knock = échangez, ou frappez
exchange-task-swap = échangez
exchange-upcard-is = Carte retournée : { $card }.
exchange-lie = Sur la table : { $cards }.
exchange-second-is = Votre deuxième main : { $cards }, total { $total }.
exchange-face-up-lie = Découvertes : { $cards }.
exchange-have = Vous avez maintenant : { $card }.
exchange-choose-discard = Choisissez une carte à défausser.
exchange-turn = À vous.
exchange-turn-task = À vous : { $task }.
exchange-last-turn = Votre dernier tour.
exchange-last-turn-task = Votre dernier tour : { $task }.

## La table

exchange-stock = Talon
exchange-stock-of = Talon, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }
exchange-pile = Défausse
exchange-upcard-of = Carte retournée : { $card }
exchange-upcard-none = Carte retournée : aucune
exchange-on-the-table = sur la table
exchange-widow = Veuve
exchange-widow-card = Veuve { $n } : { $card }
exchange-lying = Sur la table
exchange-face-up = Découverte
exchange-face-up-card = Main découverte, { $n } : { $card }
exchange-second-card = Deuxième main, { $n } : { $card }
exchange-your-second-card = Votre deuxième main, { $n } : { $card }
exchange-your-second = Votre deuxième main
exchange-your-second-total = Votre deuxième main, total { $total }
exchange-second-of = Deuxième main : { $who }
exchange-the-dealer = le donneur
exchange-empty = vide
exchange-face-down = Cachée
exchange-know-these = Vous les connaissez
exchange-know-some = Vous en connaissez { $n }
exchange-face-down-hand = Main cachée
exchange-face-down-known = Main cachée, dont vous connaissez { $cards }
exchange-discard-card = Défausser { $card }
# Ce que compte la main sans la carte.
exchange-discard-leaves = Défausser { $card }, reste { $left }
exchange-holds = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }
exchange-out = hors jeu
exchange-out-in = hors jeu à la donne { $deal }
exchange-out-note = Vous êtes hors jeu dans cette partie. Vous pouvez regarder la suite.
exchange-knocked = a frappé
exchange-stopped = a arrêté
exchange-total-label = Total
# À côté des totaux sous les cartes, chacun sans sa carte.
exchange-total-without = Totaux sans la carte

exchange-lives-penny = { $n ->
    [one] { $n } sou
   *[other] { $n } sous
  }
exchange-lives-corner = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
exchange-lives-life = { $n ->
    [one] { $n } vie
   *[other] { $n } vies
  }
exchange-free-penny = en sursis
exchange-free-corner = en sursis
exchange-free-life = en sursis

## La fin d’une donne

exchange-blitz = 31 !
exchange-drawn = La donne est nulle
exchange-restarted = On redonne
exchange-bus-stopped = Le bus est arrêté
exchange-showdown = On abat les cartes
exchange-loses = { $n ->
    [one] perd { $n } vie
   *[other] perd { $n } vies
  }
exchange-gains = gagne { $n }
exchange-left = { $n ->
    [one] reste { $n } vie
   *[other] reste { $n } vies
  }
exchange-winner = gagne
exchange-did-knock = a frappé
exchange-did-stop = a arrêté le bus
exchange-did-blitz = 31
exchange-did-restart = fait redonner
exchange-you-may-restart = Vous pouvez faire redonner : personne ne paie, votre main reste découverte, le reste est redistribué.
exchange-may-restart = { $who } peut faire redonner.

## Touches

exchange-key-discard = Défausser (ou choisir, pour un échange) une carte de votre main, de la première à la quatrième
exchange-key-pick-hand = Choisir une carte de votre main, de la première à la troisième, ou la reposer
exchange-key-pick-table = Choisir une carte découverte, de la première à la troisième, ou la reposer
