# The games for lives: messages that they share.
#
# What is written as a move (swap 4C for 9H, knock) is notation, and is the same in every language;
# what stands in a sentence is a word of the language.
#
# Glossary. life: what a deal costs. on the county: without a life, but still in play. out: no longer
# in the match. to knock: to say that the deal ends with the next turn of the others. to stand: to
# leave the hand as it is. to exchange, to swap: to give cards for others on the table. deal: each
# time that cards are dealt.

## Options

lives-option-three-of-a-kind = Three of a kind
    .meaning = What three cards of one rank count.
    .value-none = Nothing special
    .value-30-5 = 30½, above every hand but 31
    .value-30 = 30, equal to three ten-cards of a suit
lives-option-dealt-blitz = A dealt 31
    .meaning = When a player who is dealt 31 shows it.
    .value-at-once = At once, before any turn
    .value-on-turn = On the player's turn
lives-option-blitz-after-knock = A 31 ends the last turns
    .meaning = In a game for lives, a 31 made after a knock ends the deal: its holder is safe, the knocker loses two, everybody else one.
lives-option-knock-from = First knock
    .meaning = When a player may first knock.
    .value-first-turn = On the first turn of the deal
    .value-second-turn = When everybody has had a turn
lives-option-lives = Lives
    .meaning = How many lives each player has: pennies, or the corners of a banknote.
lives-option-free-ride = Free ride
    .meaning = A player without a life left plays on (“on the county”) until losing again.
lives-option-capped-loss = No more than is left
    .meaning = A player who loses two lives but has only one left pays that one and plays on.
lives-option-knocker-must = The knocker must
    .meaning = What a knocker must do to avoid a loss.
    .value-win = Win: nobody may be higher, and the lowest pays as well
    .value-beat-one = Beat at least one: not be the lowest
lives-option-knocker-double = The knocker pays double
    .meaning = A knocker who fails loses two lives.
lives-option-knocker-tied = Knocker tied for lowest
    .meaning = Who pays when the knocker must beat one and ties for lowest.
    .value-alone = The knocker alone
    .value-with-others = The knocker and the others that tie
    .value-with-others-unless-all = The knocker and the others, but the knocker is safe when all tie
    .value-safe = The others only: the knocker wins ties
lives-option-deals = Deals
    .meaning = The match ends after this many deals; 0 means no limit.

## What happened

lives-deals = Deal { $deal }: { $who ->
    [you] you deal
   *[other] { $who } deals
}.
lives-knocks = { $who ->
    [you] You knock
   *[other] { $who } knocks
}.
lives-stands = { $who ->
    [you] You stand
   *[other] { $who } stands
}.
lives-exchanges = { $who ->
    [you] You exchange
   *[other] { $who } exchanges
} { $given } for { $received }.
lives-three-cards = three cards
lives-blitz = { $showing }: 31!
lives-blitz-hand = { $who ->
    [you] You show
   *[other] { $who } shows
} { $cards }
lives-shown = Shown: { $hands }.
lives-shown-hand = { WITHIN($who) } { $cards } ({ $worth })
lives-loses = { $who ->
    [you] You lose
   *[other] { $who } loses
} { $lives ->
    [one] 1 life
   *[other] { $lives } lives
} and { $who ->
    [you] have
   *[other] has
} { $left } left.
lives-loses-last = { $who ->
    [you] You lose
   *[other] { $who } loses
} { $lives ->
    [one] 1 life
   *[other] { $lives } lives
} and { $who ->
    [you] have
   *[other] has
} none left: on the county, until losing again.
lives-loses-all = { $who ->
    [you] You lose
   *[other] { $who } loses
} { $lives ->
    [one] 1 life
   *[other] { $lives } lives
}.
lives-loses-again = { $who ->
    [you] You, on the county, lose
   *[other] { $who }, on the county, loses
} again.
lives-out = { $who ->
    [you] You are
   *[other] { $who } is
} out.
lives-won = { $who ->
    [you] You win
   *[other] { $who } { $count ->
        [one] wins
       *[other] share
    }
} the match.

## What a move is called

lives-swap = Swap { $given } for { $taken }
lives-swap-two = Swap two

## Why a move cannot be read

lives-no-move = “{ $text }” is not a move of { $game }: the moves are { $moves }
lives-no-for = “{ $text }” lacks “for”: write an exchange as “swap 4C for 9H”
lives-name-both = “{ $text }” must name a card of the hand and a card of the table

## Why not

lives-cards-first = The cards must be dealt first
lives-never-two = Exchange one card or all three, never two
lives-not-held = { $card } is not in the hand
lives-not-face-up = { $card } does not lie face up
lives-stand-last = Stand only in the last turn, after a knock
lives-knock-early = Nobody may knock before everybody has had a turn

## The standing that a match begins with

lives-no-life = a seat without a life is out in this game: write it as out
lives-two-in = at least two seats must be in
lives-dealer-out = seat { $seat } cannot deal: it is out

## Learned policies of the bots

lives-no-policy = cannot read a policy from { $file } ({ $why }); make it again with python -m boneace.games.{ $game }.making

## What can be done

lives-action-draw = Draw
    .help = Draw the top card of the stock
lives-action-take = Take
    .help = Take the upcard
lives-action-swap = Swap one
    .help = Swap the two cards picked
    .short = Swap
lives-action-swap-up = Swap all
    .help = Swap all three cards with the face-up hand
    .short = All three
lives-action-swap-all = Swap all
    .help = Swap all three cards
    .short = All three
lives-action-swap-down = Swap unseen
    .help = Swap all three, unseen, with the face-down hand
    .short = Unseen
lives-action-pass = Pass
    .help = Pass, where passing is allowed
lives-action-knock = Knock
    .help = Knock
lives-action-stand = Stand
    .help = Stand, after a knock
lives-action-stop = Stop the bus
    .help = Stop the bus
    .short = Stop
lives-action-continue = Continue
    .help = Continue: let the next player exchange
lives-action-exchange = Exchange
    .help = Exchange the selected cards with the widow
lives-action-keep-first = Keep the first hand
    .help = Dealing: keep the first or the second of your two hands
    .short = Keep first
lives-action-keep-second = Keep the second hand
    .help = Dealing: keep the first or the second of your two hands
    .short = Keep second
lives-action-restart = Restart
    .help = At the end: restart the deal, or settle it
    .short = Restart
lives-action-decline = Settle the deal
    .help = At the end: restart the deal, or settle it
    .short = Decline
