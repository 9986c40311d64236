# Messages de toute table : à qui c’est de jouer, pourquoi rien ne peut l’être, le panneau de fin de donne,
# le panneau à côté de la table.

## Morceaux de phrases

# { $n } est le nombre. { $shown } est le nombre écrit, avec son signe pour un gain ou une perte.
play-count-card = { $n ->
    [one] { $shown } carte
   *[other] { $shown } cartes
  }
play-count-chip = { $n ->
    [one] { $shown } jeton
   *[other] { $shown } jetons
  }
play-count-game = { $n ->
    [one] { $shown } manche
   *[other] { $shown } manches
  }
play-count-point = { $n ->
    [one] { $shown } point
   *[other] { $shown } points
  }
play-count-stake = { $n ->
    [one] { $shown } mise
   *[other] { $shown } mises
  }
play-count-token = { $n ->
    [one] { $shown } jeton
   *[other] { $shown } jetons
  }
# L’unité seule, quand le nombre est montré ailleurs.
play-word-chip = { $n ->
    [one] jeton
   *[other] jetons
  }
play-word-point = { $n ->
    [one] point
   *[other] points
  }
play-word-token = { $n ->
    [one] jeton
   *[other] jetons
  }
play-you-within = vous
play-yourself = (vous)
play-seat = Place { $n }
play-another-seat = une autre place
play-match = Partie
play-with = avec { $names }

## À qui de jouer

play-dealing = Distribution
play-your-turn = À vous
play-your-turn-task = À vous : { $task }
play-last-turn = Votre dernier tour
play-last-turn-task = Votre dernier tour : { $task }
play-to-play = À { $who } de jouer
play-title-your-turn = ● À vous – { $title }
play-is-to-play = doit jouer
play-dealer = donneur
play-dealer-title = Donneur
play-dealer-sign = D

play-over = La partie est terminée.
# Qui a gagné : vous seul, vous parmi d’autres (« Vous et Ann »), ou d’autres, au nombre de { $n }.
play-won = { $you ->
    [alone] Vous gagnez la partie.
    [among] { $who } gagnez la partie.
   *[no] { $n ->
        [one] { $who } gagne la partie.
       *[other] { $who } gagnent la partie.
    }
  }

## Pourquoi rien ne peut être joué

play-wait-dealing = On distribue les cartes.
play-wait-turn = C’est à { $who } de jouer.
play-not-open = Vous ne pouvez pas faire cela maintenant.
play-not-open-named = { $name } n’est pas permis maintenant.
play-not-open-quoted = « { $name } » n’est pas permis maintenant.
play-pause-last = Vous regardez la dernière donne.
play-pause-ended = La donne est terminée : appuyez sur « Donne suivante » pour continuer.
play-pause-line = Pas de connexion en ce moment.
play-pause-busy = Votre coup est en route.
play-pause-moving = Un instant : les cartes bougent encore.

## La table

play-opening = Ouverture de la table…
play-connecting = Connexion…
play-reconnecting = Reconnexion…
play-watching = Vous regardez.
play-your-seat = Votre place
play-table-heading = { $of ->
    [0] { $title }, donne { $deal }
   *[other] { $title }, donne { $deal } sur { $of }
}
play-table = Table
play-players = Joueurs
play-your-hand = Votre main
play-actions = Actions
play-less = Moins
play-more = Plus
play-amount = Montant
play-deal = Donne { $deal }
play-face-up = découverte
play-card-face-up = { $card }, découverte
play-pack = Paquet
play-says = dit
play-quoted = « { $words } »

## La fin d’une donne

play-deal-over = La donne est terminée
play-you-win = Vous gagnez { $what }
play-you-lose = Vous perdez { $what }
play-they-win = { $who } { $n ->
    [one] gagne
   *[other] gagnent
  } { $what }
play-they-lose = { $who } { $n ->
    [one] perd
   *[other] perdent
  } { $what }
play-deal-number = { $of ->
    [0] donne { $deal }
   *[other] donne { $deal } sur { $of }
}
play-hands = Mains
play-again = Rejouer
play-back-to-table = Retour à la table
play-back-to-match = Retour à la partie
play-table-of-friends = Table d’amis
play-new-match = Nouvelle partie
play-close = Fermer
play-skip-deal = Aller à l’abattage
play-to-result = Vers le résultat
play-skipping = On avance aussi vite que les autres le permettent.
play-rematch = Une nouvelle partie avec les mêmes joueurs a commencé.
play-go-along = Aller à la nouvelle partie
play-next-deal = Donne suivante
play-final-standing = Score final

## À côté de la table

play-beside = À côté de la table
play-alone = La table seule
play-menu = Menu de la partie
play-close-menu = Fermer le menu
play-log = Journal
play-last-deal = Dernière donne
play-keyboard-help = Aide clavier
play-this-match = Cette partie
play-programs = Joué par un programme : { $names }.
play-rules = Règles
play-game-preset = { $game }, { $preset }.
play-option = { $option } : { $value }
play-address = Adresse pour regarder
play-your-link = Votre place sur un autre appareil (gardez ce lien pour vous)
play-forget = Oublier cette partie ici

## La page d’une partie qui ne peut pas être montrée

play-only-read = Cette partie est en lecture seule
play-did = { $who } : { $move }
play-cannot-open = Cette partie ne peut pas être ouverte
play-try-again = Réessayer
play-elsewhere = Cette place est ouverte dans un autre onglet
    .text = Une place ne se joue qu’à un endroit. La partie continue là-bas.
play-use-here = L’utiliser ici

## Touches

play-keyboard = Clavier
play-key-hand = Aller à votre main et l’écouter
play-key-next = Donne suivante, quand une donne est terminée
play-key-log = Aller au journal
play-key-help = Cette aide
play-key-along = Parcourir votre main
play-key-or-enter = { $key } ou Entrée

## Paris annexes

play-wagers = Paris annexes
play-wager-wins = { $who } parie { $stake } sur { $on } pour gagner la partie
play-wager-outlasts = { $who } parie { $stake } sur { $on } pour survivre à { $over }
play-wager-open = ouvert
play-wager-covered = tenu par { $who }
play-wager-cover = Tenir
play-wager-cover-of = Tenir le pari ({ $who })
play-wager-none = Pas encore de pari.
play-wager-settled = Réglés jusqu’ici : { $list }.
play-wager-stake = Miser
play-wager-on = sur
play-wager-to = pour
play-wager-to-win = gagner la partie
play-wager-to-outlast = survivre à { $who }
play-wager-bet = Parier
play-purse = dans la bourse ; { $n } { $unit } jusqu’ici
play-type = Écrire un coup
play-type-send = Jouer ce coup
play-type-empty = Écrivez d’abord un coup, comme « { $example } ».
play-copy = Copier
play-copied = Copié
play-copy-link = Copier : { $title }
