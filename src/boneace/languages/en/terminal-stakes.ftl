# Games of stages and stakes in the terminal: Best, Pair and Thirty-one; Three-Stake Brag; Primiera. The
# words of the games are in vying.ftl and in the catalogues of each, with their glossaries.
#
# What is typed (brag 2, discard 7H 4C) is notation and the same in every language.

## Your turn, and the table

terminal-stakes-open-cards = Open cards: { $shown }.
terminal-stakes-has-said = { $who } has said: { $said }.
terminal-stakes-no-cards = You hold no cards.
terminal-stakes-hand = Your hand: { $cards }.
terminal-stakes-all-up = All of it lies face up.
terminal-stakes-face-up = Face up: { $cards }.
terminal-stakes-value = Its value: { $worth }.
terminal-stakes-value-by = Its value: { $worth }, by { $best }.
terminal-stakes-total = Its total: { $total }.
terminal-stakes-pack = The pack has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} left.
terminal-stakes-stage = Stage { $number } of { $count }: { $title }.
terminal-stakes-stage-worth = Stage { $number } of { $count }: { $title }, for { $worth }.
terminal-stakes-outcome = { $title }: { $told }
terminal-stakes-won = { $title }: { $who }.
terminal-stakes-won-worth = { $title }: { $worth } to { $who }.
terminal-stakes-pot = The pot holds { $chips }.
terminal-stakes-pots = In the pots: { $pots }.
terminal-stakes-you-propose = You propose a stake of { $stake }.
terminal-stakes-proposes = { $who } proposes a stake of { $stake }.
terminal-stakes-stake-is = The stake is { $stake }.
terminal-stakes-your-brag = Your brag stands at { $chips }.
terminal-stakes-brag = { $who }’s brag stands at { $chips }.
terminal-stakes-put-in = You have put in { $chips }.
terminal-stakes-no-brag = Nobody has bragged yet.
terminal-stakes-standing-paid = Standing, the stakes for the next deal paid: { $seats }.

## What a seat has done

terminal-stakes-counts = total { $total }
terminal-stakes-staked = { $chips } staked
# The same in a few letters.
terminal-stakes-in = { $chips } in
terminal-stakes-threw = threw { $cards }
terminal-stakes-said = said { $said }

## What you may do

terminal-stakes-upto = { $most ->
    [one] one card
   *[other] 1 to { $most } cards
}
terminal-stakes-discard = Discard { $cards }, such as { $move }; moves tells them all.

## Help

terminal-stakes-help-short = Short forms: p pass, b brag, r raise, m match, s see or stand (satisfied), f fold,
terminal-stakes-help-draw = d draw or drop, x discard. Or the number before a move in the list.
terminal-stakes-help-amounts = Amounts where they are asked for: brag 2, b 2, r 3, or the number in the list and then
terminal-stakes-help-amounts-more = the amount: 2 3.
terminal-stakes-help-cards = Cards: rank A K Q J T 9 to 2, then suit S H D C: TD is the ten of diamonds.
terminal-stakes-help-several = Several at once where cards are exchanged: discard 7H 4C, x 7H 4C or just 7H 4C.

## Drawn

terminal-stakes-hint = z fast · l log · c dark/light · ? keys · --plain for screen readers
terminal-stakes-up = up
terminal-stakes-strip-won = { $title }: { $who }
# Beside a number, where there is little room.
terminal-stakes-unit = { $unit ->
    [point] pt
   *[chip] ch
}
terminal-stakes-watching = You watch this match.
terminal-stakes-in-pot = Pot { $chips }
terminal-stakes-at-stake = { $unit ->
    [point] Stake
   *[chip] Brag
} { $amount }
terminal-stakes-at-stake-by = { $unit ->
    [point] Stake
   *[chip] Brag
} { $amount }, by { $who }
terminal-stakes-nothing-bragged = nobody has bragged yet
terminal-stakes-in-pack = pack { $cards }
terminal-stakes-button = { $verb ->
    [brag] Brag
    [raise] Raise
    [match] Match
    [see] See
    [fold] Fold
    [drop] Drop
    [draw] Draw
    [discard] Discard
    [stand] Stand
   *[pass] Pass
}
terminal-stakes-button-amount = { terminal-stakes-button } { $amount }
terminal-stakes-ask = Your turn: { $moves }.
terminal-stakes-ask-amount = { $label } ({ $key }, − + change it)
terminal-stakes-ask-discard = choose { terminal-stakes-upto } (keys 1–4) and discard (x)
terminal-stakes-choose-first = Choose the cards first: 1 to 4, or click them.
terminal-stakes-keys-hand = 1 to 4
terminal-stakes-key-pass = Pass
terminal-stakes-key-brag = Brag; raise
terminal-stakes-key-match = Match a brag
terminal-stakes-key-see = See a bet; or stand: you are satisfied
terminal-stakes-key-fold = Fold; drop, or draw a card
terminal-stakes-key-amount = Another amount for a brag or a raise; or type its digit
terminal-stakes-key-choose = Choose a card to discard; a click does the same
terminal-stakes-key-discard = Discard the cards chosen
terminal-stakes-key-marks = marks the dealer, ▶ whose turn it is

## The end of a deal

terminal-stakes-end = End of deal { $deal }
terminal-stakes-paid = The stakes for the next deal are paid.
terminal-stakes-claims = claims: { $value }
