# `boneace solve`: ayuda, salida y errores.
#
# En la ayuda, %(default)s ocupa el lugar de lo que se pone: déjalo como está.
#
# Glosario. exploitability: explotabilidad. iteration: iteración. state: estado. checkpoint: punto de
# control. seat: asiento. equilibrium: equilibrio.

## Ayuda

solve-help = buscar estrategias contra las que nadie pueda ganar mucho
solve-about = Busca un equilibrio de un juego de dos, y lo que el juego vale para cada asiento; el asiento 0 reparte
    primero. Se calcula todo el árbol del juego, así que tiene que ser pequeño; mccfr aprende de
    muestras de juego, para dos jugadores o más.

    Sin --iterations, --target ni --seconds acaba con una explotabilidad de 0.0001; mccfr acaba a los
    10 segundos. Ctrl+C también lo acaba, y con --checkpoint se guarda lo encontrado.

    Cuatro juegos tienen su propio resolutor. Un solo reparto acaba con una explotabilidad de 0.0001 o a los 60 segundos:
      best-pair-thirty-one: un reparto, con --score y --upcards; si no, el juego entero
      mus (dos jugadores, ya cortado el mus): un reparto, con --score en piedras; si no, el juego entero
      three-stake-brag (dos jugadores): un reparto, con --upcards; --option vying_limit=6 limita el envite
      vingt-un: un reparto entre un jugador y quien reparte

    El juego entero lleva mucho tiempo: --checkpoint guarda lo hecho y --policy escribe el resultado. --certify
    mide cuánto ganan las mejores respuestas contra los bots de best-pair-thirty-one.
solve-examples-small = con los juegos de examples/kuhn y examples/leduc instalados:
solve-game = un juego: `boneace games` los enumera
solve-seats = el número de asientos (los menos que permita el juego)
solve-algorithm = cfr+, dcfr, pcfr+ o mccfr (%(default)s)
solve-iterations = acabar tras N iteraciones, contando las del punto de control
solve-target = acabar con esta explotabilidad: la mitad de NashConv, en unidades de lo que se gana
solve-seconds = acabar pasado este tiempo
solve-checkpoint = seguir desde el fichero .npz si lo hay, y guardar ahí lo hecho
solve-seed = la semilla de mccfr (%(default)s); los demás no usan ninguna
solve-limit = cuántos estados puede tener un árbol, o una ronda de mccfr (%(default)s)
solve-decisions = corta la partida tras tantas decisiones, sin que nadie haya ganado nada; para juegos sin final
solve-score = resolver un reparto: los puntos de quien no reparte y de quien reparte antes de él, como 5-5
solve-upcards = resolver un reparto: las cartas descubiertas de quien no reparte y de quien reparte, como "7S TD"
solve-policy = para un juego con su propio resolutor: escribir lo sabido como la estrategia con que juegan sus bots
solve-certify = medir lo que ganan las mejores respuestas a lo que juegan los bots de un juego: en repartos de partidas suyas
solve-full = con --certify: en todos los repartos con todos los tanteos, exactamente, lo que lleva días; --checkpoint guarda lo hecho
solve-json = escribir { "{" }"value": …, "exploitability": …, "seconds": …{ "}" } y más

## Lo que se va haciendo, y lo encontrado

solve-walking = { $states } estados
solve-running = { $iterations } iteraciones{ $known ->
    [yes] , explotabilidad { $at }
   *[no] { "" }
}
solve-done = { $game }: { $iterations } iteraciones de { $algorithm } en { $seconds } s.
solve-worth = El asiento { $seat } gana { $worth } de media.
solve-measured = Explotabilidad: { $at }.
solve-not-measured = La explotabilidad de este juego no se puede calcular; lo que ganan los asientos es una estimación a partir de muestras.
solve-deal-done = { $game }{ $upcards ->
    [none] { "" }
   *[other] , { $upcards }
}{ $score ->
    [none] { "" }
   *[other] { " " }con { $score }
}: { $iterations } iteraciones de { $algorithm } en { $seconds } s.
solve-deal-worth = El reparto vale { $worth } para quien no reparte.
solve-deal-choices = Quien no reparte empieza con: { $choices }.
solve-whole-running = { $share } del juego entero
solve-whole-worth = Un juego vale { $worth } para quien no reparte en el primer reparto. No se ha calculado lo lejos que queda de un equilibrio.
solve-whole-stopped = Parado.{ $kept ->
    [file] { " " }Lo sabido se guarda en { $file }: la misma orden sigue desde ahí.
   *[none] { "" }
}
solve-certifying = { $share } medido{ $known ->
    [yes] , { $at } de un juego
   *[no] { "" }
}
solve-certified-deals = { $deals } de { $all } repartos medidos, en { $seconds } s de procesador: las mejores respuestas ganan { $deal } de un juego en
    uno, de media, y { $worst } como mucho. Un juego tiene { $length } repartos.
