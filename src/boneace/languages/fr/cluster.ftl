# Répartir le travail entre des processus et des machines (`--ray`).
#
# Glossaire. worker : processus de travail, ici ou sur une autre machine. Ray : le nom du programme ne se traduit pas.

cluster-ray = répartir le travail entre les machines d’un cluster Ray : HÔTE:PORT, ray://HÔTE:PORT ou local pour en démarrer un, le temps de cette commande ; les chiffres restent les mêmes
cluster-jobs = le nombre de processus (1) ; avec --ray, combien de morceaux du travail sont faits en même temps, au plus (autant que le cluster a de processeurs)
cluster-no-ray = Ray n’est pas installé ({ $why }) : pip install 'boneace[cluster]'
cluster-bad-address = « { $address } » n’est pas l’adresse d’un cluster Ray : HÔTE:PORT, ray://HÔTE:PORT ou local
cluster-no-answer = le cluster Ray à { $address } est inutilisable : { $why }
cluster-not-started = Ray n’a pas pu démarrer sur cette machine : { $why } ; --jobs (de la table : --workers) fait la même chose sans lui
cluster-not-ray = ce qui écoute à { $address } n’est pas Ray
cluster-twice = ce processus utilise déjà un cluster Ray
cluster-other = la machine { $machine } a un autre code de Bone Ace (sa version est { $version }) que celle-ci : installez le même sur les deux
cluster-not-installed = Bone Ace n’est pas installé sur une machine du cluster Ray : installez-le là aussi, la même version avec le même Python
cluster-lost = un morceau du travail a été commencé { $tries } fois, et son processus est mort à chaque fois
cluster-failed = le cluster Ray a échoué : { $why }
