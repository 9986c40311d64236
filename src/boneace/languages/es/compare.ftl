# `boneace study compare` y el laboratorio: dos reglamentos de la casa, jugados por bots.
#
# En la ayuda, %(default)s es un hueco.
#
# Glosario. rules: reglas, un reglamento y lo que cambia en él. first dealer: quien reparte primero. place:
# el sitio en la mesa contado desde quien reparte primero. cut: cortada, una partida que no tenía fin.

## Ayuda

compare-help = comparar dos conjuntos de reglas de la casa, jugados por bots
compare-about = Los bots juegan partidas de un juego con dos conjuntos de reglas, A y B. Se muestra cuánto dura una partida,
    quién gana según el sitio en la mesa y cuántas veces pasa cada cosa en un reparto, con intervalos del 95 %.

    La partida número n tiene las mismas cartas, los mismos bots y reparte primero el mismo asiento con
    ambos conjuntos; la misma semilla da los mismos números. Ctrl+C muestra lo que se sabe hasta entonces.
compare-rules = las reglas
compare-preset = el reglamento de A
compare-option = una regla de la casa de A: knocker_double=no
compare-against-preset = el reglamento de B; si falta, B es A con lo que cambia --against
compare-against = una regla de la casa de B
compare-seats = el número de asientos (3, o lo más cerca que permitan las reglas)
compare-against-seats = el número de asientos de B
compare-level = el nivel de los bots: { $levels } (club, o novice si los de club tardan mucho)
compare-matches = partidas con cada conjunto de reglas (%(default)s)
compare-plot = dibujar las cifras en FICHERO.svg, .png o .pdf (necesita boneace[study])

## Progreso y resultados

compare-playing = { $done } de { $of } partidas
compare-stopped = Interrumpido: las cifras son de las partidas completas.
compare-same = los dos conjuntos de reglas son iguales: cambia en uno una regla, el reglamento o el número de asientos
compare-heading = { $game }: { $matches ->
    [0] no hay ninguna partida completa
    [one] 1 partida con cada conjunto de reglas
   *[other] { $matches } partidas con cada conjunto de reglas
}, { $level }
compare-first-is = A: { $rules }
compare-second-is = B: { $rules }
compare-column = { $column ->
    [first] A
    [second] B
   *[difference] B − A
}
compare-group = { $group ->
    [length] Duración
    [won] Partidas ganadas según el sitio, %
    [gain] Ganancia por reparto según el sitio, { $unit }
    [dealt] Ganancia por reparto según el sitio desde quien reparte, { $unit }
    [moves] Jugadas, cuántas por reparto
   *[events] Qué más pasa, cuántas veces por reparto
}
compare-lengths = Repartos de una partida, % de las partidas
compare-note-intervals = ± y *: intervalos del 95 %; * es una diferencia cuyo intervalo no contiene el 0. De veinte líneas, una más o menos tiene * por azar.
compare-note-cut = { $side ->
    [first] A
   *[second] B
}: { $count ->
    [one] 1 partida se ha cortado
   *[other] { $count } partidas se han cortado
} tras { $deals } repartos; no cuenta quién ganaba.

## Lo que se cuenta

compare-deals = Repartos de una partida
compare-moves = Jugadas de una partida
compare-pace = Jugadas de un reparto
compare-place = { $place ->
    [0] Quien reparte primero
    [one] El asiento siguiente
   *[other] { $place } asientos después
}
compare-dealt = { $place ->
    [0] Quien reparte
    [one] El asiento siguiente a quien reparte
   *[other] { $place } asientos después de quien reparte
}
compare-change = { $option }: { $value }
compare-as-dealt = { $what }, recién repartido
compare-unit = { $unit ->
    [chips] fichas
    [lives] vidas
    [stones] piedras
    [points] puntos
   *[returns] ganancia
}
compare-event-blitz = Un 31 acaba el reparto
compare-event-drawn = Nadie pierde en el reparto
compare-event-out = Alguien queda fuera
compare-event-shuffled = Se vuelve a barajar
compare-event-game = Se gana un juego
compare-event-claimed = Alguien reclama el bote
compare-event-annulled = El reparto no vale
compare-event-carried = El bote queda para el siguiente reparto
compare-event-passed-over = El mazo se acaba antes de que todos puedan descartarse
compare-event-over = Una mano se pasa
compare-event-collected = Un natural cobra de todos
compare-event-dealer = El reparto pasa a otro
compare-event-stayed = El reparto no cambia pese a un natural
compare-event-signal = Se hace una seña
compare-event-renewing = Cartas nuevas en el centro
