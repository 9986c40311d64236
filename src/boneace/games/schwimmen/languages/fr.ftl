# Schwimmen : ses options et ses variantes, événements, coups, et pourquoi un coup n’est pas permis.
#
# Glossaire. the middle : le centre, les trois cartes de la table. to knock : frapper, fermer la donne. to swim : nager,
# être sans vie et encore en jeu. Feuer : trois as ; le nom est allemand, et le même dans toutes les langues.

schwimmen-game = Schwimmen
    .summary = Échangez des cartes avec le centre pour réunir 31 dans une couleur. La main la plus basse perd une vie. Quand on n’a plus de vie, on nage.

## Options

schwimmen-option-two-hands = Deux mains
    .meaning = Qui reçoit deux mains, en regarde une, et la garde ou prend l’autre à l’aveugle. La main restante devient le centre.
    .value-dealer = Le donneur
    .value-eldest = Le joueur à gauche du donneur
    .value-nobody = Personne : on découvre trois cartes
schwimmen-option-passing = Passer
    .meaning = On peut passer tant que personne n’a frappé.
schwimmen-option-seven-eight-nine = Sept, huit, neuf
    .meaning = Ce qui arrive quand un sept, un huit et un neuf sont au centre.
    .value-stay = Ils restent
    .value-on-request = Le joueur dont c’est le tour peut faire poser trois nouvelles cartes
    .value-at-once = On pose aussitôt trois nouvelles cartes
schwimmen-option-knock-when = Frapper
    .meaning = À quel moment de son tour un joueur peut frapper.
    .value-instead = Au lieu d’échanger ou de passer
    .value-after = Après avoir échangé ou passé
schwimmen-option-fire = Feuer
    .meaning = Ce que comptent trois as.
    .value-32 = 32, et ils mettent fin à la donne
    .value-33 = 33, et ils mettent fin à la donne
    .value-30-5 = 30½, comme tout brelan
schwimmen-option-threes-by-rank = Brelans par valeur
    .meaning = Quand deux mains comptent 30½, les cartes les plus hautes gagnent.
schwimmen-option-fire-costs = Le Feuer coûte une vie
    .meaning = Qui perd une vie quand quelqu’un a Feuer.
    .value-others = Tous les autres
    .value-lowest = La main la plus basse
schwimmen-option-thirty-one-costs = Un 31 coûte une vie
    .meaning = Qui perd une vie quand quelqu’un montre un 31.
    .value-lowest = La main la plus basse
    .value-others = Tous les autres
schwimmen-option-lives = Le nombre de vies de chaque joueur.
schwimmen-option-free-ride = Nager
    .meaning = Un joueur qui n’a plus de vie nage : il continue de jouer jusqu’à ce qu’il perde à nouveau.

## Variantes

schwimmen-preset-default = Schwimmen
    .summary = Le donneur choisit entre deux mains ; à son tour, on échange une carte ou les trois, on passe, ou on frappe.
schwimmen-preset-closing = Fermer
    .summary = Un joueur peut fermer la donne à la fin de son tour, après avoir échangé ou passé.
schwimmen-preset-knack = Knack
    .summary = Le joueur à gauche du donneur choisit entre deux mains, personne ne frappe au premier tour de table, et trois as comptent 33.

## Ce qui s’est passé

schwimmen-passes = { $who ->
    [you] Vous passez
   *[other] { $who } passe
}.
schwimmen-renews = { $who ->
    [you] Vous demandez
   *[other] { $who } demande
} de nouvelles cartes.
schwimmen-taken-away = Les trois cartes du centre sont retirées.
schwimmen-lie = Au centre : { $cards }.
schwimmen-keeps = { $who ->
    [you] Vous { $which ->
        [first] gardez la première main
       *[second] prenez la deuxième main à l’aveugle
    }
   *[other] { $who } { $which ->
        [first] garde la première main
       *[second] prend la deuxième main à l’aveugle
    }
}.
schwimmen-keeps-shown = { $who ->
    [you] Vous { $which ->
        [first] gardez la première main
       *[second] prenez la deuxième main à l’aveugle
    }
   *[other] { $who } { $which ->
        [first] garde la première main
       *[second] prend la deuxième main à l’aveugle
    }
}. Au centre : { $cards }.
schwimmen-at-once = { $showing } !
schwimmen-shows = { $who ->
    [you] Vous montrez
   *[other] { $who } montre
} { $total }
schwimmen-fire = Feuer : trois as.
schwimmen-exhausted = Tous ont passé, et il reste trop peu de cartes : la donne est finie.
schwimmen-loses-last = { $who ->
    [you] Vous perdez
   *[other] { $who } perd
} { $lives ->
    [one] { $lives } vie
   *[other] { $lives } vies
} et { $who ->
    [you] nagez
   *[other] nage
}.
schwimmen-loses-again = { $who ->
    [you] Vous nagiez, et vous perdez
   *[other] { $who } nageait, et perd
} encore.

