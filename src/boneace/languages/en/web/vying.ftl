# The tables of the games of vying: Best, Pair and Thirty-one; Three-Stake Brag; Primiera.
#
# Glossary. stage: one of the parts of a deal, each with its own prize. pot: what the winner takes. to brag: to bet on your hand. to match: to put in as much. to see: to pay to compare. to drop,
# to fold: to give up. satisfied: with the cards as they are.

## Moves

vying-discard-n = Discard { $n }
vying-choose-first = Choose the cards to discard first.
vying-cannot-discard = These cards cannot be discarded now.
vying-at-most = At most { $n ->
    [one] { $n } card
   *[other] { $n } cards
  } can be replaced.
vying-replaced = Replaced from the pack

## For screen readers

vying-hold = You hold { $cards }.
vying-hold-worth = You hold { $cards }: { $worth }.
vying-total = total { $total }
vying-asked-stake = the stake is { $n }
vying-asked-brag = the brag is { $n }
vying-choose-discard = choose cards to discard
vying-range-raise = raise { $least } to { $most }
vying-range-brag = brag { $least } to { $most }
vying-range = { $word } { $least } to { $most }
vying-drew = You drew the { $card }.
vying-turn = Your turn.
vying-turn-asked = Your turn: { $asked }.
vying-may = You may { $moves }.

## The table

vying-stake = Stake
vying-brag-is = Brag
vying-by = by { $who }
vying-to-begin = to begin with
vying-more-to-stay = { $what } more to stay
vying-in-the-pot = in the pot
vying-shown = shown: { $cards }
vying-put-in = put in
vying-put-in-title = Put in while vying
vying-chips-put-in = { $n ->
    [one] chip
   *[other] chips
  } put in
vying-discarded = discarded { $n }
vying-total-label = total
vying-stages-of-deal = Stages of the deal
vying-stage-past = over
vying-stage-now = now
vying-stage-ahead = next
vying-nobody = Nobody

## The end of a deal

vying-stages = Stages
vying-double = A double game: it counts twice.
vying-claimed = claimed
vying-not-shown = not shown
vying-each = { $change } each

## Keys

vying-key-amount = Choose how much to brag or raise; 0 is ten
vying-key-step = More or less; the arrow keys do the same on the number
vying-key-choose = Choose the first to fourth card of your hand, or put it back
