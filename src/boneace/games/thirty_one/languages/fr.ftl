# Trente et un : événements, coups, et pourquoi un coup n’est pas permis ; paris annexes.
#
# Les coups tels qu’ils s’écrivent (discard 7H, bet 5 on 1) sont de la notation, la même dans toutes les langues.
#
# Glossaire. stock : talon. upcard : carte retournée. to draw : piocher. to take : prendre la carte retournée.
# discard pile : défausse. widow : veuve, des cartes de la table que l’on échange. token : jeton. wager : pari annexe.
# to outlast : survivre à. to cover : tenir un pari. drawn : nul.

## De quoi il s’agit

thirty-one-game = Trente et un
    .summary = Réunissez 31 dans une couleur, ou approchez-en plus que les autres. Frappez quand vous l’osez.

## Options

thirty-one-option-pack = Jeu de cartes
    .meaning = Les cartes avec lesquelles on joue.
    .value-52 = Le jeu ordinaire de 52 cartes
    .value-32 = Eenendertigen néerlandais : 32 cartes, à partir du sept
thirty-one-option-discard-taken = Défausser la carte prise
    .meaning = On peut défausser aussitôt la carte que l’on vient de prendre à la défausse.
thirty-one-option-own-discard = Reprendre sa défausse
    .meaning = Quand un joueur peut reprendre une carte qu’il a lui-même défaussée.
    .value-always = Chaque fois qu’elle est sur le dessus
    .value-two-left = Seulement quand il reste deux joueurs
thirty-one-option-drawn-when = Quand le talon est épuisé
    .meaning = Ce qui met fin à une donne où personne n’a frappé.
    .value-stock-taken = Le tour où la dernière carte du talon est prise
    .value-must-draw = Un joueur qui voudrait piocher au talon vide
thirty-one-option-last-turns-stock = Talon épuisé aux derniers tours
    .meaning = Ce qui arrive quand le talon s’épuise après une frappe.
    .value-none = On prend à la défausse ou l’on reste
    .value-reshuffle = Les défausses sous la carte du dessus sont mélangées pour former un nouveau talon
thirty-one-option-keeps = Enjeu
    .meaning = Ce que les joueurs gagnent ou perdent à chaque donne.
    .value-lives = Des vies : le dernier joueur en jeu gagne
    .value-points = Des points : un total qui s’accumule, et personne ne sort
    .value-pot = Le pot : la main la plus haute prend les jetons de la table
thirty-one-option-blitz-others = Points face à un 31
    .meaning = Ce que marquent les autres quand quelqu’un montre 31.
    .value-by-place = Selon leur rang, comme d’habitude
    .value-nothing = Rien
thirty-one-option-ante = Mise initiale
    .meaning = Les jetons que chaque joueur met sur la table avant une donne jouée pour le pot.
thirty-one-option-tied-pot = Égalité pour le pot
    .meaning = Ce que devient le pot quand les mains les plus hautes sont égales.
    .value-share = On le partage ; les jetons en trop restent sur la table
    .value-carry = Il reste sur la table pour la donne suivante
thirty-one-option-widow = Veuve
    .meaning = Trois cartes sont cachées sur la table, et un joueur peut utiliser son tour pour échanger avec elles.
thirty-one-option-side-wagers = Paris annexes
    .meaning = Chacun, même hors jeu, peut parier sur qui gagne ou sur qui dure le plus longtemps.

## Variantes

thirty-one-preset-pennies = Les sous
    .summary = Le jeu habituel : trois vies, et qui frappe sans gagner en perd deux.
thirty-one-preset-dollar-bill = Le billet d’un dollar
    .summary = Les vies sont les quatre coins d’un billet ; le plus bas en paie un, et qui frappe et se retrouve à égalité au plus bas paie seul.
thirty-one-preset-eenendertigen = Eenendertigen
    .summary = Le jeu néerlandais : 32 cartes, à partir du sept.
thirty-one-preset-banking = Avec la veuve
    .summary = Chacun mise un jeton, trois cartes forment une veuve à échanger, et la main la plus haute prend la table.
thirty-one-preset-three-of-a-kind = Avec brelans
    .summary = Trois cartes de même valeur comptent 30½.
thirty-one-preset-west-lansing = West Lansing Cut Throat
    .summary = Un brelan compte 30½, seul le plus bas paie, qui frappe paie double, et les paris annexes sont bienvenus.
thirty-one-preset-no-elimination = Sans élimination
    .summary = Un total sur dix donnes : trois points pour la main la plus haute, six pour 31.
thirty-one-preset-common = Courante
    .summary = Seul le plus bas paie ; qui frappe gagne les égalités, et ne paie double que s’il est le plus bas.

