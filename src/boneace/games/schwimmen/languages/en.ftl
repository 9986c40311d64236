# Schwimmen: its options and presets, events, moves and why a move is not legal.
#
# Glossary. the middle: the three cards on the table that players exchange with. to knock: to close the
# deal: the others have one more turn. to swim: to be without a life, and still in play. Feuer: three
# aces; the name is German, and is the same in every language.

schwimmen-game = Schwimmen
    .summary = Exchange cards with the middle for 31 in one suit. The lowest hand loses a life. A player without a life swims.

## Options

schwimmen-option-two-hands = Two hands
    .meaning = Who is dealt two hands, looks at one, and keeps it or takes the other unseen. The other hand becomes the middle.
    .value-dealer = The dealer
    .value-eldest = The player on the dealer’s left
    .value-nobody = Nobody: three cards are laid face up
schwimmen-option-passing = Passing
    .meaning = A player may pass until somebody knocks.
schwimmen-option-seven-eight-nine = Seven, eight, nine
    .meaning = What happens when a seven, an eight and a nine lie in the middle.
    .value-stay = They stay
    .value-on-request = The player on turn may have three new cards laid
    .value-at-once = Three new cards are laid at once
schwimmen-option-knock-when = Knocking
    .meaning = When in a turn a player may knock.
    .value-instead = Instead of an exchange or a pass
    .value-after = After an exchange or a pass
schwimmen-option-fire = Feuer
    .meaning = What three aces count.
    .value-32 = 32, and they end the deal
    .value-33 = 33, and they end the deal
    .value-30-5 = 30½, like any three of a kind
schwimmen-option-threes-by-rank = Three of a kind by rank
    .meaning = When two hands count 30½, the higher rank wins.
schwimmen-option-fire-costs = Feuer costs a life
    .meaning = Who loses a life when somebody has Feuer.
    .value-others = Everybody else
    .value-lowest = The lowest hand
schwimmen-option-thirty-one-costs = A 31 costs a life
    .meaning = Who loses a life when somebody shows a 31.
    .value-lowest = The lowest hand
    .value-others = Everybody else
schwimmen-option-lives = How many lives each player has.
schwimmen-option-free-ride = Swimming
    .meaning = A player without a life left swims: they play on until they lose again.

## Presets

schwimmen-preset-default = Schwimmen
    .summary = The dealer has two hands to choose from; a turn exchanges one card or all three, passes, or knocks.
schwimmen-preset-closing = Closing
    .summary = A player may close the deal at the end of a turn, after an exchange or a pass.
schwimmen-preset-knack = Knack
    .summary = The player on the dealer’s left has two hands to choose from, nobody knocks in the first round, and three aces count 33.

## What happened

schwimmen-passes = { $who ->
    [you] You pass
   *[other] { $who } passes
}.
schwimmen-renews = { $who ->
    [you] You ask
   *[other] { $who } asks
} for new cards.
schwimmen-taken-away = The three cards in the middle are taken away.
schwimmen-lie = In the middle: { $cards }.
schwimmen-keeps = { $who ->
    [you] You { $which ->
        [first] keep the first hand
       *[second] take the second hand, unseen
    }
   *[other] { $who } { $which ->
        [first] keeps the first hand
       *[second] takes the second hand, unseen
    }
}.
schwimmen-keeps-shown = { $who ->
    [you] You { $which ->
        [first] keep the first hand
       *[second] take the second hand, unseen
    }
   *[other] { $who } { $which ->
        [first] keeps the first hand
       *[second] takes the second hand, unseen
    }
}. In the middle: { $cards }.
schwimmen-at-once = { $showing }!
schwimmen-shows = { $who ->
    [you] You show
   *[other] { $who } shows
} { $total }
schwimmen-fire = Feuer: three aces.
schwimmen-exhausted = All have passed, and too few cards are left: the deal ends.
schwimmen-loses-last = { $who ->
    [you] You lose
   *[other] { $who } loses
} { $lives ->
    [one] 1 life
   *[other] { $lives } lives
} and { $who ->
    [you] swim
   *[other] swims
}.
schwimmen-loses-again = { $who } swam, and { $who ->
    [you] lose
   *[other] loses
} again.

