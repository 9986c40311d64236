# Thirty-one: events, moves and why a move is not legal; side wagers.
#
# Moves as they are written (discard 7H, bet 5 on 1) are notation, the same in every language.
#
# Glossary. stock: the cards that players draw from. upcard: the top card of the discard pile, face
# up. to draw: from the stock. to take: the upcard. widow: cards on the table that players exchange
# with. token: what is paid into the middle. wager: a bet between two players, beside the
# game. to outlast: to be out later. to cover: to take the other side of a wager.

## What it is about

thirty-one-game = Thirty-one
    .summary = Collect 31 in one suit, or get closer than the others. Knock when you dare.

## Options

thirty-one-option-pack = Pack
    .meaning = The pack of cards for the game.
    .value-52 = The standard pack of 52
    .value-32 = Dutch Eenendertigen: 32 cards, seven and higher
thirty-one-option-discard-taken = Discard the card taken
    .meaning = A player may at once discard the card just taken from the discard pile.
thirty-one-option-own-discard = Taking back a discard
    .meaning = When a player may take back their own discard.
    .value-always = Whenever it is on top
    .value-two-left = Only with two players left
thirty-one-option-drawn-when = When the stock is used up
    .meaning = What ends a deal in which nobody has knocked.
    .value-stock-taken = The turn in which the last card of the stock is taken
    .value-must-draw = A player who would draw from the empty stock
thirty-one-option-last-turns-stock = No stock in the last turns
    .meaning = What happens when the stock runs out after a knock.
    .value-none = Players take from the discard pile or stand
    .value-reshuffle = The discards under the top card are shuffled to make a new stock
thirty-one-option-keeps = Prize
    .meaning = What players win or lose in a deal.
    .value-lives = Lives: the last player left wins
    .value-points = Points: a running total, and nobody goes out
    .value-pot = The pot: the highest hand takes the tokens on the table
thirty-one-option-blitz-others = Points under a 31
    .meaning = What the others score when somebody shows 31.
    .value-by-place = By place, as in any deal
    .value-nothing = Nothing
thirty-one-option-ante = Ante
    .meaning = The tokens each player puts on the table before a deal for the pot.
thirty-one-option-tied-pot = Tied for the pot
    .meaning = What happens to the pot when the highest hands tie.
    .value-share = They share it; odd tokens stay on the table
    .value-carry = It stays on the table for the next deal
thirty-one-option-widow = Widow
    .meaning = Three cards lie face down on the table, and a player may use a turn to exchange with them.
thirty-one-option-side-wagers = Side wagers
    .meaning = Anybody, even a player who is out, may bet on who wins or who lasts longer.

## Presets

thirty-one-preset-pennies = Pennies
    .summary = The usual game: three lives, and a knocker who does not win loses two.
thirty-one-preset-dollar-bill = Dollar bill
    .summary = Lives are the four corners of a banknote; the lowest pays one, and a knocker who ties for lowest pays alone.
thirty-one-preset-eenendertigen = Eenendertigen
    .summary = The Dutch pack: 32 cards, seven and higher.
thirty-one-preset-banking = Banking
    .summary = Everybody antes a token, three cards lie as a widow to exchange with, and the highest hand takes the table.
thirty-one-preset-three-of-a-kind = Three of a kind
    .summary = Three cards of one rank count 30½.
thirty-one-preset-west-lansing = West Lansing Cut Throat
    .summary = Three of a kind counts 30½, only the lowest pays, a knocker double, and side wagers are encouraged.
thirty-one-preset-no-elimination = No elimination
    .summary = A running total over ten deals: three points for the highest hand, six for 31.
thirty-one-preset-common = Common
    .summary = Only the lowest pays; a knocker wins ties, and pays double only for the lowest hand.

## What happened

thirty-one-draws = { $who ->
    [you] You draw
   *[other] { $who } draws
} from the stock.
thirty-one-draws-card = { $who ->
    [you] You draw
   *[other] { $who } draws
} { $card } from the stock.
thirty-one-would-draw = { $who ->
    [you] You would
   *[other] { $who } would
} draw, but the stock is used up.
thirty-one-takes = { $who ->
    [you] You take
   *[other] { $who } takes
} { $card }.
thirty-one-discards = { $who ->
    [you] You discard
   *[other] { $who } discards
} { $card }.
thirty-one-upcard = The upcard is { $card }.
thirty-one-exchanges = { $who ->
    [you] You put
   *[other] { $who } puts
} { $cards } into the widow for { $count ->
    [one] card
   *[other] cards
} { $slots }.
thirty-one-exchanges-got = { $who ->
    [you] You put
   *[other] { $who } puts
} { $cards } into the widow for { $count ->
    [one] card
   *[other] cards
} { $slots } and { $who ->
    [you] get
   *[other] gets
} { $received }.
thirty-one-drawn = The stock is used up and nobody has knocked: the deal is drawn.
thirty-one-scores = { $who ->
    [you] You score
   *[other] { $who } scores
} { $points }.
thirty-one-wins-tokens = { $who ->
    [you] You take
   *[other] { $who } takes
} { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} from the table.
thirty-one-adds-tokens = { $who ->
    [you] You add
   *[other] { $who } adds
} { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}.
thirty-one-antes = Everybody antes { $ante ->
    [one] 1 token
   *[other] { $ante } tokens
}; { $table } lie on the table.

## Moves

thirty-one-move-draw = Draw
    .hint = Take the top card of the stock
thirty-one-move-take = Take
    .hint = Take the top card of the discard pile
thirty-one-move-knock = Knock
    .hint = End the deal: everybody else has one more turn
thirty-one-move-stand = Stand
    .hint = Keep your three cards
