# Best, Pair and Thirty-one: what it is about, its options and its presets.

best-pair-thirty-one-game = Best, Pair and Thirty-one
    .summary = Three contests in every deal: the best card shown, a bet on the better pair, and the hand nearest to 31. First to 11 points wins.

## Options

best-pair-thirty-one-option-pair-cards = Cards for Pair
    .meaning = Which cards make the hand for Pair.
    .value-three = All three, the face-up card too
    .value-hidden = The two face-down cards only
best-pair-thirty-one-option-showdown = Showdown
    .meaning = What is shown when a bet is seen and when Thirty-one is decided.
    .value-winner = Values are spoken, and the winner shows what won
    .value-all = Both players show all their cards
best-pair-thirty-one-option-after-pass = After a pass
    .meaning = What a non-dealer who passed may do when the dealer bets.
    .value-must-answer = He must come back in: see or raise
    .value-may-fold = He may fold too, for 1 point
best-pair-thirty-one-option-raise-limit = Limit of a raise
    .meaning = Whose score together with the stake may not exceed 11.
    .value-own = The raiser’s own
    .value-both = Either player’s
best-pair-thirty-one-option-see-at-ten = Seeing at 10
    .meaning = What follows when a non-dealer on 10 sees before any bet.
    .value-showdown = A showdown at once
    .value-may-raise = The dealer may raise instead
best-pair-thirty-one-option-prial-first = Prial before Best
    .meaning = A dealt prial is announced before Best is scored.
best-pair-thirty-one-option-two-prials = Two prials
    .meaning = Who wins when both are dealt a prial.
    .value-higher = The higher prial
    .value-non-dealer = The non-dealer, who speaks first
best-pair-thirty-one-option-two-32s = Two hands of 32
    .meaning = Who scores for Thirty-one when both hold 32.
    .value-nobody = Nobody
    .value-both = Each scores 1
    .value-dealer = The dealer: the non-dealer has to announce first
best-pair-thirty-one-option-next-game-dealer = First deal of the next game
    .meaning = Who deals first in the second and later games of a match.
    .value-alternates = The deal goes on alternating
    .value-loser = The loser of the last game
best-pair-thirty-one-option-games = Games to win
    .meaning = The match goes to the player who first wins so many games; a double game counts for two.

## Presets

best-pair-thirty-one-preset-reid = Reid
    .summary = The game as its author describes it: 11 points, raises of one, and a pass that must come back in.
