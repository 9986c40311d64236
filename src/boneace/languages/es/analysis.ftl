# Consejos y análisis: lo que valen las jugadas.
#
# Glosario. hint: consejo. review: análisis. loss: pérdida. luck: suerte. playout: simulación.

analysis-not-to-move = no le toca al asiento { $seat }: el turno es de { $who }

## Por qué una jugada es buena o no

analysis-why-only = Es la única jugada.
analysis-why-best = La mejor: resultado esperado { $worth }, { $apart } más que { $other }.
analysis-why-best-chance = La mejor: gana el { $chance } % de las partidas, { $apart } puntos porcentuales más que { $other }.
analysis-why-close = Parece la mejor, pero { $other } puede ser igual de buena: resultado esperado { $worth }.
analysis-why-close-chance = Parece la mejor, pero { $other } puede ser igual de buena: gana el { $chance } % de las partidas.
analysis-why-even = Puede ser tan buena como { $other }: resultado esperado { $worth }.
analysis-why-even-chance = Puede ser tan buena como { $other }: gana el { $chance } % de las partidas.
analysis-why-less = Resultado esperado { $worth }, { $apart } menos que { $other }.
analysis-why-less-chance = Gana el { $chance } % de las partidas, { $apart } puntos porcentuales menos que { $other }.
analysis-why-deal = { $kind ->
    [both] Este reparto da entonces ganancia en el { $gains } % de los casos y pérdida en el { $loses } %.
    [gain] Este reparto da entonces ganancia en el { $gains } % de los casos.
   *[loss] Este reparto da entonces pérdida en el { $loses } % de los casos.
}
analysis-hint-hand = Mano de { $who }: unos { $middle }; la mitad de las veces, de { $low } a { $high }.

## `boneace review`

analysis-help = analizar una partida: lo que valía cada decisión
analysis-about = Analiza un registro (.toml) o muchos (.jsonl): valora cada decisión según lo que su jugador sabía
    entonces, y separa la suerte de los errores. Una partida sin terminar se analiza hasta donde llega.
    El código de salida es 2 si un registro no se puede leer o reproducir; los demás del fichero se
    analizan igualmente.
analysis-json = escribir un objeto JSON por registro: cada jugada de cada decisión, y más
analysis-svg = dibujar en el fichero .svg lo que cada asiento podía esperar en cada momento
analysis-seat = valorar solo las decisiones del asiento N
analysis-playouts = simulaciones por decisión (8000, menos en una partida muy larga); con más se tarda más y se ven diferencias menores
analysis-jobs = valorar las decisiones en este número de procesos, en vez de en hilos de uno solo; con --ray, cuántas decisiones se valoran a la vez como mucho
analysis-a-plot = un gráfico
analysis-one-svg = --svg dibuja una sola partida: esta es otra del mismo fichero
analysis-running = { $done } de { $of } decisiones

## Un análisis en palabras

analysis-of = { $game } ({ $preset }): { $players }
analysis-not-over = La partida no ha terminado: se analiza hasta su último suceso.
analysis-how-sure = { $sure ->
    [exact] Los valores son exactos.
    [abstract] Los valores son exactos para un juego más simple, y se acercan a los de este.
   *[rollout] Los valores son estimaciones por simulación: este juego no está resuelto. ± es un intervalo del 95 %.
}
analysis-column-seat = jugador
analysis-column-result = resultado
analysis-column-start = al empezar
analysis-column-luck = suerte
analysis-column-loss = errores
analysis-column-decisions = decisiones
analysis-column-mistakes = con pérdida
analysis-column-deal = reparto
analysis-column-made = hecha
analysis-column-best = mejor
analysis-column-chance = partidas perdidas
analysis-percent = { $share } %
analysis-no-mistakes = Ninguna decisión ha costado nada que se pueda medir.
analysis-worst = { $all ->
    [one] Una decisión perdió algo:
   *[other] { $all } decisiones perdieron algo; las { $count } que más perdieron:
}
analysis-card = { $card } { $share } %
analysis-believed-before = Reparto { $deal }, antes de que { $who } hiciera «{ $made }»: lo más probable es que { $other } tenga { $cards }.
analysis-believed-after = Reparto { $deal }, en la siguiente decisión de { $who }: lo más probable es que { $other } tenga { $cards }.
analysis-believed-count = La mano cuenta { $middle }, la mitad de las veces de { $low } a { $high }.
analysis-plot = Lo que cada jugador podía esperar: { $players }
analysis-plot-events = Sucesos de la partida, de izquierda a derecha. Un punto es una decisión que perdió algo.
analysis-plot-lost = Reparto { $deal }: { $made } en lugar de { $best }, pérdida { $loss }
