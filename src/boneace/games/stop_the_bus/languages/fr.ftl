# Stop the Bus : événements, coups, et pourquoi un coup n’est pas permis.
#
# Glossaire. to stop the bus : arrêter le bus, annoncer que la donne finit après un dernier échange de chacun des
# autres. prial : prial (trois cartes de même valeur), comme au brag. run : suite. flush : couleur. running flush :
# suite couleur. pair : paire. to exchange : échanger. face up : découvert.

## De quoi il s’agit

stop-the-bus-game = Stop the Bus
    .summary = Échangez avec trois cartes découvertes jusqu’à ce que quelqu’un arrête le bus. La plus faible main de brag paie.

## Options

stop-the-bus-option-exchange = Échange
    .meaning = Combien de cartes on échange avec la table à son tour.
    .value-one-or-three = Une carte, ou les trois
    .value-one = Une seule carte
stop-the-bus-option-stop-when = Arrêter le bus
    .meaning = Quand un joueur peut arrêter le bus.
    .value-after-exchange = Après un échange
    .value-instead = Au début de son tour, au lieu d’échanger
stop-the-bus-option-prial-of-threes = Trois trois
    .meaning = Trois trois font le meilleur prial (trois cartes de même valeur).
stop-the-bus-option-ace-two-three = As, deux, trois
    .meaning = As, deux et trois font la meilleure suite, au-dessus d’as, roi, dame.
stop-the-bus-option-lives = Le nombre de jetons de chaque joueur.

## Variantes

stop-the-bus-preset-default = Stop the Bus
    .summary = On échange une carte ou les trois, et l’on peut ensuite arrêter le bus.
stop-the-bus-preset-brag-specials = Particularités du brag
    .summary = Comme au brag, trois trois font le meilleur prial, et as, deux, trois la meilleure suite.

## Mains

stop-the-bus-alike = { $kind ->
    [prial] prial { $ranks ->
        [as] d’as
       *[other] de { $ranks }
    }
   *[pair] paire { $ranks ->
        [as] d’as
       *[other] de { $ranks }
    }
}
stop-the-bus-run = suite { $ranks }
stop-the-bus-running-flush = suite couleur { $ranks }
stop-the-bus-flush = couleur, hauteur { $rank }
stop-the-bus-high = hauteur { $rank }
# La valeur suivante, quand elle départage deux mains.
stop-the-bus-then = { $hand }, puis { cards-rank }

## Ce qui s’est passé

stop-the-bus-lie = Sur la table : { $cards }.
stop-the-bus-stops = { $who ->
    [you] Vous arrêtez
   *[other] { $who } arrête
} le bus.

## Coups

stop-the-bus-move-swap-all = Échanger les trois
    .hint = Vos trois cartes contre les trois cartes découvertes
stop-the-bus-move-stop = Arrêter le bus
    .hint = Chacun des autres échange encore une fois, puis tous montrent
stop-the-bus-move-continue = Continuer
    .hint = Laisser le joueur suivant échanger

## Pourquoi pas

stop-the-bus-exchange = On échange une carte de la main contre une carte découverte
stop-the-bus-one-only = À cette table, on échange une carte, pas les trois
stop-the-bus-never-two = À cette table, on échange une carte, jamais deux
stop-the-bus-stopped = Le bus est déjà arrêté : il vous reste un échange
stop-the-bus-or-stop = Échangez, ou arrêtez le bus
stop-the-bus-exchange-first = Échangez d’abord : vous pourrez ensuite arrêter le bus
stop-the-bus-exchanged = Vous avez échangé : arrêtez le bus ou continuez

# La première donne, pour apprendre.
stop-the-bus-learn-goal = Chacun a trois vies. À chaque donne, la main la plus faible en perd une, et le dernier joueur qui a encore une vie gagne. (T31-34)
stop-the-bus-learn-hands = Une main a toujours trois cartes. De la meilleure à la moins bonne : prial (trois cartes de même valeur), suite couleur (une suite dans une couleur), suite, couleur, paire, carte haute. Vous avez deux piques et un carreau : rien encore.
stop-the-bus-learn-exchange = À votre tour, vous devez échanger : une carte, ou les trois. Avec vos piques, le valet de pique fait une couleur. Donnez le quatre de carreau en échange. (T31-69)
stop-the-bus-learn-go-on = Dame, valet, neuf de pique : une couleur. Vous pourriez déjà arrêter le bus. Mais avec un dix de pique, ce serait aussi une suite : continuez.
stop-the-bus-learn-ann = C’est à Ann, à votre gauche, qui doit échanger aussi.
stop-the-bus-learn-ben = Ann a donné le dix de pique, la carte que vous voulez. Ben joue avant vous : sera-t-elle encore là ?
stop-the-bus-learn-run = Elle y est. Votre neuf contre le dix, et vous avez dame, valet, dix de pique : une suite couleur. Seul un prial est meilleur.
stop-the-bus-learn-stop = Peu de mains battent celle-ci. Arrêtez le bus : chacun des autres a encore un tour, puis tous montrent. (B-T31-24)
stop-the-bus-learn-last-turns = Ann et Ben échangent encore une fois.
stop-the-bus-learn-forced = Ben avait roi, six et quatre de carreau, une couleur. Mais personne ne peut passer, et il n’y a pas de carreau sur la table : Ben doit casser sa couleur. (B-T31-24)
stop-the-bus-learn-end = Votre suite couleur est la meilleure main. Celle de Ben, hauteur roi, est la plus faible et perd une vie. La donne passe au suivant, jusqu’à ce qu’il ne reste qu’un joueur.

## Études

stop-the-bus-study-stop = Avec quoi arrêter le bus ?
    .about = Tous arrêtent le bus à partir de la même main, selon le tour, et jouent sinon selon les règles pratiques. Cette main est déplacée jusqu’à ce qu’arrêter rapporte au-dessus et coûte au-dessous. Ensuite les décisions sont jouées des deux façons avec les mêmes cartes. Le gain est compté en vies, moins ce que tous obtiennent en moyenne.
stop-the-bus-study-from = Arrêter le bus à partir de cette main
stop-the-bus-study-gain = Ce que rapporte arrêter plutôt que continuer

## Stratégies fixes, pour l’arène

stop-the-bus-zoo-textbook = Fait le meilleur échange, arrête le bus avec une paire au début, avec une couleur plus tard.
stop-the-bus-zoo-stop-pair = Arrête le bus avec une paire ou mieux.
stop-the-bus-zoo-stop-flush = Arrête le bus avec une couleur ou mieux.
stop-the-bus-zoo-stop-run = Arrête le bus avec une suite ou mieux.
