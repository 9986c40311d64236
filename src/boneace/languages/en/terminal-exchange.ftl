# The tables of exchanging in the terminal: Thirty-one, Switch, Stop the Bus. The words of the games are
# in lives.ftl, thirty-one.ftl, switch.ftl and stop-the-bus.ftl, with their glossaries.
#
# What is typed (swap 4C for 9H, knock) is notation and the same in every language.

## Your cards

terminal-exchange-total = Your total: { $total }, counting { $best }.
terminal-exchange-value = Its value: { $total }.
terminal-exchange-value-by = Its value: { $total }, by { $best }.

## Announcements that end the deal

terminal-exchange-mark = { $mark ->
    [knocked] knocked
    [stopped] stopped
   *[restarts] restarts
}
terminal-exchange-last-turn = { $how ->
    [stopped] { $who } has stopped the bus: this is your last exchange.
   *[knocked] { $who } has knocked: this is your last turn.
}
terminal-exchange-all-shown = All have shown. You may restart the deal.

## The table

terminal-exchange-upcard = The upcard is { $card }.
terminal-exchange-no-upcard = There is no upcard now.
terminal-exchange-stock = The stock has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
terminal-exchange-pile = The pile has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
terminal-exchange-tokens = { $tokens ->
    [one] { $tokens } token lies
   *[other] { $tokens } tokens lie
} on the table.
terminal-exchange-widow = Widow card { $slot }: { $card }.
terminal-exchange-widow-down = Widow card { $slot }: face down.
terminal-exchange-second = Your second hand: { $cards }.
terminal-exchange-second-total = Your second hand: { $cards }. Its total: { $total }.
terminal-exchange-two-hands = { $who } has two hands and must keep one.
terminal-exchange-face-up = Face up: { $cards }.
terminal-exchange-known = Face down, and known to you: { $cards }.
terminal-exchange-face-down = Face down: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
terminal-exchange-face-down-more = Face down: { $cards } more { $cards ->
    [one] card
   *[other] cards
}.
terminal-exchange-lie = On the table: { $cards }.

## What you may do

# A note beside the name of a move; empty where the name says it all.
terminal-exchange-more = { $move ->
    [swap-up] ({ $cards })
    [swap-all] ({ $cards })
    [swap-down] (unseen)
    [restart] (nobody pays)
    [decline] (the deal is settled)
   *[other] { "" }
}
terminal-exchange-many = Or one of { $count } exchanges, such as exchange 4C for 2.
terminal-exchange-moves = moves lists them all.
terminal-exchange-one = Or swap one card, such as { $move }, or just { $cards }; moves lists them all.

## Help

terminal-exchange-help-swap = swap 4C for 9H, or just 4C 9H: swap one card.
terminal-exchange-help-discard = discard 7H, or just 7H: discard a card.
terminal-exchange-help-widow = In a game with a widow: exchange 4C for 2, or { $exchange } 4C KH for 2 3.

## Drawn

terminal-exchange-where-pot = pot { $pot } · { $where }
# On the back of the stock: seven columns.
terminal-exchange-left = { $stock } left
# On the edge of a card: five columns.
terminal-exchange-new = new
# Below a card that may be discarded: its key, and what the others count.
terminal-exchange-left-without = { $place } → { $left }
terminal-exchange-hint-discard = 1–4 discard · z fast · l log · c dark/light · --plain for screen readers
terminal-exchange-hint-widow = 1–3, 7–9 choose · e exchange · z fast · l log · c dark/light · --plain
terminal-exchange-told-up = Face up
terminal-exchange-told-down = Face down
terminal-exchange-told-open = On the table
terminal-exchange-told-dealers = The dealer’s second hand
terminal-exchange-told-second = Your second hand
terminal-exchange-told-second-total = Your second hand: { $total }
terminal-exchange-you-know = you know it
# Beside the coins of lives, where there is little room.
terminal-exchange-county = county
terminal-exchange-coins = { $coins } { $lives }
terminal-exchange-your-coins = { $coins } { $lives ->
    [one] { $lives } life
   *[other] { $lives } lives
}
terminal-exchange-your-total = total { $total }
terminal-exchange-bet = Bet
terminal-exchange-your-turn = Your turn
terminal-exchange-turn-last = { $how ->
    [stopped] Last exchange ({ $who } stopped)
   *[knocked] Last turn ({ $who })
}
terminal-exchange-turn-shown = All have shown
terminal-exchange-ask = { $turn }: { $moves }.
terminal-exchange-ask-pick = swap 1–3 for 7–9 ({ $key })
terminal-exchange-ask-discard = Discard a card: 1 to 4, or click it.
terminal-exchange-ask-swap = Swap { $cards } for { $lying }: { $key }.
terminal-exchange-ask-swap-all = Swap { $how ->
    [all] all
   *[up] up
}: { $key }.
terminal-exchange-ask-keep = You deal: keep your first hand ({ $keep-first }), or the second ({ $keep-second })?
terminal-exchange-choose-widow = Choose your cards (1–3) and as many from the widow (7–9), then { $exchange }.
terminal-exchange-choose-swap = Choose one of your cards (1–3) and one on the table (7–9), then { $swap }.

## The keys

terminal-exchange-key-discard = Discard a card of your hand; a click does the same
terminal-exchange-key-widow = With a widow: choose your cards and the widow’s
terminal-exchange-key-wagers = Side wagers, where the match has them
terminal-exchange-key-yours = Choose one of your cards; a click does the same
terminal-exchange-key-face-up = Choose a card of the face-up hand; a click does the same
terminal-exchange-key-open = Choose a card on the table; a click does the same

## The end of a deal

terminal-exchange-end = { $how ->
    [blitz] Blitz: 31!
    [drawn] The deal is drawn
   *[showdown] Showdown
}  ·  deal { $deal }
terminal-exchange-went-out = { $change }, out
