# Schwimmen: de qué va, sus opciones y reglamentos, lo que se cuenta, lo que se puede hacer y por qué no.
#
# Glosario. the middle: el centro. to knock: golpear. to swim: nadar. Feuer: igual en todos los
# idiomas.

schwimmen-game = Schwimmen
    .summary = Cambia cartas con el centro para reunir 31 en un palo. La mano más baja pierde una vida; sin vidas se nada.

## Opciones

schwimmen-option-two-hands = Dos manos
    .meaning = Quién recibe dos manos, mira una y se la queda o toma la otra a ciegas; la que sobra es el centro.
    .value-dealer = Quien reparte
    .value-eldest = El jugador a la izquierda de quien reparte
    .value-nobody = Nadie: se descubren tres cartas
schwimmen-option-passing = Pasar
    .meaning = Se puede pasar antes de que alguien golpee.
schwimmen-option-seven-eight-nine = Siete, ocho, nueve
    .meaning = Qué ocurre cuando en el centro hay un siete, un ocho y un nueve.
    .value-stay = Se quedan
    .value-on-request = Quien tiene el turno puede pedir tres cartas nuevas
    .value-at-once = Al momento se ponen tres cartas nuevas
schwimmen-option-knock-when = Golpear
    .meaning = Cuándo puede golpear un jugador en su turno.
    .value-instead = En lugar de cambiar o pasar
    .value-after = Después de haber cambiado o pasado
schwimmen-option-fire = Feuer
    .meaning = Cuánto valen tres ases.
    .value-32 = 32, y acaban el reparto
    .value-33 = 33, y acaban el reparto
    .value-30-5 = 30½, como cualquier trío
schwimmen-option-threes-by-rank = Tríos por valor
    .meaning = De dos manos de 30½ es mejor la de cartas más altas.
schwimmen-option-fire-costs = El Feuer cuesta una vida
    .meaning = Quién pierde una vida cuando alguien tiene Feuer.
    .value-others = Todos los demás
    .value-lowest = La mano más baja
schwimmen-option-thirty-one-costs = Un 31 cuesta una vida
    .meaning = Quién pierde una vida cuando alguien enseña un 31.
    .value-lowest = La mano más baja
    .value-others = Todos los demás
schwimmen-option-lives = Las vidas de cada jugador.
schwimmen-option-free-ride = Nadar
    .meaning = Quien se queda sin vidas nada: sigue jugando hasta que pierde otra vez.

## Reglamentos

schwimmen-preset-default = Schwimmen
    .summary = Quien reparte elige entre dos manos; en cada turno se cambia una carta o las tres, se pasa o se golpea.
schwimmen-preset-closing = Cerrar
    .summary = Un jugador puede cerrar el reparto al final de su turno, cuando ha cambiado o pasado.
schwimmen-preset-knack = Knack
    .summary = Elige entre dos manos el jugador a la izquierda de quien reparte, nadie golpea en la primera ronda, y tres ases valen 33.

## Lo que ha pasado

schwimmen-passes = { $who ->
    [you] Pasas
   *[other] { $who } pasa
}.
schwimmen-renews = { $who ->
    [you] Pides
   *[other] { $who } pide
} cartas nuevas.
schwimmen-taken-away = Se retiran las tres cartas del centro.
schwimmen-lie = En el centro quedan { $cards }.
schwimmen-keeps = { $which ->
    [first] { $who ->
        [you] Te quedas
       *[other] { $who } se queda
    } con la primera mano
   *[second] { $who ->
        [you] Tomas
       *[other] { $who } toma
    } la segunda mano a ciegas
}.
schwimmen-keeps-shown = { $which ->
    [first] { $who ->
        [you] Te quedas
       *[other] { $who } se queda
    } con la primera mano
   *[second] { $who ->
        [you] Tomas
       *[other] { $who } toma
    } la segunda mano a ciegas
}. En el centro quedan { $cards }.
schwimmen-at-once = ¡{ $showing }!
schwimmen-shows = { $who } con { $total }
schwimmen-fire = Feuer: tres ases.
schwimmen-exhausted = Todos han pasado y quedan menos de tres cartas: acaba el reparto.
schwimmen-loses-last = { $who ->
    [you] Pierdes
   *[other] { $who } pierde
} { $lives ->
    [one] 1 vida
   *[other] { $lives } vidas
} y { $who ->
    [you] nadas
   *[other] nada
}.
schwimmen-loses-again = { $who ->
    [you] Nadabas y vuelves
   *[other] { $who } nadaba y vuelve
} a perder.

