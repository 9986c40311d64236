# Les parties d’un dépôt : celles d’un navigateur, leur exportation et leur oubli.

mine-somebody = Quelqu’un
mine-still-played = cette partie est encore en cours ; elle peut être oubliée quand elle est finie, ou quand personne n’y a joué depuis une semaine
mine-matches = lister les parties finies
mine-matches-about = Liste les parties finies d’un dépôt, les plus récentes d’abord.
mine-matches-json = un objet JSON par ligne
mine-export = écrire toutes les parties finies comme enregistrements
mine-export-about = Écrit chaque partie finie comme enregistrement dans un dossier. Ceux qui y sont déjà restent tels quels : une exportation interrompue reprend donc.
mine-export-folder = le dossier où écrire ; il peut être nouveau
mine-forget = supprimer une partie
mine-forget-about = Supprime une partie avec tout ce qui en est gardé, quels que soient ses joueurs.
mine-forget-match = l’identifiant de la partie
mine-only-game = seulement les parties de ce jeu
mine-no-store = il n’y a pas de dépôt de parties à { $file }
mine-none = Aucune partie n’est encore finie.
mine-no-folder = impossible d’écrire dans { $folder } : { $why }
mine-folder-taken = { $folder } contient d’autres fichiers, comme { $file } : exporte vers un dossier à part
mine-unwritten = la partie { $match } ne peut pas être écrite : { $why }
mine-exported = { $folder } : { $written } enregistrements écrits, { $there } y étaient déjà.
mine-exporting = Écriture des enregistrements
mine-no-match = il n’y a pas de partie { $match } dans le dépôt
mine-forgotten = La partie { $match } est supprimée.
