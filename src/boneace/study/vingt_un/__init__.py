"""Vingt-Un worked out: what standing, drawing and dividing are worth, and what the dealer has.

**The deal.** One player stakes 1 and sits against the dealer; the pack is whole, or is what it is
said to be, and “double” is not called. Naturals are settled first, by the rules. Then the player
draws or stands, knowing his cards only; then the dealer, who sees the stake, which cards the
player has drawn, and that he stands. Payments are the engine's own (`scoring.dealer_receives`): the
dealer receives ties, an over-drawn player pays at once, a drawn 21 doubles on either side.

**What is exact.** Every expectation is a finite sum over all cards that may lie anywhere, none of
them put back: by the numbers of cards of each value, of which there are 2019 hands up to 21. No
hand is left out, however rare, and nothing is drawn at random. Cards that count ten are one value;
for dividing, the share of pairs of tens that are of one denomination is taken into account.

**What the dealer knows.** The faces that the player has drawn, though not in which order they came
to him; and his own cards. Against a player whose strategy he knows he weighs every pair that may
lie under the faces, by the pack without his own cards, and has an exact best reply.

**When both play their best** it is a game of two with hidden cards, in which what one pays the
other receives, and it has a value. Its strategies mix: with 14 to 16 a player does one or the
other, so that the dealer cannot tell what he stands on. They are found by improving both in turn,
and how far they are from the value is then worked out exactly, as what either would gain by a best
reply: less than 0.0003 of the stake together. The table is that of the player's best reply to this
dealer: of standing and drawing against him, to the last digit.

**Dividing.** The dealer plays each hand of a pair that he divides by its own cards. What two such
hands bring is then exactly twice what one brings, for any card is as likely to come to the second
as to the first; his best reply is the best among strategies of this kind. A player who divides has
all his cards face up. He stakes as much on the second card as on the first and draws to each hand
as if it lay alone; the dealer plays his best against both, with the pack as it then is, and keeps
his own pair together. Nobody divides a third card of the kind. With fewer than 36 cards the last
card could come in reach while divided hands are played (VU-49), and then nobody divides.

**What is not exact** is played with the engine, and has an interval: a pack that goes on from deal
to deal, several players, the dealer who settles only the best of his divided hands. The engine is
also what checks the rest (`check`): nothing but the strategies passes from one to the other.

`hands` and `pack` say what there is, `game` puts it into arrays, `passes` and `open_hands` are
compiled, `solver` runs them, `table` reads them; `playing` and `sittings` play, `check` and
`variants` compare; `report` answers, `show` and `plot` draw.
"""
