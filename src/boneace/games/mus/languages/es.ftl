# Mus: lo que se cuenta, lo que se puede hacer y por qué no.
#
# Lo que se escribe como jugada (envido 2, no quiero, signal two-kings) es notación y es igual en
# todos los idiomas; lo que va en una frase es palabra del idioma.
#
# Glosario: lance: ronda de apuestas. mano: el primero en hablar. postre: quien reparte. piedra,
# amarraco, platillo: lo que se gana y de dónde sale. duples: dos parejas. deje, porque no: lo que da
# un envite no querido. descarte, mazo, baraja. reparto: cada vez que se dan cartas. juego: también
# cada una de las partes de una partida. compañero; pareja: dos cartas iguales, o los dos de un bando.
# seña: se pasa, y el contrario la caza. reclamar, conceder: la piedra por jugar como es debido. Lo
# que se dice en voz alta va tras dos puntos («Ane: envido 2»).
#
# Glosario. round: lance. side: pareja, bando. partner: compañero. stone: piedra. eldest: mano. to
# end the talk: cortar. signal: seña (se pasa, y el contrario la caza).

## De qué va

mus-game = Mus
    .summary = Cuatro cartas, dos contra dos y cuatro lances: grande, chica, pares y juego. Los compañeros pueden pasarse señas; con un órdago se juega uno el juego entero.

## Opciones

mus-option-kings = Reyes y ases
    .meaning = Si los treses son reyes y los doses son ases, en orden y en valor.
    .value-eight = Ocho reyes y ocho ases: los treses son reyes, los doses ases
    .value-four = Cuatro reyes y cuatro ases: rey, caballo, sota, siete y así hasta el as
    .value-printed = Como está impreso en la fuente: el tres segundo, con valor 3
mus-option-wild = Perico y Perica
    .meaning = Si el caballo de bastos y la sota de oros son comodines.
    .value-none = Sin comodines
    .value-each = Cada uno vale por cualquier carta, la mejor en cada lance
mus-option-natural-first = Antes las naturales
    .meaning = Una mano gana a otra igual que necesita un comodín para serlo.
mus-option-la-real = La real
    .meaning = Tres sietes y una carta de 10 son la mejor 31.
mus-option-sides = Bandos
    .meaning = Quién juega con quién: los compañeros enfrentados, o nadie (mus ilustrado).
    .value-partners = Dos contra dos
    .value-alone = Cada uno por su cuenta, de cuatro a ocho
mus-option-target = Piedras
    .meaning = Las piedras que ganan un juego.
mus-option-games = Juegos
    .meaning = La partida es al mejor de tantos juegos.
mus-option-corrido = Mus corrido
    .meaning = En el primer reparto la baraja corre con cada descarte, quien corta es mano y nadie pasa señas.
mus-option-stock-from = Mazo agotado
    .meaning = De quién son los descartes que forman el mazo nuevo.
    .value-all = De todos
    .value-others = De todos, menos de un único jugador que falte por servir
mus-option-answer = Contestar a un envite
    .meaning = Quién de la pareja contesta.
    .value-either = Cualquiera: no se quiere cuando todos los que pueden contestar no quieren
    .value-first = El que habla primero compromete a su pareja
mus-option-takers = Querer un envite
    .meaning = Cuántos pueden querer un mismo envite cuando cada uno juega por su cuenta.
    .value-any = Todos
    .value-one = Un solo contrario
mus-option-pass-pays = Lances en paso
    .meaning = Lo que pagan pares, juego y punto cuando no se envida.
    .value-basic = Solo su valor
    .value-literal = Una piedra más, como dice la fuente
mus-option-partner-counts = Lo del compañero
    .meaning = La pareja con los mejores pares o juego cuenta el valor de los dos.
mus-option-ordago-settles = Órdago querido
    .meaning = Qué se mira cuando se quiere un órdago.
    .value-round = Solo ese lance: gana el juego
    .value-counted = Antes los lances anteriores, por si ya ganan el juego
mus-option-signals = Señas
    .meaning = Si los compañeros pueden pasarse señas, y quién las ve.
    .value-off = Sin señas
    .value-unseen = Solo las ve el compañero
    .value-chance = Las ve el compañero, y el contrario que las cace