## Ce qui s’est passé

thirty-one-draws = { $who ->
    [you] Vous piochez
   *[other] { $who } pioche
} au talon.
thirty-one-draws-card = { $who ->
    [you] Vous piochez
   *[other] { $who } pioche
} { $card } au talon.
thirty-one-would-draw = { $who ->
    [you] Vous voudriez
   *[other] { $who } voudrait
} piocher, mais le talon est épuisé.
thirty-one-takes = { $who ->
    [you] Vous prenez
   *[other] { $who } prend
} { $card }.
thirty-one-discards = { $who ->
    [you] Vous défaussez
   *[other] { $who } défausse
} { $card }.
thirty-one-upcard = Carte retournée : { $card }.
thirty-one-exchanges = { $who ->
    [you] Vous mettez
   *[other] { $who } met
} { $cards } dans la veuve contre { $count ->
    [one] la carte
   *[other] les cartes
} { $slots }.
thirty-one-exchanges-got = { $who ->
    [you] Vous mettez
   *[other] { $who } met
} { $cards } dans la veuve contre { $count ->
    [one] la carte
   *[other] les cartes
} { $slots } et { $who ->
    [you] recevez
   *[other] reçoit
} { $received }.
thirty-one-drawn = Le talon est épuisé et personne n’a frappé : la donne est nulle.
thirty-one-scores = { $who ->
    [you] Vous marquez
   *[other] { $who } marque
} { $points }.
thirty-one-wins-tokens = { $who ->
    [you] Vous prenez
   *[other] { $who } prend
} { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} sur la table.
thirty-one-adds-tokens = { $who ->
    [you] Vous ajoutez
   *[other] { $who } ajoute
} { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}.
thirty-one-antes = Chacun mise { $ante ->
    [one] { $ante } jeton
   *[other] { $ante } jetons
} ; il y en a { $table } sur la table.

## Coups

thirty-one-move-draw = Piocher
    .hint = Prendre la carte du dessus du talon
thirty-one-move-take = Prendre
    .hint = Prendre la carte du dessus de la défausse
thirty-one-move-knock = Frapper
    .hint = Mettre fin à la donne : chacun des autres a encore un tour
thirty-one-move-stand = Rester
    .hint = Garder vos trois cartes
thirty-one-discard = Défausser { $card }
    .hint = Défausser { $card } : vos autres cartes comptent { $left }
thirty-one-exchange = Échanger { $given } contre { $slots }

## Pourquoi un coup est illisible

thirty-one-no-move = « { $text } » n’est pas un coup du trente et un : les coups sont draw, take, discard 7H, knock, stand
thirty-one-no-move-widow = « { $text } » n’est pas un coup du trente et un : les coups sont draw, take, discard 7H, knock, stand et exchange 4C for 2
thirty-one-no-for = il manque « for » à « { $text } » : un échange s’écrit « exchange 4C for 2 »
thirty-one-no-slot = « { $text } » nomme un emplacement qui n’est pas 1, 2 ou 3
thirty-one-each-once = « { $text } » doit nommer chaque carte et chaque emplacement une fois

## Pourquoi pas

thirty-one-draw-first = Piochez ou prenez d’abord une carte
thirty-one-no-widow = Il n’y a pas de veuve à échanger dans cette partie
thirty-one-as-many = Donnez à la veuve autant de cartes que vous lui en prenez
thirty-one-turn-used = Défaussez une carte : vous en avez déjà pioché ou pris une
thirty-one-deal-first = On attend qu’une carte soit distribuée
thirty-one-card-first = On attend une carte du paquet
thirty-one-no-knock-now = On frappe au lieu de piocher : défaussez maintenant une carte
thirty-one-discard-now = Défaussez maintenant une carte : on n’en pioche ou prend qu’une par tour
thirty-one-just-taken = La carte { $card } a été prise à ce tour : vous ne pouvez pas la défausser aussitôt
thirty-one-knocked = Quelqu’un a déjà frappé : piochez, prenez ou restez
thirty-one-own-discard = Vous ne pouvez reprendre votre défausse que s’il reste deux joueurs
thirty-one-stock-used = Le talon est épuisé

## Paris annexes

