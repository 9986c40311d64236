# Lo que dice toda mesa en el terminal, línea a línea y dibujada.
#
# Las órdenes (hand, table, why …) y las jugadas se escriben igual en todos los idiomas.

## Empezar y dejarlo

terminal-house-rule = Regla de la casa: { $rule }: { $value } ({ $clauses }).
terminal-yes = sí
terminal-no = no
terminal-seat = Asiento { $seat }: { $name }, { $bot ->
    [none] { names-you-within }
   *[other] { $bot } (bot)
}.
terminal-seat-you = Asiento { $seat }: { $name }.
terminal-begin = Escribe ? para la ayuda, quit para dejarlo.
terminal-left = Dejas la partida.
terminal-interrupted = Interrumpido: dejas la partida.
terminal-input-ended = La entrada ha terminado antes que la partida.

## Jugar

terminal-your-turn = Te toca.
terminal-your-move = ¿Tu jugada?
terminal-not-your-turn = No te toca.
terminal-no-move-any-more = Ya no tienes jugada.
terminal-out = Estás fuera. Apuesta o cubre, o pulsa Intro para seguir.
terminal-type-help = Escribe ? para la ayuda.
terminal-closed = No se puede: { $move }. { $reason }
terminal-many-open = Nada: puedes { $first } y { $more } más.
terminal-open = Nada: puedes { $moves }.
terminal-amounts = { $verb } de { $least } a { $most }
terminal-how-much = ¿Cuánto? Hay { $offer }: escribe por ejemplo { $move }
terminal-name-a-move = Nombra una jugada: why { $why }.
terminal-no-cards = No tienes cartas.
terminal-hand = Tus cartas: { $cards }.

## Órdenes

terminal-help-looking = hand: tus cartas. table: quién tiene qué. log: este reparto hasta ahora.
terminal-help-moves = moves: todo lo que puedes hacer y lo que no se puede. why { $why }: por qué no se puede.
terminal-help-rules = rules: las reglas de esta partida. rules { $clause }: una cláusula.
terminal-help-words = words: las cartas en palabras; words off: en dos letras.
terminal-help-hint = hint: lo que valen tus jugadas, según lo que sabes.
terminal-help-quit = quit: dejar la partida.
terminal-one-clause = Para una cláusula escribe por ejemplo rules { $clause }.
terminal-no-clause = No hay ninguna cláusula «{ $clause }».
terminal-in-words = Las cartas se dicen en palabras.
terminal-in-letters = Las cartas se dicen en dos letras.
terminal-deal = { $of ->
    [0] Reparto { $deal }. Reparte: { $who }.
   *[other] Reparto { $deal } de { $of }. Reparte: { $who }.
}
terminal-you-deal = { $of ->
    [0] Reparto { $deal }. Repartes tú.
   *[other] Reparto { $deal } de { $of }. Repartes tú.
}
terminal-where = { $of ->
    [0] reparto { $deal }
   *[other] reparto { $deal } de { $of }
}
terminal-help-action = { $move } o { $key }: { $help }.
terminal-help-number = O el número que va delante de una jugada en la lista.
terminal-help-cards = Cartas: el valor, A K Q J T 9 a 2, y el palo, S (picas) H (corazones) D (diamantes) C (tréboles): TD es el diez de diamantes.

## Dibujada

