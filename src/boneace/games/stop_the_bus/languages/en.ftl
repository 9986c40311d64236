# Stop the Bus: events, moves and why a move is not legal.
#
# Glossary. to stop the bus: to announce that the deal ends after one more exchange by everybody else.
# prial: three of a kind. run: a sequence. running flush: a run in one suit. to have a say: to stop the
# bus or to continue. to exchange: to give cards for others that lie face up.

## What it is about

stop-the-bus-game = Stop the Bus
    .summary = Exchange cards with three open cards until somebody stops the bus. The weakest brag hand pays.

## Options

stop-the-bus-option-exchange = Exchange
    .meaning = How many cards a turn exchanges with the table.
    .value-one-or-three = One card, or all three
    .value-one = One card only
stop-the-bus-option-stop-when = Stopping the bus
    .meaning = When a player may stop the bus.
    .value-after-exchange = After an exchange
    .value-instead = At the beginning of a turn, instead of an exchange
stop-the-bus-option-prial-of-threes = Three threes
    .meaning = Three threes are the best prial.
stop-the-bus-option-ace-two-three = Ace, two, three
    .meaning = Ace, two and three are the best run, above ace, king and queen.
stop-the-bus-option-lives = How many tokens each player has.

## Presets

stop-the-bus-preset-default = Stop the Bus
    .summary = A player exchanges one card or all three, and may then stop the bus.
stop-the-bus-preset-brag-specials = Brag specials
    .summary = As in brag, three threes are the best prial, and ace, two, three the best run.

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
stop-the-bus-then = { $hand }, then { cards-rank }

## What happened

stop-the-bus-lie = On the table: { $cards }.
stop-the-bus-stops = { $who ->
    [you] You stop
   *[other] { $who } stops
} the bus.

## Moves

stop-the-bus-move-swap-all = Swap all
    .hint = Give your three cards for the three that lie face up
stop-the-bus-move-stop = Stop the bus
    .hint = Everybody else has one more exchange, then all show
stop-the-bus-move-continue = Continue
    .hint = Let the next player exchange

## Why not

stop-the-bus-exchange = Exchange a card of the hand for one that lies face up
stop-the-bus-one-only = Exchange one card at this table, not all three
stop-the-bus-never-two = Exchange one card at this table, never two
stop-the-bus-stopped = The bus is already stopped: you have one more exchange
stop-the-bus-or-stop = Exchange, or stop the bus
stop-the-bus-exchange-first = Exchange first: then you may stop the bus
stop-the-bus-exchanged = You have exchanged: stop the bus or continue

# The first deal, for learning.
stop-the-bus-learn-goal = Everybody has three lives. In each deal the weakest hand loses one, and the last player with a life wins. (T31-34)
stop-the-bus-learn-hands = Your hand is always three cards. From the best: three of a kind, running flush (a run in one suit), run, flush, pair, high card. You hold two spades and a diamond: nothing yet.
stop-the-bus-learn-exchange = On your turn you must exchange: one card, or all three. The jack of spades makes a flush with your spades. Give the four of diamonds for it. (T31-69)
stop-the-bus-learn-go-on = Queen, jack, nine of spades: a flush. You could stop the bus now. But a ten of spades would make a run as well, so let play go on.
stop-the-bus-learn-ann = Now Ann, on your left, who must exchange too.
stop-the-bus-learn-ben = Ann gave the ten of spades, the card that you want. Ben is next: will it be left for you?
stop-the-bus-learn-run = It was. Your nine for the ten makes queen, jack, ten of spades: a running flush. Only three of a kind is better.
stop-the-bus-learn-stop = Few hands beat this one. Stop the bus: each of the others has one more turn, then all show. (B-T31-24)
stop-the-bus-learn-last-turns = Ann and Ben have one exchange each.
stop-the-bus-learn-forced = Ben held king, six and four of diamonds, a flush. But nobody may pass, and no diamond is on the table: Ben must break the flush. (B-T31-24)
stop-the-bus-learn-end = Your running flush is best. Ben’s king high is the weakest hand, and loses a life. The deal passes on, until one player is left.

## Studies

stop-the-bus-study-stop = What to stop the bus with?
    .about = Everybody stops the bus from the same hand on, by turn, and otherwise plays by rules of thumb. That hand is moved until stopping gains above it and loses below. Then decisions are played both ways from the same cards. Gains are counted in lives, less the average of all players.
stop-the-bus-study-from = Stop the bus from this hand on
stop-the-bus-study-gain = What stopping gains over going on

## Fixed strategies, for the arena

stop-the-bus-zoo-textbook = Makes the best exchange, stops the bus with a pair at first, with a flush later.
stop-the-bus-zoo-stop-pair = Stops the bus with a pair or better.
stop-the-bus-zoo-stop-flush = Stops the bus with a flush or better.
stop-the-bus-zoo-stop-run = Stops the bus with a run or better.
