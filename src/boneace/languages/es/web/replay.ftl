# Una partida terminada, paso a paso.

replay-title = Repaso y análisis
replay-pause = Esta partida ha terminado; se muestra otra vez.
replay-none = No hay nada que repasar
replay-to-table = A la mesa
replay-record = Descargar el registro
replay-verify = ¿Se repartió limpiamente?
replay-opening = Trayendo la partida…
replay-seat = Vista por
replay-open = Todas las manos a la vista
replay-link = Un enlace a este momento
replay-steps = Por la partida
replay-deal-back = Al reparto anterior
replay-back = Un paso atrás
replay-on = Un paso adelante
replay-deal-on = Al reparto siguiente
replay-step = Paso
replay-step-of = { $step } de { $last }
replay-decides = Decide { $who }
replay-no-decision = Aquí no decide nadie
replay-move = Jugada
# The head of a column: what a move brings on average.
replay-worth = Vale { $unit ->
    [game] en juegos
    [chip] en fichas
    [point] en puntos
    [stake] en apuestas
   *[none] { "" }
}
replay-wins = Gana
replay-made = jugada
replay-lost = Esto costó { $loss }.
replay-best = No costó nada.
replay-verdict = { $who }: «{ $made }» costó { $loss }; mejor «{ $best }»
    .best = { $who }: «{ $made }» no costó nada
replay-whole = Toda la partida
replay-play-on = ¿Y si…? Seguir desde aquí como { $who }
replay-curve = { $how ->
    [won] podía esperar { $start } al principio, y ganó { $end }
    [lost] podía esperar { $start } al principio, y perdió { $end }
   *[even] podía esperar { $start } al principio, y ni ganó ni perdió
  }
    .label = Lo que { $who } podía esperar, del primer momento al último
