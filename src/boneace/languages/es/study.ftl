# `boneace study`: lo que se le puede preguntar, lo que escribe y por qué no puede. Las palabras de
# Vingt-Un están en vingt-un.ftl, con su glosario.
#
# %(default)s está por lo que se pone en su lugar: se deja como está.

## Ayuda

study-help = calcular lo que valen las decisiones y las reglas
study-about = Vingt-Un: lo que un jugador puede esperar de plantarse y de pedir, exactamente, por total, blando o duro,
    y por las cartas; lo que trae separar; y lo que saca quien reparte con una regla u otra.

    Un jugador juega contra quien reparte, con una apuesta de 1 y una baraja entera o como se diga.
    Quien reparte ve lo que el jugador ha pedido y que se ha plantado, y juega el último. Si no se
    dice otra cosa, los dos juegan lo mejor que pueden; a cualquiera se le puede dar una estrategia fija.
study-strategies = Las estrategias se escriben: best (lo mejor), o el total en que se planta, como 17; 16/18 es plantarse en 16,
    y en 18 con un as que vale once.
study-asked = lo que se pregunta
study-table = la tabla de lo que se espera (siempre está; lo normal)
study-compositions = cada mano por sus cartas, no solo las de dos
study-check = jugar tantos repartos con el motor y comparar ({ $deals }); la salida es 1 si no coinciden
study-variants = la ventaja de quien reparte con unas reglas de la casa y sin ellas; lo que no se puede calcular se juega, tantos repartos ({ $deals }; una vigésima parte con varios jugadores)
study-deal = el reparto
study-dealer = la estrategia de quien reparte (%(default)s)
study-player = la estrategia del jugador (%(default)s)
study-without = cartas que no están en la baraja: «KS KH 5D», o «K K 5»
study-pack = la baraja por sus valores: «A=4 2=3 K=1», de los demás ninguna
study-seed = de lo que se juega (%(default)s)
study-output = salida
study-json = escribirlo todo como JSON
study-csv = escribir las filas en un fichero .csv
study-plot = dibujar la tabla, o con --variants esas, en un fichero .svg, .png o .pdf (hace falta boneace[study])
study-bad-deals = los repartos son un número desde 1000, no { $text }
study-a-table = una tabla
study-a-drawing = un dibujo
study-written = escrito: { $file }

## Razones

study-suffix = { $file }: { $what } se escribe en un fichero que acabe en { $ends }
study-folder = { $file } es una carpeta, no un fichero
study-no-folder = { $file }: no existe la carpeta { $folder }
study-unwritten = no se puede escribir { $file }: { $why }
study-no-difference = la opción «{ $name }» no cambia nada en la tabla, que es de un reparto y un jugador: hay { $known }; para las demás, --variants
study-divided-hands = con dealer_divides=best las manos separadas de quien reparte no se pueden tomar una a una, y no hay tabla; --variants dice lo que vale
study-no-strategy = «{ $text }» no es una estrategia: escribe best, o el total en que se planta, de { $least } a { $most }, como 17; 16/18 es plantarse en 16, y en 18 con un as que vale once
study-no-ranks = «{ $word }» no dice cuántas cartas de un valor hay en la baraja: escribe A=4, 7=2 o K=0, con un valor de { $ranks } y un número de 0 a { $suits }
study-rank-twice = el valor { $rank } se ha dado dos veces
study-small-pack = una baraja de { $cards } cartas no llega para un reparto: tiene que haber { $least }
study-four-only = en la baraja solo hay cuatro cartas de valor { $rank }
study-write-cards = { $why }: escribe KS, 5D o, si el palo da igual, K
study-not-twice = { $card } no está dos veces en la baraja
study-no-matplotlib = para dibujar hace falta matplotlib, que no está instalado: pip install 'boneace[study]'; sin --plot el terminal enseña lo mismo como texto

## Lo que se está haciendo

study-compiling = Compilando
study-dividing = Separar parejas
study-strategies-in-turn = Las dos estrategias, por turno
study-whole-deals = Repartos enteros
study-by-a-coin = Plantarse y pedir a cara o cruz
study-first-card = Por la primera carta de quien reparte
study-no-dividing = Sin separar quien reparte
study-no-drawing = Sin pedir con 21
study-double-called = Se dobla
study-double-not-called = No se dobla
study-playing = { study-where }: { $what }

## Barajas y estrategias

study-whole-pack = la baraja entera
study-pack-without = { $size } cartas, la baraja sin { $cards }
study-pack-of = { $size } cartas: { $ranks }
study-plays-best = juega lo mejor que puede
study-stands-on = se planta en { $hard }
study-stands-soft = se planta en { $hard }, y con un as de once en { $soft }

