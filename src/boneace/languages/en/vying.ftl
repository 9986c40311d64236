# The games of vying (Primiera; Three-Stake Brag; Best, Pair and Thirty-one): messages that they share.
#
# What is written as a move (brag 2, raise 3, match) is notation and the same in every language.
#
# Glossary. to brag: to bet on your hand. brag: what is bet. to match: to put in as much. to raise.
# to drop: to give up. vying: betting on the hands. pot: what the winner takes. chip. deal. pack.
# ace high: a hand without a pair, called after its best card. prial: three of a rank. satisfied: with
# the cards as they are.

## Words

vying-high = { cards-rank } high
vying-both = both { cards-ranks }, by suit
vying-pair = pair of { cards-ranks }
vying-prial = prial of { cards-ranks }
# What a seat has done; made: it counts 31.
vying-did = { $did ->
    [passed] passed
    [dropped] dropped
    [bragged] bragged
    [matched] matched
    [raised] raised
    [satisfied] satisfied
    [stood] stood
    [stands] stands
    [over] over
   *[made] 31
}

## Moves

vying-label = { $verb ->
    [brag] Brag { $chips }
    [raise] Raise by { $chips } to { $to }
    [match] Match { $chips }
    [drop] Drop
   *[pass] Pass
}
vying-label-closed = { $chips ->
    [1] { vying-verb }
   *[other] { vying-verb } { $chips }
}
vying-verb = { $verb ->
    [brag] Brag
    [raise] Raise
    [match] Match
    [drop] Drop
   *[pass] Pass
}
vying-hint-pass = Do not brag now; you may still answer another player’s brag
vying-hint-drop = Give up { vying-pot } and what you have put into it
vying-hint-costs = Puts { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
} into { vying-pot }
vying-pot = { $pot ->
    [brag] the brag pot
   *[only] the pot
}

## What happened

vying-deals = Deal { $deal }: { $who ->
    [you] you deal
   *[other] { $who } deals
}.
vying-told = { $verb ->
    [brag] { $who ->
        [you] You brag
       *[other] { $who } brags
    } { $chips }.
    [raise] { $who ->
        [you] You raise
       *[other] { $who } raises
    } by { $chips } to { $to }.
    [match] { $who ->
        [you] You match
       *[other] { $who } matches
    }.
    [drop] { $who ->
        [you] You drop
       *[other] { $who } drops
    }.
   *[pass] { $who ->
        [you] You pass
       *[other] { $who } passes
    }.
}
vying-wins-match = { $who ->
    [you] You win
   *[other] { $who } { $players ->
        [one] wins
       *[other] share
    }
} the match.

## Why not

vying-match-over = The match is over
vying-card-first = Waiting for a card from the pack
vying-no-such-move = There is no such move
vying-most-at-once = Nobody may { $verb ->
    [brag] brag
   *[raise] raise
} more than { $most ->
    [one] { $most } chip
   *[other] { $most } chips
} at once
vying-bragged-already = Somebody has bragged already: match it, raise it or drop
vying-to-answer = You must answer the brag: match it, raise it or drop
vying-nothing-bragged = Nobody has bragged yet: brag or pass
vying-one-may = You may { $verb ->
    [brag] brag
   *[raise] raise
} { $most ->
    [one] { $most } chip
   *[other] { $most } chips
} at most
vying-limit = Nobody may put in more than { $limit ->
    [one] { $limit } chip
   *[other] { $limit } chips
} in a deal: you may { $left ->
    [0] not { $verb ->
        [brag] brag
       *[raise] raise
    } any more
    [one] { $verb ->
        [brag] brag
       *[raise] raise
    } { $left } chip at most
   *[other] { $verb ->
        [brag] brag
       *[raise] raise
    } { $left } chips at most
}

## What can be done

vying-action-pass = Pass
    .help = Pass
vying-action-brag = Brag
    .help = Brag the amount chosen
vying-action-match = Match
    .help = Match the brag
vying-action-see = See
    .help = See
vying-action-raise = Raise
    .help = Raise by the amount chosen
vying-action-fold = Fold
    .help = Fold
vying-action-drop = Drop
    .help = Drop
vying-action-draw = Draw
    .help = Draw a card
vying-action-discard = Discard
    .help = Discard the chosen cards
vying-action-stand = Stand
    .help = Stand
