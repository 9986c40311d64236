# Treinta y uno: de qué va, sus opciones y sus reglamentos.

thirty-one-game = Treinta y uno
    .summary = Reúne 31 en un palo, o acércate más que los demás. Golpea cuando te atrevas.

## Opciones

thirty-one-option-pack = Baraja
    .meaning = Las cartas con las que se juega.
    .value-52 = La baraja normal de 52
    .value-32 = Eenendertigen holandés: 32 cartas, del siete arriba
thirty-one-option-discard-taken = Descartar lo cogido
    .meaning = La carta recién cogida de los descartes puede descartarse otra vez al momento.
thirty-one-option-own-discard = Recuperar el propio descarte
    .meaning = Cuándo puede un jugador coger una carta que descartó él mismo.
    .value-always = Siempre que esté encima
    .value-two-left = Solo cuando quedan dos jugadores
thirty-one-option-drawn-when = Cuando se agota el mazo
    .meaning = Qué acaba un reparto en el que nadie ha golpeado.
    .value-stock-taken = El turno en que se toma la última carta del mazo
    .value-must-draw = Un jugador que quiera robar del mazo vacío
thirty-one-option-last-turns-stock = Sin mazo en los últimos turnos
    .meaning = Qué pasa si el mazo se agota después de golpear.
    .value-none = Queda coger de los descartes o plantarse
    .value-reshuffle = Los descartes bajo la carta de encima se barajan y son mazo nuevo
thirty-one-option-keeps = Qué se lleva
    .meaning = Por qué se juega cada reparto.
    .value-lives = Vidas: gana el último que queda
    .value-points = Puntos: se van sumando y nadie sale
    .value-pot = El bote: la mano más alta se lleva las fichas de la mesa
thirty-one-option-blitz-others = Puntos ante un 31
    .meaning = Qué anotan los demás cuando alguien enseña 31.
    .value-by-place = Según su puesto, como siempre
    .value-nothing = Nada
thirty-one-option-ante = Puesta
    .meaning = Las fichas que pone cada jugador antes de un reparto que se juega por el bote.
thirty-one-option-tied-pot = Empate por el bote
    .meaning = Qué pasa con el bote cuando empatan las manos más altas.
    .value-share = Se lo reparten; las fichas que sobran se quedan en la mesa
    .value-carry = Se queda en la mesa para el reparto siguiente
thirty-one-option-widow = Viuda
    .meaning = Hay tres cartas tapadas en la mesa, y un turno puede usarse para cambiar con ellas.
thirty-one-option-side-wagers = Apuestas aparte
    .meaning = Cualquiera, también quien está fuera, puede apostar a quién gana o a quién dura más.

## Reglamentos

thirty-one-preset-pennies = Peniques
    .summary = El juego de siempre: tres vidas, y quien golpea y no gana pierde dos.
thirty-one-preset-dollar-bill = Billete de dólar
    .summary = Las vidas son las cuatro esquinas de un billete; el más bajo paga una, y quien golpea y empata abajo paga solo.
thirty-one-preset-eenendertigen = Eenendertigen
    .summary = La baraja holandesa: 32 cartas, del siete arriba.
thirty-one-preset-banking = Con viuda
    .summary = Cada uno pone una ficha, hay tres cartas de viuda para cambiar, y la mano más alta se lleva la mesa.
thirty-one-preset-three-of-a-kind = Con tríos
    .summary = Tres cartas iguales valen 30½.
thirty-one-preset-west-lansing = West Lansing a degüello
    .summary = El trío vale 30½, solo paga el más bajo, quien golpea paga doble, y se animan las apuestas aparte.
thirty-one-preset-no-elimination = Sin eliminación
    .summary = Se suma durante diez repartos: tres puntos por la mano más alta, seis por 31.
thirty-one-preset-common = Común
    .summary = Solo paga el más bajo; quien golpea gana los empates y paga doble solo si es el más bajo.
