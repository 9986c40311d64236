# Molte partite insieme, per chi impara.

env-vector-reset = chiama `reset` prima del primo passo
env-vector-shape = «{ $name }» dev’essere un array di { $wanted }, non di { $given }
env-vector-players = «players» deve nominare un giocatore per ciascuno dei { $seats } posti, non { $given }
env-vector-learner = «players» non nomina nessuno che impara: allora non c’è niente da decidere
env-vector-illegal = partita { $place }: l’azione { $action } non è lecita ora; lecite: { $legal }
env-vector-over = la partita { $place } è finita: ricominciala con `reset` e `where`
env-vector-no-decision = la partita { $place } non può cominciare: tutte quelle estratte sono finite prima che chi impara dovesse decidere
env-vector-opponents = «opponents» deve nominare { $wanted } giocatori, uno per ciascuno degli altri posti, non { $given }
env-vector-layout = queste partite di { $game } sono state salvate da una versione in cui sono disposte in un altro modo: comincia delle nuove
env-vector-gymnasium = per questo serve Gymnasium: pip install "boneace[env]"
env-vector-bots = «opponents» dev’essere uno di { $known }, non { $given }; con vectorization_mode="sync" gioca qualsiasi bot
env-vector-rendered = le partite in un solo ciclo non si mostrano: togli render_mode, o scegli vectorization_mode="sync"
