# Bots de l’extérieur : des programmes qui viennent à une table par le réseau, et `boneace bot`.

outside-no-bots = cette table n’accepte pas de bots
outside-may-not = un bot ne peut pas faire cela
outside-known = seule la place d’un bot reçoit ce qu’elle sait
outside-bad-address = « { $text } » n’est pas le lien d’une table : il ressemble à http://192.168.1.5:3131/table/k3x9m2pq
outside-unreached = impossible de joindre { $server } : { $why }
outside-no-server = aucun Bone Ace de cette version ne répond à { $server }
outside-refused = le serveur refuse : { $reason }
outside-other-rules = le serveur joue à { $game } avec d’autres règles : lui et ce bot doivent être de la même version de Bone Ace
outside-replaced = un autre programme utilise la clé de ce bot
outside-sent-away = l’hôte a renvoyé le bot
outside-silent = le serveur n’a rien dit depuis un moment
outside-closed = le serveur a fermé la connexion
outside-lost = La connexion est perdue ({ $why }) ; nouvel essai.
outside-joined = À la table { $code } sous le nom { $name }.
outside-seated = Il a une place.
outside-no-place = Il n’a pas encore de place et en attend une.
outside-begins = La partie { $match } commence.
outside-ended = { $game } est terminé. Gagné par : { $who }.
outside-left = Il a quitté la table.
outside-leaves-later = Il partira à la fin de la partie ; Ctrl+C encore une fois le fait partir tout de suite.
outside-help = faire jouer un bot à une table d’amis
outside-about = Rejoint une table d’amis par son lien, s’assied et joue toutes les parties. Ctrl+C quitte la table.
outside-url = le lien de la table
outside-level = à quel point il joue bien (%(default)s)
outside-name = son nom (par défaut : son niveau)
outside-matches = partir après tant de parties (par défaut : rester)
