# `boneace study` : aide, résultats et erreurs. Les mots de Vingt-Un sont dans vingt-un.ftl, avec leur
# glossaire.
#
# Dans l’aide, %(default)s tient la place d’une valeur et %% est un signe pour cent.

## Aide

study-help = calculer ce que valent les décisions et les règles
study-about = Vingt-Un : l’espérance exacte de rester et de tirer, par total (souple ou dur) et par cartes ; la valeur de
    la séparation ; et l’avantage du donneur sous différentes règles.

    Un joueur joue contre le donneur, avec une mise de 1 et le jeu entier ou celui que vous donnez. Le donneur
    joue en dernier, et voit ce que le joueur a tiré et qu’il est resté. Par défaut, chacun joue au mieux
    contre l’autre ; vous pouvez donner à l’un ou à l’autre une stratégie fixe.
study-strategies = Une stratégie est best (au mieux), ou le total où rester, comme 17. 16/18 veut dire : rester à 16, et à 18 avec
    un as qui compte onze.
study-asked = ce qu’il faut étudier
study-table = le tableau des espérances (toujours affiché ; par défaut)
study-compositions = lister par leurs cartes les mains de tout nombre de cartes, pas seulement de deux
study-check = jouer ce nombre de donnes avec le moteur et comparer ({ $deals }) ; code de sortie 1 en cas de désaccord
study-variants = l’avantage du donneur avec et sans des règles maison ; ce qui ne peut pas être calculé est simulé sur ce nombre de donnes ({ $deals } ; un vingtième à plusieurs joueurs)
study-deal = la donne
study-dealer = la stratégie du donneur (%(default)s)
study-player = la stratégie du joueur (%(default)s)
study-without = des cartes absentes du jeu : « KS KH 5D », ou « K K 5 »
study-pack = le jeu par ses valeurs : « A=4 2=3 K=1 », aucune carte des autres
study-seed = la graine des simulations (%(default)s)
study-output = sortie
study-json = tout afficher en JSON
study-csv = écrire les lignes dans FICHIER.csv
study-plot = dessiner le tableau, ou les variantes avec --variants, dans FICHIER.svg, .png ou .pdf (demande boneace[study])
study-bad-deals = le nombre de donnes doit être 1000 ou plus, et non { $text }
study-a-table = un tableau
study-a-drawing = un dessin
study-written = écrit : { $file }

## Raisons

study-suffix = { $file } : le nom du fichier pour { $what } doit se terminer par { $ends }
study-folder = { $file } est un dossier, et non un fichier
study-no-folder = { $file } : le dossier { $folder } n’existe pas
study-unwritten = { $file } ne peut pas être écrit : { $why }
study-no-difference = l’option « { $name } » ne change rien au tableau, qui est pour une donne et un joueur : choisissez parmi { $known } ; pour les autres, voyez --variants
study-divided-hands = avec dealer_divides=best, les mains séparées du donneur ne peuvent pas être calculées une par une, il n’y a donc pas de tableau ; --variants montre ce que vaut la règle
study-no-strategy = « { $text } » n’est pas une stratégie : écrivez best, ou le total où rester, de { $least } à { $most }, comme 17 ; 16/18 veut dire : rester à 16, et à 18 avec un as qui compte onze
study-no-ranks = « { $word } » ne dit pas combien de cartes d’une valeur sont dans le jeu : écrivez A=4, 7=2 ou K=0, avec une valeur parmi { $ranks } et un nombre de 0 à { $suits }
study-rank-twice = la valeur { $rank } est donnée deux fois
study-small-pack = un jeu de { $cards } cartes est trop petit pour une donne : il en faut { $least }
study-four-only = le jeu n’a que quatre cartes de valeur { $rank }
study-write-cards = { $why } : écrivez KS, 5D ou, si la couleur n’importe pas, K
study-not-twice = { $card } n’est pas deux fois dans le jeu
study-no-matplotlib = dessiner demande matplotlib, qui n’est pas installé : pip install 'boneace[study]' ; sans --plot, le terminal montre la même chose en texte

## Progression

study-compiling = Compilation
study-dividing = Séparation des paires
study-strategies-in-turn = Les deux stratégies tour à tour
study-whole-deals = Donnes entières
study-by-a-coin = Rester et tirer au hasard
study-first-card = Par la première carte du donneur
study-no-dividing = Sans séparation pour le donneur
study-no-drawing = Sans tirer à 21
study-double-called = Mises doublées
study-double-not-called = Mises non doublées
study-playing = { study-where } : { $what }

## Jeux et stratégies

study-whole-pack = le jeu entier
study-pack-without = { $size } cartes, le jeu sans { $cards }
study-pack-of = { $size } cartes : { $ranks }
study-plays-best = joue au mieux
study-stands-on = reste à { $hard }
study-stands-soft = reste à { $hard }, et à { $soft } avec un as qui compte onze

