# Messages of every table in the terminal, line by line and drawn.
#
# Commands (hand, table, why …) and moves are typed as they are in every language.

## Starting and leaving

terminal-house-rule = House rule: { $rule }: { $value } ({ $clauses }).
terminal-yes = yes
terminal-no = no
terminal-seat = Seat { $seat }: { $name }, { $bot ->
    [none] { names-you-within }
   *[other] { $bot } (bot)
}.
terminal-seat-you = Seat { $seat }: { $name }.
terminal-begin = Type ? for help, quit to leave.
terminal-left = You leave the match.
terminal-interrupted = Interrupted: you leave the match.
terminal-input-ended = Input ended before the match was over.

## Moving

terminal-your-turn = Your turn.
terminal-your-move = Your move?
terminal-not-your-turn = It is not your turn.
terminal-no-move-any-more = You have no more moves.
terminal-out = You are out. Bet or cover, or press Enter to go on.
terminal-type-help = Type ? for help.
terminal-closed = Not allowed: { $move }. { $reason }
terminal-many-open = Nothing stops you: { $first } and { $more } more are legal.
terminal-open = Nothing stops you: { $moves } { $count ->
    [one] is
   *[other] are
} legal.
terminal-amounts = { $verb } { $least } to { $most }
terminal-how-much = How much? Choose from { $offer }: type, for example, { $move }
terminal-name-a-move = Name a move: why { $why }.
terminal-no-cards = You hold no cards.
terminal-hand = Your hand: { $cards }.

## Commands

terminal-help-looking = hand: your cards. table: who has what. log: this deal so far.
terminal-help-moves = moves: what you may do, and what is not allowed. why { $why }: why a move is not allowed.
terminal-help-rules = rules: the rules of this match. rules { $clause }: one clause.
terminal-help-words = words: cards in words; words off: in two letters.
terminal-help-hint = hint: what your moves are worth, from what you know.
terminal-help-quit = quit: leave the match.
terminal-one-clause = For one clause type, for example, rules { $clause }.
terminal-no-clause = There is no clause “{ $clause }”.
terminal-in-words = Cards are written in words.
terminal-in-letters = Cards are written in two letters.
terminal-deal = { $of ->
    [0] Deal { $deal }, dealt by { $who }.
   *[other] Deal { $deal } of { $of }, dealt by { $who }.
}
terminal-you-deal = { $of ->
    [0] Deal { $deal }, dealt by you.
   *[other] Deal { $deal } of { $of }, dealt by you.
}
terminal-where = { $of ->
    [0] deal { $deal }
   *[other] deal { $deal } of { $of }
}
terminal-help-action = { $move } or { $key }: { $help }.
terminal-help-number = Or the number before a move in the list.
terminal-help-cards = Cards: rank A K Q J T 9 to 2, then suit S H D C: TD is the ten of diamonds.

## Drawn

terminal-reader-hint = Screen reader? Quit and start with --plain.
terminal-hint = z fast · l log · c dark/light · ? keys · --plain for screen readers
terminal-button-fast = Fast  z
terminal-button-help = Help  ?
terminal-button-quit = Quit  q
terminal-button-stay = Stay  n
terminal-button-leave = Leave  y
terminal-close = Close
terminal-back = Back to the table
terminal-next-deal = Next deal
terminal-help = Help
terminal-help-plain = With a screen reader start with --plain.
terminal-leave = Leave the match?
terminal-leave-why = It is not over, and you cannot resume it.
terminal-over = The match is over: q to quit.
terminal-to-move = { $who } to move…
terminal-you-are-out = You are out: z to go fast, q to leave.
terminal-you-win = You win the match!
terminal-won = { $who ->
    [you] You win
   *[other] { $who } { $count ->
        [one] wins
       *[other] share
    }
} the match
terminal-won-together = { $who ->
    [you] You win
   *[other] { $who } { $count ->
        [one] wins
       *[other] win
    }
} the match
terminal-fast = The bots move without a pause.
terminal-slow = The bots pause again.
terminal-key-fast = Fast: the bots do not pause
terminal-key-log = Go to the log; arrows and page keys scroll it
terminal-key-colours = Dark or light colours
terminal-key-hint = Hint: what your moves are worth
terminal-no-hint = You can ask for a hint when it is your turn.
terminal-hinted = { $move }: { $why }
terminal-key-quit = Quit
terminal-watching = You watch this match.
terminal-end = End of deal { $deal }
terminal-ask = Your turn: { $moves }.
terminal-choose-first = Choose the cards first: 1 to 4, or click them.
terminal-up = up
terminal-key-marks = marks the dealer, ▶ whose turn it is

## Side wagers

terminal-wagers = Side wagers
terminal-wagers-seats = Seats: { $seats }.
terminal-wagers-help = bet 5 on 1: seat 1 wins the match. bet 5 on 1 over 2: seat 1 outlasts seat 2. cover 3: take the other side of seat 3’s wager. The bots do not bet.
terminal-wager-how = A wager is written bet 5 on 1, bet 5 on 1 over 2 or cover 3.

## Seats and what they have

terminal-nobody = nobody
terminal-dealer = dealer
terminal-holds = holds { $cards }
terminal-seat-has = Seat { $seat }, { $who }: { $facts }.
terminal-standing = Standing: { $seats }.
terminal-has = { $who } { $has }
terminal-amount = { $unit ->
    [point] { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    [token] { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
   *[chip] { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    }
}
terminal-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
terminal-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
terminal-lives = { $lives ->
    [one] { $lives } life
   *[other] { $lives } lives
}
terminal-on-the-county = on the county
terminal-is-out = out
terminal-changed = { $change }, now { $has }

## Side wagers in words

terminal-wager-help-bet = Side wagers, at any of your prompts: bet 5 on 1 (seat 1 wins the match),
terminal-wager-help-cover = bet 5 on 1 over 2 (seat 1 outlasts seat 2), cover 3 (take the other side of seat 3’s wager).
terminal-wager-help-bots = The bots do not bet: a wager that nobody covers lapses.
terminal-wager-wins = { $who ->
    [you] you win
   *[other] { $who } wins
} the match
terminal-wager-outlasts = { $who ->
    [you] you outlast
   *[other] { $who } outlasts
} { WITHIN($other) }
terminal-wager-open = open
terminal-wager-covered = covered by { WITHIN($who) }
terminal-wager-line = { $who ->
    [you] Your wager
   *[other] { $who }’s wager
}: { $stake } that { $what }, { $state }.
terminal-wagers-settled = Wagers settled so far: { $won }.
terminal-wager-net = { $who } { $net }

## Why a match cannot start

terminal-no-cut = nobody cuts for deal in { $game }: the dealer is a seat
terminal-no-such-dealer = the dealer is a seat from 0 to { $last }, not { $dealer }
terminal-no-bot = there is no bot “{ $kind }”: { $known }
terminal-one-person = one person plays at a terminal; friends sit down at the table: boneace
terminal-no-folder = a record cannot be written to { $file }: there is no such folder
terminal-not-toml = { $file }: give the record a file name that ends in .toml
terminal-same-name = two seats have the same name
terminal-name-taken = “{ $name }” is what the game calls you: choose another name
terminal-bad-name = a name is 1 to { $most } printable characters, not { $name }
terminal-not-recorded = the record was not written: { $why }
terminal-bots-count = --bots names { $bots } bots, but { $seats } seats need { $others }
