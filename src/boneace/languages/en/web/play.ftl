# Messages of every table: whose turn it is, why nothing can be played, the panel at the end of a deal,
# the panel beside the table.

## Pieces of sentences

# { $n } is the number. { $shown } is the number as written, with its sign if it is a gain or a loss.
play-count-card = { $n ->
    [one] { $shown } card
   *[other] { $shown } cards
  }
play-count-chip = { $n ->
    [one] { $shown } chip
   *[other] { $shown } chips
  }
play-count-game = { $n ->
    [one] { $shown } game
   *[other] { $shown } games
  }
play-count-point = { $n ->
    [one] { $shown } point
   *[other] { $shown } points
  }
play-count-stake = { $n ->
    [one] { $shown } stake
   *[other] { $shown } stakes
  }
play-count-token = { $n ->
    [one] { $shown } token
   *[other] { $shown } tokens
  }
# The unit alone, where the number is shown elsewhere.
play-word-chip = { $n ->
    [one] chip
   *[other] chips
  }
play-word-point = { $n ->
    [one] point
   *[other] points
  }
play-word-token = { $n ->
    [one] token
   *[other] tokens
  }
play-you-within = you
play-yourself = (you)
play-seat = Seat { $n }
play-another-seat = another seat
play-match = Match
play-with = with { $names }

## Whose turn it is

play-dealing = Dealing
play-your-turn = Your turn
play-your-turn-task = Your turn: { $task }
play-last-turn = Your last turn
play-last-turn-task = Your last turn: { $task }
play-to-play = { $who } to play
play-title-your-turn = ● Your turn – { $title }
play-is-to-play = to play
play-dealer = dealer
play-dealer-title = Dealer
play-dealer-sign = D

play-over = The match is over.
# Who has won: you alone, you among others (“You and Ann”), or others, { $n } of them.
play-won = { $you ->
    [alone] You win the match.
    [among] { $who } win the match.
   *[no] { $n ->
        [one] { $who } wins the match.
       *[other] { $who } win the match.
    }
  }

## Why nothing can be played

play-wait-dealing = The cards are being dealt.
play-wait-turn = It is { $who }’s turn.
play-not-open = You cannot do this now.
play-not-open-named = { $name } is not allowed now.
play-not-open-quoted = “{ $name }” is not allowed now.
play-pause-last = You are looking at the last deal.
play-pause-ended = The deal is over: press “Next deal” to continue.
play-pause-line = No connection at the moment.
play-pause-busy = Your move is on its way.
play-pause-moving = One moment: the cards are still moving.

## The table

play-opening = Opening the table…
play-connecting = Connecting…
play-reconnecting = Reconnecting…
play-watching = You are watching.
play-your-seat = Your seat
play-table-heading = { $of ->
    [0] { $title }, deal { $deal }
   *[other] { $title }, deal { $deal } of { $of }
}
play-table = Table
play-players = Players
play-your-hand = Your hand
play-actions = Actions
play-less = Less
play-more = More
play-amount = Amount
play-deal = Deal { $deal }
play-face-up = face up
play-card-face-up = { $card }, face up
play-pack = Pack
play-says = says
play-quoted = “{ $words }”

## The end of a deal

play-deal-over = The deal is over
# What a deal has brought: { $what } is an amount (“5 chips”), { $n } is the number of players.
play-you-win = You win { $what }
play-you-lose = You lose { $what }
play-they-win = { $who } { $n ->
    [one] wins
   *[other] win
  } { $what }
play-they-lose = { $who } { $n ->
    [one] loses
   *[other] lose
  } { $what }
play-deal-number = { $of ->
    [0] deal { $deal }
   *[other] deal { $deal } of { $of }
}
play-hands = Hands
play-again = Play again
play-back-to-table = Back to the table
play-back-to-match = Back to the match
play-table-of-friends = Table of friends
play-new-match = New match
play-close = Close
play-skip-deal = Skip to the showdown
play-to-result = To the result
play-skipping = Continuing as quickly as the other players allow.
play-rematch = A new match with the same players has begun.
play-go-along = Go to the new match
play-next-deal = Next deal
play-final-standing = Final standing

## Beside the table

play-beside = Beside the table
play-alone = Only the table
play-menu = Match menu
play-close-menu = Close the menu
play-log = Log
play-last-deal = Last deal
play-keyboard-help = Keyboard help
play-this-match = This match
play-programs = Played by a program: { $names }.
play-rules = Rules
play-game-preset = { $game }, { $preset }.
play-option = { $option }: { $value }
play-address = Address for watching
play-your-link = Your seat on another device (keep it to yourself)
play-forget = Forget this match here

## The page of a match that cannot be shown

play-only-read = This match can only be read
play-did = { $who }: { $move }
play-cannot-open = This match cannot be opened
play-try-again = Try again
play-elsewhere = This seat is open in another tab
    .text = A seat can be open in one tab only. The match goes on there.
play-use-here = Use it here

## Keys

play-keyboard = Keyboard
play-key-hand = Go to your hand and hear it
play-key-next = Next deal, after a deal has ended
play-key-log = Go to the log
play-key-help = This help
play-key-along = Move along your hand
play-key-or-enter = { $key } or Enter

## Side wagers

play-wagers = Side wagers
play-wager-wins = { $who } bets { $stake } that { $on } wins the match
play-wager-outlasts = { $who } bets { $stake } that { $on } outlasts { $over }
play-wager-open = open
play-wager-covered = covered by { $who }
play-wager-cover = Cover
play-wager-cover-of = Cover the wager of { $who }
play-wager-none = No wager yet.
play-wager-settled = Settled so far: { $list }.
play-wager-stake = Bet
play-wager-on = on
play-wager-to = to
play-wager-to-win = win the match
play-wager-to-outlast = outlast { $who }
play-wager-bet = Bet
play-type = Type a move
play-type-send = Play it
play-type-empty = Write a move first, such as “{ $example }”.
play-copy = Copy
play-copied = Copied
play-copy-link = Copy: { $title }
play-purse = in the purse; { $n } { $unit } so far
