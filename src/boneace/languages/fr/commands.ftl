# La ligne de commande : aide, affichage et erreurs.
#
# Les commandes, les options et leurs valeurs (play, --seats, novice) s’écrivent de même dans toutes les langues.
# %s, %(prog)s et semblables tiennent la place d’une valeur, et %% est un signe pour cent : à garder.
#
# Glossaire. preset : variante. house rule : règle maison. seat : place. record : partie enregistrée.
# clause : article. engine : moteur. shuffle : mélange.

commands-description = Les jeux de cartes de la famille du trente et un : jouer, revoir, étudier.
commands-warning = boneace: avertissement : { $text }
commands-epilog-table = Sans commande, boneace ouvre la table dans le navigateur.
commands-epilog-options = Pour voir les options d’un jeu : boneace rules JEU --options
commands-title = commandes
commands-examples = exemples :

## Langue

commands-language-help = { $known } ; par défaut : { $variable }, ou la langue du terminal
commands-no-language = la langue « { $wanted } » n’existe pas ici : choisissez parmi { $known }

## Ce qui tient la place d’une valeur

commands-metavar-code = CODE
commands-metavar-game = JEU
commands-metavar-name = NOM
commands-metavar-option = NOM=VALEUR
commands-metavar-number = N
commands-metavar-bot = ROBOT
commands-metavar-kind = GENRE
commands-metavar-seat = PLACE
commands-metavar-file = FICHIER
commands-metavar-url = URL
commands-metavar-record = ENREGISTREMENT
commands-metavar-clause = ARTICLE
commands-metavar-seconds = SECONDES
commands-metavar-deals = DONNES
commands-metavar-how = MANIÈRE
commands-metavar-cards = CARTES
commands-metavar-score = SCORE
commands-metavar-ranks = VALEURS
commands-metavar-command = COMMANDE
commands-metavar-preset = VARIANTE
commands-metavar-seats = PLACES
commands-metavar-address = ADRESSE
commands-metavar-folder = DOSSIER
commands-metavar-match = PARTIE
commands-metavar-host = ADRESSE
commands-metavar-port = PORT
commands-metavar-network = ADRESSE[/BITS]
commands-metavar-place = [ADRESSE:]PORT

## Ce que dit argparse

commands-argparse-usage = utilisation :
commands-argparse-positional = arguments
commands-argparse-options = options
commands-argparse-help = afficher cette aide et quitter
commands-argparse-version = afficher la version du programme et quitter
commands-argparse-error = %(prog)s : erreur : %(message)s
commands-argparse-argument = argument %(argument_name)s : %(message)s
commands-argparse-required = il manque ces arguments : %s
commands-argparse-one-required = il faut l’un des arguments %s
commands-argparse-unrecognized = arguments inconnus : %s
commands-argparse-not-allowed = incompatible avec l’argument %s
commands-argparse-ignored = ne prend pas de valeur, mais a reçu %r
commands-argparse-ambiguous = option ambiguë : %(option)s peut désigner %(matches)s
commands-argparse-choice = %(value)r n’est pas un choix possible (choisissez parmi %(choices)s)
commands-argparse-value = valeur incorrecte : %(value)r (attendu : %(type)s)
commands-argparse-command = commande inconnue %(parser_name)r (choisissez parmi %(choices)s)
commands-argparse-one = une valeur est attendue
commands-argparse-at-most-one = une valeur au plus est attendue
commands-argparse-at-least-one = une valeur au moins est attendue
commands-argparse-several = { $count ->
    [one] %s valeur est attendue
   *[other] %s valeurs sont attendues
}

## Communs à plusieurs commandes

