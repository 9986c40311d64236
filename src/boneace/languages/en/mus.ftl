# Mus: what is told of it, what may be done, and why not.
#
# What is written as a move (envido 2, no quiero, signal two-kings) is notation, and is the same in
# every language; what stands in a sentence is a word of the language.
#
# Glossary: grande, chica, pares, juego, punto: the rounds (lances). envido, quiero, órdago: as they
# are. stone, amarraco, bowl. mano: eldest hand. dobles: two pairs. deje, porque no: what a bet
# brings that nobody accepts.

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
# MUS-51: the Basques have words of their own for one to five.
mus-number = { $amount }
mus-label-discard = Discard { $cards }

mus-card = { mus-card-rank } of { mus-card-suit }
mus-card-suit = { $suit ->
    [oros] oros
    [copas] copas
    [espadas] espadas
   *[bastos] bastos
}
mus-card-rank = { $rank ->
    [ace] ace
    [two] two
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
    [sota] sota
    [caballo] caballo
   *[king] king
}
mus-ranks = { $rank ->
    [ace] aces
    [two] twos
    [three] threes
    [four] fours
    [five] fives
    [six] sixes
    [seven] sevens
    [sota] sotas
    [caballo] caballos
   *[king] kings
}

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

mus-deals = Deal { $deal }: { $who } deals.
mus-served = { $who } is served { $card }.
mus-shuffled = The discards are shuffled to make a new stock.
mus-discards = { $who } discards { $cards }.
mus-discards-unseen = { $who } discards { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
mus-says = { $who }: { $said }.
mus-says-in = { $who }: { $said } ({ $lance }).
mus-says-raised = { $who }: { $said } ({ $stones } in all).
mus-passed-on = The pack passes on: { $who } is dealer now.
mus-all-mus = All want mus: discard.
mus-begins = { $title } ({ $gloss }).
mus-declared = { $title }: { $who } { $count ->
    [one] has
   *[other] have
} { $word }.
mus-declared-nobody = { $title }: nobody has { $word }.
mus-no-juego = Juego: nobody has it, so punto is played.
mus-took = { $who } { $players ->
    [one] takes
   *[other] take
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
mus-one-side = { $title }: no betting, as only one side has it.
mus-notice = { $who } returns the amarracos: { $needs } more { $needs ->
    [one] wins
   *[other] win
}.
mus-ends = { $kind ->
    [counted] All four rounds are over: the hands are shown.
    [ordago] The hands are shown for the órdago.
   *[deje] The game is won, and nothing is shown.
}
mus-shows = { $who } shows { $cards }: { $said }.
mus-counted = { $title }: { $who }, { $why }: { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}.
mus-wins-game = { $who } { $players ->
    [one] wins
   *[other] win
} a game: { $games }.
mus-wins = { $who } { $players ->
    [one] wins
   *[other] win
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
mus-hint-paso = Pass; a bet may still be answered
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

## What cannot be read

mus-no-move = “{ $text }” is not a move of Mus: there are mus, no mus, discard KO 4C, paso, envido 2, reenvido 2, quiero, no quiero and ordago
mus-no-amount = “{ $text }” does not say how many stones: write “{ $verb } 2”
mus-no-bet = “{ $text }” is not a move: write “{ $verb } 2”
mus-no-cards = “{ $text }” must name cards, each once
mus-no-signal = “{ $text }” is not a signal: { mus-signal-help }
mus-signal-help = write “signal two-kings”, or another of { $names }
mus-no-aside = “{ $text }” is not an action out of turn at this table
mus-no-courtesy = “{ $text }” is not an action out of turn: write “claim” for a stone for playing properly, “grant 2” to grant it to seat 2
mus-not-to-say = Who catches a signal is not for a player to say: { mus-signal-help }
mus-seen-once = “{ $text }” must name who has seen it, each once

## Why not

mus-no-signals = There are no signals at this table
mus-most-envido = One bets { $most } stones at most: say ordago
mus-most-reenvido = One raises by { $most } stones at most: say ordago
mus-least-envido = The least that may be bet is two stones
mus-least-reenvido = A raise is of one stone at least
mus-least-discard = Everybody must discard at least one card
mus-most-discard = Nobody can discard more than four cards
mus-not-held = { $card } is not in the hand
mus-over = The match is over
mus-card-first = A card has to come from the pack first
mus-talk-first = First all say whether they want mus, or end the talk
mus-discard-first = All have said mus: everybody discards one to four cards
mus-talk-over = The talk is over: cards are changed before the first round only
mus-nothing-to-answer = Nothing has been bet in this round that could be answered
mus-to-answer = A bet has to be answered: quiero, no quiero or more
mus-ordago-answer = To an órdago there is quiero or no quiero only
mus-no-such-move = There is no such move
mus-bet-made = A bet has been made already: raise it with reenvido
mus-nothing-bet = Nothing has been bet in this round: open with envido
mus-not-able = who has no { $word } does not bet on { $word }
mus-others-answer = a bet is for the other side to answer

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
mus-must-be-true = A signal must be true, and the hand has not { $signal ->
    [two-kings] two kings
    [four-kings] four kings
    [two-aces] two aces
    [dobles] dobles
    [medias] medias
    [medias-kings] medias of kings
    [medias-aces] medias of aces
    [juego] juego but not 31
    [thirty-one] 31
    [thirty] 30
    [twenty-nine] 29
   *[blind] nothing: it has something
}
mus-signals = { $who } { $gesture }: { $meaning }.
mus-before-cards = Nobody signals before all his four cards have come
mus-corrido-no-signals = In the deal of mus corrido nobody signals
mus-only-opponents = Only opponents catch a signal, where the table lets them
mus-claims = { $who } claims a stone for playing properly.
mus-grants = { $who } grants { $other } the stone for playing properly.
mus-claimed-already = The stone is claimed already
mus-opponent-grants = It is for an opponent to grant the stone
mus-not-claimed = { $who } has not claimed a stone
mus-last-stone = The last stone of a game is not won by playing properly