## Lo que tiene un asiento, y lo que hay en la mesa

schwimmen-lives = { $lives ->
    [one] 1 vida
   *[other] { $lives } vidas
}
schwimmen-swimming = nada
schwimmen-has-knocked = ha golpeado
schwimmen-middle = Centro
schwimmen-second-hand = Segunda mano

## Lo que se puede hacer

schwimmen-move-keep-first = Quedarse la mano
    .hint = La segunda mano queda descubierta
schwimmen-move-keep-second = Tomar la segunda mano
    .hint = Tu mano queda descubierta, y tomas la otra a ciegas
schwimmen-move-swap-all = Cambiar todas
    .hint = Das tus tres cartas por las tres del centro
schwimmen-move-pass = Pasar
    .hint = Quedarte con tus tres cartas
schwimmen-move-knock = Golpear
    .hint = Cerrar el reparto: los demás tienen un turno más
schwimmen-move-continue = Seguir
    .hint = Que le toque al siguiente
schwimmen-move-renew = Cartas nuevas
    .hint = Que se pongan tres cartas nuevas en el centro, antes de tu turno

## Por qué no

schwimmen-kept = Una de las dos manos está ya descubierta
schwimmen-keep-before = Antes hay que quedarse una de las dos manos
schwimmen-no-pass = En esta mesa no se pasa antes de que alguien golpee
schwimmen-knocked = Alguien ha golpeado ya
schwimmen-after-turn = Se golpea después de haber cambiado o pasado
schwimmen-say-first = El turno ha acabado: golpear, o seguir
schwimmen-new-first = Antes hay que poner las cartas nuevas
schwimmen-exchange = Se cambia una carta de la mano por una del centro
schwimmen-never-renewed = En esta mesa no se piden cartas nuevas
schwimmen-none-left = Quedan menos de tres cartas
schwimmen-not-seven-eight-nine = Solo hay cartas nuevas por un siete, un ocho y un nueve

# El primer reparto, para aprender.
schwimmen-learn-goal = Schwimmen es «nadar» en alemán. Has perdido todas tus vidas, así que nadas: si pierdes otra vez, quedas fuera. Ben también nada, y a Ann le queda una vida. (SCH-25)
schwimmen-learn-worth = Al acabar un reparto pierde la mano más baja. Solo se suman las cartas de un palo: el as vale 11; el rey, la reina, la jota y el diez, 10. (SCH-15)
schwimmen-learn-two-hands = Repartes tú, y por eso hay dos manos para ti, pero solo puedes mirar una. No vale más que su reina, 10. Toma la otra a ciegas; esta va al centro. (SCH-07)
schwimmen-learn-two-jacks = Ha merecido la pena: dos jotas, y con el siete de diamantes tienes 17. Ahora juega Ann y luego Ben. Pueden cambiar con el centro, pasar o golpear.
schwimmen-learn-exchange = Ben ha cogido el ocho de diamantes. Da tu siete por la reina de picas: con la jota de picas son 20, y conservas las dos jotas. Tres cartas del mismo valor cuentan 30½. (SCH-16)
schwimmen-learn-given = Tu siete queda en el centro, donde lo puede coger cualquiera. Ben reúne diamantes. (SCH-09)
schwimmen-learn-jack = Ben ha cogido tu siete y ha dado por él la jota de corazones. Podrías coger las tres cartas del centro, 27. Pero es mejor la tercera jota: da la reina. (SCH-10)
schwimmen-learn-fire = Tres jotas cuentan 30½. Solo son mejores 31 y tres ases, que se llaman Feuer. En tu próximo turno podrás golpear: un golpe ocupa el turno entero. (SCH-12)
schwimmen-learn-knock = Ann y Ben han pasado. Si pasas tú también, llegan al centro tres cartas nuevas, y pueden servir a los demás. Golpea ya. (SCH-13)
schwimmen-learn-last-turns = A cada uno de los demás le queda un turno, para cambiar o pasar. (SCH-14)
schwimmen-learn-end = Ann tiene 26, y Ben 25, la mano más baja: sin la jota de Ben habría sido la tuya. Ben ya nadaba, y queda fuera. Tú sigues nadando, y solo queda Ann. (SCH-26)

## Estrategias fijas, para la arena

schwimmen-zoo-textbook = Guarda una primera mano de 18, cambia si mejora la mano, golpea desde 24 puntos al principio hasta 28 más tarde.
