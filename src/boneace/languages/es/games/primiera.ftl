# Primiera: de qué va, sus opciones y sus reglamentos.

primiera-game = Primiera
    .summary = Cuatro cartas de una baraja de cuarenta: una de cada palo, siete, seis y as de uno, o las cuatro del mismo palo se llevan el bote; si no, el mejor punto en un palo.

## Opciones

primiera-option-order = Orden de las manos
    .meaning = Cómo se ordenan las manos que ganan, de menor a mayor.
    .value-flush = Primiera, cincuenta y cinco, flux
    .value-fifty-five = Primiera, flux, cincuenta y cinco
    .value-chorus = Primiera, cincuenta y cinco, flux y, sobre todo, cuatro iguales
primiera-option-sets-are-primiera = Iguales
    .meaning = Tres o cuatro cartas iguales valen como primiera.
primiera-option-counted = Cartas que cuentan en los empates
    .meaning = Qué cartas se cuentan de dos manos ganadoras iguales.
    .value-all = Las cuatro
    .value-combination = Solo las que hacen la combinación
primiera-option-suits = Los palos deshacen empates
    .meaning = Si los flux y los cincuenta y cinco iguales se deciden por el palo.
    .value-none = No: el reparto se anula
    .value-hearts = Corazones, diamantes, tréboles, picas
    .value-cups = Copas, oros, bastos, espadas
primiera-option-point-cards = Cartas de un punto
    .meaning = Cuántas cartas de un palo necesita como mínimo un punto.
primiera-option-ante = Puesta
    .meaning = Las fichas que pone cada jugador en el bote antes de un reparto.
primiera-option-stake-again = Volver a poner
    .meaning = Todos ponen otra vez cuando nadie reclama al repartir.
primiera-option-stand-pat = Servirse
    .meaning = Un jugador puede quedarse con todas sus cartas en lugar de descartar al menos una.
primiera-option-short-pack = Faltan cartas
    .meaning = Qué pasa cuando el mazo no alcanza para los descartes.
    .value-in-turn = Se sirve por turno mientras haya; los demás se quedan con lo que tienen
    .value-reshuffle = Los descartes se barajan y son mazo nuevo
primiera-option-further-draws = Más descartes
    .meaning = Hay más rondas de descarte hasta que alguien reclama o faltan cartas.
primiera-option-vying = Envites
    .meaning = Entre el descarte y enseñar hay una ronda de envites.
primiera-option-max-brag = Brag máximo
    .meaning = Lo más que puede subir un brag, donde se envida.
primiera-option-vying-limit = Límite de los envites
    .meaning = Lo más que puede poner un jugador envidando en un reparto; 0 es sin límite.
primiera-option-deals = Repartos
    .meaning = La partida acaba tras tantos repartos; 0 es sin final.

## Reglamentos

primiera-preset-primiera = Primiera
    .summary = El juego italiano: flux sobre cincuenta y cinco sobre primiera, y un descarte de una carta como mínimo.
primiera-preset-primero = Primero
    .summary = El orden de Cardano: cuatro iguales ganan a todo, y un punto pide dos cartas.
