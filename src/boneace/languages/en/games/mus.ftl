# Mus: what it is about, its options and its presets.

mus-game = Mus
    .summary = Four cards, two against two, and four rounds of betting: the highest, the lowest, pairs, and 31. Partners may signal; an órdago bets the whole game.

## Options

mus-option-kings = Kings and aces
    .meaning = Whether threes are kings and twos are aces, in rank and value.
    .value-eight = Eight kings and eight aces: threes are kings, twos are aces
    .value-four = Four kings and four aces: king, caballo, sota, seven down to ace
    .value-printed = As the source prints it: the three second, worth 3
mus-option-wild = Perico and Perica
    .meaning = Whether the caballo of bastos and the sota of oros are wild.
    .value-none = No wild cards
    .value-each = Each counts as any rank, the best in every round
mus-option-natural-first = Natural hands first
    .meaning = A hand without a wild card beats an equal one that has one.
mus-option-la-real = La real
    .meaning = Three sevens and a ten are the best 31.
mus-option-sides = Sides
    .meaning = Who plays together: facing partners, or nobody (mus ilustrada).
    .value-partners = Two against two
    .value-alone = Every player for himself, four to eight
mus-option-target = Stones
    .meaning = The stones that win a game.
mus-option-games = Games
    .meaning = The match is the best of so many games.
mus-option-corrido = Mus corrido
    .meaning = In the first deal the pack passes on with every exchange, whoever ends the talk becomes eldest, and nobody signals.
mus-option-stock-from = Used-up stock
    .meaning = Whose discards make a new stock.
    .value-all = Everybody’s
    .value-others = Everybody’s, but of a single player still to be served
mus-option-answer = Answering a bet
    .meaning = Who of a side answers for it.
    .value-either = Either: a bet is declined when all who may answer have declined
    .value-first = Whoever speaks first binds his side
mus-option-takers = Taking a bet
    .meaning = How many may take one bet where every player is for himself.
    .value-any = Everybody
    .value-one = Only one opponent
mus-option-pass-pays = Rounds without a bet
    .meaning = What pares, juego and punto pay where nothing was bet.
    .value-basic = The basic values only
    .value-literal = One stone more, as the source says
mus-option-partner-counts = Partner’s values
    .meaning = The side with the best pares or juego counts both partners’ basic values.
mus-option-ordago-settles = Órdago accepted
    .meaning = What is looked at when an órdago is accepted.
    .value-round = That round alone: it wins the game
    .value-counted = First the rounds before it, in case they already win the game
mus-option-signals = Signals
    .meaning = Whether partners may signal what they hold, and who sees it.
    .value-off = No signals
    .value-unseen = Only the partner sees them
    .value-chance = The partner sees them, and an opponent who catches them
mus-option-signal-chance = Caught signals
    .meaning = Of a hundred signals, how many each opponent catches.
mus-option-courtesy = A stone for playing properly
    .meaning = A player may claim a stone for playing properly; it is his side’s if an opponent who has misbehaved grants it.

## Presets

mus-preset-default = Mus
    .summary = Eight kings and eight aces, 40 stones, the best of three games.
mus-preset-four-kings = Four kings
    .summary = Threes and twos keep their own rank and value.
mus-preset-thirty = Thirty stones
    .summary = A shorter game, to 30 stones.
mus-preset-la-real = La real
    .summary = Three sevens and a ten are the best 31.
mus-preset-corrido = Mus corrido
    .summary = The first deal without signals: the pack passes on until somebody ends the talk, and he is eldest.
mus-preset-perico = Perico and Perica
    .summary = The caballo of bastos and the sota of oros are wild.
mus-preset-literal = To the letter
    .summary = Scored as the source says it: a stone more for pares, juego and punto without a bet, and the best hand counts alone.
mus-preset-ilustrada = Mus ilustrada
    .summary = Every player for himself, four to eight of them.
