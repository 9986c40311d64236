# Vingt-Un: events, moves and why a move is not legal.
#
# Moves as they are written (stake 3, no double, divide 3) are notation, the same in every language.
# Words in a sentence are translated.
#
# Glossary. stake: the chips laid on a card. natural: 21 with the first two cards. vingt-un: 21
# otherwise; both keep their names. to draw, to stand. over-drawn: past 21. to throw up: to put your
# hand away. to divide: to make two hands of a pair. pool: what all have put in. to put out: to take
# the deal from the dealer. eldest: the first from the dealer’s left.

## What it is about

vingt-un-game = Vingt-Un
    .summary = Players stake on a card and draw to 21 against the dealer, who deals until a player has an ace with a ten or court card.

vingt-un-cut-told = Cards are dealt around until the first ace
vingt-un-cut-choice = By the first ace

## Options

vingt-un-option-min-stake = Lowest stake
    .meaning = The least that a player may stake on a card.
vingt-un-option-max-stake = Highest stake
    .meaning = The most that a player may stake on a card. The loss can be four times as much.
vingt-un-option-natural-puts-out-dealer = A natural takes the deal
    .meaning = A player’s natural puts the dealer out.
vingt-un-option-deal-passes-to = The deal passes
    .meaning = Who deals when a natural has put the dealer out.
    .value-next = To the next player
    .value-holder = To the holder of the natural, the eldest first
vingt-un-option-naturals-to-put-out = Naturals that put the dealer out
    .meaning = How many naturals put the dealer out, if the first deal brought none.
vingt-un-option-first-hand = First hand
    .meaning = The hands in which a natural does not put the dealer out.
    .value-of-deal = In the first after the deal has passed
    .value-of-pack = Also in the first with a reshuffled pack
vingt-un-option-dealer-hands = Hands a dealer deals
    .meaning = The deal passes to the next player after this many hands; 0 means no limit.
vingt-un-option-dealer-packs = Packs a dealer deals
    .meaning = The deal passes at the end of the hand in which the dealer has gone through the pack this many times; 0 means no limit.
vingt-un-option-first-natural = Natural in the first hand
    .meaning = When the dealer pays a natural in the first hand, which does not put the dealer out.
    .value-at-once = At once, double
    .value-waits = It waits, and settles as a drawn vingt-un
vingt-un-option-several-naturals = Several naturals
    .meaning = What players are paid if two or more have naturals in one hand.
    .value-each = Double each
    .value-first = Double the eldest, the others single
vingt-un-option-after-natural = After a natural
    .meaning = What happens to the hand in which a natural puts the dealer out.
    .value-finish = It is played to its end
    .value-drop = It is dropped when naturals are paid
vingt-un-option-divided-natural = Ace and ten after dividing
    .meaning = What an ace with a ten or court card is in a divided hand.
    .value-drawn = A drawn vingt-un
    .value-natural = A natural
vingt-un-option-natural-collects-from-all = A natural collects from all
    .meaning = If the dealer has no natural, the holder of a natural also receives the amount of their own stake from every other player without a vingt-un.
vingt-un-option-draw-on-21 = Drawing on 21
    .meaning = A player may draw even if the hand counts 21.
vingt-un-option-dealer-divides = The dealer divides
    .meaning = What is settled when the dealer has divided.
    .value-each = Each of the dealer’s hands, against every player
    .value-best = One of the dealer’s hands, the most profitable one
    .value-forbidden = The dealer may not divide
vingt-un-option-double-covers-divided = Double for divided hands
    .meaning = “Double” also doubles the stakes on divided hands.
vingt-un-option-pool-ante = Into the pool
    .meaning = The counters each player puts into the pool in every hand; the first to declare a natural takes it.
vingt-un-option-pool-over-draw = Dealer’s penalty
    .meaning = The counters the dealer puts into the pool for each over-drawn hand of the dealer.
vingt-un-option-pool-ties = Ties
    .meaning = The part of the dealer’s winnings on ties that goes into the pool, rounded down.
    .value-none = Nothing
    .value-quarter = A quarter
    .value-third = A third
vingt-un-option-deals = Deals
    .meaning = The match ends after this many deals; 0 means no limit.

## Presets

vingt-un-preset-default = Vingt-Un
    .summary = A natural puts the dealer out, and the deal passes to the next player.
vingt-un-preset-pool = With a pool
    .summary = A counter from each player in every hand, the dealer’s penalties and a third of the dealer’s winnings on ties form a pool for the next natural.
vingt-un-preset-limited-deal = Limited deal
    .summary = Each player deals twice through the pack; a natural collects from all players instead of putting the dealer out.

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

