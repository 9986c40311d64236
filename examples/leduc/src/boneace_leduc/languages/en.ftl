leduc-game = Leduc poker
    .summary = One card each and one on the table, with two rounds of betting: a pair wins.
leduc-option-deals = Deals
    .meaning = After how many deals the match ends.
leduc-move-fold = Fold
    .hint = Give up the pot
    .closed = There is no raise to answer: call or raise
leduc-move-call = Call
    .hint = Put in what the other has put in; check where that is nothing
leduc-move-raise = Raise
    .hint = Call, and put in two chips more; four in the second round
    .closed = Two raises have been made in this round
leduc-place-widow = Card on the table
leduc-fact-chips = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
leduc-fact-paid = { leduc-fact-chips } in the pot
