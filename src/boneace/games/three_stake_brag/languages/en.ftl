# Three-Stake Brag: events, moves and why a move is not legal. Shared messages are in vying.ftl.
#
# Glossary. upcard: the card dealt face up. bon ace: the ace of diamonds. bragger: a wild card. pair,
# prial: two, three of a rank. eldest: the first player after the dealer. vying: betting. over: above 31.
# carried: left for the next deal.

## What it is about

three-stake-brag-game = Three-Stake Brag
    .summary = Three pots in every deal: for the best card shown, for pairs and prials in a round of bragging, and for the hand nearest to 31.

## Options

three-stake-brag-option-second-bragger = Second bragger
    .meaning = The nine of diamonds is a bragger too, besides the jack of clubs.
three-stake-brag-option-natural-beats = Natural over made
    .meaning = Which natural hands beat the same hand made with a bragger.
    .value-all = Pairs and prials
    .value-prials = Prials only, as in Hoyle
three-stake-brag-option-bragger-of-rank = Bragger with its own rank
    .meaning = Whether a bragger counts as natural with cards of its own rank.
    .value-natural = As itself: natural
    .value-made = Always as a bragger: made
three-stake-brag-option-no-pair = Hands without a pair
    .meaning = What a hand without a pair is worth in the second pot.
    .value-high-card = Its highest card, below every pair
    .value-nothing = Nothing: it cannot win
three-stake-brag-option-ace = Ace in thirty-one
    .meaning = What an ace counts in the third pot.
    .value-1 = One
    .value-1-or-11 = One or eleven, whichever is better
three-stake-brag-option-stake = Stake
    .meaning = The chips that each player puts into each of the three pots.
three-stake-brag-option-vying = Way of vying
    .meaning = How a round of vying is played.
    .value-matched = Match, raise or drop until all who are left have staked the same
    .value-modern = Pay the bet at every turn; when two are left, either may see for double
three-stake-brag-option-max-brag = Highest brag
    .meaning = The largest amount of one brag or raise.
three-stake-brag-option-vying-limit = Limit of vying
    .meaning = The most that one player may put in during the vying of a deal; 0 means no limit.
three-stake-brag-option-nobody-brags = Nobody brags
    .meaning = What happens to the second pot when all pass.
    .value-best-hand = The best hand takes it
    .value-carried = It carries over to the next deal
three-stake-brag-option-thirty-one-ends = Thirty-one ends the drawing
    .meaning = The first player to make exactly 31 takes the third pot at once.
three-stake-brag-option-all-three = All three stakes
    .meaning = Extra stakes that everybody pays to a player who takes all three pots of a deal.
three-stake-brag-option-deals = Deals
    .meaning = The match ends after this many deals; 0 means no limit.

## Presets

three-stake-brag-preset-default = One bragger
    .summary = The Bragg of 1721: the jack of clubs is wild, and a natural hand beats an equal made one.
three-stake-brag-preset-two-braggers = Two braggers
    .summary = The nine of diamonds is wild as well.
three-stake-brag-preset-hoyle = Hoyle
    .summary = Two braggers, and a natural pair does not beat an equal pair made with one.

## Words

three-stake-brag-stage = { $pot ->
    [upcard] Best upcard
    [brag] Brag
   *[thirty-one] Thirty-one
}
three-stake-brag-pot = { $pot ->
    [upcard] the upcard pot
    [brag] the brag pot
   *[thirty-one] the thirty-one pot
}
three-stake-brag-no-pair = no pair
three-stake-brag-made = { $hand } with a bragger
three-stake-brag-over = { $count }, over
three-stake-brag-label-see = See for { $chips }
three-stake-brag-label-draw = Draw
three-stake-brag-label-stand = Stand

## Why a player won a pot

three-stake-brag-bon-ace = { $card }, the bon ace
three-stake-brag-eldest = { $best }, the eldest of equals
three-stake-brag-beats = { $best } beats { $other }
three-stake-brag-better = { $hand }, because the jack of clubs is the better bragger
three-stake-brag-nobody-stayed = Nobody else stayed
three-stake-brag-nobody-bragged = Nobody bragged
three-stake-brag-nobody-bragged-why = Nobody bragged: { $why }
three-stake-brag-nobody-has = Nobody left has a pair
three-stake-brag-all-over = All are over
three-stake-brag-others-over = { $count }, because all others are over

## What happened

