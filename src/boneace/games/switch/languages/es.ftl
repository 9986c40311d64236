# Switch: lo que se cuenta, lo que se puede hacer y por qué no.
#
# Glosario. the face-up hand: la mano descubierta. the face-down hand: la mano tapada. unseen: a
# ciegas. to restart: repetir. to settle: dar por bueno.

## De qué va

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

## Lo que ha pasado

switch-passes = { $who ->
    [you] Pasas
   *[other] { $who } pasa
}.
switch-settles = { $who ->
    [you] Das
   *[other] { $who } da
} el reparto por bueno.
switch-restarts = { $who ->
    [you] Repites
   *[other] { $who } repite
} el reparto: nadie paga.
switch-keeps = { $who ->
    [you] Te quedas con
   *[other] { $who } se queda con
} la { $which ->
    [first] primera
   *[second] segunda
} mano, y la otra queda descubierta.
switch-keeps-shown = { $who ->
    [you] Te quedas con
   *[other] { $who } se queda con
} la { $which ->
    [first] primera
   *[second] segunda
} mano, y la otra queda descubierta: { $cards }.
switch-unseen = { $who ->
    [you] Cambias
   *[other] { $who } cambia
} a ciegas toda la mano por la tapada.
switch-unseen-got = { $who ->
    [you] Cambias
   *[other] { $who } cambia
} a ciegas toda la mano por la tapada: { $cards }.
switch-face-up-now = Ahora están descubiertas { $cards }.
switch-laid = Queda descubierta { $who ->
    [you] tu mano
   *[other] la mano de { $who }
}: { $cards }.

## Lo que se puede hacer

switch-move-keep-first = Quedarse la primera mano
    .hint = Tu segunda mano queda descubierta
switch-move-keep-second = Quedarse la segunda mano
    .hint = Tu primera mano queda descubierta
switch-move-swap-up = Cambiar todas
    .hint = Das tus tres cartas por las tres descubiertas
switch-move-swap-down = Cambiar a ciegas
    .hint = Das tus tres cartas por las tres tapadas
switch-move-knock = Golpear
    .hint = Acabar el reparto: los demás tienen un turno más
switch-move-stand = Plantarse
    .hint = Quedarte con tus tres cartas
switch-move-pass = Pasar
    .hint = Quedarte de momento con tus tres cartas
switch-move-restart = Repetir
    .hint = Nadie paga: tu mano queda descubierta y todo lo demás se reparte de nuevo
switch-move-decline = Dar por bueno
    .hint = Que el reparto se pague como está

## Por qué no

switch-one-laid = Quien reparte ya ha dejado descubierta una de sus manos
switch-restart-later = Lo de repetir se pregunta después de enseñar las cartas
switch-keep-before = Antes, quien reparte tiene que quedarse una de sus dos manos
switch-all-shown = Todos han enseñado sus cartas: repetir el reparto, o darlo por bueno
switch-no-unseen = En esta mesa no se usa la mano tapada
switch-no-restart = En esta mesa no se repite ningún reparto
switch-no-pass = En esta mesa no se pasa
switch-knocked = Alguien ha golpeado ya: cambiar o plantarse
switch-exchange = Se cambia una carta de la mano por una de la mano descubierta

# El primer reparto, para aprender.
switch-learn-goal = Cada uno tiene tres vidas. En cada reparto, la mano más baja pierde una, y gana el último que queda. (T31-58)
switch-learn-hand = Solo se suman las cartas de un palo. El as vale 11; el rey, la reina y la jota, 10. Así, la mejor mano es 31. (T31-52)
switch-learn-two-hands = Repartes tú, y por eso tienes dos manos. Rey y nueve de picas suman 19; la otra solo vale su reina, 10. Quédate la primera: la otra queda descubierta. (T31-55)
switch-learn-ann = Empieza Ann. Hay cuatro jugadas: cambiar una carta con la mano descubierta, cambiar las tres, cambiar las tres a ciegas por la mano tapada, o golpear. (B-T31-01)
switch-learn-ben = Ann ha cogido tu reina de tréboles y ha dejado el ocho de picas. A ti te serviría. ¿Lo dejará Ben?
switch-learn-exchange = Ben ha dado toda la mano por la tapada, a ciegas: sería mala. Da tu seis de tréboles por el ocho de picas. Rey, nueve y ocho suman 27.
switch-learn-face-up = Tu seis de tréboles queda descubierto, y Ann reúne tréboles. Lo que das lo pueden coger los demás.
switch-learn-knock = Ann tiene la reina y el seis de tréboles: como mucho 27, con el as. Empatar arriba no cuesta nada. En la mesa nada te sirve, y no se puede pasar: golpea. (T31-58)
switch-learn-last-turns = A Ann y a Ben les queda un turno a cada uno, para cambiar o plantarse. Si una mano supera la tuya, pierdes dos vidas. (T31-58)
switch-learn-restart = Ninguna la supera: Ann tiene 26, y Ben, con 25, debería perder una vida. Pero con tres cartas de un palo que valgan más de 21 se puede repetir. Se pregunta primero a Ann. (T31-59)
switch-learn-again = Ann no tenía nada que pagar y lo ha dado por bueno, pero Ben repite: nadie pierde una vida. La mano de Ben queda descubierta, y las demás se reparten de nuevo. (B-T31-02)
switch-learn-new-hand = Tienes as y reina de corazones, 21. Ann ha cogido las tres cartas de la mano de Ben, que suman 25, y ha dejado el diez de corazones. Ahora, Ben.
switch-learn-thirty-one = Ben solo quería el siete de picas. Da tu tres de tréboles por el diez: as, reina y diez de corazones son 31.
switch-learn-end = Un 31 antes de que nadie golpee se enseña al momento, y todos los demás pierden una vida. Ben repitió para salvar una, y ahora paga también Ann.

## Estrategias fijas, para la arena

switch-zoo-textbook = Cambia si mejora la mano, golpea desde 22 puntos en el primer turno hasta 27 más tarde.