mus-option-signal-chance = Señas cazadas
    .meaning = De cada cien señas, cuántas caza cada contrario.
mus-option-courtesy = Una piedra por jugar como es debido
    .meaning = Un jugador puede reclamar una piedra por jugar como es debido; es de su pareja si la concede un contrario que se ha portado mal.

## Reglamentos

mus-preset-default = Mus
    .summary = Ocho reyes y ocho ases, a 40 piedras, al mejor de tres juegos.
mus-preset-four-kings = Cuatro reyes
    .summary = Los treses y los doses conservan su orden y su valor.
mus-preset-thirty = A treinta piedras
    .summary = Un juego más corto, a 30 piedras.
mus-preset-la-real = La real
    .summary = Tres sietes y una carta de 10 son la mejor 31.
mus-preset-corrido = Mus corrido
    .summary = El primer reparto sin señas: la baraja corre hasta que alguien corta, y ese es mano.
mus-preset-perico = Perico y Perica
    .summary = El caballo de bastos y la sota de oros son comodines.
mus-preset-literal = Al pie de la letra
    .summary = Se cuenta como dice la fuente: una piedra más por pares, juego y punto sin envite, y solo cuenta la mejor mano.
mus-preset-ilustrada = Mus ilustrado
    .summary = Cada uno por su cuenta, de cuatro a ocho jugadores.

## Palabras

mus-lance = { $lance ->
    [grande] grande
    [chica] chica
    [pares] pares
    [juego] juego
   *[punto] punto
}
mus-lance-title = { $lance ->
    [grande] Grande
    [chica] Chica
    [pares] Pares
    [juego] Juego
   *[punto] Punto
}
mus-lance-gloss = { $lance ->
    [grande] la más alta
    [chica] la más baja
    [pares] cartas iguales
    [juego] 31 o más
   *[punto] lo más cerca de 30
}
mus-spoken = { $act ->
    [mus] mus
    [no-mus] no hay mus
    [paso] paso
    [envido] envido { mus-number }
    [reenvido] reenvido { mus-number }
    [quiero] quiero
    [no-quiero] no quiero
   *[ordago] órdago
}
mus-label = { $act ->
    [mus] Mus
    [no-mus] No hay mus
    [paso] Paso
    [envido] Envido { mus-number }
    [reenvido] Reenvido { mus-number }
    [quiero] Quiero
    [no-quiero] No quiero
   *[ordago] Órdago
}
# MUS-51: los vascos tienen palabras propias del uno al cinco.
mus-number = { $amount }
mus-label-discard = Descarte { $cards }

## Manos

mus-pares = { $kind ->
    [pair] pareja de { $higher }
    [medias] medias de { $higher }
   *[dobles] duples de { $higher }
}
mus-dobles = duples de { $higher } y { $lower }
mus-no-pares = sin pares
mus-hand = { $pares }, { mus-total }
mus-total = { $word ->
    [juego] juego
   *[punto] punto
} de { $total }

## Lo que ha pasado