thirty-one-bets-wins = { $who ->
    [you] Vous pariez
   *[other] { $who } parie
} { $stake } sur { WITHIN($on) } pour gagner la partie.
thirty-one-bets-outlasts = { $who ->
    [you] Vous pariez
   *[other] { $who } parie
} { $stake } sur { WITHIN($on) } pour survivre à { WITHIN($over) }.
thirty-one-covers = { $who ->
    [you] Vous tenez
   *[other] { $who } tient
} { $by ->
    [you] votre pari de { $stake }
   *[other] le pari de { $stake } ({ $by })
}.
thirty-one-lapses = { $who ->
    [you] Votre pari de { $stake } est annulé
   *[other] Le pari de { $stake } ({ $who }) est annulé
} : personne ne l’a tenu.
thirty-one-stand-off = Le pari de { $stake } entre { WITHIN($who) } et { WITHIN($other) } est nul.
thirty-one-wins-wager = { $who ->
    [you] Vous gagnez
   *[other] { $who } gagne
} { $stake } contre { WITHIN($other) }.

thirty-one-wager-help = « bet 5 on 1 », « bet 5 on 1 over 2 » ou « cover 3 »
thirty-one-no-wager = « { $text } » n’est pas un pari annexe : écrivez { thirty-one-wager-help }
thirty-one-wager-seat = « { $text } » ne nomme pas une place de cette table : écrivez { thirty-one-wager-help }
thirty-one-wager-stake = une mise est un nombre entier de 1 à { $most }, et non « { $number } »
thirty-one-outlast-itself = Une place ne peut pas survivre à elle-même
thirty-one-out-already = { $who ->
    [you] Vous êtes
   *[other] { $who } est
} déjà hors jeu
thirty-one-own-wager = Vous ne pouvez pas tenir votre propre pari
thirty-one-no-open-wager = { $who } n’a pas de pari ouvert
thirty-one-bets-sum = la somme de « bets » doit être 0, pas { $total }

# La première donne, pour apprendre.
thirty-one-learn-goal = Ann, Ben et vous avez encore une vie chacun. À chaque donne, la main la plus basse perd une vie, et le dernier joueur en jeu gagne. (T31-34)
thirty-one-learn-hand = Une main a trois cartes, et seules celles d’une même couleur s’additionnent. Un as compte 11, un roi, une dame ou un valet 10. Roi et huit de cœur : vous avez 18. (T31-13)
thirty-one-learn-turn = À votre tour, vous prenez une carte et en défaussez une. La carte retournée, le cinq de trèfle, n’améliore pas votre main : piochez au talon. (T31-12)
thirty-one-learn-discard = Le deux de carreau n’aide pas non plus. Défaussez-le : votre carte la plus basse est celle qui aide le moins Ann, qui joue après vous.
thirty-one-learn-others = C’est à Ann, puis à Ben. Regardez ce qu’ils prennent et ce qu’ils défaussent : vous saurez quelles couleurs ils veulent. (T31-19)
thirty-one-learn-take = Ben n’a pas besoin du neuf de cœur ; vous, si. Prenez-le à la défausse.
thirty-one-learn-heart = Défaussez maintenant le quatre de trèfle : roi, neuf et huit de cœur comptent 27. Vous pourrez frapper à votre prochain tour ; frapper prend un tour entier. (T31-15)
thirty-one-learn-knock = Personne n’a frappé. Ann et Ben ont pioché deux fois au talon : ils cherchent encore. Frappez maintenant : plus vous attendez, meilleures seront leurs mains. Mais si une main bat la vôtre, vous perdez deux vies. (T31-26)
thirty-one-learn-last-turns = Chacun des autres a encore un tour. Ann d’abord. (T31-16)
thirty-one-learn-shown = 27 contre 26 et 26 : c’était juste. La dernière carte d’Ann était la dame de pique, et avec elle Ben aurait eu 31. Ils sont à égalité au plus bas : chacun perd une vie. (T31-24)
thirty-one-learn-county = Ann et Ben n’ont plus de vie, mais ne sont pas encore hors jeu. Ils sont « en sursis » : ils jouent jusqu’à ce qu’ils perdent à nouveau. Vous distribuez, Ann commence donc. (T31-33)
thirty-one-learn-ace = Vous avez roi et dame de cœur. Ben a pris le valet de carreau et lâché un as : ses carreaux doivent être forts. Mais l’as de cœur est la carte que vous voulez : prenez-le.
thirty-one-learn-thirty-one = Défaussez le quatre de pique. As, roi et dame de cœur : 31, le plus qu’une main puisse compter.
thirty-one-learn-end = Un 31 avant toute frappe se montre aussitôt, et tous les autres perdent une vie. Ben avait 30. Ann et Ben sont hors jeu, et vous gagnez la partie. (T31-28)

## Stratégies fixes, pour l’arène

thirty-one-zoo-textbook = Prend la carte retournée si elle améliore la main, garde la meilleure couleur, frappe de 22 points au premier tour à 29 plus tard.
