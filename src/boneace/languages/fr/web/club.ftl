# Un club : ses membres, ses règles, ses soirées avec leurs tables et leurs résultats.
#
# Glossaire. round : ronde (game, dans une partie : manche). rating : cote. standing : classement. hint : conseil.

club-cannot-open = Le club ne peut pas s’ouvrir
club-join-anew = Rejoindre à nouveau
club-elsewhere = C’est ouvert sur une autre page
club-new = Un nouveau club
club-new-about = Un club a un seul lien. Toute personne qui l’ouvre donne un nom et devient membre ; pas besoin de compte.
club-title = Nom du club
club-retitle = Changer le nom
club-your-name = Votre nom
club-make = Créer le club
club-door = { $n ->
    [one] Tenu par { $hosts }. { $n } membre pour l’instant.
   *[other] Tenu par { $hosts }. { $n } membres pour l’instant.
}
club-join = Rejoindre
club-invite = Inviter
club-invite-text = Toute personne qui ouvre ce lien donne un nom et devient membre.
club-link = Lien vers ce club
club-members = { $n ->
    [one] { $n } membre
   *[other] { $n } membres
}
club-all-members = Les { $n } membres
club-host = hôte
club-more = Plus
club-acting = hôte par intérim
club-hosts-gone = Aucun hôte n’est venu depuis le { $day }. Vous pouvez devenir hôte par intérim : vous pourrez faire ce que fait un hôte, sauf retirer ceux que le club a déjà.
club-take-over = Devenir hôte par intérim
club-only-host = Vous êtes le seul hôte. Nommez aussi quelqu’un d’autre, ou gardez votre propre lien : il vous ouvre le club sur tout appareil.
club-make-host = Nommer hôte
club-no-host = Plus hôte
club-remove = Retirer
club-remove-of = Retirer { $name }
club-remove-sure = Cette personne quitte le club sur tous ses appareils. Ses résultats restent.
club-removed = Un hôte vous a retiré de ce club.
club-of = { $does } : { $what }
club-rename = Changer votre nom
club-save = Enregistrer
club-cancel = Annuler
club-move = Utiliser un autre appareil
club-move-text = Ouvrez ce lien sur l’autre appareil. Toute personne qui l’a peut agir à votre place : ne le donnez à personne.
club-own-link = Votre propre lien
club-leave = Quitter le club
club-leave-sure = Vous quittez le club sur tous vos appareils. Vos résultats restent. Avec le lien vers le club, vous pouvez le rejoindre à nouveau, comme nouveau membre.
club-leave-now = Quitter pour de bon
club-rules = Règles du club
club-no-rules = Aucune pour l’instant. Les soirées peuvent suivre les règles habituelles de chaque jeu.
club-add-rules = Ajouter des règles
club-rules-name = Nom de ces règles
club-rules-remove-sure = Les soirées déjà prévues gardent ces règles.
club-rules-taken = Le club a déjà des règles de ce nom.
club-rules-replace = Les remplacer
club-game = Jeu
club-evenings = Soirées
club-all-evenings = Les { $n } soirées
club-no-evenings = Aucune pour l’instant. Un hôte les prévoit.
club-no-evenings-host = Aucune pour l’instant. Prévoyez la première.
club-plan = Une nouvelle soirée
club-plan-about = Plusieurs parties à la suite : les places de chaque ronde sont tirées au sort, et un tableau réunit tous les résultats.
club-plan-open = Prévoir une soirée
club-plan-now = Prévoir
club-plan-lacks = Il faut d’abord lui donner un nom.
club-evening-title = Nom de la soirée
club-plays = À quoi on joue
club-size = Joueurs par table
club-system = Qui rencontre qui
club-system-everybody = Tout le monde se rencontre
club-system-results = Selon les résultats
club-system-knock-out = Élimination directe
club-about-everybody = Les tables sont tirées au sort de façon à retrouver le moins possible les mêmes personnes.
club-about-results = Ceux qui réussissent aussi bien se rencontrent. Aux tables de deux, on ne joue jamais deux fois contre la même personne.
club-about-knock-out = La meilleure moitié de chaque table continue, jusqu’au dernier.
club-rounds = Rondes
club-rounds-planned = { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes
}
club-partners = Partenaires
club-partners-evening = partenaires pour toute la soirée
club-partners-round = nouveaux partenaires à chaque ronde
club-spare = Un joueur sans table
club-spare-out = se repose, et reçoit sa propre moyenne
club-spare-bot = joue avec des robots
club-patience = Commencer sans les absents
club-patience-none = quand un hôte le dit
club-patience-after = après { $n } minutes, avec des robots
club-rated = Classée
club-rated-about = Les parties sans robot changent les cotes du club. Il n’y a pas de conseils.
club-is-rated = classée
club-seeded = La première ronde suit les cotes, pas le hasard
club-points = À chaque table, le premier reçoit 1 point, le dernier 0, les autres une part ; les ex æquo partagent. Une ronde sans table compte comme la moyenne du joueur. À égalité de points, ce qui a été gagné décide.
club-points-knock-out = Un point par ronde passée. À égalité de points, ce qui a été gagné décide ; une égalité à une table se décide au sort.
club-ratings = Cotes
club-ratings-about = Ce que les parties classées disent du jeu de chacun, et à quel point c’est incertain. Chaque partie le rend plus sûr.
club-rating = Cote
club-player = Joueur
club-matches = Parties
club-course-of = De { $first } après la première partie à { $last } maintenant
club-state-gathering = { $n ->
    [one] La soirée n’a pas commencé. { $n } personne est là.
   *[other] La soirée n’a pas commencé. { $n } personnes sont là.
}
club-state-playing = La ronde { $round } est en cours.
club-state-between = La ronde { $round } est terminée.
club-state-decided = Tout a été joué.
club-state-closed = La soirée est terminée.
club-winner = { $n ->
    [one] { $names } gagne.
   *[other] { $names } gagnent.
  }
