# La mesa de mus en el terminal. Las palabras del juego están en mus.ftl, con su glosario.

## Bandos y piedras

terminal-mus-pile = { $who }: { $stones } de { $target } piedras, { $games ->
    [one] 1 juego ganado
   *[other] { $games } juegos ganados
}.
terminal-mus-lie = Sobre la mesa: { $amarracos ->
    [one] 1 amarraco
   *[other] { $amarracos } amarracos
} ({ $keeper }), { $loose ->
    [one] 1 piedra
   *[other] { $loose } piedras
} ({ $other }).
terminal-mus-lie-warned = Sobre la mesa: { $loose ->
    [one] 1 piedra
   *[other] { $loose } piedras
} ({ $other }); los amarracos han vuelto al platillo.
terminal-mus-has = { $who } { $stones ->
    [one] 1 piedra
   *[other] { $stones } piedras
}, { $games ->
    [one] 1 juego
   *[other] { $games } juegos
}
terminal-mus-standing = Tanteo: { $sides }.
terminal-mus-bowl = En el platillo: { $bowl }. En el mazo: { $stock ->
    [one] 1 carta
   *[other] { $stock } cartas
}.

## Lo que se ha dicho

terminal-mus-deal = Reparte: { $dealer }. Mano: { $mano }.
terminal-mus-changed = cambio de { $cards }
terminal-mus-declared = { $has ->
    [yes] { $word }
   *[no] sin { $word }
}
terminal-mus-lance = { $title }: { $state }.
terminal-mus-open = sin envite todavía
terminal-mus-asked = { $who }: { $stones } por responder, { $deje } si no se quiere
terminal-mus-asked-ordago = { $who }: órdago, { $deje } si no se quiere
terminal-mus-declined = no querido, { $stones } para { $who }
terminal-mus-decided = { $how ->
    [accepted] { $stones ->
        [one] 1 piedra envidada
       *[other] { $stones } piedras envidadas
    }
    [passed] en paso
    [ordago] órdago querido
   *[unable] sin envites
}
terminal-mus-silent = nada todavía

## Tus cartas

terminal-mus-hand = Tus cartas: { $cards }: { $holds }.

## Lo que puedes hacer

terminal-mus-discard = Descarte de una a cuatro cartas: escribe su lugar en tu mano, como 1 3, o las cartas.

## Señas

terminal-mus-seen = Seña de { $who }: { $what }.
terminal-mus-given = Tus señas: { $what }.
terminal-mus-may-signal = { $number }: { $move } ({ $meaning }: quien la pasa { $gesture })
terminal-mus-no-signals = En esta mesa no hay señas.
terminal-mus-claimed = { $who }: reclama una piedra por jugar como es debido. Con grant { $seat } se le concede.
terminal-mus-before-others = Otros hablan antes que tú. Pasa una seña o pulsa Intro para seguir.

## La cuenta

terminal-mus-step = { $lance ->
    [grande] Grande
    [chica] Chica
    [pares] Pares
    [juego] Juego
    [punto] Punto
   *[none] Cortesía
}: { $who }, { $why }: { $stones ->
    [one] 1 piedra
   *[other] { $stones } piedras
}, y van { $now }.
terminal-mus-no-count = Todavía no se ha contado ningún reparto.

## Ayuda

terminal-mus-help-short = Abreviaturas: { $mus } mus, { $no-mus } no mus o no quiero, { $paso } paso, { $envido } envido, { $reenvido } reenvido, { $quiero } (o sí) quiero, { $ordago } ordago. O el número que precede a la jugada en la lista.
terminal-mus-help-bets = Envites: envido 4 o { $envido } 4, reenvido 3 o { $reenvido } 3; sin número son 2. También se entienden: no hay mus, corto, enbido biga, iduki, tira, hordago.
terminal-mus-help-discards = Descartes: el lugar de las cartas en tu mano, como 1 3, o las cartas, como 7E 4C.
terminal-mus-help-signals = señas: las que puedes pasar. En cualquier momento en que se te pregunta, por su número, { $signal } 1, o por su nombre, signal two-kings; tu compañero la ve y un contrario puede cazarla.
terminal-mus-help-claims = claim: reclamas una piedra por jugar como es debido. grant 2: se la concedes al asiento 2.
terminal-mus-help-count = cuenta: de dónde sale cada piedra del último reparto.

## Dibujada

terminal-mus-side = { $who } { $stones }/{ $target } ({ $games })
terminal-mus-target = Juego a { $target } piedras; más juegos ganados: { $games }
terminal-mus-in-bowl = platillo { $bowl }
terminal-mus-claims = { $who } reclama una piedra ({ $signal })
terminal-mus-signal-key = { $signal }: seña al compañero
terminal-mus-hint = { $signal } seña · z rápido · l historial · c colores · ? teclas · --plain sin dibujos
terminal-mus-button-discard = Descarte
terminal-mus-ask-amount = { $label } ({ $key }, de { $least } a { $most })
terminal-mus-ask-discard = Te toca: elige las cartas que cambias (teclas 1 a 4) y descártalas ({ $discard }).
terminal-mus-key-talk = Mus; no hay mus: se juega con estas cartas
terminal-mus-key-open = Paso; envido
terminal-mus-key-answer = Quiero; no quiero; reenvido
terminal-mus-key-ordago = Órdago
terminal-mus-key-amount = Las piedras de un envite, 1 y 2 son 12; + − más, menos
terminal-mus-key-discard = Elegir las cartas que se cambian, también con el ratón. Descartarlas
terminal-mus-key-signal = Seña al compañero, en cualquier momento; reclamar o conceder una piedra
terminal-mus-key-stones = Una piedra; un amarraco, que son cinco
terminal-mus-key-marks = Quien reparte; a quién le toca
terminal-mus-dialog = Fuera de turno
terminal-mus-option = { $meaning } — { $gesture }
terminal-mus-option-claim = Reclamar una piedra por jugar como es debido
terminal-mus-option-grant = Conceder a { $who } la piedra por jugar como es debido

## El final de un reparto

terminal-mus-why = { $who }: { $why }
terminal-mus-total = { $who } +{ $change }: { $stones }
