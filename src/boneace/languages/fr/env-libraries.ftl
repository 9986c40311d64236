# Les environnements pour PettingZoo et Gymnasium.

env-libraries-needs = { $library } n’est pas installé : pip install 'boneace[env]'
env-libraries-needs-other = { $library } n’est pas installé : pip install { $package }
env-libraries-limit-twice = limit et max_cycles veulent dire la même chose : n’en donnez qu’un
env-libraries-no-match = aucune de { $tries } parties de suite ne comporte de décision
env-libraries-to-move = À jouer : { $seat } ({ $legal })
env-libraries-not-begun = aucune partie n’est en cours : appelez d’abord reset
env-libraries-opponents = adversaires nécessaires : { $wanted }, et non { $given }
env-libraries-opponent = un adversaire est « random », le nom d’un robot, un robot ou une fonction, pas { $given }
env-libraries-no-action = « actions » doit contenir une action pour { $agent }, dont c’est le tour
env-libraries-no-log = une partie avec moins de cartes que le paquet n’a pas de journal : omettez render_mode
env-libraries-whole-pack = le bot « { $bot } » compte sur le paquet entier ; avec moins de cartes, un adversaire est « random », une fonction ou un bot à vous
