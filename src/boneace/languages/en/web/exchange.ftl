# The tables of the exchange games: Thirty-one, Switch, Stop the Bus.
#
# Glossary. stock: the cards that are drawn from. upcard: the card that lies face up, on the pile of
# what was discarded. widow: cards on the table that are exchanged with. to knock: to say that the
# deal ends with the next turn of the others. to stand: to leave the hand as it is. blitz: 31, shown
# at once. on the county: without pennies, but still in play. token: what is paid into the middle.

## Buttons

exchange-swap = Swap { $card } for { $taken }
exchange-give = Exchange the selected cards with the widow

## What to pick next, and why a card cannot be picked

exchange-select = To exchange, select cards of your hand and as many cards of the widow.
exchange-select-hand = Select { $n ->
    [one] { $n } more card
   *[other] { $n } more cards
  } of your hand to exchange.
exchange-select-widow = Select { $n ->
    [one] { $n } more card
   *[other] { $n } more cards
  } of the widow to exchange.
exchange-not-open = You cannot make this exchange.
exchange-pick-both = Pick one of your cards and one of the face-up cards.
exchange-pick-hand = Now pick a card of your hand.
exchange-pick-table = Now pick a card on the table.
exchange-press-swap = Now press Swap.
exchange-ready = { $name }: press { $key }.
exchange-keep-one-first = Keep one of your two hands first.
exchange-discard-after = You discard after you have drawn or taken a card.
exchange-press-again = Press again to discard it.
exchange-taken-whole = You can only take the whole face-down hand, unseen: press “Swap unseen”.

## For screen readers

exchange-hold = You hold { $cards }.
exchange-hold-worth = You hold { $cards }, { $worth }.
exchange-total = total { $total }
exchange-task-discard = discard a card
exchange-task-say = stop or continue
exchange-task-swap-stop = swap, or stop the bus
exchange-task-swap-any = swap one or all
exchange-task-swap-one = swap one card
exchange-task-keep = keep one of two hands
exchange-task-restart = restart the deal, or settle it
exchange-task-swap-stand = swap, or stand
exchange-task-swap-pass-knock = swap, pass or knock
exchange-task-swap-pass = swap, or pass
exchange-task-swap-knock = swap, or knock
exchange-task-swap = swap
exchange-upcard-is = The upcard is the { $card }.
exchange-lie = On the table: { $cards }.
exchange-second-is = Your second hand is { $cards }, total { $total }.
exchange-face-up-lie = Face up: { $cards }.
exchange-have = You now have the { $card }.
exchange-choose-discard = Choose a card to discard.
exchange-turn = Your turn.
exchange-turn-task = Your turn: { $task }.
exchange-last-turn = Your last turn.
exchange-last-turn-task = Your last turn: { $task }.

## The table

exchange-stock = Stock
exchange-stock-of = Stock, { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
exchange-pile = Pile
exchange-upcard-of = Upcard: { $card }
exchange-upcard-none = Upcard: none
exchange-on-the-table = on the table
exchange-widow = Widow
exchange-widow-card = Widow { $n }: { $card }
exchange-lying = On the table
exchange-face-up = Face up
exchange-face-up-card = Face up { $n }: { $card }
exchange-second-card = Second hand, { $n }: { $card }
exchange-your-second-card = Your second hand, { $n }: { $card }
exchange-your-second = Your second hand
exchange-your-second-total = Your second hand, total { $total }
exchange-second-of = Second hand of { $who }
exchange-the-dealer = the dealer
exchange-empty = empty
exchange-face-down = Face down
exchange-know-these = You know these
exchange-know-some = You know { $n }
exchange-face-down-hand = Face-down hand
exchange-face-down-known = Face-down hand, of which you know { $cards }
exchange-discard-card = Discard { $card }
# What the hand counts without the card.
exchange-discard-leaves = Discard { $card }, leaves { $left }
exchange-holds = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
exchange-out = out
exchange-out-in = out in deal { $deal }
exchange-out-note = You are out of this match. You can watch the rest.
exchange-knocked = knocked
exchange-stopped = stopped
exchange-total-label = Total
# Beside totals that stand below the cards, each without its card.
exchange-total-without = Totals without the card

exchange-lives-penny = { $n ->
    [one] { $n } penny
   *[other] { $n } pennies
  }
exchange-lives-corner = { $n ->
    [one] { $n } corner
   *[other] { $n } corners
  }
exchange-lives-life = { $n ->
    [one] { $n } life
   *[other] { $n } lives
  }
exchange-free-penny = on the county
exchange-free-corner = free ride
exchange-free-life = on the county

## The end of a deal

exchange-blitz = Blitz!
exchange-drawn = The deal is drawn
exchange-restarted = The deal is restarted
exchange-bus-stopped = The bus is stopped
exchange-showdown = Showdown
exchange-loses = { $n ->
    [one] loses { $n } life
   *[other] loses { $n } lives
  }
exchange-gains = gains { $n }
exchange-left = { $n ->
    [one] { $n } life left
   *[other] { $n } lives left
  }
exchange-winner = winner
exchange-did-knock = knocked
exchange-did-stop = stopped the bus
exchange-did-blitz = blitz
exchange-did-restart = restarts
exchange-you-may-restart = You may restart the deal. Then nobody pays: your hand stays face up, and all other cards are dealt again.
exchange-may-restart = { $who } may restart the deal.

## Keys

exchange-key-discard = Discard (or, for an exchange, select) the first to fourth card of your hand
exchange-key-pick-hand = Pick the first to third card of your hand, or put it back
exchange-key-pick-table = Pick the first to third face-up card, or put it back