thirty-one-discard = Discard { $card }
    .hint = Discard the { $card }: your other cards count { $left }
thirty-one-exchange = Exchange { $given } for { $slots }

## Why a move cannot be read

thirty-one-no-move = “{ $text }” is not a move of Thirty-one: the moves are draw, take, discard 7H, knock, stand
thirty-one-no-move-widow = “{ $text }” is not a move of Thirty-one: the moves are draw, take, discard 7H, knock, stand and exchange 4C for 2
thirty-one-no-for = “{ $text }” lacks “for”: write an exchange as “exchange 4C for 2”
thirty-one-no-slot = “{ $text }” names a slot that is not 1, 2 or 3
thirty-one-each-once = “{ $text }” must name each card and each slot once

## Why not

thirty-one-draw-first = Draw or take a card first
thirty-one-no-widow = There is no widow to exchange with in this game
thirty-one-as-many = Give the widow as many cards as you take from it
thirty-one-turn-used = Discard a card: you have already drawn or taken one
thirty-one-deal-first = Waiting for a card to be dealt
thirty-one-card-first = Waiting for a card from the pack
thirty-one-no-knock-now = You can only knock instead of drawing: discard a card now
thirty-one-discard-now = Discard a card now: you draw or take one card in a turn
thirty-one-just-taken = { $card } was taken in this turn: you may not discard it again
thirty-one-knocked = Somebody has knocked already: draw, take or stand
thirty-one-own-discard = You may take back your own discard only with two players left
thirty-one-stock-used = The stock is used up

## Side wagers

thirty-one-bets-wins = { $who ->
    [you] You bet
   *[other] { $who } bets
} { $stake } that { $on ->
    [you] you win
   *[other] { $on } wins
} the match.
thirty-one-bets-outlasts = { $who ->
    [you] You bet
   *[other] { $who } bets
} { $stake } that { $on ->
    [you] you outlast
   *[other] { $on } outlasts
} { WITHIN($over) }.
thirty-one-covers = { $who ->
    [you] You cover
   *[other] { $who } covers
} { $by ->
    [you] your wager
   *[other] { $by }’s wager
} of { $stake }.
thirty-one-lapses = { $who ->
    [you] Your wager
   *[other] { $who }’s wager
} of { $stake } lapses: nobody covered it.
thirty-one-stand-off = The wager of { $stake } between { WITHIN($who) } and { WITHIN($other) } is a stand-off.
thirty-one-wins-wager = { $who ->
    [you] You win
   *[other] { $who } wins
} { $stake } from { WITHIN($other) }.

thirty-one-wager-help = “bet 5 on 1”, “bet 5 on 1 over 2” or “cover 3”
thirty-one-no-wager = “{ $text }” is not a side wager: write { thirty-one-wager-help }
thirty-one-wager-seat = “{ $text }” does not name a seat of this table: write { thirty-one-wager-help }
thirty-one-wager-stake = a stake is a whole number from 1 to { $most }, not “{ $number }”
thirty-one-outlast-itself = A seat cannot outlast itself
thirty-one-out-already = { $who ->
    [you] You are
   *[other] { $who } is
} out already
thirty-one-own-wager = You cannot cover your own wager
thirty-one-no-open-wager = { $who } has no open wager
thirty-one-bets-sum = “bets” must sum to 0, not to { $total }

# The first deal, for learning.
thirty-one-learn-goal = You, Ann and Ben have one life left each. In each deal the lowest hand loses a life, and the last player left wins. (T31-34)
thirty-one-learn-hand = A hand is three cards, and only cards of one suit add up. An ace counts 11, a king, queen or jack 10. King and eight of hearts: you have 18. (T31-13)
thirty-one-learn-turn = On your turn you take one card and discard one. The upcard, the five of clubs, does not make your hand better: draw from the stock. (T31-12)
thirty-one-learn-discard = The two of diamonds does not help either. Discard it: your lowest card is the one that helps Ann, who plays next, least.
thirty-one-learn-others = Now Ann, then Ben. Watch what they take and what they discard: it tells you which suits they want. (T31-19)
thirty-one-learn-take = Ben does not need the nine of hearts, but you do. Take it from the discard pile.
thirty-one-learn-heart = Now discard the four of clubs: king, nine and eight of hearts count 27. You may knock on your next turn; a knock is a whole turn. (T31-15)
thirty-one-learn-knock = Nobody has knocked. Both have drawn from the stock twice, so they are still looking. Knock now: the longer you wait, the better they get. But if a hand beats yours, you lose two lives. (T31-26)
thirty-one-learn-last-turns = Each of the others has one more turn. Ann is first. (T31-16)
thirty-one-learn-shown = 27 against 26 and 26: that was close. Ann’s last card was the queen of spades, and with it Ben would have had 31. They tie for lowest, so each loses a life. (T31-24)
thirty-one-learn-county = Ann and Ben have no life left, but they are not out yet. They are “on the county”: they play on until they lose again. You deal now, so Ann begins. (T31-33)
thirty-one-learn-ace = You have king and queen of hearts. Ben took the jack of diamonds and gave up an ace, so Ben’s diamonds must be strong. But the ace of hearts is the card that you want: take it.
thirty-one-learn-thirty-one = Discard the four of spades. Ace, king and queen of hearts: 31, the most that a hand can count.
thirty-one-learn-end = A 31 before a knock is shown at once, and every other player loses a life. Ben had 30. Both are out, and you have won the match. (T31-28)

## Fixed strategies, for the arena

thirty-one-zoo-textbook = Takes the upcard if it improves the hand, keeps the best suit, knocks from 22 points on the first turn to 29 later.