vingt-un-deals = Deal { $deal }: { $who ->
    [you] you deal
   *[other] { $who } deals
}.
vingt-un-ante = Everybody puts { vingt-un-chips } into the pool; it holds { $pool }.
vingt-un-doubles = { $who ->
    [you] You call
   *[other] { $who } calls
} “double”: every stake is doubled.
vingt-un-doubles-not = { $who ->
    [you] You do
   *[other] { $who } does
} not double.
vingt-un-stakes = { $who ->
    [you] You stake
   *[other] { $who } stakes
} { $chips }.
vingt-un-divides = { $who ->
    [you] You divide
   *[other] { $who } divides
} { $cards }.
vingt-un-divides-for = { $who ->
    [you] You divide
   *[other] { $who } divides
} { $cards }, with { vingt-un-chips } on the new hand.
vingt-un-keeps = { $who ->
    [you] You keep
   *[other] { $who } keeps
} the pair together.
vingt-un-stands = { $who ->
    [you] You stand
   *[other] { $who } stands
}.
vingt-un-stands-with = { $who ->
    [you] You stand
   *[other] { $who } stands
} with the { vingt-un-which }.
vingt-un-draws = { $who ->
    [you] You draw
   *[other] { $who } draws
} { $card }.
vingt-un-draws-to = { $who ->
    [you] You draw
   *[other] { $who } draws
} { $card } to the { vingt-un-which }.
vingt-un-served = { $who ->
    [you] You are
   *[other] { $who } is
} served { $card } to the { vingt-un-which }.
vingt-un-over-draws = { $who ->
    [you] You are over-drawn with { $card }, pay { vingt-un-chips } and throw
   *[other] { $who } is over-drawn with { $card }, pays { vingt-un-chips } and throws
} up the cards.
vingt-un-dealer-over-draws = { $who ->
    [you] As dealer you are
   *[other] { $who }, who deals, is
} over-drawn with { $card }.
vingt-un-turns-up = { $who ->
    [you] As dealer you turn
   *[other] { $who }, who deals, turns
} up { $cards }: { $total }.
vingt-un-natural = { $who ->
    [you] You declare
   *[other] { $who } declares
} a natural, { $cards }.
vingt-un-natural-paid = { $who ->
    [you] You declare a natural, { $cards }, and are
   *[other] { $who } declares a natural, { $cards }, and is
} paid { vingt-un-chips }.
vingt-un-dealer-natural = { $who ->
    [you] As dealer you have a natural, { $cards }, and collect
   *[other] { $who }, who deals, has a natural, { $cards }, and collects
} double.
vingt-un-takes-pool = { $who ->
    [you] You take
   *[other] { $who } takes
} the pool of { vingt-un-chips }.
vingt-un-shuffled = The pack is used up: the used cards are shuffled, and the deal goes on.
vingt-un-wins = { $who ->
    [you] You win
   *[other] { $who } { $players ->
        [one] wins
       *[other] share
    }
} the match.

## The end of a deal

vingt-un-ends = { $kind ->
    [showdown] The hands are settled.
    [natural] The dealer has a natural: nobody draws.
    [unplayed] No hand is left: the dealer does not draw.
   *[dropped] The dealer is put out, and the hand is dropped.
}
vingt-un-dealer-has = { $who ->
    [you] As dealer you have
   *[other] { $who }, who deals, has
} { $cards }.
vingt-un-declares = { $who ->
    [you] You declare
   *[other] { $who } declares
} { $cards } and { $does ->
    [receives] { $who ->
        [you] receive
       *[other] receives
    } { vingt-un-chips }
    [pays] { $who ->
        [you] pay
       *[other] pays
    } { vingt-un-chips }
   *[neither] neither { $who ->
        [you] pay nor receive
       *[other] pays nor receives
    }
}: { $why }.
vingt-un-collects = { $who ->
    [you] You collect
   *[other] { $who } collects
} { vingt-un-chips } from { $count ->
    [one] { WITHIN($payers) }
   *[other] each of { WITHIN($payers) }
} for the natural.
vingt-un-feeds = { $who ->
    [you] As dealer you put
   *[other] { $who }, who deals, puts
} { vingt-un-chips } into the pool: { $what }.
vingt-un-feeds-penalty = { $chips } for over-drawing
vingt-un-feeds-ties = { $chips } of the ties
vingt-un-changed = { $who ->
    [you] You { $does ->
        [wins] win
       *[loses] lose
    }
   *[other] { $who } { $does ->
        [wins] wins
       *[loses] loses
    }
} { vingt-un-chips } in this deal.
vingt-un-put-out = A natural puts { WITHIN($old) } out: the deal passes to { WITHIN($who) }.
vingt-un-passes = { $old ->
    [you] You have
   *[other] { $old } has
} dealt as long as agreed: the deal passes to { WITHIN($who) }.
vingt-un-deals-on = { $who ->
    [you] You deal
   *[other] { $who } deals
} on: { $why ->
    [first] this was the first hand
   *[two] it takes two naturals
}.

## What a hand won or lost, and why

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
vingt-un-hint-double = All players double their stakes
vingt-un-hint-no-double = The stakes stay as they are
vingt-un-hint-draw = A card from the pack, face up
vingt-un-hint-stand = Stay on { $total }

