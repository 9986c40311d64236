# Gli ambienti per OpenSpiel.

env-openspiel-needs = OpenSpiel non è installato: pip install 'boneace[env]'
env-openspiel-observer = si può mostrare ciò che un giocatore vede, con o senza ciò che ricorda; nient’altro, e senza parametri
