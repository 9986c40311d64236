# Les environnements pour OpenSpiel.

env-openspiel-needs = OpenSpiel n’est pas installé : pip install 'boneace[env]'
env-openspiel-observer = on peut montrer ce que voit un joueur, avec ou sans ce dont il se souvient ; rien d’autre, et sans paramètres
