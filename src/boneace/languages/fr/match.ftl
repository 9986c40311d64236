# Ce que dit toute partie : à qui c’est de jouer, et ce qui n’est pas un coup.

match-over = La partie est terminée
match-card-first = On attend une carte du paquet
match-turn = C’est à { $who } (place { $turn }) de jouer, et non à la place { $seat }
match-turn-why = C’est à { $who } (place { $turn }) de jouer, et non à la place { $seat } : { $why }
match-no-card-number = il n’y a pas de carte numéro { $number }
match-no-card-now = { $card } n’est pas dans le paquet en ce moment
match-not-a-card = « { $text } » n’est pas une carte du jeu { $kind ->
    [spanish] espagnol de { $cards } cartes
   *[french] de { $cards } cartes
}
match-no-move-number = il n’y a pas de coup numéro { $number } : les coups vont de 0 à 62
match-why-not-shape = why_not dans words.py de { $game } doit renvoyer une phrase et le numéro d’une clause, ou None pour le numéro : return say("…"), "AB-01". Il a renvoyé { $given }
match-parse-shape = parse dans words.py de { $game } doit renvoyer le numéro d’un coup. Pour « { $text } », il a renvoyé { $given }
match-no-seat = il n’y a pas de place { $seat } : les places vont de 0 à { $last }
match-long-text = « { $text } » est trop long pour être un coup
match-nothing-pushed = aucun coup ne peut être repris
match-no-aside = « { $text } » n’est pas une action que l’on puisse faire ici hors de son tour
match-is-aside = « { $text } » se fait hors de son tour, ce n’est pas un coup : c’est pour Match.aside
match-dealer = le donneur est une place de 0 à { $last }, et non { $dealer }
match-no-such-standing = d’après les règles, aucune partie ne peut reprendre de cette situation
match-players = { $named } joueurs sont nommés pour { $seats } places
match-not-a-move = « { $given } » n’est pas un coup : un coup est un texte, un Move ou son numéro
match-no-event = il n’y a pas d’événement { $number } : { $count ->
    [0] la partie n’en a encore aucun
    [one] la partie en a un seul, le 0
   *[other] la partie en a { $count }, comptés à partir de 0
}
match-no-move-now = la place { $seat } n’a aucun coup à jouer : ce n’est pas son tour
match-not-legal = le coup { $number } n’est pas permis maintenant ; sont permis : { $moves }
match-not-legal-here = le coup { $number } n’est pas permis ici