## Résultats

study-heading = Vingt-Un : un joueur contre le donneur, première donne avec { $pack }.
study-both-play = Le donneur { $dealer } ; le joueur { $player }. Les mises ne sont pas doublées.
study-advantage = L’avantage du donneur est de { $percent } % de la mise à chaque donne.
study-neither = Aucun ne peut faire beaucoup mieux : la meilleure riposte du donneur lui rapporterait encore { $percent } %, celle du joueur est ce qui est montré ({ $rounds } itérations).
study-could-gain = Le joueur pourrait gagner { $percent } % en jouant au mieux.
study-seconds = Calculé en { $seconds } s.
study-title-total = Ce que gagne ou perd une mise de 1, par total
study-caption = souple : un as compte onze. Le tableau dit à quelle fréquence le joueur tire ; là où rester et tirer se valent presque, il fait les deux.
study-title-pairs = Les paires, avec la même mise sur la seconde carte que sur la première
study-title-cards = Par cartes : les deux en main, + celles qui sont découvertes
study-title-check = Joué avec le moteur : { $deals } donnes avec les deux stratégies, et autant où la première décision du joueur est au hasard
study-title-variants = L’avantage du donneur, { study-where } : { study-unit }
study-where = { $where ->
    [turn] tout le tour d’un donneur
    [several] { $players } joueurs
   *[one] un joueur
}
study-unit = { $where ->
    [turn] mises sur tout le tour
   *[one] % de chaque mise
}
# Les titres des colonnes.
study-column = { $column ->
    [total] total
    [two-cards] 2 cartes
    [more-cards] 3 et plus
    [stand] rester
    [draw] tirer
    [draws] tire
    [better-by] écart
    [leaning] tirer ◂ │ ▸ rester
    [pair] paire
    [keep] garder
    [divide] séparer
    [cards] cartes
    [of-deals] des donnes
    [worked-out] calculé
    [played] simulé
    [errors] différence, en erreurs types
    [rule] règle
    [difference] différence
    [stakes] mises
    [turn] donnes du tour
   *[note] remarque
}
study-soft = { $total } souple
study-hard = { $total } dur
study-always = toujours
study-never = jamais
study-agrees = Le calcul et le moteur { $agree ->
    [yes] concordent
   *[no] NE CONCORDENT PAS
} : une donne entière diffère de { $whole } erreurs types, le pire des { $count } chiffres ({ $worst }) de { $errors } ; jusqu’à ±{ $allowed }, c’est le hasard.
study-a-whole-deal = une donne entière
study-compared = { $what }, { $did ->
    [stand] rester
    [draw] tirer
   *[divide] séparer
}

## Les règles, et l’avantage qu’elles donnent au donneur

study-as-they-stand = les règles habituelles
study-may-not-divide = le donneur ne peut pas séparer
study-stands-21 = à 21, on reste d’office
study-waits = un naturel à la première main attend
study-waits-note = à la première main d’un tour seulement
study-double-known = « double » avec { $cards }, et le joueur le sait
study-double-naive = « double » avec { $cards }, et le joueur continue comme avant
study-before-call = de la mise avant l’annonce
study-one-settled = une seule des mains séparées du donneur est réglée
study-all-but-tens = il sépare toutes les paires sauf les dix
study-divided-natural = as et dix après séparation font un naturel
study-as-by-rules = chacun joue comme avec les règles habituelles
study-takes-deal = un naturel prend la donne
study-two-naturals = il faut deux naturels
study-none-in-first = aucun non plus à la première main d’un paquet
study-in-stakes = en mises, pour tout le tour
study-eldest-only = seul le naturel du premier en cartes est payé double
study-ends-hand = un naturel qui prend la donne arrête la main
study-from-all = un naturel encaisse de tous
study-from-all-note = les joueurs se paient entre eux, le donneur n’est pas concerné
study-with-pool = avec une cagnotte
study-with-pool-note = mises de { $stakes } jetons ; déduction faite de ses propres versements à la cagnotte

## Dessiné

study-plot-totals = Vingt-Un : rester et tirer (avantage du donneur { $percent })
study-plot-variants = Vingt-Un : l’avantage du donneur
study-plot-difference = différence avec la première ligne
study-plot-soft = un as compte onze
study-plot-hard = dur
study-plot-brings = ce que gagne ou perd une mise de 1
study-plot-panel = { study-where } : { $where ->
    [turn] mises
   *[one] % de chaque mise
}

## Questions sur chaque jeu

study-about-questions = Répond à ce que discutent les joueurs : exactement quand c’est possible, sinon en jouant, avec des intervalles à
    95 %. Sans NOM, répond à toutes les questions ; --list les montre. Ctrl+C affiche ce que l’on sait jusque-là.

    Le même --seed donne les mêmes chiffres, sauf avec --seconds. Le Vingt-Un a de plus une étude exacte d’une donne :