## Lo que ha salido

study-heading = Vingt-Un: un jugador contra quien reparte, primer reparto de { $pack }.
study-both-play = Quien reparte { $dealer }; el jugador { $player }. No se dobla.
study-advantage = La ventaja de quien reparte es del { $percent } % de la apuesta en cada reparto.
study-neither = Ninguno puede hacerlo mucho mejor: la mejor respuesta de quien reparte le daría otro { $percent } %, la del jugador es la que se enseña ({ $rounds } vueltas).
study-could-gain = El jugador podría ganar un { $percent } % jugando lo mejor posible.
study-seconds = Calculado en { $seconds } s.
study-title-total = Lo que trae una apuesta, por total
study-caption = blando: un as vale once. El jugador pide tantas veces como se dice; donde las dos cosas valen casi lo mismo, hace las dos.
study-title-pairs = Parejas, con lo mismo en la segunda carta que en la primera
study-title-cards = Por las cartas: dos en la mano, + lo que está a la vista
study-title-check = Jugado con el motor: { $deals } repartos con las dos estrategias, y otros tantos en que el jugador empieza a cara o cruz
study-title-variants = La ventaja de quien reparte, { study-where }: { study-unit }
study-where = { $where ->
    [turn] todo un turno de reparto
    [several] { $players } jugadores
   *[one] un jugador
}
study-unit = { $where ->
    [turn] apuestas en todo el turno
   *[one] % de cada apuesta
}
study-column = { $column ->
    [total] total
    [two-cards] 2 cartas
    [more-cards] más
    [stand] plantar
    [draw] pedir
    [draws] pide
    [better-by] ventaja
    [leaning] pedir ◂ │ ▸ plantar
    [pair] pareja
    [keep] no separar
    [divide] separar
    [cards] cartas
    [of-deals] de los repartos
    [worked-out] calculado
    [played] jugado
    [errors] diferencia, en errores típicos
    [rule] regla
    [difference] diferencia
    [stakes] apuestas
    [turn] repartos del turno
   *[note] nota
}
study-soft = { $total } blando
study-hard = { $total } duro
study-always = siempre
study-never = nunca
study-agrees = El cálculo y el motor { $agree ->
    [yes] coinciden
   *[no] NO COINCIDEN
}: un reparto entero difiere en { $whole } errores típicos, la peor de { $count } cifras ({ $worst }) en { $errors }; hasta ±{ $allowed } es azar.
study-a-whole-deal = un reparto entero
study-compared = { $what }, { $did ->
    [stand] plantarse
    [draw] pedir
   *[divide] separar
}

## Reglas, y lo que saca de ellas quien reparte

study-as-they-stand = las reglas como están
study-may-not-divide = quien reparte no puede separar
study-stands-21 = una mano de 21 se planta
study-waits = un natural en la primera mano espera
study-waits-note = solo en la primera mano de un turno
study-double-known = se dobla con { $cards }, y el jugador lo sabe
study-double-naive = se dobla con { $cards }, y el jugador sigue como antes
study-before-call = de la apuesta antes de doblar
study-one-settled = se paga una de las manos separadas de quien reparte
study-all-but-tens = separa todas las parejas menos los dieces
study-divided-natural = as y diez tras separar son natural
study-as-by-rules = los dos juegan como con las reglas como están
study-takes-deal = un natural se lleva el reparto
study-two-naturals = hacen falta dos naturales
study-none-in-first = tampoco en la primera mano de una baraja
study-in-stakes = en apuestas, en todo el turno
study-eldest-only = solo se paga doble el natural del mano
study-ends-hand = el natural que se lleva el reparto acaba la mano
study-from-all = un natural cobra de todos
study-from-all-note = los jugadores se pagan entre ellos, a quien reparte no le toca
study-with-pool = con fondo
study-with-pool-note = apuestas de { $stakes } fichas; descontado lo que pone él en el fondo

## Dibujado

study-plot-totals = Vingt-Un: plantarse y pedir (ventaja de quien reparte { $percent })
study-plot-variants = Vingt-Un: la ventaja de quien reparte
study-plot-difference = diferencia con la primera fila
study-plot-soft = un as vale once
study-plot-hard = duro
study-plot-brings = lo que trae al jugador una apuesta de 1
study-plot-panel = { study-where }: { $where ->
    [turn] apuestas
   *[one] % de cada apuesta
}

## Preguntas sobre cada juego

study-about-questions = Responde a lo que discuten quienes juegan: exactamente donde se puede, y si no jugando, con intervalos del
    95 %. Sin NOMBRE se responde a todo; --list enseña las preguntas. Ctrl+C escribe lo que ya se sabe.

    La misma --seed da las mismas cifras, salvo con --seconds. Vingt-Un tiene además un estudio exacto de un reparto:
