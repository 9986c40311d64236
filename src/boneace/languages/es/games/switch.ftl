# Switch: de qué va, sus opciones y sus reglamentos.

switch-game = Switch
    .summary = Reúne 31 en un palo con dos manos en la mesa, una descubierta y otra tapada.

## Opciones

switch-option-fourth-action = Cuarta jugada
    .meaning = Qué puede hacer un jugador además de cambiar una carta, cambiar con la mano descubierta y golpear.
    .value-unseen = Cambiar a ciegas con la mano tapada
    .value-pass = Pasar; la mano tapada no se usa
    .value-both = Cambiar a ciegas, y también pasar
switch-option-given-up = La mano que se deja
    .meaning = Cómo queda la mano que se cambió a ciegas.
    .value-face-down = Tapada, en el sitio de la que se tomó
    .value-face-up = Descubierta: la que lo estaba se tapa
switch-option-restart = Repetir
    .meaning = Quién puede repetir el reparto con tres cartas de un palo que valgan más de 21.
    .value-anybody = Cualquiera, por turno desde la izquierda de quien reparte
    .value-winner = Solo la mano más alta
    .value-nobody = Nadie
switch-option-blitz-after-knock = Un 31 hecho después de golpear acaba el reparto: quien lo tiene se salva, quien golpeó pierde dos y los demás una.

## Reglamentos

switch-preset-default = Switch
    .summary = En cada turno se cambia una carta o toda la mano por la descubierta, toda la mano a ciegas por la tapada, o se golpea.
switch-preset-pass = Con paso
    .summary = Como en el juego alemán, se puede pasar; la mano tapada no se usa.
