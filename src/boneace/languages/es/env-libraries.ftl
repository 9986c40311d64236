# Los entornos para PettingZoo y Gymnasium.

env-libraries-needs = { $library } no está instalado: pip install 'boneace[env]'
env-libraries-needs-other = { $library } no está instalado: pip install { $package }
env-libraries-limit-twice = limit y max_cycles significan lo mismo: da solo uno
env-libraries-no-match = en ninguna de { $tries } partidas seguidas hay nada que decidir
env-libraries-to-move = Le toca a { $seat } ({ $legal })
env-libraries-not-begun = no hay ninguna partida en juego: llama antes a reset
env-libraries-opponents = rivales necesarios: { $wanted }, no { $given }
env-libraries-opponent = un rival es «random», el nombre de un bot, un bot o una función, no { $given }
env-libraries-no-action = «actions» tiene que dar una acción para { $agent }, a quien le toca
env-libraries-no-log = una partida con menos cartas que la baraja no tiene registro: no indiques render_mode
env-libraries-whole-pack = el bot «{ $bot }» cuenta con la baraja entera; con menos cartas, un rival es «random», una función o un bot propio
