# El zoo: estrategias fijas con las que se miden los bots (boneace arena JUEGO --list).
#
# Los nombres de las estrategias (caller, knock_25) se escriben igual en todos los idiomas.

zoo-unknown = el zoo no tiene ninguna estrategia «{ $name }» para { $game }: { $known }
zoo-caller = Siempre iguala, ve o acepta, y nunca sube.
zoo-raiser = Siempre sube lo máximo, hasta un límite.
zoo-folder = Se retira en cuanto otros apuestan, salvo con una mano casi imbatible.
zoo-honest = Apuesta lo que vale la mano, y nunca farolea.
zoo-bluffer = Apuesta lo que vale la mano, y una mano mala de cada cuatro la apuesta como si fuera buena.
zoo-trapper = Con una mano fuerte espera a que otros hayan apostado y subido, y entonces sube lo máximo.
zoo-ordago = Dice órdago siempre que puede, y quiere todos los órdagos.
zoo-four-suits = Siempre pide a una carta de cada palo.
zoo-one-suit = Siempre pide al palo que más cuenta.
zoo-random = Hace cualquier jugada legal.
zoo-first-turn-knocker = Acaba el reparto en cuanto lo permiten las reglas, con cualquier mano.
zoo-knock = Toma lo que mejora la mano, y golpea desde { $points } puntos.
zoo-stop-pair = Para el bus con una pareja o mejor.
zoo-stop-flush = Para el bus con un color o mejor.
zoo-stop-run = Para el bus con una escalera o mejor.
zoo-stand = Apuesta lo medio, nunca dobla ni separa, y se planta con { $total }.
zoo-doubler = Apuesta lo máximo, dobla y separa siempre que puede, y se planta con 17.

## Lo que enseña un buen libro, por juego

zoo-textbook-thirty-one = Toma la carta descubierta si mejora la mano, guarda el mejor palo, golpea desde 22 puntos en el primer turno hasta 29 más tarde.
zoo-textbook-switch = Cambia si mejora la mano, golpea desde 22 puntos en el primer turno hasta 27 más tarde.
zoo-textbook-stop-the-bus = Hace el mejor cambio, para el bus con una pareja al principio, con un color más tarde.
zoo-textbook-schwimmen = Guarda una primera mano de 18, cambia si mejora la mano, golpea desde 24 puntos al principio hasta 28 más tarde.
zoo-textbook-best-pair-thirty-one = Sube con parejas, ve con un rey o un as, se retira con lo demás; se planta con 26, o con 24 si el otro se planta.
zoo-textbook-three-stake-brag = Apuesta según lo que vale una pareja, sube con priales, se retira con menos de una pareja.
zoo-textbook-primiera = Pide una carta a tres palos, si no al mejor palo; apuesta con un punto de 45 o más.
zoo-textbook-vingt-un = Apuesta alto con un as o un diez, separa ases y ochos, se planta con 16 o con 18 blando.
zoo-textbook-mus = Corta el mus con una mano jugable, envida si gana a dos manos de tres, acepta según las probabilidades, y no arriesga el juego por nada.
