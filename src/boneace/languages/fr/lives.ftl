# Ce que les jeux à vies disent en commun.
#
# Ce qui s’écrit comme coup (swap 4C for 9H, knock) est de la notation, la même dans toutes les langues ;
# ce qui est dans une phrase est un mot de la langue.
#
# Glossaire. life : vie. on the county : en sursis. out : hors jeu. to knock : frapper. to stand : rester,
# garder sa main. to exchange, to swap : échanger. deal : donne. face up : découvert.

## Options

lives-option-three-of-a-kind = Brelan
    .meaning = Ce que comptent trois cartes de même valeur.
    .value-none = Rien de particulier
    .value-30-5 = 30½, au-dessus de toute main sauf 31
    .value-30 = 30, comme trois cartes à dix points d’une même couleur
lives-option-dealt-blitz = 31 servi
    .meaning = Quand un joueur qui reçoit 31 à la donne le montre.
    .value-at-once = Aussitôt, avant tout tour
    .value-on-turn = À son tour de jouer
lives-option-blitz-after-knock = Un 31 arrête les derniers tours
    .meaning = Dans une partie à vies, un 31 obtenu après une frappe met fin à la donne : qui l’a ne perd rien, qui a frappé perd deux vies, les autres une.
lives-option-knock-from = Première frappe
    .meaning = À partir de quand un joueur peut frapper.
    .value-first-turn = Dès le premier tour de la donne
    .value-second-turn = Quand tous ont joué un tour
lives-option-lives = Vies
    .meaning = Le nombre de vies de chaque joueur : des sous, ou les coins d’un billet.
lives-option-free-ride = Sursis
    .meaning = Un joueur qui n’a plus de vie continue de jouer, en sursis, jusqu’à ce qu’il perde à nouveau.
lives-option-capped-loss = Pas plus que le reste
    .meaning = Un joueur qui perd deux vies mais n’en a plus qu’une la paie et continue de jouer.
lives-option-knocker-must = Qui frappe doit
    .meaning = Ce que doit faire le joueur qui frappe pour ne rien perdre.
    .value-win = Gagner : personne ne peut avoir plus, et le plus bas paie aussi
    .value-beat-one = Battre au moins un joueur : ne pas être le plus bas
lives-option-knocker-double = Qui frappe paie double
    .meaning = Le joueur qui frappe et échoue perd deux vies.
lives-option-knocker-tied = Qui frappe est à égalité au plus bas
    .meaning = Qui paie quand il suffit d’en battre un et que le joueur qui a frappé est à égalité au plus bas.
    .value-alone = Lui seul
    .value-with-others = Lui et ceux à égalité avec lui
    .value-with-others-unless-all = Lui et les autres, mais il ne perd rien si tous sont à égalité
    .value-safe = Les autres seulement : qui frappe gagne les égalités
lives-option-deals = Donnes
    .meaning = La partie finit après ce nombre de donnes ; 0 : sans limite.

## Ce qui s’est passé

lives-deals = Donne { $deal } : { $who ->
    [you] vous distribuez
   *[other] { $who } distribue
}.
lives-knocks = { $who ->
    [you] Vous frappez
   *[other] { $who } frappe
}.
lives-stands = { $who ->
    [you] Vous restez
   *[other] { $who } reste
}.
lives-exchanges = { $who ->
    [you] Vous échangez
   *[other] { $who } échange
} { $given } contre { $received }.
lives-three-cards = trois cartes
lives-blitz = { $showing } : 31 !
lives-blitz-hand = { $who ->
    [you] Vous montrez
   *[other] { $who } montre
} { $cards }
lives-shown = Cartes montrées : { $hands }.
lives-shown-hand = { WITHIN($who) } { $cards } ({ $worth })
lives-loses = { $who ->
    [you] Vous perdez
   *[other] { $who } perd
} { $lives ->
    [one] { $lives } vie
   *[other] { $lives } vies
} ; il { $who ->
    [you] vous
   *[other] lui
} en reste { $left }.
lives-loses-last = { $who ->
    [you] Vous perdez
   *[other] { $who } perd
} { $lives ->
    [one] { $lives } vie
   *[other] { $lives } vies
} et { $who ->
    [you] jouez
   *[other] joue
} en sursis.
lives-loses-all = { $who ->
    [you] Vous perdez
   *[other] { $who } perd
} { $lives ->
    [one] { $lives } vie
   *[other] { $lives } vies
}.
lives-loses-again = { $who ->
    [you] En sursis, vous perdez
   *[other] En sursis, { $who } perd
} encore.
lives-out = { $who ->
    [you] Vous êtes
   *[other] { $who } est
} hors jeu.
lives-won = { $who ->
    [you] Vous gagnez la partie
    [among] { $who } gagnez la partie à égalité
   *[other] { $who } { $count ->
        [one] gagne la partie
       *[other] gagnent la partie à égalité
    }
}.

