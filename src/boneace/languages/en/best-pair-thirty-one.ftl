# Best, Pair and Thirty-one: what is told, what may be done and why not. What it shares with others
# is in vying.ftl.
#
# Glossary. Best, Pair, Thirty-one: the stages of a deal. upcard: a card dealt face up. to see: to ask
# for the showdown. to fold: to give up. satisfied: with the cards as they are. over: above 31.
# prial: three of a rank. stake: what is bet, in points.

## Words

best-pair-thirty-one-stage = { $stage ->
    [best] Best
    [pair] Pair
   *[thirty-one] Thirty-one
}
best-pair-thirty-one-over = over
best-pair-thirty-one-prial = a prial
best-pair-thirty-one-label = { $move ->
    [pass] Pass
    [raise] Raise to { $up }
    [see] See for { $asked }
    [fold] Fold
    [draw] Draw
   *[stand] Satisfied
}

## Why a stage went as it did

best-pair-thirty-one-beats = { $best } beats { $other }{ $by ->
    [suit] { " " }by its suit
   *[value] { "" }
}
best-pair-thirty-one-nobody-bet = Nobody bet
best-pair-thirty-one-by-fold = Won by a fold: nothing is shown
best-pair-thirty-one-seen = Seen for { $stake }: { $why }
best-pair-thirty-one-both-31 = Both were dealt 31: the better ace wins
best-pair-thirty-one-dealt-31 = 31 as dealt
best-pair-thirty-one-both-32 = Both hold 32
best-pair-thirty-one-other-32 = The other holds 32
best-pair-thirty-one-drew-31 = Drew to 31
best-pair-thirty-one-other-over = The other went over 31
best-pair-thirty-one-each = { $total } each: { $why }
best-pair-thirty-one-prials = { $count ->
    [one] A prial
   *[other] Two prials
}: the game

## What happened

best-pair-thirty-one-draws = { $who } draws { $card }.
best-pair-thirty-one-draws-unseen = { $who } draws.
best-pair-thirty-one-face-up = { $who } is dealt { $card } face up.
best-pair-thirty-one-told = { $move ->
    [pass] { $who } passes.
    [fold] { $who } folds.
    [see] { $who } sees for { $points }.
    [raise] { $who } raises to { $points }.
   *[stand] { $who } is satisfied.
}
best-pair-thirty-one-announce = { $who } { $count ->
    [one] announces
   *[other] announce
} a prial: that wins the game.
best-pair-thirty-one-says = { $who } says: { $what }.
best-pair-thirty-one-shows = { $who } shows { $cards }.
best-pair-thirty-one-nobody-scores = { $title }: nobody scores ({ $why }).
best-pair-thirty-one-scores = { $who } scores { $points } for { $title } ({ $why }).
best-pair-thirty-one-deal-over = The deal is over: { $have }.
best-pair-thirty-one-wins-game = { $who } wins { $game ->
    [double] a double game
   *[single] the game
}, { $points } to { $other }.
best-pair-thirty-one-games = Games: { $have }.

## What a move does

best-pair-thirty-one-hint-pass = { $who ->
    [other] You come back in when the dealer bets
   *[dealer] Nobody scores for Pair
}
best-pair-thirty-one-hint-raise = A fold then brings you { $points ->
    [one] { $points } point
   *[other] { $points } points
}
best-pair-thirty-one-hint-see = A showdown for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
best-pair-thirty-one-hint-fold = The other player scores { $points }; nothing is shown
best-pair-thirty-one-hint-fold-first = Nobody scores for Pair
best-pair-thirty-one-hint-draw = One card from the pack, face down
best-pair-thirty-one-hint-stand = Stay on { $total }

## Why not

best-pair-thirty-one-no-move = “{ $text }” is not a move of Best, Pair and Thirty-one: there are { $moves }
best-pair-thirty-one-raise-by-one = “{ $text }”: a raise is always by 1 and written “raise” (BPT-39)
best-pair-thirty-one-pair-over = The betting for Pair is over: draw a card, or say that you are satisfied
best-pair-thirty-one-pair-first = Pair is still being bet on: cards are drawn in the third stage
best-pair-thirty-one-own-limit = A raise to { $stake } on top of your { $points } points would exceed { $game }
best-pair-thirty-one-other-limit = A raise to { $stake } on top of the other player’s { $points } points would exceed { $game }
best-pair-thirty-one-raised = The stake has been raised to { $asked }: see, raise or fold
best-pair-thirty-one-come-in = You passed, so you must come back in now: see or raise
best-pair-thirty-one-has-seen = The non-dealer has seen: see him, or raise
best-pair-thirty-one-see-on-ten = Before any bet only a player on 10 points may see
best-pair-thirty-one-dealer-bets = The dealer bets or folds when the non-dealer has passed
best-pair-thirty-one-on-ten = On 10 points, before any bet: pass, or see for 1
best-pair-thirty-one-nothing-bet = Nothing has been bet yet that could be folded to: pass