## Ce qu’a une place, et ce qui est sur la table

schwimmen-lives = { $lives ->
    [one] { $lives } vie
   *[other] { $lives } vies
}
schwimmen-swimming = nage
schwimmen-has-knocked = a frappé
schwimmen-middle = Centre
schwimmen-second-hand = Deuxième main

## Coups

schwimmen-move-keep-first = Garder la main
    .hint = La deuxième main est découverte
schwimmen-move-keep-second = Prendre la deuxième main
    .hint = Votre main est découverte, et vous prenez l’autre à l’aveugle
schwimmen-move-swap-all = Échanger les trois
    .hint = Vos trois cartes contre les trois du centre
schwimmen-move-pass = Passer
    .hint = Garder vos trois cartes
schwimmen-move-knock = Frapper
    .hint = Fermer la donne : chacun des autres a encore un tour
schwimmen-move-continue = Continuer
    .hint = Laisser jouer le suivant
schwimmen-move-renew = Nouvelles cartes
    .hint = Faire poser trois nouvelles cartes au centre, avant votre tour

## Pourquoi pas

schwimmen-kept = L’une des deux mains est déjà découverte
schwimmen-keep-before = Choisissez d’abord l’une des deux mains
schwimmen-no-pass = À cette table, personne ne peut passer avant une frappe
schwimmen-knocked = Quelqu’un a déjà frappé
schwimmen-after-turn = Échangez ou passez d’abord, puis frappez
schwimmen-say-first = Le tour est fini : frappez, ou continuez
schwimmen-new-first = On attend les nouvelles cartes
schwimmen-exchange = On échange une carte de la main contre une du centre
schwimmen-never-renewed = À cette table, personne ne peut demander de nouvelles cartes
schwimmen-none-left = Il reste moins de trois cartes
schwimmen-not-seven-eight-nine = Il n’y a de nouvelles cartes que pour un sept, un huit et un neuf au centre

# La première donne, pour apprendre.
schwimmen-learn-goal = Schwimmen veut dire nager en allemand. Vous avez perdu toutes vos vies, donc vous nagez : perdez encore une fois, et vous êtes hors jeu. Ben nage aussi, et Ann a encore une vie. (SCH-25)
schwimmen-learn-worth = À la fin d’une donne, la main la plus basse perd. Seules les cartes d’une même couleur s’additionnent : un as compte 11, un roi, une dame, un valet ou un dix 10. (SCH-15)
schwimmen-learn-two-hands = Vous distribuez : il y a donc deux mains pour vous, et vous pouvez en regarder une. Elle ne compte que 10, sa dame. Prenez l’autre à l’aveugle ; celle-ci va au centre. (SCH-07)
schwimmen-learn-two-jacks = Cela en valait la peine : deux valets, et avec le sept de carreau vous avez 17. C’est à Ann, puis à Ben. On peut échanger avec le centre, passer ou frapper.
schwimmen-learn-exchange = Ben a pris le huit de carreau. Donnez votre sept contre la dame de pique : avec le valet de pique, cela fait 20, et vous gardez les deux valets. Trois cartes de même valeur compteraient 30½. (SCH-16)
schwimmen-learn-given = Votre sept est maintenant au centre, où n’importe qui peut le prendre. Ben réunit des carreaux. (SCH-09)
schwimmen-learn-jack = Ben a pris votre sept, et donné le valet de cœur en échange. Vous pourriez prendre les trois cartes du centre, 27. Mais un troisième valet vaut mieux : donnez la dame. (SCH-10)
schwimmen-learn-fire = Trois valets comptent 30½. Seuls 31 et trois as, appelés Feuer, sont meilleurs. Vous pourrez frapper à votre prochain tour : frapper prend un tour entier. (SCH-12)
schwimmen-learn-knock = Ann et Ben ont passé. Si vous passez aussi, trois nouvelles cartes viennent au centre, et elles peuvent aider les autres. Frappez donc maintenant. (SCH-13)
schwimmen-learn-last-turns = Chacun des autres a encore un tour, pour échanger ou passer. (SCH-14)
schwimmen-learn-end = Ann a 26, et Ben 25, la main la plus basse : sans le valet de Ben, ce serait la vôtre. Ben nageait déjà, et sort du jeu. Vous nagez toujours, et il ne reste qu’Ann. (SCH-26)

## Stratégies fixes, pour l’arène

schwimmen-zoo-textbook = Garde une première main de 18, échange si cela améliore la main, frappe de 24 points au début à 28 plus tard.
