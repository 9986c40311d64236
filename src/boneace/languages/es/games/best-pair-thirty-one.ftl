# Best, Pair and Thirty-one: de qué va, sus opciones y sus reglamentos.

best-pair-thirty-one-game = Best, Pair and Thirty-one
    .summary = Tres lances en cada reparto: la mejor carta a la vista, un envite sobre la mejor pareja y la mano más cercana a 31. Gana quien llega antes a 11 puntos.

## Opciones

best-pair-thirty-one-option-pair-cards = Cartas para la pareja
    .meaning = Con qué cartas se hace la mano de la pareja.
    .value-three = Con las tres, también la descubierta
    .value-hidden = Solo con las dos tapadas
best-pair-thirty-one-option-showdown = Enseñar
    .meaning = Qué se enseña cuando se ve un envite y cuando se decide el treinta y uno.
    .value-winner = Se dicen los valores, y quien gana enseña con qué
    .value-all = Los dos enseñan todas sus cartas
best-pair-thirty-one-option-after-pass = Después de pasar
    .meaning = Qué puede hacer quien no reparte y ha pasado, cuando envida quien reparte.
    .value-must-answer = Tiene que entrar: ver o subir
    .value-may-fold = También puede retirarse, por 1 punto
best-pair-thirty-one-option-raise-limit = Límite de una subida
    .meaning = De quién son los puntos que con la apuesta no pueden pasar de 11.
    .value-own = De quien sube
    .value-both = De cualquiera de los dos
best-pair-thirty-one-option-see-at-ten = Ver con 10
    .meaning = Qué pasa cuando quien no reparte, con 10, ve antes de que se envide.
    .value-showdown = Se enseña al momento
    .value-may-raise = Quien reparte puede subir
best-pair-thirty-one-option-prial-first = El prial, antes
    .meaning = Un prial (tres iguales) repartido se canta antes de contar la mejor carta.
best-pair-thirty-one-option-two-prials = Dos priales
    .meaning = Quién gana cuando a los dos les viene un prial.
    .value-higher = El prial más alto
    .value-non-dealer = Quien no reparte, que habla primero
best-pair-thirty-one-option-two-32s = Dos manos de 32
    .meaning = Quién anota el treinta y uno cuando los dos tienen 32.
    .value-nobody = Nadie
    .value-both = Cada uno anota 1
    .value-dealer = Quien reparte: el otro tiene que cantar primero
best-pair-thirty-one-option-next-game-dealer = Primer reparto del juego siguiente
    .meaning = Quién reparte primero en el segundo juego de la partida y en los siguientes.
    .value-alternates = Se sigue alternando
    .value-loser = Quien perdió el último juego
best-pair-thirty-one-option-games = Juegos para ganar
    .meaning = La partida es para quien gana antes tantos juegos; un juego doble cuenta por dos.

## Reglamentos

best-pair-thirty-one-preset-reid = Reid
    .summary = El juego como lo describe su autor: 11 puntos, subidas de uno, y quien pasa tiene que entrar.
