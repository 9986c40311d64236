# Ce qui se dit d’un jeu qui n’a pas de messages à lui.
#
# Glossaire. deal : donne. standing : les jetons ou les points de chaque place. Les noms des coups
# ($move, $moves, $open) sont de la notation et ne se traduisent pas.

## Ce qui s’est passé

defaults-deals = Donne { $deal } : { $who ->
    [you] vous distribuez
   *[other] { $who } distribue
}.
defaults-dealt = { $to ->
    [table] Carte retournée : { $card }.
   *[seat] { $who ->
        [you] Vous recevez
       *[other] { $who } reçoit
    } { $card }.
}
defaults-moved = { $who } : { $move }.
defaults-moved-unseen = { $who ->
    [you] Vous jouez
   *[other] { $who } joue
} un coup.
defaults-holds = { $who ->
    [you] Vous avez
   *[other] { $who } a
} { $cards }.
defaults-showdown = Cartes montrées : { $hands }.
defaults-shows = { WITHIN($who) } { $cards }
defaults-wins = { $who ->
    [you] Vous gagnez
   *[other] { $who } gagne
} { $amount }.
defaults-loses = { $who ->
    [you] Vous perdez
   *[other] { $who } perd
} { $amount }.
defaults-won = { $who ->
    [you] Vous gagnez la partie
    [among] { $who } gagnez la partie à égalité
   *[other] { $who } { $count ->
        [one] gagne la partie
       *[other] gagnent la partie à égalité
    }
}.
defaults-won-together = { $who ->
    [you] Vous gagnez
    [among] { $who } gagnez
   *[other] { $who } { $count ->
        [one] gagne
       *[other] gagnent
    }
} la partie.
defaults-over = La partie est terminée.

## La table

defaults-table = Table
# $key est un mot du compte, comme « points ».
defaults-fact = { $key } { $count }
defaults-partner = votre partenaire

## Pourquoi pas

defaults-closed = « { $move } » n’est pas permis maintenant : il est permis de jouer { $open }
defaults-closed-many = « { $move } » n’est pas permis maintenant
defaults-no-move = « { $text } » n’est pas un coup du jeu { $game } : les coups sont { $moves }
defaults-keeps-nothing = une partie du jeu { $game } commence toujours à zéro : elle ne peut pas commencer avec un autre compte