solve-certified-full = { $scores } de { $all } tanteos medidos en todos los repartos, en { $seconds } s de procesador.
solve-certified-game = { $sure ->
    [exact] En un juego entero ganan { $at } de un juego: la mitad de NashConv, exactamente.
    [sampled] En un juego entero ganan { $at } ± { $error } de un juego (95 %): la mitad de NashConv, sumada en los repartos de los juegos de los bots.
   *[none] En un juego entero ganan { $at } de un juego: la mitad de NashConv, sumada en los repartos de los juegos de los bots; son muy pocos para decir con qué seguridad.
}
solve-stopped = Parado tras { $iterations } iteraciones.{ $kept ->
    [file] { " " }Están guardadas en { $file }: la misma orden sigue desde ahí.
   *[none] { "" }
}

## Razones

solve-no-deals = { $game } no tiene un resolutor de repartos sueltos: quita --score y --upcards
solve-which-deal = { $needs ->
    [none] un reparto de { $game } se resuelve tal cual: quita --score y --upcards
    [both] ¿qué reparto de { $game }? indica --score y --upcards
   *[other] ¿qué reparto de { $game }? indica solo { $needs }
}
solve-no-whole = { $game } no tiene un resolutor del juego entero, que --policy necesita
solve-not-shared = aquí el trabajo para { $game } no se puede repartir: cada ronda necesita la anterior. Quita --ray y --jobs
solve-no-certificate = lo que juegan los bots de { $game } no se puede medir así
solve-certify-only = --certify no admite más argumentos que --seconds, --iterations (repartos) y --seed, o --full y --checkpoint; además de --preset, --option y --json
solve-deal-only = un solo reparto se resuelve siempre con { $only }, sin --algorithm, --checkpoint, --seats, --seed ni --limit
solve-whole-only = este juego lo resuelve entero su propio resolutor, siempre con { $only }, sin --algorithm, --seats, --seed, --limit, --decisions, --iterations, --target ni --seconds; Ctrl+C lo para, y --checkpoint lo guarda
solve-a-policy = una estrategia
solve-two-seats = { $seats ->
    [one] { $game } con un solo asiento no se puede resolver exactamente: tienen que ser dos
   *[other] { $game } con { $seats } asientos no se puede resolver exactamente: tienen que ser dos; prueba el algoritmo mccfr
}
solve-not-zero-sum = { $game } no se puede resolver exactamente con estas opciones: lo que ganan los asientos no suma cero
solve-too-large = el árbol de { $game } tiene más de { $limit } estados: sube el límite («limit»), acorta la partida con sus opciones o con «decisions», usa menos cartas (la opción «cards», como { $cards } …) o prueba el algoritmo mccfr
solve-too-wide = en { $game } las cartas se pueden repartir de demasiadas maneras: más de { $limit } estados antes de la primera decisión; usa menos cartas (la opción «cards», como { $cards } …) o prueba el algoritmo mccfr
solve-round-too-large = una ronda de mccfr en { $game } pasa por más de { $limit } estados: sube el límite («limit»), o elige opciones con una partida más corta
solve-too-deep = en una partida de { $game } un asiento puede decidir más de { $limit } veces, demasiadas para mccfr: elige opciones con una partida más corta o córtala con «decisions»
solve-unseen-moves = { $game } no se puede resolver: lo que ve un asiento no siempre le dice qué jugadas tiene
solve-unmeasured = la explotabilidad de { $game } no se puede calcular, así que no puede ser el final: indica cuántas iteraciones o cuántos segundos («iterations», «seconds»)
solve-no-algorithm = no existe el algoritmo «{ $given }»: elige entre { $known }
solve-a-checkpoint = un punto de control
solve-broken = { $file } no es un punto de control entero
solve-other-version = { $file } es un punto de control de otra versión de Bone Ace
solve-other-game = { $file } es el punto de control de otro juego o de otras opciones: { $theirs }, no { $ours }
solve-other-rules = { $file } es un punto de control hecho con otras reglas de este juego: han cambiado desde entonces
solve-other-algorithm = { $file } es un punto de control de { $theirs }, no de { $ours }
solve-other-seed = { $file } es un punto de control con la semilla { $theirs }, no { $ours }
solve-whole-pack = el resolutor propio de { $game } solo conoce la baraja entera
