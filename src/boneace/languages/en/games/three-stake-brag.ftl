# Three-Stake Brag: what it is about, its options and its presets.

three-stake-brag-game = Three-Stake Brag
    .summary = Three pots in every deal: the best card shown, a round of bragging on pairs and prials, and the hand nearest to 31.

## Options

three-stake-brag-option-second-bragger = Second bragger
    .meaning = The nine of diamonds is a bragger too, beside the jack of clubs.
three-stake-brag-option-natural-beats = Natural over made
    .meaning = Which natural hands beat the same hand made with a bragger.
    .value-all = Pairs and prials
    .value-prials = Prials only, as Hoyle has it
three-stake-brag-option-bragger-of-rank = Bragger of the rank itself
    .meaning = Whether a bragger beside cards of its own rank counts as natural.
    .value-natural = As itself: natural
    .value-made = Always as a bragger: made
three-stake-brag-option-no-pair = Hands without a pair
    .meaning = What a hand without a pair is worth in the second pot.
    .value-high-card = Its highest card, below every pair
    .value-nothing = Nothing: it cannot win
three-stake-brag-option-ace = Ace in thirty-one
    .meaning = What an ace counts in the third pot.
    .value-1 = One
    .value-1-or-11 = One or eleven, as is better
three-stake-brag-option-stake = Stake
    .meaning = The chips that each player puts into each of the three pots.
three-stake-brag-option-vying = Way of vying
    .meaning = How a round of vying is fought out.
    .value-matched = Match, raise or drop until all that are left have staked the same
    .value-modern = Pay the bet at every turn; when two are left either may see for double
three-stake-brag-option-max-brag = Highest brag
    .meaning = The most by which a brag or a raise may go up.
three-stake-brag-option-vying-limit = Limit of vying
    .meaning = The most that one player may put in while vying in one deal; 0 is without a limit.
three-stake-brag-option-nobody-brags = Nobody brags
    .meaning = What becomes of the second pot when all pass.
    .value-best-hand = The best hand takes it
    .value-carried = It is carried to the next deal
three-stake-brag-option-thirty-one-ends = Thirty-one ends the drawing
    .meaning = The first player to make exactly 31 takes the third pot at once.
three-stake-brag-option-all-three = All three stakes
    .meaning = Extra stakes that everybody pays to a player who takes all three pots of a deal.
three-stake-brag-option-deals = Deals
    .meaning = The match ends after so many deals; 0 is without an end.

## Presets

three-stake-brag-preset-default = One bragger
    .summary = The Bragg of 1721: the jack of clubs is wild, and a natural hand beats a made one.
three-stake-brag-preset-two-braggers = Two braggers
    .summary = The nine of diamonds is wild as well.
three-stake-brag-preset-hoyle = Hoyle
    .summary = Two braggers, and a natural pair does not beat an equal pair made with one.
