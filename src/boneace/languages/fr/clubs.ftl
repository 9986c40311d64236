# Ce qu’on ne peut pas faire dans un club ou à une de ses soirées, et pourquoi.

clubs-not-found = ce club n’existe pas
clubs-no-evening = cette soirée n’existe pas
clubs-key = ce lien n’ouvre plus le club
clubs-full = un club a au plus { $most } membres
clubs-host-only = seul un hôte du club peut faire cela
clubs-last-host = un club a besoin d’un hôte : nommez d’abord quelqu’un d’autre
clubs-acting = { $name } était déjà hôte : un hôte par intérim ne peut pas changer cela
clubs-hosts-come = c’est possible quand aucun hôte n’est venu depuis { $days } jours, pour qui était déjà membre
clubs-no-member = cette personne n’est pas membre de ce club
clubs-name-taken = quelqu’un du club s’appelle déjà « { $name } »
clubs-only-members = rejoignez d’abord le club
clubs-title = il faut un nom de 1 à { $most } caractères
clubs-too-many-rules = un club garde au plus { $most } jeux de règles
clubs-no-rules = le club n’a pas de règles nommées « { $name } »
clubs-rules-taken = le club a déjà des règles nommées « { $name } »
clubs-playing = une ronde est en cours : attendez sa fin
clubs-closed = cette soirée est terminée
clubs-too-few = il faut au moins deux personnes
clubs-no-more-rounds = tout a été joué : clôturez la soirée
clubs-no-table = cette soirée n’a pas cette table
clubs-result = un résultat a un nombre pour chacune des { $seats } places
clubs-too-late = la ronde suivante a déjà été tirée au sort d’après ce résultat
clubs-no-partners = avec ces règles, personne n’a de partenaire
clubs-partners-must = ces règles se jouent à deux contre deux : dites comment les paires sont tirées
clubs-partners-stay = en élimination directe, les partenaires ne changent pas
