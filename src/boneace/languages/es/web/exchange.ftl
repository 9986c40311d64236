# Las mesas de los juegos de cambio: treinta y uno, Switch, Stop the Bus.
#
# Glosario. stock: mazo. upcard: carta descubierta. pile: descartes. widow: viuda. to draw: robar. to take:
# coger (la descubierta). to knock: golpear. to stand: plantarse. swap, exchange: cambiar. blitz: blitz.
# on the county, free ride: de prestado. token: ficha de pago.

exchange-swap = Cambiar { $card } por { $taken }
exchange-give = Cambiar las cartas elegidas por las de la viuda

exchange-select = Para cambiar, elige cartas de tu mano y otras tantas de la viuda.
exchange-select-hand = Para cambiar, elige { $n ->
    [one] { $n } carta más
   *[other] { $n } cartas más
  } de tu mano.
exchange-select-widow = Para cambiar, elige { $n ->
    [one] { $n } carta más
   *[other] { $n } cartas más
  } de la viuda.
exchange-not-open = No puedes hacer este cambio.
exchange-pick-both = Elige una de tus cartas y una de las descubiertas.
exchange-pick-hand = Ahora elige una carta de tu mano.
exchange-pick-table = Ahora elige una carta de la mesa.
exchange-press-swap = Ahora pulsa Cambiar.
exchange-ready = { $name }: pulsa { $key }.
exchange-keep-one-first = Antes quédate con una de tus dos manos.
exchange-discard-after = Se descarta después de robar o coger una carta.
exchange-press-again = Pulsa otra vez para descartarla.
exchange-taken-whole = La mano tapada se toma entera y a ciegas: pulsa «Cambiar a ciegas».

exchange-hold = Tienes { $cards }.
exchange-hold-worth = Tienes { $cards }, { $worth }.
exchange-total = total { $total }
exchange-task-discard = descarta una carta
exchange-task-say = para o sigue
exchange-task-swap-stop = cambia o para el bus
exchange-task-swap-any = cambia una o todas
exchange-task-swap-one = cambia una carta
exchange-task-keep = quédate con una de las dos manos
exchange-task-restart = repite el reparto o dalo por bueno
exchange-task-swap-stand = cambia o plántate
exchange-task-swap-pass-knock = cambia, pasa o golpea
exchange-task-swap-pass = cambia o pasa
exchange-task-swap-knock = cambia o golpea
exchange-task-swap = cambia
exchange-upcard-is = La carta descubierta es { $card }.
exchange-lie = En la mesa hay { $cards }.
exchange-second-is = Tu segunda mano es { $cards }, total { $total }.
exchange-face-up-lie = Descubiertas hay { $cards }.
exchange-have = Ahora tienes { $card }.
exchange-choose-discard = Elige una carta para descartar.
exchange-turn = Te toca.
exchange-turn-task = Te toca: { $task }.
exchange-last-turn = Tu último turno.
exchange-last-turn-task = Tu último turno: { $task }.

exchange-stock = Mazo
exchange-stock-of = Mazo, { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
  }
exchange-pile = Descartes
exchange-upcard-of = Carta descubierta: { $card }
exchange-upcard-none = Carta descubierta: ninguna
exchange-on-the-table = en la mesa
exchange-widow = Viuda
exchange-widow-card = Viuda { $n }: { $card }
exchange-lying = En la mesa
exchange-face-up = Descubiertas
exchange-face-up-card = Descubierta { $n }: { $card }
exchange-second-card = Segunda mano, { $n }: { $card }
exchange-your-second-card = Tu segunda mano, { $n }: { $card }
exchange-your-second = Tu segunda mano
exchange-your-second-total = Tu segunda mano, total { $total }
exchange-second-of = Segunda mano de { $who }
exchange-the-dealer = quien reparte
exchange-empty = vacío
exchange-face-down = Tapadas
exchange-know-these = Las conoces
exchange-know-some = Conoces { $n }
exchange-face-down-hand = Mano tapada
exchange-face-down-known = Mano tapada; en ella conoces { $cards }
exchange-discard-card = Descartar { $card }
# What the hand counts without the card.
exchange-discard-leaves = Descartar { $card }: deja { $left }
exchange-holds = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
  }
exchange-out = fuera
exchange-out-in = fuera en el reparto { $deal }
exchange-out-note = Estás fuera de la partida; puedes ver cómo acaba.
exchange-knocked = ha golpeado
exchange-stopped = ha parado
exchange-total-label = Total
# Beside totals that stand below the cards, each without its card.
exchange-total-without = Totales sin la carta

exchange-lives-penny = { $n ->
    [one] { $n } penique
   *[other] { $n } peniques
  }
exchange-lives-corner = { $n ->
    [one] { $n } esquina
   *[other] { $n } esquinas
  }
exchange-lives-life = { $n ->
    [one] { $n } vida
   *[other] { $n } vidas
  }
exchange-free-penny = de prestado
exchange-free-corner = de prestado
exchange-free-life = de prestado

exchange-blitz = ¡Blitz!
exchange-drawn = El reparto acaba en empate
exchange-restarted = Se repite el reparto
exchange-bus-stopped = El bus ha parado
exchange-showdown = Se enseñan las cartas
exchange-loses = { $n ->
    [one] pierde { $n } vida
   *[other] pierde { $n } vidas
  }
exchange-gains = gana { $n }
exchange-left = { $n ->
    [one] le queda { $n } vida
   *[other] le quedan { $n } vidas
  }
exchange-winner = ganador
exchange-did-knock = golpeó
exchange-did-stop = paró el bus
exchange-did-blitz = blitz
exchange-did-restart = repite
exchange-you-may-restart = Puedes repetir el reparto. Entonces nadie paga: tu mano queda descubierta y todo lo demás se reparte de nuevo.
exchange-may-restart = { $who } puede repetir el reparto.

exchange-key-discard = Descartar (o elegir, para un cambio) la primera a la cuarta carta de tu mano
exchange-key-pick-hand = Elegir o dejar la primera a la tercera carta de tu mano
exchange-key-pick-table = Elegir o dejar la primera a la tercera carta descubierta
