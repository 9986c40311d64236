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
switch-option-blitz-after-knock = Un 31 obtenu après une frappe met fin à la donne : qui l’a est sauf, qui a frappé perd deux vies, les autres une.

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
switch-no-pass = On ne passe pas à cette table
switch-knocked = Quelqu’un a déjà frappé : échangez ou restez
switch-exchange = On échange une carte de la main contre une de la main découverte
