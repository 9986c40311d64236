# Lo que la mesa rechaza, y por qué. La razón es parte de una frase: empieza en minúscula y sin punto.
#
# Glosario. match: partida. key: clave. store: almacén de partidas. engine: motor.

errors-not-found-file = no existe ese fichero
errors-not-found-address = no hay nada en esta dirección
errors-not-found-match = no existe esa partida
errors-no-rule-book = este juego no tiene libro de reglas
errors-nothing-after = nadie decidió nada después de ese punto
errors-no-puzzle = no existe ese problema
errors-no-lesson = este juego no tiene lección
errors-not-json = el cuerpo debe ser application/json
errors-body-too-long = el cuerpo tiene como mucho { $most } bytes
errors-body-late = el cuerpo ha tardado demasiado en llegar
errors-quota = { $kind ->
    [matches] demasiadas partidas nuevas
    [reviews] demasiados análisis
    [comparisons] demasiadas comparaciones
    [sockets] demasiadas conexiones
    [links] demasiados enlaces que no abren nada
   *[other] demasiadas peticiones
} desde esta dirección: vuelve a intentarlo en { $seconds } s
errors-full = el servidor está lleno: vuelve a intentarlo en un momento
errors-store = el almacén de partidas ha fallado; vuelve a intentarlo
errors-store-trying = El almacén de partidas ha fallado; se intenta de nuevo.
errors-server = algo ha ido mal en el servidor

errors-old-rules = Las reglas de este juego han cambiado desde que empezó esta partida: no se puede seguir jugando, pero se puede leer lo que hizo cada cual.
errors-old-log = Esta partida no encaja con las reglas de esta versión (en el suceso { $number }): no se puede seguir jugando, pero se puede leer lo que hizo cada cual.
errors-old-game = El juego «{ $game }» no está instalado aquí: sus partidas no se pueden seguir jugando, pero se puede leer lo que hizo cada cual.
errors-newer-match = Esta partida la escribió una versión más reciente de Bone Ace: aquí no se puede seguir jugando, pero se puede leer lo que hizo cada cual.
errors-newer = esto lo escribió una versión más reciente de Bone Ace, y este servidor no lo entiende hasta que se actualice

errors-spectators = quien mira no juega: no tiene asiento
errors-stopping = el servidor se está deteniendo: vuelve a intentarlo en un momento
errors-try-again = { $note }: vuelve a intentarlo en un momento
errors-gone-on = la partida ha seguido mientras tanto
errors-deal-waits = el reparto siguiente espera a { $who } (mirando el resultado)
errors-waits-for = Se espera a { $who } (mirando el resultado).
errors-coins-awaited = Se espera a que lleguen los demás antes de repartir.
errors-no-hints = en esta partida no hay consejos: quien la creó no los ha permitido
errors-hint-turn = el consejo es para quien tiene el turno: no te toca a ti
errors-no-such-seat = En esta mesa no hay asiento { $seat }.
errors-not-over = la partida no ha terminado todavía
errors-too-many-comparisons = hay demasiadas comparaciones en espera: vuelve a intentarlo en unos minutos
errors-no-comparison = esta comparación ya no se guarda: empiézala otra vez
errors-no-figures = esta comparación no tiene cifras todavía
errors-comparison-waits = esperando a otras comparaciones
errors-comparison-failed = la comparación ha fallado: el registro del servidor dice por qué
errors-too-many-messages = demasiados mensajes a la vez
errors-hello-once = hello se dice una vez
errors-hello-first = el primer mensaje debe ser hello
errors-at-place = { $reason } (en { $place })
errors-invalid-json = esto no es JSON válido
errors-text-frames = los mensajes son tramas de texto
errors-message-too-long = un mensaje tiene como mucho { $most } bytes

errors-name-too-long = un nombre tiene como mucho { $most } caracteres
errors-name-mixed = un nombre lleva letras de un solo alfabeto
errors-name-twice = dos asientos se llaman «{ $name }»
errors-key = esta clave no abre ningún asiento de la partida
errors-no-cut = en { $game } no se corta para ver quién reparte
errors-no-such-dealer = no hay asiento { $seat } que reparta
errors-no-such-kind = no hay jugadores de la clase «{ $kind }»: hay { $kinds }
errors-one-yours = solo un asiento puede ser tuyo

errors-starting = se están cargando las reglas
errors-preparing = el motor se está preparando
errors-compiling-here = el motor se está compilando dentro del servidor, que irá lento un rato
errors-broken = no se ha podido cargar el motor; el registro del servidor dice por qué
errors-slow = no se ha podido compilar el motor y el juego seguirá más lento; el registro del servidor dice por qué
errors-waiting = { $who } espera: { $note }.
errors-no-proof = las cartas de esta partida salen solo de su semilla, así que no hay prueba de ellas
