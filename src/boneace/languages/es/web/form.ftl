# El formulario de una partida nueva.

form-title = Partida nueva
form-title-of = Partida nueva de { $game }
form-heading = Partida nueva: { $game }
form-no-game = No existe ese juego
    .text = Esta mesa no tiene ese juego.

form-seats = Asientos
form-passes = El turno pasa siguiendo esta lista.
form-watching = Ningún asiento es tuyo: vas a mirar.
form-name-at = Nombre en el asiento { $n }
form-who-at = Quién ocupa el asiento { $n }
form-remove = Quitar el asiento { $n }
form-add = Añadir asiento
form-more-seats = Con estas reglas juegan { $n }. Con las reglas «{ $preset }» pueden jugar más.
form-choose-preset = Jugar «{ $preset }» con { $n ->
    [one] un asiento
   *[other] { $n } asientos
} más
form-wait = Esperar a los amigos como mucho
    .meaning = El reparto siguiente espera a que todos hayan visto el resultado. El límite cuenta desde que alguien está listo.
form-wait-unlimited = Sin límite
form-wait-seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
  }
form-clock = Reloj
    .meaning = Solo lo tienen las personas. Cuando se acaba el tiempo, un bot juega hasta que la persona vuelve.
form-clock-none = Sin reloj
form-clock-move = { $n ->
    [one] { $n } segundo por jugada
   *[other] { $n } segundos por jugada
  }
form-clock-bank = { $n ->
    [one] { $minutes } minutos y { $n } segundo por jugada
   *[other] { $minutes } minutos y { $n } segundos por jugada
  }
form-away = Un bot puede jugar por quien no está
    .meaning = Los demás lo deciden entre todos.
form-away-never = Nunca
form-away-seconds = { $n ->
    [one] Tras { $n } segundo
   *[other] Tras { $n } segundos
  }
form-first-dealer = Reparte primero
form-seat = Asiento { $n }
form-player = Jugador { $n }
form-your-name = Tu nombre
form-asks-name = ¿Cómo quieres que te llamen? Este navegador recuerda el nombre. Sin nombre apareces como invitado.
form-opponents = Sobre los rivales

form-rules = Reglas
form-house-rules = Reglas de la casa
form-as-set = como en el reglamento
form-changed = { $n ->
    [one] { $n } cambiada
   *[other] { $n } cambiadas
  }
form-reset-all = Restablecer todas
form-rules-link = Un enlace con estas reglas
form-start = Empezar
form-less = Menos: { $option }
form-more = Más: { $option }
form-changed-from = en vez de «{ $value }»
form-reset = Restablecer
form-reset-option = Restablecer { $option }
# Below an option: the clause of the rules it comes from, and how many more there are.
form-rule = Regla { $clause }
form-rules-more = { $n } más
form-value-none = ninguno
form-value-yes = sí
form-value-no = no
form-opens = Abrir todas las cartas al final
    .meaning = También las que las reglas nunca muestran. Así cualquiera puede comprobar la partida entera.
