# Les parties d’un navigateur : chiffres, liste, enregistrements, et oublier une partie.

own-played = Jouées
own-won = Gagnées
own-mean = Moyenne par partie
own-best = Meilleure partie
own-of = { $game } du { $date }
own-deals = { $n ->
    [one] { $n } donne
   *[other] { $n } donnes
  }
own-going = en cours
own-review = Analyse
    .of = Analyse : { $match }
own-go-on = Continuer
    .of = Continuer : { $match }
own-record = Enregistrement
    .of = Enregistrement : { $match }
own-forget = Oublier
    .of = Oublier : { $match }
own-forget-title = Oublier cette partie de { $game } ?
own-forget-alone = Seuls des robots ont joué avec vous : la partie est supprimée du serveur. C’est définitif.
own-forget-shared = D’autres personnes ont aussi cette partie. Votre nom y devient « Quelqu’un » et votre lien ne l’ouvre plus. Elle est supprimée quand tous ceux qui ont joué l’ont oubliée.
own-forget-export = Sauvegardez d’abord son enregistrement si vous voulez la garder.
own-cancel = Annuler
own-lead = Voici les parties jouées dans ce navigateur ; aucun compte n’est nécessaire. Chacune montre ce qu’elle vous a rapporté et, à côté de leurs noms, ce qu’elle a rapporté aux autres.
    .stake = Dans les jeux à élimination, chacun met une mise par partie, et le gagnant les prend toutes : à quatre, +3 ou −1.
own-missing = { $n ->
    [one] Une partie de ce navigateur n’est plus
   *[other] { $n } parties de ce navigateur ne sont plus
  } sur ce serveur.
own-by-game = Par jeu
own-by-company = Par adversaire
own-game = Jeu
own-company = Contre
own-all-games = Tous les jeux
own-export = Tout sauvegarder
own-packing = Préparation…
own-list = Toutes les parties : { $n }
own-pages = Pages
own-newer = Plus récentes
own-older = Plus anciennes
own-page = Page { $n } sur { $of }
own-none = Aucune partie n’a encore été jouée dans ce navigateur.
    .more = Chaque partie que vous jouez figure ici avec son résultat. Vous pouvez analyser vos décisions, sauvegarder l’enregistrement et voir ce que vous valez à chaque jeu et contre chaque adversaire.
own-deleted = La partie est supprimée.
own-left = Votre nom n’est plus dans la partie.
own-company-friends = amis
own-company-outside = programmes
own-company-mixed = robots de plusieurs niveaux
