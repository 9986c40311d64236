# `boneace puzzles`, et les problèmes sur la page.
#
# Glossaire. puzzle : problème, une position où un coup est nettement le meilleur.

puzzles-help = tirer des problèmes de parties : des positions où un coup est nettement le meilleur
puzzles-about = Fait jouer des robots, ou lit vos propres parties, les analyse, et garde les décisions où quelqu’un s’est trompé
    et où un coup est nettement le meilleur. Chaque problème tient en une ligne : une partie enregistrée jusqu’à la
    décision, avec ce que valent ses coups. Les robots s’assoient à tour de rôle autour de la table ; si vous n’en
    donnez aucun, tous sont des novices. La même graine donne les mêmes problèmes.
puzzles-count = le nombre de problèmes (%(default)s)
puzzles-seed = la graine des donnes et des robots (%(default)s)
puzzles-from = les tirer plutôt des parties enregistrées dans ce fichier, .toml ou .jsonl ; - : l’entrée standard
puzzles-out = les écrire dans ce fichier, .jsonl ; sinon, ils sont affichés
puzzles-a-file = un fichier de problèmes
puzzles-drawing = Recherche de problèmes
puzzles-drawn = { $count ->
    [one] { $count } problème.
   *[other] { $count } problèmes.
}
puzzles-other-game = c’est une partie du jeu { $game }, et non du jeu { $wanted }
puzzles-none = il n’y a pas de problème { $number } ({ $game }) : il y en a { $count }, comptés à partir de 0
