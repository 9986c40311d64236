# La página alrededor de la mesa.
#
# Glosario. match: partida. deal: reparto. seat: asiento. preset, set of rules: reglamento. house rules:
# reglas de la casa. clause: artículo. bot: rival, jugador del ordenador. Se habla de tú.

page-skip = Ir al contenido principal
page-title = { $title } – Bone Ace
page-main-navigation = Principal
page-rules = Reglas
page-settings = Ajustes
page-asking = Preguntando al servidor…
page-to-first = Ir al inicio
page-not-found = Aquí no hay nada
    .text = En esta dirección no hay ninguna página.

page-lead = Juega al treinta y uno, al brag, al vingt-un, al mus y a toda su familia: con amigos, o contra bots tan fuertes como quieras.
page-continue = Continuar
page-gone = { $n ->
    [one] Una partida ya no está en este servidor y se ha quitado de la lista.
   *[other] { $n } partidas ya no están en este servidor y se han quitado de la lista.
  }
page-just-now = ahora mismo
page-minutes-ago = hace { $n } min
page-hours-ago = hace { $n } h
page-games = Juegos
page-game-facts = { $seats } jugadores · { $sets ->
    [one] { $sets } reglamento
   *[other] { $sets } reglamentos
  }
page-play = Jugar a { $game }
page-play-now = Jugar ya
page-play-now-at = Jugar ya: { $game }
page-set-up = Preparar
page-with-friends = Con amigos
page-with-friends-at = Con amigos: { $game }
page-set-up-at = Preparar la mesa: { $game }
page-rules-of = Reglas: { $game }
page-own-figures = Tú: { $won } de { $played } ganadas
page-finished-matches = Partidas terminadas
page-finished = terminada
page-won = ganada
page-lost = perdida
page-your-turn = Te toca, reparto { $deal }
page-deal = reparto { $deal }
page-your-tables = Tus mesas
page-open-tables = Mesas abiertas
page-all-tables = Unirse a una mesa
page-clubs = Clubes
page-new-club = Fundar un club
page-being-played = se está jugando una partida
page-free-places = { $n ->
    [0] todos los sitios están ocupados
    [one] { $n } sitio libre
   *[other] { $n } sitios libres
  }
page-show-all = Ver las { $n }
page-compare = Comparar reglas de la casa
page-mine = Tus partidas
    .more = Tus resultados y todas tus partidas

page-engine-compiled = El motor se está preparando.
page-engine-note = { $note } Mientras tanto puedes jugar.

page-no-answer = El servidor no responde. ¿Sigue Bone Ace en marcha?
page-answered = El servidor ha respondido { $status }.
page-away = No se puede llegar a Bone Ace
    .text = Esta página vuelve sola en cuanto pueda. Las partidas no se pierden: siguen donde estaban.
