# El laboratorio: dos conjuntos de reglas de la casa, A y B, jugados por bots y comparados.
#
# Glosario. set of rules: reglas, un reglamento y lo que cambia en él. difference: B menos A. interval:
# intervalo, donde está la cifra verdadera 19 veces de cada 20.

lab-title = Laboratorio
lab-lead = Los bots juegan muchas veces con dos conjuntos de reglas y las mismas cartas: cuánto dura una partida, quién gana y cuántas veces pasa cada cosa.
lab-game = Juego
lab-side = Reglas { $side }
lab-preset = Reglamento de { $side }
lab-seats = Asientos de { $side }
lab-differing = En qué se diferencian
lab-from-to = { $option }. A: { $first }. B: { $second }.
lab-same = Los dos conjuntos de reglas son iguales. Cambia algo en A o en B.
lab-level = Bots
lab-level-auto = Los más fuertes que juegan rápido
lab-level-told = { lab-level-auto }: { $level }.
lab-level-slow = Con «{ $level }», una partida duraría más de medio segundo.
lab-matches = Partidas con cada uno
lab-start = Comparar
lab-stop = Parar
lab-link = Un enlace con esta comparación
lab-progress = { $done } de { $asked } partidas
lab-results = { $game }: { $matches ->
    [one] una partida con cada conjunto de reglas
   *[other] { $matches } partidas con cada conjunto de reglas
  }, { $level }
lab-state = { $state ->
    [stopped] Detenido.
    [late] Se acabó el tiempo para una comparación.
   *[done] Listo.
  }
lab-named = { $side } ({ $change })
lab-found = { $how ->
    [shorter] Con { $b } una partida dura { $by } repartos menos que con { $a }: { $second } en vez de { $first } de media.
    [longer] Con { $b } una partida dura { $by } repartos más que con { $a }: { $second } en vez de { $first } de media.
   *[same] Por lo que muestran estas partidas, una partida dura lo mismo con { $b } que con { $a }: unos { $first } repartos.
  }
lab-found-other = Además, lo que más claramente cambia es «{ $what }»: { $first } con A, { $second } con B.
lab-clear = Diferencias claras
lab-no-clear = Por ahora no hay ninguna. Con más partidas los intervalos son más estrechos.
lab-clear-meaning = ± es un intervalo del 95 %. Una diferencia es clara si su intervalo no contiene el 0; de veinte cifras, una más o menos lo parece por azar.
lab-cut = { $side }: { $count ->
    [one] una partida se cortó
   *[other] { $count } partidas se cortaron
  } tras { $deals } repartos, sin contar quién ganaba.
lab-group = { $group ->
    [length] Duración
    [won] Partidas ganadas según el sitio, %
    [gain] Ganancia por reparto según el sitio, { $unit }
    [dealt] Ganancia por reparto según el sitio desde quien reparte, { $unit }
    [moves] Jugadas: cuántas por reparto
   *[events] Qué más pasa: cuántas veces por reparto
  }
lab-lengths = Repartos de una partida, % de las partidas
lab-alike = La línea discontinua: todos los sitios iguales.
lab-column = { $column ->
    [figure] Cifra
   *[difference] B − A
  }
lab-as-table = Como tabla
lab-save = Guardar en { $kind }
lab-save-chart = Guardar en { $kind }: { $chart }
lab-all-figures = Todas las cifras (CSV)
