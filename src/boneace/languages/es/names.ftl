# Cómo se llama a quien no ha dicho su nombre; si hay varios, llevan un número.

names-guest = Visitante
names-guest-more = Visitante { $number }