study-question = une question ; sinon, toutes
study-list = lister les questions sur le jeu
study-seats-asked = le nombre de joueurs ; sinon, le nombre habituel pour chaque question
study-deals = donnes (ou parties entières, ou tours d’une solution) pour chaque chiffre
study-seconds-asked = jouer plutôt ce nombre de secondes en tout
study-stopped = Arrêté : les chiffres portent sur ce qui a été joué jusque-là.
study-no-question = il n’y a pas de question « { $name } » sur ce jeu : { $known }
study-for-questions = { $name } est pour les questions : nommez-en une, ou voyez-les avec --list
study-for-deal = { $name } est pour l’étude exacte d’une donne de Vingt-Un, pas pour les questions
study-of = { $game } : { $rules } (graine { $seed })
study-in-percent = { $title }, en %
study-played = Joué pour chaque chiffre : { $deals }.
study-note = ± : intervalle à { $level } %. * : une différence dont l’intervalle ne contient pas 0 ; sur vingt lignes de ce genre, environ une a une étoile par hasard. Les chiffres sans ± sont exacts, ou ont été chaque fois les mêmes ; « … » est entre ces bornes.
study-cut = Quelques parties ont été arrêtées après { $deals } donnes ; elles n’ont pas de gagnant.
study-at-random = Ce jeu n’a pas de règles pratiques : chaque coup permis est choisi au hasard.
study-seats = joueurs
study-so-many-seats = { $seats ->
    [one] 1 joueur
   *[other] { $seats } joueurs
}
study-rule = règle maison
study-points = points
study-hand = main
study-usual = les règles habituelles
study-place = { $place ->
    [0] premier donneur
   *[other] donneur + { $place }
}
study-turn = { $last ->
    [yes] tour { $turn } ou plus tard
   *[no] tour { $turn }
}
study-speaks = { $last ->
    [yes] { $place }e à parler, ou après
   *[no] { $place ->
        [1] 1er
       *[other] { $place }e
    } à parler
}

study-question-match = Combien de temps dure une partie, et qui la gagne ?
    .about = Les parties sont jouées selon les règles pratiques du jeu. Les places se comptent depuis le premier donneur : « donneur + 1 » est la suivante.
study-question-rules = Que change chaque règle maison ?
    .about = Chaque option est mise à chacune de ses autres valeurs (un grand nombre à la moitié et au double), et des parties de même chance sont jouées par les règles pratiques avec les deux. Les tableaux disent ce qu’il y a de plus qu’avec les règles habituelles.
study-asking-match = Parties entières
study-asking-rules = Règles maison
study-asking-thresholds = Chaque décision, jouée des deux façons
study-asking-balanced = Résolution de tours d’enchères
study-asking-solution = Résolution par cartes retournées
study-asking-draw = Toutes les mains, tous les tirages
study-asking-lances = Chaque main contre toutes les autres
study-part-length = Combien de temps cela dure
study-part-won = Parties gagnées, par place
study-part-usual-length = Avec les règles habituelles, { $seats } joueurs
study-part-usual-won = Parties gagnées avec les règles habituelles, { $seats } joueurs
study-part-rules-length = Combien de plus ou de moins avec la règle maison
study-part-rules-won = Parties gagnées plus ou moins souvent

study-question-knock = Avec quoi frapper ?
    .about = Tous frappent à partir des mêmes points, selon le tour, et jouent sinon selon les règles pratiques. Ces points sont déplacés jusqu’à ce que frapper rapporte au-dessus et coûte au-dessous. Ensuite les décisions sont jouées des deux façons avec les mêmes cartes. Le gain est compté en vies (ou points, ou jetons), moins ce que tous obtiennent en moyenne.
study-knock-from = À partir de combien de points frapper
study-knock-gain = Ce que rapporte frapper plutôt que continuer
study-range = Entre parenthèses : où la limite peut être aussi, d’après les intervalles. C’est vide là où un tour a été atteint trop rarement pour répondre ; plus de donnes (--deals) aident.
study-question-open = Avec quoi ouvrir ?
    .about = À quelle fréquence le jeu équilibré, celui des experts, ouvre quand personne ne l’a fait : sur des donnes à cartes retournées au hasard, résolues une à une. Les premières mises d’un tour de quatre joueurs au plus sont résolues.
study-question-brag = Que rapporte une mise ?
    .about = La première mise d’un tour, plutôt que passer, avec les mêmes cartes : les autres, et tout ce qui suit, par les règles pratiques. En jetons.
study-brag-balanced = Le jeu équilibré ouvre, { $seats } joueurs
study-brag-gain = Ce que rapporte miser plutôt que passer
study-brag-unsolved = Cette façon de miser n’est pas résolue.