terminal-reader-hint = ¿Lector de pantalla? Sal y empieza con --plain.
terminal-hint = z rápido · l historial · c colores · ? teclas · --plain sin dibujos
terminal-button-fast = Rápido  z
terminal-button-help = Ayuda ?
terminal-button-quit = Salir q
terminal-button-stay = Seguir  n
terminal-button-leave = Salir  y
terminal-close = Cerrar
terminal-back = Volver a la mesa
terminal-next-deal = Siguiente reparto
terminal-help = Ayuda
terminal-help-plain = Con un lector de pantalla, empieza con --plain.
terminal-leave = ¿Dejar la partida?
terminal-leave-why = No ha terminado, y no se puede retomar.
terminal-over = La partida ha terminado: q para salir.
terminal-to-move = Le toca a { $who }…
terminal-you-are-out = Estás fuera: z para ir rápido, q para salir.
terminal-you-win = ¡Ganas la partida!
terminal-won = { $who ->
    [you] Ganas la partida
    [among] { $who } compartís la partida
   *[other] { $count ->
        [one] Gana
       *[other] Ganan
    } la partida: { $who }
}
terminal-won-together = { $who ->
    [you] Ganas la partida
    [among] { $who } ganáis la partida
   *[other] { $count ->
        [one] Gana
       *[other] Ganan
    } la partida: { $who }
}
terminal-fast = Los bots juegan sin pausa.
terminal-slow = Los bots vuelven a hacer pausas.
terminal-key-fast = Rápido: los bots no hacen pausas
terminal-key-log = Ir al historial; las flechas y las teclas de página lo desplazan
terminal-key-colours = Colores oscuros o claros
terminal-key-hint = Consejo: lo que valen tus jugadas
terminal-no-hint = Puedes pedir un consejo cuando te toca.
terminal-hinted = { $move }: { $why }
terminal-key-quit = Salir
terminal-watching = Miras esta partida.
terminal-end = Fin del reparto { $deal }
terminal-ask = Te toca: { $moves }.
terminal-choose-first = Elige antes las cartas: 1 a 4, o con el ratón.
terminal-up = vista
terminal-key-marks = marca a quien reparte, ▶ a quien le toca

## Apuestas aparte

terminal-wagers = Apuestas aparte
terminal-wagers-seats = Asientos: { $seats }.
terminal-wagers-help = bet 5 on 1: el asiento 1 gana la partida. bet 5 on 1 over 2: el asiento 1 dura más que el 2. cover 3: aceptar la apuesta del asiento 3. Los bots no apuestan.
terminal-wager-how = Una apuesta se escribe bet 5 on 1, bet 5 on 1 over 2 o cover 3.

## Asientos y lo que tienen

terminal-nobody = nadie
terminal-dealer = reparte
terminal-holds = tiene { $cards }
terminal-seat-has = Asiento { $seat }, { $who }: { $facts }.
terminal-standing = Marcador: { $seats }.
terminal-has = { $who } { $has }
terminal-amount = { $unit ->
    [point] { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
    [token] { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
   *[chip] { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
}
terminal-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
terminal-games = { $games ->
    [one] { $games } juego
   *[other] { $games } juegos
}
terminal-lives = { $lives ->
    [one] { $lives } vida
   *[other] { $lives } vidas
}
terminal-on-the-county = de prestado
terminal-is-out = fuera
terminal-changed = { $change }, ahora { $has }

## Las apuestas aparte, contadas

terminal-wager-help-bet = Apuestas aparte, siempre que se te pregunte: bet 5 on 1 (el asiento 1 gana la partida),
terminal-wager-help-cover = bet 5 on 1 over 2 (el asiento 1 dura más que el 2), cover 3 (aceptar la apuesta del asiento 3).
terminal-wager-help-bots = Los bots no apuestan: la apuesta que nadie cubre queda sin efecto.
terminal-wager-wins = { $who ->
    [you] ganas
   *[other] { $who } gana
} la partida
terminal-wager-outlasts = { $who ->
    [you] duras
   *[other] { $who } dura
} más que { WITHIN($other) }
terminal-wager-open = por cubrir
terminal-wager-covered = cubierta por { $who ->
    [you] ti
   *[other] { $who }
}
terminal-wager-line = Apuesta ({ WITHIN($who) }): { $stake } a que { $what }, { $state }.
terminal-wagers-settled = Apuestas resueltas hasta ahora: { $won }.
terminal-wager-net = { $who } { $net }

## Empezar: lo que no puede ser

terminal-no-cut = en { $game } no se corta para repartir: quien reparte es un asiento
terminal-no-such-dealer = quien reparte es un asiento de 0 a { $last }, no { $dealer }
terminal-no-bot = no hay ningún bot «{ $kind }»: { $known }
terminal-one-person = en un terminal juega una persona; con amigos se juega en la mesa: boneace
terminal-no-folder = no se puede escribir la partida en { $file }: no existe esa carpeta
terminal-not-toml = { $file }: la partida se guarda en un fichero que acabe en .toml
terminal-same-name = dos asientos tienen el mismo nombre
terminal-name-taken = «{ $name }» es como te llama el juego: elige otro nombre
terminal-bad-name = un nombre tiene de 1 a { $most } caracteres imprimibles, no { $name }
terminal-not-recorded = la partida no se ha guardado: { $why }
terminal-bots-count = --bots nombra { $bots } bots, pero { $seats } asientos necesitan { $others }
