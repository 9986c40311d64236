# Best, Pair and Thirty-one: events, moves and why a move is not legal. Messages shared with other
# games are in vying.ftl.
#
# Glossary. Best, Pair, Thirty-one: the stages of a deal. upcard: a card dealt face up. to see: to ask
# for the showdown. to fold: to give up. satisfied: with the cards as they are. over: above 31.
# prial: three of a rank. stake: what is bet, in points.

## What it is about

best-pair-thirty-one-game = Best, Pair and Thirty-one
    .summary = Three contests in every deal: the best card shown, a bet on the better pair, and the hand nearest to 31. First to 11 points wins.

## Options

best-pair-thirty-one-option-pair-cards = Cards for Pair
    .meaning = Which cards make the hand for Pair.
    .value-three = All three, the face-up card too
    .value-hidden = The two face-down cards only
best-pair-thirty-one-option-showdown = Showdown
    .meaning = What players show when a bet is seen and when Thirty-one is decided.
    .value-winner = Both say the value of their hands, and the winner shows the winning cards
    .value-all = Both players show all their cards
best-pair-thirty-one-option-after-pass = After a pass
    .meaning = What a non-dealer who passed may do when the dealer bets.
    .value-must-answer = Must come back in: see or raise
    .value-may-fold = May fold too, for 1 point
best-pair-thirty-one-option-raise-limit = Limit of a raise
    .meaning = Whose score together with the stake may not exceed 11.
    .value-own = The raiser’s own
    .value-both = Either player’s
best-pair-thirty-one-option-see-at-ten = Seeing at 10
    .meaning = What happens when a non-dealer on 10 sees before any bet.
    .value-showdown = A showdown at once
    .value-may-raise = The dealer may raise instead
best-pair-thirty-one-option-prial-first = Prial before Best
    .meaning = A dealt prial is announced before Best is scored.
best-pair-thirty-one-option-two-prials = Two prials
    .meaning = Who wins when both players are dealt a prial.
    .value-higher = The higher prial
    .value-non-dealer = The non-dealer, who speaks first
best-pair-thirty-one-option-two-32s = Two hands of 32
    .meaning = Who scores for Thirty-one when both hold 32.
    .value-nobody = Nobody
    .value-both = Each scores 1
    .value-dealer = The dealer: the non-dealer must announce first
best-pair-thirty-one-option-next-game-dealer = First deal of the next game
    .meaning = Who deals first in the second and later games of a match.
    .value-alternates = The deal keeps alternating
    .value-loser = The loser of the last game
best-pair-thirty-one-option-games = Games to win
    .meaning = The first player to win this many games wins the match; a double game counts as two.

## Presets

best-pair-thirty-one-preset-reid = Reid
    .summary = The game as its author describes it: 11 points, raises of one, and a player who passed must come back in.

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

## Why a stage was won

best-pair-thirty-one-beats = { $best } beats { $other }{ $by ->
    [suit] { " " }by its suit
   *[value] { "" }
}
best-pair-thirty-one-nobody-bet = Nobody bet
best-pair-thirty-one-by-fold = Won by a fold: nothing is shown
best-pair-thirty-one-seen = Seen for { $stake }: { $why }
best-pair-thirty-one-both-31 = Both were dealt 31: the better ace wins
best-pair-thirty-one-dealt-31 = Dealt 31
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

best-pair-thirty-one-draws = { $who ->
    [you] You draw
   *[other] { $who } draws
} { $card }.
best-pair-thirty-one-draws-unseen = { $who ->
    [you] You draw
   *[other] { $who } draws
}.
best-pair-thirty-one-face-up = { $who ->
    [you] You are
   *[other] { $who } is
} dealt { $card } face up.
best-pair-thirty-one-told = { $move ->
    [pass] { $who ->
        [you] You pass
       *[other] { $who } passes
    }.
    [fold] { $who ->
        [you] You fold
       *[other] { $who } folds
    }.
    [see] { $who ->
        [you] You see
       *[other] { $who } sees
    } for { $points }.
    [raise] { $who ->
        [you] You raise
       *[other] { $who } raises
    } to { $points }.
   *[stand] { $who ->
        [you] You are
       *[other] { $who } is
    } satisfied.
}
best-pair-thirty-one-announce = { $who ->
    [you] You announce
   *[other] { $who } { $count ->
        [one] announces
       *[other] announce
    }
} a prial: that wins the game.
best-pair-thirty-one-says = { $who ->
    [you] You say
   *[other] { $who } says
}: { $what }.
best-pair-thirty-one-shows = { $who ->
    [you] You show
   *[other] { $who } shows
} { $cards }.
best-pair-thirty-one-nobody-scores = { $title }: nobody scores ({ $why }).
best-pair-thirty-one-scores = { $who ->
    [you] You score
   *[other] { $who } scores
} { $points } for { $title } ({ $why }).
best-pair-thirty-one-has = { WITHIN($who) } { $count }
best-pair-thirty-one-deal-over = The deal is over: { $have }.
best-pair-thirty-one-wins-game = { $who ->
    [you] You win
   *[other] { $who } wins
} { $game ->
    [double] a double game
   *[single] the game
}, { $points } to { $other }.
best-pair-thirty-one-games = Games: { $have }.

## What a move does

