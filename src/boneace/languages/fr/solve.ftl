# `boneace solve` : aide, résultats et erreurs.
#
# Dans l’aide, %(default)s tient la place d’une valeur et %% est un signe pour cent.
#
# Glossaire. exploitability : exploitabilité. iteration : itération. state : état. checkpoint : point de reprise, le
# fichier d’un calcul inachevé. equilibrium : équilibre. game (une partie de la partie) : manche.

## Aide

solve-help = trouver des stratégies contre lesquelles personne ne gagne beaucoup
solve-about = Trouve un équilibre d’un jeu à deux, et ce que le jeu vaut pour chaque place ; la place 0 distribue en premier.
    Tout l’arbre du jeu est calculé, il doit donc être petit ; mccfr apprend d’échantillons de jeu, à deux
    joueurs ou plus.

    Sans --iterations, --target ni --seconds, le calcul finit à une exploitabilité de 0.0001 ; mccfr finit après
    10 secondes. Ctrl+C y met fin aussi, et --checkpoint conserve ce qui a été trouvé.

    Quatre jeux ont leur propre solveur. Une seule donne finit à une exploitabilité de 0.0001 ou après 60 secondes :
      best-pair-thirty-one : une donne, avec --score et --upcards ; sinon le jeu entier
      mus (deux joueurs, une fois le mus coupé) : une donne, avec --score en piedras ; sinon le jeu entier
      three-stake-brag (deux joueurs) : une donne, avec --upcards ; --option vying_limit=6 limite les enchères
      vingt-un : une donne entre un joueur et le donneur

    Le jeu entier prend beaucoup de temps : --checkpoint conserve ce qui est fait, et --policy écrit le résultat.
    --certify mesure ce que les meilleures réponses gagnent contre les bots de best-pair-thirty-one.
solve-examples-small = avec les jeux de examples/kuhn et examples/leduc installés :
solve-game = un jeu : `boneace games` en donne la liste
solve-seats = le nombre de places (le minimum que permet le jeu)
solve-algorithm = cfr+, dcfr, pcfr+ ou mccfr (%(default)s)
solve-iterations = finir après N itérations, y compris celles du point de reprise
solve-target = finir à cette exploitabilité : la moitié de NashConv, en unités de gain
solve-seconds = finir après ce temps
solve-checkpoint = continuer depuis FICHIER.npz s’il existe, et y conserver le calcul
solve-seed = la graine de mccfr (%(default)s) ; les autres n’en utilisent pas
solve-limit = le nombre maximal d’états d’un arbre, ou d’un passage de mccfr (%(default)s)
solve-decisions = interrompre la partie après tant de décisions, sans que personne n’ait rien gagné ; pour les jeux sans fin
solve-score = résoudre une donne : les points du non-donneur et du donneur avant elle, comme 5-5
solve-upcards = résoudre une donne : les cartes découvertes du non-donneur et du donneur, comme "7S TD"
solve-policy = pour un jeu qui a son propre solveur : écrire ce que l’on sait comme la stratégie que suivent ses robots
solve-certify = mesurer ce que gagnent les meilleures ripostes contre ce que jouent les robots d’un jeu : sur des donnes de manches jouées par eux
solve-full = avec --certify : sur toutes les donnes à tous les scores, exactement, ce qui prend des jours ; --checkpoint conserve ce qui est fait
solve-json = afficher { "{" }"value": …, "exploitability": …, "seconds": …{ "}" } et plus encore

## Progression et résultats

solve-walking = { $states } états
solve-running = { $iterations } itérations{ $known ->
    [yes] , exploitabilité { $at }
   *[no] { "" }
}
solve-done = { $game } : { $iterations } itérations de { $algorithm } en { $seconds } s.
solve-worth = La place { $seat } gagne { $worth } en moyenne.
solve-measured = Exploitabilité : { $at }.
solve-not-measured = L’exploitabilité de ce jeu ne peut pas être calculée ; ce que gagnent les places est estimé sur des échantillons.
solve-deal-done = { $game }{ $upcards ->
    [none] { "" }
   *[other] , { $upcards }
}{ $score ->
    [none] { "" }
   *[other] { " " }à { $score }
} : { $iterations } itérations de { $algorithm } en { $seconds } s.
solve-deal-worth = La donne vaut { $worth } pour le non-donneur.
solve-deal-choices = Le non-donneur commence par : { $choices }.
solve-whole-running = { $share } de toute la manche
solve-whole-worth = Une manche vaut { $worth } pour le non-donneur de sa première donne. L’écart avec un équilibre n’est pas calculé.
solve-whole-stopped = Interrompu.{ $kept ->
    [file] { " " }Ce que l’on sait est conservé dans { $file } : la même commande continue à partir de là.
   *[none] { "" }
}
solve-certifying = { $share } mesuré{ $known ->
    [yes] , { $at } d’une manche
   *[no] { "" }
}
solve-certified-deals = { $deals } donnes sur { $all } mesurées, en { $seconds } s de processeur : les meilleures ripostes gagnent { $deal } d’une manche
    par donne en moyenne, et { $worst } au plus. Une manche compte { $length } donnes.
