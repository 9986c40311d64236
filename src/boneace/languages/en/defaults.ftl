# The defaults, for games that have no messages of their own.
#
# Glossary. deal: from one shuffle to the next. standing: the chips or points of each seat. Names of moves
# ($move, $moves, $open) are notation and are the same in every language.

## What happened

defaults-deals = Deal { $deal }: { $who ->
    [you] you deal
   *[other] { $who } deals
}.
defaults-dealt = { $to ->
    [table] { $card } is turned up.
   *[seat] { $who ->
        [you] You are
       *[other] { $who } is
    } dealt { $card }.
}
defaults-moved = { $who }: { $move }.
defaults-moved-unseen = { $who ->
    [you] You make
   *[other] { $who } makes
} a move.
defaults-holds = { $who ->
    [you] You hold
   *[other] { $who } holds
} { $cards }.
defaults-showdown = Shown: { $hands }.
defaults-shows = { WITHIN($who) } { $cards }
defaults-wins = { $who ->
    [you] You win
   *[other] { $who } wins
} { $amount }.
defaults-loses = { $who ->
    [you] You lose
   *[other] { $who } loses
} { $amount }.
defaults-won = { $who ->
    [you] You win
   *[other] { $who } { $count ->
        [one] wins
       *[other] share
    }
} the match.
defaults-won-together = { $who ->
    [you] You win
   *[other] { $who } { $count ->
        [one] wins
       *[other] win
    }
} the match.
defaults-over = The match is over.

## The table

defaults-table = Table
# $key is a word of the standing, such as “points”.
defaults-fact = { $key } { $count }
defaults-partner = your partner

## Why not

defaults-closed = “{ $move }” is not legal now: you may { $open }
defaults-closed-many = “{ $move }” is not legal now
defaults-no-move = “{ $text }” is not a move of { $game }: the moves are { $moves }
defaults-keeps-nothing = a match of { $game } always begins from zero: it cannot begin with another standing
