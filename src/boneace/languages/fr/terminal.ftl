# Messages de toute table dans le terminal, ligne par ligne et dessinée.
#
# Les commandes (hand, table, why …) et les coups se tapent de même dans toutes les langues.

## Commencer et partir

terminal-house-rule = Règle maison : { $rule } : { $value } ({ $clauses }).
terminal-yes = oui
terminal-no = non
terminal-seat = Place { $seat } : { $name }, { $bot ->
    [none] { names-you-within }
   *[other] { $bot } (robot)
}.
terminal-seat-you = Place { $seat } : { $name }.
terminal-begin = Tapez ? pour l’aide, quit pour partir.
terminal-left = Vous quittez la partie.
terminal-interrupted = Interruption : vous quittez la partie.
terminal-input-ended = L’entrée s’est terminée avant la fin de la partie.

## Jouer

terminal-your-turn = À vous de jouer.
terminal-your-move = Votre coup ?
terminal-not-your-turn = Ce n’est pas à vous de jouer.
terminal-no-move-any-more = Vous n’avez plus de coup à jouer.
terminal-out = Vous êtes hors jeu. Pariez ou tenez un pari, ou appuyez sur Entrée pour continuer.
terminal-type-help = Tapez ? pour l’aide.
terminal-closed = Pas permis : { $move }. { $reason }
terminal-many-open = Rien ne s’y oppose : { $first } est permis, et { $more ->
    [one] { $more } autre coup
   *[other] { $more } autres coups
} aussi.
terminal-open = Rien ne s’y oppose : { $moves }, c’est permis.
terminal-amounts = { $verb } de { $least } à { $most }
terminal-how-much = Combien ? Choisissez parmi { $offer } : tapez, par exemple, { $move }
terminal-name-a-move = Nommez un coup : why { $why }.
terminal-no-cards = Vous n’avez pas de cartes.
terminal-hand = Vos cartes : { $cards }.

## Commandes

terminal-help-looking = hand : vos cartes. table : qui a quoi. log : la donne jusqu’ici.
terminal-help-moves = moves : ce que vous pouvez faire, et ce qui n’est pas permis. why { $why } : pourquoi un coup n’est pas permis.
terminal-help-rules = rules : les règles de cette partie. rules { $clause } : un article.
terminal-help-words = words : les cartes en toutes lettres ; words off : en deux signes.
terminal-help-hint = hint : ce que valent vos coups, d’après ce que vous savez.
terminal-help-quit = quit : quitter la partie.
terminal-one-clause = Pour un seul article tapez, par exemple, rules { $clause }.
terminal-no-clause = Il n’y a pas d’article « { $clause } ».
terminal-in-words = Les cartes sont écrites en toutes lettres.
terminal-in-letters = Les cartes sont écrites en deux signes.
terminal-deal = { $of ->
    [0] Donne { $deal }, distribuée par { $who }.
   *[other] Donne { $deal } sur { $of }, distribuée par { $who }.
}
terminal-you-deal = { $of ->
    [0] Donne { $deal }, distribuée par vous.
   *[other] Donne { $deal } sur { $of }, distribuée par vous.
}
terminal-where = { $of ->
    [0] donne { $deal }
   *[other] donne { $deal } sur { $of }
}
terminal-help-action = { $move } ou { $key } : { $help }.
terminal-help-number = Ou le nombre qui précède un coup dans la liste.
terminal-help-cards = Cartes : la valeur, A (as) K (roi) Q (dame) J (valet) T (dix) 9 à 2, puis la couleur, S (pique) H (cœur) D (carreau) C (trèfle) : TD est le dix de carreau.

## Dessinée