## What a seat has, and what lies on the table

schwimmen-lives = { $lives ->
    [one] 1 life
   *[other] { $lives } lives
}
schwimmen-swimming = swims
schwimmen-has-knocked = has knocked
schwimmen-middle = Middle
schwimmen-second-hand = Second hand

## Moves

schwimmen-move-keep-first = Keep the hand
    .hint = The second hand is laid face up
schwimmen-move-keep-second = Take the second hand
    .hint = Your hand is laid face up, and you take the other unseen
schwimmen-move-swap-all = Swap all
    .hint = Give your three cards for the three in the middle
schwimmen-move-pass = Pass
    .hint = Keep your three cards
schwimmen-move-knock = Knock
    .hint = Close the deal: everybody else has one more turn
schwimmen-move-continue = Continue
    .hint = Let the next player have a turn
schwimmen-move-renew = New cards
    .hint = Have three new cards laid in the middle, before your turn

## Why not

schwimmen-kept = One of the two hands lies face up already
schwimmen-keep-before = Choose one of the two hands first
schwimmen-no-pass = Nobody may pass at this table before a knock
schwimmen-knocked = Somebody has knocked already
schwimmen-after-turn = Exchange or pass first, then knock
schwimmen-say-first = The turn is over: knock, or continue
schwimmen-new-first = Waiting for the new cards
schwimmen-exchange = Exchange a card of the hand for one in the middle
schwimmen-never-renewed = Nobody may ask for new cards at this table
schwimmen-none-left = Fewer than three cards are left
schwimmen-not-seven-eight-nine = New cards are only for a seven, an eight and a nine in the middle

# The first deal, for learning.
schwimmen-learn-goal = Schwimmen is German for swimming. You have lost all your lives, so you swim: lose once more, and you are out. Ben swims too, and Ann has one life left. (SCH-25)
schwimmen-learn-worth = When a deal ends, the lowest hand loses. Only cards of one suit add up: an ace counts 11, a king, queen, jack or ten 10. (SCH-15)
schwimmen-learn-two-hands = You deal, so there are two hands for you, and you may look at one of them. It counts only 10, its queen. Take the other, unseen; this one goes to the middle. (SCH-07)
schwimmen-learn-two-jacks = That was worth it: two jacks, and with the seven of diamonds you have 17. Now Ann plays, then Ben. They may exchange with the middle, pass or knock.
schwimmen-learn-exchange = Ben took the eight of diamonds. Give your seven for the queen of spades: with the jack of spades that is 20, and both jacks stay. Three cards of one rank would count 30½. (SCH-16)
schwimmen-learn-given = Your seven now lies in the middle, where anybody may take it. Ben collects diamonds. (SCH-09)
schwimmen-learn-jack = Ben took your seven, and gave the jack of hearts for it. You could take all three cards of the middle, 27. But a third jack is better: give the queen. (SCH-10)
schwimmen-learn-fire = Three jacks count 30½. Only 31 and three aces, which are called Feuer, are better. You may knock on your next turn: a knock is a whole turn. (SCH-12)
schwimmen-learn-knock = Ann and Ben have passed. If you pass too, three new cards come into the middle, and they may help the others. So knock now. (SCH-13)
schwimmen-learn-last-turns = Each of the others has one more turn, to exchange or pass. (SCH-14)
schwimmen-learn-end = Ann has 26, and Ben 25, the lowest hand: without Ben’s jack it would have been yours. Ben swam already, and is out. You still swim, and only Ann is left. (SCH-26)

## Fixed strategies, for the arena

schwimmen-zoo-textbook = Keeps a first hand of 18, exchanges if it improves the hand, knocks from 24 points at first to 28 later.
