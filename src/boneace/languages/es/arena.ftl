# `boneace arena`: ayuda, resultados y errores.
#
# En la ayuda, %(default)s es un hueco y %% es un tanto por ciento.
#
# Glosario. set: serie, las partidas de dos bots con los mismos repartos, con los asientos y quien
# reparte cambiados. share: parte, cuántas de las partidas ganó un bot. gain: ganancia, lo que ganó un
# asiento menos la media de todos. gauntlet: un bot contra cada uno de los otros. zoo: estrategias fijas.

## Ayuda

arena-help = hacer jugar a los bots unos contra otros
arena-about = Los bots juegan de dos en dos los mismos repartos, una vez en los asientos del otro, para que la suerte sea
    la misma. Con dos asientos una serie son dos partidas. Con más, los dos bots se sientan alternados; los
    compañeros son siempre el mismo bot. La misma semilla da los mismos números, con cualquier número de procesos.

    Ctrl+C muestra lo que se sabe hasta entonces.
arena-bots = un nivel ({ $levels }), una estrategia del zoo (zoo:caller, o zoo para todas), una réplica entrenada (reply:FICHERO), una política entrenada (policy:FICHERO.npz), un programa (program:ORDEN), una clase (módulo:Clase), o la dirección de un bot (https://…)
arena-list = mostrar los bots de un juego
arena-gauntlet = solo el primer bot juega contra los demás
arena-matches = series de partidas por cada dos bots (%(default)s)
arena-deals = acabar cada partida tras estos repartos; gana quien vaya por delante
arena-seconds = acabar pasado este tiempo
arena-seats = el número de asientos (los menos que permite el juego)
arena-seed = la semilla de los repartos y de los bots (%(default)s)
arena-jobs = el número de procesos (uno por núcleo)
arena-svg = dibujar las puntuaciones, y quién ganó cuánto a quién, en FICHERO.svg
arena-json = mostrar { "{" }"pairings": …, "bots": …{ "}" }

## Progreso y resultados

arena-playing = { $done } de { $of } series
arena-heading = { $game } ({ $preset }), { $seats } asientos
arena-nothing = No hay ninguna serie completa.
arena-stopped = Interrumpido: las tablas tienen las series completas.
arena-pair = { $first } contra { $second }
arena-rating = puntuación, con intervalo del 95 %
arena-plot-foot = De las partidas, cuántas ganó el bot de la fila; con la mitad del intervalo del 95 %.
# Los títulos de las columnas.
arena-column = { $column ->
    [bots] bots
    [sets] series
    [share] ganado
    [interval] intervalo del 95 %
    [gain] { $unit ->
        [chips] fichas por reparto
        [lives] vidas por reparto
        [stones] piedras por reparto
        [points] puntos por reparto
       *[returns] ganancia por reparto
    }
    [deals] repartos
    [bot] bot
    [rating] puntuación
    [decisions] decisiones
    [mean] ms cada una
   *[longest] ms como mucho
}

## Motivos

arena-two-bots = una arena necesita dos bots o más, no { $count }
arena-alone = los bots no pueden jugar entre sí a { $game }: aquí hay un solo jugador
arena-endless = con estas opciones una partida no acaba nunca: indica el número de repartos
arena-twice = el bot { $name } está dos veces
arena-no-class = no hay ningún { $name }: { $why }
arena-no-bot = { $name } no es un bot: no tiene el método «choose»
arena-illegal = { $name } ha hecho una jugada que no es legal, { $move }: { $why }
arena-no-program = el programa { $program } no se puede iniciar: { $why }
arena-program-slow = el programa { $program } lleva { $seconds } segundos sin responder
arena-program-ended = el programa { $program } ha terminado en mitad de una partida (estado { $status })
arena-program-answer = el programa { $program } ha respondido «{ $text }»: { $why }
arena-a-picture = una imagen de un torneo
arena-bad-address = «{ $address }» no es la dirección de un bot: es como https://example.org/bot, sin nombre ni contraseña; una clave va en la variable { $token }
arena-bad-token = la variable { $token } no es una clave: tiene caracteres que una petición no puede llevar
arena-address-none = ningún bot responde en { $address }: { $why }
arena-address-status = el bot de { $address } ha respondido con el estado { $status } en vez de 200
arena-address-answer = el bot de { $address } ha respondido «{ $text }»: { $why }
