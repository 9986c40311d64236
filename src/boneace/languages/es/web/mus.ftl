# El mus en la mesa del navegador.
#
# Glosario: grande, chica, pares, juego, punto (los lances), mus, paso, envido, reenvido, quiero, no
# quiero, órdago, mano, amarraco, deje: tal cual. stone: piedra (tanto). bowl: platillo. partner: compañero.
# signal: seña (se pasa, y el contrario la caza). to claim, to grant: reclamar, conceder. discard:
# descartarse. deal: reparto (y no mano, para no confundirlo con quien es mano).

mus-title = Mus
mus-we = Nosotros
mus-they = Ellos
mus-partner = compañero

## El formulario

mus-partners = Parejas: { $first } (asientos 1 y 3) contra { $second } (asientos 2 y 4).

## Los lances

mus-lance = { $lance ->
    [grande] Grande
    [chica] Chica
    [pares] Pares
    [juego] Juego
   *[punto] Punto
}
mus-lance-word = { $lance ->
    [grande] grande
    [chica] chica
    [pares] pares
    [juego] juego
   *[punto] punto
}
mus-lance-meaning = { $lance ->
    [grande] más altas
    [chica] más bajas
    [pares] iguales
    [juego] 31 o más
   *[punto] cerca de 30
}
mus-lances = Los cuatro lances
mus-lance-state = { $state ->
    [past] terminado
    [now] ahora
   *[ahead] por jugar
}
mus-note-open = sin envite
mus-note-pending = { $who }: { $n }
mus-note-ordago = { $who }: órdago
mus-note-passed = en paso
mus-note-accepted = van { $n }
mus-note-declined = { $n } para { $who }
mus-note-ordago-accepted = órdago
mus-note-unable = sin envites
mus-has = tiene { $lance }
mus-has-not = no tiene { $lance }

## Lo que se dice

mus-move = { $move ->
    [mus] mus
    [no-mus] no hay mus
    [paso] paso
    [quiero] quiero
    [no-quiero] no quiero
   *[ordago] órdago
}
mus-move-envido = envido { $n }
mus-move-reenvido = reenvido { $n }
mus-discarded = cambia { $n }
mus-changed = cambió { $n }
mus-says = dice
mus-ordago-cry = ¡Órdago!

## La mesa

mus-players = Jugadores
mus-mano = mano
mus-mano-sign = M
mus-mano-meaning = El mano: habla primero y gana los empates
mus-to-play = le toca
mus-cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
mus-bowl = Platillo
mus-stock = Mazo
mus-discards = Descartes
mus-stones = { $n ->
    [0] ninguna piedra suelta
    [one] 1 piedra
   *[other] { $n } piedras
}
mus-amarracos = { $n ->
    [0] ningún amarraco
    [one] 1 amarraco, que vale cinco
   *[other] { $n } amarracos, que valen cinco cada uno
}
mus-score = Tanteo
mus-score-of = { $who } { $n }
mus-of-target = de { $target } piedras
mus-to-target = a { $target }
mus-to-go = { $n ->
    [one] falta 1
   *[other] faltan { $n }
}
mus-games = juegos { $ours }–{ $theirs }
mus-games-won = { $n ->
    [one] 1 juego ganado
   *[other] { $n } juegos ganados
}
mus-your-hand = Tus cartas
mus-holding = Tienes { $cards }: { $what }.
mus-holding-cards = Tienes { $cards }.

## Tu turno

mus-actions = Acciones
mus-your-turn = Te toca: { $task }
mus-task-talk = mus (otras cartas) o no
mus-task-discard = elige descartes
mus-task-open = paso o envido a { $lance }
mus-task-answer = { $who } envida { $n } a { $lance }
mus-task-ordago = { $who } echa un órdago a { $lance }
mus-discard = Descartarse
mus-discard-n = Descartar { $n }
mus-choose-cards = Elige primero de qué cartas te descartas
mus-no-discard-now = Uno se descarta cuando todos han dicho mus.
mus-not-now = Ahora no puedes hacer eso.
mus-sure = { $move }: ¿seguro?
mus-sure-ordago = Con un órdago te juegas el juego entero. Pulsa otra vez para echarlo.
mus-sure-quiero = Con este quiero te juegas el juego entero. Pulsa otra vez para decirlo.
mus-taken-back = Retirado.

## Señas

mus-signals = Señas
mus-no-signals = En esta mesa no hay señas.
mus-signals-about = Solo puedes pasar las señas que tu mano respalda. Tu compañero las ve; un contrario puede cazarlas.
mus-signals-all = Todas las señas
mus-given = pasada
mus-signalled = { $gesture }: { $meaning }
mus-you-signalled = has pasado la seña: { $meaning }
mus-courtesy = Jugar como es debido
mus-courtesy-short = Cortesía
mus-courtesy-about = Una piedra por jugar como es debido: la reclamas, y es tuya si te la concede un contrario que se ha portado mal.
mus-claim = Reclamar una piedra
mus-claimed = Reclamada
mus-grant = Conceder una piedra a { $who }
mus-close = Cerrar

## El final de un reparto

mus-deal-over = El reparto ha terminado
mus-both-took = Nosotros { $ours }, ellos { $theirs }
mus-you-took = { $n ->
    [0] No te llevas ninguna piedra
    [one] Te llevas 1 piedra
   *[other] Te llevas { $n } piedras
}
mus-we-win-game = Ganamos el juego
mus-you-win-game = Ganas el juego
mus-win-game = { $who } { $n ->
    [one] gana
   *[other] ganan
} el juego
mus-by-ordago = Órdago querido a { $lance }: decide el juego, y no se cuenta nada más.
mus-by-deje = Un envite no querido ha ganado el juego: no se enseña ninguna mano.
mus-count = De dónde sale cada piedra
mus-show-all = Ver todo
mus-count-lance = Lance
mus-count-why = Quién y por qué
mus-count-stones = Piedras
mus-count-after = Queda
mus-count-before = Antes del reparto
mus-count-part = { $part ->
    [at-once] Cobrado en el acto, al envidar
   *[count] Contado al final
}
mus-count-nothing = nadie tiene { $lance }
mus-games-title = { $games ->
    [one] A un solo juego
   *[other] Juegos ganados, al mejor de { $games }
}

## Teclas

mus-key =
    .mus = Mus
    .cards = Elegir de la primera a la cuarta carta para descartarla, o dejarla
    .discard = Descartarse de las cartas elegidas; Intro hace lo mismo
    .paso = Paso
    .envido = Envidar o reenvidar las piedras elegidas
    .amount = Elegir las piedras; dos cifras seguidas forman un número
    .step = Una piedra más o menos; sobre el número, las flechas, Inicio y Fin
    .quiero = Quiero
    .no = No hay mus, no quiero
    .ordago = Órdago; se confirma pulsando otra vez
    .signals = Señas; allí los números eligen una
    .escape = Cerrar las señas, retirar un órdago sin confirmar
