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
primiera-nobody-claims = no claim
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

# The first deals, for learning.
primiera-learn-goal = Everybody puts a chip into the pot and is dealt four cards. There are no eights, nines or tens. The best hand takes the pot. (PRI-04)
primiera-learn-hands = Three hands win. From the best: the flush, four cards of one suit; the fifty-five, seven, six and ace of one suit; the primiera, one card of every suit. (PRI-10)
primiera-learn-claims = Nobody was dealt one of them, or the best would have taken the pot at once. So now each of you in turn changes at least one card. (PRX-06)
primiera-learn-change = If nobody wins then, the best point does: the value of cards in one suit. A seven counts 21, a four 14. Keep your two hearts and change the others. (PRX-02)
primiera-learn-others = The five of hearts counts 15: your point is 50. You change only once, and now the others do.
primiera-learn-point = Still no winning hand, so the point decides. Ben has 46 in clubs, you have 50 in hearts: the pot is yours. (PRX-08)
primiera-learn-one-card = The second deal: you deal, so you change last. You lack only a club for a primiera. Change a diamond, the king: it counts 10, and the five 15. (PRI-08)
primiera-learn-flush = The two of clubs: a primiera! But Cleo has made a flush. It counts less than your hand, 51 against 66, but the kind of hand comes first. (PRI-10)
primiera-learn-clubs = The third deal. With the seven and six of clubs, only the ace is missing for a fifty-five; any club makes a good point. Keep those two, and change the others. (PRI-09)
primiera-learn-fifty-five = The ace of clubs: a fifty-five! Now only Ann has to change cards. Then all who have a winning hand claim the pot.
primiera-learn-end = Ben’s primiera counts 69, your hand only 68. But this time you have the better kind: the fifty-five takes the pot. After ten deals, most chips win. (PRX-05)

## Studies

primiera-study-draw = What does a draw bring, by what is kept?
    .about = Exact, over all hands that win nothing before the draw and all cards that may be dealt. How often the pot is won is against others who have drawn by rules of thumb: a sample of 60,000 hands, which is why there are intervals.
primiera-study-keeps = kept
primiera-study-made = What the hand becomes
primiera-study-any = any of these
primiera-study-pot = How often the hand wins the pot then
primiera-study-wins = pot, { $seats } players
primiera-study-points = point
primiera-study-kept = { $kept ->
    [0] the highest card
    [1] two of a suit
    [2] two of two suits
    [3] three of a suit
    [4] three of three suits
    [5] two of a suit and another
    [6] a pair
    [7] three of a kind
   *[8] two of seven, six, ace of a suit
}
primiera-study-kind = { $kind ->
    [1] primiera
    [2] fifty-five
    [3] flush
   *[4] chorus
}

## Fixed strategies, for the arena

primiera-zoo-textbook = Draws one card to three suits, otherwise to the best suit; brags on a point of 45 or more.
primiera-zoo-four-suits = Always draws to one card of each suit.
primiera-zoo-one-suit = Always draws to the suit that counts most.
primiera-zoo-thief = Bets the most with good hands, and with any from the last place when all have passed.
primiera-zoo-tight = Waits for good hands, bets the most with them, and drops the others.
