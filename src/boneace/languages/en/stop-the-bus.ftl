# Stop the Bus: what is told of it, what may be done, and why not.
#
# Glossary. to stop the bus: to say that the deal ends when everybody else has exchanged once more.
# prial: three of a kind. run: a sequence. running flush: a run in one suit. to have a say: to stop the
# bus or to continue. to exchange: to give cards for others that lie face up.

## Hands

stop-the-bus-alike = { $kind ->
    [prial] prial of { $ranks }
   *[pair] pair of { $ranks }
}
stop-the-bus-run = run { $ranks }
stop-the-bus-running-flush = running flush { $ranks }
stop-the-bus-flush = { $rank } flush
stop-the-bus-high = { $rank } high
# The next rank down, where it tells two hands apart.
stop-the-bus-then = { $hand }, then { stop-the-bus-rank }

## What has happened

stop-the-bus-lie = On the table lie { $cards }.
stop-the-bus-stops = { $who } stops the bus.

## What may be done

stop-the-bus-move-swap-all = Swap all
    .hint = Give your three cards for the three that lie face up
stop-the-bus-move-stop = Stop the bus
    .hint = Everybody else has one more exchange, then all show
stop-the-bus-move-continue = Continue
    .hint = Let the next player exchange

## Why not

stop-the-bus-exchange = Exchange a card of the hand for one that lies face up
stop-the-bus-one-only = One card is exchanged at this table, not all three
stop-the-bus-never-two = One card is exchanged at this table, never two
stop-the-bus-stopped = The bus is stopped already: there is one exchange more, and no say
stop-the-bus-or-stop = Exchange, or stop the bus
stop-the-bus-exchange-first = Exchange first: whether to stop the bus is said after that
stop-the-bus-exchanged = The exchange is made: stop the bus or continue

## The names of ranks

stop-the-bus-rank = { $rank ->
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
stop-the-bus-ranks = { $rank ->
    [ace] aces
    [two] twos
    [three] threes
    [four] fours
    [five] fives
    [six] sixes
    [seven] sevens
    [eight] eights
    [nine] nines
    [ten] tens
    [jack] jacks
    [queen] queens
   *[king] kings
}
