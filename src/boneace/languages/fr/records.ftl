# Parties enregistrées : pourquoi l’une ne peut pas être lue, rejouée ou écrite, et à quel endroit. Les raisons
# sont des parties de phrase : ni majuscule ni point. Les clés (game, deals, pack) et les coups sont de la notation.

records-line = ligne { $line }
records-deal = donne { $deal }
records-card = carte { $number }
records-move = coup { $number }
records-after-move = après le coup { $number }
records-whole-deal = toute la donne
records-place = { $key } { $number }

records-none = le fichier ne contient aucune partie
records-suffix = le fichier d’une partie se termine par .toml ou .jsonl
records-too-deep = trop de listes et de tables sont emboîtées
records-not-read = ce n’est pas { $form } : { $why }
records-not-utf8 = son octet { $place } ({ $code }) n’est pas du texte UTF-8
records-number-too-long = un nombre est trop grand pour être lu
records-not-written = cette partie ne peut pas s’écrire en TOML : { $why }
records-not-written-json = cette partie ne peut pas s’écrire en JSON : { $why }
records-half-character = elle contient la moitié d’un caractère ({ $code })
records-twice = la clé « { $key } » y figure deux fois
records-a-table = une partie enregistrée est une table de clés
records-format = « boneace » doit être { $format }, la version du format, et non { $found }
records-no-format = rien
records-deal-table = une donne est une table de clés
records-no-key = « { $key } » n’est pas une clé d’une partie enregistrée : les clés sont { $known }, et vos propres clés, qui commencent par x-
records-missing = il manque « { $key } »
records-type = « { $key } » doit être { $type ->
    [str] un texte
    [int] un nombre entier
    [list] une liste
   *[dict] une table de clés
}
records-text = « { $key } » doit contenir du texte, et non { $value }
records-over = la partie est terminée : il ne peut pas y avoir d’autre donne
records-over-by = la partie est terminée : il ne peut pas y avoir d’autre donne, car l’option « { $name } » vaut { $value }
records-card-missing = il manque une carte avant le coup « { $move } »
records-unfinished = la donne n’est pas finie, mais une autre suit
records-too-many = « { $move } » est un coup de trop : la donne est terminée
records-name-seat = « { $move } » doit nommer sa place ici : « 2: { $move } »
records-refused = « { $move } » : { $why }

## Le compte avec lequel une partie commence

records-not-kept = ce jeu ne tient pas « { $key } » : il tient { $known }
records-list = « { $key } » doit être une liste de longueur { $count }, une valeur par { $each ->
    [side] camp
    [pot] pot
   *[seat] place
}
records-number = { $what } doit être un nombre entier de { $least } à { $most }, et non { $value }
records-number-of = { $key } { $each ->
    [side] du camp
    [pot] du pot
   *[seat] de la place
} { $place }
