# Primiera: what is told, what may be done and why not. What it shares with others is in vying.ftl.
#
# Glossary. claim: to say that one holds a winning hand. point, primiera, fifty-five, flush, chorus:
# the hands, from the lowest. draw: discards and new cards. vying: betting. pot. ante: what everybody
# puts into the pot. “flush of 76”: the cards of the hand count 76.

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
primiera-hand-suited = { primiera-hand } in { $suit ->
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
    [clubs] clubs
    [swords] swords
    [cups] cups
    [coins] coins
   *[batons] batons
}
primiera-nobody-claims = nobody claims
primiera-draw = draw { $draw }
primiera-label-stand = Stand
primiera-label-discard = Discard { $cards }

## What happened

primiera-served = { $who } is served { $card }.
primiera-shuffled = The discards are shuffled to make a new pack.
primiera-discards = { $who } discards { $cards }.
primiera-discards-unseen = { $who } discards { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
primiera-keeps = { $who } keeps all four cards.
primiera-passed-over = The pack is used up: { $who } cannot draw.
primiera-none-claims = { $then ->
    [vying] Nobody claims: now there is vying.
    [draw] Nobody claims: another draw.
    [point] Nobody claims: the point decides.
   *[none] Nobody claims.
}
primiera-vying-over = The vying is over: the point decides.
primiera-all-dropped = Everybody else has dropped: nothing is shown.
primiera-claims = { $who } { $count ->
    [one] claims
   *[other] claim
}.
primiera-shows = { $who } shows { $cards }: { $said }.
primiera-takes = { $who } takes the pot of { $chips ->
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

## How a deal was decided

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

primiera-no-move = “{ $text }” is not a move of Primiera: there are discard 7H 2C{ $stand ->
    [yes] , stand
   *[no] { "" }
}{ $vying ->
    [yes] , brag 2, raise 2, pass, match, drop
   *[no] { "" }
}
primiera-no-cards = “{ $text }” must name one to four cards, each once
primiera-not-held = { $card } is not in the hand
primiera-draw-over = The draw is over: brag, pass, or answer what was bragged
primiera-discard-now = Vying comes when everybody has drawn: discard now
primiera-no-vying = There is no vying at this table
primiera-least-discard = Everybody has to discard at least one card
primiera-most-discard = The pack can replace { $count ->
    [one] { $count } card
   *[other] { $count } cards
} only
