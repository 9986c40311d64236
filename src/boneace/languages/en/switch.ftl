# Switch: what is told of it, what may be done, and why not.
#
# Glossary. the face-up hand, the face-down hand: the two that lie on the table. unseen: without
# knowing the cards. to restart: to have the deal dealt anew. to settle: to let it be paid.

## What has happened

switch-passes = { $who } passes.
switch-settles = { $who } lets the deal be settled.
switch-restarts = { $who } restarts the deal: nobody pays.
switch-keeps = { $who } keeps the { $which ->
    [first] first
   *[second] second
} hand and lays the other face up.
switch-keeps-shown = { $who } keeps the { $which ->
    [first] first
   *[second] second
} hand and lays the other face up: { $cards }.
switch-unseen = { $who } exchanges the whole hand for the face-down one, unseen.
switch-unseen-got = { $who } exchanges the whole hand for the face-down one, unseen: { $cards }.
switch-face-up-now = { $cards } lie face up now.
switch-laid = The hand of { $who } lies face up: { $cards }.

## What may be done

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
    .hint = Nobody pays: your hand lies face up, all else is dealt anew
switch-move-decline = Decline
    .hint = Let the deal be settled

## Why not

switch-one-laid = The dealer has laid one of his hands face up already
switch-restart-later = Whether to restart is asked after the showdown
switch-keep-before = The dealer has to keep one of his two hands first
switch-all-shown = All have shown: restart the deal, or decline
switch-no-unseen = The face-down hand is not used at this table
switch-no-pass = There is no pass at this table
switch-knocked = Somebody has knocked already: exchange or stand
switch-exchange = Exchange a card of the hand for one of the face-up hand