commands-game = un jeu : `boneace games` en donne la liste
commands-whole = { $name } doit être un nombre entier, et non « { $text } »
commands-bad-whole = il faut un nombre entier à partir de 1, et non { $text }
commands-large-whole = il faut au plus { $most }, et non { $text }
commands-no-number = il faut un nombre entier, et non { $text }
commands-bad-number = il faut un nombre entier de { $most } chiffres au plus, et non { $text }
commands-bad-amount = il faut un nombre supérieur à 0, et non { $text }
commands-option-form = --option s’écrit NOM=VALEUR, et non « { $text } »

## boneace table

commands-table = ouvrir la table dans le navigateur (par défaut)
commands-table-about = Sert la table sur cette machine et l’ouvre dans le navigateur.
commands-table-host = adresse d’écoute (%(default)s)
commands-table-port = port ; 0 en choisit un libre (%(default)s)
commands-table-db = le fichier où les parties sont conservées, ou postgresql://utilisateur@serveur/base
commands-table-news = le Redis par lequel plusieurs serveurs d’une même base se donnent des nouvelles : redis://serveur:port
commands-table-bad-news = --news a besoin de l’URL d’un Redis, comme redis://127.0.0.1:6379, pas { $text }
commands-table-workers = processus où les robots réfléchissent et où les parties sont analysées ; 0, par défaut : fils du serveur
commands-table-bad-workers = --workers est un nombre de 0 à { $most }, pas { $text }
commands-table-ray = les robots réfléchissent et les parties sont analysées sur un cluster Ray : HÔTE:PORT, ray://HÔTE:PORT ou local pour en démarrer un, le temps de ce serveur
commands-table-no-browser = afficher seulement l’adresse
commands-table-delay = le nombre de secondes qu’un robot prend pour jouer (%(default)s)
commands-table-bad-port = un port est un nombre de 0 à 65535, et non { $text }
commands-table-bad-delay = le délai va de 0 à 60 secondes, et non { $text }
commands-table-name = un nom auquel le serveur répond, en plus de ceux de cette machine (répétable)
commands-table-proxy = un proxy devant le serveur, dont l’en-tête X-Forwarded-For est digne de foi (répétable)
commands-table-metrics = où Prometheus trouve les mesures ; un port seul n’est que pour cette machine
commands-table-log = la forme du journal : %(choices)s (%(default)s)
commands-table-log-level = ce qui est journalisé : %(choices)s (%(default)s)
commands-table-epilog = Pour copier les parties : boneace table backup FICHIER. Pour remettre une copie : boneace table restore FICHIER. docs/operations.md dit comment tenir un serveur que d’autres atteignent.
commands-table-bad-proxy = un proxy est une adresse ou un réseau, comme 127.0.0.1 ou 10.0.0.0/8, et non { $text }
commands-backup = copier les parties dans un fichier
commands-backup-about = Copie les parties stockées dans un nouveau fichier. Le serveur peut être en marche.
commands-backup-file = le fichier à créer
commands-backup-done = Les parties sont dans { $file }.
commands-restore = remettre une copie des parties
commands-restore-about = Met une copie à la place des parties stockées. Le serveur doit être arrêté ; les anciennes parties sont gardées à côté.
commands-restore-file = une copie faite par `boneace table backup`
commands-restore-done = Les parties sont de nouveau celles de { $file }.
commands-restore-kept = Les anciennes sont dans { $file }.

## boneace play

commands-play = jouer dans le terminal
commands-play-about = Joue une partie dans le terminal ; --plain convient aux tubes et aux lecteurs d’écran.
commands-play-plain = ligne par ligne : pour les lecteurs d’écran et les tubes
commands-play-preset = une variante du jeu, comme les nomme `boneace games`
commands-play-option = une règle maison qui diffère de la variante (peut se répéter)
commands-play-seats = le nombre de joueurs, vous et les robots ({ $usual }, ou le nombre le plus proche que permet le jeu)
commands-play-bots = { $bots }, ou une liste séparée par des virgules, un par robot (%(default)s)
commands-play-name = votre nom à la table
commands-play-dealer = qui distribue en premier : une place (vous êtes la 0), ou cut dans les jeux où l’on coupe pour la donne
commands-play-seed = répéter les mélanges et les robots d’une partie
commands-play-record = enregistrer la partie dans FICHIER (TOML)
commands-play-epilog = Avec un lecteur d’écran, une plage braille ou un tube, utilisez --plain : une information par ligne, rien de dessiné.
commands-play-epilog-dumb = Là où le terminal ne peut pas dessiner (tube, TERM=dumb), --plain s’applique tout seul.

