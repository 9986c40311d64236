# Thirty-one: what is told of it, what may be done, and why not; side wagers.
#
# What is written as a move (discard 7H, bet 5 on 1) is notation, and is the same in every language.
#
# Glossary. stock: the cards that are drawn from. upcard: the card that lies face up, on the pile of
# what was discarded. to draw: from the stock. to take: the upcard. widow: cards on the table that are
# exchanged with. token: what is paid into the middle. wager: a bet between two players, beside the
# game. to outlast: to be out later. to cover: to take the other side of a wager.

## What has happened

thirty-one-draws = { $who } draws from the stock.
thirty-one-draws-card = { $who } draws { $card } from the stock.
thirty-one-would-draw = { $who } would draw, but the stock is used up.
thirty-one-takes = { $who } takes { $card }.
thirty-one-discards = { $who } discards { $card }.
thirty-one-upcard = The upcard is { $card }.
thirty-one-exchanges = { $who } puts { $cards } into the widow for { $count ->
    [one] card
   *[other] cards
} { $slots }.
thirty-one-drawn = The stock is used up and nobody has knocked: the deal is drawn.
thirty-one-scores = { $who } scores { $points }.
thirty-one-wins-tokens = { $who } takes { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} from the table.
thirty-one-adds-tokens = { $who } adds { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}.
thirty-one-antes = Everybody antes { $ante ->
    [one] 1 token
   *[other] { $ante } tokens
}; { $table } lie on the table.

## What may be done

thirty-one-move-draw = Draw
    .hint = Take the top card of the stock
thirty-one-move-take = Take
    .hint = Take the top card of the discard pile
thirty-one-move-knock = Knock
    .hint = End the deal: everybody else has one more turn
thirty-one-move-stand = Stand
    .hint = Keep your three cards
thirty-one-discard = Discard { $card }
    .hint = Discard the { thirty-one-card }: the others count { $left }
thirty-one-exchange = Exchange { $given } for { $slots }

## What is not understood

thirty-one-no-move = “{ $text }” is not a move of Thirty-one: there are draw, take, discard 7H, knock, stand
thirty-one-no-move-widow = “{ $text }” is not a move of Thirty-one: there are draw, take, discard 7H, knock, stand and exchange 4C for 2
thirty-one-no-for = “{ $text }” lacks “for”: an exchange is written “exchange 4C for 2”
thirty-one-no-slot = “{ $text }” names a slot that is not 1, 2 or 3
thirty-one-each-once = “{ $text }” must name each card and each slot once

## Why not

thirty-one-draw-first = Draw or take a card first
thirty-one-no-widow = There is no widow to exchange with in this game
thirty-one-as-many = As many cards go to the widow as come from it
thirty-one-turn-used = Discard a card first: the turn is used
thirty-one-deal-first = A card has to be dealt first
thirty-one-card-first = A card has to come from the pack first
thirty-one-no-knock-now = Knocking is done instead of drawing: discard a card now
thirty-one-discard-now = Discard a card now: one card is drawn or taken in a turn
thirty-one-just-taken = { $card } was taken this turn and may not be discarded again
thirty-one-knocked = Somebody has knocked already: draw, take or stand
thirty-one-own-discard = One's own discard may be taken back with two players left only
thirty-one-stock-used = The stock is used up

## Side wagers

thirty-one-bets-wins = { $who } bets { $stake } that { $on } wins the match.
thirty-one-bets-outlasts = { $who } bets { $stake } that { $on } outlasts { $over }.
thirty-one-covers = { $who } covers { $by }’s wager of { $stake }.
thirty-one-lapses = { $who }’s wager of { $stake } lapses: nobody covered it.
thirty-one-stand-off = The wager of { $stake } between { $who } and { $other } is a stand-off.
thirty-one-wins-wager = { $who } wins { $stake } from { $other }.

thirty-one-wager-help = “bet 5 on 1”, “bet 5 on 1 over 2” or “cover 3”
thirty-one-no-wager = “{ $text }” is not a side wager: write { thirty-one-wager-help }
thirty-one-wager-seat = “{ $text }” names no seat of this table: write { thirty-one-wager-help }
thirty-one-wager-stake = a stake is a whole number from 1 to { $most }, not “{ $number }”
thirty-one-outlast-itself = A seat cannot outlast itself
thirty-one-out-already = { $who } is out already
thirty-one-own-wager = Nobody covers his own wager
thirty-one-no-open-wager = { $who } has no open wager
thirty-one-bets-list = “bets” must be a list of { $seats }, one for each seat
thirty-one-bets-sum = “bets” must be whole numbers that sum to 0

## The names of cards

thirty-one-card = { thirty-one-rank } of { thirty-one-suit }
thirty-one-suit = { $suit ->
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
   *[clubs] clubs
}
thirty-one-rank = { $rank ->
    [ace] ace
    [two] two
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [jack] jack
    [queen] queen
   *[king] king
}
