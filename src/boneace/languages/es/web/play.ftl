# Lo que dicen todas las mesas.
#
# Glosario. match: partida. deal: reparto. dealer: quien reparte. turn: turno. hand: mano, cartas. chip: ficha.
# game (lo que se gana dentro de la partida): juego. log: historial. wager: apuesta aparte. to cover: cubrir.

play-count-card = { $n ->
    [one] { $shown } carta
   *[other] { $shown } cartas
  }
play-count-chip = { $n ->
    [one] { $shown } ficha
   *[other] { $shown } fichas
  }
play-count-game = { $n ->
    [one] { $shown } juego
   *[other] { $shown } juegos
  }
play-count-point = { $n ->
    [one] { $shown } punto
   *[other] { $shown } puntos
  }
play-count-stake = { $n ->
    [one] { $shown } apuesta
   *[other] { $shown } apuestas
  }
play-count-token = { $n ->
    [one] { $shown } ficha
   *[other] { $shown } fichas
  }
play-word-chip = { $n ->
    [one] ficha
   *[other] fichas
  }
play-word-point = { $n ->
    [one] punto
   *[other] puntos
  }
play-word-token = { $n ->
    [one] ficha
   *[other] fichas
  }
play-you-within = ti
play-yourself = (tú)
play-seat = Asiento { $n }
play-another-seat = otro asiento
play-match = Partida
play-with = con { $names }

play-dealing = Se reparte
play-your-turn = Te toca
play-your-turn-task = Te toca: { $task }
play-last-turn = Tu último turno
play-last-turn-task = Tu último turno: { $task }
play-to-play = Juega { $who }
play-title-your-turn = ● Te toca – { $title }
play-is-to-play = le toca
play-dealer = reparte
play-dealer-title = Reparte
play-dealer-sign = R

play-over = La partida ha terminado.
play-won = { $you ->
    [alone] Ganas la partida.
    [among] { $who } ganáis la partida.
   *[no] { $n ->
        [one] { $who } gana la partida.
       *[other] { $who } ganan la partida.
    }
  }

play-wait-dealing = Se están repartiendo las cartas.
play-wait-turn = Es el turno de { $who }.
play-not-open = Ahora no puedes hacer eso.
play-not-open-named = { $name }: ahora no puedes.
play-not-open-quoted = «{ $name }»: ahora no puedes.
play-pause-last = Estás viendo el último reparto.
play-pause-ended = El reparto ha terminado: sigue con «Otro reparto».
play-pause-line = Ahora mismo no hay conexión.
play-pause-busy = Tu jugada va de camino.
play-pause-moving = Un momento: las cartas aún se mueven.

play-opening = Abriendo la mesa…
play-connecting = Conectando…
play-reconnecting = Reconectando…
play-watching = Estás mirando.
play-your-seat = Tu asiento
play-table-heading = { $of ->
    [0] { $title }, reparto { $deal }
   *[other] { $title }, reparto { $deal } de { $of }
}
play-table = Mesa
play-players = Jugadores
play-your-hand = Tu mano
play-actions = Jugadas
play-less = Menos
play-more = Más
play-amount = Cantidad
play-deal = Reparto { $deal }
play-face-up = a la vista
play-card-face-up = { $card }, a la vista
play-pack = Mazo
play-says = dice
play-quoted = «{ $words }»

play-deal-over = El reparto ha terminado
play-you-win = Ganas { $what }
play-you-lose = Pierdes { $what }
play-they-win = { $who } { $n ->
    [one] gana
   *[other] ganan
  } { $what }
play-they-lose = { $who } { $n ->
    [one] pierde
   *[other] pierden
  } { $what }
play-deal-number = { $of ->
    [0] reparto { $deal }
   *[other] reparto { $deal } de { $of }
}
play-hands = Manos
play-again = Otra partida igual
play-back-to-table = Volver a la mesa
play-back-to-match = Volver a la partida
play-table-of-friends = Mesa de amigos
play-new-match = Partida nueva
play-close = Cerrar
play-skip-deal = Saltar al final del reparto
play-to-result = Ir al resultado
play-skipping = Se sigue tan deprisa como dejen los demás.
play-rematch = Ha empezado otra partida con los mismos jugadores.
play-go-along = Ir a la nueva partida
play-next-deal = Otro reparto
play-final-standing = Resultado final

play-beside = Junto a la mesa
play-alone = Solo la mesa
play-menu = Menú de la partida
play-close-menu = Cerrar el menú
play-log = Historial
play-last-deal = Último reparto
play-keyboard-help = Ayuda del teclado
play-this-match = Esta partida
play-programs = Juega un programa: { $names }.
play-rules = Reglas
play-game-preset = { $game }, { $preset }.
play-option = { $option }: { $value }
play-address = Dirección para mirar
play-your-link = Tu asiento en otro dispositivo (no lo compartas)
play-forget = Olvidar aquí esta partida

play-only-read = Esta partida solo se puede leer
play-did = { $who }: { $move }
play-cannot-open = Esta partida no se puede abrir
play-try-again = Reintentar
play-elsewhere = Este asiento está abierto en otra pestaña
    .text = Un asiento solo se juega en un sitio. La partida sigue allí.
play-use-here = Usarlo aquí

play-keyboard = Teclado
play-key-hand = Ir a tu mano y oírla
play-key-next = Otro reparto, cuando uno ha terminado
play-key-log = Ir al historial
play-key-help = Esta ayuda
play-key-along = Recorrer tu mano
play-key-or-enter = { $key } o Intro

play-wagers = Apuestas aparte
play-wager-wins = { $who } apuesta { $stake } a que { $on } gana la partida
play-wager-outlasts = { $who } apuesta { $stake } a que { $on } dura más que { $over }
play-wager-open = abierta
play-wager-covered = cubierta por { $who }
play-wager-cover = Cubrir
play-wager-cover-of = Cubrir la apuesta de { $who }
play-wager-none = Aún no hay apuestas.
play-wager-settled = Saldado hasta ahora: { $list }.
play-wager-stake = Apuesta
play-wager-on = por
play-wager-to = a que
play-wager-to-win = gana la partida
play-wager-to-outlast = dura más que { $who }
play-wager-bet = Apostar
play-type = Escribe una jugada
play-type-send = Jugar
play-type-empty = Escribe antes una jugada, como «{ $example }».
play-copy = Copiar
play-copied = Copiado
play-copy-link = Copiar: { $title }
play-purse = en la bolsa; { $n } { $unit } hasta ahora
