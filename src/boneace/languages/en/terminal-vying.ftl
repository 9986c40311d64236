# Games of vying in the terminal: Best, Pair and Thirty-one; Three-Stake Brag; Primiera. The
# words of the games are in vying.ftl and in the catalogues of each, with their glossaries.
#
# What is typed (brag 2, discard 7H 4C) is notation and the same in every language.

## Your turn, and the table

terminal-vying-open-cards = Open cards: { $shown }.
terminal-vying-has-said = { $who } has said: { $said }.
terminal-vying-all-up = All your cards are face up.
terminal-vying-face-up = Face up: { $cards }.
terminal-vying-value = Its value: { $worth }.
terminal-vying-value-by = Its value: { $worth }, by { $best }.
terminal-vying-total = Its total: { $total }.
terminal-vying-pack = The pack has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} left.
terminal-vying-stage = Stage { $number } of { $count }: { $title }.
terminal-vying-stage-worth = Stage { $number } of { $count }: { $title }, for { $worth }.
terminal-vying-outcome = { $title }: { $told }
terminal-vying-won = { $title }: { $who }.
terminal-vying-won-worth = { $title }: { $worth } to { $who }.
terminal-vying-pot = The pot holds { $chips }.
terminal-vying-pots = In the pots: { $pots }.
terminal-vying-you-propose = You propose a stake of { $stake }.
terminal-vying-proposes = { $who } proposes a stake of { $stake }.
terminal-vying-stake-is = The stake is { $stake }.
terminal-vying-your-brag = Your brag stands at { $chips }.
terminal-vying-brag = { $who }’s brag stands at { $chips }.
terminal-vying-put-in = You have put in { $chips }.
terminal-vying-no-brag = Nobody has bragged yet.
terminal-vying-standing-paid = Standing, the stakes for the next deal paid: { $seats }.

## What a seat has done

terminal-vying-counts = total { $total }
terminal-vying-staked = { $chips } staked
# The same in a few letters.
terminal-vying-in = { $chips } in
terminal-vying-threw = threw { $cards }
terminal-vying-said = said { $said }

## What you may do

terminal-vying-upto = { $most ->
    [one] one card
   *[other] 1 to { $most } cards
}
terminal-vying-discard = Discard { $cards }, such as { $move }; moves lists them all.

## Help

terminal-vying-help-amounts = Amounts, where a move needs one: brag 2, { $brag } 2, { $raise } 3, or the number in the list and then
terminal-vying-help-amounts-more = the amount: 2 3.
terminal-vying-help-several = Several at once where cards are exchanged: discard 7H 4C, { $discard } 7H 4C or just 7H 4C.

## Drawn

terminal-vying-strip-won = { $title }: { $who }
# Beside a number, where there is little room.
terminal-vying-unit = { $unit ->
    [point] pt
   *[chip] ch
}
terminal-vying-in-pot = Pot { $chips }
terminal-vying-at-stake = { $unit ->
    [point] Stake
   *[chip] Brag
} { $amount }
terminal-vying-at-stake-by = { $unit ->
    [point] Stake
   *[chip] Brag
} { $amount }, by { $who }
terminal-vying-nothing-bragged = nobody has bragged yet
terminal-vying-in-pack = pack { $cards }
terminal-vying-ask-amount = { $label } ({ $key }, − + change it)
terminal-vying-ask-discard = choose { terminal-vying-upto } (keys 1–4) and discard ({ $discard })
terminal-vying-key-amount = Another amount for a brag or a raise; or type its digit
terminal-vying-key-choose = Choose a card to discard; a click does the same

## The end of a deal

terminal-vying-paid = The stakes for the next deal are paid.
terminal-vying-claims = claims: { $value }
