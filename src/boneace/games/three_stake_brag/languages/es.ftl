# Three-Stake Brag: lo que se cuenta, lo que se puede hacer y por qué no. Lo común está en vying.ftl.
#
# Glosario. upcard: carta a la vista. bon ace: el as de diamantes, que en este juego se llama así.
# bragger: bragger, una carta que vale por otra. pair, prial: pareja, prial. eldest: mano, el primero tras quien reparte. vying:
# envite. over: pasado de 31. to see: ver. to draw: robar. to stand: plantarse. carried: pasa al
# reparto siguiente.

## De qué va

three-stake-brag-game = Three-Stake Brag
    .summary = Tres botes en cada reparto: la mejor carta a la vista, una ronda de envites sobre parejas y priales, y la mano más cercana a 31.

## Opciones

three-stake-brag-option-second-bragger = Segundo bragger
    .meaning = El nueve de diamantes también es bragger (carta que vale por otra), además de la jota de tréboles.
three-stake-brag-option-natural-beats = Natural sobre hecha
    .meaning = Qué manos naturales ganan a la misma mano hecha con bragger.
    .value-all = Parejas y priales (tres iguales)
    .value-prials = Solo priales, como dice Hoyle
three-stake-brag-option-bragger-of-rank = Bragger con su propio valor
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
    .meaning = De cuánto puede ser, como mucho, un brag o una subida.
three-stake-brag-option-vying-limit = Límite de los envites
    .meaning = Lo más que puede poner un jugador envidando en un reparto; 0 es sin límite.
three-stake-brag-option-nobody-brags = Nadie hace brag
    .meaning = Qué pasa con el segundo bote cuando todos pasan.
    .value-best-hand = Se lo lleva la mejor mano
    .value-carried = Pasa al reparto siguiente
three-stake-brag-option-thirty-one-ends = Con 31 se deja de robar
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

## Palabras

three-stake-brag-stage = { $pot ->
    [upcard] Mejor carta
    [brag] Brag
   *[thirty-one] Treinta y uno
}
three-stake-brag-pot = { $pot ->
    [upcard] bote de la carta
    [brag] bote del brag
   *[thirty-one] bote del treinta y uno
}
three-stake-brag-no-pair = sin pareja
three-stake-brag-made = { $hand } con bragger
three-stake-brag-over = { $count }, se pasa
three-stake-brag-label-see = Ver por { $chips }
three-stake-brag-label-draw = Robar
three-stake-brag-label-stand = Plantarse

## Por qué un bote fue a donde fue

three-stake-brag-bon-ace = { $card }, el bon ace
three-stake-brag-eldest = { $best }, por ser mano entre iguales
three-stake-brag-beats = { $best } gana a { $other }
three-stake-brag-better = { $hand }: la jota de tréboles es mejor bragger
three-stake-brag-nobody-stayed = No quedó nadie más
three-stake-brag-nobody-bragged = Nadie hizo brag
three-stake-brag-nobody-bragged-why = Nadie hizo brag: { $why }
three-stake-brag-nobody-has = De los que quedan, nadie tiene pareja
three-stake-brag-all-over = Todos se pasan
three-stake-brag-others-over = { $count }: los demás se pasan

## Lo que ha pasado

three-stake-brag-ante = Cada uno pone { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
} en cada uno de los tres botes; en ellos hay { $pots }.
three-stake-brag-shows = { $who ->
    [you] Enseñas
   *[other] { $who } enseña
} { $card }.
three-stake-brag-draws = { $who ->
    [you] Robas
   *[other] { $who } roba
} { $card }: { $count }.
three-stake-brag-stands = { $who ->
    [you] Te plantas
   *[other] { $who } se planta
} con { $count }.
three-stake-brag-nobody-brags = Nadie hace brag.
three-stake-brag-sees = { $who ->
    [you] Ves
   *[other] { $who } ve
} por { $chips }.
three-stake-brag-opens = { $who ->
    [you] Enseñas
   *[other] { $who } enseña
} { $cards }: { $said }.
three-stake-brag-takes = El { three-stake-brag-pot }, { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}, es para { $who ->
    [you] ti
   *[other] { $who }
}: { $why }.
three-stake-brag-carried = { $why }: el { three-stake-brag-pot }, { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}, pasa al reparto siguiente.
three-stake-brag-has = { WITHIN($who) } { $count }
three-stake-brag-counted = Cuenta del treinta y uno: { $counts }.
three-stake-brag-all-three = Los tres botes son para { $who ->
    [you] ti
   *[other] { $who }
}, y { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
} más de cada uno.
three-stake-brag-changed = { $who ->
    [you] { $does ->
        [wins] Ganas
       *[loses] Pierdes
    }
   *[other] { $who } { $does ->
        [wins] gana
       *[loses] pierde
    }
} { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
} en este reparto.

