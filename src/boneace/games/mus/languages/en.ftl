# Mus: events, moves and why a move is not legal.
#
# Moves as they are written (envido 2, no quiero, signal two-kings) are notation, the same in every
# language. Words in a sentence are translated.
#
# Glossary: grande, chica, pares, juego, punto: the rounds (lances). envido, quiero, órdago: as they
# are. stone, amarraco, bowl. mano: eldest hand. dobles: two pairs. deje, porque no: the gain from
# a bet that nobody accepts.

## What it is about

mus-game = Mus
    .summary = Four cards, two against two, and four rounds of betting: the highest, the lowest, pairs, and 31. Partners may signal; an órdago bets the whole game.

## Options

mus-option-kings = Kings and aces
    .meaning = Whether threes are kings and twos are aces, in rank and value.
    .value-eight = Eight kings and eight aces: threes are kings, twos are aces
    .value-four = Four kings and four aces: king, caballo, sota, seven down to ace
    .value-printed = As printed in the source: the three second, worth 3
mus-option-wild = Perico and Perica
    .meaning = Whether the caballo of bastos and the sota of oros are wild.
    .value-none = No wild cards
    .value-each = Each counts as any rank, the best in every round
mus-option-natural-first = Natural hands first
    .meaning = A hand beats an equal one that needs a wild card to be as good.
mus-option-la-real = La real
    .meaning = Three sevens and a card worth 10 are the best 31.
mus-option-sides = Sides
    .meaning = Who plays together: partners who face each other, or nobody (mus ilustrada).
    .value-partners = Two against two
    .value-alone = Everybody plays alone, four to eight
mus-option-target = Stones
    .meaning = The stones that win a game.
mus-option-games = Games
    .meaning = The match is the best of this many games.
mus-option-corrido = Mus corrido
    .meaning = In the first deal the pack passes on with every exchange, the player who ends the talk becomes eldest, and nobody signals.
mus-option-stock-from = Used-up stock
    .meaning = Whose discards make a new stock.
    .value-all = Everybody’s
    .value-others = Everybody’s, except those of a single player still to be served
mus-option-answer = Answering a bet
    .meaning = Which player answers for a side.
    .value-either = Either: a bet is declined when all who can answer have declined
    .value-first = The first to speak binds the side
mus-option-takers = Taking a bet
    .meaning = How many players may take one bet when everybody plays alone.
    .value-any = Everybody
    .value-one = Only one opponent
mus-option-pass-pays = Rounds without a bet
    .meaning = What pares, juego and punto pay if nothing was bet.
    .value-basic = The basic values only
    .value-literal = One stone more, as the source says
mus-option-partner-counts = Partner’s values
    .meaning = The side with the best pares or juego counts both partners’ basic values.
mus-option-ordago-settles = Órdago accepted
    .meaning = Which rounds count when an órdago is accepted.
    .value-round = That round alone: it wins the game
    .value-counted = The earlier rounds first, in case they already win the game
mus-option-signals = Signals
    .meaning = Whether partners may signal what they hold, and who sees it.
    .value-off = No signals
    .value-unseen = Only the partner sees them
    .value-chance = The partner sees them, and an opponent who catches them
mus-option-signal-chance = Caught signals
    .meaning = How many signals out of a hundred each opponent catches.
mus-option-courtesy = A stone for playing properly
    .meaning = A player may claim a stone for playing properly; the side gets it if an opponent who has misbehaved grants it.

## Presets

mus-preset-default = Mus
    .summary = Eight kings and eight aces, 40 stones, the best of three games.
mus-preset-four-kings = Four kings
    .summary = Threes and twos keep their own rank and value.
mus-preset-thirty = Thirty stones
    .summary = A shorter game, to 30 stones.
mus-preset-la-real = La real
    .summary = Three sevens and a card worth 10 are the best 31.
mus-preset-corrido = Mus corrido
    .summary = The first deal without signals: the pack passes on until a player ends the talk; that player is eldest.
mus-preset-perico = Perico and Perica
    .summary = The caballo of bastos and the sota of oros are wild.
mus-preset-literal = To the letter
    .summary = Scored as the source says: one stone more for pares, juego and punto without a bet, and only the best hand counts.
mus-preset-ilustrada = Mus ilustrada
    .summary = Four to eight players, each alone.

## Words

