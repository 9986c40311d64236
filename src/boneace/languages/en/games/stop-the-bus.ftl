# Stop the Bus: what it is about, its options and its presets.

stop-the-bus-game = Stop the Bus
    .summary = Exchange with three open cards until somebody stops the bus: the weakest brag hand pays.

## Options

stop-the-bus-option-exchange = Exchange
    .meaning = How many cards a turn exchanges with the table.
    .value-one-or-three = One card, or all three
    .value-one = One card only
stop-the-bus-option-stop-when = Stopping the bus
    .meaning = When a player may stop the bus.
    .value-after-exchange = After his exchange
    .value-instead = On his turn, in place of an exchange
stop-the-bus-option-prial-of-threes = Three threes
    .meaning = Three threes are the best prial.
stop-the-bus-option-ace-two-three = Ace, two, three
    .meaning = Ace, two and three are the best run, in front of ace, king and queen.
stop-the-bus-option-lives = The tokens of each player.

## Presets

stop-the-bus-preset-default = Stop the Bus
    .summary = One card or all three are exchanged; who likes his hand then stops the bus.
stop-the-bus-preset-brag-specials = Brag specials
    .summary = As in brag, three threes are the best prial, and ace, two, three the best run.
