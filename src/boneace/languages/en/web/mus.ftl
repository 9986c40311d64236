# The table of Mus in the browser.
#
# Glossary: grande, chica, pares, juego, punto (the lances), mus, paso, envido, reenvido, quiero, no
# quiero, órdago, mano, amarraco, deje: as they are. piedra: stone. bowl: where the stones lie. seña:
# signal.

mus-title = Mus
mus-we = We
mus-they = They
mus-partner = partner

## The form

mus-partners = Partners: { $first } (seats 1 and 3) against { $second } (seats 2 and 4).

## The lances

mus-lance = { $lance ->
    [grande] Grande
    [chica] Chica
    [pares] Pares
    [juego] Juego
   *[punto] Punto
}
mus-lance-word = { $lance ->
    [grande] grande
    [chica] chica
    [pares] pares
    [juego] juego
   *[punto] punto
}
mus-lance-meaning = { $lance ->
    [grande] highest
    [chica] lowest
    [pares] pairs
    [juego] 31 or more
   *[punto] nearest 30
}
mus-lances = The four lances
mus-lance-state = { $state ->
    [past] over
    [now] now
   *[ahead] next
}
mus-note-open = no bet yet
mus-note-pending = { $who }: { $n }
mus-note-ordago = { $who }: órdago
mus-note-passed = en paso
mus-note-accepted = { $n } at stake
mus-note-declined = { $n } to { $who }
mus-note-ordago-accepted = órdago
mus-note-unable = no betting
mus-has = has { $lance }
mus-has-not = has no { $lance }

## What is said

mus-move = { $move ->
    [mus] mus
    [no-mus] no mus
    [paso] paso
    [quiero] quiero
    [no-quiero] no quiero
   *[ordago] órdago
}
mus-move-envido = envido { $n }
mus-move-reenvido = reenvido { $n }
mus-discarded = changes { $n }
mus-changed = changed { $n }
mus-says = says
mus-ordago-cry = Órdago!

## The table

mus-players = Players
mus-mano = mano
mus-mano-sign = M
mus-mano-meaning = Mano, the eldest hand: speaks first, and wins ties
mus-to-play = to play
mus-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
mus-bowl = Bowl
mus-stock = Stock
mus-discards = Discards
mus-stones = { $n ->
    [0] no loose stones
    [one] 1 stone
   *[other] { $n } stones
}
mus-amarracos = { $n ->
    [0] no amarracos
    [one] 1 amarraco, worth five
   *[other] { $n } amarracos, worth five each
}
mus-score = Score
mus-score-of = { $who } { $n }
mus-of-target = of { $target } stones
mus-to-target = to { $target }
mus-to-go = { $n } to go
mus-games = games { $ours }–{ $theirs }
mus-games-won = { $n ->
    [one] 1 game won
   *[other] { $n } games won
}
mus-your-hand = Your hand
mus-holding = You hold { $cards }: { $what }.
mus-holding-cards = You hold { $cards }.

## Your turn

mus-actions = Actions
mus-your-turn = Your turn: { $task }
mus-task-talk = mus (new cards) or not
mus-task-discard = choose cards to discard
mus-task-open = pass, or bet on { $lance }
mus-task-answer = { $who } bets { $n } on { $lance }
mus-task-ordago = { $who } bets the whole game on { $lance }
mus-discard = Discard
mus-discard-n = Discard { $n }
mus-choose-cards = Choose the cards to discard first
mus-no-discard-now = You can discard when all have said mus.
mus-not-now = You cannot do that now.
mus-sure = { $move }: sure?
mus-sure-ordago = Órdago bets the whole game. Press again to confirm.
mus-sure-quiero = Quiero accepts for the whole game. Press again to confirm.
mus-taken-back = Cancelled.

## Signals

mus-signals = Signals
mus-no-signals = There are no signals at this table.
mus-signals-about = You can only signal what you hold. Your partner sees it; an opponent may see it too.
mus-signals-all = All signals
mus-given = given
mus-signalled = { $gesture }: { $meaning }
mus-you-signalled = you have signalled: { $meaning }
mus-courtesy = Playing properly
mus-courtesy-short = Courtesy
mus-courtesy-about = Claim a stone for playing properly: you get it if an opponent who has misbehaved grants it.
mus-claim = Claim a stone
mus-claimed = Claimed
mus-grant = Grant { $who } a stone
mus-close = Close

## The end of a deal

mus-deal-over = The deal is over
mus-both-took = We take { $ours }, they { $theirs }
mus-you-took = { $n ->
    [0] You take no stones
    [one] You take 1 stone
   *[other] You take { $n } stones
}
mus-we-win-game = We win the game
mus-you-win-game = You win the game
mus-win-game = { $who } { $n ->
    [one] wins
   *[other] win
} the game
mus-by-ordago = The órdago on { $lance } was accepted: it decides the game, and nothing else counts.
mus-by-deje = A declined bet has won the game: no hand is shown.
mus-count = Where each stone came from
mus-show-all = Show all
mus-count-lance = Lance
mus-count-why = Who, and why
mus-count-stones = Stones
mus-count-after = Then
mus-count-before = Before the deal
mus-count-part = { $part ->
    [at-once] Taken at once, while betting
   *[count] Counted at the end
}
mus-count-nothing = nobody has { $lance }
mus-games-title = { $games ->
    [one] One game decides
   *[other] Games won, best of { $games }
}

## Keys

mus-key =
    .mus = Mus
    .cards = Choose the first to fourth card to discard, or put it back
    .discard = Discard the chosen cards; Enter does the same
    .paso = Paso
    .envido = Envido or reenvido, with the chosen stones
    .amount = Choose the stones; two digits in quick succession make one number
    .step = One stone more or less; on the number the arrow keys, Home and End
    .quiero = Quiero
    .no = No mus, no quiero
    .ordago = Órdago; a second press confirms it
    .signals = Signals; there the numbers choose one
    .escape = Close the signals, cancel an unconfirmed órdago
