# Lo que se cuenta de un juego que no tiene palabras propias para ello.
#
# Glosario. deal: reparto. standing: las fichas o los puntos de cada jugador. Los nombres de las jugadas
# ($move, $moves, $open) son notación y no se traducen.

## Qué ha pasado

defaults-deals = Reparto { $deal }. { $who ->
    [you] Repartes tú
   *[other] Reparte: { $who }
}.
defaults-dealt = { $to ->
    [table] Se descubre { $card }.
   *[seat] { $who ->
        [you] Recibes
       *[other] { $who } recibe
    } { $card }.
}
defaults-moved = { $who }: { $move }.
defaults-moved-unseen = { $who ->
    [you] Haces
   *[other] { $who } hace
} una jugada.
defaults-holds = { $who ->
    [you] Tienes
   *[other] { $who } tiene
} { $cards }.
defaults-showdown = A la vista: { $hands }.
defaults-shows = { WITHIN($who) } { $cards }
defaults-wins = { $who ->
    [you] Ganas
   *[other] { $who } gana
} { $amount }.
defaults-loses = { $who ->
    [you] Pierdes
   *[other] { $who } pierde
} { $amount }.
defaults-won = { $who ->
    [you] Ganas
    [among] { $who } compartís
   *[other] { $who } { $count ->
        [one] gana
       *[other] comparten
    }
} la partida.
defaults-won-together = { $who ->
    [you] Ganas la partida
    [among] { $who } ganáis la partida
   *[other] { $count ->
        [one] Gana
       *[other] Ganan
    } la partida: { $who }
}.
defaults-over = La partida ha terminado.

## La mesa

defaults-table = Mesa
# $key es una palabra de la cuenta, como «points».
defaults-fact = { $key } { $count }
defaults-partner = tu compañero

## Por qué no

defaults-closed = «{ $move }» no se puede jugar ahora: se puede { $open }
defaults-closed-many = «{ $move }» no se puede jugar ahora
defaults-no-move = «{ $text }» no es una jugada de { $game }: hay { $moves }
defaults-keeps-nothing = una partida de { $game } empieza siempre de cero: no tiene cuenta con la que empezar
