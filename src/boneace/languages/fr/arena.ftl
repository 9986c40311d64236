# `boneace arena` : aide, résultats et erreurs.
#
# Dans l’aide, %(default)s tient la place d’une valeur et %% est un signe pour cent.
#
# Glossaire. set : série, les parties de deux robots sur les mêmes donnes, places et donneurs échangés.
# share : part des parties gagnées. gain : ce qu’une place a gagné, moins la moyenne de toutes.
# gauntlet : un robot contre chacun des autres. zoo : stratégies fixes.

## Aide

arena-help = faire jouer les robots les uns contre les autres
arena-about = Les robots jouent deux à deux les mêmes donnes, une fois à la place l’un de l’autre, pour que la chance soit la
    même pour les deux. À deux places, une série compte deux parties. À plus de deux, les deux robots sont
    assis en alternance ; des partenaires sont toujours le même robot. La même graine donne les mêmes nombres,
    quel que soit le nombre de processus.

    Ctrl+C affiche ce que l’on sait jusque-là.
arena-bots = un niveau ({ $levels }), une stratégie du zoo (zoo:caller, ou zoo pour toutes), une riposte entraînée (reply:FICHIER), une politique entraînée (policy:FICHIER.npz), un programme (program:COMMANDE), une classe (module:Classe), ou l’adresse d’un robot (https://…)
arena-list = lister les robots d’un jeu
arena-gauntlet = seul le premier robot joue contre les autres
arena-matches = séries de parties pour chaque paire de robots (%(default)s)
arena-deals = finir chaque partie après ce nombre de donnes ; qui mène alors gagne
arena-seconds = finir après ce temps
arena-seats = le nombre de places (le minimum que permet le jeu)
arena-seed = la graine des donnes et des robots (%(default)s)
arena-jobs = le nombre de processus (un par cœur)
arena-svg = dessiner les cotes, et qui a gagné combien contre qui, dans FICHIER.svg
arena-json = afficher { "{" }"pairings": …, "bots": …{ "}" }

## Progression et résultats

arena-playing = { $done } séries sur { $of }
arena-heading = { $game } ({ $preset }), { $seats } places
arena-nothing = Aucune série n’est complète.
arena-stopped = Interrompu : les tableaux contiennent les séries complètes.
arena-pair = { $first } contre { $second }
arena-rating = cote, avec intervalle à 95 %
arena-plot-foot = Parmi les parties, combien le robot de la ligne en a gagné ; avec la moitié de l’intervalle à 95 %.
# Les titres des colonnes.
arena-column = { $column ->
    [bots] robots
    [sets] séries
    [share] gagnées
    [interval] intervalle à 95 %
    [gain] { $unit ->
        [chips] jetons par donne
        [lives] vies par donne
        [stones] piedras par donne
        [points] points par donne
       *[returns] gain par donne
    }
    [deals] donnes
    [bot] robot
    [rating] cote
    [decisions] décisions
    [mean] ms chacune
   *[longest] ms au plus
}

## Raisons

arena-two-bots = une arène demande deux robots ou plus, et non { $count }
arena-alone = les robots ne peuvent pas s’affronter à { $game } : il n’y a ici qu’un joueur
arena-endless = avec ces options, une partie ne finit jamais : indiquez le nombre de donnes
arena-twice = le robot { $name } est nommé deux fois
arena-no-class = { $name } n’existe pas : { $why }
arena-no-bot = { $name } n’est pas un robot : il n’a pas de méthode « choose »
arena-illegal = { $name } a joué un coup interdit, { $move } : { $why }
arena-no-program = le programme { $program } ne peut pas être lancé : { $why }
arena-program-slow = le programme { $program } ne répond pas depuis { $seconds } secondes
arena-program-ended = le programme { $program } s’est terminé au milieu d’une partie (état { $status })
arena-program-answer = le programme { $program } a répondu « { $text } » : { $why }
arena-a-picture = une image d’un tournoi
arena-bad-address = « { $address } » n’est pas l’adresse d’un robot : il en faut une comme https://example.org/bot, sans nom ni mot de passe ; un jeton se met dans la variable { $token }
arena-bad-token = la variable { $token } n’est pas un jeton : elle contient des caractères qu’une requête ne peut pas transporter
arena-address-none = aucun robot ne répond à { $address } : { $why }
arena-address-status = le robot à { $address } a répondu avec le statut { $status } au lieu de 200
arena-address-answer = le robot à { $address } a répondu « { $text } » : { $why }
