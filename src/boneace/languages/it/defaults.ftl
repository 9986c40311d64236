# Quello che dicono i giochi senza messaggi propri.
#
# Glossario. deal: smazzata. standing: i gettoni o i punti di ogni posto. I nomi delle mosse
# ($move, $moves, $open) sono notazione, uguali in tutte le lingue.

## Che cosa è successo

defaults-deals = Smazzata { $deal }. { $who ->
    [you] Il mazziere sei tu
   *[other] Mazziere: { $who }
}.
defaults-dealt = { $to ->
    [table] Si scopre { $card }.
   *[seat] { $who ->
        [you] Ricevi
       *[other] { $who } riceve
    } { $card }.
}
defaults-moved = { $who }: { $move }.
defaults-moved-unseen = { $who ->
    [you] Fai
   *[other] { $who } fa
} una mossa.
defaults-holds = { $who ->
    [you] Hai
   *[other] { $who } ha
} { $cards }.
defaults-showdown = Carte scoperte: { $hands }.
defaults-shows = { WITHIN($who) } { $cards }
defaults-wins = { $who ->
    [you] Vinci
   *[other] { $who } vince
} { $amount }.
defaults-loses = { $who ->
    [you] Perdi
   *[other] { $who } perde
} { $amount }.
defaults-won = { $who ->
    [you] Vinci la partita
    [among] { $who } condividete la vittoria
   *[other] { $who } { $count ->
        [one] vince la partita
       *[other] condividono la vittoria
    }
}.
defaults-won-together = { $who ->
    [you] Vinci la partita
    [among] { $who } vincete la partita
   *[other] { $who } { $count ->
        [one] vince
       *[other] vincono
    } la partita
}.
defaults-over = La partita è finita.

## Il tavolo

defaults-table = Tavolo
# $key è una parola dello stato della partita, come «points».
defaults-fact = { $key } { $count }
defaults-partner = il tuo compagno

## Perché no

defaults-closed = «{ $move }» adesso non è valida: puoi fare { $open }
defaults-closed-many = «{ $move }» adesso non è valida
defaults-no-move = «{ $text }» non è una mossa di { $game }: le mosse sono { $moves }
defaults-keeps-nothing = una partita di { $game } comincia sempre da zero: non può cominciare con un altro punteggio
