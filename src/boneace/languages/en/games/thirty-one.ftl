# Thirty-one: what it is about, its options and its presets.

thirty-one-game = Thirty-one
    .summary = Collect 31 in one suit, or come nearer than the others. Knock when you dare.

## Options

thirty-one-option-pack = Pack
    .meaning = The cards that are played with.
    .value-52 = The standard pack of 52
    .value-32 = Dutch Eenendertigen: 32 cards, seven and higher
thirty-one-option-discard-taken = Discard what was taken
    .meaning = The card just taken from the discard pile may be discarded again at once.
thirty-one-option-own-discard = Taking back one's own discard
    .meaning = When a player may take a card that he discarded himself.
    .value-always = Whenever it lies on top
    .value-two-left = Only with two players left
thirty-one-option-drawn-when = When the stock is used up
    .meaning = What ends a deal that nobody has knocked in.
    .value-stock-taken = The turn in which the last card of the stock is taken
    .value-must-draw = A player who would draw from the empty stock
thirty-one-option-last-turns-stock = No stock in the last turns
    .meaning = What happens when the stock runs out after a knock.
    .value-none = The discard pile or standing remains
    .value-reshuffle = The discards under the top card are shuffled to make a new stock
thirty-one-option-keeps = What is kept
    .meaning = What a deal is played for.
    .value-lives = Lives: the last player left wins
    .value-points = Points: a running total, and nobody goes out
    .value-pot = The pot: the highest hand takes the tokens on the table
thirty-one-option-blitz-others = Points under a 31
    .meaning = What the others score when somebody shows 31.
    .value-by-place = By their place, as in any deal
    .value-nothing = Nothing
thirty-one-option-ante = Ante
    .meaning = Tokens that each player puts on the table before a deal that is played for the pot.
thirty-one-option-tied-pot = Tied for the pot
    .meaning = What happens to the pot when the highest hands tie.
    .value-share = They share it; odd tokens stay on the table
    .value-carry = It stays on the table for the next deal
thirty-one-option-widow = Widow
    .meaning = Three cards lie face down on the table, and a turn may be used to exchange with them.
thirty-one-option-side-wagers = Side wagers
    .meaning = Anybody, also who is out, may bet on who wins or on who lasts longer.

## Presets

thirty-one-preset-pennies = Pennies
    .summary = The game as usually played: three lives, a knocker who does not win loses two.
thirty-one-preset-dollar-bill = Dollar bill
    .summary = Lives are the four corners of a note; the lowest pays one, and a knocker who ties for lowest pays alone.
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
    .summary = Only the lowest pays; a knocker wins ties, and pays double only when he is the lowest.