mus-deals = Reparto { $deal }. { $who ->
    [you] Repartes tú
   *[other] Reparte: { $who }
}.
mus-served = { $who ->
    [you] Te entra
   *[other] A { $who } le entra
} { $card }.
mus-shuffled = Los descartes se barajan y forman un mazo nuevo.
mus-discards = { $who ->
    [you] Te descartas
   *[other] { $who } se descarta
} de { $cards }.
mus-discards-unseen = { $who ->
    [you] Te descartas
   *[other] { $who } se descarta
} de { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}.
mus-says = { $who }: { $said }.
mus-says-in = { $who }: { $said } ({ $lance }).
mus-says-raised = { $who }: { $said } ({ $stones } en total).
mus-passed-on = La baraja corre. { $who ->
    [you] Ahora repartes tú
   *[other] Reparte ahora: { $who }
}.
mus-all-mus = Hay mus: descartes.
mus-begins = { $title } ({ $gloss }).
mus-declared = { $title }: { $count ->
    [one] solo { WITHIN($who) }
   *[other] { WITHIN($who) }
} con { $word }.
mus-declared-nobody = { $title }: nadie tiene { $word }.
mus-no-juego = Juego: nadie lo tiene, así que se juega al punto.
mus-took = { $who ->
    [you] Te llevas
    [among] { $who } os lleváis
   *[other] { $who } { $players ->
        [one] se lleva
       *[other] se llevan
    }
} { $stones ->
    [one] 1 piedra
   *[other] { $stones } piedras
}, { $why ->
    [negada] porque no
   *[deje] de deje
}.
mus-bet = { $title }: { $stones ->
    [one] va 1 piedra
   *[other] van { $stones } piedras
}.
mus-en-paso = { $title }: en paso.
mus-ordago-accepted = Órdago querido.
mus-one-side = { $title }: sin envites, porque solo un bando puede jugar.
mus-notice = { $who ->
    [you] Devuelves
   *[other] { $who } devuelve
} los amarracos al platillo: { $needs ->
    [one] falta 1 piedra
   *[other] faltan { $needs } piedras
}.
mus-ends = { $kind ->
    [counted] Se han jugado los cuatro lances: se enseñan las cartas.
    [ordago] Se enseñan las cartas por el órdago.
   *[deje] El juego está ganado y no se enseña nada.
}
mus-shows = { $who ->
    [you] Enseñas
   *[other] { $who } enseña
} { $cards }: { $said }.
mus-counted = { $title }: { WITHIN($who) }, { $why }: { $stones ->
    [one] 1 piedra
   *[other] { $stones } piedras
}.
mus-wins-game = { $who ->
    [you] Ganas
    [among] { $who } ganáis
   *[other] { $who } { $players ->
        [one] gana
       *[other] ganan
    }
} un juego ({ $games }).
mus-wins = { $who ->
    [you] Ganas
    [among] { $who } ganáis
   *[other] { $who } { $players ->
        [one] gana
       *[other] ganan
    }
} la partida.

## De dónde sale cada piedra

mus-why-negada = porque no: el envite no se ha querido
mus-why-deje = deje: el reenvite no se ha querido, y ya { $stones ->
    [one] iba 1
   *[other] iban { $stones }
}
mus-why-courtesy = por jugar como es debido
mus-why-bet = con la mejor mano, el envite de { $stones ->
    [one] 1 piedra
   *[other] { $stones } piedras
}
mus-why-paso = en paso: nadie ha envidado
mus-why-total = { $word ->
    [juego] juego
   *[punto] punto
} de { $total }
mus-why-ordago = órdago querido: la mejor mano gana el juego

## Lo que hace una jugada

