# Consejos durante una partida, y el análisis de una terminada.

hints-title = Consejo
hints-ask = ¿Cuánto valen mis jugadas?
hints-key = Consejo: cuánto valen tus jugadas
hints-said = Consejo. { $move }: { $why }
hints-not-now = Puedes pedir un consejo cuando te toca.
hints-on = Los consejos están activados en esta partida.
hints-asking = Se están valorando tus jugadas; tarda un momento.
hints-off = Los consejos están desactivados. Al pedir uno se activan para esta partida.
# The best move, with the number that the list has beside it.
hints-best = Consejo: { $move } ({ $number })
    .wins = Consejo: { $move } (gana el { $number })
hints-marked = El consejo es este.
hints-all = Las { $n } jugadas
hints-percent = { $n } %
hints-sure-exact = Valores exactos.
hints-sure-abstract = Exactos para un juego más simple, y cercanos a los de este.
hints-sure-rollout = Estimaciones: cada jugada se ha probado en muchos mundos posibles, y después todos jugaban con reglas sencillas.
hints-review = Análisis
hints-review-asking = Se está valorando cada decisión; tarda unos segundos.
hints-review-meaning = El resultado es la suerte más los errores. La suerte es lo que trajeron las cartas y los demás.
hints-counted = { $unit ->
    [game] Se cuenta en juegos.
    [chip] Se cuenta en fichas.
    [point] Se cuenta en puntos.
   *[stake] Se cuenta en apuestas: cada uno pone una y el ganador se las lleva.
  }
hints-player = Jugador
hints-result = Resultado
hints-luck = Suerte
hints-mistakes = Errores
hints-worst = Las decisiones más caras
    .yours = Tus decisiones más caras
    .others = Las de los demás ({ $n })
hints-lost = Reparto { $deal }, { $who }: «{ $made }»; mejor «{ $best }»
hints-cost = costó { $loss }
hints-give-or-take = con un margen de { $error }
hints-matches = { $n } de cada 100 partidas
hints-none-lost = Ninguna decisión ha costado nada que se pueda medir.
    .yours = Ninguna decisión tuya ha costado nada que se pueda medir.
hints-allow = Los jugadores pueden pedir consejos
    .meaning = Un consejo le dice a un jugador cuánto valen sus propias jugadas, según lo que sabe. Es lo normal contra bots, no entre personas.
