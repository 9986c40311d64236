leduc-game = Leduc poker
    .summary = One card each and one on the table, with two rounds of betting: a pair wins.
leduc-option-deals = Deals
    .meaning = After how many deals the match ends.
leduc-move-fold = Fold
    .hint = Give up the pot
leduc-move-call = Call
    .hint = Put in what the other has put in; check where that is nothing
leduc-move-raise = Raise
    .hint = Call, and put in two chips more; four in the second round
leduc-place-widow = Card on the table
leduc-fact-chips = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
leduc-fact-paid = { leduc-fact-chips } in the pot
leduc-nothing-to-answer = There is no raise to answer: call or raise
leduc-two-raises = Two raises have been made in this round
leduc-no-such-move = You may fold, call or raise
