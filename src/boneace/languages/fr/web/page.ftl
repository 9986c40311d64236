# La page autour de la table : l’en-tête, la première page, le livre des règles, les erreurs.
#
# Glossaire. match : partie. deal : donne. seat : place. preset, set of rules : variante. house rules : règles maison.
# clause : article du livre des règles.

page-skip = Aller au contenu principal
page-title = { $title } – Bone Ace
page-main-navigation = Principale
page-rules = Règles
page-settings = Réglages
page-asking = Interrogation du serveur…
page-to-first = Accueil
page-not-found = Rien ici
    .text = Il n’y a pas de page à cette adresse.

## La première page

page-lead = Jouez au trente et un, au brag, au vingt-un, au mus et aux jeux de leur famille : entre amis, ou contre des robots aussi forts que vous voulez.
page-continue = Continuer
page-gone = { $n ->
    [one] { $n } partie n’est plus sur ce serveur ; retirée de la liste.
   *[other] { $n } parties ne sont plus sur ce serveur ; retirées de la liste.
  }
page-just-now = à l’instant
page-minutes-ago = il y a { $n } min
page-hours-ago = il y a { $n } h
page-games = Jeux
page-game-facts = { $seats } joueurs · { $sets ->
    [one] { $sets } variante
   *[other] { $sets } variantes
  }
page-play = Jouer : { $game }
page-play-now = Jouer maintenant
page-play-now-at = Jouer maintenant : { $game }
page-set-up = Préparer une table
page-with-friends = Entre amis
page-with-friends-at = Entre amis : { $game }
page-set-up-at = Préparer une table : { $game }
page-rules-of = Règles : { $game }
page-own-figures = Vous : { $won } sur { $played } gagnées
page-finished-matches = Parties terminées
page-finished = terminée
page-won = gagnée
page-lost = perdue
page-your-turn = À vous dans la donne { $deal }
page-deal = donne { $deal }
page-your-tables = Vos tables
page-open-tables = Tables ouvertes
page-all-tables = Rejoindre une table
page-clubs = Clubs
page-new-club = Fonder un club
page-being-played = une partie est en cours
page-free-places = { $n ->
    [0] toutes les places sont prises
    [one] { $n } place libre
   *[other] { $n } places libres
  }
page-show-all = Tout afficher ({ $n })
page-compare = Comparer des règles maison
page-mine = Vos parties
    .more = Vos résultats et toutes vos parties

## Le moteur en cours de compilation

page-engine-compiled = Le moteur est en préparation.
page-engine-note = { $note } Vous pouvez jouer en attendant.

## Erreurs

page-no-answer = Le serveur ne répond pas. Bone Ace est-il toujours lancé ?
page-answered = Le serveur a répondu { $status }.
page-away = Bone Ace est injoignable
    .text = Cette page revient d’elle-même dès qu’elle le peut. Les parties ne sont pas perdues : elles reprendront là où elles en étaient.
