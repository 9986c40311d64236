# Stop the Bus: de qué va, sus opciones y sus reglamentos.

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