## boneace replay

commands-replay = revoir des parties enregistrées
commands-replay-about = Rejoue une partie enregistrée (.toml) ou plusieurs (.jsonl), et affiche comment chacune se termine. Le code de sortie est 2 si l’une d’elles ne peut pas être rejouée ; les autres du fichier le sont quand même.
commands-replay-file = une partie enregistrée (.toml), ou un fichier avec une partie par ligne (.jsonl) ; - : l’entrée standard
commands-replay-json = afficher un objet JSON par partie
commands-replay-seat = ne montrer que ce que la place N peut savoir
commands-replay-log = montrer la partie événement par événement
commands-replay-no-seat = il n’y a pas de place { $seat } : les places vont de 0 à { $last }
commands-replay-standing = { $key ->
    [lives] vies
    [points] points
    [chips] jetons
    [table] table
    [pot] pot
    [pots] pots
    [pool] cagnotte
    [games] manches
    [stones] piedras
    [bets] paris
   *[other] { $key }
} : { $values }
commands-replay-out = hors jeu
commands-replay-over = terminée après la donne { $deal } ; { $count ->
    [0] personne ne gagne
   *[other] victoire : { $who }
}
commands-replay-waiting = donne { $deal }, donneur : { $dealer } ; on attend { $who }
commands-replay-card = la carte suivante
commands-replay-legal = coups permis : { $moves }

## boneace games

commands-games = lister les jeux et leurs variantes
commands-games-about = Liste les jeux.
commands-games-json = afficher la déclaration complète de chaque jeu en JSON
commands-games-default = (par défaut)

## boneace rules

commands-rules = lire les règles d’un jeu
commands-rules-about = Affiche le livre des règles d’un jeu.
commands-rules-clause = afficher un article, comme T31-15
commands-rules-options = lister les règles maison d’une table
commands-rules-both = donnez un article ou --options, pas les deux
commands-rules-proposed = proposé pour une nouvelle partie : { $value }

## boneace bench

commands-bench = mesurer le moteur sur cette machine
commands-bench-about = Joue des parties entières au hasard sur un cœur. Les coups du hasard comptent comme des coups. Tous les jeux partagent le même moteur ; il est compilé pour les options d’une table. La première fois, la compilation prend quelques secondes.
commands-bench-preset = par défaut : la variante habituelle du jeu
commands-bench-seats = le nombre de places : 4, ou le nombre le plus proche que permet le jeu
commands-bench-seconds = la durée de la mesure, en secondes (%(default)s)
commands-bench-json = afficher { "{" }"moves_per_second": …{ "}" }
commands-starting = Démarrage
commands-bench-compiling = Compilation du moteur ; cela n’arrive qu’une fois.
commands-bench-found = { $game } : { $millions } millions de coups au hasard par seconde sur un cœur

commands-verify = vérifier que les cartes d’une partie finie ont été distribuées honnêtement
commands-verify-about = Vérifie la preuve d’une partie finie : que le serveur s’était engagé sur les cartes avant de savoir ce que les joueurs ajouteraient, et que les cartes montrées sont celles-là. Le code de sortie est 1 si quelque chose ne concorde pas.
commands-verify-file = la preuve, téléchargée depuis la page de la partie
commands-verify-record = l’enregistrement de la partie (.toml), pour vérifier qu’il a les mêmes cartes
commands-verify-json = afficher un objet JSON
