# Switch: what it is about, its options and its presets.

switch-game = Switch
    .summary = Collect 31 in one suit from two hands on the table, one face up and one face down.

## Options

switch-option-fourth-action = Fourth action
    .meaning = What a player may do beside exchanging one card, exchanging with the face-up hand, and knocking.
    .value-unseen = Exchange with the face-down hand, unseen
    .value-pass = Pass; the face-down hand is not used
    .value-both = Exchange unseen, and pass too
switch-option-given-up = The hand given up
    .meaning = How the hand lies that was exchanged unseen.
    .value-face-down = Face down, in the place of the one taken
    .value-face-up = Face up: the hand that lay so is turned down
switch-option-restart = Restart
    .meaning = Who may restart the deal with three cards of one suit worth more than 21.
    .value-anybody = Anybody, in turn from the dealer’s left
    .value-winner = Only the highest hand
    .value-nobody = Nobody
switch-option-blitz-after-knock = A 31 made after a knock ends the deal: its holder is safe, the knocker loses two, everybody else one.

## Presets

switch-preset-default = Switch
    .summary = A turn exchanges one card or the whole hand with the face-up hand, the whole hand unseen with the face-down one, or knocks.
switch-preset-pass = With a pass
    .summary = As in the German game a player may pass; the face-down hand is not used.
