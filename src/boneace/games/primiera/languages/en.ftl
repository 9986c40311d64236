# Primiera: events, moves and why a move is not legal. Messages shared with other games are in vying.ftl.
#
# Glossary. claim: to say that one holds a winning hand. point, primiera, fifty-five, flush, chorus:
# the hands, from the lowest. draw: discards and new cards. vying: betting. pot. ante: what each player
# puts into the pot. “flush of 76”: the cards of the hand count 76.

## What it is about

primiera-game = Primiera
    .summary = Four cards each from a pack of forty. One card of every suit, the seven, six and ace of one suit, or a flush takes the pot; otherwise the best point in one suit does.

## Options

primiera-option-order = Order of hands
    .meaning = How the winning hands rank, from the lowest.
    .value-flush = Primiera, fifty-five, flush
    .value-fifty-five = Primiera, flush, fifty-five
    .value-chorus = Primiera, fifty-five, flush, and above all chorus: four of a kind
primiera-option-sets-are-primiera = Sets
    .meaning = Three or four cards of one rank count as a primiera.
primiera-option-counted = Cards counted in ties
    .meaning = Which cards count when two winning hands are equal.
    .value-all = All four
    .value-combination = Only those that make the combination
primiera-option-suits = Suits break ties
    .meaning = Whether equal flushes and fifty-fives go by suit.
    .value-none = No: the deal is annulled
    .value-hearts = Hearts, diamonds, clubs, spades
    .value-cups = Cups, coins, batons, swords
primiera-option-point-cards = Cards of a point
    .meaning = The fewest cards of one suit that make a point.
primiera-option-ante = Ante
    .meaning = The chips each player puts into the pot before a deal.
primiera-option-stake-again = Stake again
    .meaning = All players put in another ante when nobody claims after the deal.
primiera-option-stand-pat = Standing pat
    .meaning = A player may keep all four cards instead of discarding at least one.
primiera-option-short-pack = Too few cards
    .meaning = What happens when the pack cannot replace all discards.
    .value-in-turn = Served in turn while cards last; the rest keep what they hold
    .value-reshuffle = The discards are shuffled to make a new pack
primiera-option-further-draws = Further draws
    .meaning = Players draw again until one claims or too few cards are left.
primiera-option-vying = Vying
    .meaning = A round of vying comes between the draw and the showdown.
primiera-option-max-brag = Highest brag
    .meaning = The largest amount of one brag or raise, if there is vying.
primiera-option-vying-limit = Limit of vying
    .meaning = The most that one player may put in during the vying of a deal; 0 means no limit.
primiera-option-deals = Deals
    .meaning = The match ends after this many deals; 0 means no limit.

## Presets

primiera-preset-primiera = Primiera
    .summary = The Italian game: flush over fifty-five over primiera, and a draw of at least one card.
primiera-preset-primero = Primero
    .summary = Cardano’s order: a chorus (four of a kind) beats everything, and a point takes two cards.

## Words

primiera-stage = { $stage ->
    [claims] Claims
    [draw] Draw
    [vying] Vying
   *[point] Point
}
primiera-kind = { $kind ->
    [primiera] primiera
    [fifty-five] fifty-five
    [flush] flush
    [chorus] chorus
   *[point] point
}
primiera-hand = { primiera-kind } of { $count }
primiera-hand-suited = { primiera-hand } in { cards-suit }
primiera-nobody-claims = nobody claims
primiera-draw = draw { $draw }
primiera-label-stand = Stand
primiera-label-discard = Discard { $cards }

## What happened

primiera-served = { $who ->
    [you] You are
   *[other] { $who } is
} served { $card }.
primiera-shuffled = The discards are shuffled to make a new pack.
primiera-discards = { $who ->
    [you] You discard
   *[other] { $who } discards
} { $cards }.
primiera-discards-unseen = { $who ->
    [you] You discard
   *[other] { $who } discards
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
primiera-keeps = { $who ->
    [you] You keep
   *[other] { $who } keeps
} all four cards.
primiera-passed-over = The pack is used up: { WITHIN($who) } cannot draw.
primiera-none-claims = { $then ->
    [vying] Nobody claims: now there is vying.
    [draw] Nobody claims: another draw.
    [point] Nobody claims: the point decides.
   *[none] Nobody claims.
}
primiera-vying-over = The vying is over: the point decides.
primiera-all-dropped = Everybody else has dropped: nothing is shown.
primiera-claims = { $who ->
    [you] You claim
   *[other] { $who } { $count ->
        [one] claims
       *[other] claim
    }
}.
primiera-shows = { $who ->
    [you] You show
   *[other] { $who } shows
} { $cards }: { $said }.
primiera-takes = { $who ->
    [you] You take
   *[other] { $who } takes
} the pot of { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}.
primiera-annulled = The best hands are equal: the deal is annulled.
primiera-stays = The pot of { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
} stays.
primiera-ante = Everybody { $time ->
    [again] stakes again:
   *[first] antes
} { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}; the pot holds { $pot }.

## Why a deal was won

primiera-alone = Everybody else dropped
primiera-annulled-why = { $best } is held more than once: annulled, the pot of { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
} stays
primiera-only = { $best }: nobody else claims
primiera-beats = { $best } beats { $other }

## What a move does

primiera-hint-stand = Keep all four cards
primiera-hint-discard = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} face down, and as many from the pack

## Why not

primiera-no-move = “{ $text }” is not a move of Primiera: the moves are discard 7H 2C{ $stand ->
    [yes] , stand
   *[no] { "" }
}{ $vying ->
    [yes] , brag 2, raise 2, pass, match, drop
   *[no] { "" }
}
primiera-no-cards = “{ $text }” must name one to four cards, each once
primiera-not-held = { $card } is not in the hand
primiera-draw-over = The draw is over: brag, pass or answer the brag
primiera-discard-now = Discard now: vying begins when everybody has drawn
primiera-no-vying = There is no vying at this table
primiera-least-discard = Everybody must discard at least one card
primiera-most-discard = The pack can replace { $count ->
    [one] { $count } card
   *[other] { $count } cards
} only
