# Propuestas: lo que se piden unos a otros en una partida, las respuestas y lo que resulta. Son frases, pero el motivo
# de un rechazo es parte de una frase: sin mayúscula inicial y sin punto.
#
# Glosario. offer: propuesta; undo: deshacer la última jugada; stand in: un bot juega por quien no está.

offers-asks-undo = { $who } quiere deshacer su última jugada.
offers-asks-end = { $who } quiere terminar la partida tal como está.
offers-asks-pause = { $who } quiere hacer una pausa.
offers-asks-stand-in = { $who } quiere que un bot juegue por quien no está.
offers-asks-hints = { $who } quiere que se permitan consejos.
offers-done-undo = { $who } ha deshecho su última jugada.
offers-done-end = La partida ha terminado de común acuerdo.
offers-done-pause = La partida está en pausa.
offers-done-stand-in = De momento, un bot juega por { $who }.
offers-done-hints = Los consejos están activados en esta partida.
offers-declined = { $who } no está de acuerdo.
offers-withdrawn = { $who } ha retirado la propuesta.
offers-late = No todos han respondido a la propuesta.
offers-moved = La partida ha seguido; la propuesta ya no vale.
offers-ended = La partida ha terminado de común acuerdo. Queda como está.

offers-spectators = quien mira no opina: no tiene asiento
offers-over = la partida ha terminado
offers-out = estás fuera de la partida
offers-one-at-a-time = hay otra propuesta que espera respuesta
offers-declined-already = ya se ha rechazado; vuelve a preguntar cuando la partida haya seguido
offers-enough = ya basta por ahora: sigue jugando antes
offers-not-your-last = solo puedes deshacer tu última decisión, mientras nadie haya jugado después
offers-answered = esto ya no se puede deshacer: { $who } ha jugado después, y lo que alguien juega dice algo de sus cartas. Cuando acabe la partida, podrás seguir jugando desde cualquier punto
offers-something-told = esto no se puede deshacer: alguien se ha enterado de algo con ello
offers-daily = un reparto del día se juega hasta el final
offers-paused-already = la partida ya está en pausa
offers-hints-already = en esta partida ya hay consejos
offers-no-hints = en esta partida no hay consejos: lo decide quien la organiza, y el reparto del día no los tiene
offers-paused = la partida está en pausa
offers-not-paused = la partida no está en pausa
offers-nobody-gone = nadie lleva ausente el tiempo suficiente
offers-gone = esa propuesta ya no existe
offers-your-own = esta propuesta es tuya
