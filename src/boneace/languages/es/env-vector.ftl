# Muchas partidas a la vez, para quien aprende.

env-vector-reset = llama a `reset` antes del primer paso
env-vector-shape = «{ $name }» tiene que ser una matriz de { $wanted }, no de { $given }
env-vector-players = «players» tiene que nombrar un jugador para cada uno de los { $seats } asientos, no { $given }
env-vector-learner = «players» no nombra a nadie que aprenda: entonces no hay nada que decidir
env-vector-illegal = partida { $place }: la acción { $action } no es legal ahora; legales: { $legal }
env-vector-over = la partida { $place } ha terminado: empiézala de nuevo con `reset` y `where`
env-vector-no-decision = la partida { $place } no puede empezar: todas las que salieron terminaron antes de que decidiera quien aprende
env-vector-opponents = «opponents» tiene que nombrar { $wanted } jugadores, uno para cada uno de los otros asientos, no { $given }
env-vector-layout = estas partidas de { $game } las guardó una versión en la que están organizadas de otra manera: empieza otras nuevas
env-vector-gymnasium = esto necesita Gymnasium: pip install "boneace[env]"
env-vector-bots = «opponents» tiene que ser uno de { $known }, no { $given }; con vectorization_mode="sync" juega cualquier bot
env-vector-rendered = las partidas en un solo bucle no se muestran: quita render_mode o elige vectorization_mode="sync"