study-question = una pregunta; sin ella, todas
study-list = enseñar las preguntas sobre el juego
study-seats-asked = cuántos juegan; sin esto, lo usual en cada pregunta
study-deals = repartos (o partidas enteras, o vueltas de una solución) para cada cifra
study-seconds-asked = jugar este tiempo en total
study-stopped = Parado: las cifras son de lo jugado hasta ahora.
study-no-question = no hay ninguna pregunta «{ $name }» sobre este juego: { $known }
study-for-questions = { $name } es para las preguntas: di una, o míralas con --list
study-for-deal = { $name } es para el estudio exacto de un reparto de Vingt-Un, no para las preguntas
study-of = { $game }: { $rules } (semilla { $seed })
study-in-percent = { $title }, %
study-played = Se ha jugado para cada cifra: { $deals }.
study-note = ±: intervalo del { $level } %. *: una diferencia cuyo intervalo no contiene el 0; de veinte líneas así, más o menos una tiene estrella por azar. Las cifras sin ± son exactas, o han sido siempre las mismas; con «…» están entre esos límites.
study-cut = Algunas partidas se han cortado tras { $deals } repartos; no tienen ganador.
study-at-random = Este juego no tiene reglas prácticas: cada jugada legal se elige al azar.
study-seats = jugadores
study-so-many-seats = { $seats ->
    [one] 1 jugador
   *[other] { $seats } jugadores
}
study-rule = regla de la casa
study-points = puntos
study-hand = mano
study-usual = las reglas usuales
study-place = { $place ->
    [0] quien reparte primero
   *[other] quien reparte + { $place }
}
study-turn = { $last ->
    [yes] turno { $turn } o más tarde
   *[no] turno { $turn }
}
study-speaks = { $last ->
    [yes] habla { $place }.º o después
   *[no] habla { $place }.º
}

study-question-match = ¿Cuánto dura una partida y quién la gana?
    .about = Las partidas se juegan con las reglas prácticas del juego. Los sitios se cuentan desde quien reparte primero: «quien reparte + 1» es el siguiente.
study-question-rules = ¿Qué cambia cada regla de la casa?
    .about = Cada opción se pone en cada uno de sus otros valores (un número grande, en la mitad y el doble), y con ambos valores se juegan partidas con la misma suerte y las reglas prácticas. Se dice cuánto más hay que con las reglas usuales.
study-asking-match = Partidas enteras
study-asking-rules = Reglas de la casa
study-asking-thresholds = Cada decisión, jugada de las dos maneras
study-asking-balanced = Resolviendo rondas de apuestas
study-asking-solution = Resolviendo por cartas descubiertas
study-asking-draw = Todas las manos, todos los robos
study-asking-lances = Cada mano contra todas las demás
study-part-length = Cuánto dura
study-part-won = Partidas ganadas, por sitio
study-part-usual-length = Con las reglas usuales, { $seats } jugadores
study-part-usual-won = Partidas ganadas con las reglas usuales, { $seats } jugadores
study-part-rules-length = Cuánto más o menos con la regla de la casa
study-part-rules-won = Partidas ganadas más o menos a menudo

study-question-knock = ¿Con qué se golpea?
    .about = Todos golpean desde los mismos puntos, según el turno, y por lo demás juegan con las reglas prácticas. Esos puntos se mueven hasta que golpear gana por encima y pierde por debajo. Después cada decisión se juega de las dos maneras con las mismas cartas. Lo ganado se cuenta en vidas (o puntos, o fichas), menos lo que sacan todos de media.
study-knock-from = Golpear desde tantos puntos
study-knock-gain = Lo que gana golpear frente a seguir
study-range = Entre paréntesis: dónde puede estar también el límite, por lo que dicen los intervalos. Está vacío donde se llegó a ese turno muy pocas veces para responder; más repartos (--deals) ayudan.
study-question-open = ¿Con qué se abre?
    .about = Cuántas veces apuesta el juego equilibrado, el de los expertos, cuando nadie lo ha hecho: en repartos con cartas descubiertas al azar, resueltos uno a uno. Se resuelven las primeras apuestas de una ronda de hasta cuatro.
study-question-brag = ¿Qué gana una apuesta?
    .about = La primera apuesta de una ronda frente a pasar, con las mismas cartas: los demás, y todo lo que sigue, con las reglas prácticas. En fichas.
study-brag-balanced = El juego equilibrado apuesta, { $seats } jugadores
study-brag-gain = Lo que gana apostar frente a pasar
study-brag-unsolved = Esta manera de apostar no está resuelta.
