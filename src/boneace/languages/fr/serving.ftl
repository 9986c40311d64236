# Ce que le serveur affiche au démarrage, et pourquoi il ne peut pas démarrer. Une raison est une partie de
# phrase : ni majuscule ni point.
#
# Glossaire. store : le fichier ou la base de données où les parties sont conservées. address, port : adresse, port.

serving-at = Bone Ace est à l’adresse { $url } (Ctrl+C l’arrête)
serving-no-address = impossible d’écouter sur { $host }:{ $port } : cette adresse n’existe pas
serving-in-use = le port { $port } est occupé, peut-être par un autre Bone Ace : arrêtez celui-là, ou choisissez un autre port avec --port (--port 0 en trouve un libre)
serving-not-allowed = vous n’avez pas le droit d’utiliser le port { $port } : choisissez-en un autre avec --port
serving-not-here = cette machine n’a pas l’adresse { $host } : choisissez-en une autre avec --host
serving-cannot = impossible d’écouter sur { $host }:{ $port } : { $why }
serving-other-name = ce serveur ne répond pas sous ce nom d’hôte
serving-other-site = les requêtes venant d’autres sites ne reçoivent pas de réponse
serving-unstated-proxy = des requêtes passent par un proxy à { $address } qui n’a pas été déclaré, et comptent donc toutes pour une seule adresse : déclarez-le avec --proxy

## Le stockage

serving-remedy = indiquez un autre fichier avec --db, ou déplacez celui-ci
serving-folder = { $file } est un dossier, et non un stockage de parties : indiquez un fichier avec --db
serving-unread = { $file } ne peut pas être lu ({ $why }) : { serving-remedy }
serving-no-database = { $file } n’est pas une base de données : { serving-remedy }
serving-another-program = { $file } est la base de données d’un autre programme : { serving-remedy }
serving-unopened = { $file } ne peut pas être ouvert ({ $why }) : { serving-remedy }
serving-damaged = { $file } est endommagé ({ $why }) : restaurez-en une copie, ou { serving-remedy }
serving-newer = { $where } a été écrit par une version plus récente de Bone Ace : installez la dernière version, ou { serving-remedy }
serving-no-folder = le dossier { $folder } ne peut pas être créé ({ $why }) : indiquez un autre fichier avec --db
serving-unwritten = impossible d’écrire dans { $file } : indiquez un autre fichier avec --db
serving-no-store = le stockage { $store } ne peut pas être utilisé : indiquez un fichier avec --db, ou postgresql://utilisateur@serveur/base
serving-database-of-another = { $where } contient des tables d’un autre programme : indiquez une autre base de données avec --db
serving-no-driver = PostgreSQL a besoin du paquet asyncpg : installez boneace[postgres]
serving-no-redis = les nouvelles par Redis ont besoin du paquet redis : installez boneace[redis]
serving-no-answer = la base de données ne répond pas
serving-no-match-store = { $where } ne peut pas servir de stockage de parties : { $why }
serving-gone = { $file } n’est plus là ({ $why }) : remettez-le en place
serving-closed = { $where } a été fermé

## Copies

serving-copy-exists = { $file } existe déjà : donnez un autre fichier
serving-copy-url = un stockage de cette sorte se copie avec les outils de sa base de données : docs/operations.md dit comment
serving-no-store-file = il n’y a pas de parties stockées dans { $file }
serving-copy-open = { $file } est ouvert par un Bone Ace en marche : arrêtez-le d’abord
serving-copy-failed = impossible de copier { $file } : { $why }
