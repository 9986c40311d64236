# Cómo se llama a quien no ha dicho su nombre; si hay varios, llevan un número.

names-guest = Invitado
names-guest-more = Invitado { $number }
