# Switch: events, moves and why a move is not legal.
#
# Glossary. the face-up hand, the face-down hand: the two that lie on the table. unseen: without
# knowing the cards. to restart: to have the cards dealt again. to settle: to let the losers pay.

## What it is about

switch-game = Switch
    .summary = Collect 31 in one suit from two hands on the table, one face up and one face down.

## Options

switch-option-fourth-action = Fourth action
    .meaning = What a player may do besides exchanging one card, exchanging with the face-up hand, and knocking.
    .value-unseen = Exchange with the face-down hand, unseen
    .value-pass = Pass; the face-down hand is not used
    .value-both = Exchange unseen, or pass
switch-option-given-up = The hand given up
    .meaning = How a hand is laid down after it is exchanged unseen.
    .value-face-down = Face down, in the place of the hand taken
    .value-face-up = Face up: the old face-up hand is turned face down
switch-option-restart = Restart
    .meaning = Who may restart the deal with three cards of one suit worth more than 21.
    .value-anybody = Anybody, in turn from the dealer’s left
    .value-winner = Only the highest hand
    .value-nobody = Nobody
switch-option-blitz-after-knock = A 31 made after a knock ends the deal: its holder is safe, the knocker loses two, everybody else one.

## Presets

switch-preset-default = Switch
    .summary = A turn exchanges one card or the whole hand with the face-up hand, exchanges the whole hand unseen with the face-down one, or knocks.
switch-preset-pass = With a pass
    .summary = As in the German game, a player may pass; the face-down hand is not used.

## What happened

switch-passes = { $who ->
    [you] You pass
   *[other] { $who } passes
}.
switch-settles = { $who ->
    [you] You let
   *[other] { $who } lets
} the deal be settled.
switch-restarts = { $who ->
    [you] You restart
   *[other] { $who } restarts
} the deal: nobody pays.
switch-keeps = { $who ->
    [you] You keep
   *[other] { $who } keeps
} the { $which ->
    [first] first
   *[second] second
} hand and { $who ->
    [you] lay
   *[other] lays
} the other face up.
switch-keeps-shown = { $who ->
    [you] You keep
   *[other] { $who } keeps
} the { $which ->
    [first] first
   *[second] second
} hand and { $who ->
    [you] lay
   *[other] lays
} the other face up: { $cards }.
switch-unseen = { $who ->
    [you] You exchange
   *[other] { $who } exchanges
} the whole hand for the face-down one, unseen.
switch-unseen-got = { $who ->
    [you] You exchange
   *[other] { $who } exchanges
} the whole hand for the face-down one, unseen: { $cards }.
switch-face-up-now = Face up now: { $cards }.
switch-laid = { $who ->
    [you] Your hand
   *[other] The hand of { $who }
} lies face up: { $cards }.

## Moves

switch-move-keep-first = Keep the first hand
    .hint = Your second hand is laid face up
switch-move-keep-second = Keep the second hand
    .hint = Your first hand is laid face up
switch-move-swap-up = Swap all
    .hint = Give your three cards for the three that lie face up
switch-move-swap-down = Swap unseen
    .hint = Give your three cards for the three that lie face down
switch-move-knock = Knock
    .hint = End the deal: everybody else has one more turn
switch-move-stand = Stand
    .hint = Keep your three cards
switch-move-pass = Pass
    .hint = Keep your three cards for now
switch-move-restart = Restart
    .hint = Nobody pays: your hand stays face up, and all other cards are dealt again
switch-move-decline = Decline
    .hint = Let the deal be settled

## Why not

switch-one-laid = The dealer has already laid one of the two hands face up
switch-restart-later = You may restart only after the showdown
switch-keep-before = The dealer must keep one of the two hands first
switch-all-shown = All have shown: restart the deal, or decline
switch-no-unseen = The face-down hand is not used at this table
switch-no-restart = Nobody restarts a deal at this table
switch-no-pass = Passing is not allowed at this table
switch-knocked = Somebody has knocked already: exchange or stand
switch-exchange = Exchange a card of the hand for one of the face-up hand

# The first deal, for learning.
switch-learn-goal = Everybody has three lives. In each deal the lowest hand loses one, and the last player left wins. (T31-58)
switch-learn-hand = Only cards of one suit add up. An ace counts 11, a king, queen or jack 10, so 31 is the best hand. (T31-52)
switch-learn-two-hands = You deal, so you have two hands. King and nine of spades count 19; the other hand counts only its queen, 10. Keep the first, and the other is laid face up. (T31-55)
switch-learn-ann = Ann plays first. There are four actions: exchange one card with the face-up hand, exchange all three, exchange all three unseen for the face-down hand, or knock. (B-T31-01)
switch-learn-ben = Ann took your queen of clubs, and left the eight of spades. You could use it. Will Ben leave it?
switch-learn-exchange = Ben gave the whole hand for the face-down one, unseen: it must have been bad. Give your six of clubs for the eight of spades. King, nine and eight count 27.
switch-learn-face-up = Your six of clubs now lies face up, and Ann collects clubs. What you give away, others may take.
switch-learn-knock = Ann has the queen and the six of clubs: at most 27, with the ace. A tie for highest is safe. Nothing on the table helps you, and nobody may pass: knock. (T31-58)
switch-learn-last-turns = Ann and Ben have one more turn each, to exchange or stand. If a hand beats yours, you lose two lives. (T31-58)
switch-learn-restart = None does: Ann has 26, and Ben, with 25, should lose a life. But a player with three cards of one suit worth more than 21 may restart. Ann is asked first. (T31-59)
switch-learn-again = Ann had nothing to pay and declined, but Ben restarts: nobody loses a life. Ben’s hand is now face up, and all other hands are dealt again. (B-T31-02)
switch-learn-new-hand = You have ace and queen of hearts, 21. Ann took all three cards of Ben’s hand, for 25, and left the ten of hearts. Ben is next.
switch-learn-thirty-one = Ben only wanted the seven of spades. Give your three of clubs for the ten: ace, queen and ten of hearts are 31.
switch-learn-end = A 31 before a knock is shown at once, and every other player loses a life. Ben restarted to save a life, and now Ann pays as well.

## Fixed strategies, for the arena

switch-zoo-textbook = Exchanges if it improves the hand, knocks from 22 points on the first turn to 27 later.
