# Switch : événements, coups, et pourquoi un coup n’est pas permis.
#
# Glossaire. the face-up hand, the face-down hand : la main découverte, la main cachée, les deux qui sont sur la table.
# unseen : à l’aveugle. to restart : faire redonner. to settle : régler la donne, faire payer les perdants.

## De quoi il s’agit

switch-game = Switch
    .summary = Réunissez 31 dans une couleur grâce à deux mains sur la table, l’une découverte et l’autre cachée.

## Options

switch-option-fourth-action = Quatrième action
    .meaning = Ce qu’un joueur peut faire d’autre qu’échanger une carte, échanger avec la main découverte, ou frapper.
    .value-unseen = Échanger à l’aveugle avec la main cachée
    .value-pass = Passer ; la main cachée ne sert pas
    .value-both = Échanger à l’aveugle, ou passer
switch-option-given-up = La main laissée
    .meaning = Comment on pose une main échangée à l’aveugle.
    .value-face-down = Cachée, à la place de la main prise
    .value-face-up = Découverte : l’ancienne main découverte est retournée
switch-option-restart = Redonner
    .meaning = Qui peut faire redonner avec trois cartes d’une couleur qui valent plus de 21.
    .value-anybody = N’importe qui, tour à tour à partir de la gauche du donneur
    .value-winner = Seulement la main la plus haute
    .value-nobody = Personne
switch-option-blitz-after-knock = Un 31 obtenu après une frappe met fin à la donne : qui l’a ne perd rien, qui a frappé perd deux vies, les autres une.

## Variantes

switch-preset-default = Switch
    .summary = À son tour, on échange une carte ou toute la main avec la main découverte, toute la main à l’aveugle avec la main cachée, ou l’on frappe.
switch-preset-pass = Avec passe
    .summary = Comme au jeu allemand, on peut passer ; la main cachée ne sert pas.

## Ce qui s’est passé

switch-passes = { $who ->
    [you] Vous passez
   *[other] { $who } passe
}.
switch-settles = { $who ->
    [you] Vous laissez
   *[other] { $who } laisse
} régler la donne.
switch-restarts = { $who ->
    [you] Vous faites
   *[other] { $who } fait
} redonner : personne ne paie.
switch-keeps = { $who ->
    [you] Vous gardez
   *[other] { $who } garde
} la { $which ->
    [first] première
   *[second] deuxième
} main et { $who ->
    [you] découvrez
   *[other] découvre
} l’autre.
switch-keeps-shown = { $who ->
    [you] Vous gardez
   *[other] { $who } garde
} la { $which ->
    [first] première
   *[second] deuxième
} main et { $who ->
    [you] découvrez
   *[other] découvre
} l’autre : { $cards }.
switch-unseen = { $who ->
    [you] Vous échangez toute votre
   *[other] { $who } échange toute sa
} main contre la main cachée, à l’aveugle.
switch-unseen-got = { $who ->
    [you] Vous échangez toute votre
   *[other] { $who } échange toute sa
} main contre la main cachée, à l’aveugle : { $cards }.
switch-face-up-now = Découvertes maintenant : { $cards }.
switch-laid = { $who ->
    [you] Votre main est découverte
   *[other] Main découverte ({ $who })
} : { $cards }.

## Coups

switch-move-keep-first = Garder la première main
    .hint = Votre deuxième main est découverte
switch-move-keep-second = Garder la deuxième main
    .hint = Votre première main est découverte
switch-move-swap-up = Échanger les trois
    .hint = Vos trois cartes contre les trois cartes découvertes
switch-move-swap-down = Échanger à l’aveugle
    .hint = Vos trois cartes contre les trois cartes cachées
switch-move-knock = Frapper
    .hint = Mettre fin à la donne : chacun des autres a encore un tour
switch-move-stand = Rester
    .hint = Garder vos trois cartes
switch-move-pass = Passer
    .hint = Garder vos trois cartes pour l’instant
switch-move-restart = Faire redonner
    .hint = Personne ne paie : votre main reste découverte, et toutes les autres cartes sont redistribuées
switch-move-decline = Laisser régler
    .hint = La donne est réglée telle quelle

## Pourquoi pas

switch-one-laid = Le donneur a déjà découvert l’une des deux mains
switch-restart-later = On ne peut faire redonner qu’après l’abattage
switch-keep-before = Le donneur doit d’abord garder l’une des deux mains
switch-all-shown = Tous ont montré : faites redonner, ou laissez régler
switch-no-unseen = La main cachée ne sert pas à cette table
switch-no-restart = Personne ne fait redonner à cette table
switch-no-pass = On ne passe pas à cette table
switch-knocked = Quelqu’un a déjà frappé : échangez ou restez
switch-exchange = On échange une carte de la main contre une de la main découverte

# La première donne, pour apprendre.
switch-learn-goal = Chacun a trois vies. À chaque donne, la main la plus basse en perd une, et le dernier joueur en jeu gagne. (T31-58)
switch-learn-hand = Seules les cartes d’une même couleur s’additionnent. Un as compte 11, un roi, une dame ou un valet 10 : la meilleure main est donc 31. (T31-52)
switch-learn-two-hands = Vous distribuez, vous avez donc deux mains. Roi et neuf de pique comptent 19 ; l’autre main ne compte que sa dame, 10. Gardez la première, et l’autre sera découverte. (T31-55)
switch-learn-ann = Ann joue d’abord. Il y a quatre actions : échanger une carte avec la main découverte, échanger les trois, échanger les trois à l’aveugle contre la main cachée, ou frapper. (B-T31-01)
switch-learn-ben = Ann a pris votre dame de trèfle, et laissé le huit de pique. Il vous serait utile. Sera-t-il encore là après Ben ?
switch-learn-exchange = Ben a donné toute sa main contre la main cachée, à l’aveugle : elle devait être mauvaise. Donnez votre six de trèfle contre le huit de pique. Roi, neuf et huit comptent 27.
switch-learn-face-up = Votre six de trèfle est maintenant découvert, et Ann réunit des trèfles. Ce que vous donnez, d’autres peuvent le prendre.
switch-learn-knock = Ann a la dame et le six de trèfle : 27 au plus, avec l’as. Une égalité au plus haut ne coûte rien. Rien sur la table ne vous aide, et personne ne peut passer : frappez. (T31-58)
switch-learn-last-turns = Ann et Ben ont encore un tour, pour échanger ou rester. Si une main bat la vôtre, vous perdez deux vies. (T31-58)
switch-learn-restart = Aucune ne la bat : Ann a 26, et Ben, avec 25, devrait perdre une vie. Mais qui a trois cartes d’une couleur valant plus de 21 peut faire redonner. On demande d’abord à Ann. (T31-59)
switch-learn-again = Ann n’avait rien à payer et a laissé régler, mais Ben fait redonner : personne ne perd de vie. La main de Ben est maintenant découverte, et toutes les autres sont redistribuées. (B-T31-02)
switch-learn-new-hand = Vous avez as et dame de cœur, 21. Ann a pris les trois cartes de la main de Ben, pour 25, et laissé le dix de cœur. C’est à Ben.
switch-learn-thirty-one = Ben ne voulait que le sept de pique. Donnez votre trois de trèfle contre le dix : as, dame et dix de cœur font 31.
switch-learn-end = Un 31 avant toute frappe se montre aussitôt, et tous les autres perdent une vie. Ben a fait redonner pour en sauver une, et maintenant Ann paie aussi.

## Stratégies fixes, pour l’arène

switch-zoo-textbook = Échange si cela améliore la main, frappe de 22 points au premier tour à 27 plus tard.
