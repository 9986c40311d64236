# The matches of a browser: figures, the list, records, and forgetting a match.

own-played = Jugadas
own-won = Ganadas
own-mean = Media por partida
own-best = Mejor partida
own-of = { $game }, { $date }
own-deals = { $n ->
    [one] { $n } reparto
   *[other] { $n } repartos
  }
own-going = sigue
own-review = Análisis
    .of = Análisis: { $match }
own-go-on = Seguir
    .of = Seguir: { $match }
own-record = Registro
    .of = Registro: { $match }
own-forget = Olvidar
    .of = Olvidar: { $match }
own-forget-title = ¿Olvidar esta partida de { $game }?
own-forget-alone = Solo jugaron bots contigo: la partida se borra del servidor. No se puede deshacer.
own-forget-shared = Otras personas también tienen esta partida. Tu nombre pasa a ser «Alguien» y tu enlace deja de abrirla. Se borra cuando la hayan olvidado todos los que jugaron.
own-forget-export = Guarda antes su registro si quieres conservarla.
own-cancel = Cancelar
own-lead = Estas son las partidas jugadas en este navegador; no hace falta cuenta. Cada una dice lo que te dio y, junto a sus nombres, lo que dio a los demás.
    .stake = En los juegos con eliminación, cada uno pone una apuesta por partida y quien gana se las lleva todas: entre cuatro, +3 o −1.
own-missing = { $n ->
    [one] Una partida de este navegador ya no está
   *[other] { $n } partidas de este navegador ya no están
  } en este servidor.
own-by-game = Por juego
own-by-company = Por contrincante
own-game = Juego
own-company = Contra
own-all-games = Todos los juegos
own-export = Guardar todas como registros
own-packing = Empaquetando…
own-list = Todas las partidas: { $n }
own-pages = Páginas
own-newer = Más nuevas
own-older = Más antiguas
own-page = Página { $n } de { $of }
own-none = Aún no se ha jugado ninguna partida en este navegador.
    .more = Aquí verás cada partida que juegues con su resultado. Podrás analizar tus decisiones, guardar el registro y ver cómo te va en cada juego y contra cada contrincante.
own-deleted = La partida está borrada.
own-left = Tu nombre ya no está en la partida.
own-company-friends = amigos
own-company-outside = programas
own-company-mixed = bots de varios niveles
