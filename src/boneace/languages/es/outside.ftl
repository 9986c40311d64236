# Bots de fuera: programas que llegan a una mesa por la red, y `boneace bot`.

outside-no-bots = en esta mesa no se admiten bots
outside-may-not = un bot no puede hacer eso
outside-known = solo al asiento de un bot se le dice lo que sabe
outside-bad-address = «{ $text }» no es el enlace de una mesa: tiene la forma http://192.168.1.5:3131/table/k3x9m2pq
outside-unreached = no se puede llegar a { $server }: { $why }
outside-no-server = en { $server } no responde ningún Bone Ace de esta versión
outside-refused = el servidor se niega: { $reason }
outside-other-rules = el servidor juega a { $game } con otras reglas: él y este bot deben ser de la misma versión de Bone Ace
outside-replaced = otro programa usa la llave de este bot
outside-sent-away = el anfitrión ha echado al bot
outside-silent = el servidor lleva un rato sin decir nada
outside-closed = el servidor ha cerrado la conexión
outside-lost = Se ha perdido la conexión ({ $why }); se intenta de nuevo.
outside-joined = En la mesa { $code } como { $name }.
outside-seated = Tiene sitio.
outside-no-place = Aún no tiene sitio y espera uno.
outside-begins = Empieza la partida { $match }.
outside-ended = { $game } ha terminado. Ganan: { $who }.
outside-left = Se ha ido de la mesa.
outside-leaves-later = Se irá cuando acabe la partida; otro Ctrl+C lo hace salir ya.
outside-help = hacer que un bot juegue en una mesa de amigos
outside-about = Entra en una mesa de amigos con su enlace, se sienta y juega todas las partidas. Con Ctrl+C deja la mesa.
outside-url = el enlace de la mesa
outside-level = lo bien que juega (%(default)s)
outside-name = cómo se llama (por defecto: su nivel)
outside-matches = irse tras tantas partidas (por defecto: quedarse)
