# The table of Vingt-Un, where all play against the dealer.
#
# Glossary. stake: the chips laid on a card. natural: twenty-one with the first two cards. vingt-un:
# twenty-one otherwise; both keep their names. over-drawn: past twenty-one. to divide: to make two hands
# of a pair. pone: the player on the dealer’s right, who gathers the used cards. pool: what all have put in.

## Buttons

bank-stake = Stake
bank-no-double = Do not double
bank-double = Double
bank-keep = Keep
bank-divide = Divide
bank-stand = Stand
bank-draw = Draw
bank-low = low
bank-high = high
bank-lowest = Lowest stake
bank-highest = Highest stake

## How a hand stands

bank-state-stands = stands
bank-state-vingt-un = vingt-un
bank-state-over-drawn = over-drawn
bank-state-natural = natural
bank-being-played = being played

## For screen readers

bank-hand-1 = first hand
bank-hand-2 = second hand
bank-hand-3 = third hand
bank-hand-4 = fourth hand
bank-your-hand-1 = Your first hand
bank-your-hand-2 = Your second hand
bank-your-hand-3 = Your third hand
bank-your-hand-4 = Your fourth hand
bank-your-cards = Your cards
bank-hold = You hold { $cards }.
bank-hold-1 = Your first hand is { $cards }.
bank-hold-2 = Your second hand is { $cards }.
bank-hold-3 = Your third hand is { $cards }.
bank-hold-4 = Your fourth hand is { $cards }.
bank-cards-total = { $cards }: { $total }
bank-stake-of = stake { $n }
bank-range = { $least } to { $most }
bank-task-stake = stake { $stakes }
bank-task-double = double, or not
bank-task-divide = divide or keep
bank-task-keep = keep the pair
bank-task-draw = draw or stand
bank-task-stand = stand
bank-with-hand-1 = { $task } with your first hand
bank-with-hand-2 = { $task } with your second hand
bank-with-hand-3 = { $task } with your third hand
bank-with-hand-4 = { $task } with your fourth hand
bank-turn = Your turn: { $task }.
bank-drew = You drew the { $card }: { $total }.
bank-face-up = face up { $cards }
bank-counts = counts { $total }
bank-counts-word = counts

## The table

bank-head = Head of the table
bank-you-deal = You deal
bank-against-you = { $n ->
    [one] chip
   *[other] chips
  } against you
bank-pool = Pool
bank-doubled = double
bank-tenure = hand { $n }
bank-used = Used cards
bank-gathers = gathers the used cards:
bank-stake-word = stake

## The end of a deal

bank-neither = You neither win nor lose
bank-why-seats = { $why } { $who }
bank-in-all = { $change } in all
bank-brought = What each hand won or lost, and why
bank-player = Player
bank-hand = Hand
bank-why = Why
bank-chips = Chips
bank-ante = Everybody put { $n ->
    [one] { $n } chip
   *[other] { $n } chips
  } into the pool.

## Keys

bank-key-stake = Choose a stake; two digits in quick succession make one number
bank-key-step = One chip more or less; on the number the arrow keys, Home and End
bank-key-choose = Stake the chosen amount
bank-key-draw = Draw a card
bank-key-divide = Divide a pair, with the chosen stake
bank-key-keep = Keep a pair together; as dealer, do not double
bank-key-double = As dealer, double the stakes