mus-lance = { $lance ->
    [grande] grande
    [chica] chica
    [pares] pares
    [juego] juego
   *[punto] punto
}
mus-lance-title = { $lance ->
    [grande] Grande
    [chica] Chica
    [pares] Pares
    [juego] Juego
   *[punto] Punto
}
mus-lance-gloss = { $lance ->
    [grande] highest
    [chica] lowest
    [pares] pairs
    [juego] 31 or more
   *[punto] nearest to 30
}
mus-spoken = { $act ->
    [mus] mus
    [no-mus] no mus
    [paso] paso
    [envido] envido { mus-number }
    [reenvido] reenvido { mus-number }
    [quiero] quiero
    [no-quiero] no quiero
   *[ordago] órdago
}
mus-label = { $act ->
    [mus] Mus
    [no-mus] No mus
    [paso] Paso
    [envido] Envido { mus-number }
    [reenvido] Reenvido { mus-number }
    [quiero] Quiero
    [no-quiero] No quiero
   *[ordago] Órdago
}
# MUS-51: Basque has special words for one to five.
mus-number = { $amount }
mus-label-discard = Discard { $cards }

## Hands

mus-pares = { $kind ->
    [pair] pair of { $higher }
    [medias] medias of { $higher }
   *[dobles] dobles of { $higher }
}
mus-dobles = dobles of { $higher } and { $lower }
mus-no-pares = no pares
mus-hand = { $pares }, { mus-total }
mus-total = { $word ->
    [juego] juego
   *[punto] punto
} { $total }

## What happened

