# Primiera: what it is about, its options and its presets.

primiera-game = Primiera
    .summary = Four cards, forty in the pack: a card of every suit, seven, six and ace of one, or a flush takes the pot; else the best point in one suit does.

## Options

primiera-option-order = Order of hands
    .meaning = How the winning hands rank, the lowest first.
    .value-flush = Primiera, fifty-five, flush
    .value-fifty-five = Primiera, flush, fifty-five
    .value-chorus = Primiera, fifty-five, flush, and above all chorus: four of a kind
primiera-option-sets-are-primiera = Sets
    .meaning = Three or four cards of one rank count as a primiera.
primiera-option-counted = Cards counted in ties
    .meaning = Which cards of two equal winning hands are counted.
    .value-all = All four
    .value-combination = Only those that make the combination
primiera-option-suits = Suits break ties
    .meaning = Whether equal flushes and fifty-fives go by suit.
    .value-none = No: the deal is annulled
    .value-hearts = Hearts, diamonds, clubs, spades
    .value-cups = Cups, coins, batons, swords
primiera-option-point-cards = Cards of a point
    .meaning = How many cards of one suit a point needs at least.
primiera-option-ante = Ante
    .meaning = The chips that each player puts into the pot before a deal.
primiera-option-stake-again = Stake again
    .meaning = Everybody puts in another ante when nobody claims on the deal.
primiera-option-stand-pat = Standing pat
    .meaning = A player may keep all his cards instead of discarding at least one.
primiera-option-short-pack = Too few cards
    .meaning = What happens when the pack cannot replace what is discarded.
    .value-in-turn = Served in turn while cards last; the rest keep what they hold
    .value-reshuffle = The discards are shuffled to make a new pack
primiera-option-further-draws = Further draws
    .meaning = Further rounds of drawing follow until somebody claims or the cards run short.
primiera-option-vying = Vying
    .meaning = A round of vying comes between the draw and the showdown.
primiera-option-max-brag = Highest brag
    .meaning = The most by which a brag or a raise may go up, where there is vying.
primiera-option-vying-limit = Limit of vying
    .meaning = The most that one player may put in while vying in one deal; 0 is without a limit.
primiera-option-deals = Deals
    .meaning = The match ends after so many deals; 0 is without an end.

## Presets

primiera-preset-primiera = Primiera
    .summary = The Italian game: flush over fifty-five over primiera, and a draw of at least one.
primiera-preset-primero = Primero
    .summary = Cardano’s order: a chorus of four of a kind beats all, and a point takes two cards.