mus-hint-discard = Cambiar { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
mus-hint-envido = Envidar { $stones } piedras a { $lance }
mus-hint-reenvido = Querer las { $asked } y envidar { $stones } más: { $all } en total
mus-hint-mus = Pedir cartas nuevas; si todos las piden, cada uno cambia de una a cuatro
mus-hint-no-mus = Quedarse con las cartas y cortar el mus: empiezan los lances
mus-hint-paso = Pasar; después aún se puede responder a un envite
mus-hint-ordago = Jugarse el juego entero
mus-hint-quiero = Querer el envite de { $stones ->
    [one] 1 piedra
   *[other] { $stones } piedras
} a { $lance }
mus-hint-quiero-ordago = Querer: la mejor mano a { $lance } gana en el acto el juego entero
mus-hint-no-quiero = No querer: los otros se llevan { $stones ->
    [one] 1 piedra
   *[other] { $stones } piedras
} en el acto
mus-hint-no-quiero-yet = No querer; { $who ->
    [partner] aún puede querer el compañero
   *[others] aún puede querer otro
}, o los otros se llevan { $stones ->
    [one] 1 piedra
   *[other] { $stones } piedras
}

## Lo que no se entiende

mus-no-move = «{ $text }» no es una jugada del mus: hay mus, no mus, discard KO 4C, paso, envido 2, reenvido 2, quiero, no quiero y ordago
mus-no-amount = «{ $text }» no dice cuántas piedras: se escribe «{ $verb } 2»
mus-no-bet = «{ $text }» no es una jugada: se escribe «{ $verb } 2»
mus-no-cards = «{ $text }» tiene que nombrar cartas, cada una una vez
mus-no-signal = «{ $text }» no es una seña: { mus-signal-help }
mus-signal-help = se escribe «signal two-kings», u otra de { $names }
mus-no-aside = «{ $text }» no es nada que se pueda hacer fuera de turno en esta mesa
mus-no-courtesy = «{ $text }» no es nada que se pueda hacer fuera de turno: se escribe «claim» para reclamar una piedra por jugar como es debido, «grant 2» para concedérsela al asiento 2
mus-not-to-say = Quién caza una seña no lo dice un jugador: { mus-signal-help }
mus-seen-once = «{ $text }» tiene que decir quién la ha visto, cada uno una vez

## Por qué no

mus-no-signals = En esta mesa no hay señas
mus-most-envido = Se envidan { $most } piedras como mucho: para más, órdago
mus-most-reenvido = Se reenvidan { $most } piedras como mucho: para más, órdago
mus-least-envido = Lo menos que se puede envidar son dos piedras
mus-least-reenvido = Un reenvite es al menos de una piedra
mus-least-discard = Hay que descartarse al menos de una carta
mus-most-discard = Nadie puede descartarse de más de cuatro cartas
mus-not-held = { $card } no está en la mano
mus-over = La partida ha terminado
mus-card-first = Antes tiene que salir una carta del mazo
mus-talk-first = Primero dicen todos si quieren mus, o lo cortan
mus-discard-first = Todos han dicho mus: cada uno se descarta de una a cuatro cartas
mus-talk-over = El mus está cortado: solo se cambian cartas antes del primer lance
mus-nothing-to-answer = En este lance no hay envite al que responder
mus-to-answer = Al envite hay que responder: quiero, no quiero o más
mus-ordago-answer = A un órdago se responde quiero o no quiero
mus-no-such-move = No existe esa jugada
mus-bet-made = Ya hay un envite: se sube con reenvido
mus-nothing-bet = En este lance no hay envite: se abre con envido
mus-not-able = quien no tiene { $word } no envida a { $word }
mus-others-answer = al envite responde el otro bando

## Señas, y la piedra por jugar como es debido

mus-gesture = { $signal ->
    [two-kings] se muerde el labio inferior
    [four-kings] se muerde dos veces el labio inferior
    [two-aces] saca la punta de la lengua
    [dobles] levanta las cejas
    [medias] tuerce los labios a un lado
    [medias-kings] se muerde el labio por un lado
    [medias-aces] saca la lengua por un lado
    [juego] saca los labios hacia fuera
    [thirty-one] guiña un ojo
    [thirty] sube los dos hombros
    [twenty-nine] sube un hombro
    [blind] cierra los ojos
    [cut-mus] ladea la cabeza
   *[bet-more] levanta la cabeza
}
mus-meaning = { $signal ->
    [two-kings] dos reyes
    [four-kings] cuatro reyes
    [two-aces] dos ases
    [dobles] duples
    [medias] medias
    [medias-kings] medias de reyes
    [medias-aces] medias de ases
    [juego] juego que no es de 31
    [thirty-one] treinta y una
    [thirty] treinta al punto
    [twenty-nine] veintinueve al punto
    [blind] ciego, no lleva nada
    [cut-mus] que se corte el mus
   *[bet-more] que se envide más
}
mus-must-be-true = Una seña tiene que ser verdad, y la mano no { $signal ->
    [two-kings] tiene dos reyes
    [four-kings] tiene cuatro reyes
    [two-aces] tiene dos ases
    [dobles] tiene duples
    [medias] tiene medias
    [medias-kings] tiene medias de reyes
    [medias-aces] tiene medias de ases
    [juego] tiene juego que no sea de 31
    [thirty-one] tiene 31
    [thirty] tiene 30
    [twenty-nine] tiene 29
   *[blind] está ciega: lleva algo
}
mus-signals = { $who ->
    [you] Pasas la seña: { $meaning }
   *[other] { $who }: { $gesture } ({ $meaning })
}.
mus-before-cards = Nadie pasa señas antes de tener sus cuatro cartas
mus-corrido-no-signals = En el reparto de mus corrido nadie pasa señas
mus-only-opponents = Solo los contrarios cazan una seña, si la mesa lo permite
mus-claims = { $who ->
    [you] Reclamas
   *[other] { $who } reclama
} una piedra por jugar como es debido.
mus-grants = { $other ->
    [you] { $who } te concede
   *[other] { $who ->
        [you] Concedes
       *[other] { $who } concede
    } a { $other }
} la piedra por jugar como es debido.
mus-claimed-already = La piedra ya está reclamada
mus-opponent-grants = La piedra la concede un contrario
mus-not-claimed = { $who } no tiene ninguna piedra reclamada
mus-last-stone = La última piedra de un juego no se gana por jugar como es debido

## Resolver un reparto

mus-bad-score = «{ $given }» no es un tanteo: da las piedras del mano y del otro antes del reparto, de 0 a { $most } cada uno, como 20-15
mus-unsolved = no se puede resolver un reparto con comodines

# El primer reparto, para aprender.
mus-learn-sides = Ben, enfrente, es tu compañero; jugáis contra Ann y Cleo. Gana el juego la primera pareja que llega a 40 piedras. Vosotros tenéis 34; la otra pareja, 36. (MUS-05)
mus-learn-lances = Hay cuatro lances: grande, las cartas más altas; chica, las más bajas; pares; y juego, 31 o más. Los treses son reyes, y los doses, ases. (MUS-20)
mus-learn-mus = Eres mano: hablas antes que nadie y ganas los empates. Tus dos reyes son buenos; el cinco y el dos, no. Di mus, para pedir cartas nuevas. (MUS-16)
mus-learn-discard = Nadie ha cortado, así que todos tienen que descartarse. Guarda los dos reyes y tira el cinco y el dos. (MUS-17)
mus-learn-signal = Ben cierra los ojos. Es la seña de ir ciego: no lleva nada bueno. Los compañeros pueden pasarse señas, pero solo de lo que es verdad. (B-MUS-15)
mus-learn-cut = Te han entrado un siete y un cuatro. Con los reyes son 31, el mejor juego. No lo sueltes: di que no hay mus, y empiezan los envites. (MUS-16)
mus-learn-envido = Primero va la grande. Con dos reyes puedes hacer el envite más pequeño: envido 2. (MUS-40)
mus-learn-chica = Ni Ann ni Cleo han querido: os lleváis una piedra al momento, y son 35. Ahora la chica, las cartas más bajas, y tú no las llevas: paso. (B-MUS-03)
mus-learn-pares = Todos han pasado. Solo tú llevas pares, así que no se envida a ellos. La piedra de tu pareja se cuenta al final. (B-MUS-08)
mus-learn-ordago = Al juego vais Ann y tú. Nada gana a 31, y los empates son del mano: no puedes perder. Apuesta el juego entero: ¡órdago! (MUS-44)
mus-learn-end = Ann ha querido, también con 31: si no, con los pares y el juego llegabais a 40. Pero el empate es del mano, y lo demás ya no cuenta. El juego es vuestro; con dos se gana la partida. (MUS-45)

## Estudios

mus-study-lances = ¿Cuánto vale cada mano en cada lance?
    .about = La probabilidad de tener lo mejor de un lance, exacta: con cuatro, ganar a los dos contrarios; con dos, al otro. Las cartas que uno tiene no están en otra mano. Es antes de envidar y sin mus. De mano se ganan todos los empates, de postre se pierden. Los ficheros tienen todas las manos.
mus-study-mano = ¿Qué vale ser mano, o postre?
    .about = Exactamente: cuántas veces la mano del mano, y la del postre, es la mejor de cada lance, en todos los repartos sin mus.
mus-study-part = De { $who }, { $seats } jugadores
mus-study-who = { $who ->
    [mano] mano
    [postre] postre
   *[apart] diferencia
}
mus-study-lance = lance
mus-study-worth = Cuántas veces es la mejor del lance, { $seats } jugadores
mus-study-game = Probabilidad de que el mano del próximo reparto gane un juego a 40, dos jugadores
mus-study-stones = piedras del mano; del otro ▸
mus-study-solution = De la solución que viene con el juego, cerca del equilibrio, no exacta: no se conoce el intervalo.

## Estrategias fijas, para la arena

mus-zoo-textbook = Corta el mus con una mano jugable, envida si gana a dos manos de tres, acepta según las probabilidades, y no arriesga el juego por nada.
mus-zoo-doubter = No se fía de ningún envite: lo quiere, también el órdago, con cualquier mano bastante mejor que la media.
mus-zoo-ordago = Dice órdago siempre que puede, y quiere todos los órdagos.
