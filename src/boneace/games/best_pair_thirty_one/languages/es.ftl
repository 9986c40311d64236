# Best, Pair and Thirty-one: lo que se cuenta, lo que se puede hacer y por qué no. Lo común está en
# vying.ftl.
#
# Glosario. Best, Pair, Thirty-one: mejor carta, pareja, treinta y uno, los lances de un reparto.
# upcard: carta a la vista. to see: ver. to fold: retirarse. to draw: robar. satisfied: servido. over:
# se pasa de 31. prial: prial (tres iguales). stake: apuesta, en puntos. game: juego.

## De qué va

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

## Palabras

best-pair-thirty-one-stage = { $stage ->
    [best] Mejor carta
    [pair] Pareja
   *[thirty-one] Treinta y uno
}
best-pair-thirty-one-over = me paso
best-pair-thirty-one-prial = un prial
best-pair-thirty-one-label = { $move ->
    [pass] Pasar
    [raise] Subir a { $up }
    [see] Ver por { $asked }
    [fold] Retirarse
    [draw] Robar
   *[stand] Servido
}

## Por qué un lance fue como fue

best-pair-thirty-one-beats = { $best } gana a { $other }{ $by ->
    [suit] { " " }por el palo
   *[value] { "" }
}
best-pair-thirty-one-nobody-bet = Nadie ha apostado
best-pair-thirty-one-by-fold = El otro se retira: no se enseña nada
best-pair-thirty-one-seen = Visto por { $stake }: { $why }
best-pair-thirty-one-both-31 = Los dos con 31 de mano: gana el mejor as
best-pair-thirty-one-dealt-31 = 31 de mano
best-pair-thirty-one-both-32 = Los dos tienen 32
best-pair-thirty-one-other-32 = El otro tiene 32
best-pair-thirty-one-drew-31 = Llega a 31 robando
best-pair-thirty-one-other-over = El otro se ha pasado de 31
best-pair-thirty-one-each = { $total } cada uno: { $why }
best-pair-thirty-one-prials = { $count ->
    [one] Un prial
   *[other] Dos priales
}: el juego

## Lo que ha pasado

best-pair-thirty-one-draws = { $who ->
    [you] Robas
   *[other] { $who } roba
} { $card }.
best-pair-thirty-one-draws-unseen = { $who ->
    [you] Robas
   *[other] { $who } roba
} una carta.
best-pair-thirty-one-face-up = { $who ->
    [you] Recibes
   *[other] { $who } recibe
} { $card } a la vista.
best-pair-thirty-one-told = { $move ->
    [pass] { $who ->
        [you] Pasas
       *[other] { $who } pasa
    }.
    [fold] { $who ->
        [you] Te retiras
       *[other] { $who } se retira
    }.
    [see] { $who ->
        [you] Ves
       *[other] { $who } ve
    } por { $points }.
    [raise] { $who ->
        [you] Subes
       *[other] { $who } sube
    } a { $points }.
   *[stand] { $who ->
        [you] Dices
       *[other] { $who } dice
    } «servido».
}
best-pair-thirty-one-announce = { $who ->
    [you] Cantas
    [among] { $who } cantáis
   *[other] { $who } { $count ->
        [one] canta
       *[other] cantan
    }
} un prial, que gana el juego.
best-pair-thirty-one-says = { $who }: «{ $what }».
best-pair-thirty-one-shows = { $who ->
    [you] Enseñas
   *[other] { $who } enseña
} { $cards }.
best-pair-thirty-one-nobody-scores = { $title }: no anota nadie ({ $why }).
best-pair-thirty-one-scores = { $title }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} para { $who ->
    [you] ti
   *[other] { $who }
} ({ $why }).
best-pair-thirty-one-has = { WITHIN($who) } { $count }
best-pair-thirty-one-deal-over = Fin del reparto: { $have }.
best-pair-thirty-one-wins-game = { $who ->
    [you] Ganas
   *[other] { $who } gana
} { $game ->
    [double] un juego doble
   *[single] el juego
}, { $points } a { $other }.
best-pair-thirty-one-games = Juegos: { $have }.

## Qué hace una jugada

best-pair-thirty-one-hint-pass = { $who ->
    [other] Se vuelve a entrar cuando apueste quien reparte
   *[dealer] Nadie anota la pareja
}
best-pair-thirty-one-hint-raise = Si el otro se retira, da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
best-pair-thirty-one-hint-see = Enseñar por { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
best-pair-thirty-one-hint-fold = El otro anota { $points }; no se enseña nada
best-pair-thirty-one-hint-fold-first = Nadie anota la pareja
best-pair-thirty-one-hint-draw = Una carta del mazo, boca abajo
best-pair-thirty-one-hint-stand = Quedarse en { $total }

## Por qué no

best-pair-thirty-one-no-move = «{ $text }» no es una jugada de Best, Pair and Thirty-one. Hay estas: { $moves }
best-pair-thirty-one-raise-by-one = «{ $text }»: siempre se sube 1, y se escribe «raise» (BPT-39)
best-pair-thirty-one-pair-over = Ya no se apuesta a la pareja: robar, o darse por servido
best-pair-thirty-one-pair-first = Todavía se apuesta a la pareja: se roba en el tercer lance
best-pair-thirty-one-own-limit = Subir a { $stake }, con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} ya ganados, pasaría de { $game }
best-pair-thirty-one-other-limit = Subir a { $stake }, con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} del otro, pasaría de { $game }
best-pair-thirty-one-raised = La apuesta ha subido a { $asked }: ver, subir o retirarse
best-pair-thirty-one-come-in = Quien ha pasado tiene que entrar ahora: ver o subir
best-pair-thirty-one-has-seen = Quien no reparte ha visto: ver también, o subir
best-pair-thirty-one-see-on-ten = Antes de toda apuesta solo puede ver quien tiene 10 puntos
best-pair-thirty-one-dealer-bets = Quien reparte apuesta o se retira cuando el otro ha pasado
best-pair-thirty-one-on-ten = Con 10 puntos, antes de toda apuesta: pasar, o ver por 1
best-pair-thirty-one-nothing-bet = Aún no hay apuesta de la que retirarse: pasar

