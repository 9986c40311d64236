# La línea de órdenes: lo que dice su ayuda, lo que escriben las órdenes y por qué no pueden.
#
# Las órdenes, las opciones y sus valores (play, --seats, novice) se escriben igual en todos los idiomas.
# %s, %(prog)s y similares están por lo que se pone en su lugar: se dejan como están.
#
# Glosario. preset: reglamento. house rule: regla de la casa. seat: asiento. record: partida guardada.
# clause: cláusula. engine: motor. shuffle: barajada.

commands-description = Juegos de cartas de la familia del treinta y uno: jugar, repetir, estudiar.
commands-warning = boneace: aviso: { $text }
commands-epilog-table = Sin ninguna orden, boneace abre la mesa en el navegador.
commands-epilog-options = Las opciones de un juego se ven con: boneace rules JUEGO --options
commands-title = órdenes
commands-examples = ejemplos:

## Idioma

commands-language-help = { $known }; si no, { $variable } o el idioma del terminal
commands-no-language = no hay ningún idioma «{ $wanted }»: hay { $known }

## Lo que está por un valor

commands-metavar-code = CÓDIGO
commands-metavar-game = JUEGO
commands-metavar-name = NOMBRE
commands-metavar-option = NOMBRE=VALOR
commands-metavar-number = N
commands-metavar-bot = BOT
commands-metavar-kind = CLASE
commands-metavar-seat = ASIENTO
commands-metavar-file = FICHERO
commands-metavar-url = URL
commands-metavar-record = REGISTRO
commands-metavar-clause = CLÁUSULA
commands-metavar-seconds = SEGUNDOS
commands-metavar-deals = REPARTOS
commands-metavar-how = CÓMO
commands-metavar-cards = CARTAS
commands-metavar-score = TANTEO
commands-metavar-ranks = VALORES
commands-metavar-command = ORDEN
commands-metavar-preset = REGLAMENTO
commands-metavar-seats = ASIENTOS
commands-metavar-address = DIRECCIÓN
commands-metavar-folder = CARPETA
commands-metavar-match = PARTIDA
commands-metavar-host = DIRECCIÓN
commands-metavar-port = PUERTO
commands-metavar-network = DIRECCIÓN[/BITS]
commands-metavar-place = [DIRECCIÓN:]PUERTO

## Lo que dice argparse

commands-argparse-usage = uso:
commands-argparse-positional = argumentos
commands-argparse-options = opciones
commands-argparse-help = mostrar esta ayuda y salir
commands-argparse-version = mostrar la versión del programa y salir
commands-argparse-error = %(prog)s: error: %(message)s
commands-argparse-argument = argumento %(argument_name)s: %(message)s
commands-argparse-required = faltan estos argumentos: %s
commands-argparse-one-required = hace falta uno de estos argumentos: %s
commands-argparse-unrecognized = argumentos desconocidos: %s
commands-argparse-not-allowed = no puede ir con el argumento %s
commands-argparse-ignored = no lleva valor, y se ha dado %r
commands-argparse-ambiguous = opción ambigua: %(option)s puede ser %(matches)s
commands-argparse-choice = %(value)r no vale (hay %(choices)s)
commands-argparse-value = %(value)r no vale: se espera %(type)s
commands-argparse-command = orden desconocida %(parser_name)r (hay %(choices)s)
commands-argparse-one = se espera un valor
commands-argparse-at-most-one = se espera un valor como mucho
commands-argparse-at-least-one = se espera al menos un valor
commands-argparse-several = { $count ->
    [one] se espera %s valor
   *[other] se esperan %s valores
}

## Lo que dicen varias órdenes

commands-game = un juego, como lo nombra `boneace games`
commands-whole = { $name } tiene que ser un número entero, no «{ $text }»
commands-bad-whole = hace falta un número entero desde 1, no { $text }
commands-large-whole = tiene que ser como máximo { $most }, no { $text }
commands-no-number = hace falta un número entero, no { $text }
commands-bad-number = hace falta un número entero de { $most } cifras como máximo, no { $text }
commands-bad-amount = hace falta un número mayor que 0, no { $text }
commands-option-form = --option se escribe NOMBRE=VALOR, no «{ $text }»

## boneace table

