# Elenchi: { $first } è tutto tranne l’ultima parte, con le virgole tra le sue parti.

lists-and = { $first } e { $last }
lists-and-before-i = { lists-and }
lists-or = { $first } o { $last }
lists-or-before-o = { lists-or }
