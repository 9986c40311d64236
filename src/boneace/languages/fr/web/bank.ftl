# La table de Vingt-Un, où tous jouent contre le donneur.
#
# Glossaire. stake : mise. natural : naturel, vingt et un avec les deux premières cartes. vingt-un : vingt et un
# autrement. over-drawn : au-dessus de 21. to divide : séparer. to draw : tirer. to stand : rester. pool : cagnotte.
# pone : le joueur à droite du donneur, qui ramasse les cartes jouées.

## Boutons

bank-stake = Miser
bank-no-double = Ne pas doubler
bank-double = Doubler
bank-keep = Garder
bank-divide = Séparer
bank-stand = Rester
bank-draw = Tirer
bank-low = min.
bank-high = max.
bank-lowest = Mise minimale
bank-highest = Mise maximale

## L’état d’une main

bank-state-stands = reste
bank-state-vingt-un = vingt-un
bank-state-over-drawn = dépasse 21
bank-state-natural = naturel
bank-being-played = en cours

## Pour les lecteurs d’écran

bank-hand-1 = première main
bank-hand-2 = deuxième main
bank-hand-3 = troisième main
bank-hand-4 = quatrième main
bank-your-hand-1 = Votre première main
bank-your-hand-2 = Votre deuxième main
bank-your-hand-3 = Votre troisième main
bank-your-hand-4 = Votre quatrième main
bank-your-cards = Vos cartes
bank-hold = Vous avez { $cards }.
bank-hold-1 = Votre première main : { $cards }.
bank-hold-2 = Votre deuxième main : { $cards }.
bank-hold-3 = Votre troisième main : { $cards }.
bank-hold-4 = Votre quatrième main : { $cards }.
bank-cards-total = { $cards } : { $total }
bank-stake-of = mise de { $n }
bank-range = { $least } à { $most }
bank-task-stake = misez { $stakes }
bank-task-double = doublez, ou non
bank-task-divide = séparez ou gardez
bank-task-keep = gardez la paire
bank-task-draw = tirez ou restez
bank-task-stand = restez
bank-with-hand-1 = { $task } avec votre première main
bank-with-hand-2 = { $task } avec votre deuxième main
bank-with-hand-3 = { $task } avec votre troisième main
bank-with-hand-4 = { $task } avec votre quatrième main
bank-turn = À vous : { $task }.
bank-drew = Carte tirée : { $card }, { $total }.
bank-face-up = découvertes : { $cards }
bank-counts = compte { $total }
bank-counts-word = compte

## La table

bank-head = Haut de la table
bank-you-deal = Vous distribuez
bank-against-you = { $n ->
    [one] jeton
   *[other] jetons
  } contre vous
bank-pool = Cagnotte
bank-doubled = double
bank-tenure = main { $n }
bank-used = Cartes jouées
bank-gathers = ramasse les cartes jouées :
bank-stake-word = mise

## La fin d’une donne

bank-neither = Vous ne gagnez ni ne perdez rien
bank-why-seats = { $why } { $who }
bank-in-all = { $change } en tout
bank-brought = Ce que chaque main a gagné ou perdu, et pourquoi
bank-player = Joueur
bank-hand = Main
bank-why = Pourquoi
bank-chips = Jetons
bank-ante = Chacun a mis { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
  } dans la cagnotte.

## Touches

bank-key-stake = Choisir une mise ; deux chiffres tapés de suite forment un nombre
bank-key-step = Un jeton de plus ou de moins ; sur le nombre, les flèches, Début et Fin
bank-key-choose = Miser le montant choisi
bank-key-draw = Tirer une carte
bank-key-divide = Séparer une paire, avec la mise choisie
bank-key-keep = Garder une paire ; comme donneur, ne pas doubler
bank-key-double = Comme donneur, doubler les mises
