# Thirty-one, Switch and Stop the Bus: what the games for lives say alike.
#
# What is written as a move (swap 4C for 9H, knock) is notation, and is the same in every language;
# what stands in a sentence is a word of the language.
#
# Glossary. life: what a deal costs. on the county: without a life, but still in play. out: no longer
# in the match. to knock: to say that the deal ends with the next turn of the others. to stand: to
# leave the hand as it is. to exchange, to swap: to give cards for others on the table. deal: each
# time that cards are dealt.

## What has happened

lives-deals = Deal { $deal }: { $who } deals.
lives-knocks = { $who } knocks.
lives-stands = { $who } stands.
lives-exchanges = { $who } exchanges { $given } for { $received }.
lives-three-cards = three cards
lives-blitz = { $showing }: 31!
lives-blitz-hand = { $who } shows { $cards }
lives-shown = Shown: { $hands }.
lives-shown-hand = { $who } { $cards } ({ $worth })
lives-loses = { $who } loses { $lives ->
    [one] 1 life
   *[other] { $lives } lives
} and has { $left } left.
lives-loses-last = { $who } loses { $lives ->
    [one] 1 life
   *[other] { $lives } lives
} and is on the county.
lives-loses-all = { $who } loses { $lives ->
    [one] 1 life
   *[other] { $lives } lives
}.
lives-loses-again = { $who }, on the county, loses again.
lives-out = { $who } is out.
lives-won = { $who } { $count ->
    [one] wins
   *[other] share
} the match.

## What a move is called

lives-swap = Swap { $given } for { $taken }
lives-swap-two = Swap two

## What is not understood

lives-no-move = “{ $text }” is not a move of { $game }: there are { $moves }
lives-no-for = “{ $text }” lacks “for”: an exchange is written “swap 4C for 9H”
lives-name-both = “{ $text }” must name a card of the hand and a card of the table

## Why not

lives-cards-first = The cards have to be dealt first
lives-never-two = One card is exchanged or all three, never two
lives-not-held = { $card } is not in the hand
lives-not-face-up = { $card } does not lie face up
lives-stand-last = Standing is for the last turn, when somebody has knocked
lives-knock-early = Nobody may knock before everybody has had a turn

## With what a match may begin

lives-no-life = a seat without a life is out in this game: write it as out
lives-two-in = at least two seats must be in
lives-dealer-out = seat { $seat } cannot deal: it is out
