# Die Umgebungen für PettingZoo und Gymnasium.

env-libraries-needs = { $library } ist nicht installiert: pip install 'boneace[env]'
env-libraries-needs-other = { $library } ist nicht installiert: pip install { $package }
env-libraries-limit-twice = limit und max_cycles bedeuten dasselbe: Gib eines davon an
env-libraries-no-match = in keiner von { $tries } Partien nacheinander gibt es etwas zu entscheiden
env-libraries-to-move = Am Zug: { $seat } ({ $legal })
env-libraries-not-begun = es läuft keine Partie: Ruf zuerst reset auf
env-libraries-opponents = es braucht { $wanted } Gegner, angegeben sind { $given }
env-libraries-opponent = ein Gegner ist „random“, der Name eines Bots, ein Bot oder eine Funktion, nicht { $given }
env-libraries-no-action = „actions“ muss eine Aktion für { $agent } enthalten, der am Zug ist
env-libraries-no-log = eine Partie mit weniger Karten als dem Blatt hat kein Protokoll: bitte ohne render_mode
env-libraries-whole-pack = der Bot „{ $bot }“ rechnet mit dem ganzen Blatt; mit weniger Karten ist ein Gegner „random“, eine Funktion oder ein eigener Bot
