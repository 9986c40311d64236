# The tables of exchanging in the terminal: Thirty-one, Switch, Stop the Bus. The words of the games are
# in lives.ftl, thirty-one.ftl, switch.ftl and stop-the-bus.ftl, with their glossaries.
#
# What is typed (swap 4C for 9H, knock) is notation and the same in every language.

## Your cards

terminal-exchange-no-cards = You hold no cards.
terminal-exchange-hand = Your hand: { $cards }.
terminal-exchange-total = Your total: { $total }, counting { $best }.
terminal-exchange-value = Its value: { $total }.
terminal-exchange-value-by = Its value: { $total }, by { $best }.

## What seats have said that ends the deal

terminal-exchange-mark = { $mark ->
    [knocked] knocked
    [stopped] stopped
   *[restarts] restarts
}
terminal-exchange-last-turn = { $who } has knocked: this is your last turn.
terminal-exchange-last-exchange = { $who } has stopped the bus: this is your last exchange.
terminal-exchange-all-shown = All have shown. You may restart the deal.

## What lies on the table

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
terminal-exchange-tokens = { $tokens } tokens lie on the table.
terminal-exchange-widow = Widow card { $slot }: { $card }.
terminal-exchange-widow-down = Widow card { $slot }: face down.
terminal-exchange-second = Your second hand: { $cards }.
terminal-exchange-second-total = Your second hand: { $cards }. Its total: { $total }.
terminal-exchange-two-hands = { $who } has two hands and is to keep one.
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

# What is told of a move beside its name; nothing where the name says it.
terminal-exchange-more = { $move ->
    [swap-up] ({ $cards })
    [swap-all] ({ $cards })
    [swap-down] (unseen)
    [restart] (nobody pays)
    [decline] (the deal is settled)
   *[other] { "" }
}
terminal-exchange-many = Or one of { $count } exchanges, such as exchange 4C for 2.
terminal-exchange-moves = moves tells them all.
terminal-exchange-one = Or swap one card, such as { $move }, or just { $cards }; moves tells them all.

## Help

terminal-exchange-help-cards = Cards: rank A K Q J T 9 to 2, then suit S H D C: TD is the ten of diamonds.
terminal-exchange-help-number = Or the number before a move in the list.
terminal-exchange-help-thirty-one = Moves: draw or d, take or t, knock or k, stand or s, discard 7H or just 7H.
terminal-exchange-help-widow = In a game with a widow: exchange 4C for 2, or e 4C KH for 2 3.
terminal-exchange-help-switch = Moves: swap 4C for 9H or just 4C 9H; u swap up: all three for the face-up hand;
terminal-exchange-help-switch-more = d swap down: all three for the face-down hand, unseen; k knock; s stand; p pass.
terminal-exchange-help-switch-end = As dealer: keep first or keep second. When all have shown: r restart, n decline.
terminal-exchange-help-bus = Moves: swap 4C for 9H or just 4C 9H; a swap all: your three cards for the three on the
terminal-exchange-help-bus-more = table; s stop: stop the bus; c continue: let the next player exchange.

## Drawn

terminal-exchange-where-pot = pot { $pot } · { $where }
# On the back of the stock: seven columns.
terminal-exchange-left = { $stock } left
# On the edge of a card: five columns.
terminal-exchange-new = new
# Below a card that may be discarded: its key, and what the others count.
terminal-exchange-left-without = { $place } → { $left }
terminal-exchange-hint = z fast · l log · c dark/light · ? keys · --plain for screen readers
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
terminal-exchange-watching = You watch this match.
terminal-exchange-button = { $move ->
    [exchange] Exchange
    [swap] Swap
    [swap-up] All three
    [swap-all] All three
    [swap-down] Unseen
    [keep-first] Keep first
    [keep-second] Keep second
    [stop] Stop
    [continue] Continue
    [draw] Draw
    [take] Take
    [knock] Knock
    [stand] Stand
    [pass] Pass
    [restart] Restart
   *[decline] Decline
}
terminal-exchange-bet = Bet
terminal-exchange-your-turn = Your turn
terminal-exchange-turn-last = { $who } knocked, your last turn
terminal-exchange-turn-last-short = Last turn ({ $who })
terminal-exchange-turn-last-exchange = Last exchange ({ $who } stopped)
terminal-exchange-turn-shown = All have shown
terminal-exchange-ask = { $turn }: { $moves }.
terminal-exchange-ask-move = { $move ->
    [draw] draw
    [take] take
    [knock] knock
    [stand] stand
   *[exchange] exchange
}
terminal-exchange-ask-key = { $move ->
    [swap] swap 1–3 for 7–9 (e)
    [swap-up] all (u)
    [swap-all] all three (a)
    [swap-down] unseen (d)
    [pass] pass (p)
    [knock] knock (k)
    [stand] stand (s)
    [restart] restart the deal (r)
    [decline] let it be settled (n)
    [stop] stop the bus (s)
   *[continue] continue (n)
}
terminal-exchange-ask-discard = Discard a card: 1 to 4, or click it.
terminal-exchange-ask-swap = Swap { $cards } for { $lying }: e.
terminal-exchange-ask-swap-all = Swap { $how ->
    [all] all
   *[up] up
}: e.
terminal-exchange-ask-keep = You deal: keep your first hand (1), or the second (2)?
terminal-exchange-choose-widow = Choose your cards (1–3) and as many of the widow (7–9), then e.
terminal-exchange-choose-swap = Choose a card of yours (1–3) and one that lies (7–9), then e.

## The keys

terminal-exchange-keys-hand = 1 to 3
terminal-exchange-keys-lying = 7 to 9
terminal-exchange-keys-four = 1 to 4
terminal-exchange-key-draw = Draw the top card of the stock
terminal-exchange-key-take = Take the upcard
terminal-exchange-key-knock = Knock
terminal-exchange-key-stand = Stand
terminal-exchange-key-discard = Discard a card of your hand; a click does the same
terminal-exchange-key-widow = With a widow: choose your cards and the widow’s
terminal-exchange-key-exchange = With a widow: exchange the cards chosen
terminal-exchange-key-wagers = Side wagers, where the match has them
terminal-exchange-key-yours = Choose a card of yours; a click does the same
terminal-exchange-key-face-up = Choose a card of the face-up hand; a click does the same
terminal-exchange-key-open = Choose a card on the table; a click does the same
terminal-exchange-key-swap = Swap the cards chosen: one for one
terminal-exchange-key-up = Swap all three for the face-up hand
terminal-exchange-key-down = Swap all three, unseen, for the face-down hand
terminal-exchange-key-last = Stand, in your last turn; pass, where there is a pass
terminal-exchange-key-keep = As dealer: keep your first hand, or the second
terminal-exchange-key-restart = When all have shown: restart the deal, or let it be settled
terminal-exchange-key-all = Swap all three
terminal-exchange-key-stop = Stop the bus
terminal-exchange-key-continue = Continue: the bus is not stopped

## The end of a deal

terminal-exchange-end = { $how ->
    [blitz] Blitz: 31!
    [drawn] The deal is drawn
   *[showdown] Showdown
}  ·  deal { $deal }
terminal-exchange-went-out = { $change }, out
