# Stop the Bus: lo que se cuenta, lo que se puede hacer y por qué no.
#
# Glosario. to stop the bus: parar el bus. prial: prial (tres iguales), como en el brag. pair:
# pareja. run: escalera. flush: color. running flush: escalera de color. to exchange: cambiar. Los
# nombres van delante de dos puntos, para que el verbo no dependa de quién sea.

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
stop-the-bus-then = { $hand }, luego { stop-the-bus-rank }

## Lo que ha pasado

stop-the-bus-lie = En la mesa hay { $cards }.
stop-the-bus-stops = { $who }: paro el bus.

## Lo que se puede hacer

stop-the-bus-move-swap-all = Cambiar todas
    .hint = Das tus tres cartas por las tres descubiertas
stop-the-bus-move-stop = Parar el bus
    .hint = Los demás cambian una vez más, y luego todos enseñan
stop-the-bus-move-continue = Seguir
    .hint = Que cambie el siguiente

## Por qué no

stop-the-bus-exchange = Se cambia una carta de la mano por una de las descubiertas
stop-the-bus-one-only = En esta mesa se cambia una carta, no las tres
stop-the-bus-never-two = En esta mesa se cambia una carta, nunca dos
stop-the-bus-stopped = El bus ya está parado: queda un cambio más, y nada que decir
stop-the-bus-or-stop = Se cambia, o se para el bus
stop-the-bus-exchange-first = Primero se cambia: después se dice si se para el bus
stop-the-bus-exchanged = El cambio está hecho: parar el bus o seguir

## Los nombres de las cartas

stop-the-bus-rank = { $rank ->
    [ace] as
    [two] dos
    [three] tres
    [four] cuatro
    [five] cinco
    [six] seis
    [seven] siete
    [eight] ocho
    [nine] nueve
    [ten] diez
    [jack] jota
    [queen] reina
   *[king] rey
}
stop-the-bus-ranks = { $rank ->
    [ace] ases
    [two] doses
    [three] treses
    [four] cuatros
    [five] cincos
    [six] seises
    [seven] sietes
    [eight] ochos
    [nine] nueves
    [ten] dieces
    [jack] jotas
    [queen] reinas
   *[king] reyes
}
