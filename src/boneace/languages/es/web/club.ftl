# Un club: sus miembros, sus reglas, sus veladas con sus mesas y resultados.

club-cannot-open = No se puede abrir el club
club-join-anew = Unirse de nuevo
club-elsewhere = Esto está abierto en otra página
club-new = Un club nuevo
club-new-about = Un club tiene un solo enlace. Quien lo abre da un nombre y ya es miembro; nadie necesita una cuenta.
club-title = Nombre del club
club-retitle = Cambiar el nombre
club-your-name = Tu nombre
club-make = Crear el club
club-door = { $n ->
    [one] A cargo de { $hosts }. De momento, { $n } miembro.
   *[other] A cargo de { $hosts }. De momento, { $n } miembros.
}
club-join = Unirse
club-invite = Invitar
club-invite-text = Quien abre este enlace da un nombre y ya es miembro.
club-link = Enlace a este club
club-members = { $n ->
    [one] { $n } miembro
   *[other] { $n } miembros
}
club-all-members = Los { $n } miembros
club-host = anfitrión
club-more = Más
club-acting = anfitrión en funciones
club-hosts-gone = Ningún anfitrión ha venido desde el { $day }. Puedes ser anfitrión en funciones: podrás hacer lo que hace un anfitrión, salvo quitar a los que ya tiene el club.
club-take-over = Ser anfitrión en funciones
club-only-host = Eres el único anfitrión. Nombra también a otra persona, o guarda tu propio enlace: te abre el club en cualquier dispositivo.
club-make-host = Hacer anfitrión
club-no-host = Quitar de anfitrión
club-remove = Quitar
club-remove-of = Quitar a { $name }
club-remove-sure = Sale del club en todos sus dispositivos. Sus resultados se quedan.
club-removed = Un anfitrión te ha quitado de este club.
club-of = { $does }: { $what }
club-rename = Cambiar tu nombre
club-save = Guardar
club-cancel = Cancelar
club-move = Usar otro dispositivo
club-move-text = Abre este enlace en el otro dispositivo. Quien lo tenga puede actuar aquí como si fueras tú: no se lo des a nadie.
club-own-link = Tu propio enlace
club-leave = Dejar el club
club-leave-sure = Sales del club en todos tus dispositivos. Tus resultados se quedan. Con el enlace al club puedes volver a unirte, como miembro nuevo.
club-leave-now = Dejarlo del todo
club-rules = Reglas del club
club-no-rules = Aún no hay. Las veladas pueden usar las reglas habituales de cualquier juego.
club-add-rules = Añadir reglas
club-rules-name = Nombre de estas reglas
club-rules-remove-sure = Las veladas ya organizadas conservan estas reglas.
club-rules-taken = El club ya tiene reglas con este nombre.
club-rules-replace = Sustituirlas
club-game = Juego
club-evenings = Veladas
club-all-evenings = Las { $n } veladas
club-no-evenings = Aún no hay. Las organiza un anfitrión.
club-no-evenings-host = Aún no hay. Organiza la primera.
club-plan = Una velada nueva
club-plan-about = Varias partidas seguidas: los asientos de cada ronda se sortean y una tabla reúne todos los resultados.
club-plan-open = Organizar una velada
club-plan-now = Organizarla
club-plan-lacks = Antes hay que darle un nombre.
club-evening-title = Nombre de la velada
club-plays = A qué se juega
club-size = Jugadores por mesa
club-system = Quién se enfrenta a quién
club-system-everybody = Todos contra todos
club-system-results = Según los resultados
club-system-knock-out = Eliminatoria
club-about-everybody = Las mesas se sortean para que se repitan los menos encuentros posibles.
club-about-results = Se enfrentan quienes van igual. En mesas de dos nadie repite rival.
club-about-knock-out = Sigue la mejor mitad de cada mesa, hasta que queda uno.
club-rounds = Rondas
club-rounds-planned = { $n ->
    [one] { $n } ronda
   *[other] { $n } rondas
}
club-partners = Parejas
club-partners-evening = parejas para toda la velada
club-partners-round = parejas nuevas en cada ronda
club-spare = Quien se queda sin mesa
club-spare-out = descansa, y recibe su propia media
club-spare-bot = juega con bots
club-patience = Empezar sin quienes faltan
club-patience-none = cuando lo diga un anfitrión
club-patience-after = a los { $n } minutos, con bots
club-rated = Puntúa
club-rated-about = Las partidas sin bots cambian la clasificación del club. No hay consejos.
club-is-rated = puntúa
club-seeded = La primera ronda se ordena por clasificación, no por sorteo
club-points = En cada mesa el primero recibe 1 punto, el último 0 y los demás una parte; los empates se reparten. Una ronda sin mesa cuenta como la propia media. Si hay igualdad de puntos, decide lo ganado.
club-points-knock-out = Un punto por cada ronda superada. Si hay igualdad de puntos, decide lo ganado; un empate en una mesa se decide por sorteo.
club-ratings = Clasificación
club-ratings-about = Lo que dicen las partidas que puntúan sobre el juego de cada uno, y con qué margen de duda. Cada partida lo reduce.
club-rating = Nivel
club-player = Jugador
club-matches = Partidas
club-course-of = De { $first } tras la primera partida a { $last } ahora
club-state-gathering = { $n ->
    [one] La velada no ha empezado. Hay { $n } persona.
   *[other] La velada no ha empezado. Hay { $n } personas.
}
club-state-playing = Se está jugando la ronda { $round }.
club-state-between = La ronda { $round } ha terminado.
club-state-decided = Ya se ha jugado todo.
club-state-closed = La velada ha terminado.
club-winner = { $n ->
    [one] Gana { $names }.
   *[other] Ganan { $names }.
  }
club-evening-over = terminada
club-evening-deleted = Esta velada se ha borrado.
club-delete = Borrar la velada
club-delete-sure = Sus rondas, resultados y mesas se borran para todos. La clasificación queda como está.
club-delete-now = Borrar para siempre
club-take-part = Participo
club-go-home = Me voy
club-draw = Sortear la ronda { $round }
club-close = Cerrar la velada
club-close-now = Cerrar la velada ya
club-are-here = Están: { $names }.
club-my-table = Ir a mi mesa: { $n }
club-you-are-out = Esta ronda descansas.
club-you-go-on = Pasas sin jugar.
club-guests = Quién participa: { $n }
club-round = Ronda { $n }
club-sit-out = { $n ->
    [one] Descansa { $names }.
   *[other] Descansan { $names }.
}
club-byes = { $n ->
    [one] { $names } pasa sin jugar.
   *[other] { $names } pasan sin jugar.
}
club-table = Mesa { $n }
club-sides = { $first } contra { $second }
club-table-waiting = esperando
club-table-playing = jugando
club-table-over = terminada
club-bot = Bot
club-missing = (faltó: jugó un bot)
club-start = Empezar ya
club-correct = Escribir resultado
club-correct-about = Lo que ha ganado cada uno. Todos ven que lo has escrito tú.
club-corrected = Escrito por { $name }
club-review = Análisis
club-standing = Clasificación provisional
club-final = Clasificación final
club-rank = Puesto
club-points-column = Puntos
club-won = Ganado
club-firsts = Primero
club-outs = Descansos
club-gone = (se fue)
club-share = Enseñar la velada a otros
club-share-text = Cualquiera con este enlace puede leer los resultados. No hace falta ninguna clave.
club-evening-link = Enlace a esta velada
club-csv = CSV
club-json = JSON
club-print = Imprimir