solve-certified-full = { $scores } scores sur { $all } mesurés sur toutes les donnes, en { $seconds } s de processeur.
solve-certified-game = { $sure ->
    [exact] Sur une manche entière, elles gagnent { $at } d’une manche : la moitié de NashConv, exactement.
    [sampled] Sur une manche entière, elles gagnent { $at } ± { $error } d’une manche (95 %) : la moitié de NashConv, additionnée sur les donnes des manches des robots.
   *[none] Sur une manche entière, elles gagnent { $at } d’une manche : la moitié de NashConv, additionnée sur les donnes des manches des robots, trop peu nombreuses pour dire avec quelle certitude.
}
solve-stopped = Interrompu après { $iterations } itérations.{ $kept ->
    [file] { " " }Elles sont conservées dans { $file } : la même commande continue à partir de là.
   *[none] { "" }
}

## Raisons

solve-no-deals = { $game } n’a pas de solveur pour une seule donne : retirez --score et --upcards
solve-which-deal = { $needs ->
    [none] { $game } : une donne s’y résout telle quelle ; retirez --score et --upcards
    [both] { $game } : quelle donne ? donnez --score et --upcards
   *[other] { $game } : quelle donne ? donnez seulement { $needs }
}
solve-no-whole = { $game } n’a pas de solveur pour la manche entière, que demande --policy
solve-not-shared = ici le travail pour { $game } ne peut pas être réparti : chaque tour a besoin du précédent. Retirez --ray et --jobs
solve-no-certificate = { $game } : ce que jouent les robots ne peut pas être mesuré ainsi
solve-certify-only = --certify ne prend que --seconds, --iterations (donnes) et --seed, ou --full et --checkpoint ; outre --preset, --option et --json
solve-deal-only = une seule donne se résout par { $only } uniquement, sans --algorithm, --checkpoint, --seats, --seed ni --limit
solve-whole-only = ce jeu est résolu en entier par son propre solveur, par { $only } uniquement, sans --algorithm, --seats, --seed, --limit, --decisions, --iterations, --target ni --seconds ; Ctrl+C y met fin, et --checkpoint le conserve
solve-a-policy = une stratégie
solve-two-seats = { $seats ->
    [one] { $game } à une seule place ne peut pas être résolu exactement : il en faut deux
   *[other] { $game } à { $seats } places ne peut pas être résolu exactement : il en faut deux ; essayez l’algorithme mccfr
}
solve-not-zero-sum = { $game } ne peut pas être résolu exactement avec ces options : les gains des places n’ont pas une somme nulle
solve-too-large = { $game } : l’arbre a plus de { $limit } états ; augmentez la limite (« limit »), raccourcissez la partie par ses options ou avec « decisions », prenez moins de cartes (l’option « cards », comme { $cards } …), ou essayez l’algorithme mccfr
solve-too-wide = { $game } : les cartes peuvent être distribuées de trop de façons, plus de { $limit } états avant la première décision ; prenez moins de cartes (l’option « cards », comme { $cards } …), ou essayez l’algorithme mccfr
solve-round-too-large = { $game } : un passage de mccfr traverse plus de { $limit } états ; augmentez la limite (« limit »), ou choisissez des options qui raccourcissent la partie
solve-too-deep = { $game } : une partie peut compter plus de { $limit } décisions d’une même place, trop pour mccfr ; choisissez des options qui raccourcissent la partie, ou coupez-la avec « decisions »
solve-unseen-moves = { $game } ne peut pas être résolu : ce que voit une place ne lui dit pas toujours quels coups elle a
solve-unmeasured = { $game } : l’exploitabilité ne peut pas être calculée, et ne peut donc pas servir de but ; donnez un nombre d’itérations ou de secondes (« iterations », « seconds »)
solve-no-algorithm = il n’y a pas d’algorithme « { $given } » : choisissez parmi { $known }
solve-a-checkpoint = un point de reprise
solve-broken = { $file } n’est pas un point de reprise complet
solve-other-version = { $file } est un point de reprise d’une autre version de Bone Ace
solve-other-game = { $file } est le point de reprise d’un autre jeu ou d’autres options : { $theirs }, et non { $ours }
solve-other-rules = { $file } est un point de reprise fait sous d’autres règles de ce jeu : elles ont changé depuis
solve-other-algorithm = { $file } est un point de reprise de { $theirs }, et non de { $ours }
solve-other-seed = { $file } est un point de reprise avec la graine { $theirs }, et non { $ours }
solve-whole-pack = le solveur propre de { $game } ne connaît que le paquet entier