three-stake-brag-ante = Everybody puts { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
} into each of the three pots: they hold { $pots }.
three-stake-brag-shows = { $who ->
    [you] You show
   *[other] { $who } shows
} { $card }.
three-stake-brag-draws = { $who ->
    [you] You draw
   *[other] { $who } draws
} { $card }: { $count }.
three-stake-brag-stands = { $who ->
    [you] You stand
   *[other] { $who } stands
} on { $count }.
three-stake-brag-nobody-brags = Nobody brags.
three-stake-brag-sees = { $who ->
    [you] You see
   *[other] { $who } sees
} for { $chips }.
three-stake-brag-opens = { $who ->
    [you] You show
   *[other] { $who } shows
} { $cards }: { $said }.
three-stake-brag-takes = { $who ->
    [you] You take
   *[other] { $who } takes
} { three-stake-brag-pot }, { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}: { $why }.
three-stake-brag-carried = { $why }: { three-stake-brag-pot }, { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}, carries over.
three-stake-brag-has = { WITHIN($who) } { $count }
three-stake-brag-counted = Counted to thirty-one: { $counts }.
three-stake-brag-all-three = { $who ->
    [you] You take
   *[other] { $who } takes
} all three pots, and { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
} more from everybody.
three-stake-brag-changed = { $who ->
    [you] You { $does ->
        [wins] win
       *[loses] lose
    }
   *[other] { $who } { $does ->
        [wins] wins
       *[loses] loses
    }
} { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
} in this deal.

## What a move does

three-stake-brag-hint-see = Puts { $chips } chips into the brag pot, and the two hands are compared
three-stake-brag-hint-draw = Take the top card of the pack
three-stake-brag-hint-stand = Stay on { $count }

## Why not

three-stake-brag-no-move = “{ $text }” is not a move of Three-Stake Brag: the moves are brag 2, pass, match, raise 3, drop, draw, stand{ $see ->
    [yes] { " " }and see
   *[no] { "" }
}
three-stake-brag-no-pack = The pack is used up
three-stake-brag-vying-over = The vying is over and the hands are face up: draw or stand
three-stake-brag-drawn-later = You draw after the vying, when the hands are face up
three-stake-brag-no-see = Hands are compared when all who are left have matched: nobody pays to see
three-stake-brag-nothing-to-see = Nobody has bragged yet: there is nothing to see
three-stake-brag-see-of-two = You may see a hand only when two players are left
three-stake-brag-modern-limit = under modern vying a player pays at every turn and there is no limit: option “vying_limit” must be 0

## Solving a deal

three-stake-brag-bad-upcards = “{ $given }” is not two cards: give the upcards of the eldest and of the dealer, such as KS 7D
three-stake-brag-unsolved = a deal can be solved with { $option }={ $value } only
three-stake-brag-few = Only a part of the vying is solved: brags and raises of { $amounts }, at most { $raises } in a round. Value and exploitability are those of this smaller game. With the option vying_limit set, to { $sure } or less, nothing is left out.

# The first deal, for learning.
three-stake-brag-learn-pots = Every deal has three pots, and each of you has put a chip into all three. You hold three cards, one of them face up. (TSB-02)
three-stake-brag-learn-upcard = The best face-up card takes the first pot. You and Ben both show an ace, and you come first. But Ben’s is the ace of diamonds, the bon ace, which beats everything. (TSB-07)
three-stake-brag-learn-bragger = The second pot is for the best pair or three of a kind. You have the jack of clubs, the bragger: it stands for any card, so you hold a pair of aces. (TSB-09)
three-stake-brag-learn-brag = You come first, so open: brag 2. The others must put in as much, put in more, or drop. A small brag keeps them in. (B-TSB-02)
three-stake-brag-learn-raise = Ann shows a king and raised to 4: kings, no doubt. Ben dropped. Only three of a kind or two real aces beat you, so raise by 7. (TSB-11)
three-stake-brag-learn-showdown = Ann matched, so the hands are compared. Aces beat kings: you take 25 chips. Had Ann dropped, you would have won unseen.
three-stake-brag-learn-thirty-one = The third pot goes to the hand nearest to 31, not over it. Ben plays again too. Here an ace counts 1, court cards 10: you have 20, and no card takes you over. Draw. (TSB-14)
three-stake-brag-learn-again = 23, but Ann’s open hand is 25. Draw again.
three-stake-brag-learn-stand = 29: only an ace or a two would help. Stand, and let the others try.
three-stake-brag-learn-ann = Ann’s 25 lost to your 29, so Ann had to draw, and an eight made 33: over.
three-stake-brag-learn-ben = Ben has 12 and needs 30 or 31. Equal hands would go to you, the eldest. (B-TSB-09)
three-stake-brag-learn-end = A nine and a ten: Ben has exactly 31 and takes the third pot. Ben won two pots, but yours was the big one: you are 11 chips up. After ten deals, most chips win.

## Fixed strategies, for the arena

three-stake-brag-zoo-textbook = Brags by what a pair is worth, raises prials, drops less than a pair.
three-stake-brag-zoo-doubter = Trusts no bet: stays in whenever the odds against any hand allow it, and never raises.
three-stake-brag-zoo-escalator = Goes up by the most with good hands, and again and again with very good ones; never bluffs.