## Resolver un reparto

best-pair-thirty-one-bad-score = «{ $given }» no es un tanteo: da los puntos de quien no reparte y de quien reparte antes del reparto, de 0 a { $most } cada uno, como 5-5
best-pair-thirty-one-bad-upcards = «{ $given }» no son dos cartas: da las cartas descubiertas de quien no reparte y de quien reparte, como 7S TD
best-pair-thirty-one-unsolved = no se puede resolver un reparto con { $option } cambiada: solo after_pass, raise_limit y see_at_ten pueden ser otras
best-pair-thirty-one-whole-unsolved = el juego entero solo se puede resolver con el reglamento sin cambios
best-pair-thirty-one-no-policy = la estrategia de los bots falta, o no está entera

# El primer reparto, para aprender.
best-pair-thirty-one-learn-goal = Cada reparto tiene tres lances, mejor carta, pareja y treinta y uno, y gana el primero que llega a 11 puntos. Antes de este reparto tenías 6 puntos, y Ann 7. (BPT-14)
best-pair-thirty-one-learn-best = La mejor carta ya está decidida: es para la más alta de las dos que están a la vista. El rey de Ann gana a tu nueve y anota 1: ahora Ann tiene 8. (BPT-18)
best-pair-thirty-one-learn-pair = La pareja es para la pareja más alta o, sin pareja, para la carta más alta. Se apuesta, y tus dos seises son buenos: casi ninguna mano tiene pareja. La apuesta es 1. Sube a 2. (BPT-31)
best-pair-thirty-one-learn-answer = Ann puede retirarse, y anotas 1; ver, y se comparan las manos por 2; o subir. (BPT-33)
best-pair-thirty-one-learn-raise = Ann ha subido a 3. Puede ser una pareja alta, pero más a menudo es un as, y hasta el as de diamantes, el Bone-Ace, pierde contra cualquier pareja. Sube a 4. (BPT-28)
best-pair-thirty-one-learn-limit = Ann no puede subir más: 8 puntos y una apuesta de 5 pasan de 11. Tendrá que ver o retirarse. (BPT-41)
best-pair-thirty-one-learn-thirty-one = Ann ha visto, con un as, y anotas 4. Ahora suma tus cartas, sean del palo que sean. Un as vale 11. Tienes 21: roba, para acercarte a 31. (BPT-50)
best-pair-thirty-one-learn-satisfied = Con el cuatro son 25. Ahora Ann también roba una carta, o dice «servido». (BPT-60)
best-pair-thirty-one-learn-risk = Ann dice «servido» con un as, el rey y otra carta: casi seguro, más de 25. Si te quedas ahí, lo normal es perder. Si te pasas de 31, anota Ann. Roba: hasta un seis, todo sirve. (BPT-52)
best-pair-thirty-one-learn-end = El tercer seis: 31, 1 punto, y el juego, 11 a 8. El as de Ann era el Bone-Ace, la mejor carta de todas, y tus dos seises le han ganado. (BPT-49)

## Estudios

best-pair-thirty-one-study-opening = ¿Qué vale un reparto según las cartas descubiertas?
    .about = Se resuelven las apuestas del primer reparto de un juego para cada pareja de cartas descubiertas, con el tercer lance y los tanteos siguientes como los tiene la solución incluida. Con eso, el valor verdadero está con seguridad entre los límites: nadie ganaría más respondiendo lo mejor posible. La solución incluida está a unas 0,005 de un juego del equilibrio. --deals son las vueltas de aprendizaje para cada pareja de cartas (12).
best-pair-thirty-one-study-corner = carta de quien no reparte; de quien reparte ▸
best-pair-thirty-one-study-whole = El primer reparto de un juego, con todas las cartas
best-pair-thirty-one-study-worth = vale para quien no reparte
best-pair-thirty-one-study-first = primer reparto
best-pair-thirty-one-study-value = Lo que vale para quien no reparte, en juegos
best-pair-thirty-one-study-bounds = Se muestra el medio entre los límites: el valor verdadero está a menos de { $within }. Los ficheros tienen los límites. Ganar cuenta 1, perder −1, un juego doble el doble. Con valores iguales, los palos deciden de las dos maneras tanto como salen.

## Estrategias fijas, para la arena

best-pair-thirty-one-zoo-textbook = Sube con parejas, ve con un rey o un as, se retira con lo demás; se planta con 26, o con 24 si el otro se planta.
best-pair-thirty-one-zoo-opener = Sube el primero con cualquier mano, y solo responde a una subida con una buena.

## Lo que se puede hacer

best-pair-thirty-one-action-raise = Subir
    .help = Subir 1
best-pair-thirty-one-action-stand = Servido
    .help = Servido
    .may = darte por servido