## Comment s’appelle un coup

lives-swap = Échanger { $given } contre { $taken }
lives-swap-two = En échanger deux

## Pourquoi un coup est illisible

lives-no-move = « { $text } » n’est pas un coup du jeu { $game } : les coups sont { $moves }
lives-no-for = il manque « for » à « { $text } » : un échange s’écrit « swap 4C for 9H »
lives-name-both = « { $text } » doit nommer une carte de la main et une carte de la table

## Pourquoi pas

lives-cards-first = Il faut d’abord distribuer les cartes
lives-never-two = On échange une carte ou les trois, jamais deux
lives-not-held = { $card } n’est pas dans la main
lives-not-face-up = La carte { $card } n’est pas découverte sur la table
lives-stand-last = On ne reste qu’au dernier tour, après une frappe
lives-knock-early = Personne ne peut frapper avant que tous aient joué un tour

## Le compte avec lequel une partie commence

lives-no-life = dans ce jeu, une place qui n’a plus de vie est hors jeu : écrivez « out »
lives-two-in = deux places au moins doivent être en jeu
lives-dealer-out = la place { $seat } ne peut pas distribuer : elle est hors jeu

## Les stratégies apprises des robots

lives-no-policy = impossible de lire une stratégie dans { $file } ({ $why }) ; refaites-la avec python -m boneace.games.{ $game }.making

## Ce que l’on peut faire

lives-action-draw = Piocher
    .help = Piocher la carte du dessus du talon
lives-action-take = Prendre
    .help = Prendre la carte retournée
lives-action-swap = En échanger une
    .help = Échanger les deux cartes choisies
    .short = Échanger
lives-action-swap-up = Échanger les trois
    .help = Échanger les trois cartes contre la main découverte
    .short = Les trois
lives-action-swap-all = Échanger les trois
    .help = Échanger les trois cartes
    .short = Les trois
lives-action-swap-down = À l’aveugle
    .help = Échanger les trois cartes, à l’aveugle, contre la main cachée
    .short = À l’aveugle
lives-action-pass = Passer
    .help = Passer, là où c’est permis
lives-action-knock = Frapper
    .help = Frapper
lives-action-stand = Rester
    .help = Rester, après une frappe
lives-action-stop = Arrêter le bus
    .help = Arrêter le bus
    .short = Arrêter
lives-action-continue = Continuer
    .help = Continuer : laisser le joueur suivant échanger
lives-action-exchange = Échanger
    .help = Échanger les cartes choisies avec la veuve
lives-action-keep-first = Garder la première main
    .help = Donneur : garder la première ou la deuxième de vos deux mains
    .short = La première
lives-action-keep-second = Garder la deuxième main
    .help = Donneur : garder la première ou la deuxième de vos deux mains
    .short = La deuxième
lives-action-restart = Faire redonner
    .help = À la fin : faire redonner, ou régler la donne
    .short = Redonner
lives-action-decline = Régler la donne
    .help = À la fin : faire redonner, ou régler la donne
    .short = Régler
