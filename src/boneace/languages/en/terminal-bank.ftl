# The table against a bank in the terminal. The words of Vingt-Un itself are in vingt-un.ftl, with their
# glossary. pone: the player on the dealer’s right, who gathers the used cards.

## What a seat has

terminal-bank-has-deals = { $has }, deals
terminal-bank-standing-pool = Standing: { $seats }; the pool holds { $pool }.
terminal-bank-pool = The pool holds { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}.

## Your turn, and the table

terminal-bank-deals = { $who } deals{ $doubled ->
    [yes] , and the stakes are doubled.
   *[no] .
}
terminal-bank-you-deal = You deal{ $doubled ->
    [yes] , and the stakes are doubled.
   *[no] .
}
terminal-bank-doubled = The stakes are doubled.
terminal-bank-stock = The pack has { $stock ->
    [one] 1 card
   *[other] { $stock } cards
} left
terminal-bank-are-used = { $used ->
    [one] 1 card is
   *[other] { $used } cards are
} used
terminal-bank-pack = { terminal-bank-stock }.
terminal-bank-pack-used = { terminal-bank-stock }; { terminal-bank-are-used }.
terminal-bank-pack-with = { terminal-bank-stock }; { terminal-bank-are-used } and lie with { $who }, the pone.
terminal-bank-pack-with-you = { terminal-bank-stock }; { terminal-bank-are-used } and lie with you, the pone.

## Hands

terminal-bank-hands = { $who }: { $hands }.
terminal-bank-dealer-has = { $who } has { $cards }.
terminal-bank-one-hand = { $hand ->
    [1] first hand
    [2] second hand
    [3] third hand
   *[4] fourth hand
} { $told }
# 0: the only one.
terminal-bank-hand = { $hand ->
    [0] Your hand
    [1] Your first hand
    [2] Your second hand
    [3] Your third hand
   *[4] Your fourth hand
}: { $cards }.
terminal-bank-it-counts = it counts { $total }
terminal-bank-counts = counts { $total }
terminal-bank-on-it = { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} on it
terminal-bank-asked = being played now
terminal-bank-face-down = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} face down

## What you may do

terminal-bank-type = { $offer }: type the number.

## Help

terminal-bank-help-short = Short forms: { $stake } stake or stand, { $draw } draw, { $double } double, { $no-double } no double, { $divide } divide, { $keep } keep the pair.
terminal-bank-help-stakes = Stakes: the number alone, such as 3, or stake 3, or { $stake } 3. A second hand: divide 3 or { $divide } 3.
terminal-bank-help-aces = An ace counts 1 or 11: a hand of 7 or 17 becomes 17 with a ten.

## Drawn

terminal-bank-dealing = { $who } deals
terminal-bank-dealing-you = You deal
terminal-bank-stakes-doubled = stakes doubled
terminal-bank-in-pool = pool { $chips }
terminal-bank-in-pack = pack { $cards }
terminal-bank-used = used { $cards }
terminal-bank-used-with = used { $cards }, with { $who }
terminal-bank-used-with-you = used { $cards }, with you
terminal-bank-deals-now = deals
# A few letters, where there is little room.
terminal-bank-short = { $how ->
    [over-drawn] over
    [vingt-un] 21!
   *[natural] natural
}
terminal-bank-button-stake = Stake
terminal-bank-ask-hand = Your turn, hand { $hand }: { $moves }.
terminal-bank-ask-amount = { $label } ({ $key }, type { $least } to { $most } or − +)
terminal-bank-key-amount = The amount of a stake: 1 and 5 make 15
terminal-bank-key-step = More, less
terminal-bank-key-stake = Stake; or stand
terminal-bank-key-draw = Draw
terminal-bank-key-double = As dealer: double the stakes, or not
terminal-bank-key-divide = Divide a pair, with the amount on the new hand; or keep it together
terminal-bank-key-marks = is a stake; (D) marks the dealer, ▶ whose turn it is
terminal-bank-key-ace = An ace counts 1 or 11, whichever is better
