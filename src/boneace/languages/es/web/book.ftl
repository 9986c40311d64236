# El libro de reglas.

book-title = { $game }: las reglas
book-none = No existe ese libro de reglas
book-english = Por ahora este libro de reglas está solo en inglés.
book-contents = Índice
book-print-card = Imprimir un resumen
book-here = aquí: { $value }
book-your-table = En tu mesa valen estas reglas: { $preset }. Lo que cambia respecto al juego habitual está marcado.
book-play-these = Jugar con estas reglas
book-opening = Abriendo el libro…
book-examples = Un reparto en la mesa
    .open = Recorre este reparto paso a paso
    .of = { $game }: un reparto del libro de reglas
book-changed = Cambios respecto a { $preset }:
book-usually = normalmente
book-minute = Este es el juego habitual. En tu mesa cambia esto:
book-differs = { $option }: { $here } ({ $of }: { $there })