best-pair-thirty-one-hint-pass = { $who ->
    [other] You come back in when the dealer bets
   *[dealer] Nobody scores for Pair
}
best-pair-thirty-one-hint-raise = If the other folds, you score { $points ->
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

best-pair-thirty-one-no-move = “{ $text }” is not a move of Best, Pair and Thirty-one: the moves are { $moves }
best-pair-thirty-one-raise-by-one = “{ $text }”: a raise is always by 1: write “raise” (BPT-39)
best-pair-thirty-one-pair-over = The betting for Pair is over: draw a card, or say that you are satisfied
best-pair-thirty-one-pair-first = The betting for Pair is not over: you draw in the third stage
best-pair-thirty-one-own-limit = A raise to { $stake } on top of your { $points } points would exceed { $game }
best-pair-thirty-one-other-limit = A raise to { $stake } on top of the other player’s { $points } points would exceed { $game }
best-pair-thirty-one-raised = The stake has been raised to { $asked }: see, raise or fold
best-pair-thirty-one-come-in = You passed, so you must come back in: see or raise
best-pair-thirty-one-has-seen = The non-dealer has seen: see too, or raise
best-pair-thirty-one-see-on-ten = Before any bet, only a player on 10 points may see
best-pair-thirty-one-dealer-bets = The non-dealer has passed: the dealer bets or folds
best-pair-thirty-one-on-ten = On 10 points, before any bet: pass, or see for 1
best-pair-thirty-one-nothing-bet = There is no bet to fold to: pass

## Solving a deal

best-pair-thirty-one-bad-score = “{ $given }” is not a score: give the points of the non-dealer and of the dealer before the deal, each from 0 to { $most }, such as 5-5
best-pair-thirty-one-bad-upcards = “{ $given }” is not two cards: give the upcards of the non-dealer and of the dealer, such as 7S TD
best-pair-thirty-one-unsolved = a deal cannot be solved with { $option } changed: only after_pass, raise_limit and see_at_ten may differ from the preset
best-pair-thirty-one-whole-unsolved = the whole game can be solved with the rules of the preset only
best-pair-thirty-one-no-policy = the policy of the bots is missing, or incomplete

# The first deal, for learning.
best-pair-thirty-one-learn-goal = Each deal has three stages, Best, Pair and Thirty-one, and the first player with 11 points wins. Before this deal you had 6 points and Ann 7. (BPT-14)
best-pair-thirty-one-learn-best = Best is over already: it goes to the higher face-up card. Ann’s king beats your nine and scores 1: Ann has 8 now. (BPT-18)
best-pair-thirty-one-learn-pair = Pair is for the better pair or, without a pair, the higher card. You bet on it, and your two sixes are good: most hands have no pair. The stake is 1. Raise it to 2. (BPT-31)
best-pair-thirty-one-learn-answer = Ann may fold, and you score 1; see, and you compare hands for 2; or raise. (BPT-33)
best-pair-thirty-one-learn-raise = Ann raised to 3. It may be a high pair, but more often it is an ace, and even the ace of diamonds, the Bone-Ace, loses to any pair. Raise to 4. (BPT-28)
best-pair-thirty-one-learn-limit = Ann may not raise again: 8 points and a stake of 5 are more than 11. So Ann will see or fold. (BPT-41)
best-pair-thirty-one-learn-thirty-one = Ann saw, with ace high, and you score 4. Now add up your cards, whatever their suit. An ace counts 11. You have 21: draw, to come nearer to 31. (BPT-50)
best-pair-thirty-one-learn-satisfied = The four makes 25. Now Ann draws a card too, or is satisfied. (BPT-60)
best-pair-thirty-one-learn-risk = Ann is satisfied with an ace, the king and one more card: very likely above 25. So if you stop now, you probably lose. If you go over 31, Ann scores. Draw: a card up to six is good. (BPT-52)
best-pair-thirty-one-learn-end = A third six: 31, 1 point, and the game, 11 to 8. Ann’s ace was the Bone-Ace itself, the best card of all, and your two sixes beat it. (BPT-49)

## Studies

best-pair-thirty-one-study-opening = What is a deal worth by the upcards?
    .about = The betting of the first deal of a game is solved for every pair of upcards, with the third stage and the later scores from the solution in the package. Given these, the true value is certainly between the bounds: neither player could gain more by a best reply. That solution itself is about 0.005 of a game from an equilibrium. --deals is the rounds of learning for each pair of upcards (12).
best-pair-thirty-one-study-corner = non-dealer’s upcard; dealer’s ▸
best-pair-thirty-one-study-whole = The first deal of a game, over all upcards
best-pair-thirty-one-study-worth = worth to the non-dealer
best-pair-thirty-one-study-first = first deal
best-pair-thirty-one-study-value = What it is worth to the non-dealer, in games
best-pair-thirty-one-study-bounds = The tables show the middle between the bounds: the true value is within { $within } of it. The files have the bounds. A win counts 1, a loss −1, a double game twice that. For equal ranks, both orders of suits are included, by their frequency.

## Fixed strategies, for the arena

best-pair-thirty-one-zoo-textbook = Raises pairs, sees with a king or an ace, folds the rest; stands on 26, or 24 if the other stands.
best-pair-thirty-one-zoo-opener = Raises first with any hand, and answers a raise only with a good one.

## What can be done

best-pair-thirty-one-action-raise = Raise
    .help = Raise by 1
best-pair-thirty-one-action-stand = Satisfied
    .help = Satisfied
    .may = be satisfied
