# Three-Stake Brag: what is told, what may be done and why not. What it shares is in vying.ftl.
#
# Glossary. upcard: the card dealt face up. bon ace: the ace of diamonds. bragger: a wild card. pair,
# prial: two, three of a rank. eldest: who comes first after the dealer. vying: betting. over: above 31.
# carried: left for the next deal.

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

## Why a pot went where it did

three-stake-brag-bon-ace = { $card }, the bon ace
three-stake-brag-eldest = { $best }, the eldest of equals
three-stake-brag-beats = { $best } beats { $other }
three-stake-brag-better = { $hand }, for the jack of clubs is the better bragger
three-stake-brag-nobody-stayed = Nobody else stayed
three-stake-brag-nobody-bragged = Nobody bragged
three-stake-brag-nobody-bragged-why = Nobody bragged: { $why }
three-stake-brag-nobody-has = Nobody left has a pair
three-stake-brag-all-over = All are over
three-stake-brag-others-over = { $count }, for all others are over

## What happened

three-stake-brag-ante = Everybody puts { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
} into each of the three pots: { $pots } lie in them.
three-stake-brag-shows = { $who } shows { $card }.
three-stake-brag-draws = { $who } draws { $card }: { $count }.
three-stake-brag-stands = { $who } stands on { $count }.
three-stake-brag-nobody-brags = Nobody brags.
three-stake-brag-sees = { $who } sees for { $chips }.
three-stake-brag-opens = { $who } lays open { $cards }: { $said }.
three-stake-brag-takes = { $who } takes { three-stake-brag-pot }, { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}: { $why }.
three-stake-brag-carried = { $why }: { three-stake-brag-pot }, { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}, is carried.
three-stake-brag-counted = Counted to thirty-one: { $counts }.
three-stake-brag-all-three = { $who } takes all three pots, and { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
} more from everybody.
three-stake-brag-changed = { $who } { $does ->
    [wins] wins
   *[loses] loses
} { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
} in this deal.

## What a move does

three-stake-brag-hint-see = Puts { $chips } chips into the brag pot, and the two hands are compared
three-stake-brag-hint-draw = Take the top card of the pack
three-stake-brag-hint-stand = Stay on { $count }

## Why not

three-stake-brag-no-move = “{ $text }” is not a move of Three-Stake Brag: there are brag 2, pass, match, raise 3, drop, draw, stand{ $see ->
    [yes] { " " }and see
   *[no] { "" }
}
three-stake-brag-no-pack = The pack is used up
three-stake-brag-vying-over = The vying is over and the hands lie open: draw or stand
three-stake-brag-drawn-later = Cards are drawn after the vying, when the hands lie open
three-stake-brag-no-see = Hands are compared when all that are left have matched: nobody pays to see
three-stake-brag-nothing-to-see = Nobody has bragged yet: there is nothing to see
three-stake-brag-see-of-two = A hand may be seen only when two are left
three-stake-brag-modern-limit = under modern vying a player pays at every turn and there is no limit: option “vying_limit” must be 0
