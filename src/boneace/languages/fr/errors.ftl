# Ce que la table refuse, et pourquoi. Une raison est une partie de phrase : ni majuscule ni point.
#
# Glossaire. match : partie. key : clé, qui ouvre une place. store : stockage des parties. engine : moteur.

errors-not-found-file = ce fichier n’existe pas
errors-not-found-address = il n’y a rien à cette adresse
errors-not-found-match = cette partie n’existe pas
errors-no-rule-book = ce jeu n’a pas de livre des règles
errors-nothing-after = personne n’a plus rien décidé après ce moment
errors-no-puzzle = ce problème n’existe pas
errors-no-lesson = ce jeu n’a pas de leçon
errors-not-json = le corps doit être du type application/json
errors-body-too-long = un corps compte { $most } octets au plus
errors-body-late = le corps a mis trop de temps à arriver
errors-quota = { $kind ->
    [matches] trop de nouvelles parties
    [reviews] trop d’analyses
    [comparisons] trop de comparaisons
    [sockets] trop de connexions
    [links] trop de liens qui n’ouvrent rien
   *[other] trop de requêtes
} depuis cette adresse : réessayez dans { $seconds } s
errors-full = le serveur est plein : réessayez dans un instant
errors-store = le stockage des parties a échoué ; réessayez
errors-store-trying = Le stockage des parties a échoué ; nouvelle tentative.
errors-server = un problème est survenu sur le serveur

errors-old-rules = Les règles de ce jeu ont changé depuis le début de cette partie : elle ne peut pas continuer, mais on peut lire ce que chacun a fait.
errors-old-log = Cette partie ne correspond pas aux règles de cette version (à l’événement { $number }) : elle ne peut pas continuer, mais on peut lire ce que chacun a fait.
errors-old-game = Le jeu « { $game } » n’est pas installé ici : ses parties ne peuvent pas continuer, mais on peut lire ce que chacun a fait.
errors-newer-match = Cette partie a été écrite par une version plus récente de Bone Ace : elle ne peut pas continuer ici, mais on peut lire ce que chacun a fait.
errors-newer = ceci a été écrit par une version plus récente de Bone Ace, et ce serveur ne le comprend pas tant qu’il n’est pas mis à jour

errors-spectators = les spectateurs ne jouent pas : ils n’ont pas de place
errors-stopping = le serveur s’arrête : réessayez dans un instant
errors-try-again = { $note } : réessayez dans un instant
errors-gone-on = la partie a continué entre-temps
errors-deal-waits = la donne suivante attend { $who } (qui regarde le résultat)
errors-waits-for = On attend { $who } (qui regarde le résultat).
errors-coins-awaited = On attend les autres avant de distribuer les cartes.
errors-no-hints = cette partie est sans conseils : son hôte ne les a pas permis
errors-hint-turn = un conseil est pour la place qui doit jouer : ce n’est pas à vous
errors-no-such-seat = Il n’y a pas de place { $seat } à cette table.
errors-not-over = la partie n’est pas encore terminée
errors-too-many-comparisons = trop de comparaisons attendent : réessayez dans quelques minutes
errors-no-comparison = cette comparaison n’est plus conservée : relancez-la
errors-no-figures = cette comparaison n’a pas encore de chiffres
errors-comparison-waits = en attente d’autres comparaisons
errors-comparison-failed = la comparaison a échoué : le journal du serveur dit pourquoi
errors-too-many-messages = trop de messages à la fois
errors-hello-once = hello ne peut être envoyé qu’une fois
errors-hello-first = le premier message doit être hello
errors-at-place = { $reason } (à { $place })
errors-invalid-json = ce n’est pas du JSON valide
errors-text-frames = les messages doivent être des trames de texte
errors-message-too-long = un message compte { $most } octets au plus

errors-name-too-long = un nom compte { $most } caractères au plus
errors-name-mixed = un nom s’écrit avec un seul alphabet
errors-name-twice = deux places s’appellent « { $name } »
errors-key = cette clé n’ouvre aucune place de la partie
errors-no-cut = { $game } : on n’y coupe pas pour la donne
errors-no-such-dealer = il n’y a pas de place { $seat } : elle ne peut pas distribuer
errors-no-such-kind = il n’y a pas de joueurs du genre « { $kind } » : choisissez parmi { $kinds }
errors-one-yours = une seule place peut être la vôtre

errors-starting = les règles sont en cours de chargement
errors-preparing = le moteur est en préparation
errors-compiling-here = le moteur se compile dans le serveur, qui sera lent quelque temps
errors-broken = le moteur n’a pas pu être chargé ; le journal du serveur dit pourquoi
errors-slow = le moteur n’a pas pu être compilé, le jeu reste donc plus lent ; le journal du serveur dit pourquoi
errors-waiting = { $who } attend : { $note }.
errors-no-proof = les cartes de cette partie viennent de sa seule graine, il n’y en a donc pas de preuve
