# Was Spiele sagen, die dafür keine eigenen Worte haben.
#
# Glossar. deal: Runde, von einem Mischen zum nächsten. standing: die Chips oder Punkte jedes Platzes. Namen von
# Zügen ($move, $moves, $open) sind Notation und in jeder Sprache gleich.

## Was geschehen ist

defaults-deals = Runde { $deal }: { $who ->
    [you] Du gibst
   *[other] { $who } gibt
}.
defaults-dealt = { $to ->
    [table] { $card } wird aufgedeckt.
   *[seat] { $who ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } { $card }.
}
defaults-moved = { $who }: { $move }.
defaults-moved-unseen = { $who ->
    [you] Du machst
   *[other] { $who } macht
} einen Zug.
defaults-holds = { $who ->
    [you] Du hast
   *[other] { $who } hat
} { $cards }.
defaults-showdown = Aufgedeckt: { $hands }.
defaults-shows = { WITHIN($who) } { $cards }
defaults-wins = { $who ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
} { $amount }.
defaults-loses = { $who ->
    [you] Du verlierst
   *[other] { $who } verliert
} { $amount }.
defaults-won = { $who ->
    [you] Du gewinnst
    [among] { $who } gewinnt
   *[other] { $who } { $count ->
        [one] gewinnt
       *[other] gewinnen
    }
} die Partie.
defaults-won-together = { $who ->
    [you] Du gewinnst
    [among] { $who } gewinnt
   *[other] { $who } { $count ->
        [one] gewinnt
       *[other] gewinnen
    }
} die Partie.
defaults-over = Die Partie ist zu Ende.

## Der Tisch

defaults-table = Tisch
# $key ist ein Wort des Spielstands, etwa „points“.
defaults-fact = { $key } { $count }
defaults-partner = dein Partner

## Warum nicht

defaults-closed = „{ $move }“ ist jetzt nicht erlaubt; erlaubt: { $open }
defaults-closed-many = „{ $move }“ ist jetzt nicht erlaubt
defaults-no-move = „{ $text }“ ist kein Zug von { $game }: Die Züge sind { $moves }
defaults-keeps-nothing = eine Partie { $game } beginnt immer bei null: Ein anderer Stand geht nicht
