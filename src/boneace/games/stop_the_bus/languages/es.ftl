# Stop the Bus: lo que se cuenta, lo que se puede hacer y por qué no.
#
# Glosario. to stop the bus: parar el bus. prial: prial (tres iguales), como en el brag. pair:
# pareja. run: escalera. flush: color. running flush: escalera de color. to exchange: cambiar.

## De qué va

stop-the-bus-game = Stop the Bus
    .summary = Cambia con tres cartas descubiertas hasta que alguien pare el bus: paga la mano de brag más floja.

## Opciones

stop-the-bus-option-exchange = Cambio
    .meaning = Cuántas cartas se cambian con la mesa en un turno.
    .value-one-or-three = Una carta, o las tres
    .value-one = Solo una carta
stop-the-bus-option-stop-when = Parar el bus
    .meaning = Cuándo puede un jugador parar el bus.
    .value-after-exchange = Después de su cambio
    .value-instead = En su turno, en lugar de cambiar
stop-the-bus-option-prial-of-threes = Tres treses
    .meaning = Tres treses son el mejor prial (tres iguales).
stop-the-bus-option-ace-two-three = As, dos, tres
    .meaning = As, dos y tres son la mejor escalera, por delante de as, rey y reina.
stop-the-bus-option-lives = Las fichas de cada jugador.

## Reglamentos

stop-the-bus-preset-default = Stop the Bus
    .summary = Se cambia una carta o las tres; a quien le gusta su mano para entonces el bus.
stop-the-bus-preset-brag-specials = Especiales de brag
    .summary = Como en el brag, tres treses son el mejor prial, y as, dos, tres la mejor escalera.

## Manos

stop-the-bus-alike = { $kind ->
    [prial] prial de { $ranks }
   *[pair] pareja de { $ranks }
}
stop-the-bus-run = escalera { $ranks }
stop-the-bus-running-flush = escalera de color { $ranks }
stop-the-bus-flush = color, carta más alta { $rank }
stop-the-bus-high = carta más alta { $rank }
# The next rank down, where it tells two hands apart.
stop-the-bus-then = { $hand }, luego { cards-rank }

## Lo que ha pasado

stop-the-bus-lie = En la mesa hay { $cards }.
stop-the-bus-stops = { $who ->
    [you] Paras
   *[other] { $who } para
} el bus.

## Lo que se puede hacer

stop-the-bus-move-swap-all = Cambiar todas
    .hint = Das tus tres cartas por las tres descubiertas
stop-the-bus-move-stop = Parar el bus
    .hint = Los demás cambian una vez más, y luego todos enseñan sus cartas
stop-the-bus-move-continue = Seguir
    .hint = Que cambie el siguiente

## Por qué no

stop-the-bus-exchange = Se cambia una carta de la mano por una de las descubiertas
stop-the-bus-one-only = En esta mesa se cambia una carta, no las tres
stop-the-bus-never-two = En esta mesa se cambia una carta, nunca dos
stop-the-bus-stopped = El bus ya está parado: solo queda un cambio
stop-the-bus-or-stop = Se cambia, o se para el bus
stop-the-bus-exchange-first = Primero se cambia: después se dice si se para el bus
stop-the-bus-exchanged = El cambio está hecho: parar el bus o seguir

# El primer reparto, para aprender.
stop-the-bus-learn-goal = Cada uno tiene tres vidas. En cada reparto, la mano más débil pierde una, y gana el último al que le queda alguna. (T31-34)
stop-the-bus-learn-hands = Tu mano es siempre de tres cartas. De mejor a peor: trío, escalera de color, escalera, color, pareja, carta alta. Tienes dos picas y un diamante: nada todavía.
stop-the-bus-learn-exchange = En tu turno tienes que cambiar: una carta, o las tres. La jota de picas hace color con tus picas. Da el cuatro de diamantes por ella. (T31-69)
stop-the-bus-learn-go-on = Reina, jota y nueve de picas: color. Podrías parar el bus ya. Pero con el diez de picas tendrías además escalera: deja que siga el juego.
stop-the-bus-learn-ann = Ahora juega Ann, a tu izquierda. También tiene que cambiar.
stop-the-bus-learn-ben = Ann ha dado el diez de picas, la carta que quieres. Sigue Ben: ¿la dejará?
stop-the-bus-learn-run = La ha dejado. Con tu nueve por el diez tienes reina, jota y diez de picas: escalera de color. Solo un trío es mejor.
stop-the-bus-learn-stop = Pocas manos ganan a esta. Para el bus: cada uno de los demás tiene un turno más, y luego todos enseñan sus cartas. (B-T31-24)
stop-the-bus-learn-last-turns = A Ann y a Ben les queda un cambio a cada uno.
stop-the-bus-learn-forced = Ben tenía rey, seis y cuatro de diamantes, un color. Pero nadie puede pasar, y en la mesa no hay diamantes: tiene que romperlo. (B-T31-24)
stop-the-bus-learn-end = Tu escalera de color es la mejor. El rey de Ben es la mano más débil: pierde una vida. El reparto pasa al siguiente, hasta que quede uno solo.

## Estudios

stop-the-bus-study-stop = ¿Con qué se para el bus?
    .about = Todos paran el bus desde la misma mano, según el turno, y por lo demás juegan con las reglas prácticas. Esa mano se mueve hasta que parar gana por encima y pierde por debajo. Después cada decisión se juega de las dos maneras con las mismas cartas. Lo ganado se cuenta en vidas, menos lo que sacan todos de media.
stop-the-bus-study-from = Parar el bus desde esta mano
stop-the-bus-study-gain = Lo que gana parar frente a seguir

## Estrategias fijas, para la arena

stop-the-bus-zoo-textbook = Hace el mejor cambio, para el bus con una pareja al principio, con un color más tarde.
stop-the-bus-zoo-stop-pair = Para el bus con una pareja o mejor.
stop-the-bus-zoo-stop-flush = Para el bus con un color o mejor.
stop-the-bus-zoo-stop-run = Para el bus con una escalera o mejor.
