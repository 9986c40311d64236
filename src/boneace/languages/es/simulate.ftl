# `boneace simulate`: partidas entre bots, y cómo han ido.
#
# En la ayuda, %(default)s es un hueco.
#
# Glosario. seat: asiento, el que un bot tiene en todas las partidas. cut: cortada, una partida que no tenía fin.

## Ayuda

simulate-help = hacer que los bots jueguen partidas, y decir cómo han ido
simulate-about = Los bots juegan partidas de un juego. Se muestra cuánto dura una partida, quién gana según el bot, el asiento y
    lo lejos que está de quien reparte primero, y cuántas veces pasa cada cosa en un reparto, con intervalos
    del 95 %. Las partidas se pueden guardar.

    Los bots se sientan por turnos alrededor de la mesa; si no das ninguno, todos son novatos. Quien reparte
    primero cambia de partida en partida. La misma semilla da los mismos números, haga quien haga el trabajo.
    Ctrl+C muestra lo que se sabe hasta entonces.
simulate-matches = el número de partidas (%(default)s)
simulate-records = escribir las partidas en FICHERO.jsonl, una en cada línea
simulate-a-file-of-records = un fichero de partidas

## Resultados

simulate-too-many = { $bots } bots son más que { $seats } asientos: da --seats, o menos bots
simulate-heading = { $game }: { $matches ->
    [0] no hay ninguna partida completa
    [one] 1 partida
   *[other] { $matches } partidas
}
simulate-seat = Asiento { $seat }: { $bot }
simulate-group = { $group ->
    [won] { $of ->
        [bot] Partidas ganadas según el bot, %
       *[seat] Partidas ganadas según el asiento, %
    }
   *[gain] { $of ->
        [bot] Ganancia por reparto de un asiento del bot, { $unit }
       *[seat] Ganancia por reparto según el asiento, { $unit }
    }
}
simulate-note-intervals = ±: intervalos del 95 %.
simulate-note-cut = { $count ->
    [one] 1 partida se ha cortado
   *[other] { $count } partidas se han cortado
} tras { $deals } repartos; no cuenta quién ganaba.