commands-table = abrir la mesa en el navegador (lo normal)
commands-table-about = Sirve la mesa en esta máquina y la abre en el navegador.
commands-table-host = dirección en la que escucha (%(default)s)
commands-table-port = puerto; con 0, uno libre (%(default)s)
commands-table-db = el fichero que guarda las partidas, o postgresql://usuario@servidor/base
commands-table-news = el Redis por el que varios servidores con la misma base de datos se dan noticias: redis://servidor:puerto
commands-table-bad-news = --news necesita la URL de un Redis, como redis://127.0.0.1:6379, no { $text }
commands-table-workers = procesos en los que piensan los bots y se analizan las partidas; 0, lo normal: hilos del servidor
commands-table-bad-workers = --workers es un número de 0 a { $most }, no { $text }
commands-table-ray = los bots piensan y las partidas se analizan en un clúster de Ray: SERVIDOR:PUERTO, ray://SERVIDOR:PUERTO o local para uno que se arranca solo para este servidor
commands-table-no-browser = escribir solo la dirección
commands-table-delay = cuánto tarda un bot en jugar (%(default)s)
commands-table-bad-port = un puerto es un número de 0 a 65535, no { $text }
commands-table-bad-delay = la espera es de 0 a 60 segundos, no { $text }
commands-table-name = un nombre al que responde el servidor, además de los de esta máquina (se puede repetir)
commands-table-proxy = un proxy delante del servidor, en cuyo X-Forwarded-For se confía (se puede repetir)
commands-table-metrics = dónde encuentra Prometheus las métricas; un puerto solo es de esta máquina y de nadie más
commands-table-log = la forma del registro: %(choices)s (%(default)s)
commands-table-log-level = cuánto se registra: %(choices)s (%(default)s)
commands-table-epilog = Para copiar las partidas: boneace table backup FICHERO. Para recuperar una copia: boneace table restore FICHERO. docs/operations.md dice cómo llevar un servidor al que se conectan otros.
commands-table-bad-proxy = un proxy es una dirección o una red, como 127.0.0.1 o 10.0.0.0/8, no { $text }
commands-backup = copiar las partidas a un fichero
commands-backup-about = Copia el almacén de partidas a un fichero nuevo. El servidor puede estar en marcha.
commands-backup-file = el fichero que se crea
commands-backup-done = Las partidas están en { $file }.
commands-restore = recuperar una copia de las partidas
commands-restore-about = Pone una copia en el lugar del almacén de partidas. El servidor no puede estar en marcha; el almacén anterior se guarda al lado.
commands-restore-file = una copia hecha con `boneace table backup`
commands-restore-done = Las partidas vuelven a ser las de { $file }.
commands-restore-kept = Las anteriores están en { $file }.

## boneace play

commands-play = jugar en el terminal
commands-play-about = Juega una partida en el terminal; --plain es para tuberías y lectores de pantalla.
commands-play-plain = línea a línea: para lectores de pantalla y tuberías
commands-play-preset = un reglamento del juego, como los nombra `boneace games`
commands-play-option = una regla de la casa distinta del reglamento (se puede repetir)
commands-play-seats = cuántos juegan, tú y los bots ({ $usual }, o lo más cerca que permita el juego)
commands-play-bots = { $bots }, o una lista con comas, uno por bot (%(default)s)
commands-play-name = cómo te llamas en la mesa
commands-play-dealer = quién reparte primero: un asiento (tú eres el 0), o cut donde se corta para ello
commands-play-seed = repetir las barajadas y los bots de una partida
commands-play-record = guardar la partida en un fichero (TOML)
commands-play-epilog = Con un lector de pantalla, una línea braille o una tubería, usa --plain: un dato por línea, sin dibujos.
commands-play-epilog-dumb = Donde el terminal no puede dibujar (una tubería, TERM=dumb) --plain se pone solo.

## boneace replay

commands-replay = repetir partidas guardadas
commands-replay-about = Repite una partida guardada (.toml) o muchas (.jsonl) y dice cómo acaba cada una. La salida es 2 si una no se puede repetir; las demás del fichero se repiten.
commands-replay-file = una partida guardada: .toml, o .jsonl con una por línea; -: la entrada estándar
commands-replay-json = un objeto JSON por partida
commands-replay-seat = contar solo lo que puede saber el asiento N
commands-replay-log = contarla jugada a jugada
commands-replay-no-seat = no hay asiento { $seat }: los asientos van de 0 a { $last }
commands-replay-standing = { $key ->
    [lives] vidas
    [points] puntos
    [chips] fichas
    [table] mesa
    [pot] bote
    [pots] botes
    [pool] fondo
    [games] juegos
    [stones] piedras
    [bets] apuestas aparte
   *[other] { $key }
}: { $values }
commands-replay-out = fuera
commands-replay-over = terminada tras el reparto { $deal }; { $count ->
    [0] no gana nadie
   *[other] gana { $who }
}
commands-replay-waiting = reparto { $deal }, reparte { $dealer }; le toca a { $who }
commands-replay-card = la siguiente carta
commands-replay-legal = jugadas: { $moves }

## boneace games

commands-games = ver los juegos y sus reglamentos
commands-games-about = Muestra los juegos.
commands-games-json = la declaración entera de cada juego
commands-games-default = (el normal)

## boneace rules

commands-rules = leer las reglas de un juego
commands-rules-about = Muestra el libro de reglas de un juego.
commands-rules-clause = una cláusula, como T31-15
commands-rules-options = las reglas de la casa de una mesa
commands-rules-both = indica una cláusula o --options, no ambas cosas
commands-rules-proposed = propuesto para una partida nueva: { $value }

## boneace bench

commands-bench = medir el motor en esta máquina
commands-bench-about = Juega partidas enteras al azar en un núcleo. Lo que decide el azar también cuenta como jugada. Todos los juegos comparten el motor, que se compila para las opciones de una mesa. La primera vez, compilarlo tarda unos segundos.
commands-bench-preset = si no, el reglamento normal del juego
commands-bench-seats = 4, o lo más cerca que permita el juego
commands-bench-seconds = durante cuánto tiempo (%(default)s)
commands-bench-json = escribir { "{" }"moves_per_second": …{ "}" }
commands-starting = Empezando
commands-bench-compiling = Compilando el motor; solo se hace una vez.
commands-bench-found = { $game }: { $millions } millones de jugadas al azar por segundo en un núcleo

commands-verify = comprobar que una partida terminada se repartió limpiamente
commands-verify-about = Comprueba la prueba de una partida terminada: que el servidor se había comprometido con las cartas antes de saber qué añadían los jugadores, y que las cartas mostradas son esas. El estado de salida es 1 si algo no encaja.
commands-verify-file = la prueba, descargada de la página de la partida
commands-verify-record = el registro de la partida (.toml), para comprobar que tiene las mismas cartas
commands-verify-json = escribir un objeto JSON