club-evening-over = terminée
club-evening-deleted = Cette soirée a été supprimée.
club-delete = Supprimer la soirée
club-delete-sure = Ses rondes, ses résultats et ses tables sont supprimés pour tout le monde. Les cotes restent telles quelles.
club-delete-now = Supprimer pour toujours
club-take-part = Je participe
club-go-home = Je m’en vais
club-draw = Tirer au sort la ronde { $round }
club-close = Clore la soirée
club-close-now = Clore la soirée maintenant
club-are-here = Présents : { $names }.
club-my-table = Aller à ma table : { $n }
club-you-are-out = Vous vous reposez cette ronde.
club-you-go-on = Vous passez sans jouer.
club-guests = Qui participe : { $n }
club-round = Ronde { $n }
club-sit-out = { $n ->
    [one] { $names } se repose.
   *[other] { $names } se reposent.
}
club-byes = { $n ->
    [one] { $names } passe sans jouer.
   *[other] { $names } passent sans jouer.
}
club-table = Table { $n }
club-sides = { $first } contre { $second }
club-table-waiting = en attente
club-table-playing = en jeu
club-table-over = terminée
club-bot = Robot
club-missing = (absent : un robot a joué)
club-start = Commencer
club-correct = Saisir le résultat
club-correct-about = Ce que chacun a gagné. Tout le monde voit que vous l’avez saisi.
club-corrected = Saisi par { $name }
club-review = Analyse
club-standing = Classement provisoire
club-final = Classement final
club-rank = Rang
club-points-column = Points
club-won = Gagné
club-firsts = Premier
club-outs = Repos
club-gone = (parti)
club-share = Montrer la soirée à d’autres
club-share-text = Quiconque a ce lien peut lire les résultats. Aucune clé n’est nécessaire.
club-evening-link = Lien vers cette soirée
club-csv = CSV
club-json = JSON
club-print = Imprimer
