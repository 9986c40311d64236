# Mesas de amigos: entrar, sitios, charla, votos y lo que se ha jugado.

table-of = Mesa de { $host }
table-of-evening = { $title }, mesa { $n }
table-free = { $n ->
    [0] todos los sitios están ocupados
    [one] { $n } sitio libre
   *[other] { $n } sitios libres
  }
table-sit-there = { $n ->
    [one] { $names } ya está en la mesa.
   *[other] { $names } ya están en la mesa.
  }
table-door-playing = Se está jugando una partida. Puedes entrar en la siguiente.
table-door-closed = El anfitrión ha cerrado esta mesa a gente nueva.
table-name = Tu nombre
table-come-in = Entrar

## Los sitios

table-sit = Sentarse aquí
table-sit-at = Sentarse aquí: sitio { $n }
table-free-place = libre
table-stand = Levantarse
table-put-bot = Poner un bot
table-put-bot-at = Poner un bot: sitio { $n }
table-bot = Bot
table-change = Cambiar
table-level = Nivel
table-take-away = Quitar
table-about = { $what }: { $whom }
table-host = anfitrión
table-away = ausente
table-silenced = silenciado
table-is-bot = bot

## En el centro

table-start = Empezar
table-start-bots = { $n ->
    [one] Un bot ocupa el sitio libre.
   *[other] Los bots ocupan los { $n } sitios libres.
  }
table-nobody = Siéntate para empezar.
table-awaits = La partida empieza sola cuando estén todos.
table-playing = Se está jugando una partida.
table-go = Ir a la partida
table-watch = Mirar
table-no-watch = El anfitrión no deja mirar.
table-fixed = Los sitios y las reglas de esta velada ya están fijados.
table-to-evening = A la velada
table-house = { $n ->
    [one] { $n } regla de la casa
   *[other] { $n } reglas de la casa
  }
table-change-rules = Cambiar el juego o las reglas
table-game = Juego
table-places = Sitios
table-manners = En esta mesa
table-watchers = Quien no tiene sitio puede mirar
table-newcomers = Puede entrar gente nueva
    .meaning = Si no, solo pueden volver quienes están aquí ahora.
table-listed = Mostrarla en la lista de mesas abiertas
    .meaning = Así la encuentran desconocidos y pueden entrar.
table-bots = Pueden venir programas con el enlace
    .meaning = Llevan la marca de bot. En las mesas de la lista no hay ninguno.
table-save = Guardar
table-cancel = Cancelar

## Invitar

table-invite = Invita a tus amigos
table-invite-text = Quien abre el enlace pone un nombre y se sienta. Nadie necesita una cuenta.
table-invite-evening = Los sitios están fijados: aquí juegan solo quienes participan en la velada. Los demás pueden mirar con este enlace, si la mesa lo permite.
table-link = Enlace a esta mesa
table-copy-link = Copiar el enlace
table-code = Código
table-picture = Código QR
table-picture-of = Código QR del enlace a esta mesa
table-share = Compartir…
table-share-text = Ven a jugar conmigo: { $game }.
table-move = Llevar mi asiento a otro dispositivo
table-move-text = Abre este enlace en el otro dispositivo, o escanea la imagen con él. Quien lo tenga tiene tu asiento: no se lo des a nadie.
table-own-link = Enlace a tu asiento
table-own-picture = Código QR del enlace a tu asiento

## Qué viene ahora

table-next = ¿Y ahora qué?
table-next-about = La siguiente partida empieza en cuanto hayan votado todos los que tienen sitio y están aquí.
table-again = Otra vez: { $game }
table-votes = { $n ->
    [0] ningún voto
    [one] { $n } voto
   *[other] { $n } votos
  }
table-played = Jugado aquí
table-player = Jugador
table-matches = Partidas
table-firsts = Ganadas
table-review = Análisis

## La gente

table-people = Gente
table-more = Más
table-watching = { $n ->
    [one] Mira { $n } visitante.
   *[other] Miran { $n } visitantes.
  }
table-mute = Ocultar mensajes
table-unmute = Mostrar mensajes
table-silence = Silenciar
table-unsilence = Dejar hablar
table-hand-over = Hacer anfitrión
table-host-away = El anfitrión no está.
table-take-over = Ser el anfitrión
table-rename = Cambiar tu nombre
table-remove = Echar
table-remove-sure = Pierde su sitio y solo puede volver con el enlace.
table-keep = No, que siga
table-sent-away = El anfitrión te ha echado de esta mesa.
table-give-up = Dejar la partida
table-give-up-sure = Esta partida queda sin terminar, en su dirección. La mesa sigue.
table-leave = Dejar esta mesa
table-leave-sure = Dejas tu sitio para siempre.
table-leave-now = Dejarla
table-stay = Quedarse

## La charla

table-talk = Charla
table-talk-new = { $n ->
    [one] { $n } línea nueva
   *[other] { $n } líneas nuevas
  }
table-talk-here = Abrir la charla aquí
table-close-talk = Cerrar la charla
table-say = Di algo
table-send = Enviar
table-phrases = Frases
table-nothing-said = Nadie ha dicho nada todavía.
table-not-sent = No se ha enviado: no hay conexión.
table-said-lost = Esto no ha llegado: se cortó la conexión. Puedes enviarlo otra vez.
table-you-are-silenced = El anfitrión te ha silenciado.
table-here = { $n ->
    [one] Hay { $n } persona aquí
   *[other] Hay { $n } personas aquí
  }
table-phrase-hello = ¡Hola!
table-phrase-good-luck = ¡Suerte!
table-phrase-well-played = ¡Bien jugado!
table-phrase-thanks = ¡Gracias!
table-phrase-sorry = ¡Perdón!
table-phrase-wow = ¡Hala!
table-phrase-one-moment = Un momento, por favor.
table-phrase-take-your-time = Sin prisa.
table-phrase-again = ¿Otra?
table-phrase-goodbye = ¡Adiós!

## Otras mesas, o ninguna

table-cannot-open = Esta mesa no se puede abrir
table-come-anew = Entrar de nuevo
table-elsewhere = Esta mesa está abierta en otra pestaña
    .text = Solo la página más reciente con tu asiento sigue conectada.
table-none-open = Ahora mismo no hay ninguna mesa abierta a todos.
table-open-new = Abrir una mesa
    .about = Invita a amigos con un enlace, o muestra la mesa en esta lista.
table-with-code = El código de una mesa
