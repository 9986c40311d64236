# Lo que una mesa de amigos rechaza, y por qué. Un motivo es parte de una frase: sin mayúscula ni punto.

friends-not-found = esa mesa no existe
friends-key = este enlace ya no abre la mesa
friends-name-taken = aquí alguien se llama ya { $name }
friends-full = esta mesa está llena
friends-closed = el anfitrión ha cerrado esta mesa a gente nueva
friends-taken = { $name } ocupa ese sitio
friends-sits-there = alguien ocupa ese sitio
friends-no-place = no tienes sitio en esta mesa
friends-last = solo quedas tú: nadie más puede ser el anfitrión
friends-host-only = eso solo puede hacerlo el anfitrión, { $who }
friends-playing = se está jugando una partida: espera a que termine
friends-fixed = la velada ha fijado los sitios y las reglas
friends-no-member = en esta mesa no hay nadie así
friends-yourself = no puedes echarte de la mesa
friends-evening = a una mesa de una velada solo vienen quienes juegan en ella esta ronda
friends-missing = todavía falta: { $who }
friends-no-match = no se está jugando ninguna partida
friends-start-seated = siéntate para empezar la partida
friends-nobody-sits = nadie se ha sentado todavía
friends-too-many-sit = este juego tiene { $most } sitios, y hay más gente sentada
friends-vote-seated = solo vota quien tiene sitio
friends-silenced = el anfitrión te ha silenciado
friends-only-members = primero entra en la mesa
friends-too-many-words = espera un momento antes de decir más
friends-no-watchers = el anfitrión no deja mirar esta partida
friends-somebody = alguien que se ha ido
