# Ce qu’une table d’amis refuse, et pourquoi. Un motif fait partie d’une phrase : ni majuscule ni point.

friends-not-found = cette table n’existe pas
friends-key = ce lien n’ouvre plus la table
friends-name-taken = quelqu’un s’appelle déjà { $name } ici
friends-full = cette table est pleine
friends-closed = l’hôte a fermé cette table aux nouvelles personnes
friends-taken = { $name } occupe cette place
friends-sits-there = quelqu’un occupe cette place
friends-no-place = vous n’avez pas de place à cette table
friends-last = vous êtes le dernier : il ne reste personne pour s’occuper de la table
friends-host-only = seul l’hôte, { $who }, peut faire cela
friends-playing = une partie est en cours : attendez qu’elle finisse
friends-fixed = la soirée a fixé les places et les règles
friends-no-member = cette personne n’est pas à cette table
friends-yourself = vous ne pouvez pas vous exclure vous-même
friends-evening = à une table de soirée, seuls viennent ceux qui y jouent cette ronde
friends-missing = il manque encore : { $who }
friends-no-match = aucune partie n’est en cours
friends-start-seated = prenez une place pour commencer la partie
friends-nobody-sits = personne ne s’est encore assis
friends-too-many-sit = ce jeu a { $most } places, et il y a plus de personnes assises
friends-vote-seated = seuls ceux qui ont une place votent
friends-silenced = l’hôte a bloqué vos messages
friends-only-members = entrez d’abord à la table
friends-too-many-words = attendez un instant avant d’en dire plus
friends-no-watchers = l’hôte ne laisse personne regarder cette partie
friends-somebody = quelqu’un qui est parti
