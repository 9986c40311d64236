# Vingt-Un: what is told of it, what may be done, and why not.
#
# What is written as a move (stake 3, no double, divide 3) is notation, and is the same in every
# language; what stands in a sentence is a word of the language.
#
# Glossary. stake: the chips laid on a card. natural: 21 with the first two cards. vingt-un: 21
# otherwise; both keep their names. to draw, to stand. over-drawn: past 21. to throw up: to lay one’s
# hand away. to divide: to make two hands of a pair. pool: what all have put in. to put out: to take
# the deal from the dealer. eldest: the first from the dealer’s left.

## Words

vingt-un-chips = { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}
vingt-un-cards-count = { $cards }: { $total }
# The hands of a seat that has divided a pair.
vingt-un-which = { $hand ->
    [1] first hand
    [2] second hand
    [3] third hand
   *[4] fourth hand
}
vingt-un-ended = { $how ->
    [natural] natural
    [over-drawn] over-drawn
    [vingt-un] vingt-un
   *[stands] stands
}

## What happened

vingt-un-deals = Deal { $deal }: { $who } deals.
vingt-un-ante = Everybody puts { vingt-un-chips } into the pool; it holds { $pool }.
vingt-un-doubles = { $who } calls “double”: every stake is doubled.
vingt-un-doubles-not = { $who } does not double.
vingt-un-stakes = { $who } stakes { $chips }.
vingt-un-divides = { $who } divides { $cards }.
vingt-un-divides-for = { $who } divides { $cards }, with { vingt-un-chips } on the new hand.
vingt-un-keeps = { $who } keeps the pair together.
vingt-un-stands = { $who } stands.
vingt-un-stands-with = { $who } stands with the { vingt-un-which }.
vingt-un-draws = { $who } draws { $card }.
vingt-un-draws-to = { $who } draws { $card } to the { vingt-un-which }.
vingt-un-served = { $who } is served { $card } to the { vingt-un-which }.
vingt-un-over-draws = { $who } is over-drawn with { $card }, pays { vingt-un-chips } and throws up the cards.
vingt-un-dealer-over-draws = { $who }, who deals, is over-drawn with { $card }.
vingt-un-turns-up = { $who }, who deals, turns up { $cards }: { $total }.
vingt-un-natural = { $who } declares a natural, { $cards }.
vingt-un-natural-paid = { $who } declares a natural, { $cards }, and is paid { vingt-un-chips }.
vingt-un-dealer-natural = { $who }, who deals, has a natural, { $cards }, and collects double.
vingt-un-takes-pool = { $who } takes the pool of { vingt-un-chips }.
vingt-un-shuffled = The pack is used up: the used cards are shuffled, and the deal goes on.
vingt-un-wins = { $who } { $players ->
    [one] wins
   *[other] share
} the match.

## The end of a deal

vingt-un-ends = { $kind ->
    [showdown] The hands are settled.
    [natural] Nobody draws to a natural of the dealer.
    [unplayed] No hand is left standing: the dealer does not draw.
   *[dropped] The dealer is put out, and the hand is dropped.
}
vingt-un-dealer-has = { $who }, who deals, has { $cards }.
vingt-un-declares = { $who } declares { $cards } and { $does ->
    [receives] receives { vingt-un-chips }
    [pays] pays { vingt-un-chips }
   *[neither] neither pays nor receives
}: { $why }.
vingt-un-collects = { $who } collects { vingt-un-chips } from { $count ->
    [one] { $payers }
   *[other] each of { $payers }
} for the natural.
vingt-un-feeds = { $who }, who deals, puts { vingt-un-chips } into the pool: { $what }.
vingt-un-feeds-penalty = { $chips } for over-drawing
vingt-un-feeds-ties = { $chips } of the ties
vingt-un-changed = { $who } { $does ->
    [wins] wins
   *[loses] loses
} { vingt-un-chips } in this deal.
vingt-un-put-out = A natural puts { $old } out: the deal passes to { $who }.
vingt-un-passes = { $old } has dealt for as long as agreed: the deal passes to { $who }.
vingt-un-deals-on = { $who } deals on: { $why ->
    [first] this was the first hand
   *[two] it takes two naturals
}.

## What a hand brought, and why

vingt-un-why-naturals = natural meets natural
vingt-un-why-dealer = the dealer has a natural: double
vingt-un-why-over-drawn = over-drawn
vingt-un-why-natural = a natural: double
vingt-un-why-not-eldest = a natural, not the eldest
vingt-un-why-taken-back = the stake is taken back
vingt-un-why-dealer-over = { $other } stands, the dealer over-draws
vingt-un-why-vingt-un-dealer-over = vingt-un, the dealer over-draws: double
vingt-un-why-vingt-uns = vingt-un meets vingt-un
vingt-un-why-vingt-un = vingt-un beats { $own }: double
vingt-un-why-below-vingt-un = { $other } is below a vingt-un: double
vingt-un-why-beats = { $other } beats { $own }
vingt-un-why-equal = { $other } is equal to { $own }
vingt-un-why-below = { $other } is below { $own }
# The names of players follow.
vingt-un-why-collected = collected from
vingt-un-why-paid = for the natural of
vingt-un-why-penalty = into the pool for over-drawing
vingt-un-why-ties = into the pool, of the ties
vingt-un-why-pool = the pool

## What a move does

vingt-un-label = { $move ->
    [stake] Stake { $chips }
    [divide] Divide { $chips }
    [split] Divide
    [keep] Keep
    [double] Double
    [no-double] Do not double
    [draw] Draw
   *[stand] Stand
}
vingt-un-label-divide-for = Divide for { $chips }
vingt-un-hint-stake = Stake { vingt-un-chips } on your card
vingt-un-hint-divide = A second hand, with { vingt-un-chips } on it
vingt-un-hint-split = Play two hands against every player
vingt-un-hint-keep = Play the two cards as one hand
vingt-un-hint-double = Every player doubles his stake
vingt-un-hint-no-double = The stakes stay as they are
vingt-un-hint-draw = A card from the pack, face up
vingt-un-hint-stand = Stay on { $total }

## Why not

vingt-un-no-move = “{ $text }” is not a move of Vingt-Un: there are stake 3, double, no double, divide 3, divide, keep, draw and stand
vingt-un-no-such-move = There is no such move
vingt-un-most = Nobody may stake more than { vingt-un-chips } on a card
vingt-un-limits = A stake is from { $least } to { vingt-un-chips }
vingt-un-limits-crossed = the lowest stake, { $least }, is more than the highest, { $most }: see options “min_stake” and “max_stake”
vingt-un-match-over = The match is over
vingt-un-card-first = A card has to come from the pack first
vingt-un-stake-first = Everybody stakes on his first card before more is done
vingt-un-stakes-made = The stakes are made
vingt-un-double-first = It is for the dealer to double the stakes, or not to
vingt-un-double-dealer = Only the dealer may double, when all have staked
vingt-un-double-over = Doubling is over when the second card has been dealt
vingt-un-divide-first = First say whether the pair is divided or kept
vingt-un-divide-or-keep = The stakes are made: divide the pair, or keep it
vingt-un-divide-no-cards = The pack cannot serve the two cards that are needed to divide
vingt-un-divide-no-stake = The dealer stakes nothing: he divides without a number
vingt-un-divide-stake = Say what is staked on the new hand: “divide 3”
vingt-un-divide-not-dealer = The dealer may not divide here
vingt-un-divide-pairs-only = Only two cards of the same denomination, as dealt, may be divided
vingt-un-no-card = There is no card left to serve: the last one of the pack is not dealt
vingt-un-stands-on-21 = A hand that counts 21 stands
