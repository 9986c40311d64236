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
zoo-random = Hace cualquier jugada legal.
zoo-first-turn-knocker = Acaba el reparto en cuanto lo permiten las reglas, con cualquier mano.
zoo-knock = Toma lo que mejora la mano, y golpea desde { $points } puntos.
