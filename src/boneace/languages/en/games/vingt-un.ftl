# Vingt-Un: what it is about, its options and its presets.

vingt-un-game = Vingt-Un
    .summary = Everybody stakes on a card and draws for 21 against the dealer, who deals until a player has an ace with a ten or court card.

vingt-un-cut-told = Cards are dealt round for the first ace
vingt-un-cut-choice = By the first ace

## Options

vingt-un-option-min-stake = Lowest stake
    .meaning = The least that may be staked on a card.
vingt-un-option-max-stake = Highest stake
    .meaning = The most that may be staked on a card. What is lost with it may be four times as much.
vingt-un-option-natural-puts-out-dealer = A natural takes the deal
    .meaning = A player’s natural puts the dealer out.
vingt-un-option-deal-passes-to = The deal passes
    .meaning = Who deals when a natural has put the dealer out.
    .value-next = To the next player
    .value-holder = To the holder of the natural, the eldest first
vingt-un-option-naturals-to-put-out = Naturals that put the dealer out
    .meaning = How many naturals the dealer can be put out by, where the first deal brought none.
vingt-un-option-first-hand = First hand
    .meaning = In which hand a natural does not put the dealer out.
    .value-of-deal = In the first after the deal has passed
    .value-of-pack = Also in the first with a pack that was made anew
vingt-un-option-dealer-hands = Hands a dealer deals
    .meaning = The deal passes to the next player after so many hands; 0 is without a limit.
vingt-un-option-dealer-packs = Packs a dealer deals
    .meaning = The deal passes when the dealer has gone so many times through the pack, at the end of the hand; 0 is without a limit.
vingt-un-option-first-natural = Natural in the first hand
    .meaning = When a natural is paid that does not put the dealer out, being in the first hand.
    .value-at-once = At once, double
    .value-waits = It waits, and is settled as a drawn vingt-un
vingt-un-option-several-naturals = Several naturals
    .meaning = What two or more players are paid that have naturals in one hand.
    .value-each = Double each
    .value-first = Double the eldest, the others single
vingt-un-option-after-natural = After a natural
    .meaning = What becomes of the hand in which a natural puts the dealer out.
    .value-finish = It is played to its end
    .value-drop = It is dropped when naturals are paid
vingt-un-option-divided-natural = Ace and ten after dividing
    .meaning = What an ace and a ten or court card are in a divided hand.
    .value-drawn = A drawn vingt-un
    .value-natural = A natural
vingt-un-option-natural-collects-from-all = A natural collects from all
    .meaning = The holder of a natural receives his stake from every other player too, but those who have a vingt-un, where the dealer has no natural.
vingt-un-option-draw-on-21 = Drawing on 21
    .meaning = A player may draw on although his hand counts 21.
vingt-un-option-dealer-divides = The dealer divides
    .meaning = What is settled when the dealer has divided.
    .value-each = Each of his hands, against every player
    .value-best = One of his hands, the one that brings him most
    .value-forbidden = The dealer may not divide
vingt-un-option-double-covers-divided = Double for divided hands
    .meaning = “Double” is for the stakes on divided hands too.
vingt-un-option-pool-ante = Into the pool
    .meaning = The counters that everybody puts into the pool in every hand; the first who declares a natural takes it.
vingt-un-option-pool-over-draw = Dealer’s penalty
    .meaning = The counters that the dealer puts into the pool for each hand that he over-draws.
vingt-un-option-pool-ties = Ties
    .meaning = What part of his receipts on ties the dealer puts into the pool, rounded down.
    .value-none = Nothing
    .value-quarter = A quarter
    .value-third = A third
vingt-un-option-deals = Deals
    .meaning = The match ends after so many deals; 0 is without an end.

## Presets

vingt-un-preset-default = Vingt-Un
    .summary = A natural puts the dealer out, and the deal passes to the next player.
vingt-un-preset-pool = With a pool
    .summary = A counter from everybody in every hand, the dealer’s penalties and a third of his ties lie in a pool for the next natural.
vingt-un-preset-limited-deal = Limited deal
    .summary = Everybody deals twice through the pack; a natural collects from all players instead of putting the dealer out.
