# Los entornos para quien aprende: acciones, episodios y lo que se les pide.

env-no-action = no hay ninguna acción «{ $name }»: { $known }
env-no-learners = las jugadas de { $game } se numeran de nuevo en cada estado: para esto el juego necesita learners.py con TABLES
env-illegal = «{ $action }» no se puede hacer ahora; se puede: { $legal }
env-over = la partida ha terminado
env-no-world = ninguno de los { $tries } estados sacados al azar puede estar detrás de lo que ve el asiento
env-text = esto no es el texto de un episodio: { $why }
env-text-version = este texto de un episodio es de otra versión de Bone Ace o del juego
env-text-move = la jugada { $number } del texto no se puede hacer ahí
env-text-bytes = su estado tiene { $given } bytes, no { $wanted }
env-text-seats = cuenta lo que { $given ->
    [one] ha visto 1 asiento
   *[other] han visto { $given } asientos
}, no { $wanted }
env-text-damaged = está dañado
env-text-begun = una partida no empieza en este estado
env-text-field = «{ $field }» de su estado no puede ser { $given }
