# La mesa sencilla, para todo juego que no tiene una propia. Los títulos de los montones, los datos y los nombres
# de las jugadas los da el juego.

## Botones

plain-choose = Elige antes una de la lista.
plain-choose-cards = Pulsa las cartas que quieras, o elige de la lista.
plain-not-together = Estas cartas juntas no son una jugada: deja alguna o elige de la lista.
plain-list = { $name }: todas las jugadas permitidas
plain-list-open = Elige… ({ $n })
plain-press = Ahora pulsa «{ $name }».
plain-press-again = Pulsa la carta otra vez para jugarla.
plain-ready = Listo: { $name }.
plain-ready-key = Listo: { $name }, tecla { $key } o Intro.

## Lo que se dice a quien oye la mesa

plain-hold = Tienes { $cards }.
plain-hold-worth = Tienes { $cards }: { $worth }.
plain-pile = { $title }: { $cards }.
plain-played = { $who } { $card }
plain-turn = Te toca.
plain-turn-task = Te toca: { $task }.
plain-range = { $name } de { $least } a { $most }

## El final de un reparto

plain-not-shown = no enseña

## Teclas

plain-key-number = Pulsar un botón, contado desde el primero
plain-key-step = La jugada siguiente o la anterior de una lista; más o menos de una cantidad