## Qué hace una jugada

three-stake-brag-hint-see = Poner { $chips } fichas en el bote del brag y comparar las dos manos
three-stake-brag-hint-draw = Robar la carta de encima del mazo
three-stake-brag-hint-stand = Quedarse en { $count }

## Por qué no

three-stake-brag-no-move = «{ $text }» no es una jugada de Three-Stake Brag. Hay estas: brag 2, pass, match, raise 3, drop, draw, stand{ $see ->
    [yes] { " " }y see
   *[no] { "" }
}
three-stake-brag-no-pack = Se ha acabado el mazo
three-stake-brag-vying-over = El envite ha terminado y las manos están a la vista: robar o plantarse
three-stake-brag-drawn-later = Se roba después del envite, con las manos a la vista
three-stake-brag-no-see = Las manos se comparan cuando todos los que quedan han igualado: nadie paga por ver
three-stake-brag-nothing-to-see = Nadie ha hecho brag todavía: no hay nada que ver
three-stake-brag-see-of-two = Solo se puede ver cuando quedan dos
three-stake-brag-modern-limit = en el envite moderno se paga en cada turno y no hay límite: la opción «vying_limit» tiene que ser 0

## Resolver un reparto

three-stake-brag-bad-upcards = «{ $given }» no son dos cartas: da las cartas a la vista del mano y de quien reparte, como KS 7D
three-stake-brag-unsolved = un reparto solo se puede resolver con { $option }={ $value }
three-stake-brag-few = Solo se resuelve una parte del envite: apuestas y subidas de { $amounts }, { $raises } como mucho en una ronda. El valor y la explotabilidad son los de ese juego más pequeño. Con la opción vying_limit, de { $sure } o menos, no se deja nada fuera.

# El primer reparto, para aprender.
three-stake-brag-learn-pots = Cada reparto tiene tres botes, y cada uno ha puesto una ficha en los tres. Tienes tres cartas, una de ellas a la vista. (TSB-02)
three-stake-brag-learn-upcard = La mejor carta a la vista se lleva el primer bote. Tú y Ben mostráis un as, y tú vas antes. Pero el de Ben es el de diamantes, el bon ace, que gana a todas. (TSB-07)
three-stake-brag-learn-bragger = El segundo bote es para la mejor pareja o trío. Tienes la jota de tréboles, el bragger, que vale por cualquier carta: con tu as hace pareja de ases. (TSB-09)
three-stake-brag-learn-brag = Eres mano: abre con un brag de 2. Los demás tendrán que igualar, subir o retirarse. Un brag pequeño no los espanta. (B-TSB-02)
three-stake-brag-learn-raise = Ann muestra un rey y ha subido a 4: tendrá reyes. Ben se ha retirado. Solo te ganan un trío o dos ases de verdad: sube 7. (TSB-11)
three-stake-brag-learn-showdown = Ann ha igualado, y se comparan las manos. Tus ases ganan a sus reyes: te llevas 25 fichas. Si se hubiera retirado, habrías ganado sin enseñar.
three-stake-brag-learn-thirty-one = El tercer bote es para quien más se acerque a 31 sin pasarse. Ben vuelve a jugar. Aquí el as vale 1 y las figuras 10: tienes 20, y ninguna carta te pasa. Roba. (TSB-14)
three-stake-brag-learn-again = 23, pero la mano de Ann, a la vista, es 25. Roba otra.
three-stake-brag-learn-stand = 29: solo te serviría un as o un dos. Plántate, y que prueben los demás.
three-stake-brag-learn-ann = Con 25, Ann perdía contra tu 29 y tenía que robar. Un ocho: 33, se pasa.
three-stake-brag-learn-ben = Ben tiene 12, y necesita 30 o 31. Si empatara contigo, ganarías tú, que eres mano. (B-TSB-09)
three-stake-brag-learn-end = Un nueve y un diez: Ben hace 31 justos y se lleva el tercer bote. Ha ganado dos botes, pero el grande es tuyo: ganas 11 fichas. Tras diez repartos gana quien más tiene.

## Estrategias fijas, para la arena

three-stake-brag-zoo-textbook = Apuesta según lo que vale una pareja, sube con priales, se retira con menos de una pareja.
three-stake-brag-zoo-doubter = No se fía de ninguna apuesta: sigue siempre que las probabilidades contra cualquier mano lo permiten, y nunca sube.
three-stake-brag-zoo-escalator = Con buenas manos sube lo máximo, y con las muy buenas una y otra vez; nunca farolea.