## Why not

vingt-un-no-move = “{ $text }” is not a move of Vingt-Un: the moves are stake 3, double, no double, divide 3, divide, keep, draw and stand
vingt-un-no-such-move = There is no such move
vingt-un-most = Nobody may stake more than { vingt-un-chips } on a card
vingt-un-limits = A stake is from { $least } to { vingt-un-chips }
vingt-un-limits-crossed = the lowest stake, { $least }, is more than the highest, { $most }: see options “min_stake” and “max_stake”
vingt-un-match-over = The match is over
vingt-un-card-first = Waiting for a card from the pack
vingt-un-stake-first = First all players stake on their first card
vingt-un-stakes-made = The stakes are made
vingt-un-double-first = First the dealer doubles the stakes or not
vingt-un-double-dealer = Only the dealer may double, after all have staked
vingt-un-double-over = The dealer may double only before the second card is dealt
vingt-un-divide-first = First divide the pair or keep it
vingt-un-divide-or-keep = The stakes are made: divide the pair or keep it
vingt-un-divide-no-cards = The pack has too few cards to divide: dividing needs two
vingt-un-divide-four = You have four hands already: there is no fifth
vingt-un-divide-no-stake = The dealer has no stake, and divides without a number
vingt-un-divide-stake = Say what is staked on the new hand: “divide 3”
vingt-un-divide-not-dealer = The dealer may not divide here
vingt-un-divide-pairs-only = Only a pair in the first two cards may be divided
vingt-un-no-card = No card is left: the last card of the pack is not dealt
vingt-un-stands-on-21 = A hand that counts 21 stands

## Solving

vingt-un-solve-pool = a deal is solved without a pool only: leave out the options of the pool
vingt-un-solve-divided = a deal is solved with “divided_natural=drawn”, and with “dealer_divides” as “each” or “forbidden”
vingt-un-solve-few-cards = a deal needs a pack of at least { $least } cards

# The first deals, for learning.
vingt-un-learn-goal = Everybody plays against the dealer, here Ben. Come as near to 21 as you can without going over. Court cards count 10, an ace 1 or 11. (VU-01)
vingt-un-learn-stake = First you stake chips on one card that only you have seen. An ace or a ten is a good start, a nine less so: stake 1 chip. (VU-10)
vingt-un-learn-double = Ann has staked too. With a strong first card Ben would have called “double”, and doubled all stakes. But Ben did not: a good sign. (VU-12)
vingt-un-learn-draw = With your second card you have 13: too low. Draw: an eight or less does not take you over 21. Drawn cards lie face up. (VU-23)
vingt-un-learn-again = A two: 15, still low. Over 21 you lose your stake at once, but standing on 15 usually loses too. Draw again. (VU-26)
vingt-un-learn-stand = A five: 20. Only 21 is better, and only an ace would get you there. Stand.
vingt-un-learn-divide = Ann had two eights, a poor 16. A pair may be divided: two hands, each with its own stake. (VU-40)
vingt-un-learn-over-drawn = A queen took Ann’s first hand to 25: over-drawn. That stake is lost at once, even if Ben goes over later. With the second hand Ann stands on 18. (VU-06)
vingt-un-learn-dealer = Ben turned up a six and a four, and drew: a king. That is 20 too.
vingt-un-learn-tie = You have 20, and Ben has 20: to be equal is not enough. The dealer wins ties, and that is the dealer’s advantage. You lose one chip. (VU-04)
vingt-un-learn-ace = Ben deals on, and your first card is an ace, the best card to stake on. Stake 10, the most that is allowed. (VUX-04)
vingt-un-learn-natural = Ben had a good card too, and doubled the stakes. But your second card is a king: a natural! You are paid twice your 20 chips at once. (VU-18)
vingt-un-learn-to-the-end = The hand is played to its end. Ann stands. Ben turns up an ace and a three, 4 or 14: too little, so Ben draws. (B-VU-04)
vingt-un-learn-soft = An eight. With the ace at 11 that is 22, so the ace counts 1 now, and Ben has 12. Ben draws again. (B-VU-01)
vingt-un-learn-end = 22: Ben is over-drawn and pays Ann too. And your natural puts Ben out. Now you deal, and win the ties. (VU-50)

## Fixed strategies, for the arena

vingt-un-zoo-textbook = Stakes high on an ace or a ten, divides aces and eights, stands on 16 or soft 18.
vingt-un-zoo-stand = Stakes the middle, never doubles or divides, and stands on { $total }.
vingt-un-zoo-doubler = Stakes the most, doubles and divides whenever it may, and stands on 17.
vingt-un-zoo-chaser = Plays the textbook, but stakes the most unless ahead, and doubles when behind.
vingt-un-zoo-tens = Plays the textbook, but stakes the most on a ten or court card too.
vingt-un-zoo-hunter = Plays the textbook, but after a natural that all pay for, draws on for 21 while it owes more than its stake.