mus-deals = Deal { $deal }: { $who ->
    [you] you deal
   *[other] { $who } deals
}.
mus-served = { $who ->
    [you] You are
   *[other] { $who } is
} served { $card }.
mus-shuffled = The discards are shuffled to make a new stock.
mus-discards = { $who ->
    [you] You discard
   *[other] { $who } discards
} { $cards }.
mus-discards-unseen = { $who ->
    [you] You discard
   *[other] { $who } discards
} { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
mus-says = { $who }: { $said }.
mus-says-in = { $who }: { $said } ({ $lance }).
mus-says-raised = { $who }: { $said } ({ $stones } in all).
mus-passed-on = The pack passes on: { $who ->
    [you] you are
   *[other] { $who } is
} dealer now.
mus-all-mus = All want mus: discard.
mus-begins = { $title } ({ $gloss }).
mus-declared = { $title }: { $who ->
    [you] you have
   *[other] { WITHIN($who) } { $count ->
        [one] has
       *[other] have
    }
} { $word }.
mus-declared-nobody = { $title }: nobody has { $word }.
mus-no-juego = Juego: nobody has it, so punto is played.
mus-took = { $who ->
    [you] You take
   *[other] { $who } { $players ->
        [one] takes
       *[other] take
    }
} { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}: { $why ->
    [negada] porque no
   *[deje] what had been accepted
}.
mus-bet = { $title }: { $stones ->
    [one] 1 stone is
   *[other] { $stones } stones are
} bet.
mus-en-paso = { $title }: en paso, nobody bets.
mus-ordago-accepted = The órdago is accepted.
mus-one-side = { $title }: no betting, because only one side has it.
mus-notice = { $who ->
    [you] You return
   *[other] { $who } returns
} the amarracos: { $needs } more { $needs ->
    [one] wins
   *[other] win
}.
mus-ends = { $kind ->
    [counted] All four rounds are over: the hands are shown.
    [ordago] The hands are shown for the órdago.
   *[deje] The game is won, and nothing is shown.
}
mus-shows = { $who ->
    [you] You show
   *[other] { $who } shows
} { $cards }: { $said }.
mus-counted = { $title }: { WITHIN($who) }, { $why }: { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}.
mus-wins-game = { $who ->
    [you] You win
   *[other] { $who } { $players ->
        [one] wins
       *[other] win
    }
} a game: { $games }.
mus-wins = { $who ->
    [you] You win
   *[other] { $who } { $players ->
        [one] wins
       *[other] win
    }
} the match.

## Where stones came from

mus-why-negada = porque no: the bet was declined
mus-why-deje = deje: the raise was declined, { $stones } had been accepted
mus-why-courtesy = for playing properly
mus-why-bet = the best hand takes the bet of { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}
mus-why-paso = en paso: nothing was bet
mus-why-total = { $word ->
    [juego] juego
   *[punto] punto
} of { $total }
mus-why-ordago = the órdago was accepted: the best hand wins the game

## What a move does

mus-hint-discard = Change { $count ->
    [one] 1 card
   *[other] { $count } cards
}
mus-hint-envido = Bet { $stones } stones on { $lance }
mus-hint-reenvido = Accept the { $asked } and bet { $stones } more: { $all } in all
mus-hint-mus = Ask for new cards; if all do, everybody changes one to four
mus-hint-no-mus = Keep the cards and end the talk: the rounds begin
mus-hint-paso = Pass; you may still answer a bet
mus-hint-ordago = Bet the whole game
mus-hint-quiero = Accept the bet of { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
} on { $lance }
mus-hint-quiero-ordago = Accept: the best { $lance } wins the whole game at once
mus-hint-no-quiero = Decline: they take { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
} at once
mus-hint-no-quiero-yet = Decline; { $who ->
    [partner] your partner
   *[others] somebody else
} may still accept, or they take { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}

## Why a move cannot be read

mus-no-move = “{ $text }” is not a move of Mus: the moves are mus, no mus, discard KO 4C, paso, envido 2, reenvido 2, quiero, no quiero and ordago
mus-no-amount = “{ $text }” does not say how many stones: write “{ $verb } 2”
mus-no-bet = “{ $text }” is not a move: write “{ $verb } 2”
mus-no-cards = “{ $text }” must name cards, each once
mus-no-signal = “{ $text }” is not a signal: { mus-signal-help }
mus-signal-help = write “signal two-kings”, or another of { $names }
mus-no-aside = “{ $text }” is not an action out of turn at this table
mus-no-courtesy = “{ $text }” is not an action out of turn: write “claim” for a stone for playing properly, “grant 2” to grant it to seat 2
mus-not-to-say = A player cannot say who catches a signal: { mus-signal-help }
mus-seen-once = “{ $text }” must name who has seen it, each once

## Why not

mus-no-signals = There are no signals at this table
mus-most-envido = A bet is { $most } stones at most: say ordago
mus-most-reenvido = A raise is { $most } stones at most: say ordago
mus-least-envido = A bet is at least two stones
mus-least-reenvido = A raise is at least one stone
mus-least-discard = Everybody must discard at least one card
mus-most-discard = Nobody can discard more than four cards
mus-not-held = { $card } is not in the hand
mus-over = The match is over
mus-card-first = Waiting for a card from the pack
mus-talk-first = First all players say mus, or one ends the talk
mus-discard-first = All have said mus: discard one to four cards
mus-talk-over = The talk is over: you can change cards only before the first round
mus-nothing-to-answer = There is no bet to answer in this round
mus-to-answer = You must answer the bet: quiero, no quiero or a raise
mus-ordago-answer = Only quiero or no quiero can answer an órdago
mus-no-such-move = There is no such move
mus-bet-made = There is already a bet: raise it with reenvido
mus-nothing-bet = Nothing has been bet in this round: open with envido
mus-not-able = a player without { $word } cannot bet on { $word }
mus-others-answer = the other side answers a bet

## Signals, and the stone for playing properly

mus-gesture = { $signal ->
    [two-kings] bites the lower lip
    [four-kings] bites the lower lip twice
    [two-aces] shows the tip of the tongue
    [dobles] raises both eyebrows
    [medias] moves the lips to one side
    [medias-kings] bites the lip at one side
    [medias-aces] shows the tongue at one side
    [juego] pushes the lips forward
    [thirty-one] winks
    [thirty] lifts both shoulders
    [twenty-nine] lifts one shoulder
    [blind] shuts both eyes
    [cut-mus] tilts the head to one side
   *[bet-more] lifts the head
}
mus-meaning = { $signal ->
    [two-kings] two kings
    [four-kings] four kings
    [two-aces] two aces
    [dobles] dobles (two pairs)
    [medias] medias (three alike)
    [medias-kings] medias of kings
    [medias-aces] medias of aces
    [juego] juego but not 31
    [thirty-one] juego of 31
    [thirty] punto of 30
    [twenty-nine] punto of 29
    [blind] nothing at all
    [cut-mus] end the talk, no mus
   *[bet-more] bet more
}
mus-must-be-true = A signal must be true: the hand { $signal ->
    [two-kings] does not have two kings
    [four-kings] does not have four kings
    [two-aces] does not have two aces
    [dobles] does not have dobles
    [medias] does not have medias
    [medias-kings] does not have medias of kings
    [medias-aces] does not have medias of aces
    [juego] does not have juego but not 31
    [thirty-one] does not have 31
    [thirty] does not have 30
    [twenty-nine] does not have 29
   *[blind] has something
}
mus-signals = { $who ->
    [you] You signal { $meaning }
   *[other] { $who } { $gesture }: { $meaning }
}.
mus-before-cards = Nobody may signal before having all four cards
mus-corrido-no-signals = Nobody may signal in the deal of mus corrido
mus-only-opponents = Only opponents catch a signal, and only if the table allows it
mus-claims = { $who ->
    [you] You claim
   *[other] { $who } claims
} a stone for playing properly.
mus-grants = { $who ->
    [you] You grant
   *[other] { $who } grants
} { WITHIN($other) } the stone for playing properly.
mus-claimed-already = The stone has already been claimed
mus-opponent-grants = Only an opponent can grant the stone
mus-not-claimed = { $who } has not claimed a stone
mus-last-stone = You cannot win the last stone of a game for playing properly

## Solving a deal

mus-bad-score = “{ $given }” is not a score: give the stones of mano and of the other before the deal, each from 0 to { $most }, such as 20-15
mus-unsolved = a deal cannot be solved with wild cards

# The first deal, for learning.
mus-learn-sides = You and Ben, opposite you, play against Ann and Cleo. The first side with 40 stones wins the game. You have 34, they have 36. (MUS-05)
mus-learn-lances = There are four rounds of betting: grande, the highest cards; chica, the lowest; pares, pairs; juego, 31 or more. Threes count as kings, twos as aces. (MUS-20)
mus-learn-mus = You are the mano: you speak first and win all ties. Your two kings are good, the five and the two are not. Say mus, to ask for new cards. (MUS-16)
mus-learn-discard = Everybody said mus, so everybody must change. Keep the two kings; discard the five and the two. (MUS-17)
mus-learn-signal = Ben shuts both eyes: a signal. It says that Ben holds nothing good. Partners may signal to each other, but only what is true. (B-MUS-15)
mus-learn-cut = You got a seven and a four. With the kings that is 31, the best juego. Keep it: say no mus, and the betting begins. (MUS-16)
mus-learn-envido = First comes grande. Two kings are worth the smallest bet: envido 2. (MUS-40)
mus-learn-chica = Ann and Cleo both declined, so you take one stone at once: 35. Now chica, the lowest cards, which you do not have. Pass: paso. (B-MUS-03)
mus-learn-pares = Everybody passed. You alone have pares, so nobody can bet on them. The stone for your pair is counted at the end. (B-MUS-08)
mus-learn-ordago = In juego it is you against Ann. Nothing beats 31, and the mano wins ties: you cannot lose. Bet the whole game: órdago! (MUS-44)
mus-learn-end = Ann accepted with 31 too: declining would have left you on 40 with pares and juego. But the mano wins the tie, and nothing else is counted. The game is yours; two win the match. (MUS-45)

## Studies

mus-study-lances = How good is each hand in each lance?
    .about = The exact chance to win a lance: against both opponents with four players, against the other player with two; the cards in the hand are not elsewhere. It is before any mus and any bet. As mano all ties are won, as postre all are lost. The files have every hand.
mus-study-mano = What is it worth to be mano, or postre?
    .about = Exact: how often the mano’s hand, and the postre’s, wins each lance, over all deals without mus.
mus-study-part = As { $who }, { $seats } players
mus-study-who = { $who ->
    [mano] mano
    [postre] postre
   *[apart] difference
}
mus-study-lance = lance
mus-study-worth = How often the hand is the best of the lance, { $seats } players
mus-study-game = Chance of the mano of the next deal to win a game to 40, two players
mus-study-stones = mano’s stones; the other’s ▸
mus-study-solution = From the solution that comes with the game, near an equilibrium, not exact: no interval is known.

## Fixed strategies, for the arena

mus-zoo-textbook = Cuts the mus with a playable hand, bets with a hand that beats two of three, accepts by the odds, and never bets the game on a poor hand.
mus-zoo-doubter = Trusts no bet: accepts it, an órdago too, with any hand well above the middle.
mus-zoo-ordago = Says órdago at every chance, and accepts every órdago.