terminal-reader-hint = Lecteur d’écran ? Quittez et relancez avec --plain.
terminal-hint = z vite · l journal · c couleurs · ? touches · --plain sans dessin
terminal-button-fast = Vite  z
terminal-button-help = Aide  ?
terminal-button-quit = Sortir q
terminal-button-stay = Rester  n
terminal-button-leave = Quitter  y
terminal-close = Fermer
terminal-back = Retour à la table
terminal-next-deal = Donne suivante
terminal-help = Aide
terminal-help-plain = Avec un lecteur d’écran, lancez avec --plain.
terminal-leave = Quitter la partie ?
terminal-leave-why = Elle n’est pas terminée, et vous ne pourrez pas la reprendre.
terminal-over = La partie est terminée : q pour quitter.
terminal-to-move = À { $who } de jouer…
terminal-you-are-out = Vous êtes hors jeu : z pour aller vite, q pour quitter.
terminal-you-win = Vous gagnez la partie !
terminal-won = { $who ->
    [you] Vous gagnez la partie
    [among] { $who } gagnez la partie à égalité
   *[other] { $who } { $count ->
        [one] gagne la partie
       *[other] gagnent la partie à égalité
    }
}
terminal-won-together = { $who ->
    [you] Vous gagnez
    [among] { $who } gagnez
   *[other] { $who } { $count ->
        [one] gagne
       *[other] gagnent
    }
} la partie
terminal-fast = Les robots jouent sans pause.
terminal-slow = Les robots font de nouveau des pauses.
terminal-key-fast = Vite : les robots ne font pas de pause
terminal-key-log = Aller au journal ; les flèches et les touches de page le font défiler
terminal-key-colours = Couleurs sombres ou claires
terminal-key-hint = Conseil : ce que valent vos coups
terminal-no-hint = Vous pouvez demander un conseil à votre tour.
terminal-hinted = { $move } : { $why }
terminal-key-quit = Quitter
terminal-watching = Vous regardez cette partie.
terminal-end = Fin de la donne { $deal }
terminal-ask = À vous : { $moves }.
terminal-choose-first = Choisissez d’abord les cartes : 1 à 4, ou d’un clic.
terminal-up = visible
terminal-key-marks = marque le donneur, ▶ qui doit jouer

## Paris annexes

terminal-wagers = Paris annexes
terminal-wagers-seats = Places : { $seats }.
terminal-wagers-help = bet 5 on 1 : la place 1 gagne la partie. bet 5 on 1 over 2 : la place 1 survit à la place 2. cover 3 : tenir le pari de la place 3. Les robots ne parient pas.
terminal-wager-how = Un pari s’écrit bet 5 on 1, bet 5 on 1 over 2 ou cover 3.

## Les places et ce qu’elles ont

terminal-nobody = personne
terminal-dealer = donneur
terminal-holds = cartes { $cards }
terminal-seat-has = Place { $seat }, { $who } : { $facts }.
terminal-standing = Score : { $seats }.
terminal-has = { $who } { $has }
terminal-amount = { $unit ->
    [point] { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    [token] { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
   *[chip] { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
}
terminal-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
terminal-games = { $games ->
    [one] { $games } manche
   *[other] { $games } manches
}
terminal-lives = { $lives ->
    [one] { $lives } vie
   *[other] { $lives } vies
}
terminal-on-the-county = en sursis
terminal-is-out = hors jeu
terminal-changed = { $change }, maintenant { $has }

## Les paris annexes en mots

terminal-wager-help-bet = Paris annexes, chaque fois que l’on vous demande de jouer : bet 5 on 1 (la place 1 gagne la partie),
terminal-wager-help-cover = bet 5 on 1 over 2 (la place 1 survit à la place 2), cover 3 (tenir le pari de la place 3).
terminal-wager-help-bots = Les robots ne parient pas : un pari que personne ne tient est annulé.
terminal-wager-wins = { $who ->
    [you] vous gagnez
   *[other] { $who } gagne
} la partie
terminal-wager-outlasts = { $who ->
    [you] vous survivez
   *[other] { $who } survit
} à { WITHIN($other) }
terminal-wager-open = ouvert
terminal-wager-covered = tenu par { WITHIN($who) }
terminal-wager-line = { $who ->
    [you] Votre pari
   *[other] Pari ({ $who })
} : { $stake }, { $what }, { $state }.
terminal-wagers-settled = Paris réglés jusqu’ici : { $won }.
terminal-wager-net = { $who } { $net }

## Pourquoi une partie ne peut pas commencer

terminal-no-cut = { $game } : on n’y coupe pas pour la donne, le donneur est une place
terminal-no-such-dealer = le donneur est une place de 0 à { $last }, et non { $dealer }
terminal-no-bot = il n’y a pas de robot « { $kind } » : { $known }
terminal-one-person = une seule personne joue dans un terminal ; entre amis, on joue à la table : boneace
terminal-no-folder = la partie ne peut pas être enregistrée dans { $file } : ce dossier n’existe pas
terminal-not-toml = { $file } : le nom du fichier de la partie doit se terminer par .toml
terminal-same-name = deux places ont le même nom
terminal-name-taken = « { $name } » est le nom que le jeu vous donne : choisissez-en un autre
terminal-bad-name = un nom compte de 1 à { $most } caractères imprimables, et non { $name }
terminal-not-recorded = la partie n’a pas été enregistrée : { $why }
terminal-bots-count = --bots nomme { $bots } robots, mais { $seats } places en demandent { $others }
