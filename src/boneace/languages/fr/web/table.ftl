# Tables d’amis : entrer, places, discussion, votes et ce qui a été joué.

table-of = Table de { $host }
table-of-evening = { $title }, table { $n }
table-free = { $n ->
    [0] toutes les places sont prises
    [one] { $n } place libre
   *[other] { $n } places libres
  }
table-sit-there = { $n ->
    [one] { $names } est à table.
   *[other] { $names } sont à table.
  }
table-door-playing = Une partie est en cours. Vous pourrez jouer la suivante.
table-door-closed = L’hôte a fermé cette table aux nouvelles personnes.
table-name = Votre nom
table-come-in = Entrer

## Les places

table-sit = M’asseoir ici
table-sit-at = M’asseoir ici : place { $n }
table-free-place = libre
table-stand = Se lever
table-put-bot = Ajouter un robot
table-put-bot-at = Ajouter un robot : place { $n }
table-bot = Robot
table-change = Changer
table-level = Niveau
table-take-away = Retirer
table-about = { $what } : { $whom }
table-host = hôte
table-away = absent
table-silenced = messages bloqués
table-is-bot = robot

## Au milieu

table-start = Commencer
table-start-bots = { $n ->
    [one] Un robot prend la place libre.
   *[other] Des robots prennent les { $n } places libres.
  }
table-nobody = Asseyez-vous pour commencer.
table-awaits = La partie commence d’elle-même quand tout le monde est là.
table-playing = Une partie est en cours.
table-go = Aller à la partie
table-watch = Regarder
table-no-watch = L’hôte ne laisse personne regarder.
table-fixed = Les places et les règles sont fixées pour cette soirée.
table-to-evening = Retour à la soirée
table-house = { $n ->
    [one] { $n } règle maison
   *[other] { $n } règles maison
  }
table-change-rules = Changer de jeu ou de règles
table-game = Jeu
table-places = Places
table-manners = À cette table
table-watchers = Ceux qui n’ont pas de place peuvent regarder
table-newcomers = De nouvelles personnes peuvent entrer
    .meaning = Sinon, seuls ceux qui sont là maintenant peuvent revenir.
table-listed = La montrer dans la liste des tables ouvertes
    .meaning = Des inconnus la trouvent alors et peuvent entrer.
table-bots = Des programmes peuvent venir par le lien
    .meaning = Ils sont signalés comme robots. Une table de la liste n’en a pas.
table-save = Enregistrer
table-cancel = Annuler

## Inviter

table-invite = Inviter des amis
table-invite-text = Toute personne qui ouvre le lien donne un nom et s’assied. Pas besoin de compte.
table-invite-evening = Les places sont fixées : seuls les participants de la soirée jouent ici. Les autres peuvent regarder avec ce lien, si la table le permet.
table-link = Lien vers cette table
table-copy-link = Copier le lien
table-code = Code
table-picture = Code QR
table-picture-of = Code QR du lien vers cette table
table-share = Partager…
table-share-text = Viens jouer avec moi : { $game }.
table-move = Passer ma place sur un autre appareil
table-move-text = Ouvrez ce lien sur l’autre appareil, ou scannez l’image avec lui. Toute personne qui l’a peut prendre votre place : ne le donnez à personne.
table-own-link = Lien vers votre place
table-own-picture = Code QR du lien vers votre place

## La suite

table-next = Et maintenant ?
table-next-about = La partie suivante commence dès que tous ceux qui ont une place et sont là ont voté.
table-again = Encore : { $game }
table-votes = { $n ->
    [0] aucune voix
    [one] { $n } voix
   *[other] { $n } voix
  }
table-played = Joué ici
table-player = Joueur
table-matches = Parties
table-firsts = Gagnées
table-review = Analyse

## Les personnes

table-people = Personnes
table-more = Plus
table-watching = { $n ->
    [one] { $n } visiteur regarde.
   *[other] { $n } visiteurs regardent.
  }
table-mute = Masquer les messages
table-unmute = Afficher les messages
table-silence = Faire taire
table-unsilence = Laisser parler
table-hand-over = Nommer hôte
table-host-away = L’hôte est absent.
table-take-over = Devenir l’hôte
table-rename = Changer de nom
table-remove = Renvoyer
table-remove-sure = La place se libère ; il faut le lien pour revenir.
table-keep = Annuler
table-sent-away = L’hôte vous a fait quitter cette table.
table-give-up = Abandonner la partie
table-give-up-sure = Cette partie reste inachevée, à son adresse. La table continue.
table-leave = Quitter cette table
table-leave-sure = Vous rendez votre place pour de bon.
table-leave-now = Quitter
table-stay = Rester

## La discussion

table-talk = Discussion
table-talk-new = { $n ->
    [one] { $n } nouvelle ligne
   *[other] { $n } nouvelles lignes
  }
table-talk-here = Ouvrir la discussion ici
table-close-talk = Fermer la discussion
table-say = Dire quelque chose
table-send = Envoyer
table-phrases = Phrases
table-nothing-said = Personne n’a encore rien dit.
table-not-sent = Pas envoyé : il n’y a pas de connexion.
table-said-lost = Ce message n’est pas arrivé : la connexion a été coupée. Vous pouvez l’envoyer de nouveau.
table-you-are-silenced = L’hôte a bloqué vos messages.
table-here = { $n ->
    [one] { $n } personne est là
   *[other] { $n } personnes sont là
  }
table-phrase-hello = Bonjour !
table-phrase-good-luck = Bonne chance !
table-phrase-well-played = Bien joué !
table-phrase-thanks = Merci !
table-phrase-sorry = Pardon !
table-phrase-wow = Waouh !
table-phrase-one-moment = Un moment, s’il vous plaît.
table-phrase-take-your-time = Prenez votre temps.
table-phrase-again = On remet ça ?
table-phrase-goodbye = Au revoir !

## D’autres tables, ou aucune

table-cannot-open = Impossible d’ouvrir cette table
table-come-anew = Entrer de nouveau
table-elsewhere = Cette table est ouverte dans un autre onglet
    .text = Seule la page la plus récente qui utilise votre place reste connectée.
table-none-open = Aucune table n’est ouverte à tous en ce moment.
table-open-new = Ouvrir une table
    .about = Invitez des amis par un lien, ou montrez la table dans cette liste.
table-with-code = Le code d’une table
