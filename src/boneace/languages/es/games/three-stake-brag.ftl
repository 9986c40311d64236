# Three-Stake Brag: de qué va, sus opciones y sus reglamentos.

three-stake-brag-game = Three-Stake Brag
    .summary = Tres botes en cada reparto: la mejor carta a la vista, una ronda de envites sobre parejas y priales, y la mano más cercana a 31.

## Opciones

three-stake-brag-option-second-bragger = Segundo bragger
    .meaning = El nueve de diamantes también es bragger (carta que vale por otra), además de la jota de tréboles.
three-stake-brag-option-natural-beats = Natural sobre hecha
    .meaning = Qué manos naturales ganan a la misma mano hecha con bragger.
    .value-all = Parejas y priales (tres iguales)
    .value-prials = Solo priales, como dice Hoyle
three-stake-brag-option-bragger-of-rank = Bragger de la misma figura
    .meaning = Si un bragger junto a cartas de su mismo valor cuenta como natural.
    .value-natural = Como lo que es: natural
    .value-made = Siempre como bragger: hecha
three-stake-brag-option-no-pair = Manos sin pareja
    .meaning = Qué vale en el segundo bote una mano sin pareja.
    .value-high-card = Su carta más alta, por debajo de toda pareja
    .value-nothing = Nada: no puede ganar
three-stake-brag-option-ace = El as en el treinta y uno
    .meaning = Cuánto vale el as en el tercer bote.
    .value-1 = Uno
    .value-1-or-11 = Uno u once, lo que convenga
three-stake-brag-option-stake = Puesta
    .meaning = Las fichas que pone cada jugador en cada uno de los tres botes.
three-stake-brag-option-vying = Manera de envidar
    .meaning = Cómo se lleva una ronda de envites.
    .value-matched = Igualar, subir o retirarse hasta que todos los que quedan han puesto lo mismo
    .value-modern = Pagar el envite en cada turno; cuando quedan dos, cualquiera puede ver por el doble
three-stake-brag-option-max-brag = Brag máximo
    .meaning = Lo más que puede subir un brag.
three-stake-brag-option-vying-limit = Límite de los envites
    .meaning = Lo más que puede poner un jugador envidando en un reparto; 0 es sin límite.
three-stake-brag-option-nobody-brags = Nadie hace brag
    .meaning = Qué pasa con el segundo bote cuando todos pasan.
    .value-best-hand = Se lo lleva la mejor mano
    .value-carried = Pasa al reparto siguiente
three-stake-brag-option-thirty-one-ends = El 31 pone fin al robo
    .meaning = El primero que hace 31 justos se lleva al momento el tercer bote.
three-stake-brag-option-all-three = Los tres botes
    .meaning = Puestas de más que todos pagan a quien se lleva los tres botes de un reparto.
three-stake-brag-option-deals = Repartos
    .meaning = La partida acaba tras tantos repartos; 0 es sin final.

## Reglamentos

three-stake-brag-preset-default = Un bragger
    .summary = El Bragg de 1721: la jota de tréboles es bragger (vale por otra carta), y una mano natural gana a una hecha.
three-stake-brag-preset-two-braggers = Dos braggers
    .summary = El nueve de diamantes también es bragger.
three-stake-brag-preset-hoyle = Hoyle
    .summary = Dos braggers, y una pareja natural no gana a otra igual hecha con uno.
